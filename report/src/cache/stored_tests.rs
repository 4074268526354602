//! Several servers on one database, on both engines: each report is computed by one of them.

mod scene;

use std::time::Duration;

use engine::{Engine, Error, Result};
use shared::{StudyId, Time};
use store::{
    scratch::{contents, execute},
    stored_report::{NewReport, ReportKey},
    study_version::Changes,
};
use tokio::{runtime::Runtime, time::sleep};

use self::scene::Scene;
use super::{Computing, ReportKind, lease::LEASE};
use crate::Reports;

fn computed(reports: &Reports) -> u64 {
    reports.usage().computed
}

/// Waits until a server computes a report, or sees that another one does.
async fn begun(reports: &Reports, study: StudyId) {
    while reports.cache.flights.of(study).first().is_none_or(|one| one.of == 0) {
        sleep(Duration::from_millis(5)).await;
    }
}

#[tokio::test]
async fn one_server_computes_and_the_other_waits_and_shows_how_far_it_is() {
    Scene::each(async |scene| {
        let (first, second) = (scene.server().await, scene.server().await);
        let one = tokio::spawn(scene.ask(&first, "", || Ok(7)));
        begun(&first, scene.study).await;
        // A page of the other server shows the progress of the first one, which it says once a second.
        let page = second.for_page(Duration::ZERO);
        scene.ask(&page, "", || Ok(8)).await.expect_err("it is not there yet");
        begun(&second, scene.study).await;
        assert_eq!(page.waited(0).computing, [Computing { kind: ReportKind::Agreement, done: 1, of: 2 }]);
        let other = tokio::spawn(scene.ask(&second, "", || Ok(8)));
        scene.go.add_permits(1);
        assert_eq!((one.await.expect("it ends"), other.await.expect("it ends")), (Ok(7), Ok(7)));
        assert_eq!((computed(&first), computed(&second)), (1, 0));
        // At the same moment: the first one computes.
        scene.go.add_permits(1);
        let (one, other) = tokio::join!(scene.ask(&first, "b", || Ok(1)), scene.ask(&second, "b", || Ok(1)));
        assert_eq!((one, other, computed(&first) + computed(&second)), (Ok(1), Ok(1), 2));
        // After a restart nothing is computed, and other options are another report.
        let third = scene.server().await;
        assert_eq!(scene.ask(&third, "", || Ok(9)).await, Ok(7));
        assert_eq!(computed(&third), 0);
        scene.go.add_permits(1);
        assert_eq!((scene.ask(&third, "c", || Ok(9)).await, computed(&third)), (Ok(9), 1));
        let mut tx = scene.engine.read().await.expect("a connection");
        let digest = scene.key(&first, "").digest();
        let key = ReportKey { study: scene.study, kind: "agreement", digest: &digest };
        assert!(tx.stored_head(key).await.expect("a row").is_some());
        assert!(tx.report_lease(key).await.expect("no error").is_none(), "the lease has ended");
    })
    .await;
}

#[tokio::test]
async fn another_server_takes_over_from_one_that_is_killed() {
    Scene::each(async |scene| {
        let killed = Runtime::new().expect("a runtime");
        let (url, clock) = (scene.scratch.url(), scene.clock.clone());
        let opened = killed.spawn(async move {
            let engine = Engine::new(engine::Db::open(&url).await.expect("opens"), clock);
            Reports::new(engine).storing(64 << 20)
        });
        let first = opened.await.expect("a server");
        killed.spawn(scene.ask(&first, "", || Ok(7)));
        begun(&first, scene.study).await;
        let second = scene.server().await;
        let other = tokio::spawn(scene.ask(&second, "", || Ok(8)));
        while second.cache.flights.of(scene.study).is_empty() {
            sleep(Duration::from_millis(5)).await;
        }
        killed.shutdown_background();
        drop(first);
        sleep(Duration::from_millis(300)).await;
        assert_eq!(computed(&second), 0, "nobody knows yet that it is gone");
        scene.clock.advance(LEASE);
        scene.go.add_permits(1);
        assert_eq!((other.await.expect("it ends"), computed(&second)), (Ok(8), 1));
    })
    .await;
}

#[tokio::test]
async fn a_lease_of_a_clock_that_was_wrong_holds_nobody_up() {
    Scene::each(async |scene| {
        let server = scene.server().await;
        let digest = scene.key(&server, "").digest();
        let key = ReportKey { study: scene.study, kind: "agreement", digest: &digest };
        let (now, holder) = (scene.engine.now(), scene.engine.id());
        let mut tx = scene.engine.write().await.expect("a connection");
        let ahead = now.plus_seconds(2 * 3_600);
        assert!(tx.take_report(key, holder, (ahead, ahead), ahead).await.expect("taken"));
        tx.commit().await.expect("committed");
        scene.go.add_permits(1);
        assert_eq!((scene.ask(&server, "", || Ok(7)).await, computed(&server)), (Ok(7), 1));
    })
    .await;
}

