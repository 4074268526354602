//! Payments through providers: which workers of a payout are paid there, and what a person can decide about them.

use providers::SubmissionState;
use shared::{Action, Actor, PayOutId, Problem, ProviderPaymentProblem, ProviderPaymentState, Service, StudyId};
use store::provider_payment::{Payable, ProviderPayment};

use super::service::{not_connected, not_listed};
use crate::{Engine, Result, Tx, access::Permit as _, audit::event::Happened};

impl Engine {
    /// Has the workers of a payout paid by the providers that sent them, where the study is connected: their submission is approved,
    /// and what they are owed beyond its reward is a bonus. Who has no submission there is paid in another way.
    ///
    /// # Errors
    /// A provider has not listed its submissions yet: all of them would be paid in another way.
    pub(crate) async fn send_through_services(&self, tx: &mut Tx, study: StudyId, id: PayOutId) -> Result<()> {
        for service in Service::ALL {
            self.send_through(tx, (study, *service), id).await?;
        }
        Ok(())
    }

    async fn send_through(&self, tx: &mut Tx, (study, service): (StudyId, Service), id: PayOutId) -> Result<()> {
        let now = self.now();
        // Held, so that it is not disconnected meanwhile.
        if !tx.hurry_connection((study, service), now).await? {
            return Ok(());
        }
        if tx.connection(study, service).await?.is_none_or(|row| row.listed_at.is_none()) {
            return Err(Problem::conflict(not_listed(service)).into());
        }
        let payable = tx.payable(id, service).await?;
        let new: Vec<ProviderPayment> = payable
            .chunk_by(|one, next| one.worker_id == next.worker_id)
            .filter_map(|of_worker| {
                let (one, problem) = chosen(of_worker)?;
                Some(ProviderPayment {
                    pay_out_id: id,
                    worker_id: one.worker_id,
                    provider_study: one.provider_study.clone(),
                    submission: one.submission.clone(),
                    currency: one.currency.clone(),
                    owed: one.owed,
                    covered: 0,
                    bonus: 0,
                    bonuses_before: 0,
                    state: if problem.is_some() {
                        ProviderPaymentState::Refused
                    } else {
                        ProviderPaymentState::Waiting
                    },
                    problem,
                    changed_at: now,
                })
            })
            .collect();
        if new.is_empty() {
            return Ok(());
        }
        tx.add_provider_payments((study, service), &new).await
    }

    /// Sends again what a provider refused to pay of a payout, or what all of them did with which the study is connected. Returns
    /// for how many workers.
    ///
    /// # Errors
    /// The actor may not pay in this study, it has no such payout, or is connected with none of the providers through which some of
    /// it is paid.
    pub async fn retry_payments(
        &self,
        actor: &Actor,
        (study, id): (StudyId, PayOutId),
        only: Option<Service>,
    ) -> Result<u64> {
        let (mut n, now) = (0, self.now());
        let mut tx = self.write().await?;
        tx.permit(actor, study, Action::Pay).await?;
        if !tx.has_pay_out(study, id).await? {
            return Err(Problem::NotFound.into());
        }
        let through = tx.providers_of_pay_out(study, id).await?;
        let mut missing = None;
        let mut is_connected = false;
        // In the order in which a new payout takes the connections.
        for service in Service::ALL.iter().copied().filter(|service| through.contains(service)) {
            if only.is_some_and(|only| only != service) {
                continue;
            }
            if tx.hurry_connection((study, service), now).await? {
                is_connected = true;
                n += tx.retry_provider_payments((study, service), id, now).await?;
            } else {
                missing = Some(service);
            }
        }
        if let Some(service) = missing.filter(|_| !is_connected) {
            return Err(Problem::conflict(not_connected(service)).into());
        }
        if n > 0 {
            self.record(&mut tx, Happened::by(actor, study, "retry", "payment", id), None::<&()>, Some(&n)).await?;
            tx.commit().await?;
        }
        Ok(n)
    }
}

/// Which of the submissions of a worker is paid, the latest first: one that was handed in, otherwise one that may yet be, one that
/// was given up, or one that was rejected. If several were handed in, a person decides: each has a reward.
pub(super) fn chosen(of_worker: &[Payable]) -> Option<(&Payable, Option<ProviderPaymentProblem>)> {
    let one = of_worker.iter().min_by_key(|one| Step::of(one))?;
    let handed_in = of_worker.iter().filter(|one| Step::of(one) == Step::HandedIn).count();
    Some((one, (handed_in > 1).then_some(ProviderPaymentProblem::Several)))
}

/// How far a submission got.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Step {
    HandedIn,
    UnderWay,
    GivenUp,
    Rejected,
}

impl Step {
    fn of(one: &Payable) -> Self {
        match SubmissionState::from(one.status.as_str()) {
            SubmissionState::AwaitingReview
            | SubmissionState::Approved
            | SubmissionState::PartiallyApproved
            | SubmissionState::ScreenedOut => Self::HandedIn,
            SubmissionState::Reserved
            | SubmissionState::Active
            | SubmissionState::Processing
            | SubmissionState::Unknown
            | SubmissionState::Other(_) => Self::UnderWay,
            SubmissionState::Returned | SubmissionState::TimedOut => Self::GivenUp,
            SubmissionState::Rejected => Self::Rejected,
        }
    }
}

#[cfg(test)]
mod tests {
    use shared::WorkerId;
    use uuid::Uuid;

    use super::*;

    #[test]
    fn what_was_handed_in_is_paid_and_several_are_for_a_person() {
        let chosen_of = |states: &[&str]| {
            let of_worker: Vec<Payable> = (0..)
                .zip(states)
                .map(|(n, status)| Payable {
                    worker_id: WorkerId(Uuid::nil()),
                    provider_study: "st".to_owned(),
                    submission: format!("s{n}"),
                    status: (*status).to_owned(),
                    currency: "USD".to_owned(),
                    owed: 100,
                })
                .collect();
            chosen(&of_worker).map(|(one, problem)| (one.submission.clone(), problem.is_some()))
        };
        let is = |submission: &str, is_for_person| Some((submission.to_owned(), is_for_person));
        assert_eq!(chosen_of(&["ACTIVE", "AWAITING REVIEW", "RETURNED"]), is("s1", false));
        assert_eq!(chosen_of(&["RETURNED", "TIMED-OUT", "REJECTED"]), is("s0", false));
        assert_eq!(chosen_of(&["RETURNED", "SOMETHING NEW"]), is("s1", false));
        assert_eq!(chosen_of(&["REJECTED"]), is("s0", false));
        assert_eq!(chosen_of(&["APPROVED", "AWAITING REVIEW"]), is("s0", true));
        assert_eq!(chosen_of(&[]), None);
    }
}
