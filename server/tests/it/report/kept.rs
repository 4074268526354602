//! A report is computed once however many ask for it, and never shown when the study has changed since.

use std::collections::BTreeMap;
use std::future::pending;
use std::pin::pin;
use std::time::Duration;

use axum::http::StatusCode;
use engine::Engine;
use engine::design::preset::Preset;
use engine::design::study::StudyEdit;
use engine::jobs::job::Pace;
use futures::future::join_all;
use report::Reports;
use serde_json::{Value, json};
use shared::{RewriteVerdict, Role};

use super::stage::{Stage, mark, rate, rewrite};
use crate::app::{Program, on_both_engines};

on_both_engines!(many_who_ask_at_once_have_one_computation_done, async |app| {
    let stage = Stage::new(&app, 12, 3).await;
    let task = stage.open(Preset::Formality, |_| {}).await;
    for worker in 0..3 {
        stage.work(worker, task, rate(|text| mark(text) % 4)).await;
    }
    let office = app.program_of(&stage.admin).await;
    let computed = || app.state.reports.usage().computed;
    let before = computed();
    let address = format!("/studies/{}/agreement", stage.study);
    let replies = join_all((0..16).map(|_| office.get(&address))).await;
    assert!(replies.iter().all(|reply| reply.status == StatusCode::OK && reply.body == replies[0].body));
    assert_eq!(computed(), before + 1, "sixteen requests, one computation");
    office.get(&address).await.good();
    assert_eq!(computed(), before + 1, "nothing has changed");
    // Another report of the study, and the same one with another option, are computed on their own.
    office.get(&format!("/studies/{}/evaluation", stage.study)).await.good();
    office.get(&format!("/studies/{}/evaluation?baseline=COPY", stage.study)).await.good();
    assert_eq!(computed(), before + 3);
    let (usage, computing) = (app.state.reports.usage(), app.engine.computing());
    assert!(usage.kept == 3 && usage.bytes > 0 && computing.running == 0, "{usage:?} {computing:?}");

    // Caching does not bypass permissions: people who may not see reports are refused as before.
    let stranger = app.person("eve").await;
    assert_eq!(app.program_of(&stranger).await.get(&address).await.status, 404);
    assert_eq!(app.program_of(&stage.workers[0]).await.get(&address).await.status, 403);
});

/// All reports of the study, as these reports give them.
async fn all_of(reports: &Reports, stage: &Stage) -> BTreeMap<&'static str, Value> {
    let (admin, study) = (&stage.admin.actor, stage.study);
    macro_rules! all {
        ($($name:ident($($option:expr),*)),*) => {
            [$((stringify!($name), json!(*reports.$name(admin, study $(, $option)*).await.expect(stringify!($name))))),*]
        };
    }
    BTreeMap::from(all!(
        agreement(),
        evaluation(None),
        metrics(None),
        metrics_against_people(),
        system_distances(),
        rewrite_analysis(),
        paper_tables(None),
        data_statement()
    ))
}

