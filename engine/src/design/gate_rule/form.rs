//! The forms of the gates page: fields that are parsed into a rule and filled from one.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use shared::{
    Country, Gate, GateRule, Language, Locale, LocationRule, Problem, Question, ReviewRule, Subject, TestRule, limit,
    refusal,
};

use super::table;
use crate::design::task::{Act, QuestionForm, TaskForm};

/// A rule as a form sends it; only the fields of its gate are used.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct GateForm {
    /// Location: names or codes of countries, separated by commas.
    pub countries: String,
    /// Location: the code of a country that is added to them; empty for none.
    pub add_country: String,
    /// Test: what an item shows, as the word for a [`Subject`].
    pub subject: String,
    /// Test: the questions, as in the form of a task.
    pub questions: Vec<QuestionForm>,
    /// Test: for each question, how far an answer may be from the expected one and still be correct.
    pub tolerances: Vec<String>,
    /// Test: the items as a table with a header.
    pub items: String,
    /// Test: the points out of 100 that are needed.
    pub pass_mark: String,
    /// Test: the maximum number of attempts.
    pub attempts: String,
    /// Test: minutes between two attempts.
    pub wait_minutes: String,
    /// Test: instructions in Markdown.
    pub instructions: String,
    /// Test: the task whose questions the form shall show.
    pub from: String,
    /// Test: the additional action of the button that sent the form: see [`Act`].
    pub act: String,
    /// Review: the number of pilot texts before it.
    pub pilot_hits: String,
}

impl GateForm {
    /// Parses a form from its fields, as they are kept when a form is refused.
    ///
    /// # Errors
    /// It is not such a form.
    pub fn typed(fields: &[(String, String)]) -> Result<Self, Problem> {
        let unreadable = |_| Problem::invalid("form", refusal::form_unreadable());
        let fields: BTreeMap<&str, &str> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        let encoded = serde_qs::to_string(&fields).map_err(unreadable)?;
        serde_qs::Config::new(5, false).deserialize_str(&encoded).map_err(unreadable)
    }

    /// Fills the form from a rule, with the texts of its questions in this language and countries named for a reader.
    pub fn from_rule(rule: &GateRule, language: &Language, say: Locale) -> Self {
        match rule {
            GateRule::Location(rule) => Self { countries: say.typed_countries(&rule.countries), ..Self::default() },
            GateRule::Test(rule) => Self {
                items: table::write(rule),
                pass_mark: rule.pass_mark.to_string(),
                attempts: rule.attempts.to_string(),
                wait_minutes: (rule.wait_seconds / 60).to_string(),
                instructions: rule.instructions.clone(),
                ..Self::default().with_questions(rule, language)
            },
            GateRule::Review(rule) => Self { pilot_hits: rule.pilot_hits.to_string(), ..Self::default() },
        }
    }

    /// The form with the questions of this rule, and what its items show.
    #[must_use]
    pub fn with_questions(self, rule: &TestRule, language: &Language) -> Self {
        let questions = rule.questions.iter();
        Self {
            subject: rule.subject.to_string(),
            questions: questions.clone().map(|question| QuestionForm::from_question(question, language)).collect(),
            tolerances: questions.map(|question| rule.tolerance(&question.key).to_string()).collect(),
            ..self
        }
    }

    /// The columns that the table of items can have.
    pub fn columns(&self) -> Vec<String> {
        let subject = self.subject.parse().unwrap_or(Subject::Source);
        let keys = self.questions.iter().map(|question| question.key.trim().to_owned());
        let n_outputs = subject.n_systems();
        let rule = TestRule { subject, ..TestRule::default() };
        let mut columns = table::columns(&rule, n_outputs);
        let explanation = columns.pop();
        columns.into_iter().chain(keys).chain(explanation).collect()
    }

    /// The questions as the form of a task shows them.
    pub fn task_form(&self, language: &Language) -> TaskForm {
        TaskForm { language: language.to_string(), questions: self.questions.clone(), ..TaskForm::default() }
    }

