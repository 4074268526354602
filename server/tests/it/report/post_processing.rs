//! Post-processing of rewrites: removed, kept and corrected beside what was written, which never changes.

use std::collections::BTreeSet;
use std::fs;
use std::future::pending;
use std::pin::pin;
use std::time::Duration;

use engine::design::batch::BatchSpec;
use engine::design::preset::Preset;
use engine::jobs::job::Pace;
use scoring::bleu::Bleu;
use scoring::metric::Metric as _;
use serde_json::{Value, json};
use shared::{Approval, TaskId};

use super::naive::{Row, csv};
use super::stage::{Stage, rewrite};
use crate::app::{Program, TestApp, language, on_both_engines};

/// Two people rewrite every source: the first writes something new, the second takes the exclamation marks away.
async fn written(stage: &Stage) {
    let task = stage.open(Preset::Rewrite, |definition| definition.need = 2).await;
    stage.work(0, task, rewrite(|source| format!("Indeed a plesant thing: {source}"))).await;
    stage.work(1, task, rewrite(|source| source.replace('!', "."))).await;
    score(&stage.app).await;
}

async fn score(app: &TestApp) {
    app.engine.work_off_jobs(Pace::from_lease(Duration::from_secs(30)), pin!(pending())).await;
}

async fn outputs(office: &Program, stage: &Stage) -> Vec<Row> {
    csv(&office.get(&format!("/studies/{}/exports/outputs.csv", stage.study)).await.text())
}

async fn shown(office: &Program, stage: &Stage, show: &str) -> Vec<Value> {
    let page = office.get(&format!("/studies/{}/rewrites?show={show}", stage.study)).await.good();
    page.as_array().expect("a page").clone()
}

fn ids(rewrites: &[Value]) -> Vec<String> {
    rewrites.iter().map(|one| one["output"].as_str().expect("an id").to_owned()).collect()
}

/// The outputs that a batch of human rewrites would show, and that one made now shows.
async fn batch(stage: &Stage, task: TaskId) -> usize {
    let (engine, admin) = (&stage.app.engine, &stage.admin.actor);
    let systems = engine.systems(admin, stage.study).await.expect("systems");
    let human = systems.iter().find(|system| system.name == "human").expect("rewrites").id;
    let spec = BatchSpec {
        task,
        language: language("en"),
        label: String::new(),
        sample: None,
        systems: vec![human],
        all_human: true,
        spread: false,
        seed: Some(7),
    };
    engine.plan_batch(admin, stage.study, &spec).await.expect("a plan").n_hits
}

/// BLEU of COPY, as the report has it.
async fn bleu(office: &Program, stage: &Stage) -> (f64, u64, u64) {
    let report = office.get(&format!("/studies/{}/metrics", stage.study)).await.good();
    let language = &report["languages"][0];
    let systems = language["systems"].as_array().expect("systems");
    let copy = systems.iter().find(|one| one["system"] == "COPY").expect("COPY")["scores"].as_array().expect("scores");
    let found = copy.iter().find(|one| one["metric"] == "bleu").expect("BLEU")["value"].as_f64().expect("a number");
    let count = |name: &str| language[name].as_u64().expect("a number");
    (found, count("n_removed"), count("n_corrected"))
}

/// A text without what keeps a spreadsheet from executing it.
fn text(row: &Row) -> &str {
    row["text"].trim_start_matches('\'')
}

/// BLEU of COPY, by the library on what the export says is used.
fn wanted(outputs: &[Row]) -> f64 {
    let of = |system: &str| {
        outputs.iter().filter(|row| row["system"] == system && row["used"] == "true").collect::<Vec<_>>()
    };
    let human = of("human");
    let mut copies: Vec<&Row> = of("COPY");
    copies.sort_by_key(|row| &row["source_id"]);
    let texts: Vec<&str> = copies.iter().map(|row| text(row)).collect();
    let own = |copy: &Row| {
        let own = human.iter().filter(|row| row["source_id"] == copy["source_id"]);
        own.map(|row| text(row)).collect::<Vec<_>>()
    };
    // A reference that is there twice counts once.
    let references: Vec<Vec<&str>> = (0..2)
        .map(|k| copies.iter().map(|copy| *own(copy).iter().cycle().nth(k).expect("a rewrite")).collect())
        .collect();
    Bleu::default().corpus(&texts, &references).expect("aligned").value
}

