//! Every address the process answers, and what each request passes before and after.

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};

use crate::base::layer as base;
use crate::edge::{in_flight, limit, probe};
use crate::middleware::{authentication, compressed, headers, log, nul, origin, panic, session};
use crate::{AppState, api, call, docs, hook, my_data, pages, picture, reply, service, site, unsubscribe};

/// The whole application, ready to be served.
pub fn router(state: AppState) -> Router {
    let routes = api::router(&state)
        .layer(from_fn(reply::readable))
        .merge(pages::router(&state))
        .merge(call::router(&state))
        .merge(my_data::router(&state))
        .merge(picture::router(&state))
        .merge(unsubscribe::router(&state))
        .merge(service::router(&state))
        .merge(hook::router(&state));
    state.with_middleware(routes)
}

impl AppState {
    /// These routes with the middleware of every request, merged with the front end's files, under the base path.
    pub fn with_middleware(self, routes: Router) -> Router {
        let people = routes
            .layer(from_fn_with_state(self.clone(), limit::limit))
            .layer(from_fn_with_state(self.clone(), authentication::authenticate))
            .layer(session::layer(self.engine.clone(), &self.settings))
            .layer(from_fn(session::unsaved))
            .layer(from_fn(nul::refused))
            .layer(from_fn_with_state(self.clone(), origin::same_origin))
            // axum's own limit of 2 MB makes room for those of the routes.
            .layer(DefaultBodyLimit::disable())
            .layer(from_fn_with_state(self.clone(), in_flight::in_flight));
        let inside = Router::new()
            .nest("/pkg", site::router(self.files.clone()))
            .merge(docs::router(self.files.clone()))
            .merge(probe::probes(&self))
            .merge(people)
            .layer(from_fn(panic::caught))
            .layer(from_fn_with_state(self.clone(), base::addresses))
            .layer(compressed::layer());
        let outside = Router::new().fallback(base::nowhere).with_state(self.clone());
        let outside = outside.layer(from_fn_with_state(self.clone(), base::addresses));
        let [inside, outside] = [inside, outside].map(|routes| {
            let routes = routes.layer(from_fn_with_state(self.clone(), headers::headers));
            routes.layer(from_fn_with_state(self.clone(), log::log))
        });
        base::under(self.base.clone(), inside, outside)
    }
}
