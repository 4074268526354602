//! `/account`: what people change about themselves, and asking for the erasure of their data.

use std::sync::Arc;

use axum::http::{Request, header};
use engine::people::erase::ErasureOrder;
use server::Settings;
use shared::{AnswerChoice, Locale, Problem, Role, refusal};

use crate::app::{Member, PASSWORD, TestApp, on_both_engines};
use crate::gate::stage::Stage;

const SAY: Locale = Locale::En;

/// The verbs of what people did with accounts themselves, the latest first.
async fn verbs(app: &TestApp, admin: &Member, about: &Member) -> Vec<String> {
    let trail = app.engine.installation_trail(&admin.actor, None).await.expect("the trail");
    let id = about.actor.person.to_string();
    trail.into_iter().filter(|entry| entry.subject_id == id).map(|entry| entry.verb).collect()
}

on_both_engines!(a_person_changes_what_they_are_called, async |app| {
    let (admin, ann) = (app.admin().await, app.person("ann").await);
    let browser = app.signed_in(&ann).await;
    app.clock.pass(1);
    let page = browser.submit("/account", "/fn/change_name", &[("name", "  Ann Arbor ")]).await.words();
    assert!(page.contains(SAY.account_name_changed()) && page.contains("value=\"Ann Arbor\""), "{page}");
    assert_eq!(verbs(&app, &admin, &ann).await[0], "change_name");
    let long = "a".repeat(101);
    for odd in ["", "   ", &long] {
        let page = browser.submit("/account", "/fn/change_name", &[("name", odd)]).await.words();
        assert!(page.contains(SAY.give_name()), "{odd:?}: {page}");
    }
    assert_eq!(app.engine.myself(&ann.actor).await.expect("ann").name, "Ann Arbor");
});

on_both_engines!(a_person_changes_the_address_that_they_sign_in_with, async |app| {
    let (admin, ann) = (app.admin().await, app.person("ann").await);
    let browser = app.signed_in(&ann).await;
    app.clock.pass(1);
    let fields = [("email", " Ann@New.Example "), ("password", PASSWORD)];
    let page = browser.submit("/account", "/fn/change_email", &fields).await.words();
    assert!(page.contains(SAY.account_address_changed()) && page.contains("ann@new.example"), "{page}");
    app.engine.sign_in("ann@new.example", PASSWORD, "a").await.expect("the new address");
    let old = app.engine.sign_in(&ann.email, PASSWORD, "a").await.expect_err("the old one is nobody's");
    assert_eq!(Problem::from(old), {
        let nobody = app.engine.sign_in("nobody@example.org", PASSWORD, "a").await.expect_err("nobody");
        Problem::from(nobody)
    });
    assert_eq!(verbs(&app, &admin, &ann).await[0], "change_address");
    // Somebody else may have the address that is free now.
    app.person("ann").await;
});

on_both_engines!(an_address_is_not_changed_without_the_password_or_to_one_in_use, async |app| {
    let (admin, ann, bob) = (app.admin().await, app.person("ann").await, app.person("bob").await);
    let browser = app.signed_in(&ann).await;
    let used = format!(" {} ", bob.email.to_uppercase());
    for (email, password, reason) in [
        ("new@example.org", "wrong password", refusal::wrong_password()),
        ("new@example.org", "", refusal::wrong_password()),
        (used.as_str(), PASSWORD, refusal::email_is_known()),
        ("nonsense", PASSWORD, refusal::give_email()),
    ] {
        let fields = [("email", email), ("password", password)];
        let page = browser.submit("/account", "/fn/change_email", &fields).await.words();
        assert!(page.contains(&reason.in_locale(SAY)), "{email}: {page}");
        assert!(page.contains(&format!("value=\"{}\"", email.trim())) || page.contains(&used), "it is kept: {page}");
        assert!(!page.contains(PASSWORD), "but for the password");
    }
    assert_eq!(app.engine.myself(&ann.actor).await.expect("ann").email, ann.email);
    app.engine.sign_in(&bob.email, PASSWORD, "a").await.expect("bob is who he was");
    assert!(!verbs(&app, &admin, &ann).await.contains(&"change_address".to_owned()));
    let stranger = app.browser();
    stranger.post("/account", "/fn/change_email", &[("email", "x@y.z"), ("password", PASSWORD)]).await;
    assert!(app.engine.sign_in("x@y.z", PASSWORD, "a").await.is_err());
});

