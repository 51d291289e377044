//! What a command would do, and why it can't be done.

use super::{Holder, Phase, Room, index};
use crate::deed::{By, Deed};
use crate::play::NotTaken;
use crate::words;
use bots::Bot;
use protocol::{Command, Ended, Millis, Phrase, Refusal, Room as Audience, Vote};
use store::{Person, PersonId};

/// Why a command was not carried out.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Unwilling {
    /// Something happened meanwhile.
    Stale,
    /// It can't be done.
    Refused(Box<Refusal>),
}

type Planned = Result<Vec<Deed>, Unwilling>;

fn no(code: &str, message: &str) -> Unwilling {
    Unwilling::Refused(Box::new(Refusal::new(code, message)))
}

impl Room {
    /// The deeds that a person's command comes to at this moment. Changes nothing.
    pub(crate) fn plan(&self, now: Millis, who: &Person, command: &Command) -> Planned {
        match command {
            Command::Sit { seat, invite } => self.sit(who, *seat, invite.as_deref()),
            Command::Stand { seat } => self.stand(who, *seat),
            Command::Bot { seat, level } => self.seat_bot(who, *seat, level),
            Command::Fill { level } => self.fill(who, level),
            Command::Clear { seat } => self.clear(who, *seat),
            Command::Start {} => self.start(who),
            Command::Abandon {} => {
                self.must_host(who)?;
                self.must_be_open()?;
                Ok(vec![Deed::Ended { how: Ended::Abandoned }])
            }
            Command::Choose { seat, after, choice } => {
                self.must_play(who, *seat)?;
                self.must_be_fresh(*after)?;
                match self.play.why(index(*seat), choice) {
                    None => Ok(vec![moved(*seat, choice.clone(), By::Holder)]),
                    Some(why) => Err(self.refused(why)),
                }
            }
            Command::Undo { seat, after, from } => {
                self.must_play(who, *seat)?;
                self.must_be_fresh(*after)?;
                let undo = self.play.undoable(index(*seat));
                if undo.entries.contains(from) {
                    return Ok(vec![Deed::Undone { seat: *seat, from: *from }]);
                }
                Err(illegal("no_undo", "that can't be taken back", undo.limit))
            }
            Command::Say { room, text } => self.say(who, *room, text),
            Command::Mute { name, silent } => self.mute(who, name, *silent),
            Command::Resign { seat } => self.resign(who, *seat),
            Command::End { seat, agree } => self.end(who, *seat, *agree),
            Command::Vote { seat, about, vote } => self.vote(now, who, *seat, *about, *vote),
            Command::Rematch {} => Err(no("rematch", "a rematch is made by the tables, not by one table")),
        }
    }

    /// Why somebody can't answer so on a seat of theirs; nothing if they can. Changes nothing.
    pub(crate) fn why(&self, person: Option<&PersonId>, seat: u8, choice: &str) -> Option<Refusal> {
        let yours = seat > 0 && self.seats_of(person).has(index(seat));
        let unwilling = if !yours {
            no("not_yours", "that is not your seat")
        } else if let Err(unwilling) = self.must_run() {
            unwilling
        } else {
            self.refused(self.play.why(index(seat), choice)?)
        };
        match unwilling {
            Unwilling::Refused(refusal) => Some(*refusal),
            Unwilling::Stale => None,
        }
    }

    /// What follows from the last deed by itself: forced answers, and the end.
    pub(crate) fn follows(&self) -> Option<Deed> {
        if self.state.stage != Phase::Running {
            return None;
        }
        match self.play.waiting() {
            None => Some(Deed::Ended { how: Ended::Played }),
            // Who has only one answer where nobody may know that they are asked gives it themselves, in their own time.
            Some(waiting) if waiting.forced && !waiting.in_secret() => {
                let only = self.play.asked(game::Seats::only(waiting.seat))?.options.into_iter().next()?;
                Some(moved(waiting.seat.0 + 1, only, By::Rules))
            }
            Some(_) => None,
        }
    }

