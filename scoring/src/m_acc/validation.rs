//! Validation of the automatic label: precision and recall against human labels, CoCoA-MT's table 5.

use serde::{Deserialize, Serialize};

use super::Label;

/// Comparison of an automatic label with human labels.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Validation {
    /// Texts that have the label from both.
    pub n_both: usize,
    /// Texts that have it automatically.
    pub n_automatic: usize,
    /// Texts with this human label.
    pub n_human: usize,
}

impl Validation {
    /// The share of the automatic labels that agree with the human label; `None` if the label was never assigned
    /// automatically.
    pub fn precision(self) -> Option<f64> {
        (self.n_automatic > 0).then(|| self.n_both as f64 / self.n_automatic as f64)
    }

    /// The share of the human labels that were found; `None` if raters never gave the label.
    pub fn recall(self) -> Option<f64> {
        (self.n_human > 0).then(|| self.n_both as f64 / self.n_human as f64)
    }
}

/// Compares one label over texts, each with its automatic and its human label.
///
/// ```
/// use scoring::m_acc::{Label::{Formal, Informal, Neutral}, validate};
/// let formal = validate(Formal, [(Formal, Formal), (Formal, Neutral), (Informal, Formal)]);
/// assert_eq!((formal.precision(), formal.recall()), (Some(0.5), Some(0.5)));
/// ```
pub fn validate(label: Label, texts: impl IntoIterator<Item = (Label, Label)>) -> Validation {
    let mut counts = Validation::default();
    for (automatic, human) in texts {
        counts.n_automatic += usize::from(automatic == label);
        counts.n_human += usize::from(human == label);
        counts.n_both += usize::from(automatic == label && human == label);
    }
    counts
}
