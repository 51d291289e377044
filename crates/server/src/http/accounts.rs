//! Guests and accounts.

use super::App;
use super::extract::{
    Body, ClientAddress, KnownPerson, MaybePerson, PLAIN_COOKIE, SessionSecret, session_cookie,
};
use super::response::{ErrorResponse, JsonResult, ok};
use crate::net::client_address::limited_as;
use crate::public_url::PublicUrl;
use crate::secret;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use cookie::time::Duration;
use cookie::{Cookie, SameSite};
use protocol::{Account, Me, Name, Recovery, RecoveryLink, Refusal, SignIn};
use std::sync::Arc;
use store::Person;

/// A response that also sets the session cookie.
type WithCookie<T> = Result<(HeaderMap, Json<T>), ErrorResponse>;

fn shown(person: &Person) -> Me {
    Me { name: person.name.clone(), login: person.login.clone() }
}

/// The headers that set the session cookie, which no script can read and no other site can send. An empty secret deletes it.
fn cookie(app: &App, secret: &str) -> HeaderMap {
    let config = &app.services.config;
    let age = config.retention.sessions.as_secs() as i64;
    let base = config.public_url.as_ref().map_or("", |url| url.base());
    let set = |name: &str, secret: &str| {
        let max_age = if secret.is_empty() { Duration::ZERO } else { Duration::seconds(age) };
        let cookie = Cookie::build((name.to_owned(), secret.to_owned()))
            .path(format!("{base}/"))
            .http_only(true)
            .same_site(SameSite::Lax)
            .max_age(max_age)
            .secure(config.public_url.as_ref().is_some_and(PublicUrl::is_https));
        HeaderValue::from_str(&cookie.to_string()).expect("a secret is plain text")
    };
    let name = session_cookie(config);
    let mut headers = HeaderMap::from_iter([(header::SET_COOKIE, set(name, secret))]);
    if name != PLAIN_COOKIE {
        // The cookie of earlier builds.
        headers.append(header::SET_COOKIE, set(PLAIN_COOKIE, ""));
    }
    headers
}

/// Get the person of the session. Null without a session.
#[utoipa::path(get, path = "/api/me", tag = "people", responses((status = 200, body = Option<Me>)))]
pub(super) async fn me(
    State(app): State<App>,
    MaybePerson(who): MaybePerson,
    SessionSecret(secret): SessionSecret,
) -> WithCookie<Option<Me>> {
    let Some(who) = who else { return Ok((HeaderMap::new(), Json(None))) };
    // A session of an earlier build moves to the safer cookie.
    let is_earlier = secret.is_some_and(|secret| secret.len() == secret::EARLIER_SESSION);
    let headers = if is_earlier && session_cookie(&app.services.config) != PLAIN_COOKIE {
        cookie(&app, &app.accounts.open_session(&who.id).await?)
    } else {
        HeaderMap::new()
    };
    Ok((headers, Json(Some(shown(&who)))))
}

/// Set the name of the person. Creates a guest if there is no session.
#[utoipa::path(post, path = "/api/me", tag = "people", request_body = Name,
    responses((status = 200, body = Me), (status = 403, body = Refusal), (status = 422, body = Refusal)))]
pub(super) async fn set_name(
    State(app): State<App>,
    MaybePerson(who): MaybePerson,
    address: ClientAddress,
    Body(Name { name, invitation }): Body<Name>,
) -> WithCookie<Me> {
    match who {
        Some(who) => {
            let renamed = app.accounts.rename(&who, &name).await?;
            app.tables.rename(&who.name, &renamed).await?;
            Ok((HeaderMap::new(), Json(shown(&renamed))))
        }
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
/// tables bots play on. Their name and their chat messages are removed from all games.
#[utoipa::path(delete, path = "/api/me", tag = "people", responses((status = 200)))]
pub(super) async fn delete_person(State(app): State<App>, KnownPerson(who): KnownPerson) -> WithCookie<()> {
    app.delete_person(&who).await?;
    Ok((cookie(&app, ""), Json(())))
}

impl App {
    /// Deletes a person with everything that names them.
    pub(super) async fn delete_person(&self, who: &Arc<Person>) -> Result<(), Refusal> {
        self.tables.leave_all(who).await?;
        self.tables.forget_person(&who.id).await?;
        self.accounts.delete(who).await
    }
}

/// Create a recovery link, for another device or a lost cookie. It works once, for a limited time. Older links no longer work.
#[utoipa::path(post, path = "/api/me/recovery", tag = "people", responses((status = 200, body = RecoveryLink)))]
pub(super) async fn recovery(
    State(app): State<App>,
    KnownPerson(who): KnownPerson,
) -> JsonResult<RecoveryLink> {
    let (secret, until) = app.accounts.create_recovery(&who).await?;
    ok(RecoveryLink { secret, until })
}

/// Create an account for the person, or change its login and password. The person is signed out on every other device, and
/// recovery links no longer work.
#[utoipa::path(post, path = "/api/me/account", tag = "people", request_body = Account,
    responses((status = 200, body = Me), (status = 409, body = Refusal)))]
