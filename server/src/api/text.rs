//! `/studies/{study}/sources` and `/outputs`: texts in and out, and the systems that make outputs.

use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use engine::texts::edit::TextId;
use engine::texts::import::{Choice, File};
use engine::texts::output::{Builtin, CountedSystem, OutputFilter, OutputPage};
use engine::texts::source::{SourceFilter, SourcePage};
use serde::Deserialize;
use shared::import::{FileFormat, FileKind, Imported, Mapping};
use shared::{Language, Locale, OutputId, Problem, SourceId, StudyId, SystemId, TextState, refusal};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{ApiJson, ApiPath, ApiQuery, CurrentActor, Reader, Refusal};
use crate::AppState;

pub(super) fn routes() -> OpenApiRouter<AppState> {
    // The router's own limit for uploads holds here, not axum's of 2 MiB for bodies in memory.
    OpenApiRouter::new()
        .routes(routes!(sources, import_sources))
        .routes(routes!(outputs, import_outputs))
        .routes(routes!(edit_source))
        .routes(routes!(withdraw_source))
        .routes(routes!(restore_source))
        .routes(routes!(edit_output))
        .routes(routes!(withdraw_output))
        .routes(routes!(restore_output))
        .routes(routes!(systems))
        .routes(routes!(run))
        .layer(DefaultBodyLimit::disable())
}

/// The body of an import, unless it was too large to be read.
type Body = Result<Bytes, BytesRejection>;

/// Which sources are wanted.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct WhichSources {
    /// Those in this language.
    #[param(value_type = Option<String>)]
    language: Option<Language>,
    /// Those with these words in their text or id.
    search: Option<String>,
    /// Those in this state.
    state: Option<TextState>,
    /// Those after this position.
    #[serde(default)]
    after: i64,
}

/// Which outputs are wanted.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct WhichOutputs {
    /// Those of this system.
    system: Option<SystemId>,
    /// Those in this language.
    #[param(value_type = Option<String>)]
    language: Option<Language>,
    /// Those with these words in their text or in the id of their source.
    search: Option<String>,
    /// Those in this state.
    state: Option<TextState>,
    /// Those after this one.
    after: Option<OutputId>,
}

/// How the body is to be read. Columns are named as in the file.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct How {
    /// `csv`, `tsv`, `jsonl` or `lines`.
    #[param(inline)]
    format: FileFormat,
    /// The file's name, for the audit trail.
    #[serde(default)]
    name: String,
    /// The column of the text.
    #[serde(default = "text")]
    text: String,
    /// The column of the id; for outputs, of the id of the source.
    #[serde(default)]
    id: String,
    /// The column of the language.
    #[serde(default)]
    language: String,
    /// The language of rows without one.
    #[serde(default)]
    default_language: String,
    /// Outputs: the column of the system.
    #[serde(default)]
    system: String,
    /// Outputs: the system of rows without one.
    #[serde(default)]
    default_system: String,
    /// Write the good rows although others are refused.
    #[serde(default)]
    skip_refused: bool,
}

fn text() -> String {
    "text".to_owned()
}

/// A page of the sources, with what uses each.
#[utoipa::path(get, path = "/studies/{study}/sources", tag = "text", params(("study" = StudyId, Path), WhichSources), responses((status = 200, body = SourcePage)))]
async fn sources(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
    ApiQuery(which): ApiQuery<WhichSources>,
) -> Result<Json<SourcePage>, Refusal> {
    let WhichSources { language, search, state: in_state, after } = which;
    let filter = SourceFilter { language, search, state: in_state, after };
    Ok(Json(state.engine.sources(&actor, study, filter).await?))
}

/// Imports sources. Nothing is written while a row is refused, unless `skip_refused` is set.
///
/// A file has at most 200,000 rows, 1,000 columns with different names of up to 200 characters, and 65,536 bytes in a cell. A
/// text has up to 10,000 characters; the other columns of a row, kept next to it, have 65,536 bytes with their names.
#[utoipa::path(post, path = "/studies/{study}/sources", tag = "text", params(("study" = StudyId, Path), How),
    request_body(content = String, description = "The file", content_type = "text/plain"),
    responses((status = 201, body = Imported, description = "Written"), (status = 422, body = Imported, description = "Nothing was written")))]
