//! A limit on the requests under way from one network address.

use std::net::SocketAddr;

use axum::extract::{ConnectInfo, Request, State};
use axum::middleware::Next;
use axum::response::Response;
use shared::Problem;

use super::address::network;
use crate::AppState;
use crate::reply::refuse;

/// Refuses a request from where as many are under way as may be. What is under way ends within a moment.
pub(crate) async fn in_flight(State(state): State<AppState>, request: Request, next: Next) -> Response {
    let connected = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let Some(address) = state.edge.addresses.of(request.headers(), connected) else {
        return next.run(request).await;
    };
    match state.edge.in_flight.enter(network(address), state.settings.requests_per_address) {
        Some(place) => {
            let response = next.run(request).await;
            drop(place);
            response
        }
        None => refuse(request.headers(), Problem::TooMany { seconds: 1 }),
    }
}
