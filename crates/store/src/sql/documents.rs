//! Documents: named texts in collections. In the database they are called notes on shelves.

use super::{Connection, DbRow, Result, get, number};
use crate::error::StoreError;
use crate::limits::check_texts;
use crate::model::Document;

pub(crate) async fn insert(c: &mut Connection, collection: &str, document: &Document) -> Result<Document> {
    check_texts([collection, &document.name, &document.body])?;
    sqlx::query(
        "INSERT INTO notes (shelf, name, at, body) VALUES ($1, $2, $3, $4) ON CONFLICT (shelf, name) DO NOTHING",
    )
    .bind(collection)
    .bind(&document.name)
    .bind(document.at)
    .bind(&document.body)
    .execute(&mut *c)
    .await?;
    let stored = self::document(c, collection, &document.name).await?;
    stored.ok_or_else(|| StoreError::Unavailable("the document was deleted at once".to_owned()))
}

pub(crate) async fn update(c: &mut Connection, collection: &str, name: &str, body: &str) -> Result<()> {
    check_texts([collection, name, body])?;
    let updated = sqlx::query("UPDATE notes SET body = $3 WHERE shelf = $1 AND name = $2")
        .bind(collection)
        .bind(name)
        .bind(body)
        .execute(c)
        .await?;
    if updated.rows_affected() == 0 {
        return Err(StoreError::Refused("there is no document with this name".to_owned()));
    }
    Ok(())
}

pub(crate) async fn remove(c: &mut Connection, collection: &str, name: &str) -> Result<bool> {
    let removed = sqlx::query("DELETE FROM notes WHERE shelf = $1 AND name = $2")
        .bind(collection)
        .bind(name)
        .execute(c)
        .await?;
    Ok(removed.rows_affected() > 0)
}

pub(crate) async fn document(c: &mut Connection, collection: &str, name: &str) -> Result<Option<Document>> {
    let row = sqlx::query("SELECT name, at, body FROM notes WHERE shelf = $1 AND name = $2")
        .bind(collection)
        .bind(name)
        .fetch_optional(c)
        .await?;
    row.map(|row| read_document(&row)).transpose()
}

pub(crate) async fn all(c: &mut Connection, collection: &str) -> Result<Vec<Document>> {
    let rows = sqlx::query("SELECT name, at, body FROM notes WHERE shelf = $1 ORDER BY name")
        .bind(collection)
        .fetch_all(c)
        .await?;
    rows.iter().map(read_document).collect()
}

pub(crate) async fn collections(c: &mut Connection, name: &str) -> Result<Vec<String>> {
    let rows =
        sqlx::query("SELECT shelf FROM notes WHERE name = $1 ORDER BY shelf").bind(name).fetch_all(c).await?;
    rows.iter().map(|row| get(row, 0)).collect()
}

pub(crate) async fn count(c: &mut Connection, collection: &str) -> Result<u64> {
    let row =
        sqlx::query("SELECT COUNT(*) FROM notes WHERE shelf = $1").bind(collection).fetch_one(c).await?;
    number(&row, 0)
}

fn read_document(row: &DbRow) -> Result<Document> {
    Ok(Document { name: get(row, 0)?, at: get(row, 1)?, body: get(row, 2)? })
}
