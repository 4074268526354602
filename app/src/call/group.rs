//! Groups of participants at Prolific.

use engine::recruiting::group::{NewGroup, OutcomeGroup};
use leptos::prelude::*;
use shared::{GroupOutcome, Problem, StudyId};

use super::{here, visit};

/// Keeps a group at Prolific with everybody who has a result; without one, it is created.
#[server(prefix = "/fn", endpoint = "group/on")]
pub async fn turn_group_on(
    /// The study.
    study: StudyId,
    /// `came`, `passed_test`, `passed_review` or `finished`.
    outcome: GroupOutcome,
    /// Its name, if it is created.
    #[server(default)]
    name: String,
    /// `on` if there is a group that is to be updated again.
    #[server(default)]
    resumes: String,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    Box::pin(engine.turn_group_on(&actor, study, outcome, NewGroup { name })).await?;
    let visit = visit();
    visit.tell(if resumes == "on" { visit.locale.groups_resumed() } else { visit.locale.groups_created() });
    leptos_axum::redirect(&format!("/studies/{study}/prolific#groups"));
    Ok(())
}

/// Leaves a group at Prolific as it is from now on.
#[server(prefix = "/fn", endpoint = "group/off")]
pub async fn turn_group_off(
    /// The study.
    study: StudyId,
    /// The result that its members have.
    outcome: GroupOutcome,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    engine.turn_group_off(&actor, study, outcome).await?;
    let visit = visit();
    visit.tell(visit.locale.groups_turned_off());
    leptos_axum::redirect(&format!("/studies/{study}/prolific#groups"));
    Ok(())
}

/// The results of a study with their groups.
pub async fn prolific_groups(study: StudyId) -> Result<Vec<OutcomeGroup>, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.prolific_groups(&actor, study).await?)
}
