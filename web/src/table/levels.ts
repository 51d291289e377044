// Generated from the Rust rules by `MIASMA_WRITE_TYPES=1 cargo test -p protocol`; do not edit.

/** The levels of bots, weakest first. */
export const LEVELS = ['novice', 'apprentice', 'expert', 'master'] as const;
