//! How payments through providers go on: each step from states that it names, so that of two at once only one is taken.

use shared::{PayOutId, PaymentState, ProviderPaymentProblem, ProviderPaymentState, Service, StudyId, Time, WorkerId};

use super::{Parts, ProviderPayment};
use crate::{Result, Tx, rows, run, scalar};

impl Tx {
    /// Notes that a payment was looked at.
    pub async fn touch_provider_payment(&mut self, payment: &ProviderPayment, at: Time) -> Result<()> {
        run!(
            self,
            "update provider_payment set checked_at = $3 where pay_out_id = $1 and worker_id = $2",
            payment.pay_out_id,
            payment.worker_id,
            at
        )?;
        Ok(())
    }

    /// Begins to send a payment that waits; `false` if it does not wait any more, or if another one for the same submission is
    /// under way: whether that one was paid could not be told from what the provider shows.
    pub async fn begin_provider_payment(&mut self, payment: &ProviderPayment, parts: Parts, at: Time) -> Result<bool> {
        let begun = run!(
            self,
            "update provider_payment
                set state = 'sending',
                    covered = $3,
                    bonus = $4,
                    bonuses_before = $5,
                    prepared = null,
                    problem = null,
                    changed_at = $6,
                    checked_at = $6
              where pay_out_id = $1
                and worker_id = $2
                and state = 'waiting'
                and submission <> ''
                and not exists (select 1
                                  from provider_payment o
                                 where o.provider = provider_payment.provider
                                   and o.submission = provider_payment.submission
                                   and o.state in ('sending', 'accepted', 'unclear'))",
            payment.pay_out_id,
            payment.worker_id,
            parts.covered,
            parts.bonus,
            parts.bonuses_before,
            at
        )?;
        Ok(begun == 1)
    }

    /// Notes under which id the provider has a payment that is about to be paid: from now on it may have been. `false` if it
    /// is not being sent any more.
    pub async fn prepare_provider_payment(&mut self, payment: &ProviderPayment, prepared: &str) -> Result<bool> {
        let noted = run!(
            self,
            "update provider_payment
                set prepared = $3
              where pay_out_id = $1 and worker_id = $2 and state = 'sending' and prepared is null and submission <> ''",
            payment.pay_out_id,
            payment.worker_id,
            prepared
        )?;
        Ok(noted == 1)
    }

    /// Changes the state of a payment, and that of its lines in the ledger with it; `false` if it was not in the state `from`.
    pub async fn set_provider_payment(
        &mut self,
        payment: &ProviderPayment,
        (from, to): (ProviderPaymentState, ProviderPaymentState),
        problem: Option<ProviderPaymentProblem>,
        at: Time,
    ) -> Result<bool> {
        let changed = run!(
            self,
            "update provider_payment
                set state = $3,
                    problem = $4,
                    changed_at = $5,
                    checked_at = $5
              where pay_out_id = $1 and worker_id = $2 and state = $6",
            payment.pay_out_id,
            payment.worker_id,
            to,
            problem,
            at,
            from
        )?;
        if changed == 0 {
            return Ok(false);
        }
        let line = match to {
            ProviderPaymentState::Unclear => PaymentState::Held,
            ProviderPaymentState::Paid => PaymentState::Paid,
            ProviderPaymentState::Waiting
            | ProviderPaymentState::Sending
            | ProviderPaymentState::Accepted
            | ProviderPaymentState::Refused => PaymentState::Sent,
        };
        run!(
            self,
            "update payment
                set state = $3,
                    paid_at = $4
              where pay_out_id = $1 and worker_id = $2 and state in ('sent', 'held') and state <> $3",
            payment.pay_out_id,
            payment.worker_id,
            line,
            (line == PaymentState::Paid).then_some(at)
        )?;
        Ok(true)
    }

    /// What nobody sends any more: after the process has ended that was sending, what was not prepared waits again, and what was may
    /// have been paid. What was accepted before `oldest` and never showed, or cannot be looked for, may have been paid, too.
    pub async fn settle_interrupted_payments(
        &mut self,
        (study, provider): (StudyId, Service),
        (oldest, at): (Time, Time),
    ) -> Result<()> {
        run!(
            self,
            "update provider_payment
                set state = case when submission = '' then 'refused' else 'waiting' end,
                    problem = case when submission = '' then 'erased' else null end,
                    changed_at = $3
              where study_id = $1
                and provider = $2
                and ((state = 'sending' and prepared is null) or (state = 'waiting' and submission = ''))",
            study,
            provider,
            at
        )?;
        run!(
            self,
            "update provider_payment
                set state = 'unclear',
                    changed_at = $3
              where study_id = $1
                and provider = $2
                and (state = 'sending' or (state = 'accepted' and (changed_at <= $4 or submission = '')))",
            study,
            provider,
            at,
            oldest
        )?;
        self.hold_unclear_payments((study, provider)).await
    }

    /// What is left when a study is disconnected: what waits is not sent, and what is under way may have been paid.
    pub async fn stop_provider_payments(&mut self, (study, provider): (StudyId, Service), at: Time) -> Result<()> {
        run!(
            self,
            "update provider_payment
                set state = case when state = 'waiting' or prepared is null then 'refused' else 'unclear' end,
                    problem = case when state = 'waiting' or prepared is null then 'disconnected' else null end,
                    changed_at = $3
              where study_id = $1 and provider = $2 and state in ('waiting', 'sending', 'accepted')",
            study,
            provider,
            at
        )?;
        self.hold_unclear_payments((study, provider)).await
    }

    async fn hold_unclear_payments(&mut self, (study, provider): (StudyId, Service)) -> Result<()> {
        run!(
            self,
            "update payment
                set state = 'held'
              where study_id = $1
                and state = 'sent'
                and exists (select 1
                              from provider_payment p
                             where p.study_id = $1
                               and p.provider = $2
                               and p.state = 'unclear'
                               and p.pay_out_id = payment.pay_out_id
                               and p.worker_id = payment.worker_id)",
            study,
            provider
        )?;
        Ok(())
    }

    /// The provider that may still pay a bonus of a worker: it became unclear after `since`.
    pub async fn may_still_be_paid(&mut self, id: PayOutId, worker: WorkerId, since: Time) -> Result<Option<Service>> {
        scalar!(
            self,
            Service,
            "select provider
               from provider_payment
              where pay_out_id = $1 and worker_id = $2 and state = 'unclear' and changed_at > $3",
            id,
            worker,
            since
        )
    }

    /// Everything of a payout that a provider refused waits again, but for what only a person can decide. How many there were.
    pub async fn retry_provider_payments(
        &mut self,
        (study, provider): (StudyId, Service),
        id: PayOutId,
        at: Time,
    ) -> Result<u64> {
        run!(
            self,
            "update provider_payment
                set state = 'waiting',
                    covered = 0,
                    problem = null,
                    changed_at = $3
              where study_id = $1
                and pay_out_id = $2
                and provider = $4
                and state = 'refused'
                and submission <> ''
                and coalesce(problem, '') <> 'several'",
            study,
            id,
            at,
            provider
        )
    }

    /// The providers at which something of a payout is not paid yet.
    pub async fn providers_of_pay_out(&mut self, study: StudyId, id: PayOutId) -> Result<Vec<Service>> {
        let open = rows!(
            self,
            (Service,),
            "select distinct provider
               from provider_payment
              where study_id = $1 and pay_out_id = $2 and state <> 'paid'
              order by provider",
            study,
            id
        )?;
        Ok(open.into_iter().map(|(service,)| service).collect())
    }
}
