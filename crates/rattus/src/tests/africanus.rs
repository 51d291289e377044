//! Africanus: its set-up, its region cards, its score and its end; and the secrecy of hands and rats.
