//! Payouts: approved lines of the ledger are sent together, once, and confirmed when the money has arrived.

mod file;

use serde::{Deserialize, Serialize};
use shared::{
    Action, Actor, PayFileKind, PayOutId, PaymentState, Problem, Provider, Service, StudyId, WorkerId, limit,
    pseudonym, refusal,
};

use store::{pay_out::Part, payee::Payer};

use super::reason;
use crate::{
    Access, Engine, Result, Tx,
    access::{Permit as _, known_study},
    audit::event::Happened,
};

pub use file::PayFile;
pub use store::pay_out::{Owed, PayOut};

/// The number of seconds after which a person can say that a bonus did not arrive: a provider pays some minutes after it was told
/// to.
const UNCLEAR: i64 = 3_600;

/// A payout that was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Made {
    /// Its id; `None` if nothing was approved.
    pub id: Option<PayOutId>,
    /// How many lines of the ledger it has.
    pub lines: u64,
}

/// Which part of a payout was paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Confirmed {
    /// All of it.
    All,
    /// What is paid with this file.
    File(PayFileKind),
    /// What the worker with this number gets.
    Worker(i64),
    /// What is paid on the site of this provider: to those who came from there and are in no payment file.
    Provider(Provider),
}

/// A payout with what each worker gets.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PayOutDetails {
    /// The payout.
    pub pay_out: PayOut,
    /// What each worker gets, in the order of their numbers.
    pub owed: Vec<Owed>,
    /// Whether the study asks workers for bank or PayPal details, or did when the payout was made.
    pub asks_payee: bool,
    /// The account from which the study pays.
    pub payer: Option<Payer>,
    /// Those whom a provider with an interface had not listed when the payout was made, so that nothing was sent to them there.
    pub unlisted: Vec<Unlisted>,
    /// The actor as a worker of the study.
    #[serde(skip)]
    pub own: Option<WorkerId>,
}

/// The workers of a payout whom a provider had not listed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Unlisted {
    /// The provider.
    pub service: Service,
    /// The numbers of the workers.
    pub workers: Vec<i64>,
}

impl Engine {
    /// Makes a payout of all approved amounts, except what the actor earned themselves: they are sent. If nothing is
    /// approved, there is none.
    ///
    /// # Errors
    /// The actor may not pay in this study, or everything that is approved is their own.
    pub async fn pay_out(&self, actor: &Actor, study: StudyId) -> Result<Made> {
        let mut tx = self.write().await?;
        let access = tx.permit(actor, study, Action::Pay).await?;
        let (id, now) = (self.id(), self.now());
        let lines = tx.make_pay_out((id, study), access.worker, (actor.person, now)).await?;
        if lines > 0 {
            self.send_through_services(&mut tx, study, id).await?;
            let found = known_study(&mut tx, study).await?;
            if found.settings.asks_payee {
                tx.keep_accounts((id, study), found.settings.currency == "EUR").await?;
            }
            self.record(&mut tx, Happened::by(actor, study, "pay_out", "payment", id), None::<&()>, Some(&lines))
                .await?;
            tx.commit().await?;
            return Ok(Made { id: Some(id), lines });
        }
        if let Some(worker) = access.worker
            && tx.sums(worker).await?.approved != 0
        {
            access.check_not_own(Some(worker))?;
        }
        Ok(Made { id: None, lines: 0 })
    }

    /// A payout with what each worker gets.
    ///
    /// # Errors
    /// The actor may not pay in this study, or it has no such payout: `NotFound`.
    pub async fn pay_out_details(&self, actor: &Actor, study: StudyId, id: PayOutId) -> Result<PayOutDetails> {
        let mut tx = self.read().await?;
        let access = tx.permit(actor, study, Action::Pay).await?;
        let pay_out = tx.pay_out(study, id).await?.ok_or(Problem::NotFound)?;
        let found = known_study(&mut tx, study).await?;
        let owed = tx.owed(study, id).await?;
        let mut unlisted = Vec::new();
        for &service in Service::ALL {
            let workers = owed.iter().filter(|owed| is_unlisted(owed, service)).map(|owed| owed.number);
            let workers: Vec<i64> = workers.collect();
            // A study that was connected later pays in another way what was paid out before.
            let connection = tx.connection(study, service).await?;
            if !workers.is_empty() && connection.is_some_and(|row| row.created_at <= pay_out.created_at) {
                unlisted.push(Unlisted { service, workers });
            }
        }
        Ok(PayOutDetails {
            unlisted,
            asks_payee: found.settings.asks_payee || owed.iter().any(|owed| owed.way.is_some()),
            payer: tx.payer(study).await?,
            own: access.worker,
            pay_out,
            owed,
        })
    }

