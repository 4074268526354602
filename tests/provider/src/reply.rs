//! Answers: a success with its body, or an error in the form of the provider.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};

use crate::Shape;

/// What a handler answers.
pub type Reply = Result<Response, Failure>;

/// A refusal.
#[derive(Clone, Debug)]
pub struct Failure {
    status: u16,
    detail: Value,
    is_wrapped: bool,
}

impl Failure {
    /// A refusal with this status and text.
    pub fn new(status: u16, detail: impl Into<Value>) -> Self {
        Self { status, detail: detail.into(), is_wrapped: true }
    }

    /// A refusal of what does not fit the rules or the state.
    pub fn bad(detail: impl Into<Value>) -> Self {
        Self::new(400, detail)
    }

    /// A refusal of an unknown id.
    pub fn unknown() -> Self {
        Self::new(404, "Not found.")
    }

    /// A refusal in this form.
    pub fn shaped(shape: Shape) -> Self {
        let fields = json!({"reward": ["Must be at least 6.00 an hour.", "Must be a whole number."]});
        let detail = match shape {
            Shape::Text => json!("Must be at least 6.00 an hour."),
            Shape::List => json!(["Must be at least 6.00 an hour.", "Must be a whole number."]),
            Shape::Fields | Shape::Bare => fields,
        };
        Self { status: 400, detail, is_wrapped: shape != Shape::Bare }
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let code = 140_000 + i64::from(self.status);
        let inner = json!({"status": self.status, "error_code": code, "title": "Refused", "detail": self.detail});
        let body = if self.is_wrapped { json!({"error": inner}) } else { inner };
        (StatusCode::from_u16(self.status).expect("a status"), Json(body)).into_response()
    }
}

/// A success with a body.
#[expect(clippy::unnecessary_wraps, reason = "a handler ends in it, or in a failure")]
pub fn ok(body: Value) -> Reply {
    Ok(Json(body).into_response())
}

/// A success with another status.
#[expect(clippy::unnecessary_wraps, reason = "a handler ends in it, or in a failure")]
pub fn with(status: StatusCode, body: Value) -> Reply {
    Ok((status, Json(body)).into_response())
}

/// A success without a body.
#[expect(clippy::unnecessary_wraps, reason = "a handler ends in it, or in a failure")]
pub fn empty(status: StatusCode) -> Reply {
    Ok(status.into_response())
}
