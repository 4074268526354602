//! The Leptos pages: what they find in their context, and the content policy.

use std::sync::Arc;

use app::call::{Flash, OnceShown, Told, Visit};
use app::{App, Site, file_shell, shell};
use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::{Path, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware;
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;
use leptos::config::LeptosOptions;
use leptos::nonce::use_nonce;
use leptos::prelude::{IntoView, provide_context, use_context};
use leptos::server_fn::axum::server_fn_paths;
use leptos_axum::{
    AxumRouteListing, LeptosRoutes, ResponseOptions, generate_route_list_with_exclusions, render_app_async_with_context,
};
use shared::StudyId;

use crate::AppState;
use crate::actor::RequestActor;
use crate::middleware::flash;
use crate::site::Manifest;

/// Pages at their own addresses, server functions under `/fn`, and the page for unknown addresses.
pub fn router(state: &AppState) -> Router {
    let options = LeptosOptions::builder().output_name("app").build();
    let site = {
        let state = state.clone();
        move || page_site(&state)
    };
    // Leptos would answer these itself, without what `call` adds.
    let functions = server_fn_paths().map(|(path, _)| path.to_owned()).collect();
    let routes: Vec<AxumRouteListing> = generate_route_list_with_exclusions(App, Some(functions));
    let context = {
        let state = state.clone();
        move || provide(&state)
    };
    let not_found = {
        let state = state.clone();
        move |request: Request<Body>| {
            let state = state.clone();
            async move { (StatusCode::NOT_FOUND, rendered(&state, request).await) }
        }
    };
    Router::new()
        .leptos_routes_with_context(&options, routes, context, move || shell(site()))
        .fallback(not_found)
        .merge(Router::new().route("/studies/{study}/report.html", get(report_file)).with_state(state.clone()))
        .layer(middleware::from_fn_with_state(state.clone(), flash::take))
        .with_state(options)
}

/// Answers a form with a page of what it made. The page is rendered here and not redirected to, so that nothing of it is stored.
pub(crate) async fn show_once(state: &AppState, asked: &axum::http::request::Parts, shown: OnceShown) -> Response {
    let mut request = Request::get("/once").body(Body::empty()).unwrap_or_default();
    *request.headers_mut() = asked.headers.clone();
    let extensions = request.extensions_mut();
    extensions.extend(asked.extensions.clone());
    extensions.insert(shown);
    rendered(state, request).await
}

/// The page of an address, for the person who sent this request.
pub(crate) async fn page(state: &AppState, asked: &axum::http::request::Parts, address: &str) -> Response {
    let mut request = Request::get(address).body(Body::empty()).unwrap_or_default();
    request.extensions_mut().extend(asked.extensions.clone());
    rendered(state, request).await
}

async fn rendered(state: &AppState, request: Request<Body>) -> Response {
    let site = page_site(state);
    rendered_in(state, request, move || shell(site.clone())).await
}

async fn rendered_in<V: IntoView + 'static>(
    state: &AppState,
    request: Request<Body>,
    document: impl Fn() -> V + Clone + Send + Sync + 'static,
) -> Response {
    let state = state.clone();
    render_app_async_with_context(move || provide(&state), document)(request).await.into_response()
}

