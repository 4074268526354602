//! Payouts: sent once, confirmed, returned; their files, and whose accounts are in them.

use std::sync::Arc;

use engine::design::preset::Preset;
use engine::money::payee::{Payee, Payer};
use engine::money::payout::Confirmed;
use engine::people::erase::ErasureOrder;
use serde_json::json;
use shared::{AnswerChoice, PayFileKind, PayOutId, PaymentState, Role, StudyId};
use store::scratch::contents;
use tokio::task::JoinSet;

use super::{approve, set};
use crate::app::{TestApp, on_both_engines};
use crate::report::stage::{Stage, rate};

/// Accounts whose check digits are right.
const IBANS: [&str; 2] = ["DE89 3704 0044 0532 0130 00", "FR14 2004 1010 0505 0001 3M02 606"];

/// Two workers with approved work at 1.50 a HIT, in euro.
async fn stage(app: &Arc<TestApp>) -> Stage {
    let stage = Stage::new(app, 2, 2).await;
    set(&stage, |settings| settings.currency = "EUR".to_owned()).await;
    let task = stage.open(Preset::Formality, |definition| definition.reward = 150).await;
    for worker in 0..2 {
        stage.work(worker, task, rate(|_| 1)).await;
    }
    approve(&stage).await;
    stage
}

async fn pay_out(stage: &Stage) -> PayOutId {
    let made = stage.app.engine.pay_out(&stage.admin.actor, stage.study).await.expect("a payout");
    made.id.expect("something to pay")
}

/// The states of a worker's lines.
async fn states(stage: &Stage, number: i64) -> Vec<PaymentState> {
    let ledger = stage.app.engine.ledger(&stage.admin.actor, stage.study).await.expect("a ledger");
    let mut states: Vec<_> = ledger.iter().filter(|line| line.number == number).map(|line| line.state).collect();
    states.dedup();
    states
}

on_both_engines!(what_came_back_is_in_the_next_payout_alone, async |app| {
    let stage = stage(&app).await;
    let (engine, admin, study) = (&app.engine, &stage.admin.actor, stage.study);
    let first = pay_out(&stage).await;
    assert_eq!(states(&stage, 1).await, [PaymentState::Sent]);
    assert_eq!(engine.pay_out(admin, study).await.expect("nothing").lines, 0);
    for (number, reason) in [(1, ""), (9, "The account is closed.")] {
        assert!(engine.return_payment(admin, study, first, (Some(number), reason)).await.is_err());
    }
    let back = engine.return_payment(admin, study, first, (Some(1), "The account is closed.")).await.expect("back");
    assert_eq!(
        engine.return_payment(admin, study, first, (Some(1), "The account is closed.")).await.expect("again"),
        0
    );
    assert_eq!(
        (states(&stage, 1).await, states(&stage, 2).await),
        (vec![PaymentState::Approved], vec![PaymentState::Sent])
    );
    let confirmed = engine.confirm_paid(admin, study, first, Confirmed::All).await.expect("confirmed");
    assert!(confirmed > 0);
    assert_eq!(engine.confirm_paid(admin, study, first, Confirmed::All).await.expect("again"), 0);
    let late = engine.return_payment(admin, study, first, (Some(2), "It came back after all.")).await.expect("nothing");
    assert_eq!(late, 0, "what was confirmed is paid");
    let second = engine.pay_out(admin, study).await.expect("the rest");
    assert_eq!(second.lines, back);
    let details = engine.pay_out_details(admin, study, second.id.expect("an id")).await.expect("details");
    assert_eq!(details.owed.iter().map(|owed| owed.number).collect::<Vec<_>>(), [1]);
    let nobody = engine.pay_out_details(admin, study, engine.id()).await;
    assert!(nobody.is_err());
});

on_both_engines!(nobody_confirms_or_returns_their_own_pay, async |app| {
    let stage = stage(&app).await;
    let (engine, study, own) = (&app.engine, stage.study, stage.workers[0].actor);
    engine.add_member(&stage.admin.actor, study, &stage.workers[0].email, Role::Manager).await.expect("a manager");
    let all = pay_out(&stage).await;
    assert!(engine.confirm_paid(&own, study, all, Confirmed::Worker(1)).await.is_err());
    assert!(engine.return_payment(&own, study, all, (Some(1), "I want it again.")).await.is_err());
    assert!(engine.confirm_paid(&own, study, all, Confirmed::All).await.expect("the other's") > 0);
    assert_eq!(
        (states(&stage, 1).await, states(&stage, 2).await),
        (vec![PaymentState::Sent], vec![PaymentState::Paid])
    );
    let refused = engine.confirm_paid(&own, study, all, Confirmed::All).await.expect_err("only their own is left");
    assert!(refused.to_string().contains("your own"), "{refused}");
});

