//! The report on class cards: who takes them, who wins with them, and how their holders' cubes fare.

use crate::{CardId, Class, Components, Event, EventKind, Rattus, Region, Setup, Symbol, View};
use game::{Eye, Game as _, Seat, Seats, Standing};
use title::report::{Kind, Measure, Observer, Reference, Report, Shown, Statistics, Subject, WHOLE};

/// `miasma simulate rattus --report cards`.
pub(crate) const REPORT: Report<Rattus> =
    Report { name: "cards", subject: "card", group: "class", measures: MEASURES, subjects, observer };

/// The measures; the constants below are their places.
const MEASURES: &[Measure] = &[
    measure("taken", Kind::Share, Reference::Together, Shown::InThePlotToo),
    measure("takes", Kind::Mean, Reference::Together, Shown::InTheTable),
    measure("won_at_end", Kind::Share, Reference::EvenShare, Shown::InThePlotToo),
    measure("won_ever", Kind::Share, Reference::EvenShare, Shown::InTheTable),
    measure("survived", Kind::Share, Reference::Together, Shown::InThePlotToo),
    measure("sign_losses", Kind::Mean, Reference::Together, Shown::InTheTable),
    measure("turns_held", Kind::Mean, Reference::Together, Shown::InTheTable),
];
const TAKEN: usize = 0;
const TAKES: usize = 1;
const WON_AT_END: usize = 2;
const WON_EVER: usize = 3;
const SURVIVED: usize = 4;
const SIGN_LOSSES: usize = 5;
const TURNS_HELD: usize = 6;

const fn measure(key: &'static str, kind: Kind, reference: Reference, shown: Shown) -> Measure {
    Measure { key, kind, reference, shown }
}

/// The cards of the chosen boxes, by class.
fn subjects(setup: &Setup) -> Vec<Subject> {
    let subject = |card: CardId| Subject { id: card.id(), group: setup.components.card(card).class.id() };
    by_class(setup).into_iter().map(subject).collect()
}

fn by_class(setup: &Setup) -> Vec<CardId> {
    let mut cards: Vec<CardId> = setup.pool().iter().collect();
    cards.sort_by_key(|&card| setup.components.card(card).class as u8);
    cards
}

fn observer(setup: &Setup) -> Box<dyn Observer<Rattus>> {
    let cards = by_class(setup);
    Box::new(CardCounts {
        fates: vec![Fate::default(); cards.len()],
        cards,
        components: setup.components,
        ravage: None,
    })
}

/// One game's class cards.
struct CardCounts {
    components: &'static Components,
    /// The cards of the chosen boxes, in the order of the report.
    cards: Vec<CardId>,
    fates: Vec<Fate>,
    ravage: Option<RavageCount>,
}

/// The counts of one card and its holders.
#[derive(Clone, Copy, Default)]
struct Fate {
    takes: u64,
    turns: u64,
    /// Cubes that holders had where the plague ravaged, and how many of them it took.
    exposed: u64,
    lost: u64,
    /// Cubes lost to the card's own sign, in sixtieths.
    sign_losses: u64,
    /// Every seat that ever held it.
    holders: Seats,
}

/// The ravage that is going on: each seat's cubes there, and how many of them are lost.
struct RavageCount {
    region: Region,
    cubes: [u64; game::MAX_SEATS],
    lost: [u64; game::MAX_SEATS],
}

impl Observer<Rattus> for CardCounts {
    fn see(&mut self, game: &Rattus, event: &Event) {
        let table = || game.view(Eye::Open);
        match event.kind {
            EventKind::CardTaken { seat, card, .. } => {
                let fate = self.fate(card.id());
                fate.takes += 1;
                // The turn in which it is taken is its taker's first with it.
                fate.turns += 1;
                fate.holders = fate.holders.with(seat);
            }
            EventKind::TurnBegan { seat } => {
                for card in &table().seats[seat.index()].cards {
                    self.fate(card).turns += 1;
                }
            }
            EventKind::RavageBegan { region } => {
                self.ravage = Some(RavageCount::begin(&table(), self.components, region));
            }
            EventKind::CubesPlaced { seat, region, count } => self.join(seat, region, count),
            EventKind::CubeLost { seat, symbol, .. } => self.lose(&table(), seat, symbol),
            EventKind::RavageEnded { .. } => self.settle(&table()),
            _ => {}
        }
    }

