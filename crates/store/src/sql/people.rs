//! People and their accounts.

use super::{Connection, DbRow, Result, get};
use crate::error::{StoreError, is_unique_violation};
use crate::limits::check_texts;
use crate::model::{Person, PersonId, SecretHash};

macro_rules! select_person {
    ($rest:literal) => {
        concat!("SELECT id, name, created, login, password FROM people ", $rest)
    };
}

pub(crate) async fn add(c: &mut Connection, person: &Person) -> Result<()> {
    check(person)?;
    let added =
        sqlx::query("INSERT INTO people (id, name, created, login, password) VALUES ($1, $2, $3, $4, $5)")
            .bind(&person.id.0)
            .bind(&person.name)
            .bind(person.created)
            .bind(&person.login)
            .bind(&person.password)
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

pub(crate) async fn by_recovery(c: &mut Connection, secret: &SecretHash) -> Result<Option<Person>> {
    let query = sqlx::query(select_person!("WHERE recovery = $1")).bind(secret.as_slice());
    let row = query.fetch_optional(c).await?;
    row.map(|row| read_person(&row)).transpose()
}

pub(crate) async fn update(c: &mut Connection, person: &Person) -> Result<bool> {
    check(person)?;
    let updated = sqlx::query("UPDATE people SET name = $2, login = $3, password = $4 WHERE id = $1")
        .bind(&person.id.0)
        .bind(&person.name)
        .bind(&person.login)
        .bind(&person.password)
        .execute(c)
        .await;
    match updated {
        Err(error) if is_unique_violation(&error) => Ok(false),
        Err(error) => Err(error.into()),
        Ok(updated) if updated.rows_affected() == 0 => Err(no_such_person()),
        Ok(_) => Ok(true),
    }
}

pub(crate) async fn set_recovery(c: &mut Connection, id: &PersonId, secret: &SecretHash) -> Result<()> {
    let updated = sqlx::query("UPDATE people SET recovery = $2 WHERE id = $1")
        .bind(&id.0)
        .bind(secret.as_slice())
        .execute(c)
        .await?;
    if updated.rows_affected() == 0 { Err(no_such_person()) } else { Ok(()) }
}

pub(crate) async fn remove(c: &mut Connection, id: &PersonId) -> Result<()> {
    for statement in [
        "UPDATE people SET name = '', login = NULL, password = NULL, recovery = NULL WHERE id = $1",
        "DELETE FROM sessions WHERE person = $1",
        "DELETE FROM seats WHERE person = $1",
        "UPDATE reports SET person = NULL WHERE person = $1",
    ] {
        sqlx::query(statement).bind(&id.0).execute(&mut *c).await?;
    }
    Ok(())
}

pub(super) fn no_such_person() -> StoreError {
    StoreError::Refused("there is no person with this id".to_owned())
}

fn read_person(row: &DbRow) -> Result<Person> {
    Ok(Person {
        id: PersonId(get(row, 0)?),
        name: get(row, 1)?,
        created: get(row, 2)?,
        login: get(row, 3)?,
        password: get(row, 4)?,
    })
}

fn check(person: &Person) -> Result<()> {
    let Person { id, name, login, password, created: _ } = person;
    let optional = [login, password].into_iter().flatten();
    check_texts([&id.0, name].into_iter().chain(optional).map(String::as_str))
}
