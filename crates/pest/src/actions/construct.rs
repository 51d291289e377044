//! Construct, PE-70 to PE-78, with PE-202, PE-207, PE-220.

use crate::choice::{Action, Choice, Space, family};
use crate::components::{Building, Bundle, CapitalBuilding, Cost};
use crate::decrees;
use crate::event::EventKind;
use crate::frame::{Next, Question};
use crate::game::Game;
use crate::place::{Place, Places};
use crate::procedures::{free, pay};
use crate::table::Variant;
use crate::technologies::works;
use crate::turn::Turn;
use game::Bits;
use game::{Member, Options, Seat};
use serde::{Deserialize, Serialize};

/// One Construct under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Site {
    pub(crate) seat: Seat,
    /// Whether one more wood or stone is due with the next building.
    pub(crate) restricted: bool,
    /// Whether research was paid.
    pub(crate) improved: bool,
    /// Where the doctor's right was used, and the camp's.
    pub(crate) built: [Place; 2],
}

/// What is being built.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Work {
    /// On the map.
    Map { building: Building, place: Place },
    /// In the capital.
    Capital { building: CapitalBuilding },
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Step {
    /// Which building.
    Choose(Site),
    /// Where.
    Where(Site, Building),
    /// Which kind the restriction adds.
    More(Site, Work, Cost),
    /// Improve or not.
    Improve(Site, Work, Cost),
    /// Which kind the improvement saves.
    Less(Site, Work, Cost),
    /// It is paid.
    Paid(Site, Work),
    /// Its influence is gained; now the task.
    Task(Site, Place),
    /// Nothing more is built.
    Finish(Site),
    /// All is done.
    Over,
}

pub(crate) fn begin(turn: &mut Turn<'_>, seat: Seat) -> Step {
    let restricted = turn.player(seat).sick[Space::CONSTRUCT.index()] > 0;
    Step::Choose(Site { seat, restricted, improved: false, built: [Place::NONE; 2] })
}

impl Site {
    /// For a question asked outside of the action.
    pub(crate) fn fresh(game: &Game, seat: Seat) -> Self {
        let restricted = game.table.player(seat).sick[Space::CONSTRUCT.index()] > 0;
        Self { seat, restricted, improved: false, built: [Place::NONE; 2] }
    }

    /// Where something can still be built.
    pub(crate) fn places(&self, game: &Game) -> Places {
        let player = game.table.player(self.seat);
        let mut places = Places::NONE;
        if !self.built[0].is_some() && game.can_build_at(self.seat, player.doctor) {
            places = places.with(player.doctor);
        }
        if !self.built[1].is_some() && game.can_build_at(self.seat, player.camp) {
            places = places.with(player.camp);
        }
        places
    }

    /// Whether research can be paid.
    fn may_improve(&self, game: &Game) -> bool {
        !self.improved && game.table.player(self.seat).research >= game.pack.numbers.improve
    }

    /// Whether `cost` can be paid, with the restriction and the improvement as far as they apply.
    pub(crate) fn affords(&self, game: &Game, cost: &Cost) -> bool {
        let player = game.table.player(self.seat);
        if self.restricted {
            let eased = Self { restricted: false, ..*self };
            return [0, 1].into_iter().any(|kind| eased.affords(game, &with_one_more(cost, kind)));
        }
        pay::can(player, cost)
            || (self.may_improve(game)
                && [0, 1]
                    .into_iter()
                    .any(|kind| cost[kind] > 0 && pay::can(player, &with_one_less(cost, kind))))
    }

    /// What the player lacks of each basic resource to pay `cost` without coins and improvement. A restriction adds the kind that
    /// leaves less to get.
    pub(crate) fn missing(&self, game: &Game, cost: &Cost) -> [u8; 4] {
        let goods = &game.table.player(self.seat).goods;
        let lacking = |cost: Cost| std::array::from_fn(|kind| cost[kind].saturating_sub(goods[kind]));
        if !self.restricted {
            return lacking(*cost);
        }
        let dearer = [0, 1].map(|kind| lacking(with_one_more(cost, kind)));
        dearer.into_iter().min_by_key(|missing| missing.iter().sum::<u8>()).expect("two kinds")
    }

