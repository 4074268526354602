//! What somebody is shown once is stored as a hash alone: tokens, join links, the link of the first start.

use axum::body::Body;
use axum::http::Request;
use engine::crowd::invite::NewJoinLink;
use shared::{Locale, Role};
use store::scratch::{contents, execute};

use crate::app::{PASSWORD, TestApp, on_both_engines};

/// The tables that hold a text.
async fn holding(app: &TestApp, text: &str) -> Vec<String> {
    let all = contents(app.engine.db()).await.expect("the tables");
    all.into_iter().filter(|(_, rows)| rows.contains(text)).map(|(table, _)| table).collect()
}

/// What follows a word in a page, as far as it may be part of a secret.
fn behind(page: &str, word: &str) -> String {
    let start = page.find(word).unwrap_or_else(|| panic!("{word} in {page}")) + word.len();
    page[start..].chars().take_while(|c| c.is_ascii_alphanumeric() || "_-".contains(*c)).collect()
}

on_both_engines!(a_fresh_secret_is_in_no_table, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["fr"]).await.to_string();
    let browser = app.signed_in(&admin).await;
    let members = format!("/studies/{study}/members");
    let fields = [("study", study.as_str()), ("role", "worker"), ("language", "fr"), ("per_address", "3")];
    let code = behind(&browser.post(&members, "/fn/link/add", &fields).await.text(), "/join/");
    let fields = [("name", "laptop"), ("days", "30")];
    let token = behind(&browser.post("/account", "/fn/add_token", &fields).await.text(), "concord_");
    let setup = app.engine.open_setup().await.expect("a link");
    assert_eq!((code.len(), token.len(), setup), (43, 43, None));
    // A refused form of somebody who has a session is kept until its page shows it, but for the secret in its address.
    let path = format!("/join/{code}");
    let wrong = [("code", code.as_str()), ("language", "no language")];
    let refused = browser.post(&path, "/fn/join", &wrong).await;
    assert_eq!(refused.header("location"), path, "it is refused");
    for secret in [&code, &token] {
        assert_eq!(holding(&app, secret).await, Vec::<String>::new());
    }
    assert_eq!(app.browser().get(&format!("{path}?language=fr")).await.status, 200, "the link is good all the same");
    let listed = browser.get(&members).await.text();
    assert!(listed.contains("3 accounts per network address") && !listed.contains(&code), "{listed}");
});

on_both_engines!(codes_of_earlier_versions_are_hashed_and_keep_working, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["fr"]).await;
    let new = NewJoinLink { role: Role::Manager, language: None, days: None, uses: None };
    let made = app.engine.add_join_link(&admin.actor, study, new).await.expect("a link");
    let before = format!("update join_link set hash = '{}' where hash = '{}'", made.code, made.link.id);
    execute(app.engine.db(), &before).await.expect("as an earlier version stored it");
    assert_eq!(holding(&app, &made.code).await, ["join_link"]);
    for _ in 0..2 {
        app.engine.db().migrate().await.expect("brought up to date");
        assert_eq!(holding(&app, &made.code).await, Vec::<String>::new());
        app.engine.invitation(&made.code, Locale::En).await.expect("the link still works");
    }
    if let Ok(file) = std::fs::read(app.state.settings.data.join("concord.db")) {
        let code = made.code.as_bytes();
        assert!(!file.windows(code.len()).any(|bytes| bytes == code), "nor in pages that are not used any more");
    }
    app.engine.remove_join_link(&admin.actor, study, &made.link.id).await.expect("it ends by its id");
});

on_both_engines!(the_page_of_a_secret_is_empty_for_everybody_who_opens_it, async |app| {
    let ann = app.person("ann").await;
    let browser = app.signed_in(&ann).await;
    browser.post("/account", "/fn/add_token", &[("name", "laptop"), ("days", "30")]).await;
    assert_eq!(browser.get("/once").await.status, 404);
    // A form on that page that is refused leads to the start: the address of a function shows nothing.
    let fields = [("password", PASSWORD), ("new_password", "short")];
    let back = browser.post("/fn/add_token", "/fn/change_password", &fields).await;
    assert_eq!(back.header("location"), "/");
    let request = Request::get("/fn/add_token");
    assert_eq!(browser.send(request, Body::empty()).await.status, 405);
});
