//! Exports to object storage: complete or not at all, consistent, and only where the operator wants them.

use std::collections::BTreeMap;
use std::future::pending;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use engine::design::preset::Preset;
use engine::jobs::job::Pace;
use fake_provider::{BUCKET, KEY_ID, SECRET, Storage, Trouble};
use report::export::File;
use serde_json::{Value, json};
use server::Settings;
use sha2::{Digest as _, Sha256};
use shared::{JobState, Source};

use super::stage::{Stage, rate};
use super::zip;
use crate::app::{Program, TestApp, language};

fn settings(storage: &Storage) -> Settings {
    Settings {
        export_to: Some(format!("s3://{BUCKET}/lab")),
        export_endpoint: Some(storage.url().to_owned()),
        export_key_id: Some(KEY_ID.to_owned()),
        export_key: Some(SECRET.to_owned()),
        ..Settings::default()
    }
}

/// A study with ratings, on each engine, and its storage.
async fn on_both(change: impl Fn(&mut Settings), test: impl AsyncFn(Stage, Program, &Storage)) {
    for postgres in [false, true] {
        let storage = Storage::start().await;
        let mut settings = settings(&storage);
        change(&mut settings);
        let run = async |app: Arc<TestApp>| {
            let stage = Stage::new(&app, 3, 2).await;
            let task = stage.open(Preset::Formality, |_| {}).await;
            stage.work(0, task, rate(|_| -3)).await;
            let program = app.program_of(&stage.admin).await;
            test(stage, program, &storage).await;
        };
        if postgres {
            TestApp::on_postgres(settings, run).await;
        } else {
            TestApp::on_sqlite(settings, run).await;
        }
    }
}

fn path(stage: &Stage) -> String {
    format!("/studies/{}/stored-exports", stage.study)
}

/// Carries out what is due.
async fn work(app: &TestApp) {
    app.engine.work_off_jobs(Pace::from_lease(Duration::from_secs(30)), pin!(pending())).await;
}

async fn latest(stage: &Stage, program: &Program) -> Value {
    program.get(&path(stage)).await.good()["exports"][0].clone()
}

/// The files of a folder by their names; the folder is an address.
fn folder(storage: &Storage, address: &Value) -> BTreeMap<String, Vec<u8>> {
    let key = address.as_str().expect("an address").strip_prefix(&format!("s3://{BUCKET}/")).expect("in the bucket");
    let inside =
        |(name, bytes): (String, Vec<u8>)| name.strip_prefix(&format!("{key}/")).map(|name| (name.to_owned(), bytes));
    storage.objects().into_iter().filter_map(inside).collect()
}

/// Holds the objects against their manifest.
fn check(files: &BTreeMap<String, Vec<u8>>, stage: &Stage) -> Value {
    let manifest: Value = serde_json::from_slice(&files["manifest.json"]).expect("JSON");
    assert_eq!(manifest["study"], stage.study.to_string());
    let listed = manifest["files"].as_array().expect("files");
    assert_eq!((listed.len(), files.len()), (File::ALL.len(), File::ALL.len() + 1));
    for file in listed {
        let bytes = &files[file["name"].as_str().expect("a name")];
        let sha256: String = Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!((&file["sha256"], &file["bytes"]), (&json!(sha256), &json!(bytes.len())), "{file}");
    }
    manifest
}

#[tokio::test]
async fn an_export_is_written_with_its_manifest_last() {
    on_both(
        |_| {},
        async |stage, program, storage| {
            for format in ["parquet", "csv"] {
                stage.app.clock.pass(1);
                let id = program.post(&path(&stage), json!({"format": format})).await.good()["id"].clone();
                let queued = latest(&stage, &program).await;
                assert_eq!((&queued["id"], &queued["state"], &queued["files"]), (&id, &json!("queued"), &json!(0)));
                let again = program.post(&path(&stage), json!({"format": format})).await;
                assert_eq!(again.status, 409, "one at a time: {}", again.text());
                work(&stage.app).await;
                let done = latest(&stage, &program).await;
                assert_eq!(
                    (&done["state"], &done["files"], &done["reason"]),
                    (&json!("done"), &json!(13), &Value::Null)
                );
                let files = folder(storage, &done["address"]);
                let manifest = check(&files, &stage);
                assert!(manifest["data_version"].as_i64().is_some_and(|version| version > 0));
                let last = storage.calls().last().expect("calls").key.clone();
                assert!(last.ends_with("/manifest.json"), "{last}");
                let archive = program.get(&format!("/studies/{}/exports/{format}.zip", stage.study)).await;
                for (name, bytes) in zip::open(&archive.body) {
                    if !name.starts_with("events") && !name.starts_with("manifest") {
                        assert!(files[&name] == bytes, "{name} is as downloaded");
                    }
                }
            }
            let addresses = program.get(&path(&stage)).await.good();
            assert_eq!(addresses["to"], format!("s3://{BUCKET}/lab/{}", stage.study));
            assert_ne!(addresses["exports"][0]["address"], addresses["exports"][1]["address"]);
            let browser = stage.app.signed_in(&stage.admin).await;
            let page = browser.get(&format!("/studies/{}/export", stage.study)).await.text();
            assert!(page.contains(addresses["exports"][0]["address"].as_str().expect("an address")), "{page}");
            let trail = browser.get(&format!("/studies/{}/events", stage.study)).await.text();
            assert!(trail.contains("s3://studies/lab/"), "the audit log names the place: {trail}");
            assert!(!page.contains(SECRET) && !page.contains(KEY_ID) && !page.contains(storage.url()));
        },
    )
    .await;
}

