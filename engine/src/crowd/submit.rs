//! Submitting: the answers of an assignment become final, once, however often they are sent.

mod at_once;

use shared::{
    Actor, AssignmentId, AssignmentState, Flag, Gate, HitItemId, KnownKind, Locale, NewAnswer, Outcome, Problem,
    Submission, Submitted, SystemKind, Value, refusal,
};
use store::assignment::{AssignmentRow, Stored};

use crate::{
    Engine, Result, Tx,
    access::known_study,
    audit::event::Happened,
    crowd::{
        assigned::{Work, active_ms, still_open},
        check::{asked, check_complete},
        submission::{system_of, typing_rows},
    },
};

/// How often a submission is tried in one statement before it takes its turn in a transaction.
const TRIES: usize = 3;

/// What becomes of a submission that was tried.
enum Tried {
    /// It is stored, or goes back to the worker.
    Over(Submitted),
    /// Something changed meanwhile: to be read again.
    Changed,
    /// It needs a transaction of its own.
    Ready(Box<Work>, Submission),
}

impl Engine {
    /// Stores a submission permanently and returns how it is counted. Sending it again returns the same result.
    ///
    /// It counts if its place was held or is free again. It is kept and paid as an extra submission, but not counted in
    /// statistics, if it is late and its place was taken, or if the worker has lost a gate in the meantime.
    ///
    /// # Errors
    /// An answer is missing or invalid (`Invalid`, naming the question), or the assignment was submitted or returned.
    pub async fn submit(&self, actor: &Actor, id: AssignmentId, mut submission: Submission) -> Result<Submitted> {
        for attempt in 1.. {
            match self.try_submit(actor, id, submission.clone(), attempt <= TRIES).await {
                Ok(Tried::Over(submitted)) => return Ok(submitted),
                Ok(Tried::Changed) => {}
                // Whether it was stored is read before it is tried again.
                Err(error) if (error.is_lost() || error.is_transient()) && attempt <= TRIES => {}
                Ok(Tried::Ready(work, checked)) => {
                    submission = checked;
                    let (engine, actor) = (self.clone(), *actor);
                    let stored = Box::pin(async move { engine.store(&actor, *work, submission).await });
                    return self.db().ahead(stored).await;
                }
                Err(error) => return Err(error),
            }
        }
        Err(crate::Error::Busy)
    }

    async fn try_submit(
        &self,
        actor: &Actor,
        id: AssignmentId,
        mut submission: Submission,
        at_once: bool,
    ) -> Result<Tried> {
        let work = self.work(actor, id).await?;
        if let Some(stored) = replayed(&work.row, &submission)? {
            return Ok(Tried::Over(stored));
        }
        check_complete(&work, &submission.answers)?;
        asked(&work.definition, &mut submission.answers);
        let around = self.surroundings(&work, &submission.answers).await?;
        let mut flags = self.odd(&work, &submission.answers, around.as_ref()).await?;
        flags.extend(saved_elsewhere(&work.row, &submission));
        if flags.iter().any(|flag| !flag.can_insist || !submission.insist) {
            return Ok(Tried::Over(Submitted::Flagged { flags }));
        }
        if at_once && self.db().works_at_once() {
            return self.submit_at_once(actor, work, submission, around).await;
        }
        Ok(Tried::Ready(work.into(), submission))
    }

    /// Stores a submission that has passed all checks.
    async fn store(&self, actor: &Actor, work: Work, submission: Submission) -> Result<Submitted> {
        let id = work.row.id;
        let mut tx = self.write().await?;
        // A transaction that excludes this worker, or changes the chain of the task, waits for the end of this one or
        // is seen by it.
        tx.lock_worker(work.row.worker_id).await?;
        let row = tx.lock_assignment(id, actor.person).await?.ok_or(Problem::NotFound)?;
        if let Some(told) = replayed(&row, &submission).transpose() {
            tx.commit().await?;
            return Ok(told?);
        }
        let work = Work { row, ..work };
        let outcome = outcome(&mut tx, &work).await?;
        let at = self.now();
        let stored =
            Stored { submission: submission.id, outcome, active_ms: worked_ms(&work.row, &submission, at), at };
        tx.store_submission(id, stored).await.map_err(other_work)?;
        self.store_answers(&mut tx, &work, stored, &submission.answers).await?;
        let typing = typing_rows(&work, &submission);
        if !typing.is_empty() && known_study(&mut tx, work.row.study_id).await?.settings.counts_typing {
            tx.add_typing(&work.row, &typing).await?;
        }
        if work.definition.is_pilot() {
            self.finish_pilot(&mut tx, &work.row).await?;
        }
        let happened = Happened::by(actor, work.row.study_id, "submit", "assignment", id);
        self.record(&mut tx, happened, None::<&()>, Some(&outcome)).await?;
        self.raise_skipped(&mut tx, actor, &work, &submission.answers).await?;
        if work.row.known.is_some() {
            self.grade_known(&mut tx, &work, &submission.answers).await?;
        }
        self.end_by_submission(&mut tx, work.row.worker_id).await?;
        book(&mut tx, &work.row, outcome).await?;
        tx.commit().await?;
        Ok(Submitted::Stored { assignment: id, outcome: visible_outcome(&work.row, outcome), at, repeated: false })
    }

