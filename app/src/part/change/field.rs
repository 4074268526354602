//! What the fields of a change are called.

use shared::{Language, Locale};

/// What a field is called.
type Words = fn(Locale) -> &'static str;

/// The fields as they are stored, by name, and what they are called.
const FIELDS: &[(&str, Words)] = &[
    ("abbreviations", Locale::field_abbreviations),
    ("address", Locale::field_address),
    ("after", Locale::field_check_after),
    ("answers", Locale::field_answers),
    ("approve_after_hours", Locale::field_approval_hours),
    ("asks_payee", Locale::field_payee),
    ("attempts", Locale::field_attempts),
    ("below", Locale::field_check_below),
    ("budget", Locale::field_budget),
    ("closed", Locale::field_closed),
    ("columns", Locale::field_columns),
    ("consent", Locale::field_consent),
    ("contact", Locale::field_contact),
    ("countries", Locale::field_countries),
    ("country", Locale::field_country),
    ("created_at", Locale::field_created),
    ("currency", Locale::field_currency),
    ("description", Locale::field_descriptions),
    ("descriptions", Locale::field_descriptions),
    ("display", Locale::field_display),
    ("every", Locale::field_every),
    ("expected_seconds", Locale::field_expected_seconds),
    ("expires_at", Locale::field_expires),
    ("file", Locale::field_file),
    ("from", Locale::field_texts_from),
    ("gate", Locale::field_qualification),
    ("gates", Locale::field_qualification),
    ("hold_minutes", Locale::field_hold_minutes),
    ("id", Locale::field_id),
    ("instructions", Locale::field_instructions),
    ("items", Locale::field_items),
    ("items_per_hit", Locale::field_items_per_hit),
    ("key", Locale::field_key),
    ("kind", Locale::field_type),
    ("known", Locale::field_gold),
    ("label", Locale::field_label),
    ("language", Locale::field_language),
    ("languages", Locale::field_languages),
    ("lease_seconds", Locale::field_inactivity),
    ("least", Locale::field_least),
    ("lexicon", Locale::field_words),
    ("max", Locale::field_most),
    ("min", Locale::field_least),
    ("models", Locale::field_models),
    ("most", Locale::field_most),
    ("name", Locale::field_name),
    ("need", Locale::field_need),
    ("note", Locale::field_note),
    ("options", Locale::field_options),
    ("own_codes", Locale::field_own_codes),
    ("parameters", Locale::field_parameters),
    ("pass_mark", Locale::field_pass_mark),
    ("person", Locale::field_person),
    ("pilot_hits", Locale::field_pilot_hits),
    ("places", Locale::field_places),
    ("preset", Locale::field_preset),
    ("prompt", Locale::field_question),
    ("provider_study", Locale::field_provider_study),
    ("questions", Locale::field_question),
    ("reason", Locale::field_reason),
    ("rejected_answers", Locale::field_rejected_answers),
    ("required", Locale::field_required),
    ("retention_days", Locale::field_retention_days),
    ("reward", Locale::field_reward),
    ("role", Locale::field_role),
    ("round_up_to", Locale::field_rounding),
    ("session", Locale::field_session),
    ("settings", Locale::field_settings),
    ("sha256", Locale::field_fingerprint),
    ("skip", Locale::field_skippable),
    ("study", Locale::field_study),
    ("subject", Locale::field_subject),
    ("system", Locale::field_system),
    ("target_hourly", Locale::field_target),
    ("task", Locale::field_task),
    ("test", Locale::field_test),
    ("text", Locale::field_text),
    ("time", Locale::field_time),
    ("title", Locale::field_title),
    ("titles", Locale::field_title),
    ("tolerances", Locale::field_tolerance),
    ("unconfirmed", Locale::field_unchecked),
    ("when", Locale::field_shown_when),
    ("withdrawal", Locale::field_withdrawal),
    ("withdrawn", Locale::field_withdrawn),
];

/// What the field at a path such as `questions[2].key` is called: `Question 3 › Key`. A language has its own name, and a
/// field without one is shown as it is stored.
pub(super) fn called(path: &str, say: Locale) -> String {
    path.split('.').map(|part| one(part, say)).reduce(|whole, part| say.field_part(whole, part)).unwrap_or_default()
}

fn one(part: &str, say: Locale) -> String {
    let (name, number) = match part.trim_end_matches(']').rsplit_once('[') {
        Some((name, index)) => (name, index.parse::<usize>().ok()),
        None => (part, None),
    };
    let known = FIELDS.iter().find(|(known, _)| *known == name).map(|(_, words)| words(say).to_owned());
    let language = || name.parse::<Language>().ok().filter(|language| language.name() != name);
    let name = known.or_else(|| Some(language()?.name())).unwrap_or_else(|| name.replace('_', " "));
    match number {
        Some(index) => say.field_of_several(name, (index + 1).to_string()),
        None => name,
    }
}
