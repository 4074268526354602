//! The designer's form, as a browser without scripts sends it.

use std::sync::Arc;

use axum::http::Request;
use engine::design::preset::Preset;
use engine::design::task::TaskForm;
use shared::{ChoiceQuestion, Definition, FeedWhen, QuestionKind, ScaleQuestion, StudyId, TaskId};

use crate::app::{Browser, Member, TestApp, language, on_both_engines};

/// A researcher at the designer of one task.
struct Desk {
    app: Arc<TestApp>,
    admin: Member,
    browser: Browser,
    study: StudyId,
    task: TaskId,
}

impl Desk {
    async fn new(app: &Arc<TestApp>, languages: &[&str], preset: Preset) -> Self {
        let admin = app.admin().await;
        let study = app.study(&admin, languages).await;
        let task = app.engine.add_task(&admin.actor, study, preset).await.expect("a task");
        Self { app: app.clone(), browser: app.signed_in(&admin).await, admin, study, task }
    }

    async fn definition(&self) -> Definition {
        let found = self.app.engine.task(&self.admin.actor, self.study, self.task).await.expect("a task");
        found.draft.expect("a draft").definition
    }

    /// The form as the page shows it, in French.
    async fn form(&self) -> TaskForm {
        TaskForm::from_definition(&self.definition().await, &language("fr"), "USD")
    }

    /// Sends the form; the page that comes back.
    async fn send(&self, form: &TaskForm, act: &str) -> String {
        let mut form = form.clone();
        form.act = act.to_owned();
        let encoded = form.write().expect("a form");
        let mut fields: Vec<(String, String)> = form_urlencoded::parse(encoded.as_bytes()).into_owned().collect();
        fields.extend([("study".to_owned(), self.study.to_string()), ("task".to_owned(), self.task.to_string())]);
        let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        let address = format!("/studies/{}/tasks/{}", self.study, self.task);
        self.browser.submit(&address, "/fn/task/edit", &fields).await.text()
    }

    async fn keys(&self) -> Vec<String> {
        self.definition().await.questions.into_iter().map(|question| question.key).collect()
    }
}

on_both_engines!(questions_are_added_moved_and_removed_by_buttons, async |app| {
    let desk = Desk::new(&app, &["fr", "it"], Preset::FormalityLabel).await;
    let mut form = desk.form().await;
    form.title = "Étiquettes".to_owned();
    let page = desk.send(&form, "add").await;
    assert!(page.contains("The draft is saved") && page.contains("questions[1][key]"), "{page}");
    let first = desk.keys().await.remove(0);
    assert_eq!(desk.keys().await, [first.as_str(), "comment"]);
    let titled = desk.definition().await.title;
    assert_eq!(titled.get(&language("fr")), "Étiquettes", "a button saves what was typed");

    let mut form = desk.form().await;
    form.questions[1].prompt = "Remarques ?".to_owned();
    desk.send(&form, "up:1").await;
    assert_eq!(desk.keys().await, ["comment", first.as_str()]);
    desk.send(&desk.form().await, "down:0").await;
    assert_eq!(desk.definition().await.questions[1].prompt.get(&language("fr")), "Remarques ?");
    let page = desk.send(&desk.form().await, "remove:1").await;
    assert_eq!(desk.keys().await, [first]);
    assert!(!page.contains("value=\"remove:0\""), "the last question stays: {page}");
    let refused = desk.send(&desk.form().await, "remove:0").await;
    assert!(refused.contains("at least one question"), "{refused}");
});

on_both_engines!(publishing_saves_what_was_typed, async |app| {
    let desk = Desk::new(&app, &["fr", "it"], Preset::FormalityLabel).await;
    let before = desk.definition().await.need;
    let mut form = desk.form().await;
    form.title = "Registres".to_owned();
    form.need = "4000".to_owned();
    let page = desk.send(&form, "publish").await;
    assert!(page.contains("role=\"alert\"") && page.contains("Registres"), "typed and refused: {page}");
    assert_eq!(desk.definition().await.need, before, "nothing is published");
    form.need = "4".to_owned();
    form.confirm.insert("it".to_owned(), "on".to_owned());
    let page = desk.send(&form, "publish").await;
    assert!(page.contains("the text in Italiano is still the preset"), "the Italian title was never looked at: {page}");
    assert_eq!(desk.definition().await.need, 4, "what cannot be published is saved");
    let mut form = desk.form().await;
    form.confirm.insert("it".to_owned(), "on".to_owned());
    let page = desk.send(&form, "publish").await;
    assert!(page.contains("The task is published") && page.contains("/batches"), "{page}");
    let found = app.engine.task(&desk.admin.actor, desk.study, desk.task).await.expect("a task");
    let live = found.live.expect("a live version").definition;
    assert_eq!((live.title.get(&language("fr")), live.need, found.draft), ("Registres", 4, None));
});

