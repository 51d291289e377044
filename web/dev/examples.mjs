// Cuts worked examples out of `miasma replay --json`, in the shape of the wire: reads lines of JSON, writes the file named as argument.
import { deepStrictEqual } from 'node:assert';
import { readFileSync, writeFileSync } from 'node:fs';

/** Events that belong to what follows, or that nobody needs to see. */
const NEXT = [
  'event-placing-done',
  'event-turn-began',
  'tell-turns-over',
  'tell-assistants-back',
  'tell-reordered',
  'tell-year',
  'tell-opened',
  'tell-shuffled',
  'tell-neutral',
];

const examples = {};
for (const text of readFileSync(0, 'utf8')
  .split(/(?<=\]\})\n/)
  .filter(Boolean)) {
  const { name, before, last, lines } = JSON.parse(text);
  const at = lines.findIndex(({ entry }) => entry === before);
  const steps = [{ events: [], view: lines[at].table }];
  for (const { entry, events, table, undo } of lines.slice(at + 1)) {
    if (entry > last) break;
    // Taken back, to show another possibility.
    if (undo !== null) steps.push({ events: [], view: table });
    // Answers that only lead to the next question show nothing.
    const shown = events.map(told).filter(({ key }) => !NEXT.includes(key));
    if (shown.length > 0) steps.push(...phases(steps.at(-1).view, shown, table));
  }
  examples[name] = steps;
}
writeFileSync(process.argv[2], `${JSON.stringify(examples)}\n`);

/** An event is flat, with numbers for seats. */
function told({ event, rule, args }) {
  const flat = (value) => {
    if (Array.isArray(value)) return value.map(flat);
    const seat = typeof value === 'string' ? /^seat (\d+)$/.exec(value)?.[1] : undefined;
    return seat ? Number(seat) : value;
  };
  return { key: event, rule, ...Object.fromEntries(Object.entries(args).map(([name, value]) => [name, flat(value)])) };
}

/** What one answer brings about is shown in steps: each rat that is turned up, and of a pest the card, what falls and what spreads. */
function phases(before, shown, after) {
  const parts = [[]];
  for (const event of shown) {
    const last = parts.at(-1).at(-1);
    const begins =
      ['event-rat-revealed', 'tell-capital-cleared'].includes(event.key) ||
      ((event.key === 'tell-fell') !== (last?.key === 'tell-fell') && shown.some(isFall));
    if (begins && last) parts.push([]);
    parts.at(-1).push(event);
  }
  const steps = [];
  for (const part of parts) steps.push({ events: part, view: moved(steps.at(-1)?.view ?? before, part) });
  // The engine has the last word; what was counted here on the way there must agree with it.
  const last = steps.at(-1);
  if (parts.length > 1) deepStrictEqual(pieces(last.view), pieces(after));
  last.view = after;
  return steps;
}

function isFall({ key }) {
  return key === 'tell-fell';
}

function pieces({ places, regions }) {
  return places ?? regions;
}

function moved(view, events) {
  const next = structuredClone(view);
  for (const event of events) {
    const place = next.places?.find(({ id }) => id === event.place);
    const region = next.regions?.find(({ id }) => id === event.region);
    const seat = next.seats[event.seat - 1];
    if (event.key === 'tell-shamed') seat.shame += event.shame;
    if (event.key === 'tell-honoured') seat.prestige += event.prestige;
    if (event.key === 'tell-sickened') place.sick += event.people;
    if (event.key === 'tell-fell') [place.sick, place.destroyed] = [0, true];
    if (event.key === 'event-rat-revealed') region.rats = region.rats.filter(({ mark }) => mark !== event.rat);
    if (event.key === 'event-cube-lost') region.cubes[event.seat - 1] -= 1;
  }
  return next;
}
