//! A refused form, kept in the session until the page it came from is shown again.

use app::call::{Flash, Told};
use axum::body::Bytes;
use axum::extract::Request;
use axum::http::uri::PathAndQuery;
use axum::http::{HeaderMap, Method, Uri, header};
use axum::middleware::Next;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use shared::Problem;
use tower_sessions::Session;

use super::refusal::wants_html;
use super::session;
use super::who::Who;

const KEY: &str = "flash";
/// A form that was refused because its session had ended: it waits for whoever signs in next in this browser.
const HELD: &str = "held";
const TOLD: &str = "told";
/// Beyond this, what was typed is not kept: the session is a row of the database.
const MOST: usize = 1 << 20;

/// A flash and the page it waits for.
#[derive(Serialize, Deserialize)]
struct Kept {
    page: String,
    path: String,
    problem: Problem,
    values: Vec<(String, String)>,
}

/// Keeps a refused form for the page at this path.
pub(crate) async fn keep(session: &Session, page: &str, flash: Flash) -> Result<(), Problem> {
    let Flash { path, problem, values } = flash;
    let key = if problem == Problem::SignIn { HELD } else { KEY };
    let kept = Kept { page: page.to_owned(), path, problem, values };
    let stored = session.insert(key, kept).await;
    stored.map_err(|error| session::problem(&error))
}

/// Keeps what a server function has to tell, for the page at this path.
pub(crate) async fn tell(session: &Session, page: &str, text: String) -> Result<(), Problem> {
    let stored = session.insert(TOLD, (page, text)).await;
    stored.map_err(|error| session::problem(&error))
}

/// Hands a page what waits for it, once: the refused form, and what a function has to tell.
pub(crate) async fn take(session: Session, mut request: Request, next: Next) -> Response {
    if request.method() == Method::GET && wants_html(request.headers()) {
        let signed_in = request.extensions().get::<Who>().is_some_and(|who| who.0.is_some());
        for key in [KEY, HELD].into_iter().filter(|key| signed_in || *key != HELD) {
            if let Some(flash) = waiting(&session, key, request.uri().path()).await {
                request.extensions_mut().insert(flash);
            }
        }
        if let Some(told) = told(&session, request.uri().path()).await {
            request.extensions_mut().insert(told);
        }
    }
    next.run(request).await
}

async fn waiting(session: &Session, key: &str, page: &str) -> Option<Flash> {
    let kept = session.get::<Kept>(key).await.ok().flatten().filter(|kept| kept.page == page)?;
    // A failure to forget shows the problem once more, no worse.
    let _ = session.remove_value(key).await;
    let Kept { path, problem, values, .. } = kept;
    Some(Flash { path, problem, values })
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

/// The fields of a form, but for passwords and what is too large to keep.
pub(crate) fn values(body: &Bytes) -> Vec<(String, String)> {
    if body.len() > MOST {
        return Vec::new();
    }
    form_urlencoded::parse(body)
        .filter(|(name, _)| !name.to_lowercase().contains("password"))
        .map(|(name, value)| (name.into_owned(), value.into_owned()))
        .collect()
}

/// The page a form was sent from, as a path of ours with its query; the start if it does not say.
pub(crate) fn back(head: &HeaderMap) -> String {
    let referer = head.get(header::REFERER).and_then(|value| value.to_str().ok()?.parse::<Uri>().ok());
    let path = referer.as_ref().and_then(|uri| uri.path_and_query()).map(PathAndQuery::as_str);
    match path {
        Some(path) if path.starts_with('/') && !path.starts_with("//") && !path.contains('\\') => path.to_owned(),
        _ => "/".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passwords_are_not_kept() {
        let body = Bytes::from_static(b"email=a%40b.org&password=secret&new_password=x&note=a+b");
        let kept = values(&body);
        assert_eq!(kept, [("email".to_owned(), "a@b.org".to_owned()), ("note".to_owned(), "a b".to_owned())]);
    }

    #[test]
    fn the_way_back_stays_here() {
        let from = |referer: &str| {
            let mut head = HeaderMap::new();
            head.insert(header::REFERER, referer.parse().expect("a value"));
            back(&head)
        };
        assert_eq!(from("https://texts.example.org/studies/1?tab=2"), "/studies/1?tab=2");
        assert_eq!(from("https://evil.example//evil.example/x"), "/");
        assert_eq!(from("nonsense"), "/");
        assert_eq!(back(&HeaderMap::new()), "/");
    }
}