#[tokio::test]
async fn the_form_asks_for_an_export_and_others_may_not() {
    on_both(
        |_| {},
        async |stage, program, storage| {
            let (browser, from) = (stage.app.signed_in(&stage.admin).await, format!("/studies/{}/export", stage.study));
            let study = stage.study.to_string();
            let wrong = browser.submit(&from, "/fn/export/store", &[("study", &study), ("format", "exe")]).await.text();
            assert!(wrong.contains("csv, jsonl, parquet"), "{wrong}");
            browser.submit(&from, "/fn/export/store", &[("study", &study), ("format", "jsonl")]).await;
            assert_eq!(latest(&stage, &program).await["format"], "jsonl");
            let worker = stage.app.program_of(&stage.workers[0]).await;
            assert_eq!(worker.get(&path(&stage)).await.status, 403);
            assert_eq!(worker.post(&path(&stage), json!({})).await.status, 403);
            let odd = program.post(&path(&stage), json!({"format": "csv", "to": "s3://elsewhere"})).await;
            assert_eq!(odd.status, 422, "nobody chooses the place: {}", odd.text());
            work(&stage.app).await;
            assert!(folder(storage, &latest(&stage, &program).await["address"]).contains_key("answers.jsonl"));
        },
    )
    .await;
    on_both(
        |settings| *settings = Settings::default(),
        async |stage, program, _| {
            assert_eq!(program.get(&path(&stage)).await.good(), json!({"to": null, "exports": []}));
            let refused = program.post(&path(&stage), json!({})).await;
            assert!(refused.status == 409 && refused.text().contains("export_to"), "{}", refused.text());
            let page = stage.app.signed_in(&stage.admin).await.get(&format!("/studies/{}/export", stage.study)).await;
            assert!(!page.text().contains("/fn/export/store"), "no form without storage");
        },
    )
    .await;
}

#[tokio::test]
async fn what_went_wrong_is_said_and_the_next_attempt_goes_on() {
    on_both(
        |_| {},
        async |stage, program, storage| {
            for (trouble, words) in [
                (Trouble::Denied, "refuses the server's access key (AccessDenied)"),
                (Trouble::Full, "The storage is full"),
                (Trouble::Cut, "cannot be reached"),
            ] {
                stage.app.clock.pass(1);
                storage.fail("items.parquet", trouble, 100);
                program.post(&path(&stage), json!({})).await.good();
                work(&stage.app).await;
                let failed = latest(&stage, &program).await;
                let reason = failed["reason"].as_str().expect("a reason");
                assert!(reason.contains(words) && !reason.contains("127.0.0.1"), "{reason}");
                assert_eq!((&failed["state"], &failed["files"]), (&json!("queued"), &json!(4)));
                assert!(
                    !folder(storage, &failed["address"]).contains_key("manifest.json"),
                    "nobody takes it for complete"
                );
                storage.behave();
                stage.app.clock.pass(60);
                work(&stage.app).await;
                let done = latest(&stage, &program).await;
                assert_eq!((&done["state"], &done["reason"]), (&json!("done"), &Value::Null));
                check(&folder(storage, &done["address"]), &stage);
                let address = done["address"].as_str().expect("an address").to_owned();
                let sent = |name: &str| {
                    let key = format!("{address}/{name}");
                    let is_sent = |what: &str| what == "POST complete";
                    let calls = storage.calls().into_iter().filter(|call| is_sent(&call.what));
                    calls.filter(|call| format!("s3://{BUCKET}/{}", call.key) == key).count()
                };
                assert_eq!((sent("sources.parquet"), sent("items.parquet")), (1, 1), "what is there is not sent again");
            }
        },
    )
    .await;
    let wrong = |settings: &mut Settings| settings.export_to = Some("s3://nowhere".to_owned());
    on_both(wrong, async |stage, program, _| {
        program.post(&path(&stage), json!({})).await.good();
        work(&stage.app).await;
        let failed = latest(&stage, &program).await;
        assert!(failed["reason"].as_str().expect("a reason").contains("bucket for exports does not exist"), "{failed}");
    })
    .await;
}

