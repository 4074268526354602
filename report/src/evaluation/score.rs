//! The mean of each system over items, with its interval and its difference from a baseline.

mod lead;
mod pair;

use std::{borrow::Borrow, collections::BTreeMap};

use ::agreement::{
    Bootstrap, Coefficient, Counts, Kind, Undefined,
    significance::{LEVEL, holm, letters},
};
use serde::Serialize;
use shared::{SourceId, SystemId};
use store::counted::CountedRow;

use super::SOURCE;

pub(crate) use lead::lead;
pub use lead::{Ahead, Lead};
use pair::{Compared, compared, difference};
pub use pair::{Comparison, Difference};

/// The names of systems.
pub(crate) type Names = BTreeMap<SystemId, String>;

/// The scores of one system on one question.
#[derive(Clone, Debug, PartialEq, Serialize, borsh::BorshSerialize, borsh::BorshDeserialize)]
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

/// The test of two systems of a table.
#[derive(Clone, Debug, PartialEq, Serialize, borsh::BorshSerialize, borsh::BorshDeserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PairTest {
    /// The system with the better mean.
    pub first: String,
    /// The other.
    pub second: String,
    /// How the two are compared.
    pub comparison: Comparison,
    /// The items of each that were used; the same ones if they are paired.
    pub n_items: [usize; 2],
    /// The p-value with Holm's correction for all pairs of the table.
    pub p: f64,
}

/// The systems of a table, and the tests between them.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Systems {
    /// The systems, by name.
    pub(crate) scores: Vec<SystemScore>,
    /// The tests behind the letters; none without letters.
    pub(crate) pairs: Vec<PairTest>,
}

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
pub(crate) fn systems(means: &BySystem<'_>, (baseline, best): (Option<&str>, Option<Best>), seed: u64) -> Systems {
    let against = baseline.and_then(|name| means.get(name).map(|items| (name, items)));
    let scored = means.iter().filter_map(|(system, items)| {
        let other = against.filter(|(name, _)| name != system).map(|(_, items)| items);
        score(system, items, other, seed)
    });
    let mut scores: Vec<SystemScore> = scored.collect();
    let own = |score: &SystemScore| (score.system.clone(), &means[score.system.as_str()]);
    let items: Vec<(String, &ByItem)> = scores.iter().map(own).collect();
    let Some((letters, pairs)) = best.and_then(|best| letters_of(&items, best, seed)) else {
        return Systems { scores, pairs: Vec::new() };
    };
    for (score, letters) in scores.iter_mut().zip(letters) {
        score.letters = Some(letters);
    }
    Systems { scores, pairs }
}

/// The values of each system among these judgements, by its name.
pub(crate) fn by_system(rows: impl IntoIterator<Item = impl Borrow<CountedRow>>, names: &Names) -> BySystem<'_> {
    let mut values: BTreeMap<&str, BTreeMap<SourceId, Vec<f64>>> = BTreeMap::new();
    for row in rows {
        let row: &CountedRow = row.borrow();
        let system = row.system_id.and_then(|system| names.get(&system)).map_or(SOURCE, String::as_str);
        values.entry(system).or_default().entry(row.source_id).or_default().push(row.value());
    }
    values.into_iter().map(|(system, items)| (system, items.into_iter().map(item_mean).collect())).collect()
}

