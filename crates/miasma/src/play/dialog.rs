//! The questions before a game. Each has a default answer for people who just press Enter.

use super::lines;
use crate::failure::Failure;
use crate::setup::build;
use crate::texts::{self, Texts};
use game::{Asked, Setup as _};
use std::io::{self, IsTerminal, Write};
use title::Title;
use title::english::FluentValue;
use title::layout::hanging;
use title::{DescribedPick, DescribedTopic};

/// The answers.
pub struct Answers<S> {
    /// The set-up of the game.
    pub setup: S,
    /// The number of bots.
    pub bots: u8,
}

/// Asks for the set-up of a game. Returns `None` if the person quits.
pub fn ask<G: Title>(components: &str, out: &mut impl Write) -> Result<Option<Answers<G::Setup>>, Failure> {
    let texts = texts::of::<G>(&G::Setup::standard(2));
    let mut dialog = Dialog { lines: lines::read(io::stdin().lock()), texts, out };
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
    let setup = build::<G>(components, &fields).map_err(|faults| Failure::new(faults.to_string()))?;
    let Some(bots) = dialog.bots(setup.players())? else { return Ok(None) };
    let word = |(name, value): &(String, String)| match name.as_str() {
        "players" => format!(" --{name} {value}"),
        _ => format!(" --set {name}={value}"),
    };
    let words: String = fields.iter().map(word).collect();
    let again = format!("miasma play {}{words} --bots {bots}", G::NAME);
    dialog.say("set-up-again", &[("command", again.into())])?;
    writeln!(dialog.out)?;
    Ok(Some(Answers { setup, bots }))
}

/// A conversation at the terminal.
struct Dialog<'a, L, W> {
    lines: L,
    texts: Texts,
    out: &'a mut W,
}

impl<L: Iterator<Item = io::Result<String>>, W: Write> Dialog<'_, L, W> {
    /// Asks for the value of a field. Returns `None` if the person quits.
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
            let Some(place) = find_answer(&answers, &typed) else {
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

    /// Asks for a list of things until the set-up accepts it.
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
            let unclear = words.iter().find(|word| find_answer(&things, word).is_none());
            if let Some(word) = unclear {
                self.say("set-up-unclear", &[("typed", (*word).into())])?;
                continue;
            }
            let named: Vec<&str> = words
                .iter()
                .filter_map(|word| find_answer(&things, word))
                .map(|place| things[place].0)
                .collect();
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

    /// Prints the possible answers: numbered, or just the values if they need no explanation.
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

    /// Reads an answer; an empty line means `usual`. Returns `None` if the person quits.
    fn read(&mut self, usual: &str) -> Result<Option<String>, Failure> {
        if usual.is_empty() {
            write!(self.out, "> ")?;
        } else {
            write!(self.out, "[{usual}] > ")?;
        }
        self.out.flush()?;
        let line = self.lines.next().transpose();
        let line = line.map_err(|error| Failure::cannot("read the input", error))?;
        if !io::stdin().is_terminal() {
            // Piped input is not echoed by a terminal, so a transcript would lack it.
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

/// Finds an answer by its value, its number in the list, or an unambiguous beginning.
fn find_answer(answers: &[(&str, &str)], typed: &str) -> Option<usize> {
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
    fn an_answer_is_found_by_value_number_or_beginning() {
        let players = [("2", ""), ("3", ""), ("4", "")];
        assert_eq!(
            ["2", "4", "1", "5"].map(|typed| find_answer(&players, typed)),
            [Some(0), Some(2), None, None]
        );
        let cards = [
            ("monk", "Monk (Church)"),
            ("mayor", "Mayor (Bourgeoisie)"),
            ("pied_piper", "Pied Piper (Magic)"),
        ];
        let typed = ["1", "Monk", "may", "pied p", "m", "", "9"];
        let expected = [Some(0), Some(0), Some(1), Some(2), None, None, None];
        assert_eq!(typed.map(|typed| find_answer(&cards, typed)), expected);
    }
}
