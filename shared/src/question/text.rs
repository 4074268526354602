//! Texts that a worker writes, or edits from a given text.

use serde::{Deserialize, Serialize};

use super::{
    TextOf,
    kind::{About, Level, QuestionType},
    wrong,
};
use crate::{Localised, Message, Problem, ShownItem, Subject, Value, refusal};

/// A rewrite. It becomes an output of the system `human`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TextQuestion {
    /// Longest answer in characters.
    pub max_chars: i64,
    /// The text that the worker starts from and edits, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub prefill: Option<TextOf>,
}

impl TextQuestion {
    fn check_subject(&self, key: &str, subject: Subject) -> Result<(), Problem> {
        match self.prefill {
            Some(TextOf::Source) if !subject.shows_source() => wrong("prefill", key, refusal::question_needs_source()),
            Some(TextOf::Output) if subject.n_systems() != 1 => wrong("prefill", key, refusal::question_needs_output()),
            Some(TextOf::Answer) => wrong("prefill", key, refusal::prefill_own_answer()),
            Some(TextOf::Source | TextOf::Output) | None => Ok(()),
        }
    }
}

impl QuestionType for TextQuestion {
    fn check(&self, key: &str, required: bool, subject: Subject) -> Result<(), Problem> {
        self.check_subject(key, subject)?;
        if self.prefill.is_some() && !required {
            return wrong("required", key, refusal::prefill_is_required());
        }
        if !(1..=20_000).contains(&self.max_chars) {
            return wrong("max_chars", key, refusal::number_out_of_range(1, 20_000, self.max_chars));
        }
        Ok(())
    }

    fn check_size(&self) -> Result<(), Problem> {
        Ok(())
    }

    fn check_value(&self, value: &Value, _: &ShownItem) -> Result<(), Message> {
        let Value::Text(text) = value else { return Err(refusal::write_here()) };
        let length = text.chars().count();
        match i64::try_from(length) {
            Ok(length) if length <= self.max_chars => Ok(()),
            _ => Err(refusal::too_long(length, self.max_chars)),
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
        true
    }

    fn is_missed(&self) -> bool {
        false
    }

    fn labels(&self) -> Vec<(&'static str, &Localised)> {
        Vec::new()
    }

    fn labels_mut(&mut self) -> Vec<&mut Localised> {
        Vec::new()
    }
}
