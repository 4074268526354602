//! Queries of payouts: lines of the ledger that are sent together, and what became of them.

use serde::Serialize;
use shared::{
    PayFileKind, PayOutId, PaymentState, PersonId, Provider, ProviderPaymentProblem, ProviderPaymentState, Service,
    StudyId, Time, WorkerId,
};

use super::{row, rows, run, scalar};
use crate::payee::Payee;
use crate::{Result, Tx};

/// A payout with the sums of its lines, in minor units.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, sqlx::FromRow)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PayOut {
    /// Its id.
    pub id: PayOutId,
    /// When it was made.
    pub created_at: Time,
    /// Who made it, if that person is known.
    pub created_by: Option<String>,
    /// The number of its lines.
    pub lines: i64,
    /// What it pays.
    pub amount: i64,
    /// Of that, sent and not confirmed.
    pub sent: i64,
    /// Of that, perhaps sent.
    pub held: i64,
    /// Of that, paid as was confirmed.
    pub paid: i64,
}

impl PayOut {
    /// What nobody has confirmed, in minor units.
    pub const fn unconfirmed(&self) -> i64 {
        self.sent + self.held
    }
}

/// What one worker gets in a payout.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, sqlx::FromRow)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Owed {
    /// The worker.
    pub worker: WorkerId,
    /// The worker's number in the study.
    pub number: i64,
    /// The provider by whose link they came, if it was one.
    pub provider: Option<String>,
    /// By what that provider knows them.
    pub participant: Option<String>,
    /// Lines of the ledger.
    pub lines: i64,
    /// Minor units.
    pub amount: i64,
    /// ISO 4217 code.
    pub currency: String,
    /// How far these lines are; those of one worker in one payout go together.
    pub state: PaymentState,
    /// With which file they are paid; `None` if the worker had given no account when the payout was made, or it was erased.
    pub way: Option<PayFileKind>,
    /// The provider through which the payment goes, if it goes through one that sent the worker.
    pub service: Option<Service>,
    /// How far the payment is there.
    pub through: Option<ProviderPaymentState>,
    /// Why the provider has not paid.
    pub problem: Option<ProviderPaymentProblem>,
    /// The part that the reward of the submission pays there, in minor units; 0 until it is known.
    pub covered: Option<i64>,
    /// The part that is paid as a bonus there, in minor units; 0 until it is known.
    pub bonus: Option<i64>,
}

impl Owed {
    /// The provider by whose link the worker came.
    pub fn sent_by(&self) -> Option<Provider> {
        self.provider.as_deref()?.parse().ok()
    }
}

/// A part of a payout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// All of it.
    All,
    /// What one worker gets.
    Worker(WorkerId),
    /// What is paid with this file.
    File(PayFileKind),
    /// What those get who came from this provider and are in no payment file.
    Provider(Provider),
}

/// The account to which a worker is paid.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct PaidTo {
    pub worker: WorkerId,
    #[sqlx(flatten)]
    pub payee: Payee,
}

/// The columns of a [`PayOut`], and what follows.
macro_rules! pay_outs {
    ($rest:literal) => {
        concat!(
            "select o.id, o.created_at, max(c.name) as created_by, count(*) as lines, cast(sum(p.amount) as bigint) as amount,
                    cast(sum(case when p.state = 'sent' then p.amount else 0 end) as bigint) as sent,
                    cast(sum(case when p.state = 'held' then p.amount else 0 end) as bigint) as held,
                    cast(sum(case when p.state = 'paid' then p.amount else 0 end) as bigint) as paid
               from pay_out o
               join payment p on p.pay_out_id = o.id
               left join person c on c.id = o.created_by and c.erased_at is null
              where o.study_id = $1 ",
            $rest
        )
    };
}

