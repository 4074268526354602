//! Adding lines to a file, so that it never has a broken line before a whole one.

use std::fs::File;
use std::io::{self, Seek as _, SeekFrom, Write};

/// What lines are added to.
pub(super) trait Target: Write {
    /// Drops everything after so many bytes; what is written next follows them.
    ///
    /// # Errors
    /// It cannot be done.
    fn cut(&mut self, end: u64) -> io::Result<()>;
}

impl Target for File {
    fn cut(&mut self, end: u64) -> io::Result<()> {
        self.set_len(end)?;
        self.seek(SeekFrom::Start(end)).map(|_| ())
    }
}

/// What follows the last whole line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Rest {
    /// Nothing.
    Nothing,
    /// An unfinished line, which the next line replaces.
    Unfinished,
    /// Perhaps a part of a line that could not be written: no line may follow.
    Failed,
}

/// The lines of a file.
#[derive(Debug)]
pub(super) struct Lines<T> {
    target: T,
    /// Where the last whole line ends, in bytes.
    end: u64,
    rest: Rest,
}

impl<T: Target> Lines<T> {
    /// Lines that end here, perhaps before an unfinished one.
    pub fn new(target: T, end: u64, is_unfinished: bool) -> Self {
        Self { target, end, rest: if is_unfinished { Rest::Unfinished } else { Rest::Nothing } }
    }

    /// What the lines are in.
    pub const fn target(&self) -> &T {
        &self.target
    }

    /// Whether an unfinished line follows, which the next line replaces.
    pub const fn is_unfinished(&self) -> bool {
        matches!(self.rest, Rest::Unfinished)
    }

    /// Adds a line, with its line end.
    ///
    /// # Errors
    /// It cannot be written, or an earlier one could not: after an error, no line is accepted, and what was written of the one that
    /// failed is removed, now or when the file is opened the next time.
    pub fn add(&mut self, line: &[u8]) -> io::Result<()> {
        let rest = std::mem::replace(&mut self.rest, Rest::Failed);
        match rest {
            Rest::Nothing => {}
            Rest::Unfinished => self.target.cut(self.end)?,
            Rest::Failed => return Err(io::Error::other("an earlier line could not be written")),
        }
        if let Err(error) = self.target.write_all(line) {
            // If this fails too, the file ends with an unfinished line.
            self.target.cut(self.end).ok();
            return Err(error);
        }
        self.end += line.len() as u64;
        self.rest = Rest::Nothing;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A disk that is full after some bytes.
    struct Disk {
        bytes: Vec<u8>,
        room: usize,
        cuts: bool,
    }

    impl Write for Disk {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            let n = bytes.len().min(self.room - self.bytes.len());
            self.bytes.extend_from_slice(&bytes[..n]);
            if n == 0 { Err(io::ErrorKind::StorageFull.into()) } else { Ok(n) }
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    impl Target for Disk {
        fn cut(&mut self, end: u64) -> io::Result<()> {
            if !self.cuts {
                return Err(io::ErrorKind::Other.into());
            }
            self.bytes.truncate(end.try_into().unwrap());
            Ok(())
        }
    }

    #[test]
    fn nothing_follows_a_line_that_could_not_be_written() {
        for (cuts, left) in [(true, "one\n"), (false, "one\nthr")] {
            let mut lines = Lines::new(Disk { bytes: Vec::new(), room: 7, cuts }, 0, false);
            lines.add(b"one\n").unwrap();
            assert_eq!(lines.add(b"three\n").unwrap_err().kind(), io::ErrorKind::StorageFull);
            lines.target.room = 99;
            assert_eq!(lines.add(b"2\n").unwrap_err().to_string(), "an earlier line could not be written");
            assert_eq!(String::from_utf8_lossy(&lines.target.bytes), left);
        }
    }

    #[test]
    fn nothing_follows_an_unfinished_line_that_cannot_be_dropped() {
        for (cuts, left) in [(true, "one\n2\n"), (false, "one\nthr")] {
            let mut lines = Lines::new(Disk { bytes: b"one\nthr".to_vec(), room: 99, cuts }, 4, true);
            assert!(lines.is_unfinished());
            assert_eq!((lines.add(b"2\n").is_ok(), lines.is_unfinished()), (cuts, false));
            assert_eq!(String::from_utf8_lossy(&lines.target.bytes), left);
        }
    }
}
