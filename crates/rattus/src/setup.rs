//! The set-up of a game of Rattus: players, boxes, cards and options.

use crate::cards::{CardId, Cards};
use crate::class::Class;
use crate::components::{Components, SuggestedSet};
use crate::rattus::Rattus;
use crate::rule_options::{RuleOption, RuleOptions};
use game::{Edition, Faults, Game as _, Phrase, Pick, Topic};
use serde::{Deserialize, Serialize};

/// The boxes in addition to the base game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Boxes {
    /// The Pied Piper.
    pub pied_piper: bool,
    /// Africanus.
    pub africanus: bool,
}

impl Boxes {
    /// The stable ids of all boxes.
    pub const IDS: &[&str] = &["base", "pied_piper", "africanus"];

    /// All combinations of boxes.
    pub const ALL: [Self; 4] = [
        Self { pied_piper: false, africanus: false },
        Self { pied_piper: true, africanus: false },
        Self { pied_piper: false, africanus: true },
        Self { pied_piper: true, africanus: true },
    ];

    /// Whether the box with this id is included.
    #[must_use]
    pub fn has(self, id: &str) -> bool {
        match id {
            "base" => true,
            "pied_piper" => self.pied_piper,
            "africanus" => self.africanus,
            _ => false,
        }
    }

    /// Maximum number of players with these boxes (RB-01, AF-01).
    #[must_use]
    pub fn most_players(self) -> u8 {
        if self.africanus { 6 } else { 4 }
    }
}

/// How the class cards are chosen (PP-02).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CardChoice {
    /// Random cards from the chosen boxes.
    Random,
    /// One random card from each class.
    OneFromEachClass,
    /// A suggested set, by its number in the components.
    Suggested(u8),
    /// These cards, picked by the players.
    Picked(Cards),
}

/// Everything needed to start a game of Rattus.
#[derive(Clone, PartialEq, Debug)]
pub struct Setup {
    /// The components: those of a data pack, or the built-in ones.
    pub components: &'static Components,
    /// The number of players.
    pub players: u8,
    /// The boxes in play.
    pub boxes: Boxes,
    /// How the class cards are chosen.
    pub cards: CardChoice,
    /// The edition of the rules and the options.
    pub options: RuleOptions,
}

impl Setup {
    /// The class cards of the chosen boxes.
    #[must_use]
    pub fn pool(&self) -> Cards {
        self.components.cards_of(self.boxes)
    }

    /// The number of class cards in the game (PP-02, AF-03). `None` for an invalid number of players.
    #[must_use]
    pub fn card_count(&self) -> Option<u8> {
        self.components.numbers.of(self.boxes, self.players).map(|row| row.class_cards)
    }

    /// Whether there are seven classes but only six cards, so that one class gets none (PP-09).
    pub(crate) fn leaves_a_class_out(&self) -> bool {
        self.boxes.africanus && self.card_count() == Some(6)
    }

    /// The cards of the set with this number.
    pub(crate) fn suggested(&self, set: u8) -> Cards {
        self.components.suggested_sets[usize::from(set)].cards.iter().copied().collect()
    }

