//! One study at Prolific for several entry links: the draft, what is refused, and what belongs together afterwards.

use engine::crowd::entrance::{Entrance, NewEntrance};
use engine::design::preset::Preset;
use engine::recruiting::posting::{AtProlific, LinkPlaces, NewPosting, NewStep};
use fake_provider::{FakeProvider, Feature};
use serde_json::{Value, json};
use shared::{Ending, EntranceSettings, PostingStep, Problem, Provider, StudyState};

use super::posting::{CREATE, Stage, TRANSITION, reason};
use super::{SAY, connect, with_provider};
use crate::app::{TestApp, language};
use crate::entrance::stage::{form, prolific};

/// A study whose participants are spread over two entry links.
pub(super) struct Two {
    pub stage: Stage,
    pub other: Entrance,
}

impl Two {
    pub async fn new(app: &std::sync::Arc<TestApp>, fake: &FakeProvider, places: Option<i64>) -> Self {
        let stage = Stage::new(app, fake, places).await;
        // Other codes: they cannot stay.
        let codes = [(Ending::Finished, "OWN".to_owned())].into();
        let settings = EntranceSettings { codes, own_codes: true, ..prolific(Some(1)) };
        let other = stage.inner.entrance(places, settings).await;
        Self { stage, other }
    }

    pub fn posting(&self, own: i64, other: i64) -> NewPosting {
        let links = vec![LinkPlaces { entrance: self.other.id, places: other }];
        NewPosting { places: own, links, ..Stage::new_posting() }
    }

    /// The entry links as they are now, that of the page first.
    pub async fn stored(&self) -> [Entrance; 2] {
        let (engine, admin) = (&self.stage.inner.inner.app.engine, &self.stage.inner.inner.admin.actor);
        let study = self.stage.inner.inner.study;
        let mut all = Vec::new();
        for id in [self.stage.entrance.id, self.other.id] {
            all.push(engine.entrance(admin, study, id, 0).await.expect("an entrance").0.entrance);
        }
        all.try_into().expect("two")
    }
}

/// The codes of a study at Prolific as it was sent.
fn codes(sent: &Value) -> Vec<String> {
    let codes = sent["completion_codes"].as_array().expect("codes");
    codes.iter().map(|code| code["code"].as_str().expect("a text").to_owned()).collect()
}

