//! The mean of each system over items, with its interval and its difference from a baseline.

mod lead;

use std::collections::BTreeMap;

use ::agreement::{
    Bootstrap, Coefficient, Counts, Kind, Undefined,
    significance::{Alternative, FEWEST, LEVEL, Resampling, Test, holm, letters, paired_t, randomisation},
};
use serde::Serialize;
use shared::{SourceId, SystemId};
use store::counted::CountedRow;

use super::SOURCE;

pub(crate) use lead::lead;
pub use lead::{Ahead, Lead};

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
    /// Systems of the table that share a letter do not differ significantly; `None` if that was not tested.
    pub letters: Option<String>,
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

/// The number of common items above which differences are tested by Student's t: by then, means are normal, and a
/// randomisation would take seconds for every two systems.
const MANY_ITEMS: usize = 2_000;

/// The number of systems above which not every two are compared.
const MANY_SYSTEMS: usize = 30;

/// Which mean comes first in the order of letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Best {
    /// The highest: ratings.
    Highest,
    /// The lowest: ranks.
    Lowest,
}

/// Values of one system, by source: a mean and the number of judgements that it is based on.
type ByItem = BTreeMap<SourceId, (f64, usize)>;

/// The values of systems, by name.
pub(crate) type BySystem<'a> = BTreeMap<&'a str, ByItem>;

/// Scores of all systems with these values, by name, compared with a baseline if there is one, and with each other
/// if they get letters.
pub(crate) fn systems(
    means: &BySystem<'_>,
    (baseline, best): (Option<&str>, Option<Best>),
    seed: u64,
) -> Vec<SystemScore> {
    let against = baseline.and_then(|name| means.get(name).map(|items| (name, items)));
    let scored = means.iter().filter_map(|(system, items)| {
        let other = against.filter(|(name, _)| name != system).map(|(_, items)| items);
        score(system, items, other, seed)
    });
    let mut scored: Vec<SystemScore> = scored.collect();
    if let Some(best) = best {
        let own = |score: &SystemScore| &means[score.system.as_str()];
        let items: Vec<&ByItem> = scored.iter().map(own).collect();
        for (score, letters) in scored.iter_mut().zip(letters_of(&items, best, seed).unwrap_or_default()) {
            score.letters = Some(letters);
        }
    }
    scored
}

/// The values of each system among these judgements, by its name.
pub(crate) fn by_system<'a>(rows: &[CountedRow], names: &'a Names) -> BySystem<'a> {
    let mut values: BTreeMap<&str, BTreeMap<SourceId, Vec<f64>>> = BTreeMap::new();
    for row in rows {
        let system = row.system_id.and_then(|system| names.get(&system)).map_or(SOURCE, String::as_str);
        values.entry(system).or_default().entry(row.source_id).or_default().push(row.value());
    }
    values.into_iter().map(|(system, items)| (system, items.into_iter().map(item_mean).collect())).collect()
}

/// The letters of systems that do not differ, by tests between every two on the items that both have, with Holm's
/// correction; the best system is the first to get a letter.
///
/// `None` with fewer than two systems or more than [`MANY_SYSTEMS`], if two systems have fewer than six items in common,
/// and if there are too few items for any difference to be significant after the correction.
fn letters_of(items: &[&ByItem], best: Best, seed: u64) -> Option<Vec<String>> {
    if !(2..=MANY_SYSTEMS).contains(&items.len()) {
        return None;
    }
    let sign = if best == Best::Lowest { -1.0 } else { 1.0 };
    let mean = |at: usize| sign * items[at].values().map(|(mean, _)| mean).sum::<f64>() / items[at].len() as f64;
    let mut order: Vec<usize> = (0..items.len()).collect();
    order.sort_by(|a, b| mean(*b).total_cmp(&mean(*a)));
    let pairs: Vec<(usize, usize)> = (0..order.len()).flat_map(|a| (a + 1..order.len()).map(move |b| (a, b))).collect();
    let compared = pairs.iter().map(|(a, b)| compared(items[order[*a]], items[order[*b]], seed));
    let compared: Vec<Compared> = compared.collect::<Option<_>>()?;
    let least = compared.iter().map(|one| one.least).fold(1.0, f64::min);
    if least * pairs.len() as f64 >= LEVEL {
        return None;
    }
    let adjusted = holm(&compared.iter().map(|one| one.p).collect::<Vec<_>>());
    let differ = |a: usize, b: usize| {
        let place = pairs.iter().position(|pair| *pair == (a, b));
        place.is_some_and(|at| adjusted[at] < LEVEL)
    };
    let found = letters(order.len(), differ)?;
    let mut by_place = vec![String::new(); order.len()];
    for (place, letters) in order.into_iter().zip(found) {
        by_place[place] = letters;
    }
    Some(by_place)
}

/// The comparison of two systems.
struct Compared {
    /// The probability of a difference at least this large between equally good systems.
    p: f64,
    /// The least that it could have been with this number of items.
    least: f64,
}

/// Tests the difference between two systems on their common items; `None` if these are too few.
fn compared(one: &ByItem, other: &ByItem, seed: u64) -> Option<Compared> {
    let (x, y) = common(one, other);
    if x.len() < FEWEST {
        return None;
    }
    let plan = Resampling { seed, ..Resampling::default() };
    let (test, least) = if x.len() > MANY_ITEMS {
        (paired_t(&x, &y, Alternative::TwoSided), 0.0)
    } else {
        let outcomes = 2.0_f64.powf(x.len() as f64);
        (randomisation(&x, &y, &plan), (2.0 / outcomes).max(1.0 / (plan.replicates + 1) as f64))
    };
    let p = match test {
        Ok(test) => test.p,
        // Every item differs by the same amount, which may be none.
        Err(Undefined::NoVariance) if x != y => 0.0,
        Err(_) => 1.0,
    };
    Some(Compared { p, least })
}

