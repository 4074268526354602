//! A worker takes along all that is stored about them, and nothing about others or about what is hidden from them.

use std::sync::Arc;

use axum::body::Body;
use axum::http::{Request, header};
use serde_json::Value;
use server::Settings;

use crate::app::{TestApp, on_both_engines};
use crate::gate::stage::{SECRET, Stage};

on_both_engines!(a_worker_downloads_what_is_stored_about_them, async |app| {
    let stage = Stage::new(&app).await;
    let wim = stage.piloted("wim").await;
    let other = stage.piloted("othello").await;
    let engine = &app.engine;
    let own = engine.my_submissions(&wim.actor, stage.study).await.expect("submissions");
    engine.raise(&wim.actor, own[0].id, "Is this right?").await.expect("raised");
    app.clock.pass(1);
    engine.reply(&stage.admin.actor, stage.study, own[0].id, "It is.").await.expect("answered");
    let browser = app.signed_in(&wim).await;
    assert!(browser.get("/account").await.text().contains("href=\"/account/data\""));
    let file = browser.get("/account/data").await;
    assert_eq!(file.status, 200);
    assert_eq!(file.header("content-disposition"), "attachment; filename=\"my-data.json\"");
    assert_eq!(file.header("cache-control"), "no-store");
    let text = file.text();
    let data: Value = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(data["account"]["email"], "wim@example.org");
    assert_eq!(data["sessions_end_at"].as_array().map(Vec::len), Some(1));
    let study = &data["studies"][0];
    assert_eq!(
        (study["pseudonym"].as_str(), study["place"]["title"].as_str()),
        (Some("W001"), Some("Formal rewrites"))
    );
    assert!(study["consents"][0]["text"].as_str().expect("a text").contains("Può lasciare questo studio"), "{study}");
    let mut gates = study["qualification"].as_array().expect("a list").iter();
    let location = gates.find(|one| one["gate"] == "location").expect("the country");
    assert_eq!(location["countries"]["signals"]["declared"], "IT");
    assert_eq!(study["tests"][0]["answers"].as_array().map(Vec::len), Some(5));
    assert_eq!(study["assignments"].as_array().map(Vec::len), Some(2));
    assert_eq!(study["answers"].as_array().map(Vec::len), Some(2));
    assert!(study["answers"].to_string().contains("Non riesco a crederci."));
    let told: Vec<_> = study["messages"].as_array().expect("a list").iter().map(|one| &one["text"]).collect();
    assert_eq!(told, ["Is this right?", "It is."]);

    for hidden in [SECRET, "othello", "rita", "admin@", "W002", "gold", "password", "hash", other.email.as_str()] {
        assert!(!text.contains(hidden), "{hidden} is in {text}");
    }
    let token = engine.add_token(&wim.actor, "mine", 1).await.expect("a token").secret;
    let request = Request::get("/account/data").header(header::AUTHORIZATION, format!("Bearer {token}"));
    let refused = app.send(request.body(Body::empty()).expect("a request")).await;
    assert_eq!(refused.status, 401, "by session alone");
});

#[tokio::test]
async fn downloads_of_own_data_are_limited_per_account() {
    let settings = Settings { exports_per_minute: 2, ..Settings::default() };
    TestApp::on_both(settings, async |app: Arc<TestApp>| {
        let ann = app.signed_in(&app.person("ann").await).await;
        let bob = app.signed_in(&app.person("bob").await).await;
        for _ in 0..2 {
            assert_eq!(ann.get("/account/data").await.status, 200);
        }
        assert_eq!(ann.get("/account/data").await.status, 429);
        assert_eq!(bob.get("/account/data").await.status, 200, "others are not held up");
    })
    .await;
}
