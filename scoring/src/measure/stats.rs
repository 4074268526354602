//! The contribution of a segment to a corpus, for any metric.

use std::ops::AddAssign;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{bleu::BleuStats, chrf::ChrfStats, distinct::Seen, ter::TerStats};

/// A sum of numbers and their total weight.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
pub struct Mean {
    /// The sum.
    pub sum: f64,
    /// The number that the sum is divided by.
    pub weight: f64,
    /// The number of segments that were skipped because they have no value.
    #[serde(default)]
    pub n_undefined: u64,
}

impl Mean {
    /// One number, or an undefined value.
    pub fn of(number: Option<f64>) -> Self {
        match number {
            Some(sum) => Self { sum, weight: 1.0, n_undefined: 0 },
            None => Self { n_undefined: 1, ..Self::default() },
        }
    }

    /// The mean, if there is a number.
    pub fn value(self) -> Option<f64> {
        (self.weight > 0.0).then(|| self.sum / self.weight)
    }
}

/// The contribution of one or several segments to a corpus.
#[derive(Debug, Clone, PartialEq, Default)]
pub enum Stats {
    /// Nothing yet.
    #[default]
    None,
    /// Of BLEU.
    Bleu(BleuStats),
    /// Of chrF and chrF++.
    Chrf(ChrfStats),
    /// Of TER.
    Ter(TerStats),
    /// For self-BLEU, one for each set of rewrites.
    Diversity(Vec<BleuStats>),
    /// Of distinct-n.
    Distinct(Seen),
    /// Of a mean.
    Mean(Mean),
    /// For a mean: one number, with the details that a study stores with it.
    Noted(f64, Value),
}

impl Stats {
    /// One number of a mean, or an undefined value.
    pub(crate) fn number(number: Option<f64>) -> Self {
        Self::Mean(Mean::of(number))
    }

    /// One number of a mean, with the details that a study stores with it.
    pub(crate) fn noted(number: f64, note: &impl Serialize) -> Self {
        Self::Noted(number, serde_json::to_value(note).unwrap_or_default())
    }

    /// The mean, if these are the stats of a mean.
    pub fn mean(&self) -> Option<Mean> {
        match self {
            Self::Mean(mean) => Some(*mean),
            Self::Noted(number, _) => Some(Mean::of(Some(*number))),
            Self::None | Self::Bleu(_) | Self::Chrf(_) | Self::Ter(_) | Self::Diversity(_) | Self::Distinct(_) => None,
        }
    }

    /// The number of segments that were skipped because they have no value.
    pub fn n_undefined(&self) -> u64 {
        self.mean().map_or(0, |mean| mean.n_undefined)
    }

    /// The form in which a study stores them, so that they can be added up later.
    ///
    /// # Errors
    /// JSON cannot represent them, which does not occur with any metric.
    pub fn to_json(&self) -> serde_json::Result<Value> {
        match self {
            Self::None => Ok(Value::Null),
            Self::Bleu(stats) => serde_json::to_value(stats),
            Self::Chrf(stats) => serde_json::to_value(stats),
            Self::Ter(stats) => serde_json::to_value(stats),
            Self::Diversity(sets) => serde_json::to_value(sets),
            Self::Distinct(seen) => serde_json::to_value(seen),
            Self::Mean(mean) => serde_json::to_value(mean),
            Self::Noted(_, note) => Ok(note.clone()),
        }
    }

    /// Stats of the same metric as these, from what [`Stats::to_json`] made of them.
    ///
    /// # Errors
    /// The JSON is of another metric.
    pub fn read(&self, json: &Value) -> serde_json::Result<Self> {
        Ok(match self {
            Self::None | Self::Noted(..) => Self::None,
            Self::Bleu(_) => Self::Bleu(Deserialize::deserialize(json)?),
            Self::Chrf(_) => Self::Chrf(Deserialize::deserialize(json)?),
            Self::Ter(_) => Self::Ter(Deserialize::deserialize(json)?),
            Self::Diversity(_) => Self::Diversity(Deserialize::deserialize(json)?),
            Self::Distinct(_) => Self::Distinct(Deserialize::deserialize(json)?),
            Self::Mean(_) => Self::Mean(Deserialize::deserialize(json)?),
        })
    }
}

impl AddAssign<&Stats> for Stats {
    /// Adds the stats of the same measure.
    fn add_assign(&mut self, other: &Stats) {
        // A sum has no notes.
        if let Self::Noted(number, _) = self {
            *self = Self::number(Some(*number));
        }
        match (self, other) {
            (this @ Self::None, Self::Noted(number, _)) => *this = Self::number(Some(*number)),
            (this, Self::Noted(number, _)) => *this += &Self::number(Some(*number)),
            (this @ Self::None, other) => this.clone_from(other),
            (Self::Bleu(sum), Self::Bleu(other)) => *sum += other,
            (Self::Chrf(sum), Self::Chrf(other)) => *sum += other,
            (Self::Ter(sum), Self::Ter(other)) => *sum += other,
            (Self::Distinct(sum), Self::Distinct(other)) => *sum += other,
            (Self::Diversity(sums), Self::Diversity(other)) => {
                sums.resize(sums.len().max(other.len()), BleuStats::default());
                for (sum, other) in sums.iter_mut().zip(other) {
                    *sum += other;
                }
            }
            (Self::Mean(sum), Self::Mean(other)) => {
                sum.sum += other.sum;
                sum.weight += other.weight;
                sum.n_undefined += other.n_undefined;
            }
            (_, Self::None) => {}
            (this, other) => unreachable!("stats of two measures: {this:?} and {other:?}"),
        }
    }
}