#[tokio::test]
async fn older_results_are_shown_after_arrivals_and_never_after_a_decision() {
    Scene::each(async |scene| {
        let first = scene.server().await;
        scene.go.add_permits(1);
        assert_eq!(scene.ask(&first, "", || Ok(1)).await, Ok(1));
        let then = scene.engine.now();
        scene.clock.advance(Duration::from_mins(1));
        scene.arrive().await;
        // A server that has just started shows them at once where it may, and computes newer ones.
        let second = scene.server().await;
        let glance = second.for_glance(Duration::from_mins(1));
        assert_eq!((scene.ask(&glance, "", || Ok(2)).await, glance.waited(0).as_of), (Ok(1), Some(then)));
        let page = second.for_page(Duration::ZERO);
        assert_eq!((scene.ask(&page, "", || Ok(2)).await, page.waited(0).as_of), (Ok(1), Some(then)));
        // A program waits for the newer ones.
        scene.go.add_permits(1);
        assert_eq!(scene.ask(&second, "", || Ok(3)).await, Ok(2));
        scene.decide().await;
        let third = scene.server().await;
        for reports in [&third, &second, &first] {
            for page in [reports.for_page(Duration::from_millis(50)), reports.for_glance(Duration::from_millis(50))] {
                scene.ask(&page, "", || Ok(4)).await.expect_err("the older ones must not be shown");
                assert_eq!(page.waited(0).as_of, None);
            }
        }
        scene.go.add_permits(1);
        assert_eq!(scene.ask(&first, "", || Ok(4)).await, Ok(4));
        assert_eq!([&first, &second, &third].map(computed).iter().sum::<u64>(), 3);
    })
    .await;
}

#[tokio::test]
async fn a_page_shows_as_new_what_is_computed_while_it_waits_although_it_is_not_stored_yet() {
    Scene::each(async |scene| {
        let server = scene.server().await;
        let page = server.for_page(Duration::from_secs(1));
        let asked = tokio::spawn(scene.ask(&page, "", || Ok(1)));
        begun(&server, scene.study).await;
        let mut held = scene.engine.write().await.expect("a connection");
        held.hold_reports(scene.study, Time(0)).await.expect("held");
        scene.go.add_permits(1);
        assert_eq!((asked.await.expect("it goes on"), page.waited(0).as_of), (Ok(1), None));
        held.commit().await.expect("let go");
    })
    .await;
}

#[tokio::test]
async fn a_report_that_cannot_be_stored_is_given_and_its_lease_ends() {
    Scene::each(async |scene| {
        let server = scene.server().await;
        let asked = tokio::spawn(scene.ask(&server, "", || Ok(1)));
        begun(&server, scene.study).await;
        execute(scene.engine.db(), "alter table stored_report rename to elsewhere").await.expect("renamed");
        scene.go.add_permits(1);
        assert_eq!(asked.await.expect("it goes on"), Ok(1));
        let left = contents(scene.engine.db()).await.expect("the tables");
        assert_eq!(left["report_lease"], "", "nobody waits for the end of the lease");
    })
    .await;
}

#[tokio::test]
async fn what_cannot_be_read_is_computed_again() {
    Scene::each(async |scene| {
        let first = scene.server().await;
        scene.go.add_permits(1);
        assert_eq!(scene.ask(&first, "", || Ok(1)).await, Ok(1));
        let digest = scene.key(&first, "").digest();
        let key = ReportKey { study: scene.study, kind: "agreement", digest: &digest };
        let mut tx = scene.engine.write().await.expect("a connection");
        let found = tx.stored_report(key, scene.changes().await, -1).await.expect("no error").expect("a row");
        let mut body = found.body.clone();
        *body.last_mut().expect("bytes") ^= 1;
        let new = NewReport { changes: found.changes, began_at: found.began_at, took_ms: 1, body: &body };
        assert!(tx.put_stored_report(key, new, (Time(0), Time(0))).await.expect("no error"));
        tx.commit().await.expect("stored");
        let second = scene.server().await;
        scene.go.add_permits(1);
        assert_eq!((scene.ask(&second, "", || Ok(2)).await, computed(&second)), (Ok(2), 1));
        let third = scene.server().await;
        assert_eq!((scene.ask(&third, "", || Ok(3)).await, computed(&third)), (Ok(2), 0), "it is whole again");
    })
    .await;
}

