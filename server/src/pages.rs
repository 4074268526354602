//! The Leptos pages and server functions: what they find in their context, and the content policy.

use app::{App, Site, shell};
use axum::Router;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::{HeaderValue, header};
use axum::response::IntoResponse;
use axum::routing::post;
use leptos::config::LeptosOptions;
use leptos::nonce::use_nonce;
use leptos::prelude::use_context;
use leptos_axum::{
    AxumRouteListing, LeptosRoutes, ResponseOptions, generate_route_list,
    handle_server_fns_with_context, render_app_async_with_context,
};

use crate::site::Files;

/// Pages at their own addresses, server functions under `/fn`, and the page for unknown addresses.
pub fn router(files: Files) -> Router {
    let options = LeptosOptions::builder().output_name("app").build();
    let site = move || page_site(&files);
    let routes: Vec<AxumRouteListing> = generate_route_list(App);
    let not_found = {
        let site = site.clone();
        move |State(_): State<LeptosOptions>, request: Request<Body>| {
            let site = site.clone();
            async move { render_app_async_with_context(provide, move || shell(site()))(request).await }
        }
    };
    Router::new()
        .route("/fn/{*name}", post(call))
        .leptos_routes_with_context(&options, routes, provide, move || shell(site()))
        .fallback(not_found)
        .with_state(options)
}

async fn call(request: Request<Body>) -> impl IntoResponse {
    handle_server_fns_with_context(provide, request).await
}

/// What every page and server function finds in its context.
fn provide() {
    let (Some(nonce), Some(response)) = (use_nonce(), use_context::<ResponseOptions>()) else {
        return;
    };
    let policy = format!(
        "default-src 'self'; script-src 'self' 'nonce-{nonce}' 'wasm-unsafe-eval'; \
         style-src 'self' 'nonce-{nonce}'; img-src 'self' data:; object-src 'none'; \
         base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    );
    if let Ok(policy) = HeaderValue::from_str(&policy) {
        response.insert_header(header::CONTENT_SECURITY_POLICY, policy);
    }
}

fn page_site(files: &Files) -> Site {
    let manifest = files.manifest();
    Site {
        loader: format!("/pkg/{}", manifest.loader),
        style: format!("/pkg/{}", manifest.style),
    }
}
