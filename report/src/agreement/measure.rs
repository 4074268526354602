//! Computes statistics from a table of counted numbers. The functions are pure: the same table and seed give the same
//! numbers on any machine.

use ::agreement::{
    Bootstrap, Estimate, Interval, Ratings, Refused, Scale, Ties, Undefined,
    icc::Icc,
    simulate::{self, Draws, Rankings, Summary},
    statistic::{Answers, Computed, Evidence, Family, Statistic, baselines, shown_for, statistic},
};
use engine::crowd::answers::{Kind, Rows, Table};
use store::counted::CountedRow;

use super::{
    caveat::{Caveat, Reason},
    report::{Agreement, Baseline, Careless, Figure, Found, OverDraws, StatisticValue},
};
use crate::label::Label;

/// Draws of a simulation and replicates of a bootstrap.
const DRAWS: usize = 1_000;

/// Draws of a careless annotator: their spread is wider than the error this leaves.
const BASELINE_DRAWS: usize = 200;

/// Level of all intervals.
const LEVEL: f64 = 0.95;

/// The statistics of one table.
pub(crate) fn measure(table: &Table, seed: u64) -> Agreement {
    let measured = match &table.kind {
        Kind::Scale(points) => scale(table, points, seed),
        Kind::Slider { .. } => interval(table, seed),
        Kind::Ranking => ranking(&table.rows, seed),
        Kind::Choice(_) | Kind::Tick => nominal(table, seed),
        Kind::Preference(_) => preference(table, seed),
    };
    let figures = measured.figures.into_iter().map(|figure| if table.options_differ { unlike(figure) } else { figure });
    Agreement {
        task: table.task,
        task_title: table.task_title.clone(),
        preset: table.preset.clone(),
        question: table.question.clone(),
        label: Label::default(),
        language: table.language.clone(),
        versions: table.versions.clone(),
        n_items: measured.counts[0],
        n_raters: measured.counts[1],
        n_ratings: measured.counts[2],
        n_pairs: measured.counts[3],
        n_skipped: 0,
        coverage: measured.coverage,
        figures: figures.collect(),
        alone: Vec::new(),
        baselines: measured.baselines,
        config: table.config(&options(seed)),
    }
}

/// Everything apart from the ratings that can change the numbers, in the form that is hashed.
pub(crate) fn options(seed: u64) -> String {
    format!(
        "draws {DRAWS}, level {LEVEL}, seed {seed}, BCa and jackknife, half to even, chance within items, concord {}",
        env!("CARGO_PKG_VERSION")
    )
}

struct Measured {
    /// Items, raters, judgements, pairs.
    counts: [usize; 4],
    coverage: f64,
    figures: Vec<Figure>,
    baselines: Vec<Baseline>,
}

fn scale(table: &Table, points: &[i64], seed: u64) -> Measured {
    let triples = table.rows.iter().map(|row| (table.judged(&row), row.worker_id.0, row.value()));
    let scale = Scale::ordinal().with_values(points.iter().map(|point| *point as f64));
    match Ratings::from_numbers(triples, &scale) {
        Ok(ratings) => measured(&ratings, figures(&ratings, Answers::Scale, seed), careless(&ratings, seed)),
        Err(refused) => unmeasured(table, refused),
    }
}

/// Numbers whose differences count: raters need not give exactly the same number, so no statistic of equal answers is
/// computed.
fn interval(table: &Table, seed: u64) -> Measured {
    let triples = table.rows.iter().map(|row| (table.judged(&row), row.worker_id.0, row.value()));
    match Ratings::from_numbers(triples, &Scale::interval()) {
        Ok(ratings) => measured(&ratings, figures(&ratings, Answers::Numbers, seed), Vec::new()),
        Err(refused) => unmeasured(table, refused),
    }
}

/// Answers without an order: every difference counts the same.
fn nominal(table: &Table, seed: u64) -> Measured {
    let labels = table.labels().unwrap_or_default();
    let label =
        |row: &CountedRow| usize::try_from(row.number).ok().and_then(|place| labels.get(place)).map(String::as_str);
    let triples = table.rows.iter().map(|row| (table.judged(&row), row.worker_id.0, label(&row)));
    match Ratings::from_labels(triples, &Scale::nominal().with_labels(labels.iter().map(String::as_str))) {
        Ok(ratings) => measured(&ratings, figures(&ratings, Answers::Labels, seed), Vec::new()),
        Err(refused) => unmeasured(table, refused),
    }
}

/// Which of two outputs is better: chance agreement does not depend on the side on which an output is shown.
fn preference(table: &Table, seed: u64) -> Measured {
    let ties = if table.ties { Ties::Allowed } else { Ties::Refused };
    match Ratings::from_preferences(table.preferences(), ties) {
        Ok(ratings) => measured(&ratings, figures(&ratings, Answers::Labels, seed), Vec::new()),
        Err(refused) => unmeasured(table, refused),
    }
}

/// Adds to a chance-corrected number the remark that not all texts offered the same answers.
fn unlike(mut figure: Figure) -> Figure {
    if let Found::Value(value) = &mut figure.found
        && figure.statistic.family == Family::Corrected
    {
        value.caveats.push(Caveat::OptionsDiffer);
    }
    figure
}

fn measured(ratings: &Ratings, figures: Vec<Figure>, baselines: Vec<Baseline>) -> Measured {
    let counts = [ratings.n_items(), ratings.n_raters(), ratings.n_ratings(), ratings.n_pairs()];
    Measured { counts, coverage: ratings.coverage(), figures, baselines }
}

