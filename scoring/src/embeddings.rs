//! Similarity of texts by their word vectors.

mod vectors;

use std::collections::{BTreeSet, HashMap};

use crate::{text, transport::least_cost};

pub use vectors::{Vectors, VectorsError};

/// The informativeness of each word of a corpus: higher for rare words than for frequent ones.
///
/// # Definition
/// idf(q) = ln(|C| / |{s ∈ C : q ∈ s}|).
/// # Conventions
/// A word that is not in the corpus is treated as if one text contained it. Words are those of [`text::tokens`] in
/// lower case.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Idf {
    n_texts: usize,
    n_with: HashMap<String, usize>,
}

impl Idf {
    /// The idf of the words of a corpus: for Sim, the sources and the outputs together.
    pub fn of<S: AsRef<str>>(corpus: &[S]) -> Self {
        let mut idf = Self::default();
        for text in corpus {
            idf.add(text.as_ref());
        }
        idf
    }

    /// Adds a text of the corpus: its different words.
    pub fn add(&mut self, text: &str) -> BTreeSet<String> {
        let words: BTreeSet<String> = words(text).into_iter().collect();
        self.n_texts += 1;
        for word in &words {
            *self.n_with.entry(word.clone()).or_default() += 1;
        }
        words
    }

    /// The weight of a word in lower case.
    pub fn weight(&self, word: &str) -> f64 {
        let n_with = self.n_with.get(word).copied().unwrap_or(1);
        (self.n_texts.max(1) as f64 / n_with as f64).ln()
    }
}

/// The measures. All take any two texts, compare words in lower case, and ignore words without a vector. They return
/// `None` if a text has no word with a vector, because this does not mean a similarity of 0.
impl Vectors {
    /// Sim: the cosine of the texts' mean vectors, weighted by idf; 1 for the same words, about 0 for unrelated ones.
    ///
    /// R. Y. Pang, K. Gimpel, "Unsupervised Evaluation Metrics and Learning Criteria for
    /// Non-Parallel Textual Transfer", WNGT 2019.
    pub fn sim(&self, idf: &Idf, a: &str, b: &str) -> Option<f64> {
        cosine(&self.mean(a, |word| idf.weight(word))?, &self.mean(b, |word| idf.weight(word))?)
    }

    /// Embedding average: the cosine of the texts' mean vectors.
    pub fn average(&self, a: &str, b: &str) -> Option<f64> {
        cosine(&self.mean(a, |_| 1.0)?, &self.mean(b, |_| 1.0)?)
    }

    /// Greedy matching: each word is matched with the most similar word of the other text; the result is the mean
    /// cosine of both directions (V. Rus, M. Lintean 2012).
    pub fn greedy(&self, a: &str, b: &str) -> Option<f64> {
        let (a, b) = (self.known(a)?, self.known(b)?);
        let one_way = |from: &[Vec<f64>], to: &[Vec<f64>]| {
            let best = |x: &Vec<f64>| to.iter().filter_map(|y| cosine(x, y)).reduce(f64::max);
            from.iter().map(|x| best(x).unwrap_or(0.0)).sum::<f64>() / from.len() as f64
        };
        Some(f64::midpoint(one_way(&a, &b), one_way(&b, &a)))
    }

    /// Vector extrema: the cosine of the vectors that have, in each dimension, the value farthest from 0 among the
    /// text's words (G. Forgues et al. 2014); of two equally distant values, the positive one.
    pub fn extrema(&self, a: &str, b: &str) -> Option<f64> {
        let extreme = |vectors: Vec<Vec<f64>>| -> Vec<f64> {
            let farther = |x: f64, y: f64| if (y.abs(), y) > (x.abs(), x) { y } else { x };
            let n = self.dimension();
            let at = |d: usize| vectors.iter().map(|v| v[d]).fold(0.0, farther);
            (0..n).map(at).collect()
        };
        cosine(&extreme(self.known(a)?), &extreme(self.known(b)?))
    }

