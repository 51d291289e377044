//! The set-up of a game of Pest.

use crate::components::Pack;
use crate::table::{Options, Variant};
use game::{Edition, Faults, Topic};

/// Everything needed to start a game of Pest.
#[derive(Clone, Debug, PartialEq)]
pub struct Setup {
    /// The number of players, 1 to 5.
    pub players: u8,
    /// The variant.
    pub variant: Variant,
    /// Whether location markers change the map (PE-150).
    pub variable: bool,
    /// The rule options.
    pub options: Options,
    /// The components.
    pub pack: Pack,
    /// The edition of the rules.
    pub edition: Edition,
}

/// A field of the set-up with its values, the default first.
struct Field {
    name: &'static str,
    values: &'static [&'static str],
    get: fn(&Setup) -> usize,
    set: fn(&mut Setup, usize),
}

/// A rule option with two values.
macro_rules! option {
    ($name:literal, $default:literal, $other:literal, $option:ident) => {
        Field {
            name: $name,
            values: &[$default, $other],
            get: |setup| usize::from(setup.options.$option),
            set: |setup, value| setup.options.$option = value == 1,
        }
    };
}

const FIELDS: [Field; 10] = [
    Field {
        name: "players",
        values: &["1", "2", "3", "4", "5"],
        get: |setup| usize::from(setup.players.clamp(1, 5)) - 1,
        set: |setup, value| setup.players = value as u8 + 1,
    },
    Field {
        name: "variant",
        values: &["base", "duel", "solo"],
        get: |setup| setup.variant as usize,
        set: |setup, value| setup.variant = [Variant::Base, Variant::Duel, Variant::Solo][value],
    },
    Field {
        name: "variable",
        values: &["no", "yes"],
        get: |setup| usize::from(setup.variable),
        set: |setup, value| setup.variable = value == 1,
    },
    option!("cemetery_choice", "harmless_full", "all_full", cemetery_all_full),
    option!("castle_counts", "no", "yes", castle_counts),
    option!("market_refresh", "five", "two", refresh_two),
    option!("capital_reward", "per_action", "per_person", reward_per_person),
    option!("resource_set_prestige", "1", "3", resource_set_three),
    option!("small_marker_draw", "15_10_5", "5_15_10", small_marker_draw),
    option!("solo_neutral_cleared", "yes", "no", solo_neutral_stays),
];

impl Setup {
    /// The set-up of a variant, with defaults for everything else.
    #[must_use]
    pub fn of(variant: Variant, players: u8) -> Self {
        Self {
            players,
            variant,
            variable: false,
            options: Options::default(),
            pack: Pack::standard(),
            edition: Edition(1),
        }
    }

    /// The rule options, each with its values, the default first.
    pub fn rule_options() -> impl Iterator<Item = (&'static str, &'static [&'static str])> {
        FIELDS.iter().skip(3).map(|field| (field.name, field.values))
    }
}

impl game::Setup for Setup {
    fn topics(_: &str, chosen: &[(String, String)]) -> Vec<Topic> {
        let players = chosen.iter().find(|(name, _)| name == "players").map(|(_, value)| value.as_str());
        let variants: &[&str] = match players {
            None => &["base", "duel", "solo"],
            Some("1") => &["solo"],
            Some("2") => &["base", "duel"],
            Some(_) => &["base"],
        };
        let mut topics = vec![
            Topic { usual: 3, ..Topic::new("players", 1..=5) },
            Topic::new("variant", variants),
            Topic::new("variable", ["no", "yes"]),
        ];
        topics.extend(Self::rule_options().map(|(name, values)| Topic::new(name, values).by_name()));
        topics
    }

    fn usual_players(chosen: &[(String, String)]) -> u8 {
        let variant = chosen.iter().find(|(name, _)| name == "variant").map(|(_, value)| value.as_str());
        match variant {
            Some("solo") => 1,
            Some("duel") => 2,
            _ => 4,
        }
    }

