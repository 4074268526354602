//! An optional comment.

use serde::{Deserialize, Serialize};

use super::kind::{About, Level, QuestionType};
use crate::{Localised, Message, Problem, ShownItem, Subject, Value, limit, refusal};

/// An optional comment. It has no settings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct CommentQuestion {}

impl QuestionType for CommentQuestion {
    fn check(&self, _: &str, _: bool, _: Subject) -> Result<(), Problem> {
        Ok(())
    }

    fn check_size(&self) -> Result<(), Problem> {
        Ok(())
    }

    fn check_value(&self, value: &Value, _: &ShownItem) -> Result<(), Message> {
        match value {
            Value::Text(text) if text.chars().count() <= limit::COMMENT => Ok(()),
            _ => Err(refusal::comment_too_long(limit::COMMENT)),
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
        About::Output
    }

    fn level(&self) -> Level {
        Level::Words
    }

    fn has_known_answer(&self) -> bool {
        false
    }

    fn has_one_value(&self) -> bool {
        false
    }

    fn can_be_skipped(&self) -> bool {
        false
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
