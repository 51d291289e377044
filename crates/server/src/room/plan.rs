//! Plans commands: the log entries a command leads to, or why it is rejected.

use super::{Holder, Room, SeatState, StoredStage, seat_index};
use crate::log_entry::{LogEntry, MovedBy};
use crate::names;
use crate::play::{AnswerError, Reason};
use crate::refusal::with_text;
use bots::Bot;
use protocol::limits::CHAT_CHARACTERS;
use protocol::{ChatRoom, Command, Ended, Millis, Refusal, Vote};
use store::{Person, PersonId};

/// Why a command is rejected.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Rejected {
    /// The game has changed since the position the sender saw.
    Stale,
    /// It answers a secret question before the time at which answers take effect.
    Early,
    /// It is not allowed.
    Refused(Box<Refusal>),
}

/// The entries to append, or why there are none.
type Plan = Result<Vec<LogEntry>, Rejected>;

fn refuse(code: &str, message: &str) -> Rejected {
    Rejected::Refused(Box::new(Refusal::new(code, message)))
}

impl Room {
    /// The entries a person's command leads to now. Changes nothing.
    pub(crate) fn plan(&self, now: Millis, who: &Person, command: &Command) -> Plan {
        match command {
            Command::Sit { seat, invite } => self.sit(now, who, *seat, invite.as_deref()),
            Command::Stand { seat } => self.stand(who, *seat),
            Command::Bot { seat, level } => self.seat_bot(who, *seat, level),
            Command::Fill { level } => self.fill(who, level),
            Command::Clear { seat } => self.clear(who, *seat),
            Command::Start {} => self.start(who),
            Command::Abandon {} => {
                self.must_host(who)?;
                self.must_be_open()?;
                Ok(vec![LogEntry::Ended { how: Ended::Abandoned }])
            }
            Command::Choose { seat, after, choice } => {
                self.must_play(who, *seat)?;
                self.must_be_fresh(*after)?;
                match self.play.why(seat_index(*seat), choice) {
                    None if self.is_early(now) => Err(Rejected::Early),
                    None => Ok(vec![moved(*seat, choice.clone(), MovedBy::Holder)]),
                    Some(why) => Err(self.refused_answer(why)),
                }
            }
            Command::Undo { seat, after, from } => {
                self.must_play(who, *seat)?;
                self.must_be_fresh(*after)?;
                let index = seat_index(*seat);
                if self.play.undoable(index).entries.contains(from) {
                    return Ok(vec![LogEntry::Undone { seat: *seat, from: *from }]);
                }
                Err(illegal("no_undo", "that can't be taken back", self.play.undo_limit(index)))
            }
            Command::Say { room, text } => self.say(who, *room, text),
            Command::Mute { who: number, silent } => self.mute(who, *number, *silent),
            Command::Ban { who: number, banned } => self.ban(who, *number, *banned),
            Command::Resign { seat } => self.resign(who, *seat),
            Command::End { seat, agree } => self.end(who, *seat, *agree),
            Command::Vote { seat, about, vote } => self.vote(now, who, *seat, *about, *vote),
            Command::Rematch {} => {
                Err(refuse("rematch", "a rematch is created by the server, not by one table"))
            }
        }
    }

    /// Why a person may not give this answer for a seat; `None` if they may. Changes nothing.
    pub(crate) fn why(&self, person: Option<&PersonId>, seat: u8, choice: &str) -> Option<Refusal> {
        let is_seat = (1..=self.state.seats.len()).contains(&usize::from(seat));
        let yours = is_seat && self.seats_of(person).has(seat_index(seat));
        let rejected = if !yours {
            refuse("not_yours", "that is not your seat")
        } else if let Err(rejected) = self.must_run() {
            rejected
        } else {
            self.refused_answer(self.play.why(seat_index(seat), choice)?)
        };
        match rejected {
            Rejected::Refused(refusal) => Some(*refusal),
            Rejected::Stale | Rejected::Early => None,
        }
    }