/// The report of a study as one HTML file with all figures and the style in it. Who may not have it gets the page that
/// says so.
async fn report_file(State(state): State<AppState>, Path(study): Path<String>, mut request: Request) -> Response {
    let Ok(study) = study.parse::<StudyId>() else {
        return (StatusCode::NOT_FOUND, rendered(&state, request).await).into_response();
    };
    let Ok(address) = format!("/studies/{study}/report").parse() else {
        return StatusCode::NOT_FOUND.into_response();
    };
    *request.uri_mut() = address;
    let (mut head, _) = request.into_parts();
    head.extensions.insert(WholeFile);
    let style = state.files.style();
    let asked = Request::from_parts(head.clone(), Body::empty());
    let response = rendered_in(&state, asked, move || file_shell(style.clone())).await;
    if response.status() != StatusCode::OK {
        return rendered(&state, Request::from_parts(head, Body::empty())).await;
    }
    let Ok(page) = to_bytes(response.into_body(), usize::MAX).await else {
        return StatusCode::INTERNAL_SERVER_ERROR.into_response();
    };
    let page = String::from_utf8_lossy(&page);
    // Leptos puts the data of scripts after the document, and the file has no scripts.
    let document = page.rsplit_once(END).map_or_else(|| page.to_string(), |(document, _)| format!("{document}{END}\n"));
    let headers = [
        (header::CONTENT_TYPE, "text/html; charset=utf-8"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"report.html\""),
    ];
    (headers, document).into_response()
}

/// Marks the request for a file, which is sent when everything in it is there.
#[derive(Clone, Copy, Debug)]
struct WholeFile;

/// The end of an HTML document.
const END: &str = "</html>";

/// What every page and server function finds in its context.
pub(crate) fn provide(state: &AppState) {
    let request = use_context::<Parts>();
    let parts = request.as_ref().map(|parts| &parts.extensions);
    provide_context(state.engine.clone());
    // A page says how far its reports are; a file waits for them.
    let is_file = parts.is_some_and(|parts| parts.get::<WholeFile>().is_some());
    let reports = &state.reports;
    provide_context(if is_file { reports.clone() } else { reports.for_page(state.settings.report_wait()) });
    provide_context(parts.and_then(|parts| parts.get::<RequestActor>()).and_then(|request| request.0));
    provide_context(parts.and_then(|parts| parts.get::<Visit>()).cloned().unwrap_or_default());
    provide_context(parts.and_then(|parts| parts.get::<Flash>()).cloned());
    provide_context(parts.and_then(|parts| parts.get::<Told>()).cloned());
    provide_context(parts.and_then(|parts| parts.get::<OnceShown>()).cloned());
    provide_context(app::call::PublicUrl(state.settings.public_url.clone()));
    provide_context(app::Contact(state.settings.contact().map(str::to_owned)));
    provide_context(app::Reference(Arc::clone(crate::api::document())));
    let is_framed = request.as_ref().is_some_and(|parts| parts.uri.path().starts_with(FRAMED));
    set_policy(state, is_framed);
}

/// How the addresses of pages begin that Mechanical Turk shows in its frame.
const FRAMED: &str = "/mturk/";
/// The pages around that frame, which also take the form that hands in.
const MTURK: &str = "https://*.mturk.com";

/// What the page may load and who may frame it. Scripts and styles are ours or carry the nonce of this response.
fn set_policy(state: &AppState, is_framed: bool) {
    let (Some(nonce), Some(response)) = (use_nonce(), use_context::<ResponseOptions>()) else {
        return;
    };
    let framing = if is_framed { MTURK } else { &state.settings.frame_ancestors };
    let sending = if is_framed { MTURK } else { "'self'" };
    let policy = format!(
        "default-src 'self'; script-src 'self' 'nonce-{nonce}' 'wasm-unsafe-eval'; \
         style-src 'self' 'nonce-{nonce}'; img-src 'self' data:; object-src 'none'; \
         base-uri 'none'; form-action {sending}; frame-ancestors {framing}"
    );
    if let Ok(policy) = HeaderValue::from_str(&policy) {
        response.insert_header(header::CONTENT_SECURITY_POLICY, policy);
    }
}

fn page_site(state: &AppState) -> Site {
    let Manifest { loader, style, bindings, code } = state.files.manifest();
    Site {
        base: state.base.as_ref().map(|base| base.path().to_owned()),
        loader: format!("/pkg/{loader}"),
        style: format!("/pkg/{style}"),
        early: format!(
            "</pkg/{bindings}>; rel=modulepreload, \
             </pkg/{code}>; rel=preload; as=fetch; type=\"application/wasm\"; crossorigin=anonymous"
        ),
    }
}
