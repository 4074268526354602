//! Signs from typing, devices and networks: counted only where the consent form says so, and marked once somebody has looked.

use std::sync::Arc;

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use engine::design::preset::Preset;
use engine::design::study::StudyEdit;
use engine::people::erase::ErasureOrder;
use serde_json::{Value, json};
use shared::{AnswerChoice, Role, Settings, Shown, Submission, SubmissionId, TaskId, Typing, TypingCounts};

use super::stage::{Stage, mark, rate, rewrite};
use crate::app::{Browser, PASSWORD, TestApp, on_both_engines};

/// Changes the settings of the study.
async fn set(stage: &Stage, change: impl FnOnce(&mut Settings)) -> engine::Result<()> {
    let found = stage.app.engine.study(&stage.admin.actor, stage.study).await.expect("the study");
    let mut edit = StudyEdit { title: found.title, languages: found.languages, settings: found.settings };
    change(&mut edit.settings);
    stage.app.engine.edit_study(&stage.admin.actor, stage.study, edit).await
}

/// A study that counts typing or compares devices, and so many workers who have not agreed to it yet.
async fn watching(app: &Arc<TestApp>, n: usize, change: impl FnOnce(&mut Settings)) -> Stage {
    let mut stage = Stage::new(app, 10, 0).await;
    set(&stage, change).await.expect("nobody has agreed to anything yet");
    for number in 1..=n {
        let name = format!("worker{number}");
        stage.workers.push(app.join(&stage.admin, stage.study, Role::Worker, &name, "en").await);
    }
    stage
}

async fn agree(stage: &Stage) {
    for worker in &stage.workers {
        stage.app.engine.consent(&worker.actor, stage.study, true).await.expect("consent");
    }
}

async fn quality(stage: &Stage) -> Value {
    let office = stage.app.program_of(&stage.admin).await;
    office.get(&format!("/studies/{}/workers/quality", stage.study)).await.good()
}

/// The signs and sentences of the reasons to look at somebody's work.
fn reasons(found: &Value, name: &str) -> Vec<(String, String)> {
    let all = found["workers"].as_array().expect("workers");
    let one = all.iter().find(|one| one["pseudonym"] == name).unwrap_or_else(|| panic!("{name} in {found}"));
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    one["reasons"]
        .as_array()
        .expect("reasons")
        .iter()
        .map(|one| (text(&one["sign"]), text(&one["reason"])))
        .filter(|(sign, _)| !["copied", "fast"].contains(&sign.as_str()))
        .collect()
}

/// Works until nothing is left; `counts` says how the text of the n-th hit was typed.
async fn write(stage: &Stage, who: usize, task: TaskId, counts: impl Fn(usize, &str) -> TypingCounts) {
    let mut n = 0;
    let engine = &stage.app.engine;
    while let Some(id) = stage.claim(who, task).await {
        stage.app.clock.pass(30);
        let actor = &stage.workers[who].actor;
        let shown: Shown = engine.shown(actor, id).await.expect("a page");
        assert!(shown.counts_typing, "the page is asked to count");
        let answers = rewrite(|source| format!("Worker {who} begs to say: {source}"))(&shown);
        let typing = answers.iter().map(|answer| {
            let shared::Value::Text(text) = &answer.value else { panic!("a text") };
            Typing { item: answer.item, question: answer.question.clone(), counts: counts(n, text) }
        });
        // What nobody asked about is ignored.
        let odd =
            Typing { item: answers[0].item, question: "no such question".to_owned(), counts: TypingCounts::default() };
        let typing = typing.chain([odd]).collect();
        let new = Submission::new(engine.id::<SubmissionId>(), answers);
        let stored = engine.submit(actor, id, Submission { insist: true, active_ms: 30_000, typing, ..new }).await;
        stored.expect("submitted");
        n += 1;
    }
    assert_eq!(n, 10);
}

fn letters(text: &str) -> u32 {
    u32::try_from(text.chars().count()).expect("few")
}

fn typed(text: &str) -> TypingCounts {
    TypingCounts { typed: letters(text), pauses: 40, even_pauses: 8, ..TypingCounts::default() }
}

