//! From a table of counted numbers to its statistics. Pure: the same table and seed give the same numbers anywhere.

use ::agreement::{
    Bootstrap, Coefficient, Estimate, Interval, Ratings, Scale, Undefined,
    fleiss::Fleiss,
    icc,
    krippendorff::{Alpha, Metric},
    percent::Percent,
    simulate::{self, Draws, Rankings, Summary},
};

use super::{
    report::{Agreement, Figure, Found, Statistic, Value},
    table::{Kind, Table},
};
use crate::db::counted::Row;

/// Draws of a simulation and replicates of a bootstrap.
const DRAWS: usize = 1_000;

/// Level of all intervals.
const LEVEL: f64 = 0.95;

/// The statistics of one table.
pub(crate) fn measure(table: &Table, seed: u64) -> Agreement {
    let measured = match &table.kind {
        Kind::Scale(points) => scale(table, points, seed),
        Kind::Ranking => ranking(&table.rows, seed),
    };
    Agreement {
        task: table.task,
        task_title: table.task_title.clone(),
        preset: table.preset.clone(),
        question: table.question.clone(),
        language: table.language.clone(),
        versions: table.versions.clone(),
        n_items: measured.counts[0],
        n_raters: measured.counts[1],
        n_ratings: measured.counts[2],
        n_pairs: measured.counts[3],
        coverage: measured.coverage,
        figures: measured.figures,
        config: table.config(&options(seed)),
    }
}

/// What can change the numbers beside the ratings, as it enters the hash.
pub(crate) fn options(seed: u64) -> String {
    format!(
        "draws {DRAWS}, level {LEVEL}, seed {seed}, percentile, half to even, concord {}",
        env!("CARGO_PKG_VERSION")
    )
}

struct Measured {
    /// Items, raters, judgements, pairs.
    counts: [usize; 4],
    coverage: f64,
    figures: Vec<Figure>,
}

fn scale(table: &Table, points: &[i64], seed: u64) -> Measured {
    let triples = table.rows.iter().map(|row| (item(row), row.worker_id.0, row.number as f64));
    let scale = Scale::ordinal().with_values(points.iter().map(|point| *point as f64));
    match Ratings::from_numbers(triples, &scale) {
        Ok(ratings) => Measured {
            counts: [ratings.n_items(), ratings.n_raters(), ratings.n_ratings(), ratings.n_pairs()],
            coverage: ratings.coverage(),
            figures: of_ratings(&ratings, seed),
        },
        Err(refused) => Measured {
            counts: [0, 0, table.rows.len(), 0],
            coverage: 0.0,
            figures: vec![Figure {
                statistic: Statistic::PercentAgreement,
                found: Found::Undefined { undefined: refused.to_string() },
            }],
        },
    }
}

/// What is judged: the output, or the source where no output was shown.
fn item(row: &Row) -> uuid::Uuid {
    row.output_id.map_or(row.source_id.0, |output| output.0)
}

fn of_ratings(ratings: &Ratings, seed: u64) -> Vec<Figure> {
    use Statistic as S;
    let plan = Bootstrap { seed, replicates: DRAWS, level: LEVEL, ..Bootstrap::default() };
    let estimated = |result: Result<Estimate, Undefined>| result.map(of_estimate);
    let draws = simulate::annotators(ratings, &Draws { draws: DRAWS, seed, ..Draws::default() });
    let simulated = |statistic: Statistic, pick: fn(&simulate::Simulated) -> &Result<Summary, Undefined>| {
        let summary = draws.as_ref().map_err(|reason| *reason).and_then(|all| pick(all).clone());
        figure(
            statistic,
            summary.map(|summary| {
                of_summary(&summary, ratings.n_paired_items(), ratings.n_ratings(), "simulated annotators")
            }),
        )
    };
    vec![
        figure(S::PercentAgreement, Percent::of(ratings).and_then(|c| estimated(c.bootstrapped(&plan)))),
        figure(S::Fleiss, Fleiss::of(ratings).and_then(|c| estimated(c.bootstrapped(&plan)))),
        figure(
            S::KrippendorffOrdinal,
            Alpha::of(ratings, Metric::Ordinal).and_then(|c| estimated(c.bootstrapped(&plan))),
        ),
        figure(
            S::KrippendorffInterval,
            Alpha::of(ratings, Metric::Interval).and_then(|c| estimated(c.bootstrapped(&plan))),
        ),
        figure(S::Icc1, icc::one_way(ratings, LEVEL).map(|(single, _)| of_icc(&single))),
        simulated(S::SimulatedKappaQuadratic, |all| &all.kappa_quadratic),
        simulated(S::SimulatedKappaLinear, |all| &all.kappa_linear),
        simulated(S::SimulatedSpearman, |all| &all.spearman),
    ]
}