    /// Applies the action of a button that changes the list of questions; a position that does not exist changes nothing.
    /// Returns whether it was one. Nothing is stored: the rule is in use as soon as it is.
    ///
    /// # Errors
    /// There is no such action.
    pub fn perform(&mut self) -> Result<bool, Problem> {
        let n = self.questions.len();
        self.tolerances.resize(n, String::new());
        match self.act.parse()? {
            Act::Save | Act::Publish => return Ok(false),
            Act::Add if n < limit::QUESTIONS => {
                self.questions.push(QuestionForm { kind: "choice".to_owned(), ..QuestionForm::default() });
                self.tolerances.push("0".to_owned());
            }
            Act::Remove(place) if place < n => {
                self.questions.remove(place);
                self.tolerances.remove(place);
            }
            Act::Up(place) if (1..n).contains(&place) => self.swap(place - 1, place),
            Act::Down(place) if place < n.saturating_sub(1) => self.swap(place, place + 1),
            Act::Add | Act::Remove(_) | Act::Up(_) | Act::Down(_) => {}
        }
        self.act.clear();
        Ok(true)
    }

    fn swap(&mut self, one: usize, other: usize) {
        self.questions.swap(one, other);
        self.tolerances.swap(one, other);
    }

    /// Parses the rule of this gate, as a reader of the locale typed it; what the form does not show is taken from the rule
    /// that was stored before.
    ///
    /// # Errors
    /// The first invalid field.
    pub fn rule(
        &self,
        gate: Gate,
        (language, say): (&Language, Locale),
        before: Option<&GateRule>,
    ) -> Result<GateRule, Problem> {
        match gate {
            Gate::Location => Ok(GateRule::Location(LocationRule { countries: self.read_countries(say)? })),
            Gate::Test => {
                let before = match before {
                    Some(GateRule::Test(rule)) => rule.questions.as_slice(),
                    Some(GateRule::Location(_) | GateRule::Review(_)) | None => &[],
                };
                Ok(GateRule::Test(self.test(language, before)?))
            }
            Gate::Review => Ok(GateRule::Review(ReviewRule { pilot_hits: number("pilot_hits", &self.pilot_hits)? })),
            Gate::Known => Err(Problem::invalid("gate", refusal::gate_is_set_in_task())),
            Gate::Pilot => Err(Problem::invalid("gate", refusal::gate_without_rule())),
        }
    }

    /// Parses the test. Texts of a question in other languages come from the question that had the same key before, of the
    /// stored rule or of the task from which it was taken.
    fn test(&self, language: &Language, before: &[Question]) -> Result<TestRule, Problem> {
        let subject = self.subject.parse().map_err(|problem: Problem| problem.in_field("subject"))?;
        let mut rule = TestRule { subject, ..TestRule::default() };
        let mut definition = rule.definition();
        definition.questions = before.to_vec();
        if !self.questions.is_empty() {
            self.task_form(language).apply_questions(language, &mut definition)?;
            rule.questions = definition.questions;
        }
        rule.tolerances = self.read_tolerances()?;
        rule.items = table::read(&rule, &self.items)?;
        rule.pass_mark = number("pass_mark", &self.pass_mark)?;
        rule.attempts = number("attempts", &self.attempts)?;
        rule.wait_seconds = number("wait_minutes", &self.wait_minutes)?.saturating_mul(60);
        rule.instructions.clone_from(&self.instructions);
        Ok(rule)
    }

    fn read_countries(&self, say: Locale) -> Result<Vec<Country>, Problem> {
        let mut countries = say.read_countries(&self.countries)?;
        if !self.add_country.is_empty() {
            countries.push(self.add_country.parse().map_err(|problem: Problem| problem.in_field("add_country"))?);
        }
        Ok(countries)
    }

