//! Validation of a study's title, languages and settings, and the setup checklist.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;
use shared::{LONGEST_RETENTION_DAYS, Language, Problem, Settings, Study, StudyState, limit, money};

use super::{Holding, StudyEdit};
use crate::texts::model;

/// One step of the setup checklist.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = CheckStep))]
pub struct Step {
    /// The task to do.
    pub what: &'static str,
    /// The last part of the address of the page for it.
    pub page: &'static str,
    /// Whether it is done.
    pub done: bool,
    /// Whether the study can go live without it.
    pub optional: bool,
}

/// The setup checklist, in order.
pub(super) fn steps(study: &Study, holding: &Holding) -> Vec<Step> {
    let step = |what, page, done, optional| Step { what, page, done, optional };
    let consent = study.languages.iter().all(|language| !study.settings.consent.get(language).is_empty());
    vec![
        step("Write what workers agree to", "settings", consent, true),
        step("Import sources", "sources", holding.sources > 0, true),
        step("Set the rules of the gates", "gates", holding.gates > 0, true),
        step("Add a task and publish it", "tasks", holding.live_tasks > 0, false),
        step("Make a batch of hits", "batches", holding.hits > 0, true),
        step("Invite workers with a join link", "members", holding.worker_links > 0, true),
        step("Go live", "settings", study.state != StudyState::Draft, false),
    ]
}

pub(super) fn title(title: &str) -> Result<String, Problem> {
    let title = title.trim();
    if title.is_empty() || title.chars().count() > 200 || title.contains('\0') {
        return Err(Problem::invalid("title", "A study needs a title of 1 to 200 characters."));
    }
    Ok(title.to_owned())
}

pub(super) fn languages(given: Vec<Language>) -> Result<Vec<Language>, Problem> {
    let (mut kept, mut seen) = (Vec::new(), BTreeSet::new());
    for language in given {
        if seen.insert(language.clone()) {
            kept.push(language);
        }
    }
    if kept.is_empty() || kept.len() > limit::LANGUAGES {
        return Err(Problem::invalid(
            "languages",
            format!(
                "A study works in at least one language, such as fr, pt-BR or zh-Hant, and in {} at most.",
                limit::LANGUAGES
            ),
        ));
    }
    Ok(kept)
}

/// Validates an edit and returns what is stored. `kept` is the currency of an existing study: it may be older than the
/// list of currencies, and cannot be changed once money has been earned.
pub(super) fn edit(edit: StudyEdit, kept: Option<&str>) -> Result<StudyEdit, Problem> {
    Ok(StudyEdit {
        title: title(&edit.title)?,
        languages: languages(edit.languages)?,
        settings: settings(edit.settings, kept)?,
    })
}

fn settings(mut settings: Settings, kept: Option<&str>) -> Result<Settings, Problem> {
    settings.currency = settings.currency.trim().to_ascii_uppercase();
    let is_old = kept == Some(settings.currency.as_str()) && settings.currency.len() == 3;
    if money::places(&settings.currency).is_none() && !is_old {
        let why = "This is not a currency code. Use one from ISO 4217, such as EUR, USD or BRL.";
        return Err(Problem::invalid("currency", why));
    }
    if !(0..=8_760).contains(&settings.approve_after_hours) {
        return Err(Problem::invalid(
            "approve_after_hours",
            "Hours until approval go from 0 (only by hand) to 8760 (a year).",
        ));
    }
    if !(0..=1_000_000_000).contains(&settings.target_hourly) {
        return Err(Problem::invalid("target_hourly", "The target wage is an amount of 0 or more."));
    }
    if !(0..=LONGEST_RETENTION_DAYS).contains(&settings.retention_days) {
        return Err(Problem::invalid(
            "retention_days",
            format!(
                "The number of days until personal data is erased must be from 0 (never) to {LONGEST_RETENTION_DAYS} (ten years)."
            ),
        ));
    }
    settings.contact = settings.contact.trim().to_owned();
    if settings.contact.chars().count() > 300 {
        return Err(Problem::invalid("contact", "The contact has room for 300 characters."));
    }
    let languages = [settings.consent.0.len(), settings.abbreviations.len(), settings.models.len()];
    if languages.into_iter().any(|n| n > limit::LANGUAGES) {
        let most = limit::LANGUAGES;
        return Err(Problem::invalid("languages", format!("Settings are possible for at most {most} languages.")));
    }
    let texts = settings.consent.0.values().chain(std::iter::once(&settings.contact));
    if texts.clone().any(|text| text.contains('\0') || text.len() > 50_000) {
        return Err(Problem::invalid("consent", "The consent has room for 50,000 characters, none of them NUL."));
    }
    for (language, list) in &settings.abbreviations {
        abbreviations(language, list)?;
    }
    settings.models.values().flat_map(BTreeMap::values).try_for_each(model::check)?;
    Ok(settings)
}

fn abbreviations(language: &Language, list: &BTreeMap<String, String>) -> Result<(), Problem> {
    let odd = |(short, long): (&String, &String)| {
        short.is_empty()
            || long.is_empty()
            || short.contains(char::is_whitespace)
            || long.contains('\0')
            || short.contains('\0')
            || [short, long].into_iter().any(|text| text.chars().count() > limit::ABBREVIATION)
    };
    if list.len() > limit::ABBREVIATIONS {
        let most = limit::ABBREVIATIONS;
        return Err(Problem::invalid("abbreviations", format!("A language has at most {most} abbreviations.")));
    }
    match list.iter().find(|(short, long)| odd((short, long))) {
        Some((short, _)) => Err(Problem::invalid(
            "abbreviations",
            format!(
                "\"{short}\" ({language}) needs to be one word with an expansion, each of 1 to {} characters.",
                limit::ABBREVIATION
            ),
        )),
        None => Ok(()),
    }
}

pub(super) fn step(from: StudyState, to: StudyState) -> Result<(), Problem> {
    use StudyState::{Closed, Draft, Live};
    match (from, to) {
        (Draft | Closed, Live) | (Live, Closed) => Ok(()),
        (same, other) if same == other => Err(Problem::conflict(format!("The study is {same} already."))),
        _ => Err(Problem::conflict(format!(
            "A study goes from draft to live to closed, and from closed back to live; not from {from} to {to}."
        ))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_live_study_never_becomes_a_draft_again() {
        assert!(step(StudyState::Draft, StudyState::Live).is_ok());
        assert!(step(StudyState::Live, StudyState::Draft).is_err());
        assert!(step(StudyState::Draft, StudyState::Closed).is_err());
        assert!(step(StudyState::Closed, StudyState::Live).is_ok());
    }

    #[test]
    fn settings_out_of_range_name_their_field() {
        for currency in ["Euro", "EURO", "QQQ", "XXX", ""] {
            let odd = Settings { currency: currency.to_owned(), ..Settings::default() };
            assert_eq!(settings(odd.clone(), None).expect_err(currency).field(), Some("currency"));
            let kept = settings(odd, Some(&currency.to_ascii_uppercase()));
            assert_eq!(kept.is_ok(), currency.len() == 3, "three letters that a study has may stay");
        }
        let odd = Settings { approve_after_hours: -1, ..Settings::default() };
        assert_eq!(settings(odd, None).expect_err("refused").field(), Some("approve_after_hours"));
    }
}
