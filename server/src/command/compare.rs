//! `concord compare`: is one list of scores better than another, item by item?

use std::fs;
use std::path::{Path, PathBuf};

use agreement::Undefined;
use agreement::report::counted;
use agreement::significance::{self, Alternative, Resampling, Test};
use anyhow::{Context as _, bail, ensure};
use clap::{Args, ValueEnum};
use serde::Serialize;
use tabular::csv::{Cell, Writer};

use super::aggregate::Shape;
use super::format::print;
use super::progress::waiting;

/// The head of the CSV.
const HEAD: [&str; 11] =
    ["first", "other", "difference", "low", "high", "p", "holm", "statistic", "n", "method", "undefined"];

/// How two lists are compared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum Method {
    /// Items drawn with replacement; p is too small with fewer than 50 items.
    Bootstrap,
    /// Signs of the differences exchanged: all of them up to 16 items, at random above.
    #[default]
    Randomisation,
    /// Student's t of the differences.
    T,
    /// Wilcoxon's signed ranks: zeros dropped, exact up to 50 items that differ.
    Wilcoxon,
    /// How often one is above the other.
    Sign,
    /// McNemar's, of lists of 0 and 1.
    Mcnemar,
    /// Ranks of two lists that are not about the same items.
    MannWhitney,
}

/// What is held against "no difference".
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum Side {
    /// There is a difference.
    #[default]
    TwoSided,
    /// The other list is smaller than the first.
    Less,
    /// The other list is greater than the first.
    Greater,
}

const EXAMPLES: &str = "\
Each file has one number per line, and line 7 of every file is about the same item. A difference is the mean of the
other file less the mean of the first; p is corrected by Holm's method if there are several other files.

Examples:
  concord score --hyp a.txt --ref ref.txt --metric chrf --level segment --format csv | tail -n +2 | cut -d, -f2 > a.scores
  concord compare baseline.scores a.scores b.scores
  concord compare baseline.right a.right --test mcnemar --format json";

/// What `compare` can be told.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct Compare {
    /// The scores that the others are compared with: a number a line, an item a line.
    first: PathBuf,
    /// Scores of the same items, in the same order. Of several, p is corrected by Holm's method.
    #[arg(required = true)]
    others: Vec<PathBuf>,
    /// How they are compared.
    #[arg(long, value_enum, default_value_t)]
    test: Method,
    /// What is held against "no difference", of the tests that have sides.
    #[arg(long, value_enum, default_value_t)]
    alternative: Side,
    /// Draws of the bootstrap, and of the randomisation test above 16 items.
    #[arg(long, default_value_t = 10_000)]
    replicates: usize,
    /// Their seed.
    #[arg(long, default_value_t = 7)]
    seed: u64,
    /// How the result is printed.
    #[arg(long, value_enum, default_value_t)]
    format: Shape,
}

/// One list against the first.
#[derive(Serialize)]
struct Compared {
    first: String,
    other: String,
    /// p corrected for the number of lists, where there are several.
    holm: Option<f64>,
    #[serde(flatten)]
    result: Outcome,
}

/// A test's result, or why it has none.
#[derive(Serialize)]
#[serde(untagged)]
enum Outcome {
    Test(Test),
    Undefined { undefined: String },
}

impl Compare {
    /// Compares each list with the first and prints a line each. A difference is the other's mean less the first's.
    ///
    /// # Errors
    /// A file cannot be read, a line is no number, or two lists are not equally long.
    pub fn run(self) -> anyhow::Result<()> {
        let first = scores(&self.first)?;
        let mut all = Vec::new();
        for path in &self.others {
            let other = scores(path)?;
            ensure!(
                self.test == Method::MannWhitney || other.len() == first.len(),
                "{} has {} and {} has {}: they must be about the same items, a line each",
                self.first.display(),
                counted(first.len(), "line"),
                path.display(),
                counted(other.len(), "line")
            );
            let bar = waiting("comparing");
            let result = self.of(&other, &first);
            bar.finish_and_clear();
            let result = match result? {
                Ok(test) => Outcome::Test(test),
                Err(undefined) => Outcome::Undefined { undefined: undefined.to_string() },
            };
            let (first, other) = (self.first.display().to_string(), path.display().to_string());
            all.push(Compared { first, other, holm: None, result });
        }
        if let [Compared { other, result: Outcome::Undefined { undefined }, .. }] = all.as_slice() {
            bail!("{other} cannot be compared with {}: {undefined}", self.first.display());
        }
        correct(&mut all);
        print(&match self.format {
            Shape::Json => serde_json::to_string_pretty(&all)? + "\n",
            Shape::Csv => csv(&all),
            Shape::Text => all.iter().map(Compared::to_text).collect(),
        })
    }