on_both_engines!(what_only_normalises_is_proposed_and_a_removal_is_beside_the_answer, async |app| {
    let stage = Stage::new(&app, 6, 2).await;
    written(&stage).await;
    let office = app.program_of(&stage.admin).await;
    let rating = stage.open(Preset::Formality, |_| {}).await;
    let proposed = shown(&office, &stage, "proposed").await;
    // The source that is a formula has no exclamation mark: there nothing was changed at all.
    assert_eq!(proposed.len(), 6);
    let (before, answers) = (outputs(&office, &stage).await, format!("/studies/{}/exports/answers.csv", stage.study));
    let said = office.get(&answers).await.text();
    assert_eq!(batch(&stage, rating).await, 12);
    let (plain, ..) = bleu(&office, &stage).await;

    // Three are removed, one is kept.
    let address = format!("/studies/{}/rewrites/decisions", stage.study);
    let chosen = ids(&proposed);
    let body = json!({"outputs": &chosen[..3], "verdict": "removed"});
    assert_eq!(office.post(&address, body.clone()).await.good()["decided"], 3);
    assert_eq!(office.post(&address, body).await.good()["decided"], 0, "once");
    office.post(&address, json!({"outputs": [&chosen[3]], "verdict": "kept"})).await.good();
    assert_eq!(ids(&shown(&office, &stage, "proposed").await), &chosen[4..]);
    assert_eq!(ids(&shown(&office, &stage, "removed").await), &chosen[..3]);
    assert_eq!((shown(&office, &stage, "used").await.len(), shown(&office, &stage, "all").await.len()), (9, 12));

    // Gone from new batches and from metrics, still stored, exported and paid.
    assert_eq!(batch(&stage, rating).await, 9);
    score(&app).await;
    let now = outputs(&office, &stage).await;
    assert_eq!(now.len(), before.len());
    let removed: BTreeSet<&str> = chosen[..3].iter().map(String::as_str).collect();
    for row in &now {
        let is_removed = removed.contains(row["output_id"].as_str());
        assert_eq!((row["used"] == "true", row["verdict"] == "removed"), (!is_removed, is_removed), "{row:?}");
        assert!(!is_removed || ["unchanged", "only normalised"].contains(&row["reason"].as_str()), "{row:?}");
    }
    let (value, n_removed, _) = bleu(&office, &stage).await;
    assert!(
        n_removed == 3 && (value - wanted(&now)).abs() < 1e-9 && (value - plain).abs() > 1e-6,
        "{value}, {} and {plain}",
        wanted(&now)
    );
    let analysis = office.get(&format!("/studies/{}/rewrites/analysis", stage.study)).await.good();
    assert_eq!(
        (&analysis["languages"][0]["n_rewrites"], &analysis["languages"][0]["n_removed"]),
        (&json!(9), &json!(3))
    );
    let pages = app.signed_in(&stage.admin).await;
    for page in ["rewrites", "evaluation"] {
        let text = pages.get(&format!("/studies/{}/{page}", stage.study)).await.text();
        assert!(text.contains("3 rewrites were removed"), "{page} says how many: {text}");
    }
    assert_eq!(office.get(&answers).await.text(), said, "answers are never updated");
    let waiting = app.engine.submissions(&stage.admin.actor, stage.study, Some(Approval::Waiting), None).await;
    let submissions: Vec<_> = waiting.expect("submissions").into_iter().map(|one| one.id).collect();
    assert_eq!(app.engine.approve(&stage.admin.actor, stage.study, &submissions).await.expect("paid"), 12);

    // Taken back.
    office.post(&address, json!({"outputs": &chosen[..3], "verdict": "kept"})).await.good();
    assert_eq!(batch(&stage, rating).await, 12);
    score(&app).await;
    let (again, n_removed, _) = bleu(&office, &stage).await;
    assert!(n_removed == 0 && (again - plain).abs() < 1e-12, "{again} is {plain}");
});

