//! All tables: the live ones in memory, the others in the store.

use crate::deed::{Deed, Forked, Made};
use crate::limits::Buckets;
use crate::meters::Meters;
use crate::room::{Holder, Room, Unwilling, check_level};
use crate::secret;
use crate::table::{Ask, LEASE, NotOpened, Table, all_entries, metadata, unavailable};
use crate::thinkers::Thinkers;
use crate::time::Clock;
use crate::titles::{self, Title};
use game::{Eye, Seat};
use protocol::{Command, Commanded, Fault, Fork, Millis, NewTable, Order, Pace, Refusal, SeatPlan};
use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::AtomicI64;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use store::{Append, AppendError, Person, PersonId, SecretHash, Stage, Store, TableFilter, TableId};
use tokio::sync::{broadcast, mpsc, oneshot, watch};

/// What all tables share.
pub(crate) struct Shared {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) thinkers: Thinkers,
    pub(crate) meters: Meters,
    /// The components of each game, where they are not the built-in ones.
    packs: BTreeMap<String, String>,
    /// Words, by person.
    chat: Buckets<PersonId>,
    pub(crate) clock: Clock,
    /// When this server began to serve these tables; none where others may have served them before and meanwhile.
    pub(crate) began: Option<Millis>,
    /// Who has signed out here.
    pub(crate) gone: broadcast::Sender<Gone>,
    live: Mutex<HashMap<TableId, mpsc::Sender<Ask>>>,
    /// When it was last looked for tries at today's game that have come to their end.
    pub(crate) settled: AtomicI64,
}

/// Who is no longer whom their socket takes them for.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Gone {
    /// Somebody on every device.
    Person(PersonId),
    /// Whoever has this secret.
    Session(SecretHash),
}

/// So many open tables one person may have.
const OPEN_TABLES: u64 = 20;

/// And so many running ones.
const RUNNING_TABLES: u64 = 400;

/// So many asks may wait at one table.
const QUEUE: usize = 256;

/// What is due is looked for this often.
const POLL: Duration = Duration::from_millis(500);

impl Shared {
    pub(crate) fn new(
        store: Arc<dyn Store>,
        thinkers: Thinkers,
        packs: BTreeMap<String, String>,
        clock: Clock,
    ) -> Arc<Self> {
        let began = (!store.is_shared()).then(|| clock.now());
        Arc::new(Self {
            store,
            began,
            thinkers,
            meters: Meters::default(),
            clock,
            packs,
            chat: Buckets::new(8.0, 0.5),
            gone: broadcast::Sender::new(64),
            live: Mutex::default(),
            settled: AtomicI64::new(0),
        })
    }

    /// The hash of the components a game is played with here.
    pub(crate) fn pack(&self, title: &Title) -> String {
        let builtin = || (title.load_pack)(&[]).expect("the built-in components are sound");
        self.packs.get(title.name).cloned().unwrap_or_else(builtin)
    }

    /// How many tables are live.
    pub(crate) fn live(&self) -> usize {
        self.lock().len()
    }