    /// The entry that follows from the last one without a command: a forced answer, or the end.
    pub(crate) fn automatic_entry(&self) -> Option<LogEntry> {
        if self.state.stage != StoredStage::Running {
            return None;
        }
        match self.play.waiting() {
            None => Some(LogEntry::Ended { how: Ended::Played }),
            // A secret question is put to its player even if there is one answer only, or the speed would reveal that.
            Some(waiting) if waiting.forced && !waiting.secret => {
                let only = self.play.asked(game::Seats::only(waiting.seat))?.options.into_iter().next()?;
                Some(moved(waiting.seat.0 + 1, only, MovedBy::Rules))
            }
            Some(_) => None,
        }
    }

    /// The entry of a secret question that nobody has answered in time.
    pub(crate) fn unanswered_entry(&self) -> Option<LogEntry> {
        let seat = self.waiting()?.seat;
        let unanswered = self.play.asked(game::Seats::only(seat))?.unanswered?;
        Some(moved(seat.0 + 1, unanswered, MovedBy::Rules))
    }

    /// The entry that starts the time for a secret question, if it is put to a person who has the table open.
    pub(crate) fn notice_entry(&self, present: game::Seats) -> Option<LogEntry> {
        let waiting = self.waiting().filter(|waiting| waiting.secret && present.has(waiting.seat))?;
        let is_due = self.state.seats[waiting.seat.index()].is_active() && self.state.clock.is_unnoticed();
        (is_due && self.has_several_people()).then_some(LogEntry::Noticed)
    }

    /// The entry of a bot that has decided on this choice; `None` if it is not its turn any more.
    pub(crate) fn bot_move(&self, choice: String) -> Option<LogEntry> {
        let (seat, _, by) = self.bot_to_move()?;
        self.play.why(seat, &choice).is_none().then(|| moved(seat.0 + 1, choice, by))
    }

    fn sit(&self, now: Millis, who: &Person, seat: u8, invite: Option<&str>) -> Plan {
        let state = self.seat(seat)?;
        let sat = LogEntry::sat(seat, who, who.name.clone());
        if self.state.stage == StoredStage::Open {
            self.must_not_be_banned(who)?;
        }
        match (&state.holder, self.state.stage) {
            (_, StoredStage::Over) => Err(refuse("over", "the game is over")),
            // An invitation gives nobody a second seat. The host may take several, for people who share a screen.
            (Holder::Invited { .. } | Holder::Nobody, StoredStage::Open)
                if !self.seats_of(Some(&who.id)).is_empty() && self.config.host != who.id.0 =>
            {
                Err(refuse("seated", "you have a seat here; leave it first to change"))
            }
            (Holder::Invited { secret, .. }, StoredStage::Open)
                if invite == Some(secret.as_str()) || state.holder.is_kept_for(&who.id) =>
            {
                Ok(vec![sat])
            }
            (Holder::Invited { .. }, StoredStage::Open) => {
                Err(refuse("invited", "that seat is kept for somebody; it takes their link"))
            }
            (Holder::Nobody, StoredStage::Open) => Ok(vec![sat]),
            (Holder::Person { person, .. }, StoredStage::Running) if *person == who.id.0 => match &state
                .stand_in
            {
                Some(_) if state.resigned => {
                    Err(refuse("resigned", "you have given up this game; you can watch it"))
                }
                Some(_) if self.is_out_of_time(now, seat) => {
                    let message = "your time for this move is up; sit down again when the bot has made it";
                    Err(refuse("time_up", message))
                }
                Some(_) => Ok(vec![sat]),
                None => Err(refuse("seated", "you sit there already")),
            },
            _ => Err(refuse("taken", "that seat is taken; choose an open one")),
        }
    }

    fn stand(&self, who: &Person, seat: u8) -> Plan {
        // Who is invited may decline.
        if self.state.stage == StoredStage::Open && self.seat(seat)?.holder.is_kept_for(&who.id) {
            return Ok(vec![LogEntry::Stood { seat }]);
        }
        self.must_hold(who, seat)?;
        match self.state.stage {
            StoredStage::Open => Ok(vec![LogEntry::Stood { seat }]),
            StoredStage::Running if self.seat(seat)?.stand_in.is_some() => {
                Err(refuse("stand_in", "a bot plays for you already; sit down to play on"))
            }
            StoredStage::Running => Ok(vec![LogEntry::StandIn { seat, level: super::STAND_IN.to_owned() }]),
            StoredStage::Over => Err(refuse("over", "the game is over")),
        }
    }

