//! One live table: a task that owns its room and does one thing after the other.
//!
//! What is accepted is saved before it is answered. Deeds are applied to the room first, because only then is it known what
//! chance draws; should saving fail, the room is thrown away and read again from the log, and nobody has heard of them.

#[cfg(test)]
mod tests;

use crate::deed::Deed;
use crate::outbox::{End, Outbox};
use crate::room::{Broken, Onlooker, Presence, Room, Unwilling};
use crate::tables::Shared;
use bots::BotRng;
use protocol::{Command, Commanded, Ended, Line, Millis, Order, Refusal, Scene, ToClient};
use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;
use store::{Append, AppendError, Person, PersonId, Store, StoreError, TableId, TableMetadata};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

/// What a table is asked to do. Its queue has room for many from the beginning, so what is large lies elsewhere.
pub(crate) enum Ask {
    /// Carry out a person's command.
    Do { who: Arc<Person>, order: Box<Order>, answer: oneshot::Sender<Commanded> },
    /// Tell how it stands, with the log from there.
    Scene { who: Option<Arc<Person>>, since: u64, answer: oneshot::Sender<Result<Box<Scene>, Refusal>> },
    /// Tell this listener from now on, beginning with how it stands, in answer to their message of this number.
    Watch { listener: Box<Listener>, message: u32, since: u64, answer: oneshot::Sender<Result<(), Refusal>> },
    /// Tell that listener no longer.
    Leave { listener: u64 },
    /// Ask the position something that changes nothing.
    Look(Box<dyn FnOnce(&Room) + Send>),
    /// Another node has added to the log.
    Grown { last: u64 },
    /// Something is due, and it is ours to do.
    Due,
    /// A bot has come to an answer to the position after entry `moved`.
    Thought { moved: u64, choice: Option<String> },
    /// Carry out a deed of the server itself.
    Deed { key: Option<String>, deed: Box<Deed>, answer: oneshot::Sender<Result<u64, Refusal>> },
}

/// Somebody who is told what happens.
pub(crate) struct Listener {
    /// Unlike any other's.
    pub(crate) id: u64,
    pub(crate) who: Option<Arc<Person>>,
    pub(crate) outbox: Arc<Outbox>,
}

/// A table nobody looks at goes to sleep after so long.
const SLEEPY: Duration = Duration::from_secs(30);

/// A state is kept beside the log every so many entries.
const KEEP_EVERY: u64 = 40;

/// So long a node has for what is due before another may take it over.
pub(crate) const LEASE: Millis = 5000;

/// So often a command is thought over again because another node was first.
const RACES: usize = 5;

pub(crate) struct Table {
    shared: Arc<Shared>,
    room: Room,
    listeners: Vec<Listener>,
    kept: u64,
    /// Whether this node does what is due.
    ours: bool,
    thinking: Option<u64>,
    /// The last entry the listeners have heard of.
    told: u64,
    asks: mpsc::Sender<Ask>,
}

/// Why a table can't be opened.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub(crate) enum NotOpened {
    #[error("there is no such table")]
    Unknown,
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("its log can't be played: {0}")]
    Broken(#[from] Broken),
}

impl Table {
    /// Opens a table from its log.
    pub(crate) async fn open(
        shared: Arc<Shared>,
        id: &TableId,
        asks: mpsc::Sender<Ask>,
    ) -> Result<Self, NotOpened> {
        let room = read(&shared, id).await?;
        let kept = room.number;
        Ok(Self { shared, room, listeners: Vec::new(), kept, ours: false, thinking: None, told: kept, asks })
    }

    /// Does what it is asked until nobody has asked for long.
    pub(crate) async fn run(mut self, mut queue: mpsc::Receiver<Ask>) {
        let mut idle = Instant::now() + SLEEPY;
        let mut sound = self.resume().await;
        while sound {
            tokio::select! {
                ask = queue.recv() => {
                    let Some(ask) = ask else { break };
                    // On the heap, so that the many tables that wait for their players stay small.
                    sound = Box::pin(self.answer(ask)).await;
                    idle = Instant::now() + SLEEPY;
                }
                () = tokio::time::sleep_until(idle) => {
                    self.listeners.retain(|listener| !listener.outbox.has_ended());
                    if self.listeners.is_empty() && self.thinking.is_none() {
                        break;
                    }
                    idle = Instant::now() + SLEEPY;
                }
            }
        }
        // From here on a new task may open the table; whatever is still in the queue is asked again there.
        self.shared.forget(&self.room.id);
    }