    /// Forgets a live table whose task has ended.
    pub(crate) fn forget(&self, id: &TableId) {
        self.lock().remove(id);
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, mpsc::Sender<Ask>>> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The table's task, started if there is none.
    async fn table(self: &Arc<Self>, id: &TableId) -> Result<mpsc::Sender<Ask>, NotOpened> {
        if let Some(asks) = self.lock().get(id).filter(|asks| !asks.is_closed()) {
            return Ok(asks.clone());
        }
        let (asks, queue) = mpsc::channel(QUEUE);
        let table = Table::open(Arc::clone(self), id, asks.clone()).await?;
        let mut live = self.lock();
        // Somebody else may have opened it meanwhile: one task a table.
        if let Some(there) = live.get(id).filter(|there| !there.is_closed()) {
            return Ok(there.clone());
        }
        live.insert(id.clone(), asks.clone());
        drop(live);
        tokio::spawn(table.run(queue));
        Ok(asks)
    }

    /// Asks a table something and waits for the answer.
    pub(crate) async fn ask<T>(
        self: &Arc<Self>,
        id: &TableId,
        mut ask: impl FnMut(oneshot::Sender<T>) -> Ask,
    ) -> Result<T, Refusal> {
        // A table may fall asleep just as it is asked: then it is woken, and asked again.
        for _ in 0..3 {
            let asks = self.table(id).await.map_err(|why| not_opened(&why))?;
            let (tell, told) = oneshot::channel();
            if asks.send(ask(tell)).await.is_err() {
                continue;
            }
            if let Ok(answer) = told.await {
                return Ok(answer);
            }
        }
        Err(Refusal::new("unavailable", "the table can't be reached now; try again"))
    }

    /// Asks a live table something that needs no answer, and others not at all.
    pub(crate) fn mention(&self, id: &TableId, ask: Ask) {
        if let Some(asks) = self.lock().get(id) {
            let _ = asks.try_send(ask);
        }
    }

    /// Carries out a command.
    pub(crate) async fn command(
        self: &Arc<Self>,
        id: &TableId,
        who: &Arc<Person>,
        mut order: Order,
    ) -> Commanded {
        let sound =
            (8..=64).contains(&order.key.len()) && order.key.bytes().all(|byte| byte.is_ascii_graphic());
        if !sound {
            let refusal =
                Refusal::new("key", "a command needs a key of 8 to 64 characters, another one every time");
            return Commanded::Refused { refusal };
        }
        // A key is its person's: what another chose can't stand in its way.
        order.key = format!("{}:{}", who.id.0, order.key);
        if matches!(order.command, Command::Say { .. }) && !self.chat.take(who.id.clone()) {
            self.meters.limited();
            return Commanded::Refused {
                refusal: Refusal::new("too_fast", "you write too fast; wait a moment"),
            };
        }
        if order.command == (Command::Rematch {}) {
            // On the heap, as it is rare and large: what every move takes along stays small.
            let answer = Box::pin(self.rematch(id, who, &order.key)).await;
            return answer.unwrap_or_else(|refusal| Commanded::Refused { refusal });
        }
        let answer = self
            .ask(id, |answer| Ask::Do { who: Arc::clone(who), order: Box::new(order.clone()), answer })
            .await;
        answer.unwrap_or_else(|refusal| Commanded::Refused { refusal })
    }

    /// Lets a function look at a table's room.
    pub(crate) async fn look<T: Send + 'static>(
        self: &Arc<Self>,
        id: &TableId,
        look: impl FnOnce(&Room) -> T + Clone + Send + 'static,
    ) -> Result<T, Refusal> {
        self.ask(id, |answer| {
            let look = look.clone();
            Ask::Look(Box::new(move |room| {
                let _ = answer.send(look(room));
            }))
        })
        .await
    }

    /// Makes a table.
    pub(crate) async fn make(self: &Arc<Self>, who: &Person, wish: &NewTable) -> Result<TableId, Refusal> {
        let mut faults = Vec::new();
        let mut fault =
            |place: &str, message: String| faults.push(Fault { place: place.to_owned(), message });
        let title = titles::named(&wish.game);
        if title.is_none() {
            let names: Vec<&str> = titles::TITLES.iter().map(|title| title.name).collect();
            fault("game", format!("there is no game \"{}\" here: choose {}", wish.game, names.join(" or ")));
        }
        pace_faults(wish.pace, &mut fault);
        for (number, plan) in (1..).zip(&wish.seats) {
            match plan {
                SeatPlan::Bot { level } => {
                    if let Err(Unwilling::Refused(refusal)) = check_level(level) {
                        fault(&format!("seat {number}"), refusal.message);
                    }
                }
                SeatPlan::Me { name: Some(name) } | SeatPlan::Invited { name } => {
                    if let Err(why) = crate::people::check_name(name) {
                        fault(&format!("seat {number}"), why);
                    }
                }
                SeatPlan::Me { name: None } | SeatPlan::Open {} => {}
            }
        }
        let seed = match &wish.seed {
            None => secret::seed(),
            Some(text) => text.parse().unwrap_or_else(|why| {
                fault("seed", why);
                secret::seed()
            }),
        };
        let mut fields = wish.setup.clone();
        let mut players = 0;
        let mut pack = String::new();
        let mut pack_name = None;
        if let Some(title) = title {
            let usual = (title.usual_players)(&fields).max(u8::try_from(wish.seats.len()).unwrap_or(u8::MAX));
            fields.entry("players".to_owned()).or_insert_with(|| usual.to_string());
            pack = match &wish.pack {
                Some(pack) => pack.clone(),
                None => self.pack(title),
            };
            if wish.pack.is_some() {
                self.have_pack(title.name, &pack).await.map_err(|error| unavailable(&error))?;
                let named = self.pack_name(&pack).await.map_err(|error| unavailable(&error))?;
                pack_name = named.map(|(_, name)| name);
            }
            match (title.check)(title.edition.0, &pack, &fields) {
                Ok(checked) => (players, fields) = (checked.players, checked.fields),
                Err(found) => faults.extend(
                    found.0.into_iter().map(|fault| Fault { place: fault.place, message: fault.message }),
                ),
            }
        }
        if players > 0 && wish.seats.len() > usize::from(players) {
            let message = format!("{} seats are given, but {players} play", wish.seats.len());
            faults.push(Fault { place: "seats".to_owned(), message });
        }
        if !faults.is_empty() {
            let told: Vec<String> =
                faults.iter().map(|fault| format!("{}: {}", fault.place, fault.message)).collect();
            let message = format!("that table is not possible: {}", told.join("; "));
            return Err(Refusal { faults, ..Refusal::new("impossible", message) });
        }
        self.must_have_room(who).await?;
        let made = Made {
            host: who.id.0.clone(),
            game: wish.game.clone(),
            edition: title.expect("a missing title is a fault").edition.0,
            pack,
            pack_name,
            setup: fields,
            seed: seed.to_string(),
            shared_seed: wish.seed.is_some(),
            public: wish.public,
            spectators: wish.spectators,
            pace: wish.pace,
            leavers: wish.leavers,
            hints: wish.hints,
            odds: wish.odds,
            fork: None,
            day: None,
        };
        let plans = (1..).zip(&wish.seats);
        let sit = plans.filter_map(|(seat, plan)| match plan {
            SeatPlan::Open {} => None,
            SeatPlan::Invited { name } => {
                Some(Deed::Invited { seat, name: name.trim().to_owned(), secret: secret::secret() })
            }
            SeatPlan::Me { name } => {
                let name = name.clone().unwrap_or_else(|| who.name.clone());
                Some(Deed::Sat { seat, person: who.id.0.clone(), name })
            }
            SeatPlan::Bot { level } => Some(Deed::Bot { seat, level: level.clone() }),
        });
        self.write_table(made, sit.collect()).await
    }

