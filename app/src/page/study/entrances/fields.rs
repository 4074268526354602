//! The fields of an entrance that can be changed.

use engine::crowd::entrance::Entrance;
use leptos::prelude::*;
use shared::{Ending, EntranceSettings, Language, Locale, MTURK_WITHOUT_CODE, Provider};

use crate::part::{Check, Field};

/// The values of the fields.
pub(super) struct Shown {
    /// Whether the entrance is to be made: then its parameters can be chosen.
    is_new: bool,
    label: String,
    places: Option<i64>,
    settings: EntranceSettings,
    /// The languages between which participants choose; empty if there is no choice.
    languages: Vec<Language>,
}

impl Shown {
    /// The values of an entrance that is to be made.
    pub fn new(provider: Option<Provider>, languages: &[Language]) -> Self {
        let settings = EntranceSettings { provider, ..EntranceSettings::default() };
        Self { is_new: true, label: String::new(), places: None, settings, languages: choice(languages) }
    }

    /// The values of an entrance.
    pub fn of(entrance: &Entrance, languages: &[Language]) -> Self {
        let Entrance { label, places, settings, language, .. } = entrance;
        let languages = if language.is_some() { Vec::new() } else { choice(languages) };
        Self { is_new: false, label: label.clone(), places: *places, settings: settings.clone(), languages }
    }
}

/// The languages, if there are several.
fn choice(languages: &[Language]) -> Vec<Language> {
    if languages.len() > 1 { languages.to_vec() } else { Vec::new() }
}

/// The fields; `form` distinguishes those of several forms on a page. A field is shown where the provider leaves its value
/// open.
pub(super) fn fields(shown: &Shown, form: &str, say: Locale) -> impl IntoView + use<> {
    let EntranceSettings { provider, .. } = shown.settings;
    let settings = &shown.settings;
    let text = |name: &str, label: &'static str, hint: &'static str, value: &str| {
        let id = format!("{form}-{name}");
        view! { <Field name=name.to_owned() id=id label=label hint=hint value=value.to_owned() autocomplete="off" /> }
    };
    let number = |name: &'static str, label: &'static str, hint: &'static str, value: Option<i64>| {
        let (id, value) = (format!("{form}-{name}"), value.map(|value| value.to_string()).unwrap_or_default());
        view! { <Field name=name id=id kind="number" min=1 label=label hint=hint value=value /> }
    };
    let quotas = shown.languages.iter().map(|language| {
        let (name, value) = (format!("language_places[{language}]"), settings.language_places.get(language));
        let (id, value) = (format!("{form}-{name}"), value.map(ToString::to_string).unwrap_or_default());
        view! { <Field name=name id=id kind="number" min=0 label=language.name() value=value /> }
    });
    let quotas = quotas.collect_view();
    let quotas = (!shown.languages.is_empty()).then(|| {
        view! {
            <fieldset>
                <legend>{say.quotas_title()}</legend>
                <p class="muted">{say.quotas_lead()}</p>
                <div class="stack">{quotas}</div>
            </fieldset>
        }
    });
    let has_own_parameters = provider.is_some_and(|provider| provider.parameters().person.is_empty());
    let parameters = (shown.is_new && has_own_parameters).then(|| {
        view! {
            <fieldset>
                <legend>{say.entrances_parameters()}</legend>
                <p class="muted">{say.entrances_parameters_lead()}</p>
                <div class="stack">
                    {text("parameter", say.entrances_parameter_person(), "", "")}
                    {text("parameter_session", say.entrances_parameter_session(), "", "")}
                    {text("parameter_study", say.entrances_parameter_study(), "", "")}
                </div>
            </fieldset>
        }
    });
    let (study, study_hint) = (say.entrances_provider_study(), say.entrances_provider_study_hint());
    let is_mturk = provider == Some(Provider::Mturk);
    let has_study =
        !is_mturk && provider.is_some_and(|provider| has_own_parameters || !provider.parameters().study.is_empty());
    let can_be_signed = provider.is_some_and(|provider| provider.token_parameter().is_some());
    let has_address = !is_mturk && provider.is_none_or(|provider| provider.address().is_empty());
    let codes_lead = match provider {
        Some(Provider::Panel | Provider::Mturk) | None => say.entrances_codes_lead_anonymous(),
        Some(_) => say.entrances_codes_lead(),
    };
    let endings = Ending::ALL.iter().filter(|ending| !(is_mturk && MTURK_WITHOUT_CODE.contains(ending)));
    let codes = endings.map(|ending| {
        let value = settings.codes.get(ending).map_or("", String::as_str);
        text(&format!("codes[{ending}]"), ending_name(*ending, say), "", value)
    });
    view! {
        {text("label", say.entrances_label(), say.entrances_label_hint(), &shown.label)}
        {number("places", say.entrances_places(), say.entrances_places_hint(), shown.places)}
        {quotas}
        {number("submissions", say.entrances_submissions(), say.entrances_submissions_hint(), settings.submissions)}
        {number("hold_minutes", say.entrances_hold(), say.entrances_hold_hint(), Some(settings.hold_minutes))}
        {parameters}
        {has_study.then(|| text("provider_study", study, study_hint, &settings.provider_study))}
        {can_be_signed
            .then(|| {
                view! {
                    <Check
                        name="signed"
                        label=say.entrances_signed()
                        hint=say.entrances_signed_hint()
                        checked=settings.signed
                    />
                }
            })}
        {has_address
            .then(|| text("address", say.entrances_address(), say.entrances_address_hint(), &settings.address))}
        <fieldset>
            <legend>{say.entrances_codes()}</legend>
            <p class="muted">{codes_lead}</p>
            <div class="stack">
                {codes.collect_view()}
                {(!is_mturk)
                    .then(|| {
                        view! { <Check name="own_codes" label=say.entrances_own_codes() checked=settings.own_codes /> }
                    })}
            </div>
        </fieldset>
    }
}

/// What an ending is called.
pub(in crate::page::study) const fn ending_name(ending: Ending, say: Locale) -> &'static str {
    match ending {
        Ending::Finished => say.ending_name_finished(),
        Ending::NoConsent => say.ending_name_no_consent(),
        Ending::ScreenedOut => say.ending_name_screened_out(),
        Ending::FailedChecks => say.ending_name_failed_checks(),
        Ending::TimedOut => say.ending_name_timed_out(),
        Ending::Full => say.ending_name_full(),
    }
}
