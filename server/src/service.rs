//! `/signin/service`: to the sign-in service of an organisation and back, with redirects only.
//!
//! Meanwhile the browser holds a random secret in a cookie, and the page that the visitor wanted to open. What the service gets
//! is derived from the secret, so nothing is stored for people who have not signed in, and an answer counts only in the browser
//! that began.

use app::call::{Change, SIGN_IN_SERVICE, SIGN_IN_SERVICE_DONE, Visit, ours};
use axum::Router;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Extension, Query, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use engine::people::second_factor::Admission;
use engine::people::service::Arrival;
use html_escape::encode_text;
use openid::Attempt;
use serde::Deserialize;
use shared::{Problem, refusal};
use tower_sessions::Session;

use crate::AppState;
use crate::middleware::{authentication, cookie};
use crate::reply::{frame, locale};

const COOKIE: &str = "service";
/// Seconds in which somebody has to come back: time for a forgotten password there.
const COMES_BACK: i64 = 1_800;
/// The longest address of a page to lead on to: it waits in a cookie.
const LONGEST_PAGE: usize = 2_000;
/// The longest code of a service.
const LONGEST_CODE: usize = 8 << 10;

/// The two addresses.
pub(crate) fn router(state: &AppState) -> Router {
    Router::new().route(SIGN_IN_SERVICE, get(begin)).route(SIGN_IN_SERVICE_DONE, get(finish)).with_state(state.clone())
}

#[derive(Deserialize)]
struct Begin {
    #[serde(default)]
    next: String,
}

async fn begin(
    State(state): State<AppState>,
    query: Result<Query<Begin>, QueryRejection>,
    head: HeaderMap,
) -> Response {
    let next = query.map(|Query(Begin { next })| next).unwrap_or_default();
    let next = page(&next);
    let secret = state.engine.secret();
    let to = match state.engine.service_address(&secret).await {
        Ok(to) => to,
        Err(error) => return refused(&error.into(), next, &head),
    };
    let kept = format!("{secret}.{}", URL_SAFE_NO_PAD.encode(next));
    with(Redirect::to(&to).into_response(), cookie::set(&state.settings, COOKIE, &kept, COMES_BACK))
}

/// A page of ours to lead on to; not one of signing in, which could lead on for ever.
fn page(next: &str) -> &str {
    if next.len() > LONGEST_PAGE || next.starts_with("/signin") { "/" } else { ours(next) }
}

/// What the service says by the browser (RFC 6749, sections 4.1.2 and 4.1.2.1).
#[derive(Default, Deserialize)]
#[serde(default)]
struct Answer {
    code: String,
    state: String,
    error: String,
    error_description: String,
}

/// What the browser kept: its secret, and the page to lead on to.
struct Kept {
    secret: String,
    next: String,
}

impl Kept {
    fn read(state: &AppState, head: &HeaderMap) -> Option<Self> {
        let cookie = cookie::read(&state.settings, COOKIE, head)?;
        let (secret, next) = cookie.split_once('.')?;
        let next = String::from_utf8(URL_SAFE_NO_PAD.decode(next).ok()?).ok()?;
        Some(Self { secret: secret.to_owned(), next: page(&next).to_owned() })
    }
}

async fn finish(
    State(state): State<AppState>,
    session: Session,
    Extension(visit): Extension<Visit>,
    query: Result<Query<Answer>, QueryRejection>,
    head: HeaderMap,
) -> Response {
    let answer = query.map(|Query(answer)| answer).unwrap_or_default();
    // Another window may have begun meanwhile: its cookie stays.
    let kept = Kept::read(&state, &head).filter(|kept| Attempt::new(&kept.secret).matches(&answer.state));
    let Some(kept) = kept else {
        return refused(&Problem::conflict(refusal::service_attempt_is_over()), "/", &head);
    };
    let response = match sign_in(&state, &session, &visit, &kept, &answer).await {
        Ok((to, browser)) => with(Redirect::to(&to).into_response(), browser),
        Err(problem) => refused(&problem, &kept.next, &head),
    };
    with(response, cookie::set(&state.settings, COOKIE, "", 0))
}

/// Where the visitor is led on to, and the cookie by which their browser is known from then on.
async fn sign_in(
    state: &AppState,
    session: &Session,
    visit: &Visit,
    kept: &Kept,
    answer: &Answer,
) -> Result<(String, Option<HeaderValue>), Problem> {
    let engine = &state.engine;
    let service = engine.service_name().ok_or(Problem::NotFound)?;
    if !answer.error.is_empty() {
        return Err(failure(service, answer));
    }
    if answer.code.is_empty() || answer.code.len() > LONGEST_CODE {
        return Err(Problem::conflict(refusal::service_attempt_is_over()));
    }
    let next: String = form_urlencoded::byte_serialize(kept.next.as_bytes()).collect();
    Ok(match engine.sign_in_by_service(&kept.secret, (&answer.state, &answer.code)).await? {
        Arrival::Account(Admission::In(signed_in)) => {
            if let Some(locale) = visit.chosen_locale() {
                engine.suggest_locale(signed_in.person, locale).await?;
            }
            let change = Change::SignIn { person: signed_in.person, epoch: signed_in.epoch };
            (kept.next.clone(), authentication::change(state, session, change, visit).await?)
        }
        Arrival::Account(Admission::AsksForCode(step)) => (format!("/signin/code?step={step}&next={next}"), None),
        Arrival::AsksForPassword(step) => (format!("/signin/connect?step={step}&next={next}"), None),
    })
}

/// Why the service sends somebody back who has not signed in: they went back themselves, or a setting is wrong.
fn failure(service: &str, answer: &Answer) -> Problem {
    if ["access_denied", "login_required", "interaction_required"].contains(&answer.error.as_str()) {
        return Problem::conflict(refusal::service_was_left(service));
    }
    let short = |text: &str| text.chars().take(200).collect::<String>();
    let (error, description) = (short(&answer.error), short(&answer.error_description));
    tracing::warn!(error, description, "the sign-in service refused to sign somebody in");
    Problem::conflict(refusal::service_cannot_be_used(service))
}

/// A page with the reason, and the way to sign in again.
fn refused(problem: &Problem, next: &str, head: &HeaderMap) -> Response {
    let say = locale(head);
    let next: String = form_urlencoded::byte_serialize(next.as_bytes()).collect();
    let actions = format!("<a class=\"button\" href=\"/signin?next={next}\">{}</a>", encode_text(say.sign_in()));
    frame(problem, &say.refusal(problem), &actions, say)
}

fn with(mut response: Response, cookie: Option<HeaderValue>) -> Response {
    if let Some(cookie) = cookie {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}