/// The letters of systems that do not differ, by tests between every two with Holm's correction, and these tests; the
/// best system is the first to get a letter.
///
/// `None` with fewer than two systems or more than [`MANY_SYSTEMS`], if two systems have fewer than six items, in common
/// or each, and if there are too few items for any difference to be significant after the correction.
fn letters_of(items: &[(String, &ByItem)], best: Best, seed: u64) -> Option<(Vec<String>, Vec<PairTest>)> {
    if !(2..=MANY_SYSTEMS).contains(&items.len()) {
        return None;
    }
    let sign = if best == Best::Lowest { -1.0 } else { 1.0 };
    let mean = |at: usize| sign * items[at].1.values().map(|(mean, _)| mean).sum::<f64>() / items[at].1.len() as f64;
    let mut order: Vec<usize> = (0..items.len()).collect();
    order.sort_by(|a, b| mean(*b).total_cmp(&mean(*a)));
    let pairs: Vec<(usize, usize)> = (0..order.len()).flat_map(|a| (a + 1..order.len()).map(move |b| (a, b))).collect();
    let compared = pairs.iter().map(|(a, b)| compared(items[order[*a]].1, items[order[*b]].1, seed));
    let compared: Vec<Compared> = compared.collect::<Option<_>>()?;
    let least = compared.iter().map(|one| one.least).fold(1.0, f64::min);
    if least * pairs.len() as f64 >= LEVEL {
        return None;
    }
    let adjusted = holm(&compared.iter().map(|one| one.p).collect::<Vec<_>>());
    let differ = |a: usize, b: usize| {
        let place = pairs.iter().position(|pair| *pair == (a, b));
        // Over the compared items, the system with the better mean over all of its items may be the worse one.
        place.is_some_and(|at| adjusted[at] < LEVEL && sign * compared[at].by > 0.0)
    };
    let found = letters(order.len(), differ)?;
    let tested = pairs.iter().zip(&compared).zip(&adjusted).map(|(((a, b), one), p)| PairTest {
        first: items[order[*a]].0.clone(),
        second: items[order[*b]].0.clone(),
        comparison: one.comparison,
        n_items: one.n_items,
        p: *p,
    });
    let tested = tested.collect();
    let mut by_place = vec![String::new(); order.len()];
    for (place, letters) in order.into_iter().zip(found) {
        by_place[place] = letters;
    }
    Some((by_place, tested))
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

fn plan(seed: u64) -> Bootstrap {
    Bootstrap { seed, kind: Kind::Percentile, ..Bootstrap::default() }
}

/// The mean over items with its interval; `None` without items.
pub(super) fn mean_of(items: Vec<f64>, seed: u64) -> Option<(f64, Option<[f64; 2]>)> {
    let estimate = Mean(items).bootstrapped(&plan(seed)).ok()?;
    Some((estimate.value, estimate.interval.map(|interval| [interval.low, interval.high])))
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
    use shared::{HitItemId, OutputId, TaskVersionId, WorkerId};
    use uuid::Uuid;

    use super::*;

    pub(super) fn row(source: u128, system: Option<u128>, worker: u128, number: i64) -> CountedRow {
        CountedRow {
            version_id: TaskVersionId(Uuid::nil()),
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
        let found = systems(&by_system(rows, &names), (Some("COPY"), Some(Best::Highest)), 7).scores;
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
        let found = systems(&by_system(&rows, &names), (Some("COPY"), Some(Best::Highest)), 7).scores;
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
        let found = systems(&by_system(&rows, &names), (None, Some(Best::Highest)), 7).scores;
        let letters: Vec<_> =
            found.iter().map(|one| (one.system.as_str(), one.letters.as_deref().expect("letters"))).collect();
        assert_eq!(letters, [("best", "a"), ("nearly", "a"), ("worst", "b")]);
        let ranked = systems(&by_system(&rows, &names), (None, Some(Best::Lowest)), 7).scores;
        assert_eq!(ranked[2].letters.as_deref(), Some("a"), "the lowest rank is the best");
        let alone: Vec<CountedRow> = rows.iter().filter(|row| row.number == -2).copied().collect();
        assert_eq!(
            systems(&by_system(&alone, &names), (None, Some(Best::Highest)), 7).scores[0].letters,
            None,
            "one system is compared with nobody"
        );
        // Seven texts cannot prove a difference among three systems (3 · 2/2⁷ < .05 < 3 · 2/2⁶), so six get no letters.
        let few = |n: u128| -> Vec<CountedRow> {
            rows.iter().filter(|row| row.source_id.0.as_u128() <= n).copied().collect()
        };
        let lettered = |n: u128| {
            systems(&by_system(few(n), &names), (None, Some(Best::Highest)), 7)
                .scores
                .iter()
                .all(|one| one.letters.is_some())
        };
        assert_eq!([lettered(5), lettered(6), lettered(7)], [false, false, true]);
        assert!(
            systems(&by_system(&rows, &names), (None, None), 7).scores.iter().all(|one| one.letters.is_none()),
            "nobody asked"
        );
    }

    #[test]
    fn systems_that_were_judged_on_different_texts_get_letters_too() {
        let names: Names = ["low", "high", "alike"]
            .iter()
            .zip(1..)
            .map(|(name, n)| (SystemId(Uuid::from_u128(n)), (*name).to_owned()))
            .collect();
        // Each source has an output of one system alone.
        let rows: Vec<CountedRow> = (0..90_u128)
            .map(|source| {
                let (system, noise) = (source % 3, i64::from(source % 4 == 0) - i64::from(source % 4 == 1));
                row(source, Some(system + 1), 1, if system == 0 { noise - 2 } else { noise + 1 })
            })
            .collect();
        let found = systems(&by_system(&rows, &names), (Some("low"), Some(Best::Highest)), 7);
        let letters: Vec<_> =
            found.scores.iter().map(|one| (one.system.as_str(), one.letters.as_deref().expect("letters"))).collect();
        assert_eq!(letters, [("alike", "a"), ("high", "a"), ("low", "b")]);
        assert!(found.pairs.iter().all(|pair| pair.comparison == Comparison::Independent), "{found:?}");
        assert!(found.pairs.len() == 3 && found.pairs.iter().all(|pair| pair.n_items == [30, 30]), "{found:?}");
        let starred = found.scores.iter().filter_map(|one| one.difference.as_ref()).all(|one| one.significant);
        assert!(starred, "{found:?}");
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
            let found = systems(&by_system(rows(n), &names), (Some("COPY"), Some(Best::Highest)), 7).scores;
            let difference = found[1].difference.clone().expect("a difference");
            assert!(difference.interval[0] > 0.0 && difference.test.starts_with("exact"), "{difference:?}");
            (difference.significant, difference.p_value.expect("a p"))
        };
        // Both signs of all differences do as much: 2 of 32, and 2 of 64.
        assert_eq!([starred(5), starred(6)], [(false, 0.0625), (true, 0.03125)]);
    }
}
