//! Rows of named values, whatever the format of the file.

use std::io::{BufRead, Chain, Cursor};

use serde_json::Value;

use super::{
    Delimited, Fault, Format, Input, Limits, Line, Lines, Next, Object, Objects, Options, Record, Refused, Unreadable,
};

/// The name of the only column of a file of plain lines.
pub const LINE: &str = "text";

/// A file of rows.
#[derive(Debug)]
pub struct Rows<R> {
    file: File<R>,
    columns: Vec<String>,
    limits: Limits,
}

#[derive(Debug)]
enum File<R> {
    Delimited(Box<Delimited<R>>),
    Objects(Objects<R>),
    Lines(Lines<Chain<Cursor<Vec<u8>>, R>>),
}

/// A row with its line.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// The line on which it begins, from 1.
    pub line: u64,
    /// Its cells with the names of their columns, in the order of the file. Cells of JSON Lines are any values, all
    /// others are texts.
    pub cells: Vec<(String, Value)>,
}

impl<R: BufRead> Rows<R> {
    /// Opens a file, and reads its header if it has one.
    ///
    /// # Errors
    /// The file is empty or in UTF-16, its header cannot be used, or it cannot be read.
    ///
    /// # Example
    /// ```
    /// use tabular::read::{Format, Options, Rows};
    /// let file = "id,text\n1,\"two\nlines\"\n2,one,too many\n3,last\n";
    /// let mut rows = Rows::open(file.as_bytes(), &Options::new(Format::Csv))?;
    /// assert_eq!(rows.columns(), ["id", "text"]);
    /// let first = rows.read_row()?.unwrap()?;
    /// assert_eq!((first.line, first.cells[1].1.as_str()), (2, Some("two\nlines")));
    /// let refused = rows.read_row()?.unwrap().unwrap_err();
    /// assert_eq!(refused.line, 4);
    /// assert_eq!(rows.read_row()?.unwrap()?.line, 5);
    /// assert!(rows.read_row()?.is_none());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn open(input: R, options: &Options) -> Result<Self, Unreadable> {
        let (input, limits) = (Input::open(input)?, options.limits);
        let (file, columns) = match options.format {
            Format::Csv | Format::Tsv => {
                let file = Delimited::open(input, options)?;
                let columns = file.columns().to_vec();
                (File::Delimited(Box::new(file)), columns)
            }
            Format::Jsonl => (File::Objects(Objects::new(input, limits)), Vec::new()),
            Format::Lines => {
                let longest = limits.row.min(limits.cell);
                (File::Lines(Lines::new(input.into_reader(), longest)), vec![LINE.to_owned()])
            }
        };
        Ok(Self { file, columns, limits })
    }

    /// The names of the columns. JSON Lines have no header: see [`names`](super::names).
    pub fn columns(&self) -> &[String] {
        &self.columns
    }

    /// The next row.
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn read_row(&mut self) -> Next<Row> {
        Ok(match &mut self.file {
            File::Delimited(file) => {
                file.read_record()?.map(|record| record.and_then(|record| delimited_row(&self.columns, record)))
            }
            File::Objects(file) => {
                let row = |Object { line, members }| Row { line, cells: members };
                file.read_object()?.map(|object| object.map(row))
            }
            File::Lines(file) => file.read_line()?.map(|line| plain_row(line, &self.limits)),
        })
    }

    /// The line on which the last row begins, from 1.
    pub fn line(&self) -> u64 {
        match &self.file {
            File::Delimited(file) => file.line(),
            File::Objects(file) => file.line(),
            File::Lines(file) => file.number(),
        }
    }
}

fn delimited_row(columns: &[String], record: Record<'_>) -> Result<Row, Refused> {
    let cell = |(name, text): (&String, Result<&str, Fault>)| Ok((name.clone(), Value::String(text?.to_owned())));
    let cells = columns.iter().zip(record.texts()).map(cell).collect::<Result<_, _>>();
    let line = record.line;
    cells.map(|cells| Row { line, cells }).map_err(|fault| Refused { line, fault })
}

fn plain_row(line: Line<'_>, limits: &Limits) -> Result<Row, Refused> {
    let number = line.number;
    let text = if line.is_cut() {
        let longest = limits.row.min(limits.cell);
        Err(Fault::LongCell { column: LINE.to_owned(), n: line.n_bytes, longest })
    } else {
        line.text()
    };
    let row = |text: &str| Row { line: number, cells: vec![(LINE.to_owned(), Value::String(text.to_owned()))] };
    text.map(row).map_err(|fault| Refused { line: number, fault })
}