    /// Lets the clock begin anew where the server was away while it ran; says whether the table can go on.
    async fn resume(&mut self) -> bool {
        let Some(deed) = self.shared.began.and_then(|began| self.room.resumed(began)) else { return true };
        // Should the store not answer, the clock runs on as it did.
        !matches!(Box::pin(self.carry_out(None, vec![deed])).await, Err(Failed::Unsound))
    }

    /// Does one thing; says whether the table can go on.
    async fn answer(&mut self, ask: Ask) -> bool {
        match ask {
            Ask::Do { who, order, answer } => {
                let (commanded, sound) = self.command(&who, *order).await;
                let _ = answer.send(commanded);
                return sound;
            }
            Ask::Scene { who, since, answer } => {
                let _ = answer.send(self.scene(who.as_deref(), since).await);
            }
            Ask::Watch { listener, message: id, since, answer } => {
                // Among those present is also the one who comes.
                self.listeners.retain(|other| other.id != listener.id);
                self.listeners.push(*listener);
                let listener = self.listeners.last().expect("just come");
                let scene = self.scene(listener.who.as_deref(), since).await;
                let told = match scene {
                    Ok(scene) => {
                        listener.outbox.tell(&ToClient::Scene { id, scene });
                        self.tell_presence();
                        Ok(())
                    }
                    Err(refusal) => {
                        self.listeners.pop();
                        Err(refusal)
                    }
                };
                let _ = answer.send(told);
                if self.ours || self.is_due() {
                    return self.do_what_is_due().await;
                }
            }
            Ask::Leave { listener } => {
                self.listeners.retain(|other| other.id != listener);
                self.tell_presence();
            }
            Ask::Look(look) => look(&self.room),
            Ask::Grown { last } => {
                if last == 0 || last > self.room.number {
                    self.ours = false;
                    return self.catch_up().await;
                }
            }
            Ask::Due => {
                self.ours = true;
                return self.do_what_is_due().await;
            }
            Ask::Thought { moved, choice } => return self.thought(moved, choice).await,
            Ask::Deed { key, deed, answer } => {
                let done = self.deed(key, *deed).await;
                let sound = !matches!(done, Err(Failed::Unsound));
                let _ = answer.send(done.map_err(|failed| failed.refusal()));
                return sound;
            }
        }
        true
    }

    /// Carries out a command; says also whether the table can go on.
    async fn command(&mut self, who: &Person, order: Order) -> (Commanded, bool) {
        for _ in 0..RACES {
            let deeds = match self.room.plan(self.shared.clock.now(), who, &order.command) {
                Ok(deeds) => deeds,
                // What looks stale or impossible may be a repeated command that was carried out before.
                Err(unwilling) => return (self.unwilling(who, &order, unwilling).await, true),
            };
            match self.carry_out(Some(order.key.clone()), deeds).await {
                Ok(number) => return (Commanded::Accepted { number }, self.do_what_is_due().await),
                Err(Failed::Known(number)) => return (Commanded::Known { number }, true),
                // Another node was first: perhaps with something that makes no difference to this.
                Err(Failed::Behind) => {}
                Err(failed) => {
                    let sound = !matches!(failed, Failed::Unsound);
                    return (Commanded::Refused { refusal: failed.refusal() }, sound);
                }
            }
        }
        (self.stale(who, &order.command).await, true)
    }

    /// Carries out a deed of the server itself.
    async fn deed(&mut self, key: Option<String>, deed: Deed) -> Result<u64, Failed> {
        for _ in 0..RACES {
            if matches!(deed, Deed::Rematch { .. }) && self.room.state.rematch.is_some() {
                return Err(Failed::Rematch);
            }
            match self.carry_out(key.clone(), vec![deed.clone()]).await {
                Err(Failed::Behind) => {}
                done => return done,
            }
        }
        Err(Failed::Behind)
    }