    /// The deed of a bot that has thought about the position after entry `moved`.
    pub(crate) fn bot_moves(&self, now: Millis, choice: String) -> Option<Deed> {
        let (seat, _, by) = self.bot_asked(now)?;
        self.play.why(seat, &choice).is_none().then(|| moved(seat.0 + 1, choice, by))
    }

    fn sit(&self, who: &Person, seat: u8, invite: Option<&str>) -> Planned {
        let place = self.place(seat)?;
        let sat = Deed::Sat { seat, person: who.id.0.clone(), name: who.name.clone() };
        match (&place.holder, self.state.stage) {
            (_, Phase::Over) => Err(no("over", "the game is over")),
            (Holder::Invited { secret, .. }, Phase::Open) if invite == Some(secret.as_str()) => Ok(vec![sat]),
            (Holder::Invited { .. }, Phase::Open) => {
                Err(no("invited", "that seat is kept for somebody; it takes their link"))
            }
            (Holder::Nobody, Phase::Open) => {
                if !self.seats_of(Some(&who.id)).is_empty() && self.made.host != who.id.0 {
                    return Err(no("seated", "you have a seat here; leave it first to change"));
                }
                Ok(vec![sat])
            }
            (Holder::Person { person, .. }, Phase::Running) if *person == who.id.0 => match &place.stand_in {
                Some(_) if place.resigned => {
                    Err(no("resigned", "you have given up this game; you can watch it"))
                }
                Some(_) => Ok(vec![sat]),
                None => Err(no("seated", "you sit there already")),
            },
            _ => Err(no("taken", "that seat is taken; choose an open one")),
        }
    }

    fn stand(&self, who: &Person, seat: u8) -> Planned {
        self.must_hold(who, seat)?;
        match self.state.stage {
            Phase::Open => Ok(vec![Deed::Stood { seat }]),
            Phase::Running if self.place(seat)?.stand_in.is_some() => {
                Err(no("stand_in", "a bot plays for you already; sit down to play on"))
            }
            Phase::Running => Ok(vec![Deed::StandIn { seat, level: super::STAND_IN.to_owned() }]),
            Phase::Over => Err(no("over", "the game is over")),
        }
    }

    fn seat_bot(&self, who: &Person, seat: u8, level: &str) -> Planned {
        self.must_host(who)?;
        self.must_be_open()?;
        check_level(level)?;
        match self.place(seat)?.holder {
            Holder::Person { .. } => Err(no("taken", "a person sits there; clear the seat first")),
            _ => Ok(vec![Deed::Bot { seat, level: level.to_owned() }]),
        }
    }

    fn fill(&self, who: &Person, level: &str) -> Planned {
        self.must_host(who)?;
        self.must_be_open()?;
        check_level(level)?;
        let free = (1..).zip(&self.state.seats).filter(|(_, place)| place.holder == Holder::Nobody);
        let bots: Vec<Deed> = free.map(|(seat, _)| Deed::Bot { seat, level: level.to_owned() }).collect();
        if bots.is_empty() { Err(no("full", "there is no open seat")) } else { Ok(bots) }
    }

    fn clear(&self, who: &Person, seat: u8) -> Planned {
        self.must_host(who)?;
        self.must_be_open()?;
        match self.place(seat)?.holder {
            Holder::Nobody => Err(no("empty", "nobody sits there")),
            _ => Ok(vec![Deed::Stood { seat }]),
        }
    }

    fn start(&self, who: &Person) -> Planned {
        self.must_host(who)?;
        self.must_be_open()?;
        let open: Vec<String> = (1..)
            .zip(&self.state.seats)
            .filter(|(_, place)| Self::is_free(&place.holder))
            .map(|(seat, _): (u8, _)| seat.to_string())
            .collect();
        if !open.is_empty() {
            let message = format!("seat {} is open: wait for somebody, or seat a bot", open.join(", "));
            return Err(no("open_seats", &message));
        }
        Ok(vec![Deed::Started { draws: Vec::new() }])
    }

