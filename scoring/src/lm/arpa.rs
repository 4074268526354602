//! Language models as ARPA text files, which every toolkit reads.

use std::{
    error,
    fmt::{self, Display},
    io::{self, BufRead, Write},
};

use super::{Entry, LONGEST, Model, Table, Vocabulary, is_space, split};
use crate::parallel::{self, BLOCK};

/// The reason why an ARPA file could not be read.
#[derive(Debug)]
pub enum ArpaError {
    /// The file itself could not be read.
    Io(io::Error),
    /// A line (counted from 1) does not have the expected content.
    Line {
        /// Which line.
        line: usize,
        /// The expected content.
        expected: &'static str,
    },
}

impl Display for ArpaError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Io(_) => f.write_str("the file could not be read"),
            Self::Line { line, expected } => write!(f, "line {line}: expected {expected}"),
        }
    }
}

impl error::Error for ArpaError {
    fn source(&self) -> Option<&(dyn error::Error + 'static)> {
        match self {
            Self::Io(error) => Some(error),
            Self::Line { .. } => None,
        }
    }
}

impl From<io::Error> for ArpaError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

/// The number of blocks whose lines are in memory at a time.
const BLOCKS: usize = 64;

/// An ARPA file that is being written.
pub(super) struct Arpa<'a, W> {
    out: &'a mut W,
    vocabulary: &'a Vocabulary,
    longest: usize,
    /// The last order whose title is written.
    order: usize,
}

impl<'a, W: Write> Arpa<'a, W> {
    /// Writes the header: the number of n-grams of each order.
    pub(super) fn begin(out: &'a mut W, vocabulary: &'a Vocabulary, n_grams: &[usize]) -> io::Result<Self> {
        writeln!(out, "\\data\\")?;
        for (order, n_grams) in (1..).zip(n_grams) {
            writeln!(out, "ngram {order}={n_grams}")?;
        }
        Ok(Self { out, vocabulary, longest: n_grams.len(), order: 0 })
    }

    /// Writes all n-grams of an order, numbered from 0; shorter n-grams must be written first.
    pub(super) fn add<'g>(
        &mut self,
        order: usize,
        n_grams: usize,
        gram: impl Fn(usize) -> (&'g [u32], Entry) + Sync + Send,
    ) -> io::Result<()> {
        self.titles(order)?;
        let (vocabulary, with_back_off) = (self.vocabulary, order < self.longest);
        for first in (0..n_grams).step_by(BLOCKS * BLOCK) {
            let n_blocks = (n_grams - first).div_ceil(BLOCK).min(BLOCKS);
            let blocks = parallel::map(n_blocks, |block| {
                let start = first + block * BLOCK;
                let mut lines = Vec::new();
                for at in start..n_grams.min(start + BLOCK) {
                    let (ids, entry) = gram(at);
                    push_line(&mut lines, vocabulary, ids, entry, with_back_off)?;
                }
                Ok::<_, io::Error>(lines)
            });
            for lines in blocks {
                self.out.write_all(&lines?)?;
            }
        }
        Ok(())
    }

    /// Writes the section titles of the orders up to the given order, whose n-grams follow, if it has any.
    fn titles(&mut self, order: usize) -> io::Result<()> {
        while self.order < order {
            self.order += 1;
            writeln!(self.out, "\n\\{}-grams:", self.order)?;
        }
        Ok(())
    }

    /// Writes the footer.
    pub(super) fn end(mut self) -> io::Result<()> {
        self.titles(self.longest)?;
        writeln!(self.out, "\n\\end\\")
    }
}

/// Appends the line of an n-gram.
fn push_line(
    lines: &mut Vec<u8>,
    vocabulary: &Vocabulary,
    ids: &[u32],
    entry: Entry,
    with_back_off: bool,
) -> io::Result<()> {
    write!(lines, "{}", entry.log10)?;
    for (n, id) in ids.iter().enumerate() {
        lines.push(if n == 0 { b'\t' } else { b' ' });
        lines.extend_from_slice(vocabulary.word(*id).as_bytes());
    }
    if with_back_off && !ids.ends_with(&[Vocabulary::END]) {
        write!(lines, "\t{}", entry.back_off)?;
    }
    lines.push(b'\n');
    Ok(())
}

impl Model {
    /// Writes the model.
    pub fn write_arpa(&self, out: &mut impl Write) -> io::Result<()> {
        let mut arpa = Arpa::begin(out, &self.vocabulary, &self.n_grams())?;
        for (order, table) in (1..).zip(&self.tables) {
            arpa.add(order, table.len(), |at| table.nth(at))?;
        }
        arpa.end()
    }

    /// Reads a model. If the file contains no `<unk>`, unknown words have a probability of 10⁻¹⁰⁰, as in KenLM.
    pub fn read_arpa(input: impl BufRead) -> Result<Self, ArpaError> {
        let mut lines = Lines { input, line: String::new(), number: 0 };
        let counts = read_counts(&mut lines)?;
        let mut vocabulary = Vocabulary::new();
        let mut tables = Vec::with_capacity(counts.len());
        for (order, n_grams) in (1..).zip(&counts) {
            tables.push(read_table(&mut lines, &mut vocabulary, order, *n_grams)?);
        }
        if lines.next_filled()? != "\\end\\" {
            return Err(lines.expected("\\end\\"));
        }
        tables[0].add(&[Vocabulary::UNKNOWN], Entry { log10: -100.0, back_off: 0.0 });
        Ok(Self { vocabulary, tables })
    }
}

