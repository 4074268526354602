//! From a name to a measure.

use std::{
    error,
    fmt::{self, Display},
    sync::Arc,
};

use super::{Edits, Likeness, Measure};
use crate::{
    bleu::{Bleu, Smoothing},
    chrf::Chrf,
    embeddings::{Idf, Vectors},
    lm::Model,
    meteor::{Meteor, Stemmer},
    style,
    ter::Ter,
    tokenize::Tokenizer,
    wordnet::WordNet,
};

/// Every name, with what it is held against and what it tells.
pub const NAMES: [(&str, &str, &str); 24] = [
    ("bleu", "references", "n-grams of words in common, 0 to 100"),
    ("self-bleu", "source", "BLEU of the output against its source, 0 to 100"),
    ("chrf", "references", "n-grams of characters in common, 0 to 100"),
    ("chrf++", "references", "chrF with words and pairs of words"),
    ("ter", "references", "edits and shifts in percent of the reference's words, lower is nearer"),
    ("meteor", "references", "words, stems and synonyms in common, 0 to 1"),
    ("rouge-l", "references", "longest sequence of words in common, F1, 0 to 1"),
    ("diversity", "the other references", "self-BLEU within the references of a source, lower is more diverse"),
    ("distinct-1", "itself", "share of different words"),
    ("distinct-2", "itself", "share of different pairs of words"),
    ("led", "source", "share of tokens not in both, 0 to 1"),
    ("levenshtein", "source", "characters edited"),
    ("levenshtein-norm", "source", "characters edited, as a share of the longer text"),
    ("token-levenshtein", "source", "tokens edited"),
    ("token-levenshtein-norm", "source", "tokens edited, as a share of the longer text"),
    ("fluency", "a language model", "log10-probability of a word, a mean over segments"),
    ("perplexity", "a language model", "perplexity of all outputs together"),
    ("style", "a style model", "mean probability of the style"),
    ("accuracy", "a style model", "share of outputs that have the style with a probability of 1/2 or more"),
    ("sim", "source and vectors", "cosine of idf-weighted mean vectors"),
    ("average", "source and vectors", "cosine of mean vectors"),
    ("greedy", "source and vectors", "mean cosine of each word's likest"),
    ("extrema", "source and vectors", "cosine of the extreme vectors"),
    ("wmd", "source and vectors", "Word Mover's Distance, lower is nearer"),
];

/// The names of neural metrics, which [`Measure::of`] does not know: they come with a model, from the module `torch`.
pub const NEURAL: [(&str, &str, &str); 9] = [
    ("bertscore", "references", "how well tokens match by vectors in context, F1, mostly 0.3 to 1"),
    ("bertscore-precision", "references", "how well the output's tokens are met in the reference"),
    ("bertscore-recall", "references", "how well the reference's tokens are met in the output"),
    ("sim-neural", "source", "cosine of the texts' vectors, -1 to 1"),
    ("wmd-neural", "source", "Word Mover's Distance of vectors in context, 0 to 2, lower is nearer"),
    (
        "ppl-neural",
        "a neural language model",
        "perplexity of all outputs together, per word or, by GPT-2, per token, lower is more usual",
    ),
    ("style-neural", "a neural classifier", "mean probability of the style"),
    (
        "accuracy-neural",
        "a neural classifier",
        "share of outputs that have the style with a probability of 1/2 or more",
    ),
    ("rating", "a model of ratings", "mean of the ratings that people would give"),
];

/// How texts are read, where a metric leaves it open.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Settings {
    /// How words are cut, of BLEU and METEOR.
    pub tokenizer: Tokenizer,
    /// Whether case is ignored. TER ignores it always, as sacrebleu does unless told otherwise.
    pub lowercase: bool,
    /// What stands in for a precision of 0, of BLEU.
    pub smoothing: Smoothing,
    /// Whether BLEU leaves out orders longer than the text: advised for single segments.
    pub effective_order: bool,
    /// The language of the outputs, whose stems METEOR compares; without it, or without a stemmer for it, METEOR leaves
    /// stems out.
    pub language: Option<String>,
}

