//! Sitting down: the few questions before a game, each with an answer for those who just press Enter.

use super::typed;
use crate::failure::Failure;
use crate::setup::build;
use crate::texts::Texts;
use fluent_bundle::FluentValue;
use game::{Asked, Setup as _};
use std::io::{self, IsTerminal, Write};
use title::Title;
use title::layout::hanging;
use title::{DescribedPick, DescribedTopic};

/// What people chose.
pub struct Table<S> {
    /// How the game is set up.
    pub setup: S,
    /// How many of the seats are bots'.
    pub bots: u8,
}

/// Asks how the game is to be set up; nothing when they leave instead.
pub fn ask<G: Title>(components: &str, out: &mut impl Write) -> Result<Option<Table<G::Setup>>, Failure> {
    let texts = Texts::of::<G>(&G::Setup::standard(2));
    let mut dialog = Dialog { lines: typed::lines(io::stdin().lock()), texts, out };
    let game = dialog.texts.name("game", G::NAME);
    dialog.say("set-up-welcome", &[("game", game.into())])?;
    let mut fields: Vec<(String, String)> = Vec::new();
    let mut place = 0;
    while let Some(topic) = G::topics(components, &fields, &dialog.texts).into_iter().nth(place) {
        place += 1;
        if topic.asked == Asked::ByName || topic.values.len() == 1 {
            continue;
        }
        let Some(value) = dialog.choose::<G>(components, &fields, &topic)? else { return Ok(None) };
        fields.push((topic.field.to_owned(), value));
    }
    let setup = build::<G>(components, &fields).map_err(|faults| Failure::because(faults.to_string()))?;
    let Some(bots) = dialog.bots(setup.players())? else { return Ok(None) };
    let word = |(name, value): &(String, String)| match name.as_str() {
        "players" | "boxes" | "cards" => format!(" --{name} {value}"),
        _ => format!(" --set {name}={value}"),
    };
    let words: String = fields.iter().map(word).collect();
    let again = format!("miasma play {}{words} --bots {bots}", G::NAME);
    dialog.say("set-up-again", &[("command", again.into())])?;
    writeln!(dialog.out)?;
    Ok(Some(Table { setup, bots }))
}

/// A conversation at the terminal.
struct Dialog<'a, L, W> {
    lines: L,
    texts: Texts,
    out: &'a mut W,
}