    fn say(&self, who: &Person, room: Audience, text: &str) -> Planned {
        let text = text.trim();
        if text.is_empty()
            || text.chars().count() > 500
            || text.chars().any(|sign| sign.is_control() && sign != '\n')
        {
            return Err(no("text", "write 1 to 500 characters, without line breaks"));
        }
        if self.state.muted.contains(&who.id.0) {
            return Err(no("muted", "the host of the table has muted you"));
        }
        let seated = !self.seats_of(Some(&who.id)).is_empty();
        match room {
            Audience::Table if !seated && self.made.host != who.id.0 => {
                return Err(no("watching", "only players write to the table; write to the watchers"));
            }
            Audience::Watchers if seated && self.state.stage == Phase::Running => {
                return Err(no("playing", "the watchers' room is open to players after the game"));
            }
            Audience::Watchers if !self.made.spectators && !seated => {
                return Err(no("no_watchers", "this table is not open to watchers"));
            }
            _ => {}
        }
        Ok(vec![Deed::Said { person: who.id.0.clone(), name: who.name.clone(), room, text: text.to_owned() }])
    }

    fn mute(&self, who: &Person, name: &str, silent: bool) -> Planned {
        self.must_host(who)?;
        let named = self.speaker(name).ok_or_else(|| no("nobody", "nobody of that name has written here"))?;
        if named.0 == who.id.0 {
            return Err(no("yourself", "you can't mute yourself"));
        }
        Ok(vec![Deed::Muted { person: named.0, name: name.to_owned(), silent }])
    }

    fn resign(&self, who: &Person, seat: u8) -> Planned {
        self.must_hold(who, seat)?;
        self.must_run()?;
        if self.place(seat)?.resigned {
            return Err(no("resigned", "you have given up already"));
        }
        let mut deeds = vec![Deed::Resigned { seat }];
        let left = (1..)
            .zip(&self.state.seats)
            .filter(|(other, place): &(u8, _)| {
                *other != seat && !place.resigned && !Self::is_free(&place.holder)
            })
            .count();
        let people = self.active().filter(|(other, _)| *other != seat).count();
        if left <= 1 || people == 0 {
            deeds.push(Deed::Ended { how: Ended::Resigned });
        }
        Ok(deeds)
    }

    fn end(&self, who: &Person, seat: u8, agree: bool) -> Planned {
        self.must_hold(who, seat)?;
        self.must_run()?;
        let mut deeds = vec![Deed::Ends { seat, agree }];
        if agree && self.active().all(|(other, place)| other == seat || place.ends) {
            deeds.push(Deed::Ended { how: Ended::Agreed });
        }
        Ok(deeds)
    }

    fn vote(&self, now: Millis, who: &Person, seat: u8, about: u8, vote: Vote) -> Planned {
        self.must_play(who, seat)?;
        self.place(about)?;
        if seat == about || !self.is_voted_on(now, about) {
            let message = "there is a vote only on another player whose time is up, and the grace after it";
            return Err(no("no_vote", message));
        }
        let votes = self.place(about)?.votes.iter();
        let same = 1 + votes.filter(|(other, theirs)| **other != seat && **theirs == vote).count();
        let voters = self.active().filter(|(other, _)| *other != about).count();
        let mut deeds = vec![Deed::Voted { seat, about, vote }];
        if 2 * same > voters {
            match vote {
                Vote::Replace => deeds.push(Deed::StandIn { seat: about, level: super::STAND_IN.to_owned() }),
                Vote::End => deeds.push(Deed::Ended { how: Ended::Left }),
                Vote::Skip | Vote::Wait => {}
            }
        }
        Ok(deeds)
    }

