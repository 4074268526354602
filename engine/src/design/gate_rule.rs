//! The rules of the gates, per language. Only people who may design gates can read the test's correct answers.

mod form;
mod table;
mod test;

use serde::Serialize;
use shared::{
    Action, Actor, Gate, GateRule, Language, Localised, LocationRule, Problem, Question, ReviewRule, StudyId, TaskId,
    TestRule, refusal,
};

use crate::{
    Engine, Result, Tx,
    access::{Permit as _, permit_language},
    audit::event::Happened,
    design::{
        picture,
        task::{known_task, listed},
    },
};

pub use form::GateForm;
pub use store::gate_rule::StoredRule;

/// The part of a rule that the audit log keeps: enough to see what changed, without the test's correct answers.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
enum Trace {
    Location(LocationRule),
    Test { questions: Vec<String>, items: usize, pass_mark: i64, attempts: i64, wait_seconds: i64 },
    Review(ReviewRule),
}

impl From<&GateRule> for Trace {
    fn from(rule: &GateRule) -> Self {
        match rule {
            GateRule::Location(rule) => Self::Location(rule.clone()),
            GateRule::Review(rule) => Self::Review(rule.clone()),
            GateRule::Test(rule) => Self::Test {
                questions: rule.questions.iter().map(|question| question.key.clone()).collect(),
                items: rule.items.len(),
                pass_mark: rule.pass_mark,
                attempts: rule.attempts,
                wait_seconds: rule.wait_seconds,
            },
        }
    }
}

impl Engine {
    /// All rules of a study, including the tests' correct answers.
    ///
    /// # Errors
    /// The actor may not design gates in this study.
    pub async fn gate_rules(&self, actor: &Actor, study: StudyId) -> Result<Vec<StoredRule>> {
        let mut tx = self.read().await?;
        tx.permit(actor, study, Action::DesignGates).await?;
        tx.stored_rules(study).await
    }

    /// What a task asks in a language, as far as a test can ask it, with what its items show: of its draft, otherwise of
    /// its live version.
    ///
    /// # Errors
    /// The actor may not design gates in this study, the study has no such task, or a test can ask none of its questions.
    pub async fn test_of_task(
        &self,
        actor: &Actor,
        (study, task): (StudyId, TaskId),
        language: &Language,
    ) -> Result<TestRule> {
        let mut tx = self.read().await?;
        tx.permit(actor, study, Action::DesignGates).await?;
        let found = listed(known_task(&mut tx, study, task).await?, &tx.versions(task).await?);
        let definition = found.definition().ok_or(Problem::NotFound)?;
        let mut questions = TestRule::questions_of(&definition.questions);
        for text in questions.iter_mut().flat_map(Question::texts_mut) {
            *text = Localised::of(language.clone(), text.get(language));
        }
        if questions.is_empty() {
            return Err(Problem::invalid("from", refusal::task_asks_nothing_a_test_can()).into());
        }
        let subject = definition.subject;
        Ok(TestRule { subject, questions, ..TestRule::default() })
    }

    /// Sets the rule of a gate in a language.
    ///
    /// # Errors
    /// The actor may not design gates in this study, the study does not work in the language, or the rule is
    /// inconsistent.
    pub async fn set_gate_rule(&self, actor: &Actor, study: StudyId, language: Language, rule: GateRule) -> Result<()> {
        let mut tx = self.write().await?;
        self.set_gate_rule_in(&mut tx, actor, study, (language, rule)).await?;
        tx.commit().await
    }

    /// The same in a transaction that goes on.
    pub(crate) async fn set_gate_rule_in(
        &self,
        tx: &mut Tx,
        actor: &Actor,
        study: StudyId,
        (language, rule): (Language, GateRule),
    ) -> Result<()> {
        tx.permit(actor, study, Action::DesignGates).await?;
        permit_language(tx, study, &language).await?;
        let rule = check(rule)?;
        picture::check(tx, study, &picture::shown_by(&rule, &language)).await?;
        let before = tx.stored_rule(study, &language, rule.gate()).await?;
        tx.set_rule(study, &language, &rule, self.now()).await?;
        let what = Happened::by(actor, study, "set", "gate", format!("{language}/{}", rule.gate()));
        self.record(tx, what, before.map(|stored| Trace::from(&stored.rule)).as_ref(), Some(&Trace::from(&rule))).await
    }

    /// Removes the rule of a gate in a language: without a rule, the location gate is open to all countries, and no one
    /// can pass the test.
    ///
    /// # Errors
    /// The actor may not design gates in this study, or there is no such rule.
    pub async fn remove_gate_rule(&self, actor: &Actor, study: StudyId, language: Language, gate: Gate) -> Result<()> {
        let mut tx = self.write().await?;
        tx.permit(actor, study, Action::DesignGates).await?;
        let before = tx.stored_rule(study, &language, gate).await?.ok_or(Problem::NotFound)?;
        tx.remove_rule(study, &language, gate).await?;
        let what = Happened::by(actor, study, "remove", "gate", format!("{language}/{gate}"));
        self.record(&mut tx, what, Some(&Trace::from(&before.rule)), None::<&()>).await?;
        tx.commit().await
    }
}

/// Normalises the rule, or returns why it is inconsistent.
pub(crate) fn check(rule: GateRule) -> Result<GateRule, Problem> {
    Ok(match rule {
        GateRule::Location(rule) => GateRule::Location(check_location(rule)),
        GateRule::Test(rule) => GateRule::Test(test::checked(rule)?),
        GateRule::Review(rule) => {
            within("pilot_hits", rule.pilot_hits, 1, 1_000)?;
            GateRule::Review(rule)
        }
    })
}

fn check_location(mut rule: LocationRule) -> LocationRule {
    rule.countries.sort();
    rule.countries.dedup();
    rule
}

fn within(field: &str, value: i64, low: i64, high: i64) -> Result<(), Problem> {
    if (low..=high).contains(&value) {
        return Ok(());
    }
    Err(Problem::invalid(field, refusal::number_out_of_range(low, high, value)))
}

#[cfg(test)]
mod tests {
    use shared::TestItem;

    use super::*;

    #[test]
    fn the_audit_trail_holds_no_key() {
        let rule = TestRule::of_formality(vec![TestItem::of_formality("secret", 2, "because")]);
        let trace = serde_json::to_string(&Trace::from(&GateRule::Test(rule))).expect("JSON");
        assert!(!trace.contains("secret") && !trace.contains("because") && !trace.contains("expected"), "{trace}");
    }
}
