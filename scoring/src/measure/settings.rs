//! The settings of a metric, and the reasons why it cannot be computed.

use std::{
    error,
    fmt::{self, Display},
    sync::Arc,
};

use crate::{
    abbreviations::{self, Abbreviations},
    bleu::{Bleu, Smoothing},
    embeddings::{Idf, Vectors},
    lm::Model,
    registry::METRICS,
    style::{self, Lexicon},
    tokenize::Tokenizer,
    wordnet::WordNet,
};

/// The text processing, where a metric leaves it open.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Settings {
    /// The tokenizer of BLEU and METEOR.
    pub tokenizer: Tokenizer,
    /// Whether case is ignored. TER always ignores it, as sacrebleu does by default.
    pub lowercase: bool,
    /// The replacement for a precision of 0 in BLEU.
    pub smoothing: Smoothing,
    /// Whether BLEU omits orders longer than the text: recommended for single segments.
    pub effective_order: bool,
    /// The language of the outputs, whose stems METEOR compares; without it, or without a stemmer for it, METEOR leaves
    /// stems out.
    pub language: Option<String>,
    /// Abbreviations and their expansions, for kinds of edits; those of the language by default.
    pub abbreviations: Option<Arc<Abbreviations>>,
}

impl Settings {
    /// BLEU with these settings.
    pub fn bleu(&self) -> Bleu {
        let &Self { tokenizer, lowercase, smoothing, effective_order, .. } = self;
        Bleu { tokenizer, lowercase, smoothing, effective_order }
    }

    /// The given abbreviations, or by default those of the language.
    pub fn abbreviations(&self) -> Arc<Abbreviations> {
        let of_language = || Arc::new(abbreviations::of(self.language.as_deref().unwrap_or_default()));
        self.abbreviations.clone().unwrap_or_else(of_language)
    }
}

/// Models that metrics need; each is read once and shared.
#[derive(Debug, Clone, Default)]
pub struct Resources {
    /// Of fluency and perplexity.
    pub model: Option<Arc<Model>>,
    /// Of style, accuracy and intensity.
    pub classifier: Option<Arc<style::Model>>,
    /// Of naturalness.
    pub naturalness: Option<Arc<style::Model>>,
    /// Of the masked Word Mover's Distance: the most telling words of the classifier.
    pub lexicon: Option<Arc<Lexicon>>,
    /// Of sim, average, greedy, extrema and wmd.
    pub vectors: Option<Arc<Vectors>>,
    /// Of sim.
    pub idf: Option<Arc<Idf>>,
    /// For METEOR's third stage, which is skipped without it.
    pub wordnet: Option<Arc<WordNet>>,
}

impl Resources {
    pub(crate) fn language_model(&self) -> Result<Arc<Model>, NoMeasure> {
        self.model.clone().ok_or(NoMeasure::Model)
    }

    pub(crate) fn classifier(&self) -> Result<Arc<style::Model>, NoMeasure> {
        self.classifier.clone().ok_or(NoMeasure::Classifier)
    }

    pub(crate) fn naturalness(&self) -> Result<Arc<style::Model>, NoMeasure> {
        self.naturalness.clone().ok_or(NoMeasure::Naturalness)
    }

    pub(crate) fn lexicon(&self) -> Result<Arc<Lexicon>, NoMeasure> {
        let missing = if self.classifier.is_some() { NoMeasure::Lexicon } else { NoMeasure::Classifier };
        self.lexicon.clone().ok_or(missing)
    }

    pub(crate) fn vectors(&self) -> Result<Arc<Vectors>, NoMeasure> {
        self.vectors.clone().ok_or(NoMeasure::Vectors)
    }

    pub(crate) fn word_weights(&self) -> Result<Arc<Idf>, NoMeasure> {
        self.idf.clone().ok_or(NoMeasure::Vectors)
    }
}

/// The reason why a metric cannot be computed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NoMeasure {
    /// No metric has this name.
    Unknown(String),
    /// It needs a language model.
    Model,
    /// It needs a style classifier.
    Classifier,
    /// It needs a classifier of human-written texts.
    Naturalness,
    /// It needs a style classifier by words.
    Lexicon,
    /// It needs word vectors.
    Vectors,
    /// It is compared with the source.
    Source,
    /// It is compared with references.
    References,
    /// It uses a neural model, which failed with this reason.
    Neural(String),
}

impl Display for NoMeasure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown(name) => {
                let names: Vec<&str> = METRICS.iter().map(|metric| metric.command_name).collect();
                write!(f, "there is no metric `{name}`; there are {}", names.join(", "))
            }
            Self::Model => f.write_str("it needs a language model"),
            Self::Classifier => f.write_str("it needs a style model"),
            Self::Naturalness => f.write_str("it needs a naturalness model"),
            Self::Lexicon => f.write_str("it needs a style model by words, not by hashed n-grams"),
            Self::Vectors => f.write_str("it needs word vectors"),
            Self::Source => f.write_str("it compares the output with its source, which is missing"),
            Self::References => f.write_str("it compares the output with references, which are missing"),
            Self::Neural(why) => f.write_str(why),
        }
    }
}

impl error::Error for NoMeasure {}
