//! Sending: what is tried again and what is not, and who waits for it.

use std::future::pending;
use std::pin::pin;
use std::process::Command;
use std::sync::Arc;
use std::time::Duration;

use engine::{Ambient as _, System};
use shared::Locale;
use store::scratch::contents;
use testing::smtp::{Behaviour, SmtpServer};

use super::{ask, only, sent, settings, with_mail};
use crate::app::{TestApp, language};

#[tokio::test]
async fn a_temporary_refusal_is_tried_again_and_a_permanent_one_is_not() {
    with_mail(async |app, smtp| {
        let ann = app.person("ann").await;
        let browser = app.browser();
        smtp.behave(Behaviour::Refuse(450));
        ask(&browser, &ann.email).await;
        for _ in 0..2 {
            assert_eq!(sent(&app, &smtp).await, []);
        }
        assert_eq!(smtp.attempts(), 1, "not at once");
        smtp.behave(Behaviour::ResetAfterData);
        app.clock.pass(61);
        let first = only(&app, &smtp).await;
        smtp.behave(Behaviour::Accept);
        app.clock.pass(121);
        let second = only(&app, &smtp).await;
        assert_eq!(first.header("message-id"), second.header("message-id"), "a repetition can be recognised");
        for link in [first.link("reset"), second.link("reset")] {
            assert_eq!(browser.get(&link).await.status, 200, "whichever arrives, its link works");
        }
        app.clock.pass(3_000);
        assert_eq!(sent(&app, &smtp).await, [], "it is sent");

        smtp.behave(Behaviour::Refuse(550));
        let before = smtp.attempts();
        ask(&browser, &ann.email).await;
        for _ in 0..3 {
            assert_eq!(sent(&app, &smtp).await, []);
            app.clock.pass(600);
        }
        assert_eq!(smtp.attempts(), before + 1);
        let found = app.engine.db().find(&ann.email).await.expect("a search");
        assert!(found.iter().any(|(place, _)| place == "mail.reason"), "the reason is kept: {found:?}");
        // What has waited too long is not worth sending, and what is old is removed.
        smtp.behave(Behaviour::Refuse(450));
        ask(&browser, &ann.email).await;
        for _ in 0..20 {
            assert_eq!(sent(&app, &smtp).await, []);
            app.clock.pass(1_000);
        }
        smtp.behave(Behaviour::Accept);
        assert_eq!(sent(&app, &smtp).await, []);
        app.clock.pass(93 * 86_400);
        app.engine.tidy().await.expect("tidied");
        let stored = contents(app.engine.db()).await.expect("the tables");
        assert!(["mail", "mail_link"].iter().all(|table| stored[*table].trim().is_empty()), "{stored:?}");
    })
    .await;
}

#[tokio::test]
async fn a_mail_server_that_says_nothing_holds_nobody_up() {
    with_mail(async |app, smtp| {
        let ann = app.person("ann").await;
        smtp.behave(Behaviour::Hang);
        ask(&app.browser(), &ann.email).await;
        let engine = app.engine.clone();
        let sending = tokio::spawn(async move { engine.work_off_mail(pin!(pending())).await });
        tokio::time::sleep(Duration::from_millis(300)).await;
        let others = async {
            let bob = app.person("bob").await;
            assert_eq!(app.signed_in(&bob).await.get("/account").await.status, 200);
            ask(&app.browser(), &bob.email).await;
        };
        tokio::time::timeout(Duration::from_secs(20), others).await.expect("requests go on");
        assert!(!sending.is_finished());
        // As if the process were gone: another one sends the e-mail once the lease has ended.
        sending.abort();
        smtp.behave(Behaviour::Accept);
        assert_eq!(only(&app, &smtp).await.to, ["bob@example.org"]);
        app.clock.pass(181);
        assert_eq!(only(&app, &smtp).await.to, [ann.email]);
    })
    .await;
}

#[tokio::test]
async fn two_processes_send_each_e_mail_once() {
    with_mail(async |app, smtp| {
        let browser = app.browser();
        for name in ["ann", "bob", "cy", "di"] {
            let member = app.person(name).await;
            ask(&browser, &member.email).await;
        }
        smtp.behave(Behaviour::Slow(Duration::from_millis(150)));
        let (one, other) = (app.engine.clone(), app.engine.clone());
        let (stop, other_stop) = (pin!(pending()), pin!(pending()));
        tokio::join!(one.work_off_mail(stop), other.work_off_mail(other_stop));
        // The one that found another at work has left; nothing is left to do.
        app.engine.work_off_mail(pin!(pending())).await;
        let mut to: Vec<_> = smtp.take().into_iter().flat_map(|mail| mail.to).collect();
        to.sort();
        assert_eq!(to, ["ann@example.org", "bob@example.org", "cy@example.org", "di@example.org"]);
    })
    .await;
}

#[tokio::test]
async fn the_program_sends_by_its_settings_and_says_what_they_lack() {
    let smtp = SmtpServer::start();
    TestApp::on_sqlite(settings(&smtp), async |app: Arc<TestApp>| {
        let ann = app.person("ann").await;
        // The program has a clock of its own, and sends no e-mail that comes too late.
        app.clock.pass(System.now().seconds_since(app.engine.now()));
        app.engine.set_locale(&ann.actor, Locale::of(&language("ar"))).await.expect("a language");
        app.engine.forgot_password(&ann.email, "").await.expect("asked");
        let data = app.state.settings.data.clone();
        let url = smtp.url();
        let work = async |settings: &'static [&'static str]| {
            let (data, url) = (data.clone(), url.clone());
            let run = move || {
                let mut program = Command::new(env!("CARGO_BIN_EXE_concord"));
                program.args(["work", "--once", "--data"]).arg(data).env_remove("DATABASE_URL");
                for name in settings {
                    let value = match *name {
                        "CONCORD_SMTP_URL" => url.as_str(),
                        "CONCORD_MAIL_FROM" => "Concord <study@example.org>",
                        _ => "https://texts.example.org",
                    };
                    program.env(name, value);
                }
                program.output().expect("the program runs")
            };
            tokio::task::spawn_blocking(run).await.expect("it ends")
        };
        for (given, lacks) in [
            (&["CONCORD_SMTP_URL"][..], "mail_from is not"),
            (&["CONCORD_MAIL_FROM"][..], "smtp_url is not"),
            (&["CONCORD_SMTP_URL", "CONCORD_MAIL_FROM"][..], "public_url is not"),
        ] {
            let ended = work(given).await;
            let said = String::from_utf8_lossy(&ended.stderr).into_owned();
            assert!(!ended.status.success() && said.contains(lacks), "{given:?}: {said}");
        }
        let ended = work(&["CONCORD_SMTP_URL", "CONCORD_MAIL_FROM", "CONCORD_PUBLIC_URL"]).await;
        assert!(ended.status.success(), "{}", String::from_utf8_lossy(&ended.stderr));
        let arrived = smtp.take();
        assert_eq!(arrived.len(), 1, "{arrived:?}");
        assert_eq!(arrived[0].header("subject"), Locale::Ar.mail_reset_subject());
        assert!(arrived[0].link("reset").len() > 40, "{:?}", arrived[0]);
    })
    .await;
}
