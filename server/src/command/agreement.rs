//! `concord agreement`: agreement of a table of judgements, without a study or a database.

use std::fs::File;
use std::io::{BufReader, stdin};
use std::path::PathBuf;

use agreement::reader::{self, Table};
use agreement::simulate::Draws;
use agreement::{Bootstrap, Scale, report};
use anyhow::{Context as _, bail};
use clap::{Args, ValueEnum};

use super::format::{Format, print};

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

/// What `agreement` can be told.
#[derive(Debug, Args)]
pub struct Agreement {
    /// The table: `item,rater,value`, `item,rater,system,rank` or `item,rater,left,right,winner`, as CSV, TSV or JSON lines. `-` reads the standard input.
    file: PathBuf,
    /// How values relate to each other.
    #[arg(long, value_enum, default_value_t)]
    scale: Level,
    /// The values the scale has, also those nobody used: `-3..3`, or names in order: `poor,fair,good`.
    #[arg(long, allow_hyphen_values = true)]
    levels: Option<String>,
    /// Replicates of the bootstrap over items; 0 leaves it out.
    #[arg(long, default_value_t = 1000)]
    bootstrap: usize,
    /// Draws of simulated annotators; 0 leaves them out.
    #[arg(long, default_value_t = 1000)]
    simulate: usize,
    /// Seed of both.
    #[arg(long, default_value_t = 7)]
    seed: u64,
    /// Adds agreement on "at least this value".
    #[arg(long, allow_hyphen_values = true)]
    threshold: Option<f64>,
    /// A column to report by, beside the whole.
    #[arg(long)]
    by: Option<String>,
    /// Adds intraclass correlations by restricted maximum likelihood, which incomplete designs need.
    #[arg(long)]
    reml: bool,
    /// Keeps several ratings of an item by one rater as ratings of their own, instead of leaving out all but the first.
    #[arg(long)]
    keep_replicates: bool,
    /// How the report is printed.
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

impl Agreement {
    /// Reads the table, prints the report, and names the rows that were left out on the standard error.
    ///
    /// # Errors
    /// The table cannot be read, or a row was left out: the report is printed all the same.
    pub fn run(self) -> anyhow::Result<()> {
        let table = self.read()?;
        for bad in table.bad() {
            eprintln!("{bad}");
        }
        let report = report::of(&table, &self.options())?;
        print(&match self.format {
            Format::Text => report.to_text(),
            Format::Json => serde_json::to_string_pretty(&report)? + "\n",
            Format::Csv => report.to_csv(),
            Format::Latex => report.to_latex(),
        })?;
        match table.bad().len() {
            0 => Ok(()),
            1 => bail!("1 row was left out"),
            n => bail!("{n} rows were left out"),
        }
    }

    fn read(&self) -> anyhow::Result<Table> {
        let options = reader::Options { by: self.by.clone(), ..reader::Options::new(self.scale()?) };
        if self.file.as_os_str() == "-" {
            return Ok(reader::read(stdin().lock(), &options)?);
        }
        let name = self.file.display().to_string();
        let file = File::open(&self.file).with_context(|| format!("cannot open {name}"))?;
        reader::read(BufReader::with_capacity(1 << 16, file), &options).context(name)
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

    fn options(&self) -> report::Options {
        let bootstrap = Bootstrap { replicates: self.bootstrap, seed: self.seed, ..Bootstrap::default() };
        let draws = Draws { draws: self.simulate, seed: self.seed, ..Draws::default() };
        report::Options {
            bootstrap: (self.bootstrap > 0).then_some(bootstrap),
            simulate: (self.simulate > 0).then_some(draws),
            threshold: self.threshold,
            reml: self.reml,
            ..report::Options::default()
        }
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
