//! Every address the process answers, and what each request passes before and after.

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};

use crate::door::{headers, log, nul, origin, panic, refusal, session, who};
use crate::edge::{in_flight, limit, probe};
use crate::{House, api, my_data, pages, site};

/// The whole application, ready to be served.
pub fn router(house: House) -> Router {
    let routes = api::router(&house)
        .layer(from_fn(refusal::readable))
        .merge(pages::router(&house))
        .merge(my_data::router(&house));
    house.door(routes)
}

impl House {
    /// These routes behind what every request passes, beside the front end's files.
    pub fn door(self, routes: Router) -> Router {
        let people = routes
            .layer(from_fn_with_state(self.clone(), limit::limit))
            .layer(from_fn_with_state(self.clone(), who::who))
            .layer(session::layer(self.engine.clone(), &self.settings))
            .layer(from_fn(session::unsaved))
            .layer(from_fn(nul::refused))
            .layer(from_fn_with_state(self.clone(), origin::same_origin))
            // axum's own limit of 2 MB makes room for those of the routes.
            .layer(DefaultBodyLimit::disable())
            .layer(from_fn_with_state(self.clone(), in_flight::in_flight));
        Router::new()
            .nest("/pkg", site::router(self.files.clone()))
            .merge(probe::probes(&self))
            .merge(people)
            .layer(from_fn(panic::caught))
            .layer(from_fn_with_state(self.clone(), headers::headers))
            .layer(from_fn_with_state(self, log::log))
    }
}
