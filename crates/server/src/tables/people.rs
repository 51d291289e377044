//! What happens to a person's tables when the person changes.

use super::Tables;
use crate::log_entry::LogEntry;
use crate::refusal::OrUnavailable as _;
use crate::room::Room;
use crate::secret;
use protocol::{Command, KeyedCommand, Refusal};
use std::sync::Arc;
use store::{Person, PersonId, Stage, TableFilter, TableId};

/// Tables per query.
const PAGE: u32 = 100;

impl Tables {
    /// Gives everything a guest has at tables to the account they signed in to.
    pub(crate) async fn merge_guest(
        self: &Arc<Self>,
        guest: &Person,
        account: &Person,
    ) -> Result<(), Refusal> {
        self.merge_attempt(&guest.id, &account.id).await.or_unavailable()?;
        let which = TableFilter::WithPerson(guest.id.clone());
        // A broken table stays as it is, and must not keep anybody from signing in.
        let mut broken = 0;
        loop {
            let tables = self.services.store.tables(&which, broken, PAGE).await.or_unavailable()?;
            if tables.is_empty() {
                return Ok(());
            }
            for table in tables {
                let (from, to) = (guest.id.0.clone(), account.id.0.clone());
                let entry = LogEntry::GuestMerged { from, to, name: account.name.clone() };
                match self.append(&table.table, None, entry).await {
                    Ok(_) => {}
                    Err(refusal) if refusal.code == "broken" => broken += 1,
                    Err(refusal) => return Err(refusal),
                }
            }
        }
    }

    /// Gives a person their new name at the tables where they have a seat and that are not over. A table where somebody else has a name
    /// that looks like it keeps the old one.
    pub(crate) async fn rename(self: &Arc<Self>, old: &str, who: &Arc<Person>) -> Result<(), Refusal> {
        for table in self.unfinished_of(&who.id).await? {
            let person = Arc::clone(who);
            let sits = move |room: &Room| {
                !room.seats_of(Some(&person.id)).is_empty() && !room.has_name_like(&person)
            };
            match self.inspect(&table, sits).await {
                Ok(true) => {
                    let (person, old, name) = (who.id.0.clone(), old.to_owned(), who.name.clone());
                    self.append(&table, None, LogEntry::Renamed { person, old, name }).await?;
                }
                Ok(false) => {}
                // A broken table must not keep anybody from changing their name.
                Err(refusal) if refusal.code == "broken" => {}
                Err(refusal) => return Err(refusal),
            }
        }
        Ok(())
    }

    /// Leaves all tables of a person who is deleted: the ones they host and that have not begun are abandoned, their seats at others
    /// become free, and at running games bots play on.
    pub(crate) async fn leave_all(self: &Arc<Self>, who: &Arc<Person>) -> Result<(), Refusal> {
        for table in self.unfinished_of(&who.id).await? {
            let person = who.id.clone();
            let inspected = self
                .inspect(&table, move |room| {
                    let host = room.config.host == person.0 && room.stage() == protocol::Stage::Open;
                    (room.seats_of(Some(&person)), host)
                })
                .await;
            let (seats, host) = match inspected {
                Ok(found) => found,
                Err(refusal) if refusal.code == "broken" => continue,
                Err(refusal) => return Err(refusal),
            };
            let stand = seats.iter().map(|seat| Command::Stand { seat: seat.0 + 1 });
            // Nobody else could start the game without its host.
            for command in stand.chain(host.then_some(Command::Abandon {})) {
                let order = KeyedCommand { key: secret::secret(), command };
                self.command(&table, who, order).await;
            }
        }
        Ok(())
    }

    /// A person's tables that are not over. All are read before any is changed: a change moves a table in the list.
    async fn unfinished_of(&self, who: &PersonId) -> Result<Vec<TableId>, Refusal> {
        let which = TableFilter::WithPerson(who.clone());
        let mut unfinished = Vec::new();
        for skip in (0..).step_by(PAGE as usize) {
            let page = self.services.store.tables(&which, skip, PAGE).await.or_unavailable()?;
            if page.is_empty() {
                break;
            }
            let not_over =
                page.into_iter().filter(|table| matches!(table.metadata.stage, Stage::Open | Stage::Running));
            unfinished.extend(not_over.map(|table| table.table));
        }
        Ok(unfinished)
    }
}
