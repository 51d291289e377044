// Written by `cargo test -p protocol`; not by hand.
export type Value = { kind: string; id: string } | { seat: number } | number | boolean | string | Array<Value>;
export type Phrase = { key: string; rule: string; args: { [key in string]?: Value } };
export type Asked = { seat: number; name: string; prompt: Phrase; options: Array<string> };
export type Undo = { seat: number; entries: Array<number>; limit: Phrase };
export type Clock = { until: number | null; grace: number | null; reserve: Array<number> };
export type Place = { seat: number; rank: number; score: number; parts: { [key in string]?: number } };
export type Result = { ended_by: string; places: Array<Place> };
export type Room = 'table' | 'watchers';
export type Vote = 'skip' | 'replace' | 'end' | 'wait';
export type Ended = 'played' | 'agreed' | 'resigned' | 'left' | 'abandoned' | 'closed' | 'broken';
export type Happened =
  | { kind: 'made' }
  | { kind: 'sat'; seat: number }
  | { kind: 'stood'; seat: number }
  | { kind: 'bot'; seat: number; level: string }
  | { kind: 'started'; events: Array<Phrase>; entry: number }
  | { kind: 'moved'; seat: number | null; choice: string | null; stand_in: boolean; events: Array<Phrase>; entry: number }
  | { kind: 'undone'; seat: number; from: number; entry: number }
  | { kind: 'said'; name: string; seat: number | null; room: Room; text: string }
  | { kind: 'muted'; name: string; silent: boolean }
  | { kind: 'reminded'; seat: number; up: boolean }
  | { kind: 'stand_in'; seat: number; level: string }
  | { kind: 'resigned'; seat: number }
  | { kind: 'ends'; seat: number; agree: boolean }
  | { kind: 'voted'; seat: number; about: number; vote: Vote }
  | { kind: 'ended'; how: Ended }
  | { kind: 'rematch'; table: string }
  | { kind: 'hidden' };
export type Line = { number: number; at: number; what: Happened };
export type Pace = { kind: 'relaxed' } | { kind: 'live'; turn_s: number; reserve_s: number } | { kind: 'correspondence'; hours: number };
export type Leavers = 'bot' | 'vote';
export type Stage = 'open' | 'running' | 'over' | 'closed';
export type Holder =
  | { kind: 'nobody' }
  | { kind: 'person'; name: string; me: boolean; stand_in: string | null; resigned: boolean }
  | { kind: 'bot'; level: string };
export type Seat = { seat: number; holder: Holder; present: boolean; ends: boolean; votes: { [key in number]?: Vote } };
export type SeatPlan = { kind: 'open' } | { kind: 'me'; name: string | null } | { kind: 'bot'; level: string };
export type Sheet = {
  id: string;
  game: string;
  stage: Stage;
  created: number;
  host: boolean;
  public: boolean;
  spectators: boolean;
  pace: Pace;
  leavers: Leavers;
  hints: boolean;
  odds: boolean;
  setup: { [key in string]?: string };
  pack: string;
  edition: number;
  advice: Array<Phrase>;
  commitment: string;
  seed: string | null;
  shared_seed: boolean;
  seats: Array<Seat>;
  watchers: number;
  ended: Ended | null;
  rematch: string | null;
};
export type Listed = {
  id: string;
  game: string;
  stage: Stage;
  created: number;
  updated: number;
  setup: { [key in string]?: string };
  pace: Pace;
  seats: Array<Holder>;
  waiting: Array<number>;
  yours: boolean;
  deadline: number | null;
};
export type NewTable = {
  game: string;
  setup: { [key in string]?: string };
  seats: Array<SeatPlan>;
  public: boolean;
  spectators: boolean;
  pace: Pace;
  leavers: Leavers;
  hints: boolean;
  odds: boolean;
  seed: string | null;
  pack: string | null;
};
export type Scene = {
  sheet: Sheet;
  number: number;
  moved: number;
  eye: string;
  view: unknown;
  question: Asked | null;
  waiting: Array<number>;
  undo: Undo | null;
  clock: Clock | null;
  result: Result | null;
  log: Array<Line>;
};
export type Update = {
  table: string;
  line: Line;
  moved: number;
  eye: string;
  sheet?: Sheet;
  view?: unknown;
  question: Asked | null;
  waiting: Array<number>;
  undo: Undo | null;
  clock: Clock | null;
  result: Result | null;
};
export type Command =
  | { do: 'sit'; seat: number }
  | { do: 'stand'; seat: number }
  | { do: 'bot'; seat: number; level: string }
  | { do: 'clear'; seat: number }
  | { do: 'start' }
  | { do: 'abandon' }
  | { do: 'choose'; seat: number; after: number; choice: string }
  | { do: 'undo'; seat: number; after: number; from: number }
  | { do: 'say'; room: Room; text: string }
  | { do: 'mute'; name: string; silent: boolean }
  | { do: 'resign'; seat: number }
  | { do: 'end'; seat: number; agree: boolean }
  | { do: 'vote'; seat: number; about: number; vote: Vote }
  | { do: 'rematch' };
export type Order = { key: string; command: Command };
export type Fault = { place: string; message: string };
export type Refusal = { code: string; message: string; because: Phrase | null; faults?: Array<Fault> };
export type Commanded =
  | { answer: 'accepted'; number: number }
  | { answer: 'known'; number: number }
  | { answer: 'stale'; scene: Scene }
  | { answer: 'refused'; refusal: Refusal };
export type FromClient =
  | { type: 'watch'; id: number; table: string; since?: number }
  | { type: 'leave'; id: number; table: string }
  | { type: 'do'; id: number; table: string; order: Order }
  | { type: 'ping'; id: number };
export type ToClient =
  | { type: 'scene'; id: number; scene: Scene }
  | { type: 'left'; id: number }
  | ({ type: 'done'; id: number } & Commanded)
  | { type: 'pong'; id: number }
  | ({ type: 'update' } & Update)
  | { type: 'present'; table: string; seats: Array<number>; watchers: number }
  | { type: 'refused'; id: number | null; refusal: Refusal }
  | { type: 'closing'; retry_ms: number; why: string };
export type Me = { name: string; login: string | null };
export type Name = { name: string };
export type Account = { login: string; password: string; old_password: string | null };
export type SignIn = { login: string; password: string };
export type Recovery = { secret: string };
