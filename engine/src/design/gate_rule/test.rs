//! Checks of the rule of a test: its questions as those of a task, and each expected answer against its question.

use shared::{OutputId, Problem, QuestionType as _, ShownOutput, Subject, TestItem, TestRule, limit, refusal};
use uuid::Uuid;

use super::{table::Columns, within};
use crate::texts::list::expected_answers;

/// The maximum size of the instructions of a test, in bytes.
const LONGEST_INSTRUCTIONS: usize = 50_000;
/// The maximum length of a text of a test, and of an explanation, in characters.
const LONGEST_TEXT: usize = 10_000;

/// Normalises the rule, or returns why it is inconsistent.
pub(super) fn checked(mut rule: TestRule) -> Result<TestRule, Problem> {
    within("pass_mark", rule.pass_mark, 1, 100)?;
    within("attempts", rule.attempts, 1, 100)?;
    within("wait_seconds", rule.wait_seconds, 0, 30 * 86_400)?;
    if rule.items.is_empty() || rule.items.len() > limit::TEST_ITEMS {
        return Err(Problem::invalid("items", refusal::test_size(limit::TEST_ITEMS)));
    }
    if rule.instructions.contains('\0') {
        return Err(Problem::invalid("instructions", refusal::contains_nul()));
    }
    if rule.instructions.len() > LONGEST_INSTRUCTIONS {
        let reason = refusal::text_too_large(rule.instructions.len(), LONGEST_INSTRUCTIONS);
        return Err(Problem::invalid("instructions", reason));
    }
    rule.questions = rule.questions.into_iter().map(TestRule::strict).collect();
    check_questions(&rule)?;
    for index in 0..rule.items.len() {
        let item = checked_item(&rule, rule.items[index].clone());
        rule.items[index] = item.map_err(|reason| Problem::invalid("items", refusal::of_item(index + 1, reason)))?;
    }
    Ok(rule)
}

fn check_questions(rule: &TestRule) -> Result<(), Problem> {
    for (index, question) in rule.questions.iter().enumerate() {
        let refuse = |field: &str, reason| Err(Problem::invalid(format!("questions[{index}].{field}"), reason));
        if !question.kind.has_known_answer() {
            return refuse("kind", refusal::test_cannot_ask(&question.key));
        }
        if Columns::own(rule.subject).any(|column| column == question.key) {
            return refuse("key", refusal::key_is_a_column(&question.key));
        }
    }
    rule.definition().check()?;
    let is_asked = |key: &String| rule.questions.iter().any(|question| question.key == *key);
    match rule.tolerances.iter().find(|(key, tolerance)| !is_asked(key) || !(0..=1_000_000).contains(*tolerance)) {
        Some((key, _)) if !is_asked(key) => Err(Problem::invalid("tolerances", refusal::no_such_question(key))),
        Some((key, tolerance)) => {
            let place = rule.questions.iter().position(|question| question.key == *key).unwrap_or_default();
            let reason = refusal::number_out_of_range(0, 1_000_000, *tolerance);
            Err(Problem::invalid(format!("tolerances[{place}]"), reason))
        }
        None => Ok(()),
    }
}

fn checked_item(rule: &TestRule, mut item: TestItem) -> Result<TestItem, shared::Message> {
    let TestItem { text, outputs, expected, why } = &mut item;
    *text = if rule.subject.shows_source() { scoring::text::nfc(text.trim()) } else { String::new() };
    for output in &mut *outputs {
        *output = scoring::text::nfc(output.trim());
    }
    let shown = usize::from(rule.subject.shows_source());
    let all = || [&*text].into_iter().take(shown).chain(&*outputs);
    if all().chain([&*why]).chain(expected.values()).any(|text| text.contains('\0')) {
        return Err(refusal::contains_nul());
    }
    if all().any(|text| !(1..=LONGEST_TEXT).contains(&text.chars().count())) || why.chars().count() > LONGEST_TEXT {
        return Err(refusal::characters_from_to(1, LONGEST_TEXT));
    }
    let (least, n) = (rule.subject.n_systems(), outputs.len());
    let most = if rule.subject == Subject::Outputs { limit::TEST_OUTPUTS } else { least };
    if !(least..=most).contains(&n) {
        return Err(refusal::outputs_of_test_item(least, most, n));
    }
    if let Some(key) = expected.keys().find(|key| rule.questions.iter().all(|question| question.key != **key)) {
        return Err(refusal::no_such_question(key));
    }
    let named = (0..n).map(|position| ShownOutput {
        output: OutputId(Uuid::from_u128(u128::try_from(position).unwrap_or_default())),
        system: TestItem::output_name(position),
    });
    let named: Vec<ShownOutput> = named.collect();
    let texts = (text.as_str(), outputs.first().map_or("", String::as_str));
    let cell = |key: &str| expected.get(key).map_or("", |cell| cell.trim());
    item.expected = expected_answers(&rule.questions, cell, texts, &named)?;
    Ok(item)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_off_the_scale_is_refused_with_its_item() {
        let items = vec![TestItem::of_formality("x", 3, ""), TestItem::of_formality("x", 4, "")];
        let problem = checked(TestRule::of_formality(items)).expect_err("refused");
        let reason = refusal::of_item(2_i64, refusal::known_is_no_answer("4", "formality"));
        assert_eq!(problem, Problem::invalid("items", reason));
    }

    #[test]
    fn a_test_asks_nothing_that_cannot_be_compared() {
        let mut rule = TestRule::of_formality(vec![TestItem::of_formality("x", 3, "")]);
        rule.questions.push(
            serde_json::from_str(r#"{"key": "why", "prompt": {"en": "Why?"}, "required": false, "kind": "comment"}"#)
                .expect("a question"),
        );
        assert_eq!(checked(rule.clone()).expect_err("refused").field(), Some("questions[1].kind"));
        rule.questions.pop();
        rule.questions[0].key = "text".to_owned();
        assert_eq!(checked(rule.clone()).expect_err("refused").field(), Some("questions[0].key"));
        rule.questions.clear();
        assert_eq!(checked(rule).expect_err("refused").field(), Some("questions"));
    }
}
