//! Two systems compared: item by item where they share enough items, otherwise as independent samples of items.
//!
//! Which of the two it is depends on the numbers of items alone and never on their values (decision 71).

use ::agreement::{
    Coefficient as _, Undefined,
    significance::{Alternative, FEWEST, LEVEL, Resampling, Test, paired_t, randomisation, welch_t},
};
use serde::Serialize;

use super::{ByItem, Mean, plan};

/// The number of common items above which differences are tested by Student's t: by then, means are normal, and a
/// randomisation would take seconds for every two systems.
const MANY_ITEMS: usize = 2_000;

/// The number of items that each of two independent samples needs. With fewer, and with values that pile up at one end of the
/// scale, Welch's test finds differences that are not there: with 6 and 40 items up to 14 in 100.
const FEWEST_APART: usize = 20;

/// How two systems are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, borsh::BorshSerialize, borsh::BorshDeserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Comparison {
    /// Item by item, over the items that both have.
    Paired,
    /// As independent samples, over the items that only one of them has.
    Independent,
}

impl Comparison {
    /// The word for it in files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Paired => "paired",
            Self::Independent => "independent",
        }
    }
}

/// The difference between a system and the baseline.
#[derive(Clone, Debug, PartialEq, Serialize, borsh::BorshSerialize, borsh::BorshDeserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Difference {
    /// The mean difference.
    pub mean: f64,
    /// Its 95 % interval.
    pub interval: [f64; 2],
    /// How the two are compared.
    pub comparison: Comparison,
    /// Items both have; of independent samples, the system's own items.
    pub n_items: usize,
    /// Items both have; of independent samples, the baseline's own items.
    pub n_baseline: usize,
    /// The probability of a difference at least this large between equally good systems; `None` if no item differs.
    pub p_value: Option<f64>,
    /// Whether p is below 0.05 and there are at least 6 items, of independent samples 20 each: a star in the table.
    pub significant: bool,
    /// The test that computed p.
    pub test: String,
}

/// The test of the difference between two systems.
pub(super) struct Compared {
    /// How they were compared.
    pub(super) comparison: Comparison,
    /// The items of each that were used.
    pub(super) n_items: [usize; 2],
    /// The mean difference over these items, the first minus the other.
    pub(super) by: f64,
    /// The probability of a difference at least this large between equally good systems.
    pub(super) p: f64,
    /// The least that it could have been with this number of items.
    pub(super) least: f64,
}

/// The values of two systems that enter their comparison.
struct Values {
    comparison: Comparison,
    own: Vec<f64>,
    other: Vec<f64>,
}

impl Values {
    /// Pairs, if the two share at least six items and half of what the one with fewer items has. Otherwise what only one
    /// of them has, so that the samples are independent, if that is at least [`FEWEST_APART`] items each.
    fn of(one: &ByItem, other: &ByItem) -> Self {
        let (own, theirs): (Vec<f64>, Vec<f64>) =
            one.iter().filter_map(|(source, (mean, _))| other.get(source).map(|(theirs, _)| (*mean, *theirs))).unzip();
        let n_shared = own.len();
        let n_apart = [one.len() - n_shared, other.len() - n_shared];
        let is_paired = n_shared >= FEWEST && 2 * n_shared >= one.len().min(other.len());
        if is_paired || n_apart.iter().any(|n| *n < FEWEST_APART) {
            return Self { comparison: Comparison::Paired, own, other: theirs };
        }
        let apart = |items: &ByItem, others: &ByItem| {
            items.iter().filter(|(source, _)| !others.contains_key(source)).map(|(_, (mean, _))| *mean).collect()
        };
        Self { comparison: Comparison::Independent, own: apart(one, other), other: apart(other, one) }
    }
}

