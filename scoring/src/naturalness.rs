//! Naturalness by an adversarial classifier: which of two texts looks more like a person's.

use serde::{Deserialize, Serialize};

use crate::style::{Classifier, StyleError};

/// Which of an input and its output is the more natural.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MoreNatural {
    /// The input, which a person wrote.
    Input,
    /// The output of a system.
    Output,
    /// Neither.
    Neither,
}

impl MoreNatural {
    /// The decision from two scores, on any scale where higher means more natural.
    pub fn of(input: f64, output: f64) -> Self {
        if input > output {
            Self::Input
        } else if output > input {
            Self::Output
        } else {
            Self::Neither
        }
    }
}

/// Trains a classifier to distinguish human-written texts from a system's outputs: its probability is that of a
/// human-written text.
///
/// # Conventions
/// Logistic regression on the bag of words, the paper's unigram classifier; a text that it scores should not be among
/// its training texts.
/// # References
/// R. Mir, B. Felbo, N. Obradovich, I. Rahwan, "Evaluating Style Transfer for Text", NAACL 2019,
/// section 4.3.
pub fn train<S: AsRef<str>>(people: &[S], system: &[S], c: f64) -> Result<Classifier, StyleError> {
    let texts: Vec<&str> = people.iter().chain(system).map(AsRef::as_ref).collect();
    let labels: Vec<bool> = (0..texts.len()).map(|i| i < people.len()).collect();
    Classifier::train(&texts, &labels, c)
}

/// The one of an input and its output that a classifier considers human-written.
pub fn more_natural(classifier: &Classifier, input: &str, output: &str) -> MoreNatural {
    MoreNatural::of(classifier.logit(input), classifier.logit(output))
}

/// The share of items on which a classifier and human raters prefer the same text; `None` without items.
///
/// # Conventions
/// If both prefer neither text, this counts as agreement, as in the released code; if only one of them does, it does
/// not.
/// # Example
/// ```
/// use scoring::naturalness::{MoreNatural::{Input, Neither, Output}, agreement};
/// assert_eq!(agreement([(Input, Input), (Neither, Neither), (Neither, Output), (Input, Output)]), Some(0.5));
/// ```
pub fn agreement(items: impl IntoIterator<Item = (MoreNatural, MoreNatural)>) -> Option<f64> {
    let (mut n_items, mut n_agreed) = (0_usize, 0_usize);
    for (machine, people) in items {
        n_items += 1;
        n_agreed += usize::from(machine == people);
    }
    (n_items > 0).then(|| n_agreed as f64 / n_items as f64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_classifier_prefers_what_people_write() {
        let people = ["i really liked this place", "we had a lovely evening"];
        let system = ["i i liked place place", "we evening lovely lovely"];
        let classifier = train(&people, &system, 1.0).unwrap();
        let preferred = more_natural(&classifier, "we really liked this evening", "we liked place place");
        assert_eq!(preferred, MoreNatural::Input);
        assert_eq!(more_natural(&classifier, "unheard", "of"), MoreNatural::Neither);
    }

    #[test]
    fn without_items_there_is_no_agreement() {
        assert_eq!(agreement([]), None);
    }
}
