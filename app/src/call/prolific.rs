//! The account at Prolific through which a study recruits, and the submissions there.

use engine::recruiting::comparison::Compared;
use engine::recruiting::connection::{ConnectionState, NewConnection};
use engine::recruiting::decide::ProlificVerdict;
use leptos::prelude::*;
use shared::{Problem, StudyId, refusal};

use super::{here, visit};

/// Connects a study with an account at Prolific.
#[server(prefix = "/fn", endpoint = "prolific/connect")]
pub async fn connect_prolific(
    /// The study.
    study: StudyId,
    /// The token of the account.
    #[server(default)]
    api_token: String,
    /// The workspace that pays.
    #[server(default)]
    workspace: String,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    let new = NewConnection { token: api_token.into(), workspace };
    Box::pin(engine.connect_prolific(&actor, study, new)).await?;
    let visit = visit();
    visit.tell(visit.locale.prolific_connected());
    leptos_axum::redirect(&format!("/studies/{study}/prolific"));
    Ok(())
}

/// Forgets the account.
#[server(prefix = "/fn", endpoint = "prolific/disconnect")]
pub async fn disconnect_prolific(
    /// The study.
    study: StudyId,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    engine.disconnect_prolific(&actor, study).await?;
    let visit = visit();
    visit.tell(visit.locale.prolific_disconnected());
    leptos_axum::redirect(&format!("/studies/{study}/prolific"));
    Ok(())
}

/// Asks Prolific about submissions now.
#[server(prefix = "/fn", endpoint = "prolific/ask")]
pub async fn ask_prolific(
    /// The study.
    study: StudyId,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    Box::pin(engine.ask_prolific(&actor, study)).await?;
    leptos_axum::redirect(&format!("/studies/{study}/prolific#submissions"));
    Ok(())
}

/// Decides about a submission at Prolific.
#[server(prefix = "/fn", endpoint = "prolific/decide")]
pub async fn decide_at_prolific(
    /// The study.
    study: StudyId,
    /// Prolific's id of the submission.
    submission: String,
    /// `approve`, `reject` or `ask_return`.
    decision: String,
    /// Why it is rejected, by Prolific's word.
    #[server(default)]
    category: String,
    /// What the participant of a rejected submission reads.
    #[server(default)]
    message: String,
    /// Why the participant is asked to return it.
    #[server(default)]
    reason: String,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    let verdict = match decision.as_str() {
        "approve" => ProlificVerdict::Approve,
        "ask_return" => ProlificVerdict::AskReturn { reason },
        "reject" => {
            let category = category.parse();
            let category = category.map_err(|_| Problem::invalid("category", refusal::choose_category()))?;
            ProlificVerdict::Reject { category, message }
        }
        _ => return Err(Problem::invalid("decision", refusal::form_unreadable())),
    };
    Box::pin(engine.decide_at_prolific(&actor, study, &submission, verdict)).await?;
    let visit = visit();
    visit.tell(visit.locale.prolific_done());
    leptos_axum::redirect(&format!("/studies/{study}/prolific/{submission}"));
    Ok(())
}

/// Approves everything at Prolific on which both sides agree.
#[server(prefix = "/fn", endpoint = "prolific/approve")]
pub async fn approve_agreed(
    /// The study.
    study: StudyId,
    /// How many submissions there were on the page.
    expected: usize,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    let n = Box::pin(engine.approve_agreed(&actor, study, expected)).await?;
    let visit = visit();
    visit.tell(visit.locale.prolific_approved_ready(n as u64));
    leptos_axum::redirect(&format!("/studies/{study}/prolific#submissions"));
    Ok(())
}

/// A participant whose submission Prolific has listed.
pub async fn prolific_submission(study: StudyId, submission: String) -> Result<Compared, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.submission_at_prolific(&actor, study, &submission).await?)
}

/// The participants of a study as Prolific and this server see them, differences first.
pub async fn compare_with_prolific(study: StudyId) -> Result<Vec<Compared>, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.compare_with_prolific(&actor, study).await?)
}

/// Whether a study is connected, and with what.
pub async fn prolific_connection(study: StudyId) -> Result<ConnectionState, Problem> {
    let (engine, actor) = here()?;
    Ok(Box::pin(engine.prolific_connection(&actor, study)).await?)
}
