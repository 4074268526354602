//! Conditions under which questions are asked.

use serde::{Deserialize, Serialize};

use super::{OTHER, Question, kind::QuestionType as _, wrong};
use crate::{Problem, Value, limit, refusal};

/// The condition under which a question is asked: an earlier question about the same item was answered in one of these
/// ways.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct When {
    /// The key of the earlier question: a scale, a slider of few numbers or a choice.
    pub question: String,
    /// The answers to that question for which this one is asked: points of the scale, keys of the choice.
    pub is: Vec<String>,
}

impl When {
    /// Whether an answer is one of them.
    pub fn holds(&self, value: &Value) -> bool {
        match value {
            Value::Number(number) => self.is.contains(&number.to_string()),
            Value::Decimal(number) => self.is.contains(&number.to_string()),
            Value::Chosen(chosen) => {
                chosen.keys.iter().any(|key| self.is.contains(key))
                    || chosen.other.is_some() && self.is.iter().any(|key| key == OTHER)
            }
            Value::Text(_) | Value::Preferred(_) | Value::Tie | Value::Skipped(_) => false,
        }
    }

    /// Checks that these are possible answers to the earlier question.
    ///
    /// # Errors
    /// The invalid field, with what a valid value would be.
    pub(crate) fn check(&self, key: &str, before: &[Question]) -> Result<(), Problem> {
        let of_question = |reason| wrong("when.question", key, reason);
        let Some(earlier) = before.iter().find(|question| question.key == self.question) else {
            return of_question(refusal::condition_without_question(&self.question));
        };
        let Some(answers) = earlier.kind.answers() else {
            return of_question(refusal::condition_on_other_type(&self.question, limit::POINTS));
        };
        let of_answers = |reason| wrong("when.is", key, reason);
        match self.is.iter().find(|answer| !answers.contains(answer)) {
            Some(answer) => of_answers(refusal::condition_never_met(&self.question, answer)),
            None if self.is.is_empty() => of_answers(refusal::condition_is_empty(&self.question)),
            None => Ok(()),
        }
    }
}
