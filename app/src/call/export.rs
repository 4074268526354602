//! What can be taken out.

use report::export::Counts;
use shared::{Problem, StudyId};

use super::reports_here;

/// How many lines each file has.
pub async fn export_counts(study: StudyId) -> Result<Counts, Problem> {
    let (reports, actor) = reports_here()?;
    Ok(reports.export_counts(&actor, study).await?)
}