on_both_engines!(rewrites_of_a_worker_who_is_left_out_are_references_no_more_until_taken_in_again, async |app| {
    let stage = Stage::new(&app, 6, 2).await;
    written(&stage).await;
    let office = app.program_of(&stage.admin).await;
    let rating = stage.open(Preset::Formality, |_| {}).await;
    let (plain, ..) = bleu(&office, &stage).await;
    let all = shown(&office, &stage, "used").await.len();
    assert_eq!((all, batch(&stage, rating).await), (12, 12));

    let workers = office.get(&format!("/studies/{}/workers", stage.study)).await.good();
    let switch =
        format!("/studies/{}/workers/{}/leave-out", stage.study, workers[0]["worker"].as_str().expect("an id"));
    assert_eq!(
        office.post(&switch, json!({"out": true, "reason": "Every answer is the first one."})).await.status,
        204
    );
    score(&app).await;
    let now = outputs(&office, &stage).await;
    let used = |row: &&Row| row["system"] == "human" && row["used"] == "true";
    let n_used = now.iter().filter(used).count();
    assert!(n_used > 0 && n_used < 12, "the other worker's stay: {n_used}");
    let (value, ..) = bleu(&office, &stage).await;
    assert!((value - wanted(&now)).abs() < 1e-9, "{value} is not {}, of what the export says is used", wanted(&now));
    assert!((value - plain).abs() > 1e-6, "other references, another value");
    assert_eq!((shown(&office, &stage, "used").await.len(), shown(&office, &stage, "all").await.len()), (n_used, 12));
    assert_eq!(batch(&stage, rating).await, n_used, "nor are new batches made of them");
    let metrics = office.get(&format!("/studies/{}/metrics", stage.study)).await.good();
    assert_eq!(metrics["languages"][0]["n_left_out"], json!(12 - n_used));
    let analysis = office.get(&format!("/studies/{}/rewrites/analysis", stage.study)).await.good();
    let of = &analysis["languages"][0];
    assert_eq!((&of["n_rewrites"], &of["n_left_out"]), (&json!(n_used), &json!(12 - n_used)));
    let pages = app.signed_in(&stage.admin).await;
    for page in ["rewrites", "evaluation"] {
        let text = pages.get(&format!("/studies/{}/{page}", stage.study)).await.text();
        let said = format!("{} rewrites are excluded because their writers are excluded from statistics.", 12 - n_used);
        assert!(text.contains(&said), "{page} says how many: {text}");
    }

    assert_eq!(office.post(&switch, json!({"out": false})).await.status, 204);
    score(&app).await;
    let (again, ..) = bleu(&office, &stage).await;
    assert!((again - plain).abs() < 1e-12, "{again} is {plain}");
    assert_eq!(batch(&stage, rating).await, 12);
});

on_both_engines!(a_decision_about_rewrites_that_is_none_is_refused, async |app| {
    let stage = Stage::new(&app, 3, 2).await;
    written(&stage).await;
    let office = app.program_of(&stage.admin).await;
    let address = format!("/studies/{}/rewrites/decisions", stage.study);
    let rewrites = shown(&office, &stage, "all").await;
    let own = rewrites.iter().find(|one| one["proposed"] == false).expect("one that is more than normalised");
    let copy = outputs(&office, &stage).await.into_iter().find(|row| row["system"] == "COPY").expect("COPY");
    for (body, status, why) in [
        (json!({"outputs": [own["output"]], "verdict": "removed"}), 422, "Give a reason for removing it"),
        (json!({"outputs": [], "verdict": "removed"}), 422, "Choose 1 to"),
        (json!({"outputs": [own["output"]], "verdict": "corrected"}), 422, "needs a text"),
        (json!({"outputs": [copy["output_id"]], "verdict": "removed", "reason": "bad"}), 404, "does not exist"),
    ] {
        let refused = office.post(&address, body).await;
        assert!(refused.status == status && refused.text().contains(why), "{why}: {}", refused.text());
    }
    let body = json!({"outputs": [own["output"]], "verdict": "removed", "reason": "The meaning changed."});
    office.post(&address, body).await.good();
    let removed = shown(&office, &stage, "removed").await;
    assert_eq!(removed[0]["reason"], "The meaning changed.");
    let corrections = format!("/studies/{}/rewrites/corrections", stage.study);
    let refused = office.post(&corrections, json!({"output": own["output"], "text": "Better."})).await;
    assert!(refused.status == 409 && refused.text().contains("Keep it first"), "{}", refused.text());
});

/// Writes a dictionary that knows every word but one.
fn dictionary(app: &TestApp) {
    let folder = app.state.settings.models();
    fs::create_dir_all(&folder).expect("a folder");
    let words = ["Indeed", "a", "pleasant", "thing", "hey", "is", "nr"];
    fs::write(folder.join("en_XX.dic"), format!("{}\n{}\n", words.len(), words.join("\n"))).expect("a file");
    fs::write(folder.join("en_XX.aff"), "SET UTF-8\nTRY aelnpst\n").expect("a file");
    fs::write(folder.join("alone.dic"), "1\nhey\n").expect("a file");
}