with_provider!(a_draft_has_the_addresses_of_all_links_and_one_list_of_codes, async |app, fake| {
    let two = Two::new(&app, &fake, Some(20)).await;
    let Two { stage, other } = &two;
    let proposal = stage.proposal().await;
    let offered: Vec<_> = proposal.links.iter().map(|one| (one.entrance, one.language.clone())).collect();
    assert_eq!(offered, [(other.id, Some(language("en")))]);

    // By the form; what was typed stays if it is refused.
    let (study, entrance) = (stage.inner.inner.study.to_string(), stage.entrance.id.to_string());
    let address = format!("/studies/{study}/entrances/{entrance}/prolific");
    let browser = app.signed_in(&stage.inner.inner.admin).await;
    let field = format!("links[g{}]", other.id);
    let send = async |typed: &str| {
        let fields = [
            ("study", study.as_str()),
            ("entrance", entrance.as_str()),
            ("currency", "USD"),
            ("name", "Rate short texts"),
            ("description", "Read and rate."),
            ("places", "30"),
            ("minutes", "12"),
            ("reward", "1.80"),
            ("desktop", "on"),
            (field.as_str(), typed),
        ];
        browser.submit(&address, "/fn/posting/create", &fields).await
    };
    for (typed, told) in
        [("many", "not a whole number"), ("0", "Enter a whole number from 1 to 99,970."), ("99971", "99,970")]
    {
        let shown = send(typed).await.text();
        assert!(shown.contains(told) && shown.contains(&format!("value=\"{typed}\"")), "{typed}: {shown}");
        assert!(shown.contains(&format!("id=\"links-{}-reason\"", other.id)), "at its field: {shown}");
    }
    // Not every workspace has it: said as Prolific says it, and nothing is half made.
    fake.set_missing(&[Feature::Taskflow]);
    let shown = send("12").await.text();
    assert!(shown.contains("Your workspace does not have this feature.") && shown.contains("value=\"12\""), "{shown}");
    // Also what was not ticked.
    let of = |name: &str| {
        let at = shown.find(&format!("name=\"{name}\"")).unwrap_or_else(|| panic!("{name}: {shown}"));
        let (start, end) = (shown[..at].rfind('<').expect("a tag"), shown[at..].find('>').expect("its end"));
        shown[start..at + end].contains("checked")
    };
    assert_eq!([of("desktop"), of("tablet")], [true, false], "{shown}");
    let stored = two.stored().await;
    assert_eq!(stored.map(|one| one.settings), [stage.entrance.settings.clone(), other.settings.clone()]);
    fake.set_missing(&[]);
    let made = fake.count(CREATE);

    let shown = send("12").await.words();
    assert!(shown.contains(SAY.posting_created()) && shown.contains(SAY.spread_lead()), "{shown}");
    assert_eq!(fake.count(CREATE), made + 1);
    let (sent, [own, other]) = (stage.sent(), two.stored().await);
    assert_eq!(sent.get("external_study_url"), None);
    assert_eq!(sent["total_available_places"], json!(42));
    let parts = sent["access_details"].as_array().expect("addresses");
    for (part, (entrance, places)) in parts.iter().zip([(&own, 30), (&other, 12)]) {
        let to = part["external_url"].as_str().expect("an address");
        assert!(to.contains(&format!("/in/{}?PROLIFIC_PID={{{{%PROLIFIC_PID%}}}}", entrance.code)), "{to}");
        assert_eq!(part["total_allocation"], json!(places));
    }
    assert_eq!((parts.len(), own.places, other.places), (2, Some(30), Some(20)));
    // One list of codes fits the endings on both links.
    assert_eq!(own.settings.codes, other.settings.codes);
    assert_eq!(own.settings.provider_study, other.settings.provider_study);
    assert!(!own.settings.own_codes && !other.settings.own_codes);
    let mut given: Vec<String> = own.settings.codes.values().cloned().collect();
    let mut known = codes(&sent);
    given.sort();
    known.sort();
    assert_eq!((given, own.settings.codes.len()), (known, Ending::ALL.len()));
    // The page of each link shows all of it.
    let posted = stage.posted().await;
    let links: Vec<_> = posted.links.iter().map(|one| (one.entrance, one.places, one.allocated)).collect();
    assert_eq!(links, [(Some(own.id), 30, Some(0)), (Some(other.id), 12, Some(0))]);
    let page = browser.get(&format!("/studies/{study}/entrances/{}/prolific", other.id)).await.words();
    assert!(page.contains("42") && page.contains(SAY.spread_allocated()), "{page}");
});

with_provider!(links_of_other_studies_and_used_ones_take_no_part, async |app, fake| {
    let mut two = Two::new(&app, &fake, Some(20)).await;
    let busy = two.stage.inner.entrance(None, prolific(Some(1))).await;
    let own = std::mem::replace(&mut two.stage.entrance, busy.clone());
    two.stage.create(Stage::new_posting()).await.expect("a draft");
    two.stage.entrance = own;
    let Two { stage, other } = &two;
    let engine = &app.engine;
    let sona = EntranceSettings { provider: Some(Provider::Sona), ..EntranceSettings::default() };
    let sona = stage.inner.entrance(None, sona).await;
    let used = stage.inner.entrance(None, prolific(Some(1))).await;
    stage.inner.enter(&used, 1).await.expect("in");
    let (admin, study) = (&stage.inner.inner.admin.actor, stage.inner.inner.study);
    let elsewhere = app.study(&stage.inner.inner.admin, &["en"]).await;
    let new = NewEntrance { language: None, form: form(None, prolific(None)) };
    let foreign = engine.add_entrance(admin, elsewhere, new).await.expect("an entrance");
    let made = fake.count(CREATE);
    for (entrance, told) in [
        (sona.id, "Prolific cannot send participants of this study to this entry link."),
        (foreign.id, "Prolific cannot send participants of this study to this entry link."),
        (used.id, "People have already come"),
        (busy.id, "already has a study"),
        (stage.entrance.id, "named twice"),
    ] {
        let links = vec![LinkPlaces { entrance, places: 5 }];
        let refused = stage.create(NewPosting { links, ..Stage::new_posting() }).await.expect_err("refused");
        assert_eq!(refused.field(), Some(format!("links.{entrance}").as_str()), "{told}");
        assert!(refused.message().expect("a reason").text().contains(told), "{refused:?}");
    }
    assert_eq!(fake.count(CREATE), made);
    // None of them is offered.
    let offered: Vec<_> = stage.proposal().await.links.into_iter().map(|one| one.entrance).collect();
    assert_eq!(offered, [other.id]);
    assert_eq!(engine.entrances(admin, study).await.expect("a list").len(), 5);
});

