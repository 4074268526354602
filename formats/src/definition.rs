//! What a format is: how it is recognised, read and written.

use crate::Error;
use crate::grouped::Grouped;
use crate::input::File;
use crate::model::Record;
use crate::output::Output;
use crate::reading::Reading;
use crate::report::Losses;

/// A format of files.
#[derive(Debug)]
pub struct Format {
    /// Its name on the command line.
    pub name: &'static str,
    /// Its name in sentences.
    pub title: &'static str,
    /// The endings of its files, the usual one first.
    pub endings: &'static [&'static str],
    /// The names, without their endings, of files that explain the answers: those that lie in the same folder are read too.
    pub with: &'static [&'static str],
    /// Whether it is written as a folder of files.
    pub is_folder: bool,
    /// Reads it; none where it can only be written.
    pub read: Option<Read>,
    /// Writes it; none where it can only be read.
    pub write: Option<Write>,
    /// Whether a file is in this format, and why.
    pub sniff: fn(&Head<'_>) -> Option<Guess>,
}

/// Reads the files of an import.
pub type Read = fn(&mut Reading<'_>) -> Result<(), Error>;

/// Begins a file.
pub type Open = fn(&mut dyn Output) -> Result<Box<dyn Writer>, Error>;

/// How a format is written.
#[derive(Clone, Copy, Debug)]
pub enum Write {
    /// Record by record.
    Stream(Open),
    /// Record by record, of which only the answers are written.
    Answers(Open),
    /// Item by item, when all records are known.
    Items(fn(&mut Grouped, &mut dyn Output, &mut Losses) -> Result<(), Error>),
}

/// A file that is being written record by record.
pub trait Writer {
    /// Adds a record.
    ///
    /// # Errors
    /// The file cannot be written.
    fn record(&mut self, record: Record, losses: &mut Losses) -> Result<(), Error>;

    /// Ends the file.
    ///
    /// # Errors
    /// The file cannot be written.
    fn finish(self: Box<Self>) -> Result<(), Error>;
}

/// The beginning of a file.
#[derive(Debug)]
pub struct Head<'a> {
    /// The file.
    pub file: &'a File,
    /// Its first bytes, as text; the last character may be cut off.
    pub text: String,
    /// The names in its first line, if it is a table.
    pub columns: Vec<String>,
}

/// Why a file is likely to be in a format.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guess {
    /// How much speaks for it, from 1 to 100.
    pub sure: u8,
    /// What speaks for it, to be read after "because".
    pub why: String,
}

impl Guess {
    /// This much speaks for it, and this.
    pub fn new(sure: u8, why: impl Into<String>) -> Option<Self> {
        Some(Self { sure, why: why.into() })
    }
}

impl<'a> Head<'a> {
    /// The beginning of this file.
    ///
    /// # Errors
    /// It cannot be read.
    pub fn new(file: &'a File) -> Result<Self, Error> {
        let bytes = file.head()?;
        let text = String::from_utf8_lossy(&bytes);
        let text = text.strip_prefix('\u{feff}').unwrap_or(&text).trim_start().to_owned();
        let line = text.lines().next().unwrap_or_default();
        let is_table = !text.starts_with(['{', '[', '<']) && !text.starts_with("PAR1");
        let separator = if line.contains('\t') {
            '\t'
        } else if line.contains(',') {
            ','
        } else {
            ';'
        };
        let names = line.split(separator).map(|name| name.trim().trim_matches('"').to_owned());
        let columns = if is_table { names.collect() } else { Vec::new() };
        Ok(Self { file, text, columns })
    }

    /// Whether it is JSON.
    pub fn is_json(&self) -> bool {
        self.text.starts_with(['{', '['])
    }

    /// Whether it is JSON with all of these keys at its beginning.
    pub fn has_keys(&self, keys: &[&str]) -> bool {
        self.is_json() && keys.iter().all(|key| self.text.contains(&format!("\"{key}\"")))
    }

    /// Whether it is a table with this column, in any case.
    pub fn has_column(&self, name: &str) -> bool {
        self.columns.iter().any(|column| column.eq_ignore_ascii_case(name))
    }

    /// Whether it is a table with all of these columns.
    pub fn has_columns(&self, names: &[&str]) -> bool {
        names.iter().all(|name| self.has_column(name))
    }

    /// Whether it is Parquet.
    pub fn is_parquet(&self) -> bool {
        self.text.starts_with("PAR1")
    }
}

/// Writes JSON and a line end.
pub(crate) fn json_line(out: &mut dyn std::io::Write, value: &impl serde::Serialize) -> Result<(), Error> {
    serde_json::to_writer(&mut *out, value)?;
    out.write_all(b"\n")?;
    Ok(())
}
