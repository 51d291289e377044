// Generated from the Rust types by `MIASMA_WRITE_TYPES=1 cargo test -p protocol`; do not edit.

/** An event of any game; each game's `events.ts` has the fields of its own. */
export type GameEvent = { key: string; rule: string };

/** For each key of a game's events, what the ids of its fields name: `region`, `card`, or `seat` for numbers of seats. */
export type EventKinds<Event extends GameEvent = GameEvent> = { [Key in Event['key']]?: Record<string, string> };

/**
 * The name and password of a new account, or of the changed account.
 */
export type Account = { 
/**
 * As many letters, digits, `-` or `_` as `LOGIN_CHARACTERS` says. Upper and lower case are the same.
 */
login: string, 
/**
 * As many characters as `PASSWORD_CHARACTERS` says.
 */
password: string, 
/**
 * The current password. Required if the person already has an account.
 */
old_password: string | null, };

/**
 * A question to one of the viewer's seats.
 */
export type Asked = { 
/**
 * The seat that has to answer, counted from 1.
 */
seat: number, 
/**
 * The stable name of the question, such as `merchant-from`.
 */
name: string, 
/**
 * The text of the question.
 */
prompt: Phrase, 
/**
 * The legal answers.
 */
options: Array<string>, 
/**
 * The options that cannot be undone, because something is drawn or revealed.
 */
binding: Array<string>, 
/**
 * Only for a secret question: the answer that is given if there is none when the time is up.
 */
unanswered?: string, 
/**
 * Only for a secret question whose answer takes effect at a fixed time, whatever it is: that time, in milliseconds since
 * 1970. An answer that is sent earlier is replied to then.
 */
takes_effect?: number, };

/**
 * A request to block a person at a table, or to unblock them.
 */
export type Block = { 
/**
 * The person's number at the table.
 */
who: number, 
/**
 * `true` to block, `false` to unblock.
 */
blocked: boolean, };

/**
 * A person that the viewer has blocked.
 */
export type Blocked = { 
/**
 * The key under which they can be unblocked.
 */
key: string, 
/**
 * Their name.
 */
name: string, };

/**
 * Kinds of buildings of the player board.
 */
export type BuildingKind = "castle" | "quarter" | "workshop" | "factory" | "treasury";

export type BuildingSheet = { id: string, place: string | null, resource: string | null, staffed: boolean, };

/**
 * How likely each player was to win at the start of each turn, estimated by the bots' evaluation function.
 */
export type Chances = { 
/**
 * The turns in order.
 */
turns: Array<TurnChances>, };

/**
 * The audience of a chat message.
 */
export type ChatRoom = "table" | "watchers";

/**
 * The clocks of a table. Times are milliseconds since 1970.
 */
export type Clock = { 
/**
 * The time at which the seats to move run out of time.
 */
until: number | null, 
/**
 * The time at which the table's rule for absent players is applied. Set when a player has run out of time.
 */
grace: number | null, 
/**
 * The remaining reserve of each seat in milliseconds. Empty unless the table is live.
 */
reserve: Array<number>, };

/**
 * The colours of roads and ports.
 */
export type Color = "red" | "blue" | "black";

/**
 * Something a person does at a table.
 */
export type Command = { "do": "sit", 
/**
 * The seat, counted from 1.
 */
seat: number, 
/**
 * The secret of the invitation. Required for a seat that is reserved for an invited person.
 */
invite?: string, } | { "do": "stand", 
/**
 * The seat, counted from 1.
 */
seat: number, } | { "do": "bot", 
/**
 * The seat, counted from 1.
 */
seat: number, 
/**
 * The level of the bot.
 */
level: string, } | { "do": "fill", 
/**
 * The level of the bots.
 */
level: string, } | { "do": "clear", 
/**
 * The seat, counted from 1.
 */
seat: number, } | { "do": "start", } | { "do": "abandon", } | { "do": "choose", 
/**
 * The seat that answers, counted from 1.
 */
seat: number, 
/**
 * `moved` of the latest scene or update that the client has. If it is older than the current position, the reply
 * is `stale`.
 */
after: number, 
/**
 * The answer: one of the question's options.
 */
choice: string, } | { "do": "undo", 
/**
 * The seat, counted from 1.
 */
seat: number, 
/**
 * `moved` of the latest scene or update, as for `choose`.
 */
after: number, 
/**
 * The first record entry to undo: one of `undo.entries` of the scene.
 */
from: number, } | { "do": "say", 
/**
 * The audience of the message.
 */
room: ChatRoom, 
/**
 * The message, 1 to `CHAT_CHARACTERS` characters.
 */
text: string, } | { "do": "mute", 
/**
 * The person's number at this table, as in their messages and seats.
 */
who: number, 
/**
 * `true` to forbid, `false` to allow.
 */
silent: boolean, } | { "do": "ban", 
/**
 * The person's number at this table.
 */
who: number, 
/**
 * `true` to ban, `false` to lift the ban.
 */
banned: boolean, } | { "do": "resign", 
/**
 * The seat that resigns, counted from 1.
 */
seat: number, } | { "do": "end", 
/**
 * The seat that agrees, counted from 1.
 */
seat: number, 
/**
 * `true` to agree, `false` to withdraw.
 */
agree: boolean, } | { "do": "vote", 
/**
 * The seat that votes, counted from 1.
 */
seat: number, 
/**
 * The seat whose time is up.
 */
about: number, 
/**
 * What should be done.
 */
vote: Vote, } | { "do": "rematch", };

/**
 * What ended the regular game.
 */
export type End = "bag" | "cubes" | "quiet";

/**
 * How a table ended.
 */
export type Ended = "played" | "agreed" | "resigned" | "left" | "abandoned" | "closed" | "broken";

/**
 * One fault of a request.
 */
export type Fault = { 
/**
 * Where the fault is: a field, or a file with a line.
 */
place: string, 
/**
 * What is wrong, and what would be right, in English.
 */
message: string, };

/**
 * A request to play on from a step of a finished game, against bots. What the seat did not know at that moment is dealt
 * again.
 */
export type Fork = { 
/**
 * The number of the log entry after which to play on.
 */
number: number, 
/**
 * The seat to play, counted from 1.
 */
seat: number, 
/**
 * The level of the bots in the other seats.
 */
level: string, };

/**
 * A message from a client. The server answers every message with the same `id`.
 */
