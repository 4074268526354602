//! What handlers take: the person, ids of the address, the query, the body. What does not fit is a problem.

use std::convert::Infallible;

use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Path, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use serde::de::DeserializeOwned;
use shared::{Actor, Locale, Problem, refusal};

use super::reading;
use crate::AppState;
use crate::actor::RequestActor;
use crate::edge::limit::Limit;
use crate::reply::{self, Refusal};

/// The person behind the token or the session; without one, 401.
#[derive(Clone, Copy, Debug)]
pub struct CurrentActor(pub Actor);

impl<S: Send + Sync> FromRequestParts<S> for CurrentActor {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Refusal> {
        let actor = parts.extensions.get::<RequestActor>().and_then(|request| request.0);
        actor.map(Self).ok_or(Refusal(Problem::SignIn))
    }
}

/// The language of the client, as its `Accept-Language` asks for it; English without one.
#[derive(Clone, Copy, Debug)]
pub struct Reader(pub Locale);

impl<S: Send + Sync> FromRequestParts<S> for Reader {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Self(reply::locale(&parts.headers)))
    }
}

/// Parts of the address. A malformed id names nothing: 404.
#[derive(Clone, Copy, Debug)]
pub struct ApiPath<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequestParts<S> for ApiPath<T> {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Refusal> {
        let path = Path::<T>::from_request_parts(parts, state).await;
        path.map(|Path(at)| Self(at)).map_err(|_| Refusal(Problem::NotFound))
    }
}

/// The query of the address.
#[derive(Clone, Copy, Debug)]
pub struct ApiQuery<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for ApiQuery<T> {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Refusal> {
        Ok(Self(reading::query(parts.uri.query().unwrap_or_default())?))
    }
}

/// A JSON body.
#[derive(Clone, Copy, Debug)]
pub struct ApiJson<T>(pub T);

impl<T: DeserializeOwned> FromRequest<AppState> for ApiJson<T> {
    type Rejection = Refusal;

    async fn from_request(request: Request, state: &AppState) -> Result<Self, Refusal> {
        if !is_json(request.headers()) {
            return Err(Refusal(Problem::invalid("content-type", refusal::body_needs_json())));
        }
        Ok(Self(reading::json(&body(request, state).await?)?))
    }
}

/// A body that is text.
#[derive(Clone, Debug)]
pub struct ApiText(pub String);

impl FromRequest<AppState> for ApiText {
    type Rejection = Refusal;

    async fn from_request(request: Request, state: &AppState) -> Result<Self, Refusal> {
        let text = String::from_utf8(body(request, state).await?.into());
        text.map(Self).map_err(|_| Refusal(Problem::invalid("body", refusal::body_not_utf())))
    }
}

/// The body, or why it could not be read.
async fn body(request: Request, state: &AppState) -> Result<Bytes, Problem> {
    let limit = request.extensions().get::<Limit>().copied();
    Bytes::from_request(request, state).await.map_err(|error| match error.status() {
        StatusCode::PAYLOAD_TOO_LARGE => limit.unwrap_or_default().problem(),
        _ => Problem::invalid("body", refusal::body_is_incomplete()),
    })
}

fn is_json(head: &HeaderMap) -> bool {
    let kind = head.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let kind = kind.split(';').next().unwrap_or_default().trim().to_ascii_lowercase();
    kind == "application/json" || (kind.starts_with("application/") && kind.ends_with("+json"))
}
