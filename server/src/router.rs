//! Every address the process answers, and what each request passes before and after.

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};

use crate::door::{headers, limit, log, origin, panic, refusal, session, who};
use crate::{House, api, pages, site};

/// The whole application, ready to be served.
pub fn router(house: House) -> Router {
    let routes = api::router(&house).layer(from_fn(refusal::readable)).merge(pages::router(&house));
    door(house, routes)
}

/// These routes behind what every request passes, beside the front end's files.
pub fn door(house: House, routes: Router) -> Router {
    let people = routes
        .layer(from_fn_with_state(house.clone(), who::who))
        .layer(session::layer(house.engine.clone(), &house.settings))
        .layer(from_fn_with_state(house.clone(), origin::same_origin))
        // axum's own limit of 2 MB makes room for the installation's.
        .layer(DefaultBodyLimit::disable())
        .layer(from_fn_with_state(house.clone(), limit::limit));
    Router::new()
        .nest("/pkg", site::router(house.files.clone()))
        .merge(people)
        .layer(from_fn(panic::caught))
        .layer(from_fn_with_state(house, headers::headers))
        .layer(from_fn(log::log))
}
