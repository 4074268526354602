//! The rule for items with a known answer, as the task designer's form shows it.

use serde::{Deserialize, Serialize};
use shared::{KnownRule, Problem};

use super::{is_on, number, tick, word};

/// The rule as form fields.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct KnownForm {
    /// `on` if there is one.
    pub on: String,
    /// One hit in this many is such an item.
    pub every: String,
    /// The percentage that must be answered as expected.
    pub least: String,
    /// The number of answered items after which the rate is checked.
    pub after: String,
    /// The consequence, as the word for a [`shared::Below`].
    pub below: String,
}

impl KnownForm {
    /// Fills the fields from a rule; without one, from the defaults of a new rule.
    pub(super) fn from_rule(known: Option<&KnownRule>) -> Self {
        let begin = KnownRule::default();
        let rule = known.unwrap_or(&begin);
        Self {
            on: tick(known.is_some()),
            every: rule.every.to_string(),
            least: rule.least.to_string(),
            after: rule.after.to_string(),
            below: rule.below.to_string(),
        }
    }

    /// Parses the rule, if it is switched on.
    pub(super) fn read(&self) -> Result<Option<KnownRule>, Problem> {
        if !is_on(&self.on) {
            return Ok(None);
        }
        Ok(Some(KnownRule {
            every: number("known.every", &self.every)?,
            least: number("known.least", &self.least)?,
            after: number("known.after", &self.after)?,
            below: word("known.below", &self.below)?,
        }))
    }
}
