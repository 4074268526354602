//! `concord agreement`: agreement of a table of judgements, without a study or a database.

use agreement::simulate::Draws;
use agreement::{Bootstrap, report};
use clap::Args;

use super::format::{Format, print};
use super::table::{Judgements, whole};

/// What `agreement` can be told.
#[derive(Debug, Args)]
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
        let left_out = table.bad().len();
        let report = report::of(table, &self.options())?;
        print(&match self.format {
            Format::Text => report.to_text(),
            Format::Json => serde_json::to_string_pretty(&report)? + "\n",
            Format::Csv => report.to_csv(),
            Format::Latex => report.to_latex(),
        })?;
        whole(left_out)
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
            ..report::Options::default()
        }
    }
}
