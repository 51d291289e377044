// Generated from the Rust rules by `MIASMA_WRITE_TYPES=1 cargo test -p protocol`; do not edit.

/** The first word of a choice. */
export type ChoiceWord =
  | 'pass'
  | 'yes'
  | 'no'
  | 'take'
  | 'use'
  | 'place'
  | 'plague'
  | 'region'
  | 'rat'
  | 'count'
  | 'token'
  | 'seat'
  | 'card'
  | 'class'
  | 'region-card'
  | 'cube'
  | 'potion'
  | 'border'
  | 'piece';
