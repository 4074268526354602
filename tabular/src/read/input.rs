//! The beginning of a file: its encoding and its first line, from which the format follows.

use std::io::{BufRead, Chain, Cursor, Read};

use super::{Format, Unreadable};

/// How many bytes are searched for the first line with content.
const HEAD: u64 = 1 << 20;

/// The byte-order mark of UTF-8.
pub(super) const MARK: &[u8] = b"\xef\xbb\xbf";

/// A file that is about to be read, without its byte-order mark.
#[derive(Debug)]
pub struct Input<R> {
    /// What was read already: blank lines and the first line with content.
    head: Vec<u8>,
    rest: R,
}

impl<R: BufRead> Input<R> {
    /// Reads the beginning of a file.
    ///
    /// # Errors
    /// It is empty or in UTF-16, or it cannot be read.
    pub fn open(mut input: R) -> Result<Self, Unreadable> {
        let mut head = Vec::new();
        // Only the line that was just read is looked at, because there may be a million blank ones.
        let mut begin = 0;
        while is_blank(&head[begin..]) {
            begin = head.len();
            let left = HEAD.saturating_sub(begin as u64);
            if input.by_ref().take(left).read_until(b'\n', &mut head)? == 0 {
                return Err(Unreadable::Empty);
            }
        }
        if head.starts_with(&[0xff, 0xfe]) || head.starts_with(&[0xfe, 0xff]) {
            return Err(Unreadable::Utf16);
        }
        if head.starts_with(MARK) {
            head.drain(..MARK.len());
        }
        Ok(Self { head, rest: input })
    }

    /// The format that the first line suggests; never [`Format::Lines`].
    pub fn format(&self) -> Format {
        Format::from_first_line(self.first_line())
    }

    /// The first line with content.
    pub fn first_line(&self) -> &[u8] {
        self.head.trim_ascii_start()
    }

    /// The file from its beginning.
    pub(super) fn into_reader(self) -> Chain<Cursor<Vec<u8>>, R> {
        Cursor::new(self.head).chain(self.rest)
    }
}

/// Whether there is nothing but white space and a byte-order mark.
fn is_blank(head: &[u8]) -> bool {
    head.strip_prefix(MARK).unwrap_or(head).trim_ascii().is_empty()
}
