//! A law over random games: what a preview shows is what then happens.

use crate::choice::{Card, CardKind, Cell, Choice, Entry, Space};
use crate::event::EventKind;
use crate::forecast::{Forecast, forecast};
use crate::game::Game;
use crate::place::Places;
use crate::procedures::pay::COIN_PROMPTS;
use crate::reach::{Reach, reach};
use crate::rehearsal::{Effect, effects, payments};
use crate::setup::Setup;
use crate::study::Study;
use game::{Actor, Dealer, Game as _, Journal, Purpose, Seat, Seed, Setup as _};
use serde_json::Value;
use std::iter::zip;

/// Games per set-up.
const GAMES: u64 = 2;

#[test]
fn every_preview_is_what_then_happens() {
    let mut checked = Checked::default();
    for round in 0..4 {
        for setup in Setup::samples(round) {
            for number in 0..GAMES {
                check_game(&setup, round * GAMES + number, &mut checked);
            }
        }
    }
    let Checked { cells, walks, pests, payments, answers, shortages } = checked;
    assert!(cells > 2000 && walks > 2000 && pests > 500 && payments > 500, "{checked:?}");
    assert!(answers > 2000 && shortages > 500, "{checked:?}");
}

#[derive(Debug, Default, Clone, Copy)]
struct Checked {
    cells: u32,
    walks: u32,
    pests: u32,
    payments: u32,
    answers: u32,
    shortages: u32,
}

fn check_game(setup: &Setup, number: u64, checked: &mut Checked) {
    let mut dealer = Dealer::new(&Seed::numbered(number, 7));
    let mut game = Game::new(setup).expect("a set-up that can begin");
    while let Some(question) = game.question() {
        let choice = question.options.nth(dealer.pick(Purpose::Draw, question.options.len()));
        match (question.who, question.prompt) {
            (Actor::Seat(seat), "ask-assistant") => check_turn(&game, seat, checked),
            (Actor::Chance(_), "draw-pest") => check_pest(&game, choice, checked),
            _ => {}
        }
        check_payments(&game, checked);
        if let Some(seat) = question.who.seat() {
            check_answers(&game, seat, &mut dealer, checked);
            check_shortages(&game, seat, checked);
        }
        game.play(choice, &mut Journal::off()).expect("an option is legal");
    }
}

/// A game that goes on, and what happened in it so far.
#[derive(Clone)]
struct Play {
    game: Game,
    events: Vec<EventKind>,
}

impl Play {
    fn of(game: &Game) -> Self {
        Self { game: *game, events: Vec::new() }
    }

    fn prompt(&self) -> &'static str {
        self.game.question().map_or("", |question| question.prompt)
    }

    /// What the answers to a question that begin with a word name; nothing if another question is asked.
    fn offers(&self, prompt: &str, word: &str) -> Vec<String> {
        let asked = self.game.question().filter(|question| question.prompt == prompt);
        let options = asked.map(|question| question.options);
        let words = options.iter().flat_map(game::Options::iter).map(|choice| self.game.say(choice));
        words
            .filter_map(|said| said.strip_prefix(word).map(|rest| rest.trim_start().replace('-', "_")))
            .collect()
    }

    fn play(mut self, words: &str) -> Self {
        let choice = self.game.hear(words).expect("words of the game");
        self.answer(choice);
        self
    }

    fn answer(&mut self, choice: Choice) {
        let mut journal = Journal::recording();
        self.game.play(choice, &mut journal).expect("an option is legal");
        self.events.extend(journal.take().into_iter().map(|event| event.kind));
    }

    /// Pays with as few coins as possible.
    fn pay(mut self) -> Self {
        while let Some(question) = self.game.question().filter(|asked| COIN_PROMPTS.contains(&asked.prompt)) {
            self.answer(question.options.nth(0));
        }
        self
    }

    fn paid(&self, seat: Seat) -> [u8; 5] {
        let paid = self.events.iter().filter_map(|event| match event {
            EventKind::Paid { seat: payer, goods } if *payer == seat => Some(*goods),
            _ => None,
        });
        paid.fold([0; 5], |sum, goods| std::array::from_fn(|kind| sum[kind] + goods[kind]))
    }

    fn count(&self, is_counted: impl Fn(&EventKind) -> bool) -> usize {
        self.events.iter().filter(|event| is_counted(event)).count()
    }
}