on_both_engines!(a_misspelt_word_is_corrected_by_a_person_and_the_rewrite_stays, async |app| {
    let stage = Stage::new(&app, 4, 2).await;
    written(&stage).await;
    dictionary(&app);
    let office = app.program_of(&stage.admin).await;
    let browser = app.signed_in(&stage.admin).await;
    let page = format!("/studies/{}/rewrites?show=spelling", stage.study);
    assert!(browser.get(&page).await.text().contains("models folder"), "how to bring a dictionary");
    let models = format!("/studies/{}/models/en", stage.study);
    for (file, why) in
        [("alone.dic", "alone.dic is not in the models folder"), ("en_XX.aff", "Expected: a Hunspell dictionary")]
    {
        let refused = office.put(&models, json!({"dictionary": file})).await;
        assert!(refused.status == 422 && refused.text().contains(why), "{}", refused.text());
    }
    assert_eq!(office.put(&models, json!({"dictionary": "en_XX.dic"})).await.status, 204);

    let address = format!("/studies/{}/rewrites/spelling", stage.study);
    let found = office.get(&address).await.good();
    let rewrites = found["rewrites"].as_array().expect("rewrites").clone();
    assert_eq!(rewrites.len(), 4, "{found}");
    assert_eq!(
        rewrites[0]["words"],
        json!([{"word": "plesant", "suggestions": ["pleasant"]}]),
        "and no word of the source"
    );
    let before = outputs(&office, &stage).await;
    let (plain, ..) = bleu(&office, &stage).await;

    // By a button, without scripts.
    let output = rewrites[0]["rewrite"]["output"].as_str().expect("an id");
    let study = stage.study.to_string();
    let fields = [("study", study.as_str()), ("output", output), ("word", "plesant"), ("with", "pleasant")];
    let text = browser.submit(&page, "/fn/rewrite/correct", &fields).await.text();
    assert!(text.contains("stays stored"), "{text}");
    assert_eq!(office.get(&address).await.good()["rewrites"].as_array().map(Vec::len), Some(3));
    let again = json!({"output": output, "word": "plesant", "with": "pleasant"});
    assert_eq!(office.post(&format!("/studies/{study}/rewrites/corrections"), again).await.status, 409);

    let now = outputs(&office, &stage).await;
    assert_eq!(now.len(), before.len() + 1, "a text of its own");
    let original = now.iter().find(|row| row["output_id"] == output).expect("as it was");
    let corrected = now.iter().find(|row| row["corrects"] == output).expect("the correction");
    assert_eq!(original["text"], before.iter().find(|row| row["output_id"] == output).expect("it")["text"]);
    assert_eq!((&original["corrected"], &original["corrected_id"]), (&corrected["text"], &corrected["output_id"]));
    assert_eq!(original["text"].replace("plesant", "pleasant"), corrected["text"]);
    assert_eq!((original["used"].as_str(), corrected["used"].as_str()), ("false", "true"));
    assert_eq!(original["author"], corrected["author"], "who wrote it never judges it");
    assert_eq!(shown(&office, &stage, "all").await.len(), 8, "a rewrite is listed once");

    // Metrics are those of the texts in use, and new batches show them.
    score(&app).await;
    let (value, _, n_corrected) = bleu(&office, &stage).await;
    assert!(n_corrected == 1 && (value - wanted(&now)).abs() < 1e-9, "{value} is not {}", wanted(&now));
    let rating = stage.open(Preset::Formality, |_| {}).await;
    assert_eq!(batch(&stage, rating).await, 8);

    // The text again as it was written takes the correction back; a word can be known instead.
    let decisions = format!("/studies/{study}/rewrites/decisions");
    office.post(&decisions, json!({"outputs": [output], "verdict": "kept"})).await.good();
    score(&app).await;
    let (again, _, n_corrected) = bleu(&office, &stage).await;
    assert!(n_corrected == 0 && (again - plain).abs() < 1e-12, "{again} is {plain}");
    let taken = outputs(&office, &stage).await;
    assert_eq!(taken.iter().filter(|row| row["corrects"] == output && row["used"] == "false").count(), 1);
    let known = [("study", study.as_str()), ("language", "en"), ("word", "plesant")];
    browser.submit(&page, "/fn/rewrite/know", &known).await;
    assert_eq!(office.get(&address).await.good()["rewrites"], json!([]));
});

on_both_engines!(a_page_of_proposals_is_accepted_at_once_without_scripts, async |app| {
    let stage = Stage::new(&app, 4, 2).await;
    written(&stage).await;
    let (browser, office) = (app.signed_in(&stage.admin).await, app.program_of(&stage.admin).await);
    let address = format!("/studies/{}/rewrites?show=proposed", stage.study);
    assert!(browser.get(&address).await.text().contains("Remove all 4 rewrites on this page"));
    let chosen = ids(&shown(&office, &stage, "proposed").await);
    let study = stage.study.to_string();
    let mut fields = vec![("study", study.as_str()), ("verdict", "removed")];
    fields.extend(chosen.iter().map(|id| ("outputs[]", id.as_str())));
    let page = browser.submit(&address, "/fn/rewrite/decide", &fields).await.text();
    assert!(page.contains("4 rewrites were removed") && page.contains("No rewrite is proposed"), "{page}");
    let removed = browser.get(&format!("/studies/{study}/rewrites?show=removed")).await.text();
    assert_eq!(removed.matches("Use rewrite again").count(), 4);
});