    /// Word Mover's Distance: the minimum distance that the words of one text have to travel to become those of the
    /// other; 0 for the same words, in the unit of the vectors.
    ///
    /// # Definition
    /// The least cost of moving the shares of the words of a to those of b, where the cost of a move is the Euclidean
    /// distance of the vectors.
    /// # Conventions
    /// The result is exact. By default, gensim first scales vectors to length 1: see [`Vectors::scaled`].
    /// # References
    /// M. Kusner, Y. Sun, N. Kolkin, K. Weinberger, "From Word Embeddings to Document Distances",
    /// ICML 2015.
    pub fn movers_distance(&self, a: &str, b: &str) -> Option<f64> {
        let (mut a, mut b) = (self.shares(a)?, self.shares(b)?);
        leave_common(&mut a, &mut b);
        // Both directions have the same cost; the search runs once from each remaining position.
        if a.len() > b.len() {
            std::mem::swap(&mut a, &mut b);
        }
        let cost: Vec<f64> = a.iter().flat_map(|x| b.iter().map(|y| euclidean(x.vector, y.vector))).collect();
        let masses = |shares: &[Share<'_>]| shares.iter().map(|share| share.mass).collect::<Vec<_>>();
        Some(least_cost(&masses(&a), &masses(&b), &cost))
    }

    /// A lower bound of [`Vectors::movers_distance`]: every word moves to the nearest word of the other text; the
    /// larger value of both directions.
    pub fn relaxed_movers_distance(&self, a: &str, b: &str) -> Option<f64> {
        let (a, b) = (self.shares(a)?, self.shares(b)?);
        let one_way = |from: &[Share<'_>], to: &[Share<'_>]| -> f64 {
            let nearest = |x: &[f32]| to.iter().map(|y| euclidean(x, y.vector)).reduce(f64::min);
            from.iter().map(|x| x.mass * nearest(x.vector).unwrap_or(0.0)).sum()
        };
        Some(one_way(&a, &b).max(one_way(&b, &a)))
    }

    /// The vectors of a text's words, if any word has a vector.
    fn known(&self, text: &str) -> Option<Vec<Vec<f64>>> {
        let vectors: Vec<Vec<f64>> = words(text).iter().filter_map(|word| self.wide(word)).collect();
        (!vectors.is_empty()).then_some(vectors)
    }

    /// The weighted mean of the vectors of a text's words.
    fn mean(&self, text: &str, weight: impl Fn(&str) -> f64) -> Option<Vec<f64>> {
        let mut sum = vec![0.0; self.dimension()];
        let mut found = false;
        for word in words(text) {
            if let Some(vector) = self.wide(&word) {
                found = true;
                let weight = weight(&word);
                sum.iter_mut().zip(&vector).for_each(|(sum, value)| *sum += weight * value);
            }
        }
        found.then_some(sum)
    }

    /// The different words of a text that have a vector, in order, each with its share.
    fn shares(&self, text: &str) -> Option<Vec<Share<'_>>> {
        let known = |word: String| Some((self.get(&word)?, word));
        let mut words: Vec<(&[f32], String)> = words(text).into_iter().filter_map(known).collect();
        words.sort_unstable_by(|a, b| a.1.cmp(&b.1));
        let mass = 1.0 / words.len() as f64;
        let mut shares: Vec<Share<'_>> = Vec::with_capacity(words.len());
        for (vector, word) in words {
            match shares.last_mut() {
                Some(last) if last.word == word => last.mass += mass,
                _ => shares.push(Share { word, vector, mass }),
            }
        }
        (!shares.is_empty()).then_some(shares)
    }

    /// A word's vector in double precision.
    fn wide(&self, word: &str) -> Option<Vec<f64>> {
        Some(self.get(word)?.iter().map(|value| f64::from(*value)).collect())
    }
}

/// A word's share of a text.
struct Share<'a> {
    word: String,
    vector: &'a [f32],
    mass: f64,
}

/// Removes the mass that two texts have in common: it is not moved, since by the triangle inequality no detour is
/// shorter. The remaining problem is much smaller.
fn leave_common(a: &mut Vec<Share<'_>>, b: &mut Vec<Share<'_>>) {
    for x in a.iter_mut() {
        if let Ok(at) = b.binary_search_by(|y| y.word.cmp(&x.word)) {
            let common = x.mass.min(b[at].mass);
            x.mass -= common;
            b[at].mass -= common;
        }
    }
    a.retain(|x| x.mass > 0.0);
    b.retain(|y| y.mass > 0.0);
}

