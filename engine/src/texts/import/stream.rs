//! Reading a file from the disk, one row after the other: however long the file is, only one row is in memory.

use std::{
    fs::File,
    io::{BufRead as _, BufReader, Error as IoError, Read, Seek as _, SeekFrom},
    path::{Path, PathBuf},
};

use csv::{ByteRecord, Reader, ReaderBuilder};
use serde_json::Value;
use shared::{Problem, import::FileFormat};

use super::{
    delimited::{cells, delimiter},
    guess,
    table::{self, Cells, LINE, MAX_JSON},
};
use crate::Result;

/// The number of bytes that are searched for the columns of a file.
const HEAD: u64 = 1 << 20;
/// The maximum length of a row, in bytes. A quotation mark that is never closed turns the rest of the file into one
/// row.
const LONGEST: usize = 4 << 20;

/// A file being read.
pub(crate) struct Stream {
    path: PathBuf,
    format: FileFormat,
    columns: Vec<String>,
    rows: Rows,
}

enum Rows {
    Delimited { reader: Box<Reader<Bounded>>, record: ByteRecord },
    Lines { reader: BufReader<File>, line: u64, bytes: Vec<u8> },
}

/// A file reader that fails if a row is longer than allowed.
struct Bounded {
    file: File,
    left: usize,
}

impl Read for Bounded {
    fn read(&mut self, to: &mut [u8]) -> std::io::Result<usize> {
        let n = self.file.read(to)?;
        self.left = self.left.checked_sub(n).ok_or_else(|| IoError::other("a row has no end"))?;
        Ok(n)
    }
}

impl Stream {
    /// Opens a file; its layout follows from its name.
    ///
    /// # Errors
    /// The file cannot be read, or its header cannot be used.
    pub(crate) fn open(path: &Path) -> Result<Self> {
        let format = guess::format(&path.to_string_lossy());
        let mut head = Vec::new();
        File::open(path)?.take(HEAD).read_to_end(&mut head)?;
        // An export without rows has no columns in JSON lines.
        let empty = head.iter().all(u8::is_ascii_whitespace);
        let columns = if empty { Vec::new() } else { table::open(&head, format)?.columns };
        let mut file = File::open(path)?;
        let rows = match format {
            FileFormat::Csv | FileFormat::Tsv => {
                let reader = ReaderBuilder::new()
                    .delimiter(delimiter(&head, format))
                    .quoting(format == FileFormat::Csv)
                    .flexible(true)
                    .from_reader(Bounded { file, left: LONGEST });
                Rows::Delimited { reader: Box::new(reader), record: ByteRecord::new() }
            }
            FileFormat::Jsonl | FileFormat::Lines => {
                let mark: &[u8] = b"\xef\xbb\xbf";
                if head.starts_with(mark) {
                    file.seek(SeekFrom::Start(mark.len() as u64))?;
                }
                Rows::Lines { reader: BufReader::new(file), line: 0, bytes: Vec::new() }
            }
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
    pub(crate) fn next(&mut self) -> Result<Option<Result<Cells, String>>> {
        match &mut self.rows {
            Rows::Delimited { reader, record } => {
                reader.get_mut().left = LONGEST;
                match reader.read_byte_record(record) {
                    Ok(more) => Ok(more.then(|| cells(&self.columns, record, LONGEST))),
                    Err(_) => Err(self.endless()),
                }
            }
            Rows::Lines { reader, line, bytes } => loop {
                bytes.clear();
                *line += 1;
                if reader.take(LONGEST as u64).read_until(b'\n', bytes)? == 0 {
                    return Ok(None);
                }
                if bytes.len() > MAX_JSON {
                    return Err(self.endless());
                }
                let text = bytes.trim_ascii_end();
                match self.format {
                    FileFormat::Jsonl if text.is_empty() => {}
                    FileFormat::Jsonl => return Ok(Some(table::json_object(text))),
                    _ => {
                        let cell = |text| Cells::from([(LINE.to_owned(), Value::String(text))]);
                        return Ok(Some(table::decode(text, LINE).map(cell)));
                    }
                }
            },
        }
    }

    /// The line on which the last row begins.
    pub(crate) fn line(&self) -> u64 {
        match &self.rows {
            Rows::Lines { line, .. } => *line,
            Rows::Delimited { record, .. } => {
                record.position().map_or(1, |position| position.line() + self.blank_lines(position.byte()))
            }
        }
    }

    /// The number of blank lines after a position: the reader skips them, and counts them as part of the row that
    /// follows.
    fn blank_lines(&self, byte: u64) -> u64 {
        let count = || {
            let mut file = File::open(&self.path)?;
            file.seek(SeekFrom::Start(byte))?;
            let mut blank = 0;
            for byte in BufReader::new(file).bytes() {
                match byte? {
                    b'\n' => blank += 1,
                    b'\r' => {}
                    _ => break,
                }
            }
            Ok::<u64, IoError>(blank)
        };
        // The line number is only used in a message.
        count().unwrap_or(0)
    }

    fn endless(&self) -> crate::Error {
        let mebibytes = LONGEST >> 20;
        let line = self.line();
        Problem::invalid(
            name(&self.path),
            format!(
                "The row after line {line} cannot be read: it is longer than {mebibytes} MiB, or the disk refuses. A missing quotation mark can be the cause."
            ),
        )
        .into()
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
