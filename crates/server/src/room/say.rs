//! What is told of a room, and to whom.

use super::{Holder, Phase, Room};
use crate::deed::{By, Deed};
use crate::replay::in_words;
use crate::{buffers, wire};
use game::{Eye, Seat, Seats};
use protocol::{Happened, Line, Millis, Pace, Scene, Sheet, ToClient, Undo, Update};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use store::PersonId;

/// One who looks at a table: what they may see hangs on these alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Onlooker {
    /// Their seats.
    pub(crate) seats: Seats,
    /// Whether they may watch at all.
    pub(crate) admitted: bool,
}

/// Who has a table open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Presence {
    /// The seats whose people have.
    pub(crate) seats: Seats,
    /// How many without a seat have.
    pub(crate) watchers: u32,
    /// When that is.
    pub(crate) at: Millis,
}

/// What the lobby shows of a table, as it is stored.
#[derive(Deserialize)]
pub(crate) struct Summary {
    #[serde(flatten)]
    fixed: Fixed,
    #[serde(flatten)]
    changing: Changing,
}

#[derive(Serialize, Deserialize)]
struct Fixed {
    setup: BTreeMap<String, String>,
    pace: Pace,
    /// Which person sits where; it does not leave the server.
    people: Vec<Option<String>>,
    seats: Vec<protocol::Holder>,
    /// Whether only those who sit there may know how it goes.
    closed: bool,
}

#[derive(Serialize, Deserialize)]
struct Changing {
    waiting: Vec<u8>,
    deadline: Option<Millis>,
    /// What happened last, as watchers saw it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    last: Option<protocol::Phrase>,
}

impl Room {
    /// What a person may see here.
    pub(crate) fn onlooker(&self, person: Option<&PersonId>) -> Onlooker {
        let seats = self.seats_of(person);
        Onlooker { seats, admitted: self.made.spectators || !seats.is_empty() }
    }

    /// Through whose eyes somebody sees the table now; nothing if they may not, or there is nothing to see yet.
    fn eye(&self, onlooker: Onlooker) -> Option<Eye> {
        // A game that plays on from another begins with a position, and no entry of its own.
        let begun = self.state.stage == Phase::Running || self.play.entries() > 0;
        if !onlooker.admitted || !begun {
            return None;
        }
        if self.state.stage == Phase::Over {
            return Some(Eye::Open);
        }
        // Who plays several seats sees what the one who is asked sees.
        let asked = self.waiting().map(|waiting| waiting.seat).filter(|&seat| onlooker.seats.has(seat));
        let seat = asked.or_else(|| onlooker.seats.iter().next());
        Some(seat.map_or(Eye::Watcher, Eye::Seat))
    }

    /// How the table stands.
    pub(crate) fn scene(&self, person: Option<&PersonId>, presence: Presence, log: Vec<Line>) -> Scene {
        let onlooker = self.onlooker(person);
        let eye = self.eye(onlooker);
        Scene {
            sheet: self.sheet(person, presence),
            number: self.number,
            moved: self.moved,
            eye: said(eye),
            view: eye.map(|eye| self.play.view(eye)),
            question: self.asked(onlooker),
            waiting: if onlooker.admitted { self.waited_for() } else { Vec::new() },
            undo: self.undo(onlooker),
            clock: self.clock().filter(|_| onlooker.admitted),
            result: self.result(onlooker),
            log,
        }
    }

