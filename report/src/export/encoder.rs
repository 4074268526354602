//! Lines that were not handed on yet, in the format of their file.

use engine::{Error, Result};
use tabular::{
    csv::{Cell as CsvCell, Writer},
    parquet::{Failed, Writer as Parquet},
};

use super::{Cell, Column, cell::json_line, file::Format};
use crate::agreement::SOFTWARE;

/// Bytes gathered before they are handed on.
pub(super) const PIECE: usize = 64 * 1024;

/// Where the name of a column in Parquet's metadata begins.
const STUDY: &str = "concord.study";
const TABLE: &str = "concord.table";
const VERSION: &str = "concord.software";

/// Encodes lines, and gathers them until there are enough.
#[derive(Debug)]
pub(super) enum Encoder {
    Csv(Box<Writer>),
    Json(Vec<u8>),
    Parquet(Box<Parquet>),
}

impl Encoder {
    /// An encoder for a file with these columns.
    pub(super) fn new(format: Format, columns: &[Column], study: &str, table: &str) -> Result<Self> {
        Ok(match format {
            Format::Csv => {
                Self::Csv(Box::new(Writer::new(&columns.iter().map(|column| column.name).collect::<Vec<_>>())))
            }
            Format::Jsonl => Self::Json(Vec::with_capacity(PIECE + 4_096)),
            Format::Parquet => {
                let columns: Vec<_> = columns.iter().flat_map(|column| column.parquet()).collect();
                let about = [(STUDY, study), (TABLE, table), (VERSION, SOFTWARE)];
                Self::Parquet(Box::new(Parquet::new(&columns, &about, SOFTWARE).map_err(broken)?))
            }
        })
    }

    /// Adds a line.
    pub(super) fn line(&mut self, columns: &[Column], cells: &[Cell]) -> Result<()> {
        if let Some((column, _)) = columns.iter().zip(cells).find(|(column, cell)| !column.takes(cell)) {
            return Err(Error::Unexpected(format!("a cell of the column {} has another kind", column.name)));
        }
        match self {
            Self::Csv(file) => file.row(cells.iter().map(CsvCell::from)),
            Self::Json(bytes) => json_line(bytes, columns, cells),
            Self::Parquet(file) => {
                let cells = columns.iter().zip(cells).flat_map(|(column, cell)| column.parquet_cells(cell));
                file.row(cells).map_err(broken)?;
            }
        }
        Ok(())
    }

    /// Whether enough lines are gathered to hand them on.
    pub(super) fn is_full(&self) -> bool {
        match self {
            Self::Csv(file) => file.len() >= PIECE,
            Self::Json(bytes) => bytes.len() >= PIECE,
            Self::Parquet(file) => file.is_full(),
        }
    }

    /// The bytes of the lines since the last call. Groups of Parquet are compressed on a thread for long work.
    pub(super) async fn take(self) -> Result<(Self, Vec<u8>)> {
        match self {
            Self::Csv(mut file) => {
                let bytes = file.take();
                Ok((Self::Csv(file), bytes))
            }
            Self::Json(bytes) => Ok((Self::Json(Vec::with_capacity(PIECE + 4_096)), bytes)),
            Self::Parquet(mut file) => {
                on_a_thread(move || file.take_group().map(|bytes| (Self::Parquet(file), bytes))).await
            }
        }
    }

    /// The bytes of the last lines, and the end of the file.
    pub(super) async fn finish(self) -> Result<Vec<u8>> {
        match self {
            Self::Csv(mut file) => Ok(file.take()),
            Self::Json(bytes) => Ok(bytes),
            Self::Parquet(file) => on_a_thread(move || file.finish()).await,
        }
    }
}

async fn on_a_thread<T: Send + 'static>(work: impl FnOnce() -> Result<T, Failed> + Send + 'static) -> Result<T> {
    let done = tokio::task::spawn_blocking(work).await;
    done.map_err(|error| Error::Unexpected(format!("writing Parquet: {error}")))?.map_err(broken)
}

fn broken(failed: Failed) -> Error {
    Error::Unexpected(failed.to_string())
}
