//! Links that carry a secret, guessed at: counted by network address, wrong ones only.

use std::sync::Arc;

use axum::body::Body;
use axum::http::{Request, header};
use engine::crowd::invite::NewJoinLink;
use serde_json::json;
use server::Settings;
use shared::Role;

use crate::app::{PASSWORD, Reply, TestApp};

fn behind_a_proxy() -> Settings {
    Settings { address_header: Some("x-forwarded-for".to_owned()), ..Settings::default() }
}

/// A join link for workers.
async fn link(app: &TestApp) -> String {
    let admin = app.admin().await;
    let study = app.study(&admin, &["fr"]).await;
    let new = NewJoinLink { role: Role::Worker, language: None, days: None, uses: None };
    app.engine.add_join_link(&admin.actor, study, new).await.expect("a link").code
}

async fn follow(app: &TestApp, path: &str, from: &str) -> Reply {
    app.send(Request::get(path).header("x-forwarded-for", from).body(Body::empty()).expect("a request")).await
}

async fn join(app: &TestApp, code: &str, name: &str, from: &str) -> Reply {
    let new = json!({"name": name, "email": format!("{name}@example.org"), "password": PASSWORD});
    let request = Request::post(format!("/api/v1/join/{code}"))
        .header("x-forwarded-for", from)
        .header(header::CONTENT_TYPE, "application/json");
    app.send(request.body(Body::from(new.to_string())).expect("a request")).await
}

#[tokio::test]
async fn guessing_links_is_stopped_for_one_address() {
    TestApp::on_both(behind_a_proxy(), async |app: Arc<TestApp>| {
        let code = link(&app).await;
        let places = ["/join", "/setup", "/api/v1/join"];
        for n in 0..50 {
            let wrong = format!("{}/guess-{n}", places[n % places.len()]);
            assert_eq!(follow(&app, &wrong, "192.0.2.7").await.status, 404, "{wrong}");
        }
        let rest: Vec<String> = (50..130).map(|n| format!("{}/guess-{n}", places[n % places.len()])).collect();
        let all = futures::future::join_all(rest.iter().map(|wrong| follow(&app, wrong, "192.0.2.7"))).await;
        assert_eq!(all.iter().filter(|reply| reply.status == 404).count(), 50, "a hundred, however they come at once");
        assert_eq!(all.iter().filter(|reply| reply.status == 429).count(), 30);

        let stopped = follow(&app, &format!("/join/{code}"), "192.0.2.7").await;
        assert_eq!(stopped.status, 429, "the right one would tell that it is right");
        assert!(stopped.text().contains("Please wait"), "{}", stopped.text());
        let stopped = join(&app, &code, "eve", "192.0.2.7").await;
        assert_eq!(stopped.status, 429);
        assert!(stopped.header("retry-after").parse::<u64>().is_ok_and(|seconds| seconds <= 901));
        let form = Request::post("/fn/join_as_new")
            .header("x-forwarded-for", "192.0.2.7")
            .header("sec-fetch-site", "same-origin")
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        let fields = format!("code={code}&name=Eve&email=eve%40example.org&password=correct+horse+battery");
        assert_eq!(app.send(form.body(Body::from(fields)).expect("a request")).await.status, 429);

        assert_eq!(follow(&app, &format!("/join/{code}"), "192.0.2.8").await.status, 200, "others are not held up");
        app.clock.pass(15 * 60 + 1);
        assert_eq!(join(&app, &code, "eve", "192.0.2.7").await.status, 201, "the window has ended");
    })
    .await;
}

#[tokio::test]
async fn a_class_behind_one_address_joins_also_after_an_old_link() {
    TestApp::on_both(behind_a_proxy(), async |app: Arc<TestApp>| {
        let code = link(&app).await;
        for _ in 0..110 {
            assert_eq!(follow(&app, "/api/v1/join/the-old-link", "192.0.2.7").await.status, 404);
            assert_eq!(follow(&app, &format!("/api/v1/join/{code}"), "192.0.2.7").await.status, 200);
        }
        for n in 0..3 {
            assert_eq!(join(&app, &code, &format!("pupil{n}"), "192.0.2.7").await.status, 201);
        }
    })
    .await;
}
