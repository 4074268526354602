//! What stored words are called: a grade, a state, a role, a setting.

use shared::{KindName, Language, Locale, ReviewVerdict};

use crate::call::study::role_name;
use crate::part::words::{
    below_word, device_word, display_word, gate_name, grade_word, kind_word, known_word, provider_name,
    publishing_word, qualification_word, reason_word, rejected_answers_word, study_word, subject_word, withdrawal_word,
};

/// A stored word as it is read, by the name of its field; `None` for what people wrote, and for numbers. A value without a
/// field is the state of something.
pub(super) fn called(path: &str, value: &str, say: Locale) -> Option<String> {
    let last = path.rsplit('.').next().unwrap_or_default();
    let field = last.split_once('[').map_or(last, |(name, _)| name);
    let word = match field {
        "grade" => Some(grade_word(value.parse().ok()?, say)),
        "reasons" => Some(reason_word(value.parse().ok()?, say)),
        "verdict" => Some(verdict(value.parse().ok()?, say)),
        "gate" | "gates" => Some(gate_name(value.parse().ok()?, say)),
        "below" => Some(below_word(value.parse().ok()?, say)),
        "devices" => Some(device_word(value.parse().ok()?, say)),
        "display" => Some(display_word(value.parse().ok()?, say)),
        "kind" => match value.parse::<KindName>() {
            Ok(kind) => Some(kind_word(kind, say)),
            Err(_) => Some(known_word(value.parse().ok()?, say)),
        },
        "language" | "languages" => return Some(value.parse::<Language>().ok()?.name()),
        "provider" => provider_name(value.parse().ok()?),
        "publishing" => Some(publishing_word(value.parse().ok()?, say)),
        "rejected_answers" => Some(rejected_answers_word(value.parse().ok()?, say)),
        "subject" => Some(subject_word(value.parse().ok()?, say)),
        "withdrawal" => Some(withdrawal_word(value.parse().ok()?, say)),
        "role" => Some(role_name(value.parse().ok()?, say)),
        "state" | "" => {
            let of_step = value.parse().ok().map(|state| qualification_word(state, say));
            of_step.or_else(|| Some(study_word(value.parse().ok()?, say)))
        }
        _ => None,
    };
    word.map(str::to_owned)
}

const fn verdict(verdict: ReviewVerdict, say: Locale) -> &'static str {
    match verdict {
        ReviewVerdict::Accept => say.review_page_passed(),
        ReviewVerdict::Exclude => say.review_page_failed(),
    }
}
