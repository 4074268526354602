//! Accepts and serves connections: with limits in all and per address, a time limit for the header of each request, and
//! a shutdown that loses nothing.
//!
//! `axum::serve` has none of these limits, so hyper is driven here.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{HeaderValue, Request, header};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::time::{sleep, timeout};
use tokio_io_timeout::TimeoutStream;
use tower::ServiceExt as _;

use super::address::network;
use super::counts::Counts;
use super::linger::Lingering;
use super::{Edge, drain};

/// The most of a request's header that is held, in bytes.
const HEADER: usize = 64 << 10;
/// After a failure to accept, such as too many open files, others get time to end; so long may a refusal take.
const PAUSE: Duration = Duration::from_millis(100);
/// How long a connection may still bring a request after the process was asked to stop. What is on its way arrives, and
/// its answer says that the connection ends.
const LAST_ORDERS: Duration = Duration::from_secs(1);
/// How long a connection may go without taking a byte of its answer.
const UNREAD: Duration = Duration::from_mins(1);
/// What a connection beyond the limit of its address gets.
const FULL: &[u8] =
    b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\nconnection: close\r\ncontent-length: 0\r\n\r\n";

/// How many connections there may be and how long they may take.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    /// Connections in all. Beyond this, new ones wait in the system's queue.
    pub connections: usize,
    /// Connections from one address; 0 for no limit.
    pub per_address: usize,
    /// How long the header of a request may take, and how long a connection may be idle.
    pub header: Duration,
}

/// A listening socket with what is served on it.
pub(crate) struct Listening {
    /// The socket.
    pub listener: TcpListener,
    /// What is served.
    pub app: Router,
    /// The limits.
    pub limits: Limits,
    /// Where it is counted and whether the process is about to end.
    pub edge: Arc<Edge>,
    /// Closed when the process was asked to stop.
    pub told: watch::Receiver<()>,
}

/// What every connection is served by.
struct Serving {
    app: Router,
    limits: Limits,
    edge: Arc<Edge>,
    told: watch::Receiver<()>,
    by_address: Counts<String>,
}

impl Listening {
    /// Serves until the process was asked to stop and every connection has ended. Connections that were waiting in the
    /// system's queue at that moment are served too: closing the socket before would reset them.
    pub async fn serve(self) {
        let Self { listener, app, limits, edge, told } = self;
        let places = Arc::new(Semaphore::new(limits.connections));
        let serving = Arc::new(Serving { app, limits, edge, told: told.clone(), by_address: Counts::default() });
        tokio::select! {
            biased;
            () = asked(told) => {}
            () = serving.accept(&listener, &places) => {}
        }
        drain::begin_no_more(&listener);
        // It ends only where the time is over.
        let _ = timeout(drain::SETTLE, serving.accept(&listener, &places)).await;
        match listener.into_std() {
            Ok(listener) => {
                while let Ok((stream, peer)) = listener.accept() {
                    let kept = stream.set_nonblocking(true).and_then(|()| TcpStream::from_std(stream));
                    if let (Ok(stream), Ok(place)) = (kept, places.clone().acquire_owned().await) {
                        serving.begin(stream, peer, place);
                    }
                }
            }
            Err(error) => tracing::warn!(%error, "connections that were waiting are lost"),
        }
        let all = u32::try_from(limits.connections).unwrap_or(u32::MAX);
        // It fails only where the places are closed, which nobody does.
        let _ = places.acquire_many(all).await;
    }
}

impl Serving {
    /// Accepts for ever.
    async fn accept(self: &Arc<Self>, listener: &TcpListener, places: &Arc<Semaphore>) {
        while let Ok(place) = places.clone().acquire_owned().await {
            match listener.accept().await {
                Ok((stream, peer)) => self.begin(stream, peer, place),
                Err(error) => {
                    tracing::warn!(%error, "a connection could not be accepted");
                    sleep(PAUSE).await;
                }
            }
        }
    }

    /// Serves one connection on a task of its own.
    fn begin(self: &Arc<Self>, stream: TcpStream, peer: SocketAddr, place: OwnedSemaphorePermit) {
        let most = if self.edge.addresses.counts_connections(peer.ip()) { self.limits.per_address } else { 0 };
        let Some(counted) = self.by_address.enter(network(peer.ip()), most) else {
            self.edge.metrics.refused_connections.inc();
            tokio::spawn(async move {
                // A client that does not read the answer in this time does not get it.
                let _ = timeout(PAUSE, say_full(stream)).await;
                drop(place);
            });
            return;
        };
        let serving = self.clone();
        tokio::spawn(async move {
            serving.edge.metrics.connections.inc();
            serving.serve(stream, peer).await;
            serving.edge.metrics.connections.dec();
            drop((counted, place));
        });
    }

    /// Serves one connection to its end. How it ends is the other side's business: they may go away at any time.
    async fn serve(&self, stream: TcpStream, peer: SocketAddr) {
        // Answers are written whole: waiting for more to send only delays them.
        let _ = stream.set_nodelay(true);
        let service = service_fn(|request: Request<Incoming>| self.answer(request, peer));
        let mut http = http1::Builder::new();
        http.timer(TokioTimer::new()).header_read_timeout(self.limits.header).max_buf_size(HEADER);
        let mut stream = TimeoutStream::new(stream);
        stream.set_write_timeout(Some(UNREAD));
        let connection = http.serve_connection(TokioIo::new(Lingering::new(stream)), service);
        tokio::pin!(connection);
        tokio::select! {
            _ = connection.as_mut() => return,
            () = asked(self.told.clone()) => {}
        }
        // hyper closes a connection on which nothing has been read yet, although a request may be on its way.
        if timeout(LAST_ORDERS, connection.as_mut()).await.is_err() {
            connection.as_mut().graceful_shutdown();
            let _ = connection.await;
        }
    }

    /// Answers one request. Once the process ends, the answer says that no other will be taken on this connection.
    async fn answer(
        &self,
        request: Request<Incoming>,
        peer: SocketAddr,
    ) -> Result<axum::response::Response, Infallible> {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        let mut response = self.app.clone().oneshot(request).await?;
        if self.edge.is_stopping() {
            response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
        }
        Ok(response)
    }
}

/// Tells a connection that there is no room, and waits until the other side has read it: closing a socket with
/// something unread in it takes the answer back.
async fn say_full(mut stream: TcpStream) -> std::io::Result<()> {
    stream.write_all(FULL).await?;
    stream.shutdown().await?;
    let mut rest = [0; 1024];
    while stream.read(&mut rest).await? > 0 {}
    Ok(())
}

/// Resolves when the process was asked to stop.
async fn asked(mut told: watch::Receiver<()>) {
    while told.changed().await.is_ok() {}
}
