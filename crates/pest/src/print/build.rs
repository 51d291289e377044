//! Converts components to what is printed on them.

use super::*;
use crate::choice::{Slot, Space};
use crate::components::{Agenda, Bundle, Components, Cost, DecreeInfo, Pack, Spread, Tech, TechInfo};
use crate::place::Places;
use game::Bits;

impl Print {
    /// What is printed in a pack. `name` is the name that the uploader gave it, if it was uploaded.
    #[must_use]
    pub fn of(pack: Pack, name: Option<String>) -> Self {
        let pack = pack.get();
        let of = |place: crate::place::Place| pack.map.places[place.index()].id;
        Self {
            hash: pack.hash,
            name,
            map: MapPrint::of(pack),
            buildings: pack
                .buildings
                .iter()
                .map(|info| BuildingPrint {
                    id: info.id,
                    kind: info.kind,
                    section: info.section,
                    cost: info.cost.into(),
                    prestige: info.prestige,
                    staff: info.needs_worker,
                    output: info.output,
                    output_kind: info.output_kind,
                })
                .collect(),
            capital_buildings: pack
                .capital_buildings
                .iter()
                .map(|info| CapitalBuildingPrint {
                    id: info.id,
                    name: info.name,
                    cost: info.cost.into(),
                    prestige: info.prestige,
                    influence: info.influence,
                })
                .collect(),
            technologies: Bits(u64::from(pack.all_technologies))
                .filter(|&number| pack.technologies[usize::from(number)].slots != 0)
                .map(|number| TechnologyPrint::of(number, &pack.technologies[usize::from(number)]))
                .collect(),
            decrees: pack.decrees.iter().map(DecreePrint::of).collect(),
            tasks: (1..)
                .zip(&pack.tasks)
                .map(|(era, info)| TaskPrint {
                    era,
                    influence: &info.influence,
                    prestige: &info.prestige,
                    duel_minimum: info.duel_minimum,
                    solo_sick: &info.solo_sick,
                })
                .collect(),
            capital_cards: pack
                .capitals
                .iter()
                .map(|info| CapitalCardPrint {
                    id: info.id,
                    rewards: info.rewards.iter().map(gains).collect(),
                    bonuses: info.bonuses.iter().map(gains).collect(),
                })
                .collect(),
            rewards: pack.tokens.iter().map(|(id, gain)| RewardPrint { id, gain: gains(gain) }).collect(),
            pests: pack
                .pests
                .iter()
                .map(|info| PestPrint {
                    id: info.id,
                    name: info.name,
                    targets: info.spreads.iter().map(|&spread| spread.into()).collect(),
                })
                .collect(),
            supports: pack
                .supports
                .iter()
                .map(|info| {
                    let [left, middle, right] = info.rewards.each_ref().map(gains);
                    SupportPrint { id: info.id, name: info.name, left, middle, right }
                })
                .collect(),
            starts: pack
                .starts
                .iter()
                .map(|(id, places)| StartPrint { id, places: places.iter().map(of).collect() })
                .collect(),
            board: BoardPrint::of(pack),
            influence: InfluencePrint::of(pack),
            numbers: NumbersPrint::of(pack),
        }
    }
}

impl MapPrint {
    fn of(pack: &'static Components) -> Self {
        let map = &pack.map;
        let end = |end: Option<crate::place::Place>| {
            end.map_or(map.capital_id, |place| map.places[place.index()].id)
        };
        Self {
            width: map.extent.0,
            height: map.extent.1,
            capital: CapitalPrint {
                id: map.capital_id,
                name: map.capital_name,
                x: map.capital_at.0,
                y: map.capital_at.1,
            },
            places: map
                .all
                .iter()
                .map(|place| {
                    let info = &map.places[place.index()];
                    let starts = |places: &Places| places.has(place);
                    PlacePrint {
                        id: info.id,
                        name: info.name,
                        size: info.size,
                        room: info.size.room(),
                        resource: info.resource,
                        port: info.port,
                        start: map.start.has(place),
                        sick: map.sick.has(place),
                        destroyed_with: (0..)
                            .zip(&map.destroyed_at)
                            .filter(|(_, set)| starts(set))
                            .map(|(n, _)| n)
                            .collect(),
                        x: info.at.0,
                        y: info.at.1,
                    }
                })
                .collect(),
            roads: map
                .roads
                .iter()
                .zip(&map.road_colors)
                .map(|(ends, &color)| RoadPrint { ends: ends.map(end), color })
                .collect(),
            road_colors: Color::ALL
                .into_iter()
                .zip(map.routes)
                .map(|(id, name)| RoutePrint { id, name })
                .collect(),
            seas: map
                .seas
                .iter()
                .map(|sea| SeaPrint { name: sea.name, port: sea.port, x: sea.at.0, y: sea.at.1 })
                .collect(),
        }
    }
}

