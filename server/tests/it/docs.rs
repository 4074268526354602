//! `/docs`: the documentation, and what its pages may do.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use server::Settings;
use sha2::{Digest as _, Sha256};

use crate::app::{Reply, TestApp, on_both_engines};

const PAGE: &str = "<!DOCTYPE html><html><head><script>const path_to_root = \"\";</script></head>\
                    <body><a href=\"settings.html#keys\">Settings</a><script src=\"book-609e4cb8.js\"></script></body></html>";

/// A site of a few files, as mdBook leaves them.
fn book(folder: &Path) {
    fs::create_dir_all(folder.join("docs/decisions")).expect("a folder");
    for (name, content) in [
        ("docs/index.html", PAGE),
        ("docs/decisions/0001.html", PAGE),
        ("docs/toc.html", "<ol></ol>"),
        ("docs/book-609e4cb8.js", "plain"),
        ("docs/book-609e4cb8.js.br", "as brotli"),
        ("docs/book.toml", "no"),
        ("secret.html", "no"),
    ] {
        fs::write(folder.join(name), content).expect("a file");
    }
}

async fn get(app: &Arc<TestApp>, address: &str) -> Reply {
    let request = Request::get(address).header(header::ACCEPT, "text/html").header(header::ACCEPT_ENCODING, "br;q=0");
    app.send(request.body(Body::empty()).expect("a request")).await
}

on_both_engines!(where_it_was_not_built_a_sentence_says_so, async |app| {
    let page = get(&app, "/docs/").await;
    assert_eq!((page.status, page.header("content-type")), (StatusCode::OK, "text/plain; charset=utf-8"));
    assert!(page.text().contains("built without its documentation"), "{}", page.text());
    assert_eq!(get(&app, "/docs/settings.html").await.status, StatusCode::NOT_FOUND);
});

on_both_engines!(everybody_reads_its_pages_and_only_those, async |app| {
    book(app.folder());
    let page = get(&app, "/docs").await;
    assert_eq!((page.status, page.header("location")), (StatusCode::PERMANENT_REDIRECT, "/docs/"));
    for address in ["/docs/", "/docs/index.html", "/docs/decisions/0001.html"] {
        let page = get(&app, address).await;
        assert_eq!(
            (page.status, page.header("content-type")),
            (StatusCode::OK, "text/html; charset=utf-8"),
            "{address}"
        );
        assert_eq!(page.text(), PAGE);
    }
    for path in [
        "none.html",
        "book.toml",
        "../secret.html",
        "..%2fsecret.html",
        "%2e%2e/secret.html",
        "decisions/../../secret.html",
        "decisions/",
        "%00.html",
        "book-609e4cb8.js.br",
        "%2findex.html",
        "",
    ] {
        let page = get(&app, &format!("/docs/{path}")).await;
        let expected = if path.is_empty() { StatusCode::OK } else { StatusCode::NOT_FOUND };
        assert_eq!(page.status, expected, "{path}");
        assert!(page.text() != "no", "{path}");
    }
});

on_both_engines!(its_pages_run_their_own_scripts_and_nothing_else, async |app| {
    book(app.folder());
    let page = get(&app, "/docs/").await;
    let policy = page.header("content-security-policy");
    let hash = STANDARD.encode(Sha256::digest("const path_to_root = \"\";"));
    assert!(policy.starts_with(&format!("default-src 'none'; script-src 'self' 'sha256-{hash}';")), "{policy}");
    assert!(
        !policy.contains("unsafe") && !policy.contains("http") && policy.contains("frame-ancestors 'none'"),
        "{policy}"
    );
    assert_eq!(page.header("x-content-type-options"), "nosniff");
    assert!(get(&app, "/docs/toc.html").await.header("content-security-policy").contains("frame-ancestors 'self'"));
    let other = get(&app, "/signin").await;
    assert!(!other.header("content-security-policy").contains("sha256"), "other pages have the policy that they had");
});

on_both_engines!(a_browser_keeps_what_it_has, async |app| {
    book(app.folder());
    let page = get(&app, "/docs/").await;
    assert_eq!(page.header("cache-control"), "no-cache");
    let tag = page.header("etag").to_owned();
    let ask = async |tag: &str| {
        let request = Request::get("/docs/").header(header::IF_NONE_MATCH, tag);
        app.send(request.body(Body::empty()).expect("a request")).await
    };
    let again = ask(&tag).await;
    assert_eq!((again.status, again.body.len()), (StatusCode::NOT_MODIFIED, 0));
    assert_eq!(ask("W/\"other\"").await.status, StatusCode::OK);
    let script = Request::get("/docs/book-609e4cb8.js").header(header::ACCEPT_ENCODING, "gzip, br");
    let script = app.send(script.body(Body::empty()).expect("a request")).await;
    assert_eq!((script.text().as_str(), script.header("content-encoding")), ("as brotli", "br"));
    assert!(script.header("cache-control").contains("immutable") && script.header("etag").is_empty());
});

#[tokio::test]
async fn under_a_path_it_is_below_that_path() {
    let settings = Settings { public_url: Some("https://texts.example.org/lab".to_owned()), ..Settings::default() };
    let test = async |app: Arc<TestApp>| {
        book(app.folder());
        assert_eq!(get(&app, "/docs").await.header("location"), "/lab/docs/");
        assert_eq!(get(&app, "/lab/docs/").await.text(), PAGE, "its links are relative");
        let outside = Request::get("/docs/").body(Body::empty()).expect("a request");
        assert_eq!(Reply::of(app.open_as_it_is(outside).await).await.status, StatusCode::NOT_FOUND);
    };
    TestApp::on_sqlite(settings, test).await;
}

/// The site itself, where `cargo xtask docs` has built it: each page names only files that are there, and none of another host.
#[tokio::test]
async fn the_built_site_needs_no_other_host() {
    let site = std::env::var_os("CONCORD_SITE").map(std::path::PathBuf::from).filter(|site| site.join("docs").is_dir());
    let Some(site) = site else {
        testing::skipped("the documentation is not built: cargo xtask docs");
        return;
    };
    TestApp::on_sqlite(Settings::default(), async |app: Arc<TestApp>| {
        copy(&site.join("docs"), &app.folder().join("docs"));
        let start = get(&app, "/docs/").await;
        assert!(start.text().contains("Concord") && start.status == StatusCode::OK);
        for page in [start, get(&app, "/docs/settings.html").await] {
            let text = page.text();
            for address in text.split(" src=\"").skip(1).chain(text.split("<link rel=\"stylesheet\" href=\"").skip(1)) {
                let address = address.split('"').next().unwrap_or_default();
                assert!(!address.contains("//"), "{address}");
                assert_eq!(get(&app, &format!("/docs/{address}")).await.status, StatusCode::OK, "{address}");
            }
            assert!(!text.contains(" onclick=") && !text.contains("<style"), "the policy refuses these");
        }
    })
    .await;
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder");
    for entry in fs::read_dir(from).expect("a folder") {
        let path = entry.expect("an entry").path();
        let to = to.join(path.file_name().expect("a name"));
        if path.is_dir() {
            copy(&path, &to);
        } else {
            fs::copy(&path, to).expect("a copy");
        }
    }
}
