//! Blocks: who does not want to meet whom. A blocked person's messages are not shown, and the two are neither invited by nor
//! seated with each other.

use super::Tables;
use crate::limits::BLOCKS;
use crate::refusal::{OrUnavailable as _, with_text};
use crate::room::{self, Reader, Room};
use crate::secret;
use protocol::{Blocked, Refusal};
use std::sync::Arc;
use store::{Person, PersonId, TableId, TableRow};

impl Tables {
    /// A person as a reader of logs.
    pub(crate) async fn reader(&self, who: Option<&Arc<Person>>) -> Result<Reader, Refusal> {
        let Some(who) = who else { return Ok(Reader::default()) };
        let blocked = self.services.store.blocked_by(&who.id).await.or_unavailable()?;
        let blocked = blocked.into_iter().map(|person| person.id.0).collect();
        Ok(Reader { who: Some(Arc::clone(who)), blocked })
    }

    /// The people that a person has blocked.
    pub(crate) async fn blocks(&self, who: &Person) -> Result<Vec<Blocked>, Refusal> {
        let blocked = self.services.store.blocked_by(&who.id).await.or_unavailable()?;
        Ok(blocked
            .iter()
            .map(|other| Blocked { key: key(who, &other.id), name: other.name.clone() })
            .collect())
    }

    /// Blocks the person with this number at a table, or no longer does.
    pub(crate) async fn set_blocked(
        self: &Arc<Self>,
        id: &TableId,
        who: &Person,
        number: u32,
        blocked: bool,
    ) -> Result<(), Refusal> {
        let found = self.inspect(id, move |room| room.person_numbered(number)).await?;
        let (other, _) = found.ok_or_else(|| Refusal::new("nobody_here", "nobody here has that number"))?;
        if other == who.id {
            return Err(Refusal::new("yourself", "you can't do that to yourself"));
        }
        let store = &self.services.store;
        if !blocked {
            return store.unblock(&who.id, &other).await.or_unavailable();
        }
        if store.blocked_by(&who.id).await.or_unavailable()?.len() >= BLOCKS {
            let message = format!("you have blocked {BLOCKS} people; unblock one first");
            return Err(Refusal::new("too_many_blocks", message));
        }
        store.block(&who.id, &other, self.services.now()).await.or_unavailable()
    }

    /// Unblocks the person that the list shows under this key.
    pub(crate) async fn unblock(&self, who: &Person, wanted: &str) -> Result<(), Refusal> {
        let blocked = self.services.store.blocked_by(&who.id).await.or_unavailable()?;
        match blocked.iter().find(|other| key(who, &other.id) == wanted) {
            Some(other) => self.services.store.unblock(&who.id, &other.id).await.or_unavailable(),
            None => Err(Refusal::new("no_such_thing", "you have not blocked anybody like that")),
        }
    }

    /// The people that a person has blocked or is blocked by.
    pub(super) async fn blocked_either_way(&self, who: &Person) -> Result<Vec<String>, Refusal> {
        let store = &self.services.store;
        let mut apart: Vec<String> =
            store.blocked_by(&who.id).await.or_unavailable()?.into_iter().map(|other| other.id.0).collect();
        apart.extend(store.blockers_of(&who.id).await.or_unavailable()?.into_iter().map(|other| other.0));
        Ok(apart)
    }

    /// Refuses a person who wants to sit down with somebody who blocked them, or whom they blocked.
    pub(super) async fn may_join(self: &Arc<Self>, id: &TableId, who: &Person) -> Result<(), Refusal> {
        let apart = self.blocked_either_way(who).await?;
        if apart.is_empty() {
            return Ok(());
        }
        let present = self.inspect(id, Room::participants).await?;
        // Who has a seat already may come back to it.
        if present.contains(&who.id) || !present.iter().any(|person| apart.contains(&person.0)) {
            return Ok(());
        }
        let message = "you and somebody at this table can't play together: one of you has blocked the other";
        Err(with_text("blocked", "block-apart", message))
    }

    /// Leaves out the tables of people whom this person does not meet.
    pub(crate) async fn without_blocked(
        &self,
        who: Option<&Arc<Person>>,
        mut tables: Vec<TableRow>,
    ) -> Result<Vec<TableRow>, Refusal> {
        if let Some(who) = who {
            let apart = self.blocked_either_way(who).await?;
            if !apart.is_empty() {
                tables.retain(|table| !room::seats_any(table, &apart));
            }
        }
        Ok(tables)
    }
}

/// The key of a blocked person in a list, which reveals nothing about them.
fn key(who: &Person, other: &PersonId) -> String {
    let hash = secret::hash(&format!("{} {}", who.id.0, other.0));
    hex::encode(&hash[..8])
}
