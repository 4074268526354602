//! The models that score texts of a language.

use std::collections::BTreeMap;

use engine::jobs::score::metrics_by;
use leptos::prelude::*;
use shared::{Language, Locale, ModelKind, Study};

use crate::call::actor;
use crate::part::{Choice, Empty, Form, Hidden, Select, SubmitButton, metric_title};

/// The kinds of models, with their names in the form.
const FIELDS: [(ModelKind, &str); 9] = [
    (ModelKind::Style, "style"),
    (ModelKind::Naturalness, "naturalness"),
    (ModelKind::Language, "language_model"),
    (ModelKind::Vectors, "vectors"),
    (ModelKind::Dictionary, "dictionary"),
    (ModelKind::Encoder, "encoder"),
    (ModelKind::NeuralStyle, "neural_style"),
    (ModelKind::NeuralLanguage, "neural_language"),
    (ModelKind::Rating, "rating"),
];

/// The label of a kind of model, and its origin.
const fn words(kind: ModelKind, say: Locale) -> (&'static str, &'static str) {
    match kind {
        ModelKind::Style => (say.settings_model_style(), say.settings_model_style_hint()),
        ModelKind::Naturalness => (say.settings_model_naturalness(), say.settings_model_naturalness_hint()),
        ModelKind::Language => (say.settings_model_language(), say.settings_model_language_hint()),
        ModelKind::Vectors => (say.settings_model_vectors(), say.settings_model_vectors_hint()),
        ModelKind::Dictionary => (say.settings_model_dictionary(), say.settings_model_dictionary_hint()),
        ModelKind::Encoder => (say.settings_model_encoder(), say.settings_model_encoder_hint()),
        ModelKind::NeuralStyle => (say.settings_model_neural_style(), say.settings_model_neural_style_hint()),
        ModelKind::NeuralLanguage => (say.settings_model_neural_language(), say.settings_model_neural_language_hint()),
        ModelKind::Rating => (say.settings_model_rating(), say.settings_model_rating_hint()),
    }
}

/// The metrics that a kind of model makes possible, as a sentence.
fn metrics(kind: ModelKind, say: Locale) -> Option<String> {
    let titles: Vec<&str> = metrics_by(kind).map(|metric| metric_title(metric, say)).collect();
    (!titles.is_empty()).then(|| say.settings_model_metrics(titles.join("; ")))
}

/// The files and folders that can be a model of each kind.
pub(super) type Files = BTreeMap<ModelKind, Vec<String>>;

/// One list for each kind of model, of what can be of this kind; without files, instructions for adding some.
pub(super) fn form(found: &Study, language: &Language, files: &Files, say: Locale) -> AnyView {
    let named = found.settings.models.get(language).cloned().unwrap_or_default();
    if files.is_empty() && named.is_empty() {
        let how = if actor().is_some_and(|actor| actor.admin) {
            say.settings_no_model_files_administrator(language.name())
        } else {
            say.settings_no_model_files(language.name())
        };
        return view! { <Empty text=how /> }.into_any();
    }
    let (study, tag, name) = (found.id.to_string(), language.as_str().to_owned(), language.name());
    view! {
        <Form action="/fn/study/models" mark=("language", tag)>
            <Hidden name="study" value=study />
            {FIELDS
                .map(|(kind, field)| {
                    let (label, origin) = words(kind, say);
                    let neural = kind.is_neural().then(|| say.settings_model_is_neural().to_owned());
                    let alike = matches!(kind, ModelKind::Style | ModelKind::Naturalness);
                    let alike = alike.then(|| say.settings_model_same_files().to_owned());
                    let sentences = [Some(origin.to_owned()), alike, neural, metrics(kind, say)];
                    let hint = sentences.into_iter().flatten().collect::<Vec<_>>().join(" ");
                    let chosen = named.get(&kind).map(|model| model.file.clone()).unwrap_or_default();
                    let files = files.get(&kind).map(Vec::as_slice).unwrap_or_default();
                    let gone = Some(&chosen).filter(|file| !file.is_empty() && !files.contains(file));
                    let all = files.iter().chain(gone).map(|file| Choice::new(file, file));
                    let choices = std::iter::once(Choice::new("", say.none())).chain(all).collect();
                    let label = say.settings_model_in_language(label, &name);
                    view! { <Select name=field label=label choices=choices value=chosen hint=hint /> }
                })
                .collect_view()}
            <SubmitButton label=say.settings_save_models() />
        </Form>
    }
    .into_any()
}
