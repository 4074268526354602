//! An answer in words, and the names of two texts that are shown next to each other.

use shared::{Language, Locale, Question, QuestionType as _, ShownItem, Value};

/// The names of two texts side by side.
pub const SIDES: [&str; 2] = ["A", "B"];

/// The answer in words, for a reader who sees it next to the texts.
pub fn answer_in_words(
    question: &Question,
    value: &Value,
    shown: &ShownItem,
    language: &Language,
    say: Locale,
) -> String {
    let label = |answer: &str| question.kind.label(answer).map(|label| label.get(language).to_owned());
    let with_label = |number: String| match label(&number).filter(|label| !label.is_empty()) {
        Some(label) => format!("{number} · {label}"),
        None => number,
    };
    match value {
        Value::Number(number) => with_label(number.to_string()),
        Value::Decimal(number) => with_label(number.to_string()),
        Value::Chosen(chosen) => {
            let own = chosen.other.as_ref().map(|words| say.adjudication_own_words(words));
            let word = |key: &String| label(key).unwrap_or_else(|| key.clone());
            chosen.keys.iter().map(word).chain(own).collect::<Vec<_>>().join(", ")
        }
        Value::Preferred(better) => {
            let side = shown.outputs.iter().zip(SIDES).find(|(text, _)| text.output == Some(*better));
            side.map_or_else(
                || say.adjudication_other_is_better().to_owned(),
                |(_, side)| say.adjudication_is_better(side),
            )
        }
        Value::Tie => say.no_difference().to_owned(),
        Value::Text(text) => text.clone(),
        Value::Skipped(reason) => say.adjudication_skipped(reason),
    }
}