on_both_engines!(a_task_that_is_saved_but_not_published_is_shown_as_it_was_saved, async |app| {
    let desk = Desk::new(&app, &["fr", "it"], Preset::FormalityLabel).await;
    let mut form = desk.form().await;
    let (key, prompts) = (form.questions[0].key.clone(), desk.definition().await.questions[0].prompt.clone());
    form.title = "Registres".to_owned();
    form.questions[0].key = "register".to_owned();
    let behind = "translation.title...it";
    form.confirm.insert(behind.to_owned(), "on".to_owned());
    let page = desk.send(&form, "publish").await;
    assert!(page.contains("role=\"alert\"") && page.contains("the text in Italiano is still the preset"), "{page}");
    let input = |name: &str| {
        let named = format!("name=\"{name}\"");
        let mut all = page.split("<input").filter_map(|rest| rest.split('>').next());
        all.find(|input| input.contains(&named)).unwrap_or_else(|| panic!("no {name}: {page}")).to_owned()
    };
    assert!(
        !input(&format!("confirm[{behind}]")).contains("checked"),
        "what this save has listed was not confirmed by it"
    );
    let was = input("questions[0][was]");
    assert!(
        was.contains("value=\"register\""),
        "the renamed question keeps its texts when the form is sent again: {was}"
    );
    assert_ne!(key, "register");

    let mut form = desk.form().await;
    form.confirm.insert("it".to_owned(), "on".to_owned());
    let page = desk.send(&form, "publish").await;
    assert!(page.contains("The task is published"), "{page}");
    let found = app.engine.task(&desk.admin.actor, desk.study, desk.task).await.expect("a task");
    let live = found.live.expect("a live version").definition;
    assert_eq!((live.questions[0].key.as_str(), &live.questions[0].prompt), ("register", &prompts));
});

on_both_engines!(another_kind_keeps_key_and_question, async |app| {
    let desk = Desk::new(&app, &["fr", "it"], Preset::Formality).await;
    let before = desk.definition().await.questions.remove(0);
    let mut form = desk.form().await;
    form.questions[0].kind = "choice".to_owned();
    let refused = desk.send(&form, "").await;
    assert!(refused.contains("offers 0 answers"), "{refused}");
    assert!(refused.contains("<option value=\"choice\" selected>"), "the kind is kept: {refused}");
    form.questions[0].options = "oui Oui\nnon Non".to_owned();
    desk.send(&form, "").await;
    let after = desk.definition().await.questions.remove(0);
    assert_eq!((after.key, after.prompt), (before.key, before.prompt));
    assert!(matches!(after.kind, QuestionKind::Choice(ChoiceQuestion { options, .. }) if options.len() == 2));
});

on_both_engines!(conditions_and_chains_are_set_in_the_form, async |app| {
    let desk = Desk::new(&app, &["fr"], Preset::FormalityLabel).await;
    let (engine, actor) = (&app.engine, &desk.admin.actor);
    engine.add_task(actor, desk.study, Preset::TranslateAndTag).await.expect("a task that feeds");
    desk.send(&desk.form().await, "add").await;
    let mut form = desk.form().await;
    let label = form.questions[0].key.clone();
    form.questions[1].when.question.clone_from(&label);
    form.questions[1].when.is = "informal, formal".to_owned();
    form.from.task = "2".to_owned();
    form.from.when = "submitted".to_owned();
    form.from.marked = "on".to_owned();
    let page = desk.send(&form, "").await;
    assert!(page.contains("The draft is saved") && page.contains("value=\"informal, formal\""), "{page}");
    let stored = desk.definition().await;
    let when = stored.questions[1].when.clone().expect("a condition");
    assert_eq!((when.question, when.is), (label, vec!["informal".to_owned(), "formal".to_owned()]));
    let from = stored.from.expect("a chain");
    assert_eq!((from.task, from.when, from.marked, from.memory), (2, FeedWhen::Submitted, true, None));

    // A condition on what stands behind it is refused where it was set, and the question stays where it is.
    let refused = desk.send(&desk.form().await, "up:1").await;
    assert!(refused.contains("which is not an earlier question"), "{refused}");
    let place = refused.find("id=\"question-2\"").expect("the second question");
    let reason = refused.rfind("which is not an earlier question").expect("the reason at its field");
    assert!(reason > place, "{refused}");
    assert_eq!(desk.keys().await[1], "comment");
    let mut form = desk.form().await;
    form.from.task = String::new();
    desk.send(&form, "").await;
    assert_eq!(desk.definition().await.from, None);
});

