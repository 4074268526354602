//! Who is at the door: the person of the session or token, the network address, the countries.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use app::call::{Change, Visit};
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, header};
use axum::middleware::Next;
use axum::response::Response;
use engine::SignedIn;
use shared::{Actor, Problem, Tongue};
use tower_sessions::Session;

use super::flash;
use super::refusal::refuse;
use super::session::{Signed, WHO, problem};
use crate::House;

/// The person who signed in, if somebody did. Every request carries one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Who(pub Option<Actor>);

/// Finds out who is asking, and tells what comes after.
pub(crate) async fn who(State(house): State<House>, session: Session, mut request: Request, next: Next) -> Response {
    let actor = match bearer(&request) {
        Some(secret) => house.engine.bearer(secret).await.map_err(Problem::from),
        None => of_session(&house, &session).await,
    };
    let actor = match actor {
        Ok(actor) => actor,
        Err(problem) => return refuse(request.headers(), problem),
    };
    let visit = visit(&house, &request);
    request.extensions_mut().insert(Who(actor));
    request.extensions_mut().insert(visit);
    next.run(request).await
}

/// Begins or ends a session, as a server function asked. A session that begins gets a new id, so that an id
/// somebody else planted is worth nothing.
pub(crate) async fn change(house: &House, session: &Session, change: Change) -> Result<(), Problem> {
    match change {
        Change::SignIn { person, epoch } => {
            flash::clear(session).await;
            session.cycle_id().await.map_err(|error| problem(&error))?;
            let signed = Signed { person, epoch, day: house.engine.now().date() };
            session.insert(WHO, signed).await.map_err(|error| problem(&error))
        }
        Change::SignOut => session.flush().await.map_err(|error| problem(&error)),
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

async fn of_session(house: &House, session: &Session) -> Result<Option<Actor>, Problem> {
    let Some(signed) = session.get::<Signed>(WHO).await.map_err(|error| problem(&error))? else {
        return Ok(None);
    };
    let actor = house.engine.actor(SignedIn { person: signed.person, epoch: signed.epoch }).await?;
    let today = house.engine.now().date();
    if actor.is_some() && signed.day != today {
        session.insert(WHO, Signed { day: today, ..signed }).await.map_err(|error| problem(&error))?;
    }
    Ok(actor)
}

fn visit(house: &House, request: &Request) -> Visit {
    let settings = &house.settings;
    let head = request.headers();
    let connected = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let forwarded = settings.address_header.as_deref().and_then(|name| last_address(head, name));
    let address = forwarded.or(connected);
    let proxy = settings.country_header.as_deref().and_then(|name| head.get(name)?.to_str().ok()?.parse().ok());
    let country = address.and_then(|address| house.country(address));
    let languages = head.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let tongue = Tongue::asked_for(languages);
    Visit::new(address.map_or_else(|| "unknown".to_owned(), network), proxy, country, tongue)
}

/// The last address of the header: the one the trusted proxy itself has seen.
fn last_address(head: &HeaderMap, name: &str) -> Option<IpAddr> {
    let value = head.get_all(name).iter().next_back()?.to_str().ok()?;
    value.rsplit(',').next()?.trim().parse().ok()
}

/// The address as far as it tells one visitor from another: a household's whole network in IPv6.
fn network(address: IpAddr) -> String {
    match address.to_canonical() {
        IpAddr::V4(address) => address.to_string(),
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            format!("{}/64", Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_in_ipv6_stands_for_its_network() {
        assert_eq!(network("2001:db8:1:2:3:4:5:6".parse().expect("an address")), "2001:db8:1:2::/64");
        assert_eq!(network("::ffff:192.0.2.7".parse().expect("an address")), "192.0.2.7");
    }

    #[test]
    fn only_what_the_proxy_itself_wrote_counts() {
        let mut head = HeaderMap::new();
        head.insert("x-forwarded-for", "203.0.113.9, 192.0.2.7".parse().expect("a value"));
        assert_eq!(last_address(&head, "x-forwarded-for"), "192.0.2.7".parse().ok());
    }
}