export type FromClient = { "type": "watch", 
/**
 * A number that the client chooses. The reply carries it.
 */
id: number, 
/**
 * The id of the table.
 */
table: string, 
/**
 * The number of the last log entry that the client has. The scene contains the log after it; 0 for the whole log.
 */
since?: number, } | { "type": "leave", 
/**
 * A number that the client chooses. The reply carries it.
 */
id: number, 
/**
 * The id of the table.
 */
table: string, } | { "type": "do", 
/**
 * A number that the client chooses. The reply carries it.
 */
id: number, 
/**
 * The id of the table.
 */
table: string, 
/**
 * The command with its idempotency key.
 */
order: KeyedCommand, } | { "type": "why", 
/**
 * A number that the client chooses. The reply carries it.
 */
id: number, 
/**
 * The id of the table.
 */
table: string, 
/**
 * The seat that would make the choice, counted from 1.
 */
seat: number, 
/**
 * The choice in question.
 */
choice: string, } | { "type": "ping", 
/**
 * A number that the client chooses. The reply carries it.
 */
id: number, };

/**
 * A game that can be played on this server.
 */
export type GameInfo = { 
/**
 * The stable name of the game, such as `rattus`.
 */
name: string, 
/**
 * The edition of its rules. A fix that changes outcomes raises it.
 */
edition: number, 
/**
 * The hash of the components that new tables use.
 */
pack: string, 
/**
 * The levels of its bots, weakest first.
 */
levels: Array<string>, 
/**
 * The fields of the set-up that can still be chosen, given the fields in the request.
 */
topics: Array<Topic>, };

/**
 * The answer that a strong bot would give, why, and how its turn would go on.
 */
export type Hint = { 
/**
 * The seat that has to answer.
 */
seat: number, 
/**
 * The suggested answer, in the words of the question's options.
 */
choice: string, 
/**
 * The reasons, most important first.
 */
reasons: Array<Phrase>, 
/**
 * The answers after it, until the turn ends or something is revealed.
 */
then: Array<HintStep>, };

/**
 * A later answer of a hint.
 */
export type HintStep = { 
/**
 * The name of its question, as in `Asked`.
 */
name: string, 
/**
 * The text of its question, as in `Asked`.
 */
prompt: Phrase, 
/**
 * The suggested answer, in the words of the question's options.
 */
choice: string, };

/**
 * Who holds a seat.
 */
export type Holder = { "kind": "nobody" } | { "kind": "invited", 
/**
 * The name of the invited person, as the host wrote it.
 */
name: string, 
/**
 * Whether the viewer is invited, as in a rematch: they can sit down without a link, or decline with `stand`.
 */
me: boolean, } | { "kind": "person", 
/**
 * The name of the person; empty if they were deleted.
 */
name: string, 
/**
 * The person's number at this table. Seats with the same number belong to one person.
 */
who: number, 
/**
 * Whether the person has an account, whose name nobody else can take.
 */
account: boolean, 
/**
 * Whether the person is the viewer.
 */
me: boolean, 
/**
 * The level of the bot that plays for them until they take the seat back.
 */
stand_in: string | null, 
/**
 * Whether the person has resigned.
 */
resigned: boolean, } | { "kind": "bot", 
/**
 * The level of the bot.
 */
level: string, };

/**
 * A chat message as the host of the server sees it.
 */
export type HostMessage = { 
/**
 * The number of its log entry.
 */
number: number, 
/**
 * The time of the message, in milliseconds since 1970.
 */
at: number, 
/**
 * The internal id of the person who wrote it.
 */
person: string, 
/**
 * The name of the person then.
 */
name: string, 
/**
 * The message; empty if it was removed.
 */
text: string, };

/**
 * A person as the host of the server sees them.
 */
export type HostPerson = { 
/**
 * The internal id.
 */
id: string, 
/**
 * The name that others see.
 */
name: string, 
/**
 * The name to sign in with. `null` for a guest.
 */
login: string | null, 
/**
 * The time at which they first came, in milliseconds since 1970.
 */
created: number, 
/**
 * The time at which they were banned. `null` if they are not.
 */
banned: number | null, };

/**
 * What the host of the server does to a person.
 */
export type HostPersonAction = { "do": "ban", } | { "do": "unban", } | { "do": "rename", 
/**
 * The new name.
 */
name: string, } | { "do": "reset_password", } | { "do": "delete", };

/**
 * The result of an action on a person.
 */
export type HostPersonResult = { 
/**
 * The new password, after it was reset.
 */
password: string | null, };

/**
 * A report of a player.
 */
export type HostReport = { 
/**
 * The number of the report.
 */
number: number, 
/**
 * The time at which it was sent, in milliseconds since 1970.
 */
at: number, 
/**
 * How far its handling is.
 */
state: ReportState, 
/**
 * The internal id of the person who sent it. `null` if they had no session or are deleted.
 */
person: string | null, 
/**
 * The internal id of the person it is about, if it is about one.
 */
about: string | null, 
/**
 * The id of the table it is about.
 */
table: string | null, 
/**
 * What the person wrote.
 */
text: string, };

/**
 * A table as the host of the server sees it.
 */
export type HostTable = { 
/**
 * The id of the table.
 */
id: string, 
/**
 * The name of the game.
 */
game: string, 
/**
 * How far the table has come.
 */
stage: TableStage, 
/**
 * Whether the table is listed in the lobby.
 */
public: boolean, 
/**
 * The time at which it was created, in milliseconds since 1970.
 */
created: number, 
/**
 * The time of its last log entry.
 */
updated: number, 
/**
 * The number of its log entries.
 */
entries: number, 
/**
 * Who sits there, in the order of the seats.
 */
seats: Array<string>, };

/**
 * What the host of the server does to a table.
 */
export type HostTableAction = { "do": "hide", } | { "do": "show", } | { "do": "close", } | { "do": "delete", };

/**
 * A command with its idempotency key. If a command is sent again with the same key, it is not carried out again; the reply
 * says that it is known.
 */
export type KeyedCommand = { 
/**
 * The idempotency key: 8 to 64 printable ASCII characters, chosen by the client, different for every command.
 */
key: string, 
/**
 * The command to carry out.
 */
command: Command, };

/**
 * What happens to the seat of a player who does not return.
 */
export type Leavers = "bot" | "vote";

/**
 * One entry of a table's log.
 */
export type Line = { 
/**
 * The number of the entry. Entries are numbered from 1 without gaps.
 */
number: number, 
/**
 * The time of the entry, in milliseconds since 1970.
 */
at: number, 
/**
 * What happened.
 */
what: LineKind, };

/**
 * What an entry of the log says. Seats are counted from 1.
 */
