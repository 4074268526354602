//! Downloads in pieces, for readers that may be slow or disconnect.

use std::{io, time::Duration};

use futures::{SinkExt as _, channel::mpsc};

use crate::{Error, Result};

/// The longest time that a reader may take for the next piece. While the sender waits, it holds a connection.
pub const PATIENCE: Duration = Duration::from_mins(1);

/// A piece of a download, or the reason why it ends early.
pub type Piece = io::Result<Vec<u8>>;

/// Sends a piece, and gives up if the reader does not take it in time.
pub async fn send(reader: &mut mpsc::Sender<Piece>, bytes: Vec<u8>, patience: Duration) -> Result<()> {
    if bytes.is_empty() {
        return Ok(());
    }
    match tokio::time::timeout(patience, reader.send(Ok(bytes))).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) => Err(Error::File(io::ErrorKind::BrokenPipe.into())),
        Err(_) => Err(Error::File(io::ErrorKind::TimedOut.into())),
    }
}

/// A download in progress.
#[derive(Debug)]
pub struct Download {
    /// A name for the file.
    pub name: String,
    /// Its media type.
    pub media: &'static str,
    /// Its bytes, as a stream that ends with an error if something failed.
    pub body: mpsc::Receiver<Piece>,
}

#[cfg(test)]
mod tests {
    use futures::StreamExt as _;

    use super::*;

    #[tokio::test]
    async fn a_reader_who_takes_nothing_is_given_up() {
        let (mut reader, mut body) = mpsc::channel(1);
        let briefly = Duration::from_millis(20);
        send(&mut reader, b"one".to_vec(), briefly).await.unwrap();
        let given_up = send(&mut reader, b"two".to_vec(), briefly).await;
        assert!(matches!(given_up, Err(Error::File(error)) if error.kind() == io::ErrorKind::TimedOut));
        assert_eq!(body.next().await.unwrap().unwrap(), b"one");
        assert_eq!(body.next().await.unwrap().unwrap(), b"two", "what was on its way arrives");
        send(&mut reader, b"three".to_vec(), briefly).await.expect("there is room again");
        drop(body);
        let left = send(&mut reader, b"four".to_vec(), briefly).await;
        assert!(matches!(left, Err(Error::File(error)) if error.kind() == io::ErrorKind::BrokenPipe));
    }
}
