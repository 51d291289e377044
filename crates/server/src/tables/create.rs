//! Creates tables.

use super::Tables;
use crate::log_entry::{LogEntry, TableConfig};
use crate::names;
use crate::refusal::{OrUnavailable as _, unavailable};
use crate::room::{Rejected, Room, Timing, check_level};
use crate::secret;
use crate::titles;
use protocol::{Fault, NewTable, Pace, Refusal, SeatPlan};
use store::{Append, AppendError, Person, Stage, TableId};
use tokio::sync::MutexGuard;

impl Tables {
    /// Creates a table. A refusal lists everything that is wrong with the request.
    pub(crate) async fn create(&self, who: &Person, request: &NewTable) -> Result<TableId, Refusal> {
        let mut faults = Vec::new();
        let mut fault =
            |place: &str, message: String| faults.push(Fault { place: place.to_owned(), message });
        let title = titles::named(&request.game);
        if title.is_none() {
            let names: Vec<&str> = titles::TITLES.iter().map(|title| title.name).collect();
            fault(
                "game",
                format!("there is no game \"{}\" here: choose {}", request.game, names.join(" or ")),
            );
        }
        check_pace(request.pace, &mut fault);
        for (number, plan) in (1..).zip(&request.seats) {
            match plan {
                SeatPlan::Bot { level } => {
                    if let Err(Rejected::Refused(refusal)) = check_level(level) {
                        fault(&format!("seat {number}"), refusal.message);
                    }
                }
                SeatPlan::Me { name: Some(name) } => match names::checked(name) {
                    Ok(name) if self.is_name_of_other_account(who, &name).await? => {
                        let why = "somebody with an account has this name, or one that looks like it";
                        fault(&format!("seat {number}"), why.to_owned());
                    }
                    Ok(_) => {}
                    Err(why) => fault(&format!("seat {number}"), why),
                },
                SeatPlan::Invited { name } => {
                    if let Err(why) = names::checked(name) {
                        fault(&format!("seat {number}"), why);
                    }
                }
                SeatPlan::Me { name: None } | SeatPlan::Open {} => {}
            }
        }
        let seed = match &request.seed {
            None => secret::seed(),
            Some(text) => text.parse().unwrap_or_else(|why| {
                fault("seed", why);
                secret::seed()
            }),
        };
        let mut setup = request.setup.clone();
        let mut players = 0;
        let mut pack = String::new();
        let mut pack_name = None;
        if let Some(title) = title {
            let usual =
                (title.usual_players)(&setup).max(u8::try_from(request.seats.len()).unwrap_or(u8::MAX));
            setup.entry("players".to_owned()).or_insert_with(|| usual.to_string());
            pack = match &request.pack {
                Some(pack) => pack.clone(),
                None => self.packs.default_hash(title),
            };
            if request.pack.is_some() {
                self.packs.ensure_loaded(title.name, &pack).await.or_unavailable()?;
                pack_name = self.packs.uploaded(&pack).await.or_unavailable()?.map(|(_, name)| name);
            }
            match (title.check)(title.edition.0, &pack, &setup) {
                Ok(checked) => (players, setup) = (checked.players, checked.fields),
                Err(found) => faults.extend(
                    found.0.into_iter().map(|fault| Fault { place: fault.place, message: fault.message }),
                ),
            }
        }
        if players > 0 && request.seats.len() > usize::from(players) {
            let message = format!("{} seats are given, but {players} play", request.seats.len());
            faults.push(Fault { place: "seats".to_owned(), message });
        }
        if !faults.is_empty() {
            let list: Vec<String> =
                faults.iter().map(|fault| format!("{}: {}", fault.place, fault.message)).collect();
            let message = format!("that table is not possible: {}", list.join("; "));
            return Err(Refusal { faults, ..Refusal::new("impossible", message) });
        }
        let _creating = self.may_create(who).await?;
        let config = TableConfig {
            host: who.id.0.clone(),
            game: request.game.clone(),
            edition: title.expect("a missing title is a fault").edition.0,
            pack,
            pack_name,
            setup,
            seed: seed.to_string(),
            shared_seed: request.seed.is_some(),
            public: request.public,
            spectators: request.spectators,
            pace: request.pace,
            leavers: request.leavers,
            hints: request.hints,
            player_aids: request.player_aids,
            fork: None,
            day: None,
        };
        let seats = (1..).zip(&request.seats).filter_map(|(seat, plan)| match plan {
            SeatPlan::Open {} => None,
            SeatPlan::Invited { name } => {
                let name = names::checked(name).unwrap_or_default();
                Some(LogEntry::Invited { seat, name, secret: secret::secret(), person: None })
            }
            SeatPlan::Me { name } => {
                let name = name.as_ref().and_then(|name| names::checked(name).ok());
                let name = name.unwrap_or_else(|| who.name.clone());
                Some(LogEntry::sat(seat, who, name))
            }
            SeatPlan::Bot { level } => Some(LogEntry::Bot { seat, level: level.clone() }),
        });
        self.insert(config, seats.collect()).await
    }