export type LineKind = { "kind": "made" } | { "kind": "sat", 
/**
 * The seat that was taken.
 */
seat: number, } | { "kind": "stood", 
/**
 * The seat that was left.
 */
seat: number, } | { "kind": "bot", 
/**
 * The seat of the bot.
 */
seat: number, 
/**
 * The level of the bot.
 */
level: string, } | { "kind": "started", 
/**
 * The events of the deal.
 */
events: Array<GameEvent>, 
/**
 * The number of the last record entry of the deal.
 */
entry: number, } | { "kind": "moved", 
/**
 * The seat that answered; `null` if the viewer may not know it.
 */
seat: number | null, 
/**
 * The answer; `null` if the viewer may not know it.
 */
choice: string | null, 
/**
 * Whether a bot answered in place of a person.
 */
stand_in: boolean, 
/**
 * What happened as a result, as far as the viewer may see it.
 */
events: Array<GameEvent>, 
/**
 * The number of the last record entry that the answer made.
 */
entry: number, } | { "kind": "undone", 
/**
 * The seat that undid them.
 */
seat: number, 
/**
 * The number of the first record entry that was undone.
 */
from: number, 
/**
 * The number of the record entry of the undo itself.
 */
entry: number, } | { "kind": "said", 
/**
 * The name of the person; empty if they were deleted.
 */
name: string, 
/**
 * The person's number at this table.
 */
who: number, 
/**
 * Whether the person had an account.
 */
account: boolean, 
/**
 * The person's seat; `null` for a spectator.
 */
seat: number | null, 
/**
 * The audience of the message.
 */
room: ChatRoom, 
/**
 * The message; empty if it was removed.
 */
text: string, } | { "kind": "muted", 
/**
 * The name of the person.
 */
name: string, 
/**
 * The person's number at this table.
 */
who: number, 
/**
 * Whether the person is muted now.
 */
silent: boolean, } | { "kind": "banned", 
/**
 * The name of the person.
 */
name: string, 
/**
 * The person's number at this table.
 */
who: number, 
/**
 * Whether the person is banned now.
 */
banned: boolean, } | { "kind": "chat_removed", 
/**
 * The numbers of their entries.
 */
entries: Array<number>, } | { "kind": "forgotten", 
/**
 * The person's number at this table.
 */
who: number, } | { "kind": "reminded", 
/**
 * The seat of the player.
 */
seat: number, 
/**
 * `false` for the reminder shortly before, `true` when the time is up.
 */
up: boolean, } | { "kind": "resumed" } | { "kind": "stand_in", 
/**
 * The seat of the person.
 */
seat: number, 
/**
 * The level of the bot.
 */
level: string, } | { "kind": "resigned", 
/**
 * The seat that resigned.
 */
seat: number, } | { "kind": "ends", 
/**
 * The seat of the player.
 */
seat: number, 
/**
 * Whether the player agrees now.
 */
agree: boolean, } | { "kind": "voted", 
/**
 * The seat that voted.
 */
seat: number, 
/**
 * The seat whose time is up.
 */
about: number, 
/**
 * What the vote is for.
 */
vote: Vote, } | { "kind": "ended", 
/**
 * How it ended.
 */
how: Ended, } | { "kind": "rematch", 
/**
 * The id of the new table.
 */
table: string, } | { "kind": "hidden" };

/**
 * A cube that carries something.
 */
export type LoadView = { 
/**
 * The seat whose cube it is.
 */
seat: string, 
/**
 * The number of potions on the cube.
 */
potions: number, 
/**
 * Whether a diplomat is under the cube.
 */
diplomat: boolean, };

/**
 * The person who sent the request.
 */
export type Me = { 
/**
 * The name that others see.
 */
name: string, 
/**
 * The name to sign in with. `null` for a guest, who has no account.
 */
login: string | null, };

/**
 * A new display name.
 */
export type Name = { 
/**
 * 1 to `NAME_CHARACTERS` characters (`limits.rs`).
 */
name: string, 
/**
 * The invitation code, for a new person on a server that asks for one.
 */
invitation?: string, };

/**
 * A data pack to upload.
 */
export type NewPack = { 
/**
 * The game it is for.
 */
game: string, 
/**
 * The name to show at tables, at most 40 characters.
 */
name: string, 
/**
 * The text of each file by its name, such as `map.toml`. Files that are left out are the built-in ones.
 */
files: { [key in string]: string }, };

/**
 * A request to create a table.
 */
export type NewTable = { 
/**
 * The name of the game: see `GET /api/games`.
 */
game: string, 
/**
 * The fields of the set-up that differ from their defaults, including `players`. `GET /api/games` lists the fields.
 */
setup: { [key in string]: string }, 
/**
 * Who sits on each seat, in order. Seats beyond the end of the list are open.
 */
seats: Array<SeatPlan>, 
/**
 * Whether the table is listed in the lobby. Otherwise people need its link.
 */
public: boolean, 
/**
 * Whether people without a seat may watch.
 */
spectators: boolean, 
/**
 * The time limits.
 */
pace: Pace, 
/**
 * What happens to the seat of a player who does not return.
 */
leavers: Leavers, 
/**
 * Whether players may ask a bot for a hint.
 */
hints: boolean, 
/**
 * Whether players may ask the game about their own position, such as for the odds of a move.
 */
player_aids: boolean, 
/**
 * The seed of the deal, 64 hexadecimal digits. Random if left out. The table then shows that the host chose the seed.
 */
seed: string | null, 
/**
 * The hash of an uploaded data pack. The components of the server if left out.
 */
pack: string | null, };

/**
 * The position of another game at which a game was forked.
 */
export type Origin = { 
/**
 * The id of the other table.
 */
table: string, 
/**
 * The number of the log entry after which the game was forked.
 */
number: number, };

/**
 * The time limits of a table.
 */
export type Pace = { "kind": "relaxed" } | { "kind": "live", 
/**
 * Seconds per turn, 10 to 3600.
 */
turn_s: number, 
/**
 * Seconds of reserve per player, 0 to 36000. It is used when a turn takes longer than its limit.
 */
reserve_s: number, } | { "kind": "correspondence", 
/**
 * Hours per move, 1 to 720.
 */
hours: number, };

/**
 * What the end of an era counts: `what` is a resource, or one of `healthy`, `sick`, `influence`, `workers`, `buildings`,
 * `free`, `shared`, `capital`, `signs`, `sets`, `special`, `basic`.
 */
export type PestAgenda = { "kind": "per", amount: number, every: number, what: string, } | { "kind": "rank", amounts: [number, number, number, number, number], };

/**
 * What an answer costs and brings at once, with as few coins as possible and without improvement. `goods` is null if they depend on a
 * further choice. `gains` is what fits on the track, for a building at the first place where it could stand. `reward` is whether a capital
 * reward is taken next.
 */
export type PestAnswer = { answer: string, goods: PestGoods | null, research: number, gains: PestGoods, reward: boolean, };

/**
 * The player board: `laboratories` are the spaces of the recovery track that bring research, `quarantine` the number
 * of people that each space takes without cards, `sections` what a complete section is worth.
 */
export type PestBoard = { start: PestGoods, start_research: number, limit: number, limit_with_sick: number, recovery: Array<PestRecovery>, quarantine: Array<[string, number]>, cemetery: Array<number>, overflow_shame: number, sections: [number, number, number], slots: [string, string, string], assistants: [number, number, number], };

