//! Approving and paying: each submission once, each line once.

use std::collections::BTreeSet;

use engine::design::preset::Preset;
use serde_json::json;
use shared::{Approval, AssignmentId, Locale, Money, PaymentState, StudyState, TaskId, limit};

use super::naive;
use super::stage::{Stage, rate, rewrite};
use crate::app::{on_both_engines, pay_everything};

on_both_engines!(what_is_approved_is_paid_once, async |app| {
    let stage = Stage::new(&app, 3, 2).await;
    let task = stage.open(Preset::Formality, |definition| definition.reward = 25).await;
    let done = stage.work(0, task, rate(|_| 1)).await + stage.work(1, task, rate(|_| 2)).await;
    let address = format!("/studies/{}/pay", stage.study);
    let study = stage.study.to_string();
    let browser = app.signed_in(&stage.admin).await;

    let page = browser.get(&address).await;
    assert_eq!(page.status, 200, "{}", page.text());
    assert_eq!(page.text().matches("name=\"assignments[]\"").count(), done);

    // What approving all would do is said before the button.
    let means = Locale::En.payments_approve_all_means(done, Money::new(25 * done as i64, "USD".to_owned()));
    assert!(page.words().contains(&means), "{means}: {}", page.words());

    // What comes after the page was shown is not approved with all that was on it.
    let shown = page.text();
    let until =
        shown.split("name=\"until\" value=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("an instant");
    let past = until.replacen("20", "19", 1);
    let too_early = [("study", study.as_str()), ("verdict", "approve_all"), ("until", past.as_str())];
    let told = browser.submit(&address, "/fn/pay/decide", &too_early).await;
    assert!(told.text().contains("0 submissions were approved."), "{}", told.text());
    let no_instant = [("study", study.as_str()), ("verdict", "approve_all"), ("until", "soon")];
    assert_eq!(
        browser.submit(&address, "/fn/pay/decide", &no_instant).await.text().matches("name=\"assignments[]\"").count(),
        done
    );

    let program = app.program_of(&stage.admin).await;
    let waiting = program.get(&format!("/studies/{study}/submissions?approval=waiting")).await.good();
    let ids: Vec<String> =
        waiting.as_array().expect("a list").iter().map(|s| s["id"].as_str().expect("an id").to_owned()).collect();

    let chosen = [
        ("study", study.as_str()),
        ("assignments[]", &ids[0]),
        ("assignments[]", &ids[1]),
        ("verdict", "approve"),
        ("reason", ""),
    ];
    let page = browser.submit(&address, "/fn/pay/decide", &chosen).await;
    assert!(page.text().contains("2 submissions were approved."), "{}", page.text());
    let again = browser.submit(&address, "/fn/pay/decide", &chosen).await;
    let again = again.text();
    assert!(again.contains("0 submissions were approved."), "a second click approves nothing: {again}");
    assert!(again.contains("2 selected submissions had been decided before"), "and says why: {again}");

    let short = [("study", study.as_str()), ("assignments[]", &ids[2]), ("verdict", "reject"), ("reason", "bad")];
    let page = browser.submit(&address, "/fn/pay/decide", &short).await;
    assert!(page.text().contains("a reason of at least 10 characters"), "{}", page.text());
    assert!(page.text().contains("href=\"#reason\""), "the refusal leads to the field: {}", page.text());
    let reason = [
        ("study", study.as_str()),
        ("assignments[]", &ids[2]),
        ("verdict", "reject"),
        ("reason", "All answers are the same."),
    ];
    browser.submit(&address, "/fn/pay/decide", &reason).await;
    browser.submit(&address, "/fn/pay/decide", &[("study", &study), ("verdict", "approve_all")]).await;

    let wages = program.get(&format!("/studies/{study}/wages")).await.good();
    assert_eq!(wages["budget"]["approved"], 25 * (done - 1));
    assert_eq!(wages["workers"][0]["worker"], "W001");

    let first = program.post(&format!("/studies/{study}/pay-outs"), json!({})).await.good();
    let second = program.post(&format!("/studies/{study}/pay-outs"), json!({})).await.good();
    assert_eq!((&first["lines"], &second["lines"]), (&json!(done - 1), &json!(0)), "a second run pays nothing");
    let wages = program.get(&format!("/studies/{study}/wages")).await.good();
    assert_eq!(wages["pay_outs"].as_array().map(Vec::len), Some(1));
    let id = wages["pay_outs"][0]["id"].as_str().expect("an id");
    let file = naive::csv(&program.get(&format!("/studies/{study}/pay-outs/{id}/files/list.csv")).await.text());
    let paid: i64 = file.iter().map(|line| line["amount_minor"].parse::<i64>().expect("an amount")).sum();
    assert_eq!(paid, 25 * (done as i64 - 1));
});

on_both_engines!(submissions_are_filtered_by_worker_task_and_state, async |app| {
    let stage = Stage::new(&app, 3, 2).await;
    let first = stage.open(Preset::Formality, |definition| definition.need = 2).await;
    let second = stage.open(Preset::Formality, |definition| definition.need = 2).await;
    for worker in 0..2 {
        stage.work(worker, first, rate(|_| 1)).await;
    }
    stage.work(0, second, rate(|_| 1)).await;
    let (engine, admin, study) = (&app.engine, &stage.admin.actor, stage.study);
    let all = engine.submissions(admin, study, None, None).await.expect("submissions");
    let ids = |number: i64, task: TaskId| -> Vec<AssignmentId> {
        all.iter().filter(|row| row.number == number && row.task_id == task).map(|row| row.id).collect()
    };
    let (mine, others) = (ids(1, first), ids(2, first));
    engine.approve(admin, study, &mine[..2]).await.expect("approved");
    pay_everything(engine, admin, study).await;
    engine.approve(admin, study, &mine[2..3]).await.expect("approved");
    engine.reject(admin, study, &others[..1], "All answers are the same.").await.expect("rejected");

    let whole = engine.ledger(admin, study).await.expect("a ledger");
    assert_eq!(whole.iter().filter(|line| line.state == PaymentState::Paid).count(), 2);
    let (newest, n) = engine.newest_of_ledger(admin, study, 2).await.expect("its end");
    assert_eq!((newest.as_slice(), n), ([whole[2].clone(), whole[1].clone()].as_slice(), 3));

    let browser = app.signed_in(&stage.admin).await;
    let listed = async |query: &str| {
        let page = browser.get(&format!("/studies/{study}/pay?{query}")).await;
        assert_eq!(page.status, 200, "{query}: {}", page.text());
        let page = page.text();
        let shown = all.iter().filter(|row| page.contains(&format!("answers={}#answers", row.id)));
        shown.map(|row| row.id).collect::<BTreeSet<_>>()
    };
    let set = |ids: &[AssignmentId]| ids.iter().copied().collect::<BTreeSet<_>>();
    assert_eq!(listed("state=paid").await, set(&mine[..2]));
    assert_eq!(listed("state=approved").await, set(&mine[2..3]), "a paid submission is no longer to be paid");
    assert_eq!(listed("state=rejected").await, set(&others[..1]));
    assert_eq!(listed(&format!("state=all&task={second}")).await, set(&ids(1, second)));
    assert_eq!(listed("state=all&worker=W002").await, set(&others));
    assert_eq!(listed("state=all").await.len(), all.len());
    let waiting = listed("").await;
    assert!(!waiting.contains(&mine[0]) && !waiting.contains(&others[0]) && waiting.contains(&others[1]));
    assert_eq!(listed("worker=W001&state=rejected").await, set(&[]));
    let empty = browser.get(&format!("/studies/{study}/pay?worker=W001&state=rejected")).await.text();
    assert!(empty.contains("No submissions match this filter.") && !empty.contains("/fn/pay/decide"), "{empty}");

    // What is decided at once is what is listed, and the list stays as it was filtered.
    let address = format!("/studies/{study}/pay?worker=W002");
    let fields = [("study", study.to_string()), ("verdict", "approve_all".into()), ("worker", "W002".into())];
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let page = browser.submit(&address, "/fn/pay/decide", &fields).await.text();
    assert!(page.contains(&format!("{} submission", others.len() - 1)), "{page}");
    let rest = listed("").await;
    assert!(others.iter().all(|id| !rest.contains(id)) && !rest.is_empty(), "the other worker's still wait");
});

on_both_engines!(a_worker_reads_the_title_of_a_task_that_is_closed, async |app| {
    let stage = Stage::new(&app, 2, 1).await;
    let task = stage.open(Preset::Formality, |_| {}).await;
    stage.work(0, task, rate(|_| 1)).await;
    app.engine.set_study_state(&stage.admin.actor, stage.study, StudyState::Closed).await.expect("closed");
    let page = app.signed_in(&stage.workers[0]).await.get("/work/pay").await.text();
    assert!(page.contains("Rate the formality") && !page.contains("xformal/formality"), "{page}");
});

on_both_engines!(the_answers_of_a_submission_are_one_link_away, async |app| {
    let stage = Stage::new(&app, 2, 1).await;
    let task = stage.open(Preset::Rewrite, |_| {}).await;
    stage.work(0, task, rewrite(|source| format!("Rewritten: {source}"))).await;
    let (engine, admin, study) = (&app.engine, &stage.admin.actor, stage.study);
    let all = engine.submissions(admin, study, None, None).await.expect("submissions");
    let browser = app.signed_in(&stage.admin).await;
    let address = format!("/studies/{study}/pay");
    let page = browser.get(&address).await.text();
    assert!(!page.contains("Rewritten: "), "the list is short: {page}");
    let page = browser.get(&format!("{address}?answers={}", all[0].id)).await.text();
    assert!(page.contains("Answers of W001") && page.contains("id=\"answers\""), "{page}");
    assert!(page.contains("Rewritten: "), "{page}");
    assert!(page.contains(&format!("/studies/{study}/workers/{}", all[0].worker)), "{page}");

    // Who may not pay reads no answers, and a submission of another study is not there.
    let found = engine.submission_answers(&stage.workers[0].actor, study, all[0].id).await;
    assert!(found.is_err(), "{found:?}");
    let other = app.study(&stage.admin, &["en"]).await;
    assert!(engine.submission_answers(admin, other, all[0].id).await.is_err());
});

on_both_engines!(too_many_at_once_are_refused_wholly, async |app| {
    let stage = Stage::new(&app, 2, 1).await;
    let task = stage.open(Preset::Formality, |_| {}).await;
    stage.work(0, task, rate(|_| 1)).await;
    let (engine, admin, study) = (&app.engine, &stage.admin.actor, stage.study);
    let waiting = engine.submissions(admin, study, Some(Approval::Waiting), None).await.expect("submissions");
    let mut ids: Vec<AssignmentId> = waiting.iter().map(|row| row.id).collect();
    ids.extend((ids.len()..=limit::DECIDED).map(|_| engine.id::<AssignmentId>()));
    let refused = engine.approve(admin, study, &ids).await;
    assert!(refused.is_err(), "{refused:?}");
    let still = engine.submissions(admin, study, Some(Approval::Waiting), None).await.expect("submissions");
    assert_eq!(still.len(), waiting.len(), "none is approved");
    let page = app.signed_in(&stage.admin).await.get(&format!("/studies/{study}/pay")).await.text();
    assert!(page.contains("at most 1,000 submissions"), "the page says the limit: {page}");
});
