//! A rank for each output shown.

use serde::{Deserialize, Serialize};

use super::{
    kind::{About, Level, QuestionType},
    wrong,
};
use crate::{Localised, Message, Problem, ShownItem, Subject, Value, refusal};

/// A rank, from 1, for each output shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RankingQuestion {
    /// Whether ties are allowed.
    pub ties: bool,
}

impl QuestionType for RankingQuestion {
    fn check(&self, key: &str, _: bool, subject: Subject) -> Result<(), Problem> {
        if subject == Subject::Outputs {
            return Ok(());
        }
        wrong("kind", key, refusal::ranking_needs_several())
    }

    fn check_size(&self) -> Result<(), Problem> {
        Ok(())
    }

    fn check_value(&self, value: &Value, item: &ShownItem) -> Result<(), Message> {
        let n_outputs = item.outputs.len();
        match value {
            Value::Number(rank) if *rank >= 1 && usize::try_from(*rank).is_ok_and(|rank| rank <= n_outputs) => Ok(()),
            _ => Err(refusal::place_is(n_outputs)),
        }
    }

    fn answers(&self) -> Option<Vec<String>> {
        None
    }

    fn label(&self, _: &str) -> Option<&Localised> {
        None
    }

    fn is_per_output(&self, _: usize) -> bool {
        true
    }

    fn about(&self) -> About {
        About::Source
    }

    fn level(&self) -> Level {
        Level::Ordinal
    }

    fn has_known_answer(&self) -> bool {
        true
    }

    fn has_one_value(&self) -> bool {
        false
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
