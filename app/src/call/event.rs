//! The audit trail of a study.

use engine::audit::trail::Entry;
use shared::{EventId, Problem, StudyId};

use super::here;

/// A page of the trail, the newest first.
pub async fn study_trail(study: StudyId, before: Option<EventId>) -> Result<Vec<Entry>, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.study_trail(&actor, study, before).await?)
}