impl<L: Iterator<Item = io::Result<String>>, W: Write> Dialog<'_, L, W> {
    /// The value that is chosen for a field; nothing when they leave.
    fn choose<G: Title>(
        &mut self,
        components: &str,
        fields: &[(String, String)],
        topic: &DescribedTopic,
    ) -> Result<Option<String>, Failure> {
        writeln!(self.out, "\n{}", topic.about)?;
        let mut answers: Vec<(&str, &str)> =
            topic.values.iter().map(|(value, meaning)| (value.as_str(), meaning.as_str())).collect();
        if let Some(pick) = &topic.pick {
            answers.push(("picked", &pick.about));
        }
        self.list(&answers)?;
        let usual = if answers[topic.usual].1.is_empty() {
            answers[topic.usual].0.to_owned()
        } else {
            (topic.usual + 1).to_string()
        };
        loop {
            let Some(typed) = self.read(&usual)? else { return Ok(None) };
            let Some(place) = meant(&answers, &typed) else {
                self.say("set-up-unclear", &[("typed", typed.into())])?;
                continue;
            };
            match (&topic.pick, topic.values.get(place)) {
                (_, Some((value, _))) => return Ok(Some(value.clone())),
                (Some(pick), None) => return self.pick::<G>(components, fields, topic.field, pick),
                (None, None) => unreachable!("the only answer beyond the values is to pick"),
            }
        }
    }

    /// Things named one by one, until the set-up takes them.
    fn pick<G: Title>(
        &mut self,
        components: &str,
        fields: &[(String, String)],
        field: &str,
        pick: &DescribedPick,
    ) -> Result<Option<String>, Failure> {
        self.say("set-up-pick", &[("count", pick.count.into())])?;
        let things: Vec<(&str, &str)> =
            pick.of.iter().map(|(value, meaning)| (value.as_str(), meaning.as_str())).collect();
        self.list(&things)?;
        loop {
            let Some(typed) = self.read("")? else { return Ok(None) };
            let words: Vec<&str> = if typed.contains(',') {
                typed.split(',').map(str::trim).filter(|word| !word.is_empty()).collect()
            } else {
                typed.split_whitespace().collect()
            };
            let unclear = words.iter().find(|word| meant(&things, word).is_none());
            if let Some(word) = unclear {
                self.say("set-up-unclear", &[("typed", (*word).into())])?;
                continue;
            }
            let named: Vec<&str> =
                words.iter().filter_map(|word| meant(&things, word)).map(|place| things[place].0).collect();
            let value = named.join(",");
            let mut fields = fields.to_vec();
            fields.push((field.to_owned(), value.clone()));
            match build::<G>(components, &fields) {
                Ok(_) => return Ok(Some(value)),
                Err(faults) => writeln!(self.out, "{faults}")?,
            }
        }
    }

    fn bots(&mut self, players: u8) -> Result<Option<u8>, Failure> {
        writeln!(self.out)?;
        self.say("set-up-bots", &[("players", players.into())])?;
        loop {
            let Some(typed) = self.read(&(players - 1).to_string())? else { return Ok(None) };
            match typed.parse::<u8>() {
                Ok(bots) if bots <= players => return Ok(Some(bots)),
                _ => {
                    self.say("set-up-unclear-bots", &[("typed", typed.into()), ("players", players.into())])?;
                }
            }
        }
    }

    /// Shows what can be answered: by number, or, where the values need no words, by themselves.
    fn list(&mut self, answers: &[(&str, &str)]) -> Result<(), Failure> {
        if answers.iter().all(|(_, meaning)| meaning.is_empty()) {
            let values: Vec<&str> = answers.iter().map(|(value, _)| *value).collect();
            writeln!(self.out, "  {}", values.join(", "))?;
            return Ok(());
        }
        for (number, (_, meaning)) in (1..).zip(answers) {
            writeln!(self.out, "{}", hanging(&format!("{number:>3} "), meaning, 4))?;
        }
        Ok(())
    }

    /// What is typed, or what Enter stands for; nothing when they leave.
    fn read(&mut self, usual: &str) -> Result<Option<String>, Failure> {
        if usual.is_empty() {
            write!(self.out, "> ")?;
        } else {
            write!(self.out, "[{usual}] > ")?;
        }
        self.out.flush()?;
        let line = self.lines.next().transpose();
        let line = line.map_err(|error| Failure::cannot("read what was typed", error))?;
        if !io::stdin().is_terminal() {
            // What is piped in is not on the screen: a transcript should have it.
            writeln!(self.out, "{}", line.as_deref().unwrap_or(""))?;
        }
        Ok(match line.as_deref().map(str::trim) {
            None | Some("quit" | "exit") => {
                self.say("set-up-left", &[])?;
                None
            }
            Some("") => Some(usual.to_owned()),
            Some(typed) => Some(typed.to_owned()),
        })
    }

    fn say(&mut self, key: &str, args: &[(&'static str, FluentValue<'_>)]) -> Result<(), Failure> {
        Ok(writeln!(self.out, "{}", self.texts.own(key, args))?)
    }
}

/// Which answer is meant: by its value, by its number in the list, or by the beginning of one alone.
fn meant(answers: &[(&str, &str)], typed: &str) -> Option<usize> {
    let typed = typed.to_lowercase();
    if let Some(place) = answers.iter().position(|(value, _)| *value == typed) {
        return Some(place);
    }
    let numbered = answers.iter().any(|(_, meaning)| !meaning.is_empty());
    if let Ok(number) = typed.parse::<usize>() {
        return (numbered && (1..=answers.len()).contains(&number)).then(|| number - 1);
    }
    let begins = |(value, meaning): &(&str, &str)| {
        value.starts_with(&typed) || meaning.to_lowercase().starts_with(&typed)
    };
    let mut alike = answers.iter().enumerate().filter(|(_, answer)| begins(answer)).map(|(place, _)| place);
    let first = alike.next()?;
    alike.next().is_none().then_some(first)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_known_by_value_number_or_beginning() {
        let players = [("2", ""), ("3", ""), ("4", "")];
        assert_eq!(["2", "4", "1", "5"].map(|typed| meant(&players, typed)), [Some(0), Some(2), None, None]);
        let cards = [
            ("monk", "Monk (Church)"),
            ("mayor", "Mayor (Bourgeoisie)"),
            ("pied_piper", "Pied Piper (Magic)"),
        ];
        let typed = ["1", "Monk", "may", "pied p", "m", "", "9"];
        let due = [Some(0), Some(0), Some(1), Some(2), None, None, None];
        assert_eq!(typed.map(|typed| meant(&cards, typed)), due);
    }
}
