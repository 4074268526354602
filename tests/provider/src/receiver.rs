//! A server that keeps the webhooks it gets, for tests without a server of their own.

use std::sync::{Arc, Mutex, PoisonError};

use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::routing::post;
use tokio::net::TcpListener;
use tokio::task::AbortHandle;

/// A webhook as it arrived; a header that is missing is empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrived {
    /// The signature.
    pub signature: String,
    /// The time of sending.
    pub timestamp: String,
    /// The id of the event.
    pub event_id: String,
    /// The body.
    pub body: Vec<u8>,
}

type Kept = Arc<Mutex<Vec<Arrived>>>;

/// A receiver for as long as this lives.
#[derive(Debug)]
pub struct Receiver {
    url: String,
    kept: Kept,
    server: AbortHandle,
}

impl Receiver {
    /// Starts one on a free port.
    ///
    /// # Panics
    /// There is no free port.
    pub async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let url = format!("http://{}/hooks/prolific", listener.local_addr().expect("its address"));
        let kept = Kept::default();
        let router = Router::new().route("/hooks/prolific", post(keep)).with_state(Arc::clone(&kept));
        let server = tokio::spawn(async move { axum::serve(listener, router).await }).abort_handle();
        Self { url, kept, server }
    }

    /// The address for webhooks.
    pub fn url(&self) -> &str {
        &self.url
    }

    /// What has arrived, the oldest first.
    pub fn arrived(&self) -> Vec<Arrived> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Drop for Receiver {
    fn drop(&mut self) {
        self.server.abort();
    }
}

async fn keep(State(kept): State<Kept>, headers: HeaderMap, body: Bytes) -> StatusCode {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default().to_owned();
    let arrived = Arrived {
        signature: text("x-prolific-request-signature"),
        timestamp: text("x-prolific-request-timestamp"),
        event_id: text("x-event-id"),
        body: body.to_vec(),
    };
    kept.lock().unwrap_or_else(PoisonError::into_inner).push(arrived);
    StatusCode::OK
}
