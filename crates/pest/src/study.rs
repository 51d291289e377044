//! What a player could work out from the public state of the game, in stable ids, for clients.

use crate::actions::walk::Way;
use crate::actions::{research, turn};
use crate::choice::{Action, Cell, Slot};
use crate::components::{Building, CapitalBuilding, Pack, PestCard, Tech};
use crate::forecast::{LeftPreview, Preview, StepOffer, TopPreview, bits, forecast, preview, steps};
use crate::game::Game;
use crate::pest_view::{cell_id, ends};
use crate::phases::year::LAST_YEAR;
use crate::place::{Place, Places, Resource, Road};
use crate::print::GoodsPrint;
use crate::reach::{Reach, reach};
use crate::rehearsal::{self, Effect, Payment};
use crate::wire::wire;
use game::{Bits, Game as _, Seat};
use serde::Serialize;

wire! {
    /// What one player could work out now.
    pub Study as "PestStudy" {
        forecast: Vec<ForecastStudy>,
        cells: Vec<CellStudy>,
        steps: Vec<StepStudy>,
        reach: Vec<ReachStudy>,
        market: Vec<OfferStudy>,
        payments: Vec<PaymentStudy>,
        answers: Vec<AnswerStudy>,
    }

    /// A complete way to pay for what is asked about: the answers to the current question and those that follow it, and what they cost.
    pub(crate) PaymentStudy as "PestPayment" { answers: Vec<String>, goods: GoodsPrint, research: u8 }

    /// What an answer costs and brings at once, with as few coins as possible and without improvement. `goods` is null if they depend on a
    /// further choice. `gains` is what fits on the track, for a building at the first place where it could stand. `reward` is whether a capital
    /// reward is taken next.
    pub(crate) AnswerStudy as "PestAnswer" {
        answer: String,
        goods: Option<GoodsPrint>,
        research: u8,
        gains: GoodsPrint,
        reward: bool,
    }

    /// What a pest card that may still come would do now, if nobody decides anything: `people` come to each of `hit`
    /// (places and roads); of these `fall` would fall, and `spread` get people from them.
    pub(crate) ForecastStudy as "PestForecast" {
        card: &'static str,
        hit: Vec<&'static str>,
        people: u8,
        roads: Vec<[&'static str; 2]>,
        fall: Vec<&'static str>,
        spread: Vec<&'static str>,
        seats: Vec<SeatStudy>,
    }

    /// What a pest card would do to a player: whether the camp returns, how many people are taken in, how many of them find
    /// no harmless space, and how many no space at all.
    pub(crate) SeatStudy as "PestForecastSeat" { camp: bool, taken: u8, harmful: u8, overflow: u8 }

    /// What a space of the grid would bring. `then` is what the left action would bring after Produce, and `after` the stock after
    /// Produce and Cure, if they do not depend on a choice.
    pub(crate) CellStudy as "PestCellStudy" {
        cell: String,
        free: bool,
        restricted: bool,
        improvable: bool,
        top: TopStudy,
        left: LeftStudy,
        then: Option<LeftStudy>,
        after: Option<StockStudy>,
    }

    /// A stock.
    pub(crate) StockStudy as "PestStock" { wood: u8, stone: u8, food: u8, herbs: u8, coin: u8, research: u8 }

    /// A place to build in.
    pub(crate) SiteStudy as "PestSite" { place: &'static str, influence: u8, task: bool }

    /// A step: what is paid in `food`, and in `coins` where food is missing; the number of `sick` people taken; `camp` is whether it could
    /// be set there instead of paying for the place.
    pub(crate) StepStudy as "PestStep" {
        to: &'static str,
        way: WayStudy,
        steps: u8,
        food: u8,
        coins: u8,
        sick: u8,
        camp: bool,
    }

    /// The cheapest path to a place within one Move. Of the `sick` people taken, `harmful` find no harmless space and `dead` no space at all,
    /// and `lost` resources no longer fit on the track. `gives` is what a player who ends there gains; `tasks` is how far the
    /// task marker moves on the way; `improve` and `camp` are whether it needs research for one more step, or the camp.
    pub(crate) ReachStudy as "PestReach" {
        place: &'static str,
        steps: u8,
        food: u8,
        coins: u8,
        sick: u8,
        harmful: u8,
        dead: u8,
        lost: u8,
        tasks: u8,
        gives: Option<Resource>,
        improve: bool,
        camp: bool,
        path: Vec<&'static str>,
        ways: Vec<WayStudy>,
    }

    /// An open technology: its price in research, the slots it could go to now, and the seats that could buy it.
    pub(crate) OfferStudy as "PestOffer" {
        technology: &'static str,
        cost: u8,
        slot_free: bool,
        slots: Vec<SlotStudy>,
        buyers: Vec<u8>,
    }

    /// A slot, and the technology that would be replaced.
    pub(crate) SlotStudy as "PestSlotStudy" { slot: &'static str, replaces: Option<&'static str> }
}

/// The kind of a step.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "PestWay"))]
#[serde(rename_all = "snake_case")]
pub(crate) enum WayStudy {
    /// Along a road.
    Road,
    /// Through the capital.
    Capital,
    /// By the Cloning experiment.
    Jump,
}

/// What the top action would bring.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "PestTop"))]
#[serde(tag = "action", rename_all = "snake_case")]
pub(crate) enum TopStudy {
    /// A number of steps, and where the first could lead.
    Move { steps: u8, offers: Vec<StepStudy> },
    /// The buildings that could be paid, and where.
    Construct { buildings: Vec<&'static str>, places: Vec<SiteStudy>, capital: Vec<&'static str> },
    /// What comes in: `gives` before restriction and improvement, `gains` and `lost` without improvement. `gains` is null if it depends on
    /// a choice.
    Produce { gives: GoodsPrint, gains: Option<GoodsPrint>, lost: GoodsPrint, research: u8 },
}

/// What the left action would bring.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "PestLeft"))]
#[serde(tag = "action", rename_all = "snake_case")]
pub(crate) enum LeftStudy {
    /// The technologies that could be bought.
    Research { technologies: Vec<&'static str> },
    /// The people that could be cured, and what for.
    Cure { people: u8, herbs: u8, coins: u8 },
    /// Healthy people on the track, empty rooms, open capital rewards.
    Assign { people: u8, rooms: u8, rewards: u8 },
}

impl Study {
    /// What `seat` could work out now.
    #[must_use]
    pub fn of(game: &Game, seat: Seat) -> Self {
        // Before everybody has a place on the map there is nothing to work out.
        if game.table.year == 0 || game.table.over {
            return Self {
                forecast: vec![],
                cells: vec![],
                steps: vec![],
                reach: vec![],
                market: vec![],
                payments: vec![],
                answers: vec![],
            };
        }
        Self {
            forecast: Bits(u64::from(may_come(game)))
                .map(|card| ForecastStudy::of(game, PestCard(card)))
                .collect(),
            cells: (0..9).map(|cell| CellStudy::of(game, seat, Cell(cell))).collect(),
            steps: steps(game, seat).iter().map(|offer| StepStudy::of(game, seat, offer)).collect(),
            reach: reach(game, seat).into_iter().map(|way| ReachStudy::of(game.pack, way)).collect(),
            market: Bits(u64::from(game.table.market))
                .map(|tech| OfferStudy::of(game, seat, Tech(tech)))
                .collect(),
            payments: rehearsal::payments(game)
                .into_iter()
                .map(|Payment { answers, goods, research }| PaymentStudy {
                    answers: answers.into_iter().map(|answer| game.say(answer)).collect(),
                    goods: goods.into(),
                    research,
                })
                .collect(),
            answers: rehearsal::effects(game)
                .into_iter()
                .map(|Effect { answer, goods, research, gains, reward }| AnswerStudy {
                    answer: game.say(answer),
                    goods: goods.map(Into::into),
                    research,
                    gains: gains.into(),
                    reward,
                })
                .collect(),
        }
    }
}

#[cfg(test)]
impl Study {
    pub(crate) fn cards_that_may_come(&self) -> usize {
        self.forecast.len()
    }
}

/// The pest cards that may still come: none after that of the last year; with one or two players two of each stack do, PE-06.
fn may_come(game: &Game) -> u32 {
    let (pack, table) = (&game.pack, &game.table);
    if table.pests.count_ones() >= u32::from(LAST_YEAR) {
        return 0;
    }
    let unseen = ((1u32 << pack.pests.len()) - 1) & !table.pests;
    if table.players > 2 {
        return unseen;
    }
    let spent = pack.stacks.iter().filter(|&stack| (stack & table.pests).count_ones() >= 2);
    spent.fold(unseen, |cards, stack| cards & !stack)
}

fn ids(pack: Pack, places: Places) -> Vec<&'static str> {
    places.iter().map(|place| id(pack, place)).collect()
}

fn id(pack: Pack, place: Place) -> &'static str {
    pack.get().map.places[place.index()].id
}

impl ForecastStudy {
    fn of(game: &Game, card: PestCard) -> Self {
        let (pack, seen) = (game.pack, forecast(game, card));
        let roads = (0..pack.map.roads.len() as u8).map(Road).filter(|road| seen.roads >> road.0 & 1 == 1);
        Self {
            card: pack.get().pests[card.index()].id,
            hit: ids(pack, seen.hit),
            people: seen.people,
            roads: roads.map(|road| ends(pack.get(), road)).collect(),
            fall: ids(pack, seen.fall),
            spread: ids(pack, seen.spread),
            seats: (0..usize::from(game.table.players))
                .map(|seat| SeatStudy {
                    camp: seen.camps[seat],
                    taken: seen.taken[seat],
                    harmful: seen.harmful[seat],
                    overflow: seen.overflow[seat],
                })
                .collect(),
        }
    }
}

impl CellStudy {
    fn of(game: &Game, seat: Seat, cell: Cell) -> Self {
        let Preview { free, restricted, improvable, top, left } = preview(game, seat, cell);
        let produced = match cell.top() {
            Action::Produce if !turn::top_is_done(game, seat, cell) => rehearsal::produce(game, seat),
            _ => None,
        };
        let begun = produced.as_ref().map_or(game, |outcome| &outcome.game);
        let cured = (cell.left() == Action::Cure).then(|| rehearsal::cure(begun, seat));
        let foretold = produced.is_some() || cured.as_ref().is_some_and(|outcome| outcome.cured(seat) > 0);
        let after = cured.as_ref().map_or(begun, |outcome| &outcome.game).table.player(seat);
        let ([wood, stone, food, herbs, coin], research) = (after.goods, after.research);
        Self {
            cell: cell_id(cell),
            free,
            restricted,
            improvable,
            top: TopStudy::of(game, seat, top),
            left: LeftStudy::of(game, left),
            then: produced
                .as_ref()
                .map(|outcome| LeftStudy::of(&outcome.game, preview(&outcome.game, seat, cell).left)),
            after: foretold.then_some(StockStudy { wood, stone, food, herbs, coin, research }),
        }
    }
}

impl LeftStudy {
    fn of(game: &Game, left: LeftPreview) -> Self {
        match left {
            LeftPreview::Cure { people, herbs, coins } => Self::Cure { people, herbs, coins },
            LeftPreview::Research { technologies } => Self::Research {
                technologies: technologies.iter().map(|&tech| game.pack.get().technology(tech).id).collect(),
            },
            LeftPreview::Assign { people, rooms, rewards } => Self::Assign { people, rooms, rewards },
        }
    }
}

impl TopStudy {
    fn of(game: &Game, seat: Seat, top: TopPreview) -> Self {
        let pack = game.pack.get();
        match top {
            TopPreview::Move { steps, offers } => Self::Move {
                steps,
                offers: offers.iter().map(|offer| StepStudy::of(game, seat, offer)).collect(),
            },
            TopPreview::Construct { buildings, places, capital } => Self::Construct {
                buildings: buildings.iter().map(|&Building(n)| pack.buildings[usize::from(n)].id).collect(),
                places: places
                    .iter()
                    .map(|&(place, influence)| SiteStudy {
                        place: id(game.pack, place),
                        influence,
                        task: game.site(seat, place).is_some_and(|(_, task)| task),
                    })
                    .collect(),
                capital: capital
                    .iter()
                    .map(|&CapitalBuilding(n)| pack.capital_buildings[usize::from(n)].id)
                    .collect(),
            },
            TopPreview::Produce { gives, gains, lost, research } => Self::Produce {
                gives: gives.into(),
                gains: gains.map(Into::into),
                lost: lost.into(),
                research,
            },
        }
    }
}

impl StepStudy {
    fn of(game: &Game, seat: Seat, offer: &StepOffer) -> Self {
        let price = offer.price;
        let cost = price.road_food + price.food;
        let food = cost.min(game.table.player(seat).goods[Resource::Food as usize]);
        Self {
            to: id(game.pack, offer.to),
            way: offer.way.into(),
            steps: price.steps,
            food,
            coins: cost - food,
            sick: price.road_people + price.people,
            camp: price.camp && price.people > 0,
        }
    }
}

impl ReachStudy {
    fn of(pack: Pack, way: Reach) -> Self {
        let Reach { place, steps, food, coins, sick, harmful, dead, lost, tasks, gives, improve, camp, path } =
            way;
        Self {
            place: id(pack, place),
            steps,
            food,
            coins,
            sick,
            harmful,
            dead,
            lost,
            tasks,
            gives,
            improve,
            camp,
            path: path.iter().map(|&(place, _)| id(pack, place)).collect(),
            ways: path.into_iter().map(|(_, way)| way.into()).collect(),
        }
    }
}

impl OfferStudy {
    fn of(game: &Game, seat: Seat, tech: Tech) -> Self {
        let (pack, table) = (game.pack.get(), &game.table);
        let info = pack.technology(tech);
        let player = table.player(seat);
        let slots: Vec<SlotStudy> = bits(research::slots(game, player, tech).into())
            .map(|slot| {
                let there = player.slots[usize::from(slot)];
                let replaces = (there != Tech(0)).then(|| pack.technology(there).id);
                SlotStudy { slot: Slot::IDS[usize::from(slot)], replaces }
            })
            .collect();
        let buys = |seat: &Seat| research::buyable(game, *seat) >> tech.0 & 1 == 1;
        Self {
            technology: info.id,
            cost: info.cost,
            slot_free: slots.iter().any(|slot| slot.replaces.is_none()),
            slots,
            buyers: table.all().iter().filter(buys).map(|seat| seat.0 + 1).collect(),
        }
    }
}

impl From<Way> for WayStudy {
    fn from(way: Way) -> Self {
        match way {
            Way::Road => Self::Road,
            Way::Capital => Self::Capital,
            Way::Jump => Self::Jump,
        }
    }
}
