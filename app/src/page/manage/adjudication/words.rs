//! An answer in words.

use shared::{Language, Question, QuestionType as _, ShownItem, Value};

use crate::page::work::SIDES;

/// The answer in words, for a reader who sees it next to the texts.
pub(super) fn words(question: &Question, value: &Value, shown: &ShownItem, language: &Language) -> String {
    let label = |answer: &str| question.kind.label(answer).map(|label| label.get(language).to_owned());
    let with_label = |number: String| match label(&number).filter(|label| !label.is_empty()) {
        Some(label) => format!("{number} · {label}"),
        None => number,
    };
    match value {
        Value::Number(number) => with_label(number.to_string()),
        Value::Decimal(number) => with_label(number.to_string()),
        Value::Chosen(chosen) => {
            let own = chosen.other.as_ref().map(|words| format!("“{words}”"));
            let word = |key: &String| label(key).unwrap_or_else(|| key.clone());
            chosen.keys.iter().map(word).chain(own).collect::<Vec<_>>().join(", ")
        }
        Value::Preferred(better) => {
            let side = shown.outputs.iter().zip(SIDES).find(|(text, _)| text.output == Some(*better));
            side.map_or_else(|| "another text".to_owned(), |(_, side)| format!("{side} is better"))
        }
        Value::Tie => "No difference".to_owned(),
        Value::Text(text) => text.clone(),
        Value::Skipped(reason) => format!("Cannot judge: {reason}"),
    }
}