on_both_engines!(texts_that_were_pasted_or_typed_by_a_program_need_a_look, async |app| {
    let stage = watching(&app, 4, |settings| settings.counts_typing = true).await;
    let worker = app.program_of(&stage.workers[0]).await;
    let form = worker.get(&format!("/studies/{}/entry", stage.study)).await.good();
    let sentence = "the page counts the letters that you type and paste";
    assert!(form["leaving"].to_string().contains(sentence), "{form}");
    agree(&stage).await;
    let task = stage.open(Preset::Rewrite, |definition| definition.need = 4).await;
    write(&stage, 0, task, |_, text| typed(text)).await;
    let pasted = |text: &str| TypingCounts { pasted: letters(text) / 2 + 1, pastes: 1, ..TypingCounts::default() };
    write(&stage, 1, task, |n, text| if n < 3 { pasted(text) } else { typed(text) }).await;
    write(&stage, 2, task, |n, text| if n < 2 { pasted(text) } else { typed(text) }).await;
    let even =
        |text: &str| TypingCounts { typed: letters(text), pauses: 30, even_pauses: 27, ..TypingCounts::default() };
    // A client can say anything: more even pauses than pauses count as all.
    let odd = TypingCounts { pauses: 40, even_pauses: u32::MAX, typed: u32::MAX, ..TypingCounts::default() };
    write(&stage, 3, task, |n, text| match n {
        0 => odd,
        1..=3 => even(text),
        _ => typed(text),
    })
    .await;
    let found = quality(&stage).await;
    let one = |sign: &str, reason: &str| vec![(sign.to_owned(), reason.to_owned())];
    assert_eq!(reasons(&found, "W001"), []);
    let text = "At least half of the text was pasted from elsewhere (texts: 3 of 10).";
    assert_eq!(reasons(&found, "W002"), one("pasted", text));
    assert_eq!(reasons(&found, "W003"), [], "two texts say nothing");
    let text = "The letters came at even intervals, as when a program types (texts: 4 of 10).";
    assert_eq!(reasons(&found, "W004"), one("even", text));

    // The writer can read what is stored about them, and an erasure removes it.
    let browser = app.signed_in(&stage.workers[1]).await;
    let own: Value = serde_json::from_str(&browser.get("/account/data").await.text()).expect("JSON");
    let counts = own["studies"][0]["typing"].as_array().expect("counts");
    assert_eq!((counts.len(), &counts[0]["pastes"]), (10, &json!(1)), "{own}");
    let person = &stage.workers[1];
    let order = ErasureOrder { confirm: person.email.clone(), answers: AnswerChoice::Keep };
    app.engine.erase(&stage.admin.actor, person.actor.person, order).await.expect("erased");
    let found = quality(&stage).await;
    assert_eq!(reasons(&found, "W002"), []);
});

on_both_engines!(nothing_is_counted_of_those_who_accepted_a_form_that_did_not_say_it, async |app| {
    let mut stage = watching(&app, 1, |_| {}).await;
    agree(&stage).await;
    set(&stage, |settings| (settings.counts_typing, settings.compares_devices) = (true, true))
        .await
        .expect("turned on");
    let task = stage.open(Preset::Rewrite, |definition| definition.need = 2).await;
    stage.workers.push(app.join(&stage.admin, stage.study, Role::Worker, "late", "en").await);
    app.engine.consent(&stage.workers[1].actor, stage.study, true).await.expect("to the form that says it");
    for (who, is_counted) in [(0, false), (1, true)] {
        let engine = &app.engine;
        let id = stage.claim(who, task).await.expect("a hit");
        let actor = &stage.workers[who].actor;
        let shown = engine.shown(actor, id).await.expect("a page");
        assert_eq!(shown.counts_typing, is_counted);
        let answers = rewrite(|source| format!("Worker {who}, it seems: {source}"))(&shown);
        let counts = TypingCounts { pasted: 50, ..TypingCounts::default() };
        let typing = vec![Typing { item: answers[0].item, question: answers[0].question.clone(), counts }];
        let new = Submission::new(engine.id::<SubmissionId>(), answers);
        engine.submit(actor, id, Submission { insist: true, typing, ..new }).await.expect("submitted");
        let browser = app.signed_in(&stage.workers[who]).await;
        ask_for_work(&stage, &browser, task).await;
        assert_eq!(browser.has("concord-device"), is_counted, "a cookie for the device");
        let own: Value = serde_json::from_str(&browser.get("/account/data").await.text()).expect("JSON");
        let place = &own["studies"][0];
        assert_eq!(place["typing"].as_array().map(Vec::len), Some(usize::from(is_counted)), "{place}");
        assert!(is_counted || place["devices_and_networks"] == json!([]), "{place}");
    }
});

