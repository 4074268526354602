//! A task tried as a worker gets it: checked by the rules of a submission, and stored nowhere.

use std::sync::Arc;

use engine::design::preset::Preset;
use shared::{Language, Problem, Role, Shown, TaskId, When};

use crate::app::{Browser, TestApp, language, on_both_engines};
use crate::report::stage::Stage;

/// A researcher who tries a task.
struct Trial {
    stage: Stage,
    browser: Browser,
    task: TaskId,
    address: String,
}

impl Trial {
    async fn new(app: &Arc<TestApp>, preset: Preset, change: impl FnOnce(&mut shared::Definition)) -> Self {
        let stage = Stage::new(app, 3, 0).await;
        let (engine, actor) = (&app.engine, &stage.admin.actor);
        let task = engine.add_task(actor, stage.study, preset).await.expect("a task");
        let mut definition =
            engine.task(actor, stage.study, task).await.expect("it").draft.expect("a draft").definition;
        change(&mut definition);
        engine.edit_task(actor, stage.study, task, definition).await.expect("an edit");
        let browser = app.signed_in(&stage.admin).await;
        let address = format!("/studies/{}/tasks/{task}/try", stage.study);
        Self { stage, browser, task, address }
    }

    async fn shown(&self, language: &Language) -> Shown {
        let Stage { app, admin, study, .. } = &self.stage;
        app.engine.trial(&admin.actor, *study, self.task, language).await.expect("a hit")
    }

    /// Hands in these answers, by the item's place, the question and what stands behind it; the page that comes back.
    async fn hand_in(&self, answers: &[(usize, &str, &str)]) -> String {
        let items = self.shown(&language("en")).await.items;
        let (study, task) = (self.stage.study.to_string(), self.task.to_string());
        let names: Vec<(String, &str)> = answers
            .iter()
            .map(|(item, question, value)| (format!("answers[i{}.{question}]", items[*item].id), *value))
            .collect();
        let mut fields = vec![("study", study.as_str()), ("task", task.as_str()), ("language", "en")];
        fields.extend(names.iter().map(|(name, value)| (name.as_str(), *value)));
        self.browser.submit(&self.address, "/fn/task/try", &fields).await.text()
    }

    /// All that there is to count and to read of the study.
    async fn stored(&self) -> Vec<String> {
        let program = self.stage.app.program_of(&self.stage.admin).await;
        let mut all = Vec::new();
        for path in ["exports", "events", "progress", "outputs", "submissions", "jobs", "tasks"] {
            all.push(program.get(&format!("/studies/{}/{path}", self.stage.study)).await.good().to_string());
        }
        all
    }
}

on_both_engines!(a_task_is_tried_and_nothing_is_stored, async |app| {
    let trial = Trial::new(&app, Preset::Fluency, |definition| {
        definition.items_per_hit = 2;
        definition.questions[0].skip = true;
    })
    .await;
    let before = trial.stored().await;
    let page = trial.browser.get(&trial.address).await;
    assert_eq!(page.status, 200);
    let text = page.text();
    for part in ["data-hit", "data-items=\"2\"", "hey nr 1 is so", "Nothing is stored or paid", "name=\"answers["] {
        assert!(text.contains(part), "{part}: {text}");
    }
    assert!(!text.contains("work/save_form") && !text.contains("work/give_back"), "{text}");

    let refused = trial.hand_in(&[(0, "fluency", "4")]).await;
    assert!(refused.contains("Text 2 of 2: This question has no answer yet."), "{refused}");
    assert!(refused.contains("value=\"4\" checked"), "what was given is there again: {refused}");
    let refused = trial.hand_in(&[(0, "fluency", "9"), (1, "fluency", "1")]).await;
    assert!(refused.contains("Choose a number from 1 to 5."), "{refused}");

    let tried = trial.hand_in(&[(0, "fluency", "4"), (1, "fluency.skip:", "an  empty text")]).await;
    for part in ["Answers that would be stored", ">4<", "cannot judge: an empty text", "value=\"4\" checked"] {
        assert!(tried.contains(part), "{part}: {tried}");
    }
    let again = trial.browser.get(&trial.address).await.text();
    assert!(!again.contains("Answers that would be stored"), "told once");
    assert_eq!(trial.stored().await, before);
});

on_both_engines!(a_trial_tells_what_a_worker_is_asked_and_what_marks_become, async |app| {
    let trial = Trial::new(&app, Preset::TranslateAndTag, |_| {}).await;
    let before = trial.stored().await;
    let source = trial.shown(&language("en")).await.items[0].source.clone().expect("a source");
    let question = trial.shown(&language("en")).await.questions[0].key.clone();
    let empty = trial.hand_in(&[]).await;
    assert!(
        empty.contains("A worker could not submit these answers") && !empty.contains("Answers that would be stored"),
        "{empty}"
    );
    let same = trial.hand_in(&[(0, &question, &source)]).await;
    assert!(same.contains("could still submit") && same.contains("Answers that would be stored"), "{same}");
    let marked = trial.hand_in(&[(0, &question, "[F]Könnten Sie[/F] kommen?")]).await;
    for part in [">Könnten Sie kommen?<", ">[F]Könnten Sie[/F] kommen?<", "f:0-11"] {
        assert!(marked.contains(part), "{part}: {marked}");
    }
    let odd = trial.hand_in(&[(0, &question, "[F]Könnten Sie kommen?")]).await;
    assert!(odd.contains("comes without [/F] after it"), "{odd}");
    assert_eq!(trial.stored().await, before);
});

