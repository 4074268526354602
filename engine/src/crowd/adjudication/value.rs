//! Which questions have one value that can stand for what people said.

use shared::{QuestionKind, TextOf};

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
