//! The finished games in `records/pest` still replay, and they show everything that can be in play.
//!
//! A record names the components by their hash, so any change of `data/pest` outdates them all. To write new ones:
//! `MIASMA_WRITE_RECORDS=1 cargo test -p pest --test records`.

use game::testing::{Coverage, RecordPlan, Records, Seen, Undo, Writer};
use game::{Game as _, Journal, Question, Random, Setup as _};
use pest::components::Tech;
use pest::{
    Action, Choice, Entry, Event, EventKind, Game, Player, RuleOption, Setup, Size, Space, Table, Variant,
};
use rand_xoshiro::Xoshiro256PlusPlus;
use std::collections::BTreeSet;
use std::sync::LazyLock;

static RECORDS: LazyLock<Records<Shown>> = LazyLock::new(|| Records::open(write_records));

#[test]
fn every_record_replays_and_its_draws_follow_from_its_seed() {
    RECORDS.assert_replay();
}

#[test]
fn the_records_show_every_table_technology_decree_and_option() {
    RECORDS.assert_coverage();
}

#[test]
fn the_records_stay_small() {
    RECORDS.assert_size();
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

/// What the records show.
#[derive(Default)]
struct Shown {
    /// Steps that the present Move has cost.
    steps: u8,
    /// Whether the present Move was improved.
    improved: bool,
}

impl Coverage for Shown {
    type Game = Game;
    const MAX_BYTES: usize = 3 << 20;

    fn demanded() -> BTreeSet<String> {
        let pack = Setup::standard(2).pack.get();
        let mut demanded = BTreeSet::from(["an undo".to_owned()]);
        demanded.extend((1..=Game::EDITION.0).map(|edition| format!("edition {edition}")));
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
        for RuleOption { name, values, .. } in Setup::rule_options() {
            demanded.extend(values.iter().map(|value| format!("{name} {value}")));
        }
        demanded
    }

    fn of_setup(setup: &Setup) -> BTreeSet<String> {
        let mut shows = BTreeSet::from([table(setup.variant, setup.players, setup.variable)]);
        shows.insert(format!("edition {}", setup.options.edition));
        shows.extend(setup.fields().into_iter().map(|(option, value)| format!("{option} {value}")));
        shows
    }

    fn see(&mut self, before: &Game, choice: Choice, journal: &Journal<Game>, seen: &mut Seen) {
        if let (Choice::Enter(entry), Some(seat)) = (choice, before.table().active) {
            uses(seen, before, seat, Tech::MEDICAL_MASK, Entry::leaves(entry));
        }
        let mut earlier = before;
        for (event, position) in journal.events().iter().zip(journal.positions()) {
            self.note(before, earlier.table(), event, seen);
            if let EventKind::Gained { seat, .. } = event.kind {
                stores(seen, before, position.table().player(seat));
            }
            earlier = position;
        }
    }
}

impl Shown {
    /// What an event shows; `table` is the one just before it.
    fn note(&mut self, game: &Game, table: &Table, event: &Event, seen: &mut Seen) {
        let pack = game.pack().get();
        let rule = event.rule().0;
        // The rules of the cards are PE-201 to PE-230; naming the kind of PE-225 is part of buying it.
        if let Some(number) = rule.strip_prefix("PE-").and_then(|number| number.parse::<usize>().ok())
            && (201..=230).contains(&number)
            && !matches!(event.kind, EventKind::Dedicated { .. })
        {
            seen.shows.insert(format!("{} used", pack.technologies[number - 200].id));
        }
        let mut show = |id: &str, what: &str| seen.shows.insert(format!("{id} {what}"));
        match event.kind {
            EventKind::Bought { tech, .. } => _ = show(pack.technology(tech).id, "bought"),
            EventKind::Decreed { decree, .. } => _ = show(pack.decrees[decree.index()].id, "in play"),
            EventKind::PestDrawn { card } => _ = show(pack.pests[card.index()].id, "drawn"),
            EventKind::SupportDrawn { card } => _ = show(pack.supports[card.index()].id, "drawn"),
            EventKind::RewardTaken { token, .. } => _ = show(pack.tokens[token.index()].0, "taken"),
            EventKind::Raised { building, .. } => {
                _ = show(pack.capital_buildings[building.index()].id, "raised");
            }
            EventKind::CastleBuilt { .. } => _ = show(pack.buildings[0].id, "built"),
            EventKind::Honoured { .. } if rule == "PE-131" => {
                let decree = table.decrees[table.era()].expect("every era has a decree");
                show(pack.decrees[decree.index()].id, "scored");
            }
            EventKind::Built { seat, building, place } => {
                show(pack.buildings[building.index()].id, "built");
                let size = pack.map.size[place.index()];
                uses(seen, game, seat, Tech::BLAST_FURNACE, size == Size::Village);
                uses(seen, game, seat, Tech::CONSTRUCTION_CRANE, size == Size::Town);
            }
            EventKind::Kept { seat, space, .. } => {
                uses(seen, game, seat, Tech::QUARANTINE_TENT, space == Space::TENT);
                uses(seen, game, seat, Tech::QUARANTINE_CABIN, space == Space::HUT);
            }
            EventKind::Taken { seat, people, .. } => {
                uses(seen, game, seat, Tech::PATIENT_TRANSPORTER, people > 1 && rule == "PE-52");
            }
            EventKind::Began { action: Action::Move, .. } => (self.steps, self.improved) = (0, false),
            EventKind::Improved { action: Action::Move, .. } => self.improved = true,
            EventKind::Walked { seat, to, .. } => {
                let others = table.others(seat).has(to);
                uses(seen, game, seat, Tech::TRAVEL_PERMIT, others);
                let free = table.player(seat).own.has(to) || others;
                self.steps += u8::from(!free);
                uses(seen, game, seat, Tech::STEEL_HORSESHOES, self.steps > 2 + u8::from(self.improved));
            }
            EventKind::Gained { seat, .. } if rule == "PE-80" => {
                let player = table.player(seat);
                uses(seen, game, seat, Tech::CONVEYOR_BELT, true);
                uses(seen, game, seat, Tech::MOBILE_WORKSHOP, player.staffed(pest::Room::WORKSHOP_CARD));
                uses(seen, game, seat, Tech::STORAGE_CONTAINER, table.yields(player.doctor).is_some());
            }
            _ => {}
        }
    }
}

/// More than the track holds by itself was stored.
fn stores(seen: &mut Seen, game: &Game, player: &Player) {
    let pack = game.pack().get();
    let most = *player.goods.iter().max().expect("five kinds");
    let mut show = |tech: Tech| seen.shows.insert(format!("{} used", pack.technology(tech).id));
    if most > pack.numbers.cap && player.has(Tech::LOADING_CRANE) {
        show(Tech::LOADING_CRANE);
    }
    if most > player.limit(pack) {
        show(Tech::STORAGE_CRATES);
    }
}

/// Notes the use of a card by somebody who has it.
fn uses(seen: &mut Seen, game: &Game, seat: game::Seat, tech: Tech, used: bool) {
    if used && game.table().player(seat).has(tech) {
        seen.shows.insert(format!("{} used", game.pack().technology(tech).id));
    }
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

// Writing new ones

/// Number of seeds tried for each plan; the game that shows most of what no other has shown is taken.
const SEEDS: u64 = 60;

/// Number of games that may be added to those of every table, until everything is shown.
const MORE: u8 = 16;

/// Writes all records.
fn write_records(writer: &mut Writer<Shown>) {
    let demanded = Shown::demanded();
    for plan in plans().into_iter().filter(|plan| plan.setup.options.edition == Game::EDITION) {
        if writer.needs(&plan.setup) {
            write(writer, &plan, 0, &demanded);
        }
    }
    for number in 1..=MORE {
        if demanded.is_subset(&writer.seen) {
            return;
        }
        let setup = Setup { variable: number % 2 == 0, ..Setup::of(Variant::Base, 3 + number % 3) };
        let plan =
            RecordPlan { name: format!("more-{number}"), setup, undo: Undo::Never, family: 4, shows: None };
        write(writer, &plan, 1000 * u64::from(number), &demanded);
    }
}

/// Writes the record of one plan. What is demanded and not yet shown counts most.
fn write(writer: &mut Writer<Shown>, plan: &RecordPlan<Game>, first: u64, demanded: &BTreeSet<String>) {
    let missing: Vec<String> = demanded.difference(&writer.seen).cloned().collect();
    let pack = plan.setup.pack.get();
    let misses =
        |tech: &Tech| missing.iter().any(|thing| thing.split(' ').next() == Some(pack.technology(*tech).id));
    let wanted: Vec<Tech> = Tech::all().filter(misses).collect();
    writer.write(
        plan,
        first..first + SEEDS,
        &|number, _, question, random| match number % 4 {
            // Some do this and that, and so keep their resources.
            0 => question.options.nth(random.below(question.options.len())),
            _ => answer(question, &wanted, random),
        },
        |seen, known| {
            let shown = missing.iter().filter(|thing| seen.shows.contains(*thing)).count();
            10 * shown + seen.touches.difference(known).count()
        },
    );
}

/// One plan for each table, with and without location markers; the rule options are spread over them.
fn plans() -> Vec<RecordPlan<Game>> {
    let mut plans = Vec::new();
    for (place, (variant, players)) in TABLES.into_iter().enumerate() {
        for variable in [false, true] {
            // The plain game as it is by itself, the other with rule options that differ.
            let samples = Setup::samples(if variable { 4 * place as u64 + 2 } else { 0 });
            let options =
                samples.iter().find(|sample| sample.variant == variant && sample.players == players);
            let options = options.filter(|_| variable).map_or_else(Default::default, |sample| sample.options);
            plans.push(RecordPlan {
                name: table(variant, players, variable),
                setup: Setup { variable, options, ..Setup::of(variant, players) },
                undo: if players == 3 { Undo::Sometimes } else { Undo::Never },
                family: 4,
                shows: None,
            });
        }
    }
    plans
}

/// Chooses at random, but likes to do things: to walk, to build, to cure, and above all to buy the technologies that are
/// wanted and to use what it has.
fn answer(question: &Question<Choice>, wanted: &[Tech], random: &mut Xoshiro256PlusPlus) -> Choice {
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
    let among = if random.below(4) == 0 { &options } else { &best };
    among[random.below(among.len() as u32) as usize]
}
