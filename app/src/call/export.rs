//! Data export.

use report::export::Counts;
use shared::{Problem, StudyId};

use super::reports_here;

/// The number of lines of each file.
pub async fn export_counts(study: StudyId) -> Result<Counts, Problem> {
    let (reports, actor) = reports_here()?;
    Ok(reports.export_counts(&actor, study).await?)
}