    pub(crate) async fn must_have_room(&self, who: &Person) -> Result<(), Refusal> {
        let mine = self.store.count_tables(Some(&who.id)).await.map_err(|error| unavailable(&error))?;
        let mine = |stage| mine.iter().find(|(other, _)| *other == stage).map_or(0, |(_, count)| *count);
        if mine(Stage::Open) >= OPEN_TABLES {
            let message =
                format!("you sit at {OPEN_TABLES} tables that have not begun: start or leave one first");
            return Err(Refusal::new("too_many_tables", message));
        }
        if mine(Stage::Running) >= RUNNING_TABLES {
            let message = format!("you play at {RUNNING_TABLES} tables: finish a game first");
            return Err(Refusal::new("too_many_tables", message));
        }
        Ok(())
    }

    pub(crate) async fn write_table(&self, made: Made, sit: Vec<Deed>) -> Result<TableId, Refusal> {
        let id = secret::table_id();
        let at = self.clock.now();
        let broken = |why: String| Refusal::new("impossible", why);
        let mut room = Room::new(id.clone(), at, made.clone()).map_err(broken)?;
        let mut deeds = vec![Deed::Made(Box::new(made))];
        for mut deed in sit {
            room.apply(at, &mut deed).map_err(|why| broken(why.to_string()))?;
            deeds.push(deed);
        }
        let entries = deeds
            .iter()
            .map(|deed| (None, serde_json::to_string(deed).expect("a deed can be written")))
            .collect();
        let append = Append {
            table: id.clone(),
            after: 0,
            at,
            entries,
            metadata: metadata(&room, None),
            seats: Some(room.sitters()),
            snapshot: None,
        };
        match self.store.append(append).await {
            Ok(()) => {
                tracing::info!(table = %id, game = room.made.game, "a table was made");
                Ok(id)
            }
            Err(AppendError::Store(error)) => Err(unavailable(&error)),
            Err(_) => Err(Refusal::new("unavailable", "try again")),
        }
    }

