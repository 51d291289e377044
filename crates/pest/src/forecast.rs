//! Forecasts and previews as pure functions, for clients and bots: of a pest card, a step, a space of the grid.

use crate::actions::walk::{Price, Way};
use crate::actions::{assign, construct, produce, research, walk};
use crate::choice::{Action, Cell, Space};
use crate::components::{Building, CapitalBuilding, PestCard, Tech};
use crate::game::Game;
use crate::phases::pest;
use crate::place::{Place, Places};
use crate::rehearsal;
use crate::table::MAX_PLAYERS;
use crate::technologies::{containment, shields};
use game::Bits;
use game::Seat;

/// What a pest card would do if it came now and nobody decided anything.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Forecast {
    /// The places that would get sick people from the card.
    pub hit: Places,
    /// The number of people on each place and road.
    pub people: u8,
    /// The roads that would get sick people.
    pub roads: u128,
    /// The places that would fall.
    pub fall: Places,
    /// The neighbours that would get people from the fallen places.
    pub spread: Places,
    /// Whether the camp of each seat would return.
    pub camps: [bool; MAX_PLAYERS],
    /// The number of people that each player would take in.
    pub taken: [u8; MAX_PLAYERS],
    /// The number of them that would find no harmless space.
    pub harmful: [u8; MAX_PLAYERS],
    /// The number of them that would find no quarantine space at all.
    pub overflow: [u8; MAX_PLAYERS],
}

/// What `card` would do if it came now, with all shields used and nobody spared.
#[must_use]
pub fn forecast(game: &Game, card: PestCard) -> Forecast {
    let (pack, table) = (&game.pack, &game.table);
    let people = pack.numbers.sick_per_target[next_era(game)];
    let mut forecast = Forecast {
        hit: Places::NONE,
        people,
        roads: pest::roads_of(pack, card),
        fall: Places::NONE,
        spread: Places::NONE,
        camps: [false; MAX_PLAYERS],
        taken: [0; MAX_PLAYERS],
        harmful: [0; MAX_PLAYERS],
        overflow: [0; MAX_PLAYERS],
    };
    let mut after = *table;
    let targets = pest::places_of(pack, table, card).minus(table.destroyed);
    let bare = serve(game, &mut after, targets, Places::NONE, &mut forecast);
    forecast.hit = bare.1;
    let limit = pack.numbers.destroy_at;
    forecast.fall = bare.0.iter().filter(|&place| table.sick_at(place) + people >= limit).collect();
    if !forecast.fall.is_empty() {
        let beside =
            forecast.fall.iter().fold(Places::NONE, |set, place| set.or(pack.map.neighbours[place.index()]));
        let targets = beside.minus(table.destroyed).minus(forecast.fall);
        let fallen = forecast.fall;
        forecast.spread = serve(game, &mut after, targets, fallen, &mut forecast).1;
    }
    for seat in table.all().iter() {
        let player = table.player(seat);
        let harmless: u8 = (0..Space::HARMLESS as u8)
            .map(Space)
            .map(|s| player.room(pack, s) - player.sick[s.index()])
            .sum();
        let taken = forecast.taken[seat.index()];
        forecast.harmful[seat.index()] = taken.saturating_sub(harmless);
        forecast.overflow[seat.index()] = taken.saturating_sub(player.free_quarantine(pack));
    }
    forecast
}

/// The era of the next pest card. The year has one already, unless it is only beginning.
fn next_era(game: &Game) -> usize {
    let table = &game.table;
    let drawn = table.pests.count_ones() >= u32::from(table.year);
    usize::from((table.year + u8::from(drawn)).saturating_sub(1) / 2).min(2)
}

/// Places the people once: computes who takes them in and whose camp returns. Returns the unprotected places that were hit,
/// and all places that get people.
fn serve(
    game: &Game,
    after: &mut crate::table::Table,
    targets: Places,
    fallen: Places,
    forecast: &mut Forecast,
) -> (Places, Places) {
    let pack = &game.pack;
    let mut targets = targets;
    for seat in after.all().iter() {
        targets = targets.minus(shields::checkpoint(pack, after.player(seat)));
    }
    let open = targets.minus(pest::protected(after));
    for seat in after.all().iter() {
        let player = &mut after.seats[seat.index()];
        if targets.has(player.camp) && !containment::stays(player) {
            player.camp = Place::NONE;
            forecast.camps[seat.index()] = true;
        }
    }
    let built = after.built().0;
    for seat in after.all().iter() {
        for place in open.and(after.player(seat).own).iter() {
            forecast.taken[seat.index()] +=
                if fallen.is_empty() { forecast.people } else { pest::coming(pack, after, fallen, place) };
        }
    }
    (open.minus(built), open)
}

/// A step that the doctor could take now, and its price.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StepOffer {
    /// The destination.
    pub to: Place,
    /// The way of the step.
    pub way: Way,
    /// The price of the step.
    pub price: Price,
}

/// The steps that `seat` could take now, in the current Move or in a Move begun now.
#[must_use]
pub fn steps(game: &Game, seat: Seat) -> Vec<StepOffer> {
    let game = setting_out(game, seat);
    let found = walk::destinations(&game, seat);
    [(found.road, Way::Road), (found.capital, Way::Capital), (found.jump, Way::Jump)]
        .into_iter()
        .flat_map(|(places, way)| places.iter().map(move |to| (to, way)))
        .map(|(to, way)| StepOffer { to, way, price: walk::price(&game, seat, to, way) })
        .collect()
}

