//! The daily game: a game for one player whose deal is the same for everybody on this server for one day (UTC).
//!
//! The seed of a day is drawn when it is first needed, so nobody can know tomorrow's. Everybody has one rated attempt; after it they
//! may practise the same deal. While the day lasts the seed stays secret even for those who have finished, because others have yet
//! to play.

use super::Tables;
use crate::log_entry::{DailyGame, LogEntry, MovedBy, TableConfig};
use crate::refusal::{OrUnavailable as _, with_text};
use crate::secret;
use crate::table::read_log;
use crate::titles;
use crate::wall_clock::utc_day;
use protocol::{Leavers, Millis, Pace, PlayToday, Refusal, Scored, Stage, Today, Try};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use store::{DAY, Document, Person, PersonId, StoreError, TableId};

/// The collection of the store that holds the seeds, by day.
const SEEDS: &str = "seeds";

/// Milliseconds between two checks whether the attempts of other people are over.
const CHECK_EVERY: Millis = 5000;

/// A rated attempt in the store, under the id of the person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct DailyAttempt {
    table: String,
    over: bool,
    score: Option<i32>,
}

impl Tables {
    /// The state of the daily game for one person.
    pub(crate) async fn daily(self: &Arc<Self>, who: Option<&Person>) -> Result<Today, Refusal> {
        let now = self.services.now();
        let day = utc_day(now);
        let attempts = self.checked_attempts(&day, who.map(|who| &who.id), now).await?;
        // A guest who signed in has the same attempt under two ids.
        let mut tables = BTreeSet::new();
        let mut counts: BTreeMap<i32, u32> = BTreeMap::new();
        for (_, attempt) in attempts.iter().filter(|(_, attempt)| tables.insert(&attempt.table)) {
            if let Some(score) = attempt.score {
                *counts.entry(score).or_default() += 1;
            }
        }
        let better = |score: i32| counts.range(score + 1..).map(|(_, count)| count).sum::<u32>();
        let mine = who.and_then(|who| attempts.iter().find(|(person, _)| *person == who.id.0));
        let mine = mine.map(|(_, DailyAttempt { table, over, score })| Try {
            table: table.clone(),
            over: *over,
            score: *score,
            place: score.map(|score| 1 + better(score)),
        });
        Ok(Today {
            until: (now.div_euclid(DAY) + 1) * DAY,
            tries: tables.len() as u32,
            results: counts.iter().rev().map(|(&score, &tries)| Scored { score, tries }).collect(),
            mine,
            day,
        })
    }

    /// The table of a person's rated attempt, created if there is none; or a new table for practice.
    pub(crate) async fn play_daily(
        self: &Arc<Self>,
        who: &Person,
        request: &PlayToday,
    ) -> Result<TableId, Refusal> {
        let now = self.services.now();
        let day = utc_day(now);
        let attempts = self.checked_attempts(&day, Some(&who.id), now).await?;
        let mine = attempts.into_iter().find(|(person, _)| *person == who.id.0).map(|(_, attempt)| attempt);
        match (mine, request.practice) {
            (Some(mine), false) => Ok(TableId(mine.table)),
            (None, false) => {
                let table = self.create_daily(who, DailyGame { day: day.clone(), rated: true }, now).await?;
                let attempt = DailyAttempt { table: table.0.clone(), over: false, score: None };
                let stored = self.put_attempt(&day, &who.id, now, &attempt).await.or_unavailable()?;
                if stored.table != table.0 {
                    // Two requests at once: one attempt is enough.
                    self.services.store.remove_table(&table).await.or_unavailable_at(&table)?;
                }
                Ok(TableId(stored.table))
            }
            (Some(DailyAttempt { over: true, .. }), true) => {
                self.create_daily(who, DailyGame { day, rated: false }, now).await
            }
            (_, true) => Err(with_text(
                "rated_first",
                "today-rated-first",
                "play your rated try to its end first; practice comes after it",
            )),
        }
    }

    /// Gives the attempt of a guest to the account they signed in to, unless the account has one today.
    pub(super) async fn merge_attempt(&self, guest: &PersonId, account: &PersonId) -> Result<(), StoreError> {
        let now = self.services.now();
        let day = utc_day(now);
        if let Some(document) = self.services.store.document(&attempts_of(&day), &guest.0).await? {
            self.put_attempt(&day, account, now, &parse(&document)?).await?;
        }
        Ok(())
    }

