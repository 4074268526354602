//! Signing in at the sign-in service of an organisation: new accounts, connecting old ones, groups, and every way around.

mod around;
mod asked;
mod group;

use std::sync::Arc;

use engine::people::erase::ErasureOrder;
use fake_provider::{CLIENT, CLIENT_SECRET, SignInServer, Staff, Twist};
use serde_json::json;
use server::Settings;
use shared::{AnswerChoice, Locale, Problem, refusal};

use crate::app::{Browser, PASSWORD, Page, TestApp};

const SAY: Locale = Locale::En;
const NAME: &str = "Example University";

fn settings(service: &SignInServer) -> Settings {
    Settings {
        openid_issuer: Some(service.url()),
        openid_client_id: Some(CLIENT.to_owned()),
        openid_client_secret: Some(CLIENT_SECRET.to_owned()),
        openid_name: Some(NAME.to_owned()),
        openid_domains: vec!["example.org".to_owned()],
        openid_groups: vec!["guests".to_owned()],
        openid_administrators: vec!["it".to_owned()],
        secrets_key: Some("0f".repeat(32)),
        public_url: Some("https://texts.example.org/".to_owned()),
        secure_cookies: Some(false),
        ..Settings::default()
    }
}

/// Runs a test on each engine, with a sign-in service of its own.
async fn with_service(test: impl AsyncFn(Arc<TestApp>, SignInServer)) {
    let service = SignInServer::start().await;
    TestApp::on_sqlite(settings(&service), |app| test(app, service)).await;
    let service = SignInServer::start().await;
    TestApp::on_postgres(settings(&service), |app| test(app, service)).await;
}

/// Goes to the service; the address to which it leads the browser back.
async fn go(browser: &Browser, next: &str) -> String {
    let led = browser.get(&format!("/signin/service?next={next}")).await;
    assert_eq!(led.status, 303, "{}", led.text());
    let client = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none()).no_proxy().build();
    let answer = client.expect("a client").get(led.header("location")).send().await.expect("an answer");
    let back = answer.headers()["location"].to_str().expect("an address").to_owned();
    back.strip_prefix("https://texts.example.org").expect("back to this server").to_owned()
}

/// Signs in at the service; the page to which that leads.
async fn sign_in(browser: &Browser, next: &str) -> Page {
    let back = go(browser, next).await;
    browser.get(&back).await
}

/// Where somebody who signs in is led.
async fn led(browser: &Browser) -> String {
    let page = sign_in(browser, "/account").await;
    assert_eq!(page.status, 303, "{}", page.words());
    page.header("location").to_owned()
}

async fn assert_refused(page: &Page, message: shared::Message) {
    let words = page.words();
    assert!(words.contains(&message.in_locale(SAY)), "{words}");
    assert!(page.text().contains("href=\"/signin?next="), "a way to sign in again");
}

#[tokio::test]
async fn somebody_of_the_organisation_gets_an_account_and_comes_back_to_it() {
    with_service(async |app, service| {
        let browser = app.browser();
        let page = browser.get("/signin?next=/account").await;
        assert!(page.text().contains("href=\"/signin/service?next=%2Faccount\""), "{}", page.text());
        assert!(page.words().contains(&SAY.service_sign_in(NAME)), "{}", page.words());
        service.set_staff(Staff::new("Ann Example", "Ann@Example.org", &[]));
        assert_eq!(led(&browser).await, "/account");
        let account = browser.get("/account").await.words();
        assert!(account.contains("Ann Example, ann@example.org"), "{account}");
        assert!(account.contains(&SAY.service_no_password(NAME)), "{account}");
        let data = browser.get("/account/data").await.text();
        assert!(data.contains("subject of Ann@Example.org"), "{data}");

        // In another browser it is the same account, although name and address have changed there.
        let renamed =
            Staff { subject: "subject of Ann@Example.org".to_owned(), ..Staff::new("Ann", "new@example.org", &[]) };
        service.set_staff(renamed);
        let other = app.browser();
        assert_eq!(led(&other).await, "/account");
        assert!(other.get("/account").await.words().contains("Ann Example, ann@example.org"));
        // Nobody signs in with a password, and no password is asked for.
        let fields = [("email", "ann@example.org"), ("password", "")];
        let tried = app.browser().post("/signin", "/fn/sign_in", &fields).await;
        assert_ne!(tried.header("location"), "/");
        assert_eq!(service.refusals(), Vec::<String>::new());
    })
    .await;
}

#[tokio::test]
async fn the_step_between_ends_after_ten_minutes() {
    with_service(async |app, service| {
        app.person("ann").await;
        service.set_staff(Staff::new("Ann", "ann@example.org", &[]));
        let browser = app.browser();
        let address = led(&browser).await;
        let step = address.split(['=', '&']).nth(1).expect("a step");
        app.clock.pass(601);
        assert_eq!(browser.get(&address).await.status, 404);
        let refused = app.engine.connect_service(step, (PASSWORD, ""), ("", None)).await.expect_err("over");
        assert_eq!(Problem::from(refused), Problem::conflict(refusal::service_attempt_is_over()));
        app.engine.tidy().await.expect("tidied");
        let left = store::scratch::contents(app.engine.db()).await.expect("the tables");
        assert_eq!(left["pending_identity"], "");
    })
    .await;
}

