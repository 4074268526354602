//! Sign-in codes: setting them up, signing in with them, losing the app, and every way around them.

use std::sync::Arc;

use engine::NewPerson;
use engine::crowd::invite::NewJoinLink;
use engine::crowd::join::Visitor;
use engine::people::erase::ErasureOrder;
use engine::people::second_factor::{Admission, CodesState};
use serde_json::json;
use server::Settings;
use shared::{AnswerChoice, Locale, Problem, Role, refusal};
use store::scratch::contents;
use testing::smtp::SmtpServer;
use totp_rs::{Algorithm, Secret, TOTP};

use crate::app::{Browser, Member, PASSWORD, Page, TestApp};
use crate::mail::{self, NEW, ask, only, secret};

const SAY: Locale = Locale::En;

/// Runs a test on each engine, on a server that keeps secrets and sends e-mails.
async fn with_codes(test: impl AsyncFn(Arc<TestApp>, SmtpServer)) {
    let settings = |smtp: &SmtpServer| Settings { secrets_key: Some("0f".repeat(32)), ..mail::settings(smtp) };
    let smtp = SmtpServer::start();
    TestApp::on_sqlite(settings(&smtp), |app| test(app, smtp)).await;
    let smtp = SmtpServer::start();
    TestApp::on_postgres(settings(&smtp), |app| test(app, smtp)).await;
}

/// An app on somebody's phone.
pub struct Phone(TOTP);

impl Phone {
    fn new(secret: &str) -> Self {
        let bytes = Secret::Encoded(secret.to_owned()).to_bytes().expect("a secret");
        Self(TOTP::new(Algorithm::SHA1, 6, 1, 30, bytes, None, "ann".to_owned()).expect("codes"))
    }

    /// What it shows now, or would show so many seconds later.
    pub fn shows(&self, app: &TestApp, later: i64) -> String {
        let now = app.engine.now().0 / 1_000_000 + later;
        self.0.generate(u64::try_from(now).expect("after 1970"))
    }
}

/// Turns on the codes of somebody: their phone, and the recovery codes.
pub async fn turned_on(app: &TestApp, member: &Member) -> (Phone, Vec<String>) {
    app.engine.start_codes(&member.actor).await.expect("a secret");
    let phone = Phone::new(&app.engine.codes_setup(&member.actor).await.expect("the secret").secret);
    let code = phone.shows(app, 0);
    let recovery = app.engine.confirm_codes(&member.actor, PASSWORD, &code).await.expect("recovery codes");
    // The next code is another one.
    app.clock.pass(30);
    (phone, recovery)
}

/// The second step after the right password.
async fn step(app: &TestApp, email: &str) -> String {
    match app.engine.sign_in_by_browser(email, PASSWORD, ("", None)).await.expect("the right password") {
        Admission::AsksForCode(step) => step,
        Admission::In(_) => panic!("the password alone was enough"),
    }
}

