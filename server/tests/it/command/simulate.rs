//! `concord simulate` on a study of the test's own: no gates, no test, no reviewer, languages without example texts, and
//! every type of question in every form it can have.

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::path::Path;

use engine::crowd::claim::Claimed;
use engine::crowd::invite::NewJoinLink;
use engine::design::preset::Preset;
use engine::design::study::NewStudy;
use engine::texts::import::{Choice, File};
use engine::texts::output::Builtin;
use engine::{Engine, NewPerson, System};
use serde_json::{Value as Json, json};
use shared::import::{FileFormat, FileKind, Mapping};
use shared::{
    Actor, Approval, AssignmentId, GateRule, KindName, NewAnswer, Question, ReviewRule, Role, StudyId, StudyState,
    Submission, SubmissionId, Submitted, Value,
};
use store::scratch::{Scratch, contents};
use tempfile::TempDir;

use super::concord;
use super::served::Served;
use crate::app::{PASSWORD, language};

/// The languages of the study.
const LANGUAGES: [&str; 2] = ["de", "ja"];

/// Its tasks: a preset for what is shown, and the questions, whose keys are found again in the stored answers.
fn tasks() -> Vec<(Preset, Json)> {
    let label = |text: &str| json!({ "de": text, "ja": text });
    let asked = |key: &str, kind: &str, more: Json| {
        let mut question = json!({ "key": key, "prompt": label(key), "required": true, "kind": kind });
        for (field, value) in more.as_object().expect("fields") {
            question[field] = value.clone();
        }
        question
    };
    let options = json!([{ "key": "a", "label": label("A") }, { "key": "b", "label": label("B") }]);
    let points: Vec<Json> = [0, 10, 55].map(|value| json!({ "value": value, "label": label("so") })).to_vec();
    let ends = json!([{ "at": 0, "label": label("nothing") }, { "at": 1, "label": label("all") }]);
    let slider = json!({ "min": 0, "max": 1, "step": 0.25, "anchors": ends });
    vec![
        (
            Preset::Rewrite,
            json!([
                asked("q_text", "text", json!({ "max_chars": 200 })),
                asked("q_own_marks", "spans", json!({ "labels": options, "of": "answer" })),
                asked("q_short_text", "text", json!({ "max_chars": 9 })),
                asked("q_source_marks", "spans", json!({ "labels": options, "of": "source" })),
                asked("q_source_scale", "scale", json!({ "points": points })),
            ]),
        ),
        (
            Preset::Formality,
            json!([
                asked("q_scale", "scale", json!({ "points": points, "skip": true })),
                asked("q_slider", "slider", slider.clone()),
                asked("q_choice", "choice", json!({ "options": options })),
                asked("q_many", "choice", json!({ "options": options, "many": true, "other": true })),
                asked("q_own_words", "choice", json!({ "options": [options[0]], "other": true })),
                asked("q_marks", "spans", json!({ "labels": options, "of": "output", "skip": true })),
                asked("q_comment", "comment", json!({})),
                asked("q_when", "comment", json!({ "when": { "question": "q_scale", "is": ["0", "10", "55"] } })),
            ]),
        ),
        (
            Preset::Ranking,
            json!([
                asked("q_ranking", "ranking", json!({ "ties": false })),
                asked("q_scale_of_each", "scale", json!({ "points": points })),
                asked("q_slider_of_each", "slider", slider),
            ]),
        ),
        (
            Preset::Comparison,
            json!([
                asked("q_tie", "pairwise", json!({ "tie": true })),
                asked("q_forced", "pairwise", json!({ "tie": false })),
            ]),
        ),
        (Preset::Meaning, json!([asked("q_edit", "text", json!({ "max_chars": 400, "prefill": "output" }))])),
    ]
}

