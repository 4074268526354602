//! `/studies/{study}/rewrites/…`: which rewrites are used, and how they are spelt.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use engine::texts::rewrites::Correction;
use report::rewrites::Misspellings;
use serde::{Deserialize, Serialize};
use shared::{Language, Locale, OutputId, RewriteVerdict, StudyId};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{ApiJson, ApiPath, ApiQuery, CurrentActor, Refusal};
use crate::AppState;

pub(super) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(decide))
        .routes(routes!(spelling))
        .routes(routes!(correct))
        .routes(routes!(know))
}

/// A decision about rewrites.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = RewriteDecision)]
struct Decision {
    /// The rewrites.
    outputs: Vec<OutputId>,
    /// `removed`, or `kept` as they were written, which takes an earlier removal or correction back.
    verdict: RewriteVerdict,
    /// Why. A removal may leave it out where the rewrite is proposed for removal.
    #[serde(default)]
    reason: String,
}

/// How many rewrites were decided.
#[derive(Serialize, ToSchema)]
#[schema(as = DecidedRewrites)]
struct Done {
    /// Those that were not so already.
    decided: usize,
}

/// A correction: a word that is exchanged, or the whole text.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = RewriteCorrection)]
struct Given {
    /// The rewrite.
    output: OutputId,
    /// A word of it.
    word: Option<String>,
    /// The word's replacement.
    with: Option<String>,
    /// The whole text, instead of a word.
    text: Option<String>,
}

/// A word of a language.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct KnownWord {
    /// The language.
    language: Language,
    /// The word.
    word: String,
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct Which {
    /// One language only.
    #[param(value_type = Option<String>)]
    language: Option<Language>,
    /// `next` of the page before.
    after: Option<OutputId>,
}

/// Removes rewrites, or keeps them. What is removed stays stored, paid and exported; new batches and metrics go without it.
#[utoipa::path(post, path = "/studies/{study}/rewrites/decisions", tag = "rewrite", params(("study" = StudyId, Path)), request_body = Decision,
    responses((status = 200, body = Done), (status = 422)))]
async fn decide(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
    ApiJson(Decision { outputs, verdict, reason }): ApiJson<Decision>,
) -> Result<Json<Done>, Refusal> {
    let decided = state.engine.decide_rewrites(&actor, study, &outputs, (verdict, &reason)).await?;
    Ok(Json(Done { decided }))
}

/// Rewrites with misspelt words, by the dictionaries that the settings name: twenty a page, up to five suggestions a word.
#[utoipa::path(get, path = "/studies/{study}/rewrites/spelling", tag = "rewrite", params(("study" = StudyId, Path), Which), responses((status = 200, body = Misspellings)))]
async fn spelling(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
    ApiQuery(which): ApiQuery<Which>,
) -> Result<Json<Misspellings>, Refusal> {
    Ok(Json(state.reports.misspellings(&actor, study, which.language, which.after, Locale::En).await?))
}

/// Puts a corrected text in the place of a rewrite. The rewrite stays stored.
#[utoipa::path(post, path = "/studies/{study}/rewrites/corrections", tag = "rewrite", params(("study" = StudyId, Path)), request_body = Given,
    responses((status = 204), (status = 409), (status = 422)))]
async fn correct(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
    ApiJson(given): ApiJson<Given>,
) -> Result<StatusCode, Refusal> {
    let correction = match (given.word, given.with, given.text) {
        (None, None, Some(text)) => Correction::Text(text),
        (Some(word), Some(with), None) => Correction::Word { word, with },
        // Who may not correct is told that, and not what is missing.
        _ => Correction::Text(String::new()),
    };
    state.engine.correct_rewrite(&actor, study, given.output, &correction).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Takes a word as known in a language of the study.
#[utoipa::path(post, path = "/studies/{study}/rewrites/known-words", tag = "rewrite", params(("study" = StudyId, Path)), request_body = KnownWord,
    responses((status = 204), (status = 422)))]
async fn know(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
    ApiJson(KnownWord { language, word }): ApiJson<KnownWord>,
) -> Result<StatusCode, Refusal> {
    state.engine.know_word(&actor, study, &language, &word).await?;
    Ok(StatusCode::NO_CONTENT)
}
