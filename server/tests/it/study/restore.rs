//! A study out into files and in again: the same design and texts, all of it or nothing.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::Arc;

use engine::design::preset::Preset;
use engine::design::study::{Files, Restored};
use engine::texts::import::{Choice, File};
use engine::texts::output::Builtin;
use report::export::Format;
use serde_json::{Value, json};
use shared::import::{FileKind, Mapping};
use shared::{Below, GateRule, KnownRule, Problem, ReviewRule, Role, StudyId, StudyState};
use tempfile::TempDir;

use crate::app::{Member, TestApp, language, on_both_engines};

const SOURCES: &str =
    "id,text,lang,topic\nq1,\"=1+1, lol\",fr,a\nq2,'=quoted,fr,\"{\"\"x\"\":1}\"\nq1,\"two\nlines ?\",it,\n";
const OUTPUTS: &str =
    "source,lang,text,system\nq1,fr,@un et un,model\nq2,fr,\"virgule, guillemet \"\"\",model\nq1,it,due,-other\n";

/// A study with everything a design has, texts that are hard to carry, and a rewrite by a person.
pub(super) async fn stage(app: &Arc<TestApp>, admin: &Member) -> StudyId {
    let (engine, actor) = (&app.engine, &admin.actor);
    let study = app.study(admin, &["fr", "it"]).await;
    let rule = GateRule::Review(ReviewRule { pilot_hits: 3 });
    engine.set_gate_rule(actor, study, language("it"), rule).await.expect("a rule");
    let named = |text: &str| text.to_owned();
    let mapping = Mapping { text: named("text"), language: named("lang"), ..Mapping::default() };
    for (kind, bytes, id, system) in
        [(FileKind::Sources, SOURCES, "id", ""), (FileKind::Outputs, OUTPUTS, "source", "system")]
    {
        let file = File { kind, name: "x.csv".to_owned(), format: None, bytes: bytes.as_bytes().to_vec() };
        let mapping = Mapping { id: named(id), system: named(system), ..mapping.clone() };
        let taken = engine.import(actor, study, file, &Choice { mapping, skip_refused: false }).await.expect("texts");
        assert!(taken.written, "{taken:?}");
    }
    engine.run_builtin(actor, study, Builtin::RuleBased).await.expect("outputs");
    let task = engine.add_task(actor, study, Preset::Rewrite).await.expect("a task");
    let mut definition = engine.task(actor, study, task).await.expect("it").definition().expect("one").clone();
    definition.gates.clear();
    engine.edit_task(actor, study, task, definition).await.expect("an edit");
    engine.publish_task(actor, study, task).await.expect("published");
    engine.add_task(actor, study, Preset::Formality).await.expect("a draft");
    engine.set_study_state(actor, study, StudyState::Live).await.expect("live");
    let spec = serde_json::from_value(json!({"task": task, "language": "it"})).expect("a spec");
    engine.make_batch(actor, study, spec).await.expect("a batch");
    let wim = app.join(admin, study, Role::Worker, "wim", "it").await;
    engine.consent(&wim.actor, study, true).await.expect("consent");
    let claimed = engine.claim(&wim.actor, study, task).await.expect("a claim");
    let engine::crowd::claim::Claimed::Hit { assignment } = claimed else { panic!("{claimed:?}") };
    let shown = engine.shown(&wim.actor, assignment).await.expect("shown");
    let answers = vec![shared::NewAnswer {
        item: shown.items[0].id,
        question: shown.questions[0].key.clone(),
        output: None,
        value: shared::Value::Text("Due righe, gentilmente.".to_owned()),
    }];
    let submission =
        shared::Submission { insist: true, active_ms: 1_000, ..shared::Submission::new(engine.id(), answers) };
    engine.submit(&wim.actor, assignment, submission).await.expect("submitted");
    study
}

async fn exported(app: &TestApp, admin: &Member, study: StudyId, format: Format) -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    app.state.reports.export_to(&admin.actor, study, format, folder.path().to_owned()).await.expect("an export");
    folder
}

async fn restored(app: &TestApp, admin: &Member, folder: &Path) -> Result<Restored, Problem> {
    let files = Files::find(folder).map_err(Problem::from)?;
    app.engine.restore_study(&admin.actor, &files).await.map_err(Problem::from)
}

