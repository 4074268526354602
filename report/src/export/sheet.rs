//! A file being written: counts and hashes its lines, and hands them on in pieces.

use std::{
    fs,
    io::{self, Write as _},
    path::PathBuf,
};

use engine::{
    Error, Result,
    design::study::files::Written,
    download::{PATIENCE, Piece, send},
};
use flate2::Compression;
use futures::{SinkExt as _, channel::mpsc};
use sha2::{Digest, Sha256};
use shared::StudyId;

use super::{
    Cell, Column,
    encoder::{Encoder, PIECE},
    file::{File, Format},
    object::Object,
    zip::Zip,
};

/// The destination of the files.
#[derive(Debug)]
pub(crate) enum Out {
    /// One file, sent directly to the client.
    Plain(mpsc::Sender<Piece>),
    /// All files in one archive, sent to the client.
    Archive(mpsc::Sender<Piece>, Box<Zip>),
    /// All files into a folder of this machine.
    Folder(PathBuf, Option<fs::File>),
    /// One file into object storage.
    Bucket(Box<Object>),
    /// Nowhere: only the manifest's entry is needed.
    Nowhere,
}

impl Out {
    /// Begins a file.
    pub(crate) fn begin(&mut self, name: &str) -> Result<()> {
        match self {
            Self::Plain(_) | Self::Nowhere => {}
            Self::Bucket(object) => object.begin(name),
            Self::Archive(_, zip) => {
                let is_compressed = name.ends_with(Format::Parquet.ending());
                zip.begin(name, if is_compressed { Compression::none() } else { Compression::fast() });
            }
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
            Self::Bucket(object) => object.add(&bytes).await,
            Self::Nowhere => Ok(()),
        }
    }

    /// Ends the file begun last.
    pub(crate) async fn end(&mut self) -> Result<()> {
        match self {
            Self::Plain(_) | Self::Nowhere => Ok(()),
            Self::Bucket(object) => object.end().await,
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

/// A file that is being written.
#[derive(Debug)]
pub(crate) struct Sheet<'a> {
    out: &'a mut Out,
    name: String,
    columns: &'static [Column],
    /// Absent only while a thread has it.
    encoder: Option<Encoder>,
    hash: Sha256,
    rows: u64,
    bytes: u64,
}

impl<'a> Sheet<'a> {
    /// Begins a file of a study, with these columns.
    ///
    /// # Errors
    /// The file cannot be created.
    pub(crate) fn begin(
        out: &'a mut Out,
        study: StudyId,
        (file, format): (File, Format),
        columns: &'static [Column],
    ) -> Result<Self> {
        let name = format!("{}.{}", file.name(), format.ending());
        out.begin(&name)?;
        let encoder = Some(Encoder::new(format, columns, &study.to_string(), file.name())?);
        Ok(Self { out, name, columns, encoder, hash: Sha256::new(), rows: 0, bytes: 0 })
    }

    /// A line.
    pub(crate) async fn line(&mut self, cells: &[Cell]) -> Result<()> {
        let encoder = self.encoder.as_mut().ok_or_else(gone)?;
        encoder.line(self.columns, cells)?;
        self.rows += 1;
        if encoder.is_full() {
            let (encoder, bytes) = self.encoder.take().ok_or_else(gone)?.take().await?;
            self.encoder = Some(encoder);
            self.hand_on(bytes).await?;
        }
        Ok(())
    }

    /// Hands on the last lines and the end of the file; the manifest's entry for it.
    pub(crate) async fn finish(mut self) -> Result<Written> {
        let bytes = self.encoder.take().ok_or_else(gone)?.finish().await?;
        self.hand_on(bytes).await?;
        self.out.end().await?;
        Ok(Written { name: self.name, rows: self.rows, bytes: self.bytes, sha256: hex::encode(self.hash.finalize()) })
    }

    /// In pieces of a limited size, so that each reaches a slow reader in time.
    async fn hand_on(&mut self, bytes: Vec<u8>) -> Result<()> {
        self.hash.update(&bytes);
        self.bytes += bytes.len() as u64;
        if bytes.len() <= 2 * PIECE {
            return self.out.write(bytes).await;
        }
        for piece in bytes.chunks(PIECE) {
            self.out.write(piece.to_vec()).await?;
        }
        Ok(())
    }
}

fn gone() -> Error {
    Error::Unexpected("a file of an export was written after an error".to_owned())
}
