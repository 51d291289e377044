//! Today's game: a solo game of Pest whose deal is the same for everybody here for one day (UTC).
//!
//! The seed of a day is drawn when somebody first asks for it, and kept: nobody can know tomorrow's, for there is none yet. Everybody
//! has one rated try; who has played may practise the same deal. While the day lasts, nothing tells the seed to those who have
//! finished, for others have yet to play.

use crate::deed::{By, Deed, Made};
use crate::packs::because;
use crate::room::Room;
use crate::secret;
use crate::table::{all_entries, unavailable};
use crate::tables::Shared;
use crate::titles::{self, Fields};
use protocol::{Leavers, Millis, Pace, PlayToday, Refusal, Scored, Stage, Today, Try};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use store::{Document, Person, PersonId, StoreError, TableId};

/// The seeds, by day.
const SEEDS: &str = "seeds";

const DAY: Millis = 24 * 60 * 60 * 1000;

/// So often it is looked for tries of others that have come to their end.
const LOOK: Millis = 5000;

/// What a table has to do with a day's game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct OfDay {
    pub(crate) day: String,
    pub(crate) rated: bool,
}

impl OfDay {
    /// Whether the day lasts, and so the seed is nobody's business.
    pub(crate) fn is_sealed(&self, now: Millis) -> bool {
        day(now) <= self.day
    }
}

impl Room {
    /// Refuses what would tell the seed of a day that lasts.
    pub(crate) fn must_be_unsealed(&self, now: Millis) -> Result<(), Refusal> {
        match &self.made.day {
            Some(of) if of.is_sealed(now) => Err(because(
                "sealed",
                "today-sealed",
                "seed, record and proof of today's game are open when the day is over, at midnight UTC",
            )),
            _ => Ok(()),
        }
    }
}

/// A rated try as it is kept, under the id of the person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Kept {
    table: String,
    over: bool,
    score: Option<i32>,
}

