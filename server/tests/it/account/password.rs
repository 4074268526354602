//! `/account`: password, sessions, tokens.

use crate::app::{PASSWORD, on_both_engines};

on_both_engines!(a_new_password_ends_other_sessions_and_tokens_but_not_this_one, async |app| {
    let ann = app.person("ann").await;
    let (here, there) = (app.signed_in(&ann).await, app.signed_in(&ann).await);
    let program = app.program_of(&ann).await;
    let fields = [("password", PASSWORD), ("new_password", "another fine horse")];
    let page = here.submit("/account", "/fn/change_password", &fields).await;
    assert!(page.text().contains("Your password has been changed"), "{}", page.text());
    assert_eq!(there.get("/account").await.status, 302);
    assert_eq!(program.get("/me").await.status, 401);
    app.engine.sign_in(&ann.email, PASSWORD, "a").await.expect_err("the old one is over");
    app.engine.sign_in(&ann.email, "another fine horse", "a").await.expect("the new one holds");
});

on_both_engines!(a_wrong_present_password_changes_nothing, async |app| {
    let ann = app.person("ann").await;
    let browser = app.signed_in(&ann).await;
    let fields = [("password", "wrong password"), ("new_password", "another fine horse")];
    let page = browser.submit("/account", "/fn/change_password", &fields).await;
    assert!(page.text().contains("not your current password"), "{}", page.text());
    app.engine.sign_in(&ann.email, PASSWORD, "a").await.expect("still the old one");
});

on_both_engines!(signing_out_everywhere_means_everywhere, async |app| {
    let ann = app.person("ann").await;
    let (here, there) = (app.signed_in(&ann).await, app.signed_in(&ann).await);
    let program = app.program_of(&ann).await;
    here.post("/account", "/fn/sign_out_everywhere", &[]).await;
    assert_eq!(here.get("/account").await.status, 302);
    assert_eq!(there.get("/account").await.status, 302);
    assert_eq!(program.get("/me").await.status, 401);
});

on_both_engines!(a_tokens_secret_is_shown_once_and_works_until_it_is_ended, async |app| {
    let ann = app.person("ann").await;
    let browser = app.signed_in(&ann).await;
    let page = browser.post("/account", "/fn/add_token", &[("name", "laptop"), ("days", "30")]).await;
    assert_eq!((page.status.as_u16(), page.header("cache-control")), (200, "no-store"));
    let page = page.text();
    assert!(page.contains("This is shown only once") && page.contains("href=\"/account#tokens\""), "{page}");
    let start = page.find("concord_").expect("the secret is shown");
    let secret: String = page[start..].chars().take_while(|c| c.is_ascii_alphanumeric() || "_-".contains(*c)).collect();
    assert!(!browser.get("/account").await.text().contains(&secret), "once");
    let program = app.program(secret);
    assert_eq!(program.get("/me").await.good()["email"], "ann@example.org");
    let token = app.engine.tokens(&ann.actor).await.expect("tokens")[0].id.to_string();
    browser.post("/account", "/fn/remove_token", &[("token", &token)]).await;
    assert_eq!(program.get("/me").await.status, 401);
});
