//! The base path: a server whose `public_url` is `https://example.org/concord` answers under `/concord`.
//!
//! Inside, every address is one without the base path: routes, rules, pages, the addresses in forms. It is taken off when a request
//! comes in ([`Base::taken_off`]) and put on when the reply goes out ([`Base::put_on`], and [`html`] for what is in pages), in this
//! module and nowhere else (`docs/decisions/0092-base-path.md`).

pub(crate) mod html;
pub(crate) mod layer;

use std::borrow::Cow;

use axum::extract::{OriginalUri, Request};
use axum::http::uri::PathAndQuery;
use axum::http::{HeaderMap, HeaderValue, Uri, header};

/// What separates the name of a cookie from the base path of its server: in no name and in no base path.
const SIGN: char = '~';
/// How the names of our cookies begin, after the prefix of those that are bound to the host.
const OURS: &str = "concord";
/// The prefix of cookies that are bound to the host.
const BOUND: &str = "__Host-";

/// The path under which the server answers, such as `/concord`: never empty, without a slash at its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Base {
    path: String,
    /// What the names of cookies end with, so that two servers at one host do not take each other's: `~concord`.
    suffix: String,
}

impl Base {
    /// The longest base path.
    pub const LONGEST: usize = 100;

    /// The base path of an address's path; `None` for a server at the root of its host, `Err` where it cannot be one.
    pub fn of(path: &str) -> Result<Option<Self>, ()> {
        let path = path.trim_end_matches('/');
        if path.is_empty() {
            return Ok(None);
        }
        let is_plain = |part: &str| {
            let sign = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.');
            !part.is_empty() && part.bytes().any(|byte| byte != b'.') && part.bytes().all(sign)
        };
        let parts = path.strip_prefix('/').ok_or(())?;
        if path.len() > Self::LONGEST || !parts.split('/').all(is_plain) {
            return Err(());
        }
        Ok(Some(Self { path: path.to_owned(), suffix: path.replace('/', SIGN.encode_utf8(&mut [0; 4])) }))
    }

    /// The path: `/concord`.
    pub fn path(&self) -> &str {
        &self.path
    }

    /// The address as browsers need it. Addresses of other servers and those relative to a page stay as they are.
    pub fn with<'a>(&self, address: &'a str) -> Cow<'a, str> {
        if address.starts_with('/') && !address.starts_with("//") {
            format!("{}{address}", self.path).into()
        } else {
            address.into()
        }
    }

    /// The path and the query without the base path; `None` for an address that is not under it.
    fn without<'a>(&self, address: &'a str) -> Option<Cow<'a, str>> {
        let rest = address.strip_prefix(self.path.as_str())?;
        match rest.chars().next() {
            None => Some("/".into()),
            Some('/') => Some(rest.into()),
            Some('?') => Some(format!("/{rest}").into()),
            Some(_) => None,
        }
    }

    /// The request as at the root of a host. `Err` gives back one that is not for an address under the base path.
    #[expect(clippy::result_large_err, reason = "the error is the request, which goes on to another place")]
    pub fn taken_off(&self, mut request: Request) -> Result<Request, Request> {
        let address = request.uri().path_and_query().map_or("/", PathAndQuery::as_str);
        let rest = self.without(address).and_then(|rest| PathAndQuery::try_from(rest.as_ref()).ok());
        let Some(rest) = rest else { return Err(request) };
        let mut parts = request.uri().clone().into_parts();
        parts.path_and_query = Some(rest);
        let Ok(address) = Uri::from_parts(parts) else { return Err(request) };
        *request.uri_mut() = address;
        // Nobody inside may take the address before this for the one that is asked for.
        request.extensions_mut().remove::<OriginalUri>();
        self.take_off_referer(request.headers_mut());
        self.take_off_cookies(request.headers_mut());
        Ok(request)
    }

    /// A refused form goes back to the page that it came from, as this header says. Other pages of the host have none of our
    /// forms.
    fn take_off_referer(&self, head: &mut HeaderMap) {
        let Some(referer) = head.remove(header::REFERER) else { return };
        let ours = referer.to_str().ok().and_then(|referer| {
            let mut parts = referer.parse::<Uri>().ok()?.into_parts();
            let rest = self.without(parts.path_and_query.as_ref()?.as_str())?;
            parts.path_and_query = Some(PathAndQuery::try_from(rest.as_ref()).ok()?);
            HeaderValue::try_from(Uri::from_parts(parts).ok()?.to_string()).ok()
        });
        if let Some(ours) = ours {
            head.insert(header::REFERER, ours);
        }
    }

    /// Our cookies under the names that they have at the root of a host. Those of other servers of this kind are left out.
    fn take_off_cookies(&self, head: &mut HeaderMap) {
        let renamed = |value: &HeaderValue| {
            let Ok(text) = value.to_str() else { return Some(value.clone()) };
            let pairs: Vec<String> = text.split(';').filter_map(|pair| self.cookie_without(pair.trim())).collect();
            // What remains of a header's value is one, and nothing is nothing.
            (!pairs.is_empty()).then(|| HeaderValue::try_from(pairs.join("; ")).ok()).flatten()
        };
        let cookies: Vec<HeaderValue> = head.get_all(header::COOKIE).iter().filter_map(renamed).collect();
        head.remove(header::COOKIE);
        for cookie in cookies {
            head.append(header::COOKIE, cookie);
        }
    }

    fn cookie_without(&self, pair: &str) -> Option<String> {
        let (name, rest) = pair.split_at(pair.find('=').unwrap_or(pair.len()));
        if !is_ours(name) {
            return Some(pair.to_owned());
        }
        let plain = name.strip_suffix(self.suffix.as_str()).filter(|plain| !plain.contains(SIGN))?;
        Some(format!("{plain}{rest}"))
    }

    /// The headers of a reply as browsers need them.
    pub fn put_on(&self, head: &mut HeaderMap) {
        let text = |value: &HeaderValue| value.to_str().ok().map(str::to_owned);
        if let Some(to) = head.get(header::LOCATION).and_then(text)
            && let Ok(to) = HeaderValue::try_from(self.with(&to).as_ref())
        {
            head.insert(header::LOCATION, to);
        }
        // What a page loads early: `</pkg/front.js>; rel=modulepreload, …`.
        if let Some(links) = head.get(header::LINK).and_then(text)
            && let Ok(links) = HeaderValue::try_from(links.replace("</", &format!("<{}/", self.path)))
        {
            head.insert(header::LINK, links);
        }
        let cookies: Vec<HeaderValue> = head.get_all(header::SET_COOKIE).iter().cloned().collect();
        head.remove(header::SET_COOKIE);
        for cookie in cookies {
            let named = text(&cookie).and_then(|text| self.cookie_with(&text)).unwrap_or(cookie);
            head.append(header::SET_COOKIE, named);
        }
    }

    fn cookie_with(&self, set: &str) -> Option<HeaderValue> {
        let (name, rest) = set.split_once('=')?;
        is_ours(name).then(|| HeaderValue::try_from(format!("{name}{}={rest}", self.suffix)).ok())?
    }
}

/// Whether a cookie is one of Concord's, of this server or of another one at the host.
fn is_ours(name: &str) -> bool {
    let rest = name.strip_prefix(BOUND).unwrap_or(name).strip_prefix(OURS);
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(['-', SIGN]))
}

#[cfg(test)]
mod tests;