/// A live study with an administrator, who is all its staff.
async fn make(engine: &Engine) -> StudyId {
    let account =
        NewPerson { name: "Boss".to_owned(), email: "boss@example.org".to_owned(), password: PASSWORD.to_owned() };
    let person = engine.add_person(account, true).await.expect("an account");
    let boss = Actor { person: person.id, admin: true };
    let languages: Vec<_> = LANGUAGES.map(language).to_vec();
    let new = NewStudy { title: "Any study".to_owned(), languages: languages.clone() };
    let study = engine.create_study(&boss, new).await.expect("a study");
    for tag in LANGUAGES {
        let word = if tag == "de" { "naja, das ist Nummer" } else { "これは" };
        let lines: String = (0..9).map(|number| format!("{word} {number} {tag}\n")).collect();
        let file = File {
            kind: FileKind::Sources,
            name: format!("{tag}.txt"),
            format: Some(FileFormat::Lines),
            bytes: lines.into_bytes(),
        };
        let mapping = Mapping { text: "text".to_owned(), default_language: tag.to_owned(), ..Mapping::default() };
        let imported = engine.import(&boss, study, file, &Choice { mapping, skip_refused: false }).await;
        assert!(imported.expect("sources").written);
    }
    for builtin in [Builtin::Copy, Builtin::RuleBased] {
        engine.run_builtin(&boss, study, builtin).await.expect("outputs");
    }
    for (preset, questions) in tasks() {
        let task = engine.add_task(&boss, study, preset).await.expect("a task");
        let mut definition = preset.definition(&languages).expect("a definition");
        definition.questions = serde_json::from_value(questions).expect("questions");
        definition.gates.clear();
        definition.need = 2;
        if preset == Preset::Meaning {
            definition.system = Some("edited".to_owned());
        }
        engine.edit_task(&boss, study, task, definition.clone()).await.expect("a valid task");
        // Texts that name an end of an earlier scale are confirmed.
        engine.edit_task(&boss, study, task, definition).await.expect("a valid task");
        engine.publish_task(&boss, study, task).await.expect("published");
    }
    engine.set_study_state(&boss, study, StudyState::Live).await.expect("live");
    study
}

fn simulate(url: &str, more: &[&str]) -> (bool, Json, String) {
    simulate_with(url, "nobody@example.org", more)
}

/// The same with an account that reads trial texts: whether it succeeded, what it printed, and what it said.
fn simulate_with(url: &str, reviewer: &str, more: &[&str]) -> (bool, Json, String) {
    let people = ["--manager", "boss@example.org", "--researcher", "nobody@example.org", "--reviewer", reviewer];
    let rest = ["--password", PASSWORD, "--workers", "10", "--url", url];
    let arguments: Vec<&str> = ["simulate"].into_iter().chain(people).chain(rest).chain(more.iter().copied()).collect();
    let output = concord(&arguments, "");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    (output.status.success(), serde_json::from_slice(&output.stdout).unwrap_or_default(), said)
}

async fn complete(scratch: &Scratch, folder: &Path) {
    let engine = Engine::new(scratch.open().await.expect("a database"), std::sync::Arc::new(System));
    make(&engine).await;
    engine.db().close().await;
    let url = scratch.url();
    let served = Served::start(folder, &["serve"], &[("DATABASE_URL", OsStr::new(&url))]);
    let (done, outcome, said) = simulate(served.url(), &[]);
    assert!(done, "{said}");
    assert!(said.contains("does the work of nobody@example.org") && said.contains("nobody reviews"), "{said}");

    let tasks = outcome["progress"]["tasks"].as_array().expect("tasks");
    assert_eq!(tasks.len(), 5 * LANGUAGES.len(), "every task has hits in every language: {said}");
    for task in tasks {
        assert!(task["need"].as_i64() > Some(0) && task["counted"] == task["need"], "{task}: {said}");
    }
    drop(served);

    let db = engine::Db::open_to_read(&url, &engine::limits::Limits::default()).await.expect("the database");
    let held = contents(&db).await.expect("its tables");
    db.close().await;
    for (_, questions) in self::tasks() {
        let questions: Vec<Question> = serde_json::from_value(questions).expect("questions");
        for question in questions {
            let (key, kind) = (&question.key, question.kind.name());
            let n = held["answer"].lines().filter(|row| row.contains(key.as_str())).count();
            assert!(n > 0, "{key}, of the kind {kind}, has no answer");
        }
    }
    let kinds: Vec<Question> = self::tasks()
        .into_iter()
        .flat_map(|(_, all)| serde_json::from_value::<Vec<_>>(all).expect("questions"))
        .collect();
    for kind in KindName::ALL {
        assert!(kinds.iter().any(|question| question.kind.name() == *kind), "no question of the kind {kind}");
    }
    // What happens besides answers: questions of workers, a rejection, a worker left out, decisions where raters differ.
    let rows = |table: &str| held[table].lines().filter(|row| !row.is_empty()).count();
    assert!(rows("message") >= 5 && rows("adjudication") >= 1, "{said}");
    assert!(held["assignment"].contains("rejected") && held["assignment"].contains("left_out"), "{said}");
}

#[tokio::test]
async fn any_study_is_completed_on_sqlite() {
    let folder = TempDir::new().expect("a folder");
    complete(&Scratch::Sqlite(folder.path().to_owned()), folder.path()).await;
}

#[tokio::test]
async fn any_study_is_completed_on_postgres() {
    let Ok(server) = std::env::var("CONCORD_TEST_POSTGRES") else {
        testing::skipped("PostgreSQL (CONCORD_TEST_POSTGRES is not set)");
        return;
    };
    let folder = TempDir::new().expect("a folder");
    let name = format!("simulate_{}", std::process::id());
    let scratch = Scratch::on_server(&server, &name).await.expect("a database");
    complete(&scratch, folder.path()).await;
    scratch.remove().await.expect("the database goes");
}