    /// Confirms that a part of a payout was paid, except what the actor gets themselves. The workers are told. Returns how
    /// many lines of the ledger there were, which is 0 the second time.
    ///
    /// # Errors
    /// The actor may not pay in this study, it has no such payout, or all that is left of it is theirs.
    pub async fn confirm_paid(&self, actor: &Actor, study: StudyId, id: PayOutId, what: Confirmed) -> Result<u64> {
        let mut tx = self.write().await?;
        let access = tx.permit(actor, study, Action::Pay).await?;
        let now = self.now();
        if !tx.has_pay_out(study, id).await? {
            return Err(Problem::NotFound.into());
        }
        let part = match what {
            Confirmed::All => Part::All,
            Confirmed::Worker(number) => Part::Worker(named(&mut tx, study, number, &access).await?),
            Confirmed::File(kind) => Part::File(kind),
            Confirmed::Provider(provider) => Part::Provider(provider),
        };
        let lines = tx.confirm_paid((study, id), part, (access.worker, now)).await?;
        if lines == 0 {
            let open = |owed: &&Owed| owed.state != PaymentState::Paid && is_of(owed, what);
            let mine = tx.owed(study, id).await?.iter().find(open).map(|owed| owed.worker);
            access.check_not_own(mine)?;
            return Ok(0);
        }
        let happened = Happened::by(actor, study, "confirm", "payment", id);
        self.record(&mut tx, happened, None::<&()>, Some(&(what, lines))).await?;
        self.mail_paid(&mut tx, (study, id), (None, now)).await?;
        tx.commit().await?;
        Ok(lines)
    }

    /// Takes back what of a payout did not arrive at a worker, or, if none is named, at all who are in no file of it, except what
    /// the actor gets themselves: it is approved again, and the next payout has it. Returns how many lines of the ledger there
    /// were.
    ///
    /// # Errors
    /// The actor may not pay in this study, it has no such payout, the worker is not there or is the actor, or the reason is
    /// too short or too long.
    pub async fn return_payment(
        &self,
        actor: &Actor,
        study: StudyId,
        id: PayOutId,
        (number, why): (Option<i64>, &str),
    ) -> Result<u64> {
        let mut tx = self.write().await?;
        let access = tx.permit(actor, study, Action::Pay).await?;
        let reason = reason::check(why, reason::SHORT..=limit::OWN_WORDS)?;
        if !tx.has_pay_out(study, id).await? {
            return Err(Problem::NotFound.into());
        }
        let worker = match number {
            Some(number) => Some(named(&mut tx, study, number, &access).await?),
            None => None,
        };
        if let Some(worker) = worker
            && let Some(service) = tx.may_still_be_paid(id, worker, self.now().plus_seconds(-UNCLEAR)).await?
        {
            let may_still_pay = match service {
                Service::Prolific => refusal::prolific_may_still_pay(),
                Service::Connect => refusal::connect_may_still_pay(),
            };
            return Err(Problem::conflict(may_still_pay).into());
        }
        let lines = tx.return_payment((study, id), worker, access.worker).await?;
        if lines > 0 {
            let happened = match worker {
                Some(worker) => Happened::by(actor, study, "return_payment", "worker", worker),
                None => Happened::by(actor, study, "return", "payment", id),
            };
            self.record(&mut tx, happened, None::<&()>, Some(&(id, lines, reason))).await?;
            tx.commit().await?;
        }
        Ok(lines)
    }
}

/// Whether what a worker gets may be of this part of a payout.
fn is_of(owed: &Owed, part: Confirmed) -> bool {
    match part {
        Confirmed::All => true,
        Confirmed::File(kind) => owed.way == Some(kind),
        Confirmed::Worker(number) => owed.number == number,
        Confirmed::Provider(provider) => owed.way.is_none() && owed.sent_by() == Some(provider),
    }
}

/// Whether a worker came from this provider, and nothing of what they get goes through it or with a payment file.
fn is_unlisted(owed: &Owed, service: Service) -> bool {
    let is_open = owed.state != PaymentState::Paid && owed.amount > 0;
    is_open && owed.through.is_none() && owed.way.is_none() && owed.sent_by() == Some(service.provider())
}

/// The worker with this number, who must not be the actor. Their pay is decided about also after they were erased.
async fn named(tx: &mut Tx, study: StudyId, number: i64, access: &Access) -> Result<WorkerId> {
    let found = tx.worker_numbered(study, number).await?;
    let no_such_worker = || Problem::invalid("worker", refusal::no_such_worker(pseudonym(number)));
    let (worker, _) = found.ok_or_else(no_such_worker)?;
    access.check_not_own(Some(worker))?;
    Ok(worker)
}
