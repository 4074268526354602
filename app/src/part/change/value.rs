//! What stored words are called: a grade, a state, a role.

use shared::{Locale, ReviewVerdict};

use crate::call::study::role_name;
use crate::part::words::{gate_name, grade_word, qualification_word, reason_word, study_word};

/// A stored word as it is read, by the name of its field; `None` for what people wrote, and for numbers. A value without a
/// field is the state of something.
pub(super) fn called(path: &str, value: &str, say: Locale) -> Option<&'static str> {
    let last = path.rsplit('.').next().unwrap_or_default();
    let field = last.split_once('[').map_or(last, |(name, _)| name);
    match field {
        "grade" => Some(grade_word(value.parse().ok()?, say)),
        "reasons" => Some(reason_word(value.parse().ok()?, say)),
        "verdict" => Some(verdict(value.parse().ok()?, say)),
        "gate" | "gates" => Some(gate_name(value.parse().ok()?, say)),
        "role" => Some(role_name(value.parse().ok()?, say)),
        "state" | "" => {
            let of_step = value.parse().ok().map(|state| qualification_word(state, say));
            of_step.or_else(|| Some(study_word(value.parse().ok()?, say)))
        }
        _ => None,
    }
}

const fn verdict(verdict: ReviewVerdict, say: Locale) -> &'static str {
    match verdict {
        ReviewVerdict::Accept => say.review_page_passed(),
        ReviewVerdict::Exclude => say.review_page_failed(),
    }
}
