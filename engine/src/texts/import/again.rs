//! The second pass over a file: the valid rows in their staged form, one chunk at a time.

use std::sync::Arc;

use shared::import::FileKind;
use store::arrival::ArrivalRow;
use tokio::sync::mpsc::{Sender, channel};

use super::{
    arrive::{CHUNK_BYTES, CHUNK_ROWS, Chunks},
    fault::Refused,
    judge::{FitRow, Parsed},
    row, table,
};
use crate::{Engine, Error, Result};

impl Engine {
    /// Reads the valid rows again, as fast as they are consumed; sources continue after the last position. It uses the
    /// place of the file: the caller that consumes the rows holds it, and must not wait for a second one.
    pub(super) fn read_again(&self, parsed: Arc<Parsed>, fit: Vec<FitRow>, last: i64) -> Chunks {
        let (to, chunks) = channel(1);
        let engine = self.clone();
        tokio::spawn(async move {
            let ended = to.clone();
            let place = parsed.place.clone();
            let read = place.run(move || engine.send_rows(&parsed, &fit, last, &to)).await;
            // The consumer of the chunks may be gone.
            if let Err(error) = read.and_then(|read| read) {
                let _ = ended.send(Err(error)).await;
            }
        });
        chunks
    }

    fn send_rows(
        &self,
        parsed: &Parsed,
        fit: &[FitRow],
        last: i64,
        to: &Sender<Result<Vec<ArrivalRow>>>,
    ) -> Result<()> {
        let table = table::open(&parsed.file.bytes, parsed.file.format())?;
        let mut wanted = fit.iter().zip(last + 1..).peekable();
        let (mut chunk, mut bytes) = (Vec::new(), 0);
        for (nth, row) in (0..).zip(table.rows) {
            let Some((fit, n)) = wanted.next_if(|(fit, _)| fit.nth == nth) else { continue };
            let row = row.map_err(|row| changed(&row))?;
            let (row, size) = self.arrival(parsed, row, (*fit, n))?;
            chunk.push(row);
            bytes += size;
            if chunk.len() == CHUNK_ROWS || bytes >= CHUNK_BYTES {
                bytes = 0;
                if to.blocking_send(Ok(std::mem::take(&mut chunk))).is_err() {
                    return Ok(());
                }
            }
        }
        if !chunk.is_empty() {
            let _ = to.blocking_send(Ok(chunk));
        }
        Ok(())
    }

    /// A row in its staged form, and its size.
    fn arrival(&self, parsed: &Parsed, row: table::Row, (fit, n): (FitRow, i64)) -> Result<(ArrivalRow, usize)> {
        let id = self.id::<uuid::Uuid>();
        if parsed.file.kind == FileKind::Sources {
            let read = row::source(row, &parsed.mapping, &parsed.languages).map_err(|row| changed(&row))?;
            let size = read.text.len() + read.meta.to_string().len();
            let external_id = read.external_id.unwrap_or_else(|| fit.number.to_string());
            let (language, meta) = (Some(read.language), Some(read.meta));
            let (source_id, system) = (None, None);
            let external_id = Some(external_id);
            return Ok((ArrivalRow { n, id, text: read.text, language, external_id, meta, source_id, system }, size));
        }
        let read = row::output(&row, &parsed.mapping).map_err(|row| changed(&row))?;
        let size = read.text.len();
        let (language, external_id, meta) = (None, None, None);
        let (source_id, system) = (fit.source, Some(read.system));
        Ok((ArrivalRow { n, id, text: read.text, language, external_id, meta, source_id, system }, size))
    }
}

/// The error if the same bytes are read differently than a moment ago.
fn changed(row: &Refused) -> Error {
    Error::Unexpected(format!(
        "line {} could be read, and cannot be read again: {}",
        row.line,
        row.fault.message().text()
    ))
}
