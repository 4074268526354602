//! Submitting: the answers of an assignment become final, once, however often they are sent.

use shared::{
    Actor, AssignmentId, AssignmentState, Definition, Flag, Gate, HitItemId, KnownKind, Locale, Marked, NewAnswer,
    Outcome, Problem, Submission, Submitted, SystemKind, Value, refusal,
};
use store::{
    answer::{NewAnswerRow, NewRewrite},
    assignment::{AssignmentRow, Stored},
};

use crate::{
    Engine, Result, Tx,
    audit::event::Happened,
    crowd::{
        answers::StoredAnswer,
        assigned::{Work, active_ms, still_open},
        check::{asked, check_complete},
    },
};

impl Engine {
    /// Stores a submission permanently and returns how it is counted. Sending it again returns the same result.
    ///
    /// It counts if its place was held or is free again. It is kept and paid as an extra submission, but not counted in
    /// statistics, if it is late and its place was taken, or if the worker has lost a gate in the meantime.
    ///
    /// # Errors
    /// An answer is missing or invalid (`Invalid`, naming the question), or the assignment was submitted or returned.
    pub async fn submit(&self, actor: &Actor, id: AssignmentId, mut submission: Submission) -> Result<Submitted> {
        let work = self.work(actor, id).await?;
        if let Some(stored) = replayed(&work.row, &submission)? {
            return Ok(stored);
        }
        check_complete(&work, &submission.answers)?;
        asked(&work.definition, &mut submission.answers);
        let mut flags = self.odd(&work, &submission.answers).await?;
        flags.extend(saved_elsewhere(&work.row, &submission));
        if flags.iter().any(|flag| !flag.can_insist || !submission.insist) {
            return Ok(Submitted::Flagged { flags });
        }
        let (engine, actor) = (self.clone(), *actor);
        self.db().ahead(Box::pin(async move { engine.store(&actor, work, submission).await })).await
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
        tx.store_submission(id, stored)
            .await
            .map_err(|error| if error.is_taken() { Problem::conflict(refusal::other_work()).into() } else { error })?;
        self.store_answers(&mut tx, &work, stored, &submission.answers).await?;
        self.store_typing(&mut tx, &work, &submission).await?;
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
        let Work { row, definition, contents } = work;
        let becomes_output = stored.outcome == Outcome::Counted && !definition.is_pilot();
        let (mut rows, mut rewrites) = (Vec::new(), Vec::new());
        for answer in answers {
            let item = answer.item;
            let own = own_marks(definition, answer);
            let Some(StoredAnswer { number, places, mut text, skipped, output: judged }) =
                StoredAnswer::from_answer(definition, answer, contents.item(item))
            else {
                continue;
            };
            if let Some((_, marked)) = &own {
                text = Some(marked.text.clone());
            }
            let source = *contents.sources.get(&item).ok_or(Problem::NotFound)?;
            // Spans in the worker's own text are positions in that text: if it does not become an output, they refer to
            // none.
            let mut output = if own.is_some() { None } else { judged.or_else(|| contents.only_output(item)) };
            if let (true, true, Some(text)) = (becomes_output, is_rewrite(definition, answer), &text) {
                let system = match &definition.system {
                    Some(name) => self.system(tx, row.study_id, name, SystemKind::Written).await?.id,
                    None => tx.human_system(self.id(), row.study_id).await?,
                };
                let id = self.id();
                rewrites.push(NewRewrite { id, source, system, text: text.clone() });
                output = Some(id);
            }
            let question = answer.question.clone();
            rows.push(NewAnswerRow { id: self.id(), item, source, output, question, number, places, text, skipped });
            if let Some((question, marked)) = own {
                let (question, text) = (question.to_owned(), Some(marked.stored()));
                rows.push(NewAnswerRow {
                    id: self.id(),
                    item,
                    source,
                    output,
                    question,
                    number: None,
                    places: 0,
                    text,
                    skipped: None,
                });
            }
        }
        tx.add_rewrites(row, &rewrites, stored.at).await?;
        self.score_rewrites(tx, row, &rewrites).await?;
        if !rewrites.is_empty() {
            self.feed_submitted(tx, row.study_id, row.task_id, row.id).await?;
        }
        tx.add_answers(row, &rows, stored.at).await
    }
}

/// The spans marked in a text that the worker wrote, and the question that asks for them.
pub(crate) fn own_marks<'a>(definition: &'a Definition, answer: &NewAnswer) -> Option<(&'a str, Marked)> {
    let question = definition.marks_in(&answer.question)?;
    let (Some(spans), Value::Text(text)) = (question.kind.as_spans(), &answer.value) else { return None };
    Some((&question.key, spans.read_own(text).ok()?))
}

pub(crate) fn is_rewrite(definition: &Definition, answer: &NewAnswer) -> bool {
    let question = definition.question(&answer.question);
    let is_text = question.is_some_and(|question| question.kind.as_text().is_some());
    is_text && matches!(answer.value, Value::Text(_))
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
async fn outcome(tx: &mut Tx, Work { row, definition, .. }: &Work) -> Result<Outcome> {
    if row.known.is_some() {
        return Ok(Outcome::Check);
    }
    let qualified = row.passed.missing(&definition.gates).next().is_none() && row.passed.has(Gate::Known);
    let counted = qualified && (row.state == AssignmentState::Live || tx.count_late(row.hit_id).await?);
    Ok(match (counted, row.left_out_at) {
        (true, None) => Outcome::Counted,
        (true, Some(_)) => Outcome::LeftOut,
        (false, _) => Outcome::Surplus,
    })
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
