//! What each viewer is sent about a room. Everything depends on the viewer's seats alone, so that nothing secret can leak.

use super::replay::eye_name;
use super::{Holder, Room, SeatState, StoredStage};
use crate::log_entry::{LogEntry, MovedBy};
use crate::play::EntryPatches;
use game::{Eye, Seat, Seats};
use protocol::{Line, LineKind, Millis, Scene, TableInfo, Undo, Update};
use store::PersonId;

/// What a person may see of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Viewer {
    /// The seats of the person.
    pub(crate) seats: Seats,
    /// Whether the person may watch at all.
    pub(crate) admitted: bool,
}

/// Who has a table open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Presence {
    /// The seats whose people have the table open.
    pub(crate) seats: Seats,
    /// The number of people without a seat who have the table open.
    pub(crate) watchers: u32,
    /// The current time.
    pub(crate) at: Millis,
}

impl Room {
    /// What a person may see of this table.
    pub(crate) fn viewer(&self, person: Option<&PersonId>) -> Viewer {
        let seats = self.seats_of(person);
        Viewer { seats, admitted: self.config.spectators || !seats.is_empty() }
    }

    /// The eye with which a viewer sees the game now; `None` if they may not watch, or the game has not started.
    pub(crate) fn eye(&self, viewer: Viewer) -> Option<Eye> {
        // A forked game begins with a position and no entry.
        let begun = self.state.stage == StoredStage::Running || self.play.entries() > 0;
        if !viewer.admitted || !begun {
            return None;
        }
        if self.state.stage == StoredStage::Over {
            return Some(Eye::Open);
        }
        // A person with several seats sees what the seat sees that has to answer.
        let asked = self.waiting().map(|waiting| waiting.seat).filter(|&seat| viewer.seats.has(seat));
        let seat = asked.or_else(|| viewer.seats.iter().next());
        Some(seat.map_or(Eye::Spectator, Eye::Seat))
    }

    /// The complete state of the table, for a first sync or a resync.
    pub(crate) fn scene(&self, person: Option<&PersonId>, presence: Presence, log: Vec<Line>) -> Scene {
        let viewer = self.viewer(person);
        let eye = self.eye(viewer);
        Scene {
            sheet: self.sheet(person, presence),
            number: self.number,
            moved: self.moved,
            eye: optional_eye_name(eye),
            view: eye.map(|eye| self.play.view(eye)),
            question: self.question(viewer),
            waiting: if viewer.admitted { self.waiting_seats() } else { Vec::new() },
            undo: self.undo(viewer),
            clock: self.clock().filter(|_| viewer.admitted),
            result: self.result(viewer),
            log,
        }
    }

    /// What the last entry changed, without the patches of the view. The second value is the viewer's eye after it.
    pub(crate) fn update(
        &self,
        viewer: Viewer,
        at: Millis,
        entry: &LogEntry,
        sheet: Option<TableInfo>,
    ) -> (Update, Option<Eye>) {
        let eye = self.eye(viewer);
        let update = Update {
            table: self.id.0.clone(),
            line: self.line(viewer, at, entry),
            moved: self.moved,
            eye: optional_eye_name(eye),
            sheet,
            patches: None,
            question: self.question(viewer),
            waiting: if viewer.admitted { self.waiting_seats() } else { Vec::new() },
            undo: self.undo(viewer),
            clock: self.clock().filter(|_| viewer.admitted),
            result: self.result(viewer),
        };
        (update, eye)
    }

