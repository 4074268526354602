//! Places per language: never more participants than a language has places, and a full language says so.

use std::collections::BTreeMap;

use engine::crowd::entrance::{Entrance, NewEntrance};
use engine::crowd::signed::SignedLink;
use engine::design::preset::Preset;
use futures::future::join_all;
use shared::{Actor, Ending, EntranceSettings, Gate, GateRule, Language, LocationRule, Problem, StudyState};

use super::stage::{arriving, form, participant, prolific};
use crate::app::{Member, TestApp, language, on_both_engines};

/// A live study in three languages.
struct Stage {
    app: std::sync::Arc<TestApp>,
    admin: Member,
    study: shared::StudyId,
}

/// Places in these languages.
fn places(all: &[(&str, i64)]) -> BTreeMap<Language, i64> {
    all.iter().map(|(tag, n)| (language(tag), *n)).collect()
}

fn settings(all: &[(&str, i64)]) -> EntranceSettings {
    EntranceSettings { language_places: places(all), ..prolific(Some(1)) }
}

impl Stage {
    async fn new(app: &std::sync::Arc<TestApp>) -> Self {
        let admin = app.admin().await;
        let study = app.study(&admin, &["it", "fr", "pt-BR"]).await;
        let engine = &app.engine;
        let task = engine.add_task(&admin.actor, study, Preset::Formality).await.expect("a task");
        let mut definition =
            Preset::Formality.definition(&[language("it"), language("fr"), language("pt-BR")]).expect("a definition");
        definition.gates.clear();
        engine.edit_task(&admin.actor, study, task, definition).await.expect("no gates");
        engine.publish_task(&admin.actor, study, task).await.expect("published");
        engine.set_study_state(&admin.actor, study, StudyState::Live).await.expect("live");
        Self { app: app.clone(), admin, study }
    }

    async fn entrance(&self, all: Option<i64>, settings: EntranceSettings) -> Result<Entrance, Problem> {
        let new = NewEntrance { language: None, form: form(all, settings) };
        let added = self.app.engine.add_entrance(&self.admin.actor, self.study, new).await;
        added.map_err(Problem::from)
    }

    async fn enter(&self, entrance: &Entrance, number: u32, tag: &str) -> Result<Actor, Problem> {
        let (coming, tag) = ((arriving(number), SignedLink::default()), language(tag));
        let entered = self.app.engine.enter(&entrance.code, coming, Some(tag), None).await.map_err(Problem::from)?;
        Ok(Actor { person: entered.signed_in.person, admin: false })
    }

    /// The places taken in each language, and how many there are.
    async fn taken(&self, entrance: &Entrance) -> Vec<(String, i64, Option<i64>)> {
        let engine = &self.app.engine;
        let all = engine.language_places(&self.admin.actor, self.study, entrance.id).await.expect("places");
        all.into_iter().map(|one| (one.language.to_string(), one.taken, one.places)).collect()
    }
}

