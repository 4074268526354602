//! The largest body that is read.

use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::header;
use axum::middleware::Next;
use axum::response::Response;
use http_body_util::Limited;
use shared::Problem;

use super::refusal::refuse;
use crate::House;

/// Refuses a body that says it is too large, and stops reading one that turns out to be.
pub(crate) async fn limit(State(house): State<House>, request: Request, next: Next) -> Response {
    let most = house.settings.upload_bytes();
    let announced =
        request.headers().get(header::CONTENT_LENGTH).and_then(|value| value.to_str().ok()?.parse::<usize>().ok());
    if announced.is_some_and(|length| length > most) {
        return refuse(request.headers(), Problem::TooLarge { mebibytes: i64::from(house.settings.upload_mib) });
    }
    next.run(request.map(|body| Body::new(Limited::new(body, most)))).await
}
