//! A game told again, step by step, through one pair of eyes.

use crate::deed::Deed;
use crate::http::eye;
use crate::room::{Broken, Room};
use game::Eye;
use protocol::{Chances, Proof, Refusal, Replay, Stage, Step, TurnChances};
use store::{PersonId, TableId};

impl Room {
    /// Through whose eyes somebody may see the game again: any once it is over, before that their own.
    pub(crate) fn replay_eye(&self, person: Option<&PersonId>, wish: Option<&str>) -> Result<Eye, Refusal> {
        let onlooker = self.onlooker(person);
        if !onlooker.admitted {
            return Err(Refusal::new("no_watchers", "this table is not open to watchers"));
        }
        let own = onlooker.seats.iter().next().map_or(Eye::Watcher, Eye::Seat);
        let Some(wish) = wish else { return Ok(if self.stage() == Stage::Over { Eye::Open } else { own }) };
        let unknown = || Refusal::new("eye", "choose as=seat 1, watcher or open");
        let eye = eye(wish, self.checked.players).ok_or_else(unknown)?;
        let theirs = match eye {
            Eye::Seat(seat) => onlooker.seats.has(seat),
            Eye::Watcher => onlooker.seats.is_empty(),
            Eye::Open => false,
        };
        match self.stage() {
            Stage::Over => Ok(eye),
            Stage::Running if theirs => Ok(eye),
            Stage::Running => Err(Refusal::new("secret", "others' views are open once the game is over")),
            _ => Err(Refusal::new("not_begun", "there is nothing to see of a game that never began")),
        }
    }
}

/// The steps of a game from number `from` on.
pub(crate) fn replay(
    id: &TableId,
    entries: &[store::Entry],
    eye: Eye,
    from: u32,
    most: u32,
) -> Result<Replay, Broken> {
    let mut steps = Vec::new();
    let mut total = 0;
    Room::retell(id, entries, |room, entry, deed| {
        let Some(what) = room.played(Some(eye), deed) else { return };
        if (from..from.saturating_add(most)).contains(&total) {
            let view = room.play.view(eye);
            steps.push(Step { number: entry.number, at: entry.at, turn: room.play.turn(), what, view });
        }
        total += 1;
    })?;
    Ok(Replay { eye: in_words(eye), total, from, steps })
}

/// How likely each player was to win whenever a turn began, and at the end.
pub(crate) fn chances(id: &TableId, entries: &[store::Entry]) -> Result<Chances, Broken> {
    let mut turns: Vec<TurnChances> = Vec::new();
    let mut turn = None;
    Room::retell(id, entries, |room, entry, _| {
        let moved = entry.number > 1 && room.moved == room.number;
        let ends = room.play.waiting().is_none();
        if moved && (room.play.turn() != turn || turns.is_empty() || ends) {
            turn = room.play.turn();
            turns.push(TurnChances { number: entry.number, chances: room.play.chances() });
        }
    })?;
    Ok(Chances { turns })
}

/// Plays a log again without anything kept: so every draw is checked against the seed.
pub(crate) fn prove(id: &TableId, entries: &[store::Entry]) -> Proof {
    let draws = |entry: &store::Entry| match serde_json::from_str(&entry.body) {
        Ok(Deed::Started { draws } | Deed::Moved { draws, .. }) => draws.len() as u32,
        _ => 0,
    };
    let draws = entries.iter().map(draws).sum();
    let fault = Room::of_log(id.clone(), entries, None).err().map(|broken| broken.to_string());
    Proof { fair: fault.is_none(), draws, fault }
}

/// An eye in words.
pub(crate) fn in_words(eye: Eye) -> String {
    match eye {
        Eye::Watcher => "watcher".to_owned(),
        Eye::Open => "open".to_owned(),
        Eye::Seat(seat) => seat.to_string(),
    }
}
