//! How much of a body is read, and how many requests are allowed: decided once the sender is known, before the body.

use std::time::Duration;

use app::call::Visit;
use axum::body::{Body, HttpBody as _};
use axum::extract::{Request, State};
use axum::http::{Extensions, header};
use axum::middleware::Next;
use axum::response::Response;
use futures::StreamExt as _;
use http_body_util::{LengthLimitError, Limited};
use shared::{Action, Actor, Problem, refusal};
use tokio::sync::OwnedSemaphorePermit;
use tokio::time::timeout;

use super::counts::Place;
use super::pace::paced;
use super::rule::{self, Most, SMALL};
use crate::AppState;
use crate::actor::RequestActor;
use crate::reply::{refuse, wants_html};

/// Large bodies one account may send at once.
const UPLOADS_OF_ONE: usize = 2;
/// Bodies above the small limit that one account may send at once.
const BODIES_OF_ONE: usize = 4;
/// A body that is larger needs one of few places, in KiB; a smaller one needs room for itself.
const LARGE: usize = 2 << 10;
/// How much of a refused body is received and discarded, and for how long: a browser shows an answer only when it has
/// sent everything.
const LEFTOVER: usize = 16 << 20;
const LEFTOVER_TIME: Duration = Duration::from_secs(10);

/// The most that is read of the body of this request, in KiB.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limit(usize);

impl Default for Limit {
    fn default() -> Self {
        Self(SMALL)
    }
}

impl Limit {
    /// What senders of larger bodies are told.
    pub fn problem(self) -> Problem {
        let kibibytes = i64::try_from(self.0).unwrap_or(i64::MAX);
        if self.0 > LARGE {
            Problem::TooLarge { mebibytes: kibibytes >> 10 }
        } else {
            Problem::BodyTooLarge { kibibytes }
        }
    }

    /// Why a body could not be read.
    pub fn failure(extensions: &Extensions, error: &(dyn std::error::Error + 'static)) -> Problem {
        let mut cause = Some(error);
        while let Some(error) = cause {
            if error.is::<LengthLimitError>() {
                return extensions.get::<Self>().copied().unwrap_or_default().problem();
            }
            cause = error.source();
        }
        Problem::invalid("body", refusal::body_is_incomplete())
    }
}

/// Why a form is refused whose body was not read: its page says it, as it says what its function refuses.
#[derive(Clone, Debug)]
pub(crate) struct Refused(pub Problem);

/// A place for a body that is held in memory until it is worked on.
type Upload = (Place<shared::PersonId>, OwnedSemaphorePermit);

/// Counts the request, and hands on a body that ends where the route's limit is.
pub(crate) async fn limit(State(state): State<AppState>, request: Request, next: Next) -> Response {
    let rule = rule::of(&request);
    let actor = request.extensions().get::<RequestActor>().and_then(|request| request.0);
    let address = request.extensions().get::<Visit>().map(|visit| visit.address.clone()).unwrap_or_default();
    let counted =
        rule.class.map_or(Ok(()), |class| state.edge.throttle.check(class, actor.map(|actor| actor.person), &address));
    if let Err(problem) = counted {
        return refuse_unread(request, problem);
    }
    if request.body().is_end_stream() {
        return next.run(request).await;
    }
    let limit = match most(&state, rule.most, actor).await {
        Ok(limit) => limit,
        Err(problem) => return refuse_unread(request, problem),
    };
    if let Some(length) = announced(&request).filter(|length| *length > limit.0 << 10) {
        let Some(problem) = rule.too_large.filter(|_| actor.is_some() && wants_html(request.headers())) else {
            return refuse_unread(request, limit.problem());
        };
        let (mut head, body) = request.into_parts();
        throw_away(body);
        head.extensions.insert(Refused(problem(length >> 10)));
        return next.run(Request::from_parts(head, Body::empty())).await;
    }
    let place = match upload(&state, &request, limit, actor) {
        Ok(place) => place,
        Err(problem) => return refuse_unread(request, problem),
    };
    let slack = Duration::from_secs(state.settings.body_seconds.max(1));
    let mut request = request.map(|body| Body::new(Limited::new(paced(body, slack), limit.0 << 10)));
    request.extensions_mut().insert(limit);
    let response = next.run(request).await;
    drop(place);
    response
}

/// What the route accepts from this person. People without an account may send little, and only people who import texts
/// may send files.
async fn most(state: &AppState, most: Most, actor: Option<Actor>) -> Result<Limit, Problem> {
    Ok(match (most, actor) {
        (Most::Kib(kib), Some(_)) => Limit(kib),
        (Most::Upload, Some(actor)) if state.engine.may_somewhere(&actor, Action::ImportTexts).await? => {
            Limit((state.settings.upload_bytes() >> 10).max(SMALL))
        }
        (_, _) => Limit::default(),
    })
}

/// Takes a place for a body that is not small. It is held in memory until it is worked on.
fn upload(state: &AppState, request: &Request, limit: Limit, actor: Option<Actor>) -> Result<Option<Upload>, Problem> {
    let known = announced(request).or_else(|| usize::try_from(request.body().size_hint().exact()?).ok());
    let kib = known.map_or(limit.0, |bytes| bytes.div_ceil(1 << 10));
    let Some(actor) = actor.filter(|_| kib > SMALL) else { return Ok(None) };
    let edge = &state.edge;
    if kib <= LARGE {
        let busy = || Problem::busy(refusal::many_long_texts(), 5);
        let own = edge.bodies_of.enter(actor.person, BODIES_OF_ONE).ok_or_else(busy)?;
        let room = edge.room.clone().try_acquire_many_owned(u32::try_from(kib).unwrap_or(u32::MAX));
        return Ok(Some((own, room.map_err(|_| busy())?)));
    }
    let busy = || Problem::busy(refusal::many_large_files(), 60);
    let own = edge.uploads_of.enter(actor.person, UPLOADS_OF_ONE).ok_or_else(busy)?;
    let place = edge.uploads.clone().try_acquire_owned().map_err(|_| busy())?;
    Ok(Some((own, place)))
}

/// How many bytes the request says it has.
fn announced(request: &Request) -> Option<usize> {
    request.headers().get(header::CONTENT_LENGTH)?.to_str().ok()?.parse().ok()
}

/// Refuses a request whose body is not read.
fn refuse_unread(request: Request, problem: Problem) -> Response {
    let response = refuse(request.headers(), problem);
    throw_away(request.into_body());
    response
}

/// Throws away what is still arriving: a connection that is closed before a browser has sent everything shows the person
/// an error of the browser instead of the answer.
fn throw_away(body: Body) {
    if !body.is_end_stream() {
        let mut rest = body.into_data_stream();
        let all = async move {
            let mut left = LEFTOVER;
            while let Some(Ok(piece)) = rest.next().await {
                left = left.saturating_sub(piece.len());
                if left == 0 {
                    break;
                }
            }
        };
        tokio::spawn(timeout(LEFTOVER_TIME, all));
    }
}
