//! GM: style, content and fluency combined in one number, with thresholds.

mod fit;

use serde::{Deserialize, Serialize};

pub use fit::fit;

/// The thresholds below which a quality counts for nothing.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Thresholds {
    /// Of accuracy, in percent.
    pub accuracy: f64,
    /// Of similarity, in percent.
    pub similarity: f64,
    /// The perplexity above which a text is no language.
    pub highest_perplexity: f64,
    /// The perplexity below which a text is suspiciously plain.
    pub lowest_perplexity: f64,
}

impl Default for Thresholds {
    /// Those the paper learned: 63, 71, 97, -37.
    fn default() -> Self {
        Self { accuracy: 63.0, similarity: 71.0, highest_perplexity: 97.0, lowest_perplexity: -37.0 }
    }
}

/// The qualities of a system's outputs, or of a single output.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Qualities {
    /// The share classified as the target style, or the classifier's probability, from 0 to 1.
    pub accuracy: f64,
    /// The similarity in content, from 0 to 1.
    pub similarity: f64,
    /// The perplexity.
    pub perplexity: f64,
}

/// Adjusted geometric mean of style, content and fluency.
///
/// 0 if any of the three is at or below its threshold; larger is better, without a fixed range.
///
/// # Definition
/// GM = ((100 Acc − t₁)₊ · (100 Sim − t₂)₊ · min((t₃ − PP)₊, (PP − t₄)₊))^⅓, where (x)₊ = max(0, x).
/// # Example
/// ```
/// use scoring::gm::{Qualities, Thresholds, gm};
/// let qualities = Qualities { accuracy: 0.90, similarity: 0.79, perplexity: 70.0 };
/// // 27 · 8 · 27 = 5832 = 18³.
/// assert!((gm(qualities, Thresholds::default()) - 18.0).abs() < 1e-9);
/// ```
/// # References
/// R. Y. Pang, K. Gimpel, "Unsupervised Evaluation Metrics and Learning Criteria for Non-Parallel
/// Textual Transfer", WNGT 2019.
pub fn gm(qualities: Qualities, thresholds: Thresholds) -> f64 {
    let style = (100.0 * qualities.accuracy - thresholds.accuracy).max(0.0);
    let content = (100.0 * qualities.similarity - thresholds.similarity).max(0.0);
    let fluency = (thresholds.highest_perplexity - qualities.perplexity)
        .min(qualities.perplexity - thresholds.lowest_perplexity)
        .max(0.0);
    (style * content * fluency).cbrt()
}

/// Two outputs, of which raters preferred the first.
pub type Preference = (Qualities, Qualities);

/// The share of preferences that GM agrees with; `None` without preferences. Equal values agree with neither choice.
pub fn agreement(preferences: &[Preference], thresholds: Thresholds) -> Option<f64> {
    let agrees = |(better, worse): &&Preference| gm(*better, thresholds) > gm(*worse, thresholds);
    let n_agreed = preferences.iter().filter(agrees).count();
    (!preferences.is_empty()).then(|| n_agreed as f64 / preferences.len() as f64)
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn of(accuracy: f64, similarity: f64, perplexity: f64) -> Qualities {
        Qualities { accuracy, similarity, perplexity }
    }

    #[test]
    fn a_quality_below_its_threshold_makes_it_zero() {
        for qualities in [of(0.6, 0.9, 50.0), of(0.9, 0.7, 50.0), of(0.9, 0.9, 99.0)] {
            assert!(gm(qualities, Thresholds::default()).abs() < f64::EPSILON);
        }
    }
}