on_both_engines!(a_mistake_is_shown_at_its_question_and_nothing_typed_is_lost, async |app| {
    let desk = Desk::new(&app, &["fr"], Preset::Formality).await;
    desk.send(&desk.form().await, "add").await;
    let before = desk.definition().await;
    let mut form = desk.form().await;
    form.title = "Un titre à moi".to_owned();
    form.questions[0].prompt = "Une question à moi".to_owned();
    form.questions[1].kind = "scale".to_owned();
    form.questions[1].key = "sure".to_owned();
    form.questions[1].points = "1\n2\n3".to_owned();
    for (act, points, why) in [
        ("", "1\n2\n3", "Question “sure”: No point has a label"),
        ("add", "3 drei\n1 eins", "at least two points, ordered from the smallest"),
        ("up:1", "un deux", "“un” is not a whole number"),
    ] {
        form.questions[1].points = points.to_owned();
        let page = desk.send(&form, act).await;
        let page_text = page.replace("&#x27;", "'");
        assert!(page_text.contains(why), "{why}: {page}");
        for typed in ["Un titre à moi", "Une question à moi", "value=\"sure\"", points] {
            assert!(page.contains(typed), "{typed}: {page}");
        }
        let at = page.find("id=\"question-2\"").expect("the second question");
        assert!(page[at..].starts_with("id=\"question-2\" open"), "it stands open: {}", &page[at..at + 200]);
        assert!(page[at..].contains("aria-invalid=\"true\""), "{page}");
        assert!(!page[..at].contains("aria-invalid=\"true\""), "the first question is fine: {page}");
        assert_eq!(desk.definition().await, before, "nothing is stored");
    }
    // Another person who has changed the draft meanwhile takes nothing of it away.
    desk.app
        .engine
        .edit_task(&desk.admin.actor, desk.study, desk.task, {
            let mut other = before.clone();
            other.questions.truncate(1);
            other
        })
        .await
        .expect("an edit");
    let page = desk.send(&form, "").await;
    assert!(page.contains("value=\"sure\"") && page.contains("Une question à moi"), "{page}");
});

on_both_engines!(examples_of_the_points_are_set_in_the_form_and_shown_to_a_worker_first, async |app| {
    let desk = Desk::new(&app, &["fr", "it"], Preset::Similarity).await;
    let mut form = desk.form().await;
    assert_eq!(form.questions[0].examples.lines().count(), 20, "five for each of four points, as in the paper");
    form.questions[0].examples = "4 C'est l'heure. | Il est temps.\n1 Une phrase seule".to_owned();
    let page = desk.send(&form, "").await;
    assert!(
        page.contains("The draft is saved")
            && page.contains("1 Une phrase seule\n4 C&#x27;est l&#x27;heure. | Il est temps.</textarea>")
            || page.contains("1 Une phrase seule\n4 C'est l'heure. | Il est temps.</textarea>"),
        "{page}"
    );
    let panel = &page[page.find("data-examples").expect("examples in the preview")..];
    let panel = &panel[..panel.find("</details>").expect("their end")];
    assert!(panel.contains("Il est temps.") && panel.contains("Une phrase seule"), "{panel}");
    let QuestionKind::Scale(ScaleQuestion { points }) = desk.definition().await.questions.remove(0).kind else {
        panic!("a scale")
    };
    let counts = |tag: &str| points.iter().map(|point| point.examples.get(&language(tag)).len()).collect::<Vec<_>>();
    assert_eq!((counts("fr"), counts("it")), (vec![1, 5, 5, 1], vec![5; 4]), "the other language keeps its own");

    form.questions[0].examples = "7 Une note qui n'existe pas".to_owned();
    let refused = desk.send(&form, "").await;
    assert!(refused.contains("which is not a point of the scale"), "{refused}");
    assert!(refused.contains("existe pas</textarea>"), "what was typed stays: {refused}");
});

