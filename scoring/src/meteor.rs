//! METEOR with exact words, stems and synonyms.

mod alignment;
mod lexicon;

use std::sync::Arc;

use rust_stemmers::Algorithm;

use crate::{
    metric::{Score, Scratch, Unaligned, each_segment, signature},
    tokenize::{Tokenizer, split},
    wordnet::WordNet,
};
use alignment::Alignment;
use lexicon::Lexicon;

/// METEOR: the share of a text's words that match its reference, by form, stem or synonym, and the number of chunks in
/// which they match.
///
/// From 0 (no word in common) to almost 1 (equal texts lose a little to the penalty for their single chunk).
///
/// # Definition
/// (1 − ½ (c/m)³) · P R / (0.9 P + 0.1 R): m words match, in c chunks that both texts contain in the same order; P and
/// R are m divided by the number of words of the text and of the reference.
/// # Arguments
/// Texts in one language; `stemmer` for the second stage, `wordnet` for the third. With several references, the best
/// score counts.
/// # Conventions
/// As in NLTK's `single_meteor_score`, whose third stage needs WordNet's files: lower case; first exact matches, then
/// stems among the remaining words, then synonyms among the rest, which NLTK looks up by their stems ("film" is found,
/// but not "movi"; without a stemmer both words are found); each stage goes from the last word to the first and takes
/// the last free match. The score of a corpus is the mean of its segments.
///
/// No language is the default: without a language, words match only by their form, and the signature contains
/// `stem:no`. NLTK's `meteor_score` by default stems every language with Porter's stemmer for English; here English
/// uses Snowball's (Porter's second), which is `SnowballStemmer("english")` in NLTK, and [`Stemmer::of`] names those of
/// other languages.
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
    /// The tokenizer.
    pub tokenizer: Tokenizer,
    /// The stemmer of the texts' language; without a stemmer, only equal words match.
    pub stemmer: Option<Stemmer>,
    /// Synonyms; without them this stage is skipped.
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
    /// The stemmer for a BCP 47 language tag, if available; only the language subtag counts.
    ///
    /// Snowball's for Arabic, Danish, Dutch, English, Finnish, French, German, Hungarian, Italian, Norwegian (`no`,
    /// `nb`), Portuguese, Romanian, Russian, Spanish, Swedish and Turkish. Other languages have none: their words match
    /// only by their form, which the signature records.
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
}

/// Memory that is reused from segment to segment.
#[derive(Debug, Default)]
pub(crate) struct Memory {
    lexicon: Lexicon,
    alignment: Alignment,
    hypothesis: Vec<usize>,
    reference: Vec<usize>,
    /// The words of the text again, some in a later stage by their stems.
    stems: Vec<usize>,
}

impl Meteor {
    /// The score of a segment against its references; 0 without references.
    pub fn segment(&self, hypothesis: &str, references: &[&str]) -> f64 {
        self.segment_in(&mut Scratch::default(), hypothesis, references)
    }

    /// The same with the memory of earlier segments, whose words and stems are already stored.
    pub fn segment_in(&self, scratch: &mut Scratch, hypothesis: &str, references: &[&str]) -> f64 {
        let memory = &mut scratch.meteor;
        memory.lexicon.begin(self.stemmer.as_ref());
        self.read(hypothesis, &mut memory.lexicon, &mut memory.hypothesis);
        let against = |reference: &&str| {
            self.read(reference, &mut memory.lexicon, &mut memory.reference);
            self.against(memory)
        };
        references.iter().map(against).fold(0.0, f64::max)
    }

    /// The mean score of a corpus.
    pub fn corpus<H: AsRef<str> + Sync, R: AsRef<str> + Sync>(
        &self,
        hypotheses: &[H],
        references: &[Vec<R>],
    ) -> Result<Score, Unaligned> {
        let values = each_segment(hypotheses, references, |scratch, hypothesis, references| {
            self.segment_in(scratch, hypothesis, references)
        })?;
        Ok(Score {
            value: values.iter().sum::<f64>() / values.len() as f64,
            n_segments: values.len(),
            signature: self.signature(references.len()),
        })
    }

    /// The configuration that must be equal for two scores to be comparable.
    pub fn signature(&self, n_references: usize) -> String {
        signature(&[
            ("nrefs", &n_references.to_string()),
            ("case", "lc"),
            ("tok", self.tokenizer.name()),
            ("stem", self.stemmer.as_ref().map_or("no", |stemmer| stemmer.name)),
            ("syn", if self.wordnet.is_some() { "wordnet" } else { "no" }),
        ])
    }

    /// The words of a text by their numbers.
    fn read(&self, text: &str, lexicon: &mut Lexicon, words: &mut Vec<usize>) {
        words.clear();
        words.extend(split(&self.tokenizer.tokenize(&text.to_lowercase())).map(|word| lexicon.number(word)));
    }

    /// The score of the words in memory.
    fn against(&self, memory: &mut Memory) -> f64 {
        let Memory { lexicon, alignment, hypothesis, reference, stems } = memory;
        alignment.begin(hypothesis.len(), reference.len());
        alignment.add(lexicon.len(), hypothesis, reference);
        if !alignment.is_full() {
            stems.clone_from(hypothesis);
            if let Some(stemmer) = &self.stemmer {
                alignment.each_free(stems, reference, |word| *word = lexicon.stem(stemmer, *word));
                alignment.add(lexicon.len(), stems, reference);
            }
            if let Some(wordnet) = &self.wordnet {
                alignment.add_synonyms(wordnet, lexicon, stems, reference);
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
    fn marks_match_by_themselves_only() {
        let meteor = Meteor { tokenizer: Tokenizer::V13a, stemmer: Stemmer::of("ar"), wordnet: None };
        assert!(meteor.segment("لا .", &["نعم ?"]).abs() < f64::EPSILON);
        assert!(meteor.segment("لا ?", &["نعم ?"]) > 0.0);
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

        #[test]
        fn memory_of_earlier_segments_changes_nothing(pairs in prop::collection::vec("([ab]s? ){0,6}", 2..9)) {
            let of = |language| Meteor { tokenizer: Tokenizer::None, stemmer: Stemmer::of(language), wordnet: None };
            let meteors = [of("en"), of("zh"), of("fr")];
            let mut scratch = Scratch::default();
            for (pair, meteor) in pairs.windows(2).zip(meteors.iter().cycle()) {
                let again = meteor.segment_in(&mut scratch, &pair[0], &[&pair[1], &pair[0]]);
                prop_assert_eq!(again.to_bits(), meteor.segment(&pair[0], &[&pair[1], &pair[0]]).to_bits());
            }
        }
    }
}
