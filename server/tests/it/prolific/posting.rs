//! Recruiting on Prolific: the study there is created from what is known here, published, extended and ended.

use engine::crowd::entrance::Entrance;
use engine::recruiting::posting::{AtProlific, MorePlaces, NewPosting, NewStep, Posted, Proposal};
use fake_provider::{FakeProvider, Fault, Feature, PROJECTS};
use serde_json::{Value, json};
use shared::{
    Ending, EntranceSettings, GateRule, LocationRule, Money, PostingDevice, PostingStep, Problem, Provider, Service,
    StudyState,
};

use super::{SAY, connect, with_provider};
use crate::app::{TestApp, language};
use crate::entrance::stage::{Stage as Inner, prolific};

pub(super) const CREATE: &str = "POST /api/v1/studies/";
pub(super) const TRANSITION: &str = "POST /api/v1/studies/{id}/transition/";
pub(super) const DELETE: &str = "DELETE /api/v1/studies/{id}/";
pub(super) const CHANGE: &str = "PATCH /api/v1/studies/{id}/";

/// A live study that is connected, and an entry link for Prolific with two HITs each.
pub(super) struct Stage {
    pub inner: Inner,
    pub fake: FakeProvider,
    pub entrance: Entrance,
}

impl Stage {
    pub async fn new(app: &std::sync::Arc<TestApp>, fake: &FakeProvider, places: Option<i64>) -> Self {
        let inner = Inner::new(app, 6).await;
        let entrance = inner.entrance(places, prolific(Some(2))).await;
        connect(app, &inner.inner.admin.actor, inner.inner.study).await;
        // The study counts in this currency, too.
        fake.set_balance("USD", 1_000_000);
        Self { inner, fake: fake.clone(), entrance }
    }

    pub fn new_posting() -> NewPosting {
        NewPosting {
            name: "Rate short texts".to_owned(),
            description: "Read and rate two short texts.".to_owned(),
            places: 30,
            links: Vec::new(),
            minutes: 12,
            project: None,
            reward: Money::new(180, "USD"),
            devices: PostingDevice::ALL.iter().copied().collect(),
            only_countries: false,
            only_language: false,
            only_groups: Vec::new(),
            not_groups: Vec::new(),
            approve_at_once: false,
            screening: None,
        }
    }

    pub async fn create(&self, new: NewPosting) -> Result<(), Problem> {
        self.create_from(new, "https://study.example.org").await
    }

    /// The same from a server at this address.
    pub async fn create_from(&self, new: NewPosting, origin: &str) -> Result<(), Problem> {
        let (engine, admin) = (&self.inner.inner.app.engine, &self.inner.inner.admin.actor);
        let created =
            Box::pin(engine.create_at_prolific(admin, self.inner.inner.study, self.entrance.id, new, origin)).await;
        created.map_err(Problem::from)
    }

    /// A step of the study that the entrance has now.
    pub async fn step(&self, step: PostingStep) -> Result<(), Problem> {
        let study = self.stored().await.settings.provider_study;
        self.step_of(NewStep { step, study, total: None }).await
    }

    pub async fn step_of(&self, step: NewStep) -> Result<(), Problem> {
        let (engine, admin) = (&self.inner.inner.app.engine, &self.inner.inner.admin.actor);
        let moved = Box::pin(engine.move_at_prolific(admin, self.inner.inner.study, self.entrance.id, step)).await;
        moved.map_err(Problem::from)
    }

    pub async fn extend(&self, places: i64) -> Result<(), Problem> {
        self.extend_by(MorePlaces { places: Some(places), links: Vec::new() }).await
    }

    /// The same for each of the links over which participants are spread.
    pub async fn extend_by(&self, more: MorePlaces) -> Result<(), Problem> {
        let (engine, admin) = (&self.inner.inner.app.engine, &self.inner.inner.admin.actor);
        let extended = Box::pin(engine.extend_at_prolific(admin, self.inner.inner.study, self.entrance.id, more)).await;
        extended.map_err(Problem::from)
    }