    async fn unwilling(&self, who: &Person, order: &Order, unwilling: Unwilling) -> Commanded {
        match self.shared.store.entry_with_key(&self.room.id, &order.key).await {
            Ok(Some(number)) => return Commanded::Known { number },
            Ok(None) => {}
            Err(error) => return Commanded::Refused { refusal: unavailable(&error) },
        }
        match unwilling {
            Unwilling::Stale => self.stale(who, &order.command).await,
            Unwilling::Refused(refusal) => Commanded::Refused { refusal: *refusal },
        }
    }

    async fn stale(&self, who: &Person, command: &Command) -> Commanded {
        let since = match command {
            Command::Choose { after, .. } | Command::Undo { after, .. } => *after,
            _ => self.room.number,
        };
        match self.scene(Some(who), since).await {
            Ok(scene) => Commanded::Stale { scene },
            Err(refusal) => Commanded::Refused { refusal },
        }
    }

    /// Applies deeds and what follows from them, saves them all, and tells everybody. Returns the number of the first.
    async fn carry_out(&mut self, key: Option<String>, deeds: Vec<Deed>) -> Result<u64, Failed> {
        let (before, began) = (self.room.number, self.room.stage());
        // Who sits where changes seldom, and moves are many.
        let moves =
            |deed: &Deed| matches!(deed, Deed::Moved { .. } | Deed::Undone { .. } | Deed::Said { .. });
        let seats = (!deeds.iter().all(moves)).then(|| self.room.sitters());
        let at = self.shared.clock.now();
        let mut told = Vec::new();
        let applied = catch_unwind(AssertUnwindSafe(|| self.apply_all(at, deeds, &mut told)));
        let done = match applied {
            Ok(Ok(done)) => done,
            Ok(Err(broken)) => return Err(self.break_off(&broken.to_string()).await),
            Err(_) => return Err(self.break_off("the rules failed").await),
        };
        // A bot's move is thought about on this very node next; a lease tells the others.
        let bot = self.room.bot_asked(at).is_some();
        let keep =
            self.room.number >= self.kept + KEEP_EVERY || self.room.stage() != protocol::Stage::Running;
        let snapshot = if keep { self.room.keep() } else { None };
        if snapshot.is_some() {
            self.kept = self.room.number;
        }
        let append = Append {
            table: self.room.id.clone(),
            after: before,
            at,
            entries: done
                .into_iter()
                .enumerate()
                .map(|(place, body)| (key.clone().filter(|_| place == 0), body))
                .collect(),
            metadata: metadata(&self.room, bot.then_some(at + LEASE)),
            seats: seats.and_then(|before| Some(self.room.sitters()).filter(|sitters| *sitters != before)),
            snapshot,
        };
        match self.shared.store.append(append).await {
            Ok(()) => {}
            Err(AppendError::Duplicate { number }) => {
                self.read_again().await?;
                return Err(Failed::Known(number));
            }
            Err(AppendError::Behind { .. }) => {
                self.read_again().await?;
                return Err(Failed::Behind);
            }
            Err(AppendError::Store(error)) => {
                // Whether it was saved is not known: only the log can say.
                self.read_again().await?;
                let saved = match &key {
                    Some(key) => self.shared.store.entry_with_key(&self.room.id, key).await,
                    None => Ok(None),
                };
                return Err(match saved {
                    Ok(Some(number)) => Failed::Known(number),
                    _ => Failed::Store(error),
                });
            }
        }
        self.shared.meters.entries(told.len());
        if began != self.room.stage() {
            tracing::info!(table = %self.room.id, game = self.room.made.game, stage = ?self.room.stage(), "a table changed");
        }
        self.ours = true;
        self.thinking = None;
        self.send(told);
        Ok(before + 1)
    }

