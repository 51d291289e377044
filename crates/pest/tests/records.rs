//! The finished games in `records/pest` still play as they did, and they show everything that can be in play.
//!
//! A record names the components by their hash, so any change of `data/pest` outdates them all. To make them anew:
//! `MIASMA_WRITE_RECORDS=1 cargo test -p pest --test records`.

use game::{
    Actor, Dealer, EntryKind, Game as _, Journal, Question, Random, Record, Seed, Setup as _, Sitting,
    Standing,
};
use pest::components::Tech;
use pest::{Action, Choice, Entry, Event, Fact, Game, Player, Setup, Size, Space, Table, Variant};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

/// What to do when a record fails and is not the one at fault.
const ANEW: &str = "Where a rule, a text of choices or data/pest was meant to change, make the records anew with\n\
                    MIASMA_WRITE_RECORDS=1 cargo test -p pest --test records\n\
                    and raise the edition if games in the world would now come out differently.";

/// All records: their names and texts.
static RECORDS: LazyLock<Vec<(String, String)>> = LazyLock::new(|| {
    if std::env::var_os("MIASMA_WRITE_RECORDS").is_some() {
        write_anew();
    }
    let files = std::fs::read_dir(folder()).expect("records/pest is there");
    let mut records: Vec<(String, String)> = files
        .map(|file| file.expect("a listed file").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "record"))
        .map(|path| (name(&path), std::fs::read_to_string(&path).expect("a record is text")))
        .collect();
    records.sort();
    records
});

#[test]
fn every_record_replays_and_its_draws_follow_from_its_seed() {
    let failures: Vec<String> = RECORDS
        .iter()
        .filter_map(|(name, text)| Some(format!("{name}: {}", replayed(text).err()?)))
        .collect();
    assert!(!RECORDS.is_empty() && failures.is_empty(), "{}\n{ANEW}", failures.join("\n"));
}

#[test]
fn the_records_show_every_table_technology_decree_and_option() {
    let mut shown = BTreeSet::new();
    for (name, text) in RECORDS.iter() {
        let game = replayed(text).unwrap_or_else(|why| panic!("{name}: {why}\n{ANEW}"));
        shown.extend(game.shows);
    }
    let lacking: Vec<String> = demanded().difference(&shown).cloned().collect();
    assert!(lacking.is_empty(), "no record shows {}\n{ANEW}", lacking.join(", "));
}

#[test]
fn the_records_stay_small() {
    let size: usize = RECORDS.iter().map(|(_, text)| text.len()).sum();
    assert!(size < 3 << 20, "{size} bytes in {} records", RECORDS.len());
}

/// The variants with the numbers of players that they are for.
const TABLES: [(Variant, u8); 6] = [
    (Variant::Solo, 1),
    (Variant::Duel, 2),
    (Variant::Base, 2),
    (Variant::Base, 3),
    (Variant::Base, 4),
    (Variant::Base, 5),
];

/// Everything that some record has to show.
fn demanded() -> BTreeSet<String> {
    let pack = Setup::standard(2).pack.get();
    let mut demanded = BTreeSet::from(["an undo".to_owned()]);
    for (variant, players) in TABLES {
        demanded.extend([false, true].map(|variable| table(variant, players, variable)));
    }
    for info in pack.technologies[1..].iter().filter(|info| !info.id.is_empty()) {
        demanded.extend([format!("{} bought", info.id), format!("{} used", info.id)]);
    }
    for decree in &pack.decrees {
        demanded.extend([format!("{} in play", decree.id), format!("{} scored", decree.id)]);
    }
    demanded.extend(pack.buildings.iter().map(|info| format!("{} built", info.id)));
    demanded.extend(pack.capital_buildings.iter().map(|info| format!("{} raised", info.id)));
    demanded.extend(pack.pests.iter().map(|info| format!("{} drawn", info.id)));
    demanded.extend(pack.supports.iter().map(|info| format!("{} drawn", info.id)));
    demanded.extend(pack.tokens.iter().map(|token| format!("{} taken", token.0)));
    for (option, values) in Setup::readings() {
        demanded.extend(values.iter().map(|value| format!("{option} {value}")));
    }
    demanded
}

/// A record that was played again.
struct Played {
    /// What it shows of what is demanded.
    shows: BTreeSet<String>,
    /// What else: the questions that were asked and the kinds of things that happened.
    touches: BTreeSet<String>,
    /// Steps that the present Move has cost.
    steps: u8,
    /// Whether the present Move was improved.
    improved: bool,
}

