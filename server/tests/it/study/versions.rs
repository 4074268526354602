//! Publishing over a live version: as a correction of the wording, or as a new version, with statistics of their own.

use engine::design::preset::Preset;
use serde_json::{Value, json};
use shared::{Problem, Publishing, TaskId};

use crate::app::{language, on_both_engines};
use crate::report::stage::{Stage, mark, prefer_first, rate};

/// Edits the draft of a task and publishes it.
async fn publish(
    stage: &Stage,
    task: TaskId,
    publishing: Publishing,
    change: impl Fn(&mut shared::Definition),
) -> Result<(), Problem> {
    let (engine, admin, study) = (&stage.app.engine, &stage.admin.actor, stage.study);
    let mut definition = engine.task(admin, study, task).await.expect("the task").live.expect("live").definition;
    change(&mut definition);
    engine.edit_task(admin, study, task, definition).await.expect("a draft");
    Ok(engine.publish_task_as(admin, study, task, publishing).await.map(drop)?)
}

/// Corrects the prompt of the first question.
fn corrected(definition: &mut shared::Definition) {
    definition.questions[0].prompt.set(language("en"), "How formal is this sentence, corrected?");
}

async fn prompt(stage: &Stage, worker: usize, assignment: shared::AssignmentId) -> String {
    let shown = stage.app.engine.shown(&stage.workers[worker].actor, assignment).await.expect("a page");
    shown.questions[0].prompt.get(&language("en")).to_owned()
}

on_both_engines!(a_corrected_wording_is_shown_on_open_hits_and_pooled, async |app| {
    let stage = Stage::new(&app, 4, 3).await;
    let task = stage.open(Preset::Formality, |definition| (definition.need, definition.items_per_hit) = (3, 2)).await;
    let answer = |text: &str| mark(text) % 7 - 3;
    stage.work(0, task, rate(answer)).await;
    let open = stage.claim(1, task).await.expect("a hit");
    let before = prompt(&stage, 1, open).await;
    publish(&stage, task, Publishing::Wording, corrected).await.expect("published");

    assert_eq!(prompt(&stage, 1, open).await, before, "a HIT in progress stays as it is");
    assert_eq!(stage.claim(1, task).await, Some(open));
    stage.submit(1, open, rate(answer)).await;
    let next = stage.claim(2, task).await.expect("a hit of the same batch");
    assert_eq!(prompt(&stage, 2, next).await, "How formal is this sentence, corrected?");
    stage.submit(2, next, rate(answer)).await;
    stage.work(1, task, rate(answer)).await;
    stage.work(2, task, rate(answer)).await;

    let office = app.program_of(&stage.admin).await;
    let of = |part: &str| format!("/studies/{}/{part}", stage.study);
    let answers = office.get(&of("exports/answers.jsonl")).await.text();
    let rows: Vec<Value> = answers.lines().map(|line| serde_json::from_str(line).expect("a line")).collect();
    let versions: Vec<i64> = rows.iter().filter_map(|row| row["version"].as_i64()).collect();
    assert!(
        versions.contains(&1) && versions.contains(&2),
        "each answer has the version it was given under: {versions:?}"
    );
    let report = office.get(&of("agreement")).await.good();
    assert_eq!(report["tables"].as_array().map(Vec::len), Some(1));
    assert_eq!(report["tables"][0]["n_ratings"], rows.len(), "both versions are pooled");
    assert_eq!(report["series"][0]["series"], json!([{"versions": [1, 2], "n_answers": rows.len(), "is_shown": true}]));
    let csv = office.get(&of("agreement?format=csv")).await.text();
    assert!(csv.contains("1 and 2 (wording corrected)"), "{csv}");
    let latex = office.get(&of("agreement?format=latex")).await.text();
    assert!(latex.contains("versions 1 and 2 (wording corrected)"), "{latex}");

    let browser = app.signed_in(&stage.admin).await;
    for page in ["agreement", "evaluation", "metrics", "tables", "results", "report", "report.html"] {
        let page = browser.get(&format!("/studies/{}/{page}", stage.study)).await;
        let text = page.words();
        assert!(text.contains("versions 1 and 2 (wording corrected)"), "{text}");
        let (notice, main) = (text.find("Versions shown"), text.find("</h1>"));
        assert!(notice.zip(main).is_some_and(|(notice, title)| notice > title), "it is at the top: {text}");
    }
    let detail =
        browser.get(&format!("/studies/{}/agreement/{task}/en?question=formality&version=2", stage.study)).await;
    assert!(detail.words().contains("Versions shown: version 2"), "{}", detail.words());
    let report = browser.get(&format!("/studies/{}/report", stage.study)).await.words();
    let methods = report.split("id=\"methods\"").nth(1).expect("methods");
    assert!(methods.contains("versions 1 and 2 (wording corrected)"), "{methods}");

    let events = office.get(&of("events")).await.good();
    let published = events.as_array().expect("events").iter().find(|event| event["verb"] == "publish").expect("one");
    let (old, new) = (&published["before"], &published["after"]);
    assert_eq!((&new["publishing"], &new["version"], &old["version"]), (&json!("wording"), &json!(2), &json!(1)));
    assert_eq!(new["changed"]["questions[0].prompt.en"], "How formal is this sentence, corrected?");
    assert_eq!(old["changed"]["questions[0].prompt.en"], before);
});

