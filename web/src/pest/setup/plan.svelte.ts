// A table of Pest being set up.
import { TablePlan, type RuleOption } from '$/game/plan.svelte';

export type Variant = 'base' | 'duel' | 'solo';

export const VARIANTS: { id: Variant; icon: string; least: number; most: number }[] = [
  { id: 'base', icon: 'people', least: 2, most: 5 },
  { id: 'duel', icon: 'exchange', least: 2, most: 2 },
  { id: 'solo', icon: 'doctor', least: 1, most: 1 },
];

/** All rule options, the default first; some apply to one variant only. */
export const OPTIONS: (RuleOption & { only?: Variant })[] = [
  { name: 'cemetery_choice', rule: 'PE-60', values: ['all_full', 'harmless_full'] },
  { name: 'market_refresh', rule: 'PE-92', values: ['five', 'two'] },
  { name: 'capital_reward', rule: 'PE-111', values: ['per_action', 'per_person'] },
  { name: 'castle_counts', rule: 'PE-78', values: ['no', 'yes'] },
  { name: 'resource_set_prestige', rule: 'PE-140', values: ['1', '3'] },
  { name: 'small_marker_draw', rule: 'PE-150', values: ['5_15_10', '15_10_5'] },
  { name: 'capital_for_two', rule: 'PE-133', values: ['literal', 'with_people'], only: 'base' },
  { name: 'disinfectant', rule: 'PE-205', values: ['besides', 'one_per_place'] },
  { name: 'back_through_capital', rule: 'PE-51', values: ['yes', 'no'] },
  { name: 'syringe', rule: 'PE-223', values: ['healed', 'always'] },
  { name: 'produce', rule: 'PE-49', values: ['at_once', 'in_turn'] },
  { name: 'solo_neutral_cleared', rule: 'PE-176', values: ['yes', 'no'], only: 'solo' },
];

export class PestPlan extends TablePlan {
  readonly game = 'pest';
  readonly fault = null;
  readonly spectatorsNote = 'new-spectators-note-pest';
  variant = $state<Variant>('base');
  variable = $state(false);

  readonly options = $derived(OPTIONS.filter(({ only }) => !only || only === this.variant));
  readonly #range = $derived(VARIANTS.find(({ id }) => id === this.variant));
  readonly least: number = $derived(this.#range?.least ?? 2);
  readonly most: number = $derived(this.#range?.most ?? 5);

  play(variant: Variant): void {
    this.variant = variant;
    while (this.seats.length > this.most) this.seats.pop();
    while (this.seats.length < this.least) this.add();
  }

  protected override setup(): Record<string, string> {
    const chosen = Object.entries(this.chosen).filter(([name]) => this.options.some((option) => option.name === name));
    return {
      players: String(this.seats.length),
      variant: this.variant,
      variable: this.variable ? 'yes' : 'no',
      ...Object.fromEntries(chosen),
    };
  }
}
