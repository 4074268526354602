//! Answers that are labels or numbers.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use super::tested::{AltTest, Design, test};
use super::{Answers, Options, Refused};
use crate::mean::{is_usable, mean};

/// How answers are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Comparison {
    /// Labels: the share of the others who gave the same.
    Accuracy,
    /// Numbers: minus the root of the mean squared difference from the others.
    NegativeRmse,
    /// Free texts: the mean similarity with the others.
    Similarity,
}

/// The test of labels: the score is the share of the other annotators who gave the same label.
///
/// # Arguments
/// The annotators' labels by annotator and item, the model's by item, and [`Options`].
///
/// # Errors
/// [`Refused::FewItems`] if nobody has enough items, [`Refused::FewAnnotators`], and [`Refused::Argument`].
///
/// # Example
/// ```
/// use protocols::alt_test::{Options, labels};
/// let answers = |name: &str| (0..40).map(|item| (item.to_string(), (item % 3).to_string())).collect();
/// let humans = ["a", "b", "c"].map(|name| (name.to_owned(), answers(name))).into();
/// let found = labels(&humans, &answers("judge"), &Options::new(0.2))?;
/// // Everybody agrees: each item is a tie, which is better than ε for the model.
/// assert_eq!((found.omega, found.rho, found.passed), (1.0, 1.0, true));
/// # Ok::<(), protocols::alt_test::Refused>(())
/// ```
pub fn labels(
    humans: &Answers<String>,
    judge: &BTreeMap<String, String>,
    options: &Options,
) -> Result<AltTest, Refused> {
    test(&Compared { humans, judge, score: share, comparison: Comparison::Accuracy }, options)
}

/// The test of numbers: the score is minus the root of the mean squared difference from the other annotators.
///
/// # Arguments
/// The annotators' numbers by annotator and item, the model's by item, and [`Options`].
///
/// # Errors
/// As [`labels`]; [`Refused::Argument`] for a number that is not finite or larger than 1e100.
pub fn numbers(humans: &Answers<f64>, judge: &BTreeMap<String, f64>, options: &Options) -> Result<AltTest, Refused> {
    if humans.values().flat_map(BTreeMap::values).chain(judge.values()).any(|number| !is_usable(*number)) {
        return Err(Refused::Argument("every answer is a number of at most 1e100"));
    }
    test(&Compared { humans, judge, score: negative_rmse, comparison: Comparison::NegativeRmse }, options)
}

struct Compared<'a, V> {
    humans: &'a Answers<V>,
    judge: &'a BTreeMap<String, V>,
    score: fn(&V, &[&V]) -> f64,
    comparison: Comparison,
}

impl<V> Design for Compared<'_, V> {
    fn items(&self) -> BTreeMap<&str, BTreeSet<&str>> {
        let mut items: BTreeMap<&str, BTreeSet<&str>> = self.judge.keys().map(|i| (&**i, BTreeSet::new())).collect();
        for (annotator, answers) in self.humans {
            for item in answers.keys() {
                items.entry(item).or_default().insert(annotator);
            }
        }
        // What only the model answered was never an item of the annotators.
        items.retain(|_, annotators| !annotators.is_empty());
        items
    }

    fn is_judged(&self, item: &str) -> bool {
        self.judge.contains_key(item)
    }

    fn score(&self, item: &str, who: Option<&str>, others: &[&str]) -> Result<f64, Refused> {
        const KNOWN: Refused = Refused::Argument("an answer is missing");
        let answer = |annotator: &str| self.humans.get(annotator).and_then(|answers| answers.get(item));
        let own = who.map_or_else(|| self.judge.get(item), answer).ok_or(KNOWN)?;
        let others = others.iter().map(|other| answer(other).ok_or(KNOWN)).collect::<Result<Vec<&V>, _>>()?;
        Ok((self.score)(own, &others))
    }

    fn comparison(&self) -> Comparison {
        self.comparison
    }
}

fn share(own: &String, others: &[&String]) -> f64 {
    others.iter().filter(|other| **other == own).count() as f64 / others.len().max(1) as f64
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "labels are compared by reference, by the same type of function")]
fn negative_rmse(own: &f64, others: &[&f64]) -> f64 {
    let squares: Vec<f64> = others.iter().map(|other| (*other - own).powi(2)).collect();
    -mean(&squares).unwrap_or_default().sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn humans(n_raters: usize, n_items: usize) -> Answers<String> {
        let answers = |rater: usize| {
            (0..n_items).map(|item| (item.to_string(), ((item * 7 + rater * (item % 2)) % 3).to_string())).collect()
        };
        (0..n_raters).map(|rater| (format!("r{rater}"), answers(rater))).collect()
    }

    #[test]
    fn too_few_items_or_annotators_are_refused_with_the_reason() {
        let judge = humans(1, 40)["r0"].clone();
        let refused = |humans: &Answers<String>| labels(humans, &judge, &Options::new(0.2)).unwrap_err().to_string();
        assert_eq!(
            refused(&humans(3, 29)),
            "the annotator with the most items has 29 that the model and another annotator answered, too; the test needs 30"
        );
        assert_eq!(
            refused(&humans(2, 40)),
            "there are 2 annotators with items that the model and another annotator answered, too; the test needs 3"
        );
        let wrong = labels(&humans(3, 40), &judge, &Options::new(1.5));
        assert_eq!(wrong, Err(Refused::Argument("epsilon is from 0 to 1")));
    }

    #[test]
    fn who_has_few_items_is_one_of_the_others_only() {
        let mut humans = humans(4, 40);
        let judge = humans["r0"].clone();
        humans.get_mut("r3").unwrap().retain(|item, _| item.len() == 1);
        let found = labels(&humans, &judge, &Options::new(0.2)).unwrap();
        assert_eq!(found.left_out, [super::super::LeftOut { annotator: "r3".into(), n: 10 }]);
        assert_eq!((found.annotators.len(), found.n_items, found.n_items_dropped), (3, 40, 0));
    }

    #[test]
    fn scores_by_hand() {
        assert!((negative_rmse(&1.0, &[&2.0, &3.0]) + 2.5_f64.sqrt()).abs() < 1e-15);
        assert_eq!(Some(share(&"a".into(), &[&"a".into(), &"b".into()])), Some(0.5));
    }
}