    /// The buildings on the board that can be paid; the castle is none of them.
    pub(crate) fn buildings(&self, game: &Game) -> u128 {
        let left = !game.table.player(self.seat).built & ((1 << game.pack.buildings.len()) - 2);
        Bits(u64::from(left))
            .filter(|&building| self.affords(game, &game.pack.buildings[usize::from(building)].cost))
            .fold(0, |set, building| set | 1 << building)
    }

    /// The capital buildings that can be paid.
    pub(crate) fn capital_buildings(&self, game: &Game) -> u128 {
        Bits(u64::from(game.table.capital_buildings))
            .filter(|&building| self.affords(game, &game.pack.capital_buildings[usize::from(building)].cost))
            .fold(0, |set, building| set | 1 << building)
    }

    fn untouched(&self) -> bool {
        self.built == [Place::NONE; 2]
    }
}

fn with_one_more(cost: &Cost, kind: usize) -> Cost {
    let mut cost = *cost;
    cost[kind] = cost[kind].saturating_add(1);
    cost
}

fn with_one_less(cost: &Cost, kind: usize) -> Cost {
    let mut cost = *cost;
    cost[kind] -= 1;
    cost
}

impl Step {
    pub(crate) fn ask(self, game: &Game) -> Option<Question> {
        match self {
            Self::Choose(site) => {
                let mut options = Options::none();
                if !site.places(game).is_empty() {
                    options.add(family::construct, site.buildings(game));
                } else if !site.untouched() {
                    return None;
                }
                if site.untouched() {
                    options.add(family::raise, site.capital_buildings(game));
                }
                options.add(family::done, 1);
                free::offer(game, site.seat, &mut options);
                Some(Question::to(site.seat, "ask-construct", "PE-70", options))
            }
            Self::Where(site, _) => {
                let options = Options::none().with(family::at, site.places(game).set());
                Some(Question::to(site.seat, "ask-site", "PE-71", options))
            }
            Self::More(site, _, cost) => {
                let eased = Site { restricted: false, ..site };
                let kinds =
                    [0, 1].into_iter().filter(|&kind| eased.affords(game, &with_one_more(&cost, kind)));
                let set = kinds.fold(0u128, |set, kind| set | 1 << kind);
                Some(Question::to(site.seat, "ask-more", "PE-76", Options::none().with(family::kind, set)))
            }
            Self::Improve(site, _, cost) => {
                let player = game.table.player(site.seat);
                let mut options = Options::none();
                let saving =
                    [0, 1].into_iter().any(|k| cost[k] > 0 && pay::can(player, &with_one_less(&cost, k)));
                options.add(family::improve, u128::from(site.may_improve(game) && saving));
                options.add(family::done, u128::from(pay::can(player, &cost)));
                Some(Question::to(site.seat, "ask-improve-construct", "PE-76", options))
            }
            Self::Less(site, _, cost) => {
                let player = game.table.player(site.seat);
                let kinds = [0, 1]
                    .into_iter()
                    .filter(|&kind| cost[kind] > 0 && pay::can(player, &with_one_less(&cost, kind)));
                let set = kinds.fold(0u128, |set, kind| set | 1 << kind);
                Some(Question::to(site.seat, "ask-less", "PE-76", Options::none().with(family::kind, set)))
            }
            Self::Paid(..) | Self::Task(..) | Self::Finish(_) | Self::Over => None,
        }
    }