fn goods(value: &Value) -> [u8; 5] {
    ["wood", "stone", "food", "herbs", "coin"].map(|kind| number(&value[kind]))
}

fn number(value: &Value) -> u8 {
    value.as_u64().expect("a number") as u8
}

fn words(value: &Value) -> Vec<String> {
    value.as_array().expect("a list").iter().map(|id| id.as_str().expect("an id").to_owned()).collect()
}

fn check_turn(game: &Game, seat: Seat, checked: &mut Checked) {
    let study = serde_json::to_value(Study::of(game, seat)).expect("it can be written");
    for cell in (0..9).map(Cell).filter(|cell| game.table.player(seat).grid >> cell.0 & 1 == 0) {
        let seen = &study["cells"][cell.index()];
        let id = seen["cell"].as_str().expect("an id");
        let turn = Play::of(game).play(&format!("cell {id}"));
        match cell.top().id() {
            "produce" => check_produce(&turn, seat, seen),
            "construct" => check_construct(&turn, seat, &seen["top"]),
            _ => check_move(&turn, seat, &study["steps"], checked),
        }
        check_left(&turn, cell.left().id(), seat, &seen["left"]);
        checked.cells += 1;
    }
}

fn check_produce(turn: &Play, seat: Seat, seen: &Value) {
    let before = turn.game.table.player(seat);
    let mut done = turn.clone().play("do produce");
    if done.prompt() == "ask-improve-produce" {
        done = done.play("done");
    }
    let top = &seen["top"];
    if top["gains"].is_null() {
        assert_ne!(done.prompt(), "ask-action", "a preview that names no numbers leaves a choice: {seen}");
        return;
    }
    assert_eq!(done.prompt(), "ask-action", "{seen}");
    let after = done.game.table.player(seat);
    assert_eq!(zip(after.goods, before.goods).map(|(a, b)| a - b).collect::<Vec<_>>(), goods(&top["gains"]));
    assert_eq!(after.research - before.research, number(&top["research"]), "{seen}");
    let left = seen["then"]["action"].as_str().expect("an action");
    check_left(&done, left, seat, &seen["then"]);
    let end = if left == "cure" { cure_all(&done) } else { done };
    // With nothing left to do the turn may have ended, and with it the year.
    if end.game.table.active != Some(seat) || end.game.table.turns != turn.game.table.turns {
        return;
    }
    let stock = end.game.table.player(seat);
    assert_eq!(stock.goods, goods(&seen["after"]), "{seen}");
    assert_eq!(stock.research, number(&seen["after"]["research"]), "{seen}");
}

/// Cures as the button of the client does: those who do harm first, as few coins as possible, no cards.
fn cure_all(turn: &Play) -> Play {
    let first = ["track", "produce", "move", "construct", "quarantine", "tent", "hut"];
    let mut ward = turn.clone().play("do cure");
    while ward.prompt() == "ask-cure" {
        let offered = ward.offers("ask-cure", "cure ");
        ward = match first.iter().find(|space| offered.iter().any(|one| one == *space)) {
            Some(space) => ward.play(&format!("cure {space}")).pay(),
            None => ward.play("done"),
        };
    }
    ward
}

fn check_left(turn: &Play, action: &str, seat: Seat, seen: &Value) {
    match action {
        "cure" => {
            let ward = cure_all(turn);
            let people = ward.count(|event| matches!(event, EventKind::Cured { .. }));
            let before = turn.paid(seat);
            let paid: Vec<u8> = zip(ward.paid(seat), before).map(|(a, b)| a - b).collect();
            assert_eq!((people as u8, paid[3], paid[4]), cured(seen), "{seen}");
        }
        "research" => {
            let shop = turn.clone().play("do research");
            assert_eq!(shop.offers("ask-research", "technology "), words(&seen["technologies"]), "{seen}");
        }
        _ => {
            let player = turn.game.table.player(seat);
            let rooms = turn.clone().play("do assign").offers("ask-assign", "assign ");
            let elsewhere = rooms.iter().filter(|room| *room != "capital").count() as u8;
            assert_eq!(
                (player.recovered, elsewhere),
                (number(&seen["people"]), number(&seen["rooms"])),
                "{seen}"
            );
        }
    }
}

fn cured(seen: &Value) -> (u8, u8, u8) {
    (number(&seen["people"]), number(&seen["herbs"]), number(&seen["coins"]))
}

