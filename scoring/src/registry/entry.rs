//! The declaration of a metric in the registry.

use std::{
    cmp::Ordering,
    fmt::{self, Display},
    hash::{Hash, Hasher},
};

use serde::{Serialize, Serializer};

use crate::measure::{Against, Compute, Measure, NoMeasure, Resources, Settings, Stats};

/// A metric: its name, the texts it compares, its requirements, and its computation.
#[derive(Debug)]
pub struct Entry {
    /// Its name in studies, exports and the REST interface.
    pub name: &'static str,
    /// Its name on the command line.
    pub command_name: &'static str,
    /// Further names that are understood wherever a name is read.
    pub aliases: &'static [&'static str],
    /// Its name in tables.
    pub title: &'static str,
    /// The meaning of its value, in one line.
    pub meaning: &'static str,
    /// The text that an output is compared with.
    pub against: Against,
    /// Models and other resources without which it has no value.
    pub needs: &'static [Resource],
    /// Resources that it uses if they are available, and does without otherwise; its signature records this.
    pub uses: &'static [Optional],
    /// The values it can have.
    pub range: Range,
    /// Which values are better.
    pub better: Better,
    /// The object that it is a property of.
    pub scope: Scope,
    /// Digits after the decimal point in tables.
    pub digits: usize,
    /// The aggregation of many outputs' contributions into one value.
    pub corpus: OverCorpus,
    /// The computation for a segment.
    pub how: How,
}

/// Something a metric cannot do without.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Resource {
    /// An n-gram language model.
    LanguageModel,
    /// A classifier of the style that outputs should have.
    StyleModel,
    /// A classifier of human-written texts against systems' outputs.
    NaturalnessModel,
    /// Word vectors.
    Vectors,
    /// Weights of words by their rarity in a fixed collection of texts (IDF).
    WordWeights,
    /// A neural encoder.
    Encoder,
    /// A neural classifier of the style.
    NeuralStyle,
    /// A neural language model.
    NeuralLanguage,
    /// A regression trained on human ratings.
    RatingModel,
}

/// Something a metric is better with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Optional {
    /// A stemmer for the language of the outputs.
    Stems,
    /// Synonyms from WordNet.
    Synonyms,
}

/// The values a metric can have; `None` is no bound.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Range {
    /// The lowest.
    pub low: Option<f64>,
    /// The highest.
    pub high: Option<f64>,
}

/// Which values of a metric are better.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Better {
    /// Higher values are better.
    Higher,
    /// Lower values are better.
    Lower,
    /// Neither: it describes.
    Neither,
}

/// The object that a metric is a property of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Scope {
    /// Of a single output; a system's value is computed over its outputs.
    Output,
    /// Of all outputs of a system together: for a single output it is hardly meaningful.
    System,
    /// Of a single output, stored with it in a study, and not shown in tables of systems.
    Record,
}

/// The aggregation of many outputs' contributions into one value.
#[derive(Debug, Clone, Copy)]
pub enum OverCorpus {
    /// The mean of the outputs' values.
    Mean,
    /// From counts that add up.
    Sum(Counts),
    /// From sets that are united. The value depends on the number of outputs, so it is not resampled in a study.
    Union(Counts),
}

/// The counts that are added up, and the value of their sum.
#[derive(Debug, Clone, Copy)]
pub struct Counts {
    /// The stats of nothing.
    pub empty: fn() -> Stats,
    /// The value of a sum, if it is defined.
    pub value: fn(&Settings, &Stats) -> Option<f64>,
}

/// Builds what measures a segment.
pub type Build = fn(&Settings, &Resources) -> Result<Box<dyn Compute>, NoMeasure>;

/// The computation for a segment.
#[derive(Debug, Clone, Copy)]
pub enum How {
    /// From the texts, with models in memory.
    Texts(Build),
    /// By a neural model: the module `torch` opens it.
    Neural(NeuralMetric),
}

/// The metrics of neural models.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum NeuralMetric {
    /// BERTScore.
    BertScore(Part),
    /// The cosine of two texts' vectors.
    Similarity,
    /// Word Mover's Distance of vectors in context.
    MoversDistance,
    /// The perplexity of all outputs together.
    Perplexity,
    /// The mean log₁₀-probability of a word or token of each output.
    LogProbability,
    /// The probability of the style.
    Style,
    /// Whether the output has the style.
    Accuracy,
    /// The predicted rating.
    Rating,
}