/// What is kept must be what a process without memory computes; which reports the change has altered.
async fn changed(stage: &Stage, what: &str, before: &mut BTreeMap<&'static str, Value>) -> Vec<&'static str> {
    let fresh = Engine::new(stage.app.engine.db().clone(), stage.app.clock.clone());
    let fresh = Reports::new(fresh);
    let (kept, computed) = (all_of(&stage.app.state.reports, stage).await, all_of(&fresh, stage).await);
    for (name, report) in &computed {
        assert_eq!(kept[name], *report, "after {what}, {name} is stale");
    }
    let altered = computed.iter().filter(|(name, report)| before[*name] != **report).map(|(name, _)| *name).collect();
    *before = computed;
    altered
}

async fn ids(office: &Program, stage: &Stage, path: &str, field: &str) -> Vec<Value> {
    let all = office.get(&format!("/studies/{}{path}", stage.study)).await.good();
    all.as_array().expect("a list").iter().map(|one| one[field].clone()).collect()
}

on_both_engines!(no_report_is_older_than_the_last_change, async |app| {
    let stage = Stage::new(&app, 6, 3).await;
    let (engine, admin, study) = (&app.engine, &stage.admin.actor, stage.study);
    let office = app.program_of(&stage.admin).await;
    let at = |path: &str| format!("/studies/{study}{path}");
    let mut before = all_of(&app.state.reports, &stage).await;
    let writing = stage.open(Preset::Rewrite, |_| {}).await;
    let rating = stage.open(Preset::Formality, |definition| definition.need = 3).await;
    let altered = changed(&stage, "two tasks were published", &mut before).await;
    assert!(altered.contains(&"data_statement"), "{altered:?}");
    stage.work(0, writing, rewrite(|source| source.replace("kewl", "nice"))).await;
    let altered = changed(&stage, "rewrites", &mut before).await;
    assert!(altered.contains(&"rewrite_analysis") && altered.contains(&"system_distances"), "{altered:?}");
    for worker in 0..3 {
        let id = stage.claim(worker, rating).await.expect("a hit");
        changed(&stage, "a claim", &mut before).await;
        stage.submit(worker, id, rate(|text| mark(text) % 4 - i64::try_from(worker).unwrap_or_default())).await;
        let altered = changed(&stage, "a submission", &mut before).await;
        assert!(altered.contains(&"evaluation") && altered.contains(&"paper_tables"), "{altered:?}");
        stage.work(worker, rating, rate(|text| mark(text) % 4)).await;
    }
    let altered = changed(&stage, "ratings", &mut before).await;
    assert!(altered.contains(&"agreement"), "{altered:?}");
    engine.work_off_jobs(Pace::from_lease(Duration::from_secs(30)), pin!(pending())).await;
    let altered = changed(&stage, "scores by jobs", &mut before).await;
    assert!(altered.contains(&"metrics") && altered.contains(&"metrics_against_people"), "{altered:?}");

    let outputs = ids(&office, &stage, "/rewrites?show=all", "output").await;
    let first = [serde_json::from_value(outputs[0].clone()).expect("an id")];
    engine.decide_rewrites(admin, study, &first, (RewriteVerdict::Removed, "Not needed.")).await.expect("removed");
    let altered = changed(&stage, "a rewrite was removed", &mut before).await;
    assert!(altered.contains(&"rewrite_analysis") && altered.contains(&"metrics"), "{altered:?}");
    let submissions = ids(&office, &stage, "/submissions", "id").await;
    office.post(&at("/approvals"), json!({"assignments": submissions})).await.good();
    changed(&stage, "approvals", &mut before).await;
    office.post(&at("/pay-outs"), json!({})).await.good();
    changed(&stage, "a payout", &mut before).await;

    let workers = office.get(&at("/workers")).await.good();
    let worker = workers.as_array().expect("workers").iter().find(|one| one["number"] == 2);
    let worker = serde_json::from_value(worker.expect("the second worker")["worker"].clone()).expect("an id");
    engine.leave_out(admin, study, worker, Some("Every answer is the first one.")).await.expect("left out");
    let altered = changed(&stage, "a worker was excluded", &mut before).await;
    assert!(altered.contains(&"agreement") && altered.contains(&"evaluation"), "{altered:?}");
    engine.leave_out(admin, study, worker, None).await.expect("included");
    assert!(changed(&stage, "a worker was included", &mut before).await.contains(&"agreement"));

    let found = office.get(&at("/adjudication?points=1")).await.good();
    if let Some(item) = found["items"].get(0) {
        let value = json!({"type": "number", "value": 1});
        let decision = json!({"item": item["shown"]["id"], "question": "formality", "value": value});
        assert_eq!(office.post(&at("/adjudication"), decision).await.status, 204);
        changed(&stage, "an adjudication", &mut before).await;
    }
    office.post_text(&at("/sources?format=lines&default_language=en"), "another text\n").await.good();
    let altered = changed(&stage, "an import", &mut before).await;
    assert!(altered.contains(&"data_statement"), "{altered:?}");
    let new = app.join(&stage.admin, study, Role::Worker, "late", "en").await;
    changed(&stage, "somebody joined", &mut before).await;
    engine.consent(&new.actor, study, true).await.expect("consent");
    changed(&stage, "a consent", &mut before).await;
    let whole = engine.study(admin, study).await.expect("the study");
    let edit = StudyEdit { title: "Another".to_owned(), languages: whole.languages, settings: whole.settings };
    engine.edit_study(admin, study, edit).await.expect("an edit");
    assert_eq!(changed(&stage, "a new title", &mut before).await.len(), 8, "the title is in all of them");
});
