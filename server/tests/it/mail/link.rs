//! Links in e-mails: an address is confirmed by its button, a forgotten password is replaced once.

use engine::crowd::invite::NewJoinLink;
use shared::{Locale, Problem, Role, refusal};
use store::scratch::contents;

use super::{NEW, SAY, ask, only, secret, sent, with_mail};
use crate::app::PASSWORD;

#[tokio::test]
async fn a_new_account_gets_a_link_and_only_its_button_confirms_the_address() {
    with_mail(async |app, smtp| {
        let admin = app.admin().await;
        let study = app.study(&admin, &["it"]).await;
        let new = NewJoinLink { role: Role::Worker, language: None, days: None, uses: None };
        let code = app.engine.add_join_link(&admin.actor, study, new).await.expect("a link").code;
        let browser = app.browser();
        let fields = [("code", code.as_str()), ("name", "Ann"), ("email", "ann@example.org"), ("password", PASSWORD)];
        browser.post(&format!("/join/{code}"), "/fn/join_as_new", &fields).await;
        let mail = only(&app, &smtp).await;
        assert_eq!(mail.to, ["ann@example.org"]);
        assert_eq!(mail.header("subject"), Locale::It.mail_confirm_subject(), "in the language of the worker");
        assert_eq!(mail.header("from"), "Été <study@example.org>");
        assert!(!mail.text.contains("Ann") && mail.header("list-unsubscribe").is_empty(), "{mail:?}");
        let link = mail.link("confirm");
        assert!(mail.text.contains(&format!("https://texts.example.org{link}")), "{}", mail.text);
        let stored = contents(app.engine.db()).await.expect("the tables");
        assert!(stored.values().all(|rows| !rows.contains(secret(&link))), "the secret is in no table");

        let account = async || browser.get("/account").await.words();
        for _ in 0..2 {
            assert_eq!(app.browser().get(&link).await.status, 200);
            assert!(account().await.contains(Locale::It.account_address_not_confirmed()), "looking confirms nothing");
        }
        let visitor = app.browser();
        let page = visitor.submit(&link, "/fn/confirm_address", &[("secret", secret(&link))]).await.words();
        let day = SAY.confirm_address_done(SAY.date(app.engine.now()));
        assert!(page.contains(&day), "{page}");
        assert!(account().await.contains(&Locale::It.confirm_address_done(Locale::It.date(app.engine.now()))));
        assert_eq!(app.browser().get("/confirm/guess").await.status, 404);

        browser.post("/account", "/fn/change_email", &[("email", "ann@new.example"), ("password", PASSWORD)]).await;
        assert!(account().await.contains(Locale::It.account_address_not_confirmed()));
        assert_eq!(app.browser().get(&link).await.status, 404, "the old link is about the old address");
        assert_eq!(only(&app, &smtp).await.to, ["ann@new.example"]);
        let again = browser.submit("/account", "/fn/send_confirmation", &[]).await.words();
        assert!(again.contains(Locale::It.account_confirmation_sent()), "{again}");
        assert_ne!(only(&app, &smtp).await.link("confirm"), link);
    })
    .await;
}

