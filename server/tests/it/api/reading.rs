//! Bodies and queries that do not fit: which field, what was expected, in our words.

use axum::body::Body;
use axum::http::{Request, header};
use serde_json::{Value, json};

use crate::app::{Reply, TestApp, on_both_engines};

async fn send(app: &TestApp, token: &str, kind: &str, body: &str) -> Reply {
    let request = Request::post("/api/v1/studies")
        .header(header::AUTHORIZATION, format!("Bearer {token}"))
        .header(header::CONTENT_TYPE, kind);
    app.send(request.body(Body::from(body.to_owned())).expect("a request")).await
}

on_both_engines!(a_body_that_does_not_fit_is_refused_by_its_field, async |app| {
    let admin = app.admin().await;
    let token = app.engine.add_token(&admin.actor, "test", 1).await.expect("a token").secret;
    for (kind, body, field, words) in [
        ("application/json", r#"{"title": "T"}"#, "languages", "was not sent"),
        (
            "application/json",
            r#"{"title": 3, "languages": ["fr"]}"#,
            "title",
            "This must be a text, but it is a number.",
        ),
        ("application/json", r#"{"title": "T", "languages": ["fr", 3]}"#, "languages[1]", "This must be"),
        ("application/json", r#"{"title": "T", "languages": ["!"]}"#, "languages[0]", "Use a code such as fr"),
        ("application/json", r#"{"title": "T", "languages": ["fr"], "colour": 1}"#, "colour", "title, languages"),
        ("application/json; charset=utf-8", r#"{"title": "T", "#, "body", "line 1"),
        ("text/plain", r#"{"title": "T", "languages": ["fr"]}"#, "content-type", "application/json"),
    ] {
        let refused = send(&app, &token, kind, body).await;
        assert_eq!((refused.status.as_u16(), refused.header("content-type")), (422, "application/problem+json"));
        let said: Value = serde_json::from_slice(&refused.body).expect("JSON");
        assert_eq!(said["field"], field, "{said}");
        let detail = said["detail"].as_str().expect("words");
        assert!(detail.contains(words), "{detail}");
        for parser in ["deserialize", "struct ", "i64", "enum ", "invalid type", "expected value", "`"] {
            assert!(!detail.contains(parser), "a word of the parser: {detail}");
        }
    }
    assert_eq!(app.program_of(&admin).await.get("/studies").await.good(), json!([]), "nothing was made");
});

on_both_engines!(a_query_that_does_not_fit_is_refused_by_its_field, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["fr"]).await;
    let program = app.program_of(&admin).await;
    for (query, field, words) in [
        ("agreement?format=pdf", "format", "Use one of: json, csv, latex."),
        ("agreement?fromat=csv", "fromat", "Possible fields: format"),
        ("sources?after=many", "after", "a whole number"),
        ("rewrites?after=7", "after", "an id"),
    ] {
        let refused = program.get(&format!("/studies/{study}/{query}")).await;
        assert_eq!((refused.status.as_u16(), &refused.json()["field"]), (422, &json!(field)), "{}", refused.text());
        assert!(refused.json()["detail"].as_str().expect("words").contains(words), "{}", refused.text());
    }
});
