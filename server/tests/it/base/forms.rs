//! Signing in, forms without scripts, cookies, and attempts to be led elsewhere.

use axum::body::Body;
use axum::http::{Request, header};

use super::{BASE, settings, under_a_path};
use crate::app::{PASSWORD, TestApp};

#[tokio::test]
async fn somebody_signs_in_and_works_without_scripts() {
    under_a_path(async |app| {
        let admin = app.admin().await;
        let browser = app.browser();
        let sent = browser.get("/studies/new").await;
        assert_eq!((sent.status.as_u16(), sent.header("location")), (302, "/lab/concord/signin?next=/studies/new"));
        let form = browser.get(sent.header("location")).await.text();
        assert!(form.contains("action=\"/lab/concord/fn/sign_in\""), "{form}");
        assert!(form.contains("name=\"next\"") && form.contains("value=\"/studies/new\""), "{form}");
        // A refused form comes back to its page, with what was typed.
        let wrong = [("email", admin.email.as_str()), ("password", "wrong"), ("next", "/studies/new")];
        let back = browser.post(sent.header("location"), "/fn/sign_in", &wrong).await;
        assert_eq!(back.header("location"), "/lab/concord/signin?next=/studies/new");
        let again = browser.get(back.header("location")).await.text();
        assert!(again.contains(&admin.email) && again.contains("refused"), "{again}");
        let right = [("email", admin.email.as_str()), ("password", PASSWORD), ("next", "/studies/new")];
        let page = browser.post(sent.header("location"), "/fn/sign_in", &right).await;
        assert_eq!((page.status.as_u16(), page.header("location")), (303, "/lab/concord/studies/new"));

        let made = browser.submit("/studies/new", "/fn/study/create", &[("title", "Texts"), ("languages", "it")]).await;
        assert!(made.text().contains("Texts"), "{}", made.text());
        let too_long = "x".repeat(500);
        let refused =
            browser.submit("/studies/new", "/fn/study/create", &[("title", &too_long), ("languages", "it")]).await;
        assert!(refused.text().contains(&too_long), "nothing typed is lost: {}", refused.text());
        let out = browser.post("/account", "/fn/sign_out", &[]).await;
        assert_eq!(out.header("location"), "/lab/concord/signin");
    })
    .await;
}

#[tokio::test]
async fn cookies_are_those_of_this_server_alone() {
    under_a_path(async |app| {
        let ann = app.person("ann").await;
        let fields = [("email", ann.email.as_str()), ("password", PASSWORD)];
        let browser = app.browser();
        let page = browser.post("/signin", "/fn/sign_in", &fields).await;
        let cookies: Vec<&str> = page.head.get_all("set-cookie").iter().filter_map(|set| set.to_str().ok()).collect();
        assert!(!cookies.is_empty());
        for cookie in &cookies {
            let name = cookie.split('=').next().expect("a name");
            assert!(name.starts_with("__Host-concord") && name.ends_with("~lab~concord"), "{cookie}");
            // Browsers take the prefix `__Host-` only with these.
            assert!(cookie.contains("Path=/;") || cookie.ends_with("Path=/"), "{cookie}");
            assert!(cookie.contains("Secure") && !cookie.contains("Domain"), "{cookie}");
        }
        assert_eq!(browser.get("/account").await.status, 200);
        // The session under the name that it would have at the root of the host, or under another path.
        let session =
            cookies.iter().find_map(|cookie| cookie.strip_prefix("__Host-concord~lab~concord=")).expect("a session");
        let session = session.split(';').next().expect("a value");
        let with = async |cookie: String| {
            let request = Request::get("/account").header(header::ACCEPT, "text/html").header(header::COOKIE, cookie);
            app.send(request.body(Body::empty()).expect("a request")).await.status.as_u16()
        };
        assert_eq!(with(format!("__Host-concord~lab~concord={session}")).await, 200);
        assert_eq!(with(format!("a=b; __Host-concord=x; __Host-concord~lab~concord={session}")).await, 200);
        for name in ["__Host-concord", "concord", "__Host-concord~concord", "__Host-concord~lab", "concord~lab~concord"]
        {
            assert_eq!(with(format!("{name}={session}")).await, 302, "{name}");
        }
        // The language that was chosen is one of these cookies.
        let chosen = browser.post("/account", "/fn/language", &[("language", "de"), ("back", "/account")]).await;
        assert_eq!(chosen.header("location"), "/lab/concord/account", "{}", chosen.text());
    })
    .await;
}

#[tokio::test]
async fn nobody_is_led_elsewhere() {
    under_a_path(async |app| {
        let ann = app.person("ann").await;
        for next in [
            "//evil.example",
            "https://evil.example",
            "/\\evil.example",
            "/%2f/evil.example",
            "/lab/concord//evil.example",
            "\\\\evil.example",
            ".evil.example",
            "@evil.example",
        ] {
            let fields = [("email", ann.email.as_str()), ("password", PASSWORD), ("next", next)];
            let page = app.browser().post("/signin", "/fn/sign_in", &fields).await;
            assert_eq!(page.header("location"), "/lab/concord/", "{next}");
        }
        // The page of a refused form is taken from what the browser says.
        for (referer, back) in [
            ("https://texts.example.org/lab/concord/signin?a=b", "/lab/concord/signin?a=b"),
            ("https://texts.example.org/lab/concord//evil.example", "/lab/concord/"),
            ("https://texts.example.org/lab/concord/%5c%5cevil.example", "/lab/concord/"),
            ("https://texts.example.org/wiki", "/lab/concord/"),
            ("https://evil.example/", "/lab/concord/"),
            ("nonsense", "/lab/concord/"),
        ] {
            let request = Request::post("/fn/sign_in")
                .header(header::HOST, "texts.example.org")
                .header(header::ACCEPT, "text/html")
                .header(header::REFERER, referer)
                .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
                .header("sec-fetch-site", "same-origin");
            let page = app.send(request.body(Body::from("email=a&password=b")).expect("a request")).await;
            assert_eq!((page.status.as_u16(), page.header("location")), (303, back), "{referer}");
        }
        // A path that looks like a host.
        let odd = app.browser().get("/lab/concord//evil.example/").await;
        assert!(!odd.header("location").starts_with("//"), "{}", odd.header("location"));
        assert_eq!(odd.status, 404);
    })
    .await;
}

#[tokio::test]
async fn forms_of_other_sites_are_refused() {
    let app = async |app: std::sync::Arc<TestApp>| {
        let send = async |name: &'static str, value: &str| {
            let request = Request::post("/fn/sign_in")
                .header(header::HOST, "10.0.0.1:3000")
                .header(header::ACCEPT, "text/html")
                .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
                .header(name, value);
            let page = app.send(request.body(Body::from("email=a&password=b")).expect("a request")).await;
            (page.status.as_u16(), page.text())
        };
        app.person("ann").await;
        assert_eq!(send("origin", "https://texts.example.org").await.0, 303, "the proxy may name another host");
        assert_eq!(send("origin", "https://evil.example").await.0, 403);
        assert_eq!(send("sec-fetch-site", "same-site").await.0, 403);
        let (status, page) = send("sec-fetch-site", "cross-site").await;
        assert_eq!(status, 403);
        // The page that says so is written outside of all others.
        assert!(
            page.contains(&format!("href=\"{BASE}/pkg/style.css\"")) && page.contains(&format!("href=\"{BASE}/\"")),
            "{page}"
        );
    };
    TestApp::on_sqlite(settings(), app).await;
}
