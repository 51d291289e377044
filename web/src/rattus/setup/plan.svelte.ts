// A table of Rattus being set up.
import boxes from 'virtual:rattus-boxes';
import type { NewTable } from '$/protocol';
import { TablePlan } from '$/game/plan.svelte';
import { OPTIONS } from '../options';

export type Box = 'pied_piper' | 'africanus';
/** How the class cards are chosen: by chance, a suggested set, or one by one. */
export type CardChoice = 'base' | 'with_islam' | 'random' | 'one_from_each_class' | 'picked' | (string & {});

/** In the order the page shows them. */
const CLASSES = ['peasantry', 'bourgeoisie', 'church', 'chivalry', 'magic', 'royalty', 'islam'];

const BASE_SIX = boxes.cards.filter(({ box }) => box === 'base').map(({ id }) => id);

const ISLAM = boxes.cards.filter((card) => card.class === 'islam').map(({ id }) => id);

export class RattusPlan extends TablePlan {
  readonly game = 'rattus';
  readonly least = 2;
  readonly spectatorsNote = 'new-spectators-note-rattus';
  boxes = $state<Record<Box, boolean>>({ pied_piper: false, africanus: false });
  choice = $state<CardChoice>('base');
  picked = $state<string[]>([]);
  odds = $state(false);

  readonly most: number = $derived(this.boxes.africanus ? 6 : 4);
  override readonly moreSeats = $derived(this.boxes.africanus ? null : 'new-seats-more');
  /** Those of the base game first. */
  readonly options = $derived(
    (['base', 'pied_piper', 'africanus'] as const)
      .filter((box) => box === 'base' || this.boxes[box])
      .flatMap((box) => OPTIONS.filter((option) => option.box === box)),
  );
  readonly numbers = $derived(
    boxes.numbers.find(({ box, players }) => box === (this.boxes.africanus ? 'africanus' : 'base') && players === this.seats.length),
  );
  /** How many class cards are in play. */
  readonly count = $derived(this.numbers?.cards ?? 6);
  /** The cards to choose from: those of the Pied Piper always, because picking one adds its box. */
  readonly offered = $derived(boxes.cards.filter(({ box }) => box !== 'africanus' || this.boxes.africanus));
  readonly pool = $derived(boxes.cards.filter(({ box }) => box === 'base' || this.boxes[box as Box]));
  readonly classes = $derived(CLASSES.filter((kind) => this.offered.some((card) => card.class === kind)));
  readonly sets = $derived(boxes.sets.filter(({ cards }) => cards.every((id) => this.pool.some((card) => card.id === id))));
  /** The cards already decided; none where they are drawn at random. */
  readonly cards: string[] = $derived.by(() => {
    if (this.choice === 'picked') return this.picked;
    if (this.choice === 'base') return this.count === BASE_SIX.length ? BASE_SIX : [];
    if (this.choice === 'with_islam') return [...BASE_SIX.slice(0, this.count - 1), ...ISLAM].slice(0, this.count);
    return this.sets.find(({ id }) => id === this.choice)?.cards ?? [];
  });
  /** The classes that no card has: their symbols on rats then have no effect. */
  readonly absent = $derived(
    this.cards.length < this.count ? [] : CLASSES.filter((kind) => (kind !== 'islam' || this.boxes.africanus) && !this.#has(kind)),
  );
  readonly fault: string | null = $derived.by(() => {
    if (this.choice === 'picked' && this.picked.length !== this.count) return 'new-fault-cards';
    return null;
  });
  readonly choices: CardChoice[] = $derived([
    ...(this.count === BASE_SIX.length ? ['base'] : []),
    ...(this.boxes.africanus ? ['with_islam'] : []),
    ...this.sets.map(({ id }) => id),
    ...(this.pool.length > this.count ? ['one_from_each_class', 'random'] : []),
  ]);

  toggle(box: Box): void {
    this.boxes[box] = !this.boxes[box];
    while (this.seats.length > this.most) this.seats.pop();
    this.picked = this.picked.filter((id) => this.pool.some((card) => card.id === id));
    if (this.choice !== 'picked' && !this.choices.includes(this.choice)) this.choice = this.choices[0] ?? 'random';
    // Africanus brings a class of its own: at least one of its cards is in play.
    if (box === 'africanus' && this.boxes.africanus && this.choice !== 'picked') this.choice = 'with_islam';
  }

  override add(): void {
    super.add();
    this.#settleCards();
  }

  override remove(at: number): void {
    super.remove(at);
    this.#settleCards();
  }

  /** Picks a card or puts it back; the first pick starts from the cards shown. */
  pick(id: string): void {
    const box = boxes.cards.find((card) => card.id === id)?.box;
    const cards = this.cards;
    if (box !== 'base' && box !== undefined) this.boxes[box as Box] = true;
    this.choice = 'picked';
    this.picked = cards.includes(id) ? cards.filter((other) => other !== id) : [...cards, id];
  }

  override table(): NewTable {
    return { ...super.table(), player_aids: this.odds };
  }

  protected override setup(): Record<string, string> {
    const inside = ['base', ...(['pied_piper', 'africanus'] as const).filter((box) => this.boxes[box])];
    const setup: Record<string, string> = { players: String(this.seats.length), boxes: inside.join(',') };
    setup['cards'] = ['base', 'picked', 'with_islam'].includes(this.choice) ? this.cards.join(',') || 'random' : this.choice;
    for (const [name, value] of Object.entries(this.chosen)) setup[name] = value;
    return setup;
  }

  #settleCards(): void {
    if (this.choice !== 'picked' && !this.choices.includes(this.choice)) this.choice = this.choices[0] ?? 'random';
  }

  #has(kind: string): boolean {
    return this.pool.some((card) => card.class === kind && this.cards.includes(card.id));
  }
}
