//! Every metric by its name, over segments that come one after the other.
//!
//! What the command line and a server have in common: a name and settings make a [`Measure`], a
//! measure makes the [`Stats`] of a segment, stats add up, and their sum has a value. Nothing but
//! the sum has to be kept, so a corpus may be of any length.

mod name;
mod stats;

use std::{fmt, sync::Arc};

use crate::{
    bleu::Bleu,
    chrf::Chrf,
    distinct::Seen,
    embeddings::{Idf, Vectors},
    led::led,
    levenshtein::{self, Distance},
    lm::Model,
    meteor::Meteor,
    metric::{Metric as _, Scratch, signature},
    parallel,
    rouge::rouge_l,
    self_bleu, style,
    ter::Ter,
};

pub use name::{NAMES, NEURAL, NoMeasure, Resources, Settings};
pub use stats::{Mean, Stats};

/// One segment: what a system made, of what, and how people put it.
#[derive(Debug, Clone, Copy)]
pub struct Segment<'a> {
    /// The output.
    pub output: &'a str,
    /// What it was made of, where that is known.
    pub source: Option<&'a str>,
    /// What people made of it, where somebody did.
    pub references: &'a [&'a str],
}

/// What an output is held against.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Against {
    /// Nothing.
    Itself,
    /// Its source.
    Source,
    /// References, one or more.
    References,
    /// The references hold each other's rewrites; the output is not looked at.
    Rewrites,
}

/// What is counted of an edit distance.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Edits {
    /// Whether tokens are counted, not characters.
    pub tokens: bool,
    /// Whether the distance is a share of the longer text.
    pub normalised: bool,
}

/// How the vectors of two texts' words are compared.
#[derive(Debug, Clone, PartialEq)]
pub enum Likeness {
    /// [`Vectors::sim`].
    Sim(Arc<Idf>),
    /// [`Vectors::average`].
    Average,
    /// [`Vectors::greedy`].
    Greedy,
    /// [`Vectors::extrema`].
    Extrema,
    /// [`Vectors::movers_distance`].
    Wmd,
}

/// A metric with its settings and what it needs of models.
#[derive(Debug, Clone)]
pub enum Measure {
    /// BLEU against references.
    Bleu(Bleu),
    /// BLEU against the source.
    SelfBleu(Bleu),
    /// chrF or chrF++.
    Chrf(Chrf),
    /// TER.
    Ter(Ter),
    /// METEOR, a mean over segments.
    Meteor(Arc<Meteor>),
    /// ROUGE-L's F₁ against the reference it is best with, a mean.
    RougeL,
    /// Self-BLEU within the references of a source.
    Diversity(Bleu),
    /// Distinct-n of the outputs.
    Distinct(usize),
    /// Lexical difference from the source, a mean.
    Led,
    /// Levenshtein distance from the source, a mean.
    Edits(Edits),
    /// The mean over segments of a word's log₁₀-probability.
    Fluency(Arc<Model>),
    /// The perplexity of all outputs together.
    Perplexity(Arc<Model>),
    /// The mean probability of the style.
    Style(Arc<style::Model>),
    /// The share of outputs that have the style with a probability above ½: Acc.
    Accuracy(Arc<style::Model>),
    /// Likeness with the source, a mean over the segments that have one.
    Likeness(Likeness, Arc<Vectors>),
    /// Numbers of a neural model, a mean over the segments that have one.
    Neural(Arc<dyn Batched>),
}

/// What measures many segments at once, and one hardly sooner.
pub trait Batched: fmt::Debug + Send + Sync {
    /// What an output is held against.
    fn against(&self) -> Against;

