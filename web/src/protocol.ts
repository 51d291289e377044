// Generated from the Rust types by `MIASMA_WRITE_TYPES=1 cargo test -p protocol`; do not edit.

/** An event of any game; each game's `events.ts` has the fields of its own. */
export type GameEvent = { key: string; rule: string };

/** For each key of a game's events, what the ids of its fields name: `region`, `card`, or `seat` for numbers of seats. */
export type EventKinds<Event extends GameEvent = GameEvent> = { [Key in Event['key']]?: Record<string, string> };

/**
 * A name and a password: a new account, or a changed one.
 */
export type Account = { 
/**
 * 3 to 24 letters, digits, `-` or `_`; capitals make no difference.
 */
login: string, 
/**
 * 8 to 128 characters.
 */
password: string, 
/**
 * The password so far, where there is an account.
 */
old_password: string | null, };

/**
 * A question to one of your seats.
 */
export type Asked = { 
/**
 * Which seat is asked.
 */
seat: number, 
/**
 * The question's stable name, such as `merchant-from`.
 */
name: string, 
/**
 * The sentence that asks it.
 */
prompt: Phrase, 
/**
 * What may be answered.
 */
options: Array<string>, 
/**
 * Those of the options after which nothing can be taken back: something is drawn or shown.
 */
binding: Array<string>, };

/**
 * Kinds of buildings of the player board.
 */
export type BuildingKind = "castle" | "quarter" | "workshop" | "factory" | "treasury";

export type BuildingSheet = { id: string, place: string | null, resource: string | null, staffed: boolean, };

/**
 * How likely each player was to win, turn by turn, as the bots' judge sees it.
 */
export type Chances = { 
/**
 * The turns, in order.
 */
turns: Array<TurnChances>, };

/**
 * Who reads what is said.
 */
export type ChatRoom = "table" | "watchers";

/**
 * The clocks of a table.
 */
export type Clock = { 
/**
 * When the time of the seats to move is up.
 */
until: number | null, 
/**
 * When the table's rule for leavers is applied, once it is up.
 */
grace: number | null, 
/**
 * The reserve of each seat in milliseconds, at a live table.
 */
reserve: Array<number>, };

/**
 * The colours of roads and ports.
 */
export type Color = "red" | "blue" | "black";

/**
 * What one can do at a table.
 */