async fn import_sources(
    state: State<AppState>,
    actor: CurrentActor,
    Reader(locale): Reader,
    ApiPath(study): ApiPath<StudyId>,
    ApiQuery(how): ApiQuery<How>,
    body: Body,
) -> Result<Response, Refusal> {
    import(state, (actor, locale), study, (FileKind::Sources, how, body)).await
}

/// A page of the outputs, with what uses each.
#[utoipa::path(get, path = "/studies/{study}/outputs", tag = "text", params(("study" = StudyId, Path), WhichOutputs), responses((status = 200, body = OutputPage)))]
async fn outputs(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
    ApiQuery(which): ApiQuery<WhichOutputs>,
) -> Result<Json<OutputPage>, Refusal> {
    let WhichOutputs { system, language, search, state: in_state, after } = which;
    let filter = OutputFilter { system, language, search, state: in_state, after };
    Ok(Json(state.engine.outputs(&actor, study, filter).await?))
}

/// Imports outputs of systems. Nothing is written while a row is refused, unless `skip_refused` is set.
///
/// A file has at most 200,000 rows, 1,000 columns with different names of up to 200 characters, and 65,536 bytes in a cell; it
/// names 1,000 systems at most.
#[utoipa::path(post, path = "/studies/{study}/outputs", tag = "text", params(("study" = StudyId, Path), How),
    request_body(content = String, description = "The file", content_type = "text/plain"),
    responses((status = 201, body = Imported, description = "Written"), (status = 422, body = Imported, description = "Nothing was written")))]
async fn import_outputs(
    state: State<AppState>,
    actor: CurrentActor,
    Reader(locale): Reader,
    ApiPath(study): ApiPath<StudyId>,
    ApiQuery(how): ApiQuery<How>,
    body: Body,
) -> Result<Response, Refusal> {
    import(state, (actor, locale), study, (FileKind::Outputs, how, body)).await
}

/// A corrected text.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct NewText {
    /// The text, up to 10,000 characters.
    text: String,
}

/// Why a text is withdrawn.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Why {
    /// The reason, 10 to 500 characters. Members and readers of exports see it.
    reason: String,
}

/// Corrects a source that is in no HIT and no gold item. Copies and rule-based outputs of it are created again; outputs of
/// other systems stay as they are, and all are scored again.
#[utoipa::path(patch, path = "/studies/{study}/sources/{source}", tag = "text", params(("study" = StudyId, Path), ("source" = SourceId, Path)),
    request_body = NewText, responses((status = 204), (status = 409), (status = 422)))]
async fn edit_source(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath((study, source)): ApiPath<(StudyId, SourceId)>,
    ApiJson(NewText { text }): ApiJson<NewText>,
) -> Result<StatusCode, Refusal> {
    state.engine.edit_text(&actor, study, TextId::Source(source), &text).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Withdraws a source with all that was made from it: it is handed out no more, and statistics leave out the answers about
/// it. Work that was handed out before may be finished and is paid.
#[utoipa::path(post, path = "/studies/{study}/sources/{source}/withdraw", tag = "text", params(("study" = StudyId, Path), ("source" = SourceId, Path)),
    request_body = Why, responses((status = 204), (status = 409), (status = 422)))]
async fn withdraw_source(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath((study, source)): ApiPath<(StudyId, SourceId)>,
    ApiJson(Why { reason }): ApiJson<Why>,
) -> Result<StatusCode, Refusal> {
    state.engine.withdraw_text(&actor, study, TextId::Source(source), &reason).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Takes the withdrawal of a source back.
#[utoipa::path(post, path = "/studies/{study}/sources/{source}/restore", tag = "text", params(("study" = StudyId, Path), ("source" = SourceId, Path)),
    responses((status = 204), (status = 409)))]
