//! `/fn/*`: server functions, called by a plain form or by an island.
//!
//! A plain form gets a redirect either way: to where the function leads, or back to its page, where it finds what
//! was typed and why it was refused. An island gets JSON with the status that says the same.

use app::call::{Flash, Visit};
use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{Extension, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::response::{IntoResponse, Redirect, Response};
use leptos_axum::handle_server_fns_with_context;
use shared::Problem;
use tower_sessions::Session;

use crate::House;
use crate::door::refusal::{again, bare, refuse, wants_html};
use crate::door::{flash, who};
use crate::pages::provide;

const FAILED: HeaderName = HeaderName::from_static("serverfnerror");
/// Names the page a form came from, where it is sent again.
const FROM: &str = "sent_from";
/// The longest problem that is read back; our own are far shorter.
const MOST: usize = 1 << 16;

/// Runs the function and answers in the form the caller understands.
pub(crate) async fn call(
    State(house): State<House>,
    session: Session,
    Extension(visit): Extension<Visit>,
    request: Request,
) -> Response {
    let mut head = request.headers().clone();
    let path = request.uri().path().to_owned();
    if let Some(page) = sent_again_from(&request) {
        head.insert(header::REFERER, page);
    }
    let plain = wants_html(&head);
    let (request, values) = match typed(request, plain, &house).await {
        Ok(request) => request,
        Err(problem) => return refuse(&head, problem),
    };
    let ended = run(&house, request, &session, &visit).await;
    match (plain, ended) {
        (true, Ok(response)) => onward(&session, &visit, leads_to(&response, &head), &head).await,
        // The database that could not serve the form may not keep it either: it goes back to whoever sent it.
        (true, Err(problem @ (Problem::Unavailable { .. } | Problem::Busy { .. }))) if can_go_again(&values) => {
            let from = form_urlencoded::Serializer::new(String::new()).append_pair(FROM, &flash::back(&head)).finish();
            again(&problem, visit.tongue, &format!("{path}?{from}"), &values)
        }
        (true, Err(problem)) => {
            let values = if values.is_empty() { visit.typed() } else { values };
            back(&session, &head, Flash { path, problem, values }).await
        }
        (false, Ok(response)) => response,
        (false, Err(problem)) => bare(&problem),
    }
}

/// Whether a form is whole in what was kept of it: a file and a password are not kept.
fn can_go_again(values: &[(String, String)]) -> bool {
    !values.is_empty() && values.iter().all(|(name, _)| name != "email")
}

/// The page from which a form was sent first, where it is sent again.
fn sent_again_from(request: &Request) -> Option<HeaderValue> {
    let query = request.uri().query().unwrap_or_default();
    let (_, page) = form_urlencoded::parse(query.as_bytes()).find(|(name, _)| name == FROM)?;
    HeaderValue::from_str(&page).ok()
}

/// Reads a plain form ahead of the function, so that what was typed can be shown again.
async fn typed(request: Request, plain: bool, house: &House) -> Result<(Request, Vec<(String, String)>), Problem> {
    let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    if !plain || !kind.starts_with("application/x-www-form-urlencoded") {
        return Ok((request, Vec::new()));
    }
    let (parts, body) = request.into_parts();
    let most = house.settings.upload_mib;
    let body =
        read(body, house.settings.upload_bytes()).await.ok_or(Problem::TooLarge { mebibytes: i64::from(most) })?;
    let values = flash::values(&body);
    Ok((Request::from_parts(parts, Body::from(body)), values))
}

/// Runs the function. It is told that JSON is wanted: what a browser wants is added here.
async fn run(house: &House, mut request: Request, session: &Session, visit: &Visit) -> Result<Response, Problem> {
    request.headers_mut().insert(header::ACCEPT, HeaderValue::from_static("application/json"));
    let context = {
        let house = house.clone();
        move || provide(&house)
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
    if let Some(change) = visit.asked() {
        who::change(house, session, change).await?;
    }
    Ok(response)
}

/// After success, a plain form goes where the function leads, or back to its page.
async fn onward(session: &Session, visit: &Visit, to: String, head: &HeaderMap) -> Response {
    if let Some(text) = visit.telling()
        && let Err(problem) = flash::tell(session, page_of(&to), text).await
    {
        return refuse(head, problem);
    }
    Redirect::to(&to).into_response()
}

/// Where the function leads; its own page if it does not say.
fn leads_to(response: &Response, head: &HeaderMap) -> String {
    let location = response.headers().get(header::LOCATION).and_then(|to| to.to_str().ok());
    location.map_or_else(|| flash::back(head), str::to_owned)
}

/// After a refusal, a plain form goes back to its page, which shows why.
async fn back(session: &Session, head: &HeaderMap, flash: Flash) -> Response {
    let to = flash::back(head);
    match flash::keep(session, page_of(&to), flash).await {
        Ok(()) => Redirect::to(&to).into_response(),
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
