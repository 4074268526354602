//! Pairwise comparison: the better of two outputs.

use serde::{Deserialize, Serialize};

use super::{
    kind::{About, Level, QuestionType},
    wrong,
};
use crate::{Localised, Message, Problem, ShownItem, Subject, Value, refusal};

/// Which of two outputs side by side is better.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PairwiseQuestion {
    /// Whether a tie is allowed.
    #[serde(default)]
    pub tie: bool,
}

impl QuestionType for PairwiseQuestion {
    fn check(&self, key: &str, _: bool, subject: Subject) -> Result<(), Problem> {
        if subject.is_two() {
            return Ok(());
        }
        wrong("kind", key, refusal::pairwise_needs_two())
    }

    fn check_size(&self) -> Result<(), Problem> {
        Ok(())
    }

    fn check_value(&self, value: &Value, item: &ShownItem) -> Result<(), Message> {
        match value {
            Value::Preferred(output) if item.outputs.iter().any(|shown| shown.output == Some(*output)) => Ok(()),
            Value::Tie if self.tie => Ok(()),
            _ if self.tie => Err(refusal::choose_text_or_neither()),
            _ => Err(refusal::choose_text()),
        }
    }

    fn answers(&self) -> Option<Vec<String>> {
        None
    }

    fn label(&self, _: &str) -> Option<&Localised> {
        None
    }

    fn is_per_output(&self, _: usize) -> bool {
        false
    }

    fn about(&self) -> About {
        About::Two
    }

    fn level(&self) -> Level {
        Level::Nominal
    }

    fn has_known_answer(&self) -> bool {
        true
    }

    fn has_one_value(&self) -> bool {
        true
    }

    fn can_be_skipped(&self) -> bool {
        true
    }

    fn is_missed(&self) -> bool {
        true
    }

    fn labels(&self) -> Vec<(&'static str, &Localised)> {
        Vec::new()
    }

    fn labels_mut(&mut self) -> Vec<&mut Localised> {
        Vec::new()
    }
}
