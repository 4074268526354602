//! Ways around: other people's accounts, answers, codes and sites.

use fake_provider::Staff;
use shared::{Problem, refusal};

use super::{SAY, assert_refused, go, led, sign_in, with_service};
use crate::account::codes;
use crate::app::{Browser, PASSWORD};

#[tokio::test]
async fn an_address_alone_opens_no_account() {
    with_service(async |app, service| {
        let ann = app.person("ann").await;
        service.set_staff(Staff::new("Somebody", "ann@example.org", &["it"]));
        let browser = app.browser();
        let address = led(&browser).await;
        assert!(address.starts_with("/signin/connect?step=") && address.ends_with("&next=%2Faccount"), "{address}");
        assert_eq!(browser.get("/account").await.status, 302, "not signed in");
        let page = browser.get(&address).await.words();
        assert!(page.contains(&SAY.service_connect_lead("ann@example.org")), "{page}");
        let step = address.split(['=', '&']).nth(1).expect("a step").to_owned();
        let connect = async |browser: &Browser, password: &str| {
            let fields = [("step", step.as_str()), ("password", password), ("next", "/account")];
            browser.post(&address, "/fn/connect_service", &fields).await
        };
        let wrong = connect(&browser, "wrong wrong wrong").await;
        let page = browser.get(wrong.header("location")).await.words();
        assert!(page.contains(&refusal::password_does_not_fit().in_locale(SAY)), "{page}");
        let right = connect(&browser, PASSWORD).await;
        assert_eq!(right.header("location"), "/account");
        assert!(browser.get("/account").await.text().contains("/fn/disconnect_service"));
        assert!(app.engine.myself(&ann.actor).await.expect("ann").admin, "her group administers");
        let again = connect(&app.browser(), PASSWORD).await;
        assert_ne!(again.header("location"), "/account", "a step is good once");
        // From now on the service is enough, until she ends it.
        assert_eq!(led(&app.browser()).await, "/account");
        browser.submit("/account", "/fn/disconnect_service", &[("password", "wrong wrong wrong")]).await;
        assert_eq!(led(&app.browser()).await, "/account", "not without her password");
        browser.submit("/account", "/fn/disconnect_service", &[("password", PASSWORD)]).await;
        assert!(!app.engine.myself(&ann.actor).await.expect("ann").admin, "what the group gave goes");
        assert!(led(&app.browser()).await.starts_with("/signin/connect?"));
    })
    .await;
}

#[tokio::test]
async fn an_answer_counts_only_in_the_browser_that_began() {
    with_service(async |app, service| {
        service.set_staff(Staff::new("Mallory", "mallory@example.org", &[]));
        let over = || refusal::service_attempt_is_over();
        // Mallory sends her own answer to somebody else, to have them work in her account.
        let back = go(&app.browser(), "/account").await;
        assert_refused(&app.browser().get(&back).await, over()).await;
        let began = app.browser();
        go(&began, "/account").await;
        assert_refused(&began.get(&back).await, over()).await;
        assert_eq!(began.get("/account").await.status, 302, "not signed in");
        // And her own works once.
        let own = app.browser();
        let first = go(&own, "/account").await;
        let back = go(&own, "/account").await;
        assert_refused(&own.get(&first).await, over()).await;
        let cookie = own.cookie();
        assert_eq!(own.get(&back).await.status, 303);
        assert_ne!(own.cookie(), cookie, "the session is a new one");
        assert_refused(&own.get(&back).await, over()).await;
        for odd in [
            "",
            "?code=a&code=b",
            "?state=%ff",
            "?code=",
            "?code=x",
            "?state=x&code=x",
            &format!("?code={}&state=x", "x".repeat(3_000)),
        ] {
            assert_refused(&own.get(&format!("/signin/service/done{odd}")).await, over()).await;
        }
    })
    .await;
}

