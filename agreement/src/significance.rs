//! Significance tests for the question whether one system is better than another, corrections for multiple tests, and
//! clusters.
//!
//! Paired tests take two series aligned by item, and [`williams`] takes three; [`welch_t`] and [`mann_whitney`] take two
//! samples of different items. The difference is the first minus the second. [`Test::is_significant`] documents which tests hold their level, and the meaning of a star.

mod adjust;
mod cluster;
mod counts;
mod letters;
mod mann_whitney;
mod resampling;
mod t;
#[cfg(test)]
mod tests;
mod welch;
mod wilcoxon;
mod williams;

pub use adjust::{benjamini_hochberg, holm};
pub use cluster::{Cluster, clusters};
pub use counts::{mcnemar, sign};
pub use letters::letters;
pub use mann_whitney::mann_whitney;
pub use resampling::{Chance, Resampling, compare_corpora, paired_bootstrap, randomisation};
pub use t::paired_t;
pub use welch::welch_t;
pub use wilcoxon::wilcoxon;
pub use williams::williams;

use serde::{Deserialize, Serialize};

use crate::correlation::aligned;
use crate::{Interval, Undefined};

/// p below which a difference is called significant and marked with a star.
pub const LEVEL: f64 = 0.05;

/// Observations below which nothing is marked: five pairs have a two-sided exact p of 2/2⁵ = .0625
/// at best.
pub const FEWEST: usize = 6;

/// The alternative hypothesis to "no difference".
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Alternative {
    /// There is a difference.
    #[default]
    TwoSided,
    /// The first is smaller.
    Less,
    /// The first is greater.
    Greater,
}

/// The result of a test.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Test {
    /// The test's statistic.
    pub statistic: f64,
    /// The probability of a statistic at least as extreme if there is no difference.
    pub p: f64,
    /// The mean difference, or its counterpart named in the test's documentation.
    pub difference: f64,
    /// The interval of the difference, if the test provides one.
    pub interval: Option<Interval>,
    /// Pairs, or observations, that entered; of two independent samples compared by means, those of the smaller one.
    pub n: usize,
    /// Observations below which no p of this test is called significant.
    pub fewest: usize,
    /// The test and the method for p.
    pub method: String,
}

impl Test {
    /// Whether the difference gets a star: p is below [`LEVEL`], and the number of observations suffices for the test
    /// to hold that level.
    ///
    /// Six observations suffice for the exact and randomisation tests; the bootstrap needs fifty.
    pub fn is_significant(&self) -> bool {
        self.p < LEVEL && self.n >= self.fewest
    }
}

/// The differences of two aligned series.
fn differences(x: &[f64], y: &[f64], need: usize) -> Result<Vec<f64>, Undefined> {
    aligned(x, y, need)?;
    Ok(x.iter().zip(y).map(|(a, b)| a - b).collect())
}

/// p from both tails, each holding the statistic itself.
fn tails(below: f64, above: f64, alternative: Alternative) -> f64 {
    let p = match alternative {
        Alternative::TwoSided => 2.0 * below.min(above),
        Alternative::Less => below,
        Alternative::Greater => above,
    };
    p.clamp(0.0, 1.0)
}
