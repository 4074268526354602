//! Reading tables of an unknown layout: one row per rating, or one row per item with a column for each rater; in CSV with
//! any separator, UTF-8 or UTF-16, JSON lines, or a workbook of Excel.
//!
//! Names of columns decide where they are the usual ones. Otherwise the first rows decide, and [`Detected`] says what was
//! decided. A long table with the usual names is read row by row, as [`read`](super::read) does it.

mod plan;
mod profile;
mod wide;

use std::io::{BufRead, Read};

use tabular::read::{Decoded, Delimited, Format, Input, Names};
use tabular::xlsx::{self, Workbook};

use super::build::Builder;
use super::columns::{Shape, places};
use super::hints::{Hints, Layout};
use super::source::{Headed, Row, Source};
use super::table::Table;
use super::{BadRow, Counted, Unreadable, jsonl};
use plan::Plan;
use profile::Sample;

/// What a table turned out to be.
#[derive(Debug, Clone, PartialEq)]
pub struct Detected {
    /// Its tables: one for each column of values.
    pub tables: Vec<Named>,
    /// Where the ratings are.
    pub arrangement: Arrangement,
    /// What is between the cells of a text file.
    pub separator: Option<char>,
    /// The sheet of a workbook with several ones.
    pub sheet: Option<String>,
    /// Columns that were taken for something else than ratings, if this was not clear from their names.
    pub left_out: Vec<String>,
}

/// A table with the name of its column of values.
#[derive(Debug, Clone, PartialEq)]
pub struct Named {
    /// The name; none if the table has the usual columns, or is wide.
    pub value: Option<String>,
    /// The table.
    pub table: Table,
}

/// Where the ratings of a table are.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Arrangement {
    /// One row per rating, ranking or comparison.
    Long,
    /// One row per item.
    Wide {
        /// The column of items; without one, items are known by their rows.
        item: Option<String>,
        /// The columns of raters.
        raters: Vec<String>,
        /// How many rows have no rating.
        unrated: u64,
        /// The columns of raters that have no rating.
        silent: Vec<String>,
    },
}

/// Reads a table of judgements whose layout is not known.
///
/// # Arguments
/// `input` is CSV, TSV, JSON lines or a workbook of Excel; text is UTF-8 or, with a byte-order mark, UTF-16. Cells that are
/// missing at the end of a row are empty. In files separated by semicolons or tabs and in workbooks, `3,5` is 3.5; all
/// values must then be written in this way. Without a scale, values decide: mostly texts are nominal, whole numbers within 20
/// of each other ordinal, and other numbers interval.
///
/// # Errors
/// [`Unreadable`] if the table as a whole cannot be read. Single invalid rows are in [`Table::bad`].
///
/// # Example
/// ```
/// use agreement::{Measure, reader::{self, Arrangement, Hints}};
/// let file = "id;text;ann;bob;cem\n1;one;2;3;2\n2;two;1;1;\n3;three;5;4\n";
/// let found = reader::detect(file.as_bytes(), &Hints::default())?;
/// let Arrangement::Wide { item, raters, .. } = &found.arrangement else { panic!() };
/// assert_eq!((item.as_deref(), &raters[..]), (Some("id"), &["ann", "bob", "cem"].map(String::from)[..]));
/// assert_eq!(found.left_out, ["text"]);
/// let table = &found.tables[0].table;
/// assert_eq!((table.n_rows(), table.scale().measure()), (7, Measure::Ordinal));
/// # Ok::<(), agreement::reader::Unreadable>(())
/// ```
pub fn detect(mut input: impl BufRead, hints: &Hints) -> Result<Detected, Unreadable> {
    let first = input.fill_buf()?;
    if first.starts_with(&tabular::parquet::MAGIC) {
        return Err(Unreadable::Stream);
    }
    if first.starts_with(&xlsx::MAGIC) {
        return workbook(input, hints);
    }
    if first.starts_with(b"\xd0\xcf\x11\xe0") {
        return Err(Unreadable::OldWorkbook);
    }
    let input = Input::open(Decoded::new(input)?)?;
    if input.format() == Format::Jsonl {
        return objects(input, hints);
    }
    let separator = separator(input.first_line());
    let options = tabular::read::Options::new(Format::Csv).names(Names::Any).quoted_tabs();
    let file = Delimited::open(input, &options.separated_by(separator).ragged())?;
    let found = from(file, hints, separator != b',')?;
    Ok(Detected { separator: Some(char::from(separator)), ..found })
}

/// The separator of a header: a tab if there is one, otherwise a semicolon if there are more of them than commas. What is
/// within quotation marks does not count.
fn separator(header: &[u8]) -> u8 {
    let header = header.split(|byte| *byte == b'\n').next().unwrap_or_default();
    let mut is_quoted = false;
    let mut n = [0_usize; 3];
    for byte in header {
        match byte {
            b'"' => is_quoted = !is_quoted,
            b'\t' if !is_quoted => n[0] += 1,
            b';' if !is_quoted => n[1] += 1,
            b',' if !is_quoted => n[2] += 1,
            _ => {}
        }
    }
    match n {
        [tabs, ..] if tabs > 0 => b'\t',
        [_, semicolons, commas] if semicolons > commas => b';',
        _ => b',',
    }
}