on_both_engines!(guessing_the_password_of_an_open_account_is_slowed_down, async |app| {
    let ann = app.person("ann").await;
    let too_many = |error| matches!(Problem::from(error), Problem::TooMany { .. });
    let change = async |password: &str| app.engine.set_email(&ann.actor, "new@example.org", password).await;
    for n in 0..10 {
        let refused = change(&format!("guess number {n}")).await.expect_err("refused");
        assert_eq!(Problem::from(refused).field(), Some("password"), "guess {n}");
    }
    assert!(too_many(change(PASSWORD).await.expect_err("even the right one waits")));
    let other = app.engine.change_password(&ann.actor, PASSWORD, "another fine horse").await;
    assert!(too_many(other.expect_err("one count for both forms")));
    app.clock.pass(15 * 60 + 1);
    change(PASSWORD).await.expect("the window has ended");
    for n in 0..12 {
        app.engine.set_email(&ann.actor, &format!("n{n}@example.org"), PASSWORD).await.expect("a right one counts not");
    }
});

#[tokio::test]
async fn changes_of_address_are_limited_per_account_and_network_address() {
    let settings =
        Settings { address_header: Some("x-forwarded-for".to_owned()), sign_ins_per_minute: 2, ..Settings::default() };
    TestApp::on_both(settings, async |app: Arc<TestApp>| {
        let mut statuses = Vec::new();
        for (name, from) in [("ann", "192.0.2.7"), ("bob", "192.0.2.8"), ("cy", "192.0.2.7")] {
            let browser = app.signed_in(&app.person(name).await).await;
            for _ in 0..2 {
                let request = Request::post("/fn/change_email")
                    .header("x-forwarded-for", from)
                    .header("sec-fetch-site", "same-origin")
                    .header(header::REFERER, "https://texts.example.org/account")
                    .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
                let page = browser.send(request, "email=a%40b.c&password=wrong".into()).await;
                statuses.push((name, page.status.as_u16()));
            }
        }
        assert_eq!(statuses, [("ann", 303), ("ann", 303), ("bob", 303), ("bob", 303), ("cy", 429), ("cy", 429)]);
    })
    .await;
}

on_both_engines!(a_request_for_erasure_reaches_the_administrators_and_can_be_taken_back, async |app| {
    let (admin, ann, bob) = (app.admin().await, app.person("ann").await, app.person("bob").await);
    let (home, office) = (app.signed_in(&ann).await, app.signed_in(&admin).await);
    let asked_at = async || app.engine.myself(&ann.actor).await.expect("ann").erasure_asked_at;
    let waiting = async || {
        let all = app.engine.waiting_for_erasure(&admin.actor).await.expect("a list");
        all.into_iter().map(|person| person.name).collect::<Vec<_>>()
    };
    assert!(!office.get("/admin/people").await.text().contains("erasure-requests"));
    app.clock.pass(1);
    let asks = async |asks: &str| home.submit("/account", "/fn/ask_for_erasure", &[("asks", asks)]).await.words();

    let page = asks("true").await;
    let at = asked_at().await.expect("she has asked");
    let day = SAY.account_erasure_asked(SAY.date(at));
    for words in [SAY.account_erasure_requested(), &day, SAY.account_take_back_erasure()] {
        assert!(page.contains(words), "{words}: {page}");
    }
    app.clock.pass(2 * 86_400);
    asks("true").await;
    assert_eq!(asked_at().await, Some(at), "the first time is kept");
    app.engine.ask_for_erasure(&bob.actor, true).await.expect("asked");
    assert_eq!(waiting().await, ["ann", "bob"], "the longest waiting first");
    let list = office.get("/admin/people").await.words();
    let section = list.split("id=\"erasure-requests\"").nth(1).and_then(|rest| rest.split("</section>").next());
    let section = section.expect("the requests");
    assert!(section.contains(&format!("/admin/people/{}/erase", ann.actor.person)), "{section}");
    assert!(section.contains(SAY.admin_erasure_requests()) && !section.contains("admin@"), "{section}");
    assert!(list.contains(SAY.admin_asked_erasure()), "{list}");
    // What rights and suspensions mean is said before they are given.
    for means in [SAY.admin_grant_means("ann"), SAY.admin_suspend_means("ann")] {
        assert!(list.contains(&means), "{means}: {list}");
    }

    let page = asks("false").await;
    assert!(page.contains(SAY.account_erasure_taken_back()) && page.contains(SAY.account_ask_for_erasure()), "{page}");
    asks("false").await;
    assert_eq!((asked_at().await, waiting().await), (None, vec!["bob".to_owned()]));
    assert_eq!(verbs(&app, &admin, &ann).await[..2], ["take_back_erasure", "ask_for_erasure"], "once each");
    let refused = app.engine.waiting_for_erasure(&ann.actor).await.expect_err("not for others");
    assert!(matches!(Problem::from(refused), Problem::NotFound | Problem::Forbidden { .. }));
    assert_eq!(home.get("/admin/people").await.status, 404);
});