impl TechnologyPrint {
    fn of(number: u8, info: &TechInfo) -> Self {
        Self {
            id: info.id,
            number,
            rule: format!("PE-{}", Tech(number).rule()),
            name: info.name,
            cost: info.cost,
            prestige: info.prestige,
            slots: Bits(info.slots.into()).map(|slot| Slot::IDS[usize::from(slot)]).collect(),
            solo: !info.solo_removed,
            amount: info.amount,
            gain: gains(&info.gain),
            pay: info.pay.into(),
            size: info.size,
        }
    }
}

impl DecreePrint {
    fn of(info: &DecreeInfo) -> Self {
        Self {
            id: info.id,
            number: info.number,
            rule: info.rule(),
            era: info.era + 1,
            agenda_name: info.agenda_name,
            agenda: match info.agenda {
                Agenda::Per { amount, every, what } => AgendaPrint::Per { amount, every, what: what.id() },
                Agenda::Rank(amounts) => AgendaPrint::Rank { amounts },
            },
            imperative_name: info.imperative_name,
            imperative: info.imperative,
            solo: !info.solo_removed,
        }
    }
}

impl BoardPrint {
    fn of(pack: &'static Components) -> Self {
        let numbers = &pack.numbers;
        let bare = crate::table::Player::NEW;
        Self {
            start: numbers.start.into(),
            start_research: numbers.start_research,
            limit: numbers.cap,
            limit_with_sick: numbers.blocked_cap,
            recovery: (0..numbers.herbs.len())
                .map(|space| RecoveryPrint {
                    herbs: numbers.herbs[space],
                    prestige: numbers.recovery[space],
                    laboratory: numbers.laboratories[space + 1] > numbers.laboratories[space],
                })
                .collect(),
            quarantine: (0..Space::QUARANTINE)
                .map(|space| (Space::IDS[space], bare.room(pack, Space(space as u8))))
                .collect(),
            cemetery: &numbers.cemetery,
            overflow_shame: numbers.overflow_shame,
            sections: numbers.sections,
            slots: Slot::IDS,
            assistants: numbers.assistants,
        }
    }
}

impl InfluencePrint {
    fn of(pack: &'static Components) -> Self {
        let track = &pack.track;
        let [village, town, city] = track.building;
        Self {
            last: track.last,
            prestige: Bits(track.signs).collect(),
            rewards: Bits(track.rewarded)
                .map(|space| SpacePrint { space, gain: gains(&track.rewards[usize::from(space)]) })
                .collect(),
            bonus: track.bonus,
            duel_covered: Bits(track.duel_covered).collect(),
            duel_prestige: &track.duel_prestige,
            solo_sick: Bits(track.solo_sick).collect(),
            building: SizesPrint { village, town, city },
            less: track.less,
        }
    }
}

impl NumbersPrint {
    fn of(pack: &'static Components) -> Self {
        let numbers = &pack.numbers;
        Self {
            sick_per_target: numbers.sick_per_target,
            destroy_at: numbers.destroy_at,
            spread_sick: numbers.spread_sick,
            improve: numbers.improve,
            refresh: numbers.refresh,
            market: numbers.market,
            resources_per_point: numbers.resources_per_point,
            coins_per_point: numbers.coins_per_point,
            most_buildings: numbers.most_buildings,
            most_quarantine: numbers.most_quarantine,
            sick_left_shame: numbers.sick_left_shame,
            dead_shame: numbers.dead_shame,
            ranks: numbers.ranks.iter().map(|&(from, id)| RankPrint { id, from }).collect(),
        }
    }
}

impl From<Cost> for GoodsPrint {
    fn from([wood, stone, food, herbs, coin]: Cost) -> Self {
        Self { wood, stone, food, herbs, coin }
    }
}

impl From<Spread> for TargetPrint {
    fn from(spread: Spread) -> Self {
        match spread {
            Spread::Roads(color) => Self::Roads { color },
            Spread::Places { size, resource, port, on_road } => {
                Self::Places { size, resource, port, on_road }
            }
        }
    }
}

/// The contents of a bundle, one gain per kind.
fn gains(bundle: &Bundle) -> Vec<GainPrint> {
    let goods = Resource::ALL.into_iter().map(|kind| (kind.id(), bundle.goods[kind as usize]));
    goods
        .chain(bundle.others())
        .filter(|&(_, amount)| amount > 0)
        .map(|(kind, amount)| GainPrint { kind, amount })
        .collect()
}