on_both_engines!(who_read_another_form_reads_it_again, async |app| {
    let stage = watching(&app, 1, |_| {}).await;
    stage.publish(Preset::Rewrite, |_| {}).await;
    let browser = app.signed_in(&stage.workers[0]).await;
    let page = format!("/work/{}/consent", stage.study);
    let digest = |page: &str| {
        let field = page.split("name=\"form\"").nth(1).expect("a field");
        field.split("value=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a digest").to_owned()
    };
    let (study, read) = (stage.study.to_string(), digest(&browser.get(&page).await.text()));
    set(&stage, |settings| settings.compares_devices = true).await.expect("turned on meanwhile");
    let agree = [("study", study.as_str()), ("form", read.as_str()), ("agree", "on")];
    let again = browser.submit(&page, "/fn/consent", &agree).await;
    let words = again.words();
    assert!(
        words.contains("The consent form has changed since you opened it.") && words.contains("a cookie"),
        "{words}"
    );
    assert!(!browser.has("concord-device"));
    let read = digest(&again.text());
    let agree = [("study", study.as_str()), ("form", read.as_str()), ("agree", "on")];
    assert_eq!(browser.post(&page, "/fn/consent", &agree).await.status, StatusCode::SEE_OTHER);
    assert!(browser.has("concord-device"));
});

/// Asks for the next hit, as the button on the page of the study does.
async fn ask_for_work(stage: &Stage, browser: &Browser, task: TaskId) {
    let (study, task) = (stage.study.to_string(), task.to_string());
    let page = format!("/work/{study}");
    assert_eq!(browser.post(&page, "/fn/work/claim", &[("study", &study), ("task", &task)]).await.status, 303);
}

/// Accepts the consent form from this address.
async fn agree_from(stage: &Stage, browser: &Browser, address: &str) {
    let body = format!("study={}&agree=on", stage.study);
    let request = Request::post("/fn/consent")
        .header(header::REFERER, format!("https://texts.example.org/work/{}/consent", stage.study))
        .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
        .header("sec-fetch-site", "same-origin")
        .header("x-forwarded-for", address);
    let page = browser.send(request, Body::from(body)).await;
    assert_eq!(page.status, StatusCode::SEE_OTHER, "{}", page.text());
}

#[tokio::test]
async fn workers_with_one_device_or_network_need_a_look() {
    let settings =
        server::Settings { address_header: Some("x-forwarded-for".to_owned()), ..server::Settings::default() };
    TestApp::on_both(settings, async |app| {
        let stage = watching(&app, 5, |settings| settings.compares_devices = true).await;
        let task = stage.open(Preset::Formality, |definition| definition.need = 2).await;
        // The first two have one browser, the third its network of version 6, and the others come from elsewhere.
        let shared = app.signed_in(&stage.workers[0]).await;
        assert!(!shared.has("concord-device"), "not before somebody has agreed");
        agree_from(&stage, &shared, "2001:db8:7:7::1").await;
        assert!(shared.has("concord-device"));
        ask_for_work(&stage, &shared, task).await;
        shared.post("/account", "/fn/sign_out", &[]).await;
        let second = [("email", stage.workers[1].email.as_str()), ("password", PASSWORD)];
        assert_eq!(shared.post("/signin", "/fn/sign_in", &second).await.status, StatusCode::SEE_OTHER);
        agree_from(&stage, &shared, "2001:db8:7:8::1").await;
        for (who, address) in [(2, "2001:db8:7:7::2"), (3, "198.51.100.3"), (4, "198.51.100.4")] {
            agree_from(&stage, &app.signed_in(&stage.workers[who]).await, address).await;
        }
        for who in 0..5 {
            let id = stage.claim(who, task).await.expect("a hit");
            stage.submit(who, id, rate(|text| mark(text) % 7 - 3)).await;
        }
        let found = quality(&stage).await;
        let of = |sign: &str, reason: &str| (sign.to_owned(), reason.to_owned());
        let (first, second) = (reasons(&found, "W001"), reasons(&found, "W002"));
        assert!(first.contains(&of("device", "Same device as W002.")), "{first:?}");
        assert!(first.contains(&of("network", "Same network address as W003.")), "{first:?}");
        assert_eq!(second, [of("device", "Same device as W001.")]);
        assert_eq!(reasons(&found, "W003"), [of("network", "Same network address as W001.")]);
        assert_eq!((reasons(&found, "W004"), reasons(&found, "W005")), (vec![], vec![]));

        // Turned off, nobody is compared any more; turned on again, those who agreed are. Who leaves is not.
        set(&stage, |settings| settings.compares_devices = false).await.expect("off");
        assert_eq!(reasons(&quality(&stage).await, "W002"), []);
        set(&stage, |settings| settings.compares_devices = true).await.expect("on");
        assert_eq!(reasons(&quality(&stage).await, "W002"), [of("device", "Same device as W001.")]);
        app.engine.withdraw(&stage.workers[0].actor, stage.study, AnswerChoice::Keep).await.expect("left");
        assert_eq!(reasons(&quality(&stage).await, "W002"), []);

        // Nothing that is stored says which address or device it was.
        let own = app.signed_in(&stage.workers[0]).await.get("/account/data").await.text();
        let own: Value = serde_json::from_str(&own).expect("JSON");
        let stored = own["studies"][0]["devices_and_networks"].as_array().expect("codes");
        assert!(stored.len() >= 2 && !own["studies"].to_string().contains("2001:db8"), "{stored:?}");
    })
    .await;
}

