//! Validation of a study's title, languages and settings, and the setup checklist.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;
use shared::{
    LONGEST_RETENTION_DAYS, Language, Localised, Problem, Settings, Study, StudyState, limit, money, refusal,
};

use super::{Holding, StudyEdit};
use crate::texts::model;

/// One step of the setup checklist.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = CheckStep))]
pub struct Step {
    /// The task to do.
    pub what: SetupTask,
    /// The last part of the address of the page for it.
    pub page: &'static str,
    /// Whether it is done.
    pub done: bool,
    /// The languages in which it is not done, if it is done in each language of its own.
    pub languages: Vec<Language>,
    /// Whether the study can go live without it.
    pub optional: bool,
}

/// A task of the setup checklist.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum SetupTask {
    /// Write what workers agree to.
    WriteConsent,
    /// Write the title and the description that workers read.
    WritePublicTexts,
    /// Upload the texts.
    ImportSources,
    /// Set the rules of the qualification steps.
    SetQualification,
    /// Add a task and publish it.
    PublishTask,
    /// Create hits.
    CreateBatch,
    /// Create an invitation link for workers.
    InviteWorkers,
    /// Open the study for work.
    GoLive,
}

impl SetupTask {
    /// The last part of the address of the page where it is done; empty for the overview itself.
    pub const fn page(self) -> &'static str {
        match self {
            Self::WriteConsent | Self::WritePublicTexts => "settings",
            Self::ImportSources => "sources",
            Self::SetQualification => "gates",
            Self::PublishTask => "tasks",
            Self::CreateBatch => "batches",
            Self::InviteWorkers => "members",
            Self::GoLive => "",
        }
    }
}

/// The maximum length of the title of a study, in characters.
const LONGEST_TITLE: usize = 200;
/// The maximum length of the contact of a study, in characters.
const LONGEST_CONTACT: usize = 300;
/// The maximum length of what people who are invited read about a study, in characters.
const LONGEST_DESCRIPTION: usize = 1_000;
/// The maximum size of a consent form, in bytes.
const LONGEST_CONSENT: usize = 50_000;
/// The largest target wage, in minor units.
pub(super) const HIGHEST_WAGE: i64 = 1_000_000_000;
/// The largest budget, in minor units.
pub(super) const HIGHEST_BUDGET: i64 = 100_000_000_000;

/// The setup checklist, in order.
pub(super) fn steps(study: &Study, holding: &Holding) -> Vec<Step> {
    let step =
        |what: SetupTask, done, optional| Step { what, page: what.page(), done, optional, languages: Vec::new() };
    let settings = &study.settings;
    let lacks =
        |texts: &Localised, language: &Language| texts.0.get(language).is_none_or(|text| text.trim().is_empty());
    let written = |what: SetupTask, is_missing: &dyn Fn(&Language) -> bool| {
        let languages: Vec<Language> =
            study.languages.iter().filter(|language| is_missing(language)).cloned().collect();
        Step { what, page: what.page(), done: languages.is_empty(), optional: true, languages }
    };
    vec![
        written(SetupTask::WriteConsent, &|language| lacks(&settings.consent, language)),
        written(SetupTask::WritePublicTexts, &|language| {
            lacks(&settings.titles, language) || lacks(&settings.descriptions, language)
        }),
        step(SetupTask::ImportSources, holding.sources > 0, true),
        step(SetupTask::SetQualification, holding.gates > 0, true),
        step(SetupTask::PublishTask, holding.live_tasks > 0, false),
        step(SetupTask::CreateBatch, holding.hits > 0, true),
        step(SetupTask::InviteWorkers, holding.worker_links > 0, true),
        step(SetupTask::GoLive, study.state != StudyState::Draft, false),
    ]
}