    /// Applies deeds and what follows from them; what is told of each is worked out right after it, while the room stands so.
    fn apply_all(
        &mut self,
        at: Millis,
        deeds: Vec<Deed>,
        told: &mut Vec<Told>,
    ) -> Result<Vec<String>, Broken> {
        let mut bodies = Vec::new();
        let mut deeds = VecDeque::from(deeds);
        while let Some(mut deed) = deeds.pop_front() {
            self.room.apply(at, &mut deed)?;
            bodies.push(serde_json::to_string(&deed).expect("a deed can be written"));
            told.push(self.tell_of(at, &deed));
            if deeds.is_empty() {
                deeds.extend(self.room.follows());
            }
        }
        Ok(bodies)
    }

    /// The messages about the last deed, one for all who may know the same.
    fn tell_of(&self, at: Millis, deed: &Deed) -> Told {
        let sheet = !matches!(deed, Deed::Moved { .. } | Deed::Undone { .. } | Deed::Said { .. });
        let presence = if sheet { self.presence() } else { Presence::default() };
        let mut told = Told { messages: Vec::new(), listeners: Vec::with_capacity(self.listeners.len()) };
        for listener in &self.listeners {
            let person = listener.who.as_ref().map(|who| &who.id);
            let onlooker = self.room.onlooker(person);
            // A sheet says "you" to everybody, so everybody has their own.
            let same = told.messages.iter().position(|(other, _)| *other == onlooker && !sheet);
            told.listeners.push(same.unwrap_or(told.messages.len()));
            if same.is_none() {
                let sheet = sheet.then(|| self.room.sheet(person, presence));
                told.messages.push((onlooker, self.room.update(onlooker, at, deed, sheet)));
            }
        }
        told
    }

    fn send(&mut self, told: Vec<Told>) {
        for told in told {
            let Told { mut messages, listeners } = told;
            for (place, (listener, &message)) in self.listeners.iter().zip(&listeners).enumerate() {
                let (_, frame) = &mut messages[message];
                // The last who gets it gets the very one.
                let frame = match listeners[place + 1..].contains(&message) {
                    true => frame.clone(),
                    false => std::mem::take(frame),
                };
                // Who is too slow to take it loses the connection and comes back for what was missed.
                if !listener.outbox.tell_frame(frame) {
                    self.shared.meters.slow();
                }
            }
        }
        self.told = self.room.number;
        self.listeners.retain(|listener| !listener.outbox.has_ended());
    }

    /// The log has entries of another node: reads them, and tells everybody.
    async fn catch_up(&mut self) -> bool {
        let mut after = self.room.number;
        loop {
            let Ok(entries) = self.shared.store.entries(&self.room.id, after, 500).await else {
                return false;
            };
            if entries.is_empty() {
                return true;
            }
            let mut told = Vec::new();
            for entry in &entries {
                let Ok(mut deed) = serde_json::from_str::<Deed>(&entry.body) else { return false };
                let applied = catch_unwind(AssertUnwindSafe(|| self.room.apply(entry.at, &mut deed)));
                if !matches!(applied, Ok(Ok(()))) {
                    return false;
                }
                told.push(self.tell_of(entry.at, &deed));
                after = entry.number;
            }
            self.thinking = None;
            self.send(told);
        }
    }

    /// The room may be ahead of the log: reads it again.
    async fn read_again(&mut self) -> Result<(), Failed> {
        let Ok(room) = read(&self.shared, &self.room.id).await else { return Err(Failed::Unsound) };
        self.room = room;
        self.ours = false;
        self.thinking = None;
        if self.room.number == self.told {
            return Ok(());
        }
        // What other nodes added was not told here: everybody is sent how it stands.
        for place in 0..self.listeners.len() {
            let who = self.listeners[place].who.clone();
            let Ok(scene) = self.scene(who.as_deref(), self.told).await else { return Err(Failed::Unsound) };
            self.listeners[place].outbox.tell(&ToClient::Scene { id: 0, scene });
        }
        self.told = self.room.number;
        Ok(())
    }

