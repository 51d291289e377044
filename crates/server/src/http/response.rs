//! Responses: JSON, or a refusal with its status.

use axum::Json;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::Refusal;
use serde::Serialize;

/// The result of a request handler.
pub(super) type JsonResult<T> = Result<Json<T>, ErrorResponse>;

/// A refusal and its status.
pub(super) struct ErrorResponse(pub(super) StatusCode, pub(super) Refusal);

impl From<Refusal> for ErrorResponse {
    /// Chooses the status by the refusal's code.
    fn from(refusal: Refusal) -> Self {
        let status = match refusal.code.as_str() {
            "no_table" | "no_such_thing" | "no_report" | "no_pack" | "no_person" => StatusCode::NOT_FOUND,
            "unavailable" | "broken" => StatusCode::SERVICE_UNAVAILABLE,
            "too_large" => StatusCode::PAYLOAD_TOO_LARGE,
            "nobody" | "wrong_password" | "no_recovery" => StatusCode::UNAUTHORIZED,
            "too_fast" | "too_many_tables" => StatusCode::TOO_MANY_REQUESTS,
            "origin"
            | "not_yours"
            | "no_watchers"
            | "no_hints"
            | "no_player_aids"
            | "secret"
            | "sealed"
            | "invitation"
            | "banned"
            | "not_host"
            | "registration_closed" => StatusCode::FORBIDDEN,
            "login_taken" | "name_taken" | "not_guest" | "not_alone" | "not_begun" | "over" | "running"
            | "rated_first" | "too_many_packs" => StatusCode::CONFLICT,
            _ => StatusCode::UNPROCESSABLE_ENTITY,
        };
        Self(status, refusal)
    }
}

impl IntoResponse for ErrorResponse {
    fn into_response(self) -> Response {
        let retry_after = self.1.retry_after.or((self.0 == StatusCode::TOO_MANY_REQUESTS).then_some(1));
        let mut response = (self.0, Json(self.1)).into_response();
        if let Some(seconds) = retry_after {
            response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
        }
        response
    }
}

/// A JSON response.
pub(super) fn ok<T: Serialize>(body: T) -> JsonResult<T> {
    Ok(Json(body))
}