/// The lines of a file of JSON lines without what is new in each study: ids and times.
fn lines(folder: &Path, name: &str) -> Vec<Value> {
    let text = fs::read_to_string(folder.join(name)).expect("a file");
    text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

/// Sources without ids, and outputs under the names of their sources, in an order of their own.
fn texts(folder: &Path) -> (Vec<Value>, Vec<String>) {
    let mut sources = lines(folder, "sources.jsonl");
    let name = |source: &Value| format!("{} {}", source["language"], source["external_id"]);
    let names: BTreeMap<String, String> =
        sources.iter().map(|source| (source["source_id"].to_string(), name(source))).collect();
    let written =
        |output: &Value| format!("{} {} {}", names[&output["source_id"].to_string()], output["system"], output["text"]);
    let own = |output: &&Value| output["author"].is_null();
    let mut outputs: Vec<String> = lines(folder, "outputs.jsonl").iter().filter(own).map(written).collect();
    outputs.sort();
    for source in &mut sources {
        source["source_id"] = Value::Null;
    }
    (sources, outputs)
}

fn kinds(folder: &Path) -> Vec<(Value, Value)> {
    lines(folder, "systems.jsonl")
        .into_iter()
        .map(|system| (system["system"].clone(), system["kind"].clone()))
        .collect()
}

on_both_engines!(what_goes_out_and_in_and_out_again_is_the_same, async |app| {
    let admin = app.admin().await;
    let study = stage(&app, &admin).await;
    let first = exported(&app, &admin, study, Format::Jsonl).await;
    for format in [Format::Csv, Format::Jsonl] {
        let folder = exported(&app, &admin, study, format).await;
        let made = restored(&app, &admin, folder.path()).await.expect("restored");
        assert_eq!((made.sources, made.outputs, made.left_out), (3, 6, 1), "{format:?}");
        let again = exported(&app, &admin, made.study, Format::Jsonl).await;
        let design = |folder: &TempDir| fs::read_to_string(folder.path().join("design.json")).expect("a design");
        assert_eq!(design(&again), design(&first), "{format:?}");
        assert_eq!(texts(again.path()), texts(first.path()), "{format:?}");
        assert_eq!(kinds(again.path()), kinds(first.path()), "{format:?}");
        for results in ["workers", "assignments", "answers", "payments"] {
            assert!(lines(again.path(), &format!("{results}.jsonl")).is_empty(), "{results} are no part of a study");
        }
    }
});

on_both_engines!(an_export_in_parquet_is_refused, async |app| {
    let admin = app.admin().await;
    let study = stage(&app, &admin).await;
    let folder = exported(&app, &admin, study, Format::Parquet).await;
    let refused = restored(&app, &admin, folder.path()).await.expect_err("refused").to_string();
    assert!(refused.contains("Parquet"), "{refused}");
    assert!(restored(&app, &admin, &folder.path().join("design.json")).await.is_ok(), "its design can be imported");
});

on_both_engines!(known_answers_go_out_and_in_and_out_again, async |app| {
    let admin = app.admin().await;
    let study = stage(&app, &admin).await;
    let (engine, actor) = (&app.engine, &admin.actor);
    let task = engine.add_task(actor, study, Preset::Formality).await.expect("a task");
    let mut definition = engine.task(actor, study, task).await.expect("it").definition().expect("one").clone();
    definition.known = Some(KnownRule { every: 5, least: 70, after: 4, below: Below::Pause });
    engine.edit_task(actor, study, task, definition).await.expect("an edit");
    let table = "id\tlanguage\tsystems\tkind\ttolerance\texplanation\tformality\n\
                 q1\tfr\tmodel\tgold\t1\t\t-2\n\
                 q2\tfr\tRULE-BASED\ttraining\t0\t\"Une formule : \"\"quoted\"\", hélas\"\t3\n\
                 q1\tit\thuman\tgold\t0\t\t1\n";
    assert_eq!(engine.add_known(actor, study, task, table).await.expect("known answers"), 3);
    let retired = engine.known(actor, study, task).await.expect("a page").items[0].id;
    engine.retire_known(actor, study, task, retired).await.expect("retired");
    let again = "id,language,systems,formality\nq1,fr,model,-1\n";
    engine.add_known(actor, study, task, again).await.expect("another in its place");

    let known = |folder: &TempDir| fs::read_to_string(folder.path().join("known.json")).expect("known answers");
    let first = exported(&app, &admin, study, Format::Csv).await;
    let made = restored(&app, &admin, first.path()).await.expect("restored");
    assert_eq!((made.known, made.known_left_out), (2, 1), "a rewrite by a person is not there");
    let second = exported(&app, &admin, made.study, Format::Jsonl).await;
    let of_both: Vec<Value> = serde_json::from_str(&known(&first)).expect("JSON");
    let own = |one: &&Value| one["systems"] != json!(["human"]);
    let kept: Vec<Value> = of_both.iter().filter(own).cloned().collect();
    assert_eq!(serde_json::from_str::<Vec<Value>>(&known(&second)).expect("JSON"), kept);
    assert_eq!(kept[1]["expected"], json!({"formality": "-1"}), "what is in use, and not what was retired");
    let third = restored(&app, &admin, second.path()).await.expect("restored").study;
    let third = exported(&app, &admin, third, Format::Csv).await;
    assert_eq!(known(&third), known(&second));

    // The key travels with the design only, and a file that was touched is refused.
    let names = fs::read_to_string(first.path().join("manifest.json")).expect("a manifest");
    assert!(names.contains("known.json"));
    fs::write(second.path().join("known.json"), "[]").expect("written");
    let refused = restored(&app, &admin, second.path()).await.expect_err("refused");
    assert!(refused.to_string().contains("known.json"), "{refused}");
    fs::remove_file(second.path().join("manifest.json")).expect("removed");
    fs::write(second.path().join("known.json"), known(&first).replace("RULE-BASED", "nobody")).expect("written");
    let refused = restored(&app, &admin, second.path()).await.expect_err("refused").to_string();
    assert!(refused.contains("“nobody” has no output") && refused.contains("Nothing was imported"), "{refused}");
});

on_both_engines!(the_manifest_lists_the_design, async |app| {
    let admin = app.admin().await;
    let study = stage(&app, &admin).await;
    let folder = exported(&app, &admin, study, Format::Csv).await;
    let manifest: Value =
        serde_json::from_slice(&fs::read(folder.path().join("manifest.json")).expect("a manifest")).expect("JSON");
    assert_eq!(manifest["files"][0]["name"], "design.json");
    let manager = app.join(&admin, study, Role::Manager, "max", "fr").await;
    let out = folder.path().join("again");
    let refused = app.state.reports.export_to(&manager.actor, study, Format::Csv, out).await.expect_err("refused");
    assert!(matches!(Problem::from(refused), Problem::Forbidden { .. }), "the design holds the keys of tests");
});

on_both_engines!(a_refused_row_is_named_and_leaves_nothing_behind, async |app| {
    let admin = app.admin().await;
    let study = stage(&app, &admin).await;
    let before = app.engine.studies(&admin.actor).await.expect("studies").len();
    let spoil = async |name: &str, spoil: fn(String) -> String, keep_manifest: bool| {
        let folder = exported(&app, &admin, study, Format::Csv).await;
        let path = folder.path().join(name);
        let text = fs::read_to_string(&path).expect("a file");
        fs::write(&path, spoil(text)).expect("written");
        if !keep_manifest {
            fs::remove_file(folder.path().join("manifest.json")).expect("removed");
        }
        restored(&app, &admin, folder.path()).await.expect_err("refused").to_string()
    };
    let said = spoil("sources.csv", |text| text + "x,q9,de,4,Hallo,imported,{},,\n", false).await;
    assert!(said.contains("sources.csv") && said.contains("Line 6") && said.contains("“de”"), "{said}");
    let said = spoil("sources.csv", |text| text + "\nx,q2,fr,4,encore,imported,{},,\n", false).await;
    assert!(said.contains("Line 7") && said.contains("already a source “q2”"), "{said}");
    let said = spoil("outputs.csv", |text| text.replacen("model", "COPY", 1), false).await;
    assert!(said.contains("outputs.csv") && said.contains("“COPY”"), "{said}");
    let said = spoil("systems.csv", |text| text.replace("imported", "copy"), false).await;
    assert!(said.contains("systems.csv") && said.contains("“copy”"), "{said}");
    let said = spoil("design.json", |text| text.replacen("\"need\": 4", "\"need\": 0", 1), false).await;
    assert!(said.contains("design.json: need: Enter a whole number from 1"), "{said}");
    let said = spoil("design.json", |text| text.replacen("\"title\"", "\"titel\"", 1), false).await;
    assert!(said.contains("design.json") && said.contains("titel") && said.contains("line 2"), "{said}");
    let said = spoil("outputs.csv", |text| text.lines().next().expect("a header").to_owned() + "\n", true).await;
    assert!(said.contains("outputs.csv") && said.contains("manifest.json"), "half a copy is no copy: {said}");
    assert_eq!(app.engine.studies(&admin.actor).await.expect("studies").len(), before);
});

on_both_engines!(a_design_takes_sources_and_outputs_of_any_layout, async |app| {
    let admin = app.admin().await;
    let study = stage(&app, &admin).await;
    let folder = exported(&app, &admin, study, Format::Csv).await;
    let write = |name: &str, text: &str| {
        let path = folder.path().join(name);
        fs::write(&path, text).expect("written");
        Some(path)
    };
    let design = folder.path().join("design.json");
    let sources = write("mine.csv", SOURCES);
    let files = Files { design, sources, outputs: write("theirs.csv", OUTPUTS), ..Files::default() };
    let made = app.engine.restore_study(&admin.actor, &files).await.expect("restored");
    assert_eq!((made.sources, made.outputs), (3, 3));
    let ambiguous = Files { outputs: write("bare.jsonl", r#"{"id":"q1","text":"a","system":"m"}"#), ..files.clone() };
    let refused = app.engine.restore_study(&admin.actor, &ambiguous).await.map_err(Problem::from).expect_err("refused");
    assert!(refused.to_string().contains("bare.jsonl") && refused.to_string().contains("Several"), "{refused}");
    let reserved =
        Files { outputs: write("r.jsonl", r#"{"id":"q2","text":"a","system":"copy","lang":"fr"}"#), ..files };
    let refused = app.engine.restore_study(&admin.actor, &reserved).await.map_err(Problem::from).expect_err("refused");
    assert!(refused.to_string().contains("Line 1") && refused.to_string().contains("“copy”"), "{refused}");
});
