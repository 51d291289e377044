//! The set-up of a game of Pest.

use crate::Game;
use crate::components::Pack;
use crate::table::{Options, Variant};
use game::{Edition, Faults, Game as _, Topic};

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
}

/// A rule option, in the newest edition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RuleOption {
    /// Its stable name.
    pub name: &'static str,
    /// The rule that names it.
    pub rule: &'static str,
    /// The stable names of its values.
    pub values: &'static [&'static str],
    /// The number of the default value.
    pub default: usize,
    /// The id of the only variant that it matters in, if there is only one.
    pub only: Option<&'static str>,
}

/// A field of the set-up with its values.
struct Field {
    name: &'static str,
    values: &'static [&'static str],
    /// The first edition that has it. Earlier ones play by the first value, and neither set-ups nor records mention it.
    since: Edition,
    /// The first edition in which the second value is the default, if there is one.
    second_since: Option<Edition>,
    /// The rule that names it, for rule options.
    rule: Option<&'static str>,
    /// The only variant that it matters in, if there is only one.
    only: Option<Variant>,
    get: fn(&Setup) -> usize,
    set: fn(&mut Setup, usize),
}

/// A rule option with two values. An edition states since when it exists, or since when its second value is the default.
macro_rules! option {
    ($name:literal, $rule:literal, $first:literal, $second:literal, $option:ident) => {
        option!($name, $rule, $first, $second, $option, 1, None)
    };
    ($name:literal, $rule:literal, $first:literal, $second:literal, $option:ident, second $edition:literal) => {
        option!($name, $rule, $first, $second, $option, 1, Some(Edition($edition)))
    };
    ($name:literal, $rule:literal, $first:literal, $second:literal, $option:ident, since $edition:literal) => {
        option!($name, $rule, $first, $second, $option, $edition, None)
    };
    ($name:literal, $rule:literal, $first:literal, $second:literal, $option:ident, $since:literal, $second_since:expr) => {
        Field {
            name: $name,
            values: &[$first, $second],
            since: Edition($since),
            second_since: $second_since,
            rule: Some($rule),
            only: None,
            get: |setup| usize::from(setup.options.$option),
            set: |setup, value| setup.options.$option = value == 1,
        }
    };
}

impl Field {
    fn is_in(&self, edition: Edition) -> bool {
        self.since <= edition
    }

    /// The number of its default value in an edition.
    fn default_in(&self, edition: Edition) -> usize {
        usize::from(self.is_in(edition) && self.second_since.is_some_and(|since| since <= edition))
    }
}

/// The fields that are options of the ledger.
const OPTIONS: &[Field] = FIELDS.split_at(3).1;

const FIELDS: &[Field] = &[
    Field {
        name: "players",
        values: &["1", "2", "3", "4", "5"],
        since: Edition(1),
        second_since: None,
        rule: None,
        only: None,
        get: |setup| usize::from(setup.players.clamp(1, 5)) - 1,
        set: |setup, value| setup.players = value as u8 + 1,
    },
    Field {
        name: "variant",
        values: &["base", "duel", "solo"],
        since: Edition(1),
        second_since: None,
        rule: None,
        only: None,
        get: |setup| setup.variant as usize,
        set: |setup, value| setup.variant = [Variant::Base, Variant::Duel, Variant::Solo][value],
    },
    Field {
        name: "variable",
        values: &["no", "yes"],
        since: Edition(1),
        second_since: None,
        rule: None,
        only: None,
        get: |setup| usize::from(setup.variable),
        set: |setup, value| setup.variable = value == 1,
    },
    option!("cemetery_choice", "PE-60", "harmless_full", "all_full", cemetery_all_full, second 2),
    option!("castle_counts", "PE-78", "no", "yes", castle_counts),
    option!("market_refresh", "PE-92", "five", "two", refresh_two),
    option!("capital_reward", "PE-111", "per_action", "per_person", reward_per_person),
    option!("resource_set_prestige", "PE-140", "1", "3", resource_set_three),
    option!("small_marker_draw", "PE-150", "15_10_5", "5_15_10", small_marker_draw, second 2),
    Field {
        only: Some(Variant::Solo),
        ..option!("solo_neutral_cleared", "PE-176", "yes", "no", solo_neutral_stays)
    },
    Field {
        only: Some(Variant::Base),
        ..option!("capital_for_two", "PE-133", "with_people", "literal", capital_literal, 2, Some(Edition(2)))
    },
    option!("disinfectant", "PE-205", "besides", "one_per_place", one_per_place, since 2),
    option!("back_through_capital", "PE-51", "yes", "no", no_way_back, since 2),
    option!("syringe", "PE-223", "healed", "always", syringe_always, since 2),
    option!("produce", "PE-49", "at_once", "in_turn", produce_in_turn, since 2),
];

