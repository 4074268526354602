//! Choices: one or several of the options.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::{
    OTHER, is_key,
    kind::{About, Level, QuestionType},
    size, wrong,
};
use crate::{Chosen, Localised, Message, Problem, ShownItem, Subject, Value, limit, refusal};

/// One option of a choice, or a label of spans.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ChoiceOption {
    /// The stored value: lower-case letters, digits and `_`.
    pub key: String,
    /// The label shown for it.
    pub label: Localised,
}

/// One or several of the options, about one text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ChoiceQuestion {
    /// The options, in the order shown.
    pub options: Vec<ChoiceOption>,
    /// Whether several may be chosen.
    #[serde(default)]
    pub many: bool,
    /// Whether an answer in the worker's own words is offered as well.
    #[serde(default)]
    pub other: bool,
}

impl QuestionType for ChoiceQuestion {
    fn check(&self, key: &str, _: bool, subject: Subject) -> Result<(), Problem> {
        if subject == Subject::Outputs || subject.is_two() {
            return wrong("kind", key, refusal::choice_needs_one_text());
        }
        check_options("options", key, &self.options, (self.many, self.other))
    }

    fn check_size(&self) -> Result<(), Problem> {
        check_options_size("options", &self.options)
    }

    /// Checks that each chosen option is offered and chosen once, and that no more are chosen than allowed.
    fn check_value(&self, value: &Value, _: &ShownItem) -> Result<(), Message> {
        let Value::Chosen(chosen) = value else { return Err(refusal::choose_shown()) };
        let offered: BTreeSet<&str> = self.options.iter().map(|option| option.key.as_str()).collect();
        if let Some(key) = chosen.keys.iter().find(|key| !offered.contains(key.as_str())) {
            return Err(refusal::not_shown(key));
        }
        if chosen.keys.iter().collect::<BTreeSet<_>>().len() < chosen.keys.len() {
            return Err(refusal::chosen_twice());
        }
        if !self.many && chosen.len() > 1 {
            return Err(refusal::choose_one());
        }
        self.check_own_words(chosen)
    }

    fn answers(&self) -> Option<Vec<String>> {
        let keys = self.options.iter().map(|option| option.key.clone());
        Some(keys.chain(self.other.then(|| OTHER.to_owned())).collect())
    }

    fn label(&self, answer: &str) -> Option<&Localised> {
        self.options.iter().find(|option| option.key == answer).map(|option| &option.label)
    }

    fn is_per_output(&self, _: usize) -> bool {
        false
    }

    fn about(&self) -> About {
        About::Output
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
        self.options.iter().map(|option| ("options", &option.label)).collect()
    }

    fn labels_mut(&mut self) -> Vec<&mut Localised> {
        self.options.iter_mut().map(|option| &mut option.label).collect()
    }
}

impl ChoiceQuestion {
    fn check_own_words(&self, chosen: &Chosen) -> Result<(), Message> {
        match &chosen.other {
            Some(_) if !self.other => Err(refusal::choose_shown()),
            Some(words) if words.trim().is_empty() => Err(refusal::say_what_it_is()),
            Some(words) if words.chars().count() > limit::OWN_WORDS => {
                Err(refusal::own_words_too_long(limit::OWN_WORDS))
            }
            _ => Ok(()),
        }
    }
}

/// Checks that all options or labels have different keys and words.
pub(super) fn check_options(
    field: &str,
    question: &str,
    options: &[ChoiceOption],
    (many, other): (bool, bool),
) -> Result<(), Problem> {
    let (fewest, most) = (if many || other { 1 } else { 2 }, limit::OPTIONS);
    if options.len() < fewest || options.len() > most {
        return wrong(field, question, refusal::options_out_of_range(options.len(), fewest, most));
    }
    for (index, option) in options.iter().enumerate() {
        let key = &option.key;
        let reason = if !is_key(key) {
            refusal::not_a_key(key)
        } else if other && key == OTHER {
            refusal::option_is_reserved(OTHER)
        } else if options[..index].iter().any(|before| before.key == *key) {
            refusal::option_is_twice(key)
        } else if option.label.is_empty() {
            refusal::option_without_label(key)
        } else {
            continue;
        };
        return wrong(field, question, reason);
    }
    Ok(())
}

/// Checks that options or labels are neither too many nor too long.
pub(super) fn check_options_size(field: &str, options: &[ChoiceOption]) -> Result<(), Problem> {
    size::count(field, options.len(), limit::OPTIONS)?;
    options.iter().try_for_each(|option| {
        size::bytes(field, option.key.len(), limit::TEXT)?;
        size::text(field, &option.label, limit::TEXT)
    })
}