impl Shared {
    /// How today's game stands, for one person.
    pub(crate) async fn today(self: &Arc<Self>, who: Option<&Person>) -> Result<Today, Refusal> {
        let now = self.clock.now();
        let day = day(now);
        let tries = self.settled_tries(&day, who.map(|who| &who.id), now).await?;
        // A guest who has signed in has one try under two names.
        let mut tables = BTreeSet::new();
        let mut counts: BTreeMap<i32, u32> = BTreeMap::new();
        for (_, kept) in tries.iter().filter(|(_, kept)| tables.insert(&kept.table)) {
            if let Some(score) = kept.score {
                *counts.entry(score).or_default() += 1;
            }
        }
        let better = |score: i32| counts.range(score + 1..).map(|(_, tries)| tries).sum::<u32>();
        let mine = who.and_then(|who| tries.iter().find(|(person, _)| *person == who.id.0));
        let mine = mine.map(|(_, Kept { table, over, score })| Try {
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

    /// Opens the rated try of somebody, or finds it; or a table for practice.
    pub(crate) async fn play_today(
        self: &Arc<Self>,
        who: &Person,
        wish: &PlayToday,
    ) -> Result<TableId, Refusal> {
        let now = self.clock.now();
        let day = day(now);
        let tries = self.settled_tries(&day, Some(&who.id), now).await?;
        let mine = tries.into_iter().find(|(person, _)| *person == who.id.0).map(|(_, kept)| kept);
        match (mine, wish.practice) {
            (Some(mine), false) => Ok(TableId(mine.table)),
            (None, false) => {
                let table = self.lay_out(who, OfDay { day: day.clone(), rated: true }, now).await?;
                let kept = Kept { table: table.0.clone(), over: false, score: None };
                let there =
                    self.put_try(&day, &who.id, now, &kept).await.map_err(|error| unavailable(&error))?;
                if there.table != table.0 {
                    // Asked twice at once: one try is enough.
                    self.store.remove_table(&table).await.map_err(|error| unavailable(&error))?;
                }
                Ok(TableId(there.table))
            }
            (Some(Kept { over: true, .. }), true) => {
                self.lay_out(who, OfDay { day, rated: false }, now).await
            }
            (_, true) => Err(because(
                "rated_first",
                "today-rated-first",
                "play your rated try to its end first; practice comes after it",
            )),
        }
    }

    /// A guest who signs in to an account takes their try along, unless the account has played today.
    pub(crate) async fn carry_try(&self, from: &PersonId, to: &PersonId) -> Result<(), StoreError> {
        let now = self.clock.now();
        let day = day(now);
        if let Some(note) = self.store.document(&shelf(&day), &from.0).await? {
            self.put_try(&day, to, now, &read(&note)?).await?;
        }
        Ok(())
    }

    /// Makes a table of the day's deal at which the game has begun.
    async fn lay_out(&self, who: &Person, of: OfDay, now: Millis) -> Result<TableId, Refusal> {
        self.must_have_room(who).await?;
        let fresh = Document { name: of.day.clone(), at: now, body: secret::seed().to_string() };
        let seed = self.store.insert_document(SEEDS, &fresh).await.map_err(|error| unavailable(&error))?.body;
        let title = titles::named("pest").expect("it is played here");
        let fields = [("variant", "solo"), ("players", "1")];
        let fields: Fields = fields.map(|(name, value)| (name.to_owned(), value.to_owned())).into();
        let pack = self.pack(title);
        let checked = (title.check)(title.edition.0, &pack, &fields)
            .map_err(|faults| Refusal::new("impossible", faults.to_string()))?;
        let made = Made {
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
            hints: !of.rated,
            odds: false,
            fork: None,
            day: Some(of),
        };
        let sat = Deed::Sat { seat: 1, person: who.id.0.clone(), name: who.name.clone() };
        self.write_table(made, vec![sat, Deed::Started { draws: Vec::new() }]).await
    }

    /// The tries of a day by person, those that are over with what came of them: one's own at once, others' by and by.
    async fn settled_tries(
        self: &Arc<Self>,
        day: &str,
        who: Option<&PersonId>,
        now: Millis,
    ) -> Result<Vec<(String, Kept)>, Refusal> {
        let notes = self.store.documents(&shelf(day)).await.map_err(|error| unavailable(&error))?;
        let all = now - self.settled.load(Ordering::Relaxed) >= LOOK;
        if all {
            self.settled.store(now, Ordering::Relaxed);
        }
        let mut tries = Vec::new();
        for note in notes {
            let mut kept = read(&note).map_err(|error| unavailable(&error))?;
            let own = who.is_some_and(|who| who.0 == note.name);
            if !kept.over && (own || all) && self.settle(&mut kept).await? {
                let body = serde_json::to_string(&kept).expect("a try can be written");
                let changed = self.store.update_document(&shelf(day), &note.name, &body).await;
                changed.map_err(|error| unavailable(&error))?;
            }
            tries.push((note.name, kept));
        }
        Ok(tries)
    }

    /// Writes down what came of a try, if it is over; whether it is.
    async fn settle(self: &Arc<Self>, kept: &mut Kept) -> Result<bool, Refusal> {
        let id = TableId(kept.table.clone());
        let listed = self.store.table(&id).await.map_err(|error| unavailable(&error))?;
        match listed.map(|listed| listed.metadata.stage) {
            Some(store::Stage::Open | store::Stage::Running) => return Ok(false),
            Some(store::Stage::Over) => {
                let score = self
                    .look(&id, |room| {
                        let result = room.play.result().filter(|_| room.stage() == Stage::Over)?;
                        let alone = room.state.seats.iter().all(|place| !place.resigned);
                        result.places.first().map(|place| place.score).filter(|_| alone)
                    })
                    .await?;
                let entries = all_entries(&*self.store, &id).await.map_err(|error| unavailable(&error))?;
                kept.score = score.filter(|_| !entries.iter().any(is_anothers));
            }
            Some(store::Stage::Closed) | None => {}
        }
        kept.over = true;
        Ok(true)
    }

    async fn put_try(
        &self,
        day: &str,
        person: &PersonId,
        at: Millis,
        kept: &Kept,
    ) -> Result<Kept, StoreError> {
        let body = serde_json::to_string(kept).expect("a try can be written");
        let there =
            self.store.insert_document(&shelf(day), &Document { name: person.0.clone(), at, body }).await?;
        read(&there)
    }
}

/// Whether a bot answered for the person.
fn is_anothers(entry: &store::Entry) -> bool {
    matches!(serde_json::from_str(&entry.body), Ok(Deed::Moved { by: By::StandIn, .. }))
}

fn shelf(day: &str) -> String {
    format!("tries {day}")
}

fn read(note: &Document) -> Result<Kept, StoreError> {
    serde_json::from_str(&note.body)
        .map_err(|error| StoreError::Corrupt(format!("the try of {}: {error}", note.name)))
}

/// The day of a moment in UTC, `2026-11-16`.
pub(crate) fn day(at: Millis) -> String {
    // Years are counted from March, so that the day that is only sometimes there comes last.
    let days = at.div_euclid(DAY) + 719_468;
    let (era, of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let date = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = year + era * 400 + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{date:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        let noon = |days: Millis| day(days * DAY + DAY / 2);
        assert_eq!(noon(0), "1970-01-01");
        assert_eq!(noon(59), "1970-03-01");
        assert_eq!(noon(11_016), "2000-02-29");
        assert_eq!(noon(20_773), "2026-11-16");
        assert_eq!(
            (day(20_773 * DAY - 1).as_str(), day(20_773 * DAY).as_str()),
            ("2026-11-15", "2026-11-16")
        );
    }

    #[test]
    fn a_day_is_sealed_until_the_next_begins() {
        let of = OfDay { day: "2026-11-16".to_owned(), rated: true };
        assert!(of.is_sealed(20_774 * DAY - 1) && !of.is_sealed(20_774 * DAY));
    }
}
