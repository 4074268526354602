//! Reports that one server has computed are those of the others and of the next start, to the byte; after a decision and an
//! erasure they are gone, and those that people look at are kept up to date.

use std::{collections::BTreeMap, future::pending, pin::pin, sync::Arc, time::Duration};

use axum::{
    body::Body,
    http::{Request, StatusCode, header},
};
use engine::{design::preset::Preset, jobs::job::Pace, people::erase::ErasureOrder};
use report::ReportKind;
use server::{AppState, Settings, router};
use shared::AnswerChoice;
use store::scratch::contents;
use tokio::sync::oneshot;
use tower::ServiceExt as _;

use super::stage::{Stage, mark, rate, rewrite};
use crate::app::{Reply, TestApp, on_both_engines};

/// A study with rewrites and ratings by three people, the latter of the systems' outputs, scored by jobs.
async fn studied(app: &Arc<TestApp>) -> (Stage, String) {
    let stage = Stage::new(app, 12, 4).await;
    let writing = stage.open(Preset::Rewrite, |_| {}).await;
    stage.work(0, writing, rewrite(|source| source.replace("kewl", "very nice"))).await;
    let rating = stage.open(Preset::Formality, |definition| definition.need = 4).await;
    for worker in 0..3_i64 {
        let who = usize::try_from(worker).expect("a small number");
        stage.work(who, rating, rate(move |text| (mark(text) + worker % 2) % 7 - 3)).await;
    }
    app.engine.work_off_jobs(Pace::from_lease(Duration::from_secs(30)), pin!(pending())).await;
    (stage, rating.to_string())
}

/// How many reports of each kind are stored.
async fn stored(app: &TestApp) -> BTreeMap<String, usize> {
    let rows = contents(app.engine.db()).await.expect("the tables").remove("stored_report").expect("the table");
    let kind = |row: &str| {
        let named = ReportKind::ALL.iter().map(|kind| kind.as_str());
        let is_there = |name: &&str| row.contains(&format!(",{name},")) || row.contains(&format!(",'{name}',"));
        named.clone().find(is_there).unwrap_or_else(|| panic!("a kind in {row}")).to_owned()
    };
    let mut counts = BTreeMap::new();
    for row in rows.lines().filter(|row| !row.is_empty()) {
        *counts.entry(kind(row)).or_default() += 1;
    }
    counts
}

/// What a server answers to somebody with a session and a token.
struct Reader {
    cookie: String,
    token: String,
}

impl Reader {
    async fn of(app: &Arc<TestApp>, stage: &Stage) -> Self {
        let browser = app.signed_in(&stage.admin).await;
        let cookie = format!("concord={}", browser.cookie().expect("a cookie"));
        let token = app.engine.add_token(&stage.admin.actor, "test", 30).await.expect("a token").secret;
        Self { cookie, token }
    }

    async fn read(&self, state: &AppState, path: &str) -> Reply {
        let request = Request::get(path).header(header::HOST, "texts.example.org");
        let request = if path.starts_with("/api/") {
            request.header(header::AUTHORIZATION, format!("Bearer {}", self.token))
        } else {
            request.header(header::COOKIE, &self.cookie).header(header::ACCEPT, "text/html")
        };
        let request = request.body(Body::empty()).expect("a request");
        Reply::of(router(state.clone()).oneshot(request).await.expect("an answer")).await
    }
}

/// The body without the number that is new in each page.
fn plain(reply: &Reply) -> String {
    let text = reply.text();
    let nonce =
        text.split_once("nonce=\"").and_then(|(_, rest)| rest.split_once('"')).map(|(nonce, _)| nonce.to_owned());
    nonce.map_or_else(|| text.clone(), |nonce| text.replace(&nonce, ""))
}

/// Everything that shows a report.
fn addresses(stage: &Stage, task: &str, worker: &str) -> Vec<String> {
    let query = format!("task={task}&language=en&question=formality");
    let calls = [
        "agreement",
        "agreement?format=csv",
        "agreement?format=latex",
        &format!("agreement/detail?{query}"),
        "evaluation",
        "evaluation?baseline=COPY",
        "evaluation?format=csv",
        "metrics",
        "metrics?format=latex",
        "metrics/people",
        "metrics/people?format=csv",
        "systems/distances",
        "rewrites/analysis",
        "tables",
        "tables/xformal-t10",
        "statement",
        "workers/quality",
        "workers/quality?format=csv",
        "progress",
        "wages",
        "adjudication",
        "adjudication?points=1",
        "exports",
    ]
    .map(|call| format!("/api/v1/studies/{}/{call}", stage.study));
    let pages = [
        "",
        "/agreement",
        &format!("/agreement/{task}/en?question=formality"),
        "/evaluation",
        "/systems",
        "/metrics",
        &format!("/metrics?metric=led&task={task}&language=en&dimension=formality"),
        "/rewrites",
        "/tables",
        "/statement",
        "/report",
        "/report.html",
        "/results",
        "/progress",
        "/quality",
        &format!("/workers/{worker}"),
        "/adjudication",
        "/pay",
    ]
    .map(|page| format!("/studies/{}{page}", stage.study));
    calls.into_iter().chain(pages).collect()
}

