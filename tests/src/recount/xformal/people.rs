//! Table 10 and the quality of section 4: what people said.

use std::collections::BTreeMap;

use super::super::{
    export::{Export, Row, grouped},
    formula::{Items, icc1, kappa_quadratic, mean, median, tau_b},
    printed::Table,
};

/// How far two medians of a thousand draws may lie apart.
const BY_CHANCE: f64 = 0.03;

/// The mean over sources of the mean of each source's judgements.
pub(super) fn mean_over_sources(rows: &[&Row], value: impl Fn(&Row) -> f64) -> f64 {
    let sources = grouped(rows, |row| row.text("source_id"), value);
    mean(&sources.values().map(|values| mean(values)).collect::<Vec<_>>())
}

/// Section 4: excellent, acceptable, poor.
pub(super) fn quality(export: &Export, table: &Table<'_>) {
    for (tag, name) in &export.languages {
        let answers = export.answers("xformal/quality", "quality", tag);
        for system in answers.iter().map(|row| row.text("system")).collect::<std::collections::BTreeSet<_>>() {
            let own: Vec<&Row> = answers.iter().filter(|row| row.text("system") == system).copied().collect();
            for (column, grade) in [("Excellent", "excellent"), ("Acceptable", "acceptable"), ("Poor", "poor")] {
                let share = mean_over_sources(&own, |row| f64::from(u8::from(row.text("value") == grade)));
                table.is(&[name, system], column, Some(100.0 * share));
            }
        }
    }
    table.is_all_counted();
}

/// Table 10.
pub(super) fn agreement(export: &Export, table: &Table<'_>) {
    let tasks = [("Formality", "formality"), ("Fluency", "fluency"), ("Meaning preservation", "meaning")];
    for (tag, name) in &export.languages {
        let column = |what: &str| format!("{name}, {what}");
        for (row, question) in tasks {
            let answers = export.answers(&format!("xformal/{question}"), question, tag);
            let items: Items =
                grouped(&answers, |row| row.text("item"), |row| row.number("value")).into_values().collect();
            table.is(&[row], &column("ICC"), Some(icc1(&items)));
            table.near(&[row], &column("weighted κ"), Some(simulated_kappa(&items)), BY_CHANCE);
            table.is(&[row], &column("judgements"), Some(answers.len() as f64));
            table.is(&[row], &column("coverage"), Some(coverage(&answers, answers.len(), items.len())));
        }
        let answers = export.answers("xformal/ranking", "ranking", tag);
        let rankings = grouped(
            &answers,
            |row| (row.text("item"), row.text("worker")),
            |row| (row.text("system"), row.number("value")),
        );
        let items = rankings.keys().map(|(item, _)| *item).collect::<std::collections::BTreeSet<_>>().len();
        table.near(&["Overall"], &column("Kendall's τ"), Some(simulated_tau(&rankings)), BY_CHANCE);
        table.is(&["Overall"], &column("judgements"), Some(rankings.len() as f64));
        table.is(&["Overall"], &column("coverage"), Some(coverage(&answers, rankings.len(), items)));
    }
    table.is_all_counted();
}

fn coverage(answers: &[&Row], n: usize, items: usize) -> f64 {
    let people = answers.iter().map(|row| row.text("worker")).collect::<std::collections::BTreeSet<_>>().len();
    n as f64 / (items * people) as f64
}

/// A stream of numbers that look random: Knuth's multiplier.
struct Stream(u64);

impl Stream {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap_or_default() % n
    }
}

/// To the nearest whole number, halves to the even one.
fn rounded(value: f64) -> f64 {
    value.round_ties_even()
}

/// One judgement of each text drawn at random against the mean of the others, a thousand times: the median.
fn simulated_kappa(items: &Items) -> f64 {
    let mut stream = Stream(1);
    let draw = |_| {
        let of = |values: &Vec<f64>| {
            let one = stream.below(values.len());
            let others: Vec<f64> = values.iter().enumerate().filter(|(at, _)| *at != one).map(|(_, v)| *v).collect();
            (values[one], rounded(mean(&others)))
        };
        let pairs: Vec<(f64, f64)> = items.iter().filter(|values| values.len() > 1).map(of).collect();
        kappa_quadratic(&pairs)
    };
    median((0..1000).filter_map(draw).collect())
}

type Rankings<'a> = BTreeMap<(&'a str, &'a str), Vec<(&'a str, f64)>>;

/// The same of rankings: the median of the mean τ over texts.
fn simulated_tau(rankings: &Rankings<'_>) -> f64 {
    let mut items: BTreeMap<&str, Vec<BTreeMap<&str, f64>>> = BTreeMap::new();
    for ((item, _), ranks) in rankings {
        items.entry(item).or_default().push(ranks.iter().copied().collect());
    }
    let mut stream = Stream(1);
    let draw = |_| {
        let of = |all: &Vec<BTreeMap<&str, f64>>| {
            let one = stream.below(all.len());
            let others = |system: &str| {
                let ranks = all.iter().enumerate().filter(|(at, _)| *at != one).map(|(_, ranks)| ranks[system]);
                mean(&ranks.collect::<Vec<_>>())
            };
            let pairs: Vec<(f64, f64)> = all[one].iter().map(|(system, rank)| (*rank, others(system))).collect();
            tau_b(&pairs)
        };
        mean(&items.values().filter(|all| all.len() > 1).filter_map(of).collect::<Vec<_>>())
    };
    median((0..1000).map(draw).collect())
}