on_both_engines!(a_preview_of_what_is_not_finished_says_why_and_is_no_error, async |app| {
    let desk = Desk::new(&app, &["fr"], Preset::Formality).await;
    let mut form = desk.form().await;
    let (study, task) = (desk.study.to_string(), desk.task.to_string());
    for (points, there) in [("1", "at least two points, ordered from the smallest"), ("1 bas\n2 haut", "point-word")] {
        form.questions[0].points = points.to_owned();
        let encoded = form.write().expect("a form");
        let body = form_urlencoded::Serializer::new(String::new())
            .extend_pairs([("study", study.as_str()), ("task", &task), ("form", &encoded)])
            .finish();
        let request = Request::post("/fn/task/preview")
            .header("sec-fetch-site", "same-origin")
            .header("content-type", "application/x-www-form-urlencoded");
        let page = desk.browser.send_as("application/json", request, body.into()).await;
        assert!(page.status == 200 && page.text().contains(there), "{} {}", page.status, page.text());
    }
});

on_both_engines!(the_form_sent_back_as_it_came_changes_nothing, async |app| {
    let desk = Desk::new(&app, &["fr", "it"], Preset::SecondLevel).await;
    let before = desk.definition().await;
    let page = desk.send(&desk.form().await, "").await;
    assert!(page.contains("The draft is saved"), "{page}");
    assert_eq!(desk.definition().await, before);
});

on_both_engines!(the_expected_time_is_set_in_the_form, async |app| {
    let desk = Desk::new(&app, &["fr"], Preset::Formality).await;
    let mut form = desk.form().await;
    for (typed, stored) in [("90", Some(90)), (" 86400 ", Some(86_400)), ("", None), ("1", Some(1))] {
        form.expected_seconds = typed.to_owned();
        let page = desk.send(&form, "").await;
        assert!(page.contains("The draft is saved"), "{typed}: {page}");
        assert_eq!(desk.definition().await.expected_seconds, stored, "{typed}");
    }
    let page = desk.browser.get(&format!("/studies/{}/tasks/{}", desk.study, desk.task)).await.text();
    assert!(field(&page, "expected_seconds").contains("value=\"1\""), "{page}");
    for typed in ["0", "86401", "soon", "-5"] {
        form.expected_seconds = typed.to_owned();
        let page = desk.send(&form, "").await;
        let field = field(&page, "expected_seconds");
        assert!(field.contains(&format!("value=\"{typed}\"")), "what was typed stays: {field}");
        assert!(field.contains("aria-invalid=\"true\""), "{typed} is refused at its field: {field}");
        assert_eq!(desk.definition().await.expected_seconds, Some(1), "{typed}");
    }
});

on_both_engines!(a_step_saves_what_was_typed_and_shows_the_next_one, async |app| {
    let desk = Desk::new(&app, &["fr", "it"], Preset::Formality).await;
    let mut form = desk.form().await;
    form.title = "Registres".to_owned();
    (form.step, form.next) = ("content".to_owned(), "step:pay".to_owned());
    let page = desk.send(&form, "").await;
    assert!(page.contains("The draft is saved") && is_shown(&page, "pay") && !is_shown(&page, "content"), "{page}");
    assert_eq!(desk.definition().await.title.get(&language("fr")), "Registres");
    for step in ["content", "questions", "instructions", "quality", "pay"] {
        assert!(page.contains(&format!("data-part=\"{step}\"")), "every step is in the form: {step}");
    }
    // The Italian title is outdated now, which its step and the last one say.
    assert_eq!(page.matches("1 to check").count(), 5, "two steps, each with a title, and the list: {page}");
    assert!(page.contains("&amp;step=instructions#title"), "the list leads to the field: {page}");

    let mut form = desk.form().await;
    (form.step, form.next) = ("pay".to_owned(), "language:it".to_owned());
    let page = desk.send(&form, "").await;
    assert!(!page.contains("The draft is saved") && page.contains("name=\"language\" value=\"it\""), "{page}");
    assert!(is_shown(&page, "pay"), "{page}");
});

