//! What a task offers to workers, as they read it before they start.

use serde::Serialize;
use shared::{Definition, Language, Money};

/// What a task offers to workers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Offer {
    /// The title of the task.
    pub title: String,
    /// The reward for one submission.
    pub reward: Money,
    /// The number of items in a hit.
    pub items: i64,
    /// The seconds that a hit is expected to take, if the task says so.
    pub expected_seconds: Option<i64>,
}

impl Offer {
    /// What a task offers to a worker who reads this language.
    pub fn of(definition: &Definition, currency: &str, language: &Language) -> Self {
        Self {
            title: definition.title.get(language).to_owned(),
            reward: Money::new(definition.reward, currency.to_owned()),
            items: definition.items_per_hit,
            expected_seconds: definition.expected_seconds,
        }
    }

    /// The reward of an hour of such work, if it takes as long as expected.
    pub fn hourly(&self) -> Option<Money> {
        let seconds = self.expected_seconds.filter(|seconds| *seconds > 0)?;
        Some(Money::new(self.reward.minor.saturating_mul(3_600) / seconds, self.reward.currency.clone()))
    }
}
