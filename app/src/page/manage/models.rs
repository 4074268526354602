//! `/studies/{study}/models`: the models of a study, the scores that used them, and training of models on human texts
//! and ratings.

mod run;

use engine::jobs::training::{Scored, StudyModels};
use leptos::prelude::*;
use shared::{Language, ModelFile, ModelKind, StudyId};

use crate::call::{self, told};
use crate::page::Frame;
use crate::page::manage::processes::processes;
use crate::part::{
    Check, Choice, Column, Empty, Field, Form, Head, Hidden, Notice, Section, Select, SubmitButton, Table, Tone, load,
    param,
};

/// Models by language, signatures, training runs, and a form for a new training run.
#[component]
pub fn Models() -> impl IntoView {
    let study = param::<StudyId>("study");
    view! {
        <Frame study=study.clone().ok() here="models">
            {load(async move {
                let study = study?;
                let found = call::study_models(study).await?;
                let news = told().map(|told| view! { <Notice tone=Tone::Good title="Done"><p>{told}</p></Notice> });
                Ok(view! {
                    <Head title="Models" lead="What scores the texts of this study, and how people's ratings and rewrites become a model that does." />
                    {news}
                    {named(study, &found)}
                    {scored(&found.scored)}
                    {processes(&found.processes, true)}
                    {run::list(study, &found)}
                    {form(study, &found)}
                })
            })}
        </Frame>
    }
}

/// The name of a kind of model.
fn called(kind: ModelKind) -> &'static str {
    match kind {
        ModelKind::Style => "Style model",
        ModelKind::Naturalness => "Classifier of people's texts",
        ModelKind::Language => "Language model",
        ModelKind::Dictionary => "Spelling dictionary",
        ModelKind::Vectors => "Word vectors",
        ModelKind::Encoder => "Encoder",
        ModelKind::NeuralStyle => "Neural style model",
        ModelKind::NeuralLanguage => "Neural language model",
        ModelKind::Rating => "Model of ratings",
    }
}

fn named(study: StudyId, found: &StudyModels) -> impl IntoView + use<> {
    let row = |(language, kind, model): (&Language, &ModelKind, &ModelFile)| {
        view! {
            <tr>
                <th scope="row">{language.name()}</th>
                <td>{called(*kind)}</td>
                <td>{model.file.clone()}</td>
                <td>
                    <code title=model.sha256.clone()>{model.sha256.chars().take(12).collect::<String>()}</code>
                </td>
            </tr>
        }
    };
    let all = found.named.iter().flat_map(|(language, of)| of.iter().map(move |(kind, model)| (language, kind, model)));
    let rows: Vec<_> = all.map(row).collect();
    let columns = vec![Column::text("Language"), Column::text("Kind"), Column::text("Model"), Column::text("SHA-256")];
    let content = if rows.is_empty() {
        view! { <Empty text="The study names no model yet: choose one in the settings, or train one below." /> }
            .into_any()
    } else {
        view! { <Table caption="Models" columns=columns>{rows}</Table> }.into_any()
    };
    view! {
        <Section title="Named by the study" lead="A model is known by its content: another content under the same name is refused.">
            {content}
            <p>
                <a href=format!("/studies/{study}/settings")>"Name others in the settings"</a>
            </p>
        </Section>
    }
}

fn scored(all: &[Scored]) -> impl IntoView + use<> {
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
    let columns = vec![Column::text("Metric"), Column::text("Signature"), Column::number("Outputs")];
    let content = if rows.is_empty() {
        view! { <Empty text="Signatures appear here once outputs are scored." /> }.into_any()
    } else {
        view! { <Table caption="Signatures" columns=columns sortable=true>{rows}</Table> }.into_any()
    };
    view! {
        <Section title="What scored what" lead="A signature says by what a score was made; only scores of one signature compare.">
            {content}
        </Section>
    }
}

fn form(study: StudyId, found: &StudyModels) -> impl IntoView + use<> {
    let kinds = engine_kinds();
    let languages: Vec<Choice> =
        found.languages.iter().map(|language| Choice::new(language.as_str(), language.name())).collect();
    let language = languages.first().map(|choice| choice.value.clone()).unwrap_or_default();
    let none = |label: &str| vec![Choice::new("", label)];
    let mut tasks = none("None");
    tasks.extend(found.rated.iter().map(|(task, title)| Choice::new(task.to_string(), title)));
    let mut encoders = none("None");
    encoders.extend(found.folders.iter().map(|name| Choice::new(name, name)));
    // If only a single choice exists, it is selected; models that use only texts ignore both.
    let only = |choices: &[Choice]| match choices {
        [_, one] => one.value.clone(),
        _ => String::new(),
    };
    let (task, encoder) = (only(&tasks), only(&encoders));
    view! {
        <Section
            title="Train a model"
            lead="A tenth is held out to measure on: whole people with texts that nobody else's ratings are learnt of, or whole sources."
        >
            <Form action="/fn/training/start">
                <Hidden name="study" value=study.to_string() />
                <Select name="kind" label="Kind" choices=kinds value=ModelKind::Rating.as_str().to_owned() />
                <Select name="language" label="Language" choices=languages value=language />
                <Select name="task" label="Ratings of" choices=tasks value=task hint="The task with a scale whose ratings a model of ratings learns from." />
                <Select name="encoder" label="Encoder" choices=encoders value=encoder hint="The folder of the models folder that a model of ratings begins with: an encoder of the BERT family." />
                <Field name="name" label="Name" required=true hint="The folder it becomes in the models folder, such as formality-1." />
                <Field name="epochs" label="Epochs" kind="number" min=1 max=1_000 value="10" required=true hint="How often each example is seen." />
                <Field name="seed" label="Seed" kind="number" min=0 value="1" required=true />
                <Check name="use_at_once" label="Use it at once" hint="The study names the model as soon as it is there, and its texts are scored by it." checked=true />
                <SubmitButton label="Train" />
            </Form>
        </Section>
    }
}

fn engine_kinds() -> Vec<Choice> {
    let hint = |kind| match kind {
        ModelKind::Rating => "an encoder that learns people's ratings",
        ModelKind::NeuralStyle => "sources against people's rewrites",
        _ => "people's rewrites",
    };
    let kinds = engine::jobs::training::KINDS;
    kinds.iter().map(|kind| Choice::new(kind.as_str(), format!("{}: {}", called(*kind), hint(*kind)))).collect()
}
