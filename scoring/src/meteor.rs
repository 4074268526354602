//! METEOR with exact words, stems and synonyms.

use std::{collections::HashMap, sync::Arc};

use rust_stemmers::Algorithm;

use crate::{
    metric::{Score, Unaligned, aligned, signature},
    tokenize::{Tokenizer, split},
    wordnet::WordNet,
};

/// METEOR: how many words of a text its reference has, as they are, by their stems or by synonyms,
/// and in how few stretches.
///
/// From 0 (no word in common) to 1 (nearly: equal texts lose a little to the penalty for one
/// stretch).
///
/// # Definition
/// (1 − ½ (c/m)³) · P R / (0.9 P + 0.1 R): m words match, in c stretches that both texts have in
/// the same order; P and R are m over the words of the text and of the reference.
/// # Arguments
/// Texts in one language; `stemmer` for the second stage, `wordnet` for the third. With several
/// references the best counts.
/// # Conventions
/// As NLTK's `single_meteor_score`, whose third stage needs WordNet's files: lower case; first exact
/// matches, then stems among the words left, then synonyms among the rest, which NLTK looks up by
/// their stems (a film is found, a "movi" is not; without a stemmer both are); each stage goes from the
/// last word to the first and takes the last free match. A corpus has the mean of its segments.
/// # Example
/// ```
/// use scoring::{meteor::{Meteor, Stemmer}, tokenize::Tokenizer};
/// let meteor = Meteor { tokenizer: Tokenizer::V13a, stemmer: Stemmer::of("en"), wordnet: None };
/// // Both words match, by their stems, in one stretch: (1 − ½ · ½³) · 1.
/// assert!((meteor.segment("dogs barking", &["dog barks"]) - 0.9375).abs() < 1e-12);
/// ```
/// # References
/// S. Banerjee, A. Lavie, "METEOR: An Automatic Metric for MT Evaluation with Improved Correlation
/// with Human Judgments", ACL workshop 2005. Compared with NLTK 3.10.4.
#[derive(Debug, Default)]
pub struct Meteor {
    /// How words are cut.
    pub tokenizer: Tokenizer,
    /// What finds stems; without it only equal words match.
    pub stemmer: Option<Stemmer>,
    /// Synonyms; without them this stage is left out.
    pub wordnet: Option<Arc<WordNet>>,
}

/// A Snowball stemmer of a language.
pub struct Stemmer {
    algorithm: rust_stemmers::Stemmer,
    name: &'static str,
}

impl std::fmt::Debug for Stemmer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Stemmer").field(&self.name).finish()
    }
}

impl Stemmer {
    /// The stemmer of a BCP 47 language tag, if there is one; only the language subtag counts.
    pub fn of(language: &str) -> Option<Self> {
        let (algorithm, name) = match language.split(['-', '_']).next()?.to_ascii_lowercase().as_str() {
            "ar" => (Algorithm::Arabic, "ar"),
            "da" => (Algorithm::Danish, "da"),
            "de" => (Algorithm::German, "de"),
            "en" => (Algorithm::English, "en"),
            "es" => (Algorithm::Spanish, "es"),
            "fi" => (Algorithm::Finnish, "fi"),
            "fr" => (Algorithm::French, "fr"),
            "hu" => (Algorithm::Hungarian, "hu"),
            "it" => (Algorithm::Italian, "it"),
            "nl" => (Algorithm::Dutch, "nl"),
            "no" | "nb" => (Algorithm::Norwegian, "no"),
            "pt" => (Algorithm::Portuguese, "pt"),
            "ro" => (Algorithm::Romanian, "ro"),
            "ru" => (Algorithm::Russian, "ru"),
            "sv" => (Algorithm::Swedish, "sv"),
            "tr" => (Algorithm::Turkish, "tr"),
            _ => return None,
        };
        Some(Self { algorithm: rust_stemmers::Stemmer::create(algorithm), name })
    }

    /// The stem of a word in lower case.
    fn stem(&self, word: &str) -> String {
        self.algorithm.stem(word).into_owned()
    }
}

impl Meteor {
    /// The score of a segment against its references; 0 without references.
    pub fn segment(&self, hypothesis: &str, references: &[&str]) -> f64 {
        let words = |text: &str| -> Vec<String> {
            split(&self.tokenizer.tokenize(&text.to_lowercase())).map(str::to_owned).collect()
        };
        let hypothesis = words(hypothesis);
        references.iter().map(|text| self.against(&hypothesis, &words(text))).fold(0.0, f64::max)
    }

