//! The country file: from the address a trusted proxy names to the rule of the location gate.

use std::path::Path;
use std::process::Command;
use std::sync::Arc;

use axum::body::Body;
use axum::http::{Request, header};
use serde_json::json;
use server::{AppState, Settings};

use super::mmdb::{country, file, map, text};
use super::stage::Stage;
use crate::app::{TestApp, front, on_both_engines};

fn networks() -> Vec<u8> {
    file(&[
        ("192.0.2.0/24", country("IT")),
        ("198.51.100.0/25", country("FR")),
        ("2001:db8:f::/48", country("FR")),
        ("2001:db8:17::/48", country("IT")),
    ])
}

fn with(file: &Path) -> Settings {
    Settings {
        country_file: Some(file.to_owned()),
        address_header: Some("x-forwarded-for".to_owned()),
        ..Settings::default()
    }
}

#[tokio::test]
async fn the_country_of_the_trusted_address_reaches_the_rule() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("countries.mmdb");
    std::fs::write(&file, networks()).expect("a file");
    TestApp::on_both(with(&file), async |app: Arc<TestApp>| {
        let stage = Stage::new(&app).await;
        for (name, address, state, signal) in [
            ("ida", "192.0.2.7", "passed", json!("IT")),
            ("ivo", "2001:db8:17::9", "passed", json!("IT")),
            ("fay", "198.51.100.7", "waiting", json!("FR")),
            ("fred", "2001:db8:f:1::9", "waiting", json!("FR")),
            // What a visitor writes into the header stands before what the proxy adds.
            ("eve", "192.0.2.7, 198.51.100.9", "waiting", json!("FR")),
            ("nia", "198.51.100.200", "passed", json!(null)),
        ] {
            let worker = stage.worker(name).await;
            app.program_of(&worker).await.post(&stage.at("/consent"), json!({})).await.good();
            let token = app.engine.add_token(&worker.actor, "there", 1).await.expect("a token").secret;
            let request = Request::post(format!("/api/v1{}", stage.at("/location")))
                .header(header::AUTHORIZATION, format!("Bearer {token}"))
                .header(header::CONTENT_TYPE, "application/json")
                .header("x-forwarded-for", address);
            let body = Body::from(json!({"country": "IT"}).to_string());
            let told = app.send(request.body(body).expect("a request")).await;
            assert!(told.text().contains(&format!("\"state\":\"{state}\"")), "{name}: {}", told.text());
            if state == "waiting" {
                let waiting = app.program_of(&stage.admin).await.get(&stage.at("/disagreements")).await.good();
                let latest = waiting.as_array().and_then(|all| all.last()).expect("somebody waits");
                assert_eq!((&latest["signals"]["declared"], &latest["signals"]["address"]), (&json!("IT"), &signal));
            }
        }
        by_form(&app, &stage).await;
    })
    .await;
}

/// The same through the page.
async fn by_form(app: &Arc<TestApp>, stage: &Stage) {
    let gus = stage.worker("gus").await;
    app.program_of(&gus).await.post(&stage.at("/consent"), json!({})).await.good();
    let browser = app.signed_in(&gus).await;
    let request = Request::post("/fn/locate")
        .header(header::REFERER, format!("https://texts.example.org/work/{}/location", stage.study))
        .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
        .header("sec-fetch-site", "same-origin")
        .header("x-forwarded-for", "198.51.100.7");
    let sent = browser.send(request, Body::from(format!("study={}&country=IT", stage.study))).await;
    assert_eq!(sent.status, 303, "{}", sent.text());
    let page = browser.get(&format!("/work/{}/location", stage.study)).await.text();
    assert!(!page.contains("You can go on"), "the connection shows France: {page}");
}

on_both_engines!(a_file_that_answers_nothing_is_refused_at_the_start, async |app| {
    let folder = tempfile::tempdir().expect("a folder");
    let good = networks();
    let tail = good.len() / 2;
    let systems = map(&[("organization", text("Example"))]);
    let files: [(&str, Vec<u8>); 6] = [
        ("empty.mmdb", Vec::new()),
        ("text.mmdb", b"192.0.2.0/24,IT\n".to_vec()),
        ("half.mmdb", good[..tail].to_vec()),
        ("systems.mmdb", file(&[("192.0.2.0/24", systems)])),
        ("flat.mmdb", file(&[("192.0.2.0/24", map(&[("country", text("IT"))]))])),
        ("none.mmdb", file(&[])),
    ];
    for (name, bytes) in files {
        let path = folder.path().join(name);
        std::fs::write(&path, bytes).expect("a file");
        let state = AppState::new(app.engine.clone(), with(&path), app.state.files.clone());
        let words = format!("{:#}", state.err().unwrap_or_else(|| panic!("{name} was taken")));
        assert!(words.contains(name) && words.contains("country_file") && words.contains("MaxMind"), "{words}");
    }
    let state = AppState::new(app.engine.clone(), with(&folder.path().join("absent")), app.state.files.clone());
    assert!(state.is_err());
});

#[test]
fn the_server_does_not_start_on_a_broken_file() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("broken.mmdb"), "broken").expect("a file");
    let ended = Command::new(env!("CARGO_BIN_EXE_concord"))
        .args(["serve", "--address", "127.0.0.1:0", "--data", "data"])
        .current_dir(folder.path())
        .env("CONCORD_SITE", front(folder.path()))
        .env("CONCORD_COUNTRY_FILE", "broken.mmdb")
        .env_remove("DATABASE_URL")
        .output()
        .expect("it ends by itself");
    let (said, failed) = (String::from_utf8_lossy(&ended.stdout), String::from_utf8_lossy(&ended.stderr));
    assert_eq!(ended.status.code(), Some(1), "{failed}");
    assert!(failed.contains("broken.mmdb") && failed.contains("leave the setting out"), "{failed}");
    assert!(!said.contains("Concord is at"), "it never said that it serves: {said}");
}
