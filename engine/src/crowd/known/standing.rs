//! Consequences of gold items: a warning, a pause, the exclusion from work; and a switch that excludes a
//! worker's answers from statistics. All work is kept and paid.

use serde_json::json;
use shared::{Action, Actor, Below, Gate, Locale, Problem, QualificationState, StudyId, WorkerId, limit, refusal};

use crate::{
    Engine, Result, Tx,
    access::Permit as _,
    audit::event::Happened,
    crowd::{assigned::Work, qualification::NewQualification},
};

pub use store::known::{Exclusion, LeftOut};

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

    /// Excludes a worker's submissions from statistics for this reason, or includes them again if there is none. Nothing
    /// is deleted, and the pay does not change. Members and readers of the report see the reason; the worker does not.
    ///
    /// # Errors
    /// The actor may not decide about workers, the reason is too short or too long, or the worker is in that state
    /// already.
    pub async fn leave_out(&self, actor: &Actor, study: StudyId, worker: WorkerId, reason: Option<&str>) -> Result<()> {
        let mut tx = self.write().await?;
        let access = tx.permit(actor, study, Action::DecideGates).await?;
        if tx.place(worker).await?.study != study {
            return Err(Problem::NotFound.into());
        }
        access.check_not_own(Some(worker))?;
        let reason = reason.map(checked).transpose()?;
        tx.lock_worker(worker).await?;
        if tx.place(worker).await?.removed_at.is_some() {
            return Err(Problem::conflict(refusal::answers_were_removed()).into());
        }
        if !tx.set_left_out(worker, reason.map(|reason| (self.now(), reason))).await? {
            return Err(Problem::conflict(if reason.is_some() {
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
        if reason.is_none() {
            self.feed_decided(&mut tx, study).await?;
        }
        let verb = if reason.is_some() { "leave_out" } else { "take_in" };
        let what = Happened::by(actor, study, verb, "worker", worker);
        self.record(&mut tx, what, None::<&()>, reason.as_ref()).await?;
        tx.commit().await
    }

    /// The workers whose submissions members exclude from statistics, by number, with the reasons.
    ///
    /// # Errors
    /// The actor may not see reports in this study.
    pub async fn exclusions(&self, actor: &Actor, study: StudyId) -> Result<Vec<Exclusion>> {
        let mut tx = self.read().await?;
        tx.permit(actor, study, Action::SeeReports).await?;
        tx.exclusions(study).await
    }
}

/// The fewest characters of a reason for an exclusion.
const SHORTEST_REASON: usize = 10;

fn checked(reason: &str) -> Result<&str, Problem> {
    let reason = reason.trim();
    match reason.chars().count() {
        ..SHORTEST_REASON => Err(Problem::invalid("reason", refusal::exclusion_needs_reason(SHORTEST_REASON))),
        n if n > limit::OWN_WORDS => Err(Problem::invalid("reason", refusal::reason_too_long(limit::OWN_WORDS))),
        _ => Ok(reason),
    }
}

/// The sentences for reports; `None` if no worker is excluded, nothing rejected is left out, none withdrew and no text was
/// withdrawn.
pub fn left_out_sentence(left_out: &LeftOut, say: Locale) -> Option<String> {
    let excluded = (left_out.n_submissions > 0).then(|| {
        let submissions = say.agreement_n_submissions(left_out.n_submissions);
        say.agreement_left_out(submissions, say.agreement_n_workers(left_out.n_workers))
    });
    let texts = (left_out.n_texts > 0).then(|| {
        let answers = say.agreement_n_text_answers(left_out.n_text_answers);
        say.agreement_left_out_texts(answers, say.agreement_n_withdrawn_texts(left_out.n_texts))
    });
    let rejected = (left_out.n_rejected > 0).then(|| say.rejected_are_left_out(say.integer(left_out.n_rejected)));
    let sentences = excluded.into_iter().chain(rejected).chain(withdrawn_sentence(left_out, say)).chain(texts);
    let sentences: Vec<String> = sentences.collect();
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