/**
 * A building of the player board. Section 0 contains the castle.
 */
export type PestBuilding = { id: string, kind: BuildingKind, section: number, cost: PestGoods, prestige: number, staff: boolean, output: number, output_kind: Resource | null, };

/**
 * The capital.
 */
export type PestCapital = { id: string, name: string, x: number, y: number, };

/**
 * A building of the capital.
 */
export type PestCapitalBuilding = { id: string, name: string, cost: PestGoods, prestige: number, influence: number, };

/**
 * A capital card: the rewards for the most, second most and third most people, and the bonuses, one of which the first
 * player chooses.
 */
export type PestCapitalCard = { id: string, rewards: Array<Array<PestGain>>, bonuses: Array<Array<PestGain>>, };

/**
 * A pest card.
 */
export type PestCard = { id: string, name: string, targets: Array<PestTarget>, };

/**
 * What a space of the grid would bring. `then` is what the left action would bring after Produce, and `after` the stock after
 * Produce and Cure, if they do not depend on a choice.
 */
export type PestCellStudy = { cell: string, free: boolean, restricted: boolean, improvable: boolean, top: PestTop, left: PestLeft, then: PestLeft | null, after: PestStock | null, };

/**
 * A decree. `rule` is the one that says what it counts and demands.
 */
export type PestDecree = { id: string, number: number, rule: string, era: number, agenda_name: string, agenda: PestAgenda, imperative_name: string, imperative: PestImperative, solo: boolean, };

/**
 * What a pest card that may still come would do now, if nobody decides anything: `people` come to each of `hit`
 * (places and roads); of these `fall` would fall, and `spread` get people from them.
 */
export type PestForecast = { card: string, hit: Array<string>, people: number, roads: Array<[string, string]>, fall: Array<string>, spread: Array<string>, seats: Array<PestForecastSeat>, };

/**
 * What a pest card would do to a player: whether the camp returns, how many people are taken in, how many of them find
 * no harmless space, and how many no space at all.
 */
export type PestForecastSeat = { camp: boolean, taken: number, harmful: number, overflow: number, };

/**
 * An amount of one thing: a resource, or `crates` (basic resources of choice), `research`, `influence`, `prestige`,
 * `tasks` (steps on the task track), `recall` (people back from the capital).
 */
export type PestGain = { kind: string, amount: number, };

/**
 * An amount of each resource.
 */
export type PestGoods = { wood: number, stone: number, food: number, herbs: number, coin: number, };

/**
 * What moves the task marker.
 */
export type PestImperative = { "kind": "build", 
/**
 * The resource of the place.
 */
resource: Resource | null, 
/**
 * The size of the place.
 */
size: Size | null, 
/**
 * Whether the place must have a port.
 */
port: boolean, 
/**
 * The colour of a road that ends there.
 */
on_road: Color | null, 
/**
 * Whether another player must have a building there.
 */
others: boolean, 
/**
 * Whether the place must, or must not, be next to an own building.
 */
beside_own: boolean | null, } | { "kind": "technology" } | { "kind": "road" } | { "kind": "place", 
/**
 * The minimum number of people.
 */
least: number, };

/**
 * The influence track.
 */
export type PestInfluence = { last: number, prestige: Array<number>, rewards: Array<PestSpace>, bonus: [number, number], duel_covered: Array<number>, duel_prestige: Array<number>, solo_sick: Array<number>, building: PestSizes, less: number, };

/**
 * What the left action would bring.
 */
export type PestLeft = { "action": "research", technologies: Array<string>, } | { "action": "cure", people: number, herbs: number, coins: number, } | { "action": "assign", people: number, rooms: number, rewards: number, };

/**
 * The map.
 */
export type PestMap = { width: number, height: number, capital: PestCapital, places: Array<PestPlace>, roads: Array<PestRoad>, road_colors: Array<PestRoute>, seas: Array<PestSea>, };

/**
 * The remaining numbers of the rules.
 */
export type PestNumbers = { sick_per_target: [number, number, number], destroy_at: number, spread_sick: number, improve: number, refresh: number, market: number, resources_per_point: number, coins_per_point: number, most_buildings: number, most_quarantine: number, sick_left_shame: number, dead_shame: number, ranks: Array<PestRank>, };

/**
 * An open technology: its price in research, the slots it could go to now, and the seats that could buy it.
 */
export type PestOffer = { technology: string, cost: number, slot_free: boolean, slots: Array<PestSlotStudy>, buyers: Array<number>, };

/**
 * Everything printed in a pack of components, by stable ids.
 */
export type PestPack = { hash: string, name: string | null, map: PestMap, buildings: Array<PestBuilding>, capital_buildings: Array<PestCapitalBuilding>, technologies: Array<PestTechnology>, decrees: Array<PestDecree>, tasks: Array<PestTask>, capital_cards: Array<PestCapitalCard>, rewards: Array<PestReward>, pests: Array<PestCard>, supports: Array<PestSupport>, starts: Array<PestStart>, board: PestBoard, influence: PestInfluence, numbers: PestNumbers, };

/**
 * A complete way to pay for what is asked about: the answers to the current question and those that follow it, and what they cost.
 */
export type PestPayment = { answers: Array<string>, goods: PestGoods, research: number, };

/**
 * A place: `start` where a castle may stand from the beginning, `sick` where a sick person lies from the beginning,
 * `destroyed_with` the numbers of players with whom it starts destroyed.
 */
export type PestPlace = { id: string, name: string, size: Size, room: number, resource: Resource, port: Color | null, start: boolean, sick: boolean, destroyed_with: Array<number>, x: number, y: number, };

/**
 * A rank of the solo game.
 */
export type PestRank = { id: string, from: number, };

/**
 * The cheapest path to a place within one Move. Of the `sick` people taken, `harmful` find no harmless space and `dead` no space at all,
 * and `lost` resources no longer fit on the track. `gives` is what a player who ends there gains; `tasks` is how far the
 * task marker moves on the way; `improve` and `camp` are whether it needs research for one more step, or the camp.
 */
export type PestReach = { place: string, steps: number, food: number, coins: number, sick: number, harmful: number, dead: number, lost: number, tasks: number, gives: Resource | null, improve: boolean, camp: boolean, path: Array<string>, ways: Array<PestWay>, };

/**
 * A space of the recovery track.
 */
export type PestRecovery = { herbs: number, prestige: number, laboratory: boolean, };

/**
 * A capital reward.
 */
export type PestReward = { id: string, gain: Array<PestGain>, };

/**
 * A road between two places, or a place and the capital.
 */
export type PestRoad = { ends: [string, string], color: Color | null, };

/**
 * The name of the roads of a colour.
 */
export type PestRoute = { id: Color, name: string, };

/**
 * A sea beyond the ports of a colour.
 */
export type PestSea = { name: string, port: Color, x: number, y: number, };

