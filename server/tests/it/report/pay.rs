//! Approving and paying: each submission once, each line once.

use engine::design::preset::Preset;
use serde_json::json;

use super::naive;
use super::stage::{Stage, rate};
use crate::app::on_both_engines;

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
    assert!(again.text().contains("0 submissions were approved."), "a second click approves nothing");

    let short = [("study", study.as_str()), ("assignments[]", &ids[2]), ("verdict", "reject"), ("reason", "bad")];
    let page = browser.submit(&address, "/fn/pay/decide", &short).await;
    assert!(page.text().contains("a reason of at least 10 characters"), "{}", page.text());
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
    assert_eq!((&first["changed"], &second["changed"]), (&json!(done - 1), &json!(0)), "a second run pays nothing");
    let wages = program.get(&format!("/studies/{study}/wages")).await.good();
    assert_eq!(wages["pay_outs"].as_array().map(Vec::len), Some(1));
    let at = wages["pay_outs"][0]["paid_at"].as_str().expect("an instant");
    let file = naive::csv(&program.get(&format!("/studies/{study}/pay-outs/{at}.csv")).await.text());
    let paid: i64 = file.iter().map(|line| line["amount_minor"].parse::<i64>().expect("an amount")).sum();
    assert_eq!(paid, 25 * (done as i64 - 1));
});