fn unmeasured(table: &Table, refused: Refused) -> Measured {
    let found = Found::Undefined { undefined: Reason::Refused(refused) };
    let figures = vec![Figure { statistic: statistic("percent_agreement"), found }];
    Measured { counts: [0, 0, table.rows.len(), 0], coverage: 0.0, figures, baselines: Vec::new() }
}

pub(crate) fn plan(seed: u64) -> Bootstrap {
    Bootstrap { seed, replicates: DRAWS, level: LEVEL, ..Bootstrap::default() }
}

/// The statistics that are shown of answers of a kind.
fn figures(ratings: &Ratings, answers: Answers, seed: u64) -> Vec<Figure> {
    let draws = Draws { draws: DRAWS, seed, ..Draws::default() };
    let evidence = Evidence::new(ratings, Some(plan(seed)), Some(draws), LEVEL);
    let computed = |statistic: &'static Statistic| {
        let value = evidence.compute(statistic).map(|computed| match computed {
            Computed::Estimate(estimate) => of_estimate(estimate),
            Computed::Icc(icc) => of_icc(&icc),
            Computed::Summary(summary) => of_draws(&summary, ratings, "simulated annotators"),
        });
        figure(statistic, value)
    };
    shown_for(answers).map(computed).collect()
}

fn of_draws(summary: &Summary, ratings: &Ratings, method: &str) -> StatisticValue {
    of_summary(summary, ratings.n_paired_items(), ratings.n_ratings(), method)
}

/// The agreement that careless annotators reach with the mean of the others, on the same texts.
fn careless(ratings: &Ratings, seed: u64) -> Vec<Baseline> {
    let draws = Draws { draws: BASELINE_DRAWS, seed, ..Draws::default() };
    let reached = |(statistic, summary): (&'static Statistic, Result<Summary, Undefined>)| {
        figure(statistic, summary.map(|summary| of_draws(&summary, ratings, "careless annotator")))
    };
    let baseline = |one: ::agreement::statistic::Baseline| Baseline {
        figures: one.reached(ratings, shown_for(Answers::Scale), &draws).into_iter().map(reached).collect(),
        annotator: one.key,
        about: one.about,
        careless: match one.careless {
            simulate::Careless::Random => Careless::Random,
            simulate::Careless::Majority => Careless::Majority,
            simulate::Careless::Always(level) => {
                Careless::Always(ratings.labels().get(level).cloned().unwrap_or_default())
            }
            simulate::Careless::Noise(share) => Careless::Noise(share),
        },
    };
    baselines(ratings).into_iter().map(baseline).collect()
}

/// Ranks are aligned by output within their source; an output's place among the source's outputs is its code.
fn ranking(rows: &Rows, seed: u64) -> Measured {
    let mut codes = std::collections::BTreeMap::new();
    for row in rows {
        let of_source: &mut Vec<_> = codes.entry(row.source_id).or_default();
        if !of_source.contains(&row.output_id) {
            of_source.push(row.output_id);
        }
    }
    let code =
        |row: &CountedRow| codes[&row.source_id].iter().position(|output| *output == row.output_id).unwrap_or_default();
    let rankings = Rankings::of(rows.iter().map(|row| (row.source_id, row.worker_id, code(&row), row.number as f64)));
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
            statistic("simulated_kendall"),
            tau.map(|tau| of_summary(&tau, n_paired, n_rankings, method)),
        )],
        baselines: Vec::new(),
    }
}

pub(super) fn figure(statistic: &'static Statistic, result: Result<StatisticValue, Undefined>) -> Figure {
    let found = match result {
        Ok(value) => Found::Value(value),
        Err(reason) => Found::Undefined { undefined: Reason::Undefined(reason) },
    };
    Figure { statistic, found }
}

pub(super) fn of_estimate(estimate: Estimate) -> StatisticValue {
    StatisticValue {
        value: estimate.value,
        method: with_interval(estimate.method, estimate.interval.as_ref()),
        interval: estimate.interval.map(|interval| [interval.low, interval.high]),
        caveats: estimate.warning.map(Caveat::Few).into_iter().collect(),
        spread_over_draws: None,
        sd: None,
        n_items: estimate.n_items,
        n_ratings: estimate.n_ratings,
    }
}

fn of_icc(icc: &Icc) -> StatisticValue {
    StatisticValue {
        value: icc.value,
        method: with_interval(icc.method.clone(), icc.interval.as_ref()),
        interval: icc.interval.as_ref().map(|interval| [interval.low, interval.high]),
        caveats: Vec::new(),
        spread_over_draws: None,
        sd: None,
        n_items: icc.n_items,
        n_ratings: icc.n_ratings,
    }
}

fn of_summary(summary: &Summary, n_items: usize, n_ratings: usize, method: &str) -> StatisticValue {
    let left_out = match summary.undefined {
        0 => String::new(),
        n => format!(", {n} draws without a value left out"),
    };
    StatisticValue {
        value: summary.median,
        interval: summary.interval.as_ref().map(|interval| [interval.low, interval.high]),
        caveats: summary.warning.map(Caveat::Few).into_iter().collect(),
        spread_over_draws: Some(OverDraws { low: summary.low, high: summary.high }),
        sd: Some(summary.sd),
        n_items,
        n_ratings,
        method: with_interval(
            format!("{method}; median of {} draws, seed {}{left_out}", summary.draws, summary.seed),
            summary.interval.as_ref(),
        ),
    }
}

fn with_interval(method: String, interval: Option<&Interval>) -> String {
    match interval {
        Some(interval) => format!("{method}; interval: {}", interval.method),
        None => method,
    }
}