on_both_engines!(what_does_not_fit_is_shown_in_its_step_with_everything_typed, async |app| {
    let desk = Desk::new(&app, &["fr"], Preset::Formality).await;
    let before = desk.definition().await;
    let mut form = desk.form().await;
    (form.title, form.subject) = ("Deux".to_owned(), "two".to_owned());
    (form.step, form.next) = ("content".to_owned(), "step:pay".to_owned());
    let page = desk.send(&form, "").await;
    assert!(page.contains("role=\"alert\"") && is_shown(&page, "questions") && !is_shown(&page, "pay"), "{page}");
    assert_eq!(desk.definition().await, before);
    assert!(field(&page, "title").contains("Deux") && page.contains("<option value=\"two\" selected>"), "{page}");
    form.questions[0].kind = "pairwise".to_owned();
    let page = desk.send(&form, "").await;
    assert!(page.contains("The draft is saved") && is_shown(&page, "pay"), "{page}");
});

on_both_engines!(a_translation_stands_next_to_the_first_language, async |app| {
    let desk = Desk::new(&app, &["fr", "it"], Preset::Formality).await;
    let mut form = desk.form().await;
    form.title = "Quel registre ?".to_owned();
    form.questions[0].examples = "3 Veuillez agréer".to_owned();
    desk.send(&form, "").await;
    let at = format!("/studies/{}/tasks/{}?language=it&step=instructions", desk.study, desk.task);
    let page = desk.browser.get(&at).await.text();
    let said = page.split("class=\"said\"").filter_map(|rest| rest.split("</p>").next());
    let said: Vec<&str> = said.collect();
    assert!(said.iter().any(|text| text.contains("Quel registre ?")), "{said:?}");
    assert!(said.iter().any(|text| text.contains("3 Veuillez agréer")), "{said:?}");
    assert_eq!(page.matches("data-state=\"open\"").count(), 2, "title and examples: {page}");
    let box_of_title = "name=\"confirm[translation.title...it]\"";
    assert_eq!(page.matches(box_of_title).count(), 1, "it is confirmed next to its field: {page}");
    let first = desk.browser.get(&at.replace("language=it", "language=fr")).await.text();
    assert!(!first.contains("class=\"said\""), "the first language has none beside it");
    assert_eq!(first.matches(box_of_title).count(), 1, "it is confirmed in the list: {first}");
});

on_both_engines!(a_preview_shows_another_language_and_the_number_of_items, async |app| {
    let desk = Desk::new(&app, &["fr", "it"], Preset::Formality).await;
    let mut form = desk.form().await;
    (form.reward, form.expected_seconds) = ("0.30".to_owned(), "60".to_owned());
    let (study, task, encoded) = (desk.study.to_string(), desk.task.to_string(), form.write().expect("a form"));
    for (tag, title) in [("it", "Valutare la formalit"), ("fr", "formel")] {
        let fields = [("study", study.as_str()), ("task", &task), ("form", &encoded), ("shown", tag)];
        let body = form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish();
        let request = Request::post("/fn/task/preview")
            .header("sec-fetch-site", "same-origin")
            .header("content-type", "application/x-www-form-urlencoded");
        let page = desk.browser.send_as("application/json", request, body.into()).await.text();
        assert!(page.contains(title) && page.contains(&format!("lang=\\\"{tag}\\\"")), "{page}");
        assert!(page.contains("18,00"), "the hourly rate that follows: {page}");
    }
});

/// Whether a page shows a step of the designer.
fn is_shown(page: &str, step: &str) -> bool {
    let part = format!("data-part=\"{step}\"");
    let sections = page.split("<section").filter_map(|rest| rest.split('>').next());
    let own = sections.into_iter().find(|section| section.contains(&part)).expect("the step is in the form");
    !own.contains(" hidden")
}

/// The input of this name.
fn field<'a>(page: &'a str, name: &str) -> &'a str {
    let mut inputs = page.split("<input").filter_map(|rest| rest.split('>').next());
    inputs.find(|input| input.contains(&format!("name=\"{name}\""))).expect("the field")
}
