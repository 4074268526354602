//! The mean of each system over items, with its interval and its difference from a baseline.

use std::collections::BTreeMap;

use ::agreement::{
    Bootstrap, Coefficient, Counts, Kind, Undefined,
    significance::{Resampling, Test, randomisation},
};
use serde::Serialize;
use shared::{SourceId, SystemId};
use store::counted::CountedRow;

use super::SOURCE;

/// The names of systems.
pub(crate) type Names = BTreeMap<SystemId, String>;

/// The scores of one system on one question.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SystemScore {
    /// The system.
    pub system: String,
    /// The mean over items of the mean of each item's judgements.
    pub mean: f64,
    /// The 95 % interval; nothing with fewer than two items.
    pub interval: Option<[f64; 2]>,
    /// Items judged.
    pub n_items: usize,
    /// Judgements.
    pub n_ratings: usize,
    /// The method by which the numbers were computed.
    pub method: String,
    /// The difference from the baseline, if there is a baseline.
    pub difference: Option<Difference>,
}

/// The difference between a system and the baseline, over the items that both have.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Difference {
    /// The mean difference.
    pub mean: f64,
    /// Its 95 % interval.
    pub interval: [f64; 2],
    /// Items both have.
    pub n_items: usize,
    /// The probability of a difference at least this large between equally good systems; `None` if no item differs.
    pub p_value: Option<f64>,
    /// Whether p is below 0.05 and there are at least 6 items: a star in the table.
    pub significant: bool,
    /// The test that computed p.
    pub test: String,
}

/// Values of one system, by source: a mean and the number of judgements that it is based on.
type ByItem = BTreeMap<SourceId, (f64, usize)>;

/// Scores of all systems among these judgements, by name.
pub(crate) fn systems(rows: &[CountedRow], names: &Names, baseline: Option<&str>, seed: u64) -> Vec<SystemScore> {
    let mut values: BTreeMap<&str, BTreeMap<SourceId, Vec<f64>>> = BTreeMap::new();
    for row in rows {
        let system = row.system_id.and_then(|system| names.get(&system)).map_or(SOURCE, String::as_str);
        values.entry(system).or_default().entry(row.source_id).or_default().push(row.value());
    }
    let means: BTreeMap<&str, ByItem> =
        values.into_iter().map(|(system, items)| (system, items.into_iter().map(item_mean).collect())).collect();
    let against = baseline.and_then(|name| means.get(name).map(|items| (name, items)));
    let scored = means.iter().filter_map(|(system, items)| {
        let other = against.filter(|(name, _)| name != system).map(|(_, items)| items);
        score(system, items, other, seed)
    });
    scored.collect()
}

fn item_mean((source, values): (SourceId, Vec<f64>)) -> (SourceId, (f64, usize)) {
    (source, (values.iter().sum::<f64>() / values.len() as f64, values.len()))
}

fn score(system: &str, items: &ByItem, baseline: Option<&ByItem>, seed: u64) -> Option<SystemScore> {
    let over = Mean(items.values().map(|(mean, _)| *mean).collect());
    let estimate = over.bootstrapped(&plan(seed)).ok()?;
    let made =
        estimate.interval.as_ref().map_or_else(String::new, |interval| format!("; interval: {}", interval.method));
    Some(SystemScore {
        system: system.to_owned(),
        mean: estimate.value,
        interval: estimate.interval.map(|interval| [interval.low, interval.high]),
        n_items: items.len(),
        n_ratings: items.values().map(|(_, n)| n).sum(),
        method: format!("{}{made}", estimate.method),
        difference: baseline.and_then(|baseline| difference(items, baseline, seed)),
    })
}

fn difference(items: &ByItem, baseline: &ByItem, seed: u64) -> Option<Difference> {
    let pairs = items.iter().filter_map(|(source, (mean, _))| baseline.get(source).map(|(other, _)| (*mean, *other)));
    let (own, other): (Vec<f64>, Vec<f64>) = pairs.unzip();
    let over = Mean(own.iter().zip(&other).map(|(own, other)| own - other).collect());
    let estimate = over.bootstrapped(&plan(seed)).ok()?;
    let interval = estimate.interval?;
    let test = randomisation(&own, &other, &Resampling { seed, ..Resampling::default() });
    Some(Difference {
        mean: estimate.value,
        n_items: over.0.len(),
        p_value: test.as_ref().ok().map(|test| test.p),
        significant: test.as_ref().is_ok_and(Test::is_significant),
        test: test.map_or_else(|why| format!("no p: {why}"), |test| test.method),
        interval: [interval.low, interval.high],
    })
}

