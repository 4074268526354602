//! The progress of a study.

use report::progress::Progress;
use shared::{Problem, StudyId};

use super::reports_here;

/// Hits, places, pace and estimate.
pub async fn progress(study: StudyId) -> Result<Progress, Problem> {
    let (reports, actor) = reports_here()?;
    Ok(reports.progress(&actor, study).await?)
}
