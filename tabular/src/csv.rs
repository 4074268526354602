//! CSV that people open with a spreadsheet: UTF-8, commas, a header, quotes where needed, lines end in `\n`.
//!
//! Texts are [`defused`], numbers are written in full precision.

use std::borrow::Cow;

use crate::spreadsheet::defused;

/// Why writing cannot fail: the file is in memory, and all its records have the columns of its header.
const IN_MEMORY: &str = "records with the columns of the header are written to memory";

/// The value of one cell.
#[derive(Clone, Debug, PartialEq)]
pub enum Cell<'a> {
    /// No value: an empty cell.
    Empty,
    /// A number, in the shortest form that reads back as the same number.
    Number(f64),
    /// A whole number.
    Integer(i128),
    /// `true` or `false`.
    Flag(bool),
    /// Text that nobody outside the program wrote, such as an id, an instant or a state: written as it is.
    Word(Cow<'a, str>),
    /// Text of anybody's.
    Text(Cow<'a, str>),
}

/// A CSV file in memory.
///
/// # Example
/// ```
/// use tabular::csv::Writer;
/// let mut file = Writer::new(&["system", "mean", "low"]);
/// file.row(["=1+1".into(), 0.5.into(), None::<f64>.into()]);
/// assert_eq!(file.finish(), "system,mean,low\n'=1+1,0.5,\n");
/// ```
#[derive(Debug)]
pub struct Writer {
    inner: csv::Writer<Vec<u8>>,
    n_columns: usize,
    quotes: csv::QuoteStyle,
}

impl Writer {
    /// A file with this header.
    pub fn new(columns: &[&str]) -> Self {
        Self::with_quotes(columns, csv::QuoteStyle::Necessary)
    }

    /// A file with this header in which every cell is in quotes, as some sites expect it.
    ///
    /// ```
    /// use tabular::csv::{Cell, Writer};
    /// let mut file = Writer::quoted(&["item", "text"]);
    /// file.row([Cell::word("s1"), Cell::word("-3")]);
    /// assert_eq!(file.finish(), "\"item\",\"text\"\n\"s1\",\"-3\"\n");
    /// ```
    pub fn quoted(columns: &[&str]) -> Self {
        Self::with_quotes(columns, csv::QuoteStyle::Always)
    }

    fn with_quotes(columns: &[&str], quotes: csv::QuoteStyle) -> Self {
        let mut file = Self { inner: writer(quotes), n_columns: columns.len(), quotes };
        file.inner.write_record(columns).expect(IN_MEMORY);
        file
    }

    /// Adds a record.
    ///
    /// # Panics
    /// It does not have a cell for each column of the header.
    pub fn row<'a>(&mut self, cells: impl IntoIterator<Item = Cell<'a>>) {
        let mut n = 0;
        for cell in cells {
            n += 1;
            match cell {
                Cell::Empty => self.inner.write_field(""),
                Cell::Number(number) => self.inner.write_field(number.to_string()),
                Cell::Integer(number) => self.inner.write_field(number.to_string()),
                Cell::Flag(flag) => self.inner.write_field(if flag { "true" } else { "false" }),
                Cell::Word(word) => self.inner.write_field(&*word),
                Cell::Text(text) => self.inner.write_field(&*defused(&text)),
            }
            .expect(IN_MEMORY);
        }
        assert_eq!(n, self.n_columns, "a record has the columns of the header");
        self.inner.write_record(None::<&[u8]>).expect(IN_MEMORY);
    }

    /// The bytes written since the last call.
    pub fn take(&mut self) -> Vec<u8> {
        std::mem::replace(&mut self.inner, writer(self.quotes)).into_inner().expect(IN_MEMORY)
    }

    /// How many bytes, more or less, the next [`take`](Self::take) gives.
    pub fn len(&self) -> usize {
        self.inner.get_ref().len()
    }

    /// Whether hardly anything was written since the last [`take`](Self::take).
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The whole file.
    pub fn finish(mut self) -> String {
        String::from_utf8(self.take()).expect("fields are UTF-8")
    }
}

