//! The documentation under `/docs`: the site that `cargo xtask docs` builds. Everybody may read it.
//!
//! Its pages have a policy of their own: the scripts in a page are known by their hashes, and nothing comes from or goes to another
//! host. Links between the pages are relative, so that they lead to the right place under a base path too.

use std::fmt::Write as _;

use axum::Router;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderName, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest as _, Sha256};
use shared::Problem;

use crate::reply::refuse;
use crate::site::{FOR_EVER, Files};

const START: &str = "index.html";
/// The table of contents, which a page shows in a frame to browsers that run no scripts.
const CONTENTS: &str = "toc.html";
/// What there is to read where the documentation was not built.
const ABSENT: &str = "This server was built without its documentation. Its pages are the Markdown files in the folder docs of the \
                      source code; cargo xtask docs builds them.\n";

/// `/docs` and what is below it.
pub(crate) fn router(files: Files) -> Router {
    Router::new()
        .route("/docs", get(|| async { Redirect::permanent("/docs/") }))
        .route("/docs/", get(start))
        .route("/docs/{*path}", get(page))
        .with_state(files)
}

async fn start(State(files): State<Files>, head: HeaderMap) -> Response {
    reply(&files, START, &head)
        .unwrap_or_else(|| ([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], ABSENT).into_response())
}

async fn page(State(files): State<Files>, Path(path): Path<String>, head: HeaderMap) -> Response {
    reply(&files, &path, &head).unwrap_or_else(|| refuse(&head, Problem::NotFound))
}

/// A file with its headers; `None` if there is none under this path.
fn reply(files: &Files, path: &str, head: &HeaderMap) -> Option<Response> {
    let kind = content_type(path)?;
    let is_page = kind.starts_with("text/html");
    let (coding, body) = if is_page {
        // The base path may have to be written into it, and it is compressed after that.
        (None, files.read_docs(path)?)
    } else {
        Files::best(head, |suffix| files.read_docs(&format!("{path}{suffix}")))?
    };
    let mut fixed: Vec<(HeaderName, String)> =
        vec![(header::CONTENT_TYPE, kind.to_owned()), (header::VARY, "accept-encoding".to_owned())];
    if let Some(coding) = coding {
        fixed.push((header::CONTENT_ENCODING, coding.to_owned()));
    }
    if is_page {
        fixed.push((header::CONTENT_SECURITY_POLICY, policy(path, &String::from_utf8_lossy(&body))));
    }
    if is_named_by_content(path) {
        fixed.push((header::CACHE_CONTROL, FOR_EVER.to_owned()));
    } else {
        let tag = format!("W/\"{}\"", &digest(&body)[..22]);
        let is_known = head.get_all(header::IF_NONE_MATCH).iter().any(|known| {
            known.to_str().is_ok_and(|known| known.split(',').any(|known| known.trim() == tag || known.trim() == "*"))
        });
        fixed.push((header::ETAG, tag));
        fixed.push((header::CACHE_CONTROL, "no-cache".to_owned()));
        if is_known {
            return Some(with_headers(StatusCode::NOT_MODIFIED.into_response(), fixed));
        }
    }
    Some(with_headers(body.into_response(), fixed))
}

fn with_headers(mut response: Response, fixed: Vec<(HeaderName, String)>) -> Response {
    for (name, value) in fixed {
        if let Ok(value) = value.try_into() {
            response.headers_mut().insert(name, value);
        }
    }
    response
}

/// The type of a file that may be served. A path with another ending, or one that could lead out of the folder, has none.
fn content_type(path: &str) -> Option<&'static str> {
    let is_plain = |part: &str| {
        let sign = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.');
        !part.is_empty() && !part.starts_with('.') && part.bytes().all(sign)
    };
    if !path.split('/').all(is_plain) {
        return None;
    }
    match path.rsplit_once('.')?.1 {
        "html" => Some("text/html; charset=utf-8"),
        "js" => Some("text/javascript; charset=utf-8"),
        "css" => Some("text/css; charset=utf-8"),
        "png" => Some("image/png"),
        "svg" => Some("image/svg+xml"),
        _ => None,
    }
}

/// Whether the name of a file ends with the hash that mdBook gives it: `book-609e4cb8.js`, `clipboard-1626706a.min.js`.
fn is_named_by_content(path: &str) -> bool {
    let name = path.rsplit('/').next().unwrap_or(path);
    let stem = name.split('.').next().unwrap_or(name);
    let hash = stem.rsplit_once('-').map(|(_, hash)| hash).unwrap_or_default();
    let is_page = content_type(name).is_none_or(|kind| kind.starts_with("text/html"));
    !is_page && hash.len() == 8 && hash.bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// What a page may do: run the scripts that are in it as it was built and those of this server, and nothing else.
fn policy(path: &str, html: &str) -> String {
    let mut policy = String::from("default-src 'none'; script-src 'self'");
    for script in scripts(html) {
        let _ = write!(policy, " 'sha256-{}'", digest(script.as_bytes()));
    }
    // The contents are shown in a frame of our own pages, and no page is in a frame of anybody else.
    let framing = if path == CONTENTS { "'self'" } else { "'none'" };
    let _ = write!(
        policy,
        "; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; frame-src 'self'; \
         base-uri 'none'; form-action 'none'; frame-ancestors {framing}"
    );
    policy
}

/// The scripts within a page, as browsers hash them: those without an address.
fn scripts(html: &str) -> impl Iterator<Item = &str> {
    let begun = html.split("<script>").skip(1);
    begun.filter_map(|rest| rest.split_once("</script>")).map(|(script, _)| script)
}

fn digest(bytes: &[u8]) -> String {
    STANDARD.encode(Sha256::digest(bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_path_leads_out_of_the_folder() {
        for path in ["index.html", "decisions/0001-islands.html", "css/general-e96d0476.css", "pictures/worker.png"] {
            assert!(content_type(path).is_some(), "{path}");
        }
        for path in [
            "",
            "/index.html",
            "../manifest.html",
            "a/../b.html",
            "a//b.html",
            ".html",
            "a\\b.html",
            "c:/x.html",
            "a\0.html",
            "x.toml",
            "x.js.br",
            "x",
        ] {
            assert!(content_type(path).is_none(), "{path}");
        }
    }

    #[test]
    fn names_with_a_hash_may_be_kept() {
        for name in ["book-609e4cb8.js", "clipboard-1626706a.min.js", "css/general-e96d0476.css"] {
            assert!(is_named_by_content(name), "{name}");
        }
        for name in ["index.html", "decisions/0092-deadbeef.html", "pictures/worker.png", "book-xyz.js"] {
            assert!(!is_named_by_content(name), "{name}");
        }
    }

    #[test]
    fn a_policy_names_the_scripts_of_its_page_and_no_other() {
        let page = "<script>alert(1)</script><p></p><script src=\"book.js\"></script>";
        let policy = policy("index.html", page);
        // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
        assert!(
            policy.contains("script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=';"),
            "{policy}"
        );
        assert!(!policy.contains("unsafe") && policy.ends_with("frame-ancestors 'none'"), "{policy}");
        assert!(super::policy("toc.html", "").ends_with("frame-ancestors 'self'"));
    }
}
