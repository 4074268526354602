//! A file being written: buffers lines, counts and hashes them, and hands them on in pieces.

use std::{
    fs,
    io::{self, Write as _},
    path::PathBuf,
};

use engine::{
    Result,
    design::study::files::Written,
    download::{PATIENCE, Piece, send},
};
use futures::{SinkExt as _, channel::mpsc};
use sha2::{Digest, Sha256};
use tabular::csv::{Cell as CsvCell, Writer};

use super::{
    cell::{Cell, json_line},
    file::Format,
    zip::Zip,
};

/// Bytes gathered before they are handed on.
const PIECE: usize = 64 * 1024;

/// The destination of the files.
#[derive(Debug)]
pub(crate) enum Out {
    /// One file, sent directly to the client.
    Plain(mpsc::Sender<Piece>),
    /// All files in one archive, sent to the client.
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

    /// Tells the client that the export has failed and that no more data follows.
    pub(crate) async fn fail(&mut self, reason: &str) {
        if let Self::Plain(reader) | Self::Archive(reader, _) = self {
            // A reader who has left needs no reason.
            let _ = reader.send(Err(io::Error::other(reason.to_owned()))).await;
        }
    }
}

/// Lines that were not handed on yet, in the format of their file.
#[derive(Debug)]
enum Lines {
    /// Created when the header is written.
    Csv(Option<Box<Writer>>),
    Json(Vec<u8>),
}

impl Lines {
    fn len(&self) -> usize {
        match self {
            Self::Csv(file) => file.as_ref().map_or(0, |file| file.len()),
            Self::Json(bytes) => bytes.len(),
        }
    }

    fn take(&mut self) -> Vec<u8> {
        match self {
            Self::Csv(file) => file.as_mut().map(|file| file.take()).unwrap_or_default(),
            Self::Json(bytes) => std::mem::replace(bytes, Vec::with_capacity(PIECE + 4_096)),
        }
    }
}

/// A file that is being written.
#[derive(Debug)]
pub(crate) struct Sheet<'a> {
    out: &'a mut Out,
    lines: Lines,
    hash: Sha256,
    rows: u64,
    bytes: u64,
}

impl<'a> Sheet<'a> {
    /// A file in this format.
    pub(crate) fn new(out: &'a mut Out, format: Format) -> Self {
        let lines = match format {
            Format::Csv => Lines::Csv(None),
            Format::Jsonl => Lines::Json(Vec::with_capacity(PIECE + 4_096)),
        };
        Self { out, lines, hash: Sha256::new(), rows: 0, bytes: 0 }
    }

    /// The header, if the format has one.
    pub(crate) fn head(&mut self, columns: &[&str]) {
        if let Lines::Csv(file) = &mut self.lines {
            *file = Some(Box::new(Writer::new(columns)));
        }
    }

    /// A line.
    pub(crate) async fn line(&mut self, columns: &[&str], cells: &[Cell]) -> Result<()> {
        match &mut self.lines {
            Lines::Csv(file) => {
                file.get_or_insert_with(|| Box::new(Writer::new(columns))).row(cells.iter().map(CsvCell::from));
            }
            Lines::Json(bytes) => json_line(bytes, columns, cells),
        }
        self.rows += 1;
        if self.lines.len() >= PIECE { self.flush().await } else { Ok(()) }
    }

    /// Hands on what has been gathered.
    pub(crate) async fn flush(&mut self) -> Result<()> {
        let piece = self.lines.take();
        self.hash.update(&piece);
        self.bytes += piece.len() as u64;
        self.out.write(piece).await
    }

    /// The manifest's entry for the file.
    pub(crate) fn written(self, name: String) -> Written {
        Written { name, rows: self.rows, bytes: self.bytes, sha256: hex::encode(self.hash.finalize()) }
    }
}
