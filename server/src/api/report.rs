//! `/studies/{study}/agreement`, `…/evaluation`, `…/metrics`, `…/systems/distances`, `…/progress`, `…/rewrites`, `…/rewrites/analysis`, `…/events`: what a study has come to.

use std::fmt;

use axum::Json;
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse as _, Response};
use engine::audit::trail::Entry;
use report::progress::Progress;
use serde::{Deserialize, Serialize};
use shared::{EventId, Language, OutputId, RewriteShow, StudyId, VersionChoice};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{ApiPath, ApiQuery, CurrentActor, Refusal};
use crate::AppState;

pub(super) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(agreement))
        .routes(routes!(agreement_detail))
        .routes(routes!(evaluation))
        .routes(routes!(metrics))
        .routes(routes!(metrics_against_people))
        .routes(routes!(systems))
        .routes(routes!(progress))
        .routes(routes!(rewrites))
        .routes(routes!(rewrite_analysis))
        .routes(routes!(events))
}

/// How a report is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = ReportFormat)]
pub(super) enum Format {
    /// As data.
    #[default]
    Json,
    /// A row a number.
    Csv,
    /// A booktabs table.
    Latex,
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Json => "json",
            Self::Csv => "csv",
            Self::Latex => "tex",
        })
    }
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(super) struct How {
    /// `json` (default), `csv` or `latex`.
    #[serde(default)]
    #[param(inline)]
    pub format: Format,
    /// Where systems are compared: the one the others are compared with.
    pub baseline: Option<String>,
    /// Which versions of tasks answers are taken from, as `2.1,3.4`: of the second task version 1, of the third version 4,
    /// each with the versions that differ from it in wording only. Of other tasks, the latest versions with answers.
    #[serde(default)]
    #[param(value_type = Option<String>)]
    pub versions: VersionChoice,
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct Which {
    /// `json` (default; a page) or `csv` (all).
    #[serde(default)]
    #[param(inline)]
    format: Format,
    /// One language only.
    #[param(value_type = Option<String>)]
    language: Option<Language>,
    /// `used` (default), `proposed`, `removed` or `all`; CSV has all.
    #[param(inline)]
    show: Option<RewriteShow>,
    /// The last rewrite of the page before.
    after: Option<OutputId>,
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct Before {
    /// The last event of the page before.
    before: Option<EventId>,
}

/// Agreement on every rating and ranking question, each number with interval, n and method, or the reason why it is undefined.
#[utoipa::path(get, path = "/studies/{study}/agreement", tag = "report", params(("study" = StudyId, Path), How),
    responses((status = 200, body = report::agreement::Report)))]
async fn agreement(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
    ApiQuery(how): ApiQuery<How>,
) -> Result<Response, Refusal> {
    let report = state.reports.of_versions(how.versions).agreement(&actor, study).await?;
    Ok(written("agreement", how.format, &*report, || report.to_csv(), || report.to_latex()))
}

/// Agreement on one question in detail: each worker against the others, the items with most disagreement, and the statistics of a part of the answers.
#[utoipa::path(get, path = "/studies/{study}/agreement/detail", tag = "report",
    params(("study" = StudyId, Path), report::agreement::Which),
    responses((status = 200, body = report::agreement::Detail)))]
async fn agreement_detail(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
    ApiQuery(which): ApiQuery<report::agreement::Which>,
) -> Result<Response, Refusal> {
    Ok(Json(state.reports.agreement_detail(&actor, study, which).await?).into_response())
}

/// Mean and interval per system and question, mean rank, and the difference from a baseline.
#[utoipa::path(get, path = "/studies/{study}/evaluation", tag = "report", params(("study" = StudyId, Path), How),
    responses((status = 200, body = report::evaluation::Evaluation)))]
async fn evaluation(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
    ApiQuery(how): ApiQuery<How>,
) -> Result<Response, Refusal> {
    let report = state.reports.of_versions(how.versions).evaluation(&actor, study, how.baseline).await?;
    Ok(written("evaluation", how.format, &*report, || report.to_csv(), || report.to_latex()))
}

/// Automatic metrics per system: of the corpus, from the scores kept so far, with signature, coverage, and the difference from a baseline.
#[utoipa::path(get, path = "/studies/{study}/metrics", tag = "report", params(("study" = StudyId, Path), How),
    responses((status = 200, body = report::metrics::Metrics)))]
