//! Extractors: who sends a request, its query and its body. Whatever can't be read is refused like everything else.

use super::App;
use super::middleware;
use super::response::ErrorResponse;
use crate::config::Config;
use crate::net::client_address::limited_as;
use crate::secret;
use axum::Json;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use cookie::Cookie;
use protocol::Refusal;
use serde::de::DeserializeOwned;
use std::net::IpAddr;
use std::sync::Arc;
use store::Person;

/// The cookie with the secret of a session, where browsers accept no safer one.
pub(super) const PLAIN_COOKIE: &str = "miasma";

/// The name of the cookie with the secret of a session. With https browsers accept these prefixes only from the server itself and
/// over https, so that neither another server of the domain nor the network can plant one.
pub(super) fn session_cookie(config: &Config) -> &'static str {
    match &config.public_url {
        Some(url) if url.is_https() && url.base().is_empty() => "__Host-miasma",
        Some(url) if url.is_https() => "__Secure-miasma",
        _ => PLAIN_COOKIE,
    }
}

/// The person who sends the request, if they have a session.
pub(super) struct MaybePerson(pub(super) Option<Arc<Person>>);

/// The person who sends the request. Requests without a session are refused.
pub(super) struct KnownPerson(pub(super) Arc<Person>);

/// The secret of the session, from the cookie or as a bearer token.
pub(super) struct SessionSecret(pub(super) Option<String>);

impl FromRequestParts<App> for SessionSecret {
    type Rejection = ErrorResponse;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ErrorResponse> {
        let text = |name: header::HeaderName| parts.headers.get(name).and_then(|value| value.to_str().ok());
        let bearer = text(header::AUTHORIZATION).and_then(|value| value.strip_prefix("Bearer "));
        let cookies = Cookie::split_parse(text(header::COOKIE).unwrap_or_default());
        let cookies: Vec<Cookie<'_>> = cookies.filter_map(Result::ok).collect();
        let cookie = |name: &str| cookies.iter().find(|cookie| cookie.name() == name).map(Cookie::value);
        // Sessions of earlier builds are in the plain cookie, also with https.
        let is_earlier = |secret: &&str| secret.len() == secret::EARLIER_SESSION;
        let earlier = || cookie(PLAIN_COOKIE).filter(is_earlier);
        let secret = bearer.or_else(|| cookie(session_cookie(&app.services.config))).or_else(earlier);
        Ok(Self(secret.filter(|secret| secret.len() <= 64).map(str::to_owned)))
    }
}

impl FromRequestParts<App> for MaybePerson {
    type Rejection = ErrorResponse;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ErrorResponse> {
        let SessionSecret(secret) = SessionSecret::from_request_parts(parts, app).await?;
        match secret {
            None => Ok(Self(None)),
            Some(secret) => {
                let who = app.accounts.by_session(&secret).await?;
                if let Some(who) = &who {
                    let address = middleware::client_address(app, &parts.headers, &parts.extensions);
                    app.services.seen(&who.id, limited_as(address));
                }
                Ok(Self(who))
            }
        }
    }
}

impl FromRequestParts<App> for KnownPerson {
    type Rejection = ErrorResponse;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ErrorResponse> {
        let MaybePerson(who) = MaybePerson::from_request_parts(parts, app).await?;
        who.map(Self)
            .ok_or_else(|| Refusal::new("nobody", "say who you are first: POST /api/me with a name").into())
    }
}

/// The IP address of the client.
pub(super) struct ClientAddress(pub(super) IpAddr);

impl ClientAddress {
    /// Logs a sign-in that was refused, for programs such as fail2ban. `kind` is how the client tried. The line never contains what
    /// the client sent: people type passwords into the wrong field.
    pub(super) fn log_failed_sign_in(&self, kind: &'static str) {
        tracing::warn!(address = %self.0, kind, "a sign-in failed");
    }

    /// Logs a refusal of a password or a recovery link; other refusals are no failed sign-ins.
    pub(super) fn log_refused_sign_in(&self, refusal: &Refusal) {
        match refusal.code.as_str() {
            "wrong_password" => self.log_failed_sign_in("password"),
            "no_recovery" => self.log_failed_sign_in("recovery link"),
            _ => {}
        }
    }
}

impl FromRequestParts<App> for ClientAddress {
    type Rejection = ErrorResponse;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ErrorResponse> {
        Ok(Self(middleware::client_address(app, &parts.headers, &parts.extensions)))
    }
}

/// The query of the address.
pub(super) struct Query<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequestParts<App> for Query<T> {
    type Rejection = ErrorResponse;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ErrorResponse> {
        match axum::extract::Query::<T>::from_request_parts(parts, app).await {
            Ok(axum::extract::Query(query)) => Ok(Self(query)),
            Err(why) => {
                let message = format!("the address can't be read: {}", why.body_text());
                Err(Refusal::new("unreadable", message).into())
            }
        }
    }
}

/// The parameters in the path of the address.
pub(super) struct Path<T>(pub(super) T);

impl<T: DeserializeOwned + Send> FromRequestParts<App> for Path<T> {
    type Rejection = ErrorResponse;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ErrorResponse> {
        match axum::extract::Path::<T>::from_request_parts(parts, app).await {
            Ok(axum::extract::Path(path)) => Ok(Self(path)),
            Err(why) => {
                let message = format!("the address can't be read: {}", why.body_text());
                Err(Refusal::new("unreadable", message).into())
            }
        }
    }
}

/// A JSON body.
pub(super) struct Body<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = ErrorResponse;

    async fn from_request(request: Request, app: &App) -> Result<Self, ErrorResponse> {
        let timeout = app.services.config.limits.request_body_timeout;
        let read = tokio::time::timeout(timeout, Json::<T>::from_request(request, app)).await;
        let unreadable = |why: String| Refusal::new("unreadable", format!("the body can't be read: {why}"));
        match read {
            Ok(Ok(Json(body))) => Ok(Self(body)),
            Ok(Err(why)) if why.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                Err(Refusal::new("too_large", "the body is larger than may be sent here").into())
            }
            Ok(Err(why)) => Err(unreadable(why.body_text()).into()),
            Err(_) => {
                let seconds = timeout.as_secs();
                Err(unreadable(format!("it did not come within {seconds} seconds")).into())
            }
        }
    }
}