fn writer(quotes: csv::QuoteStyle) -> csv::Writer<Vec<u8>> {
    csv::WriterBuilder::new().quote_style(quotes).from_writer(Vec::new())
}

impl<'a> Cell<'a> {
    /// A word: see [`Cell::Word`].
    pub fn word(word: impl Into<Cow<'a, str>>) -> Self {
        Self::Word(word.into())
    }

    /// A name of anybody's that may be a number, such as a group or a level: a number stays one, other text is
    /// [`defused`].
    pub fn label(text: &'a str) -> Self {
        if text.parse::<f64>().is_ok() { Self::word(text) } else { text.into() }
    }
}

impl<'a> From<&'a str> for Cell<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl<'a> From<&'a String> for Cell<'a> {
    fn from(text: &'a String) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Cell<'_> {
    fn from(text: String) -> Self {
        Self::Text(Cow::Owned(text))
    }
}

impl From<f64> for Cell<'_> {
    fn from(number: f64) -> Self {
        Self::Number(number)
    }
}

impl From<usize> for Cell<'_> {
    fn from(number: usize) -> Self {
        Self::Integer(number as i128)
    }
}

impl From<i64> for Cell<'_> {
    fn from(number: i64) -> Self {
        Self::Integer(number.into())
    }
}

impl From<u64> for Cell<'_> {
    fn from(number: u64) -> Self {
        Self::Integer(number.into())
    }
}

impl From<bool> for Cell<'_> {
    fn from(flag: bool) -> Self {
        Self::Flag(flag)
    }
}

impl<T: Into<Self>> From<Option<T>> for Cell<'_> {
    fn from(value: Option<T>) -> Self {
        value.map_or(Self::Empty, Into::into)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line<const N: usize>(cells: [Cell<'_>; N]) -> String {
        let mut file = Writer::new(&["x"; N]);
        file.take();
        file.row(cells);
        file.finish()
    }

    #[test]
    fn a_formula_is_text_and_a_negative_number_is_a_number() {
        assert_eq!(
            line(["=1+1".into(), (-3_i64).into(), (-0.5).into(), "@me".into(), "a=b".into()]),
            "'=1+1,-3,-0.5,'@me,a=b\n"
        );
        assert_eq!(line(["=HYPERLINK(\"x\",\"y\")".into()]), "\"'=HYPERLINK(\"\"x\"\",\"\"y\"\")\"\n");
        assert_eq!(line(["\tx".into(), "\r\n".into()]), "'\tx,\"'\r\n\"\n");
        assert_eq!(
            line([Cell::word("2026-01-02T00:00:00Z"), true.into(), Cell::Empty]),
            "2026-01-02T00:00:00Z,true,\n"
        );
    }

    #[test]
    fn what_is_taken_piece_by_piece_is_the_file() {
        let mut file = Writer::new(&["a", "b"]);
        let mut bytes = file.take();
        for n in 0..3_usize {
            file.row([n.into(), "x, y".into()]);
            bytes.extend(file.take());
        }
        assert_eq!(String::from_utf8(bytes).unwrap(), "a,b\n0,\"x, y\"\n1,\"x, y\"\n2,\"x, y\"\n");
    }

    #[test]
    fn every_cell_is_in_quotes_in_every_piece() {
        let mut file = Writer::quoted(&["a", "b"]);
        let mut bytes = file.take();
        file.row([Cell::word("=1"), Cell::Empty]);
        bytes.extend(file.take());
        assert_eq!(String::from_utf8(bytes).unwrap(), "\"a\",\"b\"\n\"=1\",\"\"\n");
    }

    #[test]
    #[should_panic(expected = "columns of the header")]
    fn a_record_with_a_cell_too_few_is_an_error_of_the_program_in_every_piece() {
        let mut file = Writer::new(&["a", "b"]);
        file.take();
        file.row([Cell::Empty]);
    }

    #[test]
    fn a_label_that_is_a_number_stays_one() {
        assert_eq!(line([Cell::label("-1"), Cell::label("-x"), Cell::label("a")]), "-1,'-x,a\n");
    }
}
