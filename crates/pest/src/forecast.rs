//! What could come, as pure functions for screens and bots: a pest card, a step, a space of the grid.

use crate::actions::walk::{Price, Way};
use crate::actions::{assign, construct, cure, produce, research, walk};
use crate::choice::{Action, Cell, Space};
use crate::components::{Building, CapitalBuilding, PestCard, Tech};
use crate::game::Game;
use crate::phases::pest;
use crate::place::{Place, Places};
use crate::table::MAX_PLAYERS;
use crate::technologies::{containment, shields};
use game::Bits;
use game::Seat;

/// What a pest card would do if it came now, nobody deciding anything.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Forecast {
    /// The places that would get sick people from the card.
    pub hit: Places,
    /// How many each, card and roads alike.
    pub people: u8,
    /// The roads that would get sick people.
    pub roads: u128,
    /// The places that would fall.
    pub fall: Places,
    /// The neighbours that would get people from the fallen.
    pub spread: Places,
    /// The camps that would go back, by seat.
    pub camps: [bool; MAX_PLAYERS],
    /// How many each player would take in.
    pub taken: [u8; MAX_PLAYERS],
    /// How many of them would find no harmless space.
    pub harmful: [u8; MAX_PLAYERS],
    /// How many would find no quarantine space at all.
    pub overflow: [u8; MAX_PLAYERS],
}

/// What `card` would do if it came now: shields up, nobody spared.
#[must_use]
pub fn forecast(game: &Game, card: PestCard) -> Forecast {
    let (pack, table) = (&game.pack, &game.table);
    let people = pack.numbers.sick_per_target[table.era()];
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

/// One placing: who takes in, whose camp goes. The bare places served, and all places that get people.
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
            forecast.taken[seat.index()] += pest::coming(pack, after, fallen, place);
        }
    }
    (open.minus(built), open)
}

/// One step the doctor could take now, and what it costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StepOffer {
    /// Where to.
    pub to: Place,
    /// How.
    pub way: Way,
    /// What it costs.
    pub price: Price,
}

/// The steps `seat` could take now, in a Move under way or, outside of one, were it to begin.
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

/// The game in the Move of `seat` that is under way, or else as one would begin.
pub(crate) fn setting_out(game: &Game, seat: Seat) -> Game {
    let mut game = *game;
    if !game.walking() || game.table.active != Some(seat) {
        game.scratch.walk =
            crate::game::Walk { steps: walk::steps(&game, seat), ..crate::game::Scratch::NEW.walk };
    }
    game
}

/// What the two actions of a space could bring and cost from here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preview {
    /// Whether the space is free.
    pub free: bool,
    /// Whether a sick person restricts the top action.
    pub restricted: bool,
    /// Whether research is there to improve it.
    pub improvable: bool,
    /// Of the top action.
    pub top: TopPreview,
    /// Of the left action.
    pub left: LeftPreview,
}

/// What the top action could bring.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TopPreview {
    /// The steps, and the first of them.
    Move {
        /// How many.
        steps: u8,
        /// Where the first could lead.
        offers: Vec<StepOffer>,
    },
    /// The buildings that could be paid and where, with the influence of each place.
    Construct {
        /// On the map.
        buildings: Vec<Building>,
        /// Where, and for how much influence.
        places: Vec<(Place, u8)>,
        /// In the capital.
        capital: Vec<CapitalBuilding>,
    },
    /// What would come in before restriction and improvement.
    Produce {
        /// Resources.
        goods: [u8; 5],
        /// Research.
        research: u8,
    },
}

/// What the left action could bring.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LeftPreview {
    /// The technologies that could be bought.
    Research {
        /// Open, paid for, and with a slot.
        technologies: Vec<Tech>,
    },
    /// The people that could be cured one after the other.
    Cure {
        /// How many, all herbs and coins spent.
        people: u8,
        /// The herbs for that.
        herbs: u8,
    },
    /// The rooms that stand empty.
    Assign {
        /// Healthy people on the track.
        people: u8,
        /// Empty rooms in buildings and on cards.
        rooms: u8,
        /// Open capital rewards.
        rewards: u8,
    },
}

/// What the two actions of `cell` could bring and cost `seat` from here.
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
        _ => TopPreview::Produce {
            goods: produce::yields(game, seat).0,
            research: produce::research(game, seat),
        },
    };
    let left = match cell.left() {
        Action::Research => {
            LeftPreview::Research { technologies: bits(research::buyable(game, seat)).map(Tech).collect() }
        }
        Action::Cure => {
            let (people, herbs) = curable(game, seat);
            LeftPreview::Cure { people, herbs }
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

/// How many could be cured with all herbs and coins, and their price.
fn curable(game: &Game, seat: Seat) -> (u8, u8) {
    let player = game.table.player(seat);
    let (mut people, mut spent) = (0, 0);
    let mut after = *game;
    while people < player.in_quarantine() {
        let Some(herbs) = cure::herbs(&after, seat) else { break };
        if spent + herbs > player.goods[3] + player.goods[4] {
            break;
        }
        spent += herbs;
        people += 1;
        after.table.seats[seat.index()].recovered += 1;
    }
    (people, spent)
}

pub(crate) fn bits(set: u128) -> impl Iterator<Item = u8> {
    Bits(set as u64)
}