async fn file(stage: &Stage, id: PayOutId, kind: PayFileKind) -> Result<String, String> {
    let made = stage.app.engine.pay_file(&stage.admin.actor, stage.study, id, kind).await;
    made.map(|made| made.text).map_err(|error| error.to_string())
}

on_both_engines!(the_files_have_the_accounts_only_if_the_study_asks_for_them, async |app| {
    let stage = stage(&app).await;
    let (engine, admin, study) = (&app.engine, &stage.admin.actor, stage.study);
    let (browser, in_words) = (app.signed_in(&stage.workers[0]).await, study.to_string());
    assert!(!browser.get("/work/pay").await.text().contains("/fn/work/payee"), "nobody asks");
    let id = pay_out(&stage).await;
    let list = file(&stage, id, PayFileKind::List).await.expect("a list");
    assert!(list.starts_with("worker,provider,participant,lines,amount,amount_minor,currency,state\n"), "{list}");
    assert!(list.contains("W001,,,2,3.00,300,EUR,sent\n"), "{list}");
    for kind in [PayFileKind::Sepa, PayFileKind::Paypal] {
        assert!(file(&stage, id, kind).await.is_err());
    }

    // The study begins to ask. What there was before is in no file, and goes into the next payout.
    set(&stage, |settings| settings.asks_payee = true).await;
    let office = app.signed_in(&stage.admin).await;
    let first = format!("/studies/{study}/pay/out/{id}");
    let page = office.get(&first).await.text();
    assert!(page.contains("No account, therefore in no file: W001 and W002."), "{page}");
    let typed =
        [("study", in_words.as_str()), ("name", "Zoë Müller"), ("iban", "DE89 3704 0044 0532 0131 00"), ("paypal", "")];
    let refused = browser.submit("/work/pay", "/fn/work/payee", &typed).await.text();
    assert!(
        refused.contains("A digit of this IBAN is wrong.") && refused.contains("value=\"Zoë Müller\""),
        "{refused}"
    );
    let typed = [("study", in_words.as_str()), ("name", "Zoë Müller"), ("iban", IBANS[0]), ("paypal", "")];
    let saved = browser.submit("/work/pay", "/fn/work/payee", &typed).await.text();
    assert!(saved.contains("value=\"DE89 3704 0044 0532 0130 00\""), "{saved}");
    let both = Payee { name: "Ann".to_owned(), iban: IBANS[1].to_owned(), paypal: "Ann@Example.org".to_owned() };
    engine.set_my_payee(&stage.workers[1].actor, study, both.clone()).await.expect("a payee");
    assert!(file(&stage, id, PayFileKind::Sepa).await.is_err(), "the payout was made before");
    let payout = id.to_string();
    let back =
        [("study", in_words.as_str()), ("pay_out", payout.as_str()), ("worker", ""), ("reason", "In no payment file.")];
    let told = office.submit(&first, "/fn/pay/return", &back).await.words();
    assert!(told.contains("4 ledger entries are approved again."), "{told}");

    let id = pay_out(&stage).await;
    let refused = file(&stage, id, PayFileKind::Sepa).await.expect_err("nobody pays");
    assert!(refused.contains("the account that pays"), "{refused}");
    let payer =
        |iban: &str, bic: &str| Payer { name: "University".to_owned(), iban: iban.to_owned(), bic: bic.to_owned() };
    assert!(engine.set_payer(admin, study, payer("12", "")).await.is_err());
    assert!(engine.set_payer(admin, study, payer(IBANS[1], "SHORT")).await.is_err());
    engine.set_payer(admin, study, payer(IBANS[1], "cobadeffxxx")).await.expect("a payer");
    let transfers = file(&stage, id, PayFileKind::Sepa).await.expect("transfers");
    for part in
        ["<NbOfTxs>2</NbOfTxs>", "<CtrlSum>6.00</CtrlSum>", "DE89370400440532013000", "Zoe Muller", "COBADEFFXXX"]
    {
        assert!(transfers.contains(part), "{part}: {transfers}");
    }
    let nobody = file(&stage, id, PayFileKind::Paypal).await.expect_err("who gave both is in the bank's file alone");
    assert!(nobody.contains("Nobody in this payout"), "{nobody}");

    // What is given later is for the next payout: nobody gets from one file into the other, or into one after its upload.
    let other = Payee { iban: String::new(), ..both };
    engine.set_my_payee(&stage.workers[1].actor, study, other).await.expect("a payee");
    assert_eq!(file(&stage, id, PayFileKind::Sepa).await.expect("transfers").matches("<IBAN>FR14").count(), 2);
    assert!(file(&stage, id, PayFileKind::Paypal).await.is_err());
    engine.return_payment(admin, study, id, (Some(2), "The account is closed.")).await.expect("back");
    let second = pay_out(&stage).await;
    let paypal = file(&stage, second, PayFileKind::Paypal).await.expect("payments");
    assert!(paypal.starts_with("ann@example.org,3.00,EUR,") && paypal.lines().count() == 1, "{paypal}");
    assert!(file(&stage, second, PayFileKind::Sepa).await.is_err());

    // Pages of managers never show an account of a worker.
    for payout in [id, second] {
        let page = office.get(&format!("/studies/{study}/pay/out/{payout}")).await.text();
        assert!(!page.contains("DE8937") && !page.contains("ann@example.org"), "{page}");
        assert!(!page.contains("therefore in no file"), "{page}");
    }

    // What was paid with a file is confirmed alone, and is in no file for a bank.
    engine.confirm_paid(admin, study, id, Confirmed::File(PayFileKind::Sepa)).await.expect("confirmed");
    assert_eq!(
        (states(&stage, 1).await, states(&stage, 2).await),
        (vec![PaymentState::Paid], vec![PaymentState::Sent])
    );
    assert!(file(&stage, id, PayFileKind::Sepa).await.expect_err("all is paid").contains("Nobody in this payout"));
    assert_eq!(downloads(&app, &stage).await, 4, "what was refused was not downloaded");
});

