//! Taking the data out: the same values, no people, a manifest that is true.

use std::path::Path;

use engine::design::preset::Preset;
use report::export::Format;
use serde_json::Value;
use sha2::{Digest as _, Sha256};

use super::naive;
use super::parquet;
use super::stage::{FORMULA, Stage, mark, rank, rate, rewrite};
use super::zip;
use crate::app::on_both_engines;

on_both_engines!(a_manifest_says_what_is_in_the_archive, async |app| {
    let stage = Stage::new(&app, 5, 3).await;
    let writing = stage.open(Preset::Rewrite, |definition| definition.need = 2).await;
    let rating = stage.open(Preset::Formality, |_| {}).await;
    for worker in 0..3 {
        stage.work(worker, writing, rewrite(|source| format!("-{worker} Good afternoon: {}", mark(source)))).await;
        stage.work(worker, rating, rate(|text| mark(text) % 7 - 3)).await;
    }
    let program = app.program_of(&stage.admin).await;
    let counts = program.get(&format!("/studies/{}/exports", stage.study)).await.good();
    for ending in ["csv", "jsonl"] {
        let archive = program.get(&format!("/studies/{}/exports/{ending}.zip", stage.study)).await;
        assert_eq!(archive.header("content-type"), "application/zip");
        let files = zip::open(&archive.body);
        let manifest: Value = serde_json::from_slice(&files["manifest.json"]).expect("JSON");
        assert_eq!(manifest["study"], stage.study.to_string());
        assert_eq!(manifest["versions"].as_array().map(Vec::len), Some(2));
        let listed = manifest["files"].as_array().expect("files");
        assert_eq!(listed.len() + 1, files.len());
        for file in listed {
            let name = file["name"].as_str().expect("a name");
            let bytes = &files[name];
            assert_eq!(file["sha256"], hex(&Sha256::digest(bytes)), "{name}");
            assert_eq!(file["bytes"], bytes.len(), "{name}");
            let text = String::from_utf8(bytes.clone()).expect("UTF-8");
            let rows = if ending == "csv" { naive::csv(&text).len() } else { text.lines().count() };
            assert_eq!(file["rows"], rows, "{name}");
            let noun = name.split('.').next().expect("a noun");
            // Each archive is itself an event, written before its file is read.
            if noun != "events" {
                assert_eq!(counts[noun], rows, "{name} and the dashboard");
            }
        }
    }
});

on_both_engines!(nobody_can_be_told_from_an_export, async |app| {
    let stage = Stage::new(&app, 3, 2).await;
    let task = stage.open(Preset::Formality, |_| {}).await;
    stage.work(0, task, rate(|_| 1)).await;
    app.engine
        .add_member(&stage.admin.actor, stage.study, &stage.workers[1].email, shared::Role::Reviewer)
        .await
        .expect("a member");
    let program = app.program_of(&stage.admin).await;
    let people: Vec<String> = stage
        .workers
        .iter()
        .chain([&stage.admin])
        .flat_map(|m| [m.email.clone(), m.actor.person.to_string()])
        .collect();
    for ending in ["csv", "jsonl"] {
        let archive = program.get(&format!("/studies/{}/exports/{ending}.zip", stage.study)).await;
        for (name, bytes) in zip::open(&archive.body) {
            let text = String::from_utf8(bytes).expect("UTF-8");
            for person in &people {
                assert!(!text.contains(person.as_str()), "{person} is in {name}: {text}");
            }
            assert!(!text.contains("@example.org"), "an address is in {name}");
        }
    }
    let events = program.get(&format!("/studies/{}/exports/events.csv", stage.study)).await.text();
    assert!(events.contains("W001") && (events.contains("manager-1") || events.contains("researcher-1")), "{events}");
    let trail = app.signed_in(&stage.admin).await.get(&format!("/studies/{}/events", stage.study)).await;
    assert!(!trail.text().contains(&stage.workers[0].email), "the page shows pseudonyms");
});

