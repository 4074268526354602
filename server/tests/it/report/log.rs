//! The audit logs: filtered by action, person and day, with names in place of ids.

use engine::audit::trail::{Entry, ServerLogFilter};
use engine::design::preset::Preset;
use engine::log::{LogFilter, Who};
use shared::{PersonId, Time};

use super::stage::{Stage, rate};
use crate::app::on_both_engines;

fn of(verb: &str, kind: &str) -> LogFilter {
    LogFilter { action: Some((verb.to_owned(), kind.to_owned())), ..LogFilter::default() }
}

fn day_of(entry: &Entry) -> Time {
    Time::parse(&format!("{}T00:00:00Z", entry.created_at.date())).expect("a day")
}

on_both_engines!(entries_are_filtered_by_action_person_and_day, async |app| {
    let stage = Stage::new(&app, 2, 2).await;
    let task = stage.open(Preset::Formality, |definition| definition.need = 2).await;
    let (engine, admin, study) = (&app.engine, &stage.admin.actor, stage.study);
    let first = stage.work(0, task, rate(|_| 1)).await;
    app.clock.pass(2 * 86_400);
    let second = stage.work(1, task, rate(|_| 1)).await;
    let submitted = of("submit", "assignment");
    let log = async |filter: LogFilter| {
        engine
            .study_log(admin, study, &filter, None)
            .await
            .expect("the log")
            .entries
            .into_iter()
            .map(|(entry, _)| entry)
    };

    let all = log(submitted.clone()).await.collect::<Vec<_>>();
    assert_eq!(all.len(), first + second);
    assert!(all.iter().all(|entry| entry.verb == "submit"), "{all:?}");
    let by_worker = LogFilter { who: Some(Who::Worker(1)), ..submitted.clone() };
    assert_eq!(log(by_worker).await.filter(|entry| entry.person.as_deref() == Some("W001")).count(), first);
    assert_eq!(log(LogFilter { who: Some(Who::Worker(99)), ..LogFilter::default() }).await.count(), 0);
    assert_eq!(log(LogFilter { who: Some(Who::Rule), ..submitted.clone() }).await.count(), 0, "people did this");
    let stranger = PersonId(uuid::Uuid::from_u128(7));
    assert_eq!(log(LogFilter { who: Some(Who::Member(stranger)), ..LogFilter::default() }).await.count(), 0);
    let (newest, oldest) = (day_of(&all[0]), day_of(&all[all.len() - 1]));
    assert!(newest > oldest);
    assert_eq!(log(LogFilter { day: Some(newest), ..submitted.clone() }).await.count(), second);
    assert_eq!(log(LogFilter { day: Some(oldest), ..submitted.clone() }).await.count(), first);
    // Entries about a worker are theirs too.
    engine
        .leave_out(
            admin,
            study,
            engine.workers(admin, study, 0).await.expect("workers")[0].worker,
            Some("Every answer is the first one."),
        )
        .await
        .expect("done");
    let about = LogFilter { who: Some(Who::Worker(1)), ..of("leave_out", "worker") };
    assert_eq!(log(about).await.count(), 1);

    let browser = app.signed_in(&stage.admin).await;
    let page = browser.get(&format!("/studies/{study}/events?action=submit%3Aassignment&worker=W001")).await;
    assert_eq!(page.status, 200);
    let page = page.text();
    assert_eq!(page.matches("W001 · ").count(), first, "{page}");
    assert!(!page.contains("W002 · ") && page.contains("value=\"W001\""), "{page}");
    let none = browser.get(&format!("/studies/{study}/events?day=1999-01-01")).await.text();
    assert!(none.contains("No entries match this filter."), "{none}");
});

on_both_engines!(things_have_names_in_the_log_and_changes_are_lines, async |app| {
    let stage = Stage::new(&app, 2, 1).await;
    let task = stage.open(Preset::Formality, |definition| definition.reward = 77).await;
    let (engine, admin, study) = (&app.engine, &stage.admin.actor, stage.study);
    let batch = engine.batches(admin, study).await.expect("batches")[0].id;
    let page = app.signed_in(&stage.admin).await.get(&format!("/studies/{study}/events")).await.text();
    assert!(page.contains(&format!("href=\"/studies/{study}/tasks/{task}\" title=\"{task}\"")), "{page}");
    assert!(page.contains(&format!("title=\"{batch}\"")) && !page.contains(&format!("<code>{batch}</code>")), "{page}");
    assert!(page.contains("draft → live"), "the state of the study: {page}");
    assert!(page.contains("→ 77"), "the reward: {page}");
});

on_both_engines!(the_log_of_the_server_finds_an_account_by_name_or_address, async |app| {
    let (admin, ann, bob) = (app.admin().await, app.person("ann").await, app.person("bob").await);
    for person in [&ann, &bob] {
        app.engine.set_disabled(&admin.actor, person.actor.person, true).await.expect("suspended");
    }
    let suspended = Some(("set_disabled".to_owned(), "person".to_owned()));
    let log = async |who: Option<&str>, day: Option<Time>| {
        let filter = ServerLogFilter { action: suspended.clone(), who: who.map(str::to_owned), day };
        app.engine.server_log(&admin.actor, &filter, None).await.expect("the log")
    };
    let all = log(None, None).await;
    assert_eq!(all.len(), 2);
    let of_ann = log(Some(&ann.email.to_uppercase()), None).await;
    assert_eq!(of_ann.len(), 1, "{of_ann:?}");
    let (entry, name) = &of_ann[0];
    assert_eq!(entry.subject_id, ann.actor.person.to_string());
    let name = name.clone().expect("a name");
    assert_eq!(log(Some(&name), None).await.len(), 1);
    assert_eq!(log(Some("nobody of this name"), None).await.len(), 0);
    assert_eq!(log(None, Some(day_of(entry))).await.len(), 2);
    assert_eq!(log(None, Some(day_of(entry).plus_seconds(-86_400))).await.len(), 0);
    app.engine.server_log(&ann.actor, &ServerLogFilter::default(), None).await.expect_err("administrators only");
    let page = app.signed_in(&admin).await.get("/admin/events").await.text();
    assert!(page.contains(&format!("title=\"{}\"", ann.actor.person)) && page.contains(&name), "{page}");
});