fn check_construct(turn: &Play, seat: Seat, seen: &Value) {
    let site = turn.clone().play("do construct");
    assert_eq!(site.offers("ask-construct", "construct "), words(&seen["buildings"]), "{seen}");
    assert_eq!(site.offers("ask-construct", "raise "), words(&seen["capital"]), "{seen}");
    let Some(building) = site.offers("ask-construct", "construct ").first().map(|id| id.replace('_', "-"))
    else {
        return;
    };
    let sites = seen["places"].as_array().expect("a list");
    for place in sites {
        let id = place["place"].as_str().expect("an id");
        let mut built = site.clone().play(&format!("construct {building}"));
        if built.prompt() == "ask-site" {
            built = built.play(&format!("at {}", id.replace('_', "-")));
        }
        while !matches!(built.prompt(), "ask-construct" | "ask-action" | "ask-crate" | "ask-keep") {
            let question = built.game.question().expect("the turn goes on");
            built.answer(question.options.iter().last().expect("an answer"));
        }
        let (to, _) = site.game.influence_after(seat, number(&place["influence"]));
        let first = built.events.iter().find_map(|event| match event {
            EventKind::Influenced { to, .. } => Some(*to),
            _ => None,
        });
        assert_eq!(first.unwrap_or(site.game.table.player(seat).influence), to, "{place}");
        if built.prompt() == "ask-construct" || built.prompt() == "ask-action" {
            let tasks = built.count(|event| matches!(event, EventKind::TaskDone { .. }));
            let full = site.game.table.player(seat).tasks[site.game.table.era()] >= 4;
            assert!(full || !place["task"].as_bool().expect("a flag") || tasks > 0, "{place}");
        }
    }
}

fn check_move(turn: &Play, seat: Seat, steps: &Value, checked: &mut Checked) {
    let walk = turn.clone().play("do move");
    if walk.prompt() != "ask-step" {
        return assert!(steps.as_array().is_some_and(Vec::is_empty));
    }
    for step in steps.as_array().expect("a list") {
        let word = match step["way"].as_str().expect("a way") {
            "road" => "move",
            "capital" => "through",
            _ => "jump",
        };
        let to = step["to"].as_str().expect("an id").replace('_', "-");
        let mut there = walk.clone().play(&format!("{word} {to}"));
        if there.prompt() == "ask-enter" {
            if !there.offers("ask-enter", "enter ").contains(&"pay".to_owned()) {
                continue;
            }
            there = there.play("enter pay");
        }
        there = there.pay();
        if there.events.iter().any(|event| matches!(event, EventKind::CampSet { .. })) {
            assert!(step["camp"].as_bool().expect("a flag"), "{step}");
            continue;
        }
        let paid = there.paid(seat);
        assert_eq!(paid[2], number(&step["food"]), "{step}");
        assert_eq!(paid[4], number(&step["coins"]), "{step}");
        assert_eq!(people_taken(&there), number(&step["sick"]), "{step}");
    }
    let harm = walk.game.table.player(seat).sick[Space::HARMLESS..].iter().sum();
    for way in reach(&walk.game, seat) {
        assert_eq!(
            walk_on(walk.clone(), seat, &way, harm, 0),
            Ok(()),
            "{way:?} {:?}",
            walk.game.table.player(seat)
        );
        checked.walks += 1;
    }
}

fn people_taken(play: &Play) -> u8 {
    let people = play.events.iter().map(|event| match event {
        EventKind::Taken { people, .. } | EventKind::RoadTaken { people, .. } => *people,
        _ => 0,
    });
    people.sum()
}

