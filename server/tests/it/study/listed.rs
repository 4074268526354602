//! Sources and outputs are listed and searched, corrected before they are used, and withdrawn after that.

use std::pin::pin;
use std::time::{Duration, Instant};

use engine::design::preset::Preset;
use engine::jobs::job::Pace;
use engine::texts::output::Builtin;
use serde_json::{Value, json};
use shared::Role;

use crate::app::{Program, on_both_engines};
use crate::report::stage::{Stage, mark, rate};

const REASON: &str = "It names a person who did not agree.";

/// The texts of a list, by a field that names them.
fn named(list: &Value, texts: &str, field: &str) -> Vec<String> {
    let all = list[texts].as_array().expect("a list");
    all.iter().map(|one| one[field].as_str().expect("a text").to_owned()).collect()
}

async fn sources(office: &Program, stage: &Stage, query: &str) -> Value {
    office.get(&format!("/studies/{}/sources{query}", stage.study)).await.good()
}

/// A page of outputs by the names of their systems: outputs that are made in one instant have no order.
async fn outputs(office: &Program, stage: &Stage, query: &str) -> Value {
    let mut page = office.get(&format!("/studies/{}/outputs{query}", stage.study)).await.good();
    let all = page["outputs"].as_array_mut().expect("a list");
    all.sort_by_key(|one| one["system"].as_str().map(str::to_owned));
    page
}

async fn verbs(office: &Program, stage: &Stage) -> Vec<(String, String)> {
    let events = office.get(&format!("/studies/{}/events", stage.study)).await.good();
    let list = events["entries"].as_array().or_else(|| events.as_array()).expect("entries").clone();
    let text = |one: &Value, field: &str| one[field].as_str().unwrap_or_default().to_owned();
    list.iter().map(|one| (text(one, "verb"), text(one, "subject_kind"))).collect()
}

on_both_engines!(texts_are_listed_with_what_uses_them_and_searched, async |app| {
    let stage = Stage::new(&app, 4, 1).await;
    let office = app.program_of(&stage.admin).await;
    let task = stage.publish(Preset::Rewrite, |_| {}).await;
    let all = sources(&office, &stage, "").await;
    assert_eq!(all["sources"].as_array().map(Vec::len), Some(4));
    assert!(named(&all, "sources", "state").iter().all(|state| state == "unused"), "{all}");
    stage.batch(task).await;
    stage.work(0, task, crate::report::stage::rewrite(|text| format!("Well, {text}"))).await;
    let all = sources(&office, &stage, "?state=used").await;
    assert_eq!(all["sources"].as_array().map(Vec::len), Some(4));
    assert_eq!((&all["sources"][0]["n_hits"], &all["sources"][0]["n_submissions"]), (&json!(1), &json!(1)), "{all}");
    assert_eq!(sources(&office, &stage, "?state=unused").await["sources"], json!([]));
    assert_eq!(named(&sources(&office, &stage, "?search=NR%202").await, "sources", "text").len(), 1);
    assert_eq!(sources(&office, &stage, "?search=100%25&language=en").await["sources"], json!([]), "% is no wildcard");

    let made = outputs(&office, &stage, "?search=nr%202").await;
    let systems = named(&made, "outputs", "system");
    assert_eq!(systems, ["COPY", "RULE-BASED", "human"], "{made}");
    let copy = made["outputs"][0]["system_id"].as_str().expect("an id");
    let of_copy = outputs(&office, &stage, &format!("?system={copy}&language=en&state=unused")).await;
    assert_eq!(of_copy["outputs"].as_array().map(Vec::len), Some(4), "{of_copy}");
    assert_eq!(outputs(&office, &stage, "?language=fr").await["outputs"], json!([]));
    let long = office.get(&format!("/studies/{}/sources?search={}", stage.study, "x".repeat(201))).await;
    assert_eq!(long.status, 422, "{}", long.text());

    let browser = app.signed_in(&stage.admin).await;
    let page = browser.get(&format!("/studies/{}/sources?search=nr+2&state=used", stage.study)).await.words();
    assert!(page.contains("hey nr 2 is sooo kewl!!!") && page.contains("1 HIT"), "{page}");
    assert!(!page.contains("hey nr 1"), "{page}");
    let page = browser.get(&format!("/studies/{}/outputs?search=nr+2", stage.study)).await.words();
    assert!(page.contains("Well, hey nr 2") && page.contains("Not used"), "{page}");
});

