//! A NUL character is refused wherever a text comes in, on both engines, and the field is named.

use axum::body::Body;
use axum::http::{Request, header};
use engine::design::study::NewStudy;
use leptos::server_fn::axum::server_fn_paths;
use serde_json::{Value, json};
use shared::Problem;

use crate::app::{Reply, TestApp, on_both_engines};
use crate::route::call::calls;
use crate::route::world::World;

on_both_engines!(no_call_of_the_interface_answers_one_with_an_error_of_ours, async |app| {
    let world = World::new(&app).await;
    let token = &world.who("administrator").token;
    let mut refused = 0;
    for call in calls(&app).await {
        for dirty in call.with_nul() {
            let reply = dirty.send(&app, token, |text| world.fill(text)).await;
            assert_ne!(reply.status, 500, "{}: {}", dirty.name, reply.text());
            refused += usize::from(reply.status == 422 && reply.text().contains("NUL"));
        }
    }
    assert!(refused > 150, "{refused}");
});

on_both_engines!(no_server_function_answers_one_with_an_error_of_ours, async |app| {
    let world = World::new(&app).await;
    let browser = app.signed_in(&world.who("administrator").member).await;
    for path in server_fn_paths().map(|(path, _)| path) {
        for (kind, body) in [
            ("application/x-www-form-urlencoded", format!("study={}&note=a%00b", world.here["study"])),
            ("application/json", json!({"study": world.here["study"], "note": "a\0b"}).to_string()),
        ] {
            let request = Request::post(path).header(header::CONTENT_TYPE, kind);
            let page = browser.send_as("application/json", request, Body::from(body)).await;
            assert_ne!(page.status, 500, "{path}: {}", page.text());
            assert!(page.status.is_client_error(), "{path}: {} {}", page.status, page.text());
        }
    }
});

on_both_engines!(the_field_is_named_and_nothing_is_stored, async |app| {
    let admin = app.admin().await;
    let office = app.program_of(&admin).await;
    let study = json!({"title": "a\0b", "languages": ["it"]});
    let refused = office.post("/studies", study).await;
    assert_eq!((refused.status.as_u16(), refused.json()["field"].as_str()), (422, Some("title")), "{}", refused.text());
    for address in ["/studies?x=%00", "/studies/%00", "/studies/a%00b/sources"] {
        let refused = office.get(address).await;
        assert_eq!(refused.status, 422, "{address}: {}", refused.text());
    }
    let study = office.post("/studies", json!({"title": "a\\u0000b", "languages": ["it"]})).await.good();
    assert_eq!(study["title"], "a\\u0000b", "six characters that look like one are a text like others");

    let rows = "text\nbuono\nno\0n buono\n";
    let id = study["id"].as_str().expect("an id");
    let refused = office.post_text(&format!("/studies/{id}/sources?format=csv&default_language=it"), rows).await;
    let line = refused.json()["refused"][0].clone();
    assert_eq!((refused.status.as_u16(), line["line"].as_u64()), (422, Some(3)), "{}", refused.text());
    assert!(line["reason"].as_str().is_some_and(|reason| reason.contains("NUL")), "{line}");

    let definition = "preset = \"x\\u0000\"";
    let form = [("study", id), ("json", definition)];
    let page = app.signed_in(&admin).await.post("/", "/fn/task/json", &form).await;
    assert_ne!(page.status, 500, "{}", page.text());
});

on_both_engines!(what_comes_past_the_door_is_refused_by_the_database_in_words, async |app| {
    let admin = app.admin().await;
    let new = NewStudy { title: "a\0b".to_owned(), languages: vec!["it".parse().expect("a tag")] };
    let made = app.engine.create_study(&admin.actor, new).await.map_err(Problem::from);
    if app.engine.db().engine() == "PostgreSQL" {
        let problem = made.expect_err("PostgreSQL stores no NUL");
        assert_eq!(problem.status(), 422, "{problem}");
    }
});

/// A form that a browser cannot send, answered for a browser.
async fn plain(app: &TestApp, body: &'static str) -> Reply {
    let request = Request::post("/fn/sign_in")
        .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
        .header(header::ACCEPT, "text/html")
        .header(header::ORIGIN, "http://localhost")
        .header(header::HOST, "localhost");
    app.send(request.body(Body::from(body)).expect("a request")).await
}

on_both_engines!(a_browser_gets_a_page, async |app| {
    let page = plain(&app, "email=a%00b&password=x").await;
    assert_eq!(page.status, 422);
    assert!(page.text().starts_with("<!DOCTYPE html>") && page.text().contains("NUL"), "{}", page.text());
    let value: Value = serde_json::from_slice(&page.body).unwrap_or_default();
    assert_eq!(value, Value::Null);
});