on_both_engines!(each_language_has_its_places_even_if_everybody_comes_at_once, async |app| {
    let stage = Stage::new(&app).await;
    let entrance = stage.entrance(None, settings(&[("it", 3), ("fr", 2)])).await.expect("an entrance");
    let tags = ["it", "fr", "pt-BR"];
    let tries = (0..24).map(|number| stage.enter(&entrance, number, tags[number as usize % 3]));
    let ended = join_all(tries).await;
    let came = |tag: usize| ended.iter().skip(tag).step_by(3).filter(|end| end.is_ok()).count();
    assert_eq!([came(0), came(1), came(2)], [3, 2, 8]);
    let taken = |tag: &str, n: i64, places: Option<i64>| (tag.to_owned(), n, places);
    let expected = [taken("it", 3, Some(3)), taken("fr", 2, Some(2)), taken("pt-BR", 8, None)];
    assert_eq!(stage.taken(&entrance).await, expected);
    let full = ended.into_iter().find_map(Result::err).expect("refused");
    assert_eq!(full.field(), Some("language"), "{full:?}");

    // The page offers what is left, and who works in none of it leaves with the code.
    let link = format!("/in/{}?PROLIFIC_PID={}&language=en", entrance.code, participant(90));
    let page = app.browser().get(&link).await.text();
    assert!(page.contains("<option value=\"pt-BR\">") && !page.contains("<option value=\"fr\">"), "{page}");
    assert!(page.contains("No places are left in") && page.contains("cc=C-full"), "{page}");
    // The manager sees it.
    let detail = format!("/studies/{}/entrances/{}", stage.study, entrance.id);
    let shown = app.signed_in(&stage.admin).await.get(&detail).await.words();
    assert!(shown.contains("3 of 3") && shown.contains("2 of 2"), "{shown}");

    // In the end the whole link is full.
    let few = form(Some(13), settings(&[("it", 3), ("fr", 2), ("pt-BR", 8)]));
    app.engine.set_entrance(&stage.admin.actor, stage.study, entrance.id, few).await.expect("changed");
    let page = app.browser().get(&link).await.text();
    assert!(page.contains("This study has no more places or tasks") && page.contains("cc=C-full"), "{page}");
    assert_eq!(stage.enter(&entrance, 91, "fr").await.expect_err("full").field(), None);
    // Who is in goes on.
    stage.enter(&entrance, 0, "it").await.expect("back");
});

on_both_engines!(a_place_in_a_language_goes_to_somebody_who_works_in_it, async |app| {
    let stage = Stage::new(&app).await;
    let entrance = stage.entrance(Some(2), settings(&[("it", 1)])).await.expect("an entrance");
    let italian = stage.enter(&entrance, 1, "it").await.expect("in");
    app.clock.pass(60);
    let french = stage.enter(&entrance, 2, "fr").await.expect("in");
    app.clock.pass(121 * 60);
    // Both were away for too long; the place of the one who works in Italian goes to another one who does.
    stage.enter(&entrance, 2, "fr").await.expect("the one who works in French is back");
    app.clock.pass(60);
    stage.enter(&entrance, 3, "it").await.expect("in");
    let ending = async |actor: &Actor| {
        let my = app.engine.my_study(actor, stage.study, shared::Locale::En).await.expect("a place");
        my.taking_part.expect("by an entrance").way_out.map(|out| out.ending)
    };
    assert_eq!((ending(&italian).await, ending(&french).await), (Some(Ending::TimedOut), None));
    assert!(stage.enter(&entrance, 1, "it").await.is_err(), "their place is gone");
    // Nobody comes in where there are no places.
    let closed = form(None, settings(&[("it", 0)]));
    app.engine.set_entrance(&stage.admin.actor, stage.study, entrance.id, closed).await.expect("changed");
    assert!(stage.enter(&entrance, 4, "it").await.is_err());
    stage.enter(&entrance, 5, "pt-BR").await.expect("any number");
});

on_both_engines!(places_that_were_lowered_offer_none_until_enough_people_are_away, async |app| {
    let stage = Stage::new(&app).await;
    let entrance = stage.entrance(Some(9), settings(&[("it", 3)])).await.expect("an entrance");
    let link = format!("/in/{}?PROLIFIC_PID={}&language=en", entrance.code, participant(90));
    for number in 1..=3 {
        stage.enter(&entrance, number, "it").await.expect("in");
    }
    app.clock.pass(121 * 60);
    stage.enter(&entrance, 3, "it").await.expect("back");
    // Two of three are away, and three would have to be for one who comes.
    for (all, of_language) in [(Some(1), 9), (None, 1)] {
        let few = form(all, settings(&[("it", of_language)]));
        app.engine.set_entrance(&stage.admin.actor, stage.study, entrance.id, few).await.expect("changed");
        let page = app.browser().get(&link).await.text();
        assert!(!page.contains("<option value=\"it\">"), "what Start would refuse is not offered: {page}");
        assert!(stage.enter(&entrance, 90, "it").await.is_err());
        assert_eq!(stage.taken(&entrance).await[0].1, 3, "nobody has lost a place for nothing");
    }
    app.clock.pass(121 * 60);
    let page = app.browser().get(&link).await.text();
    assert!(page.contains("<option value=\"it\">"), "{page}");
    stage.enter(&entrance, 90, "it").await.expect("all of them were away");
    assert_eq!(stage.taken(&entrance).await[0].1, 1);
});

