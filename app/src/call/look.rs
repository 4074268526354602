//! Whose work has something unusual, and who has looked at it.

use engine::crowd::look::Looked;
use leptos::prelude::*;
use shared::{Problem, StudyId, UnusualSign, WorkerId};

use super::here;

/// Whose work in a study somebody has looked at, the latest first.
///
/// # Errors
/// The actor may not see the workers.
pub async fn looks(study: StudyId) -> Result<Vec<Looked>, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.looks(&actor, study).await?)
}

/// Marks that the visitor has looked at a worker's work.
#[server(prefix = "/fn", endpoint = "worker/looked")]
pub async fn mark_looked_at(
    /// The study.
    study: StudyId,
    /// The worker.
    worker: WorkerId,
    /// The signs that the page showed, with blanks between them.
    #[server(default)]
    signs: String,
    /// What the visitor found.
    #[server(default)]
    note: String,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    let signs = signs.split_whitespace().map(str::parse).collect::<Result<Vec<UnusualSign>, _>>()?;
    Ok(engine.mark_looked_at(&actor, (study, worker), &signs, &note).await?)
}

/// Takes the mark back.
#[server(prefix = "/fn", endpoint = "worker/look_again")]
pub async fn look_again(
    /// The study.
    study: StudyId,
    /// The worker.
    worker: WorkerId,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    Ok(engine.unmark_looked_at(&actor, study, worker).await?)
}