    fn read_tolerances(&self) -> Result<BTreeMap<String, i64>, Problem> {
        let typed = self.questions.iter().zip(&self.tolerances).enumerate();
        let typed = typed.filter(|(_, (_, typed))| !typed.trim().is_empty());
        let read = |(index, (question, typed)): (usize, (&QuestionForm, &String))| -> Result<(String, i64), Problem> {
            Ok((question.key.trim().to_owned(), number(&format!("tolerances[{index}]"), typed)?))
        };
        typed.map(read).collect()
    }

    /// The same refusal with the field names of the form.
    pub fn place(problem: Problem) -> Problem {
        match TaskForm::place(problem) {
            Problem::Invalid { field, reason } if field == "wait_seconds" => {
                Problem::Invalid { field: "wait_minutes".to_owned(), reason }
            }
            other => other,
        }
    }
}

fn number(field: &str, text: &str) -> Result<i64, Problem> {
    text.trim().replace('−', "-").parse().map_err(|_| Problem::invalid(field, refusal::not_a_whole_number(text)))
}

#[cfg(test)]
mod tests {
    use shared::TestItem;

    use super::*;

    #[test]
    fn a_form_sent_back_unchanged_changes_nothing() {
        let items = vec![TestItem::of_formality("a, \"b\"\nc", -3, ""), TestItem::of_formality("b", 2, "because; so")];
        let rules = [
            GateRule::Location(LocationRule { countries: vec!["FR".parse().expect("FR"), "CA".parse().expect("CA")] }),
            GateRule::Test(TestRule::of_formality(items)),
            GateRule::Review(ReviewRule::default()),
        ];
        for tag in ["fr", "nl"] {
            let language = tag.parse().expect("a tag");
            for rule in &rules {
                let form = GateForm::from_rule(rule, &language, Locale::Fr);
                assert_eq!(form.rule(rule.gate(), (&language, Locale::Fr), Some(rule)).expect("a rule"), *rule);
            }
        }
    }

    #[test]
    fn outputs_and_several_questions_are_columns() {
        let question = |key: &str, kind: &str| -> Question {
            serde_json::from_str(&format!(
                r#"{{"key": "{key}", "prompt": {{"en": "?"}}, "required": true, "kind": "{kind}", "tie": true}}"#
            ))
            .expect("a question")
        };
        let item = TestItem {
            outputs: vec!["one".to_owned(), "two".to_owned()],
            expected: [("style", "A"), ("fluency", "tie; B")]
                .map(|(key, cell)| (key.to_owned(), cell.to_owned()))
                .into(),
            ..TestItem::default()
        };
        let questions = ["style", "fluency"].map(|key| question(key, "pairwise")).into();
        let rule = TestRule { subject: Subject::Two, questions, items: vec![item], ..TestRule::default() };
        let (rule, english) = (GateRule::Test(rule), "en".parse().expect("a tag"));
        let form = GateForm::from_rule(&rule, &english, Locale::En);
        assert_eq!(form.items, "output_a,output_b,style,fluency,explanation\none,two,A,tie; B,\n");
        assert_eq!(form.columns(), ["output_a", "output_b", "style", "fluency", "explanation"]);
        let GateRule::Test(mut again) = form.rule(Gate::Test, (&english, Locale::En), Some(&rule)).expect("a rule")
        else {
            panic!()
        };
        again.tolerances.clear();
        assert_eq!(GateRule::Test(again), rule);
    }

    #[test]
    fn a_column_that_no_question_has_is_named() {
        let rule = GateRule::Test(TestRule::of_formality(vec![TestItem::of_formality("a", 1, "")]));
        let language = "fr".parse().expect("a tag");
        let form = GateForm { items: "text,tone\na,1".to_owned(), ..GateForm::from_rule(&rule, &language, Locale::En) };
        let problem = form.rule(Gate::Test, (&language, Locale::En), Some(&rule)).expect_err("refused");
        assert!(problem.field() == Some("items") && problem.to_string().contains("tone"), "{problem}");
    }
}
