//! How far a study is.

use engine::progress::Progress;
use shared::{Problem, StudyId};

use super::here;

/// Hits, places, pace and estimate.
pub async fn progress(study: StudyId) -> Result<Progress, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.progress(&actor, study).await?)
}
