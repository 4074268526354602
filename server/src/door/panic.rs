//! A panic in a handler is our mistake: the visitor gets a page, the log the place.

use std::any::Any;

use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::Response;
use shared::Problem;

use super::refusal::refuse;

/// The response in place of the one the handler did not finish.
pub(crate) fn response(panic: Box<dyn Any + Send + 'static>) -> Response {
    let text = panic.downcast_ref::<String>().map(String::as_str).or_else(|| panic.downcast_ref::<&str>().copied());
    let problem = Problem::from(engine::Error::Unexpected(format!("panic: {}", text.unwrap_or("of unknown kind"))));
    let mut head = HeaderMap::new();
    head.insert(header::ACCEPT, HeaderValue::from_static("text/html"));
    refuse(&head, problem)
}
