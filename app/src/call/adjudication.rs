//! Adjudication of items on which raters disagree.

use engine::crowd::adjudication::{Disputes, Filter};
use leptos::prelude::*;
use shared::{Problem, StudyId, refusal};

use super::{here, reports_here, visit};
use front::answers::{Asked, Fields, Questions, read};

/// A page of items on which raters disagree.
pub async fn disputes(study: StudyId, filter: &Filter) -> Result<Disputes, Problem> {
    let (reports, actor) = reports_here()?;
    Ok(reports.disputes(&actor, study, filter).await?)
}

/// Stores a decision, and redirects to the page from which it was sent.
#[server(prefix = "/fn", endpoint = "adjudication/decide")]
pub async fn adjudicate(
    /// The study.
    study: StudyId,
    /// The key of the question.
    question: String,
    /// The type of value in its fields.
    asked: Asked,
    /// The fields.
    #[server(default)]
    answers: Fields,
    /// Why.
    #[server(default)]
    note: String,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    // A form decides a single answer, so it has no more fields than a choice has answers.
    if answers.len() > shared::limit::OPTIONS + 1 {
        return Err(Problem::invalid("answers", refusal::decide_one_answer()));
    }
    let answer = read(&answers, &Questions::from([(question, asked)]))?.into_iter().next();
    let answer = answer.ok_or_else(|| Problem::invalid("answers", refusal::choose_value()))?;
    engine.adjudicate(&actor, study, answer, &note).await?;
    let visit = visit();
    visit.tell(visit.locale.adjudication_saved());
    Ok(())
}
