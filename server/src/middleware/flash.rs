//! A refused form, kept until the page it came from is shown again.
//!
//! If there is a session, it is kept there: one of each kind, up to a size. Visitors without one keep it themselves, in
//! a cookie ([`pocket`]): what anybody can send as often as they like must not fill the database. What is too large for
//! either comes back with the answer ([`super::resend`]).

mod pocket;

use app::call::{Flash, Told};
use axum::body::Bytes;
use axum::extract::{Request, State};
use axum::http::uri::PathAndQuery;
use axum::http::{HeaderMap, HeaderValue, Method, Uri, header};
use axum::middleware::Next;
use axum::response::Response;
use engine::secret::hash;
use serde::{Deserialize, Serialize};
use shared::{Problem, own_path};
use tower_sessions::Session;

use super::session::{self, WHO};
use crate::AppState;
use crate::actor::RequestActor;
use crate::reply::wants_html;

const KEY: &str = "flash";
/// A form that was refused because its session had ended: it waits for the next person who signs in with this browser.
const HELD: &str = "held";
const TOLD: &str = "told";
/// The longest form that a session keeps: the session is a row of the database.
const MOST: usize = 256 << 10;

/// Fields that hold the secret of a link. The database does not keep them; the page takes them from its address again.
const SECRETS: [&str; 3] = ["code", "secret", "step"];

/// A flash and the page it waits for, as a hash: the address of a join link is a secret.
#[derive(Clone, Serialize, Deserialize)]
struct Kept {
    page: String,
    path: String,
    problem: Problem,
    values: Vec<(String, String)>,
}

impl Kept {
    fn flash(self) -> Flash {
        Flash { path: self.path, problem: self.problem, values: self.values }
    }
}

/// Where a refused form is kept.
pub(crate) enum Keeping {
    /// In the visitor's session.
    Session,
    /// In a cookie, which this header sets.
    Cookie(HeaderValue),
    /// Nowhere: it is too large.
    Nowhere(Flash),
}

/// Keeps a refused form for the page at this path.
pub(crate) async fn keep(state: &AppState, session: &Session, page: &str, flash: Flash) -> Result<Keeping, Problem> {
    let key = if flash.problem == Problem::SignIn { HELD } else { KEY };
    // What was typed, which the refusal may repeat.
    let values: usize = flash.values.iter().map(|(name, value)| name.len() + value.len()).sum();
    let length = values + serde_json::to_string(&flash.problem).map_or(0, |problem| problem.len());
    let Flash { path, problem, values } = flash;
    let mut kept = Kept { page: hash(page), path, problem, values };
    if !is_known(session).await {
        return Ok(
            pocket::put(&state.settings, key, &kept).map_or_else(|| Keeping::Nowhere(kept.flash()), Keeping::Cookie)
        );
    }
    if length > MOST {
        return Ok(Keeping::Nowhere(kept.flash()));
    }
    kept.values.retain(|(name, _)| !SECRETS.contains(&name.as_str()));
    session.insert(key, kept).await.map_err(|error| session::problem(&error))?;
    Ok(Keeping::Session)
}

/// Keeps what a server function has to tell, for the page at this path; the header that does it for a visitor without a
/// session.
pub(crate) async fn tell(
    state: &AppState,
    session: &Session,
    page: &str,
    text: String,
) -> Result<Option<HeaderValue>, Problem> {
    if is_known(session).await {
        session.insert(TOLD, (hash(page), text)).await.map_err(|error| session::problem(&error))?;
        return Ok(None);
    }
    Ok(pocket::put(&state.settings, TOLD, &(hash(page), text)))
}

/// Whether the session is one of somebody who signed in: it is in the database anyway.
async fn is_known(session: &Session) -> bool {
    session.get_value(WHO).await.is_ok_and(|who| who.is_some())
}

