//! Sessions of people who are signed in.

use super::people::no_such_person;
use super::{Connection, Result, get};
use crate::error::{StoreError, is_unique_violation};
use crate::model::{Millis, PersonId, SecretHash};

pub(crate) async fn open(
    c: &mut Connection,
    secret: &SecretHash,
    person: &PersonId,
    now: Millis,
) -> Result<()> {
    let opened = sqlx::query(
        "INSERT INTO sessions (secret, person, opened, used) SELECT $1, id, $3, $3 FROM people WHERE id = $2",
    )
    .bind(secret.as_slice())
    .bind(&person.0)
    .bind(now)
    .execute(c)
    .await;
    match opened {
        Err(error) if is_unique_violation(&error) => {
            Err(StoreError::Refused("this session is already open".to_owned()))
        }
        Err(error) => Err(error.into()),
        Ok(opened) if opened.rows_affected() == 0 => Err(no_such_person()),
        Ok(_) => Ok(()),
    }
}

/// The owner of a session, and when it was last used.
pub(crate) async fn session(c: &mut Connection, secret: &SecretHash) -> Result<Option<(PersonId, Millis)>> {
    let row = sqlx::query("SELECT person, used FROM sessions WHERE secret = $1")
        .bind(secret.as_slice())
        .fetch_optional(c)
        .await?;
    row.map(|row| Ok((PersonId(get(&row, 0)?), get(&row, 1)?))).transpose()
}

/// Records the use of a session.
pub(crate) async fn touch(c: &mut Connection, secret: &SecretHash, now: Millis) -> Result<()> {
    sqlx::query("UPDATE sessions SET used = $2 WHERE secret = $1 AND used < $2")
        .bind(secret.as_slice())
        .bind(now)
        .execute(c)
        .await?;
    Ok(())
}

pub(crate) async fn close(c: &mut Connection, secret: &SecretHash) -> Result<()> {
    sqlx::query("DELETE FROM sessions WHERE secret = $1").bind(secret.as_slice()).execute(c).await?;
    Ok(())
}

pub(crate) async fn close_all(c: &mut Connection, person: &PersonId) -> Result<()> {
    sqlx::query("DELETE FROM sessions WHERE person = $1").bind(&person.0).execute(c).await?;
    Ok(())
}
