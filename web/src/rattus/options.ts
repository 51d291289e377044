// Generated from the Rust rules by `MIASMA_WRITE_TYPES=1 cargo test -p protocol`; do not edit.

/** The rule options, the default first, each with the box that it belongs to. */
export const OPTIONS: { name: string; rule: string; values: string[]; box: 'base' | 'pied_piper' | 'africanus' }[] = [
  { name: 'removed_with_three', rule: 'RB-05', values: ['6', '8'], box: 'base' },
  { name: 'plague_start', rule: 'RB-06', values: ['random', 'start_player_chooses'], box: 'base' },
  { name: 'first_player', rule: 'RB-07', values: ['random', 'seat'], box: 'base' },
  { name: 'final_knight', rule: 'RB-64', values: ['at_the_end', 'at_once'], box: 'base' },
  { name: 'end_by_cubes', rule: 'PP-44', values: ['on_board', 'supply_empty'], box: 'pied_piper' },
  { name: 'potions', rule: 'PP-63', values: ['automatic', 'ask_owner'], box: 'pied_piper' },
  { name: 'potions_limited', rule: 'PP-65', values: ['yes', 'no'], box: 'pied_piper' },
  { name: 'soldier_draws_from', rule: 'PP-72', values: ['used', 'all'], box: 'pied_piper' },
  { name: 'final_order', rule: 'AF-42', values: ['last_player', 'map'], box: 'africanus' },
  { name: 'all_cubes_out', rule: 'RB-60', values: ['any_turn', 'own_turn'], box: 'base' },
  { name: 'sits_out', rule: 'RB-61', values: ['last_player', 'who_ended'], box: 'base' },
  { name: 'final_knight_counts', rule: 'RB-64', values: ['always', 'by_choice'], box: 'base' },
  { name: 'soldier_extra', rule: 'PP-12', values: ['with_spread', 'always'], box: 'pied_piper' },
  { name: 'walls_stop_new_rats', rule: 'PP-34', values: ['yes', 'no'], box: 'pied_piper' },
];