    /// The mean score of a corpus.
    pub fn corpus<H: AsRef<str>, R: AsRef<str>>(
        &self,
        hypotheses: &[H],
        references: &[Vec<R>],
    ) -> Result<Score, Unaligned> {
        aligned(hypotheses.len(), references)?;
        let of_segment = |(i, hypothesis): (usize, &H)| {
            let references: Vec<&str> = references.iter().map(|set| set[i].as_ref()).collect();
            self.segment(hypothesis.as_ref(), &references)
        };
        let sum: f64 = hypotheses.iter().enumerate().map(of_segment).sum();
        Ok(Score {
            value: sum / hypotheses.len() as f64,
            n_segments: hypotheses.len(),
            signature: self.signature(references.len()),
        })
    }

    /// What must be equal for two scores to be comparable.
    pub fn signature(&self, n_references: usize) -> String {
        signature(&[
            ("nrefs", &n_references.to_string()),
            ("case", "lc"),
            ("tok", self.tokenizer.name()),
            ("stem", self.stemmer.as_ref().map_or("no", |stemmer| stemmer.name)),
            ("syn", if self.wordnet.is_some() { "wordnet" } else { "no" }),
        ])
    }

    /// The score against one reference.
    fn against(&self, hypothesis: &[String], reference: &[String]) -> f64 {
        let mut alignment = Alignment::new(hypothesis.len(), reference.len());
        alignment.add(hypothesis, reference);
        let stems = |words: &[String]| match &self.stemmer {
            Some(stemmer) => words.iter().map(|word| stemmer.stem(word)).collect(),
            None => words.to_vec(),
        };
        if self.stemmer.is_some() || self.wordnet.is_some() {
            let (hypothesis, reference) = (stems(hypothesis), stems(reference));
            alignment.add(&hypothesis, &reference);
            if let Some(wordnet) = &self.wordnet {
                alignment.add_synonyms(wordnet, &hypothesis, &reference);
            }
        }
        let (n_matches, n_stretches) = alignment.counts();
        if n_matches == 0 {
            return 0.0;
        }
        let matches = n_matches as f64;
        let precision = matches / hypothesis.len() as f64;
        let recall = matches / reference.len() as f64;
        let mean = precision * recall / (0.9 * precision + 0.1 * recall);
        mean * (1.0 - 0.5 * (n_stretches as f64 / matches).powi(3))
    }
}

/// Which word of the reference each word of the text is matched with.
struct Alignment {
    places: Vec<Option<usize>>,
    taken: Vec<bool>,
}

impl Alignment {
    fn new(n_hypothesis: usize, n_reference: usize) -> Self {
        Self { places: vec![None; n_hypothesis], taken: vec![false; n_reference] }
    }

    /// Matches words that are free on both sides, from the last to the first.
    fn add(&mut self, hypothesis: &[String], reference: &[String]) {
        let mut free: HashMap<&str, Vec<usize>> = HashMap::new();
        for (j, word) in reference.iter().enumerate().filter(|(j, _)| !self.taken[*j]) {
            free.entry(word).or_default().push(j);
        }
        for (place, word) in self.places.iter_mut().zip(hypothesis).rev() {
            if place.is_none() {
                *place = free.get_mut(word.as_str()).and_then(Vec::pop);
            }
        }
        for j in self.places.iter().flatten() {
            self.taken[*j] = true;
        }
    }

    /// Matches words that are free on both sides by synonyms of the text's, from the last to the
    /// first, each with the last one free.
    fn add_synonyms(&mut self, wordnet: &WordNet, hypothesis: &[String], reference: &[String]) {
        for (place, word) in self.places.iter_mut().zip(hypothesis).rev().filter(|(place, _)| place.is_none()) {
            let synonyms = wordnet.synonyms(word);
            let matches = |j: &usize| !self.taken[*j] && synonyms.contains(reference[*j].as_str());
            *place = (0..reference.len()).rev().find(matches);
            if let Some(j) = *place {
                self.taken[j] = true;
            }
        }
    }

    /// How many words match, and in how many stretches without a gap on either side.
    fn counts(&self) -> (usize, usize) {
        let matched = |i: usize| self.places[i].map(|j| (i, j));
        let matches: Vec<(usize, usize)> = (0..self.places.len()).filter_map(matched).collect();
        let stretches = matches.chunk_by(|a, b| a.0 + 1 == b.0 && a.1 + 1 == b.1).count();
        (matches.len(), stretches)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn an_equal_text_loses_only_the_penalty_of_one_stretch() {
        let value = Meteor::default().segment("a b c d", &["x", "a b c d"]);
        assert!((value - (1.0 - 0.5 / 64.0)).abs() < 1e-12);
    }

    #[test]
    fn a_language_without_stemmer_has_none() {
        assert!(Stemmer::of("zh").is_none() && Stemmer::of("pt-BR").is_some());
    }

    proptest! {
        #[test]
        fn it_is_bounded_for_any_text(a in "\\PC{0,30}", b in "\\PC{0,30}") {
            let meteor = Meteor { tokenizer: Tokenizer::V13a, stemmer: Stemmer::of("fr"), wordnet: None };
            prop_assert!((0.0..=1.0).contains(&meteor.segment(&a, &[&b])));
        }
    }
}