    /// What changed with the last deed, in a frame as it is sent.
    pub(crate) fn update(
        &self,
        onlooker: Onlooker,
        at: Millis,
        deed: &Deed,
        sheet: Option<Sheet>,
    ) -> Vec<u8> {
        let eye = self.eye(onlooker);
        let update = Update {
            table: self.id.0.clone(),
            line: self.line(onlooker, at, deed),
            moved: self.moved,
            eye: said(eye),
            sheet,
            view: None,
            question: self.asked(onlooker),
            waiting: if onlooker.admitted { self.waited_for() } else { Vec::new() },
            undo: self.undo(onlooker),
            clock: self.clock().filter(|_| onlooker.admitted),
            result: self.result(onlooker),
        };
        let update = ToClient::Update(Box::new(update));
        let shown = self.moved == self.number || matches!(deed, Deed::Ended { .. });
        let mut frame = buffers::take();
        wire::text(&mut frame, |text| {
            serde_json::to_writer(&mut *text, &update).expect("a message can be written");
            if let Some(eye) = eye.filter(|_| shown) {
                // It is the most of the message, and every move has it: it is written where it goes.
                text.pop();
                text.extend_from_slice(br#","view":"#);
                self.play.write_view(eye, text);
                text.push(b'}');
            }
        });
        frame
    }

    fn asked(&self, onlooker: Onlooker) -> Option<protocol::Asked> {
        // A question that the rules themselves answer next is put to nobody.
        let open = self.waiting().filter(|waiting| !waiting.forced || waiting.in_secret());
        open.and_then(|_| self.play.asked(onlooker.seats))
    }

    /// The seats everybody is told to be waiting for.
    fn waited_for(&self) -> Vec<u8> {
        self.waiting().map_or_else(Vec::new, |waiting| waiting.told.iter().map(|seat| seat.0 + 1).collect())
    }

    fn undo(&self, onlooker: Onlooker) -> Option<Undo> {
        if self.state.stage != Phase::Running {
            return None;
        }
        let mut undos = onlooker.seats.iter().map(|seat| self.play.undoable(seat));
        let first = undos.next()?;
        if !first.entries.is_empty() {
            return Some(first);
        }
        Some(undos.find(|undo| !undo.entries.is_empty()).unwrap_or(first))
    }

    fn result(&self, onlooker: Onlooker) -> Option<protocol::Result> {
        self.play.result().filter(|_| self.state.stage == Phase::Over && onlooker.admitted)
    }

    /// The last deed as somebody may know it.
    pub(crate) fn line(&self, onlooker: Onlooker, at: Millis, deed: &Deed) -> Line {
        Line { number: self.number, at, what: self.happened(onlooker, deed) }
    }

    /// The last deed, if it belongs to the game itself, as an eye saw it.
    pub(crate) fn played(&self, eye: Option<Eye>, deed: &Deed) -> Option<Happened> {
        let entry = self.play.entries() as u32;
        let events = || eye.map_or_else(Vec::new, |eye| self.play.told(eye));
        Some(match deed {
            Deed::Started { .. } => Happened::Started { events: events(), entry },
            Deed::Moved { by, .. } => {
                let (seat, choice) = eye.map_or((None, None), |eye| self.play.last(eye));
                let stand_in = seat.is_some() && *by == By::StandIn;
                let seat = seat.map(|seat| seat.0 + 1);
                Happened::Moved { seat, choice, stand_in, events: events(), entry }
            }
            Deed::Undone { seat, from } => Happened::Undone { seat: *seat, from: *from, entry },
            _ => return None,
        })
    }

    fn happened(&self, onlooker: Onlooker, deed: &Deed) -> Happened {
        let eye = self.eye(onlooker);
        if !onlooker.admitted && self.is_between_players(deed) {
            return Happened::Hidden;
        }
        if let Some(played) = self.played(eye, deed) {
            return played;
        }
        match deed {
            Deed::Made(_) => Happened::Made,
            Deed::Sat { seat, .. } => Happened::Sat { seat: *seat },
            Deed::Invited { .. } => Happened::Hidden,
            Deed::Stood { seat } => Happened::Stood { seat: *seat },
            Deed::Bot { seat, level } => Happened::Bot { seat: *seat, level: level.clone() },
            Deed::Started { .. } | Deed::Moved { .. } | Deed::Undone { .. } => Happened::Hidden,
            Deed::Said { name, person, room, text } => {
                let playing = self.state.stage == Phase::Running && !onlooker.seats.is_empty();
                if *room == protocol::Room::Watchers && (playing || !onlooker.admitted) {
                    return Happened::Hidden;
                }
                let seat =
                    self.seats_of(Some(&PersonId(person.clone()))).iter().next().map(|seat| seat.0 + 1);
                Happened::Said { name: name.clone(), seat, room: *room, text: text.clone() }
            }
            Deed::Muted { name, silent, .. } => Happened::Muted { name: name.clone(), silent: *silent },
            Deed::Reminded { seat, up } => Happened::Reminded { seat: *seat, up: *up },
            Deed::Resumed { .. } => Happened::Resumed,
            Deed::StandIn { seat, level } => Happened::StandIn { seat: *seat, level: level.clone() },
            Deed::Resigned { seat } => Happened::Resigned { seat: *seat },
            Deed::Ends { seat, agree } => Happened::Ends { seat: *seat, agree: *agree },
            Deed::Voted { seat, about, vote } => Happened::Voted { seat: *seat, about: *about, vote: *vote },
            Deed::Ended { how } => Happened::Ended { how: *how },
            Deed::Rematch { table } => Happened::Rematch { table: table.clone() },
            Deed::Handed { .. } => Happened::Hidden,
        }
    }

    /// Whether a deed is none of the business of those who may not watch.
    fn is_between_players(&self, deed: &Deed) -> bool {
        match deed {
            Deed::Moved { .. }
            | Deed::Undone { .. }
            | Deed::Reminded { .. }
            | Deed::Resumed { .. }
            | Deed::Ends { .. }
            | Deed::Voted { .. } => true,
            Deed::Said { .. } => self.state.stage != Phase::Open,
            _ => false,
        }
    }

    /// What everybody may know of the table beside the game.
    pub(crate) fn sheet(&self, person: Option<&PersonId>, presence: Presence) -> Sheet {
        let sealed = self.made.day.as_ref().is_some_and(|of| of.is_sealed(presence.at));
        let told = self.state.stage == Phase::Over && self.onlooker(person).admitted && !sealed;
        Sheet {
            id: self.id.0.clone(),
            game: self.made.game.clone(),
            stage: self.stage(),
            created: self.created,
            host: person.is_some_and(|person| person.0 == self.made.host),
            public: self.made.public,
            spectators: self.made.spectators,
            pace: self.made.pace,
            leavers: self.made.leavers,
            hints: self.made.hints,
            odds: self.made.odds,
            forked: self
                .made
                .fork
                .as_ref()
                .map(|fork| protocol::Origin { table: fork.table.clone(), number: fork.number }),
            setup: self.made.setup.clone(),
            pack: self.checked.pack.clone(),
            pack_name: self.made.pack_name.clone(),
            today: self.made.day.as_ref().map(|of| protocol::OfToday {
                day: of.day.clone(),
                rated: of.rated,
                sealed: of.is_sealed(presence.at),
            }),
            edition: self.made.edition,
            advice: self.checked.advice.clone(),
            commitment: self.seed.commitment().to_string(),
            seed: told.then(|| self.seed.to_string()),
            shared_seed: self.made.shared_seed,
            seats: self.seats(person, presence),
            watchers: presence.watchers,
            ended: self.state.ended,
            rematch: self.state.rematch.clone(),
        }
    }

    fn seats(&self, person: Option<&PersonId>, presence: Presence) -> Vec<protocol::Seat> {
        let host = person.is_some_and(|person| person.0 == self.made.host);
        (0..)
            .zip(&self.state.seats)
            .map(|(number, place)| protocol::Seat {
                seat: number + 1,
                holder: holder(place, person),
                invite: match &place.holder {
                    Holder::Invited { secret, .. } if host => Some(secret.clone()),
                    _ => None,
                },
                present: presence.seats.has(Seat(number)),
                ends: place.ends,
                votes: place.votes.clone(),
            })
            .collect()
    }

    /// What the lobby shows of it.
    pub(crate) fn summary(&self) -> String {
        let changing = Changing {
            waiting: self.waited_for(),
            deadline: self.clock().and_then(|clock| clock.until),
            // A move begins with the deed itself; the rest follows from it.
            last: self.play.told(Eye::Watcher).into_iter().next(),
        };
        let changing = serde_json::to_string(&changing).expect("a summary can be written");
        // Two objects as one: the first is the same from move to move.
        format!("{},{}", self.fixed.trim_end_matches('}'), changing.trim_start_matches('{'))
    }

    /// What of the summary only changes when somebody sits down or goes.
    pub(super) fn fixed_summary(&self) -> String {
        let shown = ["players", "boxes", "cards", "variant", "variable"];
        let setup = self.made.setup.iter().filter(|(name, _)| shown.contains(&name.as_str()));
        let fixed = Fixed {
            setup: setup.map(|(name, value)| (name.clone(), value.clone())).collect(),
            pace: self.made.pace,
            people: self.state.seats.iter().map(|place| place.holder.person().map(str::to_owned)).collect(),
            seats: self.state.seats.iter().map(|place| holder(place, None)).collect(),
            closed: !self.made.spectators,
        };
        serde_json::to_string(&fixed).expect("a summary can be written")
    }
}

impl Summary {
    /// A table of the store as a list shows it to somebody.
    pub(crate) fn listed(listed: &store::TableRow, person: Option<&PersonId>) -> Option<protocol::Listed> {
        let Self { fixed, changing } = serde_json::from_str(&listed.metadata.summary).ok()?;
        let stage = match listed.metadata.stage {
            store::Stage::Open => protocol::Stage::Open,
            store::Stage::Running => protocol::Stage::Running,
            store::Stage::Over => protocol::Stage::Over,
            store::Stage::Closed => protocol::Stage::Closed,
        };
        let mine = |seat: u8| {
            let holder = fixed.people.get(usize::from(seat) - 1).and_then(Option::as_deref);
            person.is_some_and(|person| holder == Some(person.0.as_str()))
        };
        let yours = stage == protocol::Stage::Running && changing.waiting.iter().any(|&seat| mine(seat));
        let told = !fixed.closed || (1..).zip(&fixed.people).any(|(seat, _)| mine(seat));
        let mut holders = fixed.seats.clone();
        for (number, holder) in (1..).zip(&mut holders) {
            if let protocol::Holder::Person { me, .. } = holder {
                *me = mine(number);
            }
        }
        Some(protocol::Listed {
            id: listed.table.0.clone(),
            game: listed.metadata.game.clone(),
            stage,
            created: listed.created,
            updated: listed.updated,
            setup: fixed.setup,
            pace: fixed.pace,
            seats: holders,
            waiting: if told { changing.waiting } else { Vec::new() },
            yours,
            deadline: changing.deadline.filter(|_| told),
            last: changing.last.filter(|_| told),
        })
    }
}

fn holder(place: &super::Place, person: Option<&PersonId>) -> protocol::Holder {
    match &place.holder {
        Holder::Nobody => protocol::Holder::Nobody,
        Holder::Invited { name, .. } => protocol::Holder::Invited { name: name.clone() },
        Holder::Bot { level } => protocol::Holder::Bot { level: level.clone() },
        Holder::Person { person: theirs, name } => protocol::Holder::Person {
            name: name.clone(),
            me: person.is_some_and(|person| person.0 == *theirs),
            stand_in: place.stand_in.clone(),
            resigned: place.resigned,
        },
    }
}

/// An eye in words.
fn said(eye: Option<Eye>) -> String {
    eye.map_or_else(|| "nobody".to_owned(), in_words)
}