with_provider!(links_of_a_study_are_published_freed_and_kept_together, async |app, fake| {
    let mut two = Two::new(&app, &fake, None).await;
    let admin = two.stage.inner.inner.admin.clone();
    let Two { stage, other } = &two;
    let (engine, admin, study) = (&app.engine, &admin.actor, stage.inner.inner.study);
    stage.create(two.posting(5, 5)).await.expect("a draft");
    // Codes are changed on all of them, or on none.
    let [own, second] = two.stored().await;
    let mut settings = second.settings.clone();
    settings.codes.insert(Ending::ScreenedOut, "ANOTHER".to_owned());
    let set = async |id, settings: &EntranceSettings, closed: bool| {
        let form = engine::crowd::entrance::EntranceForm { closed, ..form(None, settings.clone()) };
        engine.set_entrance(admin, study, id, form).await.map_err(Problem::from)
    };
    let refused = set(other.id, &settings, false).await.expect_err("they would not fit");
    assert_eq!(refused.field(), Some("codes.screened_out"));
    let settings = EntranceSettings { own_codes: true, ..second.settings.clone() };
    assert_eq!(set(other.id, &settings, false).await.expect_err("neither").field(), Some("own_codes"));
    let settings = EntranceSettings { hold_minutes: 33, ..second.settings.clone() };
    set(other.id, &settings, true).await.expect("the rest can be changed");
    // Nobody is sent to a closed link.
    let told = reason(stage.step(PostingStep::Publish).await);
    assert!(told.contains(&other.label) && told.contains("Open it first"), "{told}");
    assert_eq!(fake.count(TRANSITION), 0);
    set(other.id, &settings, false).await.expect("open");
    // From the page of the other link.
    let step = |step| NewStep { step, study: own.settings.provider_study.clone(), total: None };
    Box::pin(engine.move_at_prolific(admin, study, other.id, step(PostingStep::Publish))).await.expect("published");
    assert_eq!(fake.study_state(&own.settings.provider_study), Some("ACTIVE"));
    stage.step(PostingStep::Stop).await.expect("ended");

    // A draft that is deleted frees all of its links.
    let third = stage.inner.entrance(None, prolific(Some(1))).await;
    let fourth = stage.inner.entrance(None, prolific(Some(1))).await;
    (two.stage.entrance, two.other) = (third, fourth);
    two.stage.create(two.posting(5, 5)).await.expect("a draft");
    two.stage.step(PostingStep::Delete).await.expect("deleted");
    assert!(two.stored().await.iter().all(|one| one.settings.provider_study.is_empty()));
    // Then they can be used again, also if the study is gone on the other side.
    two.stage.create(two.posting(5, 5)).await.expect("a draft");
    assert_eq!(two.stage.posted().await.links.len(), 2);
});

