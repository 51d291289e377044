//! What every request passes: where it comes from, how fast, and who asks.

use super::App;
use super::answer::Refused;
use axum::Json;
use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use protocol::Refusal;
use serde::de::DeserializeOwned;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;
use store::Person;

/// The cookie with the secret of a session.
pub(super) const COOKIE: &str = "miasma";

/// Nothing from elsewhere is loaded, and nobody may frame the table.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; \
    font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; \
    frame-ancestors 'none'";

/// Looks at where a request comes from, and closes every answer's doors.
pub(super) async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let socket = request.headers().contains_key(header::UPGRADE);
    if (changes || socket) && !is_at_home(&app, request.headers()) {
        let refusal = Refusal::new("origin", "this page belongs to another address than the server");
        return Refused::from(refusal).into_response();
    }
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    let mut set = |name: header::HeaderName, value: &'static str| {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    };
    set(header::CONTENT_SECURITY_POLICY, POLICY);
    set(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    set(header::REFERRER_POLICY, "no-referrer");
    set(header::X_FRAME_OPTIONS, "DENY");
    set(header::CACHE_CONTROL, "no-store");
    response
}

/// Refuses who asks too fast.
pub(super) async fn limit(State(app): State<App>, request: Request, next: Next) -> Response {
    let address = address(&app, &request);
    let costly = *request.method() == Method::POST
        && ["/me", "/sign-in", "/recover", "/me/account", "/reports", "/packs"]
            .contains(&request.uri().path());
    if !app.limits.requests.take(address) || (costly && !app.limits.costly.take(address)) {
        app.shared.meters.limited();
        tracing::info!(%address, path = request.uri().path(), "too many requests");
        let refusal = Refusal::new("too_fast", "too many requests from your address; wait a moment");
        return Refused::from(refusal).into_response();
    }
    next.run(request).await
}

/// Whether a browser sent the request from one of our own pages. Programs send no origin.
fn is_at_home(app: &App, headers: &HeaderMap) -> bool {
    let text = |name: header::HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    let Some(origin) = text(header::ORIGIN) else { return !headers.contains_key(header::ORIGIN) };
    let host = origin.split_once("://").map_or(origin, |(_, host)| host);
    text(header::HOST) == Some(host) || app.public.as_deref() == Some(origin)
}

/// Where a request comes from, by the word of a proxy that is believed.
fn address(app: &App, request: &Request) -> IpAddr {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let peer = peer.unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST));
    let forwarded = request.headers().get("x-forwarded-for").and_then(|value| value.to_str().ok());
    match forwarded.and_then(|list| list.rsplit(',').next()?.trim().parse().ok()) {
        Some(address) if app.neighbours.speaks_for_others(peer) => address,
        _ => peer,
    }
}

/// Who asks, if they are known.
pub(super) struct Who(pub(super) Option<Arc<Person>>);

/// Who asks; others are refused.
pub(super) struct Known(pub(super) Arc<Person>);

/// The secret of the session of who asks.
pub(super) struct Secret(pub(super) Option<String>);

impl FromRequestParts<App> for Secret {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Self, Refused> {
        let text = |name: header::HeaderName| parts.headers.get(name).and_then(|value| value.to_str().ok());
        let bearer = text(header::AUTHORIZATION).and_then(|value| value.strip_prefix("Bearer "));
        let cookies = text(header::COOKIE).unwrap_or_default().split(';');
        let cookie =
            cookies.filter_map(|cookie| cookie.trim().split_once('=')).find(|(name, _)| *name == COOKIE);
        let secret = bearer.or(cookie.map(|(_, secret)| secret));
        Ok(Self(secret.filter(|secret| secret.len() <= 64).map(str::to_owned)))
    }
}

impl FromRequestParts<App> for Who {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Refused> {
        let Secret(secret) = Secret::from_request_parts(parts, app).await?;
        match secret {
            None => Ok(Self(None)),
            Some(secret) => Ok(Self(app.shared.whose(&secret).await?)),
        }
    }
}

impl FromRequestParts<App> for Known {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Refused> {
        let Who(who) = Who::from_request_parts(parts, app).await?;
        who.map(Self)
            .ok_or_else(|| Refusal::new("nobody", "say who you are first: POST /api/me with a name").into())
    }
}

/// What an address asks for after its question mark; what can't be read is refused in the way of everything else.
pub(super) struct Query<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequestParts<App> for Query<T> {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Refused> {
        match axum::extract::Query::<T>::from_request_parts(parts, app).await {
            Ok(axum::extract::Query(asked)) => Ok(Self(asked)),
            Err(why) => {
                let message = format!("the address can't be read: {}", why.body_text());
                Err(Refusal::new("unreadable", message).into())
            }
        }
    }
}

/// So long a body may take to come.
const PATIENCE: Duration = Duration::from_secs(30);

/// A body of JSON; what can't be read is refused in the way of everything else.
pub(super) struct Body<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = Refused;

    async fn from_request(request: Request, app: &App) -> Result<Self, Refused> {
        let read = tokio::time::timeout(PATIENCE, Json::<T>::from_request(request, app)).await;
        let unreadable = |why: String| Refusal::new("unreadable", format!("the body can't be read: {why}"));
        match read {
            Ok(Ok(Json(body))) => Ok(Self(body)),
            Ok(Err(why)) if why.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                Err(Refusal::new("too_large", "the body is larger than may be sent here").into())
            }
            Ok(Err(why)) => Err(unreadable(why.body_text()).into()),
            Err(_) => Err(unreadable("it did not come within 30 seconds".to_owned()).into()),
        }
    }
}
