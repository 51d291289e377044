//! Deletes tables, and the names and words of people who are deleted.

use super::{Tables, not_opened};
use crate::log_entry::LogEntry;
use crate::refusal::{OrUnavailable as _, with_text};
use crate::table::{OpenError, TableRequest, read_log};
use protocol::Refusal;
use std::sync::Arc;
use store::{Person, PersonId, TableFilter, TableId};

/// Tables per query.
const PAGE: u32 = 100;

impl Tables {
    /// Deletes a table on behalf of the person who created it, unless another person has a seat there.
    pub(crate) async fn delete_own(self: &Arc<Self>, id: &TableId, who: &Person) -> Result<(), Refusal> {
        let inspected = self.inspect(id, |room| (room.config.host.clone(), room.participants())).await?;
        let (host, participants) = inspected;
        if host != who.id.0 {
            return Err(Refusal::new("not_yours", "only the host of the table may delete it"));
        }
        for other in participants.iter().filter(|person| **person != who.id) {
            let other = self.services.store.person(other).await.or_unavailable()?;
            if other.is_some_and(|other| !other.name.is_empty()) {
                let message = "somebody else has a seat here: the game is theirs as well";
                return Err(with_text("not_alone", "delete-not-alone", message));
            }
        }
        self.delete(id).await
    }

    /// Deletes a table, and disconnects everybody who has it open.
    pub(crate) async fn delete(self: &Arc<Self>, id: &TableId) -> Result<(), Refusal> {
        match self.queue_of(id).await {
            Ok(_) => self.request(id, |reply| TableRequest::Delete { reply }).await??,
            Err(OpenError::Broken(_)) => {
                self.services.store.remove_table(id).await.or_unavailable_at(id)?;
            }
            Err(error) => return Err(not_opened(id, &error)),
        }
        tracing::info!(table = %id, "a table was deleted");
        // Other nodes may have it open too. If this fails, they notice with their next append.
        let _ = self.services.store.announce(&format!("{DELETED}{id}")).await;
        Ok(())
    }

    /// Removes the name and the messages of a person from every log.
    pub(crate) async fn forget_person(self: &Arc<Self>, gone: &PersonId) -> Result<(), Refusal> {
        let naming = TableFilter::Naming(gone.clone());
        let mut skip = 0;
        loop {
            let tables = self.services.store.tables(&naming, skip, PAGE).await.or_unavailable()?;
            if tables.is_empty() {
                return Ok(());
            }
            skip += tables.len() as u32;
            for table in &tables {
                self.forget_at(&table.table, gone).await?;
            }
        }
    }

    async fn forget_at(self: &Arc<Self>, id: &TableId, gone: &PersonId) -> Result<(), Refusal> {
        let entry = LogEntry::Forgotten { person: gone.0.clone() };
        match self.append(id, None, entry).await {
            // The log of a broken table is redacted all the same.
            Err(refusal) if refusal.code != "broken" => return Err(refusal),
            _ => {}
        }
        let log = read_log(&*self.services.store, id).await.or_unavailable_at(id)?;
        // A guest who was merged into the account wrote under another id.
        let mut ids = vec![gone.0.clone()];
        let parsed = log.iter().filter_map(|entry| Some((entry.number, LogEntry::parse(&entry.body).ok()?)));
        let parsed: Vec<(u64, LogEntry)> = parsed.collect();
        for (_, entry) in parsed.iter().rev() {
            if let LogEntry::GuestMerged { from, to, .. } = entry
                && ids.contains(to)
            {
                ids.push(from.clone());
            }
        }
        let redacted: Vec<(u64, String)> = parsed
            .into_iter()
            .filter_map(|(number, entry)| {
                let without = ids.iter().find_map(|id| entry.clone().without(id))?;
                Some((number, without.to_body()))
            })
            .collect();
        self.services.store.redact(id, &redacted).await.or_unavailable_at(id)
    }

    /// Removes a chat message. Returns whether there was one.
    pub(crate) async fn remove_message(self: &Arc<Self>, id: &TableId, number: u64) -> Result<bool, Refusal> {
        let store = &self.services.store;
        let found = store.entries(id, number.saturating_sub(1), 1).await.or_unavailable_at(id)?;
        let said = found.first().filter(|entry| entry.number == number);
        let Some(mut said) = said.and_then(|entry| LogEntry::parse(&entry.body).ok()) else {
            return Ok(false);
        };
        let LogEntry::Said { text, .. } = &mut said else { return Ok(false) };
        text.clear();
        store.redact(id, &[(number, said.to_body())]).await.or_unavailable_at(id)?;
        self.append(id, None, LogEntry::ChatRemoved { entries: vec![number] }).await?;
        Ok(true)
    }
}

/// The beginning of the message to other nodes that a table was deleted; its id follows.
pub(super) const DELETED: &str = "deleted ";
