//! The language of the pages: a visitor chooses it, an account keeps it, and the study that a worker joins suggests it.

use std::sync::Arc;

use axum::body::Body;
use axum::http::{Request, header};
use engine::crowd::invite::NewJoinLink;
use shared::{Locale, Role, StudyId};

use crate::app::{Browser, Member, PASSWORD, Page, TestApp, language, on_both_engines};

/// How a page in this language begins.
fn html(say: Locale) -> String {
    format!("<html lang=\"{}\" dir=\"{}\"", say.tag(), say.direction().as_str())
}

/// Opens a page with a browser that prefers French.
async fn get_in_french(browser: &Browser, path: &str) -> Page {
    browser.send(Request::get(path).header(header::ACCEPT_LANGUAGE, "fr"), Body::empty()).await
}

/// Sends the form of the menu.
async fn choose(browser: &Browser, tag: &str, back: &str) -> Page {
    browser.post("/signin", "/fn/language", &[("language", tag), ("back", back)]).await
}

async fn sign_in(browser: &Browser, member: &Member) {
    let fields = [("email", member.email.as_str()), ("password", PASSWORD)];
    let page = browser.post("/signin", "/fn/sign_in", &fields).await;
    assert_eq!(page.header("location"), "/", "{}", page.text());
}

async fn locale_of(app: &TestApp, member: &Member) -> Option<Locale> {
    app.engine.locale_of(member.actor.person).await.expect("a person")
}

/// A link for workers in this language; in one of the study's languages if none is given.
async fn link(app: &TestApp, admin: &Member, study: StudyId, tag: Option<&str>) -> String {
    let new = NewJoinLink { role: Role::Worker, language: tag.map(language), days: None, uses: None };
    app.engine.add_join_link(&admin.actor, study, new).await.expect("a link").code
}

on_both_engines!(a_visitor_chooses_the_language_of_all_pages, async |app| {
    app.person("ann").await;
    let browser = app.browser();
    let page = get_in_french(&browser, "/signin").await.text();
    assert!(page.contains(&html(Locale::Fr)), "{page}");
    let chosen = choose(&browser, "ar", "/signin?next=/account").await;
    assert_eq!((chosen.status.as_u16(), chosen.header("location")), (303, "/signin?next=/account"));
    let cookie = chosen.header("set-cookie");
    assert!(cookie.starts_with("concord-language=ar;"), "{cookie}");
    assert!(cookie.contains("HttpOnly") && cookie.contains("Path=/"), "{cookie}");
    for path in ["/signin", "/api", "/guide/agreement", "/join/nothing"] {
        let page = get_in_french(&browser, path).await.text();
        assert!(page.contains("<html lang=\"ar\" dir=\"rtl\""), "{path} is in the chosen language: {page}");
    }
    assert!(get_in_french(&app.browser(), "/signin").await.text().contains(&html(Locale::Fr)), "no other browser");
    choose(&browser, "hi", "/signin").await;
    assert!(get_in_french(&browser, "/signin").await.text().contains("<html lang=\"hi\" dir=\"ltr\""), "chosen again");
});

on_both_engines!(a_language_that_there_is_not_is_refused, async |app| {
    let ann = app.person("ann").await;
    let browser = app.signed_in(&ann).await;
    for tag in ["xx", "", "fr-FR", "../fr", "fr; Path=/"] {
        let page = choose(&browser, tag, "/account").await;
        assert!(page.head.get_all("set-cookie").iter().all(|cookie| !cookie.as_bytes().starts_with(b"concord-l")));
        let body = form_urlencoded::Serializer::new(String::new()).append_pair("language", tag).finish();
        let request = Request::post("/fn/language")
            .header("sec-fetch-site", "same-origin")
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        let told = browser.send_as("application/json", request, body.into()).await;
        assert!(told.status == 422 && told.text().contains("\"language\""), "{tag}: {} {}", told.status, told.text());
    }
    assert!(browser.get("/account").await.text().contains(&html(Locale::En)));
    assert_eq!(locale_of(&app, &ann).await, None);
});

