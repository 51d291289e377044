// The view after one more event, so that a move can be shown as it is told. It follows the rules' own view step by step;
// the server's view comes at the end of a move and has the last word.
import type { Phrase } from '$/protocol';
import { CARD_ORDER } from './cards';
import { flagOf, idOf, idsOf, numberOf, seatOf, type LoadView, type RattusView, type RegionView, type SeatView } from './view';

/** The pieces that come with a card. */
const PIECES = { walls: 3, nuns: 3, bishops: 2 };

export function apply(view: RattusView, event: Phrase): RattusView {
  const change = CHANGES[event.key];
  return change ? { ...view, ...change(view, event) } : view;
}

type Change = (view: RattusView, event: Phrase) => Partial<RattusView>;

const CHANGES: Record<string, Change> = {
  'event-card-chosen': (view, event) => {
    const card = idOf(event, 'card');
    return { display: withCard(view.display, card), ...piecesOf(card) };
  },
  'event-first-player': (_, event) => ({ first: named(event), on_turn: named(event) }),
  'event-seat-asked': (_, event) => ({ on_turn: named(event) }),
  'event-token-removed': (view, event) => ({
    bag: view.bag - 1,
    removed: view.removed + 1,
    ...(hidden(event, 'token')
      ? {}
      : { bag_tokens: without(view.bag_tokens, idOf(event, 'token')), removed_tokens: sorted(view.removed_tokens, idOf(event, 'token')) }),
  }),
  'event-rat-placed': (view, event) => {
    const token = hidden(event, 'token') ? null : idOf(event, 'token');
    const regions = withRat(view, idOf(event, 'region'), { mark: numberOf(event, 'rat'), token });
    // With an empty bag it came from the rats revealed before (PP-72).
    const bag = Math.max(0, view.bag - 1);
    return token === null
      ? { regions, bag }
      : { regions, bag, bag_tokens: without(view.bag_tokens, token), removed_tokens: without(view.removed_tokens, token) };
  },
  'event-plague-starts': (_, event) => ({ plague: idOf(event, 'region') }),
  'event-plague-moved': (_, event) => ({ plague: idOf(event, 'region') }),
  'event-cubes-placed': (view, event) => {
    const count = numberOf(event, 'count');
    return {
      regions: addCubes(view.regions, idOf(event, 'region'), seatOf(event), count),
      seats: seat(view, seatOf(event), ({ supply }) => ({ supply: supply - count })),
    };
  },
  'event-cube-moved': (view, event) => {
    const [from, to, who, load] = [idOf(event, 'from'), idOf(event, 'region'), seatOf(event), loadOf(event)];
    const left = dropLoad(addCubes(view.regions, from, who, -1), from, load);
    return { regions: addLoad(addCubes(left, to, who, 1), to, load) };
  },
  'event-cube-lost': (view, event) => {
    const region = idOf(event, 'region');
    return {
      regions: dropLoad(addCubes(view.regions, region, seatOf(event), -1), region, loadOf(event)),
      seats: seat(view, seatOf(event), ({ supply }) => ({ supply: supply + 1 })),
    };
  },
  'event-potion-lost': (view, event) => reload(view, event, (load) => ({ ...load, potions: load.potions - 1 })),
  'event-potion-given': (view, event) => reload(view, event, (load) => ({ ...load, potions: load.potions + 1 })),
  'event-diplomat-sent': (view, event) => reload(view, event, (load) => ({ ...load, diplomat: true })),
  'event-cube-palaced': (view, event) => {
    const [from, load] = [idOf(event, 'from'), loadOf(event)];
    return {
      regions: dropLoad(addCubes(view.regions, from, seatOf(event), -1), from, load),
      seats: seat(view, seatOf(event), ({ palace, palace_diplomats }) => ({
        palace: palace + 1,
        palace_diplomats: palace_diplomats + (load.diplomat ? 1 : 0),
      })),
    };
  },
  'event-card-taken': (view, event) => take(view, event),
  'event-card-taken-from': (view, event) => take(view, event),
  'event-ability-used': (view, event) => ({ used_cards: withCard(view.used_cards, idOf(event, 'card')) }),
  'event-rat-moved': (view, event) => {
    const mark = numberOf(event, 'rat');
    const rat = view.regions.find(({ id }) => id === idOf(event, 'from'))?.rats.find((other) => other.mark === mark);
    if (!rat) return {};
    return { regions: withRat({ ...view, regions: liftRat(view.regions, mark) }, idOf(event, 'region'), rat) };
  },
  'event-rat-peeked': (view, event) => (hidden(event, 'token') ? {} : learn(view, event)),
  'event-rat-turned-up': (view, event) => learn(view, event),
  'event-rat-revealed': (view, event) => {
    const token = idOf(event, 'token');
    return {
      regions: liftRat(view.regions, numberOf(event, 'rat')),
      used_tokens: view.used_tokens.includes(token) ? view.used_tokens : sorted(view.used_tokens, token),
    };
  },
  'event-cube-baked': (view, event) => ({
    seats: seat(view, seatOf(event), ({ supply, baked }) => ({ supply: supply - 1, baked: baked + 1 })),
  }),
  'event-baker-emptied': (view, event) => {
    const [owner, count] = [seatOf(event, 'owner'), numberOf(event, 'count')];
    return {
      seats: seat(view, owner, ({ baked }) => ({ baked: baked - count })),
      regions: addCubes(view.regions, idOf(event, 'region'), owner, count),
    };
  },
  'event-wall-set': (view, event) => ({ walls: put(view.walls, numberOf(event, 'wall'), [idOf(event, 'from'), idOf(event, 'region')]) }),
  'event-nun-set': (view, event) => ({ nuns: put(view.nuns, numberOf(event, 'nun'), idOf(event, 'region')) }),
  'event-bishop-set': (view, event) => ({ bishops: put(view.bishops, numberOf(event, 'bishop'), idOf(event, 'region')) }),
  'event-caravan-starts': (_, event) => ({ caravan: idOf(event, 'region') }),
  'event-caravan-moved': (_, event) => ({ caravan: idOf(event, 'region') }),
  'event-region-card-drawn': (view, event) => ({
    deck: view.deck - 1,
    seats: seat(view, seatOf(event), ({ hand, hand_cards }) => ({
      hand: hand + 1,
      hand_cards: hidden(event, 'region_card') ? hand_cards : sorted(hand_cards, idOf(event, 'region_card')),
    })),
  }),
  'event-region-card-shown': (view, event) => ({ deck: view.deck - 1, discards: sorted(view.discards, idOf(event, 'region_card')) }),
  'event-region-card-discarded': (view, event) => ({
    seats: leaveHand(view, event),
    discards: sorted(view.discards, idOf(event, 'region_card')),
  }),
  'event-region-card-played': (view, event) => ({
    seats: leaveHand(view, event),
    ravage: view.ravage && {
      ...view.ravage,
      protected: insert(view.ravage.protected, [idOf(event, 'region_card'), idOf(event, 'card')], (pair) => CARD_ORDER.indexOf(pair[1])),
    },
  }),
  'event-guard-discarded': (view, event) => ({
    ravage: view.ravage && { ...view.ravage, protected: view.ravage.protected.filter(([, card]) => card !== idOf(event, 'card')) },
    discards: sorted(view.discards, idOf(event, 'region_card')),
  }),
  // Cards shown just before stay open.
  'event-deck-shuffled': (view, event) => {
    const kept = view.discards.filter((card) => idsOf(event, 'kept').includes(card));
    return { deck: view.deck + view.discards.length - kept.length, discards: kept };
  },
  'event-turn-began': (_, event) => ({ stage: 'regular', on_turn: named(event), taken: false, placed: false, used_cards: [] }),
  'event-placing-done': () => ({ placed: true }),
  'event-ravage-began': (_, event) => ({ ravage: { region: idOf(event, 'region'), counts: false, protected: [] } }),
  'event-plague-counts': (view) => (view.ravage ? { ravage: { ...view.ravage, counts: true } } : { plague_counts: true }),
  'event-plague-counts-finally': () => ({ plague_counts: true }),
  'event-ravage-ended': () => ({ ravage: null }),
  'event-regular-ended': (_, event) => ({ ended_by: idOf(event, 'by') as RattusView['ended_by'] }),
  'event-final-turn-began': (_, event) => ({ stage: 'final_round', on_turn: named(event), used_cards: [] }),
  'event-final-plague-began': (_, event) => ({ stage: 'final_plague', on_turn: named(event) }),
  'event-game-ended': () => ({ stage: 'over' }),
};

