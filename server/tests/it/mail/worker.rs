//! E-mails about a worker's work, unsubscribing, and what an erasure does to them.

use std::future::pending;
use std::pin::pin;
use std::sync::Arc;

use axum::body::Body;
use axum::http::{Request, header};
use engine::crowd::review::{Judgement, Verdict};
use engine::people::erase::ErasureOrder;
use server::Settings;
use shared::{AnswerChoice, Approval, Grade, Locale, MailPurpose, Money, Problem, ReviewVerdict};
use store::scratch::contents;
use testing::smtp::Behaviour;

use super::{SAY, ask, only, secret, sent, with_mail};
use crate::app::{Member, TestApp, pay_everything};
use crate::gate::stage::Stage;

/// Lets the reviewer decide about the worker's pilot texts.
pub(super) async fn review(stage: &Stage, verdict: ReviewVerdict) {
    let (engine, rita) = (&stage.app.engine, &stage.reviewer);
    let queue = engine.review_queue(&rita.actor, stage.study).await.expect("a queue");
    let worker = queue[0].worker;
    let pilot = engine.pilot(&rita.actor, stage.study, worker).await.expect("the pilot texts");
    let judgement = Judgement { grade: Grade::Excellent, reasons: Vec::new(), note: String::new() };
    let grades = pilot.rewrites.iter().map(|rewrite| (rewrite.answer, judgement.clone())).collect();
    engine.grade(&rita.actor, stage.study, worker, grades).await.expect("graded");
    let verdict = Verdict { verdict, message: "Grazie.".to_owned() };
    engine.decide_review(&rita.actor, stage.study, worker, verdict).await.expect("decided");
}

/// Approves and pays all that was submitted; how much that is.
pub(super) async fn pay(stage: &Stage) -> i64 {
    let (engine, admin) = (&stage.app.engine, &stage.admin.actor);
    let waiting = engine.submissions(admin, stage.study, Some(Approval::Waiting), None).await.expect("a list");
    let ids: Vec<_> = waiting.iter().map(|row| row.id).collect();
    engine.approve(admin, stage.study, &ids).await.expect("approved");
    pay_everything(engine, admin, stage.study).await;
    waiting.iter().map(|row| row.reward).sum()
}

#[tokio::test]
async fn workers_are_told_of_their_pilot_and_pay_unless_they_unsubscribe() {
    with_mail(async |app, smtp| {
        let stage = Stage::new(&app).await;
        let wim = stage.piloted("wim").await;
        assert_eq!(sent(&app, &smtp).await, []);
        review(&stage, ReviewVerdict::Accept).await;
        let mail = only(&app, &smtp).await;
        let say = Locale::It;
        assert_eq!(
            (mail.to.as_slice(), mail.header("subject")),
            (&[wim.email.clone()][..], say.mail_pilot_subject("Formal rewrites"))
        );
        assert!(mail.text.contains(&say.mail_pilot_passed("Formal rewrites")), "{}", mail.text);
        assert!(mail.text.contains(&format!("https://texts.example.org/work/{}", stage.study)), "{}", mail.text);
        let link = mail.link("unsubscribe");
        assert_eq!(mail.header("list-unsubscribe"), format!("<https://texts.example.org{link}>"));
        assert_eq!(mail.header("list-unsubscribe-post"), "List-Unsubscribe=One-Click");

        let owed = say.money(&Money::new(pay(&stage).await, "USD"));
        let mail = only(&app, &smtp).await;
        assert_eq!(mail.header("subject"), say.mail_paid_subject(&owed));
        assert!(mail.text.contains(&say.mail_paid_text(&owed, "Formal rewrites")), "{}", mail.text);

        // A mail program sends this without a cookie.
        let one_click = Request::post(&link).header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        let reply = app.send(one_click.body(Body::from("List-Unsubscribe=One-Click")).expect("a request")).await;
        assert_eq!(reply.status, 204, "{}", reply.text());
        let page = app.browser().get(&link).await.words();
        assert!(page.contains(SAY.unsubscribe_done()), "{page}");
        stage.write(&wim, stage.rewrite, |source| format!("Gentile {source}")).await;
        assert!(pay(&stage).await > 0);
        assert_eq!(sent(&app, &smtp).await, [], "they want none");
        ask(&app.browser(), &wim.email).await;
        assert_eq!(only(&app, &smtp).await.header("subject"), say.mail_reset_subject(), "this one is no choice");

        let home = app.signed_in(&wim).await;
        let page = home.get("/account").await.words();
        assert!(page.contains(say.account_mail_is_off()), "{page}");
        home.post("/account", "/fn/set_mail", &[("wanted", "true")]).await;
        let page = app.browser().get(&link).await.words();
        assert!(page.contains(SAY.account_stop_mail()), "{page}");
        app.browser().submit(&link, "/fn/unsubscribe", &[("secret", secret(&link))]).await;
        let choice = app.engine.mail_choice(&wim.actor).await.expect("a choice").expect("e-mails are sent");
        assert!(choice.unsubscribed_at.is_some());
        let confirm = app.engine.mail_link(secret(&link), MailPurpose::Confirm).await.expect_err("for one purpose");
        assert_eq!(Problem::from(confirm), Problem::NotFound);
    })
    .await;
}

#[tokio::test]
async fn erasing_a_person_removes_their_e_mails() {
    with_mail(async |app, smtp| {
        let stage = Stage::new(&app).await;
        let wim = stage.piloted("wim").await;
        smtp.behave(Behaviour::Refuse(550));
        review(&stage, ReviewVerdict::Exclude).await;
        app.engine.work_off_mail(pin!(pending())).await;
        ask(&app.browser(), &wim.email).await;
        let mine = app.signed_in(&wim).await.get("/account/data").await.text();
        assert!(mine.contains("\"kind\":\"pilot_read\"") && mine.contains("\"state\":\"failed\""), "{mine}");
        let order = ErasureOrder { confirm: wim.email.clone(), answers: AnswerChoice::Keep };
        app.engine.erase(&stage.admin.actor, wim.actor.person, order).await.expect("erased");
        assert_eq!(app.engine.db().find(&wim.email).await.expect("a search"), []);
        let stored = contents(app.engine.db()).await.expect("the tables");
        assert!(["mail", "mail_link"].iter().all(|table| stored[*table].trim().is_empty()), "{stored:?}");
        smtp.behave(Behaviour::Accept);
        assert_eq!(sent(&app, &smtp).await, []);
    })
    .await;
}

#[tokio::test]
async fn without_a_mail_server_nothing_is_written_and_people_are_asked() {
    TestApp::on_both(Settings::default(), async |app: Arc<TestApp>| {
        let stage = Stage::new(&app).await;
        let wim: Member = stage.piloted("wim").await;
        review(&stage, ReviewVerdict::Accept).await;
        pay(&stage).await;
        let browser = app.browser();
        for path in ["/signin", "/forgot"] {
            let page = browser.get(path).await.words();
            assert!(
                page.contains(SAY.forgot_password_ask()) && !page.contains("/fn/forgot_password"),
                "{path}: {page}"
            );
        }
        let account = app.signed_in(&wim).await.get("/account").await.text();
        assert!(!account.contains("/fn/send_confirmation") && !account.contains("/fn/set_mail"), "{account}");
        let asked = app.engine.forgot_password(&wim.email, "").await.expect_err("there is no such thing");
        assert_eq!(Problem::from(asked), Problem::NotFound);
        app.engine.work_off_mail(pin!(pending())).await;
        let stored = contents(app.engine.db()).await.expect("the tables");
        assert!(stored["mail"].trim().is_empty(), "{stored:?}");
    })
    .await;
}
