//! Reading the rule of a test. A rule that was written before tests could ask anything but the formality of a sentence
//! has no questions, and a number for each sentence; it is read as a test with that question.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::{FORMALITY, TestItem, TestRule, formality};
use crate::{Question, Subject};

/// A rule in either form.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Written {
    subject: Subject,
    questions: Vec<Question>,
    items: Vec<WrittenItem>,
    tolerance: Option<i64>,
    tolerances: BTreeMap<String, i64>,
    pass_mark: i64,
    attempts: i64,
    wait_seconds: i64,
    instructions: String,
}

/// An item in either form.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenItem {
    #[serde(default)]
    text: String,
    #[serde(default)]
    outputs: Vec<String>,
    #[serde(default)]
    expected: BTreeMap<String, String>,
    gold: Option<i64>,
    #[serde(default)]
    why: String,
}

impl Default for Written {
    fn default() -> Self {
        let TestRule { subject, pass_mark, attempts, wait_seconds, .. } = TestRule::default();
        Self {
            subject,
            questions: Vec::new(),
            items: Vec::new(),
            tolerance: None,
            tolerances: BTreeMap::new(),
            pass_mark,
            attempts,
            wait_seconds,
            instructions: String::new(),
        }
    }
}

impl From<Written> for TestRule {
    fn from(written: Written) -> Self {
        let Written { subject, questions, items, tolerance, tolerances, .. } = written;
        let is_old = questions.is_empty() && (tolerance.is_some() || items.iter().any(|item| item.gold.is_some()));
        let mut rule = Self {
            subject,
            questions,
            items: items.into_iter().map(TestItem::from).collect(),
            tolerances,
            pass_mark: written.pass_mark,
            attempts: written.attempts,
            wait_seconds: written.wait_seconds,
            instructions: written.instructions,
        };
        if is_old {
            rule.questions = vec![formality()];
            rule.tolerances.insert(FORMALITY.to_owned(), tolerance.unwrap_or(1));
        }
        rule
    }
}

impl From<WrittenItem> for TestItem {
    fn from(WrittenItem { text, outputs, mut expected, gold, why }: WrittenItem) -> Self {
        expected.extend(gold.map(|gold| (FORMALITY.to_owned(), gold.to_string())));
        Self { text, outputs, expected, why }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_old_rule_is_a_test_on_formality() {
        let old = r#"{"items": [{"text": "a", "gold": -3}, {"text": "b", "gold": 2, "why": "c"}], "tolerance": 0,
            "pass_mark": 70, "attempts": 3, "wait_seconds": 60, "instructions": "d"}"#;
        let read: TestRule = serde_json::from_str(old).expect("a rule");
        let items = vec![TestItem::of_formality("a", -3, ""), TestItem::of_formality("b", 2, "c")];
        let expected = TestRule {
            tolerances: BTreeMap::from([(FORMALITY.to_owned(), 0)]),
            pass_mark: 70,
            attempts: 3,
            wait_seconds: 60,
            instructions: "d".to_owned(),
            ..TestRule::of_formality(items)
        };
        assert_eq!(read, expected);
        assert!(read.is_on_formality());
        let again: TestRule = serde_json::from_str(&serde_json::to_string(&read).expect("JSON")).expect("a rule");
        assert_eq!(again, expected);
    }

    #[test]
    fn an_unknown_field_is_refused() {
        assert!(serde_json::from_str::<TestRule>(r#"{"itmes": []}"#).is_err());
    }
}