#[tokio::test]
async fn a_process_that_is_killed_is_followed_by_another_one_with_the_same_state_of_the_data() {
    on_both(
        |_| {},
        async |stage, program, storage| {
            // The upload is begun and noted, and its part is on its way.
            storage.fail("payments.csv", Trouble::Slow(Duration::ZERO), 1);
            storage.fail("payments.csv", Trouble::Silent, 1);
            program.post(&path(&stage), json!({"format": "csv"})).await.good();
            let engine = stage.app.engine.clone();
            let killed = tokio::spawn(async move {
                engine.work_off_jobs(Pace::from_lease(Duration::from_secs(30)), pin!(pending())).await
            });
            while storage.open_uploads() != 1 || latest(&stage, &program).await["files"] != 11 {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
            // Until the upload is noted and its part is on its way.
            tokio::time::sleep(Duration::from_millis(300)).await;
            killed.abort();
            killed.await.expect_err("killed");
            // Somebody works meanwhile: some of the tables that were written are old now.
            let task = stage.open(Preset::Fluency, |_| {}).await;
            stage.work(1, task, rate(|_| 2)).await;
            stage.app.clock.pass(31);
            work(&stage.app).await;
            let done = latest(&stage, &program).await;
            assert_eq!(done["state"], "done");
            // What the first process had on its way arrives now, and changes nothing.
            storage.behave();
            while !storage.calls().iter().any(|call| call.status == 404) {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
            tokio::time::sleep(Duration::from_millis(300)).await;
            let files = folder(storage, &done["address"]);
            check(&files, &stage);
            assert_eq!(storage.open_uploads(), 0);
            let rows = |name: &str| String::from_utf8(files[&format!("{name}.csv")].clone()).expect("UTF-8");
            assert_eq!(rows("tasks").lines().filter(|line| line.contains("fluency")).count(), 1);
            assert!(rows("answers").contains(",fluency,"), "{}", rows("answers"));
            let sent = |name: &str| {
                let complete = storage.calls().into_iter().filter(|call| call.what == "POST complete");
                complete.filter(|call| call.key.ends_with(&format!("/{name}.csv"))).count()
            };
            assert_eq!((sent("sources"), sent("systems"), sent("answers")), (1, 1, 2));
        },
    )
    .await;
}

/// Texts that are sent in parts.
async fn fill(stage: &Stage) {
    let long = |n: i64| Source {
        id: stage.app.engine.id(),
        study_id: stage.study,
        language: language("en"),
        text: format!("{n} {}", "long ".repeat(200_000)),
        external_id: format!("long {n}"),
        meta: json!({}),
        position: 100 + n,
        curation: String::new(),
    };
    let mut tx = stage.app.engine.db().write().await.expect("a transaction");
    for n in 0..20 {
        tx.add_sources(&[long(n)]).await.expect("a source");
    }
    tx.commit().await.expect("committed");
}

#[tokio::test]
async fn a_large_file_is_sent_in_parts_and_an_upload_that_is_left_is_given_up() {
    on_both(
        |_| {},
        async |stage, program, storage| {
            fill(&stage).await;
            program.post(&path(&stage), json!({"format": "jsonl"})).await.good();
            work(&stage.app).await;
            let files = folder(storage, &latest(&stage, &program).await["address"]);
            check(&files, &stage);
            assert!(files["sources.jsonl"].len() > 20_000_000);
            let about = |end: &str| {
                let calls = storage.calls().into_iter().filter(|call| call.key.ends_with(end));
                calls.map(|call| call.what).collect::<Vec<_>>()
            };
            let parts = ["POST begin", "PUT part 1", "PUT part 2", "PUT part 3", "POST complete"];
            assert_eq!(about("sources.jsonl"), parts);
            assert_eq!(about("systems.jsonl"), ["POST begin", "PUT part 1", "POST complete"]);
            assert_eq!(about("adjudications.jsonl"), ["PUT"], "an empty file has no parts");

            // An attempt that fails in the middle, and a job that is cancelled then.
            stage.app.clock.pass(60);
            storage.fail("sources.csv", Trouble::Slow(Duration::ZERO), 2);
            storage.fail("sources.csv", Trouble::Full, 100);
            let job = program.post(&path(&stage), json!({"format": "csv"})).await.good()["id"].clone();
            work(&stage.app).await;
            assert_eq!(storage.open_uploads(), 1, "the next attempt gives it up");
            let path = format!("/studies/{}/jobs/{}/cancel", stage.study, job.as_str().expect("an id"));
            assert_eq!(program.post(&path, json!({})).await.status, 204);
            storage.behave();
            work(&stage.app).await;
            assert_eq!(storage.open_uploads(), 0, "the storage keeps no parts of it");
            assert_eq!(latest(&stage, &program).await["state"], json!(JobState::Cancelled));

            // One that fails and goes on.
            stage.app.clock.pass(60);
            storage.fail("sources.csv", Trouble::Slow(Duration::ZERO), 2);
            storage.fail("sources.csv", Trouble::Cut, 4);
            program.post(&self::path(&stage), json!({"format": "csv"})).await.good();
            work(&stage.app).await;
            stage.app.clock.pass(60);
            work(&stage.app).await;
            check(&folder(storage, &latest(&stage, &program).await["address"]), &stage);
            assert_eq!(storage.open_uploads(), 0);
        },
    )
    .await;
}
