//! What either side answers for one design.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};

/// One answer: a number, a text, or the reason why there is none.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Answer {
    /// A finite number, compared under the tolerance of the entry.
    Number(f64),
    /// A text, compared letter by letter.
    Text(String),
    /// There is no value. Two reasons are the same answer, whatever their words.
    Undefined {
        /// Why.
        #[serde(rename = "undefined")]
        reason: String,
    },
    /// The reference program cannot compute this design; only references answer this.
    Skipped {
        /// Why.
        #[serde(rename = "skipped")]
        reason: String,
    },
}

/// The answers of one side by name: `value`, `se`, `low`, `high`, `p`, or names of the statistic's own.
pub type Answers = BTreeMap<String, Answer>;

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => write!(f, "{number}"),
            Self::Text(text) => write!(f, "{text:?}"),
            Self::Undefined { reason } => write!(f, "undefined ({reason})"),
            Self::Skipped { reason } => write!(f, "skipped ({reason})"),
        }
    }
}

impl From<f64> for Answer {
    fn from(number: f64) -> Self {
        if number.is_finite() { Self::Number(number) } else { Self::Undefined { reason: format!("it is {number}") } }
    }
}

impl From<&str> for Answer {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<Option<f64>> for Answer {
    fn from(number: Option<f64>) -> Self {
        number.map_or_else(|| Self::Undefined { reason: "there is none".to_owned() }, Self::from)
    }
}

impl<E: fmt::Display> From<Result<f64, E>> for Answer {
    fn from(number: Result<f64, E>) -> Self {
        number.map_or_else(|reason| Self::Undefined { reason: reason.to_string() }, Self::from)
    }
}

/// Answers from pairs of a name and anything that is an answer.
pub fn answers<N: Into<String>, A: Into<Answer>>(pairs: impl IntoIterator<Item = (N, A)>) -> Answers {
    pairs.into_iter().map(|(name, answer)| (name.into(), answer.into())).collect()
}

/// One answer under the name `value`.
pub fn value(answer: impl Into<Answer>) -> Answers {
    answers([("value", answer)])
}
