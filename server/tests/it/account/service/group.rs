//! What groups of the service give, and what people decide themselves.

use engine::crowd::invite::NewJoinLink;
use fake_provider::Staff;
use shared::{Actor, Role, StudyId, refusal};

use super::{SAY, go, led, with_service};
use crate::app::{Member, TestApp};

/// The roles that somebody has in a study, by address.
async fn roles(app: &TestApp, admin: &Member, study: StudyId, email: &str) -> Vec<Role> {
    let members = app.engine.members(&admin.actor, study).await.expect("members");
    members.into_iter().filter(|member| member.email == email).map(|member| member.role).collect()
}

#[tokio::test]
async fn groups_give_roles_and_take_them_back() {
    with_service(async |app, service| {
        let admin = app.admin().await;
        let study = app.study(&admin, &["en"]).await;
        let engine = &app.engine;
        let office = app.signed_in(&admin).await;
        let team = format!("/studies/{study}/members");
        let give = async |group: &str, role: &str| {
            let fields =
                [("study", &*study.to_string()), ("group", group), ("role", role)].map(|(k, v)| (k, v.to_owned()));
            let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
            office.submit(&team, "/fn/group/add", &fields).await.words()
        };
        give("lab, <b>\"formality\"", "researcher").await;
        give("lab, <b>\"formality\"", "reviewer").await;
        let page = give("office", "manager").await;
        assert!(page.contains("office"), "{page}");
        let page = give("office", "manager").await;
        assert!(page.contains(&refusal::group_has_role_already().in_locale(SAY)), "{page}");
        let page = give(" ", "manager").await;
        assert!(page.contains(&refusal::give_group(200usize).in_locale(SAY)), "{page}");
        let page = give("office", "worker").await;
        assert!(page.contains(&refusal::workers_join_by_link().in_locale(SAY)), "{page}");

        let email = "ann@example.org";
        let ann = |groups: &[&str]| Staff::new("Ann", email, groups);
        service.set_staff(ann(&["lab, <b>\"formality\"", "it"]));
        let browser = app.browser();
        led(&browser).await;
        assert_eq!(roles(&app, &admin, study, email).await, [Role::Researcher, Role::Reviewer]);
        let person = engine.people(&admin.actor, None).await.expect("people");
        let person = person.into_iter().find(|person| person.email == email).expect("ann");
        assert!(person.admin);
        let page = office.get(&team).await.words();
        assert!(page.contains(&SAY.group_gives("lab, <b>\"formality\"")), "{page}");
        // The role that a person gave her stays.
        engine.add_member(&admin.actor, study, email, Role::Reviewer).await.expect("given by a person, too");
        service.set_staff(ann(&["office"]));
        led(&app.browser()).await;
        assert_eq!(roles(&app, &admin, study, email).await, [Role::Manager, Role::Reviewer]);
        assert!(!engine.people(&admin.actor, None).await.expect("people").iter().any(|p| p.email == email && p.admin));
        assert_ne!(browser.get("/admin/people").await.status, 200, "at once, also where she was signed in");

        engine.remove_group_role(&admin.actor, study, "office", Role::Manager).await.expect("taken");
        assert_eq!(roles(&app, &admin, study, email).await, [Role::Reviewer]);
        // Rights that an administrator gave do not depend on groups.
        engine.set_admin(&admin.actor, person.id, true).await.expect("appointed");
        led(&app.browser()).await;
        assert!(engine.people(&admin.actor, None).await.expect("people").iter().any(|p| p.email == email && p.admin));
        let log = office.get("/admin/events").await.words();
        let n = log.matches(SAY.server_log_connect_service()).count();
        assert_eq!(n, 2, "once as a choice of the filter, once as an event: {log}");
    })
    .await;
}

#[tokio::test]
async fn what_people_decide_does_not_follow_groups() {
    with_service(async |app, service| {
        let admin = app.admin().await;
        let study = app.study(&admin, &["en"]).await;
        let engine = &app.engine;
        engine.add_group_role(&admin.actor, study, "lab", Role::Reviewer).await.expect("given");
        let ann = |groups: &[&str]| Staff::new("Ann", "ann@example.org", groups);
        service.set_staff(ann(&["lab", "it"]));
        led(&app.browser()).await;
        let people = engine.people(&admin.actor, None).await.expect("people");
        let person = people.into_iter().find(|person| person.email == "ann@example.org").expect("ann").id;
        let actor = Actor { person, admin: true };
        // An administrator takes the right and gives it back: now it is theirs.
        engine.set_admin(&admin.actor, person, false).await.expect("taken");
        engine.set_admin(&admin.actor, person, true).await.expect("given");
        // The same with the role, by an invitation link.
        let link = NewJoinLink { role: Role::Reviewer, language: None, days: None, uses: Some(1) };
        let link = engine.add_join_link(&admin.actor, study, link).await.expect("a link");
        engine.join(&actor, &link.code, None).await.expect("joined");
        service.set_staff(ann(&[]));
        led(&app.browser()).await;
        assert_eq!(roles(&app, &admin, study, "ann@example.org").await, [Role::Reviewer]);
        assert!(engine.myself(&actor).await.expect("ann").admin);
        // What groups give and take is in the audit log of the study.
        engine.add_group_role(&admin.actor, study, "office", Role::Manager).await.expect("given");
        service.set_staff(ann(&["office"]));
        led(&app.browser()).await;
        service.set_staff(ann(&[]));
        led(&app.browser()).await;
        let log = app.signed_in(&admin).await.get(&format!("/studies/{study}/events")).await.words();
        for event in [SAY.audit_add_group_role(), SAY.audit_add_member(), SAY.audit_remove_member()] {
            assert!(log.contains(event), "{event} in {log}");
        }
    })
    .await;
}

#[tokio::test]
async fn a_role_taken_from_a_group_while_somebody_signs_in_stays_with_nobody() {
    with_service(async |app, service| {
        let admin = app.admin().await;
        let study = app.study(&admin, &["en"]).await;
        service.set_staff(Staff::new("Ann", "ann@example.org", &["lab"]));
        led(&app.browser()).await;
        for round in 0..8 {
            app.engine.add_group_role(&admin.actor, study, "lab", Role::Reviewer).await.expect("given");
            let browser = app.browser();
            let back = go(&browser, "/account").await;
            let (page, taken) = tokio::join!(
                browser.get(&back),
                app.engine.remove_group_role(&admin.actor, study, "lab", Role::Reviewer)
            );
            taken.expect("taken");
            assert_eq!(page.header("location"), "/account", "{}", page.words());
            assert_eq!(roles(&app, &admin, study, "ann@example.org").await, [], "round {round}");
        }
    })
    .await;
}