/// Models that metrics need; each is read once and shared.
#[derive(Debug, Clone, Default)]
pub struct Resources {
    /// Of fluency and perplexity.
    pub model: Option<Arc<Model>>,
    /// Of style and accuracy.
    pub classifier: Option<Arc<style::Model>>,
    /// Of sim, average, greedy, extrema and wmd.
    pub vectors: Option<Arc<Vectors>>,
    /// Of sim.
    pub idf: Option<Arc<Idf>>,
    /// Of METEOR's third stage, which is left out without.
    pub wordnet: Option<Arc<WordNet>>,
}

/// Why a metric cannot be computed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NoMeasure {
    /// There is none of this name.
    Unknown(String),
    /// It needs a language model.
    Model,
    /// It needs a style classifier.
    Classifier,
    /// It needs word vectors.
    Vectors,
    /// It is held against the source.
    Source,
    /// It is held against references.
    References,
    /// It is of a neural model, which refuses: why.
    Neural(String),
}

impl Display for NoMeasure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown(name) => {
                let names: Vec<&str> = NAMES.iter().chain(&NEURAL).map(|(name, ..)| *name).collect();
                write!(f, "there is no metric `{name}`; there are {}", names.join(", "))
            }
            Self::Model => f.write_str("it needs a language model"),
            Self::Classifier => f.write_str("it needs a style model"),
            Self::Vectors => f.write_str("it needs word vectors"),
            Self::Source => f.write_str("it compares the output with its source, which is missing"),
            Self::References => f.write_str("it compares the output with references, which are missing"),
            Self::Neural(why) => f.write_str(why),
        }
    }
}

impl error::Error for NoMeasure {}

impl Measure {
    /// The measure of a name.
    ///
    /// # Errors
    /// There is none of this name, or what it needs is not among the resources.
    pub fn of(name: &str, settings: &Settings, resources: &Resources) -> Result<Self, NoMeasure> {
        let &Settings { tokenizer, lowercase, smoothing, effective_order, .. } = settings;
        let bleu = Bleu { tokenizer, lowercase, smoothing, effective_order };
        let edits = |tokens, normalised| Self::Edits(Edits { tokens, normalised });
        let model = || resources.model.clone().ok_or(NoMeasure::Model);
        let classifier = || resources.classifier.clone().ok_or(NoMeasure::Classifier);
        let likeness = |likeness| {
            let vectors = resources.vectors.clone().ok_or(NoMeasure::Vectors)?;
            Ok(Self::Likeness(likeness, vectors))
        };
        Ok(match name {
            "bleu" => Self::Bleu(bleu),
            "self-bleu" => Self::SelfBleu(bleu),
            "diversity" => Self::Diversity(bleu),
            "chrf" => Self::Chrf(Chrf { words: false, lowercase }),
            "chrf++" => Self::Chrf(Chrf { words: true, lowercase }),
            "ter" => Self::Ter(Ter::default()),
            "meteor" => {
                let stemmer = settings.language.as_deref().and_then(Stemmer::of);
                Self::Meteor(Arc::new(Meteor { tokenizer, stemmer, wordnet: resources.wordnet.clone() }))
            }
            "rouge-l" => Self::RougeL,
            "led" => Self::Led,
            "levenshtein" => edits(false, false),
            "levenshtein-norm" => edits(false, true),
            "token-levenshtein" => edits(true, false),
            "token-levenshtein-norm" => edits(true, true),
            "fluency" => Self::Fluency(model()?),
            "perplexity" => Self::Perplexity(model()?),
            "style" => Self::Style(classifier()?),
            "accuracy" => Self::Accuracy(classifier()?),
            "sim" => return likeness(Likeness::Sim(resources.idf.clone().ok_or(NoMeasure::Vectors)?)),
            "average" => return likeness(Likeness::Average),
            "greedy" => return likeness(Likeness::Greedy),
            "extrema" => return likeness(Likeness::Extrema),
            "wmd" => return likeness(Likeness::Wmd),
            other => match other.strip_prefix("distinct-").and_then(|n| n.parse().ok()) {
                Some(n @ 1..=9) => Self::Distinct(n),
                _ => return Err(NoMeasure::Unknown(other.to_owned())),
            },
        })
    }
}