    /// Makes a table that plays on from a step of a finished game, one seat a person's, the others bots'.
    pub(crate) async fn fork(
        self: &Arc<Self>,
        id: &TableId,
        who: &Person,
        wish: &Fork,
    ) -> Result<TableId, Refusal> {
        if let Err(Unwilling::Refused(refusal)) = check_level(&wish.level) {
            return Err(*refusal);
        }
        self.must_have_room(who).await?;
        let person = who.id.clone();
        let made = self
            .look(id, move |room| match room.stage() {
                _ if !room.onlooker(Some(&person)).admitted => {
                    Err(Refusal::new("no_watchers", "this table is not open to watchers"))
                }
                protocol::Stage::Over => Ok(room.made.clone()),
                _ => Err(Refusal::new("not_over", "one can play on from a game that is over")),
            })
            .await??;
        let entries = all_entries(&*self.store, id).await.map_err(|error| unavailable(&error))?;
        let upto: Vec<store::Entry> =
            entries.into_iter().take_while(|entry| entry.number <= wish.number).collect();
        let room =
            Room::of_log(id.clone(), &upto, None).map_err(|why| Refusal::new("broken", why.to_string()))?;
        let Some(seat) = wish.seat.checked_sub(1).filter(|seat| *seat < room.checked.players).map(Seat)
        else {
            return Err(Refusal::new("no_seat", format!("choose a seat from 1 to {}", room.checked.players)));
        };
        if room.waiting().is_none() {
            return Err(Refusal::new("no_step", "nobody was asked anything there; choose another step"));
        }
        let number = u64::from_le_bytes(secret::seed().0[..8].try_into().expect("eight bytes"));
        let game = room.play.imagined(Eye::Seat(seat), number).position();
        let fork = Forked { table: id.0.clone(), number: wish.number, game };
        let made = Made {
            host: who.id.0.clone(),
            seed: secret::seed().to_string(),
            shared_seed: false,
            public: false,
            pace: Pace::Relaxed,
            hints: true,
            fork: Some(fork),
            day: None,
            ..made
        };
        let mut deeds: Vec<Deed> = (1..=room.checked.players)
            .map(|other| match other == wish.seat {
                true => Deed::Sat { seat: other, person: who.id.0.clone(), name: who.name.clone() },
                false => Deed::Bot { seat: other, level: wish.level.clone() },
            })
            .collect();
        deeds.push(Deed::Started { draws: Vec::new() });
        self.write_table(made, deeds).await
    }

    /// Makes a table for the same people, the seats moved on by one, and tells of it at the old one.
    async fn rematch(self: &Arc<Self>, id: &TableId, who: &Person, key: &str) -> Result<Commanded, Refusal> {
        let known = self.store.entry_with_key(id, key).await.map_err(|error| unavailable(&error))?;
        if let Some(number) = known {
            return Ok(Commanded::Known { number });
        }
        let person = who.id.clone();
        let old = self
            .look(id, move |room| {
                let seated = !room.seats_of(Some(&person)).is_empty();
                let over = room.stage() == protocol::Stage::Over;
                (seated, over, room.made.clone(), room.state.seats.clone())
            })
            .await?;
        let (seated, over, mut made, mut seats) = old;
        if !seated || !over {
            let why = if seated { "the game is not over yet" } else { "only players can ask for a rematch" };
            return Err(Refusal::new("no_rematch", why));
        }
        made.host.clone_from(&who.id.0);
        made.seed = secret::seed().to_string();
        made.shared_seed = false;
        made.day = None;
        seats.rotate_left(1);
        let sit = (1..).zip(seats).filter_map(|(seat, place)| match place.holder {
            Holder::Nobody | Holder::Invited { .. } => None,
            Holder::Person { person, name } => Some(Deed::Sat { seat, person, name }),
            Holder::Bot { level } => Some(Deed::Bot { seat, level }),
        });
        let table = self.write_table(made, sit.collect()).await?;
        let told = self.deed(id, Some(key), Deed::Rematch { table: table.0.clone() }).await;
        if told.as_ref().is_err_and(|refusal| refusal.code == "rematch") {
            // Somebody else was first: one table is enough.
            self.store.remove_table(&table).await.map_err(|error| unavailable(&error))?;
        }
        told.map(|number| Commanded::Accepted { number })
    }

    /// Carries out a deed of the server itself.
    pub(crate) async fn deed(
        self: &Arc<Self>,
        id: &TableId,
        key: Option<&str>,
        deed: Deed,
    ) -> Result<u64, Refusal> {
        let key = key.map(str::to_owned);
        self.ask(id, |answer| Ask::Deed { key: key.clone(), deed: Box::new(deed.clone()), answer }).await?
    }

    /// Hands everything a guest has at tables to the account they signed in to.
    pub(crate) async fn hand_over(self: &Arc<Self>, from: &Person, to: &Person) -> Result<(), Refusal> {
        self.carry_try(&from.id, &to.id).await.map_err(|error| unavailable(&error))?;
        let which = TableFilter::WithPerson(from.id.clone());
        // A table that can't be opened stays as it is, and keeps nobody from signing in.
        let mut broken = 0;
        loop {
            let tables = self.store.tables(&which, broken, 100).await.map_err(|error| unavailable(&error))?;
            if tables.is_empty() {
                return Ok(());
            }
            for table in tables {
                let deed =
                    Deed::Handed { from: from.id.0.clone(), to: to.id.0.clone(), name: to.name.clone() };
                match self.deed(&table.table, None, deed).await {
                    Ok(_) => {}
                    Err(refusal) if refusal.code == "broken" => broken += 1,
                    Err(refusal) => return Err(refusal),
                }
            }
        }
    }

