//! Word vectors from text files.

use std::{
    collections::HashMap,
    error,
    fmt::{self, Display},
    hash::BuildHasherDefault,
    io::{self, BufRead},
};

use crate::hash::Folded;

/// Word vectors, all of one dimension.
#[derive(Debug, Clone, PartialEq)]
pub struct Vectors {
    dimension: usize,
    places: HashMap<String, usize, BuildHasherDefault<Folded>>,
    values: Vec<f32>,
}

/// Why a file of vectors could not be read.
#[derive(Debug)]
pub enum VectorsError {
    /// The file itself could not be read.
    Io(io::Error),
    /// A line (counted from 1) is not a word and as many finite numbers as the first one has.
    Line(usize),
    /// It holds no vector.
    Empty,
}

impl Display for VectorsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Io(_) => f.write_str("the file could not be read"),
            Self::Line(line) => write!(f, "line {line}: expected a word and its numbers"),
            Self::Empty => f.write_str("the file holds no vector"),
        }
    }
}

impl error::Error for VectorsError {
    fn source(&self) -> Option<&(dyn error::Error + 'static)> {
        match self {
            Self::Io(error) => Some(error),
            _ => None,
        }
    }
}

impl From<io::Error> for VectorsError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl Vectors {
    /// Reads the text form of GloVe, word2vec and fastText: a word and its numbers on each line,
    /// perhaps under a line with the count and the dimension. Of a word that comes twice the first
    /// vector counts, as in gensim.
    pub fn read(mut input: impl BufRead) -> Result<Self, VectorsError> {
        let mut vectors = Self { dimension: 0, places: HashMap::default(), values: Vec::new() };
        let mut line = String::new();
        let mut number = 0;
        loop {
            number += 1;
            line.clear();
            if input.read_line(&mut line)? == 0 {
                break;
            }
            let is_head = number == 1 && is_head(&line);
            if !is_head && !line.trim().is_empty() {
                vectors.add(line.trim_end()).ok_or(VectorsError::Line(number))?;
            }
        }
        if vectors.dimension == 0 { Err(VectorsError::Empty) } else { Ok(vectors) }
    }

    /// Adds the vector of a line; `None` if it is not one.
    fn add(&mut self, line: &str) -> Option<()> {
        let start = self.values.len();
        let (word, numbers) = line.split_once(' ')?;
        for number in numbers.split_ascii_whitespace() {
            let value: f32 = number.parse().ok()?;
            self.values.push(value.is_finite().then_some(value)?);
        }
        let n_values = self.values.len() - start;
        if self.dimension == 0 {
            self.dimension = n_values;
        }
        if n_values != self.dimension || n_values == 0 {
            return None;
        }
        if self.places.contains_key(word) {
            self.values.truncate(start);
        } else {
            self.places.insert(word.to_owned(), start);
        }
        Some(())
    }

    /// How many numbers a vector has.
    pub fn dimension(&self) -> usize {
        self.dimension
    }

    /// How many words have a vector.
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

/// Whether a line is the count of vectors and their dimension, and nothing else.
fn is_head(line: &str) -> bool {
    let mut parts = line.split_whitespace();
    let is_count = |part: Option<&str>| part.is_some_and(|part| part.parse::<usize>().is_ok());
    is_count(parts.next()) && is_count(parts.next()) && parts.next().is_none()
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
    fn a_broken_line_is_named() {
        for file in ["a 1 2\nb 3\n", "a 1 2\nb x y\n", "a 1 2\nb\n", "a 1 2\nb NaN 1\n"] {
            assert!(matches!(Vectors::read(file.as_bytes()), Err(VectorsError::Line(2))), "{file}");
        }
        assert!(matches!(Vectors::read("".as_bytes()), Err(VectorsError::Empty)));
    }
}