    fn of(&self, x: &[f64], y: &[f64]) -> anyhow::Result<Result<Test, Undefined>> {
        let plan = Resampling { replicates: self.replicates, seed: self.seed };
        let side = match self.alternative {
            Side::TwoSided => Alternative::TwoSided,
            Side::Less => Alternative::Less,
            Side::Greater => Alternative::Greater,
        };
        Ok(match self.test {
            Method::Bootstrap => significance::paired_bootstrap(x, y, &plan),
            Method::Randomisation => significance::randomisation(x, y, &plan),
            Method::T => significance::paired_t(x, y, side),
            Method::Wilcoxon => significance::wilcoxon(x, y, side),
            Method::Sign => significance::sign(x, y, side),
            Method::MannWhitney => significance::mann_whitney(x, y, side),
            Method::Mcnemar => significance::mcnemar(&right(x)?, &right(y)?),
        })
    }
}

impl Compared {
    fn csv_row(&self) -> [Cell<'_>; HEAD.len()] {
        let Self { first, other, holm, result } = self;
        let mut cells = [const { Cell::Empty }; HEAD.len()];
        (cells[0], cells[1]) = (first.into(), other.into());
        match result {
            Outcome::Undefined { undefined } => cells[10] = undefined.into(),
            Outcome::Test(test) => {
                cells[2] = test.difference.into();
                cells[3] = test.interval.as_ref().map(|interval| interval.low).into();
                cells[4] = test.interval.as_ref().map(|interval| interval.high).into();
                cells[5] = test.p.into();
                cells[6] = (*holm).into();
                cells[7] = test.statistic.into();
                cells[8] = test.n.into();
                cells[9] = (&test.method).into();
            }
        }
        cells
    }

    fn to_text(&self) -> String {
        let Self { first, other, holm, result } = self;
        let test = match result {
            Outcome::Undefined { undefined } => return format!("{other} against {first}: undefined: {undefined}\n"),
            Outcome::Test(test) => test,
        };
        let interval = test.interval.as_ref();
        let interval = interval.map_or_else(String::new, |i| format!(" [{:+.4}, {:+.4}]", i.low, i.high));
        let holm = holm.map_or_else(String::new, |p| format!(" (Holm {p:.4})"));
        let Test { difference, p, statistic, n, method, .. } = test;
        format!(
            "{other} against {first}: {difference:+.4}{interval}, p {p:.4}{holm}, statistic {statistic:.4}, n {n}, {method}\n"
        )
    }
}

/// Corrects p for the number of tests that have one.
fn correct(all: &mut [Compared]) {
    let p = |one: &Compared| match &one.result {
        Outcome::Test(test) => Some(test.p),
        Outcome::Undefined { .. } => None,
    };
    let known: Vec<f64> = all.iter().filter_map(p).collect();
    if known.len() < 2 {
        return;
    }
    for (one, corrected) in all.iter_mut().filter(|one| p(one).is_some()).zip(significance::holm(&known)) {
        one.holm = Some(corrected);
    }
}

fn csv(all: &[Compared]) -> String {
    let mut file = Writer::new(&HEAD);
    for compared in all {
        file.row(compared.csv_row());
    }
    file.finish()
}

/// A number a line.
fn scores(path: &Path) -> anyhow::Result<Vec<f64>> {
    let name = path.display();
    let text = fs::read_to_string(path).with_context(|| format!("cannot read {name}"))?;
    let number = |(line, text): (usize, &str)| match text.trim().parse::<f64>() {
        Ok(value) if value.is_finite() => Ok(value),
        _ => bail!("{name}, line {}: \"{}\" is no number; write one number per line", line + 1, text.trim()),
    };
    ensure!(!text.trim().is_empty(), "{name} is empty; write one number per line");
    text.lines().enumerate().map(number).collect()
}

/// What McNemar's test takes: 1 is right, 0 is wrong.
fn right(scores: &[f64]) -> anyhow::Result<Vec<bool>> {
    let whether = |score: &f64| match *score {
        1.0 => Ok(true),
        0.0 => Ok(false),
        other => bail!("--test mcnemar compares lists of 0 and 1, and {other} is neither; use another --test"),
    };
    scores.iter().map(whether).collect()
}
