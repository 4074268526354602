//! Who carries out jobs is seen while it lives, and no longer.

use std::future::pending;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use engine::Engine;
use engine::jobs::job::Pace;
use engine::jobs::process::Me;
use engine::texts::neural::{Curves, Lesson, Model, Neural, Watch};
use scoring::measure::{Mean, Segment};
use scoring::registry::Entry;
use serde_json::{Value, json};
use tokio::sync::oneshot;
use tokio::time::{sleep, timeout};

use super::stage::Stage;
use crate::app::{Program, TestApp, on_both_engines};

const LEASE: Duration = Duration::from_secs(30);
/// Far apart, so that one test sees one sign of life.
const RARELY: Pace = Pace { lease: LEASE, beat: Duration::from_hours(1), idle: Duration::from_secs(1), longest: LEASE };

#[derive(Debug)]
struct Abacus;

impl Neural for Abacus {
    fn about(&self) -> String {
        "an abacus".to_owned()
    }

    fn means(&self, _: &'static Entry, _: &Model, _: &[Segment<'_>]) -> Result<Vec<Mean>, String> {
        Err("it measures nothing".to_owned())
    }

    fn train(&self, _: &Lesson, _: &Path, _: Watch<'_>) -> Result<Option<Curves>, String> {
        Err("it learns nothing".to_owned())
    }
}

fn me(name: &str) -> Me {
    Me { name: name.to_owned(), program: "work" }
}

/// Another process on the same database.
fn other(app: &TestApp) -> Engine {
    Engine::new(app.engine.db().clone(), app.clock.clone())
}

async fn until_there_are(n: usize, office: &Program, address: &str) -> Vec<Value> {
    let looking = async {
        loop {
            let seen = office.get(address).await.good().as_array().expect("a list").clone();
            if seen.len() == n {
                return seen;
            }
            sleep(Duration::from_millis(5)).await;
        }
    };
    timeout(Duration::from_secs(30), looking).await.expect("they come, or go")
}

on_both_engines!(a_process_is_seen_until_it_leaves_or_is_gone_for_a_lease, async |app| {
    let stage = Stage::new(&app, 2, 1).await;
    let (office, browser) = (app.program_of(&stage.admin).await, app.signed_in(&stage.admin).await);
    let page = async |name: &str| browser.get(&format!("/studies/{}/{name}", stage.study)).await.text();
    let address = format!("/studies/{}/processes", stage.study);
    until_there_are(0, &office, &address).await;
    let build = "cargo build --release -p server --features torch";
    for (name, wants_neural) in [("jobs", false), ("models", true)] {
        let shown = page(name).await;
        assert!(shown.contains("No job worker is running") && shown.contains("concord work"), "{shown}");
        assert_eq!(shown.contains(build), wants_neural, "{shown}");
    }

    // One without neural models, which will leave in order.
    let (leave, told) = oneshot::channel::<()>();
    let plain = other(&app);
    let plain = tokio::spawn(async move { plain.while_registered(me("plain"), RARELY, told).await });
    until_there_are(1, &office, &address).await;
    for (name, wants_neural) in [("jobs", false), ("models", true)] {
        let shown = page(name).await;
        assert!(shown.contains("1 job worker is running. There is no job worker with neural models."), "{shown}");
        assert!(!shown.contains("No job worker is running") && !shown.contains("jobs = true"), "{shown}");
        assert_eq!(shown.contains("No job worker with neural models is running"), wants_neural, "{shown}");
        assert_eq!(shown.contains(build), wants_neural, "{shown}");
    }

    // One with, which will be killed.
    app.clock.pass(10);
    let neural = other(&app).with_neural(Arc::new(Abacus));
    let name = format!("lab\n{}", "x".repeat(200));
    let killed = tokio::spawn(async move { neural.while_registered(me(&name), RARELY, pending::<()>()).await });
    let seen = until_there_are(2, &office, &address).await;
    assert_eq!(
        (&seen[0]["name"], &seen[0]["neural"], &seen[0]["program"]),
        (&json!("plain"), &Value::Null, &json!("work"))
    );
    assert_eq!((seen[1]["name"].as_str().map(str::len), &seen[1]["neural"]), (Some(100), &json!("an abacus")));
    assert_eq!(seen[1]["version"], env!("CARGO_PKG_VERSION"));
    let listed = office.get(&format!("/studies/{}/jobs", stage.study)).await.good();
    assert_eq!(listed["processes"], json!(seen));
    for name in ["jobs", "models"] {
        let shown = page(name).await;
        assert!(shown.contains("2 job workers are running. Neural models run on: an abacus."), "{shown}");
        assert!(!shown.contains("cargo build"), "{shown}");
    }
    assert_eq!(app.engine.all_processes().await.expect("a list").len(), 2);

    leave.send(()).expect("it listens");
    plain.await.expect("it ends").expect("it was told");
    let left = until_there_are(1, &office, &address).await;
    assert_eq!(left[0]["neural"], "an abacus", "who leaves in order is gone at once");

    killed.abort();
    assert!(killed.await.is_err());
    app.clock.pass(29);
    until_there_are(1, &office, &address).await;
    app.clock.pass(1);
    until_there_are(0, &office, &address).await;
});

on_both_engines!(signs_of_life_keep_a_process_in_the_list, async |app| {
    let stage = Stage::new(&app, 2, 1).await;
    let office = app.program_of(&stage.admin).await;
    let address = format!("/studies/{}/processes", stage.study);
    let often = Pace { beat: Duration::from_millis(5), ..RARELY };
    let engine = other(&app);
    let working = tokio::spawn(async move { engine.while_registered(me("long"), often, pending::<()>()).await });
    let first = until_there_are(1, &office, &address).await;
    for _ in 0..5 {
        app.clock.pass(29);
        let before = app.engine.now().rfc3339();
        let waiting = async {
            while until_there_are(1, &office, &address).await[0]["seen_at"] != before.as_str() {
                sleep(Duration::from_millis(5)).await;
            }
        };
        timeout(Duration::from_secs(30), waiting).await.expect("a sign of life");
    }
    let last = until_there_are(1, &office, &address).await;
    assert_eq!((&last[0]["id"], &last[0]["started_at"]), (&first[0]["id"], &first[0]["started_at"]));

    // Who is gone does not stand beside the next one.
    working.abort();
    assert!(working.await.is_err());
    app.clock.pass(60);
    let engine = other(&app);
    let next = tokio::spawn(async move { engine.while_registered(me("next"), often, pending::<()>()).await });
    assert_eq!(until_there_are(1, &office, &address).await[0]["name"], "next");
    next.abort();
});