/** Events that change nothing on the table. */
export const SILENT = ['event-breaks-out', 'event-no-effect', 'event-answers-opened', 'event-plague-stuck'];
export const KNOWN = [...Object.keys(CHANGES), ...SILENT];

function named(event: Phrase): string {
  return `seat ${seatOf(event)}`;
}

function hidden(event: Phrase, name: string): boolean {
  return idOf(event, name) === 'hidden';
}

function piecesOf(card: string): Partial<RattusView> {
  switch (card) {
    case 'emperor':
      return { walls: Array<null>(PIECES.walls).fill(null) };
    case 'nun':
      return { nuns: Array<null>(PIECES.nuns).fill(null) };
    case 'bishop':
      return { bishops: Array<null>(PIECES.bishops).fill(null) };
    default:
      return {};
  }
}

function take(view: RattusView, event: Phrase): Partial<RattusView> {
  const card = idOf(event, 'card');
  const given = view.seats.map((other) => ({ ...other, cards: without(other.cards, card) }));
  return {
    display: without(view.display, card),
    seats: seat({ ...view, seats: given }, seatOf(event), ({ cards }) => ({ cards: withCard(cards, card) })),
    taken: true,
  };
}

function seat(view: RattusView, number: number, change: (seat: SeatView) => Partial<SeatView>): SeatView[] {
  return view.seats.map((other, at) => (at === number - 1 ? { ...other, ...change(other) } : other));
}

