//! `/studies/{study}/exports/…`: the data, streamed.

use axum::Json;
use axum::body::Body;
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse as _, Response};
use report::export::{Counts, Wanted};
use shared::{Problem, StudyId};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{ApiPath, CurrentActor, Refusal};
use crate::AppState;

pub(super) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(routes!(counts)).routes(routes!(download))
}

/// How many lines each file of an export has.
#[utoipa::path(get, path = "/studies/{study}/exports", tag = "export", params(("study" = StudyId, Path)), responses((status = 200, body = Counts)))]
async fn counts(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
) -> Result<Json<Counts>, Refusal> {
    Ok(Json(state.reports.export_counts(&actor, study).await?))
}

/// A file, streamed: `answers.csv`, `sources.jsonl`, `answers.parquet` …, or everything with a manifest: `csv.zip`, `jsonl.zip`,
/// `parquet.zip`. In Parquet, `value` has the answers that are numbers, and `value_text` all others.
#[utoipa::path(get, path = "/studies/{study}/exports/{file}", tag = "export",
    params(("study" = StudyId, Path), ("file" = String, Path)), responses((status = 200, description = "The file")))]
async fn download(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath((study, file)): ApiPath<(StudyId, String)>,
) -> Result<Response, Refusal> {
    let download = state.reports.export(&actor, study, wanted(&file)?, &state.downloads).await?;
    let headers = [
        (CONTENT_TYPE, download.media.to_owned()),
        (CONTENT_DISPOSITION, format!("attachment; filename=\"{}\"", download.name)),
        (CACHE_CONTROL, "no-store".to_owned()),
    ];
    Ok((headers, Body::from_stream(download.body)).into_response())
}

fn wanted(file: &str) -> Result<Wanted, Problem> {
    let (name, ending) = file.rsplit_once('.').ok_or(Problem::NotFound)?;
    if ending == "zip" {
        return Ok(Wanted::Archive(name.parse().map_err(|_| Problem::NotFound)?));
    }
    Ok(Wanted::File(name.parse()?, ending.parse().map_err(|_| Problem::NotFound)?))
}

#[cfg(test)]
mod tests {
    use report::export::{File, Format};

    use super::*;

    #[test]
    fn a_file_is_named_by_noun_and_ending() {
        assert_eq!(wanted("answers.csv"), Ok(Wanted::File(File::Answers, Format::Csv)));
        assert_eq!(wanted("jsonl.zip"), Ok(Wanted::Archive(Format::Jsonl)));
        assert_eq!(wanted("answers.parquet"), Ok(Wanted::File(File::Answers, Format::Parquet)));
        assert_eq!(wanted("parquet.zip"), Ok(Wanted::Archive(Format::Parquet)));
        assert_eq!(wanted("people.csv"), Err(Problem::NotFound));
        assert_eq!(wanted("answers.exe"), Err(Problem::NotFound));
    }
}
