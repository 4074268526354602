//! The server: it begins to listen when it is started, and ends when it is dropped.

use std::convert::Infallible;
use std::io;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::Router;
use axum::body::Body;
use axum::http::{Request, Response};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Mutex as Turn;
use tokio::task::{AbortHandle, JoinSet};
use tower::ServiceExt as _;

use crate::middleware::Cut;
use crate::state::State;
use crate::{connect, middleware, prolific};

/// A provider for as long as this lives. Clones are the same one.
#[derive(Clone, Debug)]
pub struct FakeProvider {
    pub(crate) shared: Arc<Shared>,
    base: Arc<Base>,
}

/// What handlers see.
#[derive(Debug)]
pub(crate) struct Shared {
    state: Mutex<State>,
    /// Held while webhooks are sent, so that they go out in their order.
    pub turn: Turn<()>,
    pub http: reqwest::Client,
}

/// The address, and the server behind it.
#[derive(Debug)]
struct Base {
    url: String,
    server: AbortHandle,
}

impl Drop for Base {
    fn drop(&mut self) {
        self.server.abort();
    }
}

impl Shared {
    pub fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl FakeProvider {
    /// Starts one on a free port.
    ///
    /// # Panics
    /// There is no free port.
    pub async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let url = format!("http://{}", listener.local_addr().expect("its address"));
        let http = reqwest::Client::builder().no_proxy().build().expect("a client");
        let shared = Arc::new(Shared { state: Mutex::default(), turn: Turn::new(()), http });
        let router = prolific::routes()
            .merge(connect::routes())
            .fallback(middleware::unknown)
            .layer(axum::middleware::from_fn_with_state(Arc::clone(&shared), middleware::around))
            .with_state(Arc::clone(&shared));
        let server = tokio::spawn(accept(listener, router)).abort_handle();
        Self { shared, base: Arc::new(Base { url, server }) }
    }

    /// Its address, without a slash at the end.
    pub fn url(&self) -> &str {
        &self.base.url
    }
}

/// Takes connections until the task is stopped, and all of them with it.
pub(crate) async fn accept(listener: TcpListener, router: Router) {
    let mut connections = JoinSet::new();
    while let Ok((stream, _)) = listener.accept().await {
        connections.spawn(serve(stream, router.clone()));
        while connections.try_join_next().is_some() {}
    }
}

/// One connection. An error instead of an answer closes it without one.
async fn serve(stream: TcpStream, router: Router) {
    let service = service_fn(move |request: Request<Incoming>| {
        let router = router.clone();
        async move {
            let response: Result<Response<Body>, Infallible> = router.oneshot(request.map(Body::new)).await;
            let response = response.unwrap_or_else(|never| match never {});
            if response.extensions().get::<Cut>().is_some() { Err(io::Error::other("cut")) } else { Ok(response) }
        }
    });
    // A connection that was cut ends with an error, as it should.
    http1::Builder::new().serve_connection(TokioIo::new(stream), service).await.ok();
}
