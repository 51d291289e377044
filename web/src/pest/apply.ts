// The view after one more event, so that a move can be shown as it is told. It follows the rules' own table step by step;
// the server's view comes at the end of a move and has the last word. What is counted from rules (the score, the room a
// card adds) stays as it was until then.
import type { Phrase } from '$/protocol';
import { idOf, idsOf, numberOf, seatOf, seatsOf, type PestView, type PlaceSheet, type SeatSheet } from './view';

export function apply(view: PestView, event: Phrase): PestView {
  const change = CHANGES[event.key];
  return change ? { ...view, ...change(view, event) } : view;
}

type Change = (view: PestView, event: Phrase) => Partial<PestView>;
type Mine = (seat: SeatSheet, event: Phrase, view: PestView) => Partial<SeatSheet>;

const GOODS = ['wood', 'stone', 'food', 'herbs', 'coin'] as const;
type Good = (typeof GOODS)[number];

/** What changes one player's sheet alone. */
const SEATS: Record<string, Mine> = {
  'tell-dealt': ({ starts }, event) => ({ starts: [...starts, idOf(event, 'card')].sort() }),
  'tell-castle': (mine, event, view) => stands(mine, 'castle', event, view),
  'tell-supplied': (mine, event) => ({ ...stock(mine, event, 1), research: numberOf(event, 'research') }),
  'tell-doctor': (_, event) => ({ doctor: idOf(event, 'place') }),
  'tell-walked': (_, event) => ({ doctor: idOf(event, 'place') }),
  'tell-walked-through': (_, event) => ({ doctor: idOf(event, 'place') }),
  'tell-jumped': (_, event) => ({ doctor: idOf(event, 'place') }),
  'tell-camp-returned': () => ({ camp: null }),
  'tell-camp-set': (_, event) => ({ camp: idOf(event, 'place') }),
  'tell-kept': (mine, event) => {
    const space = idOf(event, 'space');
    if (space === 'apparatus' || space === 'hospital') return { [space]: 1 };
    return { quarantine: people(mine, space, numberOf(event, 'people')) };
  },
  'tell-gained': (mine, event) => stock(mine, event, 1),
  'tell-paid': (mine, event) => stock(mine, event, -1),
  'tell-cut': (mine, event) => stock(mine, event, -1),
  'tell-exchanged': (mine, event) =>
    count(mine, [
      [idOf(event, 'first'), -1],
      [idOf(event, 'second'), -1],
      ['coin', 1],
    ]),
  'tell-researched': ({ research }, event) => ({ research: research + numberOf(event, 'research') }),
  'tell-research-paid': ({ research }, event) => ({ research: research - numberOf(event, 'research') }),
  'tell-honoured': ({ prestige }, event) => ({ prestige: prestige + numberOf(event, 'prestige') }),
  'tell-shamed': ({ shame }, event) => ({ shame: shame + numberOf(event, 'shame') }),
  'tell-influenced': (_, event) => ({ influence: numberOf(event, 'to') }),
  'tell-task': ({ tasks }, event) => ({ tasks: tasks.with(numberOf(event, 'era') - 1, numberOf(event, 'space')) as SeatSheet['tasks'] }),
  'tell-placed': ({ grid, assistants }, event) => ({
    grid: inGrid([...grid, `${idOf(event, 'top')}-${idOf(event, 'left')}`]),
    assistants: assistants - 1,
  }),
  'tell-placed-on-card': ({ cards, assistants }, event) => ({ cards: [...cards, idOf(event, 'technology')], assistants: assistants - 1 }),
  'tell-built': (mine, event, view) => stands(mine, idOf(event, 'building'), event, view),
  'tell-bought': ({ slots }, event) => ({ slots: slots.with(slotOf(event), idOf(event, 'technology')) }),
  'tell-discarded': ({ slots, workshop }, event) => ({
    slots: slots.with(slotOf(event), null),
    workshop: idOf(event, 'technology') === 'mobile_workshop' ? null : workshop,
  }),
  'tell-dedicated': (_, event) => ({ workshop: idOf(event, 'resource') }),
  'tell-shifted': (mine, event) => ({
    quarantine: people({ ...mine, quarantine: people(mine, idOf(event, 'from'), -1) }, idOf(event, 'to'), 1),
  }),
  'tell-cured': (mine, event) => ({ quarantine: people(mine, idOf(event, 'from'), -1), recovered: mine.recovered + 1 }),
  'tell-released': (mine, event) => ({ quarantine: people(mine, idOf(event, 'from'), -1) }),
  'tell-treated': (_, event) => ({ [idOf(event, 'card')]: numberOf(event, 'space') }),
  'tell-recovered': ({ recovered }, event) => ({ [idOf(event, 'card')]: 0, recovered: recovered + 1 }),
  'tell-healed': ({ recovered }, event) => ({ recovered: recovered + numberOf(event, 'people') }),
  'tell-assigned': (mine, event) => {
    const left = { ...mine, ...room(mine, idOf(event, 'from'), -1) };
    return { ...left, ...room(left, idOf(event, 'to'), 1) };
  },
};

