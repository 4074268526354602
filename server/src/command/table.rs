//! A table of judgements as commands take it: a file or the standard input, and what its values are.

use std::fs::File;
use std::io::{BufReader, stdin};
use std::path::PathBuf;

use agreement::Scale;
use agreement::reader::{self, Table};
use anyhow::{Context as _, bail};
use clap::{Args, ValueEnum};

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
    /// The table: `item,rater,value`, `item,rater,system,rank` or `item,rater,left,right,winner`, as CSV, TSV or JSON lines. `-` reads the standard input.
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
}

impl Judgements {
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
            let file = File::open(&self.file).with_context(|| format!("cannot open {name}"))?;
            reader::read(BufReader::with_capacity(1 << 16, file), &options).context(name)?
        };
        for bad in table.bad() {
            eprintln!("{bad}");
        }
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