on_both_engines!(who_was_looked_at_leaves_the_list_until_something_else_is_unusual, async |app| {
    let stage = watching(&app, 3, |settings| settings.counts_typing = true).await;
    agree(&stage).await;
    let task = stage.open(Preset::Rewrite, |definition| definition.need = 3).await;
    let pasted = |text: &str| TypingCounts { pasted: letters(text), pastes: 1, ..TypingCounts::default() };
    write(&stage, 0, task, |_, text| pasted(text)).await;
    write(&stage, 1, task, |_, text| typed(text)).await;
    let found = quality(&stage).await;
    let id = found["workers"][0]["worker"].as_str().expect("an id").to_owned();
    let (study, page) = (stage.study.to_string(), format!("/studies/{}/quality", stage.study));
    let browser = app.signed_in(&stage.admin).await;
    let signs = |page: &str| {
        let field = page.split("name=\"signs\"").nth(1).expect("a form");
        field.split("value=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("signs").to_owned()
    };
    let before = browser.get(&page).await.text();
    let shown = signs(&before);
    assert!(shown.split(' ').any(|sign| sign == "pasted"), "{shown}");

    // A note that is too long is refused and stays in its field.
    let long = "x".repeat(501);
    let fields = |note| [("study", study.as_str()), ("worker", id.as_str()), ("signs", shown.as_str()), ("note", note)];
    let refused = browser.submit(&page, "/fn/worker/looked", &fields(&long)).await;
    assert!(
        refused.words().contains("at most 500 characters") && refused.text().contains(&long),
        "{}",
        refused.words()
    );
    let done = browser.submit(&page, "/fn/worker/looked", &fields("Writes in a word processor.")).await;
    let words = done.words();
    assert!(words.contains("admin looked at this work on") && words.contains("Writes in a word processor."), "{words}");
    assert!(words.contains("Remove the mark from W001"), "{words}");

    // The same by program; the log names who looked, and the worker reads nothing of it.
    let office = app.program_of(&stage.admin).await;
    let looks = office.get(&format!("/studies/{study}/looks")).await.good();
    assert_eq!((&looks[0]["worker"], &looks[0]["by"]), (&json!(id), &json!("admin")), "{looks}");
    let log = office.get(&format!("/studies/{study}/events")).await.good();
    assert!(log.to_string().contains("\"look\""), "{log}");
    let worker = app.signed_in(&stage.workers[0]).await;
    let own = worker.get("/account/data").await.text();
    assert!(!own.contains("word processor"), "{own}");
    let of_worker = app.program_of(&stage.workers[0]).await;
    assert_eq!(of_worker.get(&format!("/studies/{study}/looks")).await.status, 403);

    // With a sign that was not seen at the time, the work is on the list again. A second look adds to the first.
    let look = format!("/studies/{study}/workers/{id}/look");
    office.delete(&look).await.good();
    office.put(&look, json!({"signs": ["fast", "fast"], "note": "Quick."})).await.good();
    assert!(browser.get(&page).await.text().contains("name=\"signs\""));
    assert_eq!(office.put(&look, json!({"signs": ["sloppy"]})).await.status, 422);
    office.put(&look, json!({"signs": ["even"]})).await.good();
    let looks = office.get(&format!("/studies/{study}/looks")).await.good();
    assert_eq!((&looks[0]["signs"], &looks[0]["note"]), (&json!(["fast", "even"]), &json!("Quick.")), "{looks}");
    office.put(&look, json!({"signs": shown.split(' ').collect::<Vec<_>>(), "note": "Fine."})).await.good();
    assert!(!browser.get(&page).await.text().contains("name=\"signs\""));
    let again = browser.submit(&page, "/fn/worker/look_again", &[("study", &study), ("worker", &id)]).await;
    assert!(again.text().contains("name=\"signs\""));
    assert_eq!(office.delete(&look).await.status, 404, "there is none any more");
});