on_both_engines!(a_trial_follows_conditions_and_rankings, async |app| {
    let trial = Trial::new(&app, Preset::FormalityLabel, |definition| {
        let mut why = definition.questions[0].clone();
        "why".clone_into(&mut why.key);
        why.when = Some(When { question: definition.questions[0].key.clone(), is: vec!["informal".to_owned()] });
        definition.questions.push(why);
    })
    .await;
    let label = trial.shown(&language("en")).await.questions[0].key.clone();
    let formal = trial.hand_in(&[(0, &label, "formal"), (0, "why", "neutral")]).await;
    assert!(
        formal.contains(">formal<!></td>") && !formal.contains(">neutral<!></td>"),
        "not asked, not stored: {formal}"
    );
    let informal = trial.hand_in(&[(0, &label, "informal")]).await;
    assert!(informal.contains("This question has no answer yet."), "{informal}");

    let Stage { app, admin, study, .. } = &trial.stage;
    let ranking = app.engine.add_task(&admin.actor, *study, Preset::Ranking).await.expect("a task");
    let page = trial.browser.get(&format!("/studies/{study}/tasks/{ranking}/try")).await.text();
    assert!(page.contains("data-ranking") && !page.contains("Written by a person"), "nobody wrote a text: {page}");
    for preset in Preset::ALL.iter().copied() {
        let task = app.engine.add_task(&admin.actor, *study, preset).await.expect("a task");
        let page = trial.browser.get(&format!("/studies/{study}/tasks/{task}/try")).await;
        assert_eq!(page.status, 200, "{}", preset.as_str());
    }
});

on_both_engines!(what_a_worker_gets_is_in_the_language_of_the_task, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["it"]).await;
    let task = app.engine.add_task(&admin.actor, study, Preset::Comparison).await.expect("a task");
    let page = app.signed_in(&admin).await.get(&format!("/studies/{study}/tasks/{task}/try")).await.text();
    let (frame, sheet) = page.split_once("<div lang=\"it\"").expect("the part of the worker");
    assert!(frame.contains("Nothing is stored or paid") && !sheet.contains("Nothing is stored"), "{page}");
    assert!(sheet.contains("Testo di partenza") && !sheet.contains(">Source<"), "{sheet}");
});

on_both_engines!(a_study_without_texts_is_tried_with_a_sample_and_by_its_designers_only, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["fr", "it"]).await;
    let task = app.engine.add_task(&admin.actor, study, Preset::Comparison).await.expect("a task");
    let browser = app.signed_in(&admin).await;
    let page = browser.get(&format!("/studies/{study}/tasks/{task}/try?language=it")).await.text();
    assert!(page.contains("Qui compare un testo dello studio.") && page.contains("lang=\"it\""), "{page}");
    let manager = app.join(&admin, study, Role::Manager, "max", "fr").await;
    let refused = app.engine.trial(&manager.actor, study, task, &language("fr")).await.map_err(Problem::from);
    assert!(matches!(refused, Err(Problem::Forbidden { .. })));
    let unknown = app.engine.trial(&admin.actor, study, task, &language("de")).await.map_err(Problem::from);
    assert!(matches!(unknown, Err(Problem::NotFound)));
});

on_both_engines!(a_question_about_several_outputs_says_what_the_task_must_show, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["en"]).await;
    let browser = app.signed_in(&admin).await;
    let task = app.engine.add_task(&admin.actor, study, Preset::Blank).await.expect("a task");
    let page = browser.get(&format!("/studies/{study}/tasks/{task}?step=questions")).await.text();
    assert!(page.contains("This type needs a task that shows “A source and several outputs”."), "{page}");
    assert!(page.contains("started from scratch, version 1") && !page.contains("preset blank"), "{page}");
    let ranking = app.engine.add_task(&admin.actor, study, Preset::Ranking).await.expect("a task");
    let page = browser.get(&format!("/studies/{study}/tasks/{ranking}?step=questions")).await.text();
    assert!(!page.contains("shows “A source and several outputs”"), "it shows them: {page}");
    let page = browser.get(&format!("/studies/{study}/tasks/{ranking}?step=check")).await.text();
    assert!(page.contains("You can publish the task."), "{page}");
    app.engine.publish_task(&admin.actor, study, ranking).await.expect("published");
    let page = browser.get(&format!("/studies/{study}/tasks/{ranking}?step=check")).await.text();
    assert!(page.contains("This version is published.") && !page.contains("You can publish the task."), "{page}");
});
