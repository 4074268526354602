//! The hourly rate that the reward of a task means, and what it is based on.

use serde::Serialize;
use shared::{Definition, Language, Money, StudyId};

use crate::{Result, Tx, design::task::TaskVersion};

/// The hourly rate of a task at the time that a HIT takes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct HourlyRate {
    /// What an hour of work earns.
    pub rate: Money,
    /// Milliseconds that a HIT takes.
    pub hit_ms: i64,
    /// Where that time is from.
    pub based_on: TimeSource,
    /// The lowest rate that Prolific allows in this currency, if the rate is below it.
    pub below_floor: Option<Money>,
}

/// Where the time of a HIT is from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum TimeSource {
    /// The median active time of this many submissions of the task, under the live version or one that differs from it in
    /// wording only.
    Submissions(i64),
    /// The median active time of this many submissions of the pilot, for as many items as a HIT has.
    Pilot(i64),
    /// The expected time that the task states.
    Expected,
}

/// The lowest hourly rates that Prolific allows, in minor units. Other currencies have none.
const FLOORS: [(&str, i64); 2] = [("USD", 800), ("GBP", 600)];

/// The lowest hourly rate that Prolific allows in this currency, in minor units.
pub fn lowest_rate(currency: &str) -> Option<i64> {
    FLOORS.iter().find(|(code, _)| *code == currency).map(|(_, floor)| *floor)
}

/// What an hour of work earns at this reward for so many milliseconds, and the lowest rate that Prolific allows if it is below
/// that. `None` for no time.
pub(crate) fn per_hour(reward: i64, currency: &str, ms: i64) -> Option<(Money, Option<Money>)> {
    let minor = reward.saturating_mul(HOUR_MS).checked_div(ms)?;
    let floor = lowest_rate(currency).filter(|floor| minor < *floor).map(|floor| Money::new(floor, currency));
    Some((Money::new(minor, currency), floor))
}

/// Milliseconds in an hour.
const HOUR_MS: i64 = 3_600_000;

/// The shortest median time that says anything about pay, in milliseconds: nobody reads a text in less.
const SHORTEST: i64 = 1_000;

/// The hourly rate of the version in a language: by the submissions it has, otherwise by those of the pilot if workers
/// write texts, otherwise by the time that it states. `None` if none of these is known, or nothing is paid.
pub(super) async fn hourly(
    tx: &mut Tx,
    study: StudyId,
    version: &TaskVersion,
    (language, currency): (&Language, &str),
) -> Result<Option<HourlyRate>> {
    let definition = &version.definition;
    let time = match tx.median_of_series((version.task_id, version.series), language).await? {
        Some((ms, n)) if ms >= SHORTEST => Some((ms, TimeSource::Submissions(n))),
        _ => piloted(tx, study, definition, language).await?,
    };
    let expected = || Some((definition.expected_seconds?.saturating_mul(1_000), TimeSource::Expected));
    Ok(time.or_else(expected).and_then(|time| rate(definition.reward, currency, time)))
}

/// The time of as many pilot items as a HIT of this task has.
async fn piloted(
    tx: &mut Tx,
    study: StudyId,
    definition: &Definition,
    language: &Language,
) -> Result<Option<(i64, TimeSource)>> {
    if !definition.is_rewriting() || definition.is_pilot() {
        return Ok(None);
    }
    let versions = tx.versions_of_study(study).await?;
    let is_live_pilot =
        |version: &&TaskVersion| version.definition.is_pilot() && version.state == shared::TaskState::Live;
    let Some(pilot) = versions.iter().find(is_live_pilot) else { return Ok(None) };
    let found = tx.median_of_series((pilot.task_id, pilot.series), language).await?;
    let items = pilot.definition.items_per_hit.max(1);
    Ok(found
        .map(|(ms, n)| (ms.saturating_mul(definition.items_per_hit) / items, TimeSource::Pilot(n)))
        .filter(|(ms, _)| *ms >= SHORTEST))
}

fn rate(reward: i64, currency: &str, (hit_ms, based_on): (i64, TimeSource)) -> Option<HourlyRate> {
    if reward == 0 {
        return None;
    }
    let (rate, below_floor) = per_hour(reward, currency, hit_ms)?;
    Some(HourlyRate { rate, hit_ms, based_on, below_floor })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rate_below_the_floor_of_its_currency_is_named() {
        let at = |reward, currency, seconds: i64| rate(reward, currency, (seconds * 1_000, TimeSource::Expected));
        let found = at(10, "USD", 60).expect("a rate");
        assert_eq!(found.rate, Money::new(600, "USD"));
        assert_eq!(found.below_floor, Some(Money::new(800, "USD")));
        assert_eq!(at(10, "GBP", 60).expect("a rate").below_floor, None);
        assert_eq!(at(9, "GBP", 60).expect("a rate").below_floor, Some(Money::new(600, "GBP")));
        assert_eq!(at(1, "EUR", 60).expect("a rate").below_floor, None, "no floor is stated for other currencies");
        // Yen have no minor unit: 20 JPY in 60 seconds.
        assert_eq!(at(20, "JPY", 60).expect("a rate").rate, Money::new(1_200, "JPY"));
        assert_eq!((at(0, "USD", 60), at(10, "USD", 0)), (None, None));
    }
}
