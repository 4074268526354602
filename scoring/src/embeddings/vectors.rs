//! Word vectors from the files in which they are passed on.

use std::{
    collections::HashMap,
    error,
    fmt::{self, Display},
    hash::BuildHasherDefault,
};

use memchr::{memchr, memchr_iter};

use crate::hash::Folded;

/// Numbers in a vector, at most; a file that claims more has another first line.
const MOST: usize = 1 << 16;

/// Word vectors, all of the same dimension.
#[derive(Debug, Clone, PartialEq)]
pub struct Vectors {
    dimension: usize,
    places: HashMap<String, usize, BuildHasherDefault<Folded>>,
    values: Vec<f32>,
}

/// The reason why a file of vectors could not be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum VectorsError {
    /// A line (counted from 1; in the binary format a vector) does not consist of a word and as many finite numbers as
    /// the first line.
    Line(usize),
    /// The file contains no vector.
    Empty,
}

impl Display for VectorsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Line(line) => write!(f, "line {line}: expected a word and its numbers"),
            Self::Empty => f.write_str("the file holds no vector"),
        }
    }
}

impl error::Error for VectorsError {}

impl Vectors {
    /// Reads a file of GloVe, word2vec (text or binary) or fastText (text).
    ///
    /// # Conventions
    /// In the text format, a line has a word, which may contain spaces, and its numbers, optionally preceded by a
    /// header line with the count and the dimension; the binary format always has this header, and little-endian
    /// numbers of four bytes. If a word occurs twice, the first vector counts, as in gensim.
    pub fn read(file: &[u8]) -> Result<Self, VectorsError> {
        let vectors = Self::select(file, |_| true)?;
        if vectors.places.is_empty() { Err(VectorsError::Empty) } else { Ok(vectors) }
    }

    /// Reads the vectors of some words: of a file in mapped memory no more is kept.
    pub fn select(file: &[u8], wanted: impl Fn(&str) -> bool) -> Result<Self, VectorsError> {
        let mut vectors = Self { dimension: 0, places: HashMap::default(), values: Vec::new() };
        let first_end = memchr(b'\n', file).map_or(file.len(), |end| end + 1);
        let (start, head) = match head(&file[..first_end]) {
            Some(head) => (first_end, Some(head)),
            None => (0, None),
        };
        vectors.dimension = head.map_or(0, |(_, dimension)| dimension);
        match head {
            Some((count, _)) if is_binary(&file[start..]) => vectors.add_binary(&file[start..], count, wanted)?,
            _ => vectors.add_text(&file[start..], usize::from(head.is_some()), wanted)?,
        }
        if vectors.dimension == 0 { Err(VectorsError::Empty) } else { Ok(vectors) }
    }

    /// Adds the vectors of lines, after a number of earlier lines.
    fn add_text(&mut self, file: &[u8], n_before: usize, wanted: impl Fn(&str) -> bool) -> Result<(), VectorsError> {
        let mut start = 0;
        let mut number = n_before;
        while start < file.len() {
            number += 1;
            let end = memchr(b'\n', &file[start..]).map_or(file.len(), |length| start + length);
            let line = file[start..end].trim_ascii_end();
            start = end + 1;
            if !line.is_empty() {
                self.add_line(line, &wanted).ok_or(VectorsError::Line(number))?;
            }
        }
        Ok(())
    }

    /// Adds the vector of a line if it is requested; `None` if the line has no vector.
    fn add_line(&mut self, line: &[u8], wanted: impl Fn(&str) -> bool) -> Option<()> {
        if self.dimension == 0 {
            self.dimension = memchr_iter(b' ', line).count();
        }
        // The word ends at the first space, unless too many numbers would follow it.
        let first = memchr(b' ', line)?;
        if !wanted(std::str::from_utf8(&line[..first]).ok()?) {
            return Some(());
        }
        let line = std::str::from_utf8(line).ok()?;
        let mut fields = line.rsplitn(self.dimension + 1, ' ');
        let start = self.values.len();
        for field in fields.by_ref().take(self.dimension) {
            let value: f32 = field.parse().ok()?;
            self.values.push(value.is_finite().then_some(value)?);
        }
        self.values[start..].reverse();
        let word = fields.next().filter(|_| self.values.len() == start + self.dimension)?;
        self.keep(word, start);
        Some(())
    }