/// Reads a workbook.
fn workbook(input: impl Read, hints: &Hints) -> Result<Detected, Unreadable> {
    let mut bytes = Vec::new();
    input.take(xlsx::LARGEST as u64 + 1).read_to_end(&mut bytes)?;
    let mut workbook = Workbook::open(bytes)?;
    let name = workbook.choose(hints.sheet.as_deref())?;
    let has_several = workbook.sheets().len() > 1;
    let found = from(Headed::new(workbook.sheet(&name)?)?, hints, true)?;
    Ok(Detected { sheet: has_several.then_some(name), ..found })
}

/// Reads JSON lines.
fn objects(input: Input<impl BufRead>, hints: &Hints) -> Result<Detected, Unreadable> {
    if hints.layout == Some(Layout::Wide) {
        return Err(Unreadable::OnlyLong("JSON lines"));
    }
    let values: Vec<Option<&str>> = if hints.values.is_empty() {
        vec![None]
    } else {
        hints.values.iter().map(|value| Some(value.as_str())).collect()
    };
    let builders = values.iter().map(|value| Builder::new(&hints.options(*value))).collect();
    let tables = jsonl::read(input, builders)?;
    let named = |(table, value): (Table, Option<&str>)| Named { value: value.map(str::to_owned), table };
    Ok(Detected::long(tables.into_iter().zip(values).map(named).collect(), Vec::new()))
}

/// Reads rows, once it is known which columns hold what.
fn from(mut source: impl Source, hints: &Hints, commas: bool) -> Result<Detected, Unreadable> {
    if source.header().iter().all(|name| name.trim().is_empty()) {
        return Err(Unreadable::Empty);
    }
    let header = source.header().to_vec();
    let (plan, sample) = if let Some(plan) = plan::by_names(&header, hints)? {
        (plan, Sample::default())
    } else {
        let sample = Sample::of(&mut source)?;
        (plan::by_values(&header, &sample, hints)?, sample)
    };
    match plan {
        Plan::Long { values, left_out } => {
            let tables = long(source, sample, (&header, hints, commas), values)?;
            Ok(Detected::long(tables, left_out))
        }
        Plan::Wide(columns) => wide::read(source, sample, (&header, hints, commas), &columns),
    }
}

/// A builder of ratings, for a source.
fn builder(source: &impl Source, hints: &Hints, value: Option<&str>, commas: bool) -> Builder {
    let mut builder = Builder::new(&hints.options(value));
    if source.counted() == Counted::Row {
        builder.number_rows();
    }
    if commas {
        builder.allow_commas();
    }
    builder
}

/// A table for each column of values.
fn long(
    mut source: impl Source,
    sample: Sample,
    (header, hints, commas): (&[String], &Hints, bool),
    values: Vec<Option<String>>,
) -> Result<Vec<Named>, Unreadable> {
    let mut all = Vec::with_capacity(values.len());
    for value in &values {
        let mut builder = builder(&source, hints, value.as_deref(), commas);
        let shape = Shape::from_header(header, builder.columns());
        let places = places(shape, header, builder.columns(), builder.by())?;
        builder.shape(shape);
        all.push((builder, places));
    }
    for row in sample.rows {
        for (builder, places) in &mut all {
            match &row {
                Ok((line, cells)) => add(builder, places, *line, |place| Ok(cells[place].as_str())),
                Err(bad) => builder.refuse(bad.clone()),
            }
        }
    }
    while let Some(row) = source.next()? {
        for (builder, places) in &mut all {
            match &row {
                Ok(row) => add(builder, places, row.line(), |place| row.text(place)),
                Err(bad) => builder.refuse(bad.clone()),
            }
        }
    }
    let named = |((builder, _), value): ((Builder, _), _)| Ok(Named { value, table: builder.finish()? });
    all.into_iter().zip(values).map(named).collect()
}

/// Adds a row of a long table.
fn add<'a>(builder: &mut Builder, places: &[usize], line: u64, text: impl Fn(usize) -> Result<&'a str, BadRow>) {
    // No shape has more than five columns plus a column to split by.
    let mut fields = [""; 6];
    for (field, &place) in fields.iter_mut().zip(places) {
        match text(place) {
            Ok(text) => *field = text,
            Err(bad) => return builder.refuse(bad),
        }
    }
    builder.row(line, &fields[..places.len()]);
}

impl Detected {
    fn long(tables: Vec<Named>, left_out: Vec<String>) -> Self {
        Self { tables, arrangement: Arrangement::Long, separator: None, sheet: None, left_out }
    }
}

#[cfg(test)]
mod tests {
    use super::separator;

    #[test]
    fn a_separator_within_quotation_marks_is_text() {
        assert_eq!(separator(b"id;\"a, b, c\";ann"), b';');
        assert_eq!(separator(b"item,rater,value"), b',');
        assert_eq!(separator(b"id\tann, b;c\tbob"), b'\t');
        assert_eq!(separator(b"id"), b',');
        assert_eq!(separator(b"a;b,c;d\n1,2,3,4,5"), b';');
    }
}
