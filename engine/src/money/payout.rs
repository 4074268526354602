//! Payouts, which are made once however often they are requested.

use shared::{Action, Actor, Problem, StudyId, Time, pseudonym};
use tabular::csv::{Cell, Writer};

use crate::{Engine, Result, access::Permit as _, audit::event::Happened};

impl Engine {
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
            self.mail_paid(&mut tx, study, now).await?;
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
