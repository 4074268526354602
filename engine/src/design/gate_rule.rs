//! The rules of the gates, per language. Only people who may design gates can read the test's correct answers.

mod form;

use serde::Serialize;
use shared::{Action, Actor, Gate, GateRule, Language, LocationRule, Problem, ReviewRule, StudyId, TestRule, refusal};

use crate::{
    Engine, Result,
    access::{Permit as _, permit_language},
    audit::event::Happened,
};

pub use form::GateForm;
pub use store::gate_rule::StoredRule;

/// The maximum number of sentences of a test.
const MOST_ITEMS: usize = 200;
/// The maximum size of the instructions of a test, in bytes.
const LONGEST_INSTRUCTIONS: usize = 50_000;
/// The maximum length of a sentence of a test, in characters.
const LONGEST_ITEM: usize = 10_000;

/// The part of a rule that the audit log keeps: enough to see what changed, without the test's correct answers.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
enum Trace {
    Location(LocationRule),
    Test { items: usize, tolerance: i64, pass_mark: i64, attempts: i64, wait_seconds: i64 },
    Review(ReviewRule),
}

impl From<&GateRule> for Trace {
    fn from(rule: &GateRule) -> Self {
        match rule {
            GateRule::Location(rule) => Self::Location(rule.clone()),
            GateRule::Review(rule) => Self::Review(rule.clone()),
            GateRule::Test(rule) => Self::Test {
                items: rule.items.len(),
                tolerance: rule.tolerance,
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

    /// Sets the rule of a gate in a language.
    ///
    /// # Errors
    /// The actor may not design gates in this study, the study does not work in the language, or the rule is
    /// inconsistent.
    pub async fn set_gate_rule(&self, actor: &Actor, study: StudyId, language: Language, rule: GateRule) -> Result<()> {
        let mut tx = self.write().await?;
        tx.permit(actor, study, Action::DesignGates).await?;
        permit_language(&mut tx, study, &language).await?;
        let rule = check(rule)?;
        let before = tx.stored_rule(study, &language, rule.gate()).await?;
        tx.set_rule(study, &language, &rule, self.now()).await?;
        let what = Happened::by(actor, study, "set", "gate", format!("{language}/{}", rule.gate()));
        self.record(&mut tx, what, before.map(|stored| Trace::from(&stored.rule)).as_ref(), Some(&Trace::from(&rule)))
            .await?;
        tx.commit().await
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
        GateRule::Test(rule) => GateRule::Test(check_test(rule)?),
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

fn check_test(mut rule: TestRule) -> Result<TestRule, Problem> {
    within("tolerance", rule.tolerance, 0, 6)?;
    within("pass_mark", rule.pass_mark, 1, 100)?;
    within("attempts", rule.attempts, 1, 100)?;
    within("wait_seconds", rule.wait_seconds, 0, 30 * 86_400)?;
    if rule.items.is_empty() || rule.items.len() > MOST_ITEMS {
        return Err(Problem::invalid("items", refusal::test_size(MOST_ITEMS)));
    }
    if rule.instructions.contains('\0') {
        return Err(Problem::invalid("instructions", refusal::contains_nul()));
    }
    if rule.instructions.len() > LONGEST_INSTRUCTIONS {
        let reason = refusal::text_too_large(rule.instructions.len(), LONGEST_INSTRUCTIONS);
        return Err(Problem::invalid("instructions", reason));
    }
    for (index, item) in rule.items.iter_mut().enumerate() {
        let refuse = |reason| Err(Problem::invalid("items", refusal::of_sentence(index + 1, reason)));
        item.text = scoring::text::nfc(item.text.trim());
        if item.text.contains('\0') || item.why.contains('\0') {
            return refuse(refusal::contains_nul());
        }
        if !(1..=LONGEST_ITEM).contains(&item.text.chars().count()) {
            return refuse(refusal::characters_from_to(1, LONGEST_ITEM));
        }
        if !(-3..=3).contains(&item.gold) {
            return refuse(refusal::number_out_of_range(-3, 3, item.gold));
        }
    }
    Ok(rule)
}

fn within(field: &str, value: i64, low: i64, high: i64) -> Result<(), Problem> {
    if (low..=high).contains(&value) {
        return Ok(());
    }
    Err(Problem::invalid(field, refusal::number_out_of_range(low, high, value)))
}

#[cfg(test)]
mod tests {
    use shared::GoldItem;

    use super::*;

    #[test]
    fn a_key_off_the_scale_is_refused_with_its_sentence() {
        let item = |gold| GoldItem { text: "x".to_owned(), gold, why: String::new() };
        let rule = TestRule { items: vec![item(3), item(4)], ..TestRule::default() };
        let problem = check_test(rule).expect_err("refused");
        let reason = refusal::of_sentence(2_i64, refusal::number_out_of_range(-3, 3, 4));
        assert_eq!(problem, Problem::invalid("items", reason));
    }

    #[test]
    fn the_audit_trail_holds_no_key() {
        let rule = TestRule {
            items: vec![GoldItem { text: "secret".to_owned(), gold: 2, why: "because".to_owned() }],
            ..TestRule::default()
        };
        let trace = serde_json::to_string(&Trace::from(&GateRule::Test(rule))).expect("JSON");
        assert!(!trace.contains("secret") && !trace.contains("because") && !trace.contains("gold"), "{trace}");
    }
}