#[tokio::test]
async fn only_those_come_who_may() {
    with_service(async |app, service| {
        let may_not = || refusal::service_does_not_admit(NAME);
        let stranger = Staff::new("Bob", "bob@elsewhere.net", &["students"]);
        for staff in [
            stranger.clone(),
            Staff::new("Bob", "bob@example.org.elsewhere.net", &[]),
            // An address that is not confirmed is nobody's.
            Staff::new("Bob", "bob@example.org", &[]).with("email_verified", json!(false)),
            Staff::new("Bob", "bob@example.org", &[]).with("email_verified", json!(null)),
        ] {
            service.set_staff(staff);
            let page = sign_in(&app.browser(), "/account").await;
            assert_eq!(page.status, 403);
            assert_refused(&page, may_not()).await;
        }
        service.set_staff(stranger.clone().with("groups", json!(["guests"])));
        let bob = app.browser();
        assert_eq!(led(&bob).await, "/account");
        // Who has left the group does not come in again.
        service.set_staff(stranger);
        assert_refused(&sign_in(&app.browser(), "/account").await, may_not()).await;
        // A guest without an address of their own gets no account.
        service.set_staff(Staff::new("Eve", "eve@example.org", &["guests"]).with("email", json!(null)));
        assert_refused(&sign_in(&app.browser(), "/account").await, refusal::service_gives_no_address(NAME)).await;
    })
    .await;
}

#[tokio::test]
async fn a_service_that_fails_says_so_and_passwords_go_on() {
    with_service(async |app, service| {
        let ann = app.person("ann").await;
        service.set_staff(Staff::new("Ann", "ann@example.org", &[]));
        service.set_twist(Twist::Down);
        for _ in 0..2 {
            let page = app.browser().get("/signin/service?next=/account").await;
            assert_refused(&page, refusal::service_cannot_be_used(NAME)).await;
        }
        app.signed_in(&ann).await;
        service.set_twist(Twist::No);
        // It is left alone for some seconds.
        tokio::time::sleep(std::time::Duration::from_millis(5_100)).await;
        for (twist, message) in [
            (Twist::Cancelled, refusal::service_was_left(NAME)),
            (Twist::Scope, refusal::service_cannot_be_used(NAME)),
            (Twist::Nonce, refusal::service_cannot_be_used(NAME)),
            (Twist::Garbage, refusal::service_cannot_be_used(NAME)),
        ] {
            let browser = app.browser();
            // Addresses and keys have been read while it was well.
            go(&browser, "/account").await;
            service.set_twist(twist);
            let page = sign_in(&browser, "/account").await;
            assert_refused(&page, message).await;
            assert_eq!(browser.get("/account").await.status, 302, "{twist:?}");
            service.set_twist(Twist::No);
        }
    })
    .await;
}

#[tokio::test]
async fn a_connection_can_be_ended_where_the_service_is_gone() {
    with_service(async |app, service| {
        let ann = app.person("ann").await;
        service.set_staff(Staff::new("Ann", "ann@example.org", &["it"]));
        let address = led(&app.browser()).await;
        let step = address.split(['=', '&']).nth(1).expect("a step");
        app.engine.connect_service(step, (PASSWORD, ""), ("", None)).await.expect("connected");
        let without = engine::Engine::new(app.engine.db().clone(), app.clock.clone());
        assert_eq!(without.service_name(), None);
        without.disconnect_service(&ann.actor, PASSWORD, "").await.expect("disconnected");
        assert!(!without.myself(&ann.actor).await.expect("ann").admin);
        without.disconnect_service(&ann.actor, PASSWORD, "").await.expect_err("there is nothing to end");
    })
    .await;
}

#[tokio::test]
async fn two_first_sign_ins_at_once_make_one_account() {
    with_service(async |app, service| {
        let admin = app.admin().await;
        service.set_staff(Staff::new("Ann", "ann@example.org", &[]));
        let (one, two) = (app.browser(), app.browser());
        let (back, other) = (go(&one, "/account").await, go(&two, "/account").await);
        let (first, second) = tokio::join!(one.get(&back), two.get(&other));
        let n_in = [first, second].iter().filter(|page| page.header("location") == "/account").count();
        assert!(n_in >= 1);
        let people = app.engine.people(&admin.actor, None).await.expect("people");
        assert_eq!(people.iter().filter(|person| person.email == "ann@example.org").count(), 1);
        assert_eq!(led(&app.browser()).await, "/account");
    })
    .await;
}

#[tokio::test]
async fn an_erased_person_is_forgotten_and_comes_as_somebody_new() {
    with_service(async |app, service| {
        let admin = app.admin().await;
        service.set_staff(Staff::new("Ann Example", "ann@example.org", &["guests"]));
        led(&app.browser()).await;
        let people = app.engine.people(&admin.actor, None).await.expect("people");
        let ann = people.iter().find(|person| person.email == "ann@example.org").expect("ann").id;
        let order = ErasureOrder { confirm: "ann@example.org".to_owned(), answers: AnswerChoice::Keep };
        app.engine.erase(&admin.actor, ann, order).await.expect("erased");
        let left = store::scratch::contents(app.engine.db()).await.expect("the tables");
        assert!(left.values().all(|rows| !rows.to_lowercase().contains("ann@example.org")), "{left:?}");
        assert_eq!(led(&app.browser()).await, "/account");
    })
    .await;
}
