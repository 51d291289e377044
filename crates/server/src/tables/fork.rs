//! Forks: a new game that continues from a step of a finished one.

use super::Tables;
use crate::log_entry::{ForkOrigin, LogEntry, TableConfig};
use crate::refusal::OrUnavailable as _;
use crate::room::{Rejected, check_level};
use crate::secret;
use crate::table::{self, read_log};
use game::{Eye, Seat};
use protocol::{Fork, Pace, Refusal};
use std::sync::Arc;
use store::{Entry, Person, TableId};

impl Tables {
    /// Creates a table that continues from a step of a finished game, with one seat for the person and bots on the others.
    pub(crate) async fn fork(
        self: &Arc<Self>,
        id: &TableId,
        who: &Person,
        request: &Fork,
    ) -> Result<TableId, Refusal> {
        if let Err(Rejected::Refused(refusal)) = check_level(&request.level) {
            return Err(*refusal);
        }
        let _creating = self.may_create(who).await?;
        let person = who.id.clone();
        let config = self
            .inspect(id, move |room| {
                room.must_admit(Some(&person))?;
                match room.stage() {
                    protocol::Stage::Over => Ok(room.config.clone()),
                    _ => {
                        Err(Refusal::new("not_over", "only a game that is over can be continued from a step"))
                    }
                }
            })
            .await??;
        let log = read_log(&*self.services.store, id).await.or_unavailable_at(id)?;
        let log: Vec<Entry> = log.into_iter().take_while(|entry| entry.number <= request.number).collect();
        let room =
            table::fold(id, log, None).await.map_err(|error| Refusal::new("broken", error.to_string()))?;
        let players = room.checked.players;
        let Some(seat) = request.seat.checked_sub(1).filter(|seat| *seat < players).map(Seat) else {
            return Err(Refusal::new("no_seat", format!("choose a seat from 1 to {players}")));
        };
        if room.waiting().is_none() {
            return Err(Refusal::new("no_step", "nobody was asked anything there; choose another step"));
        }
        // What the person did not know at that step is drawn again.
        let game = room.play.determinized(Eye::Seat(seat), secret::number()).position();
        let config = TableConfig {
            host: who.id.0.clone(),
            seed: secret::seed().to_string(),
            shared_seed: false,
            public: false,
            pace: Pace::Relaxed,
            hints: true,
            fork: Some(ForkOrigin { table: id.0.clone(), number: request.number, game }),
            day: None,
            ..config
        };
        let mut entries: Vec<LogEntry> = (1..=players)
            .map(|other| match other == request.seat {
                true => LogEntry::sat(other, who, who.name.clone()),
                false => LogEntry::Bot { seat: other, level: request.level.clone() },
            })
            .collect();
        entries.push(LogEntry::Started { draws: Vec::new() });
        self.insert(config, entries).await
    }
}
