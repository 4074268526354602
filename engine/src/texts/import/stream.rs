//! Reading a file from the disk, one row after the other: however long the file is, only one row is in memory.

use std::{
    fs::File,
    io::{BufReader, Read as _},
    path::{Path, PathBuf},
};

use shared::{Message, Problem, import::FileFormat, refusal};
use tabular::read::{Fault, Input, Limits, Refused, Rows, Unreadable};

use super::{
    guess,
    table::{self, Cells},
};
use crate::{Result, texts::unreadable::unread};

/// The number of bytes that are searched for the columns of JSON lines.
const HEAD: u64 = 1 << 20;
/// The maximum length of a row, in bytes. A quotation mark that is never closed turns the rest of the file into one
/// row.
const LONGEST: usize = 4 << 20;

/// A file being read.
pub(crate) struct Stream {
    path: PathBuf,
    format: FileFormat,
    columns: Vec<String>,
    /// `None` if the file is empty: an export without rows has no columns in JSON lines.
    rows: Option<Rows<BufReader<File>>>,
}

impl Stream {
    /// Opens a file; its layout follows from its name.
    ///
    /// # Errors
    /// The file cannot be read, or its header cannot be used.
    pub(crate) fn open(path: &Path) -> Result<Self> {
        let format = guess::format(&path.to_string_lossy());
        let options = table::options(format, Limits { row: LONGEST, cell: LONGEST, ..Limits::default() });
        let rows = match Rows::open(BufReader::new(File::open(path)?), &options) {
            Ok(rows) => Some(rows),
            Err(Unreadable::Empty) => None,
            Err(Unreadable::Io(error)) => return Err(error.into()),
            Err(error) => return Err(table::unusable(error).into()),
        };
        let columns = match &rows {
            None => Vec::new(),
            Some(_) if format == FileFormat::Jsonl => {
                let head = BufReader::new(File::open(path)?.take(HEAD));
                Input::open(head).and_then(|head| table::names(head, &options)).map_err(table::unusable)?
            }
            Some(rows) => table::checked(rows.columns().to_vec())?,
        };
        Ok(Self { path: path.to_owned(), format, columns, rows })
    }

    /// Its layout.
    pub(crate) const fn format(&self) -> FileFormat {
        self.format
    }

    /// The names of the columns; for JSON lines, those of the first hundred objects.
    pub(crate) fn columns(&self) -> &[String] {
        &self.columns
    }

    /// The next row, or the reason why it cannot be read.
    ///
    /// # Errors
    /// The file cannot be read further: it is damaged, or a row is too long.
    pub(crate) fn next(&mut self) -> Result<Option<Result<Cells, Message>>> {
        let Some(rows) = &mut self.rows else { return Ok(None) };
        match rows.read_row() {
            Ok(None) => Ok(None),
            Ok(Some(Ok(row))) => {
                Ok(Some(table::stored(row).map(|row| row.cells).map_err(|refused| refused.fault.message())))
            }
            // Such a row may be the rest of the file, so the rows after it would be missing.
            Ok(Some(Err(
                refused @ Refused { fault: Fault::LongRow { .. } | Fault::LongLine { .. } | Fault::Unclosed, .. },
            ))) => Err(self.broken(refused.line, unread(&refused.fault))),
            Ok(Some(Err(refused))) => Ok(Some(Err(unread(&refused.fault)))),
            Err(error) => Err(self.broken(self.line(), refusal::file_ends_early(error.to_string()))),
        }
    }

    /// The line on which the last row begins.
    pub(crate) fn line(&self) -> u64 {
        self.rows.as_ref().map_or(1, Rows::line)
    }

    fn broken(&self, line: u64, reason: Message) -> crate::Error {
        let name = name(&self.path);
        let reason = refusal::of_file(&name, refusal::of_line(line, reason));
        Problem::invalid(name, reason).into()
    }
}

/// The name of a file, for display.
pub(crate) fn name(path: &Path) -> String {
    path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(name: &str, bytes: &[u8]) -> Vec<(u64, Option<String>)> {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join(name);
        std::fs::write(&path, bytes).expect("a file");
        let mut stream = Stream::open(&path).expect("opens");
        let mut found = Vec::new();
        while let Some(row) = stream.next().expect("reads on") {
            let text = row.ok().map(|cells| cells["text"].as_str().unwrap_or_default().to_owned());
            found.push((stream.line(), text));
        }
        found
    }

    #[test]
    fn rows_come_with_their_lines() {
        let some = |line, text: &str| (line, Some(text.to_owned()));
        let csv = read("x.csv", b"id,text\r\n1,\"a\nb\"\r\n\r\n\r\n2,c\r\n3\r\n");
        assert_eq!(csv, [some(2, "a\nb"), some(6, "c"), (7, None)]);
        let jsonl = read("x.jsonl", b"\xef\xbb\xbf{\"text\":\"a\"}\n\nno\n{\"text\":\"b\"}");
        assert_eq!(jsonl, [some(1, "a"), (3, None), some(4, "b")]);
        assert_eq!(read("x.txt", b"a\nb"), [some(1, "a"), some(2, "b")]);
        assert_eq!(read("x.jsonl", b""), []);
    }

    #[test]
    fn a_quotation_mark_that_is_never_closed_is_no_row() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("x.csv");
        let mut bytes = b"id,text\n1,\"a".to_vec();
        bytes.resize(LONGEST + 100_000, b'x');
        std::fs::write(&path, bytes).expect("a file");
        assert!(Stream::open(&path).expect("opens").next().is_err());
    }
}