/**
 * A place to build in.
 */
export type PestSite = { place: string, influence: number, task: boolean, };

/**
 * One number for each size of place.
 */
export type PestSizes = { village: number, town: number, city: number, };

/**
 * A slot, and the technology that would be replaced.
 */
export type PestSlotStudy = { slot: string, replaces: string | null, };

/**
 * A space of the influence track with a reward.
 */
export type PestSpace = { space: number, gain: Array<PestGain>, };

/**
 * A start card.
 */
export type PestStart = { id: string, places: Array<string>, };

/**
 * A step: what is paid in `food`, and in `coins` where food is missing; the number of `sick` people taken; `camp` is whether it could
 * be set there instead of paying for the place.
 */
export type PestStep = { to: string, way: PestWay, steps: number, food: number, coins: number, sick: number, camp: boolean, };

/**
 * A stock.
 */
export type PestStock = { wood: number, stone: number, food: number, herbs: number, coin: number, research: number, };

/**
 * What one player could work out now.
 */
export type PestStudy = { forecast: Array<PestForecast>, cells: Array<PestCellStudy>, steps: Array<PestStep>, reach: Array<PestReach>, market: Array<PestOffer>, payments: Array<PestPayment>, answers: Array<PestAnswer>, };

/**
 * A support card: for the most influence, for the others, and for the least.
 */
export type PestSupport = { id: string, name: string, left: Array<PestGain>, middle: Array<PestGain>, right: Array<PestGain>, };

/**
 * Where a pest card puts people.
 */
export type PestTarget = { "kind": "roads", color: Color, } | { "kind": "places", size: Size | null, resource: Resource | null, port: Color | null, on_road: Color | null, };

/**
 * A task track: what each space brings. `solo_sick` are the spaces with a sick person in the solo game.
 */
export type PestTask = { era: number, influence: Array<number>, prestige: Array<number>, duel_minimum: number, solo_sick: Array<number>, };

/**
 * A technology. `amount` is its main number; what it counts depends on `rule`.
 */
export type PestTechnology = { id: string, number: number, rule: string, name: string, cost: number, prestige: number, slots: Array<string>, solo: boolean, amount: number, gain: Array<PestGain>, pay: PestGoods, size: Size | null, };

/**
 * What the top action would bring.
 */
export type PestTop = { "action": "move", steps: number, offers: Array<PestStep>, } | { "action": "construct", buildings: Array<string>, places: Array<PestSite>, capital: Array<string>, } | { "action": "produce", gives: PestGoods, gains: PestGoods | null, lost: PestGoods, research: number, };

/**
 * Everything on the table, by stable ids.
 */
export type PestView = { pack: string, players: number, variant: Variant, variable: boolean, year: number, era: number, over: boolean, order: Array<string>, active: string | null, turns: number, places: Array<PlaceSheet>, roads: Array<RoadSheet>, market: Array<string>, deck: Array<string>, pest: string | null, pests_seen: Array<string>, support: string | null, support_paid: string | null, supports_seen: Array<string>, decrees: Array<string | null>, capital_card: string | null, capital_buildings: Array<string>, rewards: Array<RewardSheet>, neutral: number, solo_sick: SoloSheet | null, seats: Array<SeatSheet>, };

/**
 * The kind of a step.
 */
export type PestWay = "road" | "capital" | "jump";

/**
 * A sentence: its key in the text files, the rule behind it, and its arguments.
 */
export type Phrase = { 
/**
 * The key of the sentence in `texts/`.
 */
key: string, 
/**
 * The id of the rule that asks, refuses or caused it, such as `RB-44`. Empty if there is none.
 */
rule: string, 
/**
 * The arguments of the sentence by name.
 */
args: { [key in string]: Value }, };

/**
 * A choice of several things as the value of a field.
 */
export type Pick = { 
/**
 * The number of things to name.
 */
count: number, 
/**
 * The ids to choose from.
 */
of: Array<string>, };

/**
 * The place of one player.
 */
export type Place = { 
/**
 * The seat of the player, counted from 1.
 */
seat: number, 
/**
 * The rank, from 1. Players who tie have the same rank.
 */
rank: number, 
/**
 * The total score.
 */
score: number, 
/**
 * The parts of the score by name.
 */
parts: { [key in string]: number }, };

export type PlaceSheet = { id: string, resource: string, marker: boolean, destroyed: boolean, sick: number, };

/**
 * A request to play today's game.
 */
export type PlayToday = { 
/**
 * Whether to play for practice. Possible when the rated attempt is over.
 */
practice: boolean, };

/**
 * The result of checking a finished game.
 */
export type Proof = { 
/**
 * Whether every move was legal and every draw follows from the seed.
 */
fair: boolean, 
/**
 * The number of draws that were checked.
 */
draws: number, 
/**
 * The first fault, in English. `null` if the game is fair.
 */
fault: string | null, };

/**
 * What was deleted because it was too old.
 */
export type PrunedData = { 
/**
 * Sessions.
 */
sessions: number, 
/**
 * Guests without a seat.
 */
guests: number, 
/**
 * Tables whose game has not begun.
 */
tables: number, 
/**
 * Running games, which were closed.
 */
games: number, 
/**
 * Reports.
 */
reports: number, 
/**
 * Snapshots of finished games.
 */
snapshots: number, };

/**
 * A rat on the board.
 */
export type RatView = { 
/**
 * The public mark, counted from 1.
 */
mark: number, 
/**
 * The token; `null` if the eye does not know it.
 */
token: string | null, };

/**
 * The answer to the query `odds`.
 */
export type RattusOdds = { 
/**
 * The cubes that each seat loses on average, in the order of seats.
 */
expected: Array<number>, 
/**
 * Every possible outcome.
 */
outcomes: Array<RattusOutcome>, };

/**
 * An outcome of a ravage.
 */
export type RattusOutcome = { 
/**
 * The cubes that each seat loses, in the order of seats.
 */
losses: Array<number>, 
/**
 * Its probability.
 */
chance: number, };

/**
 * The printed facts that a board needs, by the ids of the components.
 */
export type RattusPack = { 
/**
 * The hash of the components.
 */
hash: string, 
/**
 * What the uploader called them, if they were uploaded.
 */
name: string | null, 
/**
 * Class cards: the class.
 */
cards: { [key in string]: string }, 
/**
 * Tokens of the base game and of Africanus.
 */
tokens: { [key in string]: RattusToken }, 
/**
 * Which of the tokens belong to Africanus.
 */
africanus_tokens: Array<string>, 
/**
 * Region cards.
 */
region_cards: { [key in string]: RattusRegionCard }, 
/**
 * The regions of the African board.
 */
africa: Array<string>, 
/**
 * The number of potions (PP-65).
 */
potions: number, 
/**
 * The number of diplomats (AF-10).
 */
diplomats: number, };