/// Tests the difference between two systems; `None` if they have too few items for it.
pub(super) fn compared(one: &ByItem, other: &ByItem, seed: u64) -> Option<Compared> {
    let Values { comparison, own, other } = Values::of(one, other);
    if own.len().min(other.len()) < FEWEST {
        return None;
    }
    let (p, least) = match comparison {
        Comparison::Independent => {
            (independent(&own, &other)?.p.unwrap_or(1.0), 2.0 / divisions(own.len(), other.len()))
        }
        Comparison::Paired => {
            let plan = Resampling { seed, ..Resampling::default() };
            let (test, least) = if own.len() > MANY_ITEMS {
                (paired_t(&own, &other, Alternative::TwoSided), 0.0)
            } else {
                let outcomes = 2.0_f64.powf(own.len() as f64);
                (randomisation(&own, &other, &plan), (2.0 / outcomes).max(1.0 / (plan.replicates + 1) as f64))
            };
            let p = match test {
                Ok(test) => test.p,
                // Every item differs by the same amount, which may be none.
                Err(Undefined::NoVariance) if own != other => 0.0,
                Err(_) => 1.0,
            };
            (p, least)
        }
    };
    let mean = |values: &[f64]| values.iter().sum::<f64>() / values.len() as f64;
    Some(Compared { comparison, n_items: [own.len(), other.len()], by: mean(&own) - mean(&other), p, least })
}

/// The difference between a system and the baseline; `None` if they have too few items for an interval.
pub(super) fn difference(items: &ByItem, baseline: &ByItem, seed: u64) -> Option<Difference> {
    let Values { comparison, own, other } = Values::of(items, baseline);
    let (n_items, n_baseline) = (own.len(), other.len());
    if comparison == Comparison::Independent {
        let Apart { mean, interval, p, significant, method } = independent(&own, &other)?;
        return Some(Difference {
            mean,
            interval,
            comparison,
            n_items,
            n_baseline,
            p_value: p,
            significant,
            test: method,
        });
    }
    let over = Mean(own.iter().zip(&other).map(|(own, other)| own - other).collect());
    let estimate = over.bootstrapped(&plan(seed)).ok()?;
    let interval = estimate.interval?;
    let test = randomisation(&own, &other, &Resampling { seed, ..Resampling::default() });
    Some(Difference {
        mean: estimate.value,
        interval: [interval.low, interval.high],
        comparison,
        n_items,
        n_baseline,
        p_value: test.as_ref().ok().map(|test| test.p),
        significant: test.as_ref().is_ok_and(Test::is_significant),
        test: test.map_or_else(|why| format!("no p: {why}"), |test| test.method),
    })
}

/// The comparison of two independent samples.
struct Apart {
    mean: f64,
    interval: [f64; 2],
    p: Option<f64>,
    significant: bool,
    method: String,
}

fn independent(own: &[f64], other: &[f64]) -> Option<Apart> {
    match welch_t(own, other, Alternative::TwoSided) {
        Ok(test) => {
            let significant = test.is_significant();
            let interval = test.interval?;
            let interval = [interval.low, interval.high];
            Some(Apart { mean: test.difference, interval, p: Some(test.p), significant, method: test.method })
        }
        // Every item of a system has the same value: only the number of ways to divide the items says how sure that is.
        Err(why @ Undefined::NoVariance) => {
            let mean = own.first()? - other.first()?;
            let p = if mean == 0.0 { None } else { Some(2.0 / divisions(own.len(), other.len())) };
            let significant = p.is_some_and(|p| p < LEVEL);
            let method =
                p.map_or_else(|| format!("no p: {why}"), |_| "exact permutation test of constant samples".to_owned());
            Some(Apart { mean, interval: [mean; 2], p, significant, method })
        }
        Err(_) => None,
    }
}

/// The number of ways to divide n + m items among two systems.
fn divisions(n: usize, m: usize) -> f64 {
    let few = n.min(m);
    (1..=few).map(|k| (n + m - few + k) as f64 / k as f64).product()
}

#[cfg(test)]
mod tests {
    use shared::SourceId;
    use uuid::Uuid;

    use super::*;

