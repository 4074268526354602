//! How often one account or one address may do what costs much.

use std::sync::Arc;

use axum::body::Body;
use axum::http::{Request, header};
use engine::crowd::invite::NewJoinLink;
use serde_json::json;
use server::Settings;
use shared::{Locale, Problem, Role};

use crate::app::{PASSWORD, Reply, TestApp, language, on_both_engines};

#[tokio::test]
async fn exports_and_imports_are_limited_per_account() {
    let settings = Settings { exports_per_minute: 2, imports_per_minute: 1, ..Settings::default() };
    TestApp::on_both(settings, async |app: Arc<TestApp>| {
        let admin = app.admin().await;
        let study = app.study(&admin, &["fr"]).await;
        let manager = app.join(&admin, study, Role::Manager, "mia", "fr").await;
        let (one, other) = (app.program_of(&admin).await, app.program_of(&manager).await);
        let path = format!("/studies/{study}/exports/answers.csv");
        for _ in 0..2 {
            assert_eq!(one.get(&path).await.status, 200);
        }
        let refused = one.get(&path).await;
        assert_eq!(refused.status, 429);
        assert!(refused.header("retry-after").parse::<u64>().is_ok_and(|seconds| seconds <= 60));
        assert_eq!(other.get(&path).await.status, 200, "others are not held up");

        let token = app.engine.add_token(&admin.actor, "import", 1).await.expect("a token").secret;
        let import = async || {
            let path = format!("/api/v1/studies/{study}/sources?format=lines&default_language=fr");
            let request = Request::post(path).header(header::AUTHORIZATION, format!("Bearer {token}"));
            app.send(request.body(Body::from("Salut\n")).expect("a request")).await.status
        };
        assert_eq!((import().await.as_u16(), import().await.as_u16()), (201, 429));
    })
    .await;
}

#[tokio::test]
async fn claims_are_limited_per_account() {
    let settings = Settings { claims_per_minute: 3, ..Settings::default() };
    TestApp::on_both(settings, async |app: Arc<TestApp>| {
        let admin = app.admin().await;
        let study = app.study(&admin, &["fr"]).await;
        let worker = app.program_of(&app.join(&admin, study, Role::Worker, "ann", "fr").await).await;
        let path = format!("/studies/{study}/tasks/{}/claim", app.engine.id::<shared::TaskId>());
        for _ in 0..3 {
            assert_ne!(worker.post(&path, json!({})).await.status, 429);
        }
        assert_eq!(worker.post(&path, json!({})).await.status, 429);
    })
    .await;
}

#[tokio::test]
async fn joining_and_signing_in_are_limited_per_address() {
    let settings = Settings {
        address_header: Some("x-forwarded-for".to_owned()),
        joins_per_minute: 2,
        sign_ins_per_minute: 2,
        ..Settings::default()
    };
    TestApp::on_both(settings, async |app: Arc<TestApp>| {
        let post = async |path: &str, body: serde_json::Value, from: &str| -> Reply {
            let request = Request::post(format!("/api/v1{path}"))
                .header("x-forwarded-for", from)
                .header(header::CONTENT_TYPE, "application/json");
            app.send(request.body(Body::from(body.to_string())).expect("a request")).await
        };
        app.person("ann").await;
        for path in ["/tokens", "/join/some-code"] {
            let body = json!({"name": "x", "email": "ann@example.org", "password": PASSWORD});
            let statuses = [
                post(path, body.clone(), "192.0.2.7").await.status,
                post(path, body.clone(), "192.0.2.7").await.status,
                post(path, body.clone(), "192.0.2.7").await.status,
                post(path, body, "192.0.2.8").await.status,
            ];
            let stopped = statuses.map(|status| status == 429);
            assert_eq!(stopped, [false, false, true, false], "{path}: {statuses:?}");
        }
    })
    .await;
}

