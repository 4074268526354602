//! A connection that is closed so that its last answer arrives.
//!
//! A file that is too large is refused before it has been read. If the connection were closed with the rest unread, the system would
//! reset it and take the answer back, also out of the hands of a proxy that is passing it on.

use std::future::Future as _;
use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Sleep, sleep};
use tokio_io_timeout::TimeoutStream;

/// How long the other side has to read the answer and to close.
const LINGER: Duration = Duration::from_secs(2);

/// The stream; what comes after its last answer is thrown away for a while.
#[derive(Debug)]
pub(super) struct Lingering {
    inner: Pin<Box<TimeoutStream<TcpStream>>>,
    /// The end of that while; absent until nothing more is sent.
    until: Option<Pin<Box<Sleep>>>,
}

impl Lingering {
    /// A stream that closes like this.
    pub fn new(inner: TimeoutStream<TcpStream>) -> Self {
        Self { inner: Box::pin(inner), until: None }
    }
}

impl AsyncRead for Lingering {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        self.inner.as_mut().poll_read(context, buffer)
    }
}

impl AsyncWrite for Lingering {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        self.inner.as_mut().poll_write(context, bytes)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.inner.as_mut().poll_write_vectored(context, parts)
    }

    fn is_write_vectored(&self) -> bool {
        self.inner.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.inner.as_mut().poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        if self.until.is_none() {
            ready!(self.inner.as_mut().poll_shutdown(context))?;
            self.until = Some(Box::pin(sleep(LINGER)));
        }
        let mut rest = [0; 16 << 10];
        loop {
            if self.until.as_mut().is_some_and(|until| until.as_mut().poll(context).is_ready()) {
                return Poll::Ready(Ok(()));
            }
            let mut rest = ReadBuf::new(&mut rest);
            match ready!(self.inner.as_mut().poll_read(context, &mut rest)) {
                Ok(()) if !rest.filled().is_empty() => {}
                // The other side has closed, or is gone.
                _ => return Poll::Ready(Ok(())),
            }
        }
    }
}
