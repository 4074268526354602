//! A table of judgements as commands take it: a file or the standard input, and what its values are.

mod said;
mod usable;

pub use usable::Needs;

use std::fs::File;
use std::io::{BufRead, BufReader, Read as _, Seek as _, stdin};
use std::path::PathBuf;

use agreement::reader::{self, Arrangement, BadRow, Detected, Hints, Layout, Named, Parquet};
use agreement::{Replicates, Scale};

use anyhow::{Context as _, bail};
use clap::{Args, ValueEnum};

use super::memory::{Memory, megabytes, said};
use super::progress::{counter, waiting};

/// How many rows that were left out are named.
const NAMED: usize = 20;

/// How values relate to each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Level {
    /// Names only.
    Nominal,
    /// Ordered.
    Ordinal,
    /// Numbers with equal steps.
    Interval,
    /// Numbers with a true zero.
    Ratio,
}

/// Where the ratings of an item are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Shape {
    /// A row per rating, with columns of items, raters and values.
    Long,
    /// A row per item, with a column for each rater.
    Wide,
}

/// Where the table is, and what its values are.
#[derive(Debug, Args)]
pub struct Judgements {
    /// The table, as CSV (separated by commas, semicolons or tabs), Excel workbook (.xlsx), JSON lines or Parquet: a row per
    /// rating (`item,rater,value`), a row per item with a column for each rater, `item,rater,system,rank`, or
    /// `item,rater,left,right,winner`. `-` reads the standard input, but not Parquet.
    file: PathBuf,
    /// How values relate to each other [default: by the values: texts are nominal, whole numbers within 20 of each other
    /// ordinal, other numbers interval].
    #[arg(long, value_enum)]
    scale: Option<Level>,
    /// The values the scale has, also those nobody used: `-3..3`, or names in order: `poor,fair,good`.
    #[arg(long, allow_hyphen_values = true)]
    levels: Option<String>,
    /// Where the ratings of an item are [default: by the columns].
    #[arg(long, value_enum)]
    layout: Option<Shape>,
    /// The column of items.
    #[arg(long, value_name = "COLUMN")]
    item: Option<String>,
    /// The column of raters; of a table with a column for each rater, these columns: `ann,bob,cem`.
    #[arg(long, value_name = "COLUMNS", value_delimiter = ',')]
    rater: Vec<String>,
    /// The column of values, or several: `fluency,adequacy`.
    #[arg(long, value_name = "COLUMNS", value_delimiter = ',')]
    value: Vec<String>,
    /// The sheet of a workbook [default: the first one that is not empty].
    #[arg(long, value_name = "NAME")]
    sheet: Option<String>,
    /// Keeps several ratings of an item by one rater as ratings of their own, instead of leaving out all but the first.
    #[arg(long)]
    keep_replicates: bool,
    #[command(flatten)]
    memory: Memory,
}

/// The tables of a file, one for each column of values.
pub struct Read {
    /// The tables.
    pub tables: Vec<Named>,
    /// What was detected, in a line.
    pub said: String,
    /// Why tables of other columns of values are not there, if so.
    pub unusable: Option<String>,
}

impl Judgements {
    /// How much memory may be used.
    pub const fn memory(&self) -> &Memory {
        &self.memory
    }

    /// What the file is called.
    pub fn name(&self) -> String {
        if self.file.as_os_str() == "-" { "standard input".to_owned() } else { self.file.display().to_string() }
    }

    /// Reads the tables, and names the rows that were left out on the standard error.
    ///
    /// # Errors
    /// The file cannot be read, the levels make no scale, or no table has ratings of two raters.
    pub fn read(&self, by: Option<String>, needs: Needs) -> anyhow::Result<Read> {
        let hints = self.hints(by)?;
        let mut found = if self.file.as_os_str() == "-" {
            Self::detect(stdin().lock(), &hints)?
        } else {
            let name = self.file.display().to_string();
            self.open(&hints).context(name)?
        };
        let has_scale = self.scale.is_some() || self.levels.is_some();
        let unusable = usable::keep(&self.file, &mut found, needs, has_scale)?;
        let said = said::line(&found, !has_scale);
        name_rows(&found.tables);
        Ok(Read { tables: found.tables, said, unusable })
    }

    /// Reads the only table.
    ///
    /// # Errors
    /// As [`read`](Self::read); there are several columns of values.
    pub fn read_one(&self) -> anyhow::Result<reader::Table> {
        let Read { mut tables, .. } = self.read(None, Needs::Judgements)?;
        if tables.len() > 1 {
            let names: Vec<&str> = tables.iter().filter_map(|one| one.value.as_deref()).collect();
            bail!(
                "{} has several columns of values: choose one of {} with --value",
                self.file.display(),
                names.join(", ")
            );
        }
        tables.pop().map(|one| one.table).context("there is no table")
    }

    /// Reads what is no Parquet.
    fn detect(input: impl BufRead, hints: &Hints) -> anyhow::Result<Detected> {
        let bar = waiting("reading the table");
        let found = reader::detect(input, hints);
        bar.finish_and_clear();
        Ok(found?)
    }

