//! How a table stands: the fold of its log, and what may be done next.
//!
//! A command is first judged ([`Room::plan`]), which changes nothing, and becomes deeds; each deed is then applied
//! ([`Room::apply`]), here as well as whenever the log is read again. What chance draws is written into the deed as it is
//! applied for the first time, and checked against the seed every other time.

mod clock;
mod plan;
mod say;
#[cfg(test)]
mod tests;

use crate::deed::{By, Deed, Made};
use crate::play::{Bookmark, NotTaken, Play, Waiting};
use crate::titles::{self, Checked};
use bots::Bot;
use game::{Seat, Seats, Seed};
use protocol::{Ended, Millis, Stage, Vote};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use store::{PersonId, TableId};

pub(crate) use plan::{Unwilling, check_level};
pub(crate) use say::{Onlooker, Presence, Summary};

/// How a table stands.
pub(crate) struct Room {
    pub(crate) id: TableId,
    pub(crate) created: Millis,
    pub(crate) made: Made,
    pub(crate) seed: Seed,
    pub(crate) checked: Checked,
    /// The number of the last entry.
    pub(crate) number: u64,
    /// The number of the last entry that changed the game.
    pub(crate) moved: u64,
    pub(crate) state: State,
    /// The part of the summary that changes seldom.
    fixed: String,
    /// Who has written in the chat while the room was open: name and person, the last ones.
    speakers: Vec<(String, String)>,
    pub(crate) play: Box<dyn Play>,
}

/// What of a room is kept with its bookmark.
#[derive(Serialize, Deserialize, Clone, PartialEq, Debug)]
pub(crate) struct State {
    pub(crate) stage: Phase,
    pub(crate) seats: Vec<Place>,
    pub(crate) muted: Vec<String>,
    pub(crate) ended: Option<Ended>,
    pub(crate) rematch: Option<String>,
    pub(crate) clock: clock::State,
}

/// Where a table is, as the fold knows it.
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    Open,
    Running,
    Over,
}

/// A seat.
#[derive(Serialize, Deserialize, Clone, PartialEq, Debug, Default)]
pub(crate) struct Place {
    pub(crate) holder: Holder,
    pub(crate) stand_in: Option<String>,
    pub(crate) resigned: bool,
    pub(crate) ends: bool,
    /// What the others want done about it, by their seats.
    pub(crate) votes: BTreeMap<u8, Vote>,
    /// Milliseconds left of the reserve of a live table.
    pub(crate) reserve: Millis,
    /// Milliseconds of the present turn that are used up.
    pub(crate) used: Millis,
    /// The others have voted that a bot makes this one move.
    pub(crate) skipped: bool,
}

impl Place {
    /// Whether a person sits there and plays.
    fn is_active(&self) -> bool {
        matches!(self.holder, Holder::Person { .. }) && !self.resigned && self.stand_in.is_none()
    }

    /// Whether a person may take the seat back from the bot that plays for them.
    fn can_return(&self) -> bool {
        matches!(self.holder, Holder::Person { .. }) && !self.resigned
    }
}

/// Who sits on a seat.
#[derive(Serialize, Deserialize, Clone, PartialEq, Debug, Default)]
pub(crate) enum Holder {
    #[default]
    Nobody,
    Person {
        person: String,
        name: String,
    },
    Invited {
        name: String,
        secret: String,
    },
    Bot {
        level: String,
    },
}

impl Holder {
    /// The person who sits there.
    pub(crate) fn person(&self) -> Option<&str> {
        match self {
            Self::Person { person, .. } => Some(person),
            _ => None,
        }
    }
}

/// A room as it is kept beside the log.
#[derive(Serialize, Deserialize)]
struct Kept {
    version: u16,
    number: u64,
    moved: u64,
    state: State,
    game: Bookmark,
}

/// Raised when the shape of [`Kept`] changes; others are passed over, and the log is played instead.
const VERSION: u16 = 1;

/// Why a log can't be played.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error("entry {number} can't be carried out: {why}")]
pub(crate) struct Broken {
    pub(crate) number: u64,
    pub(crate) why: String,
}

