//! The finished games in `records/rattus` still play as they did, and they show everything that can be in play.
//!
//! A record names the components by their hash, so any change of `data/rattus` outdates them all. To make them anew:
//! `MIASMA_WRITE_RECORDS=1 cargo test -p rattus --test records`.

use game::{
    Actor, Dealer, Entry, EntryKind, Game as _, Journal, Question, Random, Record, Seed, Setup as _, Sitting,
    Standing,
};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use rattus::{Boxes, CardChoice, CardId, Choice, House, Rattus, Region, Setup, What};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

/// What to do when a record fails and is not the one at fault.
const ANEW: &str = "Where a rule, a text of choices or data/rattus was meant to change, make the records anew with\n\
                    MIASMA_WRITE_RECORDS=1 cargo test -p rattus --test records\n\
                    and raise the edition if games in the world would now come out differently.";

/// All records: their names and texts.
static RECORDS: LazyLock<Vec<(String, String)>> = LazyLock::new(|| {
    if std::env::var_os("MIASMA_WRITE_RECORDS").is_some() {
        write_anew();
    }
    let files = std::fs::read_dir(folder()).expect("records/rattus is there");
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
fn the_records_show_every_card_table_ending_and_option() {
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
    assert!(size < 1 << 20, "{size} bytes in {} records", RECORDS.len());
}

/// Everything that some record has to show.
fn demanded() -> BTreeSet<String> {
    let mut demanded = BTreeSet::new();
    for boxes in Boxes::ALL {
        for players in 2..=boxes.most_players() {
            demanded.insert(table(boxes, players));
        }
    }
    for card in CardId::ALL {
        demanded.extend([format!("{} taken", card.id()), format!("{} used", card.id())]);
    }
    for (option, _, values) in House::OPTIONS {
        demanded.extend(values.iter().map(|value| format!("{option} {value}")));
    }
    for thing in ["ended by bag", "ended by cubes", "ended by quiet", "an undo", "preset online"] {
        demanded.insert(thing.to_owned());
    }
    for way in ["random", "one from each class", "suggested", "picked"] {
        demanded.insert(format!("cards {way}"));
    }
    demanded
}

/// A record that was played again.
struct Played {
    /// What it shows of what is demanded.
    shows: BTreeSet<String>,
    /// What else: the questions that were asked and the kinds of things that happened.
    touches: BTreeSet<String>,
}

/// Plays a record again: every entry by the rules, every draw by the seed, to the result it says.
fn replayed(text: &str) -> Result<Played, String> {
    let record = Record::<Rattus>::read(text).map_err(|error| error.to_string())?;
    if record.write() != text {
        return Err("it is not written as this build writes records".to_owned());
    }
    let seed = record.seed.ok_or("it has no seed")?;
    if record.commitment != Some(seed.commitment()) {
        return Err("its seed does not match its commitment".to_owned());
    }
    let mut played = Played { shows: of_setup(&record.setup), touches: BTreeSet::new() };
    let mut dealer = Dealer::new(&seed);
    let mut unfair = None;
    let replay = Sitting::replay(&record, |number, before, entry, _, journal| {
        played.see(before, entry, journal.events());
        let Some(due) = due(&mut dealer, before, entry) else { return };
        if entry.kind != EntryKind::Choose(due) {
            unfair.get_or_insert(format!("entry {number}: the seed gives \"{}\"", before.say(due)));
        }
    });
    let sitting = replay
        .map_err(|faults| faults.to_string())?
        .map_err(|(entry, refused)| format!("entry {entry}: {refused:?}"))?;
    if let Some(unfair) = unfair {
        return Err(unfair);
    }
    let standing = sitting.game().standing();
    if record.tail != result(&standing) {
        return Err(format!("it says {:?}, the game came to {:?}", record.tail, result(&standing)));
    }
    played.shows.insert(format!("ended by {}", standing.ended_by.ok_or("it is not over")?));
    Ok(played)
}

/// What the seed draws for an entry of chance.
fn due(dealer: &mut Dealer, before: &Rattus, entry: &Entry<Choice>) -> Option<Choice> {
    let question = before.question()?;
    match (entry.who, question.who) {
        (None, Actor::Chance(purpose)) => {
            Some(question.options.nth(dealer.pick(purpose, question.options.len())))
        }
        _ => None,
    }
}

impl Played {
    fn see(&mut self, before: &Rattus, entry: &Entry<Choice>, events: &[rattus::Event]) {
        if let (EntryKind::Choose(_), Some(question)) = (entry.kind, before.question()) {
            self.touches.insert(question.prompt.to_owned());
        }
        if let EntryKind::Undo { .. } = entry.kind {
            self.shows.insert("an undo".to_owned());
        }
        for event in events {
            self.touches.insert(before.tell(event).key.to_owned());
            match event.what {
                What::CardTaken { card, .. } => self.shows.insert(format!("{} taken", card.id())),
                What::AbilityUsed { card, .. } => self.shows.insert(format!("{} used", card.id())),
                _ => false,
            };
        }
    }
}

/// What a set-up shows by itself.
fn of_setup(setup: &Setup) -> BTreeSet<String> {
    let mut shows = BTreeSet::from([table(setup.boxes, setup.players)]);
    shows.extend(setup.house.values().into_iter().map(|(option, value)| format!("{option} {value}")));
    let way = match setup.cards {
        CardChoice::Random => "random",
        CardChoice::OneFromEachClass => "one from each class",
        CardChoice::Suggested(_) => "suggested",
        CardChoice::Picked(_) => "picked",
    };
    shows.insert(format!("cards {way}"));
    let mut online = setup.clone();
    online.preset("online").expect("a preset");
    if setup.house == online.house {
        shows.insert("preset online".to_owned());
    }
    shows
}

/// A combination of boxes and players, as its record is called.
fn table(boxes: Boxes, players: u8) -> String {
    let boxes = match (boxes.pied_piper, boxes.africanus) {
        (false, false) => "base",
        (true, false) => "pied_piper",
        (false, true) => "africanus",
        (true, true) => "all",
    };
    format!("{boxes}-{players}p")
}

/// The fields that a finished game's record ends with, as the program writes them.
fn result(standing: &Standing) -> Vec<(String, String)> {
    let place = |place: &game::Place| format!("{} {} {}", place.rank, place.seat, place.score);
    let places: Vec<String> = standing.places.iter().map(place).collect();
    let ended_by = standing.ended_by.unwrap_or("nothing").to_owned();
    vec![("ended_by".to_owned(), ended_by), ("result".to_owned(), places.join(", "))]
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records/rattus")
}

fn name(path: &Path) -> String {
    path.file_name().expect("a file has a name").to_string_lossy().into_owned()
}

// Making them anew

/// How a record is made: its name, its set-up, who plays, and what the game has to show if it is rare.
struct Plan {
    name: String,
    setup: Setup,
    players: Players,
    shows: Option<&'static str>,
}

/// Who plays.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Players {
    /// They choose at random.
    Random,
    /// So do they, and now and then take something back.
    Wavering,
    /// They let the plague walk where there are no rats, and do nothing else.
    Idle,
}

/// So many seeds are tried for each plan; the game that shows most of what no other has shown is taken.
const SEEDS: u64 = 120;

/// Where a game has to show something rare, so many more may be tried.
const RARE: u64 = 40_000;

/// Writes all records anew.
fn write_anew() {
    let folder = folder();
    std::fs::create_dir_all(&folder).expect("records/rattus can be made");
    for file in std::fs::read_dir(&folder).expect("records/rattus is there") {
        let path = file.expect("a listed file").path();
        if path.extension().is_some_and(|extension| extension == "record") {
            std::fs::remove_file(&path).expect("an old record can be removed");
        }
    }
    let mut seen = BTreeSet::new();
    for plan in plans() {
        let text = plan.best(&seen);
        let played = replayed(&text).unwrap_or_else(|why| panic!("{} does not replay: {why}", plan.name));
        seen.extend(played.shows);
        seen.extend(played.touches);
        std::fs::write(folder.join(format!("{}.record", plan.name)), text).expect("a record can be written");
    }
}

/// Fields of a set-up.
type Fields = &'static [(&'static str, &'static str)];

/// One plan for each table, with the options spread over them, and one for each rare thing.
fn plans() -> Vec<Plan> {
    let [base, piper, africa, all] = Boxes::ALL;
    let tables: &[(Boxes, u8, Fields)] = &[
        (base, 2, &[]),
        (base, 3, &[("removed_with_three", "8"), ("first_player", "seat")]),
        (base, 4, &[("plague_start", "start_player_chooses"), ("final_knight", "at_once")]),
        (piper, 2, &[("cards", "prosperous_times"), ("end_by_cubes", "supply_empty")]),
        (piper, 3, &[("cards", "one_from_each_class"), ("potions", "ask_owner")]),
        (piper, 4, &[("preset", "online")]),
        (africa, 2, &[("final_order", "map")]),
        (africa, 3, &[("cards", "one_from_each_class")]),
        (africa, 4, &[("cards", "merchant,monk,knight,astronomer,sultan,caravan_leader")]),
        (africa, 5, &[("preset", "online")]),
        (africa, 6, &[]),
        (all, 2, &[("cards", "rat_control"), ("potions", "ask_owner"), ("potions_limited", "no")]),
        (all, 3, &[("cards", "queen,mayor,baker,explorer,wizard,knight")]),
        (all, 4, &[("cards", "europe_at_war"), ("soldier_draws_from", "all")]),
        (all, 5, &[("cards", "one_from_each_class"), ("potions", "ask_owner")]),
        (all, 6, &[]),
    ];
    let setup = |boxes: Boxes, players: u8, options: &[(&str, &str)]| {
        let ids: Vec<&str> = Boxes::IDS.iter().copied().filter(|id| boxes.has(id)).collect();
        let field = |(name, value): &(&str, &str)| ((*name).to_owned(), (*value).to_owned());
        let mut fields =
            vec![("players".to_owned(), players.to_string()), ("boxes".to_owned(), ids.join(","))];
        fields.extend(options.iter().map(field));
        Setup::from_fields(Rattus::EDITION, "", &fields).unwrap_or_else(|faults| panic!("{faults}"))
    };
    let mut plans: Vec<Plan> = tables
        .iter()
        .map(|&(boxes, players, options)| Plan {
            name: table(boxes, players),
            setup: setup(boxes, players, options),
            players: if players == 3 { Players::Wavering } else { Players::Random },
            shows: None,
        })
        .collect();
    let mut rare = |name: &str, boxes, players, who, options: &[(&str, &str)], shows| {
        let name = format!("{}-{name}", table(boxes, players));
        plans.push(Plan { name, setup: setup(boxes, players, options), players: who, shows: Some(shows) });
    };
    rare("quiet", base, 2, Players::Idle, &[], "ended by quiet");
    rare("cubes", base, 2, Players::Random, &[], "ended by cubes");
    let mayor = [("cards", "mayor,peasant,king,merchant,soldier,bishop")];
    rare("mayor", piper, 2, Players::Random, &mayor, "mayor-short");
    let sultan = [("cards", "sultan,wizard,merchant,monk,knight,astronomer")];
    rare("sultan", all, 2, Players::Random, &sultan, "sultan-cube");
    plans
}

impl Plan {
    /// The record that shows most beyond what was seen; of equals the shortest.
    fn best(&self, seen: &BTreeSet<String>) -> String {
        let seeds = if self.shows.is_some() { RARE } else { SEEDS };
        let mut best: Option<(usize, usize, String)> = None;
        for number in 0..seeds {
            let text = self.play(number);
            let played = replayed(&text).unwrap_or_else(|why| panic!("{} does not replay: {why}", self.name));
            if let Some(rare) = self.shows {
                if played.shows.contains(rare) || played.touches.contains(rare) {
                    return text;
                }
                continue;
            }
            let new = played.shows.union(&played.touches).filter(|thing| !seen.contains(*thing)).count();
            let better = best.as_ref().is_none_or(|(most, length, _)| {
                (new, std::cmp::Reverse(text.len())) > (*most, std::cmp::Reverse(*length))
            });
            if better {
                best = Some((new, text.len(), text));
            }
        }
        best.unwrap_or_else(|| panic!("no game of {} shows what it has to", self.name)).2
    }

    /// The record of one game.
    fn play(&self, number: u64) -> String {
        let seed = Seed::numbered(3, number);
        let mut mind = Xoshiro256PlusPlus::seed_from_u64(number);
        let mut dealer = Dealer::new(&seed);
        let mut sitting =
            Sitting::new(Record::new(self.setup.clone(), Some(seed.commitment()))).expect("a good set-up");
        loop {
            sitting.settle(&mut dealer, &mut Journal::off());
            let Some(question) = sitting.question() else { break };
            let seat = question.who.seat().expect("chance has been settled");
            let choice = self.players.answer(sitting.game(), &question, &mut mind);
            sitting.play(Some(seat), choice, &mut Journal::off()).expect("an option was offered");
            if self.players == Players::Wavering
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

impl Players {
    fn answer(self, game: &Rattus, question: &Question<Choice>, mind: &mut Xoshiro256PlusPlus) -> Choice {
        if self != Self::Idle {
            return question.options.nth(mind.below(question.options.len()));
        }
        let options: Vec<Choice> = question.options.iter().collect();
        let worth = |choice: &Choice| match *choice {
            // Where no rats are nothing happens; where rats are without cubes they only spread.
            Choice::Plague(to) => match (game.board().rat_count(to), game.board().population(to)) {
                (0, _) => 5,
                (_, 0) => 2,
                _ => 4,
            },
            Choice::Pass | Choice::No => 3,
            Choice::Region(to) => crowded(game, to),
            _ => 0,
        };
        let most = options.iter().map(worth).max().expect("a question has options");
        let best: Vec<Choice> = options.into_iter().filter(|choice| worth(choice) == most).collect();
        best[mind.below(best.len() as u32) as usize]
    }
}

/// New rats go where many are: so most regions stay without.
fn crowded(game: &Rattus, region: Region) -> u8 {
    game.board().rat_count(region)
}
