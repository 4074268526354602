//! Queries of payments through the provider that sent a worker.

use serde::Serialize;
use shared::{EntranceId, PayOutId, Provider, ProviderPaymentProblem, ProviderPaymentState, StudyId, Time, WorkerId};

use super::{many::many, row, rows, run, scalar};
use crate::{Result, Tx};

/// What a worker of a payout gets through a provider. Amounts are in minor units.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct ProviderPayment {
    pub pay_out_id: PayOutId,
    pub worker_id: WorkerId,
    /// The provider's id of the study.
    pub provider_study: String,
    /// The provider's id of the submission.
    pub submission: String,
    pub currency: String,
    /// What the worker gets in this payout.
    pub owed: i64,
    /// The part that the reward of the submission pays.
    pub covered: i64,
    /// The rest.
    pub bonus: i64,
    /// What had been paid in bonuses for the submission before.
    pub bonuses_before: i64,
    pub state: ProviderPaymentState,
    /// When the state changed last.
    pub changed_at: Time,
}

/// A submission through which a worker of a payout can be paid.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Payable {
    pub worker_id: WorkerId,
    pub entrance_id: EntranceId,
    pub submission: String,
    /// The provider's word for its state.
    pub status: String,
    pub currency: String,
    /// What the worker gets in the payout.
    pub owed: i64,
}

/// What a payment through a provider consists of, as it is about to be sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parts {
    /// The part that the reward of the submission pays.
    pub covered: i64,
    /// The rest.
    pub bonus: i64,
    /// What has been paid in bonuses for the submission.
    pub bonuses_before: i64,
}

/// What other payouts pay for a submission.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, sqlx::FromRow)]
pub struct Elsewhere {
    /// What its reward pays there, in minor units.
    pub covered: i64,
    /// How many of them are sent, and not shown by the provider yet.
    pub under_way: i64,
}

/// What a worker was or is to be paid through a provider.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, Serialize, sqlx::FromRow)]
pub struct ProviderPaymentData {
    pub provider: Provider,
    pub submission: String,
    pub currency: String,
    pub reward: i64,
    pub bonus: i64,
    pub state: ProviderPaymentState,
}

impl Tx {
    /// What a worker was or is to be paid through providers.
    pub async fn provider_payment_data(&mut self, worker: WorkerId) -> Result<Vec<ProviderPaymentData>> {
        rows!(
            self,
            ProviderPaymentData,
            "select provider, submission, currency, covered as reward, bonus, state
               from provider_payment
              where worker_id = $1
              order by pay_out_id",
            worker
        )
    }

    /// The submissions at a provider of the workers of a payout, the latest of each worker first.
    pub async fn payable(&mut self, id: PayOutId, provider: Provider) -> Result<Vec<Payable>> {
        rows!(
            self,
            Payable,
            "select line.worker_id, s.entrance_id, s.submission, s.status, line.currency,
                    cast(sum(line.amount) as bigint) as owed
               from payment line
               join identity i on i.worker_id = line.worker_id and i.provider = $2
               join provider_submission s
                 on s.study_id = i.study_id and s.provider = i.provider and s.participant = i.participant
              where line.pay_out_id = $1
              group by line.worker_id, s.entrance_id, s.submission, s.status, s.started_at, line.currency
             having sum(line.amount) > 0
              order by line.worker_id, s.started_at desc, s.submission",
            id,
            provider
        )
    }

    /// Adds what workers of a payout get through a provider; it waits to be sent.
    pub async fn add_provider_payments(
        &mut self,
        (study, provider): (StudyId, Provider),
        new: &[ProviderPayment],
    ) -> Result<()> {
        many!(
            self,
            "insert into provider_payment
                    (pay_out_id, worker_id, study_id, provider, provider_study, submission, currency, owed, covered, bonus,
                     bonuses_before, state, changed_at, checked_at) ",
            new,
            |values, row| {
                values.push_bind(row.pay_out_id);
                values.push_bind(row.worker_id);
                values.push_bind(study);
                values.push_bind(provider);
                values.push_bind(row.provider_study.as_str());
                values.push_bind(row.submission.as_str());
                values.push_bind(row.currency.as_str());
                values.push_bind(row.owed);
                values.push_bind(row.covered);
                values.push_bind(row.bonus);
                values.push_bind(row.bonuses_before);
                values.push_bind(row.state);
                values.push_bind(row.changed_at);
                values.push_bind(row.changed_at);
            }
        )
    }

    /// Whether anything of a study is to be paid through a provider or to be looked for there. What is unclear is looked for
    /// until it is older than `oldest`.
    pub async fn has_open_provider_payment(
        &mut self,
        (study, provider): (StudyId, Provider),
        oldest: Time,
    ) -> Result<bool> {
        let found = scalar!(
            self,
            i64,
            "select cast(1 as bigint)
               from provider_payment
              where study_id = $1
                and provider = $2
                and (state in ('waiting', 'sending', 'accepted') or (state = 'unclear' and changed_at > $3))
              limit 1",
            study,
            provider,
            oldest
        )?;
        Ok(found.is_some())
    }

