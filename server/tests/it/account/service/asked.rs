//! What the settings of a server mean for people who sign in at the service: sign-in codes, and groups that are named no more.

use std::sync::Arc;

use fake_provider::{SignInServer, Staff};
use server::Settings;
use shared::{Actor, Problem, refusal};

use super::{SAY, led, settings, with_service};
use crate::app::{PASSWORD, TestApp};

#[tokio::test]
async fn a_server_that_asks_for_codes_asks_nobody_who_has_no_password() {
    let asking =
        |service: &SignInServer| Settings { sign_in_codes_for: server::CodesFor::Managers, ..settings(service) };
    let test = async |app: Arc<TestApp>, service: SignInServer| {
        service.set_staff(Staff::new("Ann", "ann@example.org", &["it"]));
        let browser = app.browser();
        led(&browser).await;
        let page = browser.get("/admin/people").await;
        assert!(page.status == 200 && !page.words().contains(SAY.codes_are_asked_for()), "{}", page.words());
        // With a password, the password alone would be enough to sign in.
        app.engine.reset_password("ann@example.org", PASSWORD).await.expect("a password");
        let signed_in = app.engine.sign_in("ann@example.org", PASSWORD, "").await.expect("in");
        let actor = Actor { person: signed_in.person, admin: true };
        app.engine.appoint("ann@example.org").await.expect("a new password ends what groups gave");
        let refused = app.engine.people(&actor, None).await.expect_err("no codes");
        assert_eq!(Problem::from(refused), Problem::forbidden(refusal::turn_on_codes_first()));
    };
    let service = SignInServer::start().await;
    TestApp::on_sqlite(asking(&service), |app| test(app, service)).await;
    let service = SignInServer::start().await;
    TestApp::on_postgres(asking(&service), |app| test(app, service)).await;
}

#[tokio::test]
async fn a_group_that_is_not_in_the_settings_any_more_gives_no_right_after_a_start() {
    with_service(async |app, service| {
        let admin = app.admin().await;
        service.set_staff(Staff::new("Ann", "ann@example.org", &["it"]));
        let browser = app.browser();
        led(&browser).await;
        let started = async |change: &dyn Fn(&mut Settings)| {
            let mut settings = settings(&service);
            change(&mut settings);
            let service = settings.sign_in_service().expect("settings");
            let engine = engine::Engine::new(app.engine.db().clone(), app.clock.clone());
            let engine = if let Some(service) = service { engine.with_sign_in_service(service) } else { engine };
            engine.end_admins_of_groups().await.expect("looked at")
        };
        assert_eq!(started(&|_| {}).await, 0, "the settings name the group");
        assert_eq!(started(&|settings| settings.openid_administrators.push("other".to_owned())).await, 0);
        assert_eq!(browser.get("/admin/people").await.status, 200);
        assert_eq!(started(&|settings| settings.openid_administrators = vec!["other".to_owned()]).await, 1);
        assert_eq!(browser.get("/admin/people").await.status, 404, "at once, also for those who are signed in");
        let log = app.signed_in(&admin).await.get("/admin/events").await.words();
        assert!(log.contains("ann@example.org") || log.contains("Ann"), "{log}");
        // Their next sign-in gives it again where the settings name the group; without a service, a start takes it.
        for without in [
            (&|settings: &mut Settings| settings.openid_administrators.clear()) as &dyn Fn(&mut Settings),
            &|settings: &mut Settings| *settings = Settings::default(),
        ] {
            led(&browser).await;
            assert_eq!(browser.get("/admin/people").await.status, 200);
            assert_eq!(started(without).await, 1);
            assert_eq!(started(without).await, 0, "once");
            assert_eq!(browser.get("/admin/people").await.status, 404);
        }
        // A mistyped group leaves somebody who administers.
        led(&browser).await;
        app.engine.set_admin(&admin.actor, admin.actor.person, false).await.expect_err("the own right");
        let people = app.engine.people(&admin.actor, None).await.expect("people");
        let person = people.iter().find(|person| person.email == "ann@example.org").expect("ann").id;
        let ann = Actor { person, admin: true };
        app.engine.set_admin(&ann, admin.actor.person, false).await.expect("ann alone");
        assert_eq!(started(&|settings| settings.openid_administrators = vec!["typo".to_owned()]).await, 0);
        assert_eq!(browser.get("/admin/people").await.status, 200);
        app.engine.set_admin(&ann, admin.actor.person, true).await.expect("two again");
        assert_eq!(started(&|settings| settings.openid_administrators.clear()).await, 1);
        // What an administrator gave stays.
        let people = app.engine.people(&admin.actor, None).await.expect("people");
        let person = people.into_iter().find(|person| person.email == "ann@example.org").expect("ann").id;
        app.engine.set_admin(&admin.actor, person, true).await.expect("given");
        led(&browser).await;
        assert_eq!(started(&|settings| settings.openid_administrators.clear()).await, 0);
        assert_eq!(browser.get("/admin/people").await.status, 200);
    })
    .await;
}
