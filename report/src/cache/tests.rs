//! Pages and programs that ask for reports which succeed and fail when a test says so.

use std::{sync::Arc, time::Duration};

use engine::{Db, Engine, Error, NewPerson, Result, ambient::StillClock, design::study::NewStudy};
use shared::{Actor, Problem, StudyId};
use tempfile::TempDir;
use tokio::sync::Semaphore;

use super::{Computing, ReportKind};
use crate::Reports;

/// A study without data, and a report of it that ends when it is let go.
struct Scene {
    reports: Reports,
    clock: Arc<StillClock>,
    actor: Actor,
    study: StudyId,
    go: Arc<Semaphore>,
    _folder: TempDir,
}

impl Scene {
    async fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let db = Db::open(&format!("sqlite://{}", folder.path().join("x.db").display())).await.expect("opens");
        db.migrate().await.expect("migrates");
        let clock = Arc::new(StillClock::default());
        let engine = Engine::new(db, clock.clone());
        let person = NewPerson {
            name: "Ada".to_owned(),
            email: "ada@example.org".to_owned(),
            password: "a long enough pass phrase".to_owned(),
        };
        let actor = Actor { person: engine.add_person(person, true).await.expect("an account").id, admin: true };
        let new = NewStudy { title: "Study".to_owned(), languages: vec!["en".parse().expect("a tag")] };
        let study = engine.create_study(&actor, new).await.expect("a study");
        Self { reports: Reports::new(engine), clock, actor, study, go: Arc::new(Semaphore::new(0)), _folder: folder }
    }

    /// The report as a page or a program gets it.
    async fn ask(&self, reports: &Reports, ends: fn() -> Result<u8>) -> Result<Arc<u8>, Problem> {
        let (go, study) = (self.go.clone(), self.study);
        let make = move |reports: Reports| async move {
            reports.steps.expect(2);
            reports.steps.take();
            go.acquire().await.map_err(|_| Error::Unexpected("closed".to_owned()))?.forget();
            ends()
        };
        let found = reports.report(&self.actor, study, (ReportKind::Agreement, String::new()), make).await;
        found.map_err(Problem::from)
    }

    fn page(&self) -> Reports {
        self.reports.for_page(Duration::ZERO)
    }

    /// Waits until nothing is computed.
    async fn ended(&self) {
        while !self.reports.cache.flights.of(self.study).is_empty() {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }

    fn computed(&self) -> u64 {
        self.reports.usage().computed
    }
}

/// A broken report.
fn broken() -> Result<u8> {
    Err(Error::Unexpected("a number is missing".to_owned()))
}

#[tokio::test]
async fn two_pages_have_one_computation_done_and_see_how_far_it_is() {
    let scene = Scene::new().await;
    for _ in 0..2 {
        let page = scene.page();
        let refused = scene.ask(&page, || Ok(7)).await.expect_err("it is not there yet");
        assert!(matches!(refused, Problem::Busy { seconds, .. } if seconds > 0), "{refused}");
        tokio::task::yield_now().await;
        let started = async {
            while page.waited(0).computing.first().is_none_or(|one| one.of == 0) {
                tokio::time::sleep(Duration::from_millis(1)).await;
            }
        };
        started.await;
        let shown = page.waited(0);
        assert_eq!(shown.computing, [Computing { kind: ReportKind::Agreement, done: 1, of: 2 }]);
        assert_eq!((shown.as_of, page.notes(), page.waited(1).computing.len()), (None, 1, 0));
    }
    scene.go.add_permits(1);
    scene.ended().await;
    let page = scene.page();
    assert_eq!((scene.ask(&page, || Ok(8)).await.map(|found| *found), page.notes()), (Ok(7), 0));
    assert_eq!(scene.computed(), 1);
}

#[tokio::test]
async fn a_page_waits_a_moment() {
    let scene = Scene::new().await;
    scene.go.add_permits(1);
    let page = scene.reports.for_page(Duration::from_mins(1));
    assert_eq!((scene.ask(&page, || Ok(7)).await.map(|found| *found), page.notes()), (Ok(7), 0));
}

#[tokio::test]
async fn a_page_gets_the_reason_why_a_report_failed_and_may_try_again_later() {
    let scene = Scene::new().await;
    scene.ask(&scene.page(), broken).await.expect_err("it is not there yet");
    scene.go.add_permits(1);
    scene.ended().await;
    for _ in 0..2 {
        let page = scene.page();
        let refused = scene.ask(&page, broken).await.expect_err("it failed");
        assert!(matches!(refused, Problem::Internal { .. }), "{refused}");
        assert!(page.waited(0).computing.is_empty(), "nothing is being computed");
    }
    assert_eq!(scene.computed(), 1, "asking does not repeat it");
    // A program that asks has it tried again, and a page does after a while.
    scene.go.add_permits(1);
    scene.ask(&scene.reports, broken).await.expect_err("it fails again");
    scene.clock.advance(Duration::from_mins(1));
    scene.go.add_permits(1);
    let page = scene.reports.for_page(Duration::from_mins(1));
    assert_eq!(scene.ask(&page, || Ok(9)).await.map(|found| *found), Ok(9));
    assert_eq!(scene.computed(), 3);
}
