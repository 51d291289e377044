//! The upgrade of a request to a WebSocket.

use super::App;
use super::extract::{MaybePerson, SessionSecret};
use super::response::ErrorResponse;
use crate::net::frame;
use crate::net::listener::ConnectionPermit;
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
    permit: Option<Extension<Arc<ConnectionPermit>>>,
    mut request: Request,
) -> Response {
    let Some(accept) = frame::accept_key(request.headers()) else {
        let message = "this is the address of a socket: ask for one, version 13";
        return ErrorResponse(StatusCode::BAD_REQUEST, Refusal::new("no_socket", message)).into_response();
    };
    let upgrade = hyper::upgrade::on(&mut request);
    let App { tables, accounts, services, stop, .. } = app;
    tokio::spawn(async move {
        // Clients may disconnect at any time: that is no error of the server.
        let Ok(upgraded) = upgrade.await else { return };
        let Ok(Parts { io, read_buf, .. }) = upgraded.downcast::<TokioIo<TcpStream>>() else { return };
        let message_limit = services.rate_limits.for_socket();
        drop(services);
        let connection = Connection { tables, accounts, message_limit, who, session };
        // A copy: hyper's buffer would hold its 8 KiB until the first message.
        let received = read_buf.to_vec();
        drop(read_buf);
        socket::serve(connection, io.into_inner(), received, stop).await;
        drop(permit);
    });
    let headers = [
        (header::CONNECTION, "upgrade"),
        (header::UPGRADE, "websocket"),
        (header::SEC_WEBSOCKET_ACCEPT, &accept),
    ];
    (StatusCode::SWITCHING_PROTOCOLS, headers).into_response()
}