    fn seat_bot(&self, who: &Person, seat: u8, level: &str) -> Plan {
        self.must_host(who)?;
        self.must_be_open()?;
        check_level(level)?;
        match &self.seat(seat)?.holder {
            Holder::Person { .. } => Err(refuse("taken", "a person sits there; clear the seat first")),
            Holder::Bot { level: same } if same == level => Err(unchanged()),
            _ => Ok(vec![LogEntry::Bot { seat, level: level.to_owned() }]),
        }
    }

    fn fill(&self, who: &Person, level: &str) -> Plan {
        self.must_host(who)?;
        self.must_be_open()?;
        check_level(level)?;
        let free = (1..).zip(&self.state.seats).filter(|(_, state)| state.holder == Holder::Nobody);
        let bots: Vec<LogEntry> =
            free.map(|(seat, _)| LogEntry::Bot { seat, level: level.to_owned() }).collect();
        if bots.is_empty() { Err(refuse("full", "there is no open seat")) } else { Ok(bots) }
    }

    fn clear(&self, who: &Person, seat: u8) -> Plan {
        self.must_host(who)?;
        self.must_be_open()?;
        match self.seat(seat)?.holder {
            Holder::Nobody => Err(refuse("empty", "nobody sits there")),
            _ => Ok(vec![LogEntry::Stood { seat }]),
        }
    }

    fn start(&self, who: &Person) -> Plan {
        self.must_host(who)?;
        self.must_be_open()?;
        let open: Vec<String> = (1..)
            .zip(&self.state.seats)
            .filter(|(_, state)| state.holder.is_free())
            .map(|(seat, _): (u8, _)| seat.to_string())
            .collect();
        if !open.is_empty() {
            let message = format!("seat {} is open: wait for somebody, or seat a bot", open.join(", "));
            return Err(refuse("open_seats", &message));
        }
        Ok(vec![LogEntry::Started { draws: Vec::new() }])
    }

    fn say(&self, who: &Person, room: ChatRoom, text: &str) -> Plan {
        let text = text.trim();
        if text.is_empty()
            || text.chars().count() > CHAT_CHARACTERS
            || text.chars().any(|sign| sign.is_control() && sign != '\n')
        {
            return Err(refuse(
                "text",
                &format!("write 1 to {CHAT_CHARACTERS} characters, without line breaks"),
            ));
        }
        if self.state.muted.contains(&who.id.0) {
            return Err(refuse("muted", "the host of the table has muted you"));
        }
        self.must_not_be_banned(who)?;
        let seated = !self.seats_of(Some(&who.id)).is_empty();
        match room {
            ChatRoom::Table if !seated && self.config.host != who.id.0 => {
                return Err(refuse("watching", "only players write to the table; write to the watchers"));
            }
            ChatRoom::Spectators if seated && self.state.stage == StoredStage::Running => {
                return Err(refuse("playing", "the watchers' room is open to players after the game"));
            }
            ChatRoom::Spectators if !self.config.spectators && !seated => {
                return Err(refuse("no_watchers", "this table is not open to watchers"));
            }
            _ => {}
        }
        Ok(vec![LogEntry::Said {
            person: who.id.0.clone(),
            name: who.name.clone(),
            room,
            text: text.to_owned(),
            account: who.login.is_some(),
        }])
    }

    fn mute(&self, who: &Person, number: u32, silent: bool) -> Plan {
        let (person, name) = self.other_person(who, number)?;
        if self.state.muted.contains(&person.0) == silent {
            return Err(unchanged());
        }
        Ok(vec![LogEntry::Muted { person: person.0, name, silent }])
    }

