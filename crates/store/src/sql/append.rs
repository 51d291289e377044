//! Appends: what a batch needs to know, and how its plan is written.

use super::super::INSERT_ENTRIES;
use super::{Connection, Db, DbRow, Result, get, insert_rows, number, signed, stage};
use crate::append::{LogState, Plan, TableState, TableUpdate};
use crate::chunks::chunks;
use crate::model::{Append, TableMetadata};
use sqlx::QueryBuilder;

/// Reads the state of tables from rows of their id, last entry, stage, game and whether they are public.
pub(crate) fn read_tables(rows: &[DbRow], state: &mut LogState) -> Result<()> {
    for row in rows {
        let table = TableState {
            last: number(row, 1)?,
            stage: stage(row, 2)?,
            game: get(row, 3)?,
            public: get(row, 4)?,
        };
        state.tables.insert(get(row, 0)?, table);
    }
    Ok(())
}

/// Finds out which idempotency keys of these appends are already in their logs.
pub(crate) async fn find_keys(
    c: &mut Connection,
    appends: impl Iterator<Item = &Append>,
    state: &mut LogState,
) -> Result<()> {
    let keys: Vec<(&str, &str)> = appends
        .flat_map(|append| {
            append.entries.iter().filter_map(|(key, _)| Some((&*append.table.0, key.as_deref()?)))
        })
        .collect();
    for chunk in chunks(&keys) {
        // The cross join makes SQLite look up each pair instead of scanning all entries.
        let mut query = QueryBuilder::<Db>::new("SELECT e.table_id, e.key, e.number FROM (");
        query.push_values(chunk, |mut row, (table, key)| {
            row.push_bind(*table).push_bind(*key);
        });
        query.push(
            ") AS asked CROSS JOIN entries e
             WHERE e.table_id = asked.column1 AND e.key = asked.column2 AND e.key IS NOT NULL",
        );
        for row in query.build().fetch_all(&mut *c).await? {
            state.keys.insert((get(&row, 0)?, get(&row, 1)?), number(&row, 2)?);
        }
    }
    Ok(())
}

/// Writes the accepted appends of a batch.
pub(crate) async fn write(c: &mut Connection, plan: &Plan<'_>) -> Result<()> {
    insert_rows(c, INSERT_ENTRIES, &plan.entries, "", |row, entry| {
        row.push_bind(entry.table)
            .push_bind(signed(entry.number))
            .push_bind(entry.at)
            .push_bind(entry.key)
            .push_bind(entry.body);
    })
    .await?;
    let (unchanged, others): (Vec<_>, Vec<_>) = plan.tables.iter().partition(|update| update.keeps_indexes);
    write_rows(
        c,
        &unchanged,
        " ON CONFLICT (id) DO UPDATE SET last = excluded.last, updated = excluded.updated,
         due = excluded.due, lease = excluded.lease, summary = excluded.summary",
    )
    .await?;
    write_rows(
        c,
        &others,
        " ON CONFLICT (id) DO UPDATE SET last = excluded.last, updated = excluded.updated,
         due = excluded.due, lease = excluded.lease, summary = excluded.summary,
         stage = excluded.stage, game = excluded.game, public = excluded.public",
    )
    .await?;
    let snapshots: Vec<_> =
        plan.tables.iter().filter_map(|update| Some((&update.append.table.0, update.snapshot?))).collect();
    insert_rows(
        c,
        "INSERT INTO kept (table_id, number, state) ",
        &snapshots,
        " ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, state = excluded.state",
        |row, (table, (number, state))| {
            row.push_bind(*table).push_bind(signed(*number)).push_bind(*state);
        },
    )
    .await?;
    write_seats(c, plan).await?;
    let naming: Vec<_> = plan
        .naming
        .iter()
        .flat_map(|append| append.naming.iter().map(|person| (&person.0, &append.table.0)))
        .collect();
    let insert = "INSERT INTO appearances (person, table_id) ";
    insert_rows(c, insert, &naming, " ON CONFLICT DO NOTHING", |row, (person, table)| {
        row.push_bind(*person).push_bind(*table);
    })
    .await?;
    Ok(())
}

async fn write_rows(
    c: &mut Connection,
    tables: &[&TableUpdate<'_>],
    on_conflict: &'static str,
) -> Result<()> {
    let insert = "INSERT INTO tables (id, last, created, updated, stage, game, public, due, lease, summary) ";
    insert_rows(c, insert, tables, on_conflict, |row, update| {
        let TableMetadata { stage, game, public, scheduled_at, leased_until, summary } =
            &update.append.metadata;
        row.push_bind(&update.append.table.0)
            .push_bind(signed(update.last))
            .push_bind(update.created)
            .push_bind(update.append.at)
            .push_bind(stage.name())
            .push_bind(game)
            .push_bind(*public)
            .push_bind(*scheduled_at)
            .push_bind(*leased_until)
            .push_bind(summary);
    })
    .await?;
    Ok(())
}

/// Replaces the seats of the tables where they changed.
async fn write_seats(c: &mut Connection, plan: &Plan<'_>) -> Result<()> {
    let changed: Vec<_> = plan.tables.iter().filter_map(|update| update.seats).collect();
    for chunk in chunks(&changed) {
        let mut query = QueryBuilder::<Db>::new("DELETE FROM seats WHERE table_id IN (");
        let mut ids = query.separated(", ");
        for append in chunk {
            ids.push_bind(&append.table.0);
        }
        query.push(")");
        query.build().execute(&mut *c).await?;
    }
    let seats: Vec<_> = changed
        .iter()
        .flat_map(|append| {
            append.seats.iter().flatten().map(|(seat, person)| (&append.table.0, *seat, &person.0))
        })
        .collect();
    let insert = "INSERT INTO seats (table_id, seat, person) ";
    insert_rows(c, insert, &seats, "", |row, (table, seat, person)| {
        row.push_bind(*table).push_bind(i64::from(*seat)).push_bind(*person);
    })
    .await?;
    Ok(())
}