    /// Creates a table with the day's deal, at which the game has begun.
    async fn create_daily(&self, who: &Person, daily: DailyGame, now: Millis) -> Result<TableId, Refusal> {
        let _creating = self.may_create(who).await?;
        let fresh = Document { name: daily.day.clone(), at: now, body: secret::seed().to_string() };
        let seed = self.services.store.insert_document(SEEDS, &fresh).await.or_unavailable()?.body;
        let (title, fields) =
            titles::daily().ok_or_else(|| Refusal::new("no_daily", "there is no daily game here"))?;
        let pack = self.packs.default_hash(title);
        let checked = (title.check)(title.edition.0, &pack, &fields)
            .map_err(|faults| Refusal::new("impossible", faults.to_string()))?;
        let config = TableConfig {
            host: who.id.0.clone(),
            game: title.name.to_owned(),
            edition: title.edition.0,
            pack,
            pack_name: None,
            setup: checked.fields,
            seed,
            shared_seed: false,
            public: false,
            spectators: false,
            pace: Pace::Relaxed,
            leavers: Leavers::default(),
            hints: !daily.rated,
            player_aids: false,
            fork: None,
            day: Some(daily),
        };
        let sat = LogEntry::sat(1, who, who.name.clone());
        self.insert(config, vec![sat, LogEntry::Started { draws: Vec::new() }]).await
    }

    /// The attempts of a day by person, with their scores if they are over. The person's own attempt is up to date, those of others
    /// are checked every few seconds.
    async fn checked_attempts(
        self: &Arc<Self>,
        day: &str,
        who: Option<&PersonId>,
        now: Millis,
    ) -> Result<Vec<(String, DailyAttempt)>, Refusal> {
        let documents = self.services.store.documents(&attempts_of(day)).await.or_unavailable()?;
        let check_all = now - self.attempts_checked_at.load(Ordering::Relaxed) >= CHECK_EVERY;
        if check_all {
            self.attempts_checked_at.store(now, Ordering::Relaxed);
        }
        let mut attempts = Vec::new();
        for document in documents {
            let mut attempt = parse(&document).or_unavailable()?;
            let own = who.is_some_and(|who| who.0 == document.name);
            if !attempt.over && (own || check_all) && self.finish(&mut attempt).await? {
                let body = serde_json::to_string(&attempt).expect("an attempt can be serialized");
                self.services
                    .store
                    .update_document(&attempts_of(day), &document.name, &body)
                    .await
                    .or_unavailable()?;
            }
            attempts.push((document.name, attempt));
        }
        Ok(attempts)
    }

    /// Sets the score of an attempt whose game is over. Returns whether it is.
    async fn finish(self: &Arc<Self>, attempt: &mut DailyAttempt) -> Result<bool, Refusal> {
        let id = TableId(attempt.table.clone());
        let listed = self.services.store.table(&id).await.or_unavailable_at(&id)?;
        match listed.map(|listed| listed.metadata.stage) {
            Some(store::Stage::Open | store::Stage::Running) => return Ok(false),
            Some(store::Stage::Over) => {
                let score = self
                    .inspect(&id, |room| {
                        let result = room.play.result().filter(|_| room.stage() == Stage::Over)?;
                        let resigned = room.state.seats.iter().any(|seat| seat.resigned);
                        result.places.first().map(|place| place.score).filter(|_| !resigned)
                    })
                    .await?;
                let log = read_log(&*self.services.store, &id).await.or_unavailable_at(&id)?;
                attempt.score = score.filter(|_| !log.iter().any(is_stand_in_move));
            }
            Some(store::Stage::Closed) | None => {}
        }
        attempt.over = true;
        Ok(true)
    }

    /// Saves an attempt unless the person has one, and returns the saved one.
    async fn put_attempt(
        &self,
        day: &str,
        person: &PersonId,
        at: Millis,
        attempt: &DailyAttempt,
    ) -> Result<DailyAttempt, StoreError> {
        let body = serde_json::to_string(attempt).expect("an attempt can be serialized");
        let document = Document { name: person.0.clone(), at, body };
        parse(&self.services.store.insert_document(&attempts_of(day), &document).await?)
    }
}

/// Whether a bot answered for the person.
fn is_stand_in_move(entry: &store::Entry) -> bool {
    matches!(LogEntry::parse(&entry.body), Ok(LogEntry::Moved { by: MovedBy::StandIn, .. }))
}

/// The collection of the store that holds the attempts of a day, by person.
fn attempts_of(day: &str) -> String {
    format!("tries {day}")
}

fn parse(document: &Document) -> Result<DailyAttempt, StoreError> {
    serde_json::from_str(&document.body)
        .map_err(|error| StoreError::Corrupt(format!("the attempt of {}: {error}", document.name)))
}