impl Setup {
    /// The set-up of a variant, with defaults for everything else.
    #[must_use]
    pub fn of(variant: Variant, players: u8) -> Self {
        let options = Options::first_values(Game::EDITION);
        Self { players, variant, variable: false, options, pack: Pack::standard() }
            .with_defaults_of(Game::EDITION)
    }

    /// The rule options.
    pub fn rule_options() -> impl Iterator<Item = RuleOption> {
        OPTIONS.iter().map(|field| RuleOption {
            name: field.name,
            rule: field.rule.unwrap_or_default(),
            values: field.values,
            default: field.default_in(Game::EDITION),
            only: field.only.map(|variant| FIELDS[1].values[variant as usize]),
        })
    }

    /// The same set-up with the components, and the default of every option, of an edition.
    fn with_defaults_of(mut self, edition: Edition) -> Self {
        self.pack = Pack::standard_of(edition);
        self.options.edition = edition;
        for field in OPTIONS {
            (field.set)(&mut self, field.default_in(edition));
        }
        self
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
        topics.extend(OPTIONS.iter().map(|field| {
            let usual = field.default_in(Game::EDITION);
            Topic { usual, ..Topic::new(field.name, field.values).by_name() }
        }));
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
        self.options.edition
    }

    fn pack(&self) -> String {
        self.pack.hash.to_owned()
    }

    fn fields(&self) -> Vec<(String, String)> {
        FIELDS
            .iter()
            .filter(|field| field.is_in(self.edition()))
            .map(|field| (field.name.to_owned(), field.values[(field.get)(self)].to_owned()))
            .collect()
    }

    fn from_fields(edition: Edition, pack: &str, fields: &[(String, String)]) -> Result<Self, Faults> {
        let mut faults = Faults::none();
        let mut setup = Self::standard(2).with_defaults_of(edition);
        match Pack::named(pack) {
            Some(found) => setup.pack = found,
            None if pack.is_empty() || pack == setup.pack.hash => {}
            None => {
                faults.add("pack", format!("the data pack {pack} is not loaded: give it with --data-pack"));
            }
        }
        let mut seen: Vec<&str> = Vec::new();
        for (name, value) in fields {
            let mut fields = FIELDS.iter().filter(|field| field.is_in(edition));
            let Some(field) = fields.find(|field| field.name == name) else {
                let known: Vec<&str> =
                    FIELDS.iter().filter(|field| field.is_in(edition)).map(|field| field.name).collect();
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
        if let Err(why) = self.edition().check(Game::EDITION) {
            faults.add("edition", why);
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
                let bit = |n: usize| (round + place) >> (n % 5) & 1 == 1;
                // Older editions stay playable: every fourth round plays the first.
                let edition = if round % 4 == 3 { Edition(1) } else { Game::EDITION };
                let mut setup = Self { variable, ..Self::of(variant, players) }.with_defaults_of(edition);
                for (n, field) in OPTIONS.iter().enumerate().filter(|(_, field)| field.is_in(edition)) {
                    (field.set)(&mut setup, usize::from(bit(n)));
                }
                list.push(setup);
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
                let read = Setup::from_fields(setup.edition(), &setup.pack(), &setup.fields());
                assert_eq!(read, Ok(setup));
            }
        }
    }

    #[test]
    fn an_option_and_its_default_depend_on_the_edition() {
        let late = Field { since: Edition(2), second_since: Some(Edition(3)), ..OPTIONS[0] };
        assert_eq!([1, 2, 3].map(|edition| late.is_in(Edition(edition))), [false, true, true]);
        assert_eq!([1, 2, 3].map(|edition| late.default_in(Edition(edition))), [0, 0, 1]);
    }

    #[test]
    fn an_edition_of_a_later_build_is_refused_with_advice() {
        let faults = Setup::from_fields(Edition(99), "", &[]).unwrap_err();
        assert!(faults.to_string().contains("update miasma"), "{faults}");
    }

    #[test]
    fn all_faults_are_listed_at_once() {
        let field = |name: &str, value: &str| (name.to_owned(), value.to_owned());
        let fields = [field("players", "9"), field("colour", "red"), field("variant", "solo")];
        let faults = Setup::from_fields(Edition(1), "feed", &fields).unwrap_err();
        let places: Vec<&str> = faults.0.iter().map(|fault| fault.place.as_str()).collect();
        assert_eq!(places, ["pack", "players", "colour", "variant"]);
    }
}
