//! Downloads whose readers take their time: so many at once, and never at the expense of those who work.

use std::time::Duration;

use axum::body::to_bytes;
use axum::http::{Request, header};
use axum::response::Response;
use engine::design::preset::Preset;
use engine::texts::import::{Choice, File};
use shared::import::{FileFormat, FileKind, Mapping};

use super::stage::{Stage, rate};
use crate::app::{Reply, on_both_engines};

/// Downloads that run at once.
const PLACES: usize = 3;

/// Texts that do not fit into what waits for a slow reader.
async fn fill(stage: &Stage) {
    let bytes = (0..100).flat_map(|n| format!("{n}{}\n", "long ".repeat(1_900)).into_bytes()).collect();
    let file = File { kind: FileKind::Sources, name: "l".to_owned(), format: Some(FileFormat::Lines), bytes };
    let mapping = Mapping { text: "text".to_owned(), default_language: "en".to_owned(), ..Mapping::default() };
    let choice = Choice { mapping, skip_refused: false };
    let imported = stage.app.engine.import(&stage.admin.actor, stage.study, file, &choice).await.expect("texts");
    assert!(imported.written, "{imported:?}");
}

/// Begins a download and reads nothing of it.
async fn begin(stage: &Stage, token: &str, accept: &str) -> Response {
    let request = Request::get(format!("/api/v1/studies/{}/exports/sources.jsonl", stage.study))
        .header(header::AUTHORIZATION, format!("Bearer {token}"))
        .header(header::ACCEPT, accept);
    stage.app.open(request.body(axum::body::Body::empty()).expect("a request")).await
}

on_both_engines!(slow_downloads_keep_nobody_from_working, async |app| {
    let stage = Stage::new(&app, 3, 1).await;
    let task = stage.open(Preset::Formality, |_| {}).await;
    fill(&stage).await;
    let token = app.engine.add_token(&stage.admin.actor, "export", 1).await.expect("a token").secret;
    let mut running = Vec::new();
    for _ in 0..PLACES {
        let response = begin(&stage, &token, "*/*").await;
        assert_eq!(response.status(), 200);
        running.push(response);
    }
    // More than the database has connections.
    for _ in 0..25 {
        let refused = Reply::of(begin(&stage, &token, "*/*").await).await;
        assert_eq!((refused.status.as_u16(), refused.header("content-type")), (503, "application/problem+json"));
        assert!(refused.header("retry-after").parse::<u64>().is_ok_and(|seconds| seconds > 0));
        assert!(refused.text().contains("try again when one of them has finished"), "{}", refused.text());
    }
    let page = Reply::of(begin(&stage, &token, "text/html,*/*;q=0.8").await).await;
    assert!(page.status == 503 && page.text().starts_with("<!DOCTYPE html>"), "behind a link: {}", page.text());
    assert!(!page.header("retry-after").is_empty());

    let browser = app.signed_in(&stage.workers[0]).await;
    let work = async {
        assert_eq!(browser.get("/work").await.status, 200);
        stage.work(0, task, rate(|_| 1)).await
    };
    let done = tokio::time::timeout(Duration::from_secs(20), work).await.expect("nobody waits for a connection");
    assert!(done > 0);

    let whole = to_bytes(running.pop().expect("a download").into_body(), usize::MAX).await.expect("all of it");
    assert_eq!(String::from_utf8(whole.to_vec()).expect("UTF-8").lines().count(), 103);
    running.push(begin(&stage, &token, "*/*").await);
    assert_eq!(running[PLACES - 1].status(), 200, "a download that was read makes room");
    drop(running);
    let again = async {
        while begin(&stage, &token, "*/*").await.status() != 200 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(10), again).await.expect("one that was given up makes room too");
});

on_both_engines!(who_may_not_export_learns_nothing_of_downloads, async |app| {
    let stage = Stage::new(&app, 3, 0).await;
    fill(&stage).await;
    let token = app.engine.add_token(&stage.admin.actor, "export", 1).await.expect("a token").secret;
    let mut running = Vec::new();
    for _ in 0..PLACES {
        running.push(begin(&stage, &token, "*/*").await);
    }
    let eve = app.person("eve").await;
    let token = app.engine.add_token(&eve.actor, "export", 1).await.expect("a token").secret;
    assert_eq!(begin(&stage, &token, "*/*").await.status(), 404);
});