/// The words of a text in the form in which they are looked up.
fn words(text: &str) -> Vec<String> {
    let folded = text::nfc(text).to_lowercase();
    text::tokens(&folded).into_iter().map(str::to_owned).collect()
}

/// The cosine of two vectors, unless one is 0 in every dimension.
fn cosine(a: &[f64], b: &[f64]) -> Option<f64> {
    let dot = |a, b| sum(a, b, |x: f64, y| x * y);
    let lengths = (dot(a, a) * dot(b, b)).sqrt();
    (lengths > 0.0).then(|| (dot(a, b) / lengths).clamp(-1.0, 1.0))
}

/// The distance of two points.
fn euclidean(a: &[f32], b: &[f32]) -> f64 {
    let squared_gap = |x: f32, y: f32| {
        let gap = f64::from(x) - f64::from(y);
        gap * gap
    };
    sum(a, b, squared_gap).sqrt()
}

/// The sum of a term for each dimension, in eight parts that a processor adds side by side.
fn sum<T: Copy>(a: &[T], b: &[T], term: impl Fn(T, T) -> f64) -> f64 {
    let ((a, a_rest), (b, b_rest)) = (a.as_chunks::<8>(), b.as_chunks::<8>());
    let mut parts = [0.0; 8];
    for (a, b) in a.iter().zip(b) {
        for ((part, x), y) in parts.iter_mut().zip(a).zip(b) {
            *part += term(*x, *y);
        }
    }
    let rest: f64 = a_rest.iter().zip(b_rest).map(|(x, y)| term(*x, *y)).sum();
    parts.iter().sum::<f64>() + rest
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn vectors() -> Vectors {
        let file = "good 1 0\nfine 0.8 0.6\nbad -1 0\nfilm 0 1\nmovie 0 2\n";
        Vectors::read(file.as_bytes()).unwrap()
    }

    fn near(value: Option<f64>, expected: f64) {
        let value = value.unwrap();
        assert!((value - expected).abs() < 1e-6, "{value} is not {expected}");
    }

    #[test]
    fn the_measures_are_worked_by_hand() {
        let vectors = vectors();
        // (1, 1)/2 and (0.8, 1.6)/2.
        near(vectors.average("good film", "fine film"), 2.4 / f64::sqrt(2.0 * (0.64 + 2.56)));
        near(vectors.greedy("good film", "fine film"), f64::midpoint(0.9, 0.9));
        // (1, 1) and (0.8, 2).
        near(vectors.extrema("good film", "fine movie"), 2.8 / (2.0_f64 * 4.64).sqrt());
        // good > fine costs √(0.04 + 0.36), film stays.
        near(vectors.movers_distance("good film", "fine film"), 0.4_f64.sqrt() / 2.0);
        near(vectors.relaxed_movers_distance("good film", "fine film"), 0.4_f64.sqrt() / 2.0);
    }

    #[test]
    fn frequent_words_weigh_less_in_sim() {
        let vectors = vectors();
        let idf = Idf::of(&["good film", "bad film", "fine film", "good movie"]);
        let sim = vectors.sim(&idf, "good film", "bad film").unwrap();
        assert!(sim < vectors.average("good film", "bad film").unwrap());
    }

    #[test]
    fn texts_without_known_words_have_no_similarity() {
        let vectors = vectors();
        assert_eq!(vectors.average("good", "unheard of"), None);
        assert_eq!(vectors.movers_distance("", "good"), None);
    }

    proptest! {
        #[test]
        fn distances_are_symmetric_and_bounded_from_below(
            a in "(good|fine|bad|film|movie)( (good|fine|bad|film|movie)){0,6}",
            b in "(good|fine|bad|film|movie)( (good|fine|bad|film|movie)){0,6}",
        ) {
            let vectors = vectors();
            let there = vectors.movers_distance(&a, &b).unwrap();
            prop_assert!((there - vectors.movers_distance(&b, &a).unwrap()).abs() < 1e-9);
            prop_assert!(vectors.relaxed_movers_distance(&a, &b).unwrap() <= there + 1e-9);
            prop_assert!(vectors.movers_distance(&a, &a).unwrap().abs() < 1e-9);
        }
    }
}
