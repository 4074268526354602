//! The REST interface, version 1: one noun a file, described by the handlers' own types.
//!
//! A handler takes [`CurrentActor`] for the person, calls one use case and returns `Result<Json<T>, Refusal>`.

mod adjudication;
mod batch;
mod decisions;
mod document;
mod entrance;
mod entry;
mod erasure;
mod export;
mod extract;
mod file_schema;
mod group;
mod invitee;
mod job;
mod join;
mod known;
mod model;
mod mturk;
mod paper;
mod pay;
mod posting;
mod reading;
mod recruiting;
mod report;
mod review;
mod rewrite;
mod session;
mod stored_export;
mod study;
mod task;
mod text;
mod thread;
mod token;
mod training;
mod work;
mod worker;

use std::borrow::Cow;
use std::sync::{Arc, OnceLock};

use axum::Router;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use axum::routing::{any, get};
use shared::Problem;
use utoipa::OpenApi;
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa_axum::router::OpenApiRouter;

use crate::AppState;
pub use crate::reply::Refusal;
pub use extract::{ApiJson, ApiPath, ApiQuery, ApiText, CurrentActor, Reader};

#[derive(OpenApi)]
#[openapi(
    info(title = "Concord", version = "1", description = "Everything the pages do, for programs."),
    components(schemas(Problem)),
    modifiers(&Bearer),
    security(("bearer" = []))
)]
struct Description;

struct Bearer;

impl utoipa::Modify for Bearer {
    fn modify(&self, openapi: &mut utoipa::openapi::OpenApi) {
        let scheme = SecurityScheme::Http(HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build());
        openapi.components.get_or_insert_default().add_security_scheme("bearer", scheme);
    }
}

/// Every noun. A new file adds its line here.
fn nouns() -> OpenApiRouter<AppState> {
    OpenApiRouter::with_openapi(Description::openapi())
        .nest("/api/v1", adjudication::routes())
        .nest("/api/v1", batch::routes())
        .nest("/api/v1", decisions::routes())
        .nest("/api/v1", entrance::routes())
        .nest("/api/v1", entry::routes())
        .nest("/api/v1", erasure::routes())
        .nest("/api/v1", export::routes())
        .nest("/api/v1", group::routes())
        .nest("/api/v1", invitee::routes())
        .nest("/api/v1", mturk::routes())
        .nest("/api/v1", job::routes())
        .nest("/api/v1", join::routes())
        .nest("/api/v1", known::routes())
        .nest("/api/v1", model::routes())
        .nest("/api/v1", paper::routes())
        .nest("/api/v1", pay::routes())
        .nest("/api/v1", posting::routes())
        .nest("/api/v1", recruiting::routes())
        .nest("/api/v1", report::routes())
        .nest("/api/v1", review::routes())
        .nest("/api/v1", rewrite::routes())
        .nest("/api/v1", session::routes())
        .nest("/api/v1", stored_export::routes())
        .nest("/api/v1", study::routes())
        .nest("/api/v1", task::routes())
        .nest("/api/v1", text::routes())
        .nest("/api/v1", thread::routes())
        .nest("/api/v1", token::routes())
        .nest("/api/v1", training::routes())
        .nest("/api/v1", work::routes())
        .nest("/api/v1", worker::routes())
}

/// The interface with its description at `/api/v1/openapi.json`.
pub(crate) fn router(state: &AppState) -> Router {
    let (router, _) = nouns().split_for_parts();
    router
        .route("/api/v1/openapi.json", get(description))
        .route("/api/v1/study.schema.json", get(async || schema(file_schema::study(document()))))
        .route("/api/v1/task.schema.json", get(async || schema(file_schema::task(document()))))
        .route("/api/v1/gate.schema.json", get(async || schema(file_schema::gate(document()))))
        .route("/api/v1/{*rest}", any(nothing))
        .with_state(state.clone())
}

/// The OpenAPI document, made once.
pub(crate) fn document() -> &'static Arc<serde_json::Value> {
    static DOCUMENT: OnceLock<Arc<serde_json::Value>> = OnceLock::new();
    DOCUMENT.get_or_init(|| {
        let document = serde_json::to_value(nouns().to_openapi()).unwrap_or_default();
        Arc::new(document::complete(document))
    })
}

async fn description(State(state): State<AppState>) -> impl IntoResponse {
    static TEXT: OnceLock<String> = OnceLock::new();
    let text = TEXT.get_or_init(|| document().to_string()).as_str();
    // The paths in the document follow the address of the server, which is relative to that of the document's host.
    let text: Cow<'_, str> = match (&state.base, text.strip_prefix('{')) {
        (Some(base), Some(rest)) => format!("{{\"servers\":[{{\"url\":\"{}\"}}],{rest}", base.path()).into(),
        _ => text.into(),
    };
    ([(header::CONTENT_TYPE, "application/json"), (header::CACHE_CONTROL, "no-cache")], text)
}

/// What a file looks like, as a JSON Schema.
fn schema(schema: &'static str) -> ([(header::HeaderName, &'static str); 2], &'static str) {
    ([(header::CONTENT_TYPE, "application/schema+json"), (header::CACHE_CONTROL, "no-cache")], schema)
}

async fn nothing() -> Refusal {
    Refusal(Problem::NotFound)
}
