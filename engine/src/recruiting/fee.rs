//! What Prolific adds to bonuses: its fees and the tax on them. Before a payout, it can be asked; afterwards, what it has named is added
//! up.

use std::collections::BTreeMap;

use providers::{BonusLine, Error, Provider as Client, SubmissionState};
use serde::Serialize;
use shared::{Action, Actor, ConnectionProblem, Money, Problem, Service, StudyId, refusal};
use store::{
    bonus_charge::{BonusCharges, NextPayable},
    provider_payment::Payable,
};
use tokio::time::timeout;

use super::{client::meaning, payment::chosen, said::own_words};
use crate::{Engine, Result, access::Permit as _};

/// How long a person waits for Prolific.
const PATIENCE: std::time::Duration = std::time::Duration::from_secs(30);
/// The most bonuses that Prolific prepares by one call.
const AT_ONCE: usize = 200;
/// The most workers whose bonuses Prolific is asked about.
const MOST: usize = 2_000;

/// What Prolific has charged for the bonuses of a study.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct BonusFees {
    /// Whether the study is connected, so that Prolific can be asked about the next payout.
    pub can_ask: bool,
    /// What was sent so far, for each currency.
    pub sent: Vec<Charged>,
}

/// Bonuses with what the provider adds to them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Charged {
    /// What workers get.
    pub bonuses: Money,
    /// The provider's fees; absent if it has not named all of them.
    pub fees: Option<Money>,
    /// Tax on the fees; absent if the provider has not named all of it.
    pub vat: Option<Money>,
    /// What the account pays; absent if the provider has not named all of it.
    pub total: Option<Money>,
}

/// What Prolific would charge for the bonuses of the next payout.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct BonusQuote {
    /// The number of workers who get a bonus.
    pub workers: usize,
    /// The number of workers whom the reward of their submission pays in full.
    pub covered: usize,
    /// The number of workers about whom a person has to decide first.
    pub left_out: usize,
    /// The number of workers who get a bonus, too, and are too many to ask about.
    pub beyond: usize,
    /// What it costs.
    pub charged: Charged,
    /// What the workspace can use.
    pub available: Money,
}

/// The bonuses of the next payout.
#[derive(Debug, Default)]
struct Next {
    /// The lines for each study at Prolific.
    lines: BTreeMap<String, Vec<BonusLine>>,
    covered: usize,
    left_out: usize,
    beyond: usize,
}

impl Engine {
    /// What Prolific has charged for the bonuses of a study that were sent: those that were paid, and those that may have been.
    ///
    /// # Errors
    /// The actor may not pay in this study.
    pub async fn bonus_fees(&self, actor: &Actor, study: StudyId) -> Result<BonusFees> {
        let mut tx = self.read().await?;
        tx.permit(actor, study, Action::Pay).await?;
        let can_ask = tx.connection(study, Service::Prolific).await?.is_some();
        let sent = tx.bonus_charges(study, Service::Prolific).await?.into_iter().map(Charged::from).collect();
        Ok(BonusFees { can_ask, sent })
    }

    /// Asks Prolific what the bonuses of the next payout cost, by preparing them. Nothing is paid, and what was prepared is forgotten.
    ///
    /// # Errors
    /// The actor may not pay in this study, it is not connected, Prolific has not listed its submissions yet, its workspace has another
    /// currency, or Prolific refuses or does not answer.
    pub async fn quote_bonuses(&self, actor: &Actor, study: StudyId) -> Result<BonusQuote> {
        let key = (study, Service::Prolific);
        let (row, payable) = {
            let mut tx = self.read().await?;
            let access = tx.permit(actor, study, Action::Pay).await?;
            let row = tx.connection(study, key.1).await?;
            let row = row.ok_or_else(|| Problem::conflict(refusal::prolific_is_not_connected()))?;
            if row.listed_at.is_none() {
                return Err(Problem::conflict(refusal::prolific_not_listed_yet()).into());
            }
            (row, tx.next_payable(key, access.worker).await?)
        };
        let client = self.client_for(&row);
        let client = client.map_err(|problem| Problem::conflict(problem.message(Service::Prolific)))?;
        let asked = timeout(PATIENCE, ask(&*client, &row.workspace, &payable)).await;
        Ok(asked.map_err(|_| Problem::conflict(ConnectionProblem::Unreachable.message(Service::Prolific)))??)
    }
}

