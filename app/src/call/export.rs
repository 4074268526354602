//! Data export.

use engine::jobs::stored::StoredExports;
use leptos::prelude::*;
use report::export::{Counts, Format};
use shared::{Problem, StudyId};

use super::{here, reports_here, visit};

/// The number of lines of each file.
pub async fn export_counts(study: StudyId) -> Result<Counts, Problem> {
    let (reports, actor) = reports_here()?;
    Ok(reports.export_counts(&actor, study).await?)
}

/// The latest exports to object storage.
pub async fn stored_exports(study: StudyId) -> Result<StoredExports, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.stored_exports(&actor, study).await?)
}

/// Writes an export to the server's object storage.
#[server(prefix = "/fn", endpoint = "export/store")]
pub async fn store_export(
    /// The study.
    study: StudyId,
    /// `csv`, `jsonl` or `parquet`.
    format: String,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    // Who may not export learns nothing about formats.
    engine.stored_exports(&actor, study).await?;
    engine.store_export(&actor, study, format.parse::<Format>()?.ending()).await?;
    let visit = visit();
    visit.tell(visit.locale.export_storage_told());
    leptos_axum::redirect(&format!("/studies/{study}/export"));
    Ok(())
}