    /// The suggested sets that can be chosen: those whose cards are all in the chosen boxes (PP-03, PP-09).
    pub fn offered_sets(&self) -> impl Iterator<Item = &'static SuggestedSet> + use<> {
        let pool = self.pool();
        self.components.suggested_sets.iter().filter(move |set| set.cards.iter().all(|&card| pool.has(card)))
    }

    /// The set-up, or its faults.
    pub(crate) fn faults_or_self(&self) -> Result<&Self, Faults> {
        game::Setup::faults(self).or(self)
    }

    /// Sets all options to the online rules (`online`) or the printed rules (`printed`).
    pub fn preset(&mut self, name: &str) -> Result<(), String> {
        self.options = RuleOptions::of(self.options.edition());
        let online: &[(&str, &str)] = match name {
            "printed" => &[("potions", "ask_owner")],
            "online" => &[
                ("final_knight", "at_once"),
                ("potions", "automatic"),
                ("potions_limited", "no"),
                ("soldier_draws_from", "all"),
            ],
            _ => return Err(format!("\"{name}\" is none of the presets: printed, online")),
        };
        online.iter().try_for_each(|(option, value)| self.options.set(option, value))
    }

    fn card_field(&self) -> String {
        match &self.cards {
            CardChoice::Random => "random".to_owned(),
            CardChoice::OneFromEachClass => "one_from_each_class".to_owned(),
            CardChoice::Suggested(set) => self.components.suggested_sets[usize::from(*set)].id.to_owned(),
            CardChoice::Picked(cards) => cards.iter().map(CardId::id).collect::<Vec<_>>().join(","),
        }
    }

    fn read_cards(&self, text: &str, faults: &mut Faults) -> CardChoice {
        match text {
            "random" => return CardChoice::Random,
            "one_from_each_class" => return CardChoice::OneFromEachClass,
            _ => {}
        }
        if let Some(set) = self.components.suggested_sets.iter().position(|set| set.id == text) {
            return CardChoice::Suggested(set as u8);
        }
        let mut cards = Cards::NONE;
        for id in text.split(',').map(str::trim) {
            match CardId::named(id) {
                None => faults.add("cards", unknown_cards(self.components, id)),
                Some(card) if cards.has(card) => faults.add("cards", format!("{id} stands twice")),
                Some(card) => cards = cards.with(card),
            }
        }
        CardChoice::Picked(cards)
    }

    fn check_cards(&self, faults: &mut Faults) {
        let Some(count) = self.card_count() else { return };
        let pool = self.pool();
        let foreign = |cards: Cards| {
            cards
                .minus(pool)
                .iter()
                .map(|card| format!("{} ({})", card.id(), card.set()))
                .collect::<Vec<_>>()
                .join(", ")
        };
        match &self.cards {
            CardChoice::Random | CardChoice::OneFromEachClass if pool.len() < count => {
                faults.add("cards", format!("{count} class cards are needed, the boxes have {}", pool.len()));
            }
            CardChoice::Random | CardChoice::OneFromEachClass => {}
            CardChoice::Suggested(set) => {
                let cards = self.suggested(*set);
                if !cards.minus(pool).is_empty() {
                    faults.add("cards", format!("not in the chosen boxes: {}", foreign(cards)));
                }
            }
            CardChoice::Picked(cards) => {
                if !cards.minus(pool).is_empty() {
                    faults.add("cards", format!("not in the chosen boxes: {}", foreign(*cards)));
                }
                if cards.len() != count {
                    let (players, got) = (self.players, cards.len());
                    faults.add("cards", format!("{players} players use {count} class cards, not {got}"));
                }
            }
        }
    }
}

fn unknown_cards(components: &Components, id: &str) -> String {
    let cards = CardId::ALL.iter().map(|card| card.id()).collect::<Vec<_>>().join(", ");
    let sets = components.suggested_sets.iter().map(|set| set.id).collect::<Vec<_>>().join(", ");
    format!(
        "\"{id}\" is no class card; write random, one_from_each_class, a set ({sets}), or a list out of {cards}"
    )
}

impl Setup {
    /// The ways to choose class cards, if the boxes contain more than are used.
    fn cards_topic(&self) -> Topic {
        let count = self.card_count().unwrap_or(6);
        if self.pool().len() <= count {
            return Topic::new("cards", ["random"]);
        }
        let sets = self.offered_sets().map(|set| set.id);
        let pick = Pick { count, of: self.pool().iter().map(CardId::id).collect() };
        Topic {
            pick: Some(pick),
            ..Topic::new("cards", ["random", "one_from_each_class"].into_iter().chain(sets))
        }
    }
}

impl game::Setup for Setup {
    fn topics(pack: &str, chosen: &[(String, String)]) -> Vec<Topic> {
        let chosen =
            |name: &str| chosen.iter().find(|(other, _)| other == name).map(|(_, value)| value.as_str());
        let players: u8 = chosen("players").and_then(|players| players.parse().ok()).unwrap_or(4);
        let has = |id: &str| chosen("boxes").is_some_and(|boxes| boxes.split(',').any(|other| other == id));
        let setup = Self {
            components: Components::by_hash(pack).unwrap_or_else(Components::builtin),
            boxes: Boxes { pied_piper: has("pied_piper"), africanus: has("africanus") },
            ..Self::standard(players)
        };
        let ids = |boxes: &Boxes| {
            Boxes::IDS.iter().copied().filter(|id| boxes.has(id)).collect::<Vec<_>>().join(",")
        };
        let boxes = Boxes::ALL.iter().filter(|boxes| boxes.most_players() >= players).map(ids);
        let mut topics = vec![
            Topic { usual: 2, ..Topic::new("players", 2..=6) },
            Topic::new("boxes", boxes),
            setup.cards_topic(),
            Topic::new("preset", ["printed", "online"]).by_name(),
        ];
        topics.extend(RuleOptions::ALL.iter().map(|option| {
            let usual = option.default_in(Rattus::EDITION);
            Topic { usual, ..Topic::new(option.name, option.values).by_name() }
        }));
        topics
    }

