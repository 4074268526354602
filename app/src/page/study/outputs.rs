//! `/studies/{study}/outputs`: the systems, their outputs, and the import of more outputs.

use std::collections::BTreeMap;

use engine::texts::output::CountedSystem;
use leptos::prelude::*;
use shared::{StudyId, SystemKind, import::FileKind};

use super::{import::upload_form, news};
use crate::call::text;
use crate::page::Frame;
use crate::part::{Column, Empty, Form, Head, Hidden, Look, Section, SubmitButton, Table, load, param};

/// Systems and their outputs.
#[component]
pub fn Outputs() -> impl IntoView {
    let id = param::<StudyId>("study");
    let known = id.clone().ok();
    let content = load(async move {
        let id = id?;
        let systems = text::systems(id).await?;
        Ok(view! {
            <Head title="Outputs" lead="Texts made from the sources: people's rewrites, built-in baselines and imported systems." />
            {news()}
            {table(systems)}
            <Section title="Built-in systems" id="builtin" lead="Made for every source that has none yet; running them again adds only what is missing.">
                <div class="row">{run(id, "COPY", "Run COPY")} {run(id, "RULE-BASED", "Run RULE-BASED")}</div>
            </Section>
            <Section title="Import" id="import" lead="A row for each output: the id of its source, the system, the text.">
                {upload_form(id, FileKind::Outputs)}
            </Section>
        })
    });
    view! {
        <Frame study=known here="outputs">
            {content}
        </Frame>
    }
}

fn table(systems: Vec<CountedSystem>) -> AnyView {
    if systems.is_empty() {
        return view! { <Empty text="Systems appear here once they have outputs." /> }.into_any();
    }
    let mut counted: BTreeMap<String, (SystemKind, Vec<String>, i64)> = BTreeMap::new();
    for system in systems {
        let (_, languages, n) = counted.entry(system.name).or_insert((system.kind, Vec::new(), 0));
        *n += system.outputs;
        languages.extend(system.language.map(|language| format!("{language} {}", system.outputs)));
    }
    let columns =
        vec![Column::text("System"), Column::text("Made by"), Column::number("Outputs"), Column::text("By language")];
    let row = |(name, (kind, languages, n)): (String, (SystemKind, Vec<String>, i64))| {
        view! {
            <tr>
                <th scope="row">{name}</th>
                <td>{made_by(kind)}</td>
                <td class="number">{n}</td>
                <td>{languages.join(", ")}</td>
            </tr>
        }
    };
    let rows = counted.into_iter().map(row).collect_view();
    view! {
        <Table caption="Systems" columns=columns sortable=true>
            {rows}
        </Table>
    }
    .into_any()
}

const fn made_by(kind: SystemKind) -> &'static str {
    match kind {
        SystemKind::Human => "people, in rewriting tasks",
        SystemKind::Written => "people, in a task that names it",
        SystemKind::Copy => "the source itself",
        SystemKind::RuleBased => "rules and the study's abbreviations",
        SystemKind::Imported => "a file",
    }
}

fn run(study: StudyId, system: &'static str, label: &'static str) -> impl IntoView {
    view! {
        <Form action="/fn/output/run" class="inline" mark=("system", system.to_owned())>
            <Hidden name="study" value=study.to_string() />
            <SubmitButton label=label look=Look::Plain />
        </Form>
    }
}
