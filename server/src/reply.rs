//! A [`Problem`] as a response: `application/problem+json`, or a plain page where no Leptos page can be rendered.

use axum::Json;
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{Html, IntoResponse, Response};
use html_escape::encode_text;
use serde_json::json;
use shared::{Locale, Problem};
use tower_sessions::cookie::Cookie;

use crate::site::CURRENT_STYLE;

/// What the plain page loads: its style sheet.
const POLICY: HeaderValue = HeaderValue::from_static(
    "default-src 'none'; style-src 'self'; img-src data:; frame-ancestors 'none'; form-action 'self'; base-uri 'none'",
);

/// The error of every endpoint of the REST interface. `?` makes it of a problem or of an engine error.
#[derive(Debug)]
pub struct Refusal(pub Problem);

impl<E: Into<Problem>> From<E> for Refusal {
    fn from(error: E) -> Self {
        Self(error.into())
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        self.in_locale(Locale::En)
    }
}

impl Refusal {
    /// The response for a reader of this language.
    fn in_locale(self, say: Locale) -> Response {
        let title = if say == Locale::En { self.0.title() } else { say.refusal_title(&self.0) };
        // A refusal with a message has it in its reader's language already, which may be that of their work.
        let detail = match (say, self.0.message()) {
            (Locale::En, _) | (_, Some(_)) => self.0.to_string(),
            _ => say.refusal(&self.0),
        };
        let mut body = serde_json::to_value(&self.0).unwrap_or_else(|_| json!({}));
        body["type"] = json!(format!("/api#{}", body["problem"].as_str().unwrap_or("internal")));
        body["title"] = json!(title);
        body["status"] = json!(self.0.status());
        body["detail"] = json!(detail);
        let kind = HeaderValue::from_static("application/problem+json");
        let mut response = (status(&self.0), [(header::CONTENT_TYPE, kind)], body.to_string()).into_response();
        wait(&self.0, &mut response);
        response.extensions_mut().insert(self.0);
        response
    }
}

/// Words a refusal of the interface in the language that is asked for, and makes a page of it where a browser shows it:
/// behind a link to a file.
pub(crate) async fn readable(request: Request, next: Next) -> Response {
    let shown = wants_html(request.headers());
    let say = locale(request.headers());
    let mut response = next.run(request).await;
    match response.extensions_mut().remove::<Problem>() {
        Some(problem) if shown => page(&problem, say),
        Some(problem) => Refusal(problem.localised(say)).in_locale(say),
        None => response,
    }
}

/// Says when trying again may help.
fn wait(problem: &Problem, response: &mut Response) {
    if let Some(seconds) = problem.wait() {
        response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
    }
}

/// The refusal as the visitor's program wants it: a page for a browser, JSON for anything else.
pub(crate) fn refuse(head: &HeaderMap, problem: Problem) -> Response {
    let say = locale(head);
    if wants_html(head) { page(&problem, say) } else { Refusal(problem.localised(say)).in_locale(say) }
}

/// The problem as an island's call reads it.
pub(crate) fn bare(problem: &Problem) -> Response {
    (status(problem), Json(problem)).into_response()
}

/// The cookie with the tag of the language that the visitor has chosen. With TLS it is bound to the host.
pub(crate) const LANGUAGE: &str = "language";

/// The language that the visitor has chosen.
pub(crate) fn chosen_locale(head: &HeaderMap) -> Option<Locale> {
    let all = head.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut found = all.flat_map(|value| Cookie::split_parse(value.to_owned())).flatten();
    let ours = |name: &str| name.strip_prefix("__Host-").unwrap_or(name).strip_prefix("concord-") == Some(LANGUAGE);
    found.find(|cookie| ours(cookie.name())).and_then(|cookie| Locale::from_tag(cookie.value()))
}

/// The language that the visitor has chosen, otherwise the one that the browser asks for.
pub(crate) fn locale(head: &HeaderMap) -> Locale {
    chosen_locale(head).unwrap_or_else(|| preferred_locale(head))
}

/// The language that the visitor's browser asks for.
fn preferred_locale(head: &HeaderMap) -> Locale {
    let languages = head.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    Locale::asked_for(languages.unwrap_or_default())
}

/// Whether the request comes from a browser that shows what it gets.
pub(crate) fn wants_html(head: &HeaderMap) -> bool {
    let accepted = head.get(header::ACCEPT).and_then(|value| value.to_str().ok());
    accepted.is_some_and(|accepted| accepted.contains("text/html"))
}

pub(crate) fn status(problem: &Problem) -> StatusCode {
    StatusCode::from_u16(problem.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
}

/// A refusal that no page of ours can show, as who is asking may not be known here.
fn page(problem: &Problem, say: Locale) -> Response {
    let actions = format!("<a class=\"button\" href=\"/\">{}</a>", encode_text(say.to_start()));
    frame(problem, &say.refusal(problem), &actions, say)
}

/// The frame of such a page around a sentence and what can be done about it (HTML).
pub(crate) fn frame(problem: &Problem, text: &str, actions: &str, say: Locale) -> Response {
    let (text, title, lang) = (encode_text(text), encode_text(say.refusal_title(problem)), say.tag());
    let html = format!(
        "<!DOCTYPE html><html lang=\"{lang}\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
         <meta name=\"color-scheme\" content=\"light dark\"><link rel=\"icon\" href=\"data:,\">\
         <link rel=\"stylesheet\" href=\"{CURRENT_STYLE}\"><title>{title} · Concord</title></head>\
         <body><div class=\"frame\"><header class=\"top\"><a class=\"product\" href=\"/\">Concord</a></header>\
         <main id=\"content\"><section class=\"refused\"><h1>{title}</h1><p>{text}</p>\
         <div class=\"row\">{actions}</div></section></main></div></body></html>"
    );
    let mut response = (status(problem), [(header::CONTENT_SECURITY_POLICY, POLICY)], Html(html)).into_response();
    wait(problem, &mut response);
    response
}
