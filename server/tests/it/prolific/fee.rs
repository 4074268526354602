//! What Prolific adds to bonuses: asked for before a payout, and added up of what was sent.

use engine::money::bonus::NewBonus;
use fake_provider::{Fault, Shape};
use shared::{Money, Problem};

use super::stage::{Stage, work_off};
use super::{SAY, with_provider};
use crate::money::approve;

const PREPARE: &str = "POST /api/v1/submissions/bonus-payments/";
const PAY: &str = "POST /api/v1/bulk-bonus-payments/{id}/pay/";

/// Somebody finishes here and there, and is owed a bonus of so much besides.
async fn finishes(stage: &Stage, number: u32, amount: i64) -> String {
    let engine = &stage.inner.inner.app.engine;
    let (submission, actor) = stage.begins(number).await;
    assert!(stage.inner.work(&actor).await && stage.fake.submit(&submission, "C-finished").await);
    stage.ask().await;
    approve(&stage.inner.inner).await;
    let reason = "For the longer texts.".to_owned();
    let new = NewBonus { id: engine.id(), worker: i64::from(number), amount, reason };
    engine.give_bonus(stage.admin(), stage.inner.inner.study, &new).await.expect("a bonus");
    submission
}

fn reason(error: engine::Error) -> String {
    Problem::from(error).message().expect("a reason").text().to_owned()
}

with_provider!(fees_and_tax_are_named_before_a_payout_and_added_up_after_it, async |app, fake| {
    let stage = Stage::new(&app, &fake, None).await;
    let (admin, study) = (stage.admin(), stage.inner.inner.study);
    fake.set_balance("USD", 1_000_000);
    let usd = |minor| Money::new(minor, "USD");
    let quote = async || Box::pin(app.engine.quote_bonuses(admin, study)).await;
    stage.ask().await;
    let nothing = quote().await.expect("a quote");
    assert_eq!((nothing.workers, nothing.charged.bonuses.minor, fake.count(PREPARE)), (0, 0, 0));

    finishes(&stage, 1, 500).await;
    finishes(&stage, 2, 1).await;
    let quoted = quote().await.expect("a quote");
    // The reward is 1.80, and the work of each is worth ten cents.
    let bonus = quoted.charged.bonuses.minor;
    assert_eq!((quoted.workers, quoted.covered, quoted.left_out), (1, 1, 0));
    assert!((300..500).contains(&bonus), "{bonus}");
    let fee = (2 * bonus + 3) / 6;
    let vat = (2 * fee + 5) / 10;
    let named = [&quoted.charged.fees, &quoted.charged.vat, &quoted.charged.total].map(Clone::clone);
    assert_eq!(named, [fee, vat, bonus + fee + vat].map(|minor| Some(usd(minor))));
    assert_eq!((fake.count(PREPARE), fake.count(PAY)), (1, 0), "nothing is paid");

    // On the page, in words.
    let page = format!("/studies/{study}/pay");
    let browser = app.signed_in(&stage.inner.inner.admin).await;
    let told = browser.submit(&page, "/fn/pay/quote", &[("study", &study.to_string())]).await.words();
    let total = SAY.money(&usd(bonus + fee + vat));
    assert!(told.contains("sends a bonus to 1 worker") && told.contains(&total), "{total}: {told}");

    // Prolific behaves badly: nothing is paid, and the page says why.
    for (fault, said) in [
        (Fault::Refuse(Shape::Text), "Prolific refuses this"),
        (Fault::Garbage, "does not understand"),
        (Fault::CutAfter, "could not be reached"),
    ] {
        fake.fail(PREPARE, 1, fault);
        let told = reason(quote().await.expect_err("refused"));
        assert!(told.contains(said), "{told}");
    }
    fake.set_balance("GBP", 1_000_000);
    assert!(reason(quote().await.expect_err("refused")).contains("GBP"));
    fake.set_balance("USD", 1_000_000);

    // What was sent is added up; what was only prepared is not.
    let fees = app.engine.bonus_fees(admin, study).await.expect("fees");
    assert!(fees.can_ask && fees.sent.is_empty());
    fake.fail(PAY, 1, Fault::Status(400));
    let id = app.engine.pay_out(admin, study).await.expect("a payout").id.expect("something to pay");
    work_off(&app.engine).await;
    assert!(app.engine.bonus_fees(admin, study).await.expect("fees").sent.is_empty(), "it was refused");
    app.engine.retry_payments(admin, (study, id), None).await.expect("again");
    work_off(&app.engine).await;
    let fees = app.engine.bonus_fees(admin, study).await.expect("fees");
    assert_eq!(fees.sent, std::slice::from_ref(&quoted.charged));
    let shown = browser.get(&page).await.words();
    assert!(shown.contains(&total) && shown.contains("Tax (VAT)"), "{shown}");

    // Without a connection nobody can be asked, and what was charged stays.
    app.engine.disconnect_account(admin, (study, shared::Service::Prolific)).await.expect("disconnected");
    assert!(reason(quote().await.expect_err("refused")).contains("not connected"));
    assert_eq!(app.engine.bonus_fees(admin, study).await.expect("fees").sent, [quoted.charged]);
});
