//! The native-speaker review.

use engine::crowd::review::{Judgement, Messages, Pilot, Queued, RecentDecision, Verdict, field_of};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use shared::{AnswerId, Grade, Language, Problem, QualificationId, Reason, ReviewVerdict, StudyId, WorkerId, refusal};

use super::{here, visit};

/// The place on the page of the queue where a decision is confirmed: users of the keyboard go on from there.
pub const DECIDED: &str = "decided";

/// The fields of one rewrite in the form of grades.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct RewriteGrade {
    answer: AnswerId,
    /// Absent if no grade is chosen.
    #[serde(default)]
    grade: Option<Grade>,
    #[serde(default)]
    reasons: Vec<Reason>,
    #[serde(default)]
    note: String,
}

impl RewriteGrade {
    /// The rewrite and its judgement; `None` if nothing is filled in.
    fn judgement(self, index: usize) -> Result<Option<(AnswerId, Judgement)>, Problem> {
        let Self { answer, grade, reasons, note } = self;
        match grade {
            Some(grade) => Ok(Some((answer, Judgement { grade, reasons, note }))),
            None if reasons.is_empty() && note.trim().is_empty() => Ok(None),
            None => Err(Problem::invalid(field_of(index), refusal::rewrite_without_grade(index + 1))),
        }
    }
}

/// The judgements of the rewrites for which something is filled in.
fn judgements(grades: Vec<RewriteGrade>) -> Result<Vec<(AnswerId, Judgement)>, Problem> {
    let judgements = grades.into_iter().enumerate().map(|(index, grade)| grade.judgement(index));
    judgements.filter_map(Result::transpose).collect()
}

/// Stores judgements of rewrites; returns the messages to suggest then. The form of
/// the page sends all rewrites, and scripts send the one that was changed.
#[server(prefix = "/fn", endpoint = "review/grade")]
pub async fn grade_rewrites(
    /// The study.
    study: StudyId,
    /// The worker.
    worker: WorkerId,
    /// The rewrites.
    #[server(default)]
    grades: Vec<RewriteGrade>,
    /// The rewrite whose button was pressed.
    #[server(default)]
    at: Option<AnswerId>,
    /// The language to which the queue is narrowed.
    #[server(default)]
    language: Option<Language>,
) -> Result<Messages, Problem> {
    let (engine, actor) = here()?;
    let messages = engine.grade(&actor, study, worker, judgements(grades)?).await?;
    let place = at.map(|answer| format!("#rewrite-{answer}")).unwrap_or_default();
    leptos_axum::redirect(&format!("{}{place}", review_address(study, Some(worker), language.as_ref())));
    Ok(messages)
}

/// The message to a worker, as the form has one for each decision.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct DecisionMessage {
    #[serde(default)]
    message: String,
}

/// Stores the grades of the form, decides about a worker and redirects to the queue. The grades are stored even if the
/// decision is refused.
#[server(prefix = "/fn", endpoint = "review/decide")]
pub async fn decide_review(
    /// The study.
    study: StudyId,
    /// The worker.
    worker: WorkerId,
    /// The rewrites, as for `grade_rewrites`.
    #[server(default)]
    grades: Vec<RewriteGrade>,
    /// Whether the worker passes.
    verdict: ReviewVerdict,
    /// The message if the worker passes.
    #[server(default)]
    accept: DecisionMessage,
    /// The message if the worker fails.
    #[server(default)]
    exclude: DecisionMessage,
    /// The language to which the queue is narrowed.
    #[server(default)]
    language: Option<Language>,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    engine.grade(&actor, study, worker, judgements(grades)?).await?;
    let DecisionMessage { message } = match verdict {
        ReviewVerdict::Accept => accept,
        ReviewVerdict::Exclude => exclude,
    };
    // Each decision has a message of its own in the form.
    engine.decide_review(&actor, study, worker, Verdict { verdict, message }).await.map_err(|error| {
        let problem = Problem::from(error);
        if problem.field() == Some("message") { problem.within(verdict.as_str()) } else { problem }
    })?;
    let visit = visit();
    visit.tell(visit.locale.review_page_decided());
    leptos_axum::redirect(&format!("{}#{DECIDED}", review_address(study, None, language.as_ref())));
    Ok(())
}

/// Takes a decision back. The page that sent the form, the reviewer's or the manager's, is shown again.
#[server(prefix = "/fn", endpoint = "review/reopen")]
pub async fn reopen_review(
    /// The study.
    study: StudyId,
    /// The worker.
    worker: WorkerId,
    /// The decision.
    decision: QualificationId,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    engine.reopen_review(&actor, study, worker, decision).await?;
    let visit = visit();
    visit.tell(visit.locale.review_page_taken_back());
    Ok(())
}

/// The address of the queue, or of one worker in it, with the language to which the queue is narrowed.
pub fn review_address(study: StudyId, worker: Option<WorkerId>, language: Option<&Language>) -> String {
    let worker = worker.map(|worker| format!("/{worker}")).unwrap_or_default();
    let language = language.map(|language| format!("?language={language}")).unwrap_or_default();
    format!("/review/{study}{worker}{language}")
}

/// The workers who wait for a review.
pub async fn review_queue(study: StudyId) -> Result<Vec<Queued>, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.review_queue(&actor, study).await?)
}

/// The decisions that the person can still take back as their reviewer.
pub async fn recent_decisions(study: StudyId) -> Result<Vec<RecentDecision>, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.recent_decisions(&actor, study).await?)
}

/// A worker's pilot rewrites, with the queue around them.
pub async fn pilot(study: StudyId, worker: WorkerId) -> Result<(Vec<Queued>, Pilot), Problem> {
    let (engine, actor) = here()?;
    let queue = engine.review_queue(&actor, study).await?;
    Ok((queue, engine.pilot(&actor, study, worker).await?))
}