/// Has Prolific prepare the bonuses of these workers.
async fn ask(client: &dyn Client, workspace: &str, payable: &[NextPayable]) -> Result<BonusQuote, Problem> {
    let balance = client.balance(workspace).await;
    let balance = balance.map_err(|error| unanswered(&error, ConnectionProblem::NoWorkspace))?;
    if payable.iter().any(|one| one.payable.currency != balance.currency) {
        return Err(Problem::conflict(refusal::prolific_pays_in(&balance.currency)));
    }
    let mut rewards = BTreeMap::new();
    for one in payable {
        let there = &one.payable.provider_study;
        if !rewards.contains_key(there) {
            let found = client.study(there).await;
            let found = found.map_err(|error| unanswered(&error, ConnectionProblem::NoStudy))?;
            rewards.insert(there.clone(), found.reward.unwrap_or(0));
        }
    }
    let next = next(payable, &rewards, MOST);
    let workers = next.lines.values().map(Vec::len).sum();
    let nothing = BonusCharges { currency: balance.currency.clone(), amount: 0, fees: 0, vat: 0, total: 0, unnamed: 0 };
    let mut sum = nothing;
    for (there, lines) in &next.lines {
        for some in lines.chunks(AT_ONCE) {
            let prepared = client.prepare_bonuses(there, some).await;
            let prepared = prepared.map_err(|error| unanswered(&error, ConnectionProblem::NoStudy))?;
            sum.amount += prepared.amount;
            sum.fees += prepared.fees.unwrap_or(0);
            sum.vat += prepared.vat.unwrap_or(0);
            sum.total += prepared.total.unwrap_or(0);
            sum.unnamed += i64::from(prepared.fees.is_none() || prepared.vat.is_none() || prepared.total.is_none());
        }
    }
    Ok(BonusQuote {
        workers,
        covered: next.covered,
        left_out: next.left_out,
        beyond: next.beyond,
        charged: sum.into(),
        available: Money::new(balance.available, balance.currency),
    })
}

/// What each worker gets beyond the reward of their submission, by the same rules as when it is sent; for so many workers at most.
fn next(payable: &[NextPayable], rewards: &BTreeMap<String, i64>, most: usize) -> Next {
    let (mut next, mut n) = (Next::default(), 0);
    for of_worker in payable.chunk_by(|one, other| one.payable.worker_id == other.payable.worker_id) {
        let all: Vec<Payable> = of_worker.iter().map(|one| one.payable.clone()).collect();
        let Some((one, None)) = chosen(&all) else {
            next.left_out += 1;
            continue;
        };
        let before = of_worker.iter().find(|other| other.payable == *one).map_or(0, |found| found.covered);
        let reward = match SubmissionState::from(one.status.as_str()) {
            SubmissionState::Returned | SubmissionState::TimedOut => Some(0),
            SubmissionState::Rejected | SubmissionState::PartiallyApproved | SubmissionState::ScreenedOut => None,
            SubmissionState::AwaitingReview
            | SubmissionState::Approved
            | SubmissionState::Reserved
            | SubmissionState::Active
            | SubmissionState::Processing
            | SubmissionState::Unknown
            | SubmissionState::Other(_) => rewards.get(&one.provider_study).copied(),
        };
        let Some(reward) = reward else {
            next.left_out += 1;
            continue;
        };
        let bonus = one.owed - one.owed.min((reward - before).max(0));
        if bonus == 0 {
            next.covered += 1;
            continue;
        }
        if n == most {
            next.beyond += 1;
            continue;
        }
        n += 1;
        let amount = Money::new(bonus, one.currency.clone());
        let line = BonusLine { recipient: one.submission.clone(), amount, message: String::new() };
        next.lines.entry(one.provider_study.clone()).or_default().push(line);
    }
    next
}

impl From<BonusCharges> for Charged {
    fn from(sum: BonusCharges) -> Self {
        let BonusCharges { currency, amount, fees, vat, total, unnamed } = sum;
        let named = |minor| (unnamed == 0).then(|| Money::new(minor, currency.clone()));
        Self { fees: named(fees), vat: named(vat), total: named(total), bonuses: Money::new(amount, currency.clone()) }
    }
}

/// What a person reads if Prolific does not say what something costs.
fn unanswered(error: &Error, missing: ConnectionProblem) -> Problem {
    Problem::conflict(match error {
        Error::Refused(said) | Error::Conflict(said) => refusal::prolific_refuses_study(own_words(said)),
        error => meaning(error, missing).message(Service::Prolific),
    })
}

#[cfg(test)]
mod tests {
    use shared::WorkerId;
    use uuid::Uuid;

    use super::*;

    #[test]
    fn the_reward_counts_once_and_who_has_none_gets_all_as_a_bonus() {
        let of = |worker: u128, submission: &str, (status, owed, covered): (&str, i64, i64)| NextPayable {
            payable: Payable {
                worker_id: WorkerId(Uuid::from_u128(worker)),
                provider_study: "st".to_owned(),
                submission: submission.to_owned(),
                status: status.to_owned(),
                currency: "USD".to_owned(),
                owed,
            },
            covered,
        };
        let rewards = BTreeMap::from([("st".to_owned(), 180)]);
        let payable = [
            of(1, "a", ("APPROVED", 230, 0)),
            of(2, "b", ("AWAITING REVIEW", 180, 0)),
            of(3, "c", ("APPROVED", 100, 150)),
            of(4, "d", ("RETURNED", 60, 0)),
            of(5, "e", ("REJECTED", 60, 0)),
            of(6, "f", ("APPROVED", 60, 0)),
            of(6, "g", ("AWAITING REVIEW", 60, 0)),
        ];
        let next = |most| super::next(&payable, &rewards, most);
        let few = next(2);
        assert_eq!((few.lines["st"].len(), few.beyond, few.covered, few.left_out), (2, 1, 1, 2));
        let next = next(MOST);
        let lines: Vec<(&str, i64)> =
            next.lines["st"].iter().map(|line| (line.recipient.as_str(), line.amount.minor)).collect();
        assert_eq!(lines, [("a", 50), ("c", 70), ("d", 60)]);
        assert_eq!((next.covered, next.left_out, next.beyond), (1, 2, 0));
    }
}