    async fn store_answers(&self, tx: &mut Tx, work: &Work, stored: Stored, answers: &[NewAnswer]) -> Result<()> {
        let row = &work.row;
        let (rows, mut rewrites) = self.submission_rows(work, stored.outcome == Outcome::Counted, answers)?;
        if !rewrites.is_empty() {
            let system = match system_of(&work.definition) {
                (_, SystemKind::Human) => tx.human_system(self.id(), row.study_id).await?,
                (name, kind) => self.system(tx, row.study_id, name, kind).await?.id,
            };
            for rewrite in &mut rewrites {
                rewrite.system = system;
            }
            tx.add_rewrites(row, &rewrites, stored.at).await?;
            self.score_rewrites(tx, row, &rewrites).await?;
            self.feed_submitted(tx, row.study_id, row.task_id, row.id).await?;
        }
        tx.add_answers(row, &rows, stored.at).await
    }
}

/// The refusal of a submission whose id is that of another one.
fn other_work(error: crate::Error) -> crate::Error {
    if error.is_taken() { Problem::conflict(refusal::other_work()).into() } else { error }
}

/// Characters of another window's text that a flag repeats.
const TOLD: usize = 300;

/// Flags the answers of which another window or device has saved a different one since the worker's page last heard of the
/// draft.
fn saved_elsewhere(row: &AssignmentRow, submission: &Submission) -> Vec<Flag> {
    if submission.revision.is_none_or(|known| row.revision <= known) {
        return Vec::new();
    }
    let say = Locale::of(&row.language);
    let differs = |own: &&NewAnswer| {
        let is_same =
            |other: &&NewAnswer| (other.item, &other.question, other.output) == (own.item, &own.question, own.output);
        let other = row.draft.iter().find(is_same)?;
        (other.value != own.value).then(|| (own.item, own.question.clone(), &other.value))
    };
    let different = submission.answers.iter().filter_map(|own| differs(&own));
    let flag = |(item, question, other): (HitItemId, String, &Value)| {
        let reason = match other {
            Value::Text(text) if text.chars().count() > TOLD => {
                refusal::text_saved_elsewhere(format!("{}…", text.chars().take(TOLD).collect::<String>()))
            }
            Value::Text(text) => refusal::text_saved_elsewhere(text),
            _ => refusal::saved_elsewhere(),
        };
        Flag { item, question, reason: reason.localised(say), can_insist: true }
    };
    different.map(flag).collect()
}

fn replayed(row: &AssignmentRow, submission: &Submission) -> Result<Option<Submitted>, Problem> {
    match (row.state, row.submission_id, row.outcome, row.submitted_at) {
        (AssignmentState::Submitted, Some(stored), Some(outcome), Some(at)) if stored == submission.id => {
            let outcome = visible_outcome(row, outcome);
            Ok(Some(Submitted::Stored { assignment: row.id, outcome, at, repeated: true }))
        }
        (AssignmentState::Submitted | AssignmentState::Returned, ..) => still_open(row).map(|()| None),
        _ => Ok(None),
    }
}

/// The outcome as the worker may see it. After a training item they see that it was one, because its page shows the
/// expected answer.
fn visible_outcome(row: &AssignmentRow, outcome: Outcome) -> Outcome {
    if row.known == Some(KnownKind::Training) { outcome } else { outcome.told() }
}

/// Decides whether the submission counts. A late one takes a free place immediately.
async fn outcome(tx: &mut Tx, work: &Work) -> Result<Outcome> {
    if work.row.known.is_some() {
        return Ok(Outcome::Check);
    }
    let has_place =
        work.row.state == AssignmentState::Live || (is_qualified(work) && tx.count_late(work.row.hit_id).await?);
    Ok(outcome_in_place(work, has_place))
}

/// The outcome of ordinary work, with a place in its hit or without one.
fn outcome_in_place(work: &Work, has_place: bool) -> Outcome {
    match (is_qualified(work) && has_place, work.row.left_out_at) {
        (true, None) => Outcome::Counted,
        (true, Some(_)) => Outcome::LeftOut,
        (false, _) => Outcome::Surplus,
    }
}

fn is_qualified(Work { row, definition, .. }: &Work) -> bool {
    row.passed.missing(&definition.gates).next().is_none() && row.passed.has(Gate::Known)
}

/// Updates the count of the hit for the place that was held. This comes last, because it is the row that other
/// transactions wait for.
async fn book(tx: &mut Tx, row: &AssignmentRow, outcome: Outcome) -> Result<()> {
    match (row.state, outcome) {
        (AssignmentState::Live, Outcome::Counted | Outcome::Check | Outcome::LeftOut) => {
            tx.count_reserved(row.hit_id).await
        }
        (AssignmentState::Live, Outcome::Surplus) => tx.free_hit(row.hit_id).await,
        _ => Ok(()),
    }
}

/// The time worked: as counted by the page, but never more than the time that has passed. If no page counted it (no
/// JavaScript) and no draft was saved, all of the time since the claim, up to the end of the lease.
fn worked_ms(row: &AssignmentRow, submission: &Submission, now: shared::Time) -> i64 {
    let passed = ((now.0 - row.claimed_at.0) / 1_000).max(0);
    if submission.active_ms > 0 {
        submission.active_ms.min(passed)
    } else if row.active_ms == 0 {
        passed.min((row.lease_until.0 - row.claimed_at.0) / 1_000)
    } else {
        active_ms(row, now)
    }
}