/** What changes the table itself; an event may change both. */
const TABLE: Record<string, Change> = {
  'tell-marked': (view, event) => ({ places: place(view, event, () => ({ resource: idOf(event, 'resource'), marker: true })) }),
  'tell-fell': (view, event) => ({ places: place(view, event, () => ({ destroyed: true, sick: 0 })) }),
  'tell-sickened': (view, event) => ({ places: place(view, event, ({ sick }) => ({ sick: sick + numberOf(event, 'people') })) }),
  'tell-taken': (view, event) => ({ places: place(view, event, ({ sick }) => ({ sick: sick - numberOf(event, 'people') })) }),
  'tell-road-sickened': (view, event) => ({ roads: road(view, event, 1) }),
  'tell-road-taken': (view, event) => ({ roads: road(view, event, -1) }),
  'tell-decreed': (view, event) => ({ decrees: view.decrees.with(numberOf(event, 'era') - 1, idOf(event, 'decree')) }),
  'tell-capital-card': (_, event) => ({ capital_card: idOf(event, 'card') }),
  'tell-reward-laid': (view, event) => ({
    rewards: [...view.rewards, { id: idOf(event, 'reward'), open: true }].sort((a, b) => a.id.localeCompare(b.id)),
  }),
  'tell-reward-taken': (view, event) => ({
    rewards: view.rewards.map((reward) => (reward.id === idOf(event, 'reward') ? { ...reward, open: false } : reward)),
  }),
  'tell-opened': (view, event) => ({
    deck: without(view.deck, idOf(event, 'technology')),
    market: [...view.market, idOf(event, 'technology')],
  }),
  'tell-shuffled': (view, event) => ({
    market: without(view.market, idOf(event, 'technology')),
    deck: [...view.deck, idOf(event, 'technology')],
  }),
  'tell-bought': (view, event) => ({ market: without(view.market, idOf(event, 'technology')) }),
  'tell-discarded': (view, event) => ({ deck: [...view.deck, idOf(event, 'technology')] }),
  'tell-seated': (view, event) => ({ order: [...view.order, `seat ${seatOf(event)}`] }),
  'tell-year': (view, event) => {
    const year = numberOf(event, 'year');
    return {
      year,
      era: Math.min(3, Math.ceil(year / 2)),
      seats: view.seats.map((seat) => ({ ...seat, assistants: numberOf(event, 'assistants') })),
    };
  },
  'tell-pest': (view, event) => ({ pest: idOf(event, 'card'), pests_seen: [...view.pests_seen, idOf(event, 'card')].sort() }),
  'tell-support': (view, event) => ({
    support_paid: view.support,
    support: idOf(event, 'card'),
    supports_seen: [...view.supports_seen, idOf(event, 'card')].sort(),
  }),
  'tell-neutral': (view, event) => ({ neutral: view.neutral + numberOf(event, 'people') }),
  'tell-turn': (view, event) => ({ active: `seat ${seatOf(event)}`, turns: view.turns + 1 }),
  'tell-turns-over': () => ({ active: null }),
  'tell-raised': (view, event) => ({ capital_buildings: without(view.capital_buildings, idOf(event, 'building')) }),
  'tell-assistants-back': (view) => ({ seats: view.seats.map((seat) => ({ ...seat, grid: [], cards: [] })) }),
  'tell-reordered': (_, event) => ({ order: seatsOf(event, 'order').map((seat) => `seat ${seat}`) }),
  'tell-capital-cleared': (view) => ({
    seats: view.seats.map((seat) => ({ ...seat, capital: 0 })),
    neutral: view.variant === 'solo' ? 0 : view.neutral,
    rewards: view.variant === 'solo' ? view.rewards : view.rewards.map(({ id }) => ({ id, open: true })),
  }),
  'tell-ended': () => ({ over: true }),
};