impl Tx {
    /// Makes a payout of all approved lines but those of one worker; how many there were. Without any, there is no payout.
    pub async fn make_pay_out(
        &mut self,
        (id, study): (PayOutId, StudyId),
        but: Option<WorkerId>,
        (by, at): (PersonId, Time),
    ) -> Result<u64> {
        run!(
            self,
            "insert into pay_out (id, study_id, created_by, created_at)
             select $1, $2, $4, $5
              where exists (select 1
                              from payment
                             where study_id = $2 and state = 'approved' and ($3 is null or worker_id <> $3))",
            id,
            study,
            but,
            by,
            at
        )?;
        let lines = run!(
            self,
            "update payment
                set state = 'sent',
                    pay_out_id = $1
              where study_id = $2
                and state = 'approved'
                and ($3 is null or worker_id <> $3)
                and exists (select 1 from pay_out where id = $1)",
            id,
            study,
            but
        )?;
        Ok(lines)
    }

    /// Keeps with which file and to which account each worker of a payout is paid: the bank's if the study pays in euro and
    /// there is an account, otherwise PayPal's. Nobody is in two of them, or also paid through a provider or by one that pays its
    /// own people (`Provider::pays_its_people`), and what changes later is for later payouts.
    pub async fn keep_accounts(&mut self, (id, study): (PayOutId, StudyId), pays_in_euro: bool) -> Result<()> {
        run!(
            self,
            "insert into pay_out_account (pay_out_id, worker_id, way, name, iban, paypal)
             select $1, p.worker_id, case when $3 and p.iban <> '' then $4 else $5 end, p.name, p.iban, p.paypal
               from payee p
               join worker w on w.id = p.worker_id
              where w.study_id = $2
                and ((p.iban <> '' and $3) or p.paypal <> '')
                and exists (select 1 from payment line where line.pay_out_id = $1 and line.worker_id = p.worker_id)
                and not exists (select 1
                                  from provider_payment t
                                 where t.pay_out_id = $1 and t.worker_id = p.worker_id)
                and not exists (select 1
                                  from identity i
                                 where i.worker_id = p.worker_id and i.provider in ('connect', 'mturk'))",
            id,
            study,
            pays_in_euro,
            PayFileKind::Sepa,
            PayFileKind::Paypal
        )?;
        Ok(())
    }

    /// To which accounts the workers of a payout are paid.
    pub async fn accounts(&mut self, id: PayOutId) -> Result<Vec<PaidTo>> {
        let accounts = "select worker_id as worker, name, iban, paypal from pay_out_account where pay_out_id = $1";
        rows!(self, PaidTo, accounts, id)
    }

    /// The payouts of a study, the newest first.
    pub async fn pay_outs(&mut self, study: StudyId) -> Result<Vec<PayOut>> {
        rows!(self, PayOut, pay_outs!("group by o.id, o.created_at order by o.created_at desc, o.id"), study)
    }

    /// A payout of a study.
    pub async fn pay_out(&mut self, study: StudyId, id: PayOutId) -> Result<Option<PayOut>> {
        row!(self, PayOut, pay_outs!("and o.id = $2 group by o.id, o.created_at"), study, id)
    }

    /// Whether a study has this payout.
    pub async fn has_pay_out(&mut self, study: StudyId, id: PayOutId) -> Result<bool> {
        let found = "select cast(1 as bigint) from pay_out where study_id = $1 and id = $2";
        Ok(scalar!(self, i64, found, study, id)?.is_some())
    }

    /// Who gets how much in a payout, in the order of their numbers.
    pub async fn owed(&mut self, study: StudyId, id: PayOutId) -> Result<Vec<Owed>> {
        rows!(
            self,
            Owed,
            "select w.id as worker, w.number,
                    (select i.provider from identity i where i.worker_id = w.id and i.provider <> 'anonymous'
                      order by i.created_at, i.provider, i.participant limit 1) as provider,
                    (select i.participant from identity i where i.worker_id = w.id and i.provider <> 'anonymous'
                      order by i.created_at, i.provider, i.participant limit 1) as participant,
                    count(*) as lines, cast(sum(p.amount) as bigint) as amount, p.currency, p.state, a.way,
                    t.provider as service, t.state as through, t.problem, t.covered, t.bonus
               from payment p
               join worker w on w.id = p.worker_id
               left join pay_out_account a on a.pay_out_id = p.pay_out_id and a.worker_id = p.worker_id
               left join provider_payment t on t.pay_out_id = p.pay_out_id and t.worker_id = p.worker_id
              where p.study_id = $1 and p.pay_out_id = $2
              group by w.id, w.number, p.currency, p.state, a.way, t.provider, t.state, t.problem, t.covered, t.bonus
              order by w.number, p.currency, p.state",
            study,
            id
        )
    }

