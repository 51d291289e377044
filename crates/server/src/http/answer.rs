//! Answers: JSON, or a refusal with its status.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use protocol::Refusal;
use serde::Serialize;

/// What a request comes to.
pub(super) type Answer<T> = Result<Json<T>, Refused>;

/// A refusal and its status.
pub(super) struct Refused(StatusCode, Refusal);

/// Makes refusals of an answer's kind.
pub(super) trait Refuse: Sized {
    /// A refusal.
    fn refuse(status: StatusCode, refusal: Refusal) -> Self;
}

impl<T> Refuse for Answer<T> {
    fn refuse(status: StatusCode, refusal: Refusal) -> Self {
        Err(Refused(status, refusal))
    }
}

impl From<Refusal> for Refused {
    /// The status follows from the reason.
    fn from(refusal: Refusal) -> Self {
        let status = match refusal.code.as_str() {
            "no_table" | "no_such_thing" | "no_report" | "no_pack" => StatusCode::NOT_FOUND,
            "unavailable" | "broken" => StatusCode::SERVICE_UNAVAILABLE,
            "too_large" => StatusCode::PAYLOAD_TOO_LARGE,
            "nobody" | "wrong_password" | "no_recovery" => StatusCode::UNAUTHORIZED,
            "too_fast" | "too_many_tables" => StatusCode::TOO_MANY_REQUESTS,
            "origin" | "not_yours" | "no_watchers" | "no_hints" | "no_odds" | "secret" | "sealed" => {
                StatusCode::FORBIDDEN
            }
            "login_taken" | "not_begun" | "over" | "running" | "rated_first" | "too_many_packs" => {
                StatusCode::CONFLICT
            }
            _ => StatusCode::UNPROCESSABLE_ENTITY,
        };
        Self(status, refusal)
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        (self.0, Json(self.1)).into_response()
    }
}

/// An answer as JSON.
pub(super) fn ok<T: Serialize>(answer: T) -> Answer<T> {
    Ok(Json(answer))
}
