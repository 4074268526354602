//! The models that score texts of a language.

use engine::jobs::score::metrics_by;
use leptos::prelude::*;
use shared::{Language, ModelKind, Study};

use crate::part::{Choice, Empty, Form, Hidden, Select, SubmitButton};

/// The fields: the kind of model, its name in the form, its label, and its origin.
const FIELDS: [(ModelKind, &str, &str, &str); 9] = [
    (
        ModelKind::Style,
        "style",
        "Style model",
        "Of concord style train, the wanted style against the other. Also gives the style scores of rewrites.",
    ),
    (
        ModelKind::Naturalness,
        "naturalness",
        "Naturalness model",
        "Of concord style train, what people wrote against what systems made.",
    ),
    (ModelKind::Language, "language_model", "Language model", "Of concord lm train or another tool, an ARPA file."),
    (
        ModelKind::Vectors,
        "vectors",
        "Word vectors",
        "GloVe, word2vec or fastText. Distances of masked texts need a style model by words too.",
    ),
    (
        ModelKind::Dictionary,
        "dictionary",
        "Spelling dictionary",
        "Hunspell's: choose the .dic file, with its .aff file beside it. Suggests corrections of rewrites.",
    ),
    (
        ModelKind::Encoder,
        "encoder",
        "Encoder",
        "A folder of the BERT family as model hubs publish it. This and the next three need a process concord work that was built for neural models.",
    ),
    (ModelKind::NeuralStyle, "neural_style", "Neural style model", "A folder of concord train textcnn."),
    (
        ModelKind::NeuralLanguage,
        "neural_language",
        "Neural language model",
        "A folder of concord train lm, or one of the GPT-2 family as model hubs publish it. The former measures words, the latter tokens.",
    ),
    (
        ModelKind::Rating,
        "rating",
        "Model of ratings",
        "A folder of concord train regression, trained on people's ratings.",
    ),
];

/// The metrics that a kind of model makes possible.
fn gives(kind: ModelKind) -> String {
    let titles: Vec<&str> = metrics_by(kind).map(|metric| metric.title).collect();
    if titles.is_empty() { String::new() } else { format!(" Gives: {}.", titles.join("; ")) }
}

/// One list for each kind of model; without files, instructions for adding some.
pub(super) fn form(found: &Study, language: &Language, files: &[String]) -> AnyView {
    let named = found.settings.models.get(language).cloned().unwrap_or_default();
    if files.is_empty() && named.is_empty() {
        let name = language.name();
        let how = format!(
            "Style, naturalness, log-probability, Word Mover's Distance and spelling in {name} need models. Whoever runs this installation puts their files into its models folder (the setting models); then they can be chosen here."
        );
        return view! { <Empty text=how /> }.into_any();
    }
    let (study, tag, name) = (found.id.to_string(), language.as_str().to_owned(), language.name());
    let files = files.to_vec();
    view! {
        <Form action="/fn/study/models" mark=("language", tag)>
            <Hidden name="study" value=study />
            {FIELDS
                .map(|(kind, field, label, hint)| {
                    let hint = format!("{hint}{}", gives(kind));
                    let chosen = named.get(&kind).map(|model| model.file.clone()).unwrap_or_default();
                    let gone = Some(&chosen).filter(|file| !file.is_empty() && !files.contains(file));
                    let all = files.iter().chain(gone).map(|file| Choice::new(file, file));
                    let choices = std::iter::once(Choice::new("", "None")).chain(all).collect();
                    let label = format!("{label} ({name})");
                    view! { <Select name=field label=label choices=choices value=chosen hint=hint /> }
                })
                .collect_view()}
            <SubmitButton label="Save the models" />
        </Form>
    }
    .into_any()
}
