//! What handlers take: the person, ids of the address, the query, the body. What does not fit is a problem.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;
use shared::{Actor, Problem};

use crate::House;
use crate::door::{Refusal, who};

/// The person behind the token or the session; without one, 401.
#[derive(Clone, Copy, Debug)]
pub struct Who(pub Actor);

impl<S: Send + Sync> FromRequestParts<S> for Who {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Refusal> {
        let actor = parts.extensions.get::<who::Who>().and_then(|who| who.0);
        actor.map(Self).ok_or(Refusal(Problem::SignIn))
    }
}

/// Parts of the address. A malformed id names nothing: 404.
#[derive(Clone, Copy, Debug)]
pub struct At<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequestParts<S> for At<T> {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Refusal> {
        let path = Path::<T>::from_request_parts(parts, state).await;
        path.map(|Path(at)| Self(at)).map_err(|_| Refusal(Problem::NotFound))
    }
}

/// The query of the address.
#[derive(Clone, Copy, Debug)]
pub struct Ask<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Ask<T> {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Refusal> {
        let query = Query::<T>::from_request_parts(parts, state).await;
        query.map(|Query(ask)| Self(ask)).map_err(|error| Refusal(Problem::invalid("query", error.body_text())))
    }
}

/// A JSON body.
#[derive(Clone, Copy, Debug)]
pub struct Sent<T>(pub T);

impl<T: DeserializeOwned> FromRequest<House> for Sent<T> {
    type Rejection = Refusal;

    async fn from_request(request: Request, house: &House) -> Result<Self, Refusal> {
        let body = Json::<T>::from_request(request, house).await;
        body.map(|Json(sent)| Self(sent)).map_err(|error| Refusal(unread(&error, house)))
    }
}

fn unread(error: &JsonRejection, house: &House) -> Problem {
    if error.status() == StatusCode::PAYLOAD_TOO_LARGE {
        return Problem::TooLarge { mebibytes: i64::from(house.settings.upload_mib) };
    }
    Problem::invalid("body", error.body_text())
}