on_both_engines!(a_full_language_is_said_before_the_choice_and_its_countries_are_not_asked_for, async |app| {
    let stage = Stage::new(&app).await;
    let (engine, admin, study) = (&app.engine, &stage.admin.actor, stage.study);
    let task = engine.add_task(admin, study, Preset::Formality).await.expect("a task");
    let all = [language("it"), language("fr"), language("pt-BR")];
    let mut definition = Preset::Formality.definition(&all).expect("a definition");
    definition.gates = vec![Gate::Location];
    engine.edit_task(admin, study, task, definition).await.expect("a gate");
    engine.publish_task(admin, study, task).await.expect("published");
    for (tag, country) in [("it", "IT"), ("fr", "CA")] {
        let rule = GateRule::Location(LocationRule { countries: vec![country.parse().expect("a country")] });
        engine.set_gate_rule(admin, study, language(tag), rule).await.expect("a rule");
    }
    let entrance = stage.entrance(None, settings(&[("fr", 0)])).await.expect("an entrance");
    let link = format!("/in/{}?PROLIFIC_PID={}&language=en", entrance.code, participant(1));
    let page = app.browser().get(&link).await.words();
    // The last one: the first is the language of the page.
    let place = |text: &str| page.rfind(text).unwrap_or_else(|| panic!("{text} in {page}"));
    assert!(page.contains("Italy") && !page.contains("Canada"), "{page}");
    assert!(place("No places are left in") < place("<select id=\"language\""), "{page}");
});

on_both_engines!(places_per_language_need_a_choice_and_a_language_of_the_study, async |app| {
    let stage = Stage::new(&app).await;
    for (all, field) in [
        (&[("de", 5)], "language_places"),
        (&[("it", -1)], "language_places.it"),
        (&[("it", 1_000_001)], "language_places.it"),
        (&[("it", i64::MIN)], "language_places.it"),
    ] {
        let refused = stage.entrance(None, settings(all)).await.expect_err("refused");
        assert_eq!(refused.field(), Some(field), "{all:?}");
    }
    let new = NewEntrance { language: Some(language("it")), form: form(None, settings(&[("it", 5)])) };
    let refused = app.engine.add_entrance(&stage.admin.actor, stage.study, new).await.map_err(Problem::from);
    assert_eq!(refused.expect_err("refused").field(), Some("language_places.it"));
    // By the form, where what is not a number is named at its field and nothing is lost.
    let browser = app.signed_in(&stage.admin).await;
    let (list, study) = (format!("/studies/{}/entrances", stage.study), stage.study.to_string());
    let send = async |typed: &str| {
        let fields = [
            ("study", study.as_str()),
            ("provider", "prolific"),
            ("label", "Two languages"),
            ("hold_minutes", "60"),
            ("language_places[it]", typed),
            ("language_places[fr]", " 50 "),
            ("language_places[pt-BR]", ""),
        ];
        browser.submit(&list, "/fn/entrance/add", &fields).await.text()
    };
    let refused = send("many").await;
    assert!(refused.contains("value=\"many\"") && refused.contains("Two languages"), "{refused}");
    send("7").await;
    let made = app.engine.entrances(&stage.admin.actor, stage.study).await.expect("a list");
    assert_eq!(made[0].entrance.settings.language_places, places(&[("it", 7), ("fr", 50)]));
});
