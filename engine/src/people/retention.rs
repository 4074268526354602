//! Retention: a set number of days after a study was closed, the personal data of its workers is erased.
//!
//! The data of a worker who is still owed a payment or a decision is kept until that is settled. An account that is
//! used for nothing else is erased completely; of any other account, only the data of this study and the link between
//! person and pseudonym are erased.

use serde::Serialize;
use shared::{AnswerChoice, PersonId, StudyId, Time, WorkerId, pseudonym};
use store::retention::Retained;

use super::{
    erase::Cause,
    receipt::{Counts, Pseudonym},
};
use crate::{Engine, Result, Tx, audit::event::Happened, people::receipt::keep_receipt};

/// The maximum number of workers erased in one sweep, so that it never blocks the database for long.
const AT_ONCE: i64 = 50;

const DAY: i64 = 86_400;

/// Seconds after which an erasure is repeated: longer than any request takes.
const AGAIN: i64 = 600;

const BY_RULE: Cause = Cause { word: "retention", by: None };

/// When the personal data of a study's workers is erased, and the progress of that.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Retention {
    /// Days after the study is closed; 0 for never.
    pub days: i64,
    /// The date of the erasure; absent while the study is not closed, or if data is never erased.
    pub due_at: Option<Time>,
    /// The number of workers.
    pub n_workers: i64,
    /// The number of workers whose data is erased.
    pub n_erased: i64,
    /// The number of workers whose data is still kept because they have not been paid, or because some of their work is
    /// undecided.
    pub n_owed: i64,
}

impl Engine {
    /// Erases the personal data of workers whose studies were closed long enough ago, and repeats recent erasures. Any
    /// number of processes may do this at the same time. Returns the number of workers.
    ///
    /// # Errors
    /// The database cannot be reached.
    pub async fn erase_due(&self) -> Result<usize> {
        let now = self.now();
        let mut erased = 0;
        let retained = self.read().await?.retained_studies().await?;
        for study in retained.into_iter().filter(|study| due_at(study) <= now) {
            self.forget_invitees(study.study).await?;
            let workers = self.read().await?.unerased_workers(study.study, AT_ONCE).await?;
            for worker in workers {
                erased += usize::from(self.erase_retained(study.study, worker).await?);
            }
        }
        self.erase_again(now.plus_seconds(-AGAIN)).await?;
        Ok(erased)
    }

    /// Deletes the people of a study's lists who never came, by rule. Those who came are erased as workers.
    async fn forget_invitees(&self, study: StudyId) -> Result<()> {
        if !self.read().await?.has_absent_invitees(study).await? {
            return Ok(());
        }
        let mut tx = self.write().await?;
        let still_due = tx.retained_studies().await?.iter().any(|one| one.study == study && due_at(one) <= self.now());
        if !still_due {
            return Ok(());
        }
        if tx.forget_invitees(study).await? > 0 {
            self.note(&mut tx, Happened::by_rule(study, "erase", "invitees", study)).await?;
        }
        tx.commit().await
    }

    /// Erases a worker's data by rule; returns false if another process was faster, or the study is open again.
    async fn erase_retained(&self, study: StudyId, worker: WorkerId) -> Result<bool> {
        let now = self.now();
        let mut tx = self.write().await?;
        tx.lock_worker(worker).await?;
        let still_due = tx.retained_studies().await?.iter().any(|one| one.study == study && due_at(one) <= now);
        let Some((person, None)) = tx.person_of_worker(worker).await? else { return Ok(false) };
        if !still_due || tx.is_owed(worker).await? {
            return Ok(false);
        }
        tx.lock_person(person).await?;
        let place = tx.place(worker).await?;
        let named = Pseudonym { study, title: place.title.clone(), pseudonym: pseudonym(place.number) };
        let mut counts = Counts::default();
        let left = if tx.serves_elsewhere(person, worker).await? {
            self.erase_worker(&mut tx, &place, false, &mut counts).await?;
            let empty: PersonId = self.id();
            tx.detach_worker((study, worker), person, (empty, &format!("erased:{empty}")), now).await?;
            counts.erase("link between the person and the pseudonym", 1);
            empty
        } else {
            let account = tx.person(person).await?.ok_or(shared::Problem::NotFound)?;
            counts = self.erase_retained_account(&mut tx, &account, worker).await?;
            person
        };
        let receipt = self.receipt((left, Some(study)), AnswerChoice::Keep, vec![named], counts, BY_RULE);
        keep_receipt(&mut tx, &receipt).await?;
        let what = Happened::by_rule(study, "erase", "worker", worker);
        self.record(&mut tx, what, None::<&()>, Some(&receipt.id)).await?;
        tx.commit().await?;
        Ok(true)
    }

    /// Erases the whole account, which is used for nothing else. Its worker did not withdraw from the study.
    async fn erase_retained_account(
        &self,
        tx: &mut Tx,
        account: &crate::people::person::Person,
        worker: WorkerId,
    ) -> Result<Counts> {
        let place = tx.place(worker).await?;
        let mut counts = Counts::default();
        self.erase_worker(tx, &place, false, &mut counts).await?;
        let rest = self.erase_account(tx, account, &[], AnswerChoice::Keep).await?;
        for one in rest.erased {
            counts.erase(&one.what, u64::try_from(one.n).unwrap_or_default());
        }
        Ok(counts)
    }
}

fn due_at(of: &Retained) -> Time {
    of.closed_at.plus_seconds(of.days * DAY)
}

/// When the personal data of a study's workers is erased.
pub(crate) async fn retention_of(tx: &mut Tx, study: StudyId, days: i64) -> Result<Retention> {
    let found = tx.retention(study).await?;
    let due_at = found.closed_at.filter(|_| days > 0).map(|at| at.plus_seconds(days * DAY));
    let (n_workers, n_erased, n_owed) = (found.n_workers, found.n_erased, found.n_owed);
    Ok(Retention { days, due_at, n_workers, n_erased, n_owed })
}
