//! The texts of a task: complete in every language and looked at by somebody before workers read them.

use std::sync::Arc;

use engine::design::preset::Preset;
use engine::design::study::StudyEdit;
use engine::design::task::TaskForm;
use serde_json::json;
use shared::{Definition, Problem, StudyId, TaskId, Unconfirmed};

use crate::app::{Browser, Member, TestApp, language, on_both_engines};

/// A researcher with one task.
struct Desk {
    app: Arc<TestApp>,
    admin: Member,
    browser: Browser,
    study: StudyId,
    task: TaskId,
}

impl Desk {
    async fn new(app: &Arc<TestApp>, languages: &[&str]) -> Self {
        let admin = app.admin().await;
        let study = app.study(&admin, languages).await;
        let task = app.engine.add_task(&admin.actor, study, Preset::Formality).await.expect("a task");
        Self { app: app.clone(), browser: app.signed_in(&admin).await, admin, study, task }
    }

    async fn definition(&self) -> Definition {
        let found = self.app.engine.task(&self.admin.actor, self.study, self.task).await.expect("a task");
        found.definition().expect("a definition").clone()
    }

    async fn form(&self, tag: &str) -> TaskForm {
        TaskForm::from_definition(&self.definition().await, &language(tag), "USD")
    }

    /// Sends the form as a browser without scripts does; the page that comes back.
    async fn send(&self, form: &TaskForm, act: &str) -> String {
        let form = TaskForm { act: act.to_owned(), ..form.clone() };
        let encoded = form.write().expect("a form");
        let mut fields: Vec<(String, String)> = form_urlencoded::parse(encoded.as_bytes()).into_owned().collect();
        fields.extend([("study".to_owned(), self.study.to_string()), ("task".to_owned(), self.task.to_string())]);
        let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        self.browser.submit(&self.address(&form.language), "/fn/task/edit", &fields).await.text()
    }

    fn address(&self, tag: &str) -> String {
        format!("/studies/{}/tasks/{}?language={tag}", self.study, self.task)
    }

    async fn publish(&self) -> Result<(), Problem> {
        let done = self.app.engine.publish_task(&self.admin.actor, self.study, self.task).await;
        done.map(drop).map_err(Problem::from)
    }
}

on_both_engines!(texts_of_an_earlier_scale_are_published_only_after_somebody_has_looked, async |app| {
    let desk = Desk::new(&app, &["fr", "it"]).await;
    let mut form = desk.form("fr").await;
    form.questions[0].points = "1 très informel\n2 assez informel\n3 formel".to_owned();
    let page = desk.send(&form, "").await;
    assert!(page.contains("The draft is saved") && page.contains("Texts to check before publishing"), "{page}");
    assert!(page.contains("Written for the earlier points of the scale"), "{page}");
    assert!(page.contains("name=\"confirm[scale.examples.formality.2.fr]\""), "{page}");
    let stored = desk.definition().await;
    let points = &stored.questions[0].kind.as_scale().expect("a scale").points;
    assert_eq!(points.iter().map(|point| point.value).collect::<Vec<_>>(), [1, 2, 3], "the others are gone");
    let mut keys: Vec<String> = stored.unconfirmed.iter().map(Unconfirmed::key).collect();
    keys.retain(|key| key.starts_with("scale."));
    keys.sort();
    let expected = [("examples", "fr"), ("examples", "it"), ("points", "it")];
    let mut expected: Vec<String> = expected
        .iter()
        .flat_map(|(part, tag)| (1..=3).map(move |at| format!("scale.{part}.formality.{at}.{tag}")))
        .collect();
    // They name an end of the scale that is gone.
    expected.extend(["fr", "it"].map(|tag| format!("scale.instructions...{tag}")));
    expected.sort();
    assert_eq!(keys, expected);

    let page = desk.send(&desk.form("fr").await, "publish").await;
    assert!(page.contains("Instructions (Français): the text was written for the earlier points"), "{page}");
    let refused = desk.publish().await.expect_err("nobody has looked");
    assert_eq!(refused.field(), Some("instructions.fr"));

    // One is edited, one removed, the others are confirmed.
    let mut form = desk.form("fr").await;
    form.questions[0].examples = "1 wesh ça va\n3 Veuillez agréer mes salutations.".to_owned();
    for key in ["it", "scale.examples.formality.3.fr", "scale.instructions...fr"] {
        form.confirm.insert(key.to_owned(), "on".to_owned());
    }
    let page = desk.send(&form, "").await;
    let left: Vec<String> = desk.definition().await.unconfirmed.iter().map(Unconfirmed::key).collect();
    // The new French examples leave the Italian ones of the preset behind.
    let behind = [1, 3].map(|at| format!("translation.examples.formality.{at}.it"));
    assert_eq!(left, behind, "{page}");
    // An example that only French lacks is missing there.
    let page = desk.send(&desk.form("fr").await, "publish").await;
    assert!(page.contains("examples of 2: the text in Français is missing"), "{page}");
    let mut form = desk.form("fr").await;
    form.questions[0].examples.push_str("\n2 Salut à tous");
    let page = desk.send(&form, "publish").await;
    assert!(page.contains("examples of 1: the text in Italiano is still the preset's"), "{page}");
    let mut form = desk.form("fr").await;
    form.confirm.insert("it".to_owned(), "on".to_owned());
    let page = desk.send(&form, "publish").await;
    assert!(page.contains("The task is published") && !page.contains("data-texts"), "{page}");
});

