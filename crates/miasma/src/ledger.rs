//! The text of the rules, from the ledgers in `docs/rules`.

use title::Title;

/// One rule of a ledger.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RuleText {
    /// Its id, such as `RB-44`.
    pub id: &'static str,
    /// What it says.
    pub text: String,
}

/// All rules of one game.
pub struct Ledger(Vec<RuleText>);

impl Ledger {
    /// The rules of a game.
    pub fn of<G: Title>() -> Self {
        Self(G::LEDGERS.iter().flat_map(|ledger| ledger.lines()).filter_map(rule).collect())
    }

    /// The rule with this id, in upper or lower case.
    pub fn find(&self, id: &str) -> Option<&RuleText> {
        self.0.iter().find(|rule| rule.id.eq_ignore_ascii_case(id))
    }

    /// The rules that start with the name of a thing.
    pub fn opening(&self, name: &str) -> Vec<&RuleText> {
        self.0.iter().filter(|rule| opens_with(&rule.text, name)).collect()
    }

    /// The rules about a thing: those that start with its name, or else all that mention it.
    pub fn about(&self, name: &str) -> Vec<&RuleText> {
        let opening = self.opening(name);
        if opening.is_empty() {
            self.0.iter().filter(|rule| names(&rule.text, name)).collect()
        } else {
            opening
        }
    }
}

/// Parses a line of a ledger: `- **RB-44** Merchant ...`.
fn rule(line: &'static str) -> Option<RuleText> {
    let (id, text) = line.strip_prefix("- **")?.split_once("** ")?;
    Some(RuleText { id, text: text.replace("**", "").replace('`', "") })
}

fn opens_with(text: &str, name: &str) -> bool {
    let text = text.strip_prefix("The ").unwrap_or(text);
    text.get(..name.len()).is_some_and(|start| start.eq_ignore_ascii_case(name))
        && !text[name.len()..].starts_with(char::is_alphanumeric)
}

fn names(text: &str, name: &str) -> bool {
    text.char_indices().any(|(place, _)| {
        !text[..place].ends_with(char::is_alphanumeric) && opens_with(text[place..].trim_start(), name)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use registry::each_title;

    #[test]
    fn a_rule_is_found_by_id_and_by_topic() {
        let ledger = Ledger::of::<rattus::Rattus>();
        assert!(ledger.find("rb-44").expect("RB-44 is a rule").text.starts_with("Merchant (Bourgeoisie)"));
        let knight: Vec<&str> = ledger.about("knight").iter().map(|rule| rule.id).collect();
        assert!(
            knight.contains(&"RB-45") && knight.contains(&"RB-46") && knight.contains(&"RB-64"),
            "{knight:?}"
        );
        assert!(ledger.find(concat!("RB-", 99)).is_none());
        assert!(ledger.about("zeppelin").is_empty());
    }

    #[test]
    fn every_game_has_its_rules_compiled_in() {
        each_title!(G => assert!(!Ledger::of::<G>().0.is_empty(), "{}", <G as game::Game>::NAME));
    }
}
