//! One task by this crate, from the file to the answer.

use std::fs::File;
use std::path::Path;
use std::time::Instant;

use agreement::aggregate::{self, Em};
use agreement::reader::{Options, Parquet, Table};
use agreement::report::{self, Kind};
use agreement::simulate::Draws;
use agreement::{Bootstrap, Coefficient, Scale, krippendorff};

use super::Measured;

/// The task that takes minutes for a million ratings of a thousand raters: each replicate has half a million pairs of
/// raters.
pub const LONG: &str = "report";

/// What is measured: the name of a task and what a reader calls it.
pub const TASKS: [(&str, &str); 7] = [
    ("read", "read the table, find repeated ratings"),
    ("alpha", "α ordinal, 1,000 bootstrap replicates"),
    ("report_counts", "report with intervals, `--no-pairs --simulate 0`"),
    ("report_bare", "report without intervals, `--bootstrap 0 --simulate 0`"),
    ("report", "the whole report, 1,000 replicates, 1,000 draws"),
    ("majority", "majority vote"),
    ("dawid_skene", "Dawid-Skene, 10 iterations"),
];

/// Runs a task once.
pub fn run(task: &str, file: &Path) -> anyhow::Result<Measured> {
    let since = Instant::now();
    let parquet = Parquet::open(File::open(file)?, &Options::new(Scale::ordinal()))?;
    let table = parquet.read(|_| ())?;
    anyhow::ensure!(table.n_bad() == 0, "{}", table.bad()[0]);
    let answer = match task {
        "read" => format!("{} ratings", table.n_rows()),
        "alpha" => {
            let ratings = table.ratings()?;
            drop(table);
            let alpha = krippendorff::Alpha::of(&ratings, krippendorff::Metric::Ordinal)?;
            let alpha = alpha.bootstrapped(&Bootstrap::default())?;
            let interval = alpha.interval.map_or_else(String::new, |i| format!(" [{:.6}, {:.6}]", i.low, i.high));
            format!("{:.6}{interval}", alpha.value)
        }
        "majority" => {
            let ratings = table.ratings()?;
            drop(table);
            let ties = aggregate::votes(&ratings)?.filter(|item| item.labels.len() > 1).count();
            format!("{ties} ties")
        }
        "dawid_skene" => {
            let ratings = table.ratings()?;
            drop(table);
            let fit = aggregate::dawid_skene(&ratings, &Em { iterations: 10, tolerance: f64::NEG_INFINITY })?;
            format!("log-likelihood {:.6e}", fit.log_likelihood)
        }
        _ => reported(task, table)?,
    };
    Ok(Measured { seconds: since.elapsed().as_secs_f64(), megabytes: peak(), answer })
}

fn reported(task: &str, table: Table) -> anyhow::Result<String> {
    let (bootstrap, simulate) = (Some(Bootstrap::default()), Some(Draws::default()));
    let options = match task {
        "report_counts" => report::Options { bootstrap, pairs: false, ..report::Options::default() },
        "report_bare" => report::Options::default(),
        "report" => report::Options { bootstrap, simulate, ..report::Options::default() },
        other => anyhow::bail!("no task {other}"),
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from) as u64;
    let estimated = report::Size::of(&table).memory(&options, threads) / 1_000_000;
    let report = report::of(table, &options)?;
    let Kind::Ratings(all) = &report.all else { anyhow::bail!("ratings") };
    Ok(format!("{} statistics, {} pairs; {estimated} MB were announced", all.statistics.len(), all.pairs.len()))
}

/// Peak memory of this process in MB; 0 where the system does not say.
fn peak() -> f64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    line.and_then(|line| line.split_whitespace().next()?.parse::<f64>().ok()).map_or(0.0, |kib| kib * 1.024e-3)
}