on_both_engines!(who_is_erased_has_asked_for_nothing, async |app| {
    let (admin, ann) = (app.admin().await, app.person("ann").await);
    app.engine.ask_for_erasure(&ann.actor, true).await.expect("asked");
    let order = ErasureOrder { confirm: ann.email.clone(), answers: AnswerChoice::Keep };
    app.engine.erase(&admin.actor, ann.actor.person, order).await.expect("erased");
    let mut tx = app.engine.read().await.expect("a transaction");
    let left = tx.person(ann.actor.person).await.expect("a person").expect("their row stays");
    assert!(left.erased_at.is_some());
    assert_eq!(left.erasure_asked_at, None);
    drop(tx);
    assert!(app.engine.waiting_for_erasure(&admin.actor).await.expect("a list").is_empty());
    assert!(!app.signed_in(&admin).await.get("/admin/people").await.text().contains("erasure-requests"));
});

on_both_engines!(an_erasure_takes_former_names_and_addresses_along, async |app| {
    let (admin, ann) = (app.admin().await, app.person("ann").await);
    let engine = &app.engine;
    for name in ["Quirrelby Moonlark", "Ann Arbor"] {
        engine.set_name(&ann.actor, name).await.expect("a name");
    }
    for email in ["quirrelby@moon.example", "arbor@ann.example"] {
        engine.set_email(&ann.actor, email, PASSWORD).await.expect("an address");
    }
    let order = ErasureOrder { confirm: "arbor@ann.example".to_owned(), answers: AnswerChoice::Keep };
    engine.erase(&admin.actor, ann.actor.person, order).await.expect("erased");
    for former in [&ann.email, "quirrelby@moon.example", "arbor@ann.example", "Quirrelby Moonlark", "Ann Arbor"] {
        assert_eq!(engine.db().find(former).await.expect("a search"), [], "{former} is left");
    }
});

on_both_engines!(tokens_are_for_those_who_run_studies, async |app| {
    let stage = Stage::new(&app).await;
    let (wim, tom) = (stage.worker("wim").await, stage.worker("tom").await);
    app.engine.add_token(&tom.actor, "his own", 30).await.expect("a token");
    let manager = app.join(&stage.admin, stage.study, Role::Manager, "max", "it").await;
    let nobody = app.person("nina").await;
    for (member, shown) in [
        (&wim, false),
        (&nobody, false),
        (&tom, true),
        (&stage.reviewer, false),
        (&manager, true),
        (&stage.admin, true),
    ] {
        let page = app.signed_in(member).await.get("/account").await.text();
        let say = if page.contains("<html lang=\"it\"") { Locale::It } else { SAY };
        assert_eq!(page.contains("id=\"tokens\""), shown, "{}: {page}", member.email);
        assert_eq!(page.contains("/fn/add_token"), shown, "{}", member.email);
        assert_eq!(page.contains(say.account_revokes_tokens()), shown, "{}", member.email);
        assert!(!page.contains("JSON") && page.contains(say.my_data_file()), "{page}");
    }
});

on_both_engines!(accepted_consent_forms_stay_within_reach, async |app| {
    let stage = Stage::new(&app).await;
    let wim = stage.worker("wim").await;
    let browser = app.signed_in(&wim).await;
    let consent = format!("href=\"/work/{}/consent\"", stage.study);
    let page = browser.get("/account").await.words();
    assert!(!page.contains("id=\"consents\"") && !page.contains(&consent), "nothing is accepted yet: {page}");
    app.engine.consent(&wim.actor, stage.study, true).await.expect("consent");
    let page = browser.get("/account").await.words();
    assert!(page.contains("id=\"consents\"") && page.contains(&consent), "{page}");
    assert_eq!(browser.get(&format!("/work/{}/consent", stage.study)).await.status, 200);
    assert!(app.engine.accepted_consents(&stage.admin.actor).await.expect("a list").is_empty(), "only one's own");
});
