//! What can be taken out.

use engine::export::Counts;
use shared::{Problem, StudyId};

use super::here;

/// How many lines each file has.
pub async fn export_counts(study: StudyId) -> Result<Counts, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.export_counts(&actor, study).await?)
}