fn plan(seed: u64) -> Bootstrap {
    Bootstrap { seed, kind: Kind::Percentile, ..Bootstrap::default() }
}

/// The mean over items as a coefficient, so that its interval is made as all others are.
struct Mean(Vec<f64>);

impl Coefficient for Mean {
    fn method(&self) -> String {
        "mean over items of the mean judgement of each".to_owned()
    }

    fn counts(&self) -> Counts {
        Counts { n_items: self.0.len(), ..Counts::default() }
    }

    fn n_units(&self) -> usize {
        self.0.len()
    }

    fn range(&self) -> (f64, f64) {
        (f64::NEG_INFINITY, f64::INFINITY)
    }

    fn at(&self, weights: &[u32]) -> Result<f64, Undefined> {
        let n: u32 = weights.iter().sum();
        if n == 0 {
            return Err(Undefined::NoRatings);
        }
        let sum: f64 = self.0.iter().zip(weights).map(|(value, weight)| value * f64::from(*weight)).sum();
        Ok(sum / f64::from(n))
    }
}

#[cfg(test)]
mod tests {
    use shared::{HitItemId, OutputId, TaskId, TaskVersionId, WorkerId};
    use uuid::Uuid;

    use super::*;

    fn row(source: u128, system: Option<u128>, worker: u128, number: i64) -> CountedRow {
        CountedRow {
            task_id: TaskId(Uuid::nil()),
            version_id: TaskVersionId(Uuid::nil()),
            language: "fr".parse().unwrap(),
            question: "formality".to_owned(),
            worker_id: WorkerId(Uuid::from_u128(worker)),
            item_id: HitItemId(Uuid::from_u128(source)),
            source_id: SourceId(Uuid::from_u128(source)),
            output_id: system.map(|system| OutputId(Uuid::from_u128(source * 100 + system))),
            system_id: system.map(|system| SystemId(Uuid::from_u128(system))),
            number,
            places: 0,
        }
    }

    #[test]
    fn a_system_is_the_mean_over_items_however_often_each_was_judged() {
        let names = Names::from([(SystemId(Uuid::from_u128(1)), "COPY".to_owned())]);
        let rows = [row(1, Some(1), 1, -3), row(1, Some(1), 2, -1), row(2, Some(1), 1, 2), row(1, None, 1, -3)];
        let found = systems(&rows, &names, Some("COPY"), 7);
        assert_eq!(found.iter().map(|score| score.system.as_str()).collect::<Vec<_>>(), ["(source)", "COPY"]);
        assert!((found[1].mean - 0.0).abs() < 1e-12, "(-2 + 2) / 2, not (-3 - 1 + 2) / 3");
        assert_eq!((found[1].n_items, found[1].n_ratings), (2, 3));
        assert!(found[1].difference.is_none() && found[0].difference.is_none(), "one common item has no interval");
    }

    #[test]
    fn a_system_that_is_always_better_gets_a_star() {
        let names = Names::from([
            (SystemId(Uuid::from_u128(1)), "COPY".to_owned()),
            (SystemId(Uuid::from_u128(2)), "model".to_owned()),
        ]);
        let rows: Vec<CountedRow> = (1..20)
            .flat_map(|source| [row(source, Some(1), 1, -2), row(source, Some(2), 1, i64::from(source % 2 == 0))])
            .collect();
        let found = systems(&rows, &names, Some("COPY"), 7);
        let difference = found[1].difference.as_ref().unwrap();
        assert!(difference.significant && difference.mean > 2.0);
        assert!(difference.p_value.is_some_and(|p| p < 0.001), "{difference:?}");
    }

    #[test]
    fn five_texts_get_no_star_however_clear_the_difference() {
        let names = Names::from([
            (SystemId(Uuid::from_u128(1)), "COPY".to_owned()),
            (SystemId(Uuid::from_u128(2)), "model".to_owned()),
        ]);
        let rows = |n: u128| -> Vec<CountedRow> {
            (0..n).flat_map(|source| [row(source, Some(1), 1, -2), row(source, Some(2), 1, 2)]).collect()
        };
        let starred = |n: u128| {
            let found = systems(&rows(n), &names, Some("COPY"), 7);
            let difference = found[1].difference.clone().expect("a difference");
            assert!(difference.interval[0] > 0.0 && difference.test.starts_with("exact"), "{difference:?}");
            (difference.significant, difference.p_value.expect("a p"))
        };
        // Both signs of all differences do as much: 2 of 32, and 2 of 64.
        assert_eq!([starred(5), starred(6)], [(false, 0.0625), (true, 0.03125)]);
    }
}
