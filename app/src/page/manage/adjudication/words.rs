//! An answer in words.

use shared::{Language, Question, QuestionKind, ShownItem, Value};

use crate::page::work::SIDES;

/// What an answer says to whoever reads it beside the texts.
pub(super) fn words(question: &Question, value: &Value, shown: &ShownItem, language: &Language) -> String {
    match (value, &question.kind) {
        (Value::Number(number), QuestionKind::Scale { points }) => {
            let point = points.iter().find(|point| point.value == *number);
            match point.map(|point| point.label.get(language)).filter(|label| !label.is_empty()) {
                Some(label) => format!("{number} · {label}"),
                None => number.to_string(),
            }
        }
        (Value::Number(number), _) => number.to_string(),
        (Value::Chosen(chosen), QuestionKind::Choice { options, .. }) => {
            let label = |key: &String| {
                let found = options.iter().find(|option| option.key == *key);
                found.map_or_else(|| key.clone(), |option| option.label.get(language).to_owned())
            };
            let own = chosen.other.as_ref().map(|words| format!("“{words}”"));
            chosen.keys.iter().map(label).chain(own).collect::<Vec<_>>().join(", ")
        }
        (Value::Chosen(chosen), _) => chosen.to_string(),
        (Value::Preferred(better), _) => {
            let side = shown.outputs.iter().zip(SIDES).find(|(text, _)| text.output == Some(*better));
            side.map_or_else(|| "another text".to_owned(), |(_, side)| format!("{side} is better"))
        }
        (Value::Tie, _) => "No difference".to_owned(),
        (Value::Text(text), _) => text.clone(),
        (Value::Skipped(reason), _) => format!("Cannot judge: {reason}"),
    }
}
