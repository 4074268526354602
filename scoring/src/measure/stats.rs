//! What a segment adds to a corpus, whatever is measured.

use std::ops::AddAssign;

use crate::{bleu::BleuStats, chrf::ChrfStats, distinct::Seen, ter::TerStats};

/// A sum of numbers and how much they weigh.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Mean {
    /// The sum.
    pub sum: f64,
    /// What it is divided by.
    pub weight: f64,
    /// How many segments had no number and are left out.
    pub n_undefined: u64,
}

impl Mean {
    /// One number, or that there is none.
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

/// What a segment, or several, add to a corpus.
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
    /// Of self-BLEU, one for each set of rewrites.
    Diversity(Vec<BleuStats>),
    /// Of distinct-n.
    Distinct(Seen),
    /// Of a mean.
    Mean(Mean),
}

impl Stats {
    /// How many segments were left out because they have no value.
    pub fn n_undefined(&self) -> u64 {
        match self {
            Self::Mean(mean) => mean.n_undefined,
            _ => 0,
        }
    }
}

impl AddAssign<&Stats> for Stats {
    /// Adds the stats of the same measure.
    fn add_assign(&mut self, other: &Stats) {
        match (self, other) {
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
