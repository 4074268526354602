//! Stored answers as they were given, and what statistics pair them by.

use scoring::text::nfc;
use shared::{Chosen, HitItemId, Marked, OutputId, QuestionKind, SKIPPED, ShownItem, SourceId, TextOf, Value};
use uuid::Uuid;

/// What statistics pair an answer by: the output, or the source where none was shown; of two side by side the item.
pub(super) fn item_of(kind: &QuestionKind, item: HitItemId, source: SourceId, output: Option<OutputId>) -> Uuid {
    match kind {
        QuestionKind::Pairwise { .. } => item.0,
        QuestionKind::Spans { of: TextOf::Source, .. } => source.0,
        _ => output.map_or(source.0, |output| output.0),
    }
}

/// A value as it was given, from the number, the text and the output that are stored.
pub(super) fn value(
    kind: &QuestionKind,
    (number, text, output): (Option<i64>, Option<&str>, Option<OutputId>),
    shown: &ShownItem,
) -> Option<Value> {
    Some(match (kind, number, text) {
        (_, _, Some(text)) if let Some(reason) = text.strip_prefix(SKIPPED) => Value::Skipped(reason.to_owned()),
        (QuestionKind::Choice { .. }, _, Some(text)) => Value::Chosen(Chosen::from(text)),
        (QuestionKind::Spans { of, .. }, _, Some(text)) => {
            Value::Text(Marked::of_stored(&nfc(shown.text(*of)), text).write())
        }
        (QuestionKind::Pairwise { .. }, Some(0), _) => Value::Tie,
        (QuestionKind::Pairwise { .. }, Some(_), _) => Value::Preferred(output?),
        (_, Some(number), _) => Value::Number(number),
        (_, None, text) => Value::Text(text?.to_owned()),
    })
}

/// Whether one value can stand for what people said.
pub(super) const fn has_one_value(kind: &QuestionKind) -> bool {
    matches!(
        kind,
        QuestionKind::Scale { .. }
            | QuestionKind::Choice { .. }
            | QuestionKind::Pairwise { .. }
            | QuestionKind::Spans { of: TextOf::Source | TextOf::Output, .. }
    )
}
