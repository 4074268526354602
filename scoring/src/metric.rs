//! Shared by the corpus metrics: additive statistics, a score with its signature, and the check for unaligned texts.

use std::{
    error,
    fmt::{self, Display},
    ops::AddAssign,
};

use serde::{Deserialize, Serialize};

use crate::{meteor, ngram::Table, parallel};

/// The number of segments that are counted at a time.
const PART: usize = 512;

/// A metric of a system's outputs against references, computed from statistics that add up over
/// segments.
///
/// A corpus score is the score of the summed statistics, not the mean of the segments' scores.
/// Since the statistics of a segment depend on that segment only, they may be computed in any order
/// or in parallel, and resampled.
pub trait Metric: Sync {
    /// The counts of a segment.
    type Stats: Clone + Default + Send + Sync + for<'a> AddAssign<&'a Self::Stats>;

    /// The statistics of one segment against its references, of which there is at least one.
    fn stats(&self, scratch: &mut Scratch, hypothesis: &str, references: &[&str]) -> Self::Stats;

    /// The score of statistics, usually from 0 to 100.
    fn value(&self, stats: &Self::Stats) -> f64;

    /// The configuration that must be equal for two scores to be comparable, in sacrebleu's format.
    fn signature(&self, n_references: usize) -> String;

    /// The statistics of every segment.
    ///
    /// `references` holds one or more sets, each with a reference for every hypothesis, in the same
    /// order.
    fn segments<H: AsRef<str> + Sync, R: AsRef<str> + Sync>(
        &self,
        hypotheses: &[H],
        references: &[Vec<R>],
    ) -> Result<Vec<Self::Stats>, Unaligned> {
        each_segment(hypotheses, references, |scratch, hypothesis, references| {
            self.stats(scratch, hypothesis, references)
        })
    }

    /// The score of a whole corpus.
    fn corpus<H: AsRef<str> + Sync, R: AsRef<str> + Sync>(
        &self,
        hypotheses: &[H],
        references: &[Vec<R>],
    ) -> Result<Score, Unaligned> {
        let mut sum = Self::Stats::default();
        for stats in self.segments(hypotheses, references)? {
            sum += &stats;
        }
        Ok(Score { value: self.value(&sum), n_segments: hypotheses.len(), signature: self.signature(references.len()) })
    }

    /// The score of one segment.
    fn sentence(&self, hypothesis: &str, references: &[&str]) -> Result<f64, Unaligned> {
        if references.is_empty() {
            return Err(Unaligned::NoReferences);
        }
        Ok(self.value(&self.stats(&mut Scratch::default(), hypothesis, references)))
    }
}

/// Computes a result for every segment and its references, in their order; in parallel on all cores if threads are
/// enabled.
pub(crate) fn each_segment<H: AsRef<str> + Sync, R: AsRef<str> + Sync, T: Send>(
    hypotheses: &[H],
    references: &[Vec<R>],
    of_segment: impl Fn(&mut Scratch, &str, &[&str]) -> T + Sync + Send,
) -> Result<Vec<T>, Unaligned> {
    aligned(hypotheses.len(), references)?;
    let parts = parallel::map_with(hypotheses.len().div_ceil(PART), Scratch::default, |scratch, part| {
        let first = part * PART;
        let mut beside = Vec::with_capacity(references.len());
        let hypotheses = &hypotheses[first..hypotheses.len().min(first + PART)];
        let value = |(index, hypothesis): (usize, &H)| {
            beside.clear();
            beside.extend(references.iter().map(|set| set[first + index].as_ref()));
            of_segment(scratch, hypothesis.as_ref(), &beside)
        };
        hypotheses.iter().enumerate().map(value).collect::<Vec<_>>()
    });
    Ok(parts.into_iter().flatten().collect())
}

/// Memory that is reused from segment to segment.
#[derive(Debug, Default)]
pub struct Scratch {
    pub(crate) table: Table,
    pub(crate) meteor: meteor::Memory,
}

/// A score with the configuration that makes it comparable.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Score {
    /// The value on the metric's scale.
    pub value: f64,
    /// The number of segments.
    pub n_segments: usize,
    /// The metric's settings; scores with different signatures do not compare.
    pub signature: String,
}

/// The reason why texts cannot be scored together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unaligned {
    /// There is no segment: a mean over nothing is not 0.
    Empty,
    /// There is no set of references.
    NoReferences,
    /// A set of references (counted from 0) has another number of segments than the hypotheses.
    Unequal {
        /// Which set.
        set: usize,
        /// Its segments.
        n_references: usize,
        /// The hypotheses.
        n_hypotheses: usize,
    },
}

impl Display for Unaligned {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("there is nothing to score"),
            Self::NoReferences => f.write_str("there are no references"),
            Self::Unequal { set, n_references, n_hypotheses } => {
                write!(f, "reference set {} has {n_references} segments for {n_hypotheses} hypotheses", set + 1)
            }
        }
    }
}

impl error::Error for Unaligned {}

/// Returns an error for texts that are not aligned line by line.
pub(crate) fn aligned<R>(n_hypotheses: usize, references: &[Vec<R>]) -> Result<(), Unaligned> {
    if references.is_empty() {
        return Err(Unaligned::NoReferences);
    }
    if n_hypotheses == 0 {
        return Err(Unaligned::Empty);
    }
    match references.iter().position(|set| set.len() != n_hypotheses) {
        None => Ok(()),
        Some(set) => Err(Unaligned::Unequal { set, n_references: references[set].len(), n_hypotheses }),
    }
}

/// A signature in sacrebleu's form, ending with the version of this crate.
pub(crate) fn signature(fields: &[(&str, &str)]) -> String {
    let mut signature = String::new();
    for (name, value) in fields {
        signature.extend([name, ":", value, "|"]);
    }
    signature + "version:concord-" + env!("CARGO_PKG_VERSION")
}

/// The name of a setting of case in a signature.
pub(crate) const fn case(lowercase: bool) -> &'static str {
    if lowercase { "lc" } else { "mixed" }
}

/// The name of a switch in a signature.
pub(crate) const fn yes(on: bool) -> &'static str {
    if on { "yes" } else { "no" }
}
