//! A text in the designer's form: next to the study's first language, with what is missing or has to be confirmed.

use std::collections::{BTreeMap, BTreeSet};

use engine::design::task::{Step, TaskForm};
use leptos::prelude::*;
use shared::{Definition, Doubt, Language, Locale, Part, Place, Study, Unconfirmed};

use crate::part::{Check, Tag, Tone, spoken};

/// The state of the texts of one language, and what the study's first language says. The default is that of texts which exist
/// in one language only: nothing is next to them, missing or to be confirmed.
#[derive(Default)]
pub(in crate::page::study) struct Wordings {
    /// The first language and its texts, unless they are the ones in the form.
    first: Option<(Language, TaskForm)>,
    missing: BTreeSet<Place>,
    doubtful: BTreeMap<Place, Unconfirmed>,
    /// Whether a text is confirmed next to its field.
    confirms: bool,
}

/// Why a text has to be confirmed.
pub(super) const fn reason(why: Doubt, say: Locale) -> &'static str {
    match why {
        Doubt::Scale => say.design_text_old_scale(),
        Doubt::Copy => say.design_text_copied(),
        Doubt::Added => say.design_text_added(),
        Doubt::Placeholder => say.design_text_placeholder(),
        Doubt::Translation => say.design_text_outdated(),
    }
}

/// The id of the field that holds a text.
pub(super) fn field_of(definition: &Definition, place: &Place) -> String {
    let field = match place.part {
        Part::Labels => "options",
        Part::Title
        | Part::Instructions
        | Part::Prompt
        | Part::Points
        | Part::Examples
        | Part::Anchors
        | Part::Columns
        | Part::Options => place.part.as_str(),
    };
    let index = definition.questions.iter().position(|question| question.key == place.question);
    index.map_or_else(|| field.to_owned(), |index| format!("questions[{index}][{field}]"))
}

impl Wordings {
    /// The texts of a definition in a language, as a step shows them.
    pub(super) fn new(study: &Study, definition: &Definition, language: &Language, step: Step) -> Self {
        let other = study.languages.first().filter(|first| *first != language);
        let shown =
            |first: &Language| (first.clone(), TaskForm::from_definition(definition, first, &study.settings.currency));
        let missing = definition.missing(&study.languages).into_iter();
        let doubtful = definition.unconfirmed.iter().filter(|text| text.language == *language);
        Self {
            first: other.map(shown),
            missing: missing.filter(|(_, own)| own == language).map(|(place, _)| place).collect(),
            doubtful: doubtful.map(|text| (text.place.clone(), text.clone())).collect(),
            confirms: step == Step::Instructions,
        }
    }

    /// Whether the texts are a translation of those of another language.
    pub(super) const fn translates(&self) -> bool {
        self.first.is_some()
    }

    /// A field with the texts of a question, or those of the task, of some kinds: what the first language says is next to
    /// it, and what is missing or has to be confirmed below.
    pub(super) fn around(
        &self,
        (question, parts): (&str, &[Part]),
        said: impl Fn(&TaskForm) -> Option<String>,
        control: impl IntoView + 'static,
    ) -> AnyView {
        let say = spoken();
        let is_here = |place: &&Place| place.question == question && parts.contains(&place.part);
        let missing: Vec<String> = self.missing.iter().filter(is_here).map(|place| place.in_locale(say)).collect();
        let doubtful = self.doubtful.iter().filter(|(place, _)| is_here(place)).map(|(_, text)| text.clone());
        let doubtful: Vec<Unconfirmed> = doubtful.collect();
        let state = if missing.is_empty() && doubtful.is_empty() { "ready" } else { "open" };
        let reference = self.first.as_ref().map(|(first, form)| {
            let text = said(form).unwrap_or_default();
            view! {
                <div class="reference">
                    <p class="small muted">{first.name()}</p>
                    <p class="said" lang=first.as_str().to_owned() dir=first.direction().as_str()>
                        {if text.is_empty() { "–".to_owned() } else { text }}
                    </p>
                </div>
            }
        });
        let (confirms, is_translated) = (self.confirms, self.translates());
        view! {
            <div class="wording" data-state=state class:translated=is_translated>
                <div class="said-and-own">{reference} {control}</div>
                {(state == "open").then(|| marks(missing, doubtful, confirms, say))}
            </div>
        }
        .into_any()
    }
}

fn marks(missing: Vec<String>, doubtful: Vec<Unconfirmed>, confirms: bool, say: Locale) -> impl IntoView {
    let missing = missing.into_iter().map(|place| {
        view! {
            <li>
                <Tag text=say.design_text_missing() tone=Tone::Bad />
                {format!(" {place}")}
            </li>
        }
    });
    let doubtful = doubtful.into_iter().map(|text| {
        let (key, name) = (text.key(), text.place.in_locale(say));
        view! {
            <li>
                <Tag text=reason(text.why, say) tone=Tone::Warn />
                {format!(" {name}")}
                {confirms
                    .then(|| {
                        view! { <Check name=format!("confirm[{key}]") label=say.design_text_confirm() checked=false /> }
                    })}
            </li>
        }
    });
    let (missing, doubtful) = (missing.collect_view(), doubtful.collect_view());
    view! { <ul class="text-marks">{missing} {doubtful}</ul> }
}