#[tokio::test]
async fn nobody_is_led_to_another_site() {
    with_service(async |app, service| {
        service.set_staff(Staff::new("Ann", "ann@example.org", &[]));
        for next in [
            "/signin/service",
            "https://evil.example.com/",
            "//evil.example.com",
            "javascript:alert(1)",
            "%5C%5Cevil.example.com",
        ] {
            let page = sign_in(&app.browser(), next).await;
            assert_eq!(page.header("location"), "/", "{next}");
        }
        let long = format!("/account?{}", "x".repeat(3_000));
        assert_eq!(sign_in(&app.browser(), &long).await.header("location"), "/");
    })
    .await;
}

#[tokio::test]
async fn codes_and_suspensions_hold_here_too() {
    with_service(async |app, service| {
        let (admin, ann) = (app.admin().await, app.person("ann").await);
        service.set_staff(Staff::new("Ann", "ann@example.org", &[]));
        let address = led(&app.browser()).await;
        let step = address.split(['=', '&']).nth(1).expect("a step");
        app.engine.connect_service(step, (PASSWORD, ""), ("", None)).await.expect("connected");
        let (phone, _) = codes::turned_on(&app, &ann).await;
        assert!(led(&app.browser()).await.starts_with("/signin/code?step="));
        let disconnect = async |code: &str| app.engine.disconnect_service(&ann.actor, PASSWORD, code).await;
        disconnect("").await.expect_err("a code is asked for");
        disconnect(&phone.shows(&app, 0)).await.expect("disconnected");
        let address = led(&app.browser()).await;
        let step = address.split(['=', '&']).nth(1).expect("a step");
        let connect = async |code: &str| app.engine.connect_service(step, (PASSWORD, code), ("", None)).await;
        let Err(engine::Error::Problem(problem)) = connect("").await else { panic!("a code is asked for") };
        assert_eq!(problem, Problem::invalid("code", refusal::code_is_needed()));
        app.clock.pass(30);
        connect(&phone.shows(&app, 0)).await.expect("connected by password and code");
        app.engine.set_disabled(&admin.actor, ann.actor.person, true).await.expect("suspended");
        let page = sign_in(&app.browser(), "/account").await;
        assert_refused(&page, refusal::account_is_suspended()).await;
    })
    .await;
}

#[tokio::test]
async fn who_connected_an_account_before_it_was_mine_is_out() {
    with_service(async |app, service| {
        // Mallory makes an account, connects it, and gives it Ann's address.
        let mallory = app.person("mallory").await;
        service.set_staff(Staff::new("Mallory", "mallory@example.org", &[]));
        let address = led(&app.browser()).await;
        let step = address.split(['=', '&']).nth(1).expect("a step");
        app.engine.connect_service(step, (PASSWORD, ""), ("", None)).await.expect("connected");
        assert_eq!(led(&app.browser()).await, "/account");
        app.engine.set_email(&mallory.actor, "ann@example.org", PASSWORD).await.expect("changed");
        let here = led(&app.browser()).await;
        assert_eq!(here, "/account", "as somebody new: {here}");
        assert_eq!(app.engine.ways_to_sign_in(&mallory.actor).await.expect("ways").services, []);
        // A new password that the owner of an address is given ends connections, too.
        service.set_staff(Staff::new("Ann", "ann@example.org", &[]));
        let address = led(&app.browser()).await;
        let step = address.split(['=', '&']).nth(1).expect("a step");
        app.engine.connect_service(step, (PASSWORD, ""), ("", None)).await.expect("connected");
        app.engine.reset_password("ann@example.org", "another fine horse").await.expect("reset");
        assert!(led(&app.browser()).await.starts_with("/signin/connect?"));
        // An account is one person's: who connects it last.
        for subject in ["one", "two"] {
            let staff = Staff::new("Ann", "ann@example.org", &[]);
            service.set_staff(Staff { subject: subject.to_owned(), ..staff });
            let address = led(&app.browser()).await;
            let step = address.split(['=', '&']).nth(1).expect("a step");
            app.engine.connect_service(step, ("another fine horse", ""), ("", None)).await.expect("connected");
        }
        let ways = app.engine.ways_to_sign_in(&mallory.actor).await.expect("ways");
        let subjects: Vec<&str> = ways.services.iter().map(|one| one.subject.as_str()).collect();
        assert_eq!(subjects, ["two"]);
    })
    .await;
}
