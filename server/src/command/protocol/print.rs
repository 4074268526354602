//! Results as tables for a terminal, CSV and Markdown, and as JSON.

use agreement::Undefined;
use tabular::Side;
use tabular::csv::{Cell as CsvCell, Writer};
use tabular::number::fixed;
use tabular::{aligned, markdown};

/// A cell.
pub enum Cell {
    /// A text.
    Text(String),
    /// A count.
    Count(usize),
    /// A number that is shown with so many digits.
    Number(f64, usize),
    /// Whether something is so.
    Flag(bool),
    /// Nothing.
    Empty,
}

impl Cell {
    /// A name.
    pub fn text(text: &str) -> Self {
        Self::Text(text.to_owned())
    }

    /// A number, or the reason why it is undefined.
    pub fn known(value: Result<f64, Undefined>, digits: usize) -> Self {
        match value {
            Ok(value) => Self::Number(value, digits),
            Err(reason) => Self::Text(format!("undefined: {reason}")),
        }
    }

    /// A p, with as many digits as it needs to differ from 0.
    pub fn p(value: Result<f64, Undefined>) -> Self {
        match value {
            Ok(p) if p > 0.0 && p < 5e-5 => Self::Number(p, SCIENTIFIC),
            value => Self::known(value, 4),
        }
    }

    fn shown(&self) -> String {
        match self {
            Self::Text(text) => text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect(),
            Self::Count(count) => count.to_string(),
            Self::Number(value, SCIENTIFIC) => format!("{value:.1e}"),
            Self::Number(value, digits) => fixed(*value, *digits),
            Self::Flag(is_so) => if *is_so { "yes" } else { "no" }.to_owned(),
            Self::Empty => String::new(),
        }
    }

    fn csv(&self) -> CsvCell<'_> {
        match self {
            Self::Text(text) => CsvCell::label(text),
            Self::Count(count) => (*count).into(),
            Self::Number(value, _) => (*value).into(),
            Self::Flag(is_so) => CsvCell::Flag(*is_so),
            Self::Empty => CsvCell::Empty,
        }
    }
}

/// The digits that stand for the scientific notation.
const SCIENTIFIC: usize = usize::MAX;

/// A table.
pub struct Table {
    head: Vec<(&'static str, Side)>,
    rows: Vec<Vec<Cell>>,
}

impl Table {
    /// A table whose first columns are names, and whose others are numbers.
    pub fn new(names: &[&'static str], numbers: &[&'static str], rows: Vec<Vec<Cell>>) -> Self {
        let sided = |names: &[&'static str], side| names.iter().map(move |name| (*name, side)).collect::<Vec<_>>();
        Self { head: [sided(names, Side::Left), sided(numbers, Side::Right)].concat(), rows }
    }

    /// Columns in line.
    pub fn to_text(&self) -> String {
        let sides: Vec<Side> = self.head.iter().map(|(_, side)| *side).collect();
        let head = self.head.iter().map(|(name, _)| (*name).to_owned()).collect();
        let rows: Vec<Vec<String>> = std::iter::once(head).chain(self.shown()).collect();
        aligned::lines(&sides, &rows).into_iter().map(|line| line + "\n").collect()
    }

    /// A row a row, in full precision; names of columns have underscores.
    pub fn to_csv(&self) -> String {
        let head: Vec<String> = self.head.iter().map(|(name, _)| name.replace([' ', '-'], "_")).collect();
        let mut file = Writer::new(&head.iter().map(String::as_str).collect::<Vec<_>>());
        for row in &self.rows {
            file.row(row.iter().map(Cell::csv));
        }
        file.finish()
    }

    /// Markdown.
    pub fn to_markdown(&self) -> String {
        let head: Vec<(String, Side)> = self.head.iter().map(|(name, side)| ((*name).to_owned(), *side)).collect();
        markdown::table(&head, self.shown())
    }

    fn shown(&self) -> impl Iterator<Item = Vec<String>> + '_ {
        self.rows.iter().map(|row| row.iter().map(Cell::shown).collect())
    }
}

/// The lists of a result as JSON, without those that were not asked for.
///
/// # Errors
/// It cannot be written.
pub fn json(result: &impl serde::Serialize, without: &[&str]) -> anyhow::Result<String> {
    let mut value = serde_json::to_value(result)?;
    if let Some(members) = value.as_object_mut() {
        for name in without {
            members.remove(*name);
        }
    }
    Ok(serde_json::to_string_pretty(&value)? + "\n")
}