    pub async fn at(&self) -> AtProlific {
        let (engine, admin) = (&self.inner.inner.app.engine, &self.inner.inner.admin.actor);
        Box::pin(engine.at_prolific(admin, self.inner.inner.study, self.entrance.id)).await.expect("asked").at
    }

    pub async fn posted(&self) -> Posted {
        match self.at().await {
            AtProlific::Posted(posted) => *posted,
            other => panic!("{other:?}"),
        }
    }

    pub async fn proposal(&self) -> Proposal {
        match self.at().await {
            AtProlific::Proposed(proposal) => *proposal,
            other => panic!("{other:?}"),
        }
    }

    pub async fn stored(&self) -> Entrance {
        let (engine, admin) = (&self.inner.inner.app.engine, &self.inner.inner.admin.actor);
        engine.entrance(admin, self.inner.inner.study, self.entrance.id, 0).await.expect("an entrance").0.entrance
    }

    /// What the last study was created with.
    pub fn sent(&self) -> Value {
        let calls = self.fake.calls();
        calls.into_iter().rfind(|call| call.operation == CREATE).expect("created").body
    }
}

pub(super) fn reason(result: Result<(), Problem>) -> String {
    result.expect_err("refused").message().expect("a reason").text().to_owned()
}

with_provider!(a_study_is_created_published_extended_and_ended_on_its_page, async |app, fake| {
    let stage = Stage::new(&app, &fake, Some(20)).await;
    let (study, entrance) = (stage.inner.inner.study.to_string(), stage.entrance.id.to_string());
    let browser = app.signed_in(&stage.inner.inner.admin).await;
    let address = format!("/studies/{study}/entrances/{entrance}/prolific");
    let link = browser.get(&format!("/studies/{study}/entrances/{entrance}")).await.text();
    assert!(link.contains(&address), "{link}");

    // What is known is in the form: the places of the link, and twice what a HIT pays.
    let proposal = stage.proposal().await;
    let reward = proposal.reward.expect("one task is open");
    assert_eq!((proposal.places, proposal.currency.as_str()), (Some(20), "USD"));
    // Two HITs of ten cents each.
    assert_eq!(reward, Money::new(20, "USD"));
    let page = browser.get(&address).await.text();
    assert!(page.contains(&format!("value=\"{}\"", reward.in_field())), "{page}");

    let send = async |path: &str, fields: &[(&str, &str)]| {
        let there = stage.stored().await.settings.provider_study;
        let place = [("study", study.as_str()), ("entrance", entrance.as_str()), ("there", there.as_str())];
        let all = [place.as_slice(), fields].concat();
        browser.submit(&address, path, &all).await.words()
    };
    let whole = [
        ("currency", "USD"),
        ("name", "Rate short texts"),
        ("description", "Read and rate."),
        ("places", "30"),
        ("minutes", "12"),
        ("reward", "1.80"),
        ("desktop", "on"),
        ("mobile", "on"),
    ];
    let but = |field: &str, value: &'static str| {
        let mut fields = whole.to_vec();
        fields.iter_mut().filter(|(name, _)| *name == field).for_each(|one| one.1 = value);
        fields
    };
    for (fields, told) in [
        (but("reward", "1.805"), "Write an amount of money such as 1.50 (USD)."),
        (but("places", ""), "Enter a whole number from 1 to 100,000."),
        (but("name", " "), "Use 1 to 120 characters."),
        (but("currency", "GBP"), "The workspace at Prolific pays in USD."),
        (whole[..6].to_vec(), "Choose at least one device."),
    ] {
        let shown = send("/fn/posting/create", &fields).await;
        assert!(shown.contains(told), "{told}: {shown}");
    }
    assert_eq!(fake.count(CREATE), 0);

    let shown = send("/fn/posting/create", &whole).await;
    assert!(shown.contains(SAY.posting_created()) && shown.contains(SAY.posting_draft()), "{shown}");
    let (sent, stored) = (stage.sent(), stage.stored().await);
    assert_eq!((&sent["reward"], &sent["estimated_completion_time"]), (&json!(180), &json!(12)));
    // Of the workspace that is connected: the account may have others.
    assert_eq!(sent["project"], json!(PROJECTS[0]));
    assert_eq!(
        (&sent["total_available_places"], stored.places),
        (&json!(30), Some(30)),
        "nobody who is sent finds no place"
    );
    assert_eq!(sent["device_compatibility"], json!(["desktop", "mobile"]));
    let to = sent["external_study_url"].as_str().expect("an address");
    assert!(to.contains(&format!("/in/{}?PROLIFIC_PID={{{{%PROLIFIC_PID%}}}}", stage.entrance.code)), "{to}");
    let codes = sent["completion_codes"].as_array().expect("codes");
    for ending in Ending::ALL {
        let code = &stored.settings.codes[ending];
        let is_it = |sent: &&Value| sent["code"] == json!(code);
        assert_eq!(codes.iter().filter(is_it).count(), 1, "{ending}");
    }
    // Rewards, fees and tax of thirty places, as Prolific says.
    let posted = stage.posted().await;
    let cost = posted.cost.expect("a draft has a cost");
    assert_eq!(cost.rewards, Money::new(5_400, "USD"));
    assert_eq!(cost.total.minor, cost.rewards.minor + cost.fees.minor + cost.tax.minor);
    let total = SAY.money(&cost.total).replace('\u{a0}', " ");
    assert!(shown.replace('\u{a0}', " ").contains(&total), "{total}: {shown}");
    assert_eq!((posted.hourly, posted.floor), (Some(Money::new(900, "USD")), None));
    assert_eq!(posted.study, stored.settings.provider_study, "the submissions are followed");

    let there = stored.settings.provider_study;
    for (step, told, state) in [
        ("publish", SAY.posting_published(), "ACTIVE"),
        ("pause", SAY.posting_is_paused(), "PAUSED"),
        ("start", SAY.posting_resumed(), "ACTIVE"),
    ] {
        let shown = send("/fn/posting/move", &[("step", step)]).await;
        assert!(shown.contains(told), "{step}: {shown}");
        assert_eq!(fake.study_state(&there), Some(state));
    }
    // A button of an older page does nothing.
    let shown = send("/fn/posting/move", &[("step", "publish")]).await;
    assert!(shown.contains("The study is “ACTIVE” at Prolific."), "{shown}");
    let shown = send("/fn/posting/extend", &[("places", "29")]).await;
    assert!(shown.contains("Enter a whole number from 31 to 100,000."), "{shown}");
    let shown = send("/fn/posting/extend", &[("places", "45")]).await;
    assert!(shown.contains(SAY.posting_extended()), "{shown}");
    assert_eq!((stage.posted().await.places, stage.stored().await.places), (Some(45), Some(45)));
    let shown = send("/fn/posting/move", &[("step", "stop")]).await;
    assert!(shown.contains(SAY.posting_ended()), "{shown}");
    assert_eq!(fake.study_state(&there), Some("COMPLETED"));
    let log = browser.get(&format!("/studies/{study}/events")).await.words();
    for said in [
        SAY.audit_create_posting(),
        SAY.audit_publish_posting(),
        SAY.audit_pause_posting(),
        SAY.audit_start_posting(),
        SAY.audit_extend_posting(),
        SAY.audit_stop_posting(),
    ] {
        assert!(log.contains(said), "{said}: {log}");
    }
});