on_both_engines!(a_draft_changes_nothing_about_the_answers_to_the_published_version, async |app| {
    let stage = Stage::new(&app, 4, 3).await;
    let task = stage.open(Preset::Formality, |definition| definition.need = 2).await;
    for worker in 0..2 {
        stage.work(worker, task, rate(|text| (mark(text) + worker as i64) % 7 - 3)).await;
    }
    let office = app.program_of(&stage.admin).await;
    let read = async |path: &str| office.get(&format!("/studies/{}/{path}", stage.study)).await.good();
    let (engine, admin) = (&app.engine, &stage.admin.actor);
    let before = (read("agreement").await["tables"].clone(), read("evaluation").await["tables"].clone());
    assert_eq!(before.0.as_array().map(Vec::len), Some(1));
    let mut definition = engine.task(admin, stage.study, task).await.expect("the task").live.expect("live").definition;
    let written = Preset::Rewrite.definition(&[language("en")]).expect("a definition").questions[0].kind.clone();
    definition.questions[0].kind = written;
    definition.questions[0].prompt.set(language("en"), "What would you write?");
    engine.edit_task(admin, stage.study, task, definition).await.expect("a draft");
    assert_eq!((read("agreement").await["tables"].clone(), read("evaluation").await["tables"].clone()), before);
});

on_both_engines!(what_is_more_than_wording_is_refused_with_its_field, async |app| {
    let stage = Stage::new(&app, 4, 1).await;
    let task = stage.open(Preset::Formality, |_| {}).await;
    let field = |refused: Result<(), Problem>| refused.expect_err("refused").field().map(str::to_owned);
    let need = publish(&stage, task, Publishing::Wording, |definition| definition.need += 1).await;
    let problem = need.clone().expect_err("refused").to_string();
    assert!(problem.contains("“need” is not wording"), "{problem}");
    assert_eq!(field(need).as_deref(), Some("need"));
    let optional = |definition: &mut shared::Definition| definition.questions[0].required = false;
    let required = publish(&stage, task, Publishing::Wording, optional).await;
    assert_eq!(field(required).as_deref(), Some("questions[0].required"));
    let listed = app.engine.task(&stage.admin.actor, stage.study, task).await.expect("the task");
    assert!(listed.draft.is_some() && listed.live.is_some_and(|live| live.number == 1), "nothing was published");

    let browser = app.signed_in(&stage.admin).await;
    let (study, id) = (stage.study.to_string(), task.to_string());
    let address = format!("/studies/{study}/tasks/{id}");
    let page = browser.get(&format!("{address}?step=check")).await.words();
    assert!(page.contains("“Typo only” is not possible") && page.contains("formality: "), "{page}");
    let fields = |how: &'static str| [("study", study.clone()), ("task", id.clone()), ("publishing", how.to_owned())];
    for (how, says) in [("wording", "is not wording, and it changed"), ("", "Choose one of the answers shown")] {
        let fields = fields(how);
        let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
        let page = browser.submit(&address, "/fn/task/publish", &fields).await.words();
        assert!(page.contains(says), "{page}");
    }
    let fields = fields("version");
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let page = browser.submit(&address, "/fn/task/publish", &fields).await.words();
    assert!(page.contains("The task is published"), "{page}");

    let office = app.program_of(&stage.admin).await;
    let first = stage.publish(Preset::Fluency, |_| {}).await;
    let path = format!("/studies/{study}/tasks/{first}/publish?publish_as=wording");
    assert_eq!(office.post(&path, json!({})).await.status, 409, "there is no draft");
});