    fn standard(players: u8) -> Self {
        Self::of(if players == 1 { Variant::Solo } else { Variant::Base }, players)
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn edition(&self) -> Edition {
        self.edition
    }

    fn pack(&self) -> String {
        self.pack.hash.to_owned()
    }

    fn fields(&self) -> Vec<(String, String)> {
        FIELDS
            .iter()
            .map(|field| (field.name.to_owned(), field.values[(field.get)(self)].to_owned()))
            .collect()
    }

    fn from_fields(edition: Edition, pack: &str, fields: &[(String, String)]) -> Result<Self, Faults> {
        let mut faults = Faults::none();
        let mut setup = Self { edition, ..Self::standard(2) };
        match Pack::named(pack) {
            Some(found) => setup.pack = found,
            None if pack.is_empty() || pack == setup.pack.hash => {}
            None => {
                faults.add("pack", format!("the data pack {pack} is not loaded: give it with --data-pack"));
            }
        }
        let mut seen: Vec<&str> = Vec::new();
        for (name, value) in fields {
            let Some(field) = FIELDS.iter().find(|field| field.name == name) else {
                let known: Vec<&str> = FIELDS.iter().map(|field| field.name).collect();
                faults.add(name, format!("no such field: known are {}", known.join(", ")));
                continue;
            };
            if seen.contains(&field.name) {
                faults.add(name, "the field stands twice");
            }
            seen.push(field.name);
            match field.values.iter().position(|known| known == value) {
                Some(place) => (field.set)(&mut setup, place),
                None => faults.add(name, format!("\"{value}\" is none of {}", field.values.join(", "))),
            }
        }
        if setup.players == 1 && !seen.contains(&"variant") {
            setup.variant = Variant::Solo;
        }
        for fault in setup.faults().0 {
            faults.0.push(fault);
        }
        faults.or(setup)
    }

    fn knows(name: &str) -> bool {
        FIELDS.iter().any(|field| field.name == name)
    }

    fn faults(&self) -> Faults {
        let mut faults = Faults::none();
        if self.edition != Edition(1) {
            faults.add("edition", "only edition 1 is known");
        }
        if !(1..=5).contains(&self.players) {
            faults.add("players", format!("{} players: 1 to 5 may play", self.players));
        }
        let right = match self.variant {
            Variant::Base => self.players != 1,
            Variant::Duel => self.players == 2,
            Variant::Solo => self.players == 1,
        };
        if !right {
            faults.add("variant", "base is for 2 to 5 players, duel for 2, solo for 1");
        }
        faults
    }

    fn samples(round: u64) -> Vec<Self> {
        let games = [(Variant::Solo, 1), (Variant::Duel, 2)];
        let base = (2..=5).map(|players| (Variant::Base, players));
        let mut list = Vec::new();
        for (place, (variant, players)) in (0u64..).zip(games.into_iter().chain(base)) {
            for variable in [false, true] {
                let bit = |n: u32| (round + place) >> n & 1 == 1;
                let options = Options {
                    cemetery_all_full: bit(0),
                    castle_counts: bit(1),
                    refresh_two: bit(2),
                    reward_per_person: bit(3),
                    resource_set_three: bit(4),
                    small_marker_draw: bit(0),
                    solo_neutral_stays: bit(1),
                };
                list.push(Self { variable, options, ..Self::of(variant, players) });
            }
        }
        list
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Setup as _;

    #[test]
    fn every_field_reads_back() {
        for round in 0..8 {
            for setup in Setup::samples(round) {
                let read = Setup::from_fields(Edition(1), &setup.pack(), &setup.fields());
                assert_eq!(read, Ok(setup));
            }
        }
    }

    #[test]
    fn all_faults_are_told_at_once() {
        let field = |name: &str, value: &str| (name.to_owned(), value.to_owned());
        let fields = [field("players", "9"), field("colour", "red"), field("variant", "solo")];
        let faults = Setup::from_fields(Edition(1), "feed", &fields).unwrap_err();
        let places: Vec<&str> = faults.0.iter().map(|fault| fault.place.as_str()).collect();
        assert_eq!(places, ["pack", "players", "colour", "variant"]);
    }
}
