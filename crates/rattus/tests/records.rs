//! The finished games in `records/rattus` still replay, and they show everything that can be in play.
//!
//! A record names the components by their hash, so any change of `data/rattus` outdates them all. To write new ones:
//! `MIASMA_WRITE_RECORDS=1 cargo test -p rattus --test records`.

use game::testing::{Coverage, RecordPlan, Records, Seen, Undo, Writer};
use game::{Game as _, Journal, Question, Random, Setup as _};
use rand_xoshiro::Xoshiro256PlusPlus;
use rattus::{Boxes, CardChoice, CardId, Choice, EventKind, Rattus, Region, RuleOption, RuleOptions, Setup};
use std::collections::BTreeSet;
use std::sync::LazyLock;

static RECORDS: LazyLock<Records<Shown>> = LazyLock::new(|| Records::open(write_records));

#[test]
fn every_record_replays_and_its_draws_follow_from_its_seed() {
    RECORDS.assert_replay();
}

#[test]
fn the_records_show_every_card_table_ending_and_option() {
    RECORDS.assert_coverage();
}

#[test]
fn the_records_stay_small() {
    RECORDS.assert_size();
}

/// What the records show.
#[derive(Default)]
struct Shown;

impl Coverage for Shown {
    type Game = Rattus;
    const MAX_BYTES: usize = 1 << 20;

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
        for RuleOption { name: option, values, .. } in RuleOptions::ALL {
            demanded.extend(values.iter().map(|value| format!("{option} {value}")));
        }
        for thing in ["ended by bag", "ended by cubes", "ended by quiet", "an undo", "an undo of a draw"] {
            demanded.insert(thing.to_owned());
        }
        demanded.extend(["printed", "online"].map(|preset| format!("preset {preset}")));
        demanded.extend((1..=Rattus::EDITION.0).map(|edition| format!("edition {edition}")));
        for way in ["random", "one from each class", "suggested", "picked"] {
            demanded.insert(format!("cards {way}"));
        }
        demanded
    }

    fn of_setup(setup: &Setup) -> BTreeSet<String> {
        let mut shows = BTreeSet::from([table(setup.boxes, setup.players)]);
        shows.extend(setup.options.values().into_iter().map(|(option, value)| format!("{option} {value}")));
        let way = match setup.cards {
            CardChoice::Random => "random",
            CardChoice::OneFromEachClass => "one from each class",
            CardChoice::Suggested(_) => "suggested",
            CardChoice::Picked(_) => "picked",
        };
        shows.insert(format!("cards {way}"));
        for preset in ["printed", "online"] {
            let mut as_preset = setup.clone();
            as_preset.preset(preset).expect("a preset");
            if setup.options == as_preset.options {
                shows.insert(format!("preset {preset}"));
            }
        }
        shows.insert(format!("edition {}", setup.options.edition()));
        shows
    }

    fn see(&mut self, _: &Rattus, _: Choice, journal: &Journal<Rattus>, seen: &mut Seen) {
        for event in journal.events() {
            match event.kind {
                EventKind::CardTaken { card, .. } => seen.shows.insert(format!("{} taken", card.id())),
                EventKind::AbilityUsed { card, .. } => seen.shows.insert(format!("{} used", card.id())),
                _ => false,
            };
        }
    }
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

// Writing new ones

/// Number of seeds tried for each plan; the game that shows most of what no other has shown is taken.
const SEEDS: u64 = 120;

/// Number of seeds tried where a game has to show something rare.
const RARE: u64 = 40_000;

/// Writes all records.
fn write_records(writer: &mut Writer<Shown>) {
    for (plan, players) in plans() {
        let rare = plan.shows.is_some_and(|thing| !writer.seen.contains(thing));
        if !rare && !writer.needs(&plan.setup) {
            continue;
        }
        let seeds = 0..if plan.shows.is_some() { RARE } else { SEEDS };
        writer.write(
            &plan,
            seeds,
            &|_, game, question, random| players.answer(game, question, random),
            Seen::new_to,
        );
    }
}

/// How players choose.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Players {
    /// At random.
    Random,
    /// They let the plague walk where there are no rats, and do nothing else.
    Idle,
}

/// Fields of a set-up.
type Fields = &'static [(&'static str, &'static str)];

/// The cards of the options of edition 2, each played the other way.
const BY_CHOICE: Fields = &[
    ("cards", "knight,soldier,emperor,serf,wizard,peasant"),
    ("final_knight_counts", "by_choice"),
    ("soldier_extra", "always"),
    ("walls_stop_new_rats", "no"),
];

/// One plan for each table, with the options spread over them, and one for each rare thing. Those that add nothing to the records
/// of earlier editions are not written.
fn plans() -> Vec<(RecordPlan<Rattus>, Players)> {
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
        (base, 3, &[("all_cubes_out", "own_turn"), ("sits_out", "who_ended")]),
        (piper, 2, BY_CHOICE),
        (piper, 4, &[("preset", "printed")]),
    ];
    let setup = |boxes: Boxes, players: u8, options: &[(&str, &str)]| {
        let ids: Vec<&str> = Boxes::IDS.iter().copied().filter(|id| boxes.has(id)).collect();
        let field = |(name, value): &(&str, &str)| ((*name).to_owned(), (*value).to_owned());
        let mut fields =
            vec![("players".to_owned(), players.to_string()), ("boxes".to_owned(), ids.join(","))];
        fields.extend(options.iter().map(field));
        Setup::from_fields(Rattus::EDITION, "", &fields).unwrap_or_else(|faults| panic!("{faults}"))
    };
    let plan = |name, setup, undo, shows| RecordPlan { name, setup, undo, family: 3, shows };
    let mut plans: Vec<_> = tables
        .iter()
        .map(|&(boxes, players, options)| {
            let undo = if players == 3 { Undo::Sometimes } else { Undo::Never };
            let plan = plan(table(boxes, players), setup(boxes, players, options), undo, None);
            (plan, Players::Random)
        })
        .collect();
    let mut rare = |name: &str, boxes, players, who, options: &[(&str, &str)], shows| {
        let name = format!("{}-{name}", table(boxes, players));
        plans.push((plan(name, setup(boxes, players, options), Undo::Never, Some(shows)), who));
    };
    rare("quiet", base, 2, Players::Idle, &[], "ended by quiet");
    rare("cubes", base, 2, Players::Random, &[], "ended by cubes");
    let mayor = [("cards", "mayor,peasant,king,merchant,soldier,bishop")];
    rare("mayor", piper, 2, Players::Random, &mayor, "mayor-short");
    let sultan = [("cards", "sultan,wizard,merchant,monk,knight,astronomer")];
    rare("sultan", all, 2, Players::Random, &sultan, "sultan-cube");
    plans
}

impl Players {
    fn answer(self, game: &Rattus, question: &Question<Choice>, random: &mut Xoshiro256PlusPlus) -> Choice {
        if self != Self::Idle {
            return question.options.nth(random.below(question.options.len()));
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
        best[random.below(best.len() as u32) as usize]
    }
}

/// New rats go where many are: so most regions stay without.
fn crowded(game: &Rattus, region: Region) -> u8 {
    game.board().rat_count(region)
}
