//! Requests forged by other sites are refused: what changes something must come from our own pages.
//!
//! Browsers say where a request comes from (`Sec-Fetch-Site`, or `Origin` in older ones), and a page of another
//! site cannot change what they say. Why there are no tokens in the forms: `docs/decisions/0004-forged-requests.md`.
//! Only a program is exempt: a request with a bearer token and without a session. A browser adds other kinds of
//! `Authorization`, such as `Basic`, automatically, so they prove nothing.

use axum::extract::{Request, State};
use axum::http::{HeaderMap, header};
use axum::middleware::Next;
use axum::response::Response;
use shared::Problem;

use super::session::COOKIES;
use crate::AppState;
use crate::reply::refuse;

/// Accepts what reads, what carries a token and no session, and what comes from our own pages.
pub(crate) async fn same_origin(State(state): State<AppState>, request: Request, next: Next) -> Response {
    let ours = state.settings.origin();
    if request.method().is_safe() || sound(request.headers(), Some(ours).filter(|ours| !ours.is_empty())) {
        return next.run(request).await;
    }
    refuse(request.headers(), Problem::forbidden(shared::refusal::request_from_elsewhere()))
}

fn sound(head: &HeaderMap, public: Option<&str>) -> bool {
    let value = |name: &str| head.get(name).and_then(|value| value.to_str().ok());
    let token = head.get_all(header::AUTHORIZATION).iter().all(|value| value.as_bytes().starts_with(b"Bearer "));
    if head.contains_key(header::AUTHORIZATION) && token && !carries_session(head) {
        return true;
    }
    if let Some(site) = value("sec-fetch-site") {
        return matches!(site, "same-origin" | "none");
    }
    if let Some(origin) = value("origin") {
        let asked = value("host");
        return public == Some(origin)
            || asked.is_some_and(|host| origin.split_once("://").is_some_and(|(_, from)| from == host));
    }
    // No browser: harmless unless it carries a session after all.
    !head.contains_key(header::COOKIE)
}

/// Whether a session is named. A cookie that cannot be read counts as one.
fn carries_session(head: &HeaderMap) -> bool {
    let names_one = |text: &str| {
        let names = text.split(';').map(|pair| pair.split('=').next().unwrap_or_default().trim());
        names.into_iter().any(|name| COOKIES.contains(&name))
    };
    head.get_all(header::COOKIE).iter().any(|value| value.to_str().map_or(true, names_one))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn head(fields: &[(&'static str, &str)]) -> HeaderMap {
        let mut head = HeaderMap::new();
        for (name, value) in fields {
            head.append(*name, value.parse().expect("a value"));
        }
        head
    }

    #[test]
    fn what_another_site_sends_is_refused() {
        for fields in [
            &[("sec-fetch-site", "cross-site")][..],
            &[("sec-fetch-site", "same-site")],
            &[("host", "texts.example.org"), ("origin", "https://evil.example")],
            &[("host", "texts.example.org"), ("origin", "null")],
            &[("cookie", "concord=1")],
            &[("authorization", "Basic eDp5"), ("sec-fetch-site", "cross-site")],
            &[("authorization", "Basic eDp5"), ("cookie", "concord=1")],
            &[("authorization", "Basic eDp5"), ("host", "texts.example.org"), ("origin", "https://evil.example")],
            &[("authorization", "Bearer x"), ("cookie", "concord=1"), ("sec-fetch-site", "cross-site")],
            &[("authorization", "Bearer x"), ("cookie", "a=b; __Host-concord=1"), ("origin", "https://evil.example")],
            &[("authorization", "Bearer x"), ("authorization", "Basic y"), ("sec-fetch-site", "cross-site")],
        ] {
            assert!(!sound(&head(fields), None), "{fields:?}");
        }
    }

    #[test]
    fn our_own_pages_and_programs_pass() {
        for fields in [
            &[("sec-fetch-site", "same-origin"), ("cookie", "concord=1")][..],
            &[("host", "texts.example.org"), ("origin", "https://texts.example.org")],
            &[("authorization", "Bearer x"), ("origin", "https://evil.example")],
            &[("authorization", "Bearer x"), ("cookie", "proxy=1"), ("origin", "https://evil.example")],
            &[],
        ] {
            assert!(sound(&head(fields), None), "{fields:?}");
        }
        let behind = head(&[("host", "10.0.0.1:3000"), ("origin", "https://texts.example.org")]);
        assert!(sound(&behind, Some("https://texts.example.org")));
    }
}
