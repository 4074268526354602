//! The rules of the qualification steps. Only people who may design these steps can read the answer key of a test here.

use engine::design::gate_rule::{GateForm, StoredRule};
use leptos::prelude::*;
use shared::{Gate, GateRule, Language, Problem, StudyId};

use super::{here, visit};

/// The rules of a study, including answer keys.
pub async fn gate_rules(study: StudyId) -> Result<Vec<StoredRule>, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.gate_rules(&actor, study).await?)
}

/// The form's values for the rule of a qualification step.
pub fn gate_form(rule: &GateRule) -> GateForm {
    GateForm::from_rule(rule)
}

/// Sets the rule of a qualification step in a language.
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
    let (rule, visit) = (form.rule(gate)?, visit());
    let (say, name) = (visit.locale, language.name());
    visit.tell(match rule {
        GateRule::Location(_) => say.gates_location_saved(name),
        GateRule::Test(_) => say.gates_test_saved(name),
        GateRule::Review(_) => say.gates_review_saved(name),
    });
    let anchor = language.to_string();
    engine.set_gate_rule(&actor, study, language, rule).await?;
    leptos_axum::redirect(&format!("/studies/{study}/gates?language={anchor}"));
    Ok(())
}