    /// Whether a name looks like that of an account of another person.
    async fn is_name_of_other_account(&self, who: &Person, name: &str) -> Result<bool, Refusal> {
        let alike = self.services.store.accounts_like(&names::skeleton(name)).await.or_unavailable()?;
        Ok(alike.iter().any(|other| other.id != who.id))
    }

    /// Refuses a person who has too many tables, or creates them too fast. Everything that creates a table calls this first, and
    /// keeps what it returns until the table is stored: of one person's requests at the same moment, each counts the tables
    /// of those before it.
    pub(super) async fn may_create(&self, who: &Person) -> Result<MutexGuard<'_, ()>, Refusal> {
        let hash = who.id.0.bytes().fold(0_usize, |hash, byte| hash.wrapping_mul(31) ^ usize::from(byte));
        let creating = self.creating[hash % self.creating.len()].lock().await;
        self.check_quota(who).await?;
        if let Err(wait) = self.services.rate_limits.new_tables.check(&who.id) {
            self.services.metrics.rate_limited();
            let message = "you have made many tables; wait a minute for the next one";
            return Err(wait.refusal("too_many_tables", message));
        }
        Ok(creating)
    }

    async fn check_quota(&self, who: &Person) -> Result<(), Refusal> {
        let counts = self.services.store.count_tables(Some(&who.id)).await.or_unavailable()?;
        let count = |stage| counts.iter().find(|(other, _)| *other == stage).map_or(0, |(_, count)| *count);
        let limits = &self.services.config.limits;
        let most = limits.open_tables_per_person;
        if count(Stage::Open) >= most {
            let message = format!("you sit at {most} tables that have not begun: start or leave one first");
            return Err(Refusal::new("too_many_tables", message));
        }
        let most = limits.running_tables_per_person;
        if count(Stage::Running) >= most {
            let message = format!("you play at {most} tables: finish a game first");
            return Err(Refusal::new("too_many_tables", message));
        }
        Ok(())
    }

    /// Writes the log of a new table: its creation and these entries.
    pub(super) async fn insert(
        &self,
        config: TableConfig,
        entries: Vec<LogEntry>,
    ) -> Result<TableId, Refusal> {
        let id = secret::table_id();
        let at = self.services.now();
        let impossible = |why: String| Refusal::new("impossible", why);
        let mut room = Room::new(id.clone(), at, config.clone()).map_err(impossible)?;
        room.timing = Timing::of(&self.services.config);
        self.packs.store_components(&config.game, &config.pack).await.or_unavailable()?;
        let created = LogEntry::Created(Box::new(config));
        let naming = entries.iter().chain([&created]).flat_map(LogEntry::naming).collect();
        let mut bodies = vec![(None, created.to_body())];
        for mut entry in entries {
            room.apply(at, &mut entry).map_err(|error| impossible(error.to_string()))?;
            bodies.push((None, entry.to_body()));
        }
        let append = Append {
            table: id.clone(),
            after: 0,
            at,
            entries: bodies,
            metadata: room.metadata(None),
            seats: Some(room.seated_people()),
            snapshot: None,
            naming,
        };
        match self.services.store.append(append).await {
            Ok(()) => {
                tracing::info!(table = %id, game = room.config.game, "a table was created");
                Ok(id)
            }
            Err(AppendError::Store(error)) => Err(unavailable(&error, Some(&id))),
            Err(_) => Err(Refusal::new("unavailable", "try again")),
        }
    }
}

fn check_pace(pace: Pace, fault: &mut impl FnMut(&str, String)) {
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
