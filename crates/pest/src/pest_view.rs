//! The view of a game of Pest in stable ids, as clients and tools get it.

use crate::choice::{Action, Cell, Space};
use crate::components::{Components, Pack, Tech};
use crate::game::Game;
use crate::place::{Place, Road};
use crate::score;
use crate::table::{Table, Variant};
use crate::variants;
use game::{Bits, Seat, SeatName};

game::diff! {
    /// Everything on the table, by stable ids.
    #[cfg_attr(feature = "types", derive(ts_rs::TS))]
    pub struct PestView {
        pack: &'static str,
        players: u8,
        variant: Variant,
        variable: bool,
        year: u8,
        era: u8,
        over: bool,
        #[cfg_attr(feature = "types", ts(type = "Array<string>"))]
        order: Vec<SeatName>,
        #[cfg_attr(feature = "types", ts(type = "string | null"))]
        active: Option<SeatName>,
        turns: u8,
        places: Vec<PlaceSheet>,
        roads: Vec<RoadSheet>,
        market: Vec<&'static str>,
        deck: Vec<&'static str>,
        pest: Option<&'static str>,
        pests_seen: Vec<&'static str>,
        support: Option<&'static str>,
        support_paid: Option<&'static str>,
        supports_seen: Vec<&'static str>,
        decrees: Vec<Option<&'static str>>,
        capital_card: Option<&'static str>,
        capital_buildings: Vec<&'static str>,
        rewards: Vec<RewardSheet>,
        neutral: u8,
        solo_sick: Option<SoloSheet>,
        seats: Vec<SeatSheet>,
    }

    #[cfg_attr(feature = "types", derive(ts_rs::TS))]
    struct PlaceSheet {
        id: &'static str,
        resource: &'static str,
        marker: bool,
        destroyed: bool,
        sick: u8,
    }

    #[cfg_attr(feature = "types", derive(ts_rs::TS))]
    struct RoadSheet {
        ends: [&'static str; 2],
        sick: u8,
    }

    /// The sick people that are still on the tracks and next to the buildings of the solo game (PE-170).
    #[cfg_attr(feature = "types", derive(ts_rs::TS))]
    struct SoloSheet {
        influence: u8,
        tasks: u8,
        buildings: u8,
    }

    #[cfg_attr(feature = "types", derive(ts_rs::TS))]
    struct RewardSheet {
        id: &'static str,
        open: bool,
    }

    #[cfg_attr(feature = "types", derive(ts_rs::TS))]
    struct BuildingSheet {
        id: &'static str,
        place: Option<&'static str>,
        resource: Option<&'static str>,
        staffed: bool,
    }

    #[cfg_attr(feature = "types", derive(ts_rs::TS))]
    struct SeatSheet {
        wood: u8,
        stone: u8,
        food: u8,
        herbs: u8,
        coin: u8,
        research: u8,
        limit: u8,
        high_limit: u8,
        influence: u8,
        prestige: u16,
        shame: u16,
        doctor: Option<&'static str>,
        camp: Option<&'static str>,
        buildings: Vec<BuildingSheet>,
        quarantine: Vec<(&'static str, u8, u8)>,
        apparatus: u8,
        hospital: u8,
        recovered: u8,
        capital: u8,
        experts: u8,
        workshop: Option<&'static str>,
        workshop_staffed: bool,
        tasks: [u8; 3],
        slots: Vec<Option<&'static str>>,
        assistants: u8,
        grid: Vec<String>,
        cards: Vec<&'static str>,
        starts: Vec<&'static str>,
        score: i32,
        score_parts: Vec<(&'static str, i32)>,
    }
}

game::diff_whole!(Variant);

/// The stable id of a cell, such as `move-cure`.
pub(crate) fn cell_id(cell: Cell) -> String {
    let (top, left): (Action, Action) = (cell.top(), cell.left());
    format!("{}-{}", top.id(), left.id())
}

/// The ids of the two ends of a road.
pub(crate) fn ends(pack: &'static Components, road: Road) -> [&'static str; 2] {
    let id = |end: Option<Place>| end.map_or(pack.map.capital_id, |place| pack.map.places[place.index()].id);
    pack.map.roads[road.index()].map(id)
}

impl PestView {
    pub(crate) fn of(named: Pack, table: &Table) -> Self {
        let pack = named.get();
        let map = &pack.map;
        let game = Game::shell(named, table);
        let solo = table.variant == Variant::Solo;
        let techs = |set: u32| Bits(u64::from(set)).map(|n| pack.technology(Tech(n)).id).collect();
        let sick_roads = (0..map.roads.len() as u8).map(Road).filter(|&road| table.sick_on(road) > 0);
        Self {
            pack: pack.hash,
            players: table.players,
            variant: table.variant,
            variable: table.variable,
            year: table.year,
            era: table.era() as u8 + 1,
            over: table.over,
            order: table.in_order().map(SeatName).collect(),
            active: table.active.map(SeatName),
            turns: table.turns,
            places: map
                .all
                .iter()
                .map(|place| PlaceSheet {
                    id: map.places[place.index()].id,
                    resource: table.resource(place).id(),
                    marker: table.marked.has(place),
                    destroyed: table.destroyed.has(place),
                    sick: table.sick_at(place),
                })
                .collect(),
            roads: sick_roads
                .map(|road| RoadSheet { ends: ends(pack, road), sick: table.sick_on(road) })
                .collect(),
            market: techs(table.market),
            deck: techs(table.deck),
            pest: table.pest.map(|card| pack.pests[card.index()].id),
            pests_seen: Bits(u64::from(table.pests)).map(|n| pack.pests[usize::from(n)].id).collect(),
            support: table.support.map(|card| pack.supports[card.index()].id),
            support_paid: table.paid.map(|card| pack.supports[card.index()].id),
            supports_seen: Bits(u64::from(table.supports))
                .map(|n| pack.supports[usize::from(n)].id)
                .collect(),
            decrees: table
                .decrees
                .iter()
                .map(|card| card.map(|card| pack.decrees[card.index()].id))
                .collect(),
            capital_card: table.capital_card.map(|card| pack.capitals[card.index()].id),
            capital_buildings: Bits(u64::from(table.capital_buildings))
                .map(|n| pack.capital_buildings[usize::from(n)].id)
                .collect(),
            rewards: Bits(u64::from(table.rewards))
                .map(|n| RewardSheet {
                    id: pack.tokens[usize::from(n)].0,
                    open: table.open_rewards >> n & 1 == 1,
                })
                .collect(),
            neutral: table.neutral,
            solo_sick: solo.then(|| SoloSheet {
                influence: variants::sick_on_track(&game),
                tasks: variants::sick_on_tasks(&game),
                buildings: variants::sick_beside_buildings(&game),
            }),
            seats: table.all().iter().map(|seat| SeatSheet::of(&game, seat)).collect(),
        }
    }
}

impl SeatSheet {
    fn of(game: &Game, seat: Seat) -> Self {
        let (pack, table) = (game.pack.get(), &game.table);
        let player = table.player(seat);
        let name = |place: Place| place.is_some().then(|| pack.map.places[place.index()].id);
        let [wood, stone, food, herbs, coin] = player.goods;
        Self {
            wood,
            stone,
            food,
            herbs,
            coin,
            research: player.research,
            limit: player.limit(pack),
            high_limit: player.high_limit(pack),
            influence: player.influence,
            prestige: player.prestige,
            shame: player.shame,
            doctor: name(player.doctor),
            camp: name(player.camp),
            buildings: pack
                .buildings
                .iter()
                .enumerate()
                .map(|(index, info)| BuildingSheet {
                    id: info.id,
                    place: name(player.sites[index]),
                    resource: name(player.sites[index]).map(|_| table.resource(player.sites[index]).id()),
                    staffed: player.staff >> index & 1 == 1,
                })
                .collect(),
            quarantine: (0..8)
                .map(|space| (Space::IDS[space], player.sick[space], player.room(pack, Space(space as u8))))
                .collect(),
            apparatus: player.treated[0],
            hospital: player.treated[1],
            recovered: player.recovered,
            capital: player.capital,
            experts: player.experts,
            workshop: player.workshop.map(crate::place::Resource::id),
            workshop_staffed: player.staffed(crate::choice::Room::WORKSHOP_CARD),
            tasks: player.tasks,
            slots: player.slots.iter().map(|&t| (t != Tech(0)).then(|| pack.technology(t).id)).collect(),
            assistants: player.assistants,
            grid: Bits(u64::from(player.grid)).map(|cell| cell_id(Cell(cell))).collect(),
            cards: Bits(u64::from(player.cards)).map(|n| pack.technology(Tech(n)).id).collect(),
            starts: Bits(u64::from(player.starts)).map(|n| pack.starts[usize::from(n)].0).collect(),
            score: score::score(game, seat),
            score_parts: score::sheet(game, seat),
        }
    }
}
