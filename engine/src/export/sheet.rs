//! A file being written: buffers lines, counts and hashes them, and hands them on in pieces.

use std::{fs, io, io::Write as _, path::PathBuf, time::Duration};

use futures::{SinkExt as _, channel::mpsc};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::{
    cell::{self, Cell},
    file::Format,
    zip::Zip,
};
use crate::{Error, Result};

/// Bytes gathered before they are handed on.
const PIECE: usize = 64 * 1024;

/// How long a reader may take for the next piece. While it waits, a connection is held.
pub(crate) const PATIENCE: Duration = Duration::from_mins(1);

/// A piece of a download, or why it ends early.
pub type Piece = io::Result<Vec<u8>>;

/// Where files go.
#[derive(Debug)]
pub(crate) enum Out {
    /// One file, straight to the reader.
    Plain(mpsc::Sender<Piece>),
    /// All files in one archive to the reader.
    Archive(mpsc::Sender<Piece>, Zip),
    /// All files into a folder of this machine.
    Folder(PathBuf, Option<fs::File>),
}

impl Out {
    /// Begins a file.
    pub(crate) fn begin(&mut self, name: &str) -> Result<()> {
        match self {
            Self::Plain(_) => {}
            Self::Archive(_, zip) => zip.begin(name),
            Self::Folder(folder, file) => *file = Some(fs::File::create_new(folder.join(name))?),
        }
        Ok(())
    }

    /// Adds to the file begun last.
    pub(crate) async fn write(&mut self, bytes: Vec<u8>) -> Result<()> {
        match self {
            Self::Plain(reader) => send(reader, bytes, PATIENCE).await,
            Self::Archive(reader, zip) => {
                zip.write(&bytes)?;
                send(reader, zip.take(), PATIENCE).await
            }
            Self::Folder(_, file) => {
                if let Some(file) = file {
                    file.write_all(&bytes)?;
                }
                Ok(())
            }
        }
    }

    /// Ends the file begun last.
    pub(crate) async fn end(&mut self) -> Result<()> {
        match self {
            Self::Plain(_) => Ok(()),
            Self::Archive(reader, zip) => {
                zip.end()?;
                send(reader, zip.take(), PATIENCE).await
            }
            Self::Folder(_, file) => {
                if let Some(file) = file.take() {
                    file.sync_all()?;
                }
                Ok(())
            }
        }
    }

    /// Ends everything.
    pub(crate) async fn finish(&mut self) -> Result<()> {
        if let Self::Archive(reader, zip) = self {
            zip.finish();
            send(reader, zip.take(), PATIENCE).await?;
        }
        Ok(())
    }

    /// Tells the reader that the rest will not come.
    pub(crate) async fn fail(&mut self, reason: &str) {
        if let Self::Plain(reader) | Self::Archive(reader, _) = self {
            // A reader who has left needs no reason.
            let _ = reader.send(Err(io::Error::other(reason.to_owned()))).await;
        }
    }
}

/// Hands a piece on, and gives up a reader who does not take it for so long.
pub(crate) async fn send(reader: &mut mpsc::Sender<Piece>, bytes: Vec<u8>, patience: Duration) -> Result<()> {
    if bytes.is_empty() {
        return Ok(());
    }
    match tokio::time::timeout(patience, reader.send(Ok(bytes))).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) => Err(Error::File(io::ErrorKind::BrokenPipe.into())),
        Err(_) => Err(Error::File(io::ErrorKind::TimedOut.into())),
    }
}

/// What the manifest says of a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Written {
    /// Its name.
    pub name: String,
    /// Lines, without a header.
    pub rows: u64,
    /// Bytes.
    pub bytes: u64,
    /// SHA-256 of its bytes.
    pub sha256: String,
}

impl Written {
    /// What the manifest says of a file that was made as a whole.
    pub(crate) fn of(name: &str, text: &str) -> Self {
        let (rows, bytes) = (text.lines().count() as u64, text.len() as u64);
        Self { name: name.to_owned(), rows, bytes, sha256: hex::encode(Sha256::digest(text)) }
    }
}

/// A file under way.
#[derive(Debug)]
pub(crate) struct Sheet<'a> {
    out: &'a mut Out,
    format: Format,
    buffer: Vec<u8>,
    hash: Sha256,
    rows: u64,
    bytes: u64,
}

impl<'a> Sheet<'a> {
    /// A file in this format.
    pub(crate) fn new(out: &'a mut Out, format: Format) -> Self {
        Self { out, format, buffer: Vec::with_capacity(PIECE + 4_096), hash: Sha256::new(), rows: 0, bytes: 0 }
    }

    /// The header, where the format has one.
    pub(crate) fn head(&mut self, columns: &[&str]) {
        if self.format == Format::Csv {
            self.buffer.extend_from_slice(columns.join(",").as_bytes());
            self.buffer.push(b'\n');
        }
    }

    /// A line.
    pub(crate) async fn line(&mut self, columns: &[&str], cells: &[Cell]) -> Result<()> {
        match self.format {
            Format::Csv => cell::csv_line(&mut self.buffer, cells),
            Format::Jsonl => cell::json_line(&mut self.buffer, columns, cells),
        }
        self.rows += 1;
        if self.buffer.len() >= PIECE { self.flush().await } else { Ok(()) }
    }

    /// Hands on what has been gathered.
    pub(crate) async fn flush(&mut self) -> Result<()> {
        let piece = std::mem::replace(&mut self.buffer, Vec::with_capacity(PIECE + 4_096));
        self.hash.update(&piece);
        self.bytes += piece.len() as u64;
        self.out.write(piece).await
    }

    /// What the manifest says of it.
    pub(crate) fn written(self, name: String) -> Written {
        Written { name, rows: self.rows, bytes: self.bytes, sha256: hex::encode(self.hash.finalize()) }
    }
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
