//! CSV and TSV: a header, then one record per row.
//!
//! The records come from `csv-core`, the state machine of the library `csv`. Its input is passed on here, because two
//! things cannot be had from `csv` itself: a limit for the length of a record, and the line on which a record begins
//! (the library counts the blank lines before a record as part of it).

use std::{
    collections::BTreeSet,
    io::{self, BufRead, Chain, Cursor},
};

use csv_core::{ReadRecordResult, Reader, ReaderBuilder};

use super::{Fault, Format, Input, Limits, Names, Next, Options, Refused, Unreadable};

/// A file with a header.
#[derive(Debug)]
pub struct Delimited<R> {
    input: Chain<Cursor<Vec<u8>>, R>,
    parser: Reader,
    columns: Vec<String>,
    /// The cells of the last record, one after the other.
    bytes: Vec<u8>,
    /// Where each of them ends.
    pub(super) ends: Vec<usize>,
    /// The line on which the last record begins.
    line: u64,
    /// Whether the file ended within a record.
    is_over: bool,
    limits: Limits,
    ragged: bool,
}

/// A record with as many cells as there are columns.
#[derive(Clone, Copy, Debug)]
pub struct Record<'a> {
    /// The line on which it begins, from 1.
    pub line: u64,
    columns: &'a [String],
    bytes: &'a [u8],
    ends: &'a [usize],
    longest: usize,
}

/// What was read of a record.
enum Found {
    /// So many cells.
    Cells(usize),
    TooLong,
    /// The file ends within quotation marks.
    Unclosed,
    End,
}

impl<R: BufRead> Delimited<R> {
    /// Opens a file and reads its header.
    ///
    /// # Errors
    /// The header cannot be used, or the file cannot be read.
    pub fn open(input: Input<R>, options: &Options) -> Result<Self, Unreadable> {
        let parser = ReaderBuilder::new()
            .delimiter(options.separator.unwrap_or_else(|| options.format.separator(input.first_line())))
            .quoting(options.format != Format::Tsv || options.quoted_tabs)
            .build();
        let mut file = Self {
            input: input.into_reader(),
            parser,
            columns: Vec::new(),
            bytes: vec![0; 1 << 10],
            ends: vec![0; 16],
            line: 1,
            is_over: false,
            limits: options.limits,
            ragged: options.ragged,
        };
        let n_cells = match file.record()? {
            Found::Cells(n_cells) => n_cells,
            Found::TooLong => return Err(Unreadable::LongHeader { longest: file.limits.row }),
            Found::Unclosed => return Err(Unreadable::UnclosedHeader),
            Found::End => return Err(Unreadable::Empty),
        };
        let most = file.limits.columns;
        if n_cells > most {
            return Err(Unreadable::ManyColumns { n: n_cells, most });
        }
        file.columns = columns(cells(&file.bytes, &file.ends[..n_cells]), n_cells, options)?;
        Ok(file)
    }

    /// The names of the columns, without white space around them unless they are [exact](Names::Exact).
    pub fn columns(&self) -> &[String] {
        &self.columns
    }