on_both_engines!(a_new_version_has_statistics_of_its_own, async |app| {
    let stage = Stage::new(&app, 6, 6).await;
    let judged = |definition: &mut shared::Definition| (definition.need, definition.items_per_hit) = (2, 1);
    let task = stage.open(Preset::Formality, judged).await;
    for worker in 0..3 {
        stage.work(worker, task, rate(|text| mark(text) % 7 - 3)).await;
    }
    let office = app.program_of(&stage.admin).await;
    let of = |part: &str| format!("/studies/{}/{part}", stage.study);
    let n_ratings = |report: &Value| report["tables"][0]["n_ratings"].as_u64();
    let old = n_ratings(&office.get(&of("agreement")).await.good()).expect("ratings");

    publish(&stage, task, Publishing::Version, corrected).await.expect("published");
    assert_eq!(
        n_ratings(&office.get(&of("agreement")).await.good()),
        Some(old),
        "a version without answers is not shown"
    );
    stage.batch(task).await;
    for worker in 3..5 {
        stage.work(worker, task, rate(|text| -(mark(text) % 7 - 3))).await;
    }
    let latest = office.get(&of("agreement")).await.good();
    let first = office.get(&of("agreement?versions=1.1")).await.good();
    assert_eq!(latest["series"][0]["series"].as_array().map(Vec::len), Some(2));
    assert_eq!(latest["tables"][0]["versions"].as_array().map(Vec::len), Some(1));
    assert_eq!(latest["tables"][0]["versions"][0]["number"], 2);
    assert_eq!(first["tables"][0]["versions"][0]["number"], 1);
    for report in ["evaluation", "metrics/people", "tables"] {
        let (latest, first) =
            (office.get(&of(report)).await.good(), office.get(&of(&format!("{report}?versions=1.1"))).await.good());
        assert_eq!(latest["series"][0]["series"][1]["is_shown"], true, "{report} shows the latest version");
        assert_eq!(first["series"][0]["series"][0]["is_shown"], true, "{report} follows the address");
    }
    let means = |report: &Value| report["tables"][0]["systems"].clone();
    let first = office.get(&of("evaluation?versions=1.1")).await.good();
    assert_ne!(means(&office.get(&of("evaluation")).await.good()), means(&first));
    let points = format!("agreement/detail?task={task}&language=en&question=formality");
    assert_eq!(office.get(&of(&points)).await.good()["table"]["versions"][0]["number"], 2);
    let choices = office.get(&of(&points)).await.good()["choices"]["versions"].clone();
    assert_eq!(choices, json!([[1], [2]]));
    let both = office.get(&of(&format!("{points}&version=1,2"))).await;
    assert!(both.status == 422 && both.text().contains("differ in more than their wording"), "{}", both.text());
    for wrong in ["9.1", "1.9", "x"] {
        assert!(!office.get(&of(&format!("agreement?versions={wrong}"))).await.status.is_success(), "{wrong}");
    }

    let browser = app.signed_in(&stage.admin).await;
    for report in ["agreement", "evaluation"] {
        let page = browser.get(&format!("/studies/{}/{report}", stage.study)).await.words();
        assert!(page.contains("Rate the formality: version 2") && page.contains("Show version 1"), "{page}");
        let page = browser.get(&format!("/studies/{}/{report}?compare=1", stage.study)).await.words();
        let table = page.split("id=\"compared\"").nth(1).expect("a comparison");
        assert!(table.contains("version 1") && table.contains("version 2"), "{table}");
        let page = browser.get(&format!("/studies/{}/{report}?versions=1.1", stage.study)).await.words();
        assert!(page.contains("Rate the formality: version 1") && page.contains("Show version 2"), "{page}");
    }
    let page = browser.get(&format!("/studies/{}/agreement?versions=wrong", stage.study)).await;
    assert!(page.words().contains("Name versions as"), "{}", page.words());
});

on_both_engines!(preferences_of_versions_are_side_by_side, async |app| {
    let stage = Stage::new(&app, 3, 2).await;
    let task = stage.open(Preset::Preference, |definition| definition.need = 1).await;
    stage.work(0, task, prefer_first).await;
    publish(&stage, task, Publishing::Version, |definition| definition.questions[0].skip = true)
        .await
        .expect("published");
    stage.batch(task).await;
    stage.work(1, task, prefer_first).await;
    let browser = app.signed_in(&stage.admin).await;
    let page = browser.get(&format!("/studies/{}/evaluation?compare=1", stage.study)).await.words();
    let table = page.split("id=\"compared\"").nth(1).expect("a comparison");
    assert!(table.contains("COPY better than RULE-BASED (share)"), "{table}");
    assert!(table.contains("version 1") && table.contains("version 2"), "{table}");
});
