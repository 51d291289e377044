//! Accepts connections, and limits how many one address may have open.

use super::client_address::limited_as;
use super::permits::{Permit, Permits};
use super::trusted_proxies::TrustedProxies;
use super::write_timeout::WriteTimeout;
use crate::failures;
use crate::services::Services;
use axum::Router;
use axum::extract::ConnectInfo;
use axum::http::Uri;
use axum::http::uri::PathAndQuery;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::watch;

/// Time to wait after `accept` failed, usually because there are no file descriptors left.
const ACCEPT_RETRY: Duration = Duration::from_millis(100);

/// A connection that is counted, unless a proxy opened it.
pub(crate) type ConnectionPermit = Option<Permit<IpAddr>>;

/// Serves connections until `stop` changes, then finishes the requests under way.
pub(crate) async fn serve(
    listener: TcpListener,
    routes: Router,
    proxies: Arc<TrustedProxies>,
    services: Arc<Services>,
    mut stop: watch::Receiver<bool>,
) {
    let limits = &services.config.limits;
    let max_per_address = if services.config.unlimited { usize::MAX } else { limits.connections_per_address };
    let base: Arc<str> = services.config.public_url.as_ref().map_or("", |url| url.base()).into();
    let connections = Permits::new(max_per_address);
    let (all_closed, open) = watch::channel(());
    loop {
        let (stream, peer) = tokio::select! {
            _ = stop.changed() => break,
            accepted = listener.accept() => match accepted {
                Ok(accepted) => accepted,
                Err(error) => {
                    failures::report("a connection could not be accepted", None, &error);
                    tokio::time::sleep(ACCEPT_RETRY).await;
                    continue;
                }
            },
        };
        // A proxy opens connections for many clients, so its requests and sockets are limited instead.
        let permit = match proxies.contains(peer.ip()) {
            true => None,
            false => match connections.acquire(limited_as(peer.ip())) {
                None => {
                    failures::report("there were too many connections from one address", None, &peer.ip());
                    continue;
                }
                permit => permit,
            },
        };
        // An update and the answer after it are two small writes: the second must not wait for the first to be acknowledged.
        let _ = stream.set_nodelay(true);
        let permit = Arc::new(permit);
        let routes = TowerToHyperService::new(routes.clone());
        let service = {
            let (permit, base) = (Arc::clone(&permit), Arc::clone(&base));
            service_fn(move |mut request: axum::http::Request<Incoming>| {
                strip_base(request.uri_mut(), &base);
                request.extensions_mut().insert(ConnectInfo::<SocketAddr>(peer));
                // A WebSocket holds the permit for longer than the request that opened it.
                request.extensions_mut().insert(Arc::clone(&permit));
                routes.call(request)
            })
        };
        let mut connection = http1::Builder::new();
        connection.timer(TokioTimer::new()).header_read_timeout(limits.request_head_timeout);
        // A client that sends requests and does not read the answers would hold the connection for ever.
        let stream = TokioIo::new(WriteTimeout::new(stream, limits.write_timeout));
        let connection = connection.serve_connection(stream, service).with_upgrades();
        let (mut stop, open) = (stop.clone(), open.clone());
        tokio::spawn(async move {
            let mut connection = pin!(connection);
            // Clients may disconnect at any time: that is no error of the server.
            tokio::select! {
                _ = connection.as_mut() => {}
                _ = stop.changed() => {
                    connection.as_mut().graceful_shutdown();
                    let _ = connection.await;
                }
            }
            drop((permit, open));
        });
    }
    drop((listener, open));
    all_closed.closed().await;
}

/// Removes the path of the public URL from an address. Whether a proxy has removed it before makes no difference.
fn strip_base(uri: &mut Uri, base: &str) {
    let Some(path) = uri.path_and_query().map(PathAndQuery::as_str) else { return };
    let Some(rest) = path.strip_prefix(base).filter(|_| !base.is_empty()) else { return };
    let rest = match rest.chars().next() {
        Some('/') => rest.to_owned(),
        None | Some('?') => format!("/{rest}"),
        // Another path that begins with the same letters.
        Some(_) => return,
    };
    if let Ok(stripped) = rest.parse() {
        *uri = stripped;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_path_of_the_public_url_is_removed_once_and_only_as_a_whole() {
        let stripped = |base: &str, uri: &str| {
            let mut uri: Uri = uri.parse().expect("an address");
            strip_base(&mut uri, base);
            uri.to_string()
        };
        assert_eq!(stripped("", "/api/me?x=1"), "/api/me?x=1");
        assert_eq!(stripped("/miasma", "/miasma/api/me?x=1"), "/api/me?x=1");
        assert_eq!(stripped("/miasma", "/api/me"), "/api/me");
        assert_eq!(stripped("/miasma", "/miasma"), "/");
        assert_eq!(stripped("/miasma", "/miasma?x"), "/?x");
        assert_eq!(stripped("/miasma", "/miasmatic"), "/miasmatic");
        assert_eq!(stripped("/a/b", "/a/b/t/1"), "/t/1");
    }
}
