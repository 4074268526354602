//! Bodies that are too large: by route, and by who sends them.

use axum::body::Body;
use axum::http::{Request, header};
use engine::design::preset::Preset;
use serde_json::json;
use shared::Role;

use crate::app::on_both_engines;

fn form(path: &str) -> axum::http::request::Builder {
    Request::post(path)
        .header("sec-fetch-site", "same-origin")
        .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
}

on_both_engines!(a_body_that_is_too_large_is_refused_in_words, async |app| {
    let browser = app.browser();
    let request = form("/fn/sign_in").header(header::CONTENT_LENGTH, (300 << 10).to_string());
    let page = browser.send(request, Body::from(vec![b'a'; 300 << 10])).await;
    assert_eq!(page.status, 413);
    assert!(page.text().contains("larger than 256 KiB"), "{}", page.text());
    let page = browser.send(form("/fn/sign_in"), Body::from(vec![b'a'; 300 << 10])).await;
    assert_eq!(page.status, 413, "nor one that does not say so");
    let request = form("/fn/sign_in").header(header::ACCEPT_LANGUAGE, "fr");
    let page = browser.send(request, Body::from(vec![b'a'; 300 << 10])).await;
    assert!(page.text().contains("dépasse 256 Kio"), "{}", page.text());
});

on_both_engines!(the_interface_takes_what_the_route_needs, async |app| {
    let long = "a".repeat(300 << 10);
    let refused = app.program("").post("/tokens", json!({"email": long, "password": "x"})).await;
    assert_eq!((refused.status.as_u16(), refused.header("content-type")), (413, "application/problem+json"));
    assert_eq!(refused.json()["kibibytes"], 256, "{}", refused.text());

    let admin = app.admin().await;
    let study = app.study(&admin, &["fr"]).await;
    let program = app.program_of(&admin).await;
    let edit = json!({"title": long, "languages": ["fr"]});
    let read = program.put(&format!("/studies/{study}"), edit).await;
    assert_eq!(read.status, 422, "what describes a study may be longer, and was read: {}", read.text());
});

on_both_engines!(files_are_read_only_from_those_who_import, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["fr"]).await;
    let worker = app.join(&admin, study, Role::Worker, "ann", "fr").await;
    let manager = app.join(&admin, study, Role::Manager, "mia", "fr").await;
    let researcher = app.join(&admin, study, Role::Researcher, "rob", "fr").await;
    let send = async |token: &str, announced: usize, body: Body| {
        let path = format!("/api/v1/studies/{study}/sources?format=lines&default_language=fr");
        let request = Request::post(path)
            .header(header::AUTHORIZATION, format!("Bearer {token}"))
            .header(header::CONTENT_LENGTH, announced.to_string());
        app.send(request.body(body).expect("a request")).await
    };
    let long = || Body::from((0..40_000).map(|n| format!("Salut numéro {n}\n")).collect::<String>());
    let nobody = Request::post(format!("/api/v1/studies/{study}/sources?format=lines&default_language=fr"))
        .header(header::CONTENT_LENGTH, (64_usize << 20).to_string());
    let nobody = app.send(nobody.body(long()).expect("a request")).await;
    assert_eq!(nobody.status, 413, "{}", nobody.text());
    for (member, expected) in [(&worker, 413), (&manager, 413), (&researcher, 201)] {
        let token = app.engine.add_token(&member.actor, "test", 1).await.expect("a token").secret;
        let reply = send(&token, 40_000 * 17, long()).await;
        assert_eq!(reply.status, expected, "{}: {}", member.email, reply.text());
    }
    let token = app.engine.add_token(&researcher.actor, "test", 1).await.expect("a token").secret;
    let reply = send(&token, 65 << 20, Body::from("x")).await;
    assert_eq!(reply.status, 413);
    assert!(reply.text().contains("larger than 64 MiB"), "{}", reply.text());
});

on_both_engines!(a_text_that_is_too_large_or_no_text_is_refused_like_everything_else, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["fr"]).await;
    let task = app.engine.add_task(&admin.actor, study, Preset::Formality).await.expect("a task");
    let program = app.program_of(&admin).await;
    let path = format!("/studies/{study}/tasks/{task}/known");
    let refused = program.post_text(&path, &"a".repeat(9 << 20)).await;
    assert_eq!((refused.status.as_u16(), refused.header("content-type")), (413, "application/problem+json"));
    assert!(refused.text().contains("larger than"), "{}", refused.text());
    let token = app.engine.add_token(&admin.actor, "test", 1).await.expect("a token").secret;
    let latin = Request::post(format!("/api/v1{path}")).header(header::AUTHORIZATION, format!("Bearer {token}"));
    let refused = app.send(latin.body(Body::from(&b"text\nd\xe9j\xe0"[..])).expect("a request")).await;
    assert_eq!((refused.status.as_u16(), refused.header("content-type")), (422, "application/problem+json"));
    assert!(refused.text().contains("UTF-8"), "{}", refused.text());
});