export type Command = { "do": "sit", 
/**
 * Which.
 */
seat: number, 
/**
 * The secret of the invitation, for a seat that is kept for somebody.
 */
invite?: string, } | { "do": "stand", 
/**
 * Which.
 */
seat: number, } | { "do": "bot", 
/**
 * Where.
 */
seat: number, 
/**
 * How strong.
 */
level: string, } | { "do": "fill", 
/**
 * How strong.
 */
level: string, } | { "do": "clear", 
/**
 * Which.
 */
seat: number, } | { "do": "start", } | { "do": "abandon", } | { "do": "choose", 
/**
 * For which seat.
 */
seat: number, 
/**
 * The number of the last move one knows of, `moved` of the scene or update: an older one is stale.
 */
after: number, 
/**
 * The answer, one of the question's options.
 */
choice: string, } | { "do": "undo", 
/**
 * For which seat.
 */
seat: number, 
/**
 * As above.
 */
after: number, 
/**
 * The entry.
 */
from: number, } | { "do": "say", 
/**
 * To whom.
 */
room: ChatRoom, 
/**
 * 1 to 500 characters.
 */
text: string, } | { "do": "mute", 
/**
 * Their name, as it stands in the chat.
 */
name: string, 
/**
 * Whether they are silent from now on.
 */
silent: boolean, } | { "do": "resign", 
/**
 * Which seat.
 */
seat: number, } | { "do": "end", 
/**
 * For which seat.
 */
seat: number, 
/**
 * Whether one agrees.
 */
agree: boolean, } | { "do": "vote", 
/**
 * Whose vote.
 */
seat: number, 
/**
 * About whom.
 */
about: number, 
/**
 * What is to be done.
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
 * One thing that is wrong.
 */
export type Fault = { 
/**
 * Where: a field, or a file with a line.
 */
place: string, 
/**
 * What, and what would be right.
 */
message: string, };

/**
 * Play on from a step of a game that is over, against bots: what the seat did not know then is re-dealt.
 */
export type Fork = { 
/**
 * The entry of the log after which to play on.
 */
number: number, 
/**
 * Which seat to play.
 */
seat: number, 
/**
 * How strong the others are.
 */
level: string, };

/**
 * What a client sends. Every message is answered, by one with the same `id` where it has one.
 */
export type FromClient = { "type": "watch", 
/**
 * Comes back with the answer.
 */
id: number, 
/**
 * Which table.
 */
table: string, 
/**
 * The last entry of its log one knows; the scene's log goes on from there.
 */
since?: number, } | { "type": "leave", 
/**
 * Comes back with the answer.
 */
id: number, 
/**
 * Which table.
 */
table: string, } | { "type": "do", 
/**
 * Comes back with the answer.
 */
id: number, 
/**
 * Which table.
 */
table: string, 
/**
 * What.
 */
order: Order, } | { "type": "why", 
/**
 * Comes back with the answer.
 */
id: number, 
/**
 * Which table.
 */
table: string, 
/**
 * For which seat.
 */
seat: number, 
/**
 * The answer one thinks of.
 */
choice: string, } | { "type": "ping", 
/**
 * Comes back with the answer.
 */
id: number, };

/**
 * A game that can be played.
 */
export type GameInfo = { 
/**
 * Its stable name.
 */
name: string, 
/**
 * The reading of its rules.
 */
edition: number, 
/**
 * The hash of the components.
 */
pack: string, 
/**
 * The levels of its bots, weakest first.
 */
levels: Array<string>, 
/**
 * The fields of its set-up, as far as the choices made so far leave them open.
 */
topics: Array<Topic>, };

/**
 * What happened.
 */
export type Happened = { "kind": "made" } | { "kind": "sat", 
/**
 * Which.
 */
seat: number, } | { "kind": "stood", 
/**
 * Which.
 */
seat: number, } | { "kind": "bot", 
/**
 * Where.
 */
seat: number, 
/**
 * How strong.
 */
level: string, } | { "kind": "started", 
/**
 * What happened in it.
 */
events: Array<GameEvent>, 
/**
 * The last record entry it made.
 */
entry: number, } | { "kind": "moved", 
/**
 * Who, where one may know.
 */
seat: number | null, 
/**
 * Their answer, where one may know.
 */
choice: string | null, 
/**
 * Whether a bot answered for a person.
 */
stand_in: boolean, 
/**
 * What happened.
 */
events: Array<GameEvent>, 
/**
 * The last record entry it made.
 */
entry: number, } | { "kind": "undone", 
/**
 * Who.
 */
seat: number, 
/**
 * The first record entry taken back.
 */
from: number, 
/**
 * The record entry that says so.
 */
entry: number, } | { "kind": "said", 
/**
 * Who.
 */
name: string, 
/**
 * Their seat, if they have one.
 */
seat: number | null, 
/**
 * To whom.
 */
room: ChatRoom, 
/**
 * What.
 */
text: string, } | { "kind": "muted", 
/**
 * Who.
 */
name: string, 
/**
 * Whether they are silent now.
 */
silent: boolean, } | { "kind": "reminded", 
/**
 * Who.
 */
seat: number, 
/**
 * Whether it is up.
 */
up: boolean, } | { "kind": "resumed" } | { "kind": "stand_in", 
/**
 * For whom.
 */
seat: number, 
/**
 * How strong.
 */
level: string, } | { "kind": "resigned", 
/**
 * Who.
 */
seat: number, } | { "kind": "ends", 
/**
 * Who.
 */
seat: number, 
/**
 * Whether.
 */
agree: boolean, } | { "kind": "voted", 
/**
 * Who.
 */
seat: number, 
/**
 * About whom.
 */
about: number, 
/**
 * For what.
 */
vote: Vote, } | { "kind": "ended", 
/**
 * How.
 */
how: Ended, } | { "kind": "rematch", 
/**
 * Which.
 */
table: string, } | { "kind": "hidden" };

/**
 * What a strong bot would answer, and why.
 */
export type Hint = { 
/**
 * For which seat.
 */
seat: number, 
/**
 * The answer.
 */
choice: string, 
/**
 * The reasons, the most important first.
 */
reasons: Array<Phrase>, };

/**
 * Who sits on a seat.
 */
export type Holder = { "kind": "nobody" } | { "kind": "invited", 
/**
 * What they are called until then.
 */
name: string, } | { "kind": "person", 
/**
 * Their name.
 */
name: string, 
/**
 * Whether it is you.
 */
me: boolean, 
/**
 * The level of the bot that plays for them until they take the seat back.
 */
stand_in: string | null, 
/**
 * Whether they gave up.
 */
resigned: boolean, } | { "kind": "bot", 
/**
 * Its level.
 */
level: string, };

/**
 * What becomes of the seat of one who doesn't come back.
 */
export type Leavers = "bot" | "vote";

/**
 * One entry of the table's log.
 */
export type Line = { 
/**
 * Its number, from 1 without gaps.
 */
number: number, 
/**
 * When.
 */
at: number, 
/**
 * What.
 */
what: Happened, };

/**
 * A table as a list shows it.
 */
export type Listed = { 
/**
 * Its public name.
 */
id: string, 
/**
 * Which game.
 */
game: string, 
/**
 * How far it is.
 */
stage: TableStage, 
/**
 * When it was made.
 */
created: number, 
/**
 * When something happened there last.
 */
updated: number, 
/**
 * The boxes or the variant.
 */
setup: { [key in string]: string }, 
/**
 * How much time there is.
 */
pace: Pace, 
/**
 * Who sits where.
 */
seats: Array<Holder>, 
/**
 * The seats the game waits for.
 */
waiting: Array<number>, 
/**
 * Whether one of them is yours.
 */
yours: boolean, 
/**
 * Until when, where there is a clock.
 */
deadline: number | null, 
/**
 * What happened last, as those who watch saw it.
 */
last: Phrase | null, };

/**
 * A cube that carries something.
 */
export type LoadView = { 
/**
 * Whose cube.
 */
seat: string, 
/**
 * How many potions.
 */
potions: number, 
/**
 * Whether a diplomat is under it.
 */
diplomat: boolean, };

/**
 * A person's own account.
 */
export type Me = { 
/**
 * How others call them.
 */
name: string, 
/**
 * The name they sign in with, once they have an account.
 */
login: string | null, };

/**
 * How one wants to be called.
 */
export type Name = { 
/**
 * 1 to 24 characters.
 */
name: string, 
/**
 * The invitation code, for a new person on a server that asks for one.
 */
invitation?: string, };

/**
 * A data pack to play with.
 */
export type NewPack = { 
/**
 * For which game.
 */
game: string, 
/**
 * What to call it.
 */
name: string, 
/**
 * The text of each file by its name, `map.toml`; the files left out are the built-in ones.
 */
files: { [key in string]: string }, };

/**
 * A table to be made.
 */
export type NewTable = { 
/**
 * The name of the game: see `GET /api/games`.
 */
game: string, 
/**
 * The fields of the set-up that are not left as usual, `players` among them: see `GET /api/games`.
 */
setup: { [key in string]: string }, 
/**
 * Who is to sit where; seats beyond the list are open.
 */
seats: Array<SeatPlan>, 
/**
 * Whether it stands in the lobby; otherwise one needs its link.
 */
public: boolean, 
/**
 * Whether people without a seat may watch.
 */
spectators: boolean, 
/**
 * How much time there is.
 */
pace: Pace, 
/**
 * What becomes of the seat of one who doesn't come back.
 */
leavers: Leavers, 
/**
 * Whether players may ask a bot for a hint.
 */
hints: boolean, 
/**
 * Whether players may ask the game about their own position, such as for the odds of a move; see `Access::OwnSeat`.
 */
player_aids: boolean, 
/**
 * 64 hexadecimal digits, for playing a known deal: the table then says that its seed is shared.
 */
seed: string | null, 
/**
 * The hash of an uploaded data pack; otherwise the built-in components.
 */
pack: string | null, };

/**
 * What a table has to do with today's game.
 */
export type OfToday = { 
/**
 * Which day's.
 */
day: string, 
/**
 * Whether it counts.
 */
rated: boolean, 
/**
 * Whether the day is not over: until then the seed, the record and the proof are kept back, for others have yet to play.
 */
sealed: boolean, };

/**
 * A command and the key under which it may be repeated: the second time it is only answered, not done.
 */
export type Order = { 
/**
 * 8 to 64 characters, chosen by the sender, another one for every command.
 */
key: string, 
/**
 * What to do.
 */
command: Command, };

/**
 * The moment of another game that one plays on from.
 */
export type Origin = { 
/**
 * Which table.
 */
table: string, 
/**
 * The entry of its log.
 */
number: number, };

/**
 * How much time there is.
 */
export type Pace = { "kind": "relaxed" } | { "kind": "live", 
/**
 * Seconds, 10 to 3600.
 */
turn_s: number, 
/**
 * Seconds, 0 to 36000.
 */
reserve_s: number, } | { "kind": "correspondence", 
/**
 * Hours, 1 to 720.
 */
hours: number, };

/**
 * A data pack that can be played with.
 */
export type PackMade = { 
/**
 * The hash that names it at new tables.
 */
hash: string, 
/**
 * What it is called.
 */
name: string, 
/**
 * For which game.
 */
game: string, };

/**
 * What an era's end counts: `what` is a resource, or one of `healthy`, `sick`, `influence`, `workers`, `buildings`, `free`,
 * `shared`, `capital`, `signs`, `sets`, `special`, `basic`.
 */
export type PestAgenda = { "kind": "per", amount: number, every: number, what: string, } | { "kind": "rank", amounts: [number, number, number, number, number], };

/**
 * The player board: `laboratories` are the spaces of the recovery track that bring research, `quarantine` the spaces
 * with how many each takes without cards, `sections` what a whole section is worth.
 */
export type PestBoard = { start: PestGoods, start_research: number, limit: number, limit_with_sick: number, recovery: Array<PestRecovery>, quarantine: Array<[string, number]>, cemetery: Array<number>, overflow_shame: number, sections: [number, number, number], slots: [string, string, string], assistants: [number, number, number], };

/**
 * A building of the player board; section 0 is the castle's.
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
 * A capital card: for the most people, the second and the third most; and the bonuses, one of which the first chooses.
 */
export type PestCapitalCard = { id: string, rewards: Array<Array<PestGain>>, bonuses: Array<Array<PestGain>>, };

/**
 * A pest card.
 */
export type PestCard = { id: string, name: string, targets: Array<PestTarget>, };

/**
 * What a space of the grid would bring; `after` is the stock after Produce and Cure, as far as nothing has to be chosen.
 */
export type PestCellStudy = { cell: string, free: boolean, restricted: boolean, improvable: boolean, top: PestTop, left: PestLeft, after: PestStock | null, };

/**
 * A decree.
 */
export type PestDecree = { id: string, number: number, era: number, agenda_name: string, agenda: PestAgenda, imperative_name: string, imperative: PestImperative, solo: boolean, };

/**
 * What a pest card that may still come would do now, nobody deciding anything: `people` come to each of `hit`, places and
 * roads alike; of these `fall` would fall, and `spread` get people from them.
 */
export type PestForecast = { card: string, hit: Array<string>, people: number, roads: Array<[string, string]>, fall: Array<string>, spread: Array<string>, seats: Array<PestForecastSeat>, };

/**
 * What a pest card would do to a player: whether the camp goes back, how many people are taken in, how many of them find no
 * harmless space, and how many no space at all.
 */
export type PestForecastSeat = { camp: boolean, taken: number, harmful: number, overflow: number, };

/**
 * Some of one thing: a resource, or `crates` (basic resources of choice), `research`, `influence`, `prestige`, `tasks` (steps
 * on the task track), `recall` (people back from the capital).
 */
export type PestGain = { kind: string, amount: number, };

/**
 * Some of each resource.
 */
export type PestGoods = { wood: number, stone: number, food: number, herbs: number, coin: number, };

/**
 * What moves the task marker.
 */
export type PestImperative = { "kind": "build", resource: Resource | null, size: Size | null, port: boolean, on_road: Color | null, others: boolean, beside_own: boolean | null, } | { "kind": "technology" } | { "kind": "road" } | { "kind": "place", least: number, };

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
 * Everything printed in a box, by its stable id.
 */
export type PestPack = { hash: string, name: string | null, map: PestMap, buildings: Array<PestBuilding>, capital_buildings: Array<PestCapitalBuilding>, technologies: Array<PestTechnology>, decrees: Array<PestDecree>, tasks: Array<PestTask>, capital_cards: Array<PestCapitalCard>, rewards: Array<PestReward>, pests: Array<PestCard>, supports: Array<PestSupport>, starts: Array<PestStart>, board: PestBoard, influence: PestInfluence, numbers: PestNumbers, };

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
 * The cheapest way to a place within one Move. `gives` is what the place gives to who ends there; `tasks` how far the task
 * marker moves on the way; `improve` and `camp` whether it needs research for one more step, or the camp.
 */
export type PestReach = { place: string, steps: number, food: number, coins: number, sick: number, tasks: number, gives: Resource | null, improve: boolean, camp: boolean, path: Array<string>, ways: Array<PestWay>, };

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
 * What the roads of a colour are called.
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
 * A number for each size of place.
 */
export type PestSizes = { village: number, town: number, city: number, };

/**
 * A slot, and the technology that would go.
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
 * A step: `food` in all, coins standing in where food is short; `sick` people are taken, or with the Medical Mask one fewer at
 * `food_leaving_one`; `camp` says whether it could be set there instead of paying for the place.
 */
export type PestStep = { to: string, way: PestWay, steps: number, food: number, food_leaving_one: number | null, coins: number, sick: number, camp: boolean, };

/**
 * A stock.
 */
export type PestStock = { wood: number, stone: number, food: number, herbs: number, coin: number, research: number, };

/**
 * What one player could work out now.
 */
export type PestStudy = { forecast: Array<PestForecast>, cells: Array<PestCellStudy>, steps: Array<PestStep>, reach: Array<PestReach>, market: Array<PestOffer>, };

/**
 * A support card: for the most influence, the others, and the least.
 */
export type PestSupport = { id: string, name: string, left: Array<PestGain>, middle: Array<PestGain>, right: Array<PestGain>, };

/**
 * Where a pest card puts people.
 */
export type PestTarget = { "kind": "roads", color: Color, } | { "kind": "places", size: Size | null, resource: Resource | null, port: Color | null, on_road: Color | null, };

/**
 * A task track: what each of its spaces brings; `solo_sick` are the spaces with a sick person in the solo game.
 */
export type PestTask = { era: number, influence: Array<number>, prestige: Array<number>, duel_minimum: number, solo_sick: Array<number>, };

/**
 * A technology: `amount` is the card's main number, whatever its rule counts.
 */
export type PestTechnology = { id: string, number: number, name: string, cost: number, prestige: number, slots: Array<string>, solo: boolean, amount: number, gain: Array<PestGain>, pay: PestGoods, size: Size | null, };

/**
 * What the top action would bring.
 */
export type PestTop = { "action": "move", steps: number, offers: Array<PestStep>, } | { "action": "construct", buildings: Array<string>, places: Array<PestSite>, capital: Array<string>, } | { "action": "produce", goods: PestGoods, research: number, };

/**
 * Everything on the table by its stable id.
 */
export type PestView = { pack: string, players: number, variant: Variant, variable: boolean, year: number, era: number, over: boolean, order: Array<string>, active: string | null, turns: number, places: Array<PlaceSheet>, roads: Array<RoadSheet>, market: Array<string>, deck: Array<string>, pest: string | null, pests_seen: Array<string>, support: string | null, support_paid: string | null, supports_seen: Array<string>, decrees: Array<string | null>, capital_card: string | null, capital_buildings: Array<string>, rewards: Array<RewardSheet>, neutral: number, solo_sick: SoloSheet | null, seats: Array<SeatSheet>, };

/**
 * How a step leads somewhere.
 */
export type PestWay = "road" | "capital" | "jump";

/**
 * A sentence: its key in the text files, the rule behind it, and what fills its gaps.
 */
export type Phrase = { 
/**
 * The key of the sentence.
 */
key: string, 
/**
 * The rule that asks, refuses or made it happen; empty where none does.
 */
rule: string, 
/**
 * What it speaks of, by name.
 */
args: { [key in string]: Value }, };

/**
 * Things to be picked for a field.
 */
export type Pick = { 
/**
 * So many.
 */
count: number, 
/**
 * Out of these.
 */
of: Array<string>, };

/**
 * One player's place.
 */
export type Place = { 
/**
 * Who.
 */
seat: number, 
/**
 * From 1; shared places have the same number.
 */
rank: number, 
/**
 * The score.
 */
score: number, 
/**
 * What the score came from.
 */
parts: { [key in string]: number }, };

export type PlaceSheet = { id: string, resource: string, marker: boolean, destroyed: boolean, sick: number, };

/**
 * A wish to play today's game.
 */
export type PlayToday = { 
/**
 * Once more, for practice: possible when the rated try is over.
 */
practice: boolean, };

/**
 * What a second look at a finished game found.
 */
export type Proof = { 
/**
 * Whether every move was legal and every draw follows from the seed.
 */
fair: boolean, 
/**
 * How many draws there were.
 */
draws: number, 
/**
 * What is wrong, if anything is.
 */
fault: string | null, };

/**
 * A rat on the board.
 */
export type RatView = { 
/**
 * Its public mark, counted from 1.
 */
mark: number, 
/**
 * Its token, for those who know it.
 */
token: string | null, };

/**
 * The table as one eye sees it. Components are named by their stable ids.
 */
export type RattusView = { 
/**
 * Which part of the game it is.
 */
stage: Stage, 
/**
 * Whose turn it is, once the start player is known.
 */
on_turn: string | null, 
/**
 * The start player.
 */
first: string | null, 
/**
 * A class card was taken this turn.
 */
taken: boolean, 
/**
 * Part B is done this turn.
 */
placed: boolean, 
/**
 * The abilities used this turn.
 */
used_cards: Array<string>, 
/**
 * What ended the regular game.
 */
ended_by: End | null, 
/**
 * Where the plague piece stands.
 */
plague: string | null, 
/**
 * Whether the plague piece will count as two in the final plague (RB-64).
 */
plague_counts: boolean, 
/**
 * Tokens in the bag.
 */
bag: number, 
/**
 * Tokens that went out of the game unseen.
 */
removed: number, 
/**
 * Their faces, for the open eye alone.
 */
removed_tokens: Array<string>, 
/**
 * The tokens in the bag, for the open eye alone.
 */
bag_tokens: Array<string>, 
/**
 * Tokens revealed so far.
 */
used_tokens: Array<string>, 
/**
 * The regions in play.
 */
regions: Array<RegionView>, 
/**
 * The players.
 */
seats: Array<SeatView>, 
/**
 * Class cards nobody holds.
 */
display: Array<string>, 
/**
 * The walls, if they are in play: the two regions each of them parts.
 */
walls: Array<[string, string] | null>, 
/**
 * Where the nuns are, if they are in play.
 */
nuns: Array<string | null>, 
/**
 * Where the bishops are, if they are in play.
 */
bishops: Array<string | null>, 
/**
 * Where the caravan is.
 */
caravan: string | null, 
/**
 * Region cards in the deck.
 */
deck: number, 
/**
 * Region cards that lie open as discards.
 */
discards: Array<string>, 
/**
 * The ravage that is going on.
 */
ravage: RavageView | null, };

/**
 * The ravage that is going on.
 */
export type RavageView = { 
/**
 * Where.
 */
region: string, 
/**
 * Whether the plague piece counts as two.
 */
counts: boolean, 
/**
 * Region cards that were played and the class cards they protect.
 */
protected: Array<[string, string]>, };

/**
 * The secret of a recovery link.
 */
export type Recovery = { 
/**
 * What stands after the `#` of the link.
 */
secret: string, };

/**
 * Why something can't be done.
 */
export type Refusal = { 
/**
 * The stable name of the reason, such as `illegal`, `not_yours`, `too_fast`.
 */
code: string, 
/**
 * The reason and what would help, in English.
 */
message: string, 
/**
 * The reason as a sentence of the texts, with the rule behind it.
 */
because: Phrase | null, 
/**
 * Everything that is wrong, where several things are.
 */
faults?: Array<Fault>, };

/**
 * A region.
 */
export type RegionView = { 
/**
 * Its id.
 */
id: string, 
/**
 * Cubes of each seat.
 */
cubes: Array<number>, 
/**
 * The rats, by their marks.
 */
rats: Array<RatView>, 
/**
 * The cubes that carry something.
 */
loads: Array<LoadView>, };

/**
 * A game as one eye saw it, or a part of it.
 */
export type Replay = { 
/**
 * Through whose eyes.
 */
eye: string, 
/**
 * How many steps there are in all.
 */
total: number, 
/**
 * The number of the first step here, from 0.
 */
from: number, 
/**
 * The steps.
 */
steps: Array<Step>, };

/**
 * A report of a fault.
 */
export type Report = { 
/**
 * The table, if it is about one.
 */
table: string | null, 
/**
 * The entry of its log.
 */
number: number | null, 
/**
 * What is wrong, in words.
 */
text: string, 
/**
 * Versions, the browser's log and whatever else helps.
 */
details: unknown, };

/**
 * A report that was kept.
 */
export type Reported = { 
/**
 * Its number.
 */
number: number, };

/**
 * The four basic resources and the coin.
 */
export type Resource = "wood" | "stone" | "food" | "herbs" | "coin";

/**
 * How a game came out.
 */
export type Result = { 
/**
 * What ended it: a name of the texts' `end-...`.
 */
ended_by: string, 
/**
 * The places, best first.
 */
places: Array<Place>, };

export type RewardSheet = { id: string, open: boolean, };

export type RoadSheet = { ends: [string, string], sick: number, };

/**
 * How a table stands for one who looks at it.
 */
export type Scene = { 
/**
 * The table beside the game.
 */
sheet: Sheet, 
/**
 * The number of the log's last entry.
 */
number: number, 
/**
 * The number of the last entry that changed the game: what a choice has to come after.
 */
moved: number, 
/**
 * Through whose eyes: `seat 1`, `watcher`, or `open` once the game is over.
 */
eye: string, 
/**
 * The game's table as these eyes see it, see `docs/replay-json.md`; nothing before the game has begun.
 */
view: unknown, 
/**
 * The open question, if it is yours.
 */
question: Asked | null, 
/**
 * The seats the game waits for.
 */
waiting: Array<number>, 
/**
 * What you could take back, and how far.
 */
undo: Undo | null, 
/**
 * The clocks.
 */
clock: Clock | null, 
/**
 * The result, once the game is over.
 */
result: Result | null, 
/**
 * The log from the entry after the one that was asked for.
 */
log: Array<Line>, };

/**
 * How often a score was reached.
 */
export type Scored = { 
/**
 * The score.
 */
score: number, 
/**
 * By how many.
 */
tries: number, };

/**
 * A seat.
 */
export type Seat = { 
/**
 * From 1.
 */
seat: number, 
/**
 * Who sits there.
 */
holder: Holder, 
/**
 * The secret of an invitation, for the host: the link is `/t/TABLE#SEAT-SECRET`.
 */
invite: string | null, 
/**
 * Whether they have the table open.
 */
present: boolean, 
/**
 * Whether they have agreed to end the game.
 */
ends: boolean, 
/**
 * What the others want done about them, seat by seat, while they are voted on.
 */
votes: { [key in number]: Vote }, };

/**
 * Who is to sit on a seat.
 */
export type SeatPlan = { "kind": "open", } | { "kind": "me", 
/**
 * What to call them on this seat, if not by their name.
 */
name: string | null, } | { "kind": "invited", 
/**
 * What to call them until they come.
 */
name: string, } | { "kind": "bot", 
/**
 * `novice`, `apprentice`, `expert` or `master`; also `random` and `greedy`.
 */
level: string, };

export type SeatSheet = { wood: number, stone: number, food: number, herbs: number, coin: number, research: number, influence: number, prestige: number, shame: number, doctor: string | null, camp: string | null, buildings: Array<BuildingSheet>, quarantine: Array<[string, number, number]>, apparatus: number, hospital: number, recovered: number, capital: number, experts: number, workshop: string | null, workshop_staffed: boolean, tasks: [number, number, number], slots: Array<string | null>, assistants: number, grid: Array<string>, cards: Array<string>, starts: Array<string>, score: number, score_parts: Array<[string, number]>, };

/**
 * A player.
 */
export type SeatView = { 
/**
 * Cubes in the supply.
 */
supply: number, 
/**
 * Cubes in the palace.
 */
palace: number, 
/**
 * Cubes on the Baker.
 */
baked: number, 
/**
 * Palace cubes with a diplomat.
 */
palace_diplomats: number, 
/**
 * Class cards in hand.
 */
cards: Array<string>, 
/**
 * How many region cards are in hand.
 */
hand: number, 
/**
 * Which, for those who may know.
 */
hand_cards: Array<string>, };

/**
 * What everybody may know of a table beside the game itself.
 */
export type Sheet = { 
/**
 * Its public name, as in its address.
 */
id: string, 
/**
 * Which game.
 */
game: string, 
/**
 * How far it is.
 */
stage: TableStage, 
/**
 * When it was made.
 */
created: number, 
/**
 * Whether you made it.
 */
host: boolean, 
/**
 * Whether it stands in the lobby.
 */
public: boolean, 
/**
 * Whether people without a seat may watch.
 */
spectators: boolean, 
/**
 * How much time there is.
 */
pace: Pace, 
/**
 * What becomes of the seat of one who doesn't come back.
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
 * The table and entry this game plays on from, if it does; it has no record of its own then.
 */
forked: Origin | null, 
/**
 * Every field of the set-up.
 */
setup: { [key in string]: string }, 
/**
 * The hash that names the components.
 */
pack: string, 
/**
 * What they are called, where somebody brought them along.
 */
pack_name?: string, 
/**
 * What the table has to do with today's game, if it has.
 */
today?: OfToday, 
/**
 * The reading of the rules.
 */
edition: number, 
/**
 * What is allowed but not advised about the set-up.
 */
advice: Array<Phrase>, 
/**
 * The SHA-256 of the seed, known before the deal.
 */
commitment: string, 
/**
 * The seed, once the game is over.
 */
seed: string | null, 
/**
 * Whether the seed was given by the host, and so may be known to some.
 */
shared_seed: boolean, 
/**
 * The seats.
 */
seats: Array<Seat>, 
/**
 * How many watch.
 */
watchers: number, 
/**
 * How it ended, once it has.
 */
ended: Ended | null, 
/**
 * The table of the next game, once somebody wants one.
 */
rematch: string | null, };

/**
 * Signing in on another device.
 */
export type SignIn = { 
/**
 * The account's name.
 */
login: string, 
/**
 * Its password.
 */
password: string, };

/**
 * The kinds of place, PE-71.
 */
export type Size = "village" | "town" | "city";

/**
 * Sick people that still lie on the solo game's tracks and beside its buildings, PE-170.
 */
export type SoloSheet = { influence: number, tasks: number, buildings: number, };

/**
 * The large parts of a game.
 */
export type Stage = "set_up" | "regular" | "final_round" | "final_plague" | "over";

/**
 * One step of a replay: the deal, a move, or moves taken back.
 */
export type Step = { 
/**
 * The entry of the table's log.
 */
number: number, 
/**
 * When.
 */
at: number, 
/**
 * A number that is another one in the next turn.
 */
turn: number | null, 
/**
 * What happened.
 */
what: Happened, 
/**
 * The table after it.
 */
view: unknown, };

/**
 * A table that was made.
 */
export type TableMade = { 
/**
 * Its public name: the link is `/t/` and this.
 */
id: string, };

/**
 * How far a table is.
 */
export type TableStage = "open" | "running" | "over" | "closed";

/**
 * What the server sends.
 */
export type ToClient = { "type": "scene", 
/**
 * Of the message; 0 where it was not asked for.
 */
id: number, 
/**
 * How it stands.
 */
scene: Scene, } | { "type": "left", 
/**
 * Of the message.
 */
id: number, } | { "type": "done", 
/**
 * Of the message.
 */
id: number, } & ({ "answer": "accepted", 
/**
 * Of the entry.
 */
number: number, } | { "answer": "known", 
/**
 * Of the entry.
 */
number: number, } | { "answer": "stale", 
/**
 * The table as it is now.
 */
scene: Scene, } | { "answer": "refused", 
/**
 * Why.
 */
refusal: Refusal, }) | { "type": "pong", 
/**
 * Of the message.
 */
id: number, } | { "type": "update" } & Update | { "type": "present", 
/**
 * Which table.
 */
table: string, 
/**
 * The seats whose people have it open.
 */
seats: Array<number>, 
/**
 * How many watch.
 */
watchers: number, } | { "type": "refused", 
/**
 * Of the message, if it could be read.
 */
id: number | null, 
/**
 * Why.
 */
refusal: Refusal, } | { "type": "closing", 
/**
 * In milliseconds.
 */
retry_ms: number, 
/**
 * Why, in English.
 */
why: string, };

/**
 * How today's game stands.
 */
export type Today = { 
/**
 * The day, `2026-11-16`; days begin at midnight UTC.
 */
day: string, 
/**
 * When it is over.
 */
until: number, 
/**
 * How many have begun a rated try.
 */
tries: number, 
/**
 * The scores of those who finished one, best first.
 */
results: Array<Scored>, 
/**
 * My own rated try, once I have begun it.
 */
mine: Try | null, };

/**
 * A field of a set-up and what it can be.
 */
export type Topic = { 
/**
 * Its name.
 */
field: string, 
/**
 * Its values.
 */
values: Array<string>, 
/**
 * Which of them it is by itself.
 */
usual: number, 
/**
 * Things one may name instead, with commas.
 */
pick: Pick | null, 
/**
 * Whether most people will want to be asked about it.
 */
common: boolean, };

/**
 * One's rated try.
 */
export type Try = { 
/**
 * Its table.
 */
table: string, 
/**
 * Whether it is over.
 */
over: boolean, 
/**
 * The score, if it was played to the end by nobody else.
 */
score: number | null, 
/**
 * One more than have a better score.
 */
place: number | null, };

/**
 * How likely each player was to win when a turn began.
 */
export type TurnChances = { 
/**
 * The entry of the log after which it began.
 */
number: number, 
/**
 * For each seat, from 0 to 1; together 1.
 */
chances: Array<number>, };

/**
 * What you could take back.
 */
export type Undo = { 
/**
 * For which of your seats.
 */
seat: number, 
/**
 * The record entries one can go back to, oldest first: the first resets all, the last takes one step back.
 */
entries: Array<number>, 
/**
 * Why not further, or why not at all.
 */
limit: Phrase, };

/**
 * One more entry of the log, and how the table stands after it. What is null in it is null now; only `sheet` is left
 * out where it has not changed.
 */
export type Update = { 
/**
 * Which table.
 */
table: string, 
/**
 * The entry.
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
 * The sheet, where it changed.
 */
sheet?: Sheet, 
/**
 * What turns the view you have into the view now, where that changed: one patch for each event of the line, each
 * leading to the view right after the event; without events a single one, as after an undo. See `docs/bot-api.md` for
 * their form.
 */
patches?: Array<unknown>, 
/**
 * The open question, if it is yours.
 */
question: Asked | null, 
/**
 * The seats the game waits for.
 */
waiting: Array<number>, 
/**
 * What you could take back.
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
 * What fills a gap of a sentence.
 */
export type Value = { 
/**
 * Such as `region`.
 */
kind: string, 
/**
 * Such as `gallia`.
 */
id: string, } | { 
/**
 * From 1.
 */
seat: number, } | number | boolean | string | Array<Value>;

/**
 * Which game is played.
 */
export type Variant = "base" | "duel" | "solo";

/**
 * What is to be done about a player whose time is up.
 */
export type Vote = "skip" | "replace" | "end" | "wait";
