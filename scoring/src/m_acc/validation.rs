//! How far the automatic label is to be trusted: precision and recall against people's labels,
//! CoCoA-MT's table 5.

use serde::{Deserialize, Serialize};

use super::Label;

/// How an automatic label compares with people's.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Validation {
    /// Texts that have the label from both.
    pub n_both: usize,
    /// Texts that have it automatically.
    pub n_automatic: usize,
    /// Texts that have it from people.
    pub n_human: usize,
}

impl Validation {
    /// The share of the automatic labels that people gave too; `None` if the label was never given
    /// automatically.
    pub fn precision(self) -> Option<f64> {
        (self.n_automatic > 0).then(|| self.n_both as f64 / self.n_automatic as f64)
    }

    /// The share of people's labels that were found; `None` if people never gave the label.
    pub fn recall(self) -> Option<f64> {
        (self.n_human > 0).then(|| self.n_both as f64 / self.n_human as f64)
    }
}

/// Compares one label over texts, each with its automatic label and people's.
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