    /// Items from one number to another, with a value for each.
    fn items(numbers: std::ops::Range<u128>, value: impl Fn(u128) -> f64) -> ByItem {
        numbers.map(|at| (SourceId(Uuid::from_u128(at)), (value(at), 1))).collect()
    }

    fn wave(step: u128) -> impl Fn(u128) -> f64 {
        move |at| (at * step % 11) as f64 / 11.0
    }

    #[test]
    fn many_texts_are_compared_by_t_with_the_same_finding() {
        let shifted = |shift: f64, n: u128, step: u128| -> ByItem { items(0..n, move |at| wave(step)(at) + shift) };
        let p = |one: &ByItem, other: &ByItem| compared(one, other, 7).expect("a test").p;
        let (one, other) = (shifted(0.0, 3_000, 7), shifted(0.1, 3_001, 5));
        assert!(p(&one, &other) < 1e-9 && p(&one, &shifted(0.0, 3_000, 5)) > 0.2);
        assert!(p(&one, &one) > 0.999 && p(&one, &shifted(0.5, 3_000, 7)) < 1e-9, "none, and always the same");
        let few = |shift: f64, step: u128| shifted(shift, 1_500, step);
        assert!(p(&few(0.0, 7), &few(0.1, 5)) < 0.001, "as the randomisation of fewer texts says");
    }

    #[test]
    fn systems_are_paired_if_they_share_half_of_their_items_and_independent_otherwise() {
        let how = |own: std::ops::Range<u128>, other: std::ops::Range<u128>| {
            let found = compared(&items(own, wave(7)), &items(other, wave(5)), 7)?;
            Some((found.comparison, found.n_items))
        };
        assert_eq!(how(0..20, 0..20), Some((Comparison::Paired, [20, 20])));
        assert_eq!(how(0..20, 10..40), Some((Comparison::Paired, [10, 10])), "half of the smaller one");
        assert_eq!(how(0..30, 21..60), Some((Comparison::Independent, [21, 30])), "shared items are left out");
        assert_eq!(how(0..20, 20..40), Some((Comparison::Independent, [20, 20])));
        assert_eq!(how(0..19, 19..60), None, "nineteen items are too few for independent samples");
        assert_eq!(how(0..5, 5..12), None);
        assert_eq!(how(0..10, 5..15), None, "five shared ones and five of each alone");
    }

    #[test]
    fn systems_without_common_items_differ_by_their_means_with_the_interval_of_welch() {
        let (one, other) = (items(0..30, |at| 2.0 + wave(7)(at)), items(30..70, wave(5)));
        let found = difference(&one, &other, 7).expect("a difference");
        assert_eq!((found.comparison, found.n_items, found.n_baseline), (Comparison::Independent, 30, 40));
        assert!(found.significant && found.test.starts_with("Welch's t test"), "{found:?}");
        assert!(found.interval[0] < found.mean && found.mean < found.interval[1] && found.interval[0] > 1.5);
        let turned = difference(&other, &one, 7).expect("a difference");
        assert!((found.mean + turned.mean).abs() < 1e-12 && found.p_value == turned.p_value, "{turned:?}");
        assert!((found.interval[0] + turned.interval[1]).abs() < 1e-12, "{turned:?}");
    }

    #[test]
    fn values_that_never_vary_are_compared_by_the_ways_to_divide_them() {
        let found = difference(&items(0..20, |_| 2.0), &items(20..40, |_| 1.0), 7).expect("a difference");
        // 2 of the 40!/(20! 20!) divisions.
        let wanted = 2.0 / 137_846_528_820.0;
        assert!(found.significant && found.p_value.is_some_and(|p| (p / wanted - 1.0).abs() < 1e-9), "{found:?}");
        let same = difference(&items(0..20, |_| 2.0), &items(20..40, |_| 2.0), 7).expect("a difference");
        assert!(!same.significant && same.p_value.is_none() && same.interval == [0.0, 0.0], "{same:?}");
    }
}
