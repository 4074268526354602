//! QC2: the rule of the qualification test. A test asks questions of the types of tasks about texts of its own.

mod read;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::{
    Definition, Display, Language, Locale, Localised, Question, QuestionKind, QuestionType as _, ScalePoint,
    ScaleQuestion, Subject,
};

/// The key of the question of tests that were written before tests could ask anything else.
const FORMALITY: &str = "formality";

/// One item of the test with the expected answers, which are never sent to a browser.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TestItem {
    /// The text; empty if the test shows outputs only.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub text: String,
    /// The outputs, if the test shows any. Expected answers name them `A`, `B` and so on; workers see them in random order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub outputs: Vec<String>,
    /// The expected answers by the key of their question, written as those of gold items.
    #[serde(default)]
    pub expected: BTreeMap<String, String>,
    /// The explanation, for researchers.
    #[serde(default)]
    pub why: String,
}

impl TestItem {
    /// A sentence of a test about formality.
    pub fn of_formality(text: impl Into<String>, gold: i64, why: impl Into<String>) -> Self {
        let expected = BTreeMap::from([(FORMALITY.to_owned(), gold.to_string())]);
        Self { text: text.into(), outputs: Vec::new(), expected, why: why.into() }
    }

    /// The name by which an expected answer refers to the output at this position.
    pub fn output_name(position: usize) -> String {
        let letter = u8::try_from(position).ok().filter(|position| *position < 26).map(|at| char::from(b'A' + at));
        letter.map_or_else(|| format!("A{position}"), String::from)
    }
}

/// QC2: a graded test.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "read::Written")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TestRule {
    /// What an item shows.
    pub subject: Subject,
    /// The questions about each item.
    pub questions: Vec<Question>,
    /// The texts with the expected answers.
    pub items: Vec<TestItem>,
    /// By the key of a question: how far from the expected answer an answer may be and still be correct. Points of a
    /// scale, units of a slider, percent of highlighted characters that differ.
    pub tolerances: BTreeMap<String, i64>,
    /// The points out of 100 that are needed.
    pub pass_mark: i64,
    /// The maximum number of attempts.
    pub attempts: i64,
    /// Seconds between two attempts.
    pub wait_seconds: i64,
    /// Instructions in Markdown, in the language of the test.
    pub instructions: String,
}

impl Default for TestRule {
    /// A test without a question.
    fn default() -> Self {
        Self {
            subject: Subject::Source,
            questions: Vec::new(),
            items: Vec::new(),
            tolerances: BTreeMap::new(),
            pass_mark: 80,
            attempts: 2,
            wait_seconds: 600,
            instructions: String::new(),
        }
    }
}

/// The result of one attempt at the test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attempt {
    /// Points out of 100, rounded down.
    pub points: i64,
    /// The number of correct answers.
    pub right: i64,
    /// The number of expected answers.
    pub asked: i64,
    /// Whether the points suffice.
    pub passed: bool,
}

impl Attempt {
    /// Points are the share of correct answers, out of 100 (XFORMAL, appendix L).
    pub const fn new(right: i64, asked: i64, pass_mark: i64) -> Self {
        let points = if asked > 0 { right * 100 / asked } else { 0 };
        Self { points, right, asked, passed: asked > 0 && points >= pass_mark }
    }
}

impl TestRule {
    /// A test on the formality of sentences, from -3 to 3, in the words of every interface language.
    pub fn of_formality(items: Vec<TestItem>) -> Self {
        Self {
            questions: vec![formality()],
            items,
            tolerances: BTreeMap::from([(FORMALITY.to_owned(), 1)]),
            ..Self::default()
        }
    }

    /// Whether it asks exactly the question on formality.
    pub fn is_on_formality(&self) -> bool {
        matches!(self.questions.as_slice(), [only] if Self::asks_formality(only))
    }

    /// Whether this is the question that tests on formality ask.
    pub fn asks_formality(question: &Question) -> bool {
        *question == formality()
    }

    /// How far from the expected answer to this question an answer may be.
    pub fn tolerance(&self, question: &str) -> i64 {
        self.tolerances.get(question).copied().unwrap_or_default()
    }