with_provider!(links_without_an_account_or_of_others_recruit_nobody, async |app, fake| {
    let stage = Stage::new(&app, &fake, None).await;
    let study = stage.inner.inner.study;
    let anonymous = stage.inner.entrance(None, EntranceSettings::default()).await;
    let sona = EntranceSettings { provider: Some(Provider::Sona), ..EntranceSettings::default() };
    let sona = stage.inner.entrance(None, sona).await;
    for other in [anonymous.id, sona.id] {
        let admin = &stage.inner.inner.admin.actor;
        let found = Box::pin(app.engine.at_prolific(admin, study, other)).await.map_err(Problem::from);
        assert_eq!(found.expect_err("no link of Prolific"), Problem::NotFound);
    }
    // Without the account there is nothing to ask.
    let admin = &stage.inner.inner.admin.actor;
    app.engine.disconnect_account(admin, (study, Service::Prolific)).await.expect("disconnected");
    assert_eq!(stage.at().await, AtProlific::Unconnected);
    assert!(reason(stage.create(Stage::new_posting()).await).contains("not connected"));
    connect(&app, admin, study).await;
    // Nobody is sent where nobody can work.
    stage.create(Stage::new_posting()).await.expect("a draft");
    app.engine.set_study_state(admin, study, StudyState::Closed).await.expect("closed");
    assert!(reason(stage.step(PostingStep::Publish).await).contains("Set this study live"));
    assert_eq!(fake.count(TRANSITION), 0);
});

