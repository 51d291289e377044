//! Rematches: a new table for the same people, who are invited to it.

use super::Tables;
use crate::log_entry::LogEntry;
use crate::refusal::OrUnavailable as _;
use crate::room::Holder;
use crate::secret;
use protocol::{CommandReply, Refusal};
use std::sync::Arc;
use store::{Person, TableId};

impl Tables {
    /// Creates a table for the same people, with the seats moved on by one, and announces it at the old one. The others are
    /// invited: nobody gets a seat without taking it.
    pub(super) async fn rematch(
        self: &Arc<Self>,
        id: &TableId,
        who: &Person,
        key: &str,
    ) -> Result<CommandReply, Refusal> {
        let known = self.services.store.entry_with_key(id, key).await.or_unavailable_at(id)?;
        if let Some(number) = known {
            return Ok(CommandReply::Known { number });
        }
        let person = who.id.clone();
        let (seated, over, mut config, mut seats) = self
            .inspect(id, move |room| {
                let seated = !room.seats_of(Some(&person)).is_empty();
                let over = room.stage() == protocol::Stage::Over;
                (seated, over, room.config.clone(), room.state.seats.clone())
            })
            .await?;
        if !seated || !over {
            let why = if seated { "the game is not over yet" } else { "only players can ask for a rematch" };
            return Err(Refusal::new("no_rematch", why));
        }
        let _creating = self.may_create(who).await?;
        let apart = self.blocked_either_way(who).await?;
        config.host.clone_from(&who.id.0);
        config.seed = secret::seed().to_string();
        config.shared_seed = false;
        config.day = None;
        seats.rotate_left(1);
        let entries = (1..).zip(seats).filter_map(|(seat, state)| match state.holder {
            Holder::Nobody | Holder::Invited { .. } => None,
            Holder::Person { person, name, .. } if person == who.id.0 => Some(LogEntry::sat(seat, who, name)),
            // Nobody who has blocked the other is invited, and nobody who was deleted.
            Holder::Person { person, name, .. } if apart.contains(&person) || name.is_empty() => None,
            Holder::Person { person, name, .. } => {
                Some(LogEntry::Invited { seat, name, secret: secret::secret(), person: Some(person) })
            }
            Holder::Bot { level } => Some(LogEntry::Bot { seat, level }),
        });
        let table = self.insert(config, entries.collect()).await?;
        let announced = self.append(id, Some(key), LogEntry::Rematch { table: table.0.clone() }).await;
        if announced.as_ref().is_err_and(|refusal| refusal.code == "rematch") {
            // Somebody else was first: one table is enough.
            self.services.store.remove_table(&table).await.or_unavailable_at(&table)?;
        }
        announced.map(|number| CommandReply::Accepted { number })
    }
}