on_both_engines!(a_text_is_edited_until_somebody_may_have_seen_it, async |app| {
    let stage = Stage::new(&app, 3, 1).await;
    let (office, study) = (app.program_of(&stage.admin).await, stage.study);
    let work_off = async || {
        let pace = Pace::from_lease(Duration::from_secs(30));
        assert!(!app.engine.work_off_jobs(pace, pin!(std::future::pending())).await);
    };
    work_off().await;
    let id = sources(&office, &stage, "").await["sources"][1]["id"].as_str().expect("an id").to_owned();
    let at = format!("/studies/{study}/sources/{id}");
    let edit = async |text: &str| office.patch(&at, json!({"text": text})).await;
    for (text, status) in [("  ", 422), (&*"x".repeat(10_001), 422), ("hey nr 1 is sooo kewl!!!", 409)] {
        assert_eq!(edit(text).await.status, status, "{text:.20}");
    }
    let before = office.get(&format!("/studies/{study}/metrics")).await.good();
    assert_eq!(edit("a wholly other text, plz\r\nwith a line").await.status, 204);
    let found = outputs(&office, &stage, "?search=wholly").await;
    assert_eq!(named(&found, "outputs", "text")[0], "a wholly other text, plz\nwith a line", "COPY is created again");
    assert_eq!(found["outputs"].as_array().map(Vec::len), Some(2), "RULE-BASED too: {found}");
    work_off().await;
    let after = office.get(&format!("/studies/{study}/metrics")).await.good();
    let scores = |report: &Value| report["languages"][0]["systems"].clone();
    assert_ne!(scores(&after)[1]["scores"], json!([]), "{after}");
    assert_ne!(scores(&after), scores(&before), "the scores are those of the new text");

    // Outputs of rules are those of their source.
    let copy = found["outputs"][0]["id"].as_str().expect("an id");
    let refused = office.patch(&format!("/studies/{study}/outputs/{copy}"), json!({"text": "x"})).await;
    assert!(refused.status == 409 && refused.text().contains("Edit the source"), "{}", refused.text());

    let task = stage.open(Preset::Rewrite, |_| {}).await;
    let refused = edit("too late").await;
    assert!(refused.status == 409 && refused.text().contains("already in a HIT"), "{}", refused.text());
    assert!(stage.claim(0, task).await.is_some());
    assert!(verbs(&office, &stage).await.contains(&("edit".to_owned(), "source".to_owned())));
    let page = app.signed_in(&stage.admin).await.get(&format!("/studies/{study}/events")).await.words();
    assert!(page.contains("Source edited") && page.contains("a wholly other text"), "{page}");
});

on_both_engines!(an_edit_between_the_plan_and_the_outputs_of_a_rule_is_seen, async |app| {
    let stage = Stage::new(&app, 2, 0).await;
    let (engine, admin, study) = (&app.engine, &stage.admin.actor, stage.study);
    let office = app.program_of(&stage.admin).await;
    let id = sources(&office, &stage, "").await["sources"][0]["id"].as_str().expect("an id").to_owned();
    let path = format!("/studies/{study}/sources/{id}");
    let (edited, made) =
        tokio::join!(office.patch(&path, json!({"text": "new"})), engine.run_builtin(admin, study, Builtin::Copy));
    assert_eq!(edited.status, 204, "{}", edited.text());
    made.expect("made");
    let copies = outputs(&office, &stage, "?search=new").await;
    assert_eq!(copies["outputs"][0]["text"], "new", "{copies}");
});

