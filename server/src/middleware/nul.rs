//! No text that comes in holds a NUL character: PostgreSQL cannot store one, and no text needs one.
//!
//! The address is looked through at once, a form or JSON while it is read, without keeping it. A file is looked through
//! by whatever reads it, so that the line at fault is named.

mod scan;

use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll, ready};

use axum::body::{Body, Bytes, HttpBody};
use axum::extract::Request;
use axum::http::{HeaderMap, header};
use axum::middleware::Next;
use axum::response::Response;
use http_body::Frame;
use shared::Problem;

use self::scan::{Kind, Scan};
use crate::reply::{bare, refuse, wants_html};

/// Refuses a request with a NUL character in its address, its form or its JSON.
pub(crate) async fn refused(request: Request, next: Next) -> Response {
    let (head, path) = (request.headers().clone(), request.uri().path().to_owned());
    if let Some(field) = in_address(&request) {
        return answer(&head, &path, field);
    }
    let Some(kind) = kind(&head) else { return next.run(request).await };
    let found = Found::default();
    let request = request.map(|body| Body::new(Watched { body, scan: Scan::new(kind), found: found.clone() }));
    let response = next.run(request).await;
    let field = found.lock().unwrap_or_else(PoisonError::into_inner).take();
    // The handler was told that the body broke off; the sender gets the reason.
    field.map_or(response, |field| answer(&head, &path, field))
}

/// The field in which one was found.
type Found = Arc<Mutex<Option<String>>>;

fn answer(head: &HeaderMap, path: &str, field: String) -> Response {
    let problem = Problem::invalid(field, shared::refusal::contains_nul());
    // An island reads the problem alone.
    if path.starts_with("/fn/") && !wants_html(head) { bare(&problem) } else { refuse(head, problem) }
}

/// Where the address has one: its path, or a parameter.
fn in_address(request: &Request) -> Option<String> {
    if request.uri().path().contains("%00") {
        return Some("address".to_owned());
    }
    let mut scan = Scan::new(Kind::Form);
    scan.feed(request.uri().query().unwrap_or_default().as_bytes())
}

/// How a body is to be looked through.
fn kind(head: &HeaderMap) -> Option<Kind> {
    let kind = head.get(header::CONTENT_TYPE)?.to_str().ok()?.to_ascii_lowercase();
    let kind = kind.split(';').next().unwrap_or_default().trim();
    match kind {
        "application/x-www-form-urlencoded" => Some(Kind::Form),
        "application/json" => Some(Kind::Json),
        kind if kind.starts_with("application/") && kind.ends_with("+json") => Some(Kind::Json),
        _ => None,
    }
}

/// A body that breaks off at the first NUL character.
struct Watched {
    body: Body,
    scan: Scan,
    found: Found,
}

impl HttpBody for Watched {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        let frame = ready!(Pin::new(&mut self.body).poll_frame(context));
        let field = frame.as_ref().and_then(|frame| frame.as_ref().ok()?.data_ref()).cloned();
        match field.and_then(|data| self.scan.feed(&data)) {
            Some(field) => {
                *self.found.lock().unwrap_or_else(PoisonError::into_inner) = Some(field);
                Poll::Ready(Some(Err(axum::Error::new("a NUL character"))))
            }
            None => Poll::Ready(frame),
        }
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> http_body::SizeHint {
        self.body.size_hint()
    }
}
