// Generated from the Rust rules by `MIASMA_WRITE_TYPES=1 cargo test -p protocol`; do not edit.

/** The rule options, the default first; some matter in one variant only. */
export const OPTIONS: { name: string; rule: string; values: string[]; only?: 'base' | 'duel' | 'solo' }[] = [
  { name: 'cemetery_choice', rule: 'PE-60', values: ['all_full', 'harmless_full'] },
  { name: 'castle_counts', rule: 'PE-78', values: ['no', 'yes'] },
  { name: 'market_refresh', rule: 'PE-92', values: ['five', 'two'] },
  { name: 'capital_reward', rule: 'PE-111', values: ['per_action', 'per_person'] },
  { name: 'resource_set_prestige', rule: 'PE-140', values: ['1', '3'] },
  { name: 'small_marker_draw', rule: 'PE-150', values: ['5_15_10', '15_10_5'] },
  { name: 'solo_neutral_cleared', rule: 'PE-176', values: ['yes', 'no'], only: 'solo' },
  { name: 'capital_for_two', rule: 'PE-133', values: ['literal', 'with_people'], only: 'base' },
  { name: 'disinfectant', rule: 'PE-205', values: ['besides', 'one_per_place'] },
  { name: 'back_through_capital', rule: 'PE-51', values: ['yes', 'no'] },
  { name: 'syringe', rule: 'PE-223', values: ['healed', 'always'] },
  { name: 'produce', rule: 'PE-49', values: ['at_once', 'in_turn'] },
];
