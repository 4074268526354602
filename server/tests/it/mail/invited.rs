//! Invitations by e-mail: who gets one and when, and that they end.

use std::sync::Arc;

use axum::body::Body;
use axum::http::{Request, header};
use engine::crowd::invitee::InvitationMail;
use engine::design::study::StudyForm;
use serde_json::json;
use shared::{Actor, Locale, StudyState};
use testing::smtp::Behaviour;

use super::{SAY, sent, with_mail};
use crate::app::TestApp;
use crate::entrance::stage::Stage;

const DAY: i64 = 86_400;

/// A live study with a contact, and a list of three people of whom two have an address.
async fn listed(app: &Arc<TestApp>) -> (Stage, store::entrance::Entrance) {
    let stage = Stage::new(app, 3).await;
    let (engine, admin, study) = (&app.engine, &stage.inner.admin.actor, stage.inner.study);
    let now = engine.study(admin, study).await.expect("the study");
    let form = StudyForm { contact: "readers@example.org".to_owned(), ..StudyForm::from_study(&now) };
    engine.set_study_form(admin, study, form, Locale::En).await.expect("set");
    let entrance = stage.list("Ana, ana@example.org, en\nBo\nCleo, cleo@example.org").await;
    (stage, entrance)
}

impl Stage {
    /// Sends these e-mails; to how many people.
    async fn mail(&self, entrance: &store::entrance::Entrance, which: InvitationMail) -> usize {
        let of = (self.inner.study, entrance.id);
        self.inner.app.engine.mail_invitees(&self.inner.admin.actor, of, which).await.expect("written")
    }
}

#[tokio::test]
async fn invitations_and_reminders_reach_those_who_have_not_finished() {
    with_mail(async |app, smtp| {
        let (stage, entrance) = listed(&app).await;
        assert_eq!(stage.mail(&entrance, InvitationMail::Reminder).await, 0, "nobody was invited");
        assert_eq!(stage.mail(&entrance, InvitationMail::Invitation).await, 2);
        assert_eq!(stage.mail(&entrance, InvitationMail::Invitation).await, 0, "nobody is invited twice");
        let mails = sent(&app, &smtp).await;
        let mut to: Vec<_> = mails.iter().flat_map(|mail| mail.to.clone()).collect();
        to.sort();
        assert_eq!(to, ["ana@example.org", "cleo@example.org"]);
        let codes = stage.codes(&entrance).await;
        let ana = mails.iter().find(|mail| mail.to == ["ana@example.org"]).expect("an e-mail");
        let title = app.engine.study(&stage.inner.admin.actor, stage.inner.study).await.expect("the study").title;
        assert_eq!(ana.header("subject"), SAY.mail_invited_subject(&title));
        let page = format!("https://texts.example.org/in/{}?p={}", entrance.code, codes["Ana"]);
        for part in [page.as_str(), &SAY.mail_invited_text(&title), "Questions about the study: readers@example.org"] {
            assert!(ana.text.contains(part), "{part}: {}", ana.text);
        }
        assert!(!ana.text.contains(&codes["Cleo"]), "{}", ana.text);

        // The link in the e-mail is that person's.
        let page = app.browser().get(&format!("/in/{}?p={}", entrance.code, codes["Ana"])).await.words();
        assert!(page.contains(SAY.entrance_start()), "{page}");
        let entered = stage.come(&entrance, &codes["Ana"]).await.expect("in");
        let actor = Actor { person: entered.signed_in.person, admin: false };
        app.engine.consent(&actor, stage.inner.study, true).await.expect("consent");

        assert_eq!(stage.mail(&entrance, InvitationMail::Reminder).await, 0, "not on the same day");
        app.clock.pass(DAY);
        assert_eq!(stage.mail(&entrance, InvitationMail::Reminder).await, 2, "Ana has not finished");
        assert_eq!(sent(&app, &smtp).await.len(), 2);
        assert!(stage.work(&actor).await);
        app.clock.pass(DAY);
        assert_eq!(stage.mail(&entrance, InvitationMail::Reminder).await, 1, "Ana has finished");
        let last = sent(&app, &smtp).await.remove(0);
        assert_eq!(last.header("subject"), SAY.mail_reminded_subject(&title));
        app.clock.pass(DAY);
        assert_eq!(stage.mail(&entrance, InvitationMail::Reminder).await, 0, "three e-mails are enough");
    })
    .await;
}

