//! E-mails to people on a list about their work, and who is left out of invitations because their language is full.

use std::collections::BTreeMap;
use std::sync::Arc;

use engine::crowd::entrance::{Entrance, EntranceForm, NewEntrance};
use engine::crowd::invitee::InvitationMail;
use engine::crowd::signed::SignedLink;
use engine::design::preset::Preset;
use shared::{
    Actor, Arriving, EntranceSettings, Locale, Money, Problem, Provider, ReviewVerdict, StudyId, StudyState, refusal,
};
use testing::smtp::Behaviour;

use super::worker::{pay, review};
use super::{SAY, sent, with_mail};
use crate::app::{Member, TestApp, language};
use crate::gate::stage::Stage;

const DAY: i64 = 86_400;

/// An entrance of a study with this list.
async fn list(app: &TestApp, admin: &Member, study: StudyId, settings: EntranceSettings, people: &str) -> Entrance {
    let settings = EntranceSettings { provider: Some(Provider::Panel), submissions: Some(9), ..settings };
    let form = EntranceForm { label: "Spring".to_owned(), places: None, closed: false, settings, was_study: None };
    let new = NewEntrance { language: None, form };
    let entrance = app.engine.add_entrance(&admin.actor, study, new).await.expect("an entrance");
    app.engine.add_invitees(&admin.actor, (study, entrance.id), people).await.expect("a list");
    entrance
}

/// The codes of the people on a list, by what they are called.
async fn codes(app: &TestApp, admin: &Member, of: (StudyId, &Entrance)) -> BTreeMap<String, String> {
    let listed = app.engine.invitees(&admin.actor, (of.0, of.1.id), 0).await.expect("a list");
    listed.people.into_iter().map(|one| (one.reference, one.code)).collect()
}

/// Somebody comes in by the link with this code.
async fn comes(app: &TestApp, entrance: &Entrance, code: &str) -> Member {
    let arriving = Arriving { person: code.to_owned(), ..Arriving::default() };
    let coming = (arriving, SignedLink::default());
    let entered = app.engine.enter(&entrance.code, coming, None, None).await.expect("in");
    Member { actor: Actor { person: entered.signed_in.person, admin: false }, email: String::new() }
}

#[tokio::test]
async fn people_on_a_list_are_told_of_their_pilot_and_pay_at_the_address_there() {
    with_mail(async |app, smtp| {
        let stage = Stage::new(&app).await;
        let (admin, study, say) = (&stage.admin, stage.study, Locale::It);
        let people = "Ana, ana@example.org, it\nBo, it";
        let entrance = list(&app, admin, study, EntranceSettings::default(), people).await;
        let codes = codes(&app, admin, (study, &entrance)).await;
        let own = |name: &str| format!("https://texts.example.org/in/{}?p={}", entrance.code, codes[name]);
        let ana = comes(&app, &entrance, &codes["Ana"]).await;
        stage.pilots(&ana).await;
        review(&stage, ReviewVerdict::Accept).await;
        let mails = sent(&app, &smtp).await;
        assert_eq!(mails.len(), 1, "once: {mails:?}");
        let told = &mails[0];
        assert_eq!(
            (told.to.as_slice(), told.header("subject")),
            (&["ana@example.org".to_owned()][..], say.mail_pilot_subject("Formal rewrites"))
        );
        for part in [say.mail_pilot_passed("Formal rewrites"), own("Ana"), say.mail_invited_stop().to_owned()] {
            assert!(told.text.contains(&part), "{part}: {}", told.text);
        }
        // Their own link leads to what the e-mail is about.
        let browser = app.browser();
        let page = browser.get(own("Ana").strip_prefix("https://texts.example.org").expect("here")).await;
        assert!(page.words().contains(say.entrance_continue()), "{} {}", page.status, page.words());

        // Somebody without an address gets none, and no address is in the log.
        let bo = comes(&app, &entrance, &codes["Bo"]).await;
        stage.pilots(&bo).await;
        review(&stage, ReviewVerdict::Exclude).await;
        assert_eq!(sent(&app, &smtp).await, []);
        let owed = pay(&stage).await;
        let mails = sent(&app, &smtp).await;
        assert_eq!(mails.len(), 1, "{mails:?}");
        let paid = &mails[0];
        let half = say.money(&Money::new(owed / 2, "USD"));
        assert_eq!(
            (paid.to.as_slice(), paid.header("subject")),
            (&["ana@example.org".to_owned()][..], say.mail_paid_subject(&half))
        );
        assert!(paid.text.contains(&say.mail_paid_participant(&half, "Formal rewrites")), "{}", paid.text);
        assert!(paid.text.contains(&own("Ana")) && !paid.text.contains("/work/pay"), "{}", paid.text);
        assert_eq!(sent(&app, &smtp).await, [], "never twice");
        let log = app.program_of(admin).await.get(&format!("/studies/{study}/events")).await.text();
        assert!(!log.contains("ana@example.org"), "{log}");

        // Invitations are counted apart: neither of the e-mails is one.
        let listed = app.engine.invitees(&admin.actor, (study, entrance.id), 0).await.expect("a list");
        assert!(listed.people.iter().all(|one| one.invited == 0 && one.mail.is_none()), "{:?}", listed.people);

        // Who wants no more e-mails gets none about their work either, also none that waits in the outbox.
        smtp.behave(Behaviour::Refuse(450));
        stage.write(&ana, stage.rewrite, |source| format!("Gentile {source}")).await;
        assert!(pay(&stage).await > 0);
        assert_eq!(sent(&app, &smtp).await, []);
        let link = told.link("unsubscribe");
        app.browser().submit(&link, "/fn/unsubscribe", &[("secret", super::secret(&link))]).await;
        let page = app.browser().get(&link).await.words();
        assert!(page.contains(SAY.unsubscribe_invited_done()), "{page}");
        smtp.behave(Behaviour::Accept);
        app.clock.pass(3_600);
        assert_eq!(sent(&app, &smtp).await, []);
    })
    .await;
}

