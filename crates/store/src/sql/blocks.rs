//! Blocks: who does not want to meet whom.

use super::people::read_person;
use super::{Connection, Result, get};
use crate::model::{Millis, Person, PersonId};

pub(crate) async fn add(c: &mut Connection, person: &PersonId, blocked: &PersonId, at: Millis) -> Result<()> {
    sqlx::query("INSERT INTO blocks (person, blocked, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING")
        .bind(&person.0)
        .bind(&blocked.0)
        .bind(at)
        .execute(c)
        .await?;
    Ok(())
}

pub(crate) async fn remove(c: &mut Connection, person: &PersonId, blocked: &PersonId) -> Result<()> {
    sqlx::query("DELETE FROM blocks WHERE person = $1 AND blocked = $2")
        .bind(&person.0)
        .bind(&blocked.0)
        .execute(c)
        .await?;
    Ok(())
}

/// The people a person has blocked, the latest first.
pub(crate) async fn by(c: &mut Connection, person: &PersonId) -> Result<Vec<Person>> {
    let rows = sqlx::query(
        "SELECT id, name, created, login, password, skeleton, banned FROM people
         JOIN blocks ON blocks.blocked = people.id WHERE blocks.person = $1 ORDER BY at DESC, id",
    )
    .bind(&person.0)
    .fetch_all(c)
    .await?;
    rows.iter().map(read_person).collect()
}

/// The people who have blocked a person.
pub(crate) async fn of(c: &mut Connection, blocked: &PersonId) -> Result<Vec<PersonId>> {
    let query = sqlx::query("SELECT person FROM blocks WHERE blocked = $1 ORDER BY person").bind(&blocked.0);
    query.fetch_all(c).await?.iter().map(|row| Ok(PersonId(get(row, 0)?))).collect()
}
