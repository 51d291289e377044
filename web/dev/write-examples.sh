#!/bin/sh
# Writes the worked examples of the rulebooks, in web/: dev/write-examples.sh [MIASMA]. The records are in dev/examples/GAME, and `list`
# says which entries of each are shown. Everything shown is what the engine told a spectator.
set -eu
miasma=${1:-../target/release/miasma}
for game in rattus pest; do
  grep -v '^#' "dev/examples/$game/list" | while read -r name before last; do
    printf '{"name":"%s","before":%s,"last":%s,"lines":[' "$name" "$before" "$last"
    "$miasma" replay "dev/examples/$game/$name.record" --json --as watcher | paste -sd,
    printf ']}\n'
  done | node dev/examples.mjs "src/$game/book/examples.json"
done