    /// The patches of the last entry, for viewers to choose from.
    pub(crate) fn patches(&self) -> Box<dyn EntryPatches + '_> {
        if self.moved == self.number { self.play.last_patches() } else { self.play.no_patches() }
    }

    fn question(&self, viewer: Viewer) -> Option<protocol::Asked> {
        // A question with one answer is answered by the server next, and put to nobody.
        let waiting = self.waiting().filter(|waiting| !waiting.forced || waiting.secret)?;
        let asked = self.play.asked(viewer.seats)?;
        let timed = waiting.secret && (waiting.forced || self.has_several_people());
        Some(protocol::Asked { takes_effect: self.release_at().filter(|_| timed), ..asked })
    }

    /// The seats, counted from 1, that the game waits for as far as everybody may know.
    pub(super) fn waiting_seats(&self) -> Vec<u8> {
        self.waiting().map_or_else(Vec::new, |waiting| waiting.shown.iter().map(|seat| seat.0 + 1).collect())
    }

    fn undo(&self, viewer: Viewer) -> Option<Undo> {
        if self.state.stage != StoredStage::Running {
            return None;
        }
        let mut undos = viewer.seats.iter().map(|seat| self.play.undoable(seat));
        let first = undos.next()?;
        if !first.entries.is_empty() {
            return Some(first);
        }
        Some(undos.find(|undo| !undo.entries.is_empty()).unwrap_or(first))
    }

    fn result(&self, viewer: Viewer) -> Option<protocol::Result> {
        self.play.result().filter(|_| self.state.stage == StoredStage::Over && viewer.admitted)
    }

    /// The last entry as a viewer may see it.
    pub(super) fn line(&self, viewer: Viewer, at: Millis, entry: &LogEntry) -> Line {
        self.line_through(viewer, self.eye(viewer), at, entry)
    }

    /// The last entry as a viewer may see it, with what an eye sees of the game.
    pub(super) fn line_through(
        &self,
        viewer: Viewer,
        eye: Option<Eye>,
        at: Millis,
        entry: &LogEntry,
    ) -> Line {
        Line { number: self.number, at, what: self.happened(viewer, eye, entry) }
    }

    /// The last entry as an eye sees it, if it is a deal, a move or an undo.
    pub(super) fn game_event(&self, eye: Option<Eye>, entry: &LogEntry) -> Option<LineKind> {
        let number = self.play.entries() as u32;
        let events = || eye.map_or_else(Vec::new, |eye| self.play.events(eye));
        Some(match entry {
            LogEntry::Started { .. } => LineKind::Started { events: events(), entry: number },
            LogEntry::Moved { by, .. } => {
                let (seat, choice) = eye.map_or((None, None), |eye| self.play.last(eye));
                let stand_in = seat.is_some() && *by == MovedBy::StandIn;
                let seat = seat.map(|seat| seat.0 + 1);
                LineKind::Moved { seat, choice, stand_in, events: events(), entry: number }
            }
            LogEntry::Undone { seat, from } => LineKind::Undone { seat: *seat, from: *from, entry: number },
            _ => return None,
        })
    }

    fn happened(&self, viewer: Viewer, eye: Option<Eye>, entry: &LogEntry) -> LineKind {
        if !viewer.admitted && self.is_between_players(entry) {
            return LineKind::Hidden;
        }
        if let Some(event) = self.game_event(eye, entry) {
            return event;
        }
        match entry {
            LogEntry::Created(_) => LineKind::Made,
            LogEntry::Sat { seat, .. } => LineKind::Sat { seat: *seat },
            LogEntry::Invited { .. } => LineKind::Hidden,
            LogEntry::Stood { seat } => LineKind::Stood { seat: *seat },
            LogEntry::Bot { seat, level } => LineKind::Bot { seat: *seat, level: level.clone() },
            LogEntry::Started { .. } | LogEntry::Moved { .. } | LogEntry::Undone { .. } => LineKind::Hidden,
            LogEntry::Said { name, person, room, text, account } => {
                let playing = self.state.stage == StoredStage::Running && !viewer.seats.is_empty();
                if *room == protocol::ChatRoom::Spectators && (playing || !viewer.admitted) {
                    return LineKind::Hidden;
                }
                let seat =
                    self.seats_of(Some(&PersonId(person.clone()))).iter().next().map(|seat| seat.0 + 1);
                let (name, text) = (name.clone(), text.clone());
                LineKind::Said { name, who: self.who(person), account: *account, seat, room: *room, text }
            }
            LogEntry::Muted { person, name, silent } => {
                LineKind::Muted { name: name.clone(), who: self.who(person), silent: *silent }
            }
            LogEntry::Banned { person, name, banned } => {
                LineKind::Banned { name: name.clone(), who: self.who(person), banned: *banned }
            }
            LogEntry::ChatRemoved { entries } => LineKind::ChatRemoved { entries: entries.clone() },
            LogEntry::Forgotten { person } => LineKind::Forgotten { who: self.who(person) },
            LogEntry::Listed { .. } => LineKind::Hidden,
            LogEntry::Reminded { seat, up } => LineKind::Reminded { seat: *seat, up: *up },
            LogEntry::Noticed => LineKind::Hidden,
            LogEntry::Resumed { .. } => LineKind::Resumed,
            LogEntry::StandIn { seat, level } => LineKind::StandIn { seat: *seat, level: level.clone() },
            LogEntry::Resigned { seat } => LineKind::Resigned { seat: *seat },
            LogEntry::AgreedToEnd { seat, agree } => LineKind::Ends { seat: *seat, agree: *agree },
            LogEntry::Voted { seat, about, vote } => {
                LineKind::Voted { seat: *seat, about: *about, vote: *vote }
            }
            LogEntry::Ended { how } => LineKind::Ended { how: *how },
            LogEntry::Rematch { table } => LineKind::Rematch { table: table.clone() },
            LogEntry::Renamed { .. } | LogEntry::GuestMerged { .. } => LineKind::Hidden,
        }
    }

    /// The number of a person at this table; 0 for somebody without one.
    fn who(&self, person: &str) -> u32 {
        self.number_of(person).unwrap_or(0)
    }

    /// The holder of a seat as everybody may see it, marked if it is this person.
    pub(super) fn shown_holder(&self, seat: &SeatState, person: Option<&PersonId>) -> protocol::Holder {
        match &seat.holder {
            Holder::Nobody => protocol::Holder::Nobody,
            Holder::Invited { name, .. } => protocol::Holder::Invited {
                name: name.clone(),
                me: person.is_some_and(|person| seat.holder.is_kept_for(person)),
            },
            Holder::Bot { level } => protocol::Holder::Bot { level: level.clone() },
            Holder::Person { person: holder, name, account } => protocol::Holder::Person {
                name: name.clone(),
                who: self.who(holder),
                account: *account,
                me: person.is_some_and(|person| person.0 == *holder),
                stand_in: seat.stand_in.clone(),
                resigned: seat.resigned,
            },
        }
    }

    /// Whether an entry is hidden from those who may not watch.
    fn is_between_players(&self, entry: &LogEntry) -> bool {
        match entry {
            LogEntry::Moved { .. }
            | LogEntry::Undone { .. }
            | LogEntry::Reminded { .. }
            | LogEntry::Resumed { .. }
            | LogEntry::AgreedToEnd { .. }
            | LogEntry::Voted { .. } => true,
            LogEntry::Said { .. } => self.state.stage != StoredStage::Open,
            _ => false,
        }
    }

    /// The table apart from the game: settings, set-up and seats.
    pub(crate) fn sheet(&self, person: Option<&PersonId>, presence: Presence) -> TableInfo {
        let sealed = self.config.day.as_ref().is_some_and(|daily| daily.is_sealed(presence.at));
        let shows_seed = self.state.stage == StoredStage::Over && self.viewer(person).admitted && !sealed;
        TableInfo {
            id: self.id.0.clone(),
            game: self.config.game.clone(),
            stage: self.stage(),
            created: self.created,
            host: self.is_host(person),
            public: self.config.public,
            spectators: self.config.spectators,
            pace: self.config.pace,
            leavers: self.config.leavers,
            hints: self.config.hints,
            player_aids: self.config.player_aids,
            forked: self
                .config
                .fork
                .as_ref()
                .map(|fork| protocol::Origin { table: fork.table.clone(), number: fork.number }),
            setup: self.config.setup.clone(),
            pack: self.checked.pack.clone(),
            pack_name: self.config.pack_name.clone(),
            today: self.config.day.as_ref().map(|daily| protocol::TodayInfo {
                day: daily.day.clone(),
                rated: daily.rated,
                sealed,
            }),
            edition: self.config.edition,
            advice: self.checked.advice.clone(),
            commitment: self.seed.commitment().to_string(),
            seed: shows_seed.then(|| self.seed.to_string()),
            shared_seed: self.config.shared_seed,
            seats: self.seats(person, presence),
            watchers: presence.watchers,
            ended: self.state.ended,
            rematch: self.state.rematch.clone(),
        }
    }

    fn is_host(&self, person: Option<&PersonId>) -> bool {
        person.is_some_and(|person| person.0 == self.config.host)
    }

    fn seats(&self, person: Option<&PersonId>, presence: Presence) -> Vec<protocol::Seat> {
        let host = self.is_host(person);
        (0..)
            .zip(&self.state.seats)
            .map(|(number, seat)| protocol::Seat {
                seat: number + 1,
                holder: self.shown_holder(seat, person),
                invite: match &seat.holder {
                    // A seat that is kept for a person needs no link.
                    Holder::Invited { secret, person: None, .. } if host => Some(secret.clone()),
                    _ => None,
                },
                present: presence.seats.has(Seat(number)),
                ends: seat.agrees_to_end,
                votes: seat.votes.clone(),
            })
            .collect()
    }
}

fn optional_eye_name(eye: Option<Eye>) -> String {
    eye.map_or_else(|| "nobody".to_owned(), eye_name)
}