/// Walks a path from its step `at` on; `harm` is the number of people who were on harmful spaces before. An error says why it is not walked at the price and with the gain that it promises.
fn walk_on(mut play: Play, seat: Seat, way: &Reach, harm: u8, at: usize) -> Result<(), String> {
    // Where people go, and which card treats them, does not change the price.
    while matches!(play.prompt(), "ask-put" | "ask-treat" | "ask-rearrange" | "ask-crate" | "ask-keep") {
        let options = play.game.question().expect("it was asked").options;
        play.answer(if options.allows(Choice::Done) { Choice::Done } else { options.nth(0) });
    }
    if at == way.path.len() {
        return arrived(play, seat, way, harm);
    }
    if at == 0 && way.improve {
        play = play.play("improve");
    }
    let (to, how) = way.path[at];
    let step = [Choice::Go(to), Choice::Through(to), Choice::Jump(to)][how as usize];
    if !play.game.question().is_some_and(|question| question.options.allows(step)) {
        return Err(format!("step {at} is not offered by {}: {:?}", play.prompt(), play.game.scratch.walk));
    }
    play.answer(step);
    if play.prompt() != "ask-enter" {
        return walk_on(play.pay(), seat, way, harm, at + 1);
    }
    let question = play.game.question().expect("it was asked");
    let entries = Entry::ALL.map(Choice::Enter).into_iter().filter(|entry| question.options.allows(*entry));
    let ways = entries.map(|entry| {
        let mut inside = play.clone();
        inside.answer(entry);
        walk_on(inside.pay(), seat, way, harm, at + 1)
    });
    ways.reduce(|one, other| one.or_else(|first| other.map_err(|second| format!("{first}; {second}"))))
        .expect("a way to enter")
}

fn arrived(play: Play, seat: Seat, way: &Reach, harm: u8) -> Result<(), String> {
    let paid = play.paid(seat);
    let tasks = play.count(|event| matches!(event, EventKind::TaskDone { .. })) as u8;
    let seen = (way.food, way.coins, way.sick);
    if (paid[2], paid[4], people_taken(&play)) != seen {
        return Err(format!("paid {paid:?} for {} people", people_taken(&play)));
    }
    if tasks != way.tasks {
        return Err(format!("{tasks} tasks"));
    }
    let cut = play.events.iter().map(|event| match event {
        EventKind::Cut { goods, .. } => goods.iter().sum(),
        _ => 0,
    });
    let lost: u8 = cut.sum();
    let player = play.game.table.player(seat);
    let harmful: u8 = player.sick[Space::HARMLESS..].iter().sum();
    let shown = (way.lost, way.harmful + harm);
    if way.dead == 0 && (lost, harmful) != shown {
        return Err(format!("{harmful} on harmful spaces, {lost} lost"));
    }
    // Rewards for tasks may have filled the track.
    if play.count(|event| matches!(event, EventKind::Gained { .. })) > 0 {
        return Ok(());
    }
    let stock = play.game.table.player(seat).goods;
    let end = play.play("done");
    let after = end.game.table.player(seat).goods;
    let gained: Vec<usize> = (0..5).filter(|&kind| after[kind] > stock[kind]).collect();
    let expected: Vec<usize> = way.gives.map(|kind| kind as usize).into_iter().collect();
    if end.prompt() != "ask-action" || gained == expected {
        Ok(())
    } else {
        Err(format!("gained {gained:?}"))
    }
}

fn check_pest(game: &Game, choice: Choice, checked: &mut Checked) {
    let Choice::Draw(card) = choice else { return };
    let CardKind::Pest(card) = card.kind() else { return };
    let seen = forecast(game, card);
    let mut play = Play::of(game);
    play.answer(Choice::Draw(Card::new(CardKind::Pest(card))));
    while let Some(question) = play.game.question().filter(|question| question.who.seat().is_some()) {
        let done = question.options.iter().find(|choice| *choice == Choice::Done);
        play.answer(done.unwrap_or_else(|| question.options.nth(0)));
    }
    check_strike(game, &play, &seen);
    checked.pests += 1;
}

fn check_strike(game: &Game, play: &Play, seen: &Forecast) {
    let mut hit = Places::NONE;
    let (mut fell, mut roads) = (Places::NONE, 0u128);
    let mut taken = [0; crate::table::MAX_PLAYERS];
    let mut camps = [false; crate::table::MAX_PLAYERS];
    for event in &play.events {
        match *event {
            EventKind::Sickened { place, .. } => hit = hit.with(place),
            EventKind::Received { seat, place, people } => {
                hit = hit.with(place);
                taken[seat.index()] += people;
            }
            EventKind::RoadSickened { road, people } => {
                roads |= 1 << road.0;
                assert_eq!(people, seen.people);
            }
            EventKind::Fell { place } => fell = fell.with(place),
            EventKind::CampReturned { seat, .. } => camps[seat.index()] = true,
            _ => {}
        }
    }
    assert_eq!(fell, seen.fall, "{game:?}");
    assert_eq!((roads, camps, taken), (seen.roads, seen.camps, seen.taken));
    assert_eq!(hit, seen.hit.or(seen.spread));
}

