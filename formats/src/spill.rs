//! Pieces of bytes, gathered by key in a file that has no name, so that only the keys are in memory.

use std::collections::HashMap;
use std::fs::File;
use std::io::{self, BufWriter, Read as _, Seek as _, SeekFrom, Write as _};

use crate::seen::Keyed;
use crate::{Error, limit};

/// Where a piece is: its offset and the length of its content.
type At = (u64, u32);

/// Before each piece: offset and length of the piece before it with the same key.
const HEADER: usize = 12;

/// No piece.
const NONE: At = (u64::MAX, 0);

/// The pieces, in the order in which their keys came first.
#[derive(Debug)]
pub struct Spill {
    file: BufWriter<File>,
    len: u64,
    keyed: Keyed,
    places: HashMap<u64, usize>,
    /// The last piece of each key.
    last: Vec<At>,
}

impl Spill {
    /// Nothing yet.
    ///
    /// # Errors
    /// No file can be made in the folder for temporary files.
    pub fn new() -> io::Result<Self> {
        let file = BufWriter::with_capacity(1 << 16, tempfile::tempfile()?);
        Ok(Self { file, len: 0, keyed: Keyed::default(), places: HashMap::new(), last: Vec::new() })
    }

    /// Adds a piece.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn add(&mut self, key: &str, piece: &[u8]) -> io::Result<()> {
        let place = *self.places.entry(self.keyed.of(&[key])).or_insert_with(|| {
            self.last.push(NONE);
            self.last.len() - 1
        });
        let (before, length) = self.last[place];
        let own = u32::try_from(piece.len()).map_err(io::Error::other)?;
        self.file.write_all(&before.to_le_bytes())?;
        self.file.write_all(&length.to_le_bytes())?;
        self.file.write_all(piece)?;
        self.last[place] = (self.len, own);
        self.len += HEADER as u64 + u64::from(own);
        Ok(())
    }

    /// The number of keys.
    pub fn len(&self) -> usize {
        self.last.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.last.is_empty()
    }

    /// The pieces of the key with this number, in the order in which they were added.
    ///
    /// # Errors
    /// They are longer than [`limit::GROUP`] together, or the file cannot be read.
    pub fn pieces(&mut self, number: usize) -> Result<Vec<Vec<u8>>, Error> {
        self.file.flush()?;
        let file = self.file.get_mut();
        let (mut pieces, mut total) = (Vec::new(), 0);
        let mut at = self.last.get(number).copied().unwrap_or(NONE);
        while at != NONE {
            let (offset, length) = at;
            let mut bytes = vec![0; HEADER + length as usize];
            file.seek(SeekFrom::Start(offset))?;
            file.read_exact(&mut bytes)?;
            let piece = bytes.split_off(HEADER);
            let (before, length) = bytes.split_at(8);
            at = (
                u64::from_le_bytes(before.try_into().map_err(io::Error::other)?),
                u32::from_le_bytes(length.try_into().map_err(io::Error::other)?),
            );
            total += piece.len();
            if total > limit::GROUP {
                let most = limit::GROUP >> 20;
                return Err(Error::unusable(format!(
                    "One item has more than {most} MiB of answers. Write another format."
                )));
            }
            pieces.push(piece);
        }
        file.seek(SeekFrom::End(0))?;
        pieces.reverse();
        Ok(pieces)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_come_back_by_key_and_in_order() {
        let mut spill = Spill::new().unwrap();
        for (key, piece) in [("b", "1"), ("a", ""), ("b", "22"), ("a", "4"), ("b", "3")] {
            spill.add(key, piece.as_bytes()).unwrap();
        }
        assert_eq!(spill.len(), 2);
        assert_eq!(spill.pieces(0).unwrap(), [b"1".to_vec(), b"22".to_vec(), b"3".to_vec()]);
        spill.add("a", b"5").unwrap();
        assert_eq!(spill.pieces(1).unwrap(), [b"".to_vec(), b"4".to_vec(), b"5".to_vec()]);
        assert_eq!(spill.pieces(9).unwrap(), Vec::<Vec<u8>>::new());
    }
}
