//! A study without a key: the file with what to do at Connect.

use engine::design::study::StudyEdit;
use engine::money::bonus::NewBonus;
use engine::money::payee::Payee;
use engine::money::payout::Confirmed;
use shared::{Approval, PaymentState, Problem, Provider, Role};

use super::stage::{PAYMENT, Stage};
use crate::prolific::{SAY, with_provider};

with_provider!(the_file_says_what_to_do_at_the_site_and_each_bonus_is_in_it_once, async |app, fake| {
    let stage = Stage::without_key(&app, &fake).await;
    let (engine, admin, study) = (&app.engine, stage.admin(), stage.study());
    let mut edit = {
        let found = engine.study(admin, study).await.expect("the study");
        StudyEdit { title: found.title, languages: found.languages, settings: found.settings }
    };
    edit.settings.asks_payee = true;
    engine.edit_study(admin, study, edit).await.expect("it asks for accounts");
    let (good, worker) = stage.begins(1).await;
    assert!(stage.inner.work(&worker).await);
    let (bad, other) = stage.begins(2).await;
    assert!(stage.inner.work(&other).await);
    let (slow, _) = stage.begins(3).await;
    let (undecided, third) = stage.begins(4).await;
    assert!(stage.inner.work(&third).await);
    let waiting = engine.submissions(admin, study, Some(Approval::Waiting), None).await.expect("a list");
    let of = |number: i64| waiting.iter().find(|row| row.number == number).map(|row| row.id).expect("a submission");
    engine.approve(admin, study, &[of(1)]).await.expect("approved");
    engine.reject(admin, study, &[of(2)], "=Every answer, \"the same\".").await.expect("rejected");
    let new = NewBonus { id: engine.id(), worker: 1, amount: 250, reason: "For the longer texts.".to_owned() };
    engine.give_bonus(admin, study, &new).await.expect("a bonus");

    // Connect pays its people: they are asked for no account, and no other file has them.
    assert_eq!(engine.my_payee(&worker, study).await.expect("no form"), None);
    let payee = Payee { name: "Ann".to_owned(), iban: String::new(), paypal: "ann@example.org".to_owned() };
    engine.set_my_payee(&worker, study, payee).await.expect("stored");
    let id = stage.pay_out().await;
    let owed = stage.owed(id).await;
    assert!(owed.iter().all(|owed| owed.way.is_none() && owed.through.is_none()), "{owed:?}");
    assert_eq!(engine.return_payment(admin, study, id, (None, "In no file.")).await.expect("nobody"), 0);
    let due = owed[0].amount - PAYMENT;
    let bonus = format!("{}.{:02}", due / 100, due % 100);

    let page = format!("/studies/{study}/entrances/{}/decisions", stage.entrance.id);
    let browser = app.signed_in(&stage.inner.inner.admin).await;
    let link = browser.get(&format!("/studies/{study}/entrances/{}", stage.entrance.id)).await.text();
    assert!(link.contains(&format!("href=\"{page}\"")), "{link}");
    let asked = browser.get(&page).await.words();
    assert!(asked.contains(SAY.connect_payment_hint()) && !asked.contains("decisions.csv"), "{asked}");
    let wrong = browser.get(&format!("{page}?payment=1.805")).await;
    assert_eq!(wrong.status, 200);
    assert!(wrong.words().contains("1.805") && !wrong.words().contains("decisions.csv"), "{}", wrong.words());
    let shown = browser.get(&format!("{page}?payment=1.80")).await.words();
    for said in
        ["Approve: 1. Reject: 1. Left to you: 2.", SAY.connect_decision_undecided(), "decisions.csv?payment=1.80"]
    {
        assert!(shown.contains(said), "{said}: {shown}");
    }

    let program = app.program_of(&stage.inner.inner.admin).await;
    let file = program.get(&format!("{page}.csv?payment=1.80")).await.text();
    let expected = format!(
        "participantId,assignmentId,decision,message,bonus\n\
         A1,{good},approve,,{bonus}\n\
         A2,{bad},reject,\"'=Every answer, \"\"the same\"\".\",\n\
         A3,{slow},,,\n\
         A4,{undecided},,,\n"
    );
    assert_eq!(file, expected);
    let log = browser.get(&format!("/studies/{study}/events")).await.words();
    assert!(log.contains(SAY.audit_download_decisions()), "{log}");
    assert_eq!(program.get(&format!("{page}.csv?payment=x")).await.status, 422);

    // The bonus was paid there, and the payout confirmed: no later file has it.
    assert_eq!(engine.confirm_paid(admin, study, id, Confirmed::All).await.expect("confirmed"), 2);
    let file = program.get(&format!("{page}.csv?payment=1.80")).await.text();
    assert!(file.contains(&format!("\nA1,{good},approve,,\n")), "{file}");
    assert!(fake.calls().is_empty(), "nobody is asked without a key");

    // With a key, what goes through Connect is in no file.
    fake.hand_in(&good);
    super::connect(&app, admin, study).await;
    stage.ask().await;
    let new = NewBonus { id: engine.id(), ..new };
    engine.give_bonus(admin, study, &new).await.expect("a bonus");
    stage.pay_out().await;
    let found = engine.connect_decisions(admin, (study, stage.entrance.id), "1.80").await.expect("decisions");
    assert_eq!((found.rows[0].bonus, found.left_out), (0, vec![1]));
});