/// Plays a record again: every entry by the rules, every draw by the seed, to the result it says.
fn replayed(text: &str) -> Result<Played, String> {
    let record = Record::<Game>::read(text).map_err(|error| error.to_string())?;
    if record.write() != text {
        return Err("it is not written as this build writes records".to_owned());
    }
    let seed = record.seed.ok_or("it has no seed")?;
    if record.commitment != Some(seed.commitment()) {
        return Err("its seed does not match its commitment".to_owned());
    }
    let mut played =
        Played { shows: of_setup(&record.setup), touches: BTreeSet::new(), steps: 0, improved: false };
    let mut dealer = Dealer::new(&seed);
    let mut unfair = None;
    let replay = Sitting::replay(&record, |number, before, entry, _, journal| {
        let EntryKind::Choose(choice) = entry.kind else {
            played.shows.insert("an undo".to_owned());
            return;
        };
        let question = before.question().expect("an accepted entry answered a question");
        played.touches.insert(question.prompt.to_owned());
        played.see(before, choice, journal);
        if let Actor::Chance(purpose) = question.who {
            let due = question.options.nth(dealer.pick(purpose, question.options.len()));
            if due != choice {
                unfair.get_or_insert(format!("entry {number}: the seed gives \"{}\"", before.say(due)));
            }
        }
    });
    let sitting = replay
        .map_err(|faults| faults.to_string())?
        .map_err(|(entry, refused)| format!("entry {entry}: {refused:?}"))?;
    if let Some(unfair) = unfair {
        return Err(unfair);
    }
    let standing = sitting.game().standing();
    if standing.ended_by.is_none() {
        return Err("it is not over".to_owned());
    }
    if record.tail != result(&standing) {
        return Err(format!("it says {:?}, the game came to {:?}", record.tail, result(&standing)));
    }
    Ok(played)
}

impl Played {
    /// Sees what an answer made happen, event by event.
    fn see(&mut self, before: &Game, choice: Choice, journal: &Journal<Game>) {
        if let (Choice::Enter(entry), Some(seat)) = (choice, before.table().active) {
            self.uses(before, seat, Tech::PLAGUE_MASK, Entry::leaves(entry));
        }
        let mut earlier = before;
        for (event, position) in journal.events().iter().zip(journal.positions()) {
            self.touches.insert(before.tell(event).key.to_owned());
            self.note(before, earlier.table(), event);
            if let Fact::Gained { seat, .. } = event.fact {
                self.stores(before, position.table().player(seat));
            }
            earlier = position;
        }
    }

    /// What an event shows; `table` is the one just before it.
    fn note(&mut self, game: &Game, table: &Table, event: &Event) {
        let pack = game.pack().get();
        let rule = event.rule().0;
        // The rules of the cards are PE-201 to PE-230; naming the kind of PE-225 is part of buying it.
        if let Some(number) = rule.strip_prefix("PE-").and_then(|number| number.parse::<usize>().ok())
            && (201..=230).contains(&number)
            && !matches!(event.fact, Fact::Dedicated { .. })
        {
            self.shows.insert(format!("{} used", pack.technologies[number - 200].id));
        }
        let mut show = |id: &str, what: &str| self.shows.insert(format!("{id} {what}"));
        match event.fact {
            Fact::Bought { tech, .. } => _ = show(pack.technology(tech).id, "bought"),
            Fact::Decreed { decree, .. } => _ = show(pack.decrees[decree.index()].id, "in play"),
            Fact::PestDrawn { card } => _ = show(pack.pests[card.index()].id, "drawn"),
            Fact::SupportDrawn { card } => _ = show(pack.supports[card.index()].id, "drawn"),
            Fact::RewardTaken { token, .. } => _ = show(pack.tokens[token.index()].0, "taken"),
            Fact::Raised { building, .. } => _ = show(pack.capital_buildings[building.index()].id, "raised"),
            Fact::CastleBuilt { .. } => _ = show(pack.buildings[0].id, "built"),
            Fact::Honoured { .. } if rule == "PE-131" => {
                let decree = table.decrees[table.era()].expect("every era has a decree");
                show(pack.decrees[decree.index()].id, "scored");
            }
            Fact::Built { seat, building, place } => {
                show(pack.buildings[building.index()].id, "built");
                let size = pack.map.size[place.index()];
                self.uses(game, seat, Tech::BLAST_FURNACE, size == Size::Village);
                self.uses(game, seat, Tech::CONSTRUCTION_CRANE, size == Size::Town);
            }
            Fact::Kept { seat, space, .. } => {
                self.uses(game, seat, Tech::QUARANTINE_TENT, space == Space::TENT);
                self.uses(game, seat, Tech::QUARANTINE_HUT, space == Space::HUT);
            }
            Fact::Taken { seat, people, .. } => {
                self.uses(game, seat, Tech::PATIENT_TRANSPORT, people > 1 && rule == "PE-52");
            }
            Fact::Began { action: Action::Move, .. } => (self.steps, self.improved) = (0, false),
            Fact::Improved { action: Action::Move, .. } => self.improved = true,
            Fact::Walked { seat, to, .. } => {
                let others = table.others(seat).has(to);
                self.uses(game, seat, Tech::TRAVEL_PERMIT, others);
                let free = table.player(seat).own.has(to) || others;
                self.steps += u8::from(!free);
                self.uses(game, seat, Tech::STEEL_HORSESHOES, self.steps > 2 + u8::from(self.improved));
            }
            Fact::Gained { seat, .. } if rule == "PE-80" => {
                let player = table.player(seat);
                self.uses(game, seat, Tech::ASSEMBLY_LINE, true);
                self.uses(game, seat, Tech::MOBILE_WORKSHOP, player.staffed(pest::Room::WORKSHOP_CARD));
                self.uses(game, seat, Tech::STORAGE_CONTAINERS, table.yields(player.doctor).is_some());
            }
            _ => {}
        }
    }