/// A part of BERTScore.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Part {
    /// The match of the output's tokens in the reference.
    Precision,
    /// The match of the reference's tokens in the output.
    Recall,
    /// Their harmonic mean.
    F1,
}

impl Entry {
    /// Whether a name refers to this metric. Hyphens and underscores are equivalent.
    pub fn is_called(&self, name: &str) -> bool {
        let same =
            |own: &str| own.len() == name.len() && own.chars().map(underscored).eq(name.chars().map(underscored));
        same(self.name) || same(self.command_name) || self.aliases.iter().copied().any(same)
    }

    /// Whether it compares with references: then it has no value without references.
    pub const fn needs_references(&self) -> bool {
        matches!(self.against, Against::References | Against::Rewrites)
    }

    /// The neural metric, if it is a neural metric.
    pub const fn neural(&self) -> Option<NeuralMetric> {
        match self.how {
            How::Neural(metric) => Some(metric),
            How::Texts(_) => None,
        }
    }

    /// The value of a sum of stats; `None` if no segment has a value.
    pub fn value(&self, settings: &Settings, stats: &Stats) -> Option<f64> {
        match self.corpus {
            OverCorpus::Mean => stats.mean()?.value(),
            OverCorpus::Sum(counts) | OverCorpus::Union(counts) => (counts.value)(settings, stats),
        }
    }

    /// The metric with settings and models, ready to measure.
    ///
    /// # Errors
    /// The resources lack something that it needs, or a neural model computes it.
    pub fn measure(&'static self, settings: &Settings, resources: &Resources) -> Result<Measure, NoMeasure> {
        match self.how {
            How::Texts(build) => Ok(Measure::new(self, settings.clone(), build(settings, resources)?)),
            How::Neural(_) => Err(NoMeasure::Neural(format!("{} is computed by a neural model", self.name))),
        }
    }
}

const fn underscored(c: char) -> char {
    if c == '-' { '_' } else { c }
}

impl Range {
    /// From 0 to 1.
    pub const UNIT: Self = Self { low: Some(0.0), high: Some(1.0) };
    /// From 0 to 100.
    pub const PERCENT: Self = Self { low: Some(0.0), high: Some(100.0) };
    /// From −1 to 1.
    pub const SIGNED: Self = Self { low: Some(-1.0), high: Some(1.0) };
    /// 0 or more.
    pub const POSITIVE: Self = Self { low: Some(0.0), high: None };
    /// 0 or less.
    pub const NEGATIVE: Self = Self { low: None, high: Some(0.0) };
    /// Any number.
    pub const ANY: Self = Self { low: None, high: None };

    /// Whether a value lies in the range, apart from rounding errors.
    pub fn holds(self, value: f64) -> bool {
        self.low.is_none_or(|low| value >= low - 1e-9) && self.high.is_none_or(|high| value <= high + 1e-9)
    }
}

impl Display for Range {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.low, self.high) {
            (Some(low), Some(high)) => write!(f, "{low} to {high}"),
            (Some(low), None) => write!(f, "{low} or more"),
            (None, Some(high)) => write!(f, "{high} or less"),
            (None, None) => f.write_str("any number"),
        }
    }
}

impl Resource {
    /// A description in words.
    pub const fn title(self) -> &'static str {
        match self {
            Self::LanguageModel => "a language model",
            Self::StyleModel => "a style model",
            Self::NaturalnessModel => "a naturalness model",
            Self::Vectors => "word vectors",
            Self::WordWeights => "word weights (IDF)",
            Self::Encoder => "a neural encoder",
            Self::NeuralStyle => "a neural style model",
            Self::NeuralLanguage => "a neural language model",
            Self::RatingModel => "a model of ratings",
        }
    }
}

impl Optional {
    /// A description in words.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Stems => "stems of the language",
            Self::Synonyms => "WordNet's synonyms",
        }
    }
}

impl Better {
    /// An arrow for a table's heading; empty if neither direction is better.
    pub const fn arrow(self) -> &'static str {
        match self {
            Self::Higher => " ↑",
            Self::Lower => " ↓",
            Self::Neither => "",
        }
    }
}

impl Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

impl Serialize for Entry {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name)
    }
}

// Names are unique, which a test of the registry ensures.
impl PartialEq for Entry {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Eq for Entry {}

impl Hash for Entry {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.name.hash(state);
    }
}

impl PartialOrd for Entry {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Entry {
    fn cmp(&self, other: &Self) -> Ordering {
        self.name.cmp(other.name)
    }
}
