//! `/join/{code}`: links that carry study and role.

use axum::{body::Body, http::Request};
use engine::crowd::invite::{LimitedJoinLink, NewJoinLink};
use engine::{NewPerson, crowd::join::Visitor, design::study::StudyEdit};
use serde_json::{Value, json};
use shared::{Locale, Problem, Role};

use crate::app::{PASSWORD, language, on_both_engines};

fn link(role: Role, days: Option<i64>, uses: Option<i64>) -> NewJoinLink {
    NewJoinLink { role, language: (role == Role::Worker).then(|| language("fr")), days, uses }
}

/// Somebody in a browser that nobody knows.
fn from(address: &str) -> Visitor<'_> {
    Visitor { address, browser: None, locale: None }
}

on_both_engines!(a_stranger_makes_an_account_and_lands_in_the_study, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["fr", "it"]).await;
    let link = app.engine.add_join_link(&admin.actor, study, link(Role::Worker, None, None)).await.expect("a link");
    let browser = app.browser();
    let path = format!("/join/{}", link.code);
    let page = browser.get(&path).await;
    assert!(
        page.text().contains("Formal rewrites") && page.text().contains("participer à cette étude"),
        "{}",
        page.text()
    );
    let fields = [("code", link.code.as_str()), ("name", "Wim"), ("email", "wim@example.org"), ("password", PASSWORD)];
    let page = browser.post(&path, "/fn/join_as_new", &fields).await;
    assert_eq!(page.header("location"), format!("/work/{study}"), "{}", page.text());
    let again = browser.post(&path, "/fn/join", &[("code", &link.code)]).await;
    assert_eq!(again.header("location"), format!("/work/{study}"), "joining twice changes nothing");
});

on_both_engines!(a_worker_chooses_a_language_where_the_link_leaves_it_open, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["fr", "it"]).await;
    let new = NewJoinLink { role: Role::Worker, language: None, days: None, uses: Some(1) };
    let link = app.engine.add_join_link(&admin.actor, study, new).await.expect("a link");
    let bob = app.person("bob").await;
    let refused = app.engine.join(&bob.actor, &link.code, None).await.expect_err("refused");
    assert_eq!(Problem::from(refused).field(), Some("language"));
    app.engine.join(&bob.actor, &link.code, Some(language("it"))).await.expect("the use was not lost");
});

on_both_engines!(joining_speaks_the_language_that_the_visitor_asks_for, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["fr", "it"]).await;
    let open = NewJoinLink { role: Role::Worker, language: None, days: None, uses: None };
    let open = app.engine.add_join_link(&admin.actor, study, open).await.expect("a link");
    let french = app.engine.add_join_link(&admin.actor, study, link(Role::Worker, None, None)).await.expect("a link");
    let manager = app.engine.add_join_link(&admin.actor, study, link(Role::Manager, None, None)).await.expect("a link");
    let browser = app.browser();
    let asking = async |path: &str| {
        let request = Request::get(path).header("accept-language", "nl,it;q=0.8,en;q=0.5");
        browser.send(request, Body::empty()).await.text()
    };
    let page = asking(&format!("/join/{}", open.code)).await;
    assert!(page.contains("La lingua in cui lavora") && page.contains("lang=\"it\""), "{page}");
    let page = asking(&format!("/join/{}", french.code)).await;
    assert!(page.contains("Créer un compte et participer"), "the link's language comes first: {page}");
    let page = asking(&format!("/join/{}", manager.code)).await;
    assert!(page.contains("<html lang=\"it\""), "{page}");
    // Each language is a button that its speakers can read, and what is chosen goes before the language of the link.
    assert!(page.contains("العربية") && page.contains("日本語"), "{page}");
    let (path, visitor) = (format!("/join/{}", french.code), app.browser());
    for (tag, html) in [("ar", "<html lang=\"ar\" dir=\"rtl\""), ("ja", "<html lang=\"ja\"")] {
        let page = visitor.get(&path).await.text();
        assert!(page.contains(&format!("name=\"language\" value=\"{tag}\"")), "{page}");
        let page = visitor.submit(&path, "/fn/language", &[("language", tag), ("back", &path)]).await.text();
        assert!(page.contains(html), "{page}");
    }
    assert!(asking("/signin").await.contains("Indirizzo e-mail"));
    // A link that is over says so in the language of the rest of the page.
    let request = Request::get(format!("/join/{}", "x".repeat(43))).header("accept-language", "it");
    let page = browser.send(request, Body::empty()).await.text();
    assert!(page.contains("Alla mia pagina iniziale") && page.contains("Questa pagina non esiste"), "{page}");
    // What is refused is refused in the same language, on the page itself.
    let path = format!("/join/{}?language=fr", french.code);
    let fields = [("code", french.code.as_str()), ("name", "Wim"), ("email", "wim"), ("password", PASSWORD)];
    let page = browser.submit(&path, "/fn/join_as_new", &fields).await;
    assert!(page.text().contains("Veuillez indiquer une adresse électronique"), "{}", page.text());
    // A program gets the sentence in the language that it asks for, and the key of the sentence.
    let request = Request::post(format!("/api/v1/join/{}", open.code))
        .header("content-type", "application/json")
        .header("accept-language", "it");
    let body = json!({ "name": "Wim", "email": "wim", "password": PASSWORD, "language": "it" });
    let reply = browser.send_as("application/json", request, Body::from(body.to_string())).await;
    let told: Value = serde_json::from_str(&reply.text()).expect("JSON");
    assert_eq!(told["detail"], "Indichi un indirizzo e-mail, per esempio nome@example.org.");
    assert_eq!((&told["status"], &told["message"]["key"]), (&json!(422), &json!("give-email")));
});