on_both_engines!(another_server_shows_what_one_has_computed_to_the_byte, async |app| {
    let (stage, task) = studied(&app).await;
    let reader = Reader::of(&app, &stage).await;
    let office = app.program_of(&stage.admin).await;
    let workers = office.get(&format!("/studies/{}/workers", stage.study)).await.good();
    let worker = workers[0]["worker"].as_str().expect("an id").to_owned();
    let addresses = addresses(&stage, &task, &worker);
    let mut first = Vec::new();
    for address in &addresses {
        let reply = reader.read(&app.state, address).await;
        assert_eq!(reply.status, StatusCode::OK, "{address}: {}", reply.text());
        first.push(plain(&reply));
    }
    let all: Vec<String> = ReportKind::ALL.iter().map(|kind| kind.as_str().to_owned()).collect();
    let kinds = stored(&app).await;
    let missing: Vec<&String> = all.iter().filter(|kind| !kinds.contains_key(*kind)).collect();
    assert!(missing.is_empty(), "{missing:?} are not stored, of {kinds:?}");
    // The next start: a server that has computed nothing yet.
    let other = app.other().await;
    for (address, body) in addresses.iter().zip(&first) {
        let reply = reader.read(&other, address).await;
        assert_eq!(plain(&reply), *body, "{address}");
    }
    assert_eq!(other.reports.usage().computed, 0, "all of it was stored");
    // Whom nobody permitted to see reports sees none that are stored.
    let stranger = app.person("eve").await;
    let eve = app.engine.add_token(&stranger.actor, "test", 30).await.expect("a token").secret;
    let nosy = Reader { cookie: String::new(), token: eve };
    let reply = nosy.read(&other, &format!("/api/v1/studies/{}/agreement", stage.study)).await;
    assert_eq!(reply.status, StatusCode::NOT_FOUND);
    other.engine.db().close().await;
});

on_both_engines!(work_that_arrives_leaves_older_results_and_a_decision_does_not, async |app| {
    let (stage, task) = studied(&app).await;
    let (reader, path) = (Reader::of(&app, &stage).await, format!("/studies/{}/agreement", stage.study));
    let rating = task.parse().expect("an id");
    let page = reader.read(&app.state, &path).await;
    assert!(page.status == StatusCode::OK && !page.text().contains("id=\"as-of\""), "{}", page.text());
    app.clock.pass(60);
    // Submissions arrive. A server that has just started, whose pages do not wait, shows what was computed before, with its
    // time, while nothing newer is there.
    stage.work(3, rating, rate(|text| mark(text) % 3)).await;
    let hasty = app.other_with(Settings { report_wait_ms: 0, ..(*app.state.settings).clone() }).await;
    let (go, wait) = oneshot::channel::<()>();
    let (begun, has_begun) = oneshot::channel();
    let (engine, held) = (hasty.engine.clone(), stage.study);
    let thread = tokio::spawn(async move {
        let work = async move |_| {
            begun.send(()).expect("somebody waits");
            let _ = wait.await;
            Ok(())
        };
        engine.compute(held, work).await
    });
    has_begun.await.expect("it begins");
    let is_older = |page: &Reply| page.status == StatusCode::OK && page.text().contains("id=\"as-of\"");
    let mut page = reader.read(&hasty, &path).await;
    for _ in 0..200 {
        if is_older(&page) {
            break;
        }
        assert_eq!(page.status, StatusCode::ACCEPTED, "{}", page.text());
        tokio::time::sleep(Duration::from_millis(20)).await;
        page = reader.read(&hasty, &path).await;
    }
    assert!(is_older(&page), "{}", page.text());
    drop(go);
    thread.await.expect("it ends").expect("it ends");
    // After a decision nothing that was stored before is shown, by whichever server.
    let (admin, study) = (&stage.admin.actor, stage.study);
    hasty.reports.agreement(admin, study).await.expect("the newer one");
    assert_eq!(hasty.reports.usage().computed, 1, "it was being computed meanwhile");
    hasty.engine.db().close().await;
    let office = app.program_of(&stage.admin).await;
    let workers = office.get(&format!("/studies/{study}/workers")).await.good();
    let worker = workers[1]["worker"].as_str().expect("an id").parse().expect("an id");
    office.get(&format!("/studies/{study}/agreement")).await.good();
    assert_eq!(stored(&app).await.get("agreement"), Some(&1));
    app.engine.leave_out(admin, study, worker, Some("Every answer is the first one.")).await.expect("left out");
    assert_eq!(stored(&app).await.get("agreement"), Some(&1), "it is there still");
    let other = app.other().await;
    let fresh = other.reports.agreement(admin, study).await.expect("agreement");
    assert_eq!((fresh.left_out.n_workers, other.reports.usage().computed), (1, 1));
    let kinds = stored(&app).await;
    assert_eq!(kinds.values().sum::<usize>(), 1, "the others went with what was stored next: {kinds:?}");
    other.engine.db().close().await;
});

