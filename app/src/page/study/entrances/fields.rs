//! The fields of an entrance that can be changed.

use leptos::prelude::*;
use shared::{Ending, EntranceKind, EntranceSettings, Locale, Provider};

use crate::part::{Check, Field};
use engine::crowd::entrance::Entrance;

/// The values of the fields.
pub(super) struct Shown {
    kind: EntranceKind,
    /// Whether the entrance is to be made.
    new: bool,
    label: String,
    places: Option<i64>,
    settings: EntranceSettings,
}

impl Shown {
    /// The values of an entrance that is to be made.
    pub fn new(kind: EntranceKind) -> Self {
        Self { kind, new: true, label: String::new(), places: None, settings: EntranceSettings::default() }
    }

    /// The values of an entrance.
    pub fn of(entrance: &Entrance) -> Self {
        Self {
            kind: entrance.kind,
            new: false,
            label: entrance.label.clone(),
            places: entrance.places,
            settings: entrance.settings.clone(),
        }
    }
}

/// The fields; `id` distinguishes those of several forms on a page.
pub(super) fn fields(shown: &Shown, id: &'static str, say: Locale) -> impl IntoView + use<> {
    let settings = &shown.settings;
    let text = |number: Option<i64>| number.map(|number| number.to_string()).unwrap_or_default();
    let named = |name: &str| format!("{id}-{name}");
    let (places, submissions) = (text(shown.places), text(settings.submissions));
    let at_provider = shown.kind == EntranceKind::Provider;
    // A new link may be for a provider with names and an address of its own; then these are not read.
    let is_free = at_provider && (shown.new || settings.provider == Provider::Other);
    let has_address = shown.new || settings.provider.address().is_empty() || !at_provider;
    let codes_lead = if at_provider { say.entrances_codes_lead() } else { say.entrances_codes_lead_anonymous() };
    let codes = Ending::ALL.iter().filter(|ending| at_provider || **ending != Ending::Full);
    let codes = codes.map(|ending| {
        let name = format!("code_{ending}");
        let value = settings.codes.get(ending).cloned().unwrap_or_default();
        view! { <Field name=name.clone() id=named(&name) label=ending_name(*ending, say) value=value autocomplete="off" /> }
    });
    view! {
        <Field
            name="label"
            id=named("label")
            label=say.entrances_label()
            hint=say.entrances_label_hint()
            value=shown.label.clone()
            required=true
        />
        <div class="grid">
            <Field
                name="places"
                id=named("places")
                kind="number"
                min=1
                label=say.entrances_places()
                hint=say.entrances_places_hint()
                value=places
            />
            <Field
                name="submissions"
                id=named("submissions")
                kind="number"
                min=1
                label=say.entrances_submissions()
                hint=say.entrances_submissions_hint()
                value=submissions
            />
            <Field
                name="hold_minutes"
                id=named("hold")
                kind="number"
                min=1
                label=say.entrances_hold()
                hint=say.entrances_hold_hint()
                value=settings.hold_minutes.to_string()
                required=true
            />
        </div>
        {is_free.then(|| parameters(settings, id, shown.new, say))}
        {at_provider
            .then(|| {
                view! {
                    <Field
                        name="provider_study"
                        id=named("provider-study")
                        label=say.entrances_provider_study()
                        hint=say.entrances_provider_study_hint()
                        value=settings.provider_study.clone()
                        autocomplete="off"
                    />
                }
            })}
        {has_address
            .then(|| {
                view! {
                    <Field
                        name="address"
                        id=named("address")
                        kind="url"
                        label=say.entrances_address()
                        hint=say.entrances_address_hint()
                        value=settings.address.clone()
                        autocomplete="off"
                    />
                }
            })}
        <fieldset>
            <legend>{say.entrances_codes()}</legend>
            <p class="muted">{codes_lead}</p>
            <div class="grid">{codes.collect_view()}</div>
            <Check name="own_codes" label=say.entrances_own_codes() checked=settings.own_codes />
        </fieldset>
    }
}

fn parameters(settings: &EntranceSettings, id: &'static str, new: bool, say: Locale) -> impl IntoView + use<> {
    let names = settings.parameters.clone();
    let lead = if new { say.entrances_parameters_new() } else { say.entrances_parameters_lead() };
    view! {
        <fieldset>
            <legend>{say.entrances_parameters()}</legend>
            <p class="muted">{lead}</p>
            <div class="grid">
                <Field
                    name="parameter"
                    id=format!("{id}-parameter")
                    label=say.entrances_parameter_person()
                    value=names.person
                    autocomplete="off"
                />
                <Field
                    name="parameter_session"
                    id=format!("{id}-parameter-session")
                    label=say.entrances_parameter_session()
                    value=names.session
                    autocomplete="off"
                />
                <Field
                    name="parameter_study"
                    id=format!("{id}-parameter-study")
                    label=say.entrances_parameter_study()
                    value=names.study
                    autocomplete="off"
                />
            </div>
        </fieldset>
    }
}

/// What an ending is called.
pub(super) const fn ending_name(ending: Ending, say: Locale) -> &'static str {
    match ending {
        Ending::Finished => say.ending_name_finished(),
        Ending::NoConsent => say.ending_name_no_consent(),
        Ending::ScreenedOut => say.ending_name_screened_out(),
        Ending::FailedChecks => say.ending_name_failed_checks(),
        Ending::TimedOut => say.ending_name_timed_out(),
        Ending::Full => say.ending_name_full(),
    }
}
