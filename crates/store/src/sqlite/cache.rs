//! What the writer remembers about the game tables it wrote to recently. Since nobody else writes to the file, it need
//! not ask the database again.

use super::{Connection, Db, sql};
use crate::append::{LogState, Plan, TableState};
use crate::chunks::chunks;
use crate::error::StoreError;
use crate::model::Append;
use sqlx::QueryBuilder;
use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasher as _, RandomState};

/// Maximum number of tables and keys in the cache, at some ten bytes each.
const CAPACITY: usize = 1 << 20;

/// The cache. It knows a table completely or not at all.
#[derive(Default)]
pub(super) struct Cache {
    pub(super) state: LogState,
    /// The hash of every idempotency key in a table's log. An index in the database would cost one more page write for
    /// nearly every append, only to find the few duplicates.
    keys: HashMap<String, HashSet<u64>>,
    hasher: RandomState,
    /// The number of tables and keys.
    size: usize,
}

impl Cache {
    pub(super) fn contains(&self, table: &str) -> bool {
        self.state.tables.contains_key(table)
    }

    /// Loads tables that are not in the cache.
    pub(super) async fn load(&mut self, c: &mut Connection, tables: &[&str]) -> Result<(), StoreError> {
        for chunk in chunks(tables) {
            let select = "SELECT id, last, stage, game, public FROM tables WHERE id IN (";
            let rows = with_ids(select, chunk).build().fetch_all(&mut *c).await?;
            sql::append::read_tables(&rows, &mut self.state)?;
            self.size += rows.len();
            let select = "SELECT table_id, key FROM entries WHERE key IS NOT NULL AND table_id IN (";
            let rows = with_ids(select, chunk).build().fetch_all(&mut *c).await?;
            self.size += rows.len();
            for row in &rows {
                let hash = self.hasher.hash_one(sql::get::<&str>(row, 1)?);
                self.keys.entry(sql::get(row, 0)?).or_default().insert(hash);
            }
        }
        Ok(())
    }

    /// Whether an append may be a duplicate: it does not follow the last entry, or the hash of one of its keys is known.
    pub(super) fn may_be_duplicate(&self, append: &Append) -> bool {
        let last = self.state.last(&append.table.0);
        let known = self.keys.get(&append.table.0);
        let is_known = |key: &str| known.is_some_and(|known| known.contains(&self.hasher.hash_one(key)));
        let mut keys = append.entries.iter().filter_map(|(key, _)| key.as_deref());
        // A table that does not exist has no keys.
        last > 0 && (append.after != last || keys.any(is_known))
    }

    /// Applies a plan that was committed.
    pub(super) fn apply(&mut self, plan: &Plan<'_>) {
        self.state.keys.clear();
        self.size += plan.entries.len();
        if self.size > CAPACITY {
            *self = Self::default();
            return;
        }
        for update in &plan.tables {
            let metadata = &update.append.metadata;
            match self.state.tables.get_mut(&update.append.table.0) {
                Some(table) if update.keeps_indexes => table.last = update.last,
                _ => {
                    let table = TableState {
                        last: update.last,
                        stage: metadata.stage,
                        game: metadata.game.clone(),
                        public: metadata.public,
                    };
                    self.state.tables.insert(update.append.table.0.clone(), table);
                }
            }
        }
        for entry in &plan.entries {
            let Some(key) = entry.key else { continue };
            let hash = self.hasher.hash_one(key);
            match self.keys.get_mut(entry.table) {
                Some(keys) => keys.insert(hash),
                None => self.keys.entry(entry.table.to_owned()).or_default().insert(hash),
            };
        }
    }
}

/// A statement that ends with a list of ids.
fn with_ids(statement: &'static str, ids: &[&str]) -> QueryBuilder<Db> {
    let mut query = QueryBuilder::new(statement);
    let mut list = query.separated(", ");
    for id in ids {
        list.push_bind(*id);
    }
    query.push(")");
    query
}