async fn restore_source(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath((study, source)): ApiPath<(StudyId, SourceId)>,
) -> Result<StatusCode, Refusal> {
    state.engine.restore_text(&actor, study, TextId::Source(source)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Corrects an imported output that is in no HIT and no gold item; it is scored again.
#[utoipa::path(patch, path = "/studies/{study}/outputs/{output}", tag = "text", params(("study" = StudyId, Path), ("output" = OutputId, Path)),
    request_body = NewText, responses((status = 204), (status = 409), (status = 422)))]
async fn edit_output(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath((study, output)): ApiPath<(StudyId, OutputId)>,
    ApiJson(NewText { text }): ApiJson<NewText>,
) -> Result<StatusCode, Refusal> {
    state.engine.edit_text(&actor, study, TextId::Output(output), &text).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Withdraws an output: it is handed out no more, and statistics leave out the answers about items that show it. Work that
/// was handed out before may be finished and is paid.
#[utoipa::path(post, path = "/studies/{study}/outputs/{output}/withdraw", tag = "text", params(("study" = StudyId, Path), ("output" = OutputId, Path)),
    request_body = Why, responses((status = 204), (status = 409), (status = 422)))]
async fn withdraw_output(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath((study, output)): ApiPath<(StudyId, OutputId)>,
    ApiJson(Why { reason }): ApiJson<Why>,
) -> Result<StatusCode, Refusal> {
    state.engine.withdraw_text(&actor, study, TextId::Output(output), &reason).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Takes the withdrawal of an output back.
#[utoipa::path(post, path = "/studies/{study}/outputs/{output}/restore", tag = "text", params(("study" = StudyId, Path), ("output" = OutputId, Path)),
    responses((status = 204), (status = 409)))]
async fn restore_output(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath((study, output)): ApiPath<(StudyId, OutputId)>,
) -> Result<StatusCode, Refusal> {
    state.engine.restore_text(&actor, study, TextId::Output(output)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The systems with how many outputs they have in each language.
#[utoipa::path(get, path = "/studies/{study}/systems", tag = "text", params(("study" = StudyId, Path)), responses((status = 200, body = [CountedSystem])))]
async fn systems(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
) -> Result<Json<Vec<CountedSystem>>, Refusal> {
    Ok(Json(state.engine.systems(&actor, study).await?))
}

/// Makes the missing outputs of a built-in system, `COPY` or `RULE-BASED`; how many that were.
#[utoipa::path(post, path = "/studies/{study}/systems/{name}/run", tag = "text", params(("study" = StudyId, Path), ("name" = String, Path)),
    responses((status = 200, body = usize), (status = 422)))]
async fn run(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath((study, name)): ApiPath<(StudyId, String)>,
) -> Result<Json<usize>, Refusal> {
    let builtin: Builtin = name.parse().map_err(Refusal)?;
    Ok(Json(state.engine.run_builtin(&actor, study, builtin).await?))
}

async fn import(
    State(state): State<AppState>,
    (CurrentActor(actor), locale): (CurrentActor, Locale),
    study: StudyId,
    (kind, how, body): (FileKind, How, Body),
) -> Result<Response, Refusal> {
    let body = body.map_err(|error| match error.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Problem::TooLarge { mebibytes: i64::from(state.settings.upload_mib) },
        _ => Problem::invalid("body", refusal::file_is_incomplete()),
    })?;
    let file = File { kind, name: how.name, format: Some(how.format), bytes: body.into() };
    let mapping = Mapping {
        text: how.text,
        id: how.id,
        language: how.language,
        default_language: how.default_language,
        system: how.system,
        default_system: how.default_system,
    };
    let imported =
        state.engine.import(&actor, study, file, &Choice { mapping, skip_refused: how.skip_refused }).await?;
    let status = if imported.written { StatusCode::CREATED } else { StatusCode::UNPROCESSABLE_ENTITY };
    let kind = [(header::CONTENT_TYPE, "application/json")];
    Ok((status, kind, imported.into_json(locale).await?).into_response())
}
