//! One task by this crate.

use std::fs::File;
use std::io::BufReader;
use std::path::Path;
use std::time::Instant;

use agreement::aggregate::{self, BradleyTerryPlan, Em, MacePlan};
use agreement::cohen;
use agreement::correlation::{self, Tau};
use agreement::krippendorff::{Alpha, Metric};
use agreement::reader::{self, Table};
use agreement::report;
use agreement::simulate::{self, Draws};
use agreement::{Bootstrap, Coefficient, Kind, Ratings, Scale, fleiss, icc};
use serde::{Deserialize, Serialize};

/// What a side found out and how long it took, in seconds.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Answer {
    /// From the file to the answer.
    pub total: f64,
    /// The computation alone.
    pub compute: f64,
    /// The answer, where it is one number that is not random.
    #[serde(default)]
    pub value: Option<f64>,
    /// The answers of the rounds of a loop that were timed.
    #[serde(default)]
    pub values: Vec<f64>,
    /// How many rounds of a loop were timed, of how many.
    #[serde(default)]
    pub rounds: Option<(u32, u32)>,
    /// Peak memory of the process, in MiB.
    pub mib: f64,
    /// What its imports alone need, in MiB.
    #[serde(default)]
    pub mib_imports: f64,
}

/// Runs a task once.
pub fn run(task: &str, file: &Path) -> anyhow::Result<Answer> {
    let since = Instant::now();
    let (value, values, compute) = match task {
        "tau" | "rho" => {
            let (x, y) = series(file)?;
            let from = Instant::now();
            let of = if task == "tau" { correlation::kendall(&x, &y, Tau::B) } else { correlation::spearman(&x, &y) };
            (Some(of?.value), Vec::new(), from.elapsed())
        }
        "bradley_terry" => {
            let table = table(file)?;
            let from = Instant::now();
            let fit = aggregate::bradley_terry(table.comparisons(), &BradleyTerryPlan::default())?;
            (Some(fit.log_likelihood), Vec::new(), from.elapsed())
        }
        "report" => {
            let table = table(file)?;
            let from = Instant::now();
            let (bootstrap, simulate) = (Some(Bootstrap::default()), Some(Draws::default()));
            let report = report::of(table, &report::Options { bootstrap, simulate, ..report::Options::default() })?;
            (None, vec![report.to_text(&agreement::report::View::default()).len() as f64], from.elapsed())
        }
        _ => {
            let ratings = table(file)?.ratings()?;
            let from = Instant::now();
            let (value, values) = of_ratings(task, &ratings)?;
            (value, values, from.elapsed())
        }
    };
    let (total, compute) = (since.elapsed().as_secs_f64(), compute.as_secs_f64());
    Ok(Answer { total, compute, value, values, rounds: None, mib: peak(), mib_imports: 0.0 })
}

fn of_ratings(task: &str, ratings: &Ratings) -> anyhow::Result<(Option<f64>, Vec<f64>)> {
    let one = |value: f64| Ok((Some(value), Vec::new()));
    match task {
        "alpha_ordinal" => one(Alpha::of(ratings, Metric::Ordinal)?.estimate()?.value),
        "alpha_interval" => one(Alpha::of(ratings, Metric::Interval)?.estimate()?.value),
        "bootstrap_alpha" | "bootstrap_alpha_counts" => {
            let alpha = Alpha::of(ratings, Metric::Ordinal)?
                .bootstrapped(&Bootstrap { kind: Kind::Percentile, ..Bootstrap::default() })?;
            Ok((None, alpha.interval.map(|i| vec![i.low, i.high]).unwrap_or_default()))
        }
        "fleiss" => one(fleiss::kappa(ratings)?.value),
        "icc" => one(icc::forms(ratings, 0.95)?.icc2.value),
        "pairs" => {
            let quadratic = cohen::pairs(ratings)?.into_iter().map(|pair| pair.quadratic);
            Ok((None, quadratic.collect::<Result<_, _>>()?))
        }
        "simulate" => {
            let simulated = simulate::annotators(ratings, &Draws { replicates: 0, ..Draws::default() })?;
            Ok((None, vec![simulated.kappa_quadratic?.median]))
        }
        "dawid_skene" => {
            let plan = Em { iterations: 100, tolerance: f64::NEG_INFINITY };
            let fit = aggregate::dawid_skene(ratings, &plan)?;
            let best = |p: &Vec<f64>| p.iter().copied().fold(0.0, f64::max);
            one(fit.items.iter().map(|item| best(&item.probabilities)).sum::<f64>() / fit.items.len() as f64)
        }
        "dawid_skene_default" => {
            let fit = aggregate::dawid_skene(ratings, &Em::default())?;
            Ok((None, vec![fit.log_likelihood, fit.iterations as f64]))
        }
        "mace" => {
            let plan = MacePlan { tolerance: 0.0, ..MacePlan::default() };
            Ok((None, vec![aggregate::mace(ratings, &plan)?.log_likelihood]))
        }
        other => anyhow::bail!("no task {other}"),
    }
}

fn table(file: &Path) -> anyhow::Result<Table> {
    let input = BufReader::with_capacity(1 << 16, File::open(file)?);
    Ok(reader::read(input, &reader::Options::new(Scale::ordinal()))?)
}

fn series(file: &Path) -> anyhow::Result<(Vec<f64>, Vec<f64>)> {
    let (mut x, mut y) = (Vec::new(), Vec::new());
    let mut rows = csv::Reader::from_path(file)?;
    let mut row = csv::StringRecord::new();
    while rows.read_record(&mut row)? {
        x.push(row[0].parse()?);
        y.push(row[1].parse()?);
    }
    Ok((x, y))
}

/// Peak memory of this process, in MiB; 0 where the system does not say.
fn peak() -> f64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    line.and_then(|line| line.split_whitespace().next()?.parse::<f64>().ok()).map_or(0.0, |kib| kib / 1024.0)
}
