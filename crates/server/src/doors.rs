//! Who comes in: how many connections at once from one address, and how long one may take to say what it wants.

use crate::http::Neighbours;
use axum::Router;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::conn::auto;
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::watch;

/// So long one may take for the head of a request, and be silent between two.
const HEAD: Duration = Duration::from_secs(20);

/// So many connections one address may have. A household, a school and a phone's network are one address.
pub(crate) const FROM_ONE: usize = 512;

/// Serves whoever comes until told to stop, and then finishes what was begun.
pub(crate) async fn open(
    listener: TcpListener,
    routes: Router,
    neighbours: Arc<Neighbours>,
    most: usize,
    mut stop: watch::Receiver<bool>,
) {
    let inside = Arc::new(Inside { most, by_address: Mutex::default() });
    let leaving = GracefulShutdown::new();
    loop {
        let (stream, peer) = tokio::select! {
            _ = stop.changed() => break,
            accepted = listener.accept() => match accepted {
                Ok(accepted) => accepted,
                Err(error) => {
                    // Perhaps there are no file handles left: somebody will go.
                    tracing::warn!(%error, "nobody can come in");
                    tokio::time::sleep(Duration::from_millis(100)).await;
                    continue;
                }
            },
        };
        // A proxy speaks for many.
        let place = if neighbours.speaks_for_others(peer.ip()) { None } else { Some(peer.ip()) };
        let Some(guest) = Guest::enter(&inside, place) else {
            tracing::info!(address = %peer.ip(), "too many connections from one address");
            continue;
        };
        // An update and the answer after it are two small writes: the second must not wait for the first to be acknowledged.
        let _ = stream.set_nodelay(true);
        let guest = Arc::new(guest);
        let routes = TowerToHyperService::new(routes.clone());
        let service = {
            let guest = Arc::clone(&guest);
            service_fn(move |mut request: axum::http::Request<Incoming>| {
                request.extensions_mut().insert(ConnectInfo::<SocketAddr>(peer));
                // A socket stays when the request that opened it is answered.
                request.extensions_mut().insert(Arc::clone(&guest));
                routes.call(request)
            })
        };
        let mut connection = auto::Builder::new(TokioExecutor::new());
        connection.http1().timer(TokioTimer::new()).header_read_timeout(HEAD);
        let connection = connection.serve_connection_with_upgrades(TokioIo::new(stream), service);
        let connection = leaving.watch(connection.into_owned());
        tokio::spawn(async move {
            // How a client breaks off is its own affair.
            let _ = connection.await;
            drop(guest);
        });
    }
    drop(listener);
    leaving.shutdown().await;
}

struct Inside {
    most: usize,
    by_address: Mutex<HashMap<IpAddr, usize>>,
}

/// One connection, counted as long as it is there.
pub(crate) struct Guest {
    inside: Arc<Inside>,
    from: Option<IpAddr>,
}

impl Guest {
    fn enter(inside: &Arc<Inside>, from: Option<IpAddr>) -> Option<Self> {
        if let Some(from) = from {
            let mut by_address = inside.by_address.lock().unwrap_or_else(PoisonError::into_inner);
            let count = by_address.entry(from).or_insert(0);
            if *count >= inside.most {
                return None;
            }
            *count += 1;
        }
        Some(Self { inside: Arc::clone(inside), from })
    }
}

impl Drop for Guest {
    fn drop(&mut self) {
        let Some(from) = self.from else { return };
        let mut by_address = self.inside.by_address.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = by_address.get_mut(&from) {
            *count -= 1;
            if *count == 0 {
                by_address.remove(&from);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_so_many_connections_and_gets_them_back() {
        let inside = Arc::new(Inside { most: 2, by_address: Mutex::default() });
        let [one, other] = ["192.0.2.1", "192.0.2.2"].map(|address| address.parse().ok());
        let first = Guest::enter(&inside, one);
        let second = Guest::enter(&inside, one);
        assert!(first.is_some() && second.is_some());
        assert!(Guest::enter(&inside, one).is_none());
        assert!(Guest::enter(&inside, other).is_some() && Guest::enter(&inside, None).is_some());
        drop(first);
        assert!(Guest::enter(&inside, one).is_some());
        drop(second);
        assert!(inside.by_address.lock().expect("nobody panicked").is_empty());
    }
}
