//! Files in UTF-16, as Excel's "Unicode text" is saved, read as UTF-8.

use std::io::{self, BufRead, Read};

/// How many bytes of UTF-16 are turned into UTF-8 at a time.
const CHUNK: usize = 1 << 14;

/// A file as UTF-8: one that begins with a byte-order mark of UTF-16 is turned into UTF-8 while it is read, any other is
/// passed on as it is.
#[derive(Debug)]
pub struct Decoded<R> {
    input: R,
    /// How two bytes make a unit; none if the file is passed on.
    unit: Option<fn([u8; 2]) -> u16>,
    /// What was turned into UTF-8 and not read yet, from a place on.
    text: Vec<u8>,
    begin: usize,
    /// The first half of a pair of units, the rest of which is in the next chunk.
    half: Option<u16>,
}

impl<R: BufRead> Decoded<R> {
    /// Looks at the first two bytes of a file.
    ///
    /// # Errors
    /// It cannot be read.
    ///
    /// # Example
    /// ```
    /// use std::io::Read;
    /// use tabular::read::Decoded;
    /// let file = b"\xff\xfei\0d\0;\0\xe9\0";
    /// let mut text = String::new();
    /// Decoded::new(&file[..])?.read_to_string(&mut text)?;
    /// assert_eq!(text, "id;é");
    /// # Ok::<(), std::io::Error>(())
    /// ```
    pub fn new(mut input: R) -> io::Result<Self> {
        let unit = match input.fill_buf()? {
            [0xff, 0xfe, ..] => Some(u16::from_le_bytes as fn([u8; 2]) -> u16),
            [0xfe, 0xff, ..] => Some(u16::from_be_bytes as fn([u8; 2]) -> u16),
            _ => None,
        };
        if unit.is_some() {
            input.consume(2);
        }
        Ok(Self { input, unit, text: Vec::new(), begin: 0, half: None })
    }

    /// Whether the file is in UTF-16.
    pub const fn is_utf16(&self) -> bool {
        self.unit.is_some()
    }

    /// Turns the next units into UTF-8.
    fn decode(&mut self, unit: fn([u8; 2]) -> u16) -> io::Result<()> {
        let mut bytes = Vec::with_capacity(CHUNK);
        self.input.by_ref().take(CHUNK as u64).read_to_end(&mut bytes)?;
        let is_last = bytes.len() < CHUNK;
        if !bytes.len().is_multiple_of(2) {
            return Err(broken("it ends in the middle of a character"));
        }
        let (mut text, mut half) = (String::with_capacity(bytes.len() * 2), self.half.take());
        let units: Vec<u16> =
            half.take().into_iter().chain(bytes.chunks_exact(2).map(|two| unit([two[0], two[1]]))).collect();
        for decoded in char::decode_utf16(units.iter().copied()) {
            match decoded {
                Ok(character) => text.push(character),
                // Only the last unit of a chunk can be half of a pair that goes on.
                Err(error) => half = Some(error.unpaired_surrogate()),
            }
            if half.is_some() {
                break;
            }
        }
        if let Some(alone) = half {
            let goes_on = units.last() == Some(&alone) && !is_last && (0xd800..0xdc00).contains(&alone);
            let whole = text.encode_utf16().count() + 1 == units.len();
            if !(goes_on && whole) {
                return Err(broken("it has half of a character"));
            }
        }
        (self.half, self.text, self.begin) = (half, text.into_bytes(), 0);
        Ok(())
    }
}

/// The error of a file that is not what its first bytes say.
fn broken(why: &str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, format!("the file is not valid UTF-16: {why}. Save it as UTF-8"))
}

impl<R: BufRead> Read for Decoded<R> {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        let n = self.fill_buf()?.read(out)?;
        self.consume(n);
        Ok(n)
    }
}

impl<R: BufRead> BufRead for Decoded<R> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        let Some(unit) = self.unit else { return self.input.fill_buf() };
        // A chunk may hold nothing but the first half of a pair.
        while self.begin == self.text.len() {
            self.decode(unit)?;
            if self.text.is_empty() && self.half.is_none() {
                break;
            }
        }
        Ok(&self.text[self.begin..])
    }

    fn consume(&mut self, n: usize) {
        match self.unit {
            None => self.input.consume(n),
            Some(_) => self.begin = (self.begin + n).min(self.text.len()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn encoded(text: &str, big: bool) -> Vec<u8> {
        let bytes = |unit: u16| if big { unit.to_be_bytes() } else { unit.to_le_bytes() };
        std::iter::once(0xfeff).chain(text.encode_utf16()).flat_map(bytes).collect()
    }

    fn read(bytes: &[u8]) -> io::Result<String> {
        let mut text = String::new();
        Decoded::new(bytes)?.read_to_string(&mut text).map(|_| text)
    }

    #[test]
    fn a_text_is_the_same_in_every_encoding() {
        // Characters of two units at every place of a chunk.
        for before in 0..3 {
            let text = format!("{}{}", "a".repeat(before), "é😀,\n".repeat(CHUNK));
            for big in [false, true] {
                assert!(read(&encoded(&text, big)).expect("valid") == text, "{before} {big}");
            }
            assert_eq!(read(text.as_bytes()).expect("valid"), text);
        }
        assert_eq!(read(&encoded("", false)).expect("valid"), "");
    }

    #[test]
    fn half_a_character_is_refused() {
        for end in [&b"\x00"[..], b"\x00\xd8", b"\x00\xdc", b"\x00\xd8a\0", b"\x00\xd8\x00\xd8"] {
            let bytes = [encoded("ab", false), end.to_vec()].concat();
            assert!(read(&bytes).expect_err("refused").to_string().contains("UTF-16"), "{end:?}");
        }
    }
}
