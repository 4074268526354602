//! Approving and rejecting submissions; an approval writes an entry of the ledger exactly once.

use std::collections::BTreeSet;

use shared::{
    Action, Actor, Approval, AssignmentId, Localised, PaymentKind, Problem, StudyId, TaskId, Time, limit, refusal,
};
use store::payment::NewPayment;

use super::reason;
use crate::{
    Access, Engine, Result, Tx,
    access::Permit as _,
    audit::event::Happened,
    design::task::{title_of, titles_of},
};

pub use store::{
    payment::{LedgerRow, Sums},
    submission::{SubmissionFilter, SubmissionRow},
};

/// The minimum length of the reason for a rejection, in characters.
const SHORTEST_REASON: usize = 10;

/// The number of submissions on a page.
const PAGE: i64 = 200;

/// A page of submissions, and what they can be filtered by.
#[derive(Clone, Debug)]
pub struct SubmissionPage {
    /// The submissions with the titles of their tasks, oldest first.
    pub rows: Vec<SubmissionRow>,
    /// The `after` of the next page, if there may be one.
    pub next: Option<AssignmentId>,
    /// The tasks of the study with their titles.
    pub tasks: Vec<(TaskId, Localised)>,
    /// What approving all waiting submissions of the filter would do.
    pub approvable: Approvable,
}

/// The waiting submissions that are approved at once, the reader's own apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Approvable {
    /// How many.
    pub n: usize,
    /// What they earn together, in minor units.
    pub amount: i64,
    /// When that was so: what is submitted later is not among them.
    pub at: Time,
}

impl Engine {
    /// A page of submissions without the titles of their tasks, oldest first; `after` is the last id of the previous page.
    ///
    /// # Errors
    /// The actor may not pay in this study.
    pub async fn submissions(
        &self,
        actor: &Actor,
        study: StudyId,
        approval: Option<Approval>,
        after: Option<AssignmentId>,
    ) -> Result<Vec<SubmissionRow>> {
        let mut tx = self.read().await?;
        tx.permit(actor, study, Action::Pay).await?;
        let filter = SubmissionFilter { approval, ..SubmissionFilter::default() };
        tx.submissions(study, actor.person, filter, (after, PAGE)).await
    }

    /// The submissions that pass a filter, with the titles of their tasks.
    ///
    /// # Errors
    /// As [`Engine::submissions`].
    pub async fn submission_page(
        &self,
        actor: &Actor,
        study: StudyId,
        filter: SubmissionFilter,
        after: Option<AssignmentId>,
    ) -> Result<SubmissionPage> {
        let mut tx = self.read().await?;
        tx.permit(actor, study, Action::Pay).await?;
        let mut rows = tx.submissions(study, actor.person, filter, (after, PAGE)).await?;
        let versions = tx.versions_of_study(study).await?;
        for row in &mut rows {
            (row.title, _) = title_of(&versions, row.task_id);
            row.titles = titles_of(&versions, row.task_id);
        }
        let ids: BTreeSet<TaskId> = versions.iter().map(|version| version.task_id).collect();
        let tasks = ids.into_iter().map(|task| (task, titles_of(&versions, task))).collect();
        let is_full = i64::try_from(rows.len()).is_ok_and(|n| n == PAGE);
        let next = if is_full { rows.last().map(|row| row.id) } else { None };
        let at = self.now();
        let (waiting, _) = approvable(&mut tx, actor, study, (filter, at)).await?;
        let approvable = Approvable { n: waiting.len(), amount: waiting.iter().map(|(_, reward)| reward).sum(), at };
        Ok(SubmissionPage { rows, next, tasks, approvable })
    }

    /// Approves submissions: each earns its reward once. Submissions that are decided already are not changed. Returns
    /// how many were approved.
    ///
    /// # Errors
    /// The actor may not pay in this study, or one of the submissions is their own; in that case none is approved.
    pub async fn approve(&self, actor: &Actor, study: StudyId, ids: &[AssignmentId]) -> Result<usize> {
        at_once(ids)?;
        let mut tx = self.write().await?;
        let access = tx.permit(actor, study, Action::Pay).await?;
        let (mut approved, mut tasks) = (0, BTreeSet::new());
        for id in ids {
            if let Some(task) = self.approve_one(&mut tx, study, *id, Some(&access)).await? {
                approved += 1;
                tasks.insert(task);
                self.note(&mut tx, Happened::by(actor, study, "approve", "assignment", id)).await?;
            }
        }
        self.feed_approved(&mut tx, study, &tasks).await?;
        tx.commit().await?;
        Ok(approved)
    }

