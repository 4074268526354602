//! Hourly wages and the cost of a study.

use std::collections::HashMap;

use engine::design::batch::lowest_rate;
use engine::{Result, Tx, access::Permit as _};
use serde::Serialize;
use shared::{Action, Actor, Language, Money, Problem, RejectedAnswers, StudyId, pay, pseudonym};
use store::pay_out::PayOut;
use store::wage::{Budget, WageRow};

use crate::{Reports, times::Times};

/// The minimum time of work, in milliseconds, from which an hourly wage is computed.
const SHORTEST_MS: i64 = 60_000;

/// The earnings of a study's workers, and its cost.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Wages {
    /// ISO 4217 code of all amounts.
    pub currency: String,
    /// The target wage, in minor units per hour.
    pub target: i64,
    /// Whether the answers of rejected submissions count in statistics.
    pub rejected_answers: RejectedAnswers,
    /// The cost of the study, by state.
    pub budget: Budget,
    /// The most that the study promises, in minor units; `None` for no limit.
    pub limit: Option<i64>,
    /// The lowest hourly rate that Prolific allows in this currency, in minor units, if it has one.
    pub floor: Option<i64>,
    /// Whether workers are asked for bank or PayPal details.
    pub asks_payee: bool,
    /// The approved and unpaid amount that the actor earned themselves, in minor units; another person has to pay it.
    pub own_approved: i64,
    /// The workers who submitted something.
    pub workers: Vec<Wage>,
    /// The payouts, newest first.
    pub pay_outs: Vec<PayOut>,
}

/// The work and the earnings of one worker.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Wage {
    /// The pseudonym.
    pub worker: String,
    /// The language.
    pub language: Language,
    /// Submissions.
    pub submissions: i64,
    /// Milliseconds of work.
    pub active_ms: i64,
    /// The median time per hit, in milliseconds.
    pub median_ms: i64,
    /// Amount submitted and not yet decided, in minor units.
    pub waiting: i64,
    /// Amount approved, paid or not, in minor units.
    pub granted: i64,
    /// Amount paid, in minor units.
    pub paid: i64,
    /// Hourly wage in minor units, from approved and waiting amounts; `None` in the first minute.
    pub hourly: Option<i64>,
}

impl Wages {
    /// An amount in the study's currency.
    pub fn money(&self, minor: i64) -> Money {
        Money::new(minor, self.currency.clone())
    }

    /// What is promised as a share of the budget, in per cent, rounded down; `None` without a budget.
    pub fn used_percent(&self) -> Option<i64> {
        Some(pay::used_percent(self.limit?, self.budget.promised))
    }

    /// The median hourly wage, if it is below the lowest rate that Prolific allows.
    pub fn below_floor(&self) -> Option<(i64, i64)> {
        let (median, floor) = (self.median_hourly()?, self.floor?);
        (median < floor).then_some((median, floor))
    }

    /// The median of the workers' hourly wages.
    pub fn median_hourly(&self) -> Option<i64> {
        median_hourly(&self.workers)
    }
}

/// The median of workers' hourly wages in minor units; for an even number of workers, the mean of the two in the
/// middle, rounded down. `None` if no one has worked for a minute yet.
pub fn median_hourly<'a>(workers: impl IntoIterator<Item = &'a Wage>) -> Option<i64> {
    median(workers.into_iter().filter_map(|wage| wage.hourly).collect())
}

fn median(mut values: Vec<i64>) -> Option<i64> {
    values.sort_unstable();
    let upper = *values.get(values.len() / 2)?;
    let lower = values[(values.len() - 1) / 2];
    Some(lower.midpoint(upper))
}

/// The work and the earnings of each worker.
pub(crate) async fn earned(tx: &mut Tx, study: StudyId, times: &Times) -> Result<Vec<Wage>> {
    let medians: HashMap<_, _> = times.by_worker.iter().copied().collect();
    let of_worker = |row: WageRow| {
        let median = medians.get(&row.worker_id).copied().unwrap_or(0);
        wage(row, median)
    };
    Ok(tx.wages(study).await?.into_iter().map(of_worker).collect())
}

impl Reports {
    /// The earnings of a study's workers, and its cost.
    ///
    /// # Errors
    /// The actor may not pay in this study, or a page does not wait for the median times.
    pub async fn wages(&self, actor: &Actor, study: StudyId) -> Result<Wages> {
        let times = self.times(actor, study, Action::Pay).await?;
        let mut tx = self.engine().read().await?;
        let access = tx.permit(actor, study, Action::Pay).await?;
        let settings = tx.study(study).await?.ok_or(Problem::NotFound)?.settings;
        let rewards: HashMap<_, _> =
            tx.versions_of_study(study).await?.into_iter().map(|v| (v.id, v.definition.reward)).collect();
        let mut budget = tx.budget(study).await?;
        let to_come: i64 = tx
            .places_left(study)
            .await?
            .iter()
            .map(|(version, n)| n * rewards.get(version).copied().unwrap_or(0))
            .sum();
        budget.total = budget.waiting + budget.approved + budget.sent + budget.held + budget.paid + to_come;
        let workers = earned(&mut tx, study, &times).await?;
        let pay_outs = tx.pay_outs(study).await?;
        let own_approved = match access.worker {
            Some(worker) => tx.sums(worker).await?.approved,
            None => 0,
        };
        Ok(Wages {
            floor: lowest_rate(&settings.currency),
            currency: settings.currency,
            target: settings.target_hourly,
            rejected_answers: settings.rejected_answers,
            budget,
            limit: settings.budget,
            asks_payee: settings.asks_payee,
            own_approved,
            workers,
            pay_outs,
        })
    }
}

fn wage(row: WageRow, median_ms: i64) -> Wage {
    let earned = row.granted + row.waiting;
    Wage {
        worker: pseudonym(row.number),
        language: row.language,
        submissions: row.submissions,
        active_ms: row.active_ms,
        median_ms,
        waiting: row.waiting,
        granted: row.granted,
        paid: row.paid,
        hourly: (row.active_ms >= SHORTEST_MS).then(|| earned * 3_600_000 / row.active_ms),
    }
}

#[cfg(test)]
mod tests {
    use super::median;

    #[test]
    fn the_median_of_an_even_number_lies_between_the_two_in_the_middle() {
        assert_eq!(median(vec![]), None);
        assert_eq!(median(vec![900]), Some(900));
        assert_eq!(median(vec![1500, 900]), Some(1200));
        assert_eq!(median(vec![1501, 900]), Some(1200));
        assert_eq!(median(vec![3000, 700, 900]), Some(900));
    }
}
