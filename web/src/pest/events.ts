// Generated from the Rust types by `MIASMA_WRITE_TYPES=1 cargo test -p protocol`; do not edit.
import type { EventKinds } from '$/protocol';

export type PestEvent =
  | { key: 'tell-assigned'; rule: string; seat: number; from: string; to: string }
  | { key: 'tell-assistants-back'; rule: string }
  | { key: 'tell-began'; rule: string; seat: number; action: string }
  | { key: 'tell-bought'; rule: string; seat: number; technology: string; slot: string }
  | { key: 'tell-built'; rule: string; seat: number; building: string; place: string }
  | { key: 'tell-camp-returned'; rule: string; seat: number; place: string }
  | { key: 'tell-camp-set'; rule: string; seat: number; place: string }
  | { key: 'tell-capital-card'; rule: string; card: string }
  | { key: 'tell-capital-cleared'; rule: string }
  | { key: 'tell-castle'; rule: string; seat: number; place: string }
  | { key: 'tell-cured'; rule: string; seat: number; from: string }
  | { key: 'tell-cut'; rule: string; seat: number; goods: string[] }
  | { key: 'tell-dealt'; rule: string; seat: number; card: string }
  | { key: 'tell-decreed'; rule: string; era: number; decree: string }
  | { key: 'tell-dedicated'; rule: string; seat: number; resource: string }
  | { key: 'tell-discarded'; rule: string; seat: number; technology: string; slot: string }
  | { key: 'tell-doctor'; rule: string; seat: number; place: string }
  | { key: 'tell-ended'; rule: string }
  | { key: 'tell-exchanged'; rule: string; seat: number; first: string; second: string }
  | { key: 'tell-fell'; rule: string; place: string }
  | { key: 'tell-gained'; rule: string; seat: number; goods: string[] }
  | { key: 'tell-healed'; rule: string; seat: number; people: number }
  | { key: 'tell-honoured'; rule: string; seat: number; prestige: number }
  | { key: 'tell-improved'; rule: string; seat: number; action: string }
  | { key: 'tell-influenced'; rule: string; seat: number; from: number; to: number }
  | { key: 'tell-jumped'; rule: string; seat: number; place: string }
  | { key: 'tell-kept'; rule: string; seat: number; space: string; people: number }
  | { key: 'tell-marked'; rule: string; place: string; resource: string }
  | { key: 'tell-neutral'; rule: string; people: number }
  | { key: 'tell-opened'; rule: string; technology: string }
  | { key: 'tell-overflowed'; rule: string; seat: number }
  | { key: 'tell-paid'; rule: string; seat: number; goods: string[] }
  | { key: 'tell-pest'; rule: string; card: string }
  | { key: 'tell-placed'; rule: string; seat: number; top: string; left: string }
  | { key: 'tell-placed-on-card'; rule: string; seat: number; technology: string }
  | { key: 'tell-raised'; rule: string; seat: number; building: string }
  | { key: 'tell-received'; rule: string; seat: number; place: string; people: number }
  | { key: 'tell-recovered'; rule: string; seat: number; card: string }
  | { key: 'tell-released'; rule: string; seat: number; from: string }
  | { key: 'tell-reordered'; rule: string; order: number[] }
  | { key: 'tell-repeated'; rule: string; seat: number; top: string; left: string }
  | { key: 'tell-research-paid'; rule: string; seat: number; research: number }
  | { key: 'tell-researched'; rule: string; seat: number; research: number }
  | { key: 'tell-reward-laid'; rule: string; reward: string }
  | { key: 'tell-reward-taken'; rule: string; seat: number; reward: string }
  | { key: 'tell-road-sickened'; rule: string; road: string[]; people: number }
  | { key: 'tell-road-taken'; rule: string; seat: number; road: string[]; people: number }
  | { key: 'tell-seated'; rule: string; seat: number }
  | { key: 'tell-shamed'; rule: string; seat: number; shame: number }
  | { key: 'tell-shielded'; rule: string; seat: number; place: string }
  | { key: 'tell-shifted'; rule: string; seat: number; from: string; to: string }
  | { key: 'tell-shuffled'; rule: string; technology: string }
  | { key: 'tell-sickened'; rule: string; place: string; people: number }
  | { key: 'tell-spared'; rule: string; seat: number; place: string }
  | { key: 'tell-supplied'; rule: string; seat: number; goods: string[]; research: number }
  | { key: 'tell-support'; rule: string; card: string }
  | { key: 'tell-taken'; rule: string; seat: number; place: string; people: number }
  | { key: 'tell-task'; rule: string; seat: number; era: number; space: number }
  | { key: 'tell-treated'; rule: string; seat: number; card: string; space: number }
  | { key: 'tell-turn'; rule: string; seat: number }
  | { key: 'tell-turns-over'; rule: string }
  | { key: 'tell-waived'; rule: string; seat: number; place: string }
  | { key: 'tell-walked'; rule: string; seat: number; place: string }
  | { key: 'tell-walked-through'; rule: string; seat: number; place: string }
  | { key: 'tell-year'; rule: string; year: number; assistants: number };