pub(super) async fn account(
    State(app): State<App>,
    KnownPerson(who): KnownPerson,
    address: ClientAddress,
    Body(account): Body<Account>,
) -> WithCookie<Me> {
    let changed = app.accounts.set_account(&who, account, limited_as(address.0)).await;
    let person = changed.inspect_err(|refusal| address.log_refused_sign_in(refusal))?;
    // Ends the sessions of anyone who knew the old password, or a secret of the guest.
    app.accounts.sign_out_everywhere(&who).await?;
    start_session(&app, &person).await
}

/// Find out whose recovery link it is. Changes nothing: the link still works afterwards.
#[utoipa::path(post, path = "/api/recover/look", tag = "people", request_body = Recovery,
    responses((status = 200, body = Me), (status = 401, body = Refusal)))]
pub(super) async fn look_recovery(
    State(app): State<App>,
    address: ClientAddress,
    Body(recovery): Body<Recovery>,
) -> JsonResult<Me> {
    let found = app.accounts.by_recovery(&recovery.secret).await;
    ok(shown(&*found.inspect_err(|refusal| address.log_refused_sign_in(refusal))?))
}

/// Sign in with a recovery link, which is used up. The person of the session before keeps everything they have.
#[utoipa::path(post, path = "/api/recover", tag = "people", request_body = Recovery,
    responses((status = 200, body = Me), (status = 401, body = Refusal)))]
pub(super) async fn recover(
    State(app): State<App>,
    address: ClientAddress,
    Body(recovery): Body<Recovery>,
) -> WithCookie<Me> {
    let found = app.accounts.use_recovery(&recovery.secret).await;
    let person = found.inspect_err(|refusal| address.log_refused_sign_in(refusal))?;
    start_session(&app, &person).await
}

/// Sign in with login and password. The person of the session before keeps everything they have.
#[utoipa::path(post, path = "/api/sign-in", tag = "people", request_body = SignIn,
    responses((status = 200, body = Me), (status = 401, body = Refusal)))]
pub(super) async fn sign_in(
    State(app): State<App>,
    address: ClientAddress,
    Body(sign_in): Body<SignIn>,
) -> WithCookie<Me> {
    let person = by_password(&app, &address, sign_in).await?;
    start_session(&app, &person).await
}

/// Give everything that the guest of the session has to an account, and sign in to it. The guest is deleted.
#[utoipa::path(post, path = "/api/me/merge", tag = "people", request_body = SignIn,
    responses((status = 200, body = Me), (status = 401, body = Refusal), (status = 409, body = Refusal)))]
pub(super) async fn merge(
    State(app): State<App>,
    KnownPerson(guest): KnownPerson,
    address: ClientAddress,
    Body(sign_in): Body<SignIn>,
) -> WithCookie<Me> {
    if guest.login.is_some() {
        let message = "only a guest can be merged into an account, and you have an account";
        return Err(Refusal::new("not_guest", message).into());
    }
    let person = by_password(&app, &address, sign_in).await?;
    app.tables.merge_guest(&guest, &person).await?;
    app.accounts.delete(&guest).await?;
    start_session(&app, &person).await
}

async fn by_password(app: &App, address: &ClientAddress, sign_in: SignIn) -> Result<Arc<Person>, Refusal> {
    let group = limited_as(address.0);
    let found = app.accounts.by_password(&sign_in.login, sign_in.password, group).await;
    found.inspect_err(|refusal| address.log_refused_sign_in(refusal))
}

/// Opens a session.
async fn start_session(app: &App, person: &Person) -> WithCookie<Me> {
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
    app.accounts.revoke_recovery(&who).await?;
    app.accounts.sign_out_everywhere(&who).await?;
    Ok((cookie(&app, ""), Json(())))
}