on_both_engines!(choosing_a_language_leads_to_no_other_site, async |app| {
    let browser = app.browser();
    for back in ["https://evil.example/", "//evil.example/x", "/\\evil.example", "javascript:alert(1)", "evil", ""] {
        let page = choose(&browser, "fr", back).await;
        assert_eq!((page.status.as_u16(), page.header("location")), (303, "/"), "{back}");
    }
    assert_eq!(choose(&browser, "fr", "/work?a=b").await.header("location"), "/work?a=b");
});

on_both_engines!(the_language_of_an_account_is_kept_and_goes_along_to_another_browser, async |app| {
    let ann = app.person("ann").await;
    let browser = app.signed_in(&ann).await;
    assert_eq!(locale_of(&app, &ann).await, None, "nobody has chosen yet");
    choose(&browser, "fr", "/account").await;
    assert_eq!(locale_of(&app, &ann).await, Some(Locale::Fr));
    assert!(browser.get("/account").await.text().contains(&html(Locale::Fr)));

    let other = app.browser();
    assert!(other.get("/signin").await.text().contains(&html(Locale::En)));
    sign_in(&other, &ann).await;
    assert!(other.get("/account").await.text().contains(&html(Locale::Fr)), "the next sign-in adopts it");
    other.post("/account", "/fn/sign_out", &[]).await;
    assert!(other.get("/signin").await.text().contains(&html(Locale::En)), "the next person here may read another");
    choose(&other, "de", "/signin").await;
    assert_eq!(locale_of(&app, &ann).await, Some(Locale::Fr), "a visitor chooses for nobody");
    sign_in(&other, &ann).await;
    assert!(other.get("/account").await.text().contains(&html(Locale::Fr)), "the account's own goes first");
    choose(&other, "es", "/account").await;
    assert_eq!(locale_of(&app, &ann).await, Some(Locale::Es));
});

on_both_engines!(an_account_without_a_language_takes_over_that_of_the_visitor, async |app| {
    let (ann, bob) = (app.person("ann").await, app.person("bob").await);
    let browser = app.browser();
    get_in_french(&browser, "/signin").await;
    sign_in(&browser, &ann).await;
    assert_eq!(locale_of(&app, &ann).await, None, "what a browser prefers is no choice");
    let browser = app.browser();
    choose(&browser, "de", "/signin").await;
    sign_in(&browser, &bob).await;
    assert_eq!(locale_of(&app, &bob).await, Some(Locale::De));
    assert!(browser.get("/account").await.text().contains(&html(Locale::De)));
});

on_both_engines!(joining_a_study_suggests_its_language_to_those_without_one, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["fr-CA", "nl"]).await;
    let worker = app.join(&admin, study, Role::Worker, "fay", "fr-CA").await;
    assert_eq!(locale_of(&app, &worker).await, Some(Locale::Fr));
    let unspoken = app.join(&admin, study, Role::Worker, "nel", "nl").await;
    assert_eq!(locale_of(&app, &unspoken).await, None, "there is no such interface");
    let reviewer = app.join(&admin, study, Role::Reviewer, "rita", "fr-CA").await;
    assert_eq!(locale_of(&app, &reviewer).await, None, "only workers");

    let code = link(&app, &admin, study, Some("fr-CA")).await;
    let dan = app.person("dan").await;
    app.engine.set_locale(&dan.actor, Locale::De).await.expect("set");
    app.engine.join(&dan.actor, &code, None).await.expect("joined");
    assert_eq!(locale_of(&app, &dan).await, Some(Locale::De), "a choice stays");

    // Who joins with an account is shown the pages in the suggested language at once.
    let eva = app.person("eva").await;
    let browser = app.signed_in(&eva).await;
    let page = browser.submit(&format!("/join/{code}"), "/fn/join", &[("code", &code)]).await.text();
    assert!(page.contains(&html(Locale::Fr)), "{page}");
    assert_eq!(locale_of(&app, &eva).await, Some(Locale::Fr));
});