on_both_engines!(wrong_passwords_do_not_lock_out_a_browser_that_is_known, async |app| {
    let ann = app.person("ann").await;
    let (known, other) = (app.signed_in(&ann).await, app.browser());
    known.post("/account", "/fn/sign_out", &[]).await;
    let right = [("email", ann.email.as_str()), ("password", PASSWORD)];
    let wrong = [("email", ann.email.as_str()), ("password", "wrong password")];
    for _ in 0..12 {
        other.post("/signin", "/fn/sign_in", &wrong).await;
    }
    let text = other.submit("/signin", "/fn/sign_in", &right).await.text();
    assert!(text.contains("Too many attempts"), "a browser nobody knows waits: {text}");
    let page = known.post("/signin", "/fn/sign_in", &right).await;
    assert_eq!(page.header("location"), "/", "{}", page.text());

    known.post("/account", "/fn/sign_out", &[]).await;
    for _ in 0..12 {
        known.post("/signin", "/fn/sign_in", &wrong).await;
    }
    let text = known.submit("/signin", "/fn/sign_in", &right).await.text();
    assert!(text.contains("Too many attempts"), "its own attempts are counted: {text}");
});

on_both_engines!(wrong_passwords_do_not_keep_a_known_browser_from_joining, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["fr"]).await;
    let link = NewJoinLink { role: Role::Worker, language: Some(language("fr")), days: None, uses: None };
    let link = app.engine.add_join_link(&admin.actor, study, link).await.expect("a link");
    let ann = app.person("ann").await;
    let (known, other) = (app.signed_in(&ann).await, app.browser());
    known.post("/account", "/fn/sign_out", &[]).await;
    for _ in 0..12 {
        let wrong = [("email", ann.email.as_str()), ("password", "wrong password")];
        other.post("/signin", "/fn/sign_in", &wrong).await;
    }
    let path = format!("/join/{}?language=fr", link.code);
    let right = [("code", link.code.as_str()), ("name", "Ann"), ("email", ann.email.as_str()), ("password", PASSWORD)];
    let text = other.submit(&path, "/fn/join_as_new", &right).await.text();
    assert!(text.contains(Locale::Fr.refusal_title(&Problem::TooMany { seconds: 1 })), "nobody knows it: {text}");
    let page = known.post(&path, "/fn/join_as_new", &right).await;
    assert_eq!(page.header("location"), format!("/work/{study}"), "{}", page.text());
});

on_both_engines!(a_known_browser_is_known_for_its_own_person_alone, async |app| {
    let (ann, bob) = (app.person("ann").await, app.person("bob").await);
    let (browser, other) = (app.signed_in(&bob).await, app.browser());
    browser.post("/account", "/fn/sign_out", &[]).await;
    for _ in 0..12 {
        other.post("/signin", "/fn/sign_in", &[("email", &ann.email), ("password", "wrong password")]).await;
    }
    let right = [("email", ann.email.as_str()), ("password", PASSWORD)];
    let text = browser.submit("/signin", "/fn/sign_in", &right).await.text();
    assert!(text.contains("Too many attempts"), "{text}");
});

on_both_engines!(a_new_password_forgets_the_browsers, async |app| {
    let ann = app.person("ann").await;
    let (old, own) = (app.signed_in(&ann).await, app.signed_in(&ann).await);
    old.post("/account", "/fn/sign_out", &[]).await;
    let new = "another long enough password";
    own.post("/account", "/fn/change_password", &[("password", PASSWORD), ("new_password", new)]).await;
    own.post("/account", "/fn/sign_out", &[]).await;
    for _ in 0..12 {
        app.browser().post("/signin", "/fn/sign_in", &[("email", &ann.email), ("password", "wrong password")]).await;
    }
    let right = [("email", ann.email.as_str()), ("password", new)];
    assert!(old.submit("/signin", "/fn/sign_in", &right).await.text().contains("Too many attempts"));
    assert_eq!(
        own.post("/signin", "/fn/sign_in", &right).await.header("location"),
        "/",
        "where it was changed it is known"
    );
});