pub(crate) fn title(title: &str) -> Result<String, Problem> {
    let title = title.trim();
    if title.contains('\0') {
        return Err(Problem::invalid("title", refusal::contains_nul()));
    }
    if !(1..=LONGEST_TITLE).contains(&title.chars().count()) {
        return Err(Problem::invalid("title", refusal::characters_from_to(1, LONGEST_TITLE)));
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
        return Err(Problem::invalid("languages", refusal::study_languages(limit::LANGUAGES)));
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
        return Err(Problem::invalid("currency", refusal::not_a_currency()));
    }
    if !(0..=8_760).contains(&settings.approve_after_hours) {
        return Err(Problem::invalid("approve_after_hours", refusal::approval_hours()));
    }
    if !(0..=HIGHEST_WAGE).contains(&settings.target_hourly) {
        let reason = refusal::number_out_of_range(0, HIGHEST_WAGE, settings.target_hourly);
        return Err(Problem::invalid("target_hourly", reason));
    }
    if let Some(budget) = settings.budget
        && !(0..=HIGHEST_BUDGET).contains(&budget)
    {
        return Err(Problem::invalid("budget", refusal::number_out_of_range(0, HIGHEST_BUDGET, budget)));
    }
    if !(0..=LONGEST_RETENTION_DAYS).contains(&settings.retention_days) {
        return Err(Problem::invalid("retention_days", refusal::retention_days(LONGEST_RETENTION_DAYS)));
    }
    settings.contact = settings.contact.trim().to_owned();
    texts(&settings)?;
    for (language, list) in &settings.abbreviations {
        abbreviations(language, list)?;
    }
    settings.models.values().flat_map(BTreeMap::values).try_for_each(model::check)?;
    Ok(settings)
}

/// Checks the contact and the texts for workers, and for how many languages there are settings.
fn texts(settings: &Settings) -> Result<(), Problem> {
    if settings.contact.chars().count() > LONGEST_CONTACT {
        return Err(Problem::invalid("contact", refusal::most_characters(LONGEST_CONTACT)));
    }
    let all = [&settings.titles, &settings.descriptions, &settings.consent].map(|texts| texts.0.len());
    let languages = [all[0], all[1], all[2], settings.abbreviations.len(), settings.models.len()];
    if let Some(n) = languages.into_iter().find(|n| *n > limit::LANGUAGES) {
        return Err(Problem::invalid("languages", refusal::too_many_entries(n, limit::LANGUAGES)));
    }
    if settings.titles.0.values().any(|text| text.chars().count() > LONGEST_TITLE) {
        return Err(Problem::invalid("public_title", refusal::most_characters(LONGEST_TITLE)));
    }
    if settings.descriptions.0.values().any(|text| text.chars().count() > LONGEST_DESCRIPTION) {
        return Err(Problem::invalid("public_description", refusal::most_characters(LONGEST_DESCRIPTION)));
    }
    let titles = settings.titles.0.values().map(|text| ("public_title", text));
    let descriptions = settings.descriptions.0.values().map(|text| ("public_description", text));
    let consents = settings.consent.0.values().map(|text| ("consent", text));
    let mut texts = titles.chain(descriptions).chain(consents).chain([("contact", &settings.contact)]);
    if let Some((field, _)) = texts.clone().find(|(_, text)| text.contains('\0')) {
        return Err(Problem::invalid(field, refusal::contains_nul()));
    }
    match texts.find(|(_, text)| text.len() > LONGEST_CONSENT) {
        Some((field, text)) => Err(Problem::invalid(field, refusal::text_too_large(text.len(), LONGEST_CONSENT))),
        None => Ok(()),
    }
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
        let reason = refusal::too_many_entries(list.len(), limit::ABBREVIATIONS);
        return Err(Problem::invalid("abbreviations", reason));
    }
    match list.iter().find(|(short, long)| odd((short, long))) {
        Some((short, _)) => Err(Problem::invalid(
            "abbreviations",
            refusal::abbreviation_is_odd(short, language.as_str(), limit::ABBREVIATION),
        )),
        None => Ok(()),
    }
}

pub(super) fn step(from: StudyState, to: StudyState) -> Result<(), Problem> {
    use StudyState::{Closed, Draft, Live};
    match (from, to) {
        (Draft | Closed, Live) | (Live, Closed) => Ok(()),
        (same, other) if same == other => Err(Problem::conflict(refusal::study_is_in_state())),
        _ => Err(Problem::conflict(refusal::study_has_no_step())),
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
