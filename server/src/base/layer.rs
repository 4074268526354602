//! The router under its base path.

use std::convert::Infallible;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use axum::Router;
use axum::body::{Body, Bytes, HttpBody as _, to_bytes};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, header};
use axum::middleware::Next;
use axum::response::Response;
use shared::Problem;
use tower::ServiceExt as _;

use super::{Base, html};
use crate::AppState;
use crate::reply::refuse;

/// What load balancers ask at the root of the host too: they know no base path.
const PROBES: [&str; 2] = ["/healthz", "/readyz"];
/// The beginning of the type of a problem, as the reply names it.
const PROBLEM: &str = "\"type\":\"/api#";
/// The longest problem.
const MOST_PROBLEM: usize = 1 << 20;

/// Two routers: one for the addresses under the base path, and one for all others.
#[derive(Clone)]
struct Under {
    base: Arc<Base>,
    inside: Router,
    outside: Router,
}

/// The routes of `inside` under the base path, and `outside` for what is not there. Without a base path it is `inside`.
pub(crate) fn under(base: Option<Arc<Base>>, inside: Router, outside: Router) -> Router {
    let Some(base) = base else { return inside };
    // A fallback takes every address, the root too.
    Router::new().fallback(answer).with_state(Under { base, inside, outside })
}

async fn answer(State(Under { base, inside, outside }): State<Under>, request: Request) -> Response {
    let ended = match base.taken_off(request) {
        Ok(request) => inside.oneshot(request).await,
        Err(request) if PROBES.contains(&request.uri().path()) => inside.oneshot(request).await,
        Err(request) => outside.oneshot(request).await,
    };
    let Ok(mut response) = ended;
    base.put_on(response.headers_mut());
    response
}

/// The answer to addresses that are not under the base path. The log says once that a proxy may take the base path off.
pub(crate) async fn nowhere(State(state): State<AppState>, request: Request) -> Response {
    static TOLD: AtomicBool = AtomicBool::new(false);
    if let Some(base) = &state.base
        && !TOLD.swap(true, Ordering::Relaxed)
    {
        tracing::warn!(
            "somebody asked for an address that is not under {base}/, the path of public_url, and was told that there is \
             nothing. If this was meant for Concord, the proxy takes the path off: let it pass requests on as they are.",
            base = base.path()
        );
    }
    refuse(request.headers(), Problem::NotFound)
}

/// Puts the base path into the bodies of replies: pages, and the types of problems.
pub(crate) async fn addresses(State(state): State<AppState>, request: Request, next: Next) -> Response {
    let head = request.headers().clone();
    let response = next.run(request).await;
    let Some(base) = &state.base else { return response };
    let kind = response.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
    let kind = kind.unwrap_or_default().split(';').next().unwrap_or_default().to_owned();
    if kind == "text/html" {
        return rewritten(response, usize::MAX, &head, |text| html::with_base(base, text)).await;
    }
    if kind == "application/problem+json" {
        // A quotation mark within a text of the problem is escaped: only the type itself looks like this.
        let put_on = |text: &str| Some(text.replacen(PROBLEM, &format!("\"type\":\"{}/api#", base.path()), 1));
        return rewritten(response, MOST_PROBLEM, &head, put_on).await;
    }
    response
}

/// The response with another text. Pages are whole in memory before they are sent. What had a known length has one again, and
/// anything else goes on as a stream, as it came: that decides whether it is compressed.
async fn rewritten(
    response: Response,
    most: usize,
    asked: &HeaderMap,
    put_on: impl Fn(&str) -> Option<String>,
) -> Response {
    let (mut parts, body) = response.into_parts();
    let is_known = body.size_hint().exact().is_some();
    let text = to_bytes(body, most).await.ok();
    let text = text.and_then(|text| put_on(std::str::from_utf8(&text).ok()?));
    let Some(text) = text else {
        let trace = "addresses".to_owned();
        return refuse(asked, Problem::Internal { trace });
    };
    parts.headers.remove(header::CONTENT_LENGTH);
    if is_known {
        return Response::from_parts(parts, Body::from(text));
    }
    let whole = futures::stream::iter([Ok::<_, Infallible>(Bytes::from(text))]);
    Response::from_parts(parts, Body::from_stream(whole))
}