impl Room {
    /// The room of a table that was made so.
    pub(crate) fn new(id: TableId, at: Millis, mut made: Made) -> Result<Self, String> {
        let title =
            titles::named(&made.game).ok_or_else(|| format!("there is no game \"{}\" here", made.game))?;
        let seed: Seed = made.seed.parse()?;
        let mut checked =
            (title.check)(made.edition, &made.pack, &made.setup).map_err(|faults| faults.to_string())?;
        let mut play =
            (title.open)(made.edition, &made.pack, &made.setup, seed).map_err(|faults| faults.to_string())?;
        if let Some(fork) = &made.fork {
            play.begin_at(&fork.game)?;
        }
        // What was left as usual is in it now as well.
        made.setup = std::mem::take(&mut checked.fields);
        let reserve = match made.pace {
            protocol::Pace::Live { reserve_s, .. } => Millis::from(reserve_s) * 1000,
            _ => 0,
        };
        let seats = vec![Place { reserve, ..Place::default() }; checked.players.into()];
        let state = State {
            stage: Phase::Open,
            seats,
            muted: Vec::new(),
            ended: None,
            rematch: None,
            clock: clock::State::since(at),
        };
        let mut room = Self {
            id,
            created: at,
            made,
            seed,
            checked,
            number: 1,
            moved: 1,
            state,
            fixed: String::new(),
            speakers: Vec::new(),
            play,
        };
        room.fixed = room.fixed_summary();
        Ok(room)
    }

    /// The room whose log this is. Where a state was kept on the way, what lies before it is not played again.
    pub(crate) fn of_log(
        id: TableId,
        log: &[store::Entry],
        kept: Option<&store::Snapshot>,
    ) -> Result<Self, Broken> {
        let broken = |number: u64, why: String| Broken { number, why };
        let deed = |entry: &store::Entry| {
            serde_json::from_str(&entry.body).map_err(|why| broken(entry.number, why.to_string()))
        };
        let Some((first, rest)) = log.split_first() else {
            return Err(broken(1, "it is missing".to_owned()));
        };
        let Deed::Made(made) = deed(first)? else {
            return Err(broken(1, "it does not make the table".to_owned()));
        };
        let mut room = Self::new(id, first.at, *made).map_err(|why| broken(1, why))?;
        let kept = kept.and_then(|kept| serde_json::from_slice::<Kept>(&kept.state).ok());
        let kept = kept.filter(|kept| kept.version == VERSION && kept.number <= log.len() as u64);
        let known = kept.as_ref().map_or(1, |kept| kept.number);
        for entry in rest.iter().take_while(|entry| entry.number <= known) {
            room.note(&deed(entry)?).map_err(|why| broken(entry.number, format!("{why:?}")))?;
        }
        if let Some(kept) = kept {
            match room.play.open_at(&kept.game) {
                Ok(()) => {
                    (room.number, room.moved, room.state) = (kept.number, kept.moved, kept.state);
                    room.fixed = room.fixed_summary();
                }
                // A bookmark of another build: the log itself is the truth.
                Err(_) => return Self::of_log(room.id, log, None),
            }
        }
        for entry in rest.iter().skip_while(|entry| entry.number <= known) {
            room.apply(entry.at, &mut deed(entry)?)?;
        }
        Ok(room)
    }

    /// Plays a log from its beginning, and lets `each` look at the room after every entry.
    pub(crate) fn retell(
        id: &TableId,
        log: &[store::Entry],
        mut each: impl FnMut(&Self, &store::Entry, &Deed),
    ) -> Result<(), Broken> {
        let mut room: Option<Self> = None;
        for entry in log {
            let broken = |why: String| Broken { number: entry.number, why };
            let mut deed: Deed = serde_json::from_str(&entry.body).map_err(|why| broken(why.to_string()))?;
            match (&mut room, &deed) {
                (None, Deed::Made(made)) => {
                    room = Some(Self::new(id.clone(), entry.at, (**made).clone()).map_err(broken)?);
                }
                (None, _) => return Err(broken("it does not make the table".to_owned())),
                (Some(room), _) => room.apply(entry.at, &mut deed)?,
            }
            if let Some(room) = &room {
                each(room, entry, &deed);
            }
        }
        Ok(())
    }

    /// The state to keep beside the log, where it can be kept.
    pub(crate) fn keep(&self) -> Option<Vec<u8>> {
        let kept = Kept {
            version: VERSION,
            number: self.number,
            moved: self.moved,
            state: self.state.clone(),
            game: self.play.bookmark()?,
        };
        serde_json::to_vec(&kept).ok()
    }

    /// Carries out one deed; what chance draws is written into it.
    pub(crate) fn apply(&mut self, at: Millis, deed: &mut Deed) -> Result<(), Broken> {
        self.number += 1;
        let waited = self.play.waiting();
        let changed = self.carry_out(at, deed).map_err(|why| Broken { number: self.number, why })?;
        if changed {
            self.moved = self.number;
            self.tick(at, waited);
        } else {
            self.fixed = self.fixed_summary();
        }
        Ok(())
    }