    /// More than the track holds by itself was stored.
    fn stores(&mut self, game: &Game, player: &Player) {
        let pack = game.pack().get();
        let most = *player.goods.iter().max().expect("five kinds");
        let mut show = |tech: Tech| self.shows.insert(format!("{} used", pack.technology(tech).id));
        if most > pack.numbers.cap && player.has(Tech::LOADING_CRANE) {
            show(Tech::LOADING_CRANE);
        }
        if most > player.limit(pack) {
            show(Tech::STORAGE_CRATES);
        }
    }

    /// Notes the use of a card by somebody who has it.
    fn uses(&mut self, game: &Game, seat: game::Seat, tech: Tech, used: bool) {
        if used && game.table().player(seat).has(tech) {
            self.shows.insert(format!("{} used", game.pack().technology(tech).id));
        }
    }
}

/// What a set-up shows by itself.
fn of_setup(setup: &Setup) -> BTreeSet<String> {
    let mut shows = BTreeSet::from([table(setup.variant, setup.players, setup.variable)]);
    shows.extend(setup.fields().into_iter().map(|(option, value)| format!("{option} {value}")));
    shows
}

/// A variant and its players, as its record is called.
fn table(variant: Variant, players: u8, variable: bool) -> String {
    let variant = match variant {
        Variant::Base => "base",
        Variant::Duel => "duel",
        Variant::Solo => "solo",
    };
    format!("{variant}-{players}p{}", if variable { "-variable" } else { "" })
}

/// The fields that a finished game's record ends with, as the program writes them.
fn result(standing: &Standing) -> Vec<(String, String)> {
    let place = |place: &game::Place| format!("{} {} {}", place.rank, place.seat, place.score);
    let places: Vec<String> = standing.places.iter().map(place).collect();
    let ended_by = standing.ended_by.unwrap_or("nothing").to_owned();
    vec![("ended_by".to_owned(), ended_by), ("result".to_owned(), places.join(", "))]
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records/pest")
}

fn name(path: &Path) -> String {
    path.file_name().expect("a file has a name").to_string_lossy().into_owned()
}

// Making them anew

/// How a record is made: its name, its first seed, its set-up, and whether players take things back.
struct Plan {
    name: String,
    first: u64,
    setup: Setup,
    wavering: bool,
}

/// So many seeds are tried for each plan; the game that shows most of what no other has shown is taken.
const SEEDS: u64 = 60;

/// So many games may be added to those of every table, until everything is shown.
const MORE: u8 = 16;

/// Writes all records anew.
fn write_anew() {
    let folder = folder();
    std::fs::create_dir_all(&folder).expect("records/pest can be made");
    for file in std::fs::read_dir(&folder).expect("records/pest is there") {
        let path = file.expect("a listed file").path();
        if path.extension().is_some_and(|extension| extension == "record") {
            std::fs::remove_file(&path).expect("an old record can be removed");
        }
    }
    let demanded = demanded();
    let mut seen = BTreeSet::new();
    let mut plans = plans();
    let mut more = (1..=MORE).map(|number| Plan {
        name: format!("more-{number}"),
        first: 1000 * u64::from(number),
        setup: Setup { variable: number % 2 == 0, ..Setup::of(Variant::Base, 3 + number % 3) },
        wavering: false,
    });
    plans.reverse();
    while let Some(plan) = plans.pop().or_else(|| more.next().filter(|_| !demanded.is_subset(&seen))) {
        let text = plan.best(&demanded, &seen);
        let played = replayed(&text).unwrap_or_else(|why| panic!("{} does not replay: {why}", plan.name));
        seen.extend(played.shows);
        seen.extend(played.touches);
        std::fs::write(folder.join(format!("{}.record", plan.name)), text).expect("a record can be written");
    }
}