/// The game in the current Move of `seat`, or in a Move begun now.
pub(crate) fn setting_out(game: &Game, seat: Seat) -> Game {
    let mut game = *game;
    if !game.walking() || game.table.active != Some(seat) {
        game.scratch.walk =
            crate::game::Walk { steps: walk::steps(&game, seat), ..crate::game::Scratch::NEW.walk };
    }
    game
}

/// What the two actions of a space could bring and cost now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preview {
    /// Whether the space is free.
    pub free: bool,
    /// Whether a sick person restricts the top action.
    pub restricted: bool,
    /// Whether the player has the research to improve it.
    pub improvable: bool,
    /// What the top action could bring.
    pub top: TopPreview,
    /// What the left action could bring.
    pub left: LeftPreview,
}

/// What the top action could bring.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TopPreview {
    /// Moving: the number of steps, and the possible first steps.
    Move {
        /// The number of steps.
        steps: u8,
        /// The possible first steps.
        offers: Vec<StepOffer>,
    },
    /// Building: what the player can pay, and where.
    Construct {
        /// The buildings on the map.
        buildings: Vec<Building>,
        /// The possible places, with the influence of each.
        places: Vec<(Place, u8)>,
        /// The buildings in the capital.
        capital: Vec<CapitalBuilding>,
    },
    /// Producing.
    Produce {
        /// What the buildings and cards give, before restriction and improvement.
        gives: [u8; 5],
        /// What the player would gain without improvement. `None` if the player has to choose what is given up.
        gains: Option<[u8; 5]>,
        /// What the track would have no room for, if `gains` is known.
        lost: [u8; 5],
        /// The research.
        research: u8,
    },
}

/// What the left action could bring.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LeftPreview {
    /// Researching: what the player could buy.
    Research {
        /// The open technologies that the player can pay and has a slot for.
        technologies: Vec<Tech>,
    },
    /// Curing: the people that could be cured one after the other.
    Cure {
        /// The number of people, if all herbs and coins are spent.
        people: u8,
        /// The herbs paid for that.
        herbs: u8,
        /// The coins paid where there are no herbs.
        coins: u8,
    },
    /// Assigning people.
    Assign {
        /// The number of healthy people on the track.
        people: u8,
        /// The number of empty rooms in buildings and on cards.
        rooms: u8,
        /// The number of open capital rewards.
        rewards: u8,
    },
}

/// What the two actions of `cell` could bring and cost `seat` now.
#[must_use]
pub fn preview(game: &Game, seat: Seat, cell: Cell) -> Preview {
    let player = game.table.player(seat);
    let top = match cell.top() {
        Action::Move => TopPreview::Move { steps: walk::steps(game, seat), offers: steps(game, seat) },
        Action::Construct => {
            let site = construct::Site::fresh(game, seat);
            let places = site.places(game);
            TopPreview::Construct {
                buildings: if places.is_empty() {
                    Vec::new()
                } else {
                    bits(site.buildings(game)).map(Building).collect()
                },
                places: places.iter().map(|place| (place, construct::influence(game, seat, place))).collect(),
                capital: bits(site.capital_buildings(game)).map(CapitalBuilding).collect(),
            }
        }
        _ => producing(game, seat),
    };
    let left = match cell.left() {
        Action::Research => {
            LeftPreview::Research { technologies: bits(research::buyable(game, seat)).map(Tech).collect() }
        }
        Action::Cure => {
            let outcome = rehearsal::cure(game, seat);
            let [.., herbs, coins] = outcome.paid(seat);
            LeftPreview::Cure { people: outcome.cured(seat), herbs, coins }
        }
        _ => LeftPreview::Assign {
            people: player.recovered,
            rooms: (assign::rooms(game, seat).count_ones() as u8).saturating_sub(1),
            rewards: game.table.open_rewards.count_ones() as u8,
        },
    };
    Preview {
        free: player.grid >> cell.0 & 1 == 0,
        restricted: player.sick[Space::MOVE.index() + cell.top() as usize] > 0,
        improvable: player.research >= game.pack.numbers.improve,
        top,
        left,
    }
}

fn producing(game: &Game, seat: Seat) -> TopPreview {
    let gives = produce::yields(game, seat).0;
    let restricted = game.table.player(seat).sick[Space::PRODUCE.index()] > 0;
    let gains = rehearsal::produce(game, seat).map(|outcome| {
        let (before, after) = (game.table.player(seat).goods, outcome.game.table.player(seat).goods);
        std::array::from_fn(|kind| after[kind] - before[kind])
    });
    let mut lost = [0; 5];
    if let Some(gains) = gains {
        let gains: [u8; 5] = gains;
        lost = std::array::from_fn(|kind| gives[kind] - gains[kind]);
        // Without a choice a restriction costs one of the only kind.
        if let Some(kind) = gives.iter().position(|&amount| amount > 0).filter(|_| restricted) {
            lost[kind] -= 1;
        }
    }
    TopPreview::Produce { gives, gains, lost, research: produce::research(game, seat) }
}

pub(crate) fn bits(set: u128) -> impl Iterator<Item = u8> {
    Bits(set as u64)
}
