//! Reading changes nothing: no page and no GET call leaves a trace in the data of a study.
//!
//! All else that may change is bookkeeping: a session that is put off once a day or hands a page what waits
//! for it (`session`), when a token was last used, to the hour (`token`), wrong links counted for their network address
//! (`throttle`, only where a link leads nowhere), and what is computed from the data and stored for other readers
//! (`stored_report`, with `report_lease` and `report_use`). Downloads of data are entries of the audit trail, on purpose.

use std::collections::BTreeMap;

use store::scratch::contents;

use super::call::{Call, calls};
use super::page::pages;
use super::world::World;
use crate::app::{TestApp, on_both_engines};

async fn snapshot(app: &TestApp) -> BTreeMap<String, String> {
    let mut all = contents(app.engine.db()).await.expect("the tables");
    for table in ["session", "stored_report", "report_lease", "report_use"] {
        all.remove(table);
    }
    all
}

/// Downloads, which are recorded in the audit log on purpose.
fn is_download(call: &Call) -> bool {
    call.path.contains("/exports/")
        || call.path.ends_with("/participants.csv")
        || call.path.ends_with("/decisions.csv")
        || call.path.ends_with("/people.csv")
        || call.path.contains("/files/")
}

on_both_engines!(no_page_and_no_call_that_reads_changes_a_row, async |app| {
    let world = World::new(&app).await;
    // Somebody who has joined and not consented is refused at every gate.
    let novice = world.stage.worker("novice").await;
    let mut members: Vec<_> = world.people.iter().map(|who| (who.name, who.member.clone())).collect();
    members.push(("novice", novice));
    let mut readers = Vec::new();
    for (name, member) in &members {
        let token = app.engine.add_token(&member.actor, "reading", 30).await.expect("a token").secret;
        app.program(token.clone()).get("/me").await.good();
        readers.push((name, app.signed_in(member).await, token));
    }
    let calls: Vec<Call> = calls(&app).await.into_iter().filter(|call| call.reads() && !is_download(call)).collect();
    let before = snapshot(&app).await;
    for (name, browser, token) in &readers {
        for path in pages().into_iter().filter(|path| !path.starts_with("/setup")) {
            browser.get(&world.fill(&path)).await;
        }
        for call in &calls {
            call.send(&app, token, |text| world.fill(text)).await;
        }
        let after = snapshot(&app).await;
        let changed: Vec<&String> = after.keys().filter(|table| before.get(*table) != after.get(*table)).collect();
        assert!(changed.is_empty(), "the {name} has read, and {changed:?} changed");
    }
});
