//! A page whose results are still being computed says how far they are, and becomes the results. Older results are shown
//! while newer ones are computed, but none from which something was taken out.

use std::{future::pending, pin::pin, sync::Arc, time::Duration};

use axum::http::StatusCode;
use engine::{design::preset::Preset, jobs::job::Pace};
use server::Settings;
use shared::{AnswerChoice, Feed, FeedWhen, StudyId, TaskId};
use tokio::sync::oneshot;

use super::stage::{Stage, mark, rate, rewrite};
use crate::app::{Browser, Page, TestApp};

/// A server whose pages wait for no computation, so that it is not chance what they show.
fn hasty() -> Settings {
    Settings { report_wait_ms: 0, ..Settings::default() }
}

/// A study with ratings of three workers.
async fn rated(app: &Arc<TestApp>) -> (Stage, TaskId) {
    let stage = Stage::new(app, 6, 4).await;
    let task = stage.open(Preset::Formality, |definition| definition.need = 4).await;
    for worker in 0..3 {
        stage.work(worker, task, rate(|text| mark(text) % 4)).await;
    }
    (stage, task)
}

/// The only thread that may compute for a study, kept from everybody else until it is dropped.
struct Held {
    _go: oneshot::Sender<()>,
}

impl Held {
    async fn of(app: &TestApp, study: StudyId) -> Self {
        let (go, wait) = oneshot::channel::<()>();
        let (begun, has_begun) = oneshot::channel();
        let engine = app.engine.clone();
        let work = async move |_| {
            begun.send(()).expect("somebody waits");
            let _ = wait.await;
            Ok(())
        };
        tokio::spawn(async move { engine.compute(study, work).await });
        has_begun.await.expect("it begins");
        Self { _go: go }
    }
}

fn is_progress(page: &Page) -> bool {
    let says = page.text().contains("data-computing");
    assert_eq!(page.status == StatusCode::ACCEPTED, says, "{}", page.text());
    assert_eq!(page.header("retry-after") == "2", says);
    says
}

fn is_older(page: &Page) -> bool {
    page.text().contains("id=\"as-of\"")
}