    fn close(&mut self, game: &Rattus, standing: &Standing, statistics: &mut Statistics) {
        let table = game.view(Eye::Open);
        let winners: Vec<Seat> = standing.winners().collect();
        let share = |seat: Seat| if winners.contains(&seat) { WHOLE / winners.len() as u64 } else { 0 };
        let holder =
            |card: &str| (0..).map(Seat).zip(&table.seats).find(|(_, view)| view.cards.contains(&card));
        for (place, (card, fate)) in self.cards.iter().zip(&self.fates).enumerate() {
            let holder = holder(card.id()).map(|(seat, _)| seat);
            if holder.is_none() && !table.display.contains(&card.id()) {
                continue;
            }
            statistics.enter(place, TAKEN, 1, u64::from(fate.takes > 0) * WHOLE);
            statistics.enter(place, TAKES, 1, fate.takes * WHOLE);
            statistics.enter(place, WON_AT_END, u64::from(holder.is_some()), holder.map_or(0, share));
            let wins = fate.holders.iter().map(share).sum();
            statistics.enter(place, WON_EVER, fate.holders.len().into(), wins);
            statistics.enter(place, SURVIVED, fate.exposed, (fate.exposed - fate.lost) * WHOLE);
            statistics.enter(place, SIGN_LOSSES, fate.takes, fate.sign_losses);
            statistics.enter(place, TURNS_HELD, fate.takes, fate.turns * WHOLE);
        }
    }
}

impl CardCounts {
    fn fate(&mut self, card: &str) -> &mut Fate {
        let place = self.cards.iter().position(|other| other.id() == card);
        &mut self.fates[place.expect("a card in play is one of the boxes'")]
    }

    /// Counts cubes that are placed in a region during its ravage.
    fn join(&mut self, seat: Seat, region: Region, count: u8) {
        if let Some(ravage) = self.ravage.as_mut().filter(|ravage| ravage.region == region) {
            ravage.cubes[seat.index()] += u64::from(count);
        }
    }

    fn lose(&mut self, table: &View, seat: Seat, symbol: Symbol) {
        if let Some(ravage) = &mut self.ravage {
            ravage.lost[seat.index()] += 1;
        }
        let Symbol::Class(class) = symbol else { return };
        // Several cards of one class in a hand each cost a cube, so each has its part of every one.
        let struck = self.struck(table, seat, class);
        for card in &struck {
            self.fate(card).sign_losses += WHOLE / struck.len() as u64;
        }
    }

    /// The cards in a hand that a sign of their class strikes.
    fn struck(&self, table: &View, seat: Seat, class: Class) -> Vec<&'static str> {
        let protected = table.ravage.iter().flat_map(|ravage| &ravage.protected);
        let protected: Vec<&str> = protected.map(|(_, card)| *card).collect();
        let of_class =
            |card: &&str| CardId::named(card).is_some_and(|card| self.components.card(card).class == class);
        let held = table.seats[seat.index()].cards.iter().copied();
        held.filter(of_class).filter(|card| !protected.contains(card)).collect()
    }

    /// Adds the losses of a ravage to every card that the seats in it hold.
    fn settle(&mut self, table: &View) {
        let Some(ravage) = self.ravage.take() else { return };
        for (seat, view) in table.seats.iter().enumerate() {
            for card in &view.cards {
                let fate = self.fate(card);
                fate.exposed += ravage.cubes[seat];
                fate.lost += ravage.lost[seat];
            }
        }
    }
}

impl RavageCount {
    fn begin(table: &View, components: &Components, region: Region) -> Self {
        let id = components.regions[region.index()].id;
        let mut cubes = [0; game::MAX_SEATS];
        for view in table.regions.iter().filter(|view| view.id == id) {
            for (seat, &count) in view.cubes.iter().enumerate() {
                cubes[seat] = u64::from(count);
            }
        }
        Self { region, cubes, lost: [0; game::MAX_SEATS] }
    }
}
