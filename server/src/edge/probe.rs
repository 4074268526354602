//! `/healthz`, `/readyz` and `/metrics`: for whatever starts, watches and measures the process.

use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use engine::Db;
use engine::ready::NotReady;
use tokio::sync::Mutex;

use crate::AppState;

const KIND: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// How long an answer of the database is reused: anybody may ask, as often as they like.
const FRESH: Duration = Duration::from_secs(1);

/// The database's last answer, and when it came. Requests that arrive meanwhile wait for the same answer.
#[derive(Debug, Default)]
pub(crate) struct Readiness(Mutex<Option<(Instant, Result<(), NotReady>)>>);

impl Readiness {
    async fn ask(&self, db: &Db) -> Result<(), NotReady> {
        let mut last = self.0.lock().await;
        if let Some((at, answer)) = *last
            && at.elapsed() < FRESH
        {
            return answer;
        }
        let answer = db.ready().await;
        *last = Some((Instant::now(), answer));
        answer
    }
}

/// Whether the process lives, and whether it can serve. Everybody may ask.
pub(crate) fn probes(state: &AppState) -> Router {
    Router::new().route("/healthz", get(healthy)).route("/readyz", get(ready)).with_state(state.clone())
}

/// The same with the metrics, for the address that only those who run the server can reach.
pub(crate) fn monitor(state: &AppState) -> Router {
    Router::new().route("/metrics", get(metrics)).with_state(state.clone()).merge(probes(state))
}

/// The process answers: nothing else is asked.
async fn healthy() -> &'static str {
    "ok\n"
}

/// Whether requests should be sent here.
async fn ready(State(state): State<AppState>) -> Response {
    if state.edge.is_stopping() {
        return (StatusCode::SERVICE_UNAVAILABLE, "the server is stopping\n").into_response();
    }
    match state.edge.readiness.ask(state.engine.db()).await {
        Ok(()) => "ready\n".into_response(),
        Err(reason) => (StatusCode::SERVICE_UNAVAILABLE, format!("{reason}\n")).into_response(),
    }
}

async fn metrics(State(state): State<AppState>) -> Response {
    match state.edge.metrics.text(&state).await {
        Ok(text) => ([(header::CONTENT_TYPE, KIND)], text).into_response(),
        Err(error) => {
            tracing::error!(%error, "the metrics cannot be written");
            StatusCode::INTERNAL_SERVER_ERROR.into_response()
        }
    }
}
