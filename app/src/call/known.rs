//! Gold items, and the consequences of the workers' results on them.

use engine::crowd::known::{Exclusion, KnownPage};
use leptos::prelude::*;
use shared::{KnownId, Problem, StudyId, TaskId, WorkerId};

use super::{here, visit};

/// The gold items of a task and the workers' answers to them.
pub async fn known(study: StudyId, task: TaskId) -> Result<KnownPage, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.known(&actor, study, task).await?)
}

/// Adds items from a table.
#[server(prefix = "/fn", endpoint = "known/add")]
pub async fn add_known(
    /// The study.
    study: StudyId,
    /// The task.
    task: TaskId,
    /// A header, then a line for each item.
    table: String,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    let n = engine.add_known(&actor, study, task, &table).await?;
    let visit = visit();
    visit.tell(visit.locale.gold_n_added(n));
    leptos_axum::redirect(&format!("/studies/{study}/tasks/{task}/known"));
    Ok(())
}

/// Takes an item out of use.
#[server(prefix = "/fn", endpoint = "known/retire")]
pub async fn retire_known(
    /// The study.
    study: StudyId,
    /// The task.
    task: TaskId,
    /// The item.
    known: KnownId,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    Ok(engine.retire_known(&actor, study, task, known).await?)
}

/// Excludes a worker's work from the statistics, or includes it again.
#[server(prefix = "/fn", endpoint = "worker/leave_out")]
pub async fn leave_out(
    /// The study.
    study: StudyId,
    /// The worker.
    worker: WorkerId,
    /// Whether it is excluded from now on.
    out: bool,
    /// Why it is excluded.
    #[server(default)]
    reason: String,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    Ok(engine.leave_out(&actor, study, worker, out.then_some(reason.as_str())).await?)
}

/// The workers who are excluded from the statistics, with the reasons.
pub async fn exclusions(study: StudyId) -> Result<Vec<Exclusion>, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.exclusions(&actor, study).await?)
}