with_provider!(a_lost_answer_repeats_nothing_that_costs, async |app, fake| {
    let stage = Stage::new(&app, &fake, Some(30)).await;
    // The draft was made, and nobody heard of it: another one costs nothing.
    fake.fail(CREATE, 1, Fault::CutAfter);
    assert!(reason(stage.create(Stage::new_posting()).await).contains("may or may not have done this"));
    assert_eq!(stage.stored().await.settings.provider_study, "");
    stage.create(Stage::new_posting()).await.expect("a draft");
    assert!(reason(stage.create(Stage::new_posting()).await).contains("already has a study"));
    assert_eq!(fake.count(CREATE), 2);

    // Published without an answer: it is not published again, and the page shows that it was.
    fake.fail(TRANSITION, 1, Fault::CutAfter);
    assert!(reason(stage.step(PostingStep::Publish).await).contains("may or may not have done this"));
    assert_eq!((fake.count(TRANSITION), stage.posted().await.state.as_str()), (1, "ACTIVE"));
    assert!(reason(stage.step(PostingStep::Publish).await).contains("ACTIVE"));
    assert_eq!(fake.count(TRANSITION), 1);

    // Places can be set again: what arrived is not added twice.
    fake.fail(CHANGE, 5, Fault::CutAfter);
    assert!(stage.extend(40).await.is_err());
    fake.recover();
    stage.extend(40).await.expect("done already");
    assert_eq!((stage.posted().await.places, stage.stored().await.places), (Some(40), Some(40)));

    // A draft that was deleted without an answer leaves the link free.
    let other = stage.inner.entrance(Some(5), prolific(Some(1))).await;
    let stage = Stage { entrance: other, ..stage };
    stage.create(Stage::new_posting()).await.expect("a draft");
    let there = stage.stored().await.settings.provider_study;
    fake.fail(DELETE, 1, Fault::CutAfter);
    assert!(reason(stage.step(PostingStep::Delete).await).contains("may or may not have done this"));
    assert_eq!(stage.at().await, AtProlific::Gone { study: there });
    stage.step(PostingStep::Delete).await.expect("forgotten");
    stage.proposal().await;
});