/**
 * A region card.
 */
export type RattusRegionCard = { 
/**
 * The region it names.
 */
region: string, 
/**
 * The classes it protects; none for any class.
 */
classes: Array<string>, };

/**
 * A token.
 */
export type RattusToken = { 
/**
 * The population at which it breaks out.
 */
limit: number, 
/**
 * `majority`, `all` or a class, in the order in which they take effect.
 */
signs: Array<string>, };

/**
 * A game of Rattus as one eye sees it. Components are named by their stable ids.
 */
export type RattusView = { 
/**
 * The hash of the components.
 */
pack: string, 
/**
 * The current part of the game.
 */
stage: Stage, 
/**
 * The active player; `null` until the start player is known.
 */
on_turn: string | null, 
/**
 * The start player; `null` until known.
 */
first: string | null, 
/**
 * Whether a class card was taken this turn.
 */
taken: boolean, 
/**
 * Whether part B of this turn is done.
 */
placed: boolean, 
/**
 * The class cards whose abilities were used this turn.
 */
used_cards: Array<string>, 
/**
 * What ended the regular game; `null` until then.
 */
ended_by: End | null, 
/**
 * The region of the plague piece; `null` until it has one.
 */
plague: string | null, 
/**
 * Whether the plague piece will count as two in the final plague (RB-64).
 */
plague_counts: boolean, 
/**
 * The number of tokens in the bag.
 */
bag: number, 
/**
 * The number of tokens that were removed from the game unseen.
 */
removed: number, 
/**
 * The removed tokens; empty unless the eye sees everything.
 */
removed_tokens: Array<string>, 
/**
 * The tokens in the bag; empty unless the eye sees everything.
 */
bag_tokens: Array<string>, 
/**
 * The tokens revealed so far.
 */
used_tokens: Array<string>, 
/**
 * The regions in play.
 */
regions: Array<RegionView>, 
/**
 * The players, by seat.
 */
seats: Array<SeatView>, 
/**
 * The class cards that nobody holds.
 */
display: Array<string>, 
/**
 * For each wall, if walls are in play, the two regions it separates; `null` if it is not on the board.
 */
walls: Array<[string, string] | null>, 
/**
 * The region of each nun, if nuns are in play; `null` if it is not on the board.
 */
nuns: Array<string | null>, 
/**
 * The region of each bishop, if bishops are in play; `null` if it is not on the board.
 */
bishops: Array<string | null>, 
/**
 * The region of the caravan, if it is in play.
 */
caravan: string | null, 
/**
 * The number of region cards in the deck.
 */
deck: number, 
/**
 * The region cards in the discard pile.
 */
discards: Array<string>, 
/**
 * The current ravage, if there is one.
 */
ravage: RavageView | null, };

/**
 * A ravage in progress.
 */
export type RavageView = { 
/**
 * The region that is ravaged.
 */
region: string, 
/**
 * Whether the plague piece counts as two cubes.
 */
counts: boolean, 
/**
 * The region cards that were played, each with the class card it protects.
 */
protected: Array<[string, string]>, };

/**
 * The secret of a recovery link.
 */
export type Recovery = { 
/**
 * The part of the link after the `#`.
 */
secret: string, };

/**
 * A new recovery link, which signs a person in without a password. It works once.
 */
export type RecoveryLink = { 
/**
 * The part of the link after the `#`.
 */
secret: string, 
/**
 * The time until which it works, in milliseconds since 1970.
 */
until: number, };

/**
 * Why a request or command was refused.
 */
export type Refusal = { 
/**
 * A stable identifier of the reason, such as `illegal`, `not_yours` or `too_fast`.
 */
code: string, 
/**
 * The reason and what would help, in English.
 */
message: string, 
/**
 * The reason as a translatable sentence with the rule behind it, if the rules of the game refuse.
 */
because: Phrase | null, 
/**
 * All faults, if the request contains several, as a data pack can.
 */
faults?: Array<Fault>, 
/**
 * Seconds after which a request that came too fast may be sent again. The same as the header `Retry-After`.
 */
retry_after?: number, };

/**
 * A region.
 */
export type RegionView = { 
/**
 * The id of the region.
 */
id: string, 
/**
 * The number of cubes of each seat.
 */
cubes: Array<number>, 
/**
 * The rats, in the order of their marks.
 */
rats: Array<RatView>, 
/**
 * The cubes that carry something.
 */
loads: Array<LoadView>, };

/**
 * A game, or a part of it, as one eye saw it.
 */
export type Replay = { 
/**
 * The eye that sees the steps: `seat 1`, `watcher` or `open`.
 */
eye: string, 
/**
 * The number of steps of the whole game.
 */
total: number, 
/**
 * The number of the first step in `steps`, counted from 0.
 */
from: number, 
/**
 * The steps in order.
 */
steps: Array<Step>, };

/**
 * A report of a fault, sent by a person.
 */
export type Report = { 
/**
 * The id of the table it is about, if any.
 */
table: string | null, 
/**
 * The number of the log entry it is about, if any.
 */
number: number | null, 
/**
 * The number at that table of the person it is about, if any.
 */
who?: number, 
/**
 * What is wrong, in the person's words.
 */
text: string, 
/**
 * Anything else that helps: versions, the browser's log.
 */
details: unknown, };

/**
 * How far the handling of a report is.
 */
export type ReportState = "new" | "open" | "done";

/**
 * The response to a report that was saved.
 */
export type Reported = { 
/**
 * The number of the report.
 */
number: number, };

/**
 * The four basic resources and the coin.
 */
export type Resource = "wood" | "stone" | "food" | "herbs" | "coin";

/**
 * The result of a game.
 */
export type Result = { 
/**
 * What ended the game: a key of the texts without its prefix `end-`.
 */
ended_by: string, 
/**
 * The places, best first.
 */
places: Array<Place>, 
/**
 * The title that a player alone earned: a key of the texts without its prefix `rank-`.
 */
title: string | null, };

export type RewardSheet = { id: string, open: boolean, };

export type RoadSheet = { ends: [string, string], sick: number, };

/**
 * The complete state of a table as one viewer may see it. Sent when a client starts watching and when it resynchronizes.
 */
export type Scene = { 
/**
 * The table itself: seats, settings, set-up.
 */
sheet: TableInfo, 
/**
 * The number of the last entry of the log.
 */
number: number, 
/**
 * The number of the last entry that changed the game. Send it as `after` with a choice.
 */
moved: number, 
/**
 * The eye that the view is for: `seat 1`, `watcher`, or `open` once the game is over.
 */
eye: string, 
/**
 * The view of the game; `null` before the game has started. `docs/replay-json.md` describes its fields.
 */
view: unknown, 
/**
 * The open question, if it is for one of the viewer's seats.
 */
question: Asked | null, 
/**
 * The seats that everybody sees the game wait for. There may be more than one if it is secret who has to answer.
 */
waiting: Array<number>, 
/**
 * What the viewer could undo; `null` if the viewer has no seat in a running game.
 */
undo: Undo | null, 
/**
 * The clocks; `null` if the table has none.
 */
clock: Clock | null, 
/**
 * The result, once the game is over.
 */
result: Result | null, 
/**
 * The log entries after the one that the request named.
 */
log: Array<Line>, };