#[tokio::test]
async fn a_report_that_fails_has_failed_for_all_servers_for_a_while() {
    Scene::each(async |scene| {
        let broken: fn() -> Result<u8> = || Err(Error::Unexpected("a number is missing".to_owned()));
        let (first, second) = (scene.server().await, scene.server().await);
        let one = tokio::spawn(scene.ask(&first, "", broken));
        begun(&first, scene.study).await;
        let other = tokio::spawn(scene.ask(&second, "", broken));
        begun(&second, scene.study).await;
        scene.go.add_permits(1);
        let why = one.await.expect("it ends").expect_err("it fails");
        assert_eq!(other.await.expect("it ends").expect_err("it fails"), why, "with the same number");
        let third = scene.server().await;
        let page = third.for_page(Duration::from_mins(1));
        assert_eq!(scene.ask(&page, "", || Ok(1)).await.expect_err("it has failed"), why);
        assert_eq!((computed(&first), computed(&second), computed(&third)), (1, 0, 0));
        // A program has it tried again, and a page does after a while.
        scene.go.add_permits(1);
        assert_eq!(scene.ask(&second, "", broken).await.map_err(|_| ()), Err(()));
        assert_eq!(computed(&second), 1);
        scene.clock.advance(Duration::from_mins(1));
        scene.go.add_permits(1);
        let page = third.for_page(Duration::from_mins(1));
        assert_eq!((scene.ask(&page, "", || Ok(1)).await, computed(&third)), (Ok(1), 1));
    })
    .await;
}

#[tokio::test]
async fn what_is_stored_never_becomes_older() {
    Scene::each(async |scene| {
        let digest = "d".repeat(64);
        let key = ReportKey { study: scene.study, kind: "agreement", digest: &digest };
        let now = scene.changes().await;
        let put = async |all: i64, binding: i64, body: &[u8]| {
            let mut tx = scene.engine.write().await.expect("a connection");
            tx.hold_reports(scene.study, Time(0)).await.expect("held");
            let new = NewReport { changes: Changes { all, binding }, began_at: Time(all), took_ms: 1, body };
            let is_stored = tx.put_stored_report(key, new, (Time(all), Time(0))).await.expect("no error");
            tx.commit().await.expect("stored");
            is_stored
        };
        let all = now.all;
        let (one, other, third) = tokio::join!(
            put(all + 3, now.binding, b"3"),
            put(all + 1, now.binding, b"1"),
            put(all + 2, now.binding, b"2")
        );
        assert!(one || other || third);
        let found = async || {
            let mut tx = scene.engine.read().await.expect("a connection");
            tx.stored_report(key, Changes::default(), -1).await.expect("no error").map(|found| found.body)
        };
        assert_eq!(found().await, Some(b"3".to_vec()));
        assert!(!put(all + 2, now.binding, b"2").await);
        assert!(!put(all + 9, now.binding - 1, b"9").await, "something has been decided since");
        assert!(put(all + 4, now.binding, b"4").await && found().await == Some(b"4".to_vec()));
    })
    .await;
}

#[tokio::test]
async fn what_nobody_reads_and_what_is_too_much_goes() {
    Scene::each(async |scene| {
        let server = scene.server().await;
        for options in ["a", "b", "c"] {
            scene.go.add_permits(1);
            assert_eq!(scene.ask(&server, options, || Ok(1)).await, Ok(1));
            scene.clock.advance(Duration::from_hours(2));
        }
        let left = async || {
            let mut left = Vec::new();
            for options in ["a", "b", "c"] {
                let digest = scene.key(&server, options).digest();
                let key = ReportKey { study: scene.study, kind: "agreement", digest: &digest };
                let mut tx = scene.engine.read().await.expect("a connection");
                left.extend(tx.stored_head(key).await.expect("no error").map(|_| options));
            }
            left.join("")
        };
        assert_eq!((server.tidy().await.expect("tidied"), left().await.as_str()), (0, "abc"));
        // Somebody reads the first one: it is noted without anybody waiting for it.
        assert_eq!(scene.ask(&server, "a", || Ok(1)).await, Ok(1));
        let now = scene.engine.now().0.to_string();
        while !contents(scene.engine.db()).await.expect("the tables")["stored_report"].contains(&now) {
            sleep(Duration::from_millis(5)).await;
        }
        let room_for_two = server.clone().storing(1_300);
        assert_eq!(room_for_two.tidy().await.expect("tidied"), 1);
        assert_eq!(left().await, "ac");
        scene.clock.advance(Duration::from_hours(24 * 29));
        assert_eq!((server.tidy().await.expect("tidied"), left().await.as_str()), (0, "ac"));
        scene.clock.advance(Duration::from_hours(48));
        assert_eq!((server.tidy().await.expect("tidied"), left().await.as_str()), (2, ""));
        // After a decision, too, and all if reports are not stored any more.
        for rest in [0, 1] {
            scene.go.add_permits(1);
            assert_eq!(scene.ask(&server, &format!("d{rest}"), || Ok(1)).await, Ok(1));
            if rest == 0 {
                scene.decide().await;
                assert_eq!(server.tidy().await.expect("tidied"), 1);
            } else {
                assert_eq!(server.clone().storing(0).tidy().await.expect("tidied"), 1);
            }
        }
    })
    .await;
}
