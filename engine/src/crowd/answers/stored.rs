//! The codec of stored answers: the columns of one value.

use scoring::text::nfc;
use shared::{Chosen, Decimal, Definition, Marked, NewAnswer, OutputId, QuestionKind, ShownItem, Value};

/// An answer as stored in its columns.
///
/// | value | number | text | skipped | output |
/// |---|---|---|---|---|
/// | a point or a rank | the number | | | the output it is about |
/// | a number of a slider | its digits, and the number of digits after the decimal point | | | the output it is about |
/// | text | | trimmed, in NFC | | the output it is about |
/// | chosen options | | `keys\|other:words`, in the order offered | | the output they are about |
/// | a text with spans | | its spans; empty if there are none | | |
/// | the better of two outputs | 1 | | | the better one |
/// | a tie | 0 | | | |
/// | a reason for not answering | | empty | the reason | |
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StoredAnswer {
    /// A point of a scale, a rank, the digits of a slider's number, or the preference.
    pub number: Option<i64>,
    /// The number of digits after the decimal point.
    pub places: i64,
    /// Text, keys or spans.
    pub text: Option<String>,
    /// The worker's reason for not answering.
    pub skipped: Option<String>,
    /// The output that the value refers to.
    pub output: Option<OutputId>,
}

impl StoredAnswer {
    /// The stored form of a value; `None` if nothing was answered.
    pub(crate) fn from_answer(definition: &Definition, answer: &NewAnswer, item: Option<&ShownItem>) -> Option<Self> {
        let kind = definition.question(&answer.question).map(|question| &question.kind);
        let about = Self { output: answer.output, ..Self::default() };
        Some(match &answer.value {
            Value::Text(text) if text.is_empty() && kind.is_some_and(|kind| kind.as_spans().is_some()) => {
                Self { text: Some(String::new()), ..Self::default() }
            }
            Value::Text(text) if let Some(spans) = kind.and_then(QuestionKind::as_spans) => {
                let marked = spans.read(text, item?.text(spans.of)).ok()?;
                Self { text: Some(marked.stored()), ..Self::default() }
            }
            Value::Skipped(reason) => {
                let reason = nfc(reason.split_whitespace().collect::<Vec<_>>().join(" ").as_str());
                Self { skipped: Some(reason), text: Some(String::new()), ..Self::default() }
            }
            Value::Number(number) => Self { number: Some(*number), ..about },
            Value::Decimal(number) => {
                let (digits, places) = number.parts();
                Self { number: Some(digits), places, ..about }
            }
            Value::Text(text) if text.trim().is_empty() => return None,
            Value::Text(text) => Self { text: Some(nfc(text.trim())), ..about },
            Value::Chosen(chosen) if chosen.is_empty() => return None,
            Value::Chosen(chosen) => Self { text: Some(in_order(chosen, kind).to_string()), ..about },
            Value::Preferred(output) => Self { number: Some(1), output: Some(*output), ..Self::default() },
            Value::Tie => Self { number: Some(0), ..Self::default() },
        })
    }

    /// The value as it was given; `None` if the columns contain none.
    pub fn value(&self, kind: &QuestionKind, shown: &ShownItem) -> Option<Value> {
        if let Some(reason) = &self.skipped {
            return Some(Value::Skipped(reason.clone()));
        }
        let text = self.text.as_deref();
        match kind {
            QuestionKind::Scale(_) | QuestionKind::Ranking(_) => self.number.map(Value::Number),
            QuestionKind::Slider(_) => Decimal::new(self.number?, self.places).map(Value::Decimal),
            QuestionKind::Choice(_) => text.map(|text| Value::Chosen(Chosen::from(text))),
            QuestionKind::Pairwise(_) => match self.number? {
                0 => Some(Value::Tie),
                _ => self.output.map(Value::Preferred),
            },
            QuestionKind::Spans(spans) => {
                text.map(|text| Value::Text(Marked::of_stored(&nfc(shown.text(spans.of)), text).write()))
            }
            QuestionKind::Text(_) | QuestionKind::Comment(_) => text.map(|text| Value::Text(text.to_owned())),
        }
    }
}

/// The chosen options, in the order in which they are offered.
fn in_order(chosen: &Chosen, kind: Option<&QuestionKind>) -> Chosen {
    let mut keys = chosen.keys.clone();
    if let Some(choice) = kind.and_then(QuestionKind::as_choice) {
        keys.sort_by_key(|key| choice.options.iter().position(|option| option.key == *key));
    }
    Chosen { keys, other: chosen.other.as_deref().map(|words| nfc(words.trim())) }
}

#[cfg(test)]
mod tests {
    use shared::{CommentQuestion, HitItemId};

    use super::*;
    use crate::design::preset::Preset;

    #[test]
    fn a_reason_is_no_text_and_a_text_is_no_reason() {
        let definition = Preset::Formality.definition(&["en".parse().expect("a language")]).expect("a definition");
        let id = HitItemId(uuid::Uuid::nil());
        let item = ShownItem {
            id,
            source: None,
            reference: None,
            outputs: Vec::new(),
            columns: Vec::new(),
            memory: Vec::new(),
        };
        let scale = &definition.questions[0].kind;
        for (kind, value) in [
            (scale, Value::Number(-3)),
            (scale, Value::Skipped("a telephone number".to_owned())),
            (&CommentQuestion {}.into(), Value::Text("cannot judge: a telephone number".to_owned())),
        ] {
            let question = definition.questions[0].key.clone();
            let answer = NewAnswer { item: item.id, question, output: None, value: value.clone() };
            let stored = StoredAnswer::from_answer(&definition, &answer, Some(&item)).expect("a value");
            assert_eq!(stored.value(kind, &item), Some(value));
        }
    }
}