    /// The next record.
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn read_record(&mut self) -> Next<Record<'_>> {
        let found = self.record()?;
        let found = self.levelled(found);
        let Self { line, limits, columns, .. } = &*self;
        let fault = match found {
            Found::End => return Ok(None),
            Found::Cells(n) if n == columns.len() => {
                let (bytes, ends) = (&self.bytes[..], &self.ends[..n]);
                return Ok(Some(Ok(Record { line: *line, columns, bytes, ends, longest: limits.cell })));
            }
            Found::Cells(found) => Fault::Ragged { found, columns: columns.len() },
            Found::TooLong => Fault::LongRow { longest: limits.row },
            Found::Unclosed => Fault::Unclosed,
        };
        Ok(Some(Err(Refused { line: *line, fault })))
    }

    /// A record of a ragged file with as many cells as there are columns, if it can have them.
    fn levelled(&mut self, found: Found) -> Found {
        let columns = self.columns.len();
        match found {
            Found::Cells(n) if self.ragged && n > 0 && n < columns => {
                let end = self.ends[n - 1];
                self.ends.resize(self.ends.len().max(columns), end);
                self.ends[n..columns].fill(end);
                Found::Cells(columns)
            }
            // More cells than any row may have were not kept.
            Found::Cells(n) if self.ragged && n > columns && n <= self.limits.columns.min(self.ends.len()) => {
                let is_empty = self.bytes[self.ends[columns - 1]..self.ends[n - 1]].trim_ascii().is_empty();
                Found::Cells(if is_empty { columns } else { n })
            }
            found => found,
        }
    }

    /// The line on which the last record begins, from 1.
    pub const fn line(&self) -> u64 {
        self.line
    }

    /// Reads a record. What is longer than allowed is read to its end, but not kept.
    fn record(&mut self) -> io::Result<Found> {
        if self.is_over {
            return Ok(Found::End);
        }
        self.skip_blank_lines()?;
        self.line = self.parser.line();
        let most = self.columns.len().max(self.limits.columns);
        let (mut n_read, mut n_bytes, mut n_cells, mut n_more) = (0, 0, 0, 0);
        loop {
            let input = self.input.fill_buf()?;
            // At the end of the file, a line end shows whether the parser is still within quotation marks: there it is
            // part of a cell, and anywhere else it ends the record.
            let at_end = input.is_empty() && n_read > 0;
            self.is_over = at_end;
            let input = if at_end { b"\n" } else { input };
            let (bytes, ends) = (&mut self.bytes[n_bytes..], &mut self.ends[n_cells..]);
            let (result, read, written, ended) = self.parser.read_record(input, bytes, ends);
            if !at_end {
                self.input.consume(read);
                n_read += read;
            }
            let too_long = n_read > self.limits.row;
            (n_bytes, n_cells) = if too_long { (0, 0) } else { (n_bytes + written, n_cells + ended) };
            if n_cells > most || n_more > 0 {
                // More cells than any row may have are counted, and not kept.
                (n_more, n_cells, n_bytes) = (n_more + n_cells, 0, 0);
            }
            match result {
                ReadRecordResult::OutputFull if !too_long && n_more == 0 => self.bytes.resize(self.bytes.len() * 2, 0),
                ReadRecordResult::OutputEndsFull if !too_long && n_more == 0 => {
                    self.ends.resize(self.ends.len() * 2, 0);
                }
                ReadRecordResult::InputEmpty if at_end && too_long => return Ok(Found::TooLong),
                ReadRecordResult::InputEmpty if at_end => return Ok(Found::Unclosed),
                ReadRecordResult::InputEmpty | ReadRecordResult::OutputFull | ReadRecordResult::OutputEndsFull => {}
                ReadRecordResult::Record if too_long => return Ok(Found::TooLong),
                ReadRecordResult::Record => return Ok(Found::Cells(n_more + n_cells)),
                ReadRecordResult::End => return Ok(Found::End),
            }
        }
    }

    /// Skips line ends before a record: blank lines, and the second byte of CRLF.
    fn skip_blank_lines(&mut self) -> io::Result<()> {
        loop {
            let buffer = self.input.fill_buf()?;
            let n = buffer.iter().take_while(|byte| matches!(byte, b'\n' | b'\r')).count();
            let n_lines = buffer[..n].split(|byte| *byte == b'\n').count() - 1;
            let is_last = n < buffer.len() || buffer.is_empty();
            self.input.consume(n);
            self.parser.set_line(self.parser.line() + n_lines as u64);
            if is_last {
                return Ok(());
            }
        }
    }
}

impl<'a> Record<'a> {
    /// The text of the cell in this column, counted from 0.
    ///
    /// # Errors
    /// It is not UTF-8, or longer than allowed.
    ///
    /// # Panics
    /// There is no such column.
    pub fn text(&self, column: usize) -> Result<&'a str, Fault> {
        let begin = if column == 0 { 0 } else { self.ends[column - 1] };
        let cell = &self.bytes[begin..self.ends[column]];
        let name = || self.columns[column].clone();
        if cell.len() > self.longest {
            return Err(Fault::LongCell { column: name(), n: cell.len(), longest: self.longest });
        }
        std::str::from_utf8(cell).map_err(|error| Fault::CellNotUtf8 { column: name(), byte: error.valid_up_to() + 1 })
    }

    /// The texts of its cells, in the order of the columns.
    pub fn texts(&self) -> impl Iterator<Item = Result<&'a str, Fault>> {
        (0..self.ends.len()).map(|column| self.text(column))
    }
}

/// The cells that end at these places.
fn cells<'a>(bytes: &'a [u8], ends: &'a [usize]) -> impl Iterator<Item = &'a [u8]> {
    let begins = std::iter::once(0).chain(ends.iter().copied());
    begins.zip(ends).map(|(begin, end)| &bytes[begin..*end])
}

fn columns<'a>(cells: impl Iterator<Item = &'a [u8]>, n: usize, options: &Options) -> Result<Vec<String>, Unreadable> {
    let longest = options.limits.column_name;
    let (mut columns, mut seen) = (Vec::with_capacity(n), BTreeSet::new());
    for (cell, column) in cells.zip(1..) {
        let name = std::str::from_utf8(cell)
            .map_err(|error| Unreadable::NameNotUtf8 { column, byte: error.valid_up_to() + 1 })?;
        let (name, is_unique) = match options.names {
            Names::Unique => (name.trim(), true),
            Names::Exact => (name, true),
            Names::Any => (name.trim(), false),
        };
        if (is_unique && name.trim().is_empty()) || name.chars().count() > longest {
            return Err(Unreadable::NoName { column, most: longest });
        }
        if is_unique && !seen.insert(name) {
            return Err(Unreadable::NameTwice { name: name.to_owned() });
        }
        columns.push(name.to_owned());
    }
    Ok(columns)
}