on_both_engines!(
    texts_in_a_language_that_the_preset_does_not_know_are_english_until_somebody_has_looked,
    async |app| {
        let desk = Desk::new(&app, &["en", "nl"]).await;
        let refused = desk.publish().await.expect_err("nobody has looked");
        assert_eq!(refused.field(), Some("title.nl"));
        assert!(refused.to_string().contains("this is the English one"), "{refused}");
        let page = desk.send(&desk.form("nl").await, "").await;
        assert!(page.contains("The preset has no text in this language"), "saving confirms nothing: {page}");

        let mut form = desk.form("nl").await;
        form.title = "Hoe formeel is het?".to_owned();
        desk.send(&form, "").await;
        let mut form = desk.form("nl").await;
        form.confirm.insert("nl".to_owned(), "on".to_owned());
        let page = desk.send(&form, "publish").await;
        assert!(page.contains("The task is published"), "{page}");
    }
);

on_both_engines!(what_only_a_language_that_was_removed_says_does_not_stand_in_the_way, async |app| {
    let desk = Desk::new(&app, &["en", "de", "fr"]).await;
    let study = app.engine.study(&desk.admin.actor, desk.study).await.expect("a study");
    let languages = vec![language("en"), language("de")];
    let edit = StudyEdit { title: study.title, languages, settings: study.settings };
    app.engine.edit_study(&desk.admin.actor, desk.study, edit).await.expect("without French");
    for tag in ["en", "de"] {
        let mut form = desk.form(tag).await;
        form.questions[0].examples = String::new();
        let page = desk.send(&form, "").await;
        assert!(page.contains("The draft is saved"), "{page}");
    }
    desk.publish().await.expect("no language of the study has examples");
    let examples = desk.definition().await.questions[0].kind.as_scale().expect("a scale").points[0].examples.clone();
    assert_eq!(examples, shared::Examples::default(), "the French ones are gone too");
});

on_both_engines!(workers_of_one_language_never_read_the_examples_of_another, async |app| {
    let desk = Desk::new(&app, &["en", "de"]).await;
    let before = desk.browser.get(&desk.address("en")).await.text();
    assert!(before.contains("data-examples"), "{before}");
    let mut form = desk.form("en").await;
    form.questions[0].examples = String::new();
    let page = desk.send(&form, "").await;
    assert!(page.contains("The draft is saved") && !page.contains("data-examples"), "no German ones: {page}");
    assert!(page.contains("Question “formality”, examples of -3") && page.contains("Missing"), "{page}");
    let refused = desk.publish().await.expect_err("incomplete");
    assert_eq!(refused.field(), Some("questions[0].examples.en"));
    let text = refused.to_string();
    assert!(
        text.contains("examples of -3: the text in English is missing") && text.contains("6 other texts"),
        "{text}"
    );
    let mut form = desk.form("de").await;
    form.questions[0].examples = String::new();
    desk.send(&form, "").await;
    desk.publish().await.expect("without examples in all languages");
});

