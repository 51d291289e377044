# What Rattus says.