/// The values of two systems on the items that both have.
fn common(one: &ByItem, other: &ByItem) -> (Vec<f64>, Vec<f64>) {
    one.iter().filter_map(|(source, (mean, _))| other.get(source).map(|(theirs, _)| (*mean, *theirs))).unzip()
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
        letters: None,
    })
}

fn difference(items: &ByItem, baseline: &ByItem, seed: u64) -> Option<Difference> {
    let (own, other) = common(items, baseline);
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

    pub(super) fn row(source: u128, system: Option<u128>, worker: u128, number: i64) -> CountedRow {
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
        let found = systems(&by_system(&rows, &names), (Some("COPY"), Some(Best::Highest)), 7);
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
        let found = systems(&by_system(&rows, &names), (Some("COPY"), Some(Best::Highest)), 7);
        let difference = found[1].difference.as_ref().unwrap();
        assert!(difference.significant && difference.mean > 2.0);
        assert!(difference.p_value.is_some_and(|p| p < 0.001), "{difference:?}");
    }

    #[test]
    fn systems_share_a_letter_unless_they_differ_after_correction_and_the_best_has_the_first() {
        let names: Names = ["worst", "best", "nearly"]
            .iter()
            .zip(1..)
            .map(|(name, n)| (SystemId(Uuid::from_u128(n)), (*name).to_owned()))
            .collect();
        let rows: Vec<CountedRow> = (1..30)
            .flat_map(|source| {
                let noise = i64::from(source % 3 == 0) - i64::from(source % 3 == 1);
                [row(source, Some(1), 1, -2), row(source, Some(2), 1, 2), row(source, Some(3), 1, 2 + noise)]
            })
            .collect();
        let found = systems(&by_system(&rows, &names), (None, Some(Best::Highest)), 7);
        let letters: Vec<_> =
            found.iter().map(|one| (one.system.as_str(), one.letters.as_deref().expect("letters"))).collect();
        assert_eq!(letters, [("best", "a"), ("nearly", "a"), ("worst", "b")]);
        let ranked = systems(&by_system(&rows, &names), (None, Some(Best::Lowest)), 7);
        assert_eq!(ranked[2].letters.as_deref(), Some("a"), "the lowest rank is the best");
        let alone: Vec<CountedRow> = rows.iter().filter(|row| row.number == -2).cloned().collect();
        assert_eq!(
            systems(&by_system(&alone, &names), (None, Some(Best::Highest)), 7)[0].letters,
            None,
            "one system is compared with nobody"
        );
        // Seven texts cannot prove a difference among three systems (3 · 2/2⁷ < .05 < 3 · 2/2⁶), so six get no letters.
        let few = |n: u128| -> Vec<CountedRow> {
            rows.iter().filter(|row| row.source_id.0.as_u128() <= n).cloned().collect()
        };
        let lettered = |n: u128| {
            systems(&by_system(&few(n), &names), (None, Some(Best::Highest)), 7).iter().all(|one| one.letters.is_some())
        };
        assert_eq!([lettered(5), lettered(6), lettered(7)], [false, false, true]);
        assert!(
            systems(&by_system(&rows, &names), (None, None), 7).iter().all(|one| one.letters.is_none()),
            "nobody asked"
        );
        // Systems that were judged on different texts are not compared.
        let apart: Vec<CountedRow> =
            rows.iter().filter(|row| (row.number == -2) == (row.source_id.0.as_u128() < 15)).cloned().collect();
        assert!(
            systems(&by_system(&apart, &names), (None, Some(Best::Highest)), 7).iter().all(|one| one.letters.is_none())
        );
    }

    #[test]
    fn many_texts_are_compared_by_t_with_the_same_finding() {
        let items = |shift: f64, n: u128, step: u128| -> ByItem {
            (0..n).map(|at| (SourceId(Uuid::from_u128(at)), ((at * step % 11) as f64 / 11.0 + shift, 1))).collect()
        };
        let p = |one: &ByItem, other: &ByItem| compared(one, other, 7).expect("a test").p;
        let (one, other) = (items(0.0, 3_000, 7), items(0.1, 3_001, 5));
        assert!(p(&one, &other) < 1e-9 && p(&one, &items(0.0, 3_000, 5)) > 0.2);
        assert!(p(&one, &one) > 0.999 && p(&one, &items(0.5, 3_000, 7)) < 1e-9, "none, and always the same");
        let few = |shift: f64, step: u128| items(shift, 1_500, step);
        assert!(p(&few(0.0, 7), &few(0.1, 5)) < 0.001, "as the randomisation of fewer texts says");
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
            let found = systems(&by_system(&rows(n), &names), (Some("COPY"), Some(Best::Highest)), 7);
            let difference = found[1].difference.clone().expect("a difference");
            assert!(difference.interval[0] > 0.0 && difference.test.starts_with("exact"), "{difference:?}");
            (difference.significant, difference.p_value.expect("a p"))
        };
        // Both signs of all differences do as much: 2 of 32, and 2 of 64.
        assert_eq!([starred(5), starred(6)], [(false, 0.0625), (true, 0.03125)]);
    }
}