with_provider!(two_links_of_one_address_are_said_to_be_two, async |app, fake| {
    let stage = Stage::new(&app, &fake, Some(5)).await;
    stage.create(Stage::new_posting()).await.expect("a draft");
    stage.step(PostingStep::Publish).await.expect("published");
    let there = stage.stored().await.settings.provider_study;
    let settings = EntranceSettings { provider_study: there, ..prolific(Some(1)) };
    let copy = stage.inner.entrance(None, settings).await;
    assert_eq!(stage.posted().await.links, []);
    let browser = app.signed_in(&stage.inner.inner.admin).await;
    let page = format!("/studies/{}/entrances/{}/prolific", stage.inner.inner.study, stage.entrance.id);
    let shown = browser.get(&page).await.words();
    assert!(
        shown.contains("sends all participants of this study to one address") && shown.contains(&copy.label),
        "{shown}"
    );
    // Its places are those of one address.
    stage.extend(40).await.expect("more");
    assert_eq!((stage.posted().await.places, stage.stored().await.places), (Some(40), Some(40)));
});

with_provider!(links_of_different_languages_have_a_filter_for_all_of_them, async |app, fake| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["it", "fr"]).await;
    let (engine, actor) = (&app.engine, &admin.actor);
    let task = engine.add_task(actor, study, Preset::Formality).await.expect("a task");
    let mut definition = Preset::Formality.definition(&[language("it"), language("fr")]).expect("a definition");
    definition.gates.clear();
    engine.edit_task(actor, study, task, definition).await.expect("no gates");
    engine.publish_task(actor, study, task).await.expect("published");
    engine.set_study_state(actor, study, StudyState::Live).await.expect("live");
    connect(&app, actor, study).await;
    fake.set_balance("USD", 1_000_000);
    let mut links = Vec::new();
    for tag in [Some("it"), Some("fr"), None] {
        let new = NewEntrance { language: tag.map(language), form: form(None, prolific(Some(1))) };
        links.push(engine.add_entrance(actor, study, new).await.expect("an entrance"));
    }
    let create = async |first: usize, others: &[usize], only_language: bool| {
        let links_too = others.iter().map(|n| LinkPlaces { entrance: links[*n].id, places: 5 }).collect();
        let new = NewPosting { links: links_too, only_language, ..Stage::new_posting() };
        let origin = "https://study.example.org";
        Box::pin(engine.create_at_prolific(actor, study, links[first].id, new, origin)).await.map_err(Problem::from)
    };
    // The fake has no languages: both are looked for.
    let refused = create(0, &[1], true).await.expect_err("no such filter");
    let told = refused.message().expect("a reason").text().to_owned();
    assert!(told.contains("Italian") && told.contains("French"), "{told}");
    // Where people choose the language, no filter can say which.
    let refused = create(0, &[2], true).await.expect_err("unclear");
    assert_eq!(refused.field(), Some("only_language"));
    let page = format!("/studies/{study}/entrances/{}/prolific", links[0].id);
    let shown = app.signed_in(&admin).await.get(&page).await.words();
    assert!(shown.contains(SAY.spread_languages()) && shown.contains(SAY.spread_only_language()), "{shown}");
    create(0, &[1], false).await.expect("a draft");
    let sent = fake.calls().into_iter().rfind(|call| call.operation == CREATE).expect("created").body;
    assert_eq!(sent.get("filters"), None);
    // What participants read is in a language that all of them may know.
    let text = sent["completion_codes"].to_string();
    assert!(text.contains("You did not agree to the consent form."), "{text}");
    let posted = Box::pin(engine.at_prolific(actor, study, links[1].id)).await.expect("asked");
    assert!(matches!(posted.at, AtProlific::Posted(posted) if posted.links.len() == 2));
});

with_provider!(nobody_is_sent_to_an_address_that_is_no_entry_link_of_the_study, async |app, fake| {
    let two = Two::new(&app, &fake, Some(20)).await;
    let stage = &two.stage;
    stage.create(two.posting(6, 6)).await.expect("a draft");
    let [_, other] = two.stored().await;
    let (engine, admin, study) = (&app.engine, &stage.inner.inner.admin.actor, stage.inner.inner.study);
    let mut settings = other.settings.clone();
    settings.provider_study.clear();
    engine.set_entrance(admin, study, other.id, form(other.places, settings)).await.expect("taken out by hand");
    let refused = stage.step(PostingStep::Publish).await.expect_err("refused");
    assert!(refused.to_string().contains("an address that is no entry link of this study"), "{refused}");
});