    /// Rejects submissions with a reason that their workers read, all of them or none. Their answers are kept.
    ///
    /// # Errors
    /// The reason is too short or too long, a submission has been decided already, or one is the actor's own.
    pub async fn reject(&self, actor: &Actor, study: StudyId, ids: &[AssignmentId], reason: &str) -> Result<()> {
        at_once(ids)?;
        let mut tx = self.write().await?;
        let access = tx.permit(actor, study, Action::Pay).await?;
        let reason = reason::check(reason, SHORTEST_REASON..=limit::COMMENT)?;
        for id in ids {
            let due =
                tx.lock_due(study, *id).await?.ok_or_else(|| Problem::conflict(refusal::submission_is_decided()))?;
            access.check_not_own(Some(due.worker_id))?;
            tx.set_approval(*id, Approval::Rejected, &reason).await?;
            self.record(&mut tx, Happened::by(actor, study, "reject", "assignment", id), None::<&()>, Some(&reason))
                .await?;
        }
        tx.commit().await
    }

    /// The ledger of a study, oldest entry first.
    ///
    /// # Errors
    /// The actor may not pay in this study.
    pub async fn ledger(&self, actor: &Actor, study: StudyId) -> Result<Vec<LedgerRow>> {
        let mut tx = self.read().await?;
        tx.permit(actor, study, Action::Pay).await?;
        tx.ledger(study).await
    }

    /// The newest lines of the ledger, newest first, and how many lines there are.
    ///
    /// # Errors
    /// The actor may not pay in this study.
    pub async fn newest_of_ledger(&self, actor: &Actor, study: StudyId, limit: i64) -> Result<(Vec<LedgerRow>, i64)> {
        let mut tx = self.read().await?;
        tx.permit(actor, study, Action::Pay).await?;
        tx.newest_of_ledger(study, limit).await
    }

    /// Approves one waiting submission in an open transaction and writes its reward. Returns its task, or `None` if it
    /// was decided before. `by` is the person who decides; `None` if the study's rule does.
    pub(crate) async fn approve_one(
        &self,
        tx: &mut Tx,
        study: StudyId,
        id: AssignmentId,
        by: Option<&Access>,
    ) -> Result<Option<TaskId>> {
        let Some(due) = tx.lock_due(study, id).await? else { return Ok(None) };
        by.map_or(Ok(()), |access| access.check_not_own(Some(due.worker_id)))?;
        tx.set_approval(id, Approval::Approved, "").await?;
        tx.add_payment(&NewPayment {
            id: self.id(),
            study,
            worker: due.worker_id,
            assignment: Some(due.id),
            kind: PaymentKind::Reward,
            amount: due.reward,
            currency: due.currency,
            key: format!("reward:{id}"),
            reason: None,
            at: self.now(),
        })
        .await?;
        Ok(Some(due.task_id))
    }
}

/// Refuses a list that would block the writer for long.
fn at_once<T>(ids: &[T]) -> Result<(), Problem> {
    let (n, most) = (ids.len(), limit::DECIDED);
    if n <= most {
        return Ok(());
    }
    Err(Problem::invalid("ids", refusal::too_many_entries(n, most)))
}

/// The waiting submissions of others up to this instant that are approved at once, with what they earn, and whether there
/// are more.
pub(super) async fn approvable(
    tx: &mut Tx,
    actor: &Actor,
    study: StudyId,
    (filter, until): (SubmissionFilter, Time),
) -> Result<(Vec<(AssignmentId, i64)>, bool)> {
    let limit = i64::try_from(limit::DECIDED + 1).unwrap_or(i64::MAX);
    let mut waiting = tx.waiting_of_others(study, actor.person, filter, (until, limit)).await?;
    let more = waiting.len() > limit::DECIDED;
    waiting.truncate(limit::DECIDED);
    Ok((waiting, more))
}