    /// Confirms which part of a payout was paid, all but what one worker gets. What goes through a provider is confirmed for a
    /// single worker, and only where the provider has not done it. How many lines there were.
    pub async fn confirm_paid(
        &mut self,
        (study, id): (StudyId, PayOutId),
        part: Part,
        (but, at): (Option<WorkerId>, Time),
    ) -> Result<u64> {
        let (worker, way, provider) = match part {
            Part::All => (None, None, None),
            Part::Worker(worker) => (Some(worker), None, None),
            Part::File(way) => (None, Some(way), None),
            Part::Provider(provider) => (None, None, Some(provider)),
        };
        if let Some(worker) = worker {
            run!(
                self,
                "update provider_payment
                    set state = 'paid',
                        problem = null,
                        changed_at = $3
                  where pay_out_id = $1 and worker_id = $2 and state in ('unclear', 'refused')",
                id,
                worker,
                at
            )?;
        }
        run!(
            self,
            "update payment
                set state = 'paid',
                    paid_at = $6
              where study_id = $1
                and pay_out_id = $2
                and state in ('sent', 'held')
                and ($3 is null or worker_id = $3)
                and (cast($4 as text) is null
                     or worker_id in (select worker_id from pay_out_account where pay_out_id = $2 and way = $4))
                and ($5 is null or worker_id <> $5)
                and (cast($7 as text) is null
                     or (worker_id in (select worker_id from identity where study_id = $1 and provider = $7)
                         and worker_id not in (select worker_id from pay_out_account where pay_out_id = $2)))
                and not exists (select 1
                                  from provider_payment t
                                 where t.pay_out_id = $2
                                   and t.worker_id = payment.worker_id
                                   and ($3 is null or t.state <> 'paid'))",
            study,
            id,
            worker,
            way,
            but,
            at,
            provider
        )
    }

    /// Takes back what of a payout was sent and did not arrive, at one worker or at all who are in no file: it is approved again,
    /// and the next payout has it. What one worker gets is left alone, what Mechanical Turk pays, and what goes through a provider unless nothing was sent or
    /// a person has to decide. How many lines there were.
    pub async fn return_payment(
        &mut self,
        (study, id): (StudyId, PayOutId),
        worker: Option<WorkerId>,
        but: Option<WorkerId>,
    ) -> Result<u64> {
        if let Some(worker) = worker {
            // Before the lines: a process that begins to send has this row first or does not find it.
            run!(
                self,
                "delete from provider_payment
                  where pay_out_id = $1 and worker_id = $2 and state in ('waiting', 'unclear', 'refused')",
                id,
                worker
            )?;
        }
        let lines = run!(
            self,
            "update payment
                set state = 'approved',
                    pay_out_id = null
              where study_id = $1
                and pay_out_id = $2
                and state in ('sent', 'held')
                and (worker_id = $3
                     or ($3 is null
                         and worker_id not in (select worker_id from pay_out_account where pay_out_id = $2)
                         and worker_id not in (select worker_id from identity
                                                where study_id = $1 and provider in ('connect', 'mturk'))))
                and ($4 is null or worker_id <> $4)
                and not exists (select 1
                                  from provider_payment t
                                 where t.pay_out_id = $2 and t.worker_id = payment.worker_id)",
            study,
            id,
            worker,
            but
        )?;
        run!(self, "delete from pay_out_account where pay_out_id = $1 and worker_id = $2", id, worker)?;
        Ok(lines)
    }
}
