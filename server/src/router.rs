//! Every address the process answers, and what each request passes before and after.

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use tower_http::catch_panic::CatchPanicLayer;

use crate::door::{headers, limit, log, origin, panic, session, who};
use crate::{House, api, pages, site};

/// The whole application, ready to be served.
pub fn router(house: House) -> Router {
    let people = api::router(&house)
        .merge(pages::router(&house))
        .layer(from_fn_with_state(house.clone(), who::who))
        .layer(session::layer(house.engine.clone(), &house.settings))
        .layer(from_fn_with_state(house.clone(), origin::same_origin))
        // axum's own limit of 2 MB makes room for the installation's.
        .layer(DefaultBodyLimit::disable())
        .layer(from_fn_with_state(house.clone(), limit::limit));
    Router::new()
        .nest("/pkg", site::router(house.files.clone()))
        .merge(people)
        .layer(CatchPanicLayer::custom(panic::response))
        .layer(from_fn_with_state(house, headers::headers))
        .layer(from_fn(log::log))
}
