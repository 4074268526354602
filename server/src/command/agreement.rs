//! `concord agreement`: agreement of a table of judgements, without a study or a database.

use agreement::report::{Options, Size};
use agreement::simulate::Draws;
use agreement::{Bootstrap, report};
use anyhow::bail;
use clap::Args;

use super::format::{Format, print};
use super::memory::{megabytes, said};
use super::progress::waiting;
use super::table::{Judgements, whole};

/// Leaves a part of a report out; whether it was asked for.
type LeaveOut = fn(&mut Options) -> bool;

const EXAMPLES: &str = "Examples:
  concord agreement ratings.csv --levels=-3..3
  concord agreement answers.parquet --by language --format json
  concord agreement many.parquet --bootstrap 0 --simulate 0 --no-pairs --memory 4GB";

/// What `agreement` can be told.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct Agreement {
    #[command(flatten)]
    judgements: Judgements,
    /// Replicates of the bootstrap over items (BCa, joined with the jackknife); 0 leaves it out.
    #[arg(long, default_value_t = 1000)]
    bootstrap: usize,
    /// Draws of simulated annotators; 0 leaves them out. For kappa the mean of the others is rounded to the nearest level, halves to the even one.
    #[arg(long, default_value_t = 1000)]
    simulate: usize,
    /// Seed of both.
    #[arg(long, default_value_t = 7)]
    seed: u64,
    /// Adds agreement on "at least this value".
    #[arg(long, allow_hyphen_values = true)]
    threshold: Option<f64>,
    /// A column to report by, in addition to the whole table.
    #[arg(long)]
    by: Option<String>,
    /// Adds intraclass correlations by restricted maximum likelihood, which incomplete designs need.
    #[arg(long)]
    reml: bool,
    /// Adds each rater's agreement with the rest, and marks outliers.
    #[arg(long)]
    raters: bool,
    /// Leaves out Cohen's and Scott's coefficients, which compare every two raters: with thousands of raters, they need most of the memory.
    #[arg(long)]
    no_pairs: bool,
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
        let table = self.judgements.read(self.by.clone())?;
        let left_out = table.n_bad();
        let options = self.options();
        self.check(&Size::of(&table), &options)?;
        let bar = waiting("computing the report");
        let report = report::of(table, &options)?;
        bar.finish_and_clear();
        print(&match self.format {
            Format::Text => report.to_text(),
            Format::Json => serde_json::to_string_pretty(&report)? + "\n",
            Format::Csv => report.to_csv(),
            Format::Latex => report.to_latex(),
        })?;
        whole(left_out)
    }

    /// Refuses what needs more memory than may be used, and says what could be left out.
    fn check(&self, size: &Size, options: &Options) -> anyhow::Result<()> {
        let threads = std::thread::available_parallelism().map_or(1, usize::from) as u64;
        let memory = |options: &Options| size.memory(options, threads);
        let (need, limit) = (memory(options), self.judgements.memory().limit());
        said(need, limit, &format!("{} ratings of {} items: the report needs", size.ratings, size.items));
        if need <= limit {
            return Ok(());
        }
        let mut less = options.clone();
        let mut left_out = Vec::new();
        let mut helps = "Use a machine with more memory, or make a file of part of the items".to_owned();
        let steps: [(&str, LeaveOut); 4] = [
            ("--simulate 0", |options| options.simulate.take().is_some()),
            ("--bootstrap 0", |options| options.bootstrap.take().is_some()),
            ("--no-pairs", |options| std::mem::replace(&mut options.pairs, false)),
            ("no --raters", |options| std::mem::replace(&mut options.raters, false)),
        ];
        for (name, step) in steps {
            let before = memory(&less);
            if step(&mut less) && memory(&less) < before {
                left_out.push(name);
            }
            if memory(&less) <= limit {
                helps = format!("With {} it needs about {}", left_out.join(" and "), megabytes(memory(&less)));
                break;
            }
        }
        bail!(
            "the report needs about {} of memory, but only {} may be used (--memory). {helps}",
            megabytes(need),
            megabytes(limit)
        );
    }

    fn options(&self) -> report::Options {
        let bootstrap = Bootstrap { replicates: self.bootstrap, seed: self.seed, ..Bootstrap::default() };
        let draws = Draws { draws: self.simulate, seed: self.seed, ..Draws::default() };
        report::Options {
            bootstrap: (self.bootstrap > 0).then_some(bootstrap),
            simulate: (self.simulate > 0).then_some(draws),
            threshold: self.threshold,
            reml: self.reml,
            raters: self.raters,
            pairs: !self.no_pairs,
            ..report::Options::default()
        }
    }
}
