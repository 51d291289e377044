//! What stands in each file: every key with the kind of value it takes.

use super::words::{BorderKind, Certainty, Continent, Source, Tier, When};
use crate::class::Class;
use crate::token::MAX_SYMBOLS;
use Kind::{Flag, Id, Key, List, Number, OneOf, Set, Table, Tables, Text};
use std::fmt;

/// A key and what it takes.
pub(super) type Field = (&'static str, Kind);

/// What a value may be.
pub(super) enum Kind {
    /// A stable name.
    Id,
    /// Any words.
    Text,
    /// True or false.
    Flag,
    /// A whole number, from and to.
    Number(u8, u8),
    /// One of these words.
    OneOf(&'static [&'static str]),
    /// A list with a least and a most number of values.
    List(&'static Kind, usize, usize),
    /// The same, no two alike.
    Set(&'static Kind, usize, usize),
    /// A value that no other table of the list has.
    Key(&'static Kind),
    /// A table.
    Table(&'static [Field]),
    /// Any number of tables.
    Tables(&'static [Field]),
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Id => f.write_str("a name in lower case, such as \"north_sea\""),
            Text => f.write_str("words in quotes"),
            Flag => f.write_str("true or false"),
            Number(least, most) if least == most => write!(f, "{least}"),
            Number(least, most) => write!(f, "a number from {least} to {most}"),
            OneOf(words) => write!(f, "one of \"{}\"", words.join("\", \"")),
            List(of, least, most) if least == most => write!(f, "a list of {least}, each {of}"),
            List(of, least, most) => write!(f, "a list of {least} to {most}, each {of}"),
            Set(of, least, most) => write!(f, "{}, no two alike", List(of, *least, *most)),
            Key(kind) => kind.fmt(f),
            Table(_) => f.write_str("a table"),
            Tables(_) => f.write_str("a list of tables, each under its name in double brackets"),
        }
    }
}

/// The wild sign of a region card, AF-21.
pub(super) const WILD: &str = "?";

/// Every sign there is: those of tokens, the classes with Islam last, the wild one.
const SIGNS: [&str; 10] = {
    let mut signs = ["M", "A", "", "", "", "", "", "", "", WILD];
    let mut class = 0;
    while class < Class::ALL.len() {
        signs[2 + class] = Class::ALL[class].id();
        class += 1;
    }
    signs
};
const BASE_SYMBOLS: Kind = OneOf(SIGNS.split_at(8).0);
const AFRICANUS_SYMBOLS: Kind = OneOf(SIGNS.split_at(9).0);
const CLASSES: Kind = OneOf(SIGNS.split_at(9).0.split_at(2).1);
const REGION_CARD_SIGNS: Kind = OneOf(SIGNS.split_at(2).1);

const SCHEMA: Field = ("schema", Number(1, 1));
const SOURCE: Field = ("source", OneOf(Source::WORDS));

pub(super) const ADJACENCY: &[Field] = &[
    SCHEMA,
    (
        "edge",
        Tables(&[
            ("a", Text),
            ("b", Text),
            ("kind", OneOf(BorderKind::WORDS)),
            ("certainty", OneOf(Certainty::WORDS)),
            SOURCE,
            ("reason", Text),
        ]),
    ),
    (
        "not_edge",
        Tables(&[("a", Text), ("b", Text), ("certainty", OneOf(Certainty::WORDS)), SOURCE, ("reason", Text)]),
    ),
];

pub(super) const CLASS_CARDS: &[Field] = &[
    SCHEMA,
    (
        "card",
        Tables(&[
            ("id", Key(&Id)),
            ("name", Text),
            ("name_de", Text),
            ("class", CLASSES),
            ("set", OneOf(&["base", "pied_piper", "africanus"])),
            ("phase", OneOf(When::WORDS)),
            ("needs", Text),
            ("effect", Text),
            ("final", Text),
            SOURCE,
        ]),
    ),
    ("suggested_set", Tables(&[("id", Key(&Id)), ("name", Text), ("cards", Set(&Text, 6, 6)), SOURCE])),
];

pub(super) const RATS_AFRICANUS: &[Field] = &[SCHEMA, ("rat", Tables(&rats(&AFRICANUS_SYMBOLS)))];

pub(super) const RATS_BASE: &[Field] = &[SCHEMA, ("rat", Tables(&rats(&BASE_SYMBOLS)))];

const fn rats(symbols: &'static Kind) -> [Field; 5] {
    [
        ("id", Key(&Id)),
        ("start", Flag),
        ("limit", Number(1, 6)),
        ("symbols", List(symbols, 1, MAX_SYMBOLS)),
        SOURCE,
    ]
}

pub(super) const REGION_CARDS: &[Field] = &[
    SCHEMA,
    (
        "card",
        Tables(&[("id", Key(&Id)), ("region", Text), ("symbols", Set(&REGION_CARD_SIGNS, 1, 2)), SOURCE]),
    ),
];

pub(super) const REGIONS: &[Field] = &[
    SCHEMA,
    (
        "region",
        Tables(&[
            ("id", Key(&Id)),
            ("name", Text),
            ("board", OneOf(Continent::WORDS)),
            ("tier", OneOf(Tier::WORDS)),
            ("players", Set(&Number(2, 6), 1, 5)),
            ("x", Number(0, 100)),
            ("y", Number(0, 100)),
            ("extent", Text),
            SOURCE,
            ("source_layout", OneOf(Source::WORDS)),
        ]),
    ),
];

/// No count is above what the boxes hold, as the table of a game has no room for more; what the rules count
/// on, such as three rats a region, is fixed.
pub(super) const SETUP: &[Field] = &[
    SCHEMA,
    ("cubes_per_player", Number(2, 20)),
    ("max_rats_per_region", Number(3, 3)),
    SOURCE,
    (
        "base",
        Tables(&[
            ("players", Key(&Number(2, 4))),
            ("regions", Number(1, 17)),
            ("rats_total", Number(49, 49)),
            ("rats_starting_placed", Number(1, 12)),
            ("rats_removed", Number(0, 37)), // The starting tokens are not among them, RB-05.
            ("supply", Number(1, 49)),
            ("start_cubes", Number(2, 20)),
            ("class_cards", Number(6, 6)),
            ("chivalry_steps", Number(1, 3)),
            SOURCE,
        ]),
    ),
    (
        "africanus",
        Tables(&[
            ("players", Key(&Number(2, 6))),
            ("regions", Number(1, 17)),
            ("rats_total", Number(65, 65)),
            ("rats_starting_placed", Number(1, 17)),
            ("rats_removed", Number(0, 64)),
            ("supply", Number(1, 65)),
            ("start_cubes", Number(2, 20)),
            ("class_cards", Number(6, 8)),
            ("chivalry_steps", Number(1, 3)),
            ("region_cards_dealt", Number(1, 12)),
            ("region_cards_in_deck", Number(1, 51)),
            SOURCE,
        ]),
    ),
    (
        "sultan",
        Table(&[
            ("diplomats", Number(1, 15)),
            ("first", Number(0, 20)),
            ("second", Number(0, 20)),
            ("tie_first_shares", Number(0, 40)),
            ("tie_second_shares", Number(0, 20)),
            ("two_players_first", Number(0, 20)),
            ("two_players_second", Number(0, 20)),
            ("rounding", OneOf(&["down"])),
            SOURCE,
        ]),
    ),
    (
        "pieces",
        Table(&[
            ("bishops", Number(2, 2)),
            ("nuns", Number(3, 3)),
            ("walls", Number(3, 3)),
            ("potions", Number(1, 10)),
            ("three_step_markers", Number(0, 10)),
            ("caravans", Number(1, 1)),
            SOURCE,
        ]),
    ),
];