with_provider!(what_prolific_refuses_is_said_in_its_words, async |app, fake| {
    let stage = Stage::new(&app, &fake, Some(30)).await;
    fake.set_missing(&[Feature::FixedScreenOut]);
    let screening = NewPosting { screening: Some(Money::new(20, "USD")), ..Stage::new_posting() };
    let told = reason(stage.create(screening.clone()).await);
    assert!(told.contains("Your workspace does not have this feature."), "{told}");
    fake.set_missing(&[]);
    let dear = NewPosting { reward: Money::new(5_000, "USD"), ..screening };
    stage.create(dear).await.expect("a draft");
    let paid = stage.sent()["completion_codes"].as_array().expect("codes").iter().any(|code| {
        code["code_type"] == json!("FIXED_SCREENOUT")
            && code["actions"][0]
                == json!({"action": "FIXED_SCREEN_OUT_PAYMENT", "fixed_screen_out_reward": 20, "slots": 30})
    });
    assert!(paid, "{}", stage.sent());
    // Too little money: said before, and by Prolific.
    fake.set_balance("USD", 1_000);
    let posted = stage.posted().await;
    assert!(posted.funds.available.minor < posted.cost.expect("a cost").total.minor);
    let told = reason(stage.step(PostingStep::Publish).await);
    assert!(told.starts_with("Prolific refuses this: ") && told.len() > 30, "{told}");
    // The draft is deleted, and another one can be made.
    stage.step(PostingStep::Delete).await.expect("deleted");
    assert_eq!(stage.proposal().await.places, Some(30));
    stage.create(Stage::new_posting()).await.expect("another draft");
});

with_provider!(a_pay_below_the_lowest_rate_is_named_and_the_currency_must_fit, async |app, fake| {
    let stage = Stage::new(&app, &fake, Some(5)).await;
    let low = NewPosting { reward: Money::new(100, "USD"), ..Stage::new_posting() };
    stage.create(low).await.expect("a draft");
    let posted = stage.posted().await;
    assert_eq!((posted.hourly, posted.floor), (Some(Money::new(500, "USD")), Some(Money::new(800, "USD"))));
    stage.step(PostingStep::Delete).await.expect("deleted");
    // Yen have no smaller unit.
    fake.set_balance("JPY", 1_000_000);
    assert_eq!(stage.proposal().await.reward, None, "the study counts in another currency");
    let browser = app.signed_in(&stage.inner.inner.admin).await;
    let (study, entrance) = (stage.inner.inner.study, stage.entrance.id);
    let page = browser.get(&format!("/studies/{study}/entrances/{entrance}/prolific")).await.words();
    assert!(page.contains("The workspace at Prolific pays in JPY, and this study counts in USD."), "{page}");
    let yen = NewPosting { reward: Money::new(150, "JPY"), ..Stage::new_posting() };
    stage.create(yen).await.expect("a draft");
    assert_eq!(stage.sent()["reward"], json!(150));
});

with_provider!(filters_follow_from_the_location_check_and_the_language, async |app, fake| {
    let stage = Stage::new(&app, &fake, Some(5)).await;
    let (study, admin) = (stage.inner.inner.study, &stage.inner.inner.admin.actor);
    let set = async |countries: &[&str]| {
        let countries = countries.iter().map(|code| code.parse().expect("a country")).collect();
        let rule = GateRule::Location(LocationRule { countries });
        app.engine.set_gate_rule(admin, study, language("en"), rule).await.expect("a rule");
    };
    let filtered = NewPosting { only_countries: true, ..Stage::new_posting() };
    // The fake knows two countries and no language.
    set(&["GB", "PE"]).await;
    let refused = stage.create(filtered.clone()).await.expect_err("no Peru");
    assert_eq!(refused.field(), Some("only_countries"));
    assert!(refused.message().expect("a reason").text().contains("Peru"));
    let refused = stage.create(NewPosting { only_language: true, ..Stage::new_posting() }).await;
    assert_eq!(refused.expect_err("no such filter").field(), Some("only_language"));
    assert_eq!(fake.count(CREATE), 0);
    set(&["US", "GB"]).await;
    stage.create(filtered).await.expect("a draft");
    let filters = json!([{"filter_id": "current-country-of-residence", "selected_values": ["0", "1"]}]);
    assert_eq!(stage.sent()["filters"], filters);
});