on_both_engines!(a_withdrawn_source_is_handed_out_no_more_and_in_no_statistic, async |app| {
    let stage = Stage::new(&app, 3, 3).await;
    let (office, study) = (app.program_of(&stage.admin).await, stage.study);
    let task = stage.open(Preset::Formality, |definition| (definition.need, definition.items_per_hit) = (2, 1)).await;
    for worker in 0..2 {
        stage.work(worker, task, rate(|text| mark(text) % 7 - 3)).await;
    }
    let agreement = format!("/studies/{study}/agreement");
    let full = office.get(&agreement).await.good();
    assert_eq!(full["left_out"]["n_texts"], 0);
    let answers = async || {
        let file = office.get(&format!("/studies/{study}/exports/answers.jsonl")).await.text();
        file.lines().map(|line| serde_json::from_str::<Value>(line).expect("JSON")).collect::<Vec<_>>()
    };
    let n = answers().await.len();
    let listed = sources(&office, &stage, "?search=nr%201").await;
    let id = listed["sources"][0]["id"].as_str().expect("an id").to_owned();
    let at = |what: &str| format!("/studies/{study}/sources/{id}/{what}");
    assert_eq!(office.post(&at("withdraw"), json!({"reason": "short"})).await.status, 422);
    assert_eq!(office.post(&at("withdraw"), json!({"reason": REASON})).await.status, 204);
    assert_eq!(office.post(&at("withdraw"), json!({"reason": REASON})).await.status, 409, "it is already");
    assert_eq!(office.patch(&format!("/studies/{study}/sources/{id}"), json!({"text": "x"})).await.status, 409);

    let after = answers().await;
    let flagged: Vec<&Value> = after.iter().filter(|row| row["withdrawn"] == true).collect();
    assert!(after.len() == n && !flagged.is_empty() && flagged.len() < n, "stored, exported and marked: {after:?}");
    assert!(flagged.iter().all(|row| row["source_id"] == id.as_str()), "{flagged:?}");
    let less = office.get(&agreement).await.good();
    assert_eq!(less["left_out"]["n_texts"], 1, "{less}");
    assert_eq!(less["left_out"]["n_text_answers"], flagged.len(), "{less}");
    let page = app.signed_in(&stage.admin).await.get(&format!("/studies/{study}/agreement")).await.words();
    assert!(page.contains("about 1 withdrawn text"), "{page}");

    // A third worker gets nothing of it, a new batch has nothing of it, and pay is not touched.
    assert_eq!(sources(&office, &stage, "?state=withdrawn").await["sources"][0]["withdrawn_reason"], REASON);
    let withdrawn = outputs(&office, &stage, "?state=withdrawn").await;
    assert!(withdrawn["outputs"].as_array().is_some_and(|all| all.iter().all(|one| one["with_source"] == true)));
    let plan = json!({"task": stage.publish(Preset::Rewrite, |_| {}).await, "language": "en"});
    let plan = office.post(&format!("/studies/{study}/batches/plan"), plan).await.good();
    assert_eq!(plan["n_sources"], 2, "{plan}");
    let paid = office.get(&format!("/studies/{study}/submissions")).await.good();
    assert_eq!(paid.as_array().map(Vec::len), Some(n), "{paid}");

    assert_eq!(office.post(&at("restore"), json!({})).await.status, 204);
    assert_eq!(office.post(&at("restore"), json!({})).await.status, 409);
    let again = office.get(&agreement).await.good();
    assert_eq!((&again["tables"], &again["left_out"]), (&full["tables"], &full["left_out"]), "as it was before");
    let said = verbs(&office, &stage).await;
    for verb in ["withdraw", "restore"] {
        assert!(said.contains(&(verb.to_owned(), "source".to_owned())), "{said:?}");
    }
});

on_both_engines!(open_hits_of_a_withdrawn_text_stop_and_work_under_way_may_end, async |app| {
    let stage = Stage::new(&app, 2, 2).await;
    let (office, study) = (app.program_of(&stage.admin).await, stage.study);
    let task = stage.open(Preset::Rewrite, |definition| (definition.need, definition.items_per_hit) = (2, 1)).await;
    let first = stage.claim(0, task).await.expect("a hit");
    let shown = app.engine.shown(&stage.workers[0].actor, first).await.expect("a page");
    let text = shown.items[0].source.clone().expect("a source");
    let all = sources(&office, &stage, "").await;
    let held = all["sources"].as_array().expect("a list").iter().find(|one| one["text"] == text.as_str());
    let id = held.expect("it")["id"].as_str().expect("an id").to_owned();
    let at = |what: &str| format!("/studies/{study}/sources/{id}/{what}");
    assert_eq!(office.post(&at("withdraw"), json!({"reason": REASON})).await.status, 204);

    // The other worker gets the other source only; who has it open may finish, and it is approved as always.
    let writes = || crate::report::stage::rewrite(|text| format!("Well, {text}"));
    assert_eq!(stage.work(1, task, writes()).await, 1);
    stage.submit(0, first, writes()).await;
    let waiting = office.get(&format!("/studies/{study}/submissions")).await.good();
    assert_eq!(waiting.as_array().map(Vec::len), Some(2), "{waiting}");

    // Stopping and opening the batch does not bring it back; restoring it does.
    let batch =
        office.get(&format!("/studies/{study}/batches")).await.good()[0]["id"].as_str().expect("an id").to_owned();
    for what in ["stop", "open"] {
        let moved = office.post(&format!("/studies/{study}/batches/{batch}/{what}"), json!({})).await;
        assert!(moved.status.is_success(), "{}", moved.text());
    }
    assert_eq!(stage.work(1, task, writes()).await, 0);
    assert_eq!(office.post(&at("restore"), json!({})).await.status, 204);
    assert_eq!(stage.work(1, task, writes()).await, 1);
});

