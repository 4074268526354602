//! What stands between a program and its PostgreSQL: it counts round trips, and can delay what passes.

use std::{
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use anyhow::Context as _;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::{
        TcpListener, TcpStream,
        tcp::{OwnedReadHalf, OwnedWriteHalf},
    },
    sync::{mpsc, watch},
    task::AbortHandle,
    time::{Instant, sleep_until},
};

/// Bytes that are read at once.
const PIECE: usize = 64 << 10;

/// A wire that is cut with this value.
#[derive(Debug)]
pub struct Wire {
    /// The database as it is reached by this wire.
    pub url: String,
    trips: Arc<AtomicU64>,
    held: watch::Sender<bool>,
    accepting: AbortHandle,
}

impl Wire {
    /// Stands before the PostgreSQL database of this URL, and keeps everything back for so long each way.
    ///
    /// # Errors
    /// The URL names no server, or no address of this machine is free.
    pub async fn start(url: &str, delay: Duration) -> anyhow::Result<Self> {
        let (account, place) = url.split_once('@').context("a PostgreSQL URL names an account")?;
        let (server, database) = place.split_once('/').context("a PostgreSQL URL names a database")?;
        let server: SocketAddr = server.parse()?;
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        // Without TLS, so that messages can be read.
        let url = format!("{account}@{}/{database}?sslmode=disable", listener.local_addr()?);
        let trips = Arc::<AtomicU64>::default();
        let counted = trips.clone();
        let (held, holds) = watch::channel(false);
        let accepting = tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                tokio::spawn(connect(client, server, (delay, holds.clone()), counted.clone()));
            }
        });
        Ok(Self { url, trips, held, accepting: accepting.abort_handle() })
    }

    /// Lets nothing through, as a network that is cut, or lets everything through again.
    pub fn hold(&self, held: bool) {
        self.held.send_replace(held);
    }

    /// How often the server has said until now that it waits for the next question: once for each round trip.
    pub fn trips(&self) -> u64 {
        self.trips.load(Ordering::SeqCst)
    }
}

impl Drop for Wire {
    fn drop(&mut self) {
        self.accepting.abort();
    }
}

/// How what passes is kept back: each piece for so long, and everything while the wire is held.
type Kept = (Duration, watch::Receiver<bool>);

async fn connect(client: TcpStream, server: SocketAddr, kept: Kept, trips: Arc<AtomicU64>) -> anyhow::Result<()> {
    let server = TcpStream::connect(server).await?;
    client.set_nodelay(true)?;
    server.set_nodelay(true)?;
    let ((from_client, to_client), (from_server, to_server)) = (client.into_split(), server.into_split());
    let there = tokio::spawn(carry(from_client, to_server, kept.clone(), |_| {}));
    let mut messages = Messages::default();
    let count = move |piece: &[u8]| {
        trips.fetch_add(messages.ready(piece), Ordering::SeqCst);
    };
    carry(from_server, to_client, kept, count).await?;
    there.abort();
    Ok(())
}

/// Carries what comes in, each piece so much later, without keeping back what comes after it.
async fn carry(
    mut from: OwnedReadHalf,
    mut to: OwnedWriteHalf,
    (delay, mut held): Kept,
    mut see: impl FnMut(&[u8]) + Send,
) -> anyhow::Result<()> {
    let (sender, mut pieces) = mpsc::channel::<(Instant, Vec<u8>)>(64);
    let writing = tokio::spawn(async move {
        while let Some((due, piece)) = pieces.recv().await {
            if !delay.is_zero() {
                sleep_until(due).await;
            }
            if held.wait_for(|held| !held).await.is_err() {
                break;
            }
            to.write_all(&piece).await?;
        }
        to.shutdown().await
    });
    let mut buffer = vec![0; PIECE];
    loop {
        let n = from.read(&mut buffer).await?;
        if n == 0 {
            break;
        }
        see(&buffer[..n]);
        if sender.send((Instant::now() + delay, buffer[..n].to_vec())).await.is_err() {
            break;
        }
    }
    drop(sender);
    writing.await??;
    Ok(())
}

/// The server's messages as they come in pieces: a letter, the length of the rest in four bytes, the rest.
#[derive(Debug, Default)]
struct Messages {
    head: Vec<u8>,
    rest: usize,
}

impl Messages {
    /// How many of the messages that begin here are `ReadyForQuery`.
    fn ready(&mut self, mut piece: &[u8]) -> u64 {
        let mut ready = 0;
        while !piece.is_empty() {
            let skipped = self.rest.min(piece.len());
            self.rest -= skipped;
            piece = &piece[skipped..];
            if self.rest > 0 || piece.is_empty() {
                continue;
            }
            self.head.push(piece[0]);
            piece = &piece[1..];
            if let [letter, a, b, c, d] = self.head[..] {
                self.rest = (u32::from_be_bytes([a, b, c, d]) as usize).saturating_sub(4);
                ready += u64::from(letter == b'Z');
                self.head.clear();
            }
        }
        ready
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_counted_however_they_are_cut() {
        let stream = [&b"D\0\0\0\x06ZZ"[..], b"Z\0\0\0\x05I", b"C\0\0\0\x04", b"Z\0\0\0\x05T"].concat();
        for size in 1..=stream.len() {
            let mut messages = Messages::default();
            assert_eq!(stream.chunks(size).map(|piece| messages.ready(piece)).sum::<u64>(), 2, "{size}");
        }
    }
}