    /// The rules have failed: the log is as it was, the table is closed, and its state is kept.
    async fn break_off(&mut self, why: &str) -> Failed {
        tracing::error!(table = %self.room.id, why, "a table broke");
        self.shared.meters.broke();
        let Ok(room) = read(&self.shared, &self.room.id).await else { return Failed::Unsound };
        self.room = room;
        let at = self.shared.clock.now();
        let mut deed = Deed::Ended { how: Ended::Broken };
        let after = self.room.number;
        let body = serde_json::to_string(&deed).expect("a deed can be written");
        if self.room.apply(at, &mut deed).is_err() {
            return Failed::Unsound;
        }
        let append = Append {
            table: self.room.id.clone(),
            after,
            at,
            entries: vec![(None, body)],
            metadata: metadata(&self.room, None),
            seats: None,
            snapshot: None,
        };
        if self.shared.store.append(append).await.is_err() {
            return Failed::Unsound;
        }
        let told = self.tell_of(at, &deed);
        self.send(vec![told]);
        Failed::Broken
    }

    fn is_due(&self) -> bool {
        self.room.due().is_some_and(|due| due + LEASE < self.shared.clock.now())
    }

    /// Does what time has brought, and lets a bot think that is asked. Says whether the table can go on.
    async fn do_what_is_due(&mut self) -> bool {
        while let Some(deed) = self.room.overdue(self.shared.clock.now()) {
            match self.carry_out(None, vec![deed]).await {
                Ok(_) | Err(Failed::Behind) => {}
                Err(Failed::Unsound) => return false,
                // What is due stays due, and is claimed again.
                Err(_) => return true,
            }
        }
        if self.thinking == Some(self.room.moved) || !self.ours {
            return true;
        }
        let Some((_, bot, _)) = self.room.bot_asked(self.shared.clock.now()) else { return true };
        let moved = self.room.moved;
        self.thinking = Some(moved);
        let rng = BotRng::for_decision(&self.room.seed, self.room.play.entries());
        let think = self.room.play.thinker(bot, rng);
        let wait = self.room.due().map_or(0, |due| (due - self.shared.clock.now()).max(0)) as u64;
        let (shared, asks) = (Arc::clone(&self.shared), self.asks.clone());
        tokio::spawn(async move {
            tokio::time::sleep(Duration::from_millis(wait)).await;
            let choice = shared.thinkers.think(think).await;
            let _ = asks.send(Ask::Thought { moved, choice }).await;
        });
        true
    }

    async fn thought(&mut self, moved: u64, choice: Option<String>) -> bool {
        if self.thinking != Some(moved) || self.room.moved != moved {
            return true;
        }
        self.thinking = None;
        let Some(choice) = choice else {
            return !matches!(self.break_off("a bot could not think").await, Failed::Unsound);
        };
        let Some(deed) = self.room.bot_moves(self.shared.clock.now(), choice) else { return true };
        match self.carry_out(None, vec![deed]).await {
            Ok(_) => self.do_what_is_due().await,
            Err(Failed::Unsound) => false,
            // The store does not answer: what is due stays due, and is claimed again.
            Err(_) => true,
        }
    }

    async fn scene(&self, who: Option<&Person>, since: u64) -> Result<Box<Scene>, Refusal> {
        let person = who.map(|who| &who.id);
        let log = self.log(person, since).await?;
        Ok(Box::new(self.room.scene(person, self.presence(), log)))
    }

    /// The log after entry `since` as somebody may know it.
    async fn log(&self, person: Option<&PersonId>, since: u64) -> Result<Vec<Line>, Refusal> {
        if since >= self.room.number {
            return Ok(Vec::new());
        }
        let mut entries =
            all_entries(&*self.shared.store, &self.room.id).await.map_err(|error| unavailable(&error))?;
        // What another node has added since the room was read is told when the room knows of it.
        entries.truncate(self.room.number as usize);
        story(&self.room.id, &entries, person, since)
            .map_err(|broken| Refusal::new("broken", broken.to_string()))
    }

    fn presence(&self) -> Presence {
        let mut presence = Presence { at: self.shared.clock.now(), ..Presence::default() };
        for listener in &self.listeners {
            let seats = self.room.seats_of(listener.who.as_ref().map(|who| &who.id));
            if seats.is_empty() {
                presence.watchers += 1;
            }
            for seat in seats.iter() {
                presence.seats = presence.seats.with(seat);
            }
        }
        presence
    }

