//! `/studies/{study}/tables`, `…/tables/{key}`, `…/statement`: a study in the shape in which papers print it.

use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse as _, Response};
use serde::Deserialize;
use shared::StudyId;
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::report::{How, file, written};
use super::{ApiPath, ApiQuery, CurrentActor, Refusal};
use crate::AppState;

pub(super) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(routes!(tables)).routes(routes!(table)).routes(routes!(statement))
}

/// How a statement is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = StatementFormat)]
enum Written {
    /// As data.
    #[default]
    Json,
    /// As a text with tables.
    Markdown,
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct As {
    /// `json` (default) or `markdown`.
    #[serde(default)]
    #[param(inline)]
    format: Written,
}

/// The tables and figures of the papers, filled from the study; an empty cell says why it is.
#[utoipa::path(get, path = "/studies/{study}/tables", tag = "report", params(("study" = StudyId, Path), How),
    responses((status = 200, body = report::paper::PaperTables)))]
async fn tables(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
    ApiQuery(how): ApiQuery<How>,
) -> Result<Response, Refusal> {
    let report = state.reports.of_versions(how.versions).paper_tables(&actor, study, how.baseline).await?;
    Ok(written("tables", how.format, &*report, || report.to_csv(), || report.to_latex()))
}

/// One table or figure, by its key.
#[utoipa::path(get, path = "/studies/{study}/tables/{key}", tag = "report",
    params(("study" = StudyId, Path), ("key" = String, Path), How),
    responses((status = 200, body = report::paper::Table)))]
async fn table(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath((study, key)): ApiPath<(StudyId, String)>,
    ApiQuery(how): ApiQuery<How>,
) -> Result<Response, Refusal> {
    let table = state.reports.of_versions(how.versions).paper_table(&actor, study, (&key, how.baseline)).await?;
    Ok(written(table.key, how.format, &table, || table.to_csv(), || table.to_latex()))
}

/// The data statement: texts, workers, guidelines, pay and agreement, as far as the study knows them.
#[utoipa::path(get, path = "/studies/{study}/statement", tag = "report", params(("study" = StudyId, Path), As),
    responses((status = 200, body = report::statement::DataStatement)))]
async fn statement(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
    ApiQuery(how): ApiQuery<As>,
) -> Result<Response, Refusal> {
    let statement = state.reports.data_statement(&actor, study).await?;
    Ok(match how.format {
        Written::Json => Json(&*statement).into_response(),
        Written::Markdown => file("statement.md", "text/markdown; charset=utf-8", statement.to_markdown()),
    })
}