#[tokio::test]
async fn who_wants_no_invitations_gets_none() {
    with_mail(async |app, smtp| {
        let (stage, entrance) = listed(&app).await;
        stage.mail(&entrance, InvitationMail::Invitation).await;
        let mails = sent(&app, &smtp).await;
        let link = mails.iter().find(|mail| mail.to == ["ana@example.org"]).expect("an e-mail").link("unsubscribe");
        let page = app.browser().get(&link).await.words();
        assert!(page.contains(&SAY.unsubscribe_invited_lead("ana@example.org")), "{page}");
        let one_click = Request::post(&link).header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        let reply = app.send(one_click.body(Body::from("List-Unsubscribe=One-Click")).expect("a request")).await;
        assert_eq!(reply.status, 204, "{}", reply.text());
        let page = app.browser().get(&link).await.words();
        assert!(page.contains(SAY.unsubscribe_invited_done()), "{page}");
        app.clock.pass(DAY);
        assert_eq!(stage.mail(&entrance, InvitationMail::Reminder).await, 1, "Cleo alone");
        assert_eq!(sent(&app, &smtp).await.len(), 1);
        // Taking them off the list and putting them on it again does not change what they want, or how many e-mails they got.
        let (engine, admin, of) = (&app.engine, &stage.inner.admin.actor, (stage.inner.study, entrance.id));
        let people = engine.invitees(admin, of, 0).await.expect("a list").people;
        for one in people.iter().filter(|one| !one.email.is_empty()) {
            engine.remove_invitee(admin, of, one.id).await.expect("removed");
        }
        assert_eq!(app.engine.db().find("ana@example.org").await.expect("a search"), []);
        engine.add_invitees(admin, of, "ana@example.org, Ana\ncleo@example.org, Cleo").await.expect("added");
        assert_eq!(stage.mail(&entrance, InvitationMail::Invitation).await, 0);
        app.clock.pass(DAY);
        assert_eq!(stage.mail(&entrance, InvitationMail::Reminder).await, 1, "the third to Cleo");
        app.clock.pass(DAY);
        assert_eq!(stage.mail(&entrance, InvitationMail::Reminder).await, 0);
        // Their link goes on working: they can change their mind.
        let code = stage.codes(&entrance).await["Ana"].clone();
        stage.come(&entrance, &code).await.expect("in");
    })
    .await;
}

#[tokio::test]
async fn nothing_is_sent_where_nobody_can_come_in() {
    with_mail(async |app, smtp| {
        let (stage, entrance) = listed(&app).await;
        let (engine, admin, study) = (&app.engine, &stage.inner.admin.actor, stage.inner.study);
        // What waits in the outbox is not sent either.
        stage.mail(&entrance, InvitationMail::Invitation).await;
        engine.set_study_state(admin, study, StudyState::Closed).await.expect("closed");
        assert_eq!(sent(&app, &smtp).await, []);
        let counts = engine.invitees(admin, (study, entrance.id), 0).await.expect("a list").counts;
        assert_eq!(counts.to_invite, 2, "an invitation that was not sent is none");
        let refused = engine.mail_invitees(admin, (study, entrance.id), InvitationMail::Reminder).await;
        assert!(refused.is_err());
        let page =
            app.signed_in(&stage.inner.admin).await.get(&format!("/studies/{study}/entrances/{}", entrance.id)).await;
        assert!(page.words().contains(shared::refusal::invitees_not_live().text()), "{}", page.words());
    })
    .await;
}

#[tokio::test]
async fn an_address_that_does_not_exist_is_shown_and_removing_it_removes_its_e_mail() {
    with_mail(async |app, smtp| {
        let (stage, entrance) = listed(&app).await;
        let office = app.program_of(&stage.inner.admin).await;
        let at = format!("/studies/{}/entrances/{}/people", stage.inner.study, entrance.id);
        let queued = office.post(&format!("{at}/mails"), json!({"mail": "invitation"})).await.good();
        assert_eq!(queued["n_mails"], 2);
        smtp.behave(Behaviour::Refuse(550));
        sent(&app, &smtp).await;
        let list = office.get(&at).await.good();
        let states: Vec<_> =
            list["people"].as_array().expect("people").iter().map(|one| one["mail"].as_str()).collect();
        assert_eq!(states, [Some("failed"), None, Some("failed")], "{list}");
        assert!(list["people"][0].get("code").is_none(), "codes are in the file alone: {list}");
        let page = app.signed_in(&stage.inner.admin).await;
        let page = page.get(&format!("/studies/{}/entrances/{}", stage.inner.study, entrance.id)).await.words();
        assert!(page.contains(SAY.invitees_failed()), "{page}");
        let ana = list["people"][0]["id"].as_str().expect("an id");
        office.delete(&format!("{at}/{ana}")).await.good();
        assert_eq!(app.engine.db().find("ana@example.org").await.expect("a search"), []);
        smtp.behave(Behaviour::Accept);
        app.clock.pass(3 * DAY);
        assert_eq!(sent(&app, &smtp).await, []);
    })
    .await;
}
