//! Sending what is in the outbox. No transaction is open while the mail server is spoken to.
//!
//! The process that takes an e-mail holds a lease on it, which is longer than the longest attempt. If the process
//! disappears, another one sends the e-mail: the recipient may get it twice, with the same Message-ID.

use std::{
    pin::{Pin, pin},
    time::Duration,
};

use futures::FutureExt as _;
use shared::{MailKind, MailState, Time};
use store::mail::TakenMail;
use tokio::time::{sleep, timeout};
use uuid::Uuid;

use super::{Email, Mailing, NotSent, text};
use crate::{Engine, Result, Tx, secret};

/// How long an attempt may take.
const LONGEST: Duration = Duration::from_mins(1);
/// The number of seconds for which an e-mail is held: longer than an attempt takes.
const LEASE: i64 = 180;
/// The number of seconds before the second attempt; each further one waits twice as long.
const FIRST_WAIT: i64 = 60;
/// The longest wait between two attempts, in seconds.
const LONGEST_WAIT: i64 = 4 * 3_600;
/// The pause after a search that found nothing.
const IDLE: Duration = Duration::from_secs(1);
/// The longest reason that is kept, in characters.
const LONGEST_REASON: usize = 500;

impl Engine {
    /// Sends e-mails until it is stopped; the one that is being sent is sent to its end. Any number of processes may do this.
    pub async fn work_on_mail(&self, stop: impl Future<Output = ()>) {
        let mut stop = pin!(stop);
        if !self.sends_mail() {
            return;
        }
        while !self.work_off_mail(stop.as_mut()).await {
            tokio::select! {
                () = stop.as_mut() => return,
                () = sleep(IDLE) => {}
            }
        }
    }

    /// Sends all e-mails that are due; returns whether it was stopped before the last of them.
    pub async fn work_off_mail(&self, mut stop: Pin<&mut impl Future<Output = ()>>) -> bool {
        let Some(mailing) = self.mailing.clone() else { return false };
        let on = self.in_background();
        while stop.as_mut().now_or_never().is_none() {
            match on.send_next(&mailing).await {
                Ok(true) => {}
                Ok(false) => return false,
                Err(error) => {
                    tracing::error!(%error, "an e-mail could not be taken from the outbox or put back");
                    return false;
                }
            }
        }
        true
    }

    /// Makes an attempt at the next e-mail; false if none is due.
    async fn send_next(&self, mailing: &Mailing) -> Result<bool> {
        if !self.glance().await?.has_due_mail(self.now()).await? {
            return Ok(false);
        }
        let holder = self.id();
        let Some((taken, email)) = self.take_mail(mailing, holder).await? else { return Ok(false) };
        let Some(email) = email else { return Ok(true) };
        let sent = timeout(LONGEST, mailing.mailer.send(&email)).await;
        let sent = sent.unwrap_or_else(|_| Err(NotSent::Later("the mail server did not answer in time".to_owned())));
        self.end_mail(&taken, holder, sent).await?;
        Ok(true)
    }

    /// Takes the next e-mail and writes its text, with a fresh link. One that is not wanted any more is removed.
    async fn take_mail(&self, mailing: &Mailing, holder: Uuid) -> Result<Option<(TakenMail, Option<Email>)>> {
        let now = self.now();
        let mut tx = self.write().await?;
        let Some(taken) = tx.take_mail(now, holder, now.plus_seconds(LEASE)).await? else { return Ok(None) };
        if now.seconds_since(taken.created_at) >= taken.facts.kind().sent_within() {
            // The mail server was away for so long that the e-mail is of no use any more.
            tx.end_mail(taken.id, holder, (MailState::Failed, now), Some("too late to be of use")).await?;
            take_back(&mut tx, &taken).await?;
            tx.commit().await?;
            return Ok(Some((taken, None)));
        }
        let kind = taken.facts.kind();
        let recipient = match (taken.person_id, taken.invitee_id) {
            (Some(person), _) => tx.recipient(person, taken.study_id, kind.is_optional()).await?,
            (None, Some(invitee)) if kind == MailKind::Invited => tx.invited_recipient(invitee).await?,
            (None, Some(invitee)) => tx.working_recipient(invitee).await?,
            (None, None) => None,
        };
        let Some(recipient) = recipient else {
            tx.remove_mail(taken.id).await?;
            take_back(&mut tx, &taken).await?;
            tx.commit().await?;
            return Ok(Some((taken, None)));
        };
        let (link, purpose) = (self.secret(), kind.purpose());
        tx.add_mail_link(&secret::hash(&link), taken.id, purpose, now.plus_seconds(purpose.seconds())).await?;
        tx.commit().await?;
        let email = text::write(&taken, &recipient, &text::Address { base: &mailing.public_url, secret: &link }, now);
        Ok(Some((taken, Some(email))))
    }

