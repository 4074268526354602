//! Lines of a file, with their numbers and a limit.

use std::io::{self, BufRead, Read as _};

use super::Fault;
use super::input::MARK;

/// A file that is read line by line.
#[derive(Debug)]
pub struct Lines<R> {
    input: R,
    bytes: Vec<u8>,
    number: u64,
    longest: usize,
}

/// A line without its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line<'a> {
    /// Its number, from 1.
    pub number: u64,
    /// Its bytes; only the first ones if it is longer than allowed.
    pub bytes: &'a [u8],
    /// How many bytes it has.
    pub n_bytes: usize,
}

impl<R: BufRead> Lines<R> {
    /// The lines of a file; of a line, at most so many bytes are kept.
    pub fn new(input: R, longest: usize) -> Self {
        Self { input, bytes: Vec::new(), number: 0, longest }
    }

    /// The number of the last line, from 1; 0 before the first.
    pub const fn number(&self) -> u64 {
        self.number
    }

    /// The next line; none after the last. A line end at the end of the file begins no further line.
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn read_line(&mut self) -> io::Result<Option<Line<'_>>> {
        self.bytes.clear();
        // The two bytes of a line end do not count.
        let room = u64::try_from(self.longest).unwrap_or(u64::MAX).saturating_add(2);
        if self.input.by_ref().take(room).read_until(b'\n', &mut self.bytes)? == 0 {
            return Ok(None);
        }
        self.number += 1;
        let n_skipped = if self.bytes.ends_with(b"\n") { 0 } else { skip_line(&mut self.input)? };
        let line = self.bytes.strip_suffix(b"\n").unwrap_or(&self.bytes);
        let line = line.strip_suffix(b"\r").unwrap_or(line);
        let line = if self.number == 1 { line.strip_prefix(MARK).unwrap_or(line) } else { line };
        let bytes = &line[..line.len().min(self.longest)];
        Ok(Some(Line { number: self.number, bytes, n_bytes: line.len() + n_skipped }))
    }
}

impl<'a> Line<'a> {
    /// Whether only its beginning was kept.
    pub const fn is_cut(&self) -> bool {
        self.n_bytes > self.bytes.len()
    }

    /// Whether it has nothing but white space.
    pub const fn is_blank(&self) -> bool {
        self.bytes.trim_ascii().is_empty() && !self.is_cut()
    }

    /// Its text.
    ///
    /// # Errors
    /// It is not UTF-8.
    pub fn text(&self) -> Result<&'a str, Fault> {
        std::str::from_utf8(self.bytes).map_err(|error| Fault::LineNotUtf8 { byte: error.valid_up_to() + 1 })
    }
}

/// Skips the rest of a line; returns the number of bytes before its end.
fn skip_line(input: &mut impl BufRead) -> io::Result<usize> {
    let mut n_skipped = 0;
    loop {
        let buffer = input.fill_buf()?;
        let end = buffer.iter().position(|byte| *byte == b'\n');
        let n = end.unwrap_or(buffer.len());
        let is_last = end.is_some() || buffer.is_empty();
        input.consume(n + usize::from(end.is_some()));
        n_skipped += n;
        if is_last {
            return Ok(n_skipped);
        }
    }
}