#[tokio::test]
async fn nobody_is_invited_to_a_language_without_places() {
    with_mail(async |app: Arc<TestApp>, smtp| {
        let admin = app.admin().await;
        let study = app.study(&admin, &["it", "fr"]).await;
        let engine = &app.engine;
        let task = engine.add_task(&admin.actor, study, Preset::Formality).await.expect("a task");
        let mut definition = Preset::Formality.definition(&[language("it"), language("fr")]).expect("a definition");
        definition.gates.clear();
        engine.edit_task(&admin.actor, study, task, definition).await.expect("no gates");
        engine.publish_task(&admin.actor, study, task).await.expect("published");
        engine.set_study_state(&admin.actor, study, StudyState::Live).await.expect("live");
        let settings =
            EntranceSettings { language_places: [(language("it"), 1)].into(), ..EntranceSettings::default() };
        let people =
            "Ana, ana@example.org, it\nBea, bea@example.org, it\nCleo, cleo@example.org, fr\nDan, dan@example.org";
        let entrance = list(&app, &admin, study, settings, people).await;
        let (of, codes) = ((study, entrance.id), codes(&app, &admin, (study, &entrance)).await);
        let mail = async |which| engine.mail_invitees(&admin.actor, of, which).await.expect("written");
        let counts = async || engine.invitees(&admin.actor, of, 0).await.expect("a list").counts;
        assert_eq!((counts().await.to_invite, counts().await.left_out), (4, 0));
        let ana = comes(&app, &entrance, &codes["Ana"]).await;
        engine.consent(&ana.actor, study, true).await.expect("consent");
        assert_eq!((counts().await.to_invite, counts().await.left_out), (2, 1), "Bea; Ana has come");
        let page = format!("/studies/{study}/entrances/{}", entrance.id);
        let shown = app.signed_in(&admin).await.get(&page).await.words();
        let left_out = SAY.invitees_left_out(1, "Italiano");
        assert!(shown.contains(&left_out) && shown.contains(&SAY.invitees_invite(2)), "{left_out}: {shown}");
        assert_eq!(mail(InvitationMail::Invitation).await, 2);
        let mut to: Vec<_> = sent(&app, &smtp).await.into_iter().flat_map(|mail| mail.to).collect();
        to.sort();
        assert_eq!(to, ["cleo@example.org", "dan@example.org"]);

        // A second place, and Bea is invited; once it is taken by somebody else, she is not reminded. Ana has her place.
        let places = |n| EntranceSettings {
            provider: Some(Provider::Panel),
            submissions: Some(9),
            language_places: [(language("it"), n), (language("fr"), 1)].into(),
            hold_minutes: 4 * 24 * 60,
            ..EntranceSettings::default()
        };
        let change = async |n| {
            let form = EntranceForm {
                label: "Spring".to_owned(),
                places: None,
                closed: false,
                settings: places(n),
                was_study: None,
            };
            engine.set_entrance(&admin.actor, study, entrance.id, form).await.expect("changed");
        };
        change(2).await;
        assert_eq!(mail(InvitationMail::Invitation).await, 1);
        change(1).await;
        app.clock.pass(DAY);
        assert_eq!((counts().await.to_remind, counts().await.left_out), (2, 1), "Cleo and Dan; Bea");
        assert_eq!(mail(InvitationMail::Reminder).await, 2);

        // Once every language is full, nobody is invited, and those who have a place are reminded all the same.
        let cleo = comes(&app, &entrance, &codes["Cleo"]).await;
        engine.consent(&cleo.actor, study, true).await.expect("consent");
        app.clock.pass(DAY);
        assert_eq!((counts().await.to_remind, counts().await.left_out), (1, 2), "Cleo; Bea and Dan");
        let refused = engine.mail_invitees(&admin.actor, of, InvitationMail::Invitation).await.map_err(Problem::from);
        assert_eq!(refused, Err(Problem::conflict(refusal::entrance_is_full())));
        assert_eq!(mail(InvitationMail::Reminder).await, 1);
    })
    .await;
}
