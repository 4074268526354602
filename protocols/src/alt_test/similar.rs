//! Answers that are free texts, of which somebody knows how similar they are.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use super::tested::{AltTest, Design, test};
use super::{Comparison, Options, Refused};
use crate::mean::{is_usable, mean};

/// How similar two answers to an item are.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Similarity {
    /// The item.
    pub item: String,
    /// One of the two who answered.
    pub first: String,
    /// The other one.
    pub second: String,
    /// How similar their answers are; higher is more similar. Any unit, the same for all.
    pub value: f64,
}

/// The test of free texts: the score is the mean similarity with the other annotators.
///
/// # Arguments
/// The similarity of every two answers to an item, in either order and once: of annotators with each other, and of the
/// model, whose name is `judge`, with each annotator; and [`Options`]. An item without the model is dropped.
///
/// # Errors
/// As [`labels`](super::labels); [`Refused::NoSimilarity`] and [`Refused::SecondSimilarity`] for pairs that are missing or
/// given twice; [`Refused::Argument`] for a similarity that is not finite or larger than 1e100, or of an answer with itself.
///
/// # Example
/// ```
/// use protocols::alt_test::{Options, Similarity, similarities};
/// let pairs = [("a", "b", 0.5), ("a", "c", 0.5), ("b", "c", 0.5), ("m", "a", 0.9), ("m", "b", 0.9), ("c", "m", 0.9)];
/// let rows: Vec<Similarity> = (0..30).flat_map(|item| pairs.map(|(first, second, value)| Similarity {
///     item: item.to_string(), first: first.into(), second: second.into(), value,
/// })).collect();
/// let found = similarities(&rows, "m", &Options::new(0.1))?;
/// assert_eq!((found.omega, found.rho), (1.0, 1.0));
/// # Ok::<(), protocols::alt_test::Refused>(())
/// ```
pub fn similarities(rows: &[Similarity], judge: &str, options: &Options) -> Result<AltTest, Refused> {
    let mut known: BTreeMap<&str, BTreeMap<[&str; 2], f64>> = BTreeMap::new();
    for row in rows {
        if !is_usable(row.value) {
            return Err(Refused::Argument("every similarity is a number of at most 1e100"));
        }
        if row.first == row.second {
            return Err(Refused::Argument("a similarity is that of two different annotators"));
        }
        if known.entry(&row.item).or_default().insert(pair(&row.first, &row.second), row.value).is_some() {
            let Similarity { item, first, second, .. } = row.clone();
            return Err(Refused::SecondSimilarity { item, first, second });
        }
    }
    test(&Texts { known, judge }, options)
}

fn pair<'a>(first: &'a str, second: &'a str) -> [&'a str; 2] {
    if first <= second { [first, second] } else { [second, first] }
}

struct Texts<'a> {
    known: BTreeMap<&'a str, BTreeMap<[&'a str; 2], f64>>,
    judge: &'a str,
}

impl Design for Texts<'_> {
    fn items(&self) -> BTreeMap<&str, BTreeSet<&str>> {
        self.known
            .iter()
            .map(|(item, pairs)| {
                let names = pairs.keys().flatten().copied().filter(|name| *name != self.judge);
                (*item, names.collect())
            })
            .collect()
    }

    fn is_judged(&self, item: &str) -> bool {
        self.known.get(item).is_some_and(|pairs| pairs.keys().flatten().any(|name| *name == self.judge))
    }

    fn score(&self, item: &str, who: Option<&str>, others: &[&str]) -> Result<f64, Refused> {
        let who = who.unwrap_or(self.judge);
        let value = |other: &&str| {
            let found = self.known.get(item).and_then(|pairs| pairs.get(&pair(who, other)));
            found.copied().ok_or_else(|| Refused::NoSimilarity {
                item: item.to_owned(),
                first: who.to_owned(),
                second: (*other).to_owned(),
            })
        };
        let values = others.iter().map(value).collect::<Result<Vec<f64>, _>>()?;
        Ok(mean(&values).unwrap_or_default())
    }

    fn comparison(&self) -> Comparison {
        Comparison::Similarity
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_that_are_missing_or_given_twice_are_named() {
        let row = |item: usize, first: &str, second: &str| Similarity {
            item: item.to_string(),
            first: first.into(),
            second: second.into(),
            value: 0.5,
        };
        let pairs = [("a", "b"), ("a", "c"), ("b", "c"), ("m", "a"), ("m", "b"), ("m", "c")];
        let mut rows: Vec<Similarity> =
            (0..30).flat_map(|item| pairs.map(|(first, second)| row(item, first, second))).collect();
        let refused = |rows: &[Similarity]| similarities(rows, "m", &Options::new(0.1)).unwrap_err().to_string();
        rows.push(row(3, "b", "a"));
        assert_eq!(refused(&rows), "the similarity of b and a on item 3 is given twice");
        rows.pop();
        rows.remove(2);
        assert_eq!(refused(&rows), "the similarity of b and c on item 0 is missing");
    }
}
