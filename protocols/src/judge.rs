//! Whether a judge of pairs prefers a place or a length: position bias and length bias.

use std::collections::BTreeMap;

use agreement::Undefined;
use agreement::significance::{Alternative, sign};
use serde::Serialize;

use crate::mean::{grouped, is_usable, mean};

/// Which side a judge prefers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// The one that came first.
    First,
    /// The one that came second.
    Second,
    /// Neither.
    Tie,
}

/// A comparison of two texts by a judge.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Compared {
    /// What the texts answer.
    pub item: String,
    /// The system whose text came first.
    pub first: String,
    /// The system whose text came second.
    pub second: String,
    /// What the judge prefers.
    pub verdict: Verdict,
    /// The lengths of the first and the second text, in any unit.
    pub lengths: Option<[f64; 2]>,
}

/// A share among comparisons that were decided, and whether it is more than chance.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Share {
    /// The share, from 0 to 1; ½ is no bias.
    #[serde(serialize_with = "crate::reason::serialize")]
    pub value: Result<f64, Undefined>,
    /// p of the sign test, two-sided.
    #[serde(serialize_with = "crate::reason::serialize")]
    pub p: Result<f64, Undefined>,
    /// Comparisons that were decided.
    pub n: usize,
}

/// The biases of a judge.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Bias {
    /// How often the first text was preferred.
    pub first: Share,
    /// How often the longer text was preferred; texts of equal length are left out.
    pub longer: Share,
    /// Pairs of an item and two systems that were judged in both orders.
    pub n_both_orders: usize,
    /// The share of these with the same verdict in both orders.
    #[serde(serialize_with = "crate::reason::serialize")]
    pub consistent: Result<f64, Undefined>,
    /// Of the others, how often the first text was preferred in both orders; ½ is no bias.
    #[serde(serialize_with = "crate::reason::serialize")]
    pub first_twice: Result<f64, Undefined>,
    /// Ties.
    pub n_ties: usize,
}

/// How often a judge prefers the first or the longer of two texts, and how often the order changes the verdict.
///
/// # Arguments
/// Comparisons in any order. Which system came first must have been random, or each pair judged in both orders:
/// otherwise the first text may be preferred because it is better. The longer text may be better, too: the share says what
/// the judge does, not why.
///
/// # Errors
/// [`Undefined::NoRatings`] without comparisons; [`Undefined::Argument`] for a length that is negative, not finite or
/// larger than 1e100. A share is undefined if no comparison was decided.
///
/// # Conventions
/// Ties are counted and left out of shares. Of several comparisons of the same item and systems in the same order, each
/// counts in the shares; in `consistent` they count once, and not if their verdicts differ. `first_twice` has a verdict of the first text in both orders above
/// the line, and of the first or the second text in both orders below it.
///
/// # References
/// Zheng et al., Judging LLM-as-a-Judge with MT-Bench and Chatbot Arena, NeurIPS 2023, arXiv:2306.05685.
///
/// # Example
/// ```
/// use protocols::judge::{Compared, Verdict, bias};
/// let compared = |first: &str, second: &str| Compared {
///     item: "i".into(), first: first.into(), second: second.into(), verdict: Verdict::First, lengths: None,
/// };
/// let found = bias(&[compared("A", "B"), compared("B", "A")])?;
/// assert_eq!((found.first.value, found.consistent, found.first_twice), (Ok(1.0), Ok(0.0), Ok(1.0)));
/// # Ok::<(), agreement::Undefined>(())
/// ```
pub fn bias(comparisons: &[Compared]) -> Result<Bias, Undefined> {
    if comparisons.is_empty() {
        return Err(Undefined::NoRatings);
    }
    if comparisons.iter().filter_map(|own| own.lengths).flatten().any(|length| !is_usable(length) || length < 0.0) {
        return Err(Undefined::Argument("a length is a number from 0 to 1e100"));
    }
    let first = comparisons.iter().filter_map(|own| match own.verdict {
        Verdict::First => Some(true),
        Verdict::Second => Some(false),
        Verdict::Tie => None,
    });
    let longer = comparisons.iter().filter_map(|own| match (own.verdict, own.lengths?) {
        (_, [a, b]) if a.total_cmp(&b).is_eq() => None,
        (Verdict::First, [a, b]) => Some(a > b),
        (Verdict::Second, [a, b]) => Some(b > a),
        (Verdict::Tie, _) => None,
    });
    let orders = both_orders(comparisons);
    let n = orders.len();
    let same = orders.iter().filter(|[a, b]| *a == swapped(*b)).count();
    let twice = |verdict| orders.iter().filter(|pair| **pair == [verdict; 2]).count();
    let (first_twice, second_twice) = (twice(Verdict::First), twice(Verdict::Second));
    let share = |part: usize, all: usize| {
        if all == 0 { Err(Undefined::NoPairs) } else { Ok(part as f64 / all as f64) }
    };
    Ok(Bias {
        first: tested(first),
        longer: tested(longer),
        n_both_orders: n,
        consistent: share(same, n),
        first_twice: share(first_twice, first_twice + second_twice),
        n_ties: comparisons.iter().filter(|own| own.verdict == Verdict::Tie).count(),
    })
}

fn swapped(verdict: Verdict) -> Verdict {
    match verdict {
        Verdict::First => Verdict::Second,
        Verdict::Second => Verdict::First,
        Verdict::Tie => Verdict::Tie,
    }
}

/// The verdicts on the same item and systems in both orders.
fn both_orders(comparisons: &[Compared]) -> Vec<[Verdict; 2]> {
    let verdicts = comparisons.iter().map(|own| ([&*own.item, &*own.first, &*own.second], own.verdict));
    let mut known: BTreeMap<[&str; 3], Vec<Verdict>> = grouped(verdicts);
    known.retain(|_, verdicts| verdicts.iter().all(|verdict| *verdict == verdicts[0]));
    let pairs = known.iter().filter(|([_, first, second], _)| first < second);
    let both = |([item, first, second], own): (&[&str; 3], &Vec<Verdict>)| {
        Some([*own.first()?, *known.get(&[*item, *second, *first])?.first()?])
    };
    pairs.filter_map(both).collect()
}

fn tested(decided: impl Iterator<Item = bool>) -> Share {
    let values: Vec<f64> = decided.map(f64::from).collect();
    let p = sign(&values, &vec![0.5; values.len()], Alternative::TwoSided).map(|test| test.p);
    Share { value: mean(&values).ok_or(Undefined::NoRatings), p, n: values.len() }
}
