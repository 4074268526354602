//! `/healthz`, `/readyz` and `/metrics`: for whatever starts, watches and measures the process.

use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;

use crate::House;

const KIND: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// Whether the process lives, and whether it can serve. Everybody may ask.
pub(crate) fn probes(house: &House) -> Router {
    Router::new().route("/healthz", get(healthy)).route("/readyz", get(ready)).with_state(house.clone())
}

/// The same with the metrics, for the address that only those who run the server can reach.
pub(crate) fn monitor(house: &House) -> Router {
    Router::new().route("/metrics", get(metrics)).with_state(house.clone()).merge(probes(house))
}

/// The process answers: nothing else is asked.
async fn healthy() -> &'static str {
    "ok\n"
}

/// Whether requests should be sent here.
async fn ready(State(house): State<House>) -> Response {
    if house.edge.is_stopping() {
        return (StatusCode::SERVICE_UNAVAILABLE, "the server is stopping\n").into_response();
    }
    match house.engine.db().ready().await {
        Ok(()) => "ready\n".into_response(),
        Err(reason) => (StatusCode::SERVICE_UNAVAILABLE, format!("{reason}\n")).into_response(),
    }
}

async fn metrics(State(house): State<House>) -> Response {
    match house.edge.metrics.text(&house).await {
        Ok(text) => ([(header::CONTENT_TYPE, KIND)], text).into_response(),
        Err(error) => {
            tracing::error!(%error, "the metrics cannot be written");
            StatusCode::INTERNAL_SERVER_ERROR.into_response()
        }
    }
}