/// The page as soon as it is what a test waits for.
async fn until(browser: &Browser, path: &str, is_there: impl Fn(&Page) -> bool) -> Page {
    for _ in 0..2_000 {
        let page = browser.get(path).await;
        if is_there(&page) {
            return page;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("{path} never becomes what it should");
}

#[tokio::test]
async fn a_page_becomes_its_results_and_they_are_computed_once() {
    TestApp::on_both(hasty(), async |app: Arc<TestApp>| {
        let (stage, _) = rated(&app).await;
        let (first, second) = (app.signed_in(&stage.admin).await, app.signed_in(&stage.admin).await);
        let path = format!("/studies/{}/agreement", stage.study);
        let before = app.state.reports.usage().computed;
        let held = Held::of(&app, stage.study).await;
        for browser in [&first, &second, &first] {
            let page = browser.get(&path).await;
            assert!(is_progress(&page), "{}", page.text());
            let text = page.words();
            assert!(text.contains("Computing the results") && text.contains("Inter-annotator agreement"), "{text}");
            assert_eq!(page.header("refresh"), "2", "it asks again by itself");
        }
        // A program waits for the same computation.
        let office = app.program_of(&stage.admin).await;
        let address = format!("/studies/{}/agreement", stage.study);
        let program = tokio::spawn(async move { office.get(&address).await.good() });
        // Who may not see reports learns nothing of it.
        let worker = app.signed_in(&stage.workers[0]).await;
        assert_eq!(worker.get(&path).await.status, StatusCode::FORBIDDEN);
        drop(held);
        assert!(program.await.expect("it goes on")["tables"].is_array());
        for browser in [&first, &second] {
            let page = browser.get(&path).await;
            assert!(!is_progress(&page) && !is_older(&page) && page.text().contains("formality"), "{}", page.text());
        }
        assert_eq!(app.state.reports.usage().computed, before + 1);
    })
    .await;
}

#[tokio::test]
async fn the_overview_keeps_a_place_for_its_first_findings_and_shows_older_ones_at_once() {
    TestApp::on_both(hasty(), async |app: Arc<TestApp>| {
        let (stage, task) = rated(&app).await;
        let browser = app.signed_in(&stage.admin).await;
        let path = format!("/studies/{}", stage.study);
        let is_old = |page: &Page| page.text().contains("id=\"latest-as-of\"");
        // The numbers of the progress are there before, so that only the findings are missing.
        until(&browser, &format!("{path}/progress"), |page| !is_progress(page)).await;
        let held = Held::of(&app, stage.study).await;
        let page = browser.get(&path).await;
        assert!(page.status == StatusCode::OK && !is_progress(&page), "the overview itself is there: {}", page.text());
        assert!(
            page.text().contains("id=\"findings\"") && page.text().contains("data-live=\"soon\""),
            "{}",
            page.text()
        );
        assert!(
            page.words().contains("Main findings") && page.words().contains("Waiting to start"),
            "{}",
            page.words()
        );
        drop(held);
        let is_found = |page: &Page| page.words().contains("Formality · English:");
        let first = until(&browser, &path, is_found).await;
        assert!(!first.text().contains("data-live=\"soon\"") && !is_old(&first), "{}", first.text());
        let held = Held::of(&app, stage.study).await;
        stage.work(3, task, rate(|text| mark(text) % 3)).await;
        let older = browser.get(&path).await;
        assert!(is_found(&older) && is_old(&older), "what was found last, and when: {}", older.text());
        drop(held);
        until(&browser, &path, |page| is_found(page) && !is_old(page)).await;
        // What is excluded from statistics is not shown again.
        let held = Held::of(&app, stage.study).await;
        let admin = &stage.admin.actor;
        let workers = app.program_of(&stage.admin).await.get(&format!("{path}/workers")).await.good();
        let worker =
            workers.as_array().expect("workers").iter().find(|one| one["number"] == 2).expect("the second one");
        let worker = serde_json::from_value(worker["worker"].clone()).expect("an id");
        app.engine.leave_out(admin, stage.study, worker, Some("answers without reading")).await.expect("an exclusion");
        let page = browser.get(&path).await;
        assert!(!is_found(&page), "{}", page.words());
        drop(held);
    })
    .await;
}

#[tokio::test]
async fn a_file_waits_until_everything_in_it_is_there() {
    TestApp::on_both(hasty(), async |app: Arc<TestApp>| {
        let (stage, _) = rated(&app).await;
        let browser = app.signed_in(&stage.admin).await;
        let file = browser.get(&format!("/studies/{}/report.html", stage.study)).await;
        assert_eq!(file.status, StatusCode::OK);
        assert!(!file.text().contains("data-computing") && file.text().contains("statement"));
        let page = browser.get(&format!("/studies/{}/report", stage.study)).await;
        assert!(!is_progress(&page), "what is in the file is on the page");
    })
    .await;
}

#[tokio::test]
async fn results_are_shown_as_they_were_while_answers_that_have_arrived_are_added() {
    TestApp::on_both(hasty(), async |app: Arc<TestApp>| {
        let (stage, task) = rated(&app).await;
        let browser = app.signed_in(&stage.admin).await;
        let path = format!("/studies/{}/agreement", stage.study);
        let old = until(&browser, &path, |page| !is_progress(page)).await;
        let held = Held::of(&app, stage.study).await;
        stage.work(3, task, rate(|text| mark(text) % 3)).await;
        let page = browser.get(&path).await;
        assert!(is_older(&page) && !is_progress(&page), "{}", page.text());
        assert!(page.words().contains("New work has arrived since then."), "{}", page.words());
        let reply = tokio::spawn({
            let (office, address) = (app.program_of(&stage.admin).await, format!("/studies/{}/agreement", stage.study));
            async move { office.get(&address).await.good() }
        });
        drop(held);
        assert_eq!(reply.await.expect("it goes on")["tables"][0]["n_raters"], 4, "a program gets the newest");
        let page = until(&browser, &path, |page| !is_older(page)).await;
        assert!(!is_progress(&page) && page.text() != old.text());
    })
    .await;
}

#[tokio::test]
async fn results_are_shown_as_they_were_while_work_is_approved_and_goes_on() {
    TestApp::on_both(hasty(), async |app: Arc<TestApp>| {
        let stage = Stage::new(&app, 4, 2).await;
        let written = stage.open(Preset::Rewrite, |definition| definition.items_per_hit = 1).await;
        let from = Feed { task: 1, when: FeedWhen::Approved, marked: false, memory: None };
        stage.publish(Preset::Formality, |definition| definition.from = Some(from)).await;
        for _ in 0..3 {
            let id = stage.claim(0, written).await.expect("a hit");
            stage.submit(0, id, rewrite(|text| format!("Better: {text}"))).await;
        }
        let (admin, study) = (&stage.admin.actor, stage.study);
        let rows = app.engine.submissions(admin, study, None, None).await.expect("submissions");
        let approve = async |place: usize| {
            assert_eq!(app.engine.approve(admin, study, &[rows[place].id]).await.expect("approved"), 1);
            app.engine.work_off_jobs(Pace::from_lease(Duration::from_mins(1)), pin!(pending())).await;
        };
        // The first text that goes on makes a batch of its own.
        approve(0).await;
        let browser = app.signed_in(&stage.admin).await;
        let path = format!("/studies/{study}/rewrites");
        until(&browser, &path, |page| !is_progress(page)).await;
        let held = Held::of(&app, study).await;
        approve(1).await;
        approve(2).await;
        let batches = app.engine.batches(admin, study).await.expect("batches");
        assert!(batches.iter().any(|batch| batch.n_hits == 3), "all three went on");
        let page = browser.get(&path).await;
        assert!(is_older(&page) && !is_progress(&page), "{}", page.text());
        drop(held);
        until(&browser, &path, |page| !is_older(page) && !is_progress(page)).await;
    })
    .await;
}

#[tokio::test]
async fn nothing_that_was_taken_out_is_shown_again() {
    TestApp::on_both(hasty(), async |app: Arc<TestApp>| {
        let (stage, task) = rated(&app).await;
        let browser = app.signed_in(&stage.admin).await;
        let path = format!("/studies/{}/agreement", stage.study);
        until(&browser, &path, |page| !is_progress(page)).await;
        // An answer arrives, and while the results are computed with it, a worker takes theirs out.
        let held = Held::of(&app, stage.study).await;
        stage.work(3, task, rate(|text| mark(text) % 3)).await;
        assert!(is_older(&browser.get(&path).await));
        app.engine.withdraw(&stage.workers[0].actor, stage.study, AnswerChoice::Remove).await.expect("leaves");
        assert!(is_progress(&browser.get(&path).await), "the older results have the answers that were removed");
        drop(held);
        let page = until(&browser, &path, |page| !is_progress(page)).await;
        assert!(!is_older(&page), "{}", page.text());
        let report = app.state.reports.agreement(&stage.admin.actor, stage.study).await.expect("a report");
        assert_eq!(report.tables[0].n_raters, 3);
    })
    .await;
}
