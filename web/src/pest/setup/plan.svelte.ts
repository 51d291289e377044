// A table of Pest being set up.
import { TablePlan } from '$/game/plan.svelte';
import { OPTIONS } from '../options';

export type Variant = 'base' | 'duel' | 'solo';

export const VARIANTS: { id: Variant; icon: string; least: number; most: number }[] = [
  { id: 'base', icon: 'people', least: 2, most: 5 },
  { id: 'duel', icon: 'exchange', least: 2, most: 2 },
  { id: 'solo', icon: 'doctor', least: 1, most: 1 },
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