on_both_engines!(a_refusal_and_its_page_are_in_one_language, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["fr", "it"]).await;
    let open = NewJoinLink { role: Role::Worker, language: None, days: None, uses: None };
    let open = app.engine.add_join_link(&admin.actor, study, open).await.expect("a link");
    let new = NewPerson { name: "Wim".to_owned(), email: "wim".to_owned(), password: PASSWORD.to_owned() };
    let joining = app.engine.join_as_new(&open.code, new, Some(language("fr")), from("192.0.2.7"));
    let refused = joining.await.expect_err("refused");
    // The page that shows it knows of no choice yet.
    assert_eq!(Locale::It.refusal(&Problem::from(refused)), Locale::It.give_email());
});

on_both_engines!(a_link_in_a_language_that_was_given_up_leaves_the_choice, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["fr", "it", "en"]).await;
    let link = app.engine.add_join_link(&admin.actor, study, link(Role::Worker, None, None)).await.expect("a link");
    let known = app.engine.study(&admin.actor, study).await.expect("the study");
    let edit =
        StudyEdit { title: known.title, languages: vec![language("it"), language("en")], settings: known.settings };
    app.engine.edit_study(&admin.actor, study, edit).await.expect("nobody works in French yet");
    let invited = app.engine.invitation(&link.code, Locale::En).await.expect("the link is good");
    assert_eq!(invited.choice, [language("it"), language("en")]);
    let bob = app.person("bob").await;
    app.engine.join(&bob.actor, &link.code, Some(language("it"))).await.expect("one of those left");
});

on_both_engines!(an_expired_link_says_so, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["fr"]).await;
    let link =
        app.engine.add_join_link(&admin.actor, study, link(Role::Reviewer, Some(1), None)).await.expect("a link");
    app.clock.pass(86_401);
    let page = app.browser().get(&format!("/join/{}", link.code)).await;
    assert_eq!(page.status, 409);
    assert!(page.text().contains("has expired"), "{}", page.text());
    let bob = app.person("bob").await;
    let refused = app.engine.join(&bob.actor, &link.code, None).await.expect_err("refused");
    assert!(matches!(Problem::from(refused), Problem::Conflict { .. }));
});

on_both_engines!(a_link_for_three_lets_three_in_even_if_more_come_at_once, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["fr"]).await;
    let link = app.engine.add_join_link(&admin.actor, study, link(Role::Worker, None, Some(3))).await.expect("a link");
    let mut people = Vec::new();
    for n in 0..6 {
        people.push(app.person(&format!("p{n}")).await);
    }
    let tries = people.iter().map(|person| app.engine.join(&person.actor, &link.code, None));
    let ended = futures::future::join_all(tries).await;
    assert_eq!(ended.iter().filter(|end| end.is_ok()).count(), 3);
    let links = app.engine.join_links(&admin.actor, study).await.expect("links");
    assert_eq!(links[0].uses_left, Some(0));
});