/// Ranks are aligned by output within their source; an output's place among the source's outputs is its code.
fn ranking(rows: &[Row], seed: u64) -> Measured {
    let mut codes = std::collections::BTreeMap::new();
    for row in rows {
        let of_source: &mut Vec<_> = codes.entry(row.source_id).or_default();
        if !of_source.contains(&row.output_id) {
            of_source.push(row.output_id);
        }
    }
    let code = |row: &Row| codes[&row.source_id].iter().position(|output| *output == row.output_id).unwrap_or_default();
    let rankings = Rankings::of(rows.iter().map(|row| (row.source_id, row.worker_id, code(row), row.number as f64)));
    let n_raters = rows.iter().map(|row| row.worker_id).collect::<std::collections::BTreeSet<_>>().len();
    let per_item = |all: &Rankings| all.items().iter().map(Vec::len).collect::<Vec<_>>();
    let sizes = rankings.as_ref().map(per_item).unwrap_or_default();
    let (n_items, n_rankings) = (sizes.len(), sizes.iter().sum::<usize>());
    let tau = rankings.and_then(|all| simulate::rankings(&all, &Draws { draws: DRAWS, seed, ..Draws::default() }));
    let n_paired = sizes.iter().filter(|size| **size >= 2).count();
    let method = "Kendall's tau-b, mean over items, simulated annotators";
    Measured {
        counts: [n_items, n_raters, n_rankings, sizes.iter().map(|size| size * size.saturating_sub(1) / 2).sum()],
        coverage: if n_items * n_raters == 0 { 0.0 } else { n_rankings as f64 / (n_items * n_raters) as f64 },
        figures: vec![figure(
            Statistic::SimulatedKendall,
            tau.map(|tau| of_summary(&tau, n_paired, n_rankings, method)),
        )],
    }
}

fn figure(statistic: Statistic, result: Result<Value, Undefined>) -> Figure {
    let found = match result {
        Ok(value) => Found::Value(value),
        Err(reason) => Found::Undefined { undefined: reason.to_string() },
    };
    Figure { statistic, found }
}

fn of_estimate(estimate: Estimate) -> Value {
    Value {
        value: estimate.value,
        method: with_interval(estimate.method, estimate.interval.as_ref()),
        interval: estimate.interval.map(|interval| [interval.low, interval.high]),
        sd: None,
        n_items: estimate.n_items,
        n_ratings: estimate.n_ratings,
    }
}

fn of_icc(icc: &icc::Icc) -> Value {
    Value {
        value: icc.value,
        method: with_interval(icc.method.clone(), icc.interval.as_ref()),
        interval: icc.interval.as_ref().map(|interval| [interval.low, interval.high]),
        sd: None,
        n_items: icc.n_items,
        n_ratings: icc.n_ratings,
    }
}

fn of_summary(summary: &Summary, n_items: usize, n_ratings: usize, method: &str) -> Value {
    let left_out = match summary.undefined {
        0 => String::new(),
        n => format!(", {n} draws without a value left out"),
    };
    Value {
        value: summary.median,
        interval: Some([summary.low, summary.high]),
        sd: Some(summary.sd),
        n_items,
        n_ratings,
        method: format!(
            "{method}; median of {} draws, interval: their 2.5 and 97.5 % quantiles, seed {}{left_out}",
            summary.draws, summary.seed
        ),
    }
}

fn with_interval(method: String, interval: Option<&Interval>) -> String {
    match interval {
        Some(interval) => format!("{method}; interval: {}", interval.method),
        None => method,
    }
}
