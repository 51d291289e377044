//! The time of the database, which all nodes share: a node whose own clock is wrong must not end anybody's turn.

use super::{Connection, DEADLINE, sql, within};
use crate::error::StoreError;
use crate::model::Millis;
use sqlx::postgres::PgPool;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Time between two readings of the database's clock.
const INTERVAL: Duration = Duration::from_secs(30);

/// A reading that took longer than this is not exact enough, unless there is no other.
const EXACT: Duration = Duration::from_millis(500);

/// The database's clock, extrapolated from its last reading with this machine's monotonic clock.
pub(super) struct DatabaseClock(Mutex<Reading>);

#[derive(Clone, Copy)]
struct Reading {
    /// When it was read.
    at: Instant,
    /// What it showed, in milliseconds since 1970.
    time: Millis,
}

impl DatabaseClock {
    /// Reads the clock for the first time.
    pub(super) async fn read_first(c: &mut Connection) -> Result<Arc<Self>, StoreError> {
        let (reading, _) = read(c).await?;
        Ok(Arc::new(Self(Mutex::new(reading))))
    }

    /// Milliseconds since 1970.
    pub(super) fn now(&self) -> Millis {
        let Reading { at, time } = *self.0.lock().unwrap_or_else(PoisonError::into_inner);
        time + at.elapsed().as_millis() as Millis
    }

    /// Reads the clock again and again. While the database is away, the last reading is used.
    pub(super) async fn run(self: Arc<Self>, pool: PgPool) {
        loop {
            tokio::time::sleep(INTERVAL).await;
            let reading = within(DEADLINE, async {
                let mut connection = pool.acquire().await?;
                read(&mut connection).await
            });
            if let Ok((reading, took)) = reading.await
                && took < EXACT
            {
                *self.0.lock().unwrap_or_else(PoisonError::into_inner) = reading;
            }
        }
    }
}

/// Reads the clock, and returns how long that took. The reading is taken as the middle of that time.
async fn read(c: &mut Connection) -> Result<(Reading, Duration), StoreError> {
    let begun = Instant::now();
    let query = "SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)";
    let row = sqlx::query(query).fetch_one(c).await?;
    let took = begun.elapsed();
    Ok((Reading { at: begun + took / 2, time: sql::get(&row, 0)? }, took))
}