/// Reads the header of the file: the number of n-grams of each order.
fn read_counts<B: BufRead>(lines: &mut Lines<B>) -> Result<Vec<usize>, ArpaError> {
    while lines.next_filled()? != "\\data\\" {}
    let mut counts = Vec::new();
    loop {
        let line = lines.next_filled()?;
        if line == "\\1-grams:" && !counts.is_empty() {
            return Ok(counts);
        }
        let count = line.strip_prefix("ngram ").and_then(|rest| rest.split_once('='));
        let count = count.filter(|(order, _)| order.trim().parse() == Ok(counts.len() + 1));
        match count.and_then(|(_, n)| n.trim().parse().ok()) {
            Some(n) if counts.len() < LONGEST => counts.push(n),
            _ => return Err(lines.expected("ngram N=COUNT, orders from 1 to 6")),
        }
    }
}

/// Reads one section; for the first order, the title has already been read.
fn read_table<B: BufRead>(
    lines: &mut Lines<B>,
    vocabulary: &mut Vocabulary,
    order: usize,
    n_grams: usize,
) -> Result<Table, ArpaError> {
    if order > 1 && lines.next_filled()? != format!("\\{order}-grams:") {
        return Err(lines.expected("the title of the next order"));
    }
    // A file may declare any number; memory is allocated only for n-grams that it actually contains.
    let mut table = Table::new(order, n_grams.min(1 << 20));
    for _ in 0..n_grams {
        match read_gram(lines.next_filled()?, vocabulary, order) {
            Ok((ids, entry)) if table.add(&ids[..order], entry) => {}
            Ok(_) => return Err(lines.expected("each n-gram once")),
            Err(expected) => return Err(lines.expected(expected)),
        }
    }
    Ok(table)
}

/// Reads one n-gram: its logarithm, its words, and optionally its back-off weight; the error is the expected content.
fn read_gram(line: &str, vocabulary: &mut Vocabulary, order: usize) -> Result<([u32; LONGEST], Entry), &'static str> {
    let mut parts = split(line);
    let log10 = parts.next().and_then(number).ok_or("a logarithm")?;
    let mut ids = [0; LONGEST];
    for id in &mut ids[..order] {
        let word = parts.next().ok_or("as many words as the order")?;
        *id = match vocabulary.find(word) {
            Some(id) => id,
            None if order == 1 => vocabulary.add(word),
            None => return Err("words of the first section"),
        };
    }
    let back_off = parts.next().map_or(Some(0.0), number).ok_or("a back-off weight")?;
    match parts.next() {
        None => Ok((ids, Entry { log10, back_off })),
        Some(_) => Err("nothing after the back-off weight"),
    }
}

/// A line without the white space of ASCII at its ends; words may begin or end with any other.
fn trim(line: &str) -> &str {
    line.trim_matches(is_space)
}

/// A finite number.
fn number(text: &str) -> Option<f32> {
    text.parse().ok().filter(|number: &f32| number.is_finite())
}

/// The lines of a file, counted.
struct Lines<B> {
    input: B,
    line: String,
    number: usize,
}

impl<B: BufRead> Lines<B> {
    /// Moves to the next non-empty line, and returns it.
    fn next_filled(&mut self) -> Result<&str, ArpaError> {
        loop {
            self.number += 1;
            self.line.clear();
            if self.input.read_line(&mut self.line)? == 0 {
                return Err(self.expected("more lines"));
            }
            if !trim(&self.line).is_empty() {
                return Ok(trim(&self.line));
            }
        }
    }

    /// An error about the last line that was read.
    fn expected(&self, expected: &'static str) -> ArpaError {
        ArpaError::Line { line: self.number, expected }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lm::train;

    fn model() -> Model {
        train(["il fait beau", "il fait froid", "elle fait le pain", "il est là"], 3).unwrap()
    }

    #[test]
    fn a_model_comes_back_from_its_file() {
        let model = model();
        let mut file = Vec::new();
        model.write_arpa(&mut file).unwrap();
        let read = Model::read_arpa(file.as_slice()).unwrap();
        assert_eq!(read.n_grams(), model.n_grams());
        for text in ["il fait le pain", "elle est inconnue", ""] {
            assert!((read.score(text).log10 - model.score(text).log10).abs() < 1e-6);
        }
    }

    #[test]
    fn orders_longer_than_every_sentence_are_written_empty() {
        let model = train(["oui", "non"], 5).unwrap();
        let mut file = Vec::new();
        model.write_arpa(&mut file).unwrap();
        let read = Model::read_arpa(file.as_slice()).unwrap();
        assert_eq!((read.n_grams(), read.score("oui")), (vec![5, 4, 2, 0, 0], model.score("oui")));
    }

    #[test]
    fn a_broken_file_is_refused_with_its_line() {
        let line = |file: &str| match Model::read_arpa(file.as_bytes()) {
            Err(ArpaError::Line { line, .. }) => line,
            other => panic!("{other:?}"),
        };
        assert_eq!(line(""), 1);
        assert_eq!(line("\\data\\\nngram 2=1"), 2);
        assert_eq!(line("\\data\\\nngram 1=1\n\n\\1-grams:\nx a\n\\end\\"), 5);
        assert_eq!(line("\\data\\\nngram 1=2\n\\1-grams:\n-1 a\n-1 a\n\\end\\"), 5);
        assert_eq!(line("\\data\\\nngram 1=1\n\\1-grams:\n-1 a\n"), 5);
    }
}
