//! The rules of the qualification steps. Only people who may design these steps can read the answer key of a test here.

use engine::design::gate_rule::{GateForm, StoredRule};
use engine::design::task::ListedTask;
use leptos::prelude::*;
use shared::{Gate, GateRule, Language, Problem, StudyId, TestRule, limit, refusal};

use super::{Flash, flash, here, told, visit};

/// The address to which the form of a rule is sent.
pub const SET: &str = "/fn/gate/set";
/// The action of the button that shows other questions in the form of a test.
pub const TAKE: &str = "take";
/// The word for the questions on formality, in the place of a task.
pub const FORMALITY: &str = "formality";
/// The word for no questions, in the place of a task.
pub const NONE: &str = "none";

/// The rules of a study, including answer keys.
pub async fn gate_rules(study: StudyId) -> Result<Vec<StoredRule>, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.gate_rules(&actor, study).await?)
}

/// The form's values for the rule of a qualification step, in the language of the page.
pub fn gate_form(rule: &GateRule, language: &Language) -> GateForm {
    GateForm::from_rule(rule, language, visit().locale)
}

/// The test with which a form starts that nobody has filled in: with the questions of this task of the study, otherwise
/// without any.
pub async fn fresh_test(study: StudyId, of: Option<&ListedTask>, language: &Language) -> Result<TestRule, Problem> {
    let (engine, actor) = here()?;
    match of {
        Some(task) => Ok(engine.test_of_task(&actor, (study, task.task.id), language).await?),
        None => Ok(TestRule::default()),
    }
}

/// The form of a test whose questions a button has just changed; nothing of it is stored.
pub fn changed_test() -> Option<GateForm> {
    serde_json::from_str(&told()?).ok()
}

/// The form of the test of this language as it was typed, if it has just been rejected, and why.
pub fn refused_test(language: &Language) -> Option<(GateForm, Problem)> {
    let sent = |flash: &Flash, name: &str, value: &str| flash.value(name) == Some(value);
    let flash = flash().filter(|flash| {
        flash.path == SET && sent(flash, "gate", Gate::Test.as_str()) && sent(flash, "language", language.as_str())
    })?;
    Some((GateForm::typed(&flash.values).ok()?, flash.problem))
}

/// Sets the rule of a qualification step in a language. A button that changes the questions of a test stores nothing, as a
/// rule is in use as soon as it is stored.
#[server(prefix = "/fn", endpoint = "gate/set")]
pub async fn set_gate_rule(
    /// The study.
    study: StudyId,
    /// The language.
    language: Language,
    /// The qualification step.
    gate: Gate,
    /// The new rule.
    #[server(flatten)]
    form: GateForm,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    let page = format!("/studies/{study}/gates?language={language}");
    if let Some(form) = changed(form.clone(), study, &language).await? {
        let kept = serde_json::to_string(&form).unwrap_or_default();
        if kept.len() > limit::CHANGED_FORM {
            return Err(Problem::invalid("items", refusal::text_too_large(kept.len(), limit::CHANGED_FORM)));
        }
        visit().tell(kept);
        leptos_axum::redirect(&format!("{page}#test"));
        return Ok(());
    }
    let rules = engine.gate_rules(&actor, study).await?;
    let before = rules.iter().find(|rule| rule.gate == gate && rule.language == language).map(|stored| &stored.rule);
    let visit = visit();
    let (say, name) = (visit.locale, language.name());
    let rule = form.rule(gate, (&language, say), before)?;
    let saved = match rule {
        GateRule::Location(_) => say.gates_location_saved(name),
        GateRule::Test(_) => say.gates_test_saved(name),
        GateRule::Review(_) => say.gates_review_saved(name),
    };
    let stored = engine.set_gate_rule(&actor, study, language, rule).await;
    stored.map_err(|error| GateForm::place(error.into()))?;
    visit.tell(saved);
    leptos_axum::redirect(&page);
    Ok(())
}

/// The form after the action of a button that changes its questions, if one has sent it.
async fn changed(mut form: GateForm, study: StudyId, language: &Language) -> Result<Option<GateForm>, Problem> {
    if form.act != TAKE {
        return Ok(form.perform()?.then_some(form));
    }
    let (engine, actor) = here()?;
    let rule = match form.from.as_str() {
        FORMALITY => TestRule::of_formality(Vec::new()),
        NONE => TestRule::default(),
        task => engine.test_of_task(&actor, (study, task.parse()?), language).await?,
    };
    form.act.clear();
    Ok(Some(form.with_questions(&rule, language)))
}
