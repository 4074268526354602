//! `/pkg`: the front end's files, and the policy of the pages that name them.

use std::fs;

use axum::body::Body;
use axum::http::{Request, Response, StatusCode, header};
use http_body_util::BodyExt as _;
use server::{Files, router};
use tempfile::TempDir;
use tower::ServiceExt as _;

fn site() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, content: &str| fs::write(folder.path().join(name), content).unwrap();
    write(
        "manifest.json",
        r#"{"loader":"loader.1.js","style":"style.2.css"}"#,
    );
    write("loader.1.js", "plain");
    write("loader.1.js.br", "as brotli");
    write("loader.1.js.gz", "as gzip");
    write("secret.txt", "no");
    folder
}

async fn get(address: &str, accepted: &str) -> Response<Body> {
    let site = site();
    let request = Request::get(address).header(header::ACCEPT_ENCODING, accepted);
    let request = request.body(Body::empty()).unwrap();
    router(Files::on_disk(site.path()).unwrap())
        .oneshot(request)
        .await
        .unwrap()
}

async fn text(response: Response<Body>) -> String {
    let bytes = response.into_body().collect().await.unwrap().to_bytes();
    String::from_utf8(bytes.to_vec()).unwrap()
}

#[tokio::test]
async fn the_best_copy_the_browser_takes_is_sent() {
    for (accepted, expected) in [
        ("gzip, deflate, br, zstd", "as brotli"),
        ("gzip, br;q=0", "as gzip"),
        ("identity", "plain"),
        ("", "plain"),
    ] {
        assert_eq!(
            text(get("/pkg/loader.1.js", accepted).await).await,
            expected,
            "{accepted}"
        );
    }
}

#[tokio::test]
async fn a_file_says_its_type_and_may_be_kept() {
    let response = get("/pkg/loader.1.js", "br").await;
    assert_eq!(
        response.headers()[header::CONTENT_TYPE],
        "text/javascript; charset=utf-8"
    );
    assert_eq!(response.headers()[header::CONTENT_ENCODING], "br");
    assert_eq!(response.headers()[header::VARY], "accept-encoding");
    let cache = response.headers()[header::CACHE_CONTROL].to_str().unwrap();
    assert!(cache.contains("immutable"), "{cache}");
}

#[tokio::test]
async fn nothing_else_in_the_folder_is_served() {
    for name in [
        "manifest.json",
        "secret.txt",
        "none.js",
        "..%2fsecret.js",
        "%00.js",
    ] {
        let response = get(&format!("/pkg/{name}"), "").await;
        assert_eq!(response.status(), StatusCode::NOT_FOUND, "{name}");
    }
}

#[tokio::test]
async fn a_page_names_its_files_and_its_policy() {
    let response = get("/", "").await;
    let policy = response.headers()[header::CONTENT_SECURITY_POLICY]
        .to_str()
        .unwrap()
        .to_owned();
    assert!(policy.contains("script-src 'self' 'nonce-"), "{policy}");
    assert!(!policy.contains("unsafe-inline"), "{policy}");
    let page = text(response).await;
    assert!(page.contains("/pkg/loader.1.js"), "{page}");
    assert!(page.contains("/pkg/style.2.css"), "{page}");
}