on_both_engines!(a_withdrawn_output_takes_its_items_along_and_no_others, async |app| {
    let stage = Stage::new(&app, 2, 2).await;
    let (office, study) = (app.program_of(&stage.admin).await, stage.study);
    let task = stage.open(Preset::Formality, |definition| (definition.need, definition.items_per_hit) = (1, 1)).await;
    for worker in 0..2 {
        stage.work(worker, task, rate(|text| mark(text) % 7 - 3)).await;
    }
    let n_rated = async |system: &str| {
        let report = office.get(&format!("/studies/{study}/evaluation")).await.good();
        let systems = report["tables"][0]["systems"].as_array().cloned().unwrap_or_default();
        systems.iter().find(|one| one["system"] == system).map(|one| one["n_items"].clone())
    };
    let before = (n_rated("COPY").await, n_rated("RULE-BASED").await);
    let made = outputs(&office, &stage, "?search=nr%201").await;
    let copy = made["outputs"].as_array().expect("a list").iter().find(|one| one["system"] == "COPY").expect("a copy");
    let at = format!("/studies/{study}/outputs/{}/withdraw", copy["id"].as_str().expect("an id"));
    assert_eq!(office.post(&at, json!({"reason": REASON})).await.status, 204);
    let after = (n_rated("COPY").await, n_rated("RULE-BASED").await);
    assert_eq!(after.1, before.1, "the other system");
    assert_ne!(after.0, before.0, "{before:?} {after:?}");
});

on_both_engines!(managers_withdraw_texts_and_only_researchers_edit_them, async |app| {
    let stage = Stage::new(&app, 2, 0).await;
    let office = app.program_of(&stage.admin).await;
    let study = stage.study;
    let id = sources(&office, &stage, "").await["sources"][0]["id"].as_str().expect("an id").to_owned();
    let manager = app.join(&stage.admin, study, Role::Manager, "max", "en").await;
    let browser = app.signed_in(&manager).await;
    let page = browser.get(&format!("/studies/{study}/sources")).await.text();
    assert!(page.contains("Withdraw text") && !page.contains("Edit text"), "{page}");
    let fields = |extra: (&'static str, &'static str)| {
        vec![
            ("study", study.to_string()),
            ("list", "sources".to_owned()),
            ("id", id.clone()),
            (extra.0, extra.1.to_owned()),
        ]
    };
    let send = async |action: &str, fields: Vec<(&str, String)>| {
        let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
        browser.submit(&format!("/studies/{study}/sources"), action, &fields).await.words()
    };
    let refused = send("/fn/text/withdraw", fields(("reason", "too short"))).await;
    assert!(refused.contains("at least 10 characters"), "{refused}");
    let done = send("/fn/text/withdraw", fields(("reason", REASON))).await;
    assert!(done.contains("The text was withdrawn.") && done.contains(REASON), "{done}");
    let done = send("/fn/text/restore", fields(("back", "search=hey"))).await;
    assert!(done.contains("The text is in use again."), "{done}");
});

on_both_engines!(an_edit_and_a_batch_at_once_do_not_both_win, async |app| {
    let stage = Stage::new(&app, 1, 0).await;
    let (engine, admin, study) = (&app.engine, &stage.admin.actor, stage.study);
    let office = app.program_of(&stage.admin).await;
    let task = stage.publish(Preset::Rewrite, |_| {}).await;
    let (mut edits, mut batches) = (0, 0);
    let spec = || serde_json::from_value(json!({"task": task, "language": "en"})).expect("a spec");
    let add = async |round: u32| {
        let at = format!("/studies/{study}/sources?format=lines&default_language=en");
        office.post_text(&at, &format!("only of round {round}.\n")).await.good();
    };
    // Edits come at moments spread over the time that a batch takes on this machine, and a little longer.
    add(99).await;
    let start = Instant::now();
    engine.make_batch(admin, study, spec()).await.expect("a batch");
    let step = start.elapsed() / 6;
    for round in 0..16_u32 {
        add(round).await;
        let found = sources(&office, &stage, &format!("?search=round%20{round}.")).await;
        let id = found["sources"][0]["id"].as_str().expect("an id").to_owned();
        let path = format!("/studies/{study}/sources/{id}");
        let edit = async {
            tokio::time::sleep(step * (round % 8)).await;
            office.patch(&path, json!({"text": format!("edited {round}")})).await.status
        };
        let both = async { tokio::join!(edit, engine.make_batch(admin, study, spec())) };
        let ticks = async {
            loop {
                app.clock.pass(1);
                tokio::time::sleep(Duration::from_millis(1)).await;
            }
        };
        let (edited, made) = tokio::select! { done = both => done, () = ticks => unreachable!("it never ends") };
        assert!(edited == 204 || edited == 409, "{edited}");
        (edits, batches) = (edits + usize::from(edited == 204), batches + usize::from(made.is_ok()));
        let Ok(batch) = made else { continue };
        if edited == 204 {
            // Both are fine only if the batch was planned after the edit.
            let trail = engine.study_trail(admin, study, None).await.expect("a trail");
            let at =
                |subject: &str| trail.iter().find(|entry| entry.subject_id == subject).expect("an entry").created_at;
            assert!(at(&batch.to_string()) >= at(&id), "round {round}: the batch does not know the edit");
        }
    }
    assert!(edits > 0 && batches > 0, "{edits} edits, {batches} batches");
});
