//! The upgrade of a request to a WebSocket.

use super::App;
use super::extract::{ClientAddress, MaybePerson, SessionSecret};
use super::response::ErrorResponse;
use crate::limits::Sender;
use crate::net::client_address::limited_as;
use crate::net::frame;
use crate::net::listener::ConnectionPermit;
use crate::net::write_timeout::WriteTimeout;
use crate::socket::{self, Connection};
use axum::Extension;
use axum::extract::{Request, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use hyper::upgrade::Parts;
use hyper_util::rt::TokioIo;
use protocol::Refusal;
use std::sync::Arc;
use tokio::net::TcpStream;

/// Opens a WebSocket.
pub(super) async fn socket(
    State(app): State<App>,
    MaybePerson(who): MaybePerson,
    SessionSecret(session): SessionSecret,
    ClientAddress(address): ClientAddress,
    permit: Option<Extension<Arc<ConnectionPermit>>>,
    mut request: Request,
) -> Response {
    let Some(accept) = frame::accept_key(request.headers()) else {
        let message = "this is the address of a socket: ask for one, version 13";
        return ErrorResponse(StatusCode::BAD_REQUEST, Refusal::new("no_socket", message)).into_response();
    };
    // The connection is counted as well, except behind a proxy.
    let group = limited_as(address);
    let permits = (
        app.address_sockets.acquire(group),
        who.as_ref().map(|who| app.person_sockets.acquire(who.id.clone())),
    );
    if permits.0.is_none() || matches!(permits.1, Some(None)) {
        app.services.metrics.rate_limited();
        let refusal = Refusal::new("too_fast", "too many open sockets; close one first");
        return ErrorResponse(StatusCode::TOO_MANY_REQUESTS, refusal).into_response();
    }
    let sender = who.as_ref().map_or(Sender::Address(group), |who| Sender::Person(who.id.clone()));
    let upgrade = hyper::upgrade::on(&mut request);
    let App { tables, accounts, stop, .. } = app;
    tokio::spawn(async move {
        // Clients may disconnect at any time: that is no error of the server.
        let Ok(upgraded) = upgrade.await else { return };
        let Ok(Parts { io, read_buf, .. }) = upgraded.downcast::<TokioIo<WriteTimeout<TcpStream>>>() else {
            return;
        };
        let connection = Connection { tables, accounts, sender, who, session };
        // A copy: hyper's buffer would hold its 8 KiB until the first message.
        let received = read_buf.to_vec();
        drop(read_buf);
        socket::serve(connection, io.into_inner().into_inner(), received, stop).await;
        drop((permit, permits));
    });
    let headers = [
        (header::CONNECTION, "upgrade"),
        (header::UPGRADE, "websocket"),
        (header::SEC_WEBSOCKET_ACCEPT, &accept),
    ];
    (StatusCode::SWITCHING_PROTOCOLS, headers).into_response()
}
