// Generated from the Rust rules by `MIASMA_WRITE_TYPES=1 cargo test -p protocol`; do not edit.

/** Class cards, in the order in which they are listed everywhere. */
export const CARD_ORDER = [
  'peasant',
  'merchant',
  'monk',
  'knight',
  'witch',
  'king',
  'serf',
  'baker',
  'courier',
  'mayor',
  'nun',
  'bishop',
  'crusader',
  'soldier',
  'pied_piper',
  'wizard',
  'queen',
  'emperor',
  'astronomer',
  'explorer',
  'sultan',
  'caravan_leader',
];

/** The rule that says what a class card's ability is. */
export const CARD_RULES: Record<string, string> = {
  peasant: 'RB-41',
  merchant: 'RB-44',
  monk: 'RB-42',
  knight: 'RB-45',
  witch: 'RB-48',
  king: 'RB-50',
  serf: 'PP-40',
  baker: 'PP-42',
  courier: 'PP-20',
  mayor: 'PP-22',
  nun: 'PP-50',
  bishop: 'PP-52',
  crusader: 'PP-10',
  soldier: 'PP-12',
  pied_piper: 'PP-60',
  wizard: 'PP-62',
  queen: 'PP-30',
  emperor: 'PP-33',
  astronomer: 'AF-31',
  explorer: 'AF-32',
  sultan: 'AF-33',
  caravan_leader: 'AF-36',
};

/** Further rules about a class card. */
export const MORE_CARD_RULES: Record<string, string[]> = {
  peasant: ['RB-63'],
  monk: ['RB-43'],
  knight: ['RB-46', 'RB-64', 'RB-69'],
  witch: ['RB-49'],
  king: ['RB-51'],
  serf: ['PP-41', 'PP-45', 'PP-74'],
  baker: ['PP-43', 'PP-77'],
  courier: ['PP-21'],
  mayor: ['PP-23', 'PP-24', 'PP-75'],
  nun: ['PP-51'],
  bishop: ['PP-53'],
  crusader: ['PP-11', 'PP-15', 'PP-16', 'PP-73'],
  soldier: ['PP-72'],
  pied_piper: ['PP-61'],
  wizard: ['PP-63', 'PP-64', 'PP-65', 'PP-66', 'PP-67', 'PP-68', 'PP-69'],
  queen: ['PP-31', 'PP-32', 'PP-71'],
  emperor: ['PP-34'],
  sultan: ['AF-34', 'AF-35'],
  caravan_leader: ['AF-37', 'AF-09'],
};

/** The hashes of the components that the client contains. */
export const BUILT_IN_PACKS = [
  'sha256:b746337863f169d959b403d76150a4b0bd88ceefb1b80dd5d92bcbecd91b5207',
  'sha256:483efba9cdc5ab2124e7c0b7f5fedbca12a77c55b26fb367c932b615f2855d90',
];