on_both_engines!(a_formula_is_disarmed_in_csv_and_untouched_in_json, async |app| {
    let stage = Stage::new(&app, 2, 1).await;
    let writing = stage.open(Preset::Rewrite, |_| {}).await;
    stage.work(0, writing, rewrite(|source| format!("@SUM(1+1) {}", mark(source)))).await;
    let program = app.program_of(&stage.admin).await;
    let get = async |file: &str| program.get(&format!("/studies/{}/exports/{file}", stage.study)).await.text();

    let sources = naive::csv(&get("sources.csv").await);
    assert_eq!(sources[0]["text"], format!("'{FORMULA}"));
    let answers = naive::csv(&get("answers.csv").await);
    assert!(answers.iter().all(|row| row["value"].starts_with("'@SUM(1+1)")), "{answers:?}");
    assert!(naive::csv(&get("outputs.csv").await).iter().all(|row| !row["text"].starts_with(['=', '+', '-', '@'])));

    let first: Value = serde_json::from_str(get("sources.jsonl").await.lines().next().expect("a line")).expect("JSON");
    assert_eq!(first["text"], FORMULA);
    let rewrites = program.get(&format!("/studies/{}/rewrites?format=csv", stage.study)).await.text();
    assert!(naive::csv(&rewrites).iter().all(|row| row["rewrite"].starts_with("'@SUM")), "{rewrites}");
});

on_both_engines!(numbers_stay_numbers, async |app| {
    let stage = Stage::new(&app, 2, 1).await;
    let task = stage.open(Preset::Formality, |_| {}).await;
    stage.work(0, task, rate(|_| -3)).await;
    let program = app.program_of(&stage.admin).await;
    let csv = program.get(&format!("/studies/{}/exports/answers.csv", stage.study)).await.text();
    assert!(naive::csv(&csv).iter().all(|row| row["value"] == "-3"), "{csv}");
    let jsonl = program.get(&format!("/studies/{}/exports/answers.jsonl", stage.study)).await.text();
    for line in jsonl.lines() {
        let answer: Value = serde_json::from_str(line).expect("JSON");
        assert_eq!(answer["value"], -3);
    }
    let unknown = program.get(&format!("/studies/{}/exports/people.csv", stage.study)).await;
    assert_eq!(unknown.status, 404);
});

on_both_engines!(the_command_line_writes_the_same_files_into_a_folder, async |app| {
    let stage = Stage::new(&app, 2, 1).await;
    let task = stage.open(Preset::Formality, |_| {}).await;
    stage.work(0, task, rate(|_| -3)).await;
    let folder = tempfile::tempdir().expect("a folder");
    let out = folder.path().join("study");
    let operator = app.engine.operator().await.expect("an administrator");
    let manifest =
        app.state.reports.export_to(&operator, stage.study, Format::Csv, out.clone()).await.expect("an export");
    for file in &manifest.files {
        let bytes = std::fs::read(out.join(&file.name)).expect("a file");
        assert_eq!(file.sha256, hex(&Sha256::digest(&bytes)), "{}", file.name);
    }
    let answers =
        app.program_of(&stage.admin).await.get(&format!("/studies/{}/exports/answers.csv", stage.study)).await;
    assert_eq!(std::fs::read(out.join("answers.csv")).expect("a file"), answers.body);
    assert!(
        app.state.reports.export_to(&operator, stage.study, Format::Csv, out).await.is_err(),
        "no file is overwritten"
    );
});

// On SQLite, rows of the large files are read on the calling thread where the runtime has several, and by sqlx where it has one.
on_both_engines!(files_are_the_same_however_their_rows_are_read, async |app| {
    let stage = parquet::stage(&app).await;
    let ranking = stage.open(Preset::Ranking, |_| {}).await;
    stage.work(1, ranking, rank(|text| mark(text) % 2 + 1)).await;
    let folder = tempfile::tempdir().expect("a folder");
    let (by_one, by_several) = (folder.path().join("one"), folder.path().join("several"));
    let operator = app.engine.operator().await.expect("an administrator");
    let export =
        async |out: &Path| app.state.reports.export_to(&operator, stage.study, Format::Jsonl, out.to_owned()).await;
    export(&by_one).await.expect("an export");
    let (here, study, out) = (app.clone(), stage.study, by_several.clone());
    let on_several = move || {
        let runtime = tokio::runtime::Runtime::new().expect("threads");
        runtime.block_on(async {
            let operator = here.engine.operator().await?;
            here.state.reports.export_to(&operator, study, Format::Jsonl, out).await
        })
    };
    tokio::task::spawn_blocking(on_several).await.expect("no panic").expect("an export");
    for (file, least) in [("answers.jsonl", 10), ("items.jsonl", 4)] {
        let read = |folder: &Path| std::fs::read_to_string(folder.join(file)).expect("a file");
        assert_eq!(read(&by_one), read(&by_several), "{file}");
        assert!(read(&by_one).lines().count() > least, "{file}");
    }
});

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