#[tokio::test]
async fn a_forgotten_password_is_replaced_once_by_the_link() {
    with_mail(async |app, smtp| {
        let ann = app.person("ann").await;
        let (old, program) = (app.signed_in(&ann).await, app.program_of(&ann).await);
        let browser = app.browser();
        assert!(browser.get("/signin").await.text().contains("href=\"/forgot\""));
        let known = ask(&browser, " Ann@Example.org ").await;
        let unknown = ask(&browser, "nobody@example.org").await;
        for page in [known, unknown] {
            assert!(page.contains(SAY.forgot_password_sent()), "{page}");
        }
        let mail = only(&app, &smtp).await;
        assert_eq!(
            (mail.to.as_slice(), mail.header("subject")),
            (&[ann.email.clone()][..], SAY.mail_reset_subject().to_owned())
        );
        let link = mail.link("reset");
        let stored = contents(app.engine.db()).await.expect("the tables");
        assert!(stored.values().all(|rows| !rows.contains(secret(&link))), "the secret is in no table");

        let page = browser.get(&link).await;
        assert!(page.status == 200 && page.words().contains(&SAY.reset_password_lead(&ann.email)), "{}", page.text());
        assert_eq!(old.get("/account").await.status, 200, "looking ends nothing");
        let choose = async |password: &str| {
            let fields = [("secret", secret(&link)), ("new_password", password)];
            browser.submit(&link, "/fn/reset_password", &fields).await
        };
        let short = choose("short").await;
        let reason = refusal::password_too_short(10).in_locale(SAY);
        assert!(short.status == 200 && short.words().contains(&reason), "{}", short.text());
        let page = choose(NEW).await.words();
        assert!(page.contains(SAY.account_password_changed()), "{page}");
        assert_eq!(old.get("/account").await.status, 302, "other sessions have ended");
        assert_eq!(program.get("/me").await.status, 401, "and tokens");
        assert!(app.engine.sign_in(&ann.email, PASSWORD, "a").await.is_err());
        app.engine.sign_in(&ann.email, NEW, "a").await.expect("the new password");
        let used = app.browser().get(&link).await;
        assert!(used.status == 404 && used.text().contains("href=\"/forgot\""), "{}", used.text());
        assert_eq!(choose("a third fine horse").await.status, 404);
        app.engine.sign_in(&ann.email, NEW, "a").await.expect("still");
        let choice = app.engine.mail_choice(&ann.actor).await.expect("a choice").expect("e-mails are sent");
        assert!(choice.address_confirmed_at.is_some(), "the link proves the address");
    })
    .await;
}

#[tokio::test]
async fn a_link_for_a_new_password_ends_and_is_not_sent_without_a_limit() {
    with_mail(async |app, smtp| {
        let ann = app.person("ann").await;
        let browser = app.browser();
        ask(&browser, &ann.email).await;
        let link = only(&app, &smtp).await.link("reset");
        app.clock.pass(3_601);
        assert_eq!(browser.get(&link).await.status, 404);
        let late = app.engine.reset_by_link(secret(&link), NEW).await.expect_err("it has ended");
        assert_eq!(Problem::from(late), Problem::NotFound);
        for _ in 0..7 {
            assert!(ask(&browser, &ann.email).await.contains(SAY.forgot_password_sent()), "the same answer");
        }
        assert_eq!(sent(&app, &smtp).await.len(), 5, "five an hour");
        for n in 0..30 {
            app.engine.forgot_password(&format!("n{n}@example.org"), "192.0.2.7").await.expect("the same answer");
        }
        let many = app.engine.forgot_password("x@example.org", "192.0.2.7").await.expect_err("too many");
        assert!(matches!(Problem::from(many), Problem::TooMany { .. }));
        app.engine.forgot_password("x@example.org", "192.0.2.8").await.expect("others are not held up");
        // A suspended account gets no link, and a link that it has got does not work.
        app.clock.pass(3_601);
        let admin = app.admin().await;
        ask(&browser, &ann.email).await;
        let link = only(&app, &smtp).await.link("reset");
        app.engine.set_disabled(&admin.actor, ann.actor.person, true).await.expect("suspended");
        assert_eq!(browser.get(&link).await.status, 404);
        ask(&browser, &ann.email).await;
        assert_eq!(sent(&app, &smtp).await, []);
    })
    .await;
}

#[tokio::test]
async fn a_password_that_is_changed_otherwise_ends_the_links_that_were_sent() {
    with_mail(async |app, smtp| {
        let ann = app.person("ann").await;
        ask(&app.browser(), &ann.email).await;
        let link = only(&app, &smtp).await.link("reset");
        assert_eq!(app.browser().get(&link).await.status, 200);
        app.engine.change_password(&ann.actor, PASSWORD, NEW).await.expect("changed");
        assert_eq!(app.browser().get(&link).await.status, 404, "an old e-mail is of no use");
        ask(&app.browser(), &ann.email).await;
        let link = only(&app, &smtp).await.link("reset");
        app.engine.reset_password(&ann.email, PASSWORD).await.expect("by the operator");
        assert_eq!(app.browser().get(&link).await.status, 404);
    })
    .await;
}
