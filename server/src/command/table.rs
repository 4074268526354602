//! A table of judgements as commands take it: a file or the standard input, and what its values are.

use std::fs::File;
use std::io::{BufReader, Read as _, Seek as _, stdin};
use std::path::PathBuf;

use agreement::Scale;
use agreement::reader::{self, Parquet, Table};
use anyhow::{Context as _, bail};
use clap::{Args, ValueEnum};

use super::memory::{Memory, megabytes, said};
use super::progress::counter;

/// How values relate to each other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum Level {
    /// Names only.
    Nominal,
    /// Ordered.
    #[default]
    Ordinal,
    /// Numbers with equal steps.
    Interval,
    /// Numbers with a true zero.
    Ratio,
}

/// Where the table is, and what its values are.
#[derive(Debug, Args)]
pub struct Judgements {
    /// The table: `item,rater,value`, `item,rater,system,rank` or `item,rater,left,right,winner`, as CSV, TSV, JSON lines or Parquet. `-` reads the standard input, but not Parquet.
    file: PathBuf,
    /// How values relate to each other.
    #[arg(long, value_enum, default_value_t)]
    scale: Level,
    /// The values the scale has, also those nobody used: `-3..3`, or names in order: `poor,fair,good`.
    #[arg(long, allow_hyphen_values = true)]
    levels: Option<String>,
    /// Keeps several ratings of an item by one rater as ratings of their own, instead of leaving out all but the first.
    #[arg(long)]
    keep_replicates: bool,
    #[command(flatten)]
    memory: Memory,
}

impl Judgements {
    /// How much memory may be used.
    pub const fn memory(&self) -> &Memory {
        &self.memory
    }

    /// Reads the table, and names the rows that were left out on the standard error.
    ///
    /// # Errors
    /// The table cannot be read, or the levels make no scale.
    pub fn read(&self, by: Option<String>) -> anyhow::Result<Table> {
        let options = reader::Options { by, ..reader::Options::new(self.scale()?) };
        let table = if self.file.as_os_str() == "-" {
            reader::read(stdin().lock(), &options)?
        } else {
            let name = self.file.display().to_string();
            self.open(&options).context(name)?
        };
        for bad in table.bad() {
            eprintln!("{bad}");
        }
        if table.n_bad() > table.bad().len() {
            eprintln!("and {} more rows", table.n_bad() - table.bad().len());
        }
        Ok(table)
    }

    fn open(&self, options: &reader::Options) -> anyhow::Result<Table> {
        let mut file = File::open(&self.file).context("cannot open it")?;
        // What is no file on a disk, such as a named pipe, is read once, from its beginning.
        let first = if file.metadata()?.is_file() { first_bytes(&mut file)? } else { Vec::new() };
        if first == b"PK\x03\x04" {
            bail!("this is a ZIP archive: unpack it and name a file that was in it, such as answers.parquet");
        }
        if first != b"PAR1" && first != b"PARE" {
            return Ok(reader::read(BufReader::with_capacity(1 << 16, file), options)?);
        }
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

    fn scale(&self) -> anyhow::Result<Scale> {
        let scale = match self.scale {
            Level::Nominal => Scale::nominal(),
            Level::Ordinal => Scale::ordinal(),
            Level::Interval => Scale::interval(),
            Level::Ratio => Scale::ratio(),
        };
        let scale = if self.keep_replicates { scale.keep_replicates() } else { scale };
        match &self.levels {
            None => Ok(scale),
            Some(levels) => declared(scale, levels),
        }
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
