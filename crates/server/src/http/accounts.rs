//! Guests and accounts.

use super::App;
use super::extract::{Body, ClientAddress, KnownPerson, MaybePerson, SESSION_COOKIE, SessionSecret};
use super::response::{ErrorResponse, JsonResult, ok};
use crate::public_url::PublicUrl;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use cookie::time::Duration;
use cookie::{Cookie, SameSite};
use protocol::{Account, Me, Name, Recovery, Refusal, SignIn};
use store::Person;

/// A response that also sets the session cookie.
type WithCookie<T> = Result<(HeaderMap, Json<T>), ErrorResponse>;

fn shown(person: &Person) -> Me {
    Me { name: person.name.clone(), login: person.login.clone() }
}

/// The session cookie, which no script can read and no other site can send. An empty secret deletes it.
fn cookie(app: &App, secret: &str) -> HeaderMap {
    let config = &app.services.config;
    let age = config.retention.sessions.as_secs() as i64;
    let max_age = if secret.is_empty() { Duration::ZERO } else { Duration::seconds(age) };
    let base = config.public_url.as_ref().map_or("", |url| url.base());
    let cookie = Cookie::build((SESSION_COOKIE, secret))
        .path(format!("{base}/"))
        .http_only(true)
        .same_site(SameSite::Lax)
        .max_age(max_age)
        .secure(config.public_url.as_ref().is_some_and(PublicUrl::is_https));
    let value = HeaderValue::from_str(&cookie.to_string()).expect("a secret is plain text");
    HeaderMap::from_iter([(header::SET_COOKIE, value)])
}

/// Get the person of the session. Null without a session.
#[utoipa::path(get, path = "/api/me", tag = "people", responses((status = 200, body = Option<Me>)))]
pub(super) async fn me(MaybePerson(who): MaybePerson) -> JsonResult<Option<Me>> {
    ok(who.map(|who| shown(&who)))
}

/// Set the name of the person. Creates a guest if there is no session.
#[utoipa::path(post, path = "/api/me", tag = "people", request_body = Name,
    responses((status = 200, body = Me), (status = 403, body = Refusal), (status = 422, body = Refusal)))]
pub(super) async fn call_me(
    State(app): State<App>,
    MaybePerson(who): MaybePerson,
    address: ClientAddress,
    Body(Name { name, invitation }): Body<Name>,
) -> WithCookie<Me> {
    match who {
        Some(who) => Ok((HeaderMap::new(), Json(shown(&*app.accounts.rename(&who, &name).await?)))),
        None => {
            let created = app.accounts.create_guest(&name, invitation.as_deref()).await;
            let (person, secret) = created.inspect_err(|refusal| {
                if refusal.code == "invitation" && invitation.is_some() {
                    address.log_failed_sign_in("invitation");
                }
            })?;
            Ok((cookie(&app, &secret), Json(shown(&person))))
        }
    }
}

/// Delete the person: account, sessions and recovery link. Their tables that have not started are abandoned; at running
/// tables bots play on. Their name stays in the games they played.
#[utoipa::path(delete, path = "/api/me", tag = "people", responses((status = 200)))]
pub(super) async fn forget_me(State(app): State<App>, KnownPerson(who): KnownPerson) -> WithCookie<()> {
    app.tables.leave_all(&who).await?;
    app.accounts.delete(&who).await?;
    Ok((cookie(&app, ""), Json(())))
}

/// Create a recovery link, for another device or a lost cookie. Older links no longer work.
#[utoipa::path(post, path = "/api/me/recovery", tag = "people", responses((status = 200, body = Recovery)))]
pub(super) async fn recovery(State(app): State<App>, KnownPerson(who): KnownPerson) -> JsonResult<Recovery> {
    ok(Recovery { secret: app.accounts.create_recovery(&who).await? })
}

/// Create an account for the person, or change its login and password. A change signs the person out on every other device.
#[utoipa::path(post, path = "/api/me/account", tag = "people", request_body = Account,
    responses((status = 200, body = Me), (status = 409, body = Refusal)))]
pub(super) async fn account(
    State(app): State<App>,
    KnownPerson(who): KnownPerson,
    address: ClientAddress,
    Body(account): Body<Account>,
) -> WithCookie<Me> {
    let is_change = who.password.is_some();
    let changed = app.accounts.set_account(&who, account).await;
    let person = changed.inspect_err(|refusal| {
        if refusal.code == "wrong_password" {
            address.log_failed_sign_in("password");
        }
    })?;
    if !is_change {
        return Ok((HeaderMap::new(), Json(shown(&person))));
    }
    // Ends the sessions of anyone who knew the old password.
    app.accounts.sign_out_everywhere(&who).await?;
    let secret = app.accounts.open_session(&person.id).await?;
    Ok((cookie(&app, &secret), Json(shown(&person))))
}

/// Sign in with a recovery link.
#[utoipa::path(post, path = "/api/recover", tag = "people", request_body = Recovery,
    responses((status = 200, body = Me), (status = 401, body = Refusal)))]
pub(super) async fn recover(
    State(app): State<App>,
    MaybePerson(guest): MaybePerson,
    address: ClientAddress,
    Body(recovery): Body<Recovery>,
) -> WithCookie<Me> {
    let found = app.accounts.by_recovery(&recovery.secret).await;
    let person = found.inspect_err(|refusal| {
        if refusal.code == "no_recovery" {
            address.log_failed_sign_in("recovery link");
        }
    })?;
    start_session(&app, guest.as_deref(), &person).await
}

/// Sign in with login and password.
#[utoipa::path(post, path = "/api/sign-in", tag = "people", request_body = SignIn,
    responses((status = 200, body = Me), (status = 401, body = Refusal)))]
pub(super) async fn sign_in(
    State(app): State<App>,
    MaybePerson(guest): MaybePerson,
    address: ClientAddress,
    Body(sign_in): Body<SignIn>,
) -> WithCookie<Me> {
    let found = app.accounts.by_password(&sign_in.login, sign_in.password).await;
    let person = found.inspect_err(|refusal| {
        if refusal.code == "wrong_password" {
            address.log_failed_sign_in("password");
        }
    })?;
    start_session(&app, guest.as_deref(), &person).await
}

/// Opens a session. If the person was a guest before, the account takes over everything the guest had here.
async fn start_session(app: &App, guest: Option<&Person>, person: &Person) -> WithCookie<Me> {
    if let Some(guest) = guest.filter(|guest| guest.login.is_none() && guest.id != person.id) {
        app.tables.merge_guest(guest, person).await?;
    }
    let secret = app.accounts.open_session(&person.id).await?;
    Ok((cookie(app, &secret), Json(shown(person))))
}

/// Sign out on this device.
#[utoipa::path(post, path = "/api/sign-out", tag = "people", responses((status = 200)))]
pub(super) async fn sign_out(State(app): State<App>, SessionSecret(secret): SessionSecret) -> WithCookie<()> {
    if let Some(secret) = secret {
        app.accounts.sign_out(&secret).await?;
    }
    Ok((cookie(&app, ""), Json(())))
}

/// Sign out on every device; the recovery link no longer works either.
#[utoipa::path(post, path = "/api/sign-out-everywhere", tag = "people", responses((status = 200)))]
pub(super) async fn sign_out_everywhere(
    State(app): State<App>,
    KnownPerson(who): KnownPerson,
) -> WithCookie<()> {
    app.accounts.create_recovery(&who).await?;
    app.accounts.sign_out_everywhere(&who).await?;
    Ok((cookie(&app, ""), Json(())))
}