on_both_engines!(a_preset_text_is_outdated_where_the_first_language_was_changed, async |app| {
    let desk = Desk::new(&app, &["en", "de"]).await;
    let program = app.program_of(&desk.admin).await;
    let path = format!("/studies/{}/tasks/{}", desk.study, desk.task);
    let mut definition = serde_json::to_value(desk.definition().await).expect("JSON");
    definition["title"]["en"] = json!("How polite is this text?");
    let saved = program.put(&path, definition.clone()).await.good();
    let listed = &saved["draft"]["definition"]["unconfirmed"];
    assert_eq!(*listed, json!([{ "language": "de", "place": { "part": "title" }, "why": "translation" }]));
    let refused = program.post(&format!("{path}/publish"), json!({})).await;
    assert_eq!((refused.status.as_u16(), refused.json()["field"].as_str()), (422, Some("title.de")));
    // A program confirms a text by leaving it out of the list.
    definition["unconfirmed"] = json!([]);
    let saved = program.put(&path, definition).await.good();
    assert_eq!(saved["draft"]["definition"]["unconfirmed"], json!(null));
    desk.publish().await.expect("confirmed");
});

on_both_engines!(a_scale_too_long_for_buttons_is_refused_with_the_slider, async |app| {
    let desk = Desk::new(&app, &["en"]).await;
    let mut form = desk.form("en").await;
    form.questions[0].examples = String::new();
    form.questions[0].points = (0..=100).map(|at| format!("{at} so\n")).collect();
    let page = desk.send(&form, "").await;
    assert!(page.contains("The scale has 101 points") && page.contains("“Slider”"), "{page}");
    form.questions[0].points = (0..=10).map(|at| format!("{at} so\n")).collect();
    let page = desk.send(&form, "").await;
    assert!(page.contains("The draft is saved"), "{page}");
});

on_both_engines!(a_language_that_is_added_later_gets_no_batch_before_its_texts, async |app| {
    let desk = Desk::new(&app, &["en"]).await;
    desk.publish().await.expect("complete in English");
    let (engine, actor) = (&app.engine, &desk.admin.actor);
    let study = engine.study(actor, desk.study).await.expect("the study");
    let languages = vec![language("en"), language("de")];
    let edit = StudyEdit { title: study.title, languages, settings: study.settings };
    engine.edit_study(actor, desk.study, edit).await.expect("another language");
    let spec = serde_json::from_value(json!({ "task": desk.task, "language": "de" })).expect("a spec");
    let refused = engine.make_batch(actor, desk.study, spec).await.map_err(Problem::from).expect_err("English texts");
    assert_eq!(refused.field(), Some("language"));
    assert!(refused.to_string().contains("Title: the text in Deutsch is missing"), "{refused}");
});

/// Adds languages to a study, as its settings page does.
async fn speak(desk: &Desk, tags: &[&str]) {
    let (engine, actor) = (&desk.app.engine, &desk.admin.actor);
    let study = engine.study(actor, desk.study).await.expect("the study");
    let languages = tags.iter().map(|tag| language(tag)).collect();
    let edit = StudyEdit { title: study.title, languages, settings: study.settings };
    engine.edit_study(actor, desk.study, edit).await.expect("other languages");
}

