//! Hourly wages, the cost of a study, and payouts, which are made once however often they are requested.

use std::collections::HashMap;

use serde::Serialize;
use shared::{Action, Actor, Language, Money, Problem, RejectedAnswers, StudyId, Time, pseudonym};
use store::wage::WageRow;
use tabular::csv::{Cell, Writer};

use crate::{Engine, Result, Tx, access::Permit as _, audit::event::Happened};

pub use store::wage::{Budget, Owed, PayOut};

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
pub async fn earned(tx: &mut Tx, study: StudyId) -> Result<Vec<Wage>> {
    let medians: HashMap<_, _> = tx.median_ms_of_workers(study).await?.into_iter().collect();
    let of_worker = |row: WageRow| {
        let median = medians.get(&row.worker_id).copied().unwrap_or(0);
        wage(row, median)
    };
    Ok(tx.wages(study).await?.into_iter().map(of_worker).collect())
}

impl Engine {
    /// The earnings of a study's workers, and its cost.
    ///
    /// # Errors
    /// The actor may not pay in this study.
    pub async fn wages(&self, actor: &Actor, study: StudyId) -> Result<Wages> {
        let mut tx = self.read().await?;
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
        budget.total = budget.waiting + budget.approved + budget.paid + to_come;
        let workers = earned(&mut tx, study).await?;
        let pay_outs = tx.pay_outs(study).await?;
        let own_approved = match access.worker {
            Some(worker) => tx.sums(worker).await?.approved,
            None => 0,
        };
        let (currency, target) = (settings.currency, settings.target_hourly);
        let rejected_answers = settings.rejected_answers;
        Ok(Wages { currency, target, rejected_answers, budget, own_approved, workers, pay_outs })
    }

    /// Pays all approved amounts in one payout, except what the actor earned themselves. Returns the number of ledger
    /// entries, which is 0 if nothing new was approved.
    ///
    /// # Errors
    /// The actor may not pay in this study, or everything that is approved is their own.
    pub async fn pay_out(&self, actor: &Actor, study: StudyId) -> Result<u64> {
        let mut tx = self.write().await?;
        let access = tx.permit(actor, study, Action::Pay).await?;
        let now = self.now();
        let lines = tx.pay_approved(study, access.worker, now).await?;
        if let Some(worker) = access.worker.filter(|_| lines == 0)
            && tx.sums(worker).await?.approved != 0
        {
            access.check_not_own(Some(worker))?;
        }
        if lines > 0 {
            self.record(&mut tx, Happened::by(actor, study, "pay_out", "payment", now), None::<&()>, Some(&lines))
                .await?;
            tx.commit().await?;
        }
        Ok(lines)
    }

    /// A payout as CSV: one line per worker and currency. The file is the same whenever it is downloaded.
    ///
    /// # Errors
    /// The actor may not pay, or there was no payout at that time: `NotFound`.
    pub async fn pay_out_csv(&self, actor: &Actor, study: StudyId, paid_at: Time) -> Result<String> {
        let mut tx = self.read().await?;
        tx.permit(actor, study, Action::Pay).await?;
        let owed = tx.pay_out(study, paid_at).await?;
        if owed.is_empty() {
            return Err(Problem::NotFound.into());
        }
        let mut file = Writer::new(&["worker", "lines", "amount_minor", "currency", "paid_at"]);
        for owed in owed {
            let worker = Cell::word(pseudonym(owed.number));
            let (currency, paid_at) = (Cell::word(owed.currency.clone()), Cell::word(paid_at.to_string()));
            file.row([worker, owed.lines.into(), owed.amount.into(), currency, paid_at]);
        }
        Ok(file.finish())
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