    /// The tolerance of all questions, if all are scales with the same one.
    pub fn scale_tolerance(&self) -> Option<i64> {
        let mut all =
            self.questions.iter().map(|question| question.kind.as_scale().map(|_| self.tolerance(&question.key)));
        let first = all.next()??;
        all.all(|other| other == Some(first)).then_some(first)
    }

    /// The questions as those of a task, so that they are checked and answered in the same way.
    pub fn definition(&self) -> Definition {
        Definition {
            preset: "test".to_owned(),
            title: each_locale(Locale::gates_test),
            instructions: Localised::default(),
            subject: self.subject,
            display: Display::Plain,
            lexicon: BTreeMap::new(),
            columns: Vec::new(),
            from: None,
            known: None,
            system: None,
            questions: self.questions.clone(),
            need: 1,
            items_per_hit: 1,
            expected_seconds: None,
            lease_seconds: 3_600,
            reward: 0,
            gates: Vec::new(),
            unconfirmed: std::collections::BTreeSet::new(),
        }
    }

    /// The questions of a task that a test can ask: those whose answers can be compared with an expected one. All of them
    /// need an answer, and none offers an answer in own words.
    pub fn questions_of(questions: &[Question]) -> Vec<Question> {
        let mut kept: Vec<Question> =
            questions.iter().filter(|question| question.kind.has_known_answer()).cloned().map(Self::strict).collect();
        let keys: Vec<String> = kept.iter().map(|question| question.key.clone()).collect();
        for question in &mut kept {
            question.when = question.when.take().filter(|when| keys.contains(&when.question));
        }
        kept
    }

    /// The question with an answer required, without a way to skip it and without own words.
    pub fn strict(mut question: Question) -> Question {
        (question.required, question.skip) = (true, false);
        if let QuestionKind::Choice(choice) = &mut question.kind {
            choice.other = false;
        }
        question
    }
}

/// The question that every test asked before tests could ask anything else.
fn formality() -> Question {
    let point = |(value, label): (i64, fn(Locale) -> &'static str)| ScalePoint {
        value,
        label: each_locale(label),
        examples: crate::Examples::default(),
    };
    let labels: [fn(Locale) -> &'static str; 7] = [
        |say| say.test_point_minus_3(),
        |say| say.test_point_minus_2(),
        |say| say.test_point_minus_1(),
        |say| say.test_point_0(),
        |say| say.test_point_1(),
        |say| say.test_point_2(),
        |say| say.test_point_3(),
    ];
    Question {
        key: FORMALITY.to_owned(),
        prompt: each_locale(Locale::test_question),
        required: true,
        skip: false,
        when: None,
        kind: ScaleQuestion { points: (-3..).zip(labels).map(point).collect() }.into(),
    }
}

/// A text of the interface in each of its languages.
fn each_locale(text: impl Fn(Locale) -> &'static str) -> Localised {
    let entry = |say: Locale| -> (Language, String) { (say.language(), text(say).to_owned()) };
    Localised(Locale::ALL.into_iter().map(entry).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn six_of_eight_is_not_eighty_points() {
        assert_eq!(Attempt::new(6, 8, 80), Attempt { points: 75, right: 6, asked: 8, passed: false });
        assert!(Attempt::new(4, 5, 80).passed && !Attempt::new(0, 0, 0).passed);
    }

    #[test]
    fn the_questions_of_a_task_lose_what_cannot_be_compared() {
        let comment: Question =
            serde_json::from_str(r#"{"key": "why", "prompt": {"en": "Why?"}, "required": false, "kind": "comment"}"#)
                .expect("a question");
        let choice: Question = serde_json::from_str(
            r#"{"key": "tone", "prompt": {"en": "Tone?"}, "required": false, "skip": true, "kind": "choice", "other": true,
                "when": {"question": "why", "is": ["x"]},
                "options": [{"key": "kind", "label": {"en": "Kind"}}, {"key": "rude", "label": {"en": "Rude"}}]}"#,
        )
        .expect("a question");
        let kept = TestRule::questions_of(&[comment, choice]);
        assert_eq!(kept.len(), 1);
        assert!(kept[0].required && !kept[0].skip && kept[0].when.is_none());
        assert!(matches!(&kept[0].kind, QuestionKind::Choice(choice) if !choice.other));
    }
}
