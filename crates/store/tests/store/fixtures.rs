//! Short names for what the tests write and read.

use sqlx::{Connection as _, Row as _};
use std::path::PathBuf;
use store::testing::{Engine, TestDatabase};
use store::{
    Append, AppendError, Document, Entry, Location, Person, PersonId, Stage, Store, TableId, TableMetadata,
};

/// The file of a SQLite database.
pub(crate) fn file(database: &TestDatabase) -> PathBuf {
    let Location::Directory(directory) = &database.location else { panic!("only SQLite has a file") };
    directory.join("miasma.db")
}

/// Runs statements behind the store's back, and returns the last column of their rows, one value a line.
pub(crate) async fn execute(database: &TestDatabase, statements: &str) -> String {
    if let Engine::Postgres(cluster) = &database.engine {
        return cluster.execute(database.url(), statements);
    }
    let file = file(database);
    std::fs::create_dir_all(file.parent().expect("a directory")).expect("the directory can be created");
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file).create_if_missing(true);
    let mut connection = sqlx::SqliteConnection::connect_with(&options).await.expect("the file opens");
    let statements = sqlx::AssertSqlSafe(statements.to_owned());
    let rows = sqlx::raw_sql(statements).fetch_all(&mut connection).await.expect("the statements succeed");
    connection.close().await.expect("the file closes");
    let last = |row: &sqlx::sqlite::SqliteRow| row.try_get::<String, _>(row.len() - 1).unwrap_or_default();
    rows.iter().map(last).collect::<Vec<_>>().join("\n")
}

pub(crate) fn table_id(id: &str) -> TableId {
    TableId(id.to_owned())
}

pub(crate) fn person_id(id: &str) -> PersonId {
    PersonId(id.to_owned())
}

pub(crate) fn metadata() -> TableMetadata {
    TableMetadata {
        stage: Stage::Running,
        game: "rattus".to_owned(),
        public: true,
        scheduled_at: None,
        leased_until: None,
        summary: "{\"seats\":4}".to_owned(),
    }
}

/// An append of one entry without a key.
pub(crate) fn unkeyed(table: &str, after: u64, body: &str) -> Append {
    Append {
        table: table_id(table),
        after,
        at: 1_000 + i64::try_from(after).expect("small"),
        entries: vec![(None, body.to_owned())],
        metadata: metadata(),
        seats: None,
        snapshot: None,
        naming: Vec::new(),
    }
}

/// An append of one entry with an idempotency key.
pub(crate) fn keyed(table: &str, after: u64, key: &str, body: &str) -> Append {
    Append { entries: vec![(Some(key.to_owned()), body.to_owned())], ..unkeyed(table, after, body) }
}

pub(crate) fn document(name: &str, body: &str) -> Document {
    Document { name: name.to_owned(), at: 1_000, body: body.to_owned() }
}

pub(crate) fn person(id: &str) -> Person {
    Person {
        id: person_id(id),
        name: id.to_uppercase(),
        created: 5,
        login: None,
        password: None,
        skeleton: None,
        banned: None,
    }
}

pub(crate) async fn log(store: &dyn Store, table: &str) -> Vec<Entry> {
    store.entries(&table_id(table), 0, u32::MAX).await.expect("the store answers")
}

pub(crate) async fn bodies(store: &dyn Store, table: &str) -> Vec<String> {
    log(store, table).await.into_iter().map(|entry| entry.body).collect()
}

pub(crate) fn behind(last: u64) -> Result<(), AppendError> {
    Err(AppendError::Behind { last })
}

pub(crate) fn duplicate(number: u64) -> Result<(), AppendError> {
    Err(AppendError::Duplicate { number })
}