    pub(crate) fn take(self, turn: &mut Turn<'_>, choice: Choice) -> Next {
        match (self, choice) {
            (Self::Choose(site), Choice::Construct(building)) => Next::step(Self::Where(site, building)),
            (Self::Choose(site), Choice::Raise(building)) => {
                let cost = turn.pack().capital_buildings[building.index()].cost;
                priced(site, Work::Capital { building }, cost)
            }
            (Self::Choose(site), Choice::Done) => Next::step(Self::Finish(site)),
            (Self::Choose(site), choice) => {
                free::take(turn, site.seat, choice);
                Next::step(self)
            }
            (Self::Where(site, building), Choice::At(place)) => {
                let cost = turn.pack().buildings[building.index()].cost;
                priced(site, Work::Map { building, place }, cost)
            }
            (Self::More(site, work, cost), Choice::Kind(kind)) => {
                let cost = with_one_more(&cost, usize::from(kind.index()));
                Next::step(Self::Improve(Site { restricted: false, ..site }, work, cost))
            }
            (Self::Improve(site, work, cost), Choice::Improve) => {
                turn.pay_research(42, site.seat, turn.pack().numbers.improve);
                turn.happen(76, EventKind::Improved { seat: site.seat, action: Action::Construct });
                Next::step(Self::Less(Site { improved: true, ..site }, work, cost))
            }
            (Self::Improve(site, work, cost), _) => pay(turn, site, work, cost),
            (Self::Less(site, work, cost), Choice::Kind(kind)) => {
                let cost = with_one_less(&cost, usize::from(kind.index()));
                pay(turn, site, work, cost)
            }
            _ => Next::step(self),
        }
    }

    pub(crate) fn go(self, turn: &mut Turn<'_>) -> Next {
        match self {
            Self::Choose(site) => Next::step(Self::Finish(site)),
            Self::Paid(site, Work::Map { building, place }) => build(turn, site, building, place),
            Self::Paid(site, Work::Capital { building }) => raise(turn, site, building),
            Self::Task(site, place) => {
                if decrees::fulfilled_by_building(turn.game, site.seat, place) {
                    turn.advance_task(121, site.seat);
                }
                turn.settle(Self::Choose(site))
            }
            Self::Finish(site) => {
                works::collect(turn, site.seat, site.built);
                turn.settle(Self::Over)
            }
            Self::Over => Next::Done,
            _ => Next::step(self),
        }
    }
}

fn priced(site: Site, work: Work, cost: Cost) -> Next {
    Next::step(if site.restricted { Step::More(site, work, cost) } else { Step::Improve(site, work, cost) })
}

fn pay(turn: &mut Turn<'_>, site: Site, work: Work, cost: Cost) -> Next {
    let rule = if matches!(work, Work::Map { .. }) { 71 } else { 75 };
    pay::begin(turn, site.seat, cost, rule, Step::Paid(site, work))
}

/// The influence of a new building, PE-74, PE-202, PE-207.
pub(crate) fn influence(game: &Game, seat: Seat, place: Place) -> u8 {
    let size = game.pack.map.size[place.index()];
    let track = &game.pack.track;
    let less = game.table.others_at(place, seat) * track.less;
    track.building[size as usize].saturating_sub(less) + works::influence(game, seat, size)
}

fn build(turn: &mut Turn<'_>, site: Site, building: Building, place: Place) -> Next {
    let Site { seat, mut built, .. } = site;
    let gained = influence(turn.game, seat, place);
    let by_doctor = turn.player(seat).doctor == place && !built[0].is_some();
    built[usize::from(!by_doctor)] = place;
    turn.happen(71, EventKind::Built { seat, building, place });
    if turn.player(seat).camp == place {
        turn.return_camp(72, seat);
    }
    turn.gain(74, seat, Bundle::influence(gained));
    turn.settle(Step::Task(Site { built, ..site }, place))
}

fn raise(turn: &mut Turn<'_>, site: Site, building: CapitalBuilding) -> Next {
    let seat = site.seat;
    let info = &turn.pack().capital_buildings[building.index()];
    turn.happen(75, EventKind::Raised { seat, building });
    if turn.table().variant == Variant::Solo {
        turn.happen(173, EventKind::NeutralGrew { people: 1 });
    }
    turn.honour(75, seat, info.prestige);
    turn.gain(75, seat, Bundle::influence(info.influence));
    turn.settle(Step::Finish(site))
}