    fn standard(players: u8) -> Self {
        Self {
            components: Components::builtin(),
            players,
            boxes: Boxes::default(),
            cards: CardChoice::Random,
            options: RuleOptions::default(),
        }
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn edition(&self) -> Edition {
        self.options.edition()
    }

    fn pack(&self) -> String {
        self.components.hash.clone()
    }

    fn fields(&self) -> Vec<(String, String)> {
        let boxes = Boxes::IDS.iter().copied().filter(|id| self.boxes.has(id)).collect::<Vec<_>>().join(",");
        let mut fields = vec![
            ("players".to_owned(), self.players.to_string()),
            ("boxes".to_owned(), boxes),
            ("cards".to_owned(), self.card_field()),
        ];
        fields.extend(
            self.options.values().into_iter().map(|(name, value)| (name.to_owned(), value.to_owned())),
        );
        fields
    }

    fn from_fields(edition: Edition, pack: &str, fields: &[(String, String)]) -> Result<Self, Faults> {
        let mut faults = Faults::none();
        let (components, options) = (Components::builtin_of(edition), RuleOptions::of(edition));
        let mut setup = Self { components, options, ..Self::standard(4) };
        if !pack.is_empty() {
            match Components::by_hash(pack) {
                Some(components) => setup.components = components,
                None => faults
                    .add("pack", format!("the data pack {pack} is not loaded: give it with --data-pack")),
            }
        }
        // A preset is applied first, wherever it stands in the list. The single options override it.
        for (_, preset) in fields.iter().filter(|(name, _)| name == "preset") {
            if let Err(why) = setup.preset(preset) {
                faults.add("preset", why);
            }
        }
        let mut cards = None;
        for (name, value) in fields {
            match name.as_str() {
                "players" => match value.parse() {
                    Ok(players) => setup.players = players,
                    Err(_) => faults.add("players", format!("\"{value}\" is no number of players")),
                },
                "boxes" => {
                    setup.boxes = Boxes::default();
                    for id in value.split(',').map(str::trim) {
                        match id {
                            "base" => {}
                            "pied_piper" => setup.boxes.pied_piper = true,
                            "africanus" => setup.boxes.africanus = true,
                            _ => {
                                faults.add("boxes", format!("\"{id}\" is no box: {}", Boxes::IDS.join(", ")));
                            }
                        }
                    }
                }
                "cards" => cards = Some(value.as_str()),
                "preset" => {}
                _ => {
                    if let Err(why) = setup.options.set(name, value) {
                        faults.add(name.as_str(), why);
                    }
                }
            }
        }
        if let Some(cards) = cards {
            setup.cards = setup.read_cards(cards, &mut faults);
        }
        if faults.is_empty() {
            faults = game::Setup::faults(&setup);
        }
        faults.or(setup)
    }

    fn knows(name: &str) -> bool {
        ["players", "boxes", "cards", "preset"].contains(&name)
            || RuleOptions::ALL.iter().any(|option| option.name == name)
    }

    fn faults(&self) -> Faults {
        let mut faults = Faults::none();
        let most = self.boxes.most_players();
        if !(2..=most).contains(&self.players) {
            let more = if most < 6 { "; 5 and 6 need the box africanus" } else { "" };
            faults.add("players", format!("{} can't play, 2 to {most} can{more}", self.players));
        }
        if let Err(why) = self.options.edition().check(Rattus::EDITION) {
            faults.add("edition", why);
        }
        self.check_cards(&mut faults);
        faults
    }

    /// PP-04: small tables should have a Chivalry card. The advice is given if the cards contain none, or if a random draw
    /// may contain none.
    fn advice(&self) -> Vec<Phrase> {
        let chivalry = Cards(self.components.class_cards[Class::Chivalry as usize]);
        let others = self.pool().minus(chivalry).len();
        let may_lack = match &self.cards {
            CardChoice::Picked(cards) => cards.and(chivalry).is_empty(),
            CardChoice::Suggested(set) => self.suggested(*set).and(chivalry).is_empty(),
            CardChoice::Random => self.card_count().is_some_and(|count| count <= others),
            CardChoice::OneFromEachClass => self.leaves_a_class_out(),
        };
        if self.players < 4 && may_lack { vec![Phrase::new("advice-chivalry", "PP-04")] } else { Vec::new() }
    }

    fn samples(round: u64) -> Vec<Self> {
        let mut samples = Vec::new();
        for boxes in Boxes::ALL {
            for players in 2..=boxes.most_players() {
                let mut setup = Self { boxes, ..Self::standard(players) };
                let mut pick = round.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 7;
                // Older editions stay playable: every fourth round plays the first.
                if round % 4 == 3 {
                    setup.options = RuleOptions::of(Edition(1));
                    setup.components = Components::builtin_of(Edition(1));
                }
                let edition = setup.options.edition();
                for RuleOption { name: option, values, .. } in
                    RuleOptions::ALL.into_iter().filter(|option| option.is_in(edition))
                {
                    // The first round uses the defaults.
                    let value = if round == 0 { 0 } else { pick as usize % values.len() };
                    setup.options.set(option, values[value]).expect("an option's own value");
                    pick /= values.len() as u64;
                }
                if round % 4 == 1 {
                    setup.cards = CardChoice::OneFromEachClass;
                }
                samples.push(setup);
            }
        }
        samples
    }
}
