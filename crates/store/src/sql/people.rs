//! People and their accounts.

use super::{Connection, DbRow, Result, get};
use crate::error::{StoreError, is_unique_violation};
use crate::limits::check_texts;
use crate::model::{Millis, Person, PersonId, SecretHash};

macro_rules! select_person {
    ($rest:literal) => {
        concat!("SELECT id, name, created, login, password, skeleton, banned FROM people ", $rest)
    };
}

pub(crate) async fn add(c: &mut Connection, person: &Person) -> Result<()> {
    check(person)?;
    let insert = "INSERT INTO people (id, name, created, login, password, skeleton, banned)
        VALUES ($1, $2, $3, $4, $5, $6, $7)";
    let added = sqlx::query(insert)
        .bind(&person.id.0)
        .bind(&person.name)
        .bind(person.created)
        .bind(&person.login)
        .bind(&person.password)
        .bind(&person.skeleton)
        .bind(person.banned)
        .execute(c)
        .await;
    match added {
        Err(error) if is_unique_violation(&error) => {
            Err(StoreError::Refused("this id or login is taken".to_owned()))
        }
        added => Ok(added.map(drop)?),
    }
}

pub(crate) async fn person(c: &mut Connection, id: &PersonId) -> Result<Option<Person>> {
    let row = sqlx::query(select_person!("WHERE id = $1")).bind(&id.0).fetch_optional(c).await?;
    row.map(|row| read_person(&row)).transpose()
}

pub(crate) async fn by_login(c: &mut Connection, login: &str) -> Result<Option<Person>> {
    let row = sqlx::query(select_person!("WHERE login = $1")).bind(login).fetch_optional(c).await?;
    row.map(|row| read_person(&row)).transpose()
}

pub(crate) async fn by_recovery(
    c: &mut Connection,
    secret: &SecretHash,
    now: Millis,
) -> Result<Option<Person>> {
    let query = sqlx::query(select_person!("WHERE recovery = $1 AND recovery_until > $2"));
    let row = query.bind(secret.as_slice()).bind(now).fetch_optional(c).await?;
    row.map(|row| read_person(&row)).transpose()
}

pub(crate) async fn use_recovery(
    c: &mut Connection,
    secret: &SecretHash,
    now: Millis,
) -> Result<Option<Person>> {
    // One statement, so that a link works once even if it is used on two nodes at the same moment.
    let row = sqlx::query(
        "UPDATE people SET recovery = NULL, recovery_until = NULL WHERE recovery = $1 AND recovery_until > $2
         RETURNING id, name, created, login, password, skeleton, banned",
    )
    .bind(secret.as_slice())
    .bind(now)
    .fetch_optional(c)
    .await?;
    row.map(|row| read_person(&row)).transpose()
}

pub(crate) async fn like(c: &mut Connection, skeleton: &str) -> Result<Vec<Person>> {
    let rows = sqlx::query(select_person!("WHERE skeleton = $1")).bind(skeleton).fetch_all(c).await?;
    rows.iter().map(read_person).collect()
}

pub(crate) async fn without_skeleton(c: &mut Connection, limit: u32) -> Result<Vec<Person>> {
    let query = sqlx::query(select_person!("WHERE login IS NOT NULL AND skeleton IS NULL LIMIT $1"));
    query.bind(i64::from(limit)).fetch_all(c).await?.iter().map(read_person).collect()
}

pub(crate) async fn list(
    c: &mut Connection,
    containing: &str,
    offset: u32,
    limit: u32,
) -> Result<Vec<Person>> {
    // The wildcards of LIKE mean themselves here.
    let text = containing.replace('!', "!!").replace('%', "!%").replace('_', "!_");
    let query = sqlx::query(select_person!(
        "WHERE (name <> '' OR login IS NOT NULL)
         AND (LOWER(name) LIKE LOWER($1) ESCAPE '!' OR login LIKE LOWER($1) ESCAPE '!' OR id = $2)
         ORDER BY created DESC, id LIMIT $3 OFFSET $4"
    ));
    let query = query.bind(format!("%{text}%")).bind(containing);
    let rows = query.bind(i64::from(limit)).bind(i64::from(offset)).fetch_all(c).await?;
    rows.iter().map(read_person).collect()
}

pub(crate) async fn update(c: &mut Connection, person: &Person) -> Result<bool> {
    check(person)?;
    let updated = sqlx::query(
        "UPDATE people SET name = $2, login = $3, password = $4, skeleton = $5, banned = $6 WHERE id = $1",
    )
    .bind(&person.id.0)
    .bind(&person.name)
    .bind(&person.login)
    .bind(&person.password)
    .bind(&person.skeleton)
    .bind(person.banned)
    .execute(c)
    .await;
    match updated {
        Err(error) if is_unique_violation(&error) => Ok(false),
        Err(error) => Err(error.into()),
        Ok(updated) if updated.rows_affected() == 0 => Err(no_such_person()),
        Ok(_) => Ok(true),
    }
}

pub(crate) async fn set_recovery(
    c: &mut Connection,
    id: &PersonId,
    link: Option<(SecretHash, Millis)>,
) -> Result<()> {
    let updated = sqlx::query("UPDATE people SET recovery = $2, recovery_until = $3 WHERE id = $1")
        .bind(&id.0)
        .bind(link.map(|(secret, _)| secret.to_vec()))
        .bind(link.map(|(_, until)| until))
        .execute(c)
        .await?;
    if updated.rows_affected() == 0 { Err(no_such_person()) } else { Ok(()) }
}

pub(crate) async fn remove(c: &mut Connection, id: &PersonId) -> Result<()> {
    for statement in [
        "UPDATE people SET name = '', login = NULL, password = NULL, recovery = NULL, recovery_until = NULL,
         skeleton = NULL WHERE id = $1",
        "DELETE FROM sessions WHERE person = $1",
        "DELETE FROM seats WHERE person = $1",
        "DELETE FROM blocks WHERE person = $1 OR blocked = $1",
        "DELETE FROM appearances WHERE person = $1",
        "UPDATE reports SET person = NULL WHERE person = $1",
    ] {
        sqlx::query(statement).bind(&id.0).execute(&mut *c).await?;
    }
    Ok(())
}

pub(super) fn no_such_person() -> StoreError {
    StoreError::Refused("there is no person with this id".to_owned())
}

pub(super) fn read_person(row: &DbRow) -> Result<Person> {
    Ok(Person {
        id: PersonId(get(row, 0)?),
        name: get(row, 1)?,
        created: get(row, 2)?,
        login: get(row, 3)?,
        password: get(row, 4)?,
        skeleton: get(row, 5)?,
        banned: get(row, 6)?,
    })
}

fn check(person: &Person) -> Result<()> {
    let Person { id, name, login, password, skeleton, created: _, banned: _ } = person;
    let optional = [login, password, skeleton].into_iter().flatten();
    check_texts([&id.0, name].into_iter().chain(optional).map(String::as_str))
}
