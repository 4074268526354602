//! `/fn/*`: server functions, called by a plain form or by an island.
//!
//! A plain form gets a redirect either way: to where the function leads, or back to its page, where it finds what
//! was typed and why it was refused. An island gets JSON with the status that says the same.

use app::call::{Change, Flash, Visit};
use axum::Json;
use axum::Router;
use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{Extension, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::post;
use front::{PAGE_TOO, Preview, WithPage};
use leptos_axum::handle_server_fns_with_context;
use shared::{Problem, own_path};
use tower_sessions::Session;

use crate::AppState;
use crate::base::html::with_base;
use crate::edge::limit::{Limit, Refused};
use crate::middleware::browser::keep_device;
use crate::middleware::flash::Keeping;
use crate::middleware::{authentication, cookie, flash, resend};
use crate::pages::{page, provide, show_once};
use crate::reply::{LANGUAGE, bare, locale, refuse, wants_html};

const FAILED: HeaderName = HeaderName::from_static("serverfnerror");
/// How the address of a hit begins.
const HIT: &str = "/work/assignments/";
/// The function that shows the designer's form as workers will see it.
const PREVIEW: &str = "/fn/task/preview";
/// The longest reply or page that is sent together with another, in bytes.
const MOST_REPLY: usize = 4 << 20;
/// The longest problem that is read back; our own are far shorter.
const MOST: usize = 1 << 16;
/// How long a browser keeps the language that was chosen, in seconds.
const YEAR: i64 = 365 * 24 * 3600;

/// The addresses of the functions.
pub(crate) fn router(state: &AppState) -> Router {
    Router::new().route("/fn/{*name}", post(call)).with_state(state.clone())
}

/// Runs the function and answers in the form the caller understands.
async fn call(
    State(state): State<AppState>,
    session: Session,
    Extension(visit): Extension<Visit>,
    request: Request,
) -> Response {
    let (asked, body) = request.into_parts();
    let (head, address) = (asked.headers.clone(), asked.uri.clone());
    let request = Request::from_parts(asked.clone(), body);
    let plain = wants_html(&head);
    let brings_file = ["/import/upload", "/picture/add", "/mturk/read"].iter().any(|end| address.path().ends_with(end));
    if brings_file && !is_multipart(&head) {
        return refuse(&head, Problem::invalid("file", shared::refusal::file_was_not_sent()));
    }
    let (request, values, is_whole) = match typed(request, plain).await {
        Ok(request) => request,
        Err(problem) => return refuse(&head, problem),
    };
    let ended = match request.extensions().get::<Refused>().cloned() {
        Some(Refused(problem)) => Err(problem),
        None => run(&state, request, &session, &visit).await,
    };
    match (plain, ended) {
        (true, Ok((response, cookie))) => {
            let shown = if let Some(made) = visit.shown_once() {
                show_once(&state, &asked, made).await
            } else {
                onward(&state, &session, &visit, leads_to(&response, &address, &head), &head).await
            };
            with(shown, cookie)
        }
        // The database that could not serve the form may not keep it either: it goes back to the sender.
        (true, Err(problem @ (Problem::Unavailable { .. } | Problem::Busy { .. })))
            if is_whole && !values.is_empty() =>
        {
            let flash = Flash { path: address.path().to_owned(), problem, values };
            resend::page(&flash, &flash::back(&address, &head), visit.locale)
        }
        (true, Err(problem)) => {
            let values = if values.is_empty() { visit.typed() } else { values };
            let flash = Flash { path: address.path().to_owned(), problem, values };
            back(&state, &session, flash::back(&address, &head), flash, &head).await
        }
        (false, Ok((response, cookie))) if head.contains_key(PAGE_TOO) => {
            with(page_too(&state, &asked, response).await, cookie)
        }
        (false, Ok((response, cookie))) if address.path() == PREVIEW => with(preview(&state, response).await, cookie),
        (false, Ok((response, cookie))) => with(response, cookie),
        (false, Err(problem)) => bare(&problem.localised(visit.locale)),
    }
}

/// The reply of a function, with the page to which it leads if that is a hit.
async fn page_too(state: &AppState, asked: &Parts, response: Response) -> Response {
    let location = response.headers().get(header::LOCATION).and_then(|to| to.to_str().ok());
    let address = location.and_then(own_path).map(str::to_owned);
    let reply = read(response.into_body(), MOST_REPLY).await.unwrap_or_default();
    let Ok(reply) = serde_json::from_slice::<serde_json::Value>(&reply) else {
        let trace = "reply".to_owned();
        return bare(&Problem::Internal { trace });
    };
    let page = match address.as_deref().filter(|address| address.starts_with(HIT)) {
        Some(address) => hit(state, asked, address).await,
        None => None,
    };
    Json(WithPage { reply, address, page }).into_response()
}

/// The page of a hit as HTML, if there is one at this address.
async fn hit(state: &AppState, asked: &Parts, address: &str) -> Option<String> {
    let response = page(state, asked, address).await;
    if response.status() != StatusCode::OK {
        return None;
    }
    let html = read(response.into_body(), MOST_REPLY).await?;
    let html = String::from_utf8(html.to_vec()).ok()?;
    // The page does not leave as one, and the address next to it is for the islands, which know the base path.
    match &state.base {
        Some(base) => with_base(base, &html),
        None => Some(html),
    }
}

/// The reply of the designer's preview, with the addresses in it as browsers need them.
async fn preview(state: &AppState, response: Response) -> Response {
    let Some(base) = &state.base else { return response };
    let (head, body) = response.into_parts();
    let reply = read(body, MOST_REPLY).await.unwrap_or_default();
    match serde_json::from_slice::<Preview>(&reply) {
        Ok(Preview::Shown(html)) => match with_base(base, &html) {
            Some(html) => Json(Preview::Shown(html)).into_response(),
            None => bare(&Problem::Internal { trace: "addresses".to_owned() }),
        },
        _ => Response::from_parts(head, Body::from(reply)),
    }
}

/// The response with these cookies.
fn with(mut response: Response, cookies: impl IntoIterator<Item = HeaderValue>) -> Response {
    for cookie in cookies {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

/// Whether a form of several parts says what is between them, as browsers and programs write it: the library that reads
/// it relies on that.
fn is_multipart(head: &HeaderMap) -> bool {
    let kind = head.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let rest = kind.strip_prefix("multipart/form-data;").and_then(|rest| rest.trim().strip_prefix("boundary="));
    let sign = |c: char| c.is_ascii_alphanumeric() || "-_.+'".contains(c);
    rest.is_some_and(|word| (1..=70).contains(&word.len()) && word.chars().all(sign))
}

/// Reads a plain form ahead of the function, so that what was typed can be shown again, and whether that is all of it: a file
/// and a password are not kept.
async fn typed(request: Request, plain: bool) -> Result<(Request, Vec<(String, String)>, bool), Problem> {
    let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    if !plain || !kind.starts_with("application/x-www-form-urlencoded") {
        return Ok((request, Vec::new(), false));
    }
    let (parts, body) = request.into_parts();
    // The limit of the route ends the body.
    let body = to_bytes(body, usize::MAX).await.map_err(|error| Limit::failure(&parts.extensions, &error))?;
    let body = plain_line_breaks(body);
    let (values, is_whole) = (flash::values(&body), !flash::drops(&body));
    Ok((Request::from_parts(parts, Body::from(body)), values, is_whole))
}

/// A form as it was typed: browsers send each line break of a field as CR LF, so that a text which somebody only looked at
/// would be stored as another one.
fn plain_line_breaks(form: Bytes) -> Bytes {
    const SENT: &[u8] = b"%0D%0A";
    let mut plain = Vec::with_capacity(form.len());
    let mut rest = &form[..];
    while let [first, others @ ..] = rest {
        if rest.get(..SENT.len()).is_some_and(|next| next.eq_ignore_ascii_case(SENT)) {
            plain.extend_from_slice(b"%0A");
            rest = &rest[SENT.len()..];
        } else {
            plain.push(*first);
            rest = others;
        }
    }
    plain.into()
}

/// Runs the function as for a client that wants JSON: what a browser wants is added by the caller. Cookies come with it
/// where a person has signed in or chosen a language.
async fn run(
    state: &AppState,
    mut request: Request,
    session: &Session,
    visit: &Visit,
) -> Result<(Response, Vec<HeaderValue>), Problem> {
    request.headers_mut().insert(header::ACCEPT, HeaderValue::from_static("application/json"));
    let context = {
        let state = state.clone();
        move || provide(&state)
    };
    let response = handle_server_fns_with_context(context, request).await.into_response();
    if response.headers().contains_key(FAILED)
        || response.status().is_client_error()
        || response.status().is_server_error()
    {
        let known = response.headers().contains_key(FAILED);
        let body = read(response.into_body(), MOST).await.filter(|_| known).unwrap_or_default();
        return Err(serde_json::from_slice(&body).unwrap_or(Problem::NotFound));
    }
    let change = visit.asked();
    // The next person at this device may read another language.
    let forgets = matches!(change, Some(Change::SignOut)).then(|| cookie::set(&state.settings, LANGUAGE, "", 0));
    let browser = match change {
        Some(change) => authentication::change(state, session, change, visit).await?,
        None => None,
    };
    let chosen = visit.next_locale().and_then(|locale| cookie::set(&state.settings, LANGUAGE, locale.tag(), YEAR));
    let language = forgets.flatten().or(chosen);
    let device = visit.next_device().and_then(|secret| keep_device(state, &secret));
    Ok((response, browser.into_iter().chain(language).chain(device).collect()))
}

/// After success, a plain form goes where the function leads, or back to its page.
async fn onward(state: &AppState, session: &Session, visit: &Visit, to: String, head: &HeaderMap) -> Response {
    let told = match visit.telling() {
        Some(text) => flash::tell(state, session, page_of(&to), text).await,
        None => Ok(None),
    };
    match told {
        Ok(cookie) => with(Redirect::to(&to).into_response(), cookie),
        Err(problem) => refuse(head, problem),
    }
}

/// Where the function leads; its own page if it does not say.
fn leads_to(response: &Response, address: &Uri, head: &HeaderMap) -> String {
    let location = response.headers().get(header::LOCATION).and_then(|to| to.to_str().ok());
    // What a function says is ours already; the check keeps a mistake in one from sending people elsewhere.
    location.map_or_else(|| flash::back(address, head), |to| own_path(to).unwrap_or("/").to_owned())
}

/// After a refusal, a plain form goes back to its page, which shows why; one that cannot be kept is shown at once.
async fn back(state: &AppState, session: &Session, to: String, flash: Flash, head: &HeaderMap) -> Response {
    match flash::keep(state, session, page_of(&to), flash).await {
        Ok(Keeping::Session) => Redirect::to(&to).into_response(),
        Ok(Keeping::Cookie(cookie)) => with(Redirect::to(&to).into_response(), Some(cookie)),
        Ok(Keeping::Nowhere(flash)) => resend::page(&flash, &to, locale(head)),
        Err(problem) => refuse(head, problem),
    }
}

/// The path of an address without its query and anchor.
fn page_of(address: &str) -> &str {
    address.split(['?', '#']).next().unwrap_or("/")
}

async fn read(body: Body, most: usize) -> Option<Bytes> {
    to_bytes(body, most).await.ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn line_breaks_are_stored_as_they_were_typed() {
        let plain = |form: &'static [u8]| plain_line_breaks(Bytes::from_static(form));
        assert_eq!(plain(b"text=%0D%0Aa%0d%0ab&x=%0D%0"), "text=%0Aa%0Ab&x=%0D%0");
        assert_eq!(plain(b"form=a%250D%250Ab"), "form=a%250D%250Ab");
        assert_eq!(plain(b""), "");
    }
}
