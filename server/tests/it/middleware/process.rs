//! Two processes on one database know the same: sessions, counted guesses, tokens.

use axum::body::Body;
use axum::http::{Request, header};
use engine::Engine;
use server::{AppState, router};
use tower::ServiceExt as _;

use crate::app::{PASSWORD, Reply, TestApp, on_both_engines};

/// Another process of the same installation, asked something.
async fn other(app: &TestApp, request: axum::http::request::Builder, body: Body) -> Reply {
    let engine = Engine::new(app.engine.db().clone(), app.clock.clone());
    let state = AppState::new(engine, (*app.state.settings).clone(), app.state.files.clone()).expect("a state");
    let request = request.body(body).expect("a request");
    Reply::of(router(state).oneshot(request).await.expect("an answer")).await
}

on_both_engines!(a_session_of_one_process_is_one_of_the_other, async |app| {
    let ann = app.person("ann").await;
    let browser = app.signed_in(&ann).await;
    let cookie = format!("concord={}", browser.cookie().expect("a cookie"));
    let account = async || {
        let request = Request::get("/account").header(header::COOKIE, &cookie).header(header::ACCEPT, "text/html");
        other(&app, request, Body::empty()).await
    };
    let page = account().await;
    assert!(page.status == 200 && page.text().contains(&ann.email), "{}", page.text());
    browser.post("/account", "/fn/sign_out_everywhere", &[]).await;
    assert_eq!(account().await.status, 302, "what ends in one process has ended in the other");
});

on_both_engines!(guesses_in_both_processes_are_counted_together, async |app| {
    app.person("ann").await;
    let guess = |password: &str| serde_json::json!({"email": "ann@example.org", "password": password});
    let there = async |password: &str| {
        let request = Request::post("/api/v1/tokens").header(header::CONTENT_TYPE, "application/json");
        other(&app, request, Body::from(guess(password).to_string())).await.status
    };
    for _ in 0..5 {
        assert_eq!(app.program("").post("/tokens", guess("wrong password")).await.status, 422);
        assert_eq!(there("wrong password").await, 422);
    }
    assert_eq!(there(PASSWORD).await, 429);
    assert_eq!(app.program("").post("/tokens", guess(PASSWORD)).await.status, 429);
});
