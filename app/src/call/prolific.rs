//! The account at Prolific through which a study recruits, and the submissions there.

use engine::recruiting::comparison::Compared;
use engine::recruiting::connection::{ConnectionState, NewConnection};
use leptos::prelude::*;
use shared::{Problem, StudyId};

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