function leaveHand(view: RattusView, event: Phrase): SeatView[] {
  return seat(view, seatOf(event), ({ hand, hand_cards }) => ({
    hand: hand - 1,
    hand_cards: without(hand_cards, idOf(event, 'region_card')),
  }));
}

function region(regions: RegionView[], id: string, change: (region: RegionView) => Partial<RegionView>): RegionView[] {
  return regions.map((other) => (other.id === id ? { ...other, ...change(other) } : other));
}

function addCubes(regions: RegionView[], id: string, number: number, count: number): RegionView[] {
  return region(regions, id, ({ cubes }) => ({ cubes: cubes.map((cube, at) => (at === number - 1 ? cube + count : cube)) }));
}

function withRat(view: RattusView, id: string, rat: { mark: number; token: string | null }): RegionView[] {
  return region(view.regions, id, ({ rats }) => ({ rats: insert(rats, rat, ({ mark }) => mark) }));
}

function liftRat(regions: RegionView[], mark: number): RegionView[] {
  return regions.map((other) =>
    other.rats.some((rat) => rat.mark === mark) ? { ...other, rats: other.rats.filter((rat) => rat.mark !== mark) } : other,
  );
}

function learn(view: RattusView, event: Phrase): Partial<RattusView> {
  const [mark, token] = [numberOf(event, 'rat'), idOf(event, 'token')];
  return {
    regions: region(view.regions, idOf(event, 'region'), ({ rats }) => ({
      rats: rats.map((rat) => (rat.mark === mark ? { mark, token } : rat)),
    })),
  };
}

/** What the cube of an event carries before it. */
function loadOf(event: Phrase): LoadView {
  return { seat: named(event), potions: numberOf(event, 'potions'), diplomat: flagOf(event, 'diplomat') };
}

function reload(view: RattusView, event: Phrase, change: (load: LoadView) => LoadView): Partial<RattusView> {
  const [id, load] = [idOf(event, 'region'), loadOf(event)];
  return { regions: addLoad(dropLoad(view.regions, id, load), id, change(load)) };
}

function addLoad(regions: RegionView[], id: string, load: LoadView): RegionView[] {
  if (isPlain(load)) return regions;
  return region(regions, id, ({ loads }) => ({ loads: insert(loads, load, weight) }));
}

function dropLoad(regions: RegionView[], id: string, load: LoadView): RegionView[] {
  if (isPlain(load)) return regions;
  return region(regions, id, ({ loads }) => {
    const at = loads.findIndex((other) => weight(other) === weight(load));
    return { loads: at < 0 ? loads : loads.toSpliced(at, 1) };
  });
}

function isPlain(load: LoadView): boolean {
  return load.potions === 0 && !load.diplomat;
}

/** Loads lie by seat, then potions, then diplomat. */
function weight(load: LoadView): number {
  return Number(load.seat.slice(5)) * 1000 + load.potions * 2 + (load.diplomat ? 1 : 0);
}

function insert<T>(list: readonly T[], item: T, order: (item: T) => number | string): T[] {
  const at = list.findIndex((other) => order(other) >= order(item));
  return list.toSpliced(at < 0 ? list.length : at, 0, item);
}

function sorted(list: readonly string[], item: string): string[] {
  return insert(list, item, (other) => other);
}

function withCard(cards: readonly string[], card: string): string[] {
  return insert(cards, card, (other) => CARD_ORDER.indexOf(other));
}

function without(list: readonly string[], item: string): string[] {
  const at = list.indexOf(item);
  return at < 0 ? [...list] : list.toSpliced(at, 1);
}

/** Pieces are counted from 1. */
function put<T>(list: readonly T[], number: number, item: T): T[] {
  return list.map((other, at) => (at === number - 1 ? item : other));
}