    fn tell_presence(&mut self) {
        let Presence { seats, watchers, .. } = self.presence();
        let seats = seats.iter().map(|seat| seat.0 + 1).collect();
        let present = ToClient::Present { table: self.room.id.0.clone(), seats, watchers };
        for listener in &self.listeners {
            listener.outbox.tell(&present);
        }
    }
}

impl Drop for Table {
    /// Whoever still listens comes back, and so opens the table anew: the rules have failed, or the log can't be read.
    fn drop(&mut self) {
        for listener in &self.listeners {
            listener.outbox.end(End::Behind);
        }
    }
}

/// What is told of one deed.
struct Told {
    /// In frames as they go over the wire.
    messages: Vec<(Onlooker, Vec<u8>)>,
    /// Which of the messages each listener gets, in their order.
    listeners: Vec<usize>,
}

/// Why deeds were not carried out.
enum Failed {
    Known(u64),
    Behind,
    Store(StoreError),
    /// There is a table for the next game already.
    Rematch,
    /// The rules failed, and the table is closed.
    Broken,
    /// Not even the log can be read: the table is opened anew.
    Unsound,
}

impl Failed {
    fn refusal(&self) -> Refusal {
        match self {
            Self::Known(_) => Refusal::new("known", "that was done already"),
            Self::Behind => Refusal::new("stale", "something happened meanwhile; try again"),
            Self::Store(error) => unavailable(error),
            Self::Rematch => Refusal::new("rematch", "there is a table for the next game already"),
            Self::Broken => {
                Refusal::new("broken", "the rules failed; the table is closed, and its state is kept")
            }
            Self::Unsound => Refusal::new("unavailable", "the table can't be read now; try again"),
        }
    }
}

/// The refusal of a store that does not answer.
pub(crate) fn unavailable(error: &StoreError) -> Refusal {
    tracing::warn!(%error, "the store does not answer");
    Refusal::new("unavailable", "the server can't save anything now; nothing was changed, try again")
}

/// Everything that happened after entry `since`, as somebody saw it.
pub(crate) fn story(
    id: &TableId,
    entries: &[store::Entry],
    person: Option<&PersonId>,
    since: u64,
) -> Result<Vec<Line>, Broken> {
    let mut lines = Vec::new();
    Room::retell(id, entries, |room, entry, deed| {
        if entry.number > since {
            lines.push(room.line(room.onlooker(person), entry.at, deed));
        }
    })?;
    Ok(lines)
}

/// Reads a table's room.
async fn read(shared: &Shared, id: &TableId) -> Result<Room, NotOpened> {
    let entries = all_entries(&*shared.store, id).await?;
    if entries.is_empty() {
        return Err(NotOpened::Unknown);
    }
    crate::packs::have_for(&*shared.store, &entries).await?;
    let kept = shared.store.snapshot(id).await?;
    Ok(Room::of_log(id.clone(), &entries, kept.as_ref())?)
}

/// The whole log of a table.
pub(crate) async fn all_entries(store: &dyn Store, id: &TableId) -> Result<Vec<store::Entry>, StoreError> {
    let mut all = Vec::new();
    loop {
        let after = all.last().map_or(0, |entry: &store::Entry| entry.number);
        let page = store.entries(id, after, 5000).await?;
        let more = page.len() == 5000;
        all.extend(page);
        if !more {
            return Ok(all);
        }
    }
}

/// What the store is to know of a table.
pub(crate) fn metadata(room: &Room, lease: Option<Millis>) -> TableMetadata {
    TableMetadata {
        stage: match room.stage() {
            protocol::Stage::Open => store::Stage::Open,
            protocol::Stage::Running => store::Stage::Running,
            protocol::Stage::Over => store::Stage::Over,
            protocol::Stage::Closed => store::Stage::Closed,
        },
        game: room.made.game.clone(),
        public: room.made.public,
        scheduled_at: room.due(),
        leased_until: lease,
        summary: room.summary(),
    }
}