    /// Stores how an attempt ended.
    async fn end_mail(&self, taken: &TakenMail, holder: Uuid, sent: Result<(), NotSent>) -> Result<()> {
        let now = self.now();
        let (end, reason) = match sent {
            Ok(()) => ((MailState::Sent, now), None),
            Err(NotSent::Refused(reason)) => ((MailState::Failed, now), Some(reason)),
            Err(NotSent::Later(reason)) => (next(taken, now), Some(reason)),
        };
        let reason = reason.map(|reason| text::one_line(&reason).chars().take(LONGEST_REASON).collect::<String>());
        if reason.is_some() {
            // The reason may name the recipient, so it is in the database only.
            tracing::warn!(mail = %taken.id, kind = %taken.facts.kind(), state = %end.0, "an e-mail was not sent");
        }
        let mut tx = self.write().await?;
        let held = tx.end_mail(taken.id, holder, end, reason.as_deref()).await?;
        tx.commit().await?;
        if !held {
            tracing::debug!(mail = %taken.id, "an e-mail was removed while it was sent, or its lease had ended");
        }
        Ok(())
    }
}

/// An invitation that is not sent does not count as one.
async fn take_back(tx: &mut Tx, taken: &TakenMail) -> Result<()> {
    match taken.invitee_id.filter(|_| taken.facts.kind() == MailKind::Invited) {
        Some(invitee) => tx.uncount_invitation(invitee).await,
        None => Ok(()),
    }
}

/// When the next attempt is made, unless it would come too late to be of use.
fn next(taken: &TakenMail, now: Time) -> (MailState, Time) {
    let doubled = FIRST_WAIT << (taken.attempts - 1).clamp(0, 16);
    let at = now.plus_seconds(doubled.min(LONGEST_WAIT));
    if at.seconds_since(taken.created_at) < taken.facts.kind().sent_within() {
        (MailState::Queued, at)
    } else {
        (MailState::Failed, now)
    }
}

#[cfg(test)]
mod tests {
    use shared::{MailFacts, MailId, PersonId};

    use super::*;

    fn taken(facts: MailFacts, attempts: i64) -> TakenMail {
        TakenMail {
            id: MailId(Uuid::nil()),
            person_id: Some(PersonId(Uuid::nil())),
            invitee_id: None,
            study_id: None,
            facts,
            attempts,
            created_at: Time(0),
        }
    }

    #[test]
    fn waits_double_and_end() {
        let wait =
            |attempts| next(&taken(MailFacts::PilotRead { passed: true }, attempts), Time(0)).1.seconds_since(Time(0));
        assert_eq!([1, 2, 3, 8, 9, 40].map(wait), [60, 120, 240, 7_680, 14_400, 14_400]);
        let (mut now, mut attempts) = (Time(0), 0);
        loop {
            attempts += 1;
            let (state, at) = next(&taken(MailFacts::Reset, attempts), now);
            if state == MailState::Failed {
                break;
            }
            now = at;
        }
        assert_eq!(attempts, 6, "a link for a new password is of no use after an hour");
    }
}