on_both_engines!(workers_who_join_at_once_by_many_links_get_numbers_of_their_own, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["fr"]).await;
    let mut tries = Vec::new();
    for n in 0..8 {
        let person = app.person(&format!("p{n}")).await;
        let link = app.engine.add_join_link(&admin.actor, study, link(Role::Worker, None, None)).await.expect("a link");
        let app = app.clone();
        tries.push(async move { app.engine.join(&person.actor, &link.code, None).await });
    }
    for end in futures::future::join_all(tries).await {
        end.expect("joined");
    }
});

on_both_engines!(a_failed_account_uses_nothing_up, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["fr"]).await;
    let link = app.engine.add_join_link(&admin.actor, study, link(Role::Worker, None, Some(1))).await.expect("a link");
    let browser = app.browser();
    let path = format!("/join/{}?language=fr", link.code);
    let fields =
        [("code", link.code.as_str()), ("name", "Wim"), ("email", &admin.email), ("password", "not the one of it")];
    let page = browser.submit(&path, "/fn/join_as_new", &fields).await;
    assert!(page.text().contains("ne permettent pas de participer"), "{}", page.text());
    assert!(page.text().contains("value=\"Wim\""));
    let links = app.engine.join_links(&admin.actor, study).await.expect("links");
    assert_eq!(links[0].uses_left, Some(1));
});

on_both_engines!(only_who_may_invite_makes_links, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["fr"]).await;
    let reviewer = app.join(&admin, study, Role::Reviewer, "rob", "fr").await;
    let stranger = app.person("eve").await;
    let new = || link(Role::Manager, None, None);
    let refused = app.engine.add_join_link(&reviewer.actor, study, new()).await.expect_err("refused");
    assert!(matches!(Problem::from(refused), Problem::Forbidden { .. }));
    let refused = app.engine.add_join_link(&stranger.actor, study, new()).await.expect_err("refused");
    assert_eq!(Problem::from(refused), Problem::NotFound, "she may not know that the study exists");
});

on_both_engines!(joining_does_not_tell_whether_an_address_has_an_account, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["fr"]).await;
    let new = LimitedJoinLink { link: link(Role::Worker, None, None), per_address: Some(1) };
    let link = app.engine.add_join_link(&admin.actor, study, new).await.expect("a link");
    let ann = app.person("ann").await;
    let join = async |name: &str, password: &str, address: &str| {
        let new =
            NewPerson { name: name.to_owned(), email: format!("{name}@example.org"), password: password.to_owned() };
        app.engine.join_as_new(&link.code, new, None, from(address)).await.map_err(Problem::from)
    };
    join("wim", PASSWORD, "192.0.2.7").await.expect("the first account from this network");
    let known = join("ann", "some other password", "192.0.2.7").await.expect_err("refused");
    let unknown = join("bob", "some other password", "192.0.2.7").await.expect_err("refused");
    assert_eq!(known, unknown, "one sentence for both");
    app.engine.sign_in("bob@example.org", "some other password", "192.0.2.9").await.expect_err("no account was made");
    join("bob", PASSWORD, "192.0.2.8").await.expect("another network");
    // With the right password, the account joins, and makes no new one.
    let (signed_in, joined) = join("ann", PASSWORD, "192.0.2.7").await.expect("her own account joins");
    assert_eq!((signed_in.person, joined.study), (ann.actor.person, study));
});

on_both_engines!(guessing_a_password_by_joining_is_slowed_down_like_signing_in, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["fr"]).await;
    let link = app.engine.add_join_link(&admin.actor, study, link(Role::Worker, None, None)).await.expect("a link");
    app.person("ann").await;
    let guess = async |n: usize| {
        let (name, email) = ("Ann".to_owned(), "ann@example.org".to_owned());
        let new = NewPerson { name, email, password: format!("guess number {n}") };
        app.engine.join_as_new(&link.code, new, None, from("192.0.2.7")).await.map_err(Problem::from)
    };
    for n in 0..10 {
        assert_eq!(guess(n).await.expect_err("refused").field(), Some("email"));
    }
    assert!(matches!(guess(10).await.expect_err("stopped"), Problem::TooMany { .. }));
});