async fn metrics(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
    ApiQuery(how): ApiQuery<How>,
) -> Result<Response, Refusal> {
    let report = state.reports.metrics(&actor, study, how.baseline).await?;
    Ok(written("metrics", how.format, &*report, || report.to_csv(), || report.to_latex()))
}

/// How closely each automatic metric follows people's judgements: Pearson's r with both intervals, Spearman's ρ, and Williams' test against the metric with the strongest correlation.
#[utoipa::path(get, path = "/studies/{study}/metrics/people", tag = "report", params(("study" = StudyId, Path), How),
    responses((status = 200, body = report::metrics::people::AgainstPeople)))]
async fn metrics_against_people(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
    ApiQuery(how): ApiQuery<How>,
) -> Result<Response, Refusal> {
    let report = state.reports.of_versions(how.versions).metrics_against_people(&actor, study).await?;
    Ok(written("metrics-against-people", how.format, &*report, || report.to_csv(), || report.to_latex()))
}

/// How far systems are from each other and from the source: lexical difference (LeD).
#[utoipa::path(get, path = "/studies/{study}/systems/distances", tag = "report", params(("study" = StudyId, Path), How),
    responses((status = 200, body = report::systems::Systems)))]
async fn systems(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
    ApiQuery(how): ApiQuery<How>,
) -> Result<Response, Refusal> {
    let report = state.reports.system_distances(&actor, study).await?;
    Ok(written("systems", how.format, &*report, || report.to_csv(), || report.to_latex()))
}

/// Hits, places, pace and an estimate, per task and language.
#[utoipa::path(get, path = "/studies/{study}/progress", tag = "report", params(("study" = StudyId, Path)), responses((status = 200, body = Progress)))]
async fn progress(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
) -> Result<Json<Progress>, Refusal> {
    Ok(Json(state.reports.progress(&actor, study).await?))
}

/// Human rewrites with their sources and hints about each: a page, or all as CSV.
#[utoipa::path(get, path = "/studies/{study}/rewrites", tag = "report", params(("study" = StudyId, Path), Which),
    responses((status = 200, body = Vec<serde_json::Value>)))]
async fn rewrites(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
    ApiQuery(which): ApiQuery<Which>,
) -> Result<Response, Refusal> {
    if which.format == Format::Csv {
        let text = state.reports.rewrites_csv(&actor, study).await?;
        return Ok(file("rewrites.csv", "text/csv; charset=utf-8", text));
    }
    let show = which.show.unwrap_or(RewriteShow::Used);
    Ok(Json(state.reports.rewrites(&actor, study, which.language, show, which.after).await?).into_response())
}

/// What people did to their sources: kinds of edits, distance, diversity and style, a part a language.
#[utoipa::path(get, path = "/studies/{study}/rewrites/analysis", tag = "report", params(("study" = StudyId, Path), How),
    responses((status = 200, body = report::rewrites::analysis::Analysis)))]
async fn rewrite_analysis(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
    ApiQuery(how): ApiQuery<How>,
) -> Result<Response, Refusal> {
    let report = state.reports.rewrite_analysis(&actor, study).await?;
    Ok(written("rewrite-analysis", how.format, &*report, || report.to_csv(), || report.to_latex()))
}

/// The audit trail of a study, the newest first, a hundred entries a page.
#[utoipa::path(get, path = "/studies/{study}/events", tag = "report", params(("study" = StudyId, Path), Before), responses((status = 200, body = [Entry])))]
async fn events(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
    ApiQuery(page): ApiQuery<Before>,
) -> Result<Json<Vec<Entry>>, Refusal> {
    Ok(Json(state.engine.study_trail(&actor, study, page.before).await?))
}

/// A report in a format, to be read or saved under its name.
pub(super) fn written(
    name: &str,
    format: Format,
    report: &impl Serialize,
    csv: impl Fn() -> String,
    latex: impl Fn() -> String,
) -> Response {
    let name = format!("{name}.{format}");
    match format {
        Format::Json => Json(report).into_response(),
        Format::Csv => file(&name, "text/csv; charset=utf-8", csv()),
        Format::Latex => file(&name, "application/x-tex; charset=utf-8", latex()),
    }
}

/// A text to be saved under a name.
pub(super) fn file(name: &str, media: &'static str, text: String) -> Response {
    let disposition = format!("attachment; filename=\"{name}\"");
    ([(CONTENT_TYPE, media.to_owned()), (CONTENT_DISPOSITION, disposition)], text).into_response()
}