    /// Carries out one deed, and says whether it changed the game.
    fn carry_out(&mut self, at: Millis, deed: &mut Deed) -> Result<bool, String> {
        let failed = |why: NotTaken| format!("{why:?}");
        let state = &mut self.state;
        match deed {
            Deed::Made(_) => return Err("the table is there already".to_owned()),
            Deed::Sat { seat, person, name } => {
                let place = place(state, *seat)?;
                place.holder = Holder::Person { person: person.clone(), name: name.clone() };
                place.stand_in = None;
                place.votes.clear();
                self.restart_clock(at, *seat);
            }
            Deed::Invited { seat, name, secret } => {
                let holder = Holder::Invited { name: name.clone(), secret: secret.clone() };
                place(state, *seat)?.holder = holder;
            }
            Deed::Stood { seat } => {
                let place = place(state, *seat)?;
                *place = Place { reserve: place.reserve, ..Place::default() };
            }
            Deed::Bot { seat, level } => {
                let place = place(state, *seat)?;
                place.holder = Holder::Bot { level: level.clone() };
            }
            Deed::Started { draws } => {
                let known = (!draws.is_empty()).then_some(draws.as_slice());
                *draws = self.play.deal(known).map_err(failed)?;
                state.stage = Phase::Running;
                return Ok(true);
            }
            Deed::Moved { seat, choice, draws, .. } => {
                let known = (!draws.is_empty()).then_some(draws.as_slice());
                *draws = self.play.choose(index(*seat), choice, known).map_err(failed)?;
                return Ok(true);
            }
            Deed::Undone { seat, from } => {
                self.play.undo(index(*seat), *from as usize).map_err(failed)?;
                return Ok(true);
            }
            Deed::Said { person, name, .. } => self.remember(person, name),
            Deed::Muted { person, silent, .. } => {
                state.muted.retain(|other| other != person);
                if *silent {
                    state.muted.push(person.clone());
                }
            }
            Deed::Reminded { up, .. } => state.clock.remind(at, *up),
            Deed::Resumed { since } => state.clock.resume(*since),
            Deed::StandIn { seat, level } => {
                let place = place(state, *seat)?;
                place.stand_in = Some(level.clone());
                place.votes.clear();
            }
            Deed::Resigned { seat } => {
                let place = place(state, *seat)?;
                place.resigned = true;
                place.stand_in = Some(STAND_IN.to_owned());
            }
            Deed::Ends { seat, agree } => place(state, *seat)?.ends = *agree,
            Deed::Voted { seat, about, vote } => {
                place(state, *about)?.votes.insert(*seat, *vote);
                if self.voted(*about) == Some(Vote::Skip) {
                    place(&mut self.state, *about)?.skipped = true;
                }
            }
            Deed::Ended { how } => {
                state.ended = Some(*how);
                state.stage = Phase::Over;
            }
            Deed::Rematch { table } => state.rematch = Some(table.clone()),
            Deed::Handed { from, to, name } => {
                for place in &mut state.seats {
                    if let Holder::Person { person, name: old } = &mut place.holder
                        && person == from
                    {
                        (*person, *old) = (to.clone(), name.clone());
                    }
                }
                for muted in state.muted.iter_mut().filter(|muted| *muted == from) {
                    muted.clone_from(to);
                }
                if self.made.host == *from {
                    self.made.host.clone_from(to);
                }
            }
        }
        Ok(false)
    }

    /// Notes a deed that lies before the kept state: the record needs it, the table does not.
    fn note(&mut self, deed: &Deed) -> Result<(), NotTaken> {
        match deed {
            Deed::Started { draws } => draws.iter().try_for_each(|words| self.play.note(None, words)),
            Deed::Moved { seat, choice, draws, .. } => {
                self.play.note(Some(index(*seat)), choice)?;
                draws.iter().try_for_each(|words| self.play.note(None, words))
            }
            Deed::Undone { seat, from } => {
                self.play.note_undo(index(*seat), *from as usize);
                Ok(())
            }
            Deed::Said { person, name, .. } => {
                self.remember(person, name);
                Ok(())
            }
            Deed::Handed { from, to, .. } if self.made.host == *from => {
                self.made.host.clone_from(to);
                Ok(())
            }
            _ => Ok(()),
        }
    }