const CHANGES: Record<string, Change> = { ...TABLE };
for (const [key, mine] of Object.entries(SEATS)) {
  const table = TABLE[key];
  CHANGES[key] = (view, event) => ({ ...table?.(view, event), seats: ofSeat(view, seatOf(event), (seat) => mine(seat, event, view)) });
}

/** Events that change nothing on the table. */
export const SILENT = [
  'tell-received',
  'tell-spared',
  'tell-shielded',
  'tell-waived',
  'tell-overflowed',
  'tell-repeated',
  'tell-began',
  'tell-improved',
];
export const KNOWN = [...Object.keys(CHANGES), ...SILENT];

function ofSeat(view: PestView, number: number, change: (seat: SeatSheet) => Partial<SeatSheet>): SeatSheet[] {
  return view.seats.map((seat, at) => (at === number - 1 ? { ...seat, ...change(seat) } : seat));
}

function place(view: PestView, event: Phrase, change: (place: PlaceSheet) => Partial<PlaceSheet>): PlaceSheet[] {
  return view.places.map((other) => (other.id === idOf(event, 'place') ? { ...other, ...change(other) } : other));
}

/** Roads are listed while somebody is on them. */
function road(view: PestView, event: Phrase, sign: 1 | -1): PestView['roads'] {
  const [a = '', b = ''] = idsOf(event, 'road');
  const is = ({ ends }: PestView['roads'][number]) => ends.includes(a) && ends.includes(b);
  const more = sign * numberOf(event, 'people');
  if (!view.roads.some(is)) return [...view.roads, { ends: [a, b], sick: more }];
  return view.roads.map((other) => (is(other) ? { ...other, sick: other.sick + more } : other)).filter(({ sick }) => sick > 0);
}

function stock(mine: SeatSheet, event: Phrase, sign: 1 | -1): Partial<SeatSheet> {
  return count(
    mine,
    idsOf(event, 'goods').map((kind) => [kind, sign]),
  );
}

function count(mine: SeatSheet, changes: [kind: string, by: number][]): Partial<SeatSheet> {
  const after: Partial<Record<Good, number>> = {};
  for (const [kind, by] of changes) {
    const good = GOODS.find((one) => one === kind);
    if (good) after[good] = (after[good] ?? mine[good]) + by;
  }
  return after;
}

function people(mine: SeatSheet, space: string, more: number): SeatSheet['quarantine'] {
  return mine.quarantine.map(([id, sick, rooms]) => (id === space ? [id, sick + more, rooms] : [id, sick, rooms]));
}

/** Somebody comes to a room or leaves it; buildings and the workshop card hold one. */
function room(mine: SeatSheet, id: string, by: 1 | -1): Partial<SeatSheet> {
  switch (id) {
    case 'recovery':
      return { recovered: mine.recovered + by };
    case 'experts':
    case 'capital':
      return { [id]: mine[id] + by };
    case 'workshop_card':
      return { workshop_staffed: by > 0 };
    default:
      return { buildings: mine.buildings.map((building) => (building.id === id ? { ...building, staffed: by > 0 } : building)) };
  }
}

function stands(mine: SeatSheet, building: string, event: Phrase, view: PestView): Partial<SeatSheet> {
  const at = idOf(event, 'place');
  const resource = view.places.find(({ id }) => id === at)?.resource ?? null;
  return { buildings: mine.buildings.map((other) => (other.id === building ? { ...other, place: at, resource } : other)) };
}

const COLUMNS = ['move', 'construct', 'produce'];
const ROWS = ['research', 'cure', 'assign'];

/** Spaces are listed row by row. */
function inGrid(cells: string[]): string[] {
  const at = (cell: string) => {
    const [top = '', left = ''] = cell.split('-');
    return 3 * ROWS.indexOf(left) + COLUMNS.indexOf(top);
  };
  return cells.sort((one, other) => at(one) - at(other));
}

function slotOf(event: Phrase): number {
  return ['top', 'middle', 'bottom'].indexOf(idOf(event, 'slot'));
}

function without(list: readonly string[], item: string): string[] {
  return list.filter((other) => other !== item);
}