fn refused(result: engine::Result<impl std::fmt::Debug>) -> Problem {
    match result.expect_err("refused") {
        engine::Error::Problem(problem) => problem,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn codes_are_set_up_on_pages_and_asked_for_after_the_password() {
    with_codes(async |app, _smtp| {
        let (admin, ann) = (app.admin().await, app.person("ann").await);
        let browser = app.signed_in(&ann).await;
        assert_eq!(browser.get("/account/codes").await.status, 404, "no secret waits");
        let page = browser.submit("/account", "/fn/start_codes", &[]).await;
        let text = page.text();
        let shown = text.split("data-copy-source").next().and_then(|before| before.rsplit("value=\"").next());
        let secret = shown.and_then(|rest| rest.split('"').next()).expect("a secret").to_owned();
        assert!(text.contains("<svg") && secret.len() == 32, "{text}");
        let stored = contents(app.engine.db()).await.expect("the tables");
        assert!(stored.values().all(|rows| !rows.contains(&secret)), "the secret is in no table as it is");
        // Until it is confirmed the password is enough.
        app.engine.sign_in(&ann.email, PASSWORD, "a").await.expect("nothing is asked for yet");

        let phone = Phone::new(&secret);
        let confirm = async |code: &str, password: &str| -> Page {
            browser.post("/account/codes", "/fn/turn_on_codes", &[("code", code), ("password", password)]).await
        };
        assert_eq!(confirm(&phone.shows(&app, 0), "wrong wrong").await.status, 303);
        let wrong = browser.get("/account/codes").await.words();
        assert!(wrong.contains(&refusal::wrong_password().in_locale(SAY)), "{wrong}");
        assert_eq!(confirm("000000", PASSWORD).await.status, 303);
        let done = confirm(&phone.shows(&app, 0), PASSWORD).await.text();
        let codes: Vec<&str> = done
            .split("<textarea")
            .nth(1)
            .expect("a list")
            .split('>')
            .nth(1)
            .expect("its text")
            .trim()
            .split('<')
            .next()
            .expect("text")
            .split_whitespace()
            .collect();
        assert!(codes.len() == 8 && codes.iter().all(|code| code.len() == 19), "{codes:?} in {done}");
        let state = app.engine.codes_state(&ann.actor).await.expect("a state").expect("an account");
        assert_eq!(state, CodesState::On { since: app.engine.now(), n_recovery: 8 });
        assert_eq!(browser.get("/account/codes").await.status, 404, "the secret is not shown again");

        // Signing in leads over the code to the page that was asked for.
        app.clock.pass(30);
        let other = app.browser();
        let fields = [("email", ann.email.as_str()), ("password", PASSWORD), ("next", "/account#codes")];
        let asked = other.post("/signin", "/fn/sign_in", &fields).await;
        let address = asked.header("location").to_owned();
        assert!(
            address.starts_with("/signin/code?step=") && address.ends_with("&next=%2Faccount%23codes"),
            "{address}"
        );
        assert_eq!(other.get("/account").await.status, 302, "not signed in yet");
        let page = other.get(&address).await.words();
        assert!(page.contains(SAY.codes_enter_title()), "{page}");
        let step = address.split(['=', '&']).nth(1).expect("a step").to_owned();
        let enter = async |browser: &Browser, code: &str| {
            browser
                .post(&address, "/fn/enter_code", &[("step", &step), ("code", code), ("next", "/account#codes")])
                .await
        };
        let wrong = enter(&other, "000000").await;
        let page = other.get(wrong.header("location")).await.words();
        assert!(page.contains(&refusal::code_does_not_fit().in_locale(SAY)), "{page}");
        let right = enter(&other, &format!(" {} ", phone.shows(&app, 0))).await;
        assert_eq!((right.status.as_u16(), right.header("location")), (303, "/account#codes"));
        assert!(other.get("/account").await.words().contains(SAY.codes_turn_off()));
        // The step is over, also with the next code.
        app.clock.pass(30);
        let again = enter(&app.browser(), &phone.shows(&app, 0)).await;
        let page = app.browser().get(again.header("location")).await;
        assert!(page.words().contains(SAY.codes_sign_in_again()), "{}", page.text());

        app.clock.pass(30);
        let off = [("code", codes[0]), ("password", PASSWORD)];
        let page = other.submit("/account", "/fn/turn_off_codes", &off).await.words();
        assert!(page.contains(SAY.codes_are_turned_off()) && page.contains(SAY.codes_set_up()), "{page}");
        app.engine.sign_in(&ann.email, PASSWORD, "a").await.expect("the password is enough again");
        let trail = app.engine.installation_trail(&admin.actor, None).await.expect("the trail");
        let verbs: Vec<&str> =
            trail.iter().map(|entry| entry.verb.as_str()).filter(|verb| verb.contains("codes")).collect();
        assert_eq!(verbs, ["turn_off_codes", "turn_on_codes"]);
    })
    .await;
}

#[tokio::test]
async fn a_code_is_good_for_its_time_once_and_cannot_be_guessed() {
    with_codes(async |app, _smtp| {
        let ann = app.person("ann").await;
        let (phone, recovery) = turned_on(&app, &ann).await;
        let engine = &app.engine;
        let enter = async |code: &str| engine.sign_in_by_code(&step(&app, &ann.email).await, code).await;
        let wrong = || Problem::invalid("code", refusal::code_does_not_fit());

        // A phone may be half a minute early or late, not more.
        assert_eq!(refused(enter(&phone.shows(&app, -61)).await), wrong());
        assert_eq!(refused(enter(&phone.shows(&app, 61)).await), wrong());
        let next = phone.shows(&app, 30);
        enter(&next).await.expect("half a minute early");
        assert_eq!(refused(enter(&next).await), wrong(), "used");
        assert_eq!(refused(enter(&phone.shows(&app, 0)).await), wrong(), "older than one that was used");
        app.clock.pass(16 * 60);
        // Two at the same moment: one comes in.
        let (one, two) = (step(&app, &ann.email).await, step(&app, &ann.email).await);
        let code = phone.shows(&app, 0);
        let both = tokio::join!(engine.sign_in_by_code(&one, &code), engine.sign_in_by_code(&two, &code));
        assert_eq!([&both.0, &both.1].into_iter().filter(|entered| entered.is_ok()).count(), 1, "{both:?}");

        // A recovery code, as it may be typed; once.
        let typed = recovery[0].to_lowercase().replace('-', " ");
        enter(&typed).await.expect("a recovery code");
        assert_eq!(refused(enter(&recovery[0]).await), wrong());
        // Ten minutes are enough.
        let late = step(&app, &ann.email).await;
        app.clock.pass(601);
        assert_eq!(
            refused(engine.sign_in_by_code(&late, &phone.shows(&app, 0)).await),
            Problem::invalid("code", refusal::sign_in_step_is_over())
        );

        app.clock.pass(16 * 60);
        for _ in 0..5 {
            assert_eq!(refused(enter("123456").await), wrong());
        }
        let stopped = refused(enter(&phone.shows(&app, 0)).await);
        assert!(matches!(stopped, Problem::TooMany { seconds } if seconds <= 901), "{stopped:?}");
        app.clock.pass(16 * 60);
        enter(&phone.shows(&app, 0)).await.expect("the wait is over");
        // However the keyboard writes digits.
        app.clock.pass(30);
        let wide: String =
            phone.shows(&app, 0).chars().map(|c| char::from_u32(u32::from(c) + 0xfee0).expect("a digit")).collect();
        enter(&wide).await.expect("digits of full width");

        // New recovery codes end the old ones.
        app.clock.pass(30);
        let new = engine.renew_recovery_codes(&ann.actor, PASSWORD, &phone.shows(&app, 0)).await.expect("new codes");
        assert_eq!(refused(enter(&recovery[3]).await), wrong());
        enter(&new[3]).await.expect("a new one");
    })
    .await;
}

#[tokio::test]
async fn no_other_way_in_leads_around_the_codes() {
    with_codes(async |app, smtp| {
        let (admin, ann) = (app.admin().await, app.person("ann").await);
        let study = app.study(&admin, &["en"]).await;
        let (phone, _) = turned_on(&app, &ann).await;
        let engine = &app.engine;

        // Programs send a code with the password.
        let token = async |code: &str| {
            let body = json!({ "email": ann.email, "password": PASSWORD, "code": code });
            app.program("").post("/tokens", body).await
        };
        let refused_token = token("").await;
        assert_eq!(refused_token.status, 422);
        assert!(refused_token.text().contains("sign-in codes") && !refused_token.text().contains("secret"));
        assert_eq!(token("000000").await.status, 422);
        assert_eq!(token(&phone.shows(&app, 0)).await.status, 201);
        assert_eq!(
            refused(engine.sign_in(&ann.email, PASSWORD, "a").await),
            Problem::invalid("code", refusal::code_is_needed())
        );

        // An invitation link does not sign in to an account with codes.
        let link = NewJoinLink { role: Role::Reviewer, language: None, days: None, uses: None };
        let code = engine.add_join_link(&admin.actor, study, link).await.expect("a link").code;
        let person = NewPerson { name: "Ann".to_owned(), email: ann.email.clone(), password: PASSWORD.to_owned() };
        let from = Visitor { address: "", browser: None, locale: None };
        let joined = engine.join_as_new(&code, person, None, from).await;
        assert_eq!(refused(joined), Problem::invalid("email", refusal::sign_in_to_join()));

        // Who reads the e-mails has no code.
        let browser = app.browser();
        ask(&browser, &ann.email).await;
        let link = only(&app, &smtp).await.link("reset");
        let fields = [("secret", secret(&link)), ("new_password", NEW)];
        let led = browser.post(&link, "/fn/reset_password", &fields).await;
        assert!(led.header("location").starts_with("/signin/code?step="), "{}", led.header("location"));
        assert_eq!(browser.get("/account").await.status, 302);

        // What was right before the password changed is worth nothing.
        let step = match engine.sign_in_by_browser(&ann.email, NEW, ("", None)).await.expect("the new password") {
            Admission::AsksForCode(step) => step,
            Admission::In(_) => panic!("the password alone was enough"),
        };
        app.clock.pass(30);
        engine.sign_out_everywhere(&ann.actor).await.expect("signed out");
        let over = refused(engine.sign_in_by_code(&step, &phone.shows(&app, 0)).await);
        assert_eq!(over, Problem::invalid("code", refusal::sign_in_step_is_over()));

        // A thief of the password keeps the owner out until the password changes.
        let thief = match engine.sign_in_by_browser(&ann.email, NEW, ("", None)).await.expect("the password") {
            Admission::AsksForCode(step) => step,
            Admission::In(_) => panic!("the password alone was enough"),
        };
        for _ in 0..6 {
            engine.sign_in_by_code(&thief, "000000").await.expect_err("guessed");
        }
        engine.change_password(&ann.actor, NEW, PASSWORD).await.expect("changed");
        let own = self::step(&app, &ann.email).await;
        engine.sign_in_by_code(&own, &phone.shows(&app, 0)).await.expect("the owner comes in");
    })
    .await;
}

#[tokio::test]
async fn codes_are_lost_with_the_key_and_go_with_the_person() {
    with_codes(async |app, _smtp| {
        let (admin, ann, bob) = (app.admin().await, app.person("ann").await, app.person("bob").await);
        let (phone, recovery) = turned_on(&app, &ann).await;
        turned_on(&app, &bob).await;

        // Without the server's key only recovery codes are good, and nobody gets new codes.
        let keyless = engine::Engine::new(app.engine.db().clone(), app.clock.clone());
        let waits = step(&app, &ann.email).await;
        let unreadable = refused(keyless.sign_in_by_code(&waits, &phone.shows(&app, 0)).await);
        assert_eq!(unreadable, Problem::conflict(refusal::codes_need_a_key()));
        for _ in 0..6 {
            keyless.sign_in_by_code(&waits, "000000").await.expect_err("what cannot be checked is not counted");
        }
        keyless.sign_in_by_code(&waits, &recovery[1]).await.expect("a recovery code");
        assert_eq!(keyless.codes_state(&admin.actor).await.expect("a state"), Some(CodesState::Impossible));
        assert_eq!(refused(keyless.start_codes(&admin.actor).await), Problem::conflict(refusal::codes_need_a_key()));

        // One cannot start over what is on, and the operator takes it away.
        assert_eq!(refused(app.engine.start_codes(&ann.actor).await), Problem::conflict(refusal::codes_are_on()));
        app.engine.remove_codes(&ann.email).await.expect("removed");
        assert_eq!(refused(app.engine.remove_codes(&ann.email).await), Problem::conflict(refusal::codes_are_off()));
        app.engine.sign_in(&ann.email, PASSWORD, "a").await.expect("the password is enough");

        let order = ErasureOrder { confirm: bob.email.clone(), answers: AnswerChoice::Keep };
        app.engine.erase(&admin.actor, bob.actor.person, order).await.expect("erased");
        let stored = contents(app.engine.db()).await.expect("the tables");
        for table in ["second_factor", "recovery_code", "sign_in_step"] {
            assert_eq!(stored[table], "", "{table}");
        }
    })
    .await;
}