with_provider!(only_those_who_pay_see_it_and_only_for_connect, async |app, fake| {
    let stage = Stage::without_key(&app, &fake).await;
    let (engine, study) = (&app.engine, stage.study());
    let at = (study, stage.entrance.id);
    let researcher = app.join(&stage.inner.inner.admin, study, Role::Researcher, "rob", "en").await;
    let refused: Problem = engine.connect_decisions(&researcher.actor, at, "1").await.expect_err("refused").into();
    assert!(matches!(refused, Problem::Forbidden { .. }), "{refused:?}");
    let other = stage.inner.entrance(None, crate::entrance::stage::prolific(Some(1))).await;
    let refused: Problem =
        engine.connect_decisions(stage.admin(), (study, other.id), "1").await.expect_err("not for Connect").into();
    assert_eq!(refused, Problem::NotFound);
    let empty = engine.connect_decisions(stage.admin(), at, "1").await.expect("nobody");
    assert!(empty.rows.is_empty() && fake.calls().is_empty());
});

with_provider!(what_a_site_pays_is_confirmed_at_once_where_others_have_files, async |app, fake| {
    let stage = Stage::without_key(&app, &fake).await;
    let (engine, admin, study) = (&app.engine, stage.admin(), stage.study());
    for number in 1..=2 {
        let (_, worker) = stage.begins(number).await;
        assert!(stage.inner.work(&worker).await);
    }
    // Somebody who is no participant of Connect, and has given no account.
    let wim = app.join(&stage.inner.inner.admin, study, Role::Worker, "wim", "en").await;
    engine.consent(&wim.actor, study, true).await.expect("consent");
    assert!(stage.inner.work(&wim.actor).await);
    crate::money::approve(&stage.inner.inner).await;
    let mut edit = {
        let found = engine.study(admin, study).await.expect("the study");
        StudyEdit { title: found.title, languages: found.languages, settings: found.settings }
    };
    edit.settings.asks_payee = true;
    engine.edit_study(admin, study, edit).await.expect("it asks for accounts");
    let id = stage.pay_out().await;
    let at = format!("/studies/{study}/pay/out/{id}");
    let browser = app.signed_in(&stage.inner.inner.admin).await;
    let page = browser.get(&at).await.words();
    assert!(page.contains(&SAY.pay_outs_confirm_at("CloudResearch Connect")), "{page}");
    assert!(!page.contains(&SAY.pay_outs_confirm_at("Mechanical Turk")), "{page}");
    let (in_words, payout) = (study.to_string(), id.to_string());
    let fields = [("study", in_words.as_str()), ("pay_out", payout.as_str()), ("what", "connect")];
    let told = browser.submit(&at, "/fn/pay/confirm", &fields).await.words();
    assert!(told.contains(&SAY.payments_paid_entries(2)), "{told}");
    let states: Vec<_> = stage.owed(id).await.iter().map(|owed| owed.state).collect();
    assert_eq!(states, [PaymentState::Paid, PaymentState::Paid, PaymentState::Sent], "and nobody else");
    // Once: the second time, and by the interface, there is nothing left.
    assert_eq!(engine.confirm_paid(admin, study, id, Confirmed::Provider(Provider::Connect)).await.expect("again"), 0);
    let program = app.program_of(&stage.inner.inner.admin).await;
    let confirmations = format!("/studies/{study}/pay-outs/{id}/confirmations");
    let told = program.post(&confirmations, serde_json::json!({"what": {"provider": "connect"}})).await.good();
    assert_eq!(told["changed"], 0);
    let page = browser.get(&at).await.words();
    assert!(!page.contains(&SAY.pay_outs_confirm_at("CloudResearch Connect")), "{page}");
});
