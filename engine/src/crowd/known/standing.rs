//! Consequences of gold items: a warning, a pause, the exclusion from work; and a switch that excludes a
//! worker's answers from statistics. All work is kept and paid.

use serde_json::json;
use shared::{Action, Actor, Below, Gate, Locale, Problem, QualificationState, StudyId, WorkerId, refusal};

use crate::{
    Engine, Result, Tx,
    access::Permit as _,
    audit::event::Happened,
    crowd::{assigned::Work, qualification::NewQualification},
};

pub use store::known::LeftOut;

impl Engine {
    /// Applies the consequence that the task defines, if too few answers since the last consequence were correct.
    pub(super) async fn follow(&self, tx: &mut Tx, work: &Work) -> Result<()> {
        let row = &work.row;
        let Some(rule) = &work.definition.known else { return Ok(()) };
        let (n, n_right) = tx.known_since_decided(row.task_id, row.worker_id).await?;
        if !rule.is_below(n_right, n) || !row.passed.has(Gate::Known) {
            return Ok(());
        }
        let found = refusal::known_found(n, n_right);
        let (after, least) = (rule.after, rule.least);
        let (state, what, rule) = match rule.below {
            Below::Warn => (QualificationState::Passed, refusal::known_warn(), refusal::rule_gold_warn(after, least)),
            Below::Pause => {
                (QualificationState::Waiting, refusal::known_pause(), refusal::rule_gold_pause(after, least))
            }
            Below::Exclude => {
                (QualificationState::Failed, refusal::known_exclude(), refusal::rule_gold_exclude(after, least))
            }
        };
        let new = NewQualification {
            study: row.study_id,
            worker: row.worker_id,
            gate: Gate::Known,
            state,
            rule,
            evidence: json!({ "task": row.task_id, "n": n, "n_right": n_right }),
            decided_by: None,
            message: refusal::known_found_and_next(found, what),
        };
        self.qualify(tx, &new).await?;
        Ok(())
    }

    /// Excludes a worker's submissions from statistics, or includes them again. Nothing is deleted, and the pay does
    /// not change.
    ///
    /// # Errors
    /// The actor may not decide about workers, or the worker is in that state already.
    pub async fn leave_out(&self, actor: &Actor, study: StudyId, worker: WorkerId, out: bool) -> Result<()> {
        let mut tx = self.write().await?;
        let access = tx.permit(actor, study, Action::DecideGates).await?;
        if tx.place(worker).await?.study != study {
            return Err(Problem::NotFound.into());
        }
        access.check_not_own(Some(worker))?;
        tx.lock_worker(worker).await?;
        if tx.place(worker).await?.removed_at.is_some() {
            return Err(Problem::conflict(refusal::answers_were_removed()).into());
        }
        if !tx.set_left_out(worker, out.then(|| self.now())).await? {
            return Err(Problem::conflict(if out {
                refusal::is_already_excluded()
            } else {
                refusal::is_already_included()
            })
            .into());
        }
        // The worker's rewrites are no longer references, or are references again.
        let sources = tx.sources_by(worker).await?;
        if !sources.is_empty() {
            self.score_decided(&mut tx, study, sources).await?;
        }
        if !out {
            self.feed_decided(&mut tx, study).await?;
        }
        let verb = if out { "leave_out" } else { "take_in" };
        self.note(&mut tx, Happened::by(actor, study, verb, "worker", worker)).await?;
        tx.commit().await
    }
}

/// The sentences for reports; `None` if no worker is excluded and none withdrew.
pub fn left_out_sentence(left_out: &LeftOut, say: Locale) -> Option<String> {
    let excluded = (left_out.n_submissions > 0).then(|| {
        let submissions = say.agreement_n_submissions(left_out.n_submissions);
        say.agreement_left_out(submissions, say.agreement_n_workers(left_out.n_workers))
    });
    let sentences: Vec<String> = excluded.into_iter().chain(withdrawn_sentence(left_out, say)).collect();
    (!sentences.is_empty()).then(|| sentences.join(" "))
}

/// The sentence about withdrawn workers; `None` if there are none.
pub fn withdrawn_sentence(left_out: &LeftOut, say: Locale) -> Option<String> {
    match (left_out.n_withdrawn, left_out.n_removed) {
        (0, _) => None,
        (1, 0) => Some(say.agreement_one_withdrew().to_owned()),
        (1, _) => Some(say.agreement_one_withdrew_removed().to_owned()),
        (n, n_removed) => Some(say.agreement_withdrew(n, n_removed)),
    }
}
