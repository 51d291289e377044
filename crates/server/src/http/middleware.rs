//! What every request passes through: protection against cross-site requests (CSRF), security headers, and rate limits.

use super::App;
use super::response::ErrorResponse;
use crate::config::Config;
use crate::failures;
use crate::limits::COSTLY_PATHS;
use crate::net::client_address::{self, limited_as};
use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::{Extensions, HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use protocol::Refusal;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::Instant;

/// Nothing is loaded from other addresses, and no other page may embed the client in a frame.
const CONTENT_SECURITY_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; \
    img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; \
    form-action 'self'; frame-ancestors 'none'";

/// Measures every response, by the pattern of its route.
pub(super) async fn measure(State(app): State<App>, request: Request, next: Next) -> Response {
    let method = match *request.method() {
        Method::GET => "GET",
        Method::POST => "POST",
        Method::DELETE => "DELETE",
        Method::HEAD => "HEAD",
        _ => "other",
    };
    let mut route = match request.extensions().get::<MatchedPath>() {
        Some(matched) => matched.as_str().to_owned(),
        None => "client".to_owned(),
    };
    if request.uri().query().is_some_and(|query| query.split('&').any(|pair| pair.starts_with("wait="))) {
        route.push_str("?wait");
    }
    let begun = Instant::now();
    let response = next.run(request).await;
    app.services.metrics.responded(method, &route, response.status().as_u16(), begun.elapsed());
    response
}

/// Refuses requests from pages of other sites (CSRF), and adds security headers to every response.
pub(super) async fn protect(State(app): State<App>, request: Request, next: Next) -> Response {
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let socket = request.headers().contains_key(header::UPGRADE);
    if (changes || socket) && !is_same_origin(&app, request.headers()) {
        let refusal = Refusal::new("origin", "this page belongs to another address than the server");
        return ErrorResponse::from(refusal).into_response();
    }
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    let mut set = |name: header::HeaderName, value: &'static str| {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    };
    set(header::CONTENT_SECURITY_POLICY, CONTENT_SECURITY_POLICY);
    set(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    set(header::REFERRER_POLICY, "no-referrer");
    set(header::X_FRAME_OPTIONS, "DENY");
    set(header::CACHE_CONTROL, "no-store");
    response
}

/// Refuses requests above the rate limits of their address.
pub(super) async fn rate_limit(State(app): State<App>, request: Request, next: Next) -> Response {
    let address = client_address(&app, request.headers(), request.extensions());
    let group = limited_as(address);
    let limits = &app.services.rate_limits;
    let costly = *request.method() == Method::POST && COSTLY_PATHS.contains(&request.uri().path());
    let mut checked = limits.requests.check(&group);
    if costly {
        checked = checked.and_then(|()| limits.costly_requests.check(&group));
    }
    if let Err(wait) = checked {
        app.services.metrics.rate_limited();
        failures::report("there were too many requests from one address", None, &address);
        let refusal = wait.refusal("too_fast", "too many requests from your address; wait a moment");
        return ErrorResponse::from(refusal).into_response();
    }
    // Requests under way, long polls among them. A proxy's connections are not counted, and it may share one among clients.
    let Some(_permit) = app.open_requests.acquire(group) else {
        app.services.metrics.rate_limited();
        let refusal = Refusal::new("too_fast", "too many requests at once from your address; wait a moment");
        return ErrorResponse::from(refusal).into_response();
    };
    next.run(request).await
}

/// Whether a request comes from one of our own pages. Browsers always send an origin with such requests, programs send none.
fn is_same_origin(app: &App, headers: &HeaderMap) -> bool {
    let text = |name: header::HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    let Some(origin) = text(header::ORIGIN) else { return !headers.contains_key(header::ORIGIN) };
    let host = origin.split_once("://").map_or(origin, |(_, host)| host);
    // A page of another site can have its own name point here (DNS rebinding): then both headers have that name.
    (text(header::HOST) == Some(host) && is_own_host(&app.services.config, host))
        || app.services.config.public_url.as_ref().is_some_and(|url| url.origin() == origin)
}

/// Whether a host, perhaps with a port, is a name of this server: an IP address, a name that only a local network can have, the
/// host of the public URL, or a configured one.
fn is_own_host(config: &Config, host: &str) -> bool {
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => host,
    };
    let name = name.trim_matches(['[', ']']).trim_end_matches('.').to_ascii_lowercase();
    let is_public = || {
        let url = config.public_url.as_ref().map(|url| url.origin().to_ascii_lowercase());
        url.is_some_and(|url| {
            url.split_once("://").is_some_and(|(_, public)| {
                public == host.to_ascii_lowercase() || public.split(':').next() == Some(name.as_str())
            })
        })
    };
    let local = [".localhost", ".local", ".lan", ".internal", ".home.arpa", ".test"];
    name.parse::<IpAddr>().is_ok()
        || !name.contains('.')
        || local.iter().any(|ending| name.ends_with(ending))
        || config.hosts.iter().any(|own| own.eq_ignore_ascii_case(&name))
        || is_public()
}

/// The address of the client: the peer's, or the one in `X-Forwarded-For` if the peer is a trusted proxy.
pub(super) fn client_address(app: &App, headers: &HeaderMap, extensions: &Extensions) -> IpAddr {
    let peer = extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let peer = peer.unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST));
    client_address::client_address(peer, headers, &app.proxies)
}
