//! Writing to the outbox, as part of the transaction that causes the e-mail.

use shared::{MailFacts, MailKind, MailPurpose, PayOutId, PersonId, StudyId, Time, WorkerId};
use store::mail::{MailTo, NewMail};

use crate::{Engine, Result, Tx};

/// The number of seconds for which an e-mail is kept: its links work for as long after it was sent.
const KEPT: i64 = MailPurpose::Unsubscribe.seconds() + MailKind::Paid.sent_within();

impl Engine {
    /// Whether this server sends e-mails.
    pub fn sends_mail(&self) -> bool {
        self.mailing.is_some()
    }

    /// Writes an e-mail to the outbox, if this server sends any.
    pub(crate) async fn add_mail(
        &self,
        tx: &mut Tx,
        person: PersonId,
        study: Option<StudyId>,
        facts: MailFacts,
    ) -> Result<()> {
        if !self.sends_mail() {
            return Ok(());
        }
        tx.add_mail(&NewMail { id: self.id(), to: MailTo::Person(person), study, facts }, self.now()).await
    }

    /// Writes to a worker whether they passed the pilot.
    pub(crate) async fn mail_pilot_read(
        &self,
        tx: &mut Tx,
        study: StudyId,
        worker: WorkerId,
        passed: bool,
    ) -> Result<()> {
        if !self.sends_mail() {
            return Ok(());
        }
        let facts = MailFacts::PilotRead { passed };
        if let Some(invitee) = tx.reachable_invitee(worker).await? {
            let mail = NewMail { id: self.id(), to: MailTo::Invitee(invitee), study: Some(study), facts };
            return tx.add_mails(&[mail], self.now()).await;
        }
        let Some(person) = tx.person_behind(worker).await? else { return Ok(()) };
        self.add_mail(tx, person, Some(study), facts).await
    }

    /// Writes to everybody who got something in a payout, or to one worker alone, how much it is.
    pub(crate) async fn mail_paid(
        &self,
        tx: &mut Tx,
        (study, pay_out): (StudyId, PayOutId),
        (worker, paid_at): (Option<WorkerId>, Time),
    ) -> Result<()> {
        if !self.sends_mail() {
            return Ok(());
        }
        let paid = tx.people_paid(pay_out, worker, paid_at).await?.into_iter().filter(|paid| paid.amount > 0);
        let mails: Vec<NewMail> = paid
            .map(|paid| {
                let facts = MailFacts::Paid { minor: paid.amount, currency: paid.currency };
                let to = paid.invitee.map_or(MailTo::Person(paid.person), MailTo::Invitee);
                NewMail { id: self.id(), to, study: Some(study), facts }
            })
            .collect();
        tx.add_mails(&mails, self.now()).await
    }

    /// Deletes e-mails that were written long ago, and links that have ended.
    pub(crate) async fn forget_mails(&self, tx: &mut Tx) -> Result<u64> {
        let now = self.now();
        tx.forget_mails(now.plus_seconds(-KEPT), now).await
    }
}