/// Hands a page what waits for it, once: the refused form, and what a function has to tell.
pub(crate) async fn take(
    State(state): State<AppState>,
    session: Session,
    mut request: Request,
    next: Next,
) -> Response {
    let mut taken = Vec::new();
    if request.method() == Method::GET && wants_html(request.headers()) {
        let signed_in = request.extensions().get::<RequestActor>().is_some_and(|request| request.0.is_some());
        let page = hash(request.uri().path());
        for key in [KEY, HELD].into_iter().filter(|key| signed_in || *key != HELD) {
            let pocketed =
                pocket::look(&state.settings, key, request.headers()).filter(|kept: &Kept| kept.page == page);
            if let Some(kept) = pocketed {
                taken.push(key);
                request.extensions_mut().insert(kept.flash());
            } else if let Some(flash) = waiting(&session, key, &page).await {
                request.extensions_mut().insert(flash);
            }
        }
        let pocketed = pocket::look(&state.settings, TOLD, request.headers());
        if let Some((_, text)) = pocketed.filter(|(for_page, _): &(String, String)| *for_page == page) {
            taken.push(TOLD);
            request.extensions_mut().insert(Told(text));
        } else if let Some(told) = told(&session, &page).await {
            request.extensions_mut().insert(told);
        }
    }
    let mut response = next.run(request).await;
    for cookie in taken.into_iter().filter_map(|key| pocket::empty(&state.settings, key)) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

async fn waiting(session: &Session, key: &str, page: &str) -> Option<Flash> {
    let kept = session.get::<Kept>(key).await.ok().flatten().filter(|kept| kept.page == page)?;
    // A failure to forget shows the problem once more, no worse.
    let _ = session.remove_value(key).await;
    Some(kept.flash())
}

/// Forgets everything about a visitor who signs in, but for the form that waits for this.
pub(crate) async fn clear(session: &Session) {
    let held = session.get_value(HELD).await.ok().flatten();
    session.clear().await;
    if let Some(held) = held {
        // Without it, the person types once more.
        let _ = session.insert_value(HELD, held).await;
    }
}

async fn told(session: &Session, page: &str) -> Option<Told> {
    let (for_page, text) = session.get::<(String, String)>(TOLD).await.ok().flatten()?;
    if for_page != page {
        return None;
    }
    let _ = session.remove_value(TOLD).await;
    Some(Told(text))
}

/// Whether the values of a field are not kept: passwords, and the tokens of recruitment services.
fn is_dropped(name: &str) -> bool {
    name.to_lowercase().contains("password") || name == "api_token"
}

/// Whether a form has more than [`values`] keeps of it.
pub(crate) fn drops(body: &Bytes) -> bool {
    form_urlencoded::parse(body).any(|(name, _)| is_dropped(&name))
}

/// The fields of a form, but for passwords and the tokens of recruitment services.
pub(crate) fn values(body: &Bytes) -> Vec<(String, String)> {
    form_urlencoded::parse(body)
        .filter(|(name, _)| !is_dropped(name))
        .map(|(name, value)| (name.into_owned(), value.into_owned()))
        .collect()
}

/// The page a form was sent from, as a path of ours with its query; the start if it does not say. A form that is sent
/// again names its page in the address.
pub(crate) fn back(sent_to: &Uri, head: &HeaderMap) -> String {
    let query = sent_to.query().unwrap_or_default();
    let named = form_urlencoded::parse(query.as_bytes()).find(|(name, _)| name == "from").map(|(_, path)| path);
    let referer = head.get(header::REFERER).and_then(|value| value.to_str().ok()?.parse::<Uri>().ok());
    let path = referer.as_ref().and_then(|uri| uri.path_and_query()).map(PathAndQuery::as_str);
    // Functions answer forms alone: nobody can be sent back to one.
    let ours = |path: &str| own_path(path).filter(|path| !path.starts_with("/fn/")).map(str::to_owned);
    named.as_deref().and_then(ours).or_else(|| path.and_then(ours)).unwrap_or_else(|| "/".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passwords_are_not_kept() {
        let body = Bytes::from_static(b"email=a%40b.org&password=secret&new_password=x&api_token=y&note=a+b");
        let kept = values(&body);
        assert_eq!(kept, [("email".to_owned(), "a@b.org".to_owned()), ("note".to_owned(), "a b".to_owned())]);
    }

    #[test]
    fn the_way_back_stays_here() {
        let from = |referer: &str| {
            let mut head = HeaderMap::new();
            head.insert(header::REFERER, referer.parse().expect("a value"));
            back(&Uri::from_static("/fn/x"), &head)
        };
        assert_eq!(from("https://texts.example.org/studies/1?tab=2"), "/studies/1?tab=2");
        assert_eq!(from("https://evil.example//evil.example/x"), "/");
        assert_eq!(from("nonsense"), "/");
        assert_eq!(from("https://texts.example.org/%5c%5cevil.example"), "/");
        assert_eq!(from("https://texts.example.org/fn/add_token"), "/", "a function shows no page");
        assert_eq!(back(&Uri::from_static("/fn/x"), &HeaderMap::new()), "/");
        let again = |address: &'static str| back(&Uri::from_static(address), &HeaderMap::new());
        assert_eq!(again("/fn/x?from=%2Fwork%2F1%3Fa%3Db"), "/work/1?a=b");
        assert_eq!(again("/fn/x?from=%2F%2Fevil.example"), "/");
        assert_eq!(again("/fn/x?from=%2Ffn%2Fx"), "/");
    }
}