/**
 * A score and the number of attempts that reached it.
 */
export type Scored = { 
/**
 * The score.
 */
score: number, 
/**
 * The number of attempts with this score.
 */
tries: number, };

/**
 * A seat of a table.
 */
export type Seat = { 
/**
 * The number of the seat, counted from 1.
 */
seat: number, 
/**
 * Who holds the seat.
 */
holder: Holder, 
/**
 * The secret of an invitation by link; shown to the host only. The link is `/t/TABLE#SEAT-SECRET`.
 */
invite: string | null, 
/**
 * Whether the person has the table open.
 */
present: boolean, 
/**
 * Whether the player has agreed to end the game without a result.
 */
ends: boolean, 
/**
 * The votes about this player, by the seat of the voter, while the others vote.
 */
votes: { [key in number]: Vote }, };

/**
 * Who is to sit on a seat of a new table.
 */
export type SeatPlan = { "kind": "open", } | { "kind": "me", 
/**
 * The name to show for this seat, if it differs from the person's name.
 */
name: string | null, } | { "kind": "invited", 
/**
 * The name to show until they arrive.
 */
name: string, } | { "kind": "bot", 
/**
 * The level: `novice`, `apprentice`, `expert` or `master`; also `random` and `greedy`.
 */
level: string, };

export type SeatSheet = { wood: number, stone: number, food: number, herbs: number, coin: number, research: number, limit: number, high_limit: number, influence: number, prestige: number, shame: number, doctor: string | null, camp: string | null, buildings: Array<BuildingSheet>, quarantine: Array<[string, number, number]>, apparatus: number, hospital: number, recovered: number, capital: number, experts: number, workshop: string | null, workshop_staffed: boolean, tasks: [number, number, number], slots: Array<string | null>, assistants: number, grid: Array<string>, cards: Array<string>, starts: Array<string>, score: number, score_parts: Array<[string, number]>, };

/**
 * A player.
 */
export type SeatView = { 
/**
 * The number of cubes in the supply.
 */
supply: number, 
/**
 * The number of cubes in the palace.
 */
palace: number, 
/**
 * The number of cubes on the Baker.
 */
baked: number, 
/**
 * The number of palace cubes with a diplomat.
 */
palace_diplomats: number, 
/**
 * The class cards that the player holds.
 */
cards: Array<string>, 
/**
 * The number of region cards in hand.
 */
hand: number, 
/**
 * The region cards in hand; empty if the eye may not know them.
 */
hand_cards: Array<string>, };

/**
 * A new state of a report.
 */
export type SetReportState = { 
/**
 * The new state.
 */
state: ReportState, };

/**
 * A sign-in on another device.
 */
export type SignIn = { 
/**
 * The name of the account.
 */
login: string, 
/**
 * The password of the account.
 */
password: string, };

/**
 * The kinds of place, PE-71.
 */
export type Size = "village" | "town" | "city";

/**
 * The sick people that are still on the tracks and next to the buildings of the solo game (PE-170).
 */
export type SoloSheet = { influence: number, tasks: number, buildings: number, };

/**
 * The parts of a game.
 */
export type Stage = "set_up" | "regular" | "final_round" | "final_plague" | "over";

/**
 * One step of a replay: the deal, a move, or an undo.
 */
export type Step = { 
/**
 * The number of its entry in the table's log.
 */
number: number, 
/**
 * The time of the entry, in milliseconds since 1970.
 */
at: number, 
/**
 * A number that differs between consecutive turns, for grouping steps by turn. `null` outside turns.
 */
turn: number | null, 
/**
 * What happened in the step.
 */
what: LineKind, 
/**
 * What turns the view of the step before into the view of this one: one patch for each event, as in an update, see
 * `docs/bot-api.md`. The first patch of the first step of an answer is a whole view.
 */
patches: unknown[], };

/**
 * The response after a table was created.
 */
export type TableCreated = { 
/**
 * The id of the table. Its link is `/t/` followed by the id.
 */
id: string, };

/**
 * What everybody may know about a table, apart from the game itself: settings, set-up and seats.
 */
export type TableInfo = { 
/**
 * The id of the table, as in its address.
 */
id: string, 
/**
 * The name of the game.
 */
game: string, 
/**
 * How far the table has come.
 */
stage: TableStage, 
/**
 * The time at which the table was created, in milliseconds since 1970.
 */
created: number, 
/**
 * Whether the viewer is the host, who created the table.
 */
host: boolean, 
/**
 * Whether the table is listed in the lobby.
 */
public: boolean, 
/**
 * Whether people without a seat may watch.
 */
spectators: boolean, 
/**
 * The time limits.
 */
pace: Pace, 
/**
 * What happens to the seat of a player who does not return.
 */
leavers: Leavers, 
/**
 * Whether players may ask for hints.
 */
hints: boolean, 
/**
 * Whether players may ask the game about their own position.
 */
player_aids: boolean, 
/**
 * The table and log entry at which this game was forked. A forked game has no record of its own.
 */
forked: Origin | null, 
/**
 * All fields of the set-up, with defaults filled in.
 */
setup: { [key in string]: string }, 
/**
 * The hash of the components.
 */
pack: string, 
/**
 * The name of the components, if they were uploaded.
 */
pack_name?: string, 
/**
 * The day of the daily game, if the table belongs to one.
 */
today?: TodayInfo, 
/**
 * The edition of the rules. A fix that changes outcomes raises it.
 */
edition: number, 
/**
 * Warnings about a set-up that is allowed but not recommended.
 */
advice: Array<Phrase>, 
/**
 * The SHA-256 hash of the seed, published before the deal.
 */
commitment: string, 
/**
 * The seed, once the game is over.
 */
seed: string | null, 
/**
 * Whether the host chose the seed, so that some people may know it.
 */
shared_seed: boolean, 
/**
 * The seats in order.
 */
seats: Array<Seat>, 
/**
 * The number of spectators.
 */
watchers: number, 
/**
 * How the table ended, once it has.
 */
ended: Ended | null, 
/**
 * The id of the table of the next game, once somebody has created it.
 */
rematch: string | null, };

/**
 * How far a table has come.
 */
export type TableStage = "open" | "running" | "over" | "closed";

/**
 * A table as the list of tables shows it.
 */
