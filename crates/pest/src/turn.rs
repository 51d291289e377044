//! What a running rule may use: verbs that change the table, each of which reports one event.

use crate::choice::{Pair, Room, Space};
use crate::components::{Bundle, Components, Cost, Imperative, Tech};
use crate::event::{Event, EventKind};
use crate::frame::{Frame, Next};
use crate::game::{Game, Gift};
use crate::place::{Place, Resource};
use crate::procedures::{gain, take_in};
use crate::table::{Player, Table, Variant};
use game::{Journal, Seat};

/// The game while a rule runs.
pub(crate) struct Turn<'a> {
    pub(crate) game: &'a mut Game,
    pub(crate) journal: &'a mut Journal<Game>,
}

impl Turn<'_> {
    /// The components.
    #[inline]
    pub(crate) fn pack(&self) -> &'static Components {
        self.game.pack.get()
    }

    /// The table with all pieces.
    #[inline]
    pub(crate) fn table(&self) -> &Table {
        &self.game.table
    }

    /// A player's board.
    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        self.game.table.player(seat)
    }

    /// Applies an event to the table and reports it, with the rule that causes it.
    #[inline]
    pub(crate) fn happen(&mut self, rule: u16, kind: EventKind) {
        self.game.table.apply(&kind);
        self.journal.push(Event { kind, rule }, self.game);
    }

    /// Applies an event that reveals something drawn: nothing before it can be undone.
    #[inline]
    pub(crate) fn reveal(&mut self, rule: u16, kind: EventKind) {
        self.journal.mark_final();
        self.happen(rule, kind);
    }

    /// Gives a player prestige markers, if any.
    pub(crate) fn honour(&mut self, rule: u16, seat: Seat, prestige: u8) {
        if prestige > 0 {
            self.happen(rule, EventKind::Honoured { seat, prestige });
        }
    }

    /// Gives a player shame markers, if any.
    pub(crate) fn shame(&mut self, rule: u16, seat: Seat, shame: u8) {
        if shame > 0 {
            self.happen(rule, EventKind::Shamed { seat, shame });
        }
    }

    /// Pays resources that the player has.
    pub(crate) fn pay(&mut self, rule: u16, seat: Seat, goods: Cost) {
        if goods != [0; 5] {
            self.happen(rule, EventKind::Paid { seat, goods });
        }
    }

    /// Pays research that the player has.
    pub(crate) fn pay_research(&mut self, rule: u16, seat: Seat, research: u8) {
        if research > 0 {
            self.happen(rule, EventKind::ResearchPaid { seat, research });
        }
    }

    /// Removes resources above the limit of the track (PE-46, PE-93).
    pub(crate) fn cut(&mut self, rule: u16, seat: Seat) {
        let player = self.game.table.player(seat);
        let (limit, high) = (player.limit(self.pack()), player.high_limit(self.pack()));
        let above = (0..5).max_by_key(|&kind| player.goods[kind]).expect("five kinds");
        let mut goods = [0; 5];
        for (kind, cut) in goods.iter_mut().enumerate() {
            let limit = if kind == above { high } else { limit };
            *cut = player.goods[kind].saturating_sub(limit);
        }
        if goods != [0; 5] {
            self.happen(rule, EventKind::Cut { seat, goods });
        }
    }

    /// Exchanges two basic resources for a coin (PE-44).
    pub(crate) fn exchange(&mut self, seat: Seat, pair: Pair) {
        self.happen(44, EventKind::Exchanged { seat, pair });
    }

    /// Moves a sick person within the quarantine (PE-62).
    pub(crate) fn shift(&mut self, seat: Seat, from: Space, to: Space) {
        self.game.scratch.shifts += 1;
        self.happen(62, EventKind::Shifted { seat, from, to });
        if to == Space::TRACK {
            self.cut(46, seat);
        }
    }

    /// Puts sick people into a space of the quarantine or the cemetery.
    pub(crate) fn keep(&mut self, rule: u16, seat: Seat, space: Space, people: u8) {
        self.happen(rule, EventKind::Kept { seat, space, people });
        if space == Space::TRACK {
            self.cut(46, seat);
        }
    }

    /// Buries one more dead person (PE-61).
    pub(crate) fn bury(&mut self, seat: Seat) {
        if self.player(seat).free(self.pack(), Space::CEMETERY) {
            self.keep(61, seat, Space::CEMETERY, 1);
        } else {
            self.happen(61, EventKind::Overflowed { seat });
            self.shame(61, seat, self.pack().numbers.overflow_shame);
        }
    }

    /// Whether the recovery track has room, PE-102.
    pub(crate) fn has_recovery_room(&self, seat: Seat) -> bool {
        self.game.has_recovery_room(seat)
    }

    /// Queues a gain, which is handed out after the earlier ones (PE-125).
    pub(crate) fn gain(&mut self, rule: u16, seat: Seat, bundle: Bundle) {
        if !bundle.is_empty() {
            self.game.scratch.gifts.push(Gift { seat, rule, bundle });
        }
    }

    /// Hands out the queued gains, asking if a player has to choose a kind, and then continues.
    #[inline]
    pub(crate) fn settle(&mut self, then: impl Into<Frame>) -> Next {
        let then = then.into();
        if gain::run(self) { Next::Step(then) } else { Next::call(gain::Step::Front, then) }
    }

    /// Takes sick people in, asking which spaces they go to, and then continues.
    pub(crate) fn take_in(&mut self, seat: Seat, people: u8, then: impl Into<Frame>) -> Next {
        take_in::begin(self, seat, people, then.into())
    }

    /// Takes in the sick people of the pest phase: others may be moved before (PE-62).
    pub(crate) fn take_in_in_pest(&mut self, seat: Seat, people: u8, then: impl Into<Frame>) -> Next {
        take_in::begin_in_pest(self, seat, people, then.into())
    }

    /// Takes in the sick people of a Move: cards may treat them first (PE-201, PE-214).
    pub(crate) fn take_in_on_move(&mut self, seat: Seat, people: u8, then: impl Into<Frame>) -> Next {
        take_in::begin_on_move(self, seat, people, then.into())
    }

    /// Moves the influence marker (PE-120). Rewards on the way are queued.
    pub(crate) fn influence(&mut self, rule: u16, seat: Seat, amount: u8) {
        let pack = self.pack();
        let from = self.player(seat).influence;
        let (to, arrived) = self.game.influence_after(seat, amount);
        if to == from {
            return;
        }
        self.happen(rule, EventKind::Influenced { seat, from, to, arrived });
        let passed = |spaces: u64| (spaces >> (from + 1)) & ((1u64 << (to - from)) - 1);
        if self.table().variant == Variant::Solo {
            let people = passed(pack.track.solo_sick).count_ones() as u8;
            if people > 0 {
                self.happen(173, EventKind::NeutralGrew { people });
            }
        }
        let mut rewarded = passed(pack.track.rewarded);
        while rewarded != 0 {
            let space = rewarded.trailing_zeros() as usize + usize::from(from) + 1;
            rewarded &= rewarded - 1;
            self.gain(120, seat, pack.track.rewards[space]);
        }
    }

    /// Moves the task marker of the current era up by one (PE-121, PE-126), and the influence marker with it.
    pub(crate) fn advance_task(&mut self, rule: u16, seat: Seat) {
        let era = self.table().era();
        let space = self.player(seat).tasks[era] + 1;
        if space > 4 {
            return;
        }
        self.happen(rule, EventKind::TaskDone { seat, era: era as u8, space });
        let track = &self.pack().tasks[era];
        if self.table().variant == Variant::Solo && track.solo_sick.contains(&space) {
            self.happen(173, EventKind::NeutralGrew { people: 1 });
        }
        self.influence(121, seat, track.influence[usize::from(space) - 1]);
    }

    /// The imperative of the current era.
    pub(crate) fn imperative(&self) -> Imperative {
        self.game.imperative()
    }

    /// Gives the player the resource of a place, unless it is destroyed.
    pub(crate) fn harvest(&mut self, rule: u16, seat: Seat, place: Place) {
        if let Some(kind) = self.table().yields(place) {
            self.gain(rule, seat, Bundle::goods(kind, 1));
        }
    }

    /// Moves a healthy person.
    pub(crate) fn assign(&mut self, rule: u16, seat: Seat, from: Room, to: Room) {
        self.happen(rule, EventKind::Assigned { seat, from, to });
    }

    /// Returns the camp to the player's board, if it is out.
    pub(crate) fn return_camp(&mut self, rule: u16, seat: Seat) {
        let place = self.player(seat).camp;
        if place.is_some() {
            self.happen(rule, EventKind::CampReturned { seat, place });
        }
    }

    /// Whether `seat` owns a technology.
    #[inline]
    pub(crate) fn has(&self, seat: Seat, tech: Tech) -> bool {
        self.player(seat).has(tech)
    }

    /// Adds resources and cuts them to the track's limit (PE-46, PE-49). `keep` is the kind that may exceed it (PE-227).
    pub(crate) fn receive(&mut self, rule: u16, seat: Seat, goods: Cost, keep: Option<Resource>) {
        if goods == [0; 5] {
            return;
        }
        let player = self.game.table.player(seat);
        let (limit, high) = (player.limit(self.pack()), player.high_limit(self.pack()));
        let mut gained = [0; 5];
        let mut lost = 0;
        for kind in 0..5 {
            let limit = if keep.is_some_and(|keep| keep as usize == kind) { high } else { limit };
            let room = limit.saturating_sub(player.goods[kind]);
            gained[kind] = goods[kind].min(room);
            lost += goods[kind] - gained[kind];
        }
        if gained != [0; 5] || lost > 0 {
            self.happen(rule, EventKind::Gained { seat, goods: gained });
        }
    }
}
