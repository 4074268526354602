//! Payouts: approved lines of the ledger are sent together, once, and confirmed when the money has arrived.

mod file;

use serde::{Deserialize, Serialize};
use shared::{Action, Actor, PayOutId, PaymentState, Problem, Study, StudyId, WorkerId, pseudonym, refusal};

use store::payee::Payer;

use super::reason;
use crate::{
    Access, Engine, Result, Tx,
    access::{Permit as _, known_study},
    audit::event::Happened,
};

pub(super) use file::way;
pub use file::{PayFile, PayFileKind};
pub use store::pay_out::{Owed, PayOut};

/// A payout that was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Made {
    /// Its id; `None` if nothing was approved.
    pub id: Option<PayOutId>,
    /// How many lines of the ledger it has.
    pub lines: u64,
}

/// What of a payout was paid.
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
}

/// A payout with what each worker gets.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PayOutDetails {
    /// The payout.
    pub pay_out: PayOut,
    /// What each worker gets, in the order of their numbers.
    pub owed: Vec<Owed>,
    /// The files that there are of it.
    pub files: Vec<PayFileKind>,
    /// Whether the study asks workers for bank or PayPal details.
    pub asks_payee: bool,
    /// For each file with accounts, the numbers of the workers in it who are sent and not confirmed.
    pub ways: Vec<(PayFileKind, Vec<i64>)>,
    /// The numbers of the workers of whom nothing is confirmed and who have given no account for a file.
    pub without_account: Vec<i64>,
    /// The account from which the study pays.
    pub payer: Option<Payer>,
    /// The actor as a worker of the study.
    #[serde(skip)]
    pub own: Option<WorkerId>,
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
        let (owed, payees) = (tx.owed(study, id).await?, file::payees(&mut tx, &found).await?);
        let (ways, without_account) = ways(&found, &owed, &payees);
        Ok(PayOutDetails {
            files: file::kinds(&found),
            asks_payee: found.settings.asks_payee,
            ways,
            without_account,
            payer: tx.payer(study).await?,
            own: access.worker,
            pay_out,
            owed,
        })
    }

    /// Confirms that something of a payout was paid, except what the actor gets themselves. The workers are told. Returns how
    /// many lines of the ledger there were, which is 0 the second time.
    ///
    /// # Errors
    /// The actor may not pay in this study, it has no such payout, or all that is left of it is theirs.
    pub async fn confirm_paid(&self, actor: &Actor, study: StudyId, id: PayOutId, what: Confirmed) -> Result<u64> {
        let mut tx = self.write().await?;
        let access = tx.permit(actor, study, Action::Pay).await?;
        let now = self.now();
        let whom = match what {
            Confirmed::All => vec![None],
            Confirmed::Worker(number) => vec![Some(named(&mut tx, (study, id), number, &access).await?)],
            Confirmed::File(kind) => in_file(&mut tx, (study, id), kind).await?.into_iter().map(Some).collect(),
        };
        if !tx.has_pay_out(study, id).await? {
            return Err(Problem::NotFound.into());
        }
        let mut lines = 0;
        for worker in whom {
            lines += tx.confirm_paid((study, id), (worker, access.worker), now).await?;
        }
        if lines == 0 {
            let open = |owed: &&Owed| owed.state != PaymentState::Paid;
            let mine = tx.owed(study, id).await?.iter().find(open).map(|owed| owed.worker);
            access.check_not_own(mine)?;
            return Ok(0);
        }
        let happened = Happened::by(actor, study, "confirm", "payment", id);
        self.record(&mut tx, happened, None::<&()>, Some(&(what, lines))).await?;
        self.mail_paid(&mut tx, (study, id), now).await?;
        tx.commit().await?;
        Ok(lines)
    }

    /// Takes back what of a payout did not arrive at a worker: it is approved again, and the next payout has it. Returns how
    /// many lines of the ledger there were.
    ///
    /// # Errors
    /// The actor may not pay in this study, it has no such payout, the worker is not in it or is the actor, or the reason is
    /// too short.
    pub async fn return_payment(
        &self,
        actor: &Actor,
        study: StudyId,
        id: PayOutId,
        (number, why): (i64, &str),
    ) -> Result<u64> {
        let mut tx = self.write().await?;
        let access = tx.permit(actor, study, Action::Pay).await?;
        let reason = reason::check(why, reason::SHORT)?;
        let worker = named(&mut tx, (study, id), number, &access).await?;
        let lines = tx.return_payment(study, id, worker).await?;
        if lines > 0 {
            let happened = Happened::by(actor, study, "return_payment", "worker", worker);
            self.record(&mut tx, happened, None::<&()>, Some(&(id, lines, reason))).await?;
            tx.commit().await?;
        }
        Ok(lines)
    }
}

/// The worker with this number in a payout, who must not be the actor.
async fn named(tx: &mut Tx, (study, id): (StudyId, PayOutId), number: i64, access: &Access) -> Result<WorkerId> {
    if !tx.has_pay_out(study, id).await? {
        return Err(Problem::NotFound.into());
    }
    let worker = tx.worker_numbered(study, number).await?;
    let worker = worker.ok_or_else(|| Problem::invalid("worker", refusal::no_such_worker(pseudonym(number))))?;
    access.check_not_own(Some(worker))?;
    Ok(worker)
}

/// The workers of a payout who are paid with this file.
async fn in_file(tx: &mut Tx, (study, id): (StudyId, PayOutId), kind: PayFileKind) -> Result<Vec<WorkerId>> {
    let found = known_study(tx, study).await?;
    let (owed, payees) = (tx.owed(study, id).await?, file::payees(tx, &found).await?);
    let is_in = |worker: &WorkerId| payees.get(worker).and_then(|payee| file::way(&found, payee)) == Some(kind);
    Ok(owed.into_iter().map(|owed| owed.worker).filter(is_in).collect())
}

/// For each file with accounts, who is in it; and who has given no account for one.
fn ways(study: &Study, owed: &[Owed], payees: &file::Payees) -> (Vec<(PayFileKind, Vec<i64>)>, Vec<i64>) {
    let way = |owed: &&Owed| payees.get(&owed.worker).and_then(|payee| file::way(study, payee));
    let open: Vec<&Owed> = owed.iter().filter(|owed| owed.state != PaymentState::Paid).collect();
    let numbers = |wanted: Option<PayFileKind>| -> Vec<i64> {
        open.iter().filter(|owed| way(owed) == wanted).map(|owed| owed.number).collect()
    };
    let kinds = [PayFileKind::Sepa, PayFileKind::Paypal];
    let ways = kinds.map(|kind| (kind, numbers(Some(kind)))).into_iter().filter(|(_, who)| !who.is_empty()).collect();
    (ways, if study.settings.asks_payee { numbers(None) } else { Vec::new() })
}