    fn ban(&self, who: &Person, number: u32, banned: bool) -> Plan {
        let (person, name) = self.other_person(who, number)?;
        if self.state.banned.contains(&person.0) == banned {
            return Err(unchanged());
        }
        let seated = !self.seats_of(Some(&person)).is_empty();
        if banned && seated && self.state.stage == StoredStage::Running {
            let message = "nobody is removed from a running game; when their time is up, the others can vote";
            return Err(refuse("playing", message));
        }
        let holds = |state: &SeatState| {
            state.holder.person() == Some(person.0.as_str()) || state.holder.is_kept_for(&person)
        };
        let leaves = banned && self.state.stage == StoredStage::Open;
        let seats = (1..).zip(&self.state.seats).filter(|(_, state)| leaves && holds(state));
        let mut entries: Vec<LogEntry> = seats.map(|(seat, _)| LogEntry::Stood { seat }).collect();
        entries.push(LogEntry::Banned { person: person.0, name, banned });
        Ok(entries)
    }

    /// The person that the host names by their number at this table.
    fn other_person(&self, who: &Person, number: u32) -> Result<(PersonId, String), Rejected> {
        self.must_host(who)?;
        let found = self.person_numbered(number);
        let found = found.ok_or_else(|| refuse("nobody", "nobody here has that number"))?;
        if found.0 == who.id {
            return Err(refuse("yourself", "you can't do that to yourself"));
        }
        Ok(found)
    }

    /// Requires that the person is not banned here, and that their name looks like nobody else's at the table.
    fn must_not_be_banned(&self, who: &Person) -> Result<(), Rejected> {
        if self.state.banned.contains(&who.id.0) {
            return Err(refuse("banned_here", "the host of the table has banned you from it"));
        }
        if self.has_name_like(who) {
            let message =
                "somebody at this table has your name, or one that looks like it; change yours first";
            let refusal = with_text("name_taken", "name-taken-here", message);
            return Err(Rejected::Refused(Box::new(refusal)));
        }
        Ok(())
    }

    /// Whether another person at the table has a name that looks like this person's.
    pub(crate) fn has_name_like(&self, who: &Person) -> bool {
        let skeleton = names::skeleton(&who.name);
        self.state.seats.iter().any(|state| match &state.holder {
            Holder::Person { person, name, .. } => *person != who.id.0 && names::skeleton(name) == skeleton,
            _ => false,
        })
    }

    fn resign(&self, who: &Person, seat: u8) -> Plan {
        self.must_hold(who, seat)?;
        self.must_run()?;
        if self.seat(seat)?.resigned {
            return Err(refuse("resigned", "you have given up already"));
        }
        let mut entries = vec![LogEntry::Resigned { seat }];
        let left = (1..)
            .zip(&self.state.seats)
            .filter(|(other, state): &(u8, _)| *other != seat && !state.resigned && !state.holder.is_free())
            .count();
        let people = self.active().filter(|(other, _)| *other != seat).count();
        if left <= 1 || people == 0 {
            entries.push(LogEntry::Ended { how: Ended::Resigned });
        }
        Ok(entries)
    }

    fn end(&self, who: &Person, seat: u8, agree: bool) -> Plan {
        self.must_hold(who, seat)?;
        self.must_run()?;
        if self.seat(seat)?.agrees_to_end == agree {
            return Err(unchanged());
        }
        let mut entries = vec![LogEntry::AgreedToEnd { seat, agree }];
        if agree && self.active().all(|(other, state)| other == seat || state.agrees_to_end) {
            entries.push(LogEntry::Ended { how: Ended::Agreed });
        }
        Ok(entries)
    }

    fn vote(&self, now: Millis, who: &Person, seat: u8, about: u8, vote: Vote) -> Plan {
        self.must_play(who, seat)?;
        self.seat(about)?;
        if seat == about || !self.is_voted_on(now, about) {
            let message = "there is a vote only on another player whose time is up, and the grace after it";
            return Err(refuse("no_vote", message));
        }
        if self.seat(about)?.votes.get(&seat) == Some(&vote) {
            return Err(unchanged());
        }
        let votes = self.seat(about)?.votes.iter();
        let same = 1 + votes.filter(|(other, theirs)| **other != seat && **theirs == vote).count();
        let voters = self.active().filter(|(other, _)| *other != about).count();
        let mut entries = vec![LogEntry::Voted { seat, about, vote }];
        if 2 * same > voters {
            match vote {
                Vote::Replace => {
                    entries.push(LogEntry::StandIn { seat: about, level: super::STAND_IN.to_owned() });
                }
                Vote::End => entries.push(LogEntry::Ended { how: Ended::Left }),
                Vote::Skip | Vote::Wait => {}
            }
        }
        Ok(entries)
    }

