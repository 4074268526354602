//! The rule for items with a known answer, as the designer's form shows it.

use serde::{Deserialize, Serialize};
use shared::{KnownRule, Problem};

use super::{is_on, number, tick, word};

/// The rule in fields.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct KnownForm {
    /// `on` if there is one.
    pub on: String,
    /// One hit in so many.
    pub every: String,
    /// So many percent are to be as expected.
    pub least: String,
    /// It is looked at once so many were answered.
    pub after: String,
    /// What follows: the word of a [`shared::Below`].
    pub below: String,
}

impl KnownForm {
    /// A rule; without one, what a rule that is switched on begins with.
    pub(super) fn of(known: Option<&KnownRule>) -> Self {
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

    /// The rule it says, if it is switched on.
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
