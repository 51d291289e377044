//! Toys played by the words of their records.

use crate::toy::{Answer, Toy, ToySetup};
use game::{Game, Journal, Random, Record, RecordedGame, Refused, Seat, Seats, Setup};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// The deal for three: seat 1 has cards 1 to 3, seat 2 has 4 to 6, seat 3 has 7 to 9, and seat 1 begins. Twins
/// are 1 and 2, 3 and 4 and so on.
pub(crate) const DEAL: [&str; 10] = [
    "chance start 1",
    "chance draw 1",
    "chance draw 2",
    "chance draw 3",
    "chance draw 4",
    "chance draw 5",
    "chance draw 6",
    "chance draw 7",
    "chance draw 8",
    "chance draw 9",
];

/// The text of a record for three with these entries.
pub(crate) fn text(entries: &[&str]) -> String {
    let mut text =
        "miasma-record 1.0\ngame toy\nedition 2\npack toys\nplayers 3\npairs 10\nentries\n".to_owned();
    for (number, entry) in (1..).zip(entries) {
        text += &format!("{number} {entry}\n");
    }
    text
}

/// A recorded of three after the deal and these entries.
pub(crate) fn dealt(entries: &[&str]) -> RecordedGame<Toy> {
    let record = Record::read(&text(&[&DEAL, entries].concat())).expect("a record");
    RecordedGame::replay(&record, |_, _, _, _, _| {}).expect("a set-up").expect("a game")
}

/// Plays one answer, for `who` (0: chance).
pub(crate) fn play(recorded: &mut RecordedGame<Toy>, who: u8, words: &str) -> Result<(), Refused<Answer>> {
    let choice = recorded.game().hear(words).expect("an answer");
    recorded.play(who.checked_sub(1).map(Seat), choice, &mut Journal::recording())
}

/// A whole random game of three with an undo now and then; `each` sees it after every entry.
pub(crate) fn random_game(number: u64, mut each: impl FnMut(&RecordedGame<Toy>)) -> RecordedGame<Toy> {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(number);
    let mut recorded = RecordedGame::new(Record::new(ToySetup::standard(3), None)).expect("a set-up");
    while let Some(question) = recorded.question() {
        let undo = Seats::first(3).iter().find_map(|seat| Some((seat, recorded.undoable(seat).ok()?.0)));
        match undo {
            Some((seat, entries)) if random.below(8) == 0 => {
                let from = entries[random.below(entries.len() as u32) as usize];
                recorded.undo(seat, from).expect("what can be undone is");
            }
            _ => {
                let choice = question.options.nth(random.below(question.options.len()));
                recorded
                    .play(question.who.seat(), choice, &mut Journal::off())
                    .expect("what is offered is accepted");
            }
        }
        each(&recorded);
    }
    recorded
}
