//! `/studies/{study}/models`: the models of a study, the scores that used them, and training of models on human texts
//! and ratings.

mod run;

use engine::jobs::training::{Scored, StudyModels};
use leptos::prelude::*;
use shared::{Language, Locale, ModelFile, ModelKind, StudyId};

use crate::call;
use crate::page::Frame;
use crate::page::manage::processes::processes;
use crate::part::{
    Check, Choice, Column, Empty, Field, Form, Head, Hidden, Section, Select, SubmitButton, Table, load, news, param,
    spoken,
};

/// Models by language, signatures, training runs, and a form for a new training run.
#[component]
pub fn Models() -> impl IntoView {
    let say = spoken();
    let study = param::<StudyId>("study");
    view! {
        <Frame study=study.clone().ok() here="models">
            {load(async move {
                let study = study?;
                let found = call::study_models(study).await?;
                Ok(view! {
                    <Head title=say.models_title() lead=say.models_lead() />
                    {news()}
                    {named(study, &found, say)}
                    {scored(&found.scored, say)}
                    {processes(&found.processes, true, say)}
                    {run::list(study, &found, say)}
                    {form(study, &found, say)}
                })
            })}
        </Frame>
    }
}

/// The name of a kind of model.
const fn called(kind: ModelKind, say: Locale) -> &'static str {
    match kind {
        ModelKind::Style => say.models_kind_style(),
        ModelKind::Naturalness => say.models_kind_naturalness(),
        ModelKind::Language => say.models_kind_language(),
        ModelKind::Dictionary => say.models_kind_dictionary(),
        ModelKind::Vectors => say.models_kind_vectors(),
        ModelKind::Encoder => say.models_kind_encoder(),
        ModelKind::NeuralStyle => say.models_kind_neural_style(),
        ModelKind::NeuralLanguage => say.models_kind_neural_language(),
        ModelKind::Rating => say.models_kind_rating(),
    }
}

fn named(study: StudyId, found: &StudyModels, say: Locale) -> impl IntoView + use<> {
    let row = |(language, kind, model): (&Language, &ModelKind, &ModelFile)| {
        view! {
            <tr>
                <th scope="row">{language.name()}</th>
                <td>{called(*kind, say)}</td>
                <td>{model.file.clone()}</td>
                <td>
                    <code title=model.sha256.clone()>{model.sha256.chars().take(12).collect::<String>()}</code>
                </td>
            </tr>
        }
    };
    let all = found.named.iter().flat_map(|(language, of)| of.iter().map(move |(kind, model)| (language, kind, model)));
    let rows: Vec<_> = all.map(row).collect();
    let columns = vec![
        Column::text(say.language_column()),
        Column::text(say.models_kind()),
        Column::text(say.models_model()),
        Column::text("SHA-256"),
    ];
    let content = if rows.is_empty() {
        view! { <Empty text=say.models_empty() /> }.into_any()
    } else {
        view! { <Table caption=say.models_title() columns=columns>{rows}</Table> }.into_any()
    };
    view! {
        <Section title=say.models_of_study() lead=say.models_of_study_lead()>
            {content}
            <p>
                <a href=format!("/studies/{study}/settings")>{say.models_choose()}</a>
            </p>
        </Section>
    }
}

fn scored(all: &[Scored], say: Locale) -> impl IntoView + use<> {
    let rows = all.iter().map(|one| {
        view! {
            <tr>
                <th scope="row">{one.metric.clone()}</th>
                <td>
                    <code>{one.signature.clone()}</code>
                </td>
                <td class="number">{one.n_outputs}</td>
            </tr>
        }
    });
    let rows: Vec<_> = rows.collect();
    let columns = vec![Column::text(say.metric()), Column::text(say.models_signature()), Column::number(say.outputs())];
    let content = if rows.is_empty() {
        view! { <Empty text=say.models_signatures_empty() /> }.into_any()
    } else {
        view! { <Table caption=say.models_signatures() columns=columns sortable=true>{rows}</Table> }.into_any()
    };
    view! {
        <Section title=say.models_signatures() lead=say.models_signatures_lead()>
            {content}
        </Section>
    }
}

fn form(study: StudyId, found: &StudyModels, say: Locale) -> impl IntoView + use<> {
    let kinds = engine_kinds(say);
    let languages: Vec<Choice> =
        found.languages.iter().map(|language| Choice::new(language.as_str(), language.name())).collect();
    let language = languages.first().map(|choice| choice.value.clone()).unwrap_or_default();
    let none = || vec![Choice::new("", say.none())];
    let mut tasks = none();
    tasks.extend(found.rated.iter().map(|(task, title)| Choice::new(task.to_string(), title)));
    let mut encoders = none();
    encoders.extend(found.folders.iter().map(|name| Choice::new(name, name)));
    // If only a single choice exists, it is selected; models that use only texts ignore both.
    let only = |choices: &[Choice]| match choices {
        [_, one] => one.value.clone(),
        _ => String::new(),
    };
    let (task, encoder) = (only(&tasks), only(&encoders));
    view! {
        <Section title=say.models_train_title() lead=say.models_train_lead()>
            <Form action="/fn/training/start">
                <Hidden name="study" value=study.to_string() />
                <Select name="kind" label=say.models_kind() choices=kinds value=ModelKind::Rating.as_str().to_owned() />
                <Select name="language" label=say.language_column() choices=languages value=language />
                <Select name="task" label=say.models_task() choices=tasks value=task hint=say.models_task_hint() />
                <Select name="encoder" label=say.models_kind_encoder() choices=encoders value=encoder hint=say.models_encoder_hint() />
                <Field name="name" label=say.name() required=true hint=say.models_name_hint() />
                <Field name="epochs" label=say.models_epochs() kind="number" min=1 max=1_000 value="10" required=true hint=say.models_epochs_hint() />
                <Field name="seed" label=say.seed() kind="number" min=0 value="1" required=true />
                <Check name="use_at_once" label=say.models_use_after_training() hint=say.models_use_after_training_hint() checked=true />
                <SubmitButton label=say.models_train() />
            </Form>
        </Section>
    }
}

fn engine_kinds(say: Locale) -> Vec<Choice> {
    let label = |kind| match kind {
        ModelKind::Rating => say.models_train_rating(),
        ModelKind::NeuralStyle => say.models_train_neural_style(),
        ModelKind::NeuralLanguage => say.models_train_neural_language(),
        ModelKind::Style
        | ModelKind::Naturalness
        | ModelKind::Language
        | ModelKind::Dictionary
        | ModelKind::Vectors
        | ModelKind::Encoder => called(kind, say),
    };
    let kinds = engine::jobs::training::KINDS;
    kinds.iter().map(|kind| Choice::new(kind.as_str(), label(*kind))).collect()
}