    fn remember(&mut self, person: &str, name: &str) {
        self.speakers.retain(|(_, other)| other != person);
        self.speakers.push((name.to_owned(), person.to_owned()));
        if self.speakers.len() > SPEAKERS {
            self.speakers.remove(0);
        }
    }

    /// How far the table is.
    pub(crate) fn stage(&self) -> Stage {
        match (self.state.stage, self.state.ended) {
            (Phase::Open, _) => Stage::Open,
            (Phase::Running, _) => Stage::Running,
            // What was played before a host closed the table can still be looked at.
            (Phase::Over, Some(Ended::Closed)) if self.play.entries() > 0 => Stage::Over,
            (Phase::Over, Some(Ended::Abandoned | Ended::Closed)) => Stage::Closed,
            (Phase::Over, _) => Stage::Over,
        }
    }

    /// The seats of a person.
    pub(crate) fn seats_of(&self, person: Option<&PersonId>) -> Seats {
        let mut seats = Seats::NONE;
        for (number, place) in (0..).zip(&self.state.seats) {
            if let Holder::Person { person: holder, .. } = &place.holder
                && person.is_some_and(|person| person.0 == *holder)
            {
                seats = seats.with(Seat(number));
            }
        }
        seats
    }

    /// Whom the game waits for, while it is played.
    pub(crate) fn waiting(&self) -> Option<Waiting> {
        self.play.waiting().filter(|_| self.state.stage == Phase::Running)
    }

    /// The bot that is to answer now, and whether it answers for a person.
    pub(crate) fn bot_asked(&self, now: Millis) -> Option<(Seat, Bot, By)> {
        let seat = self.waiting()?.seat;
        // Bots alone would play the game to its end before anybody comes back to it.
        if self.active().next().is_none() && self.state.seats.iter().any(Place::can_return) {
            return None;
        }
        let place = &self.state.seats[seat.index()];
        let (level, by) = match (&place.holder, &place.stand_in) {
            (Holder::Bot { level }, _) => (level.as_str(), By::Holder),
            (_, Some(level)) => (level.as_str(), By::StandIn),
            _ if place.skipped || self.has_lapsed(now) => (STAND_IN, By::StandIn),
            _ => return None,
        };
        // Levels were checked when the bot sat down; one that a newer build no longer knows plays as the usual one.
        let bot = Bot::named(level).or_else(|_| Bot::named(STAND_IN)).expect("the stand-in's level exists");
        Some((seat, bot, by))
    }

    /// The people who still play, by their seats.
    pub(crate) fn active(&self) -> impl Iterator<Item = (u8, &Place)> {
        (1..).zip(&self.state.seats).filter(|(_, place)| place.is_active())
    }

    /// What most of the others want done about a seat, once it is more than half of them.
    pub(crate) fn voted(&self, about: u8) -> Option<Vote> {
        let voters = self.active().filter(|(seat, _)| *seat != about).count();
        let votes = &self.state.seats[index(about).index()].votes;
        [Vote::Skip, Vote::Replace, Vote::End]
            .into_iter()
            .find(|vote| 2 * votes.values().filter(|other| *other == vote).count() > voters)
    }

    /// Whether nobody has come to a seat yet.
    pub(crate) fn is_free(holder: &Holder) -> bool {
        matches!(holder, Holder::Nobody | Holder::Invited { .. })
    }

    /// Who sits where, for the store. A host who sits nowhere has seat 0: the table is theirs all the same.
    pub(crate) fn sitters(&self) -> Vec<(u8, PersonId)> {
        let mut sitters: Vec<_> = (1..)
            .zip(&self.state.seats)
            .filter_map(|(seat, place)| match &place.holder {
                Holder::Person { person, .. } => Some((seat, PersonId(person.clone()))),
                _ => None,
            })
            .collect();
        if sitters.iter().all(|(_, person)| person.0 != self.made.host) {
            sitters.push((0, PersonId(self.made.host.clone())));
        }
        sitters
    }
}

/// So many who wrote are remembered by name, for muting.
const SPEAKERS: usize = 32;

/// The level of a bot that plays for a person who left.
pub(crate) const STAND_IN: &str = "expert";

fn place(state: &mut State, seat: u8) -> Result<&mut Place, String> {
    let index = usize::from(seat).wrapping_sub(1);
    state.seats.get_mut(index).ok_or_else(|| format!("there is no seat {seat}"))
}

/// The seat with this number, which is known to be there.
fn index(seat: u8) -> Seat {
    Seat(seat.saturating_sub(1))
}
