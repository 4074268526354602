//! Headers on every response, and the session's cookie.

use std::io::Read as _;

use axum::body::Body;
use axum::http::{Request, header};
use server::Settings;

use crate::app::{PASSWORD, TestApp, on_both_engines};

on_both_engines!(every_response_carries_the_headers, async |app| {
    for path in ["/signin", "/api/v1/me", "/nowhere", "/pkg/nothing.js"] {
        let page = app.browser().get(path).await;
        assert_eq!(page.header("x-content-type-options"), "nosniff", "{path}");
        assert_eq!(page.header("referrer-policy"), "same-origin", "{path}");
        assert!(page.header("permissions-policy").contains("geolocation=()"), "{path}");
        assert!(page.header("content-security-policy").contains("frame-ancestors 'none'"), "{path}");
    }
});

on_both_engines!(scripts_and_styles_need_the_nonce_of_the_page, async |app| {
    let (one, other) = (app.browser().get("/signin").await, app.browser().get("/signin").await);
    let policy = one.header("content-security-policy");
    assert!(!policy.contains("unsafe-inline") && policy.contains("script-src 'self' 'nonce-"), "{policy}");
    assert_ne!(policy, other.header("content-security-policy"), "each page has its own");
    let text = one.text();
    assert!(!text.contains(" style=\"") && !text.contains(" onclick="), "{text}");
});

on_both_engines!(the_cookie_is_for_the_server_alone, async |app| {
    let ann = app.person("ann").await;
    let fields = [("email", ann.email.as_str()), ("password", PASSWORD)];
    let page = app.browser().post("/signin", "/fn/sign_in", &fields).await;
    let cookie = page.header("set-cookie");
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax") && cookie.contains("Path=/"), "{cookie}");
    assert!(!cookie.contains("Secure"), "there is no TLS here: {cookie}");
    assert_eq!(page.header("strict-transport-security"), "");
});

#[tokio::test]
async fn under_tls_the_cookie_is_bound_to_the_host() {
    let settings = Settings { public_url: Some("https://texts.example.org".to_owned()), ..Settings::default() };
    let test = async |app: std::sync::Arc<TestApp>| {
        let ann = app.person("ann").await;
        let fields = [("email", ann.email.as_str()), ("password", PASSWORD)];
        let page = app.browser().post("/signin", "/fn/sign_in", &fields).await;
        let cookies: Vec<&str> = page.head.get_all("set-cookie").iter().filter_map(|set| set.to_str().ok()).collect();
        assert!(cookies.iter().any(|cookie| cookie.starts_with("__Host-concord=")), "{cookies:?}");
        for cookie in cookies {
            let bound = cookie.starts_with("__Host-concord") && cookie.contains("Secure") && !cookie.contains("Domain");
            assert!(bound, "{cookie}");
        }
        assert!(!page.header("strict-transport-security").is_empty());
    };
    TestApp::on_sqlite(settings, test).await;
}

on_both_engines!(a_page_is_compressed_for_who_accepts_it, async |app| {
    let get = async |path: &str, accepted: &str| {
        let request = Request::get(path).header(header::ACCEPT, "text/html").header(header::ACCEPT_ENCODING, accepted);
        app.send(request.body(Body::empty()).expect("a request")).await
    };
    let plain = get("/signin", "identity").await;
    assert_eq!(plain.header("content-encoding"), "");
    let zipped = get("/signin", "gzip").await;
    assert_eq!((zipped.header("content-encoding"), zipped.header("vary")), ("gzip", "accept-encoding"));
    let mut page = String::new();
    flate2::read::GzDecoder::new(zipped.body.as_slice()).read_to_string(&mut page).expect("the page");
    assert!(page.contains("</html>") && zipped.body.len() * 2 < plain.body.len(), "{page}");
    let brotli = get("/signin", "gzip, br").await;
    assert_eq!(brotli.header("content-encoding"), "br");
    let short = get("/api/v1/me", "br").await;
    assert_eq!(short.header("content-encoding"), "", "it fits a packet as it is");
});