    /// What is to be paid through a provider or to be looked for there, what was not looked at for longest first.
    pub async fn open_provider_payments(
        &mut self,
        (study, provider): (StudyId, Provider),
        oldest: Time,
        most: i64,
    ) -> Result<Vec<ProviderPayment>> {
        rows!(
            self,
            ProviderPayment,
            "select pay_out_id, worker_id, provider_study, submission, currency, owed, covered, bonus, bonuses_before, state,
                    changed_at
               from provider_payment
              where study_id = $1
                and provider = $2
                and (state in ('waiting', 'accepted') or (state = 'unclear' and changed_at > $3))
                and submission <> ''
              order by checked_at, pay_out_id, worker_id
              limit $4",
            study,
            provider,
            oldest,
            most
        )
    }

    /// What the other payouts pay for a submission.
    pub async fn paid_elsewhere(
        &mut self,
        (study, provider): (StudyId, Provider),
        payment: &ProviderPayment,
    ) -> Result<Elsewhere> {
        let found = row!(
            self,
            Elsewhere,
            "select cast(coalesce(sum(covered), 0) as bigint) as covered,
                    cast(coalesce(sum(case when state in ('sending', 'accepted', 'unclear') then 1 else 0 end), 0) as bigint)
                        as under_way
               from provider_payment
              where study_id = $1
                and provider = $2
                and submission = $3
                and not (pay_out_id = $4 and worker_id = $5)",
            study,
            provider,
            payment.submission.as_str(),
            payment.pay_out_id,
            payment.worker_id
        )?;
        Ok(found.unwrap_or_default())
    }

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
                                 where o.study_id = provider_payment.study_id
                                   and o.provider = provider_payment.provider
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

    /// Changes the state of a payment, and that of its lines in the ledger with it; `false` if it was in none of the states
    /// `from`.
    pub async fn set_provider_payment(
        &mut self,
        payment: &ProviderPayment,
        (from, to): (&[ProviderPaymentState], ProviderPaymentState),
        problem: Option<ProviderPaymentProblem>,
        at: Time,
    ) -> Result<bool> {
        let from: Vec<&str> = from.iter().map(|state| state.as_str()).collect();
        let changed = run!(
            self,
            "update provider_payment
                set state = $3,
                    problem = $4,
                    changed_at = $5,
                    checked_at = $5
              where pay_out_id = $1 and worker_id = $2 and ',' || cast($6 as text) || ',' like '%,' || state || ',%'",
            payment.pay_out_id,
            payment.worker_id,
            to,
            problem,
            at,
            from.join(",")
        )?;
        if changed == 1 {
            self.follow_provider_payment(payment, to, at).await?;
        }
        Ok(changed == 1)
    }

    async fn follow_provider_payment(
        &mut self,
        payment: &ProviderPayment,
        state: ProviderPaymentState,
        at: Time,
    ) -> Result<()> {
        let paid_at = (state == ProviderPaymentState::Paid).then_some(at);
        let line = match state {
            ProviderPaymentState::Unclear => "held",
            ProviderPaymentState::Paid => "paid",
            ProviderPaymentState::Waiting
            | ProviderPaymentState::Sending
            | ProviderPaymentState::Accepted
            | ProviderPaymentState::Refused => "sent",
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
            paid_at
        )?;
        Ok(())
    }

    /// What a process that has ended was sending: what was not prepared waits again, and what was may have been paid.
    pub async fn interrupted_provider_payments(
        &mut self,
        (study, provider): (StudyId, Provider),
        at: Time,
    ) -> Result<()> {
        run!(
            self,
            "update provider_payment
                set state = 'waiting',
                    changed_at = $3
              where study_id = $1 and provider = $2 and state = 'sending' and prepared is null",
            study,
            provider,
            at
        )?;
        run!(
            self,
            "update payment
                set state = 'held'
              where state = 'sent'
                and exists (select 1
                              from provider_payment p
                             where p.study_id = $1
                               and p.provider = $2
                               and p.state = 'sending'
                               and p.pay_out_id = payment.pay_out_id
                               and p.worker_id = payment.worker_id)",
            study,
            provider
        )?;
        run!(
            self,
            "update provider_payment
                set state = 'unclear',
                    changed_at = $3
              where study_id = $1 and provider = $2 and state = 'sending'",
            study,
            provider,
            at
        )?;
        Ok(())
    }

    /// Everything of a payout that the provider refused waits again. How many there were.
    pub async fn retry_provider_payments(&mut self, study: StudyId, id: PayOutId, at: Time) -> Result<u64> {
        run!(
            self,
            "update provider_payment
                set state = 'waiting',
                    covered = 0,
                    problem = null,
                    changed_at = $3
              where study_id = $1 and pay_out_id = $2 and state = 'refused' and submission <> ''",
            study,
            id,
            at
        )
    }
}
