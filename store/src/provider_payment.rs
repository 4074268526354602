//! Queries of payments through the provider that sent a worker.

mod change;

use serde::Serialize;
use shared::{PayOutId, ProviderPaymentProblem, ProviderPaymentState, Service, StudyId, Time, WorkerId};

use super::{many::many, row, rows, scalar};
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
    pub problem: Option<ProviderPaymentProblem>,
    /// When the state changed last.
    pub changed_at: Time,
}

/// A submission through which a worker of a payout can be paid.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Payable {
    pub worker_id: WorkerId,
    /// The provider's id of the study.
    pub provider_study: String,
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
    pub provider: Service,
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

    /// The submissions at a provider of the workers of a payout, the latest of each worker first. Who is paid through another
    /// provider already is left out.
    pub async fn payable(&mut self, id: PayOutId, provider: Service) -> Result<Vec<Payable>> {
        rows!(
            self,
            Payable,
            "select line.worker_id, s.provider_study, s.submission, s.status, min(line.currency) as currency,
                    cast(sum(line.amount) as bigint) as owed
               from payment line
               join identity i on i.worker_id = line.worker_id and i.provider = $2
               join provider_submission s
                 on s.study_id = i.study_id and s.provider = i.provider and s.participant = i.participant
              where line.pay_out_id = $1
                and s.provider_study <> ''
                and not exists (select 1
                                  from provider_payment other
                                 where other.pay_out_id = line.pay_out_id and other.worker_id = line.worker_id)
              group by line.worker_id, s.provider_study, s.submission, s.status, s.started_at
             having sum(line.amount) > 0 and count(distinct line.currency) = 1
              order by line.worker_id, coalesce(s.started_at, 0) desc, s.submission",
            id,
            provider
        )
    }

    /// Adds what workers of a payout get through a provider; it waits to be sent.
    pub async fn add_provider_payments(
        &mut self,
        (study, provider): (StudyId, Service),
        new: &[ProviderPayment],
    ) -> Result<()> {
        many!(
            self,
            "insert into provider_payment
                    (pay_out_id, worker_id, study_id, provider, provider_study, submission, currency, owed, covered, bonus,
                     bonuses_before, state, problem, changed_at, checked_at) ",
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
                values.push_bind(row.problem);
                values.push_bind(row.changed_at);
                values.push_bind(row.changed_at);
            }
        )
    }

    /// Whether anything of a study is to be paid through a provider or to be looked for there. What is unclear is looked for
    /// until it is older than `oldest`.
    pub async fn has_open_provider_payment(
        &mut self,
        (study, provider): (StudyId, Service),
        oldest: Time,
    ) -> Result<bool> {
        let found = scalar!(
            self,
            i64,
            "select cast(1 as bigint)
               from provider_payment
              where study_id = $1
                and provider = $2
                and state in ('waiting', 'sending', 'accepted', 'unclear')
                and (state <> 'unclear' or changed_at > $3)
              limit 1",
            study,
            provider,
            oldest
        )?;
        Ok(found.is_some())
    }

    /// What is to be paid through a provider, what was not looked at for longest first: one payment for a submission, and none while
    /// another is under way.
    pub async fn due_provider_payments(
        &mut self,
        (study, provider): (StudyId, Service),
        most: i64,
    ) -> Result<Vec<ProviderPayment>> {
        rows!(
            self,
            ProviderPayment,
            "select p.pay_out_id, p.worker_id, p.provider_study, p.submission, p.currency, p.owed, p.covered, p.bonus,
                    p.bonuses_before, p.state, p.problem, p.changed_at
               from provider_payment p
              where p.study_id = $1
                and p.provider = $2
                and p.state = 'waiting'
                and p.submission <> ''
                and not exists (select 1
                                  from provider_payment o
                                 where o.provider = p.provider
                                   and o.submission = p.submission
                                   and (o.state in ('sending', 'accepted', 'unclear')
                                        or (o.state = 'waiting'
                                            and o.study_id = p.study_id
                                            and (o.pay_out_id, o.worker_id) < (p.pay_out_id, p.worker_id))))
              order by p.checked_at, p.pay_out_id, p.worker_id
              limit $3",
            study,
            provider,
            most
        )
    }

    /// What may have been paid through a provider and is looked for there, what was not looked at for longest first.
    pub async fn sought_provider_payments(
        &mut self,
        (study, provider): (StudyId, Service),
        oldest: Time,
        most: i64,
    ) -> Result<Vec<ProviderPayment>> {
        rows!(
            self,
            ProviderPayment,
            "select pay_out_id, worker_id, provider_study, submission, currency, owed, covered, bonus, bonuses_before, state,
                    problem, changed_at
               from provider_payment
              where study_id = $1
                and provider = $2
                and state in ('accepted', 'unclear')
                and changed_at > $3
                and submission <> ''
              order by checked_at, pay_out_id, worker_id
              limit $4",
            study,
            provider,
            oldest,
            most
        )
    }

    /// What the other payouts of a worker paid them, or are paying them, without a provider and without an account of theirs: by hand
    /// at the provider, as a file of decisions says. In minor units.
    pub async fn paid_by_hand(&mut self, payment: &ProviderPayment) -> Result<i64> {
        let found = scalar!(
            self,
            i64,
            "select cast(coalesce(sum(line.amount), 0) as bigint)
               from payment line
              where line.worker_id = $1
                and line.pay_out_id <> $2
                and line.state in ('sent', 'paid')
                and not exists (select 1
                                  from provider_payment p
                                 where p.pay_out_id = line.pay_out_id and p.worker_id = line.worker_id)
                and not exists (select 1
                                  from pay_out_account a
                                 where a.pay_out_id = line.pay_out_id and a.worker_id = line.worker_id)",
            payment.worker_id,
            payment.pay_out_id
        )?;
        Ok(found.unwrap_or_default())
    }

    /// What the other payouts pay for a submission, in this study and in others.
    pub async fn paid_elsewhere(&mut self, provider: Service, payment: &ProviderPayment) -> Result<Elsewhere> {
        let found = row!(
            self,
            Elsewhere,
            "select cast(coalesce(sum(covered), 0) as bigint) as covered,
                    cast(coalesce(sum(case when state in ('sending', 'accepted', 'unclear') then 1 else 0 end), 0) as bigint)
                        as under_way
               from provider_payment
              where provider = $1
                and submission = $2
                and not (pay_out_id = $3 and worker_id = $4)",
            provider,
            payment.submission.as_str(),
            payment.pay_out_id,
            payment.worker_id
        )?;
        Ok(found.unwrap_or_default())
    }
}