/// Sends the form of somebody new.
async fn join_as_new(browser: &Browser, code: &str, name: &str) -> Page {
    let email = format!("{name}@example.org");
    let fields = [("code", code), ("name", name), ("email", &email), ("password", PASSWORD)];
    browser.post(&format!("/join/{code}"), "/fn/join_as_new", &fields).await
}

/// The language of the account with this name.
async fn locale_of_new(app: &Arc<TestApp>, name: &str) -> Option<Locale> {
    let signed_in = app.engine.sign_in(&format!("{name}@example.org"), PASSWORD, "").await.expect("an account");
    app.engine.locale_of(signed_in.person).await.expect("a person")
}

on_both_engines!(a_new_account_keeps_what_the_visitor_chose_before, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["fr"]).await;
    let code = link(&app, &admin, study, None).await;
    let plain = app.browser();
    assert_eq!(join_as_new(&plain, &code, "wim").await.header("location"), format!("/work/{study}"));
    assert!(plain.get("/work").await.text().contains(&html(Locale::Fr)), "the study's language");
    assert_eq!(locale_of_new(&app, "wim").await, Some(Locale::Fr));

    let german = app.browser();
    choose(&german, "de", &format!("/join/{code}")).await;
    let page = german.get(&format!("/join/{code}")).await;
    assert!(page.status == 200 && page.text().contains(&html(Locale::De)), "{}", page.text());
    assert!(page.words().contains(Locale::De.make_account_and_join()), "{}", page.text());
    assert_eq!(join_as_new(&german, &code, "dora").await.header("location"), format!("/work/{study}"));
    assert!(german.get("/work").await.text().contains(&html(Locale::De)), "a choice comes before a suggestion");
    assert_eq!(locale_of_new(&app, "dora").await, Some(Locale::De));

    // The same for an account that has no language yet.
    let eva = app.person("eva").await;
    let browser = app.signed_in(&eva).await;
    choose(&browser, "es", "/").await;
    browser.post(&format!("/join/{code}"), "/fn/join", &[("code", &code)]).await;
    assert_eq!(locale_of(&app, &eva).await, Some(Locale::Es));
});

on_both_engines!(the_page_of_an_invitation_is_wholly_in_one_language, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["fr", "it"]).await;
    let code = link(&app, &admin, study, Some("fr")).await;
    let (path, in_french) = (format!("/join/{code}"), format!("/join/{code}?language=fr"));
    let browser = app.browser();
    for asked in [path.clone(), format!("{path}?language=it"), format!("{path}?language=xx")] {
        let page = browser.get(&asked).await;
        assert_eq!((page.status.as_u16(), page.header("location")), (302, in_french.as_str()), "{asked}");
    }
    let page = browser.get(&in_french).await;
    assert!(page.status == 200 && page.text().contains(&html(Locale::Fr)), "{}", page.text());
    let words = |say: Locale| {
        [
            say.skip_to_content(),
            say.sign_in(),
            say.change_language(),
            say.make_account_and_join(),
            say.invited_as_worker(),
            say.your_name(),
            say.password_hint(),
        ]
    };
    for (french, english) in words(Locale::Fr).into_iter().zip(words(Locale::En)) {
        assert!(page.words().contains(french) && !page.words().contains(english), "{french}: {}", page.text());
    }
    // A refusal comes back to the same address, so it is in French as well.
    let fields = [("code", code.as_str()), ("name", "Wim"), ("email", "wim"), ("password", PASSWORD)];
    let refused = browser.post(&in_french, "/fn/join_as_new", &fields).await;
    assert_eq!(refused.header("location"), in_french);
    let page = browser.get(&in_french).await;
    assert!(page.status == 200 && page.words().contains(Locale::Fr.give_email()), "{}", page.text());
    // Elsewhere the address says nothing about the language.
    assert!(browser.get("/signin?language=fr").await.text().contains(&html(Locale::En)));

    let open = link(&app, &admin, study, None).await;
    let page = get_in_french(&browser, &format!("/join/{open}")).await;
    assert!(page.status == 200 && page.text().contains(&html(Locale::Fr)), "a link without a language is in any");
});