/// How many downloads of files of a payout the audit log has.
async fn downloads(app: &Arc<TestApp>, stage: &Stage) -> usize {
    let office = app.program_of(&stage.admin).await;
    let events = office.get(&format!("/studies/{}/events", stage.study)).await.good();
    let events = events.as_array().cloned().unwrap_or_default();
    events.iter().filter(|event| event["verb"] == "download" && event["subject_kind"] == "payment").count()
}

on_both_engines!(an_account_is_its_owners_alone, async |app| {
    let stage = stage(&app).await;
    let (engine, worker, study) = (&app.engine, &stage.workers[0], stage.study);
    assert_eq!(engine.my_payee(&worker.actor, study).await.expect("not asked"), None);
    set(&stage, |settings| settings.asks_payee = true).await;
    let payee = Payee { name: "Zoë".to_owned(), iban: IBANS[0].to_owned(), paypal: String::new() };
    engine.set_my_payee(&worker.actor, study, payee.clone()).await.expect("a payee");
    let other = engine.my_payee(&stage.workers[1].actor, study).await.expect("asked").expect("asked");
    assert_eq!((other.payee, other.is_given), (Payee::default(), false));
    assert!(engine.my_payee(&stage.admin.actor, study).await.is_err(), "no worker");
    assert!(engine.set_my_payee(&stage.admin.actor, study, payee.clone()).await.is_err());
    for odd in [
        Payee { name: String::new(), ..payee.clone() },
        Payee { name: "x".repeat(71), ..payee.clone() },
        Payee { name: "🙂".to_owned(), ..payee.clone() },
        Payee { iban: String::new(), ..payee.clone() },
        Payee { iban: "BR1500000000000010932840814P2".to_owned(), ..payee.clone() },
        Payee { iban: "9".repeat(100_000), ..payee.clone() },
        Payee { paypal: "ann".to_owned(), ..payee.clone() },
        Payee { paypal: "+ann@example.org".to_owned(), ..payee.clone() },
    ] {
        assert!(engine.set_my_payee(&worker.actor, study, odd.clone()).await.is_err(), "{odd:?}");
    }
    let kept = engine.my_payee(&worker.actor, study).await.expect("kept").expect("kept");
    assert_eq!((kept.payee.iban.as_str(), kept.is_given), ("DE89370400440532013000", true));

    // It is in no call and no file of anybody else, and nowhere after an erasure.
    let id = pay_out(&stage).await;
    engine.confirm_paid(&stage.admin.actor, study, id, Confirmed::All).await.expect("confirmed");
    let office = app.program_of(&stage.admin).await;
    for rest in [
        "",
        "/events",
        "/ledger",
        "/wages",
        &format!("/pay-outs/{id}"),
        "/exports/payments.csv",
        "/exports/workers.csv",
        "/workers",
    ] {
        let text = office.get(&format!("/studies/{study}{rest}")).await.text();
        assert!(!text.contains("DE8937"), "{rest}: {text}");
    }
    let order = ErasureOrder { confirm: worker.email.clone(), answers: AnswerChoice::Keep };
    engine.erase(&stage.admin.actor, worker.actor.person, order).await.expect("erased");
    let all = contents(engine.db()).await.expect("the tables");
    for (table, rows) in all {
        assert!(!rows.contains("DE8937") && !rows.contains("Zoë"), "{table}");
    }
});

