//! `concord agreement`: agreement of a table of judgements, without a study or a database.

mod html;

use agreement::report::{Extent, Options, Report, Size};
use agreement::simulate::Draws;
use agreement::{Bootstrap, report};
use anyhow::bail;
use clap::{Args, ValueEnum};

use super::format::print;
use super::memory::{megabytes, said};
use super::progress::waiting;
use super::table::{Judgements, Needs, Read, whole};
use super::terminal;

/// Leaves a part of a report out; whether it was asked for.
type LeaveOut = fn(&mut Options) -> bool;

const EXAMPLES: &str = "Examples:
  concord agreement ratings.xlsx                       a spreadsheet, with a row per rating or a column per rater
  concord agreement ratings.csv --levels=-3..3         a scale with values that nobody used
  concord agreement ratings.csv --value fluency,adequacy
  concord agreement wide.csv --item sentence --rater ann,bob,cem
  concord agreement ratings.csv --format html > agreement.html
  concord agreement answers.parquet --by language --format json
  concord agreement many.parquet --bootstrap 0 --simulate 0 --no-pairs --memory 4GB";

/// How the report is printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum Format {
    /// For a terminal.
    #[default]
    Text,
    /// A file for a browser, with figures.
    Html,
    /// As data.
    Json,
    /// A row a number.
    Csv,
    /// A booktabs table.
    Latex,
}

/// What `agreement` can be told.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
#[expect(clippy::struct_excessive_bools, reason = "each is an option of the command line")]
pub struct Agreement {
    #[command(flatten)]
    judgements: Judgements,
    /// Shows all coefficients, simulated annotators and careless ones, not only the coefficients that fit the scale.
    #[arg(long)]
    all: bool,
    /// Replicates of the bootstrap over items (BCa, joined with the jackknife); 0 leaves it out.
    #[arg(long, default_value_t = 1000)]
    bootstrap: usize,
    /// Draws of simulated annotators, which --all and the other formats show; 0 leaves them out. For kappa the mean of the others is rounded to the nearest level, halves to the even one.
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
    /// The table cannot be read or has nothing to compare, or a row was left out: then the report is printed all the same.
    pub fn run(self) -> anyhow::Result<()> {
        let Read { tables, said, unusable } = self.judgements.read(self.by.clone(), Needs::Pairs)?;
        let options = self.options();
        let (mut reports, mut left_out) = (Vec::new(), 0);
        for named in tables {
            left_out = left_out.max(named.table.n_bad());
            self.check(&Size::of(&named.table), &options)?;
            let bar = waiting("computing the report");
            let report = report::of(named.table, &options);
            bar.finish_and_clear();
            reports.push((named.value, report?));
        }
        self.print(&said, reports)?;
        if let Some(why) = unusable {
            bail!("{why}");
        }
        whole(left_out)
    }

    /// Prints the reports. What was detected is part of text and of files for browsers; with data it is on the standard
    /// error.
    fn print(&self, said: &str, reports: Vec<(Option<String>, Report)>) -> anyhow::Result<()> {
        if !matches!(self.format, Format::Text | Format::Html) {
            eprintln!("{said}");
        }
        print(&match self.format {
            Format::Text => self.text(said, &reports),
            Format::Html => html::page(&self.judgements.name(), said, &reports)?,
            Format::Json => serde_json::to_string_pretty(&report::to_json(&reports))? + "\n",
            Format::Csv => report::to_csv(&reports),
            Format::Latex => report::to_latex(&reports),
        })
    }

    /// The reports for a terminal.
    fn text(&self, said: &str, reports: &[(Option<String>, Report)]) -> String {
        let view = terminal::view(self.extent());
        let mut text = format!("{}\n", view.faint(said));
        for (place, (name, report)) in reports.iter().enumerate() {
            if place > 0 {
                text.push('\n');
            }
            if let Some(name) = name.as_ref().filter(|_| reports.len() > 1) {
                text.push_str(&view.bold(&format!("{name}:")));
                text.push('\n');
            }
            text.push_str(&report.to_text(&view));
        }
        text
    }

    fn extent(&self) -> Extent {
        if self.all { Extent::All } else { Extent::Fitting }
    }

    /// Refuses what needs more memory than may be used, and says what could be left out.
    fn check(&self, size: &Size, options: &Options) -> anyhow::Result<()> {
        let threads = std::thread::available_parallelism().map_or(1, usize::from) as u64;
        let memory = |options: &Options| size.memory(options, threads);
        let (need, limit) = (memory(options), self.judgements.memory().limit());
        said(need, limit, &format!("{} of {}: the report needs", of(size.ratings, "rating"), of(size.items, "item")));
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
        // The coefficients that fit the scale are shown without simulated annotators.
        let simulates = self.simulate > 0 && (self.all || self.format != Format::Text);
        let draws = Draws { draws: self.simulate, seed: self.seed, ..Draws::default() };
        report::Options {
            bootstrap: (self.bootstrap > 0).then_some(bootstrap),
            simulate: simulates.then_some(draws),
            threshold: self.threshold,
            reml: self.reml,
            raters: self.raters,
            pairs: !self.no_pairs,
            ..report::Options::default()
        }
    }
}

/// A number of things.
fn of(n: u64, noun: &str) -> String {
    report::counted(usize::try_from(n).unwrap_or(usize::MAX), noun)
}