fn check_payments(game: &Game, checked: &mut Checked) {
    let Some(seat) = game.question().and_then(|question| question.who.seat()) else { return };
    for payment in payments(game) {
        let mut play = Play::of(game);
        for answer in payment.answers {
            play.answer(answer);
        }
        assert_eq!(play.paid(seat), payment.goods);
        checked.payments += 1;
    }
}

/// Every answer costs and brings what is shown; the price is the same at whichever site and in whichever slot.
fn check_answers(game: &Game, seat: Seat, dealer: &mut Dealer, checked: &mut Checked) {
    for Effect { answer, goods, research, gains, reward } in effects(game) {
        let mut play = Play::of(game);
        if !is_allowed(&play, answer) {
            play = play.play("do construct");
        }
        let before = play.game.table.player(seat).goods;
        play.answer(answer);
        let mut chosen = false;
        while matches!(play.prompt(), "ask-site" | "ask-slot") {
            let options = play.game.question().expect("it was asked").options;
            play.answer(options.nth(dealer.pick(Purpose::Draw, options.len())));
            chosen = true;
        }
        if play.prompt() == "ask-improve-construct" && is_allowed(&play, Choice::Done) {
            play.answer(Choice::Done);
        }
        play = play.pay();
        let Some(goods) = goods else {
            let prompts = ["ask-more", "ask-less", "ask-improve-construct"];
            assert!(prompts.contains(&play.prompt()), "the price of {answer:?} depends on a choice");
            continue;
        };
        let paid = play.paid(seat);
        assert_eq!(paid, goods, "{answer:?}");
        let spent = play.events.iter().map(|event| match event {
            EventKind::ResearchPaid { seat: payer, research } if *payer == seat => *research,
            _ => 0,
        });
        assert_eq!(spent.sum::<u8>(), research, "{answer:?}");
        // What a building brings depends on its place. The rest of a turn, or the next one, may have run already.
        let is_cut = play.count(|event| matches!(event, EventKind::Cut { .. })) > 0;
        if !chosen && !is_cut && play.game.table.active == Some(seat) {
            let after = play.game.table.player(seat).goods;
            let expected: [u8; 5] = std::array::from_fn(|kind| before[kind] - paid[kind] + gains[kind]);
            assert_eq!(after, expected, "{answer:?}");
        }
        let rewards = play.count(|event| matches!(event, EventKind::RewardTaken { .. }));
        assert_eq!(play.prompt() == "ask-reward" || rewards > 0, reward, "{answer:?}");
        checked.answers += 1;
    }
}

fn is_allowed(play: &Play, choice: Choice) -> bool {
    play.game.question().is_some_and(|question| question.options.allows(choice))
}

/// With the resources that a refusal says are missing, the building can be paid; with one fewer it can't, unless coins or research help.
fn check_shortages(game: &Game, seat: Seat, checked: &mut Checked) {
    let Some(question) = game.question().filter(|question| question.prompt == "ask-construct") else {
        return;
    };
    for building in (1..game.pack.buildings.len() as u8).map(crate::components::Building) {
        let choice = Choice::Construct(building);
        if question.options.allows(choice) {
            continue;
        }
        let because = game.refusal(choice).expect("it is not offered");
        if because.key != "no-building-cost" {
            continue;
        }
        let amount = |name: &str| {
            let value = because.args.iter().find(|(other, _)| *other == name).map(|(_, value)| value);
            let Some(&game::Value::Number(amount)) = value else { panic!("{name} in {because:?}") };
            amount as u8
        };
        let missing = ["wood", "stone", "food", "herbs"].map(amount);
        let offers_with = |goods: [u8; 4]| {
            let mut rich = *game;
            let player = &mut rich.table.seats[seat.index()];
            for (kind, more) in goods.into_iter().enumerate() {
                player.goods[kind] += more;
            }
            player.goods[4] = 0;
            player.research = 0;
            rich.question().is_some_and(|question| question.options.allows(choice))
        };
        assert!(offers_with(missing), "{because:?}");
        for kind in (0..4).filter(|&kind| missing[kind] > 0) {
            let mut fewer = missing;
            fewer[kind] -= 1;
            assert!(!offers_with(fewer), "{because:?}");
        }
        checked.shortages += 1;
    }
}
