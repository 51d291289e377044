//! Extractors: who sends a request, its query and its body. Whatever can't be read is refused like everything else.

use super::App;
use super::middleware;
use super::response::ErrorResponse;
use crate::net::client_address::limited_as;
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

/// The cookie with the secret of a session.
pub(super) const SESSION_COOKIE: &str = "miasma";

/// The person who sends the request, if they have a session.
pub(super) struct MaybePerson(pub(super) Option<Arc<Person>>);

/// The person who sends the request. Requests without a session are refused.
pub(super) struct KnownPerson(pub(super) Arc<Person>);

/// The secret of the session, from the cookie or as a bearer token.
pub(super) struct SessionSecret(pub(super) Option<String>);

impl FromRequestParts<App> for SessionSecret {
    type Rejection = ErrorResponse;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Self, ErrorResponse> {
        let text = |name: header::HeaderName| parts.headers.get(name).and_then(|value| value.to_str().ok());
        let bearer = text(header::AUTHORIZATION).and_then(|value| value.strip_prefix("Bearer "));
        let cookies = Cookie::split_parse(text(header::COOKIE).unwrap_or_default());
        let cookie = cookies.filter_map(Result::ok).find(|cookie| cookie.name() == SESSION_COOKIE);
        let secret = bearer.or(cookie.as_ref().map(Cookie::value));
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
