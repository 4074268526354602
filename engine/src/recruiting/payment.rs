//! Payments through Prolific: which workers of a payout are paid there, and what a person can decide about them.

use std::collections::{BTreeMap, BTreeSet};

use providers::SubmissionState;
use shared::{Action, Actor, EntranceId, PayOutId, Problem, Provider, ProviderPaymentState, StudyId};
use store::provider_payment::{Payable, ProviderPayment};

use super::follow::has_given_up;
use crate::{Engine, Result, Tx, access::Permit as _, audit::event::Happened};

impl Engine {
    /// Has the workers of a payout whom Prolific sent paid there: their submission is approved, and what they are owed beyond
    /// its reward is a bonus. Who has no submission there, or whose study is not connected, is paid in another way.
    pub(crate) async fn send_through_prolific(&self, tx: &mut Tx, study: StudyId, id: PayOutId) -> Result<()> {
        let (provider, now) = (Provider::Prolific, self.now());
        if tx.connection(study, provider).await?.is_none() {
            return Ok(());
        }
        let entrances = tx.entrances(study).await?.into_iter().map(|listed| listed.entrance);
        let there: BTreeMap<EntranceId, String> = entrances.map(|one| (one.id, one.settings.provider_study)).collect();
        let mut seen = BTreeSet::new();
        let mut payable = tx.payable(id, provider).await?;
        // The sort is stable: of several, the latest comes first.
        payable.sort_by_key(rank);
        let mut new = Vec::new();
        for one in payable {
            let Some(provider_study) = there.get(&one.entrance_id).filter(|study| !study.is_empty()) else { continue };
            if !seen.insert(one.worker_id) {
                continue;
            }
            new.push(ProviderPayment {
                pay_out_id: id,
                worker_id: one.worker_id,
                provider_study: provider_study.clone(),
                submission: one.submission,
                currency: one.currency,
                owed: one.owed,
                covered: 0,
                bonus: 0,
                bonuses_before: 0,
                state: ProviderPaymentState::Waiting,
                changed_at: now,
            });
        }
        if new.is_empty() {
            return Ok(());
        }
        tx.add_provider_payments((study, provider), &new).await?;
        tx.hurry_connection((study, provider), now).await
    }

    /// Sends again what Prolific refused to pay of a payout. Returns for how many workers.
    ///
    /// # Errors
    /// The actor may not pay in this study, or it has no such payout.
    pub async fn retry_payments(&self, actor: &Actor, study: StudyId, id: PayOutId) -> Result<u64> {
        let (provider, now) = (Provider::Prolific, self.now());
        let mut tx = self.write().await?;
        tx.permit(actor, study, Action::Pay).await?;
        if !tx.has_pay_out(study, id).await? {
            return Err(Problem::NotFound.into());
        }
        let n = tx.retry_provider_payments(study, id, now).await?;
        if n > 0 {
            tx.hurry_connection((study, provider), now).await?;
            self.record(&mut tx, Happened::by(actor, study, "retry", "payment", id), None::<&()>, Some(&n)).await?;
            tx.commit().await?;
        }
        Ok(n)
    }
}

/// Which of the submissions of a worker is paid: one that was handed in, or may yet be, before one that was given up.
fn rank(one: &Payable) -> (bool, bool) {
    (SubmissionState::from(one.status.as_str()) == SubmissionState::Rejected, has_given_up(&one.status))
}