    fn open(&self, hints: &Hints) -> anyhow::Result<Detected> {
        let mut file = File::open(&self.file).context("cannot open it")?;
        if file.metadata()?.is_dir() {
            bail!("this is a folder; name a file in it");
        }
        // What is no file on a disk, such as a named pipe, is read once, from its beginning.
        let first = if file.metadata()?.is_file() { first_bytes(&mut file)? } else { Vec::new() };
        if first != b"PAR1" && first != b"PARE" {
            return Self::detect(BufReader::with_capacity(1 << 16, file), hints);
        }
        if hints.layout == Some(Layout::Wide) || hints.raters.len() > 1 {
            return Err(reader::Unreadable::OnlyLong("Parquet").into());
        }
        let values: Vec<Option<&str>> = if hints.values.is_empty() {
            vec![None]
        } else {
            hints.values.iter().map(|value| Some(value.as_str())).collect()
        };
        let mut tables = Vec::new();
        for value in values {
            let table = self.parquet(file.try_clone()?, &hints.options(value))?;
            tables.push(Named { value: value.map(str::to_owned), table });
        }
        Ok(Detected { tables, arrangement: Arrangement::Long, separator: None, sheet: None, left_out: Vec::new() })
    }

    fn parquet(&self, file: File, options: &reader::Options) -> anyhow::Result<reader::Table> {
        let parquet = Parquet::open(file, options)?;
        let (rows, need, limit) = (parquet.n_rows(), parquet.memory(), self.memory.limit());
        said(need, limit, &format!("{rows} rows: without names, reading them needs"));
        let fits = |need: u64, of: &str| -> anyhow::Result<()> {
            anyhow::ensure!(
                need <= limit,
                "{of} need about {} of memory, but only {} may be used. Use a machine with more memory, raise --memory if you know better, or make a file of part of the rows",
                megabytes(need),
                megabytes(limit)
            );
            Ok(())
        };
        fits(need, &format!("{rows} rows"))?;
        let bar = counter("rows read");
        let table = parquet.read_within(|read, need| {
            bar.set_position(read);
            fits(need, &format!("{rows} rows with the names of the first {read}"))
        })?;
        bar.finish_and_clear();
        Ok(table)
    }

    /// What the command line says about the table.
    fn hints(&self, by: Option<String>) -> anyhow::Result<Hints> {
        let scale = match self.scale {
            None if self.levels.is_none() => None,
            Some(Level::Nominal) => Some(Scale::nominal()),
            Some(Level::Ordinal) | None => Some(Scale::ordinal()),
            Some(Level::Interval) => Some(Scale::interval()),
            Some(Level::Ratio) => Some(Scale::ratio()),
        };
        let scale = scale.map(|scale| if self.keep_replicates { scale.keep_replicates() } else { scale });
        let scale = match (scale, &self.levels) {
            (Some(scale), Some(levels)) => Some(declared(scale, levels)?),
            (scale, _) => scale,
        };
        let layout = self.layout.map(|layout| match layout {
            Shape::Long => Layout::Long,
            Shape::Wide => Layout::Wide,
        });
        let replicates = if self.keep_replicates { Replicates::Keep } else { Replicates::Refuse };
        let names = |names: &[String]| names.iter().filter(|name| !name.trim().is_empty()).cloned().collect();
        Ok(Hints {
            scale,
            replicates,
            layout,
            item: self.item.clone(),
            raters: names(&self.rater),
            values: names(&self.value),
            by,
            sheet: self.sheet.clone(),
        })
    }
}

/// Names rows that were left out, each once, on the standard error.
fn name_rows(tables: &[Named]) {
    let mut rows: Vec<&BadRow> = tables.iter().flat_map(|one| one.table.bad()).collect();
    rows.sort_by_key(|bad| bad.line);
    rows.dedup();
    for bad in rows.iter().take(NAMED) {
        eprintln!("{bad}");
    }
    let more = tables.iter().map(|one| one.table.n_bad()).max().unwrap_or_default().max(rows.len());
    if more > NAMED {
        eprintln!("and {} more", more - NAMED);
    }
}

/// The first four bytes of a file, from which it is read again afterwards.
fn first_bytes(file: &mut File) -> std::io::Result<Vec<u8>> {
    let mut first = Vec::new();
    file.by_ref().take(4).read_to_end(&mut first)?;
    file.rewind()?;
    Ok(first)
}

/// Says that rows were left out, once the rest has been printed.
///
/// # Errors
/// Rows were left out.
pub fn whole(left_out: usize) -> anyhow::Result<()> {
    match left_out {
        0 => Ok(()),
        1 => bail!("1 row was left out"),
        n => bail!("{n} rows were left out"),
    }
}

/// `-3..3`, `1,2,5` or `poor,fair,good`.
fn declared(scale: Scale, levels: &str) -> anyhow::Result<Scale> {
    if let Some((low, high)) = levels.split_once("..") {
        let number =
            |text: &str| text.trim().parse::<i32>().with_context(|| format!("--levels: {text} is no whole number"));
        let (low, high) = (number(low)?, number(high)?);
        if low >= high {
            bail!("--levels: {low} is not below {high}");
        }
        return Ok(scale.with_range(low, high));
    }
    let words: Vec<&str> = levels.split(',').map(str::trim).collect();
    match words.iter().map(|word| word.parse::<f64>()).collect::<Result<Vec<f64>, _>>() {
        Ok(numbers) => Ok(scale.with_values(numbers)),
        Err(_) => Ok(scale.with_labels(words)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_a_range_numbers_or_names() {
        assert_eq!(declared(Scale::ordinal(), "-3..3").unwrap(), Scale::ordinal().with_range(-3, 3));
        assert_eq!(declared(Scale::ordinal(), "1, 2,5").unwrap(), Scale::ordinal().with_values([1.0, 2.0, 5.0]));
        assert_eq!(declared(Scale::ordinal(), "poor,good").unwrap(), Scale::ordinal().with_labels(["poor", "good"]));
        assert!(declared(Scale::ordinal(), "3..-3").is_err());
    }
}