    /// Adds the vectors of the binary form.
    fn add_binary(&mut self, file: &[u8], count: usize, wanted: impl Fn(&str) -> bool) -> Result<(), VectorsError> {
        let mut rest = file;
        for number in 0..count {
            let refused = VectorsError::Line(number + 2);
            let (Some(end), size) = (memchr(b' ', rest), 4 * self.dimension) else { return Err(refused) };
            let word = rest[..end].trim_ascii_start();
            let Some((numbers, after)) = rest[end + 1..].split_at_checked(size) else { return Err(refused) };
            rest = after;
            let Ok(word) = std::str::from_utf8(word) else { continue };
            if wanted(word) {
                let start = self.values.len();
                let values = numbers.as_chunks().0.iter().map(|bytes| f32::from_le_bytes(*bytes));
                self.values.extend(values);
                if self.values[start..].iter().any(|value| !value.is_finite()) {
                    return Err(refused);
                }
                self.keep(word, start);
            }
        }
        Ok(())
    }

    /// Keeps the vector that was added last for a word that has none.
    fn keep(&mut self, word: &str, start: usize) {
        if self.places.contains_key(word) {
            self.values.truncate(start);
        } else {
            self.places.insert(word.to_owned(), start);
        }
    }

    /// The dimension of the vectors.
    pub fn dimension(&self) -> usize {
        self.dimension
    }

    /// The number of words with a vector.
    pub fn n_words(&self) -> usize {
        self.places.len()
    }

    /// The vector of a word.
    pub fn get(&self, word: &str) -> Option<&[f32]> {
        let start = *self.places.get(word)?;
        Some(&self.values[start..start + self.dimension])
    }

    /// The vectors scaled to length 1, as gensim scales them for Word Mover's Distance; zero
    /// vectors stay.
    pub fn scaled(mut self) -> Self {
        for vector in self.values.chunks_exact_mut(self.dimension) {
            let length = vector.iter().map(|value| value * value).sum::<f32>().sqrt();
            if length > 0.0 {
                for value in vector {
                    *value /= length;
                }
            }
        }
        self
    }
}

/// The count of vectors and their dimension, if a line consists only of these.
fn head(line: &[u8]) -> Option<(usize, usize)> {
    let mut parts = std::str::from_utf8(line).ok()?.split_whitespace();
    let head: (usize, usize) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
    (parts.next().is_none() && (1..=MOST).contains(&head.1)).then_some(head)
}

/// Whether the file is binary, with vectors of four-byte numbers: then the bytes of the first vector are not text.
fn is_binary(file: &[u8]) -> bool {
    let Some(space) = memchr(b' ', file) else { return false };
    let number = &file[space + 1..];
    let end = number.iter().position(u8::is_ascii_whitespace).unwrap_or(number.len()).min(40);
    !std::str::from_utf8(&number[..end]).is_ok_and(|text| text.parse::<f32>().is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_head_is_skipped_and_the_first_vector_of_a_word_counts() {
        let vectors = Vectors::read("2 2\na 1 2\nb 3 4 \na 5 6\n".as_bytes()).unwrap();
        assert_eq!((vectors.n_words(), vectors.dimension()), (2, 2));
        assert_eq!(vectors.get("a"), Some([1.0, 2.0].as_slice()));
        assert_eq!(vectors.get("b"), Some([3.0, 4.0].as_slice()));
        assert_eq!(vectors.scaled().get("b"), Some([0.6, 0.8].as_slice()));
    }

    #[test]
    fn the_binary_form_holds_the_same() {
        let text = Vectors::read(b"2 3\na 1 -2.5 0\nb\xc3\xa9 4 5 6\n").unwrap();
        for end in ["", "\n"] {
            let mut file = b"2 3\n".to_vec();
            for (word, values) in [("a", [1.0_f32, -2.5, 0.0]), ("bé", [4.0, 5.0, 6.0])] {
                file.extend(word.bytes().chain([b' ']));
                file.extend(values.iter().flat_map(|value| value.to_le_bytes()));
                file.extend(end.bytes());
            }
            assert_eq!(Vectors::read(&file).unwrap(), text);
            assert_eq!(Vectors::read(&file[..file.len() - 3]), Err(VectorsError::Line(3)));
            let some = Vectors::select(&file, |word| word == "bé").unwrap();
            assert_eq!((some.n_words(), some.get("bé")), (1, text.get("bé")));
        }
    }

    #[test]
    fn a_word_may_hold_spaces() {
        let vectors = Vectors::read(b"a 1 2\n. . . 3 4\n").unwrap();
        assert_eq!(vectors.get(". . ."), Some([3.0, 4.0].as_slice()));
    }

    #[test]
    fn a_broken_line_is_named() {
        for file in ["a 1 2\nb 3\n", "a 1 2\nb x y\n", "a 1 2\nb\n", "a 1 2\nb NaN 1\n"] {
            assert_eq!(Vectors::read(file.as_bytes()), Err(VectorsError::Line(2)), "{file}");
        }
    }

    #[test]
    fn a_file_without_a_vector_is_empty() {
        for file in [b"".as_slice(), b"2 3\n", b"1 1\n\xc3 \0\0\0\x80"] {
            assert_eq!(Vectors::read(file), Err(VectorsError::Empty), "{file:?}");
        }
    }
}