    /// What each segment adds to a mean, in their order. Each has what it is held against. Now and then `speed` is told how
    /// many tokens a second are computed.
    ///
    /// # Errors
    /// Why nothing can be measured, in a sentence.
    fn means(&self, segments: &[Segment<'_>], speed: &mut dyn FnMut(f64)) -> Result<Vec<Mean>, String>;

    /// The corpus's value from the mean.
    fn value(&self, mean: f64) -> f64 {
        mean
    }

    /// What must be equal for two scores to be comparable.
    fn signature(&self, n_references: usize) -> String;
}

impl Measure {
    /// What an output is held against.
    pub fn against(&self) -> Against {
        match self {
            Self::Bleu(_) | Self::Chrf(_) | Self::Ter(_) | Self::Meteor(_) | Self::RougeL => Against::References,
            Self::SelfBleu(_) | Self::Led | Self::Edits(_) | Self::Likeness(..) => Against::Source,
            Self::Diversity(_) => Against::Rewrites,
            Self::Neural(batched) => batched.against(),
            Self::Distinct(_) | Self::Fluency(_) | Self::Perplexity(_) | Self::Style(_) | Self::Accuracy(_) => {
                Against::Itself
            }
        }
    }

    /// What each segment adds to the corpus, worked out on all cores or, by a neural model, on its device; `speed` is then
    /// told how many tokens a second are computed.
    ///
    /// # Errors
    /// [`NoMeasure::Source`] or [`NoMeasure::References`] where a segment lacks what it is held against; what a neural
    /// model refuses.
    pub fn stats_of(&self, segments: &[Segment<'_>], speed: &mut dyn FnMut(f64)) -> Result<Vec<Stats>, NoMeasure> {
        let Self::Neural(batched) = self else {
            let n = segments.len();
            let stats = parallel::map_with(n, Scratch::default, |scratch, at| self.stats(scratch, segments[at]));
            return stats.into_iter().collect();
        };
        let lacks = |segment: &Segment<'_>| match batched.against() {
            Against::Source => segment.source.is_none().then_some(NoMeasure::Source),
            Against::References | Against::Rewrites => segment.references.is_empty().then_some(NoMeasure::References),
            Against::Itself => None,
        };
        if let Some(lacking) = segments.iter().find_map(lacks) {
            return Err(lacking);
        }
        Ok(batched.means(segments, speed).map_err(NoMeasure::Neural)?.into_iter().map(Stats::Mean).collect())
    }

    /// What a segment adds to the corpus.
    ///
    /// # Errors
    /// [`NoMeasure::Source`] or [`NoMeasure::References`] where the segment lacks what it is held
    /// against.
    pub fn stats(&self, scratch: &mut Scratch, segment: Segment<'_>) -> Result<Stats, NoMeasure> {
        let Segment { output, references, .. } = segment;
        let source = segment.source.ok_or(NoMeasure::Source);
        if matches!(self.against(), Against::References | Against::Rewrites) && references.is_empty() {
            return Err(NoMeasure::References);
        }
        Ok(match self {
            Self::Bleu(bleu) => Stats::Bleu(bleu.stats(scratch, output, references)),
            Self::SelfBleu(bleu) => Stats::Bleu(bleu.stats(scratch, output, &[source?])),
            Self::Chrf(chrf) => Stats::Chrf(chrf.stats(scratch, output, references)),
            Self::Ter(ter) => Stats::Ter(ter.stats(scratch, output, references)),
            Self::Diversity(bleu) => Stats::Diversity(self_bleu::stats(bleu, scratch, references)),
            Self::Distinct(n) => Stats::Distinct(Seen::of(output, *n)),
            Self::Perplexity(model) => {
                let score = model.score(output);
                Stats::Mean(Mean { sum: score.log10, weight: score.n_words as f64, ..Mean::default() })
            }
            Self::Neural(_) => return Ok(self.stats_of(&[segment], &mut |_| {})?.remove(0)),
            _ => Stats::Mean(Mean::of(self.number(scratch, segment)?)),
        })
    }

    /// The value of a measure that is a mean of numbers; `None` where a segment has none.
    fn number(&self, scratch: &mut Scratch, segment: Segment<'_>) -> Result<Option<f64>, NoMeasure> {
        let Segment { output, source, references } = segment;
        let source = source.ok_or(NoMeasure::Source);
        Ok(match self {
            Self::Meteor(meteor) => Some(meteor.segment_in(scratch, output, references)),
            Self::RougeL => references.iter().map(|text| rouge_l(output, text).f1()).reduce(f64::max),
            Self::Led => Some(led(source?, output)),
            Self::Edits(edits) => Some(edits.number(source?, output)),
            Self::Fluency(model) => Some(model.score(output).log10_per_word()),
            Self::Style(classifier) => Some(classifier.probability(output)),
            Self::Accuracy(classifier) => Some(f64::from(u8::from(classifier.probability(output) > 0.5))),
            Self::Likeness(likeness, vectors) => likeness.number(vectors, source?, output),
            _ => None,
        })
    }

    /// The value of a sum of stats; `None` where no segment had one.
    pub fn value(&self, stats: &Stats) -> Option<f64> {
        match (self, stats) {
            (Self::Bleu(bleu) | Self::SelfBleu(bleu), Stats::Bleu(stats)) => Some(bleu.value(stats)),
            (Self::Chrf(chrf), Stats::Chrf(stats)) => Some(chrf.value(stats)),
            (Self::Ter(ter), Stats::Ter(stats)) => Some(ter.value(stats)),
            (Self::Diversity(bleu), Stats::Diversity(sets)) => self_bleu::value(bleu, sets),
            (Self::Distinct(_), Stats::Distinct(seen)) => seen.counts().value(),
            (Self::Neural(batched), Stats::Mean(mean)) => mean.value().map(|mean| batched.value(mean)),
            (Self::Perplexity(_), Stats::Mean(mean)) => mean.value().map(|log10| 10_f64.powf(-log10)),
            (_, Stats::Mean(mean)) => mean.value(),
            _ => None,
        }
    }

    /// What must be equal for two scores to be comparable.
    pub fn signature(&self, n_references: usize) -> String {
        let refs = n_references.to_string();
        match self {
            Self::Bleu(bleu) => bleu.signature(n_references),
            Self::SelfBleu(bleu) => "against:source|".to_owned() + &bleu.signature(1),
            Self::Chrf(chrf) => chrf.signature(n_references),
            Self::Ter(ter) => ter.signature(n_references),
            Self::Meteor(meteor) => meteor.signature(n_references),
            Self::Diversity(bleu) => bleu.signature(n_references.saturating_sub(1)),
            Self::RougeL => {
                signature(&[("nrefs", &refs), ("case", "lc"), ("tok", "uax29"), ("norm", "nfc"), ("stem", "no")])
            }
            Self::Distinct(n) => signature(&[("n", &n.to_string()), ("case", "mixed"), ("tok", "uax29")]),
            Self::Led => against_source("uax29", "mixed", "set"),
            Self::Edits(Edits { tokens, normalised }) => {
                let unit = if *tokens { "uax29" } else { "char" };
                against_source(unit, "mixed", if *normalised { "longest" } else { "edits" })
            }
            Self::Fluency(model) => of_model(model, "segment"),
            Self::Perplexity(model) => of_model(model, "corpus"),
            Self::Style(model) => model.signature("probability"),
            Self::Accuracy(model) => model.signature("accuracy"),
            Self::Likeness(likeness, vectors) => likeness.signature(vectors),
            Self::Neural(batched) => batched.signature(n_references),
        }
    }
}

impl Edits {
    fn number(self, a: &str, b: &str) -> f64 {
        let distance: Distance = if self.tokens { levenshtein::tokens(a, b) } else { levenshtein::characters(a, b) };
        if self.normalised { distance.normalised() } else { distance.edits as f64 }
    }
}

impl Likeness {
    fn number(&self, vectors: &Vectors, a: &str, b: &str) -> Option<f64> {
        match self {
            Self::Sim(idf) => vectors.sim(idf, a, b),
            Self::Average => vectors.average(a, b),
            Self::Greedy => vectors.greedy(a, b),
            Self::Extrema => vectors.extrema(a, b),
            Self::Wmd => vectors.movers_distance(a, b),
        }
    }

    fn signature(&self, vectors: &Vectors) -> String {
        let weights = if matches!(self, Self::Sim(_)) { "idf" } else { "equal" };
        let dimension = vectors.dimension().to_string();
        signature(&[
            ("against", "source"),
            ("case", "lc"),
            ("tok", "uax29"),
            ("norm", "nfc"),
            ("weights", weights),
            ("dim", &dimension),
        ])
    }
}

fn against_source(tokens: &str, case: &str, count: &str) -> String {
    signature(&[("against", "source"), ("case", case), ("tok", tokens), ("norm", "nfc"), ("count", count)])
}

fn of_model(model: &Model, mean: &str) -> String {
    let (order, words) = (model.order().to_string(), model.vocabulary().n_words().to_string());
    signature(&[("lm", "ngram"), ("order", &order), ("words", &words), ("tok", "none"), ("mean", mean)])
}