export type TableSummary = { 
/**
 * The id of the table.
 */
id: string, 
/**
 * The name of the game.
 */
game: string, 
/**
 * How far the table has come.
 */
stage: TableStage, 
/**
 * The time at which the table was created, in milliseconds since 1970.
 */
created: number, 
/**
 * The time of the last log entry, in milliseconds since 1970.
 */
updated: number, 
/**
 * The fields of the set-up that describe the game: its boxes or its variant.
 */
setup: { [key in string]: string }, 
/**
 * The time limits.
 */
pace: Pace, 
/**
 * Who holds each seat, in order.
 */
seats: Array<Holder>, 
/**
 * The seats that everybody sees the game wait for.
 */
waiting: Array<number>, 
/**
 * Whether one of those seats is the viewer's.
 */
yours: boolean, 
/**
 * The time at which the seats to move run out of time, in milliseconds since 1970. `null` without time limits.
 */
deadline: number | null, 
/**
 * The last event of the game, as spectators see it.
 */
last: Phrase | null, 
/**
 * Whether the host chose the seed and others play as well, so that somebody may know all cards and draws.
 */
shared_seed: boolean, };

/**
 * A message from the server.
 */
export type ToClient = { "type": "scene", 
/**
 * The `id` of the client's message; 0 if there was none.
 */
id: number, 
/**
 * The state of the table.
 */
scene: Scene, } | { "type": "left", 
/**
 * The `id` of the client's message.
 */
id: number, } | { "type": "done", 
/**
 * The `id` of the client's message.
 */
id: number, } & ({ "answer": "accepted", 
/**
 * The number of the first log entry that the command made.
 */
number: number, } | { "answer": "known", 
/**
 * The number of the first log entry that it made.
 */
number: number, } | { "answer": "stale", 
/**
 * The table as it is now, with the log entries that the client has missed.
 */
scene: Scene, } | { "answer": "refused", 
/**
 * The reason.
 */
refusal: Refusal, }) | { "type": "pong", 
/**
 * The `id` of the client's message.
 */
id: number, } | { "type": "update" } & Update | { "type": "present", 
/**
 * The id of the table.
 */
table: string, 
/**
 * The seats whose people have the table open.
 */
seats: Array<number>, 
/**
 * The number of spectators.
 */
watchers: number, } | { "type": "refused", 
/**
 * The `id` of the client's message; `null` if it could not be read.
 */
id: number | null, 
/**
 * The reason.
 */
refusal: Refusal, } | { "type": "closing", 
/**
 * The time to wait before reconnecting, in milliseconds.
 */
retry_ms: number, 
/**
 * The reason, in English.
 */
why: string, };

/**
 * The state of today's game.
 */
export type Today = { 
/**
 * The day as `2026-11-16`. Days begin at midnight UTC.
 */
day: string, 
/**
 * The time at which the day ends, in milliseconds since 1970.
 */
until: number, 
/**
 * The number of people who have started a rated attempt.
 */
tries: number, 
/**
 * The scores of the finished attempts, best first.
 */
results: Array<Scored>, 
/**
 * The viewer's own rated attempt, once started.
 */
mine: Try | null, };

/**
 * The daily game that a table belongs to.
 */
export type TodayInfo = { 
/**
 * The day as `2026-11-16`.
 */
day: string, 
/**
 * Whether the table is the rated attempt. Otherwise it is practice.
 */
rated: boolean, 
/**
 * Whether the day is not over yet. Until then the seed, the record and the proof are not available, because others may
 * still play.
 */
sealed: boolean, };

/**
 * A field of a set-up and its possible values.
 */
export type Topic = { 
/**
 * The name of the field.
 */
field: string, 
/**
 * The values it can have.
 */
values: Array<string>, 
/**
 * The index of the default in `values`.
 */
usual: number, 
/**
 * If set, the value may also be a comma-separated list of these things.
 */
pick: Pick | null, 
/**
 * Whether a set-up form should show the field to everybody, and not only to experts.
 */
common: boolean, };

/**
 * A person's rated attempt.
 */
export type Try = { 
/**
 * The id of its table.
 */
table: string, 
/**
 * Whether it is over.
 */
over: boolean, 
/**
 * The score; `null` until the attempt is finished, or if a bot played for the person.
 */
score: number | null, 
/**
 * The rank: one more than the number of better scores. `null` without a score.
 */
place: number | null, };

/**
 * How likely each player was to win when a turn began.
 */
export type TurnChances = { 
/**
 * The number of the log entry after which the turn began.
 */
number: number, 
/**
 * The probability of each seat, from 0 to 1. They add up to 1.
 */
chances: Array<number>, };

/**
 * How far a seat could undo its answers.
 */
export type Undo = { 
/**
 * The seat, counted from 1.
 */
seat: number, 
/**
 * The record entries to which the seat can go back, oldest first. The first one undoes everything possible, the last
 * one a single answer.
 */
entries: Array<number>, 
/**
 * Why it is not possible to go back further, or at all.
 */
limit: Phrase, };

/**
 * A new entry of the log, and the state of the table after it. A field that is `null` is `null` now. Only `sheet` is left
 * out while it has not changed.
 */
export type Update = { 
/**
 * The id of the table.
 */
table: string, 
/**
 * The new entry.
 */
line: Line, 
/**
 * See [`Scene::moved`].
 */
moved: number, 
/**
 * See [`Scene::eye`].
 */
eye: string, 
/**
 * The table itself, if it has changed.
 */
sheet?: TableInfo, 
/**
 * The patches that turn the client's view into the current one, if it has changed: one for each event of the entry,
 * each leading to the view right after that event. Without events there is one patch, as after an undo.
 * `docs/bot-api.md` describes their form.
 */
patches?: Array<unknown>, 
/**
 * The open question, if it is for one of the viewer's seats.
 */
question: Asked | null, 
/**
 * The seats that everybody sees the game wait for.
 */
waiting: Array<number>, 
/**
 * What the viewer could undo.
 */
undo: Undo | null, 
/**
 * The clocks.
 */
clock: Clock | null, 
/**
 * The result, once the game is over.
 */
result: Result | null, };

/**
 * The response after a data pack was accepted.
 */
export type UploadedPack = { 
/**
 * The hash of the pack. New tables name the pack by it.
 */
hash: string, 
/**
 * The name of the pack.
 */
name: string, 
/**
 * The game it is for.
 */
game: string, };

/**
 * An argument of a sentence.
 */
export type Value = { 
/**
 * The kind of component, such as `region`.
 */
kind: string, 
/**
 * The id of the component, such as `gallia`.
 */
id: string, } | { 
/**
 * The seat of the player, counted from 1.
 */
seat: number, } | number | boolean | string | Array<Value>;

/**
 * The variant of the game.
 */
export type Variant = "base" | "duel" | "solo";

/**
 * What should be done about a player whose time is up.
 */
export type Vote = "skip" | "replace" | "end" | "wait";
