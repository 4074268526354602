//! `/signin/service`: to the sign-in service of an organisation and back, with redirects only.
//!
//! Meanwhile the browser holds a random secret in a cookie, and the page that the visitor wanted to open. What the service gets
//! is derived from the secret, so nothing is stored for people who have not signed in, and an answer counts only in the browser
//! that began.

use app::call::{Change, Visit, ours};
use axum::Router;
use axum::extract::{Extension, Query, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use engine::people::second_factor::Admission;
use engine::people::service::Arrival;
use html_escape::encode_text;
use serde::Deserialize;
use shared::{Problem, refusal};
use tower_sessions::Session;

use crate::AppState;
use crate::middleware::{authentication, cookie};
use crate::reply::{frame, locale};

/// Where a browser begins, and where it comes back to.
pub(crate) const BEGIN: &str = "/signin/service";
pub(crate) const BACK: &str = "/signin/service/done";

const COOKIE: &str = "service";
/// Seconds in which somebody has to come back: time for a forgotten password there.
const WAITS: i64 = 1_800;
/// The longest page to lead on to, and the longest answer that is read.
const MOST: usize = 2_000;

/// The two addresses.
pub(crate) fn router(state: &AppState) -> Router {
    Router::new().route(BEGIN, get(begin)).route(BACK, get(back)).with_state(state.clone())
}

#[derive(Deserialize)]
struct Wanted {
    #[serde(default)]
    next: String,
}

async fn begin(State(state): State<AppState>, Query(Wanted { next }): Query<Wanted>, head: HeaderMap) -> Response {
    let secret = state.engine.secret();
    let to = match state.engine.service_address(&secret).await {
        Ok(to) => to,
        Err(error) => return refused(&error.into(), &head),
    };
    let next = if next.len() <= MOST { ours(&next) } else { "/" };
    let kept = format!("{secret}.{}", URL_SAFE_NO_PAD.encode(next));
    with(Redirect::to(&to).into_response(), cookie::set(&state.settings, COOKIE, &kept, WAITS))
}

/// What the service says by the browser (RFC 6749, sections 4.1.2 and 4.1.2.1).
#[derive(Deserialize)]
struct Answer {
    #[serde(default)]
    code: String,
    #[serde(default)]
    state: String,
    #[serde(default)]
    error: String,
}

async fn back(
    State(state): State<AppState>,
    session: Session,
    Extension(visit): Extension<Visit>,
    Query(answer): Query<Answer>,
    head: HeaderMap,
) -> Response {
    let kept = cookie::read(&state.settings, COOKIE, &head).unwrap_or_default();
    let led = lead(&state, &session, &visit, &kept, answer).await;
    let cookies = [cookie::set(&state.settings, COOKIE, "", 0)];
    let (response, browser) = match led {
        Ok((to, browser)) => (Redirect::to(&to).into_response(), browser),
        Err(problem) => (refused(&problem, &head), None),
    };
    cookies.into_iter().chain([browser]).fold(response, with)
}

/// Where the visitor is led on to, and the cookie by which their browser is known from then on.
async fn lead(
    state: &AppState,
    session: &Session,
    visit: &Visit,
    kept: &str,
    answer: Answer,
) -> Result<(String, Option<HeaderValue>), Problem> {
    let engine = &state.engine;
    let service = engine.service_name().ok_or(Problem::NotFound)?;
    let over = || Problem::conflict(refusal::service_attempt_is_over());
    if !answer.error.is_empty() {
        let error: String = answer.error.chars().take(100).collect();
        tracing::info!(error, "somebody came back from the sign-in service without signing in");
        return Err(Problem::conflict(refusal::service_was_left(service)));
    }
    let (secret, next) = kept.split_once('.').ok_or_else(over)?;
    if answer.code.is_empty() || answer.code.len() > MOST {
        return Err(over());
    }
    let next = URL_SAFE_NO_PAD.decode(next).ok().and_then(|next| String::from_utf8(next).ok()).unwrap_or_default();
    let next = ours(&next);
    let chosen = visit.chosen_locale();
    let arrival = engine.sign_in_by_service(secret, (&answer.state, &answer.code), chosen).await?;
    let escaped: String = form_urlencoded::byte_serialize(next.as_bytes()).collect();
    Ok(match arrival {
        Arrival::Account(Admission::In(signed_in)) => {
            if let Some(locale) = chosen {
                engine.suggest_locale(signed_in.person, locale).await?;
            }
            let change = Change::SignIn { person: signed_in.person, epoch: signed_in.epoch };
            (next.to_owned(), authentication::change(state, session, change, visit).await?)
        }
        Arrival::Account(Admission::AsksForCode(step)) => (format!("/signin/code?step={step}&next={escaped}"), None),
        Arrival::AsksForPassword(step) => (format!("/signin/connect?step={step}&next={escaped}"), None),
    })
}

/// A page with the reason, and the way to sign in again.
fn refused(problem: &Problem, head: &HeaderMap) -> Response {
    let say = locale(head);
    let actions = format!("<a class=\"button\" href=\"/signin\">{}</a>", encode_text(say.sign_in()));
    frame(problem, &say.refusal(problem), &actions, say)
}

fn with(mut response: Response, cookie: Option<HeaderValue>) -> Response {
    if let Some(cookie) = cookie {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}