on_both_engines!(an_erasure_leaves_no_stored_report, async |app| {
    let (stage, _) = studied(&app).await;
    let (admin, study) = (&stage.admin.actor, stage.study);
    app.state.reports.agreement(admin, study).await.expect("agreement");
    app.state.reports.work_summary(admin, study).await.expect("quality");
    assert_eq!(stored(&app).await.len(), 2);
    let erased = &stage.workers[0];
    let plan = app.engine.erasure_plan(admin, erased.actor.person).await.expect("a plan");
    assert!(serde_json::json!(plan.keep).to_string().contains("stored results"), "{:?}", plan.keep);
    assert_eq!(stored(&app).await.len(), 2, "a plan erases nothing");
    let order = ErasureOrder { confirm: erased.email.clone(), answers: AnswerChoice::Keep };
    app.engine.erase(admin, erased.actor.person, order).await.expect("erased");
    assert!(stored(&app).await.is_empty());
    // The same for somebody who leaves and has their answers removed.
    app.state.reports.agreement(admin, study).await.expect("agreement");
    assert_eq!(stored(&app).await.len(), 1);
    app.engine.withdraw(&stage.workers[1].actor, study, AnswerChoice::Remove).await.expect("left");
    assert!(stored(&app).await.is_empty());
});

on_both_engines!(reports_that_people_look_at_are_kept_up_to_date, async |app| {
    let (stage, task) = studied(&app).await;
    let (admin, study, rating) = (&stage.admin.actor, stage.study, task.parse().expect("an id"));
    let reports = &app.state.reports;
    let worker = app.other().await;
    reports.agreement(admin, study).await.expect("agreement");
    reports.data_statement(admin, study).await.expect("a statement");
    reports.evaluation(admin, study, Some("COPY".to_owned())).await.expect("evaluation");
    app.clock.pass(600);
    assert_eq!(worker.reports.refresh().await.expect("refreshed"), 0, "nothing has changed");
    let id = stage.claim(3, rating).await.expect("a hit");
    stage.submit(3, id, rate(|text| mark(text) % 3)).await;
    let before = worker.reports.usage().computed;
    assert!(worker.reports.refresh().await.expect("refreshed") >= 2, "agreement and the statement with its parts");
    assert!(worker.reports.usage().computed > before);
    // They are there now for those who look.
    let computed = reports.usage().computed;
    let shown = reports.agreement(admin, study).await.expect("agreement");
    assert!(shown.tables.iter().any(|table| table.n_raters > 3), "with the work that has arrived: {shown:?}");
    reports.data_statement(admin, study).await.expect("a statement");
    assert_eq!(reports.usage().computed, computed);
    // Not again within five minutes, and not when nobody has looked for a day: a refresh is no look.
    app.engine.edit_study(admin, study, edit(&app, &stage).await).await.expect("an edit");
    assert_eq!(worker.reports.refresh().await.expect("refreshed"), 0);
    app.clock.pass(24 * 3_600 + 3_600);
    assert_eq!(worker.reports.refresh().await.expect("refreshed"), 0);
    reports.agreement(admin, study).await.expect("agreement");
    worker.engine.db().close().await;
});

/// The study with another title.
async fn edit(app: &TestApp, stage: &Stage) -> engine::design::study::StudyEdit {
    let whole = app.engine.study(&stage.admin.actor, stage.study).await.expect("the study");
    engine::design::study::StudyEdit {
        title: "Another".to_owned(),
        languages: whole.languages,
        settings: whole.settings,
    }
}