/// How many answers are stored.
fn answered(held: &BTreeMap<String, String>) -> usize {
    held["answer"].lines().filter(|row| !row.is_empty()).count()
}

/// What somebody real answers in the first of the tasks.
fn real_answers() -> Vec<(&'static str, Value)> {
    vec![
        ("q_text", Value::Text("Das ist eine Zahl.".to_owned())),
        ("q_short_text", Value::Text("kurz".to_owned())),
        ("q_source_marks", Value::Text(String::new())),
        ("q_source_scale", Value::Number(10)),
    ]
}

/// Somebody real submits a hit of the first task, which waits for a decision.
async fn work_for_real(
    engine: &Engine,
    boss: &Actor,
    study: StudyId,
    values: Vec<(&'static str, Value)>,
) -> AssignmentId {
    let account =
        NewPerson { name: "Real".to_owned(), email: "real@example.org".to_owned(), password: PASSWORD.to_owned() };
    let real = Actor { person: engine.add_person(account, false).await.expect("an account").id, admin: false };
    let link = NewJoinLink { role: Role::Worker, language: Some(language("de")), days: None, uses: Some(1) };
    let link = engine.add_join_link(boss, study, link).await.expect("a link");
    engine.join(&real, &link.code, None).await.expect("joined");
    let task = engine.tasks(boss, study).await.expect("tasks").remove(0).task.id;
    let spec = json!({ "task": task, "language": "de", "label": "real" });
    engine.make_batch(boss, study, serde_json::from_value(spec).expect("a plan")).await.expect("hits");
    engine.consent(&real, study, true).await.expect("consent");
    let Claimed::Hit { assignment } = engine.claim(&real, study, task).await.expect("a claim") else {
        panic!("no hit")
    };
    let item = engine.shown(&real, assignment).await.expect("a page").items[0].id;
    let answer =
        |(question, value): (&str, Value)| NewAnswer { item, question: question.to_owned(), output: None, value };
    let answers = values.into_iter().map(answer).collect();
    let submission =
        Submission { insist: true, active_ms: 9_000, ..Submission::new(engine.id::<SubmissionId>(), answers) };
    let done = engine.submit(&real, assignment, submission).await.expect("an answer");
    assert!(matches!(done, Submitted::Stored { .. }), "{done:?}");
    assignment
}

#[tokio::test]
async fn nobody_but_the_workers_of_the_run_is_decided_about_and_other_studies_do_not_stop_it() {
    let folder = TempDir::new().expect("a folder");
    let scratch = Scratch::Sqlite(folder.path().to_owned());
    let engine = Engine::new(scratch.open().await.expect("a database"), std::sync::Arc::new(System));
    let study = make(&engine).await;
    let boss = engine.sign_in("boss@example.org", PASSWORD, "test").await.expect("an account");
    let boss = Actor { person: boss.person, admin: true };
    let real = work_for_real(&engine, &boss, study, real_answers()).await;
    let new = NewStudy { title: "A draft".to_owned(), languages: vec![language("de")] };
    engine.create_study(&boss, new).await.expect("a study");
    engine.db().close().await;
    let url = scratch.url();
    let served = Served::start(folder.path(), &["serve"], &[("DATABASE_URL", OsStr::new(&url))]);
    let (done, outcome, said) = simulate(served.url(), &["--all"]);
    assert!(done && said.contains("\"A draft\" is not live") && outcome["progress"].is_object(), "{said}");
    drop(served);
    let engine = Engine::new(scratch.open().await.expect("the database"), std::sync::Arc::new(System));
    let waiting = engine.submissions(&boss, study, Some(Approval::Waiting), None).await.expect("a page");
    assert_eq!(waiting.iter().map(|one| one.id).collect::<Vec<_>>(), [real], "theirs waits for a person: {said}");
    engine.db().close().await;
}

#[tokio::test]
async fn only_answers_decides_nothing_and_a_study_that_is_not_live_is_named() {
    let folder = TempDir::new().expect("a folder");
    let scratch = Scratch::Sqlite(folder.path().to_owned());
    let engine = Engine::new(scratch.open().await.expect("a database"), std::sync::Arc::new(System));
    let study = make(&engine).await;
    engine.db().close().await;
    let url = scratch.url();
    let served = Served::start(folder.path(), &["serve"], &[("DATABASE_URL", OsStr::new(&url))]);
    let (done, _, said) = simulate(served.url(), &["--only-answers", &study.to_string()]);
    assert!(done, "{said}");
    drop(served);
    let engine = Engine::new(scratch.open().await.expect("the database"), std::sync::Arc::new(System));
    let held = contents(engine.db()).await.expect("its tables");
    assert!(answered(&held) > 0 && held["adjudication"].trim().is_empty(), "{said}");
    assert!(!held["assignment"].contains("rejected") && !held["assignment"].contains("left_out"));
    let boss = engine.sign_in("boss@example.org", PASSWORD, "test").await.expect("an account");
    let boss = Actor { person: boss.person, admin: true };
    engine.set_study_state(&boss, study, StudyState::Closed).await.expect("closed");
    engine.db().close().await;
    let served = Served::start(folder.path(), &["serve"], &[("DATABASE_URL", OsStr::new(&url))]);
    let (done, _, said) = simulate(served.url(), &[]);
    assert!(!done && said.contains("\"Any study\" is not live"), "{said}");
}

/// A live study in German of which the only task is a pilot of one text, read by a reviewer.
async fn make_trial(engine: &Engine, boss: &Actor) -> StudyId {
    let languages = vec![language("de")];
    let new = NewStudy { title: "A trial".to_owned(), languages: languages.clone() };
    let study = engine.create_study(boss, new).await.expect("a study");
    engine.add_member(boss, study, "boss@example.org", Role::Reviewer).await.expect("a reviewer");
    let lines: String = (0..4).map(|number| format!("naja, das ist Nummer {number}\n")).collect();
    let file = File {
        kind: FileKind::Sources,
        name: "de.txt".to_owned(),
        format: Some(FileFormat::Lines),
        bytes: lines.into_bytes(),
    };
    let mapping = Mapping { text: "text".to_owned(), default_language: "de".to_owned(), ..Mapping::default() };
    engine.import(boss, study, file, &Choice { mapping, skip_refused: false }).await.expect("sources");
    let rule = GateRule::Review(ReviewRule { pilot_hits: 1 });
    engine.set_gate_rule(boss, study, language("de"), rule).await.expect("a rule");
    let task = engine.add_task(boss, study, Preset::Pilot).await.expect("a task");
    let mut definition = Preset::Pilot.definition(&languages).expect("a definition");
    definition.gates.clear();
    definition.items_per_hit = 1;
    engine.edit_task(boss, study, task, definition).await.expect("a valid task");
    engine.publish_task(boss, study, task).await.expect("published");
    engine.set_study_state(boss, study, StudyState::Live).await.expect("live");
    study
}

#[tokio::test]
async fn trial_texts_of_others_wait_for_a_person_and_a_later_failure_loses_no_outcome() {
    let folder = TempDir::new().expect("a folder");
    let scratch = Scratch::Sqlite(folder.path().to_owned());
    let engine = Engine::new(scratch.open().await.expect("a database"), std::sync::Arc::new(System));
    let account =
        NewPerson { name: "Boss".to_owned(), email: "boss@example.org".to_owned(), password: PASSWORD.to_owned() };
    let boss = Actor { person: engine.add_person(account, true).await.expect("an account").id, admin: true };
    let study = make_trial(&engine, &boss).await;
    let text = Value::Text("Das ist eine Zahl.".to_owned());
    work_for_real(&engine, &boss, study, vec![("rewrite", text)]).await;
    let before = engine.review_queue(&boss, study).await.expect("a queue");
    assert_eq!(before.len(), 1, "the real worker waits for a reviewer");
    let new = NewStudy { title: "A draft".to_owned(), languages: vec![language("de")] };
    let draft = engine.create_study(&boss, new).await.expect("a study");
    engine.db().close().await;
    let url = scratch.url();
    let served = Served::start(folder.path(), &["serve"], &[("DATABASE_URL", OsStr::new(&url))]);
    let named = [study.to_string(), draft.to_string()];
    let (done, outcome, said) = simulate_with(served.url(), "boss@example.org", &[&named[0], &named[1]]);
    drop(served);
    assert!(!done && said.contains("\"A draft\" is not live"), "{said}");
    assert!(outcome["progress"].is_object(), "the outcome of the study before is printed: {outcome} {said}");
    assert!(!said.contains("0 accepted by the reviewer, 0 excluded"), "the run's own are decided about: {said}");
    let engine = Engine::new(scratch.open().await.expect("the database"), std::sync::Arc::new(System));
    let after = engine.review_queue(&boss, study).await.expect("a queue");
    let workers = |queue: &[engine::crowd::review::Queued]| queue.iter().map(|one| one.worker).collect::<Vec<_>>();
    assert_eq!(workers(&after), workers(&before), "the real worker still waits for a reviewer: {said}");
    engine.db().close().await;
}
