//! `/admin`: people and the audit trail of the installation.

use crate::app::on_both_engines;

on_both_engines!(a_barred_person_is_out_at_once_and_can_come_back, async |app| {
    let (admin, ann) = (app.admin().await, app.person("ann").await);
    let (office, home) = (app.signed_in(&admin).await, app.signed_in(&ann).await);
    let id = ann.actor.person.to_string();
    office.post("/admin/people", "/fn/set_disabled", &[("person", &id), ("disabled", "true")]).await;
    assert_eq!(home.get("/account").await.status, 302);
    app.engine.sign_in(&ann.email, crate::app::PASSWORD, "a").await.expect_err("barred");
    office.post("/admin/people", "/fn/set_disabled", &[("person", &id), ("disabled", "false")]).await;
    app.signed_in(&ann).await;
    let trail = office.get("/admin/events").await.text();
    assert!(trail.contains("Account suspended") && trail.contains("Access restored") && trail.contains(&id), "{trail}");
});

on_both_engines!(for_others_these_pages_do_not_exist, async |app| {
    let ann = app.person("ann").await;
    let browser = app.signed_in(&ann).await;
    assert_eq!(browser.get("/admin/people").await.status, 404);
    assert_eq!(browser.get("/admin/events").await.status, 404);
    let id = ann.actor.person.to_string();
    browser.post("/account", "/fn/set_admin", &[("person", &id), ("admin", "true")]).await;
    assert!(!app.engine.myself(&ann.actor).await.expect("ann").admin);
});

on_both_engines!(an_administrator_cannot_lock_themselves_out, async |app| {
    let admin = app.admin().await;
    app.engine.set_admin(&admin.actor, admin.actor.person, false).await.expect_err("refused");
    app.engine.set_disabled(&admin.actor, admin.actor.person, true).await.expect_err("refused");
});
