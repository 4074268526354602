//! What is around every call: the log, the token, the schema, the faults and the webhooks.

use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};

use futures::{StreamExt as _, stream};
use serde_json::Value;

use crate::reply::Failure;
use crate::server::Shared;
use crate::state::{CallRecord, KEY, TOKEN};
use crate::{Fault, When, delivery, schema};

/// The largest body that is read, in bytes.
const LARGEST: usize = 1 << 20;
/// How long after the answer webhooks follow.
const AFTER: Duration = Duration::from_millis(5);

/// A mark on a response: the connection ends instead.
#[derive(Clone, Copy, Debug)]
pub struct Cut;

/// The answer to an unknown path.
pub async fn unknown() -> Response {
    Failure::unknown().into_response()
}

/// Handles a call.
pub async fn around(State(shared): State<Arc<Shared>>, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let body = to_bytes(body, LARGEST).await.unwrap_or_default();
    let template = parts.extensions.get::<MatchedPath>().map_or("unknown", MatchedPath::as_str);
    let is_connect = is_connect(template);
    let word = if is_connect { "CONNECT " } else { "" };
    let operation = format!("{word}{} {template}", parts.method);
    let path = parts.uri.path_and_query().map_or_else(String::new, ToString::to_string);
    let fault = {
        let mut state = shared.lock();
        let value = serde_json::from_slice(&body).unwrap_or(Value::Null);
        state.calls.push(CallRecord { operation: operation.clone(), path, body: value });
        state.fault(&operation)
    };
    if let Some(response) = fault.as_ref().and_then(before) {
        return response;
    }
    if !is_known(&parts.headers, is_connect, template) {
        return Failure::new(401, "The token is not known.").into_response();
    }
    note(&shared, &operation, "request", schema::validate_request(&operation, &body));
    if fault == Some(Fault::Twice) {
        next.clone().run(Request::from_parts(parts.clone(), Body::from(body.clone()))).await;
    }
    let response = next.run(Request::from_parts(parts, Body::from(body))).await;
    let (parts, body) = response.into_parts();
    let body = to_bytes(body, LARGEST).await.unwrap_or_default();
    note(&shared, &operation, "answer", schema::validate_answer(&operation, parts.status.as_u16(), &body));
    send_webhooks(&shared).await;
    after(fault, Response::from_parts(parts, Body::from(body.clone())), body).await
}

fn is_connect(template: &str) -> bool {
    ["/api/v1/project", "/api/v1/assignments", "/api/v1/account"].iter().any(|start| template.starts_with(start))
}

/// Whether the token is right. Keys are public.
fn is_known(headers: &HeaderMap, is_connect: bool, template: &str) -> bool {
    let (name, expected) =
        if is_connect { ("x-api-key", KEY.to_owned()) } else { ("authorization", format!("Token {TOKEN}")) };
    let sent = headers.get(name).and_then(|value| value.to_str().ok());
    template.starts_with("/.well-known/") || sent == Some(expected.as_str())
}

fn note(shared: &Shared, operation: &str, what: &str, wrong: Vec<String>) {
    let lines = wrong.into_iter().map(|wrong| format!("{operation}, {what}: {wrong}"));
    shared.lock().violations.extend(lines);
}

async fn send_webhooks(shared: &Arc<Shared>) {
    let when = shared.lock().hooks.when;
    match when {
        When::BeforeAnswer => delivery::deliver(shared).await,
        When::AfterAnswer => {
            let (shared, taken) = (Arc::clone(shared), delivery::take(shared));
            tokio::spawn(async move {
                tokio::time::sleep(AFTER).await;
                delivery::send_all(&shared, taken).await;
            });
        }
        When::OnDemand => {}
    }
}

/// The answer of a fault that keeps a call from being carried out.
fn before(fault: &Fault) -> Option<Response> {
    match fault {
        Fault::Status(status) => Some(Failure::new(*status, "Refused on purpose.").into_response()),
        Fault::Refuse(shape) => Some(Failure::shaped(*shape).into_response()),
        Fault::TooMany(retry_after) => {
            let mut response = Failure::new(429, "Too many requests.").into_response();
            if let Some(text) = retry_after {
                response.headers_mut().insert(header::RETRY_AFTER, text.parse().expect("a header"));
            }
            Some(response)
        }
        Fault::CutBefore => Some(cut()),
        Fault::Redirect(address) => {
            Some((StatusCode::TEMPORARY_REDIRECT, [(header::LOCATION, address.clone())]).into_response())
        }
        Fault::TellToken => Some(Failure::new(401, format!("The token {TOKEN} is not known.")).into_response()),
        Fault::Slow(_)
        | Fault::CutAfter
        | Fault::FailAfter
        | Fault::HalfAnswer
        | Fault::Garbage
        | Fault::Huge(_)
        | Fault::Twice
        | Fault::RefuseAfter => None,
    }
}

/// The answer of a fault to a call that was carried out.
async fn after(fault: Option<Fault>, response: Response, body: Bytes) -> Response {
    match fault {
        Some(Fault::Slow(time)) => {
            tokio::time::sleep(time).await;
            response
        }
        Some(Fault::CutAfter) => cut(),
        Some(Fault::RefuseAfter) => Failure::bad("Bad request.").into_response(),
        Some(Fault::FailAfter) => (StatusCode::BAD_GATEWAY, "<html>Bad gateway</html>").into_response(),
        Some(Fault::HalfAnswer) => {
            let half = if body.is_empty() { Bytes::from_static(b"{") } else { body.slice(..body.len().div_ceil(2)) };
            // The half has to be on its way before the connection ends.
            let end = async {
                tokio::time::sleep(AFTER).await;
                Err(std::io::Error::other("cut"))
            };
            let chunks = stream::iter([Ok(half)]).chain(stream::once(end));
            (response.status(), Body::from_stream(chunks)).into_response()
        }
        Some(Fault::Garbage) => (response.status(), "<html>").into_response(),
        Some(Fault::Huge(bytes)) => {
            let chunk = Bytes::from(vec![b' '; 1 << 16]);
            let chunks = std::iter::repeat_n(chunk, bytes.div_ceil(1 << 16)).map(Ok::<_, std::io::Error>);
            (response.status(), Body::from_stream(stream::iter(chunks))).into_response()
        }
        Some(
            Fault::Status(_)
            | Fault::Refuse(_)
            | Fault::TooMany(_)
            | Fault::CutBefore
            | Fault::Redirect(_)
            | Fault::TellToken
            | Fault::Twice,
        )
        | None => response,
    }
}

pub(crate) fn cut() -> Response {
    let mut response = Response::new(Body::empty());
    response.extensions_mut().insert(Cut);
    response
}