    /// The person who is called so at this table.
    fn speaker(&self, name: &str) -> Option<PersonId> {
        self.state
            .seats
            .iter()
            .find_map(|place| match &place.holder {
                Holder::Person { person, name: theirs } if theirs == name => Some(PersonId(person.clone())),
                _ => None,
            })
            .or_else(|| {
                self.speakers.iter().find(|(theirs, _)| theirs == name).map(|(_, id)| PersonId(id.clone()))
            })
    }

    fn place(&self, seat: u8) -> Result<&super::Place, Unwilling> {
        let found = usize::from(seat).checked_sub(1).and_then(|index| self.state.seats.get(index));
        let seats = self.state.seats.len();
        found.ok_or_else(|| no("no_seat", &format!("there is no seat {seat}: choose 1 to {seats}")))
    }

    fn must_host(&self, who: &Person) -> Result<(), Unwilling> {
        let host = self.made.host == who.id.0;
        host.then_some(()).ok_or_else(|| no("not_host", "only who made the table may do that"))
    }

    fn must_hold(&self, who: &Person, seat: u8) -> Result<(), Unwilling> {
        let holds = match &self.place(seat)?.holder {
            Holder::Person { person, .. } => *person == who.id.0,
            _ => false,
        };
        holds.then_some(()).ok_or_else(|| no("not_yours", "that is not your seat"))
    }

    /// Who plays a seat sits there; while a bot plays for them it is the bot who plays.
    fn must_play(&self, who: &Person, seat: u8) -> Result<(), Unwilling> {
        self.must_hold(who, seat)?;
        self.must_run()?;
        let place = self.place(seat)?;
        if place.resigned {
            return Err(no("resigned", "you have given up this game; you can watch it"));
        }
        if place.stand_in.is_some() {
            return Err(no("stand_in", "a bot plays for you; sit down to play on"));
        }
        Ok(())
    }

    fn must_be_open(&self) -> Result<(), Unwilling> {
        match self.state.stage {
            Phase::Open => Ok(()),
            Phase::Running => Err(no("running", "the game has begun")),
            Phase::Over => Err(no("over", "the game is over")),
        }
    }

    fn must_run(&self) -> Result<(), Unwilling> {
        match self.state.stage {
            Phase::Open => {
                Err(no("not_begun", "the game has not begun; the host starts it when all seats are taken"))
            }
            Phase::Running => Ok(()),
            Phase::Over => Err(no("over", "the game is over")),
        }
    }

    fn must_be_fresh(&self, after: u64) -> Result<(), Unwilling> {
        if after > self.moved {
            let message = format!("there is no move {after} yet, the last is {}", self.moved);
            return Err(no("future", &message));
        }
        if after == self.moved { Ok(()) } else { Err(Unwilling::Stale) }
    }

    /// An answer that was not taken, in words for whoever gave it.
    fn refused(&self, why: NotTaken) -> Unwilling {
        match why {
            NotTaken::Over => no("over", "the game is over"),
            NotTaken::NotAsked => no("not_asked", "it is not your turn to answer; wait for the others"),
            NotTaken::Unheard(why) => no("unheard", &why),
            NotTaken::Illegal(because) => illegal("illegal", "the rules don't allow that now", because),
            NotTaken::NoUndo(because) => illegal("no_undo", "that can't be taken back", because),
        }
    }
}

/// Whether bots of this level can be seated: a name without an experiment's budget.
pub(crate) fn check_level(level: &str) -> Result<(), Unwilling> {
    if Bot::NAMES.contains(&level) {
        return Ok(());
    }
    Err(no("level", &format!("there is no bot \"{level}\": choose {}", Bot::NAMES.join(", "))))
}

fn illegal(code: &str, message: &str, because: Phrase) -> Unwilling {
    let message = format!("{message}: {} ({})", words::sentence(&because), because.rule);
    Unwilling::Refused(Box::new(Refusal { because: Some(Box::new(because)), ..Refusal::new(code, message) }))
}

fn moved(seat: u8, choice: String, by: By) -> Deed {
    Deed::Moved { seat, choice, draws: Vec::new(), by }
}
