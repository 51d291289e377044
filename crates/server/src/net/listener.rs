//! Accepts connections, and limits how many one address may have open.

use super::trusted_proxies::TrustedProxies;
use crate::limits::REQUEST_HEAD_TIMEOUT;
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

/// Time to wait after `accept` failed, usually because there are no file descriptors left.
const ACCEPT_RETRY: Duration = Duration::from_millis(100);

/// Serves connections until `stop` changes, then finishes the requests under way.
pub(crate) async fn serve(
    listener: TcpListener,
    routes: Router,
    proxies: Arc<TrustedProxies>,
    max_per_address: usize,
    mut stop: watch::Receiver<bool>,
) {
    let connections = Arc::new(Connections { max_per_address, open: Mutex::default() });
    let shutdown = GracefulShutdown::new();
    loop {
        let (stream, peer) = tokio::select! {
            _ = stop.changed() => break,
            accepted = listener.accept() => match accepted {
                Ok(accepted) => accepted,
                Err(error) => {
                    tracing::warn!(%error, "a connection could not be accepted");
                    tokio::time::sleep(ACCEPT_RETRY).await;
                    continue;
                }
            },
        };
        // A proxy opens connections for many clients, so it is not limited.
        let address = if proxies.contains(peer.ip()) { None } else { Some(peer.ip()) };
        let Some(permit) = ConnectionPermit::acquire(&connections, address) else {
            tracing::info!(address = %peer.ip(), "too many connections from one address");
            continue;
        };
        // An update and the answer after it are two small writes: the second must not wait for the first to be acknowledged.
        let _ = stream.set_nodelay(true);
        let permit = Arc::new(permit);
        let routes = TowerToHyperService::new(routes.clone());
        let service = {
            let permit = Arc::clone(&permit);
            service_fn(move |mut request: axum::http::Request<Incoming>| {
                request.extensions_mut().insert(ConnectInfo::<SocketAddr>(peer));
                // A WebSocket holds the permit for longer than the request that opened it.
                request.extensions_mut().insert(Arc::clone(&permit));
                routes.call(request)
            })
        };
        let mut connection = auto::Builder::new(TokioExecutor::new());
        connection.http1().timer(TokioTimer::new()).header_read_timeout(REQUEST_HEAD_TIMEOUT);
        let connection = connection.serve_connection_with_upgrades(TokioIo::new(stream), service);
        let connection = shutdown.watch(connection.into_owned());
        tokio::spawn(async move {
            // Clients may disconnect at any time: that is no error of the server.
            let _ = connection.await;
            drop(permit);
        });
    }
    drop(listener);
    shutdown.shutdown().await;
}

/// The open connections of each address.
struct Connections {
    max_per_address: usize,
    open: Mutex<HashMap<IpAddr, usize>>,
}

/// Counts one connection until it is dropped.
pub(crate) struct ConnectionPermit {
    connections: Arc<Connections>,
    address: Option<IpAddr>,
}

impl ConnectionPermit {
    /// A permit, unless the address has its maximum of connections. Without an address there is no maximum.
    fn acquire(connections: &Arc<Connections>, address: Option<IpAddr>) -> Option<Self> {
        if let Some(address) = address {
            let mut open = connections.open.lock().unwrap_or_else(PoisonError::into_inner);
            let count = open.entry(address).or_insert(0);
            if *count >= connections.max_per_address {
                return None;
            }
            *count += 1;
        }
        Some(Self { connections: Arc::clone(connections), address })
    }
}

impl Drop for ConnectionPermit {
    fn drop(&mut self) {
        let Some(address) = self.address else { return };
        let mut open = self.connections.open.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = open.get_mut(&address) {
            *count -= 1;
            if *count == 0 {
                open.remove(&address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_a_maximum_of_connections_and_gets_them_back() {
        let connections = Arc::new(Connections { max_per_address: 2, open: Mutex::default() });
        let [one, other] = ["192.0.2.1", "192.0.2.2"].map(|address| address.parse().ok());
        let acquire = |address| ConnectionPermit::acquire(&connections, address);
        let first = acquire(one);
        let second = acquire(one);
        assert!(first.is_some() && second.is_some());
        assert!(acquire(one).is_none());
        assert!(acquire(other).is_some() && acquire(None).is_some());
        drop(first);
        assert!(acquire(one).is_some());
        drop(second);
        assert!(connections.open.lock().expect("nobody panicked").is_empty());
    }
}