    fn seat(&self, seat: u8) -> Result<&SeatState, Rejected> {
        let found = usize::from(seat).checked_sub(1).and_then(|index| self.state.seats.get(index));
        let seats = self.state.seats.len();
        found.ok_or_else(|| refuse("no_seat", &format!("there is no seat {seat}: choose 1 to {seats}")))
    }

    fn must_host(&self, who: &Person) -> Result<(), Rejected> {
        let host = self.config.host == who.id.0;
        host.then_some(()).ok_or_else(|| refuse("not_host", "only the host of the table may do that"))
    }

    fn must_hold(&self, who: &Person, seat: u8) -> Result<(), Rejected> {
        let holds = match &self.seat(seat)?.holder {
            Holder::Person { person, .. } => *person == who.id.0,
            _ => false,
        };
        holds.then_some(()).ok_or_else(|| refuse("not_yours", "that is not your seat"))
    }

    /// Requires that the person holds the seat and that no stand-in plays for them.
    fn must_play(&self, who: &Person, seat: u8) -> Result<(), Rejected> {
        self.must_hold(who, seat)?;
        self.must_run()?;
        let state = self.seat(seat)?;
        if state.resigned {
            return Err(refuse("resigned", "you have given up this game; you can watch it"));
        }
        if state.stand_in.is_some() {
            return Err(refuse("stand_in", "a bot plays for you; sit down to play on"));
        }
        Ok(())
    }

    fn must_be_open(&self) -> Result<(), Rejected> {
        match self.state.stage {
            StoredStage::Open => Ok(()),
            StoredStage::Running => Err(refuse("running", "the game has begun")),
            StoredStage::Over => Err(refuse("over", "the game is over")),
        }
    }

    fn must_run(&self) -> Result<(), Rejected> {
        match self.state.stage {
            StoredStage::Open => Err(refuse(
                "not_begun",
                "the game has not begun; the host starts it when all seats are taken",
            )),
            StoredStage::Running => Ok(()),
            StoredStage::Over => Err(refuse("over", "the game is over")),
        }
    }

    fn must_be_fresh(&self, after: u64) -> Result<(), Rejected> {
        if after > self.moved {
            let message = format!("there is no move {after} yet, the last is {}", self.moved);
            return Err(refuse("future", &message));
        }
        if after == self.moved { Ok(()) } else { Err(Rejected::Stale) }
    }

    /// The refusal of an answer that the game did not take.
    fn refused_answer(&self, why: AnswerError) -> Rejected {
        match why {
            AnswerError::Over => refuse("over", "the game is over"),
            AnswerError::NotAsked => {
                refuse("not_asked", "it is not your turn to answer; wait for the others")
            }
            AnswerError::Unparsable(why) => refuse("unheard", &why),
            AnswerError::Illegal(reason) => illegal("illegal", "the rules don't allow that now", reason),
            AnswerError::NoUndo(reason) => illegal("no_undo", "that can't be taken back", reason),
        }
    }
}

/// Checks that a bot of this level can be seated.
pub(crate) fn check_level(level: &str) -> Result<(), Rejected> {
    if Bot::NAMES.contains(&level) {
        return Ok(());
    }
    Err(refuse("level", &format!("there is no bot \"{level}\": choose {}", Bot::NAMES.join(", "))))
}

fn unchanged() -> Rejected {
    refuse("unchanged", "that is so already")
}

fn illegal(code: &str, message: &str, reason: Reason) -> Rejected {
    let Reason { because, sentence } = reason;
    let message = format!("{message}: {sentence} ({})", because.rule);
    Rejected::Refused(Box::new(Refusal { because: Some(Box::new(because)), ..Refusal::new(code, message) }))
}

fn moved(seat: u8, choice: String, by: MovedBy) -> LogEntry {
    LogEntry::Moved { seat, choice, draws: Vec::new(), by }
}
