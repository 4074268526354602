//! What a worker answered, from the columns `Answer.*`.
//!
//! The names and texts of answers come from the worker's browser, so nothing in them makes a file unusable: what is not
//! as expected stays the text that it is.

use std::borrow::Cow;

use html_escape::decode_html_entities;
use serde_json::Value;

/// What is done with HTML entities, such as `&lt;`, in the texts of answers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Entities {
    /// They are decoded: `&lt;` is `<`. For forms that encode what a worker typed.
    #[default]
    Decode,
    /// They stay as they are in the file. For forms that do not encode: there a worker has typed `&lt;`.
    Keep,
}

/// An answer to a question. A question without one has an empty cell, or no column at all, and no answer here.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    /// The name of the question's field.
    pub name: String,
    /// What was answered.
    pub value: AnswerValue,
}

/// What was answered, as far as the file tells.
#[derive(Clone, Debug, PartialEq)]
pub enum AnswerValue {
    /// The text of a field. Several boxes of one question may be in one text: see [`AnswerValue::choices`].
    Text(String),
    /// The label that was chosen in a classifier.
    Label(String),
    /// The boxes that were ticked, where the file tells them from a text.
    Choices(Vec<String>),
    /// What a newer element wrote, and is nothing of the above.
    Json(Value),
}

impl AnswerValue {
    /// The boxes of a question that were ticked: `slang|contraction` are two.
    pub fn choices(&self) -> Vec<&str> {
        match self {
            Self::Text(text) => text.split('|').filter(|choice| !choice.is_empty()).collect(),
            Self::Label(label) => vec![label],
            Self::Choices(choices) => choices.iter().map(String::as_str).collect(),
            Self::Json(_) => Vec::new(),
        }
    }

    /// Whether the field is a box that was ticked: some forms have a column for each box, with `true`.
    pub fn is_ticked(&self) -> bool {
        matches!(self, Self::Text(text) if text == "true")
    }
}

/// The answers in a cell of the column `Answer.{name}`.
pub(super) fn answers(name: &str, cell: &str, entities: Entities) -> Vec<Answer> {
    if cell.is_empty() {
        return Vec::new();
    }
    if name == "taskAnswers"
        && let Some(answers) = task_answers(cell, entities)
    {
        return answers;
    }
    let text = decoded(cell, entities).into_owned();
    let (name, value) = match name.strip_suffix(".label") {
        Some(name) => (name, AnswerValue::Label(text)),
        None => (name, AnswerValue::Text(text)),
    };
    vec![Answer { name: name.to_owned(), value }]
}

/// The answers of a JSON list: an object for each form, with a member for each question. `None` if it is something else.
fn task_answers(cell: &str, entities: Entities) -> Option<Vec<Answer>> {
    let Value::Array(forms) = serde_json::from_str(cell).ok()? else { return None };
    let mut answers = Vec::new();
    for form in forms {
        let Value::Object(members) = form else { return None };
        for (name, value) in members {
            if name.contains('\0') || has_nul(&value) {
                return None;
            }
            answers.extend(answer_value(value, entities).map(|value| Answer { name, value }));
        }
    }
    Some(answers)
}

/// The value of a member; `None` if it is an empty text, or nothing.
fn answer_value(value: Value, entities: Entities) -> Option<AnswerValue> {
    let text = |text: &str| decoded(text, entities).into_owned();
    Some(match &value {
        Value::Null => return None,
        Value::String(string) if string.is_empty() => return None,
        Value::String(string) => AnswerValue::Text(text(string)),
        Value::Bool(_) | Value::Number(_) => AnswerValue::Text(value.to_string()),
        Value::Object(members) => match members.get("label") {
            Some(Value::String(label)) if members.len() == 1 => AnswerValue::Label(text(label)),
            _ if !members.is_empty() && members.values().all(Value::is_boolean) => {
                let ticked = members.iter().filter(|(_, is_ticked)| **is_ticked == Value::Bool(true));
                AnswerValue::Choices(ticked.map(|(name, _)| text(name)).collect())
            }
            _ => AnswerValue::Json(value),
        },
        Value::Array(_) => AnswerValue::Json(value),
    })
}

/// A text with its entities decoded once. One that would then contain NUL stays as it is.
fn decoded(text: &str, entities: Entities) -> Cow<'_, str> {
    match entities {
        Entities::Keep => Cow::Borrowed(text),
        Entities::Decode => {
            let decoded = decode_html_entities(text);
            if decoded.contains('\0') { Cow::Borrowed(text) } else { decoded }
        }
    }
}

fn has_nul(value: &Value) -> bool {
    match value {
        Value::Null | Value::Bool(_) | Value::Number(_) => false,
        Value::String(text) => text.contains('\0'),
        Value::Array(values) => values.iter().any(has_nul),
        Value::Object(members) => members.iter().any(|(name, value)| name.contains('\0') || has_nul(value)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(name: &str, cell: &str) -> Vec<(String, AnswerValue)> {
        answers(name, cell, Entities::Decode).into_iter().map(|answer| (answer.name, answer.value)).collect()
    }

    fn text(text: &str) -> AnswerValue {
        AnswerValue::Text(text.to_owned())
    }

    #[test]
    fn an_answer_is_a_text_or_a_label() {
        assert_eq!(read("formality", "-3"), [("formality".into(), text("-3"))]);
        assert_eq!(read("preference.label", "tie"), [("preference".into(), AnswerValue::Label("tie".into()))]);
        assert_eq!(read("comment", ""), []);
        assert_eq!(text("slang|contraction").choices(), ["slang", "contraction"]);
        assert!(text("true").is_ticked() && !text("false").is_ticked());
    }

    #[test]
    fn entities_are_decoded_once_and_never_to_nul() {
        for (cell, decoded) in [
            ("&lt;fine&gt; &amp; ok", "<fine> & ok"),
            ("&amp;lt;", "&lt;"),
            ("&#128640; &eacute; &#x27;", "🚀 é '"),
            ("a & b &unknown; &#xD800;", "a & b &unknown; &#xD800;"),
            ("&#0;&lt;", "&#0;<"),
        ] {
            assert_eq!(read("c", cell), [("c".into(), text(decoded))], "{cell}");
        }
        let kept = answers("c", "&lt;", Entities::Keep);
        assert_eq!(kept[0].value, text("&lt;"));
    }

    #[test]
    fn the_list_of_newer_elements_has_an_answer_for_each_question() {
        let cell = r#"[{"q":{"label":"A &amp; B"},"note":"hi","none":"","n":-3,"kinds":{"slang":true,"typo":false}}]"#;
        let answers = read("taskAnswers", cell);
        let value = |name: &str| answers.iter().find(|(own, _)| own == name).map(|(_, value)| value.clone());
        assert_eq!(answers.len(), 4);
        assert_eq!(value("q"), Some(AnswerValue::Label("A & B".into())));
        assert_eq!(value("note"), Some(text("hi")));
        assert_eq!(value("n"), Some(text("-3")));
        assert_eq!(value("kinds").expect("an answer").choices(), ["slang"]);
    }

    #[test]
    fn what_is_no_such_list_stays_a_text() {
        let deep = "[".repeat(100_000);
        for cell in ["{}", "[1]", "[{", "\"x\"", "[{\"a\":\"\\u0000\"}]", "[{\"a\\u0000\":1}]", &deep] {
            assert_eq!(read("taskAnswers", cell), [("taskAnswers".into(), text(cell))]);
        }
        assert_eq!(read("taskAnswers", "[{\"a\":[1]}]"), [("a".into(), AnswerValue::Json(serde_json::json!([1])))]);
    }
}
