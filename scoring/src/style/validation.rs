//! The accuracy of a style classifier on texts that it was not trained on.

use std::collections::HashMap;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};

use super::{Model, StyleError, has_style};
use crate::{parallel, text};

/// The result of cross-validation.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct CrossValidation {
    /// The share of texts classified correctly by the classifier that was trained without them, from 0 to 1.
    pub accuracy: f64,
    /// The share of texts of the more frequent style: the accuracy of answering always the same, from 0.5 to 1.
    pub majority: f64,
    /// Texts.
    pub n_texts: usize,
    /// The number of folds: as requested, or the number of different texts of the rarer style if this is smaller.
    pub n_folds: usize,
}

/// Accuracy in stratified cross-validation.
///
/// Report it together with the share of the more frequent style; accuracy on the training texts is higher, up to 1, and
/// says nothing about other texts.
///
/// # Definition
/// The texts are divided into folds. Each fold is classified by a classifier trained on the others, and the accuracy is
/// the share of all texts classified correctly, by [`has_style`].
/// # Arguments
/// Texts, each with whether it has the style; the number of folds, 2 or more; the seed of the shuffle; the training
/// function of a classifier.
/// # Conventions
/// The different texts of each style are shuffled and dealt to the folds in turn, so each fold has nearly the same
/// share of both. Texts that are equal apart from case and white space ([`text::fold`]) are in the same fold, so that
/// no text is classified by a classifier that has seen it. If a style has fewer different texts than folds, fewer folds
/// are used. The same texts and seed result in the same folds.
/// # Errors
/// [`StyleError::Folds`] for fewer than two folds or fewer than two different texts of a style, [`StyleError::Unequal`]
/// if the number of labels differs from the number of texts; and the errors of training.
/// # References
/// R. Kohavi, "A Study of Cross-Validation and Bootstrap for Accuracy Estimation and Model Selection", IJCAI 1995.
pub fn cross_validate<S: AsRef<str> + Sync>(
    texts: &[S],
    has: &[bool],
    (n_folds, seed): (usize, u64),
    train: impl Fn(&[&str], &[bool]) -> Result<Model, StyleError> + Sync + Send,
) -> Result<CrossValidation, StyleError> {
    if texts.len() != has.len() {
        return Err(StyleError::Unequal);
    }
    let (folds, n_folds) = folds(texts, has, n_folds, seed)?;
    let n_right = parallel::map(n_folds, |fold| {
        let others = (0..texts.len()).filter(|at| folds[*at] != fold);
        let (known, labels): (Vec<&str>, Vec<bool>) = others.map(|at| (texts[at].as_ref(), has[at])).unzip();
        let model = train(&known, &labels)?;
        let own = (0..texts.len()).filter(|at| folds[*at] == fold);
        Ok(own.filter(|at| has_style(model.probability(texts[*at].as_ref())) == has[*at]).count())
    });
    let n_right = n_right.into_iter().sum::<Result<usize, StyleError>>()?;
    let n_style = has.iter().filter(|has| **has).count();
    let share = |n: usize| n as f64 / texts.len() as f64;
    let majority = share(n_style.max(texts.len() - n_style));
    Ok(CrossValidation { accuracy: share(n_right), majority, n_texts: texts.len(), n_folds })
}

/// The fold of each text, and the number of folds.
fn folds<S: AsRef<str>>(
    texts: &[S],
    has: &[bool],
    n_folds: usize,
    seed: u64,
) -> Result<(Vec<usize>, usize), StyleError> {
    let folded: Vec<String> = texts.iter().map(|text| text::fold(text.as_ref())).collect();
    // The first position of each text; a text with both labels counts with the label of its first occurrence.
    let mut first: HashMap<&str, usize> = HashMap::new();
    for (at, text) in folded.iter().enumerate() {
        first.entry(text).or_insert(at);
    }
    let different = |style: bool| -> Vec<usize> {
        (0..texts.len()).filter(|at| has[*at] == style && first[folded[*at].as_str()] == *at).collect()
    };
    let mut sides = [different(true), different(false)];
    let n_folds = n_folds.min(sides[0].len()).min(sides[1].len());
    if n_folds < 2 {
        return Err(StyleError::Folds);
    }
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut fold_of: HashMap<usize, usize> = HashMap::new();
    let mut next = 0;
    for side in &mut sides {
        for at in (1..side.len()).rev() {
            side.swap(at, random.random_range(0..=at));
        }
        for at in side {
            fold_of.insert(*at, next % n_folds);
            next += 1;
        }
    }
    Ok((folded.iter().map(|text| fold_of[&first[text.as_str()]]).collect(), n_folds))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::style::Classifier;

    fn by_words(texts: &[&str], has: &[bool]) -> Result<Model, StyleError> {
        Classifier::train(texts, has, 1.0).map(Model::Words)
    }

    /// Texts of words that occur once each: no text helps to classify another.
    fn unrelated(n: usize) -> (Vec<String>, Vec<bool>) {
        (0..n).map(|at| (format!("w{at} v{at}"), at % 3 == 0)).unzip()
    }

    #[test]
    fn what_cannot_be_learned_is_classified_no_better_than_by_the_majority() {
        let (texts, has) = unrelated(60);
        let found = cross_validate(&texts, &has, (10, 7), by_words).unwrap();
        let known: Vec<&str> = texts.iter().map(String::as_str).collect();
        let model = by_words(&known, &has).unwrap();
        // On its own texts the classifier is always right.
        assert!(known.iter().zip(&has).all(|(text, has)| has_style(model.probability(text)) == *has));
        assert!((found.majority - 2.0 / 3.0).abs() < 1e-12);
        assert!(found.accuracy <= found.majority, "{found:?}");
        assert_eq!((found.n_texts, found.n_folds), (60, 10));
    }

    #[test]
    fn folds_are_stratified_and_repeated_by_their_seed() {
        let (texts, has) = unrelated(61);
        let (first, n) = folds(&texts, &has, 10, 7).unwrap();
        assert_eq!((folds(&texts, &has, 10, 7).unwrap().0 == first, n), (true, 10));
        assert_ne!(folds(&texts, &has, 10, 8).unwrap().0, first);
        for fold in 0..10 {
            let count = |style| (0..61).filter(|at| first[*at] == fold && has[*at] == style).count();
            assert!((2..=3).contains(&count(true)) && count(false) == 4, "{fold}");
        }
    }

    #[test]
    fn equal_texts_share_a_fold() {
        let texts = ["a b", "c d", "A  b", "e f", "g h", "E f", "a b"];
        let has = [true, true, true, false, false, false, false];
        let (folds, n) = folds(&texts, &has, 5, 1).unwrap();
        assert_eq!((folds[0], folds[3], folds[0], n), (folds[2], folds[5], folds[6], 2));
    }

    #[test]
    fn too_few_texts_are_refused() {
        let of = |texts: &[&str], has: &[bool], n| cross_validate(texts, has, (n, 1), by_words).map(|_| ());
        assert_eq!(of(&["a", "b", "c"], &[true, false, false], 5), Err(StyleError::Folds));
        assert_eq!(of(&["a", "A", "c", "d"], &[true, true, false, false], 5), Err(StyleError::Folds));
        assert_eq!(of(&["a", "b", "c", "d"], &[true, true, false, false], 1), Err(StyleError::Folds));
        assert_eq!(of(&["a"], &[true, false], 2), Err(StyleError::Unequal));
        assert_eq!(of(&["a", "b", "c", "d"], &[true, true, false, false], 9), Ok(()));
    }
}