/// One plan for each table, with and without location markers; the readings of the rules are spread over them.
fn plans() -> Vec<Plan> {
    let mut plans = Vec::new();
    for (place, (variant, players)) in TABLES.into_iter().enumerate() {
        for variable in [false, true] {
            // The plain game as it is by itself, the other with readings that are not.
            let samples = Setup::samples(if variable { 31 - place as u64 } else { 0 });
            let options =
                samples.iter().find(|sample| sample.variant == variant && sample.players == players);
            let options = options.filter(|_| variable).map_or_else(Default::default, |sample| sample.options);
            plans.push(Plan {
                name: table(variant, players, variable),
                first: 0,
                setup: Setup { variable, options, ..Setup::of(variant, players) },
                wavering: players == 3,
            });
        }
    }
    plans
}

impl Plan {
    /// The record that shows most beyond what was seen; of equals the shortest.
    fn best(&self, demanded: &BTreeSet<String>, seen: &BTreeSet<String>) -> String {
        let lacking: Vec<&String> = demanded.difference(seen).collect();
        let pack = self.setup.pack.get();
        let lacks = |tech: &Tech| {
            lacking.iter().any(|thing| thing.split(' ').next() == Some(pack.technology(*tech).id))
        };
        let wanted: Vec<Tech> = (1..31).map(Tech).filter(lacks).collect();
        let mut best: Option<(usize, std::cmp::Reverse<usize>, String)> = None;
        for number in self.first..self.first + SEEDS {
            let text = self.play(number, &wanted);
            let played = replayed(&text).unwrap_or_else(|why| panic!("{} does not replay: {why}", self.name));
            let new = |things: &BTreeSet<String>| things.difference(seen).count();
            let wanted = lacking.iter().filter(|thing| played.shows.contains(**thing)).count();
            let worth = (10 * wanted + new(&played.touches), std::cmp::Reverse(text.len()));
            if best.as_ref().is_none_or(|(most, length, _)| worth > (*most, *length)) {
                best = Some((worth.0, worth.1, text));
            }
        }
        best.expect("some seeds were tried").2
    }

    /// One game.
    fn play(&self, number: u64, wanted: &[Tech]) -> String {
        let seed = Seed::numbered(4, number);
        let mut mind = Xoshiro256PlusPlus::seed_from_u64(number);
        let mut dealer = Dealer::new(&seed);
        let record = Record::<Game>::new(self.setup.clone(), Some(seed.commitment()));
        let mut sitting = Sitting::new(record).expect("a good set-up");
        loop {
            sitting.settle(&mut dealer, &mut Journal::off());
            let Some(question) = sitting.question() else { break };
            let seat = question.who.seat().expect("chance has been settled");
            let choice = match number % 4 {
                // Some do this and that, and so keep their resources.
                0 => question.options.nth(mind.below(question.options.len())),
                _ => answer(&question, wanted, &mut mind),
            };
            sitting.play(Some(seat), choice, &mut Journal::off()).expect("an option was offered");
            if self.wavering
                && mind.below(16) == 0
                && let Ok((entries, _)) = sitting.undoable(seat)
            {
                let from = entries[mind.below(entries.len() as u32) as usize];
                sitting.undo(seat, from).expect("the entry can be taken back");
            }
        }
        let standing = sitting.game().standing();
        let mut record = sitting.record().clone();
        record.seed = Some(seed);
        record.tail = result(&standing);
        record.write()
    }
}

/// Chooses at random, but likes to do things: to walk, to build, to cure, and above all to buy the technologies that are
/// wanted and to use what it has.
fn answer(question: &Question<Choice>, wanted: &[Tech], mind: &mut Xoshiro256PlusPlus) -> Choice {
    let options: Vec<Choice> = question.options.iter().collect();
    let worth = |choice: &Choice| match *choice {
        Choice::Technology(tech) => 3 * u8::from(wanted.contains(&tech)),
        Choice::Use(_) | Choice::Jump(_) => 3,
        Choice::Construct(_) | Choice::Raise(_) | Choice::Cure(_) | Choice::Assign(_) | Choice::Do(_) => 2,
        Choice::Go(_) | Choice::Through(_) | Choice::Camp => 2,
        Choice::Enter(entry) => 2 * u8::from(entry.leaves()),
        _ => 1,
    };
    let most = options.iter().map(worth).max().expect("a question has options");
    let best: Vec<Choice> = options.iter().copied().filter(|choice| worth(choice) == most).collect();
    let among = if mind.below(4) == 0 { &options } else { &best };
    among[mind.below(among.len() as u32) as usize]
}