    /// Somebody goes for good: the tables they made and have not begun are given up, their seats at others are free, and at running ones a
    /// bot plays on.
    pub(crate) async fn leave_all(self: &Arc<Self>, who: &Person) -> Result<(), Refusal> {
        let which = TableFilter::WithPerson(who.id.clone());
        let mut skip = 0;
        loop {
            let tables = self.store.tables(&which, skip, 100).await.map_err(|error| unavailable(&error))?;
            if tables.is_empty() {
                return Ok(());
            }
            skip += tables.len() as u32;
            for table in
                tables.iter().filter(|table| matches!(table.metadata.stage, Stage::Open | Stage::Running))
            {
                let person = who.id.clone();
                let looked = self
                    .look(&table.table, move |room| {
                        let host = room.made.host == person.0 && room.stage() == protocol::Stage::Open;
                        (room.seats_of(Some(&person)), host)
                    })
                    .await;
                let (seats, host) = match looked {
                    Ok(found) => found,
                    Err(refusal) if refusal.code == "broken" => continue,
                    Err(refusal) => return Err(refusal),
                };
                let stand = seats.iter().map(|seat| Command::Stand { seat: seat.0 + 1 });
                // Nobody else could start it.
                for command in stand.chain(host.then_some(Command::Abandon {})) {
                    let order = Order { key: secret::secret(), command };
                    self.command(&table.table, &Arc::new(who.clone()), order).await;
                }
            }
        }
    }

    /// Wakes tables at which something is due, and passes on word from other nodes, until told to stop.
    pub(crate) async fn keep_going(self: Arc<Self>, mut stop: watch::Receiver<bool>) {
        let mut notices = self.store.notifications();
        let mut poll = tokio::time::interval(POLL);
        poll.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                _ = stop.changed() => return,
                _ = poll.tick() => self.claim_due().await,
                notice = notices.recv() => match notice {
                    Ok(notice) => self.grown(&notice),
                    // Some were missed: every live table looks for itself.
                    Err(broadcast::error::RecvError::Lagged(_)) => self.look_again(),
                    Err(broadcast::error::RecvError::Closed) => {
                        // Without other nodes there is no word from them.
                        notices = self.store.notifications();
                        tokio::time::sleep(POLL).await;
                    }
                },
            }
        }
    }

    async fn claim_due(self: &Arc<Self>) {
        let at = self.clock.now();
        let claimed = match self.store.claim(at, at + LEASE, 64).await {
            Ok(claimed) => claimed,
            Err(error) => {
                tracing::warn!(%error, "what is due can't be looked for");
                return;
            }
        };
        for id in claimed {
            let shared = Arc::clone(self);
            tokio::spawn(async move {
                match shared.table(&id).await {
                    Ok(asks) => drop(asks.send(Ask::Due).await),
                    Err(why) => tracing::error!(table = %id, %why, "a table can't be opened"),
                }
            });
        }
    }

    fn grown(&self, notice: &store::Notification) {
        match notice {
            store::Notification::Missed => self.look_again(),
            store::Notification::Appended { table, last } => self.mention(table, Ask::Grown { last: *last }),
        }
    }

    fn look_again(&self) {
        for asks in self.lock().values() {
            let _ = asks.try_send(Ask::Grown { last: 0 });
        }
    }
}

fn pace_faults(pace: Pace, fault: &mut impl FnMut(&str, String)) {
    match pace {
        Pace::Relaxed => {}
        Pace::Live { turn_s, reserve_s } => {
            if !(10..=3600).contains(&turn_s) {
                fault("pace", format!("{turn_s} seconds a turn: choose 10 to 3600"));
            }
            if reserve_s > 36_000 {
                fault("pace", format!("{reserve_s} seconds of reserve: choose 0 to 36000"));
            }
        }
        Pace::Correspondence { hours } => {
            if !(1..=720).contains(&hours) {
                fault("pace", format!("{hours} hours a move: choose 1 to 720"));
            }
        }
    }
}

/// The refusal of a table that can't be opened.
fn not_opened(why: &NotOpened) -> Refusal {
    match why {
        NotOpened::Unknown => Refusal::new("no_table", "there is no such table; check the link"),
        NotOpened::Store(error) => unavailable(error),
        NotOpened::Broken(broken) => {
            tracing::error!(%broken, "a table can't be opened");
            Refusal::new("broken", "this table can't be opened by this version of miasma; its record is kept")
        }
    }
}
