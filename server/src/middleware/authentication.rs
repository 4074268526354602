//! Authenticates a request: the person of the session or token, the network address, the countries.

use std::net::SocketAddr;

use app::call::{Change, Visit};
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderValue, Uri, header};
use axum::middleware::Next;
use axum::response::Response;
use engine::SignedIn;
use shared::{Actor, Locale, Problem};
use tower_sessions::Session;

use super::session::{Signed, WHO, problem};
use super::{browser, flash};
use crate::AppState;
use crate::actor::RequestActor;
use crate::edge::address::network;
use crate::reply::{chosen_locale, locale, refuse};

/// Finds out who is asking, and tells what comes after.
pub(crate) async fn authenticate(
    State(state): State<AppState>,
    session: Session,
    mut request: Request,
    next: Next,
) -> Response {
    let actor = match bearer(&request) {
        Some(secret) => state.engine.bearer(secret).await.map_err(Problem::from),
        None => of_session(&state, &session).await,
    };
    let actor = match actor {
        Ok(actor) => actor,
        Err(problem) => return refuse(request.headers(), problem),
    };
    let visit = visit(&state, &request);
    request.extensions_mut().insert(RequestActor(actor));
    request.extensions_mut().insert(visit);
    next.run(request).await
}

/// Begins or ends a session, as a server function asked. A session that begins gets a new id, so that an id
/// somebody else planted is worth nothing. The header is for the browser, by which it is known from then on.
pub(crate) async fn change(
    state: &AppState,
    session: &Session,
    change: Change,
    visit: &Visit,
) -> Result<Option<HeaderValue>, Problem> {
    match change {
        Change::SignIn { person, epoch } => {
            flash::clear(session).await;
            session.cycle_id().await.map_err(|error| problem(&error))?;
            let now = state.engine.now();
            let signed = Signed { person, epoch, day: now.date(), since: Some(now) };
            session.insert(WHO, signed).await.map_err(|error| problem(&error))?;
            // The sign-in is good without it.
            Ok(browser::remember(state, person, visit.browser.as_deref()).await.unwrap_or_default())
        }
        Change::SignOut => session.flush().await.map(|()| None).map_err(|error| problem(&error)),
    }
}

/// The token of a call of the REST interface; elsewhere a token is not looked at.
fn bearer(request: &Request) -> Option<&str> {
    if !request.uri().path().starts_with("/api/") {
        return None;
    }
    let value = request.headers().get(header::AUTHORIZATION)?.to_str().ok()?;
    value.strip_prefix("Bearer ").map(str::trim)
}

async fn of_session(state: &AppState, session: &Session) -> Result<Option<Actor>, Problem> {
    let Some(signed) = session.get::<Signed>(WHO).await.map_err(|error| problem(&error))? else {
        return Ok(None);
    };
    let now = state.engine.now();
    if signed.is_over(now, state.settings.session_days) {
        return Ok(None);
    }
    let actor = state.engine.actor(SignedIn { person: signed.person, epoch: signed.epoch }).await?;
    let today = now.date();
    if actor.is_some() && signed.day != today {
        let since = signed.since.or(Some(now));
        session.insert(WHO, Signed { day: today, since, ..signed }).await.map_err(|error| problem(&error))?;
    }
    Ok(actor)
}

fn visit(state: &AppState, request: &Request) -> Visit {
    let settings = &state.settings;
    let head = request.headers();
    let connected = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let address = state.edge.addresses.of(head, connected);
    let proxy = settings.country_header.as_deref().and_then(|name| head.get(name)?.to_str().ok()?.parse().ok());
    let country = address.and_then(|address| state.country(address));
    let visit = Visit::new(
        address.map(network).unwrap_or_default(),
        proxy,
        country,
        invited_in(request.uri()).unwrap_or_else(|| locale(head)),
    );
    let visit = visit.with_chosen_locale(chosen_locale(head)).with_browser(browser::secret(state, head));
    visit.with_device(browser::device(state, head))
}

/// The language that the address of an invitation names: the one in which its worker will work.
fn invited_in(address: &Uri) -> Option<Locale> {
    let query = address
        .query()
        .filter(|_| ["/join/", "/in/", "/mturk/"].iter().any(|start| address.path().starts_with(start)))?;
    query.split('&').find_map(|part| part.strip_prefix("language=")).and_then(Locale::from_tag)
}