/** What the ids and numbers of each event name. */
export const KINDS: EventKinds<PestEvent> = {
  'tell-assigned': { seat: 'seat', from: 'room', to: 'room' },
  'tell-began': { seat: 'seat', action: 'action' },
  'tell-bought': { seat: 'seat', technology: 'technology', slot: 'slot' },
  'tell-built': { seat: 'seat', building: 'building', place: 'place' },
  'tell-camp-returned': { seat: 'seat', place: 'place' },
  'tell-camp-set': { seat: 'seat', place: 'place' },
  'tell-capital-card': { card: 'capital-card' },
  'tell-castle': { seat: 'seat', place: 'place' },
  'tell-cured': { seat: 'seat', from: 'space' },
  'tell-cut': { seat: 'seat', goods: 'resource' },
  'tell-dealt': { seat: 'seat', card: 'start' },
  'tell-decreed': { decree: 'decree' },
  'tell-dedicated': { seat: 'seat', resource: 'resource' },
  'tell-discarded': { seat: 'seat', technology: 'technology', slot: 'slot' },
  'tell-doctor': { seat: 'seat', place: 'place' },
  'tell-exchanged': { seat: 'seat', first: 'resource', second: 'resource' },
  'tell-fell': { place: 'place' },
  'tell-gained': { seat: 'seat', goods: 'resource' },
  'tell-healed': { seat: 'seat' },
  'tell-honoured': { seat: 'seat' },
  'tell-improved': { seat: 'seat', action: 'action' },
  'tell-influenced': { seat: 'seat' },
  'tell-jumped': { seat: 'seat', place: 'place' },
  'tell-kept': { seat: 'seat', space: 'space' },
  'tell-marked': { place: 'place', resource: 'resource' },
  'tell-opened': { technology: 'technology' },
  'tell-overflowed': { seat: 'seat' },
  'tell-paid': { seat: 'seat', goods: 'resource' },
  'tell-pest': { card: 'pest' },
  'tell-placed': { seat: 'seat', top: 'action', left: 'action' },
  'tell-placed-on-card': { seat: 'seat', technology: 'technology' },
  'tell-raised': { seat: 'seat', building: 'capital-building' },
  'tell-received': { seat: 'seat', place: 'place' },
  'tell-recovered': { seat: 'seat', card: 'space' },
  'tell-released': { seat: 'seat', from: 'space' },
  'tell-reordered': { order: 'seat' },
  'tell-repeated': { seat: 'seat', top: 'action', left: 'action' },
  'tell-research-paid': { seat: 'seat' },
  'tell-researched': { seat: 'seat' },
  'tell-reward-laid': { reward: 'reward' },
  'tell-reward-taken': { seat: 'seat', reward: 'reward' },
  'tell-road-sickened': { road: 'place' },
  'tell-road-taken': { seat: 'seat', road: 'place' },
  'tell-seated': { seat: 'seat' },
  'tell-shamed': { seat: 'seat' },
  'tell-shielded': { seat: 'seat', place: 'place' },
  'tell-shifted': { seat: 'seat', from: 'space', to: 'space' },
  'tell-shuffled': { technology: 'technology' },
  'tell-sickened': { place: 'place' },
  'tell-spared': { seat: 'seat', place: 'place' },
  'tell-supplied': { seat: 'seat', goods: 'resource' },
  'tell-support': { card: 'support' },
  'tell-taken': { seat: 'seat', place: 'place' },
  'tell-task': { seat: 'seat' },
  'tell-treated': { seat: 'seat', card: 'space' },
  'tell-turn': { seat: 'seat' },
  'tell-waived': { seat: 'seat', place: 'place' },
  'tell-walked': { seat: 'seat', place: 'place' },
  'tell-walked-through': { seat: 'seat', place: 'place' },
};
