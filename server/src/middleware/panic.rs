//! A panic in a handler is our mistake: the visitor is told so, the log has the place, and the process goes on.

use std::any::Any;
use std::panic::AssertUnwindSafe;

use axum::extract::Request;
use axum::middleware::Next;
use axum::response::Response;
use futures::FutureExt as _;
use shared::Problem;

use crate::reply::refuse;

/// Answers in place of a handler that panicked, as the visitor's program wants it. A transaction it had begun leaves
/// no trace.
pub(crate) async fn caught(request: Request, next: Next) -> Response {
    let head = request.headers().clone();
    match AssertUnwindSafe(next.run(request)).catch_unwind().await {
        Ok(response) => response,
        Err(panic) => refuse(&head, problem(panic.as_ref())),
    }
}

fn problem(panic: &(dyn Any + Send)) -> Problem {
    let text = panic.downcast_ref::<String>().map(String::as_str).or_else(|| panic.downcast_ref::<&str>().copied());
    engine::Error::Unexpected(format!("panic: {}", text.unwrap_or("of unknown kind"))).into()
}