on_both_engines!(a_language_that_is_added_takes_the_texts_of_the_preset_to_be_confirmed, async |app| {
    let desk = Desk::new(&app, &["en"]).await;
    let mut form = desk.form("en").await;
    form.title = "How polite is it?".to_owned();
    form.questions[0].examples = "3 Yours faithfully".to_owned();
    desk.send(&form, "").await;
    desk.publish().await.expect("complete in English");
    speak(&desk, &["en", "de", "nl"]).await;

    let found = app.engine.task(&desk.admin.actor, desk.study, desk.task).await.expect("a task");
    let live = found.live.expect("the live version").definition;
    assert_eq!(live.title.0.len(), 1, "what is published stays as it is");
    let draft = found.draft.expect("a draft with the new texts").definition;
    let of_preset = Preset::Formality.definition(&[language("de")]).expect("a definition");
    assert_eq!(draft.questions[0].prompt.0[&language("de")], of_preset.questions[0].prompt.0[&language("de")]);
    let why = |key: &str| draft.unconfirmed.iter().any(|text| text.key() == key);
    let listed: Vec<String> = draft.unconfirmed.iter().map(Unconfirmed::key).collect();
    for key in [
        "translation.title...de",
        "added.prompt.formality..de",
        "added.points.formality.-3.de",
        "translation.examples.formality.3.de",
        "copy.prompt.formality..nl",
    ] {
        assert!(why(key), "{key}: {listed:?}");
    }
    assert!(!listed.iter().any(|key| key.contains("examples.formality.2")), "English has no such example: {listed:?}");
    let mut form = TaskForm::from_definition(&draft, &language("de"), "USD");
    let page = desk.send(&form, "publish").await;
    assert!(page.contains("Taken from the preset when the language was added"), "{page}");
    form.confirm.extend(["de", "nl"].map(|tag| (tag.to_owned(), "on".to_owned())));
    let page = desk.send(&form, "publish").await;
    assert!(page.contains("Choose below how to publish it"), "{page}");
    desk.publish().await.expect("complete in every language");
});

on_both_engines!(labels_of_another_scale_are_not_taken_from_the_preset, async |app| {
    let desk = Desk::new(&app, &["en"]).await;
    let mut form = desk.form("en").await;
    form.questions[0].points = "1 informal\n2 formal".to_owned();
    form.questions[0].examples = String::new();
    desk.send(&form, "").await;
    speak(&desk, &["en", "de"]).await;
    let definition = desk.definition().await;
    let points = &definition.questions[0].kind.as_scale().expect("a scale").points;
    assert!(points.iter().all(|point| !point.label.0.contains_key(&language("de"))), "{points:?}");
    assert!(definition.title.0.contains_key(&language("de")), "other texts are taken");
});

on_both_engines!(a_task_starts_from_scratch_or_from_a_preset_with_a_picture, async |app| {
    let desk = Desk::new(&app, &["fr"]).await;
    let at = format!("/studies/{}/tasks", desk.study);
    let page = desk.browser.get(&at).await.text();
    assert_eq!(page.matches("class=\"picture\"").count(), Preset::ALL.len(), "{page}");
    assert_eq!(page.matches("name=\"preset\"").count(), Preset::ALL.len(), "each preset once: {page}");
    let study = desk.study.to_string();
    let made = desk.browser.submit(&at, "/fn/task/add", &[("study", &study), ("preset", "blank")]).await.text();
    assert!(made.contains("Nouvelle tâche"), "{made}");
    let tasks = app.engine.tasks(&desk.admin.actor, desk.study).await.expect("tasks");
    let blank = tasks.iter().find(|task| task.task.preset == "blank").expect("the new one").task.id;
    let refused = app.engine.publish_task(&desk.admin.actor, desk.study, blank).await.expect_err("placeholders");
    assert!(refused.to_string().contains("starts with this text"), "{refused}");
});

on_both_engines!(looking_through_the_steps_of_a_published_task_starts_no_draft, async |app| {
    let desk = Desk::new(&app, &["fr"]).await;
    app.engine.publish_task(&desk.admin.actor, desk.study, desk.task).await.expect("published");
    let live = async || app.engine.task(&desk.admin.actor, desk.study, desk.task).await.expect("a task");
    let definition = live().await.live.expect("a version").definition;
    let mut form = TaskForm::from_definition(&definition, &language("fr"), "USD");
    form.next = "step:check".to_owned();
    let page = desk.send(&form, "").await;
    assert!(page.contains("This version is published") && page.contains("id=\"versions\""), "{page}");
    assert!(live().await.draft.is_none());
    form.need = "7".to_owned();
    desk.send(&form, "").await;
    assert_eq!(live().await.draft.expect("a draft").definition.need, 7);
});