on_both_engines!(details_given_for_one_study_are_not_those_of_another, async |app| {
    let stage = stage(&app).await;
    let (admin, workers) = (stage.admin.clone(), Vec::new());
    let other = Stage { app: app.clone(), study: app.study(&admin, &["en"]).await, admin, workers };
    let (engine, worker) = (&app.engine, &stage.workers[0]);
    set(&stage, |settings| settings.asks_payee = true).await;
    set(&other, |settings| settings.asks_payee = true).await;
    let payee = Payee { name: "Zoë".to_owned(), iban: IBANS[0].to_owned(), paypal: String::new() };
    engine.set_my_payee(&worker.actor, stage.study, payee).await.expect("a payee");
    app.join_again(&stage.admin, other.study, Role::Worker, (worker, "en")).await;
    let offered = engine.my_payee(&worker.actor, other.study).await.expect("asked").expect("asked");
    assert_eq!((offered.payee.iban.as_str(), offered.is_given), ("DE89370400440532013000", false));
    let rows = contents(engine.db()).await.expect("the tables").remove("payee").expect("the table");
    assert_eq!(rows.matches("DE8937").count(), 1, "{rows}");
    engine.set_my_payee(&worker.actor, stage.study, Payee::default()).await.expect("cleared");
    let cleared = engine.my_payee(&worker.actor, stage.study).await.expect("asked").expect("asked");
    assert_eq!(cleared.payee, Payee::default());
});

on_both_engines!(many_payouts_at_once_send_each_line_once, async |app| {
    let stage = stage(&app).await;
    let mut all = JoinSet::new();
    for _ in 0..8 {
        let (engine, admin, study) = (app.engine.clone(), stage.admin.actor, stage.study);
        all.spawn(async move { engine.pay_out(&admin, study).await.map(|made| made.lines).unwrap_or_default() });
    }
    let sent: Vec<u64> = all.join_all().await;
    assert_eq!(sent.iter().filter(|lines| **lines > 0).count(), 1, "{sent:?}");
    let wages = app.program_of(&stage.admin).await.get(&format!("/studies/{}/wages", stage.study)).await.good();
    assert_eq!((&wages["budget"]["sent"], wages["pay_outs"].as_array().map(Vec::len)), (&json!(600), Some(1)));
});

on_both_engines!(programs_make_and_confirm_a_payout, async |app| {
    let stage = stage(&app).await;
    let (program, study): (_, StudyId) = (app.program_of(&stage.admin).await, stage.study);
    let made = program.post(&format!("/studies/{study}/pay-outs"), json!({})).await.good();
    let address = format!("/studies/{study}/pay-outs/{}", made["id"].as_str().expect("an id"));
    let details = program.get(&address).await.good();
    assert_eq!((&details["owed"][0]["amount"], &details["pay_out"]["sent"]), (&json!(300), &json!(600)));
    let back = json!({"worker": 2, "reason": "The account is closed."});
    assert_eq!(program.post(&format!("{address}/returns"), back).await.good()["changed"], 2);
    assert_eq!(program.post(&format!("{address}/confirmations"), json!({"what": "all"})).await.good()["changed"], 2);
    assert_eq!(program.get(&format!("{address}/files/other.csv")).await.status, 404);
    let wages = program.get(&format!("/studies/{study}/wages")).await.good();
    assert_eq!((&wages["budget"]["approved"], &wages["budget"]["paid"]), (&json!(300), &json!(300)));
});
