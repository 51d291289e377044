//! Guests and accounts.

use super::App;
use super::answer::{Answer, Refused, ok};
use super::guard::{Body, COOKIE, Known, Secret, Who};
use crate::secret;
use crate::table::unavailable;
use crate::tables::Gone;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use protocol::{Account, Me, Name, Recovery, Refusal, SignIn};
use store::Person;

/// An answer that also sets the cookie.
type Signed = Result<(HeaderMap, Json<Me>), Refused>;

fn told(person: &Person) -> Me {
    Me { name: person.name.clone(), login: person.login.clone() }
}

/// A cookie that no script can read and no other page can send along.
fn cookie(app: &App, secret: &str) -> HeaderMap {
    let secure =
        if app.public.as_deref().is_some_and(|url| url.starts_with("https:")) { "; Secure" } else { "" };
    let age = if secret.is_empty() { 0 } else { 400 * 24 * 3600 };
    let text = format!("{COOKIE}={secret}; Path=/; HttpOnly; SameSite=Lax; Max-Age={age}{secure}");
    let mut headers = HeaderMap::new();
    headers.insert(header::SET_COOKIE, HeaderValue::from_str(&text).expect("a secret is plain text"));
    headers
}

/// Who am I? Null for somebody who has not said yet.
#[utoipa::path(get, path = "/api/me", tag = "people", responses((status = 200, body = Option<Me>)))]
pub(super) async fn me(Who(who): Who) -> Answer<Option<Me>> {
    ok(who.map(|who| told(&who)))
}

/// Call me so: makes a guest of somebody new, renames others.
#[utoipa::path(post, path = "/api/me", tag = "people", request_body = Name,
    responses((status = 200, body = Me), (status = 422, body = Refusal)))]
pub(super) async fn call_me(
    State(app): State<App>,
    Who(who): Who,
    Body(Name { name }): Body<Name>,
) -> Signed {
    match who {
        Some(who) => Ok((HeaderMap::new(), Json(told(&*app.shared.rename(&who, &name).await?)))),
        None => {
            let (person, secret) = app.shared.guest(&name).await?;
            Ok((cookie(&app, &secret), Json(told(&person))))
        }
    }
}

/// Forget me: account, sessions, recovery link. My tables that have not begun are given up, at running ones bots play on; what I
/// was called there stays with the game.
#[utoipa::path(delete, path = "/api/me", tag = "people", responses((status = 200)))]
pub(super) async fn forget_me(
    State(app): State<App>,
    Known(who): Known,
) -> Result<(HeaderMap, Json<()>), Refused> {
    app.shared.leave_all(&who).await?;
    app.shared.store.remove_person(&who.id).await.map_err(|error| unavailable(&error))?;
    let _ = app.shared.gone.send(Gone::Person(who.id.clone()));
    Ok((cookie(&app, ""), Json(())))
}

/// A new recovery link, for another device or a lost cookie; older ones no longer work.
#[utoipa::path(post, path = "/api/me/recovery", tag = "people", responses((status = 200, body = Recovery)))]
pub(super) async fn recovery(State(app): State<App>, Known(who): Known) -> Answer<Recovery> {
    ok(Recovery { secret: app.shared.recovery(&who).await? })
}

/// An account for me, or another name and password for it: then I am signed out on every other device.
#[utoipa::path(post, path = "/api/me/account", tag = "people", request_body = Account,
    responses((status = 200, body = Me), (status = 409, body = Refusal)))]
pub(super) async fn account(
    State(app): State<App>,
    Known(who): Known,
    Body(account): Body<Account>,
) -> Signed {
    let changed = who.password.is_some();
    let person = app.shared.account(&who, account).await?;
    if !changed {
        return Ok((HeaderMap::new(), Json(told(&person))));
    }
    // Whoever knew the old password is out.
    app.shared.store.close_sessions(&who.id).await.map_err(|error| unavailable(&error))?;
    let _ = app.shared.gone.send(Gone::Person(who.id.clone()));
    let secret = app.shared.session(&person.id).await?;
    Ok((cookie(&app, &secret), Json(told(&person))))
}

/// It is me: the recovery link.
#[utoipa::path(post, path = "/api/recover", tag = "people", request_body = Recovery,
    responses((status = 200, body = Me), (status = 401, body = Refusal)))]
pub(super) async fn recover(
    State(app): State<App>,
    Who(guest): Who,
    Body(recovery): Body<Recovery>,
) -> Signed {
    let person = app.shared.recover(&recovery.secret).await?;
    arrive(&app, guest.as_deref(), &person).await
}

/// It is me: name and password.
#[utoipa::path(post, path = "/api/sign-in", tag = "people", request_body = SignIn,
    responses((status = 200, body = Me), (status = 401, body = Refusal)))]
pub(super) async fn sign_in(State(app): State<App>, Who(guest): Who, Body(sign_in): Body<SignIn>) -> Signed {
    let person = app.shared.sign_in(&sign_in.login, sign_in.password).await?;
    arrive(&app, guest.as_deref(), &person).await
}

/// Opens a session; what a guest without an account had here is the person's from now on.
async fn arrive(app: &App, guest: Option<&Person>, person: &Person) -> Signed {
    if let Some(guest) = guest.filter(|guest| guest.login.is_none() && guest.id != person.id) {
        app.shared.hand_over(guest, person).await?;
    }
    let secret = app.shared.session(&person.id).await?;
    Ok((cookie(app, &secret), Json(told(person))))
}

/// Sign out here.
#[utoipa::path(post, path = "/api/sign-out", tag = "people", responses((status = 200)))]
pub(super) async fn sign_out(
    State(app): State<App>,
    Secret(secret): Secret,
) -> Result<(HeaderMap, Json<()>), Refused> {
    if let Some(secret) = secret {
        let hash = secret::hash(&secret);
        app.shared.store.close_session(&hash).await.map_err(|error| unavailable(&error))?;
        let _ = app.shared.gone.send(Gone::Session(hash));
    }
    Ok((cookie(&app, ""), Json(())))
}

/// Sign out on every device; the recovery link no longer works either.
#[utoipa::path(post, path = "/api/sign-out-everywhere", tag = "people", responses((status = 200)))]
pub(super) async fn sign_out_everywhere(
    State(app): State<App>,
    Known(who): Known,
) -> Result<(HeaderMap, Json<()>), Refused> {
    app.shared.recovery(&who).await?;
    app.shared.store.close_sessions(&who.id).await.map_err(|error| unavailable(&error))?;
    let _ = app.shared.gone.send(Gone::Person(who.id.clone()));
    Ok((cookie(&app, ""), Json(())))
}
