//! `/studies/{study}/outputs`: the systems, their outputs, and the import of more outputs.

use std::collections::BTreeMap;

use engine::texts::output::CountedSystem;
use leptos::prelude::*;
use shared::{Locale, StudyId, SystemKind, import::FileKind};

use super::import::upload_form;
use crate::call::text;
use crate::page::Frame;
use crate::part::{Column, Empty, Form, Head, Hidden, Look, Section, SubmitButton, Table, load, news, param, spoken};

/// Systems and their outputs.
#[component]
pub fn Outputs() -> impl IntoView {
    let id = param::<StudyId>("study");
    let known = id.clone().ok();
    let content = load(async move {
        let say = spoken();
        let id = id?;
        let systems = text::systems(id).await?;
        Ok(view! {
            <Head title=say.outputs() lead=say.outputs_lead() />
            {news()}
            {table(systems)}
            <Section title=say.outputs_built_in() id="builtin" lead=say.outputs_built_in_lead()>
                <div class="row">{run(id, "COPY")} {run(id, "RULE-BASED")}</div>
            </Section>
            <Section title=say.import_title() id="import" lead=say.outputs_import_lead()>
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
    let say = spoken();
    if systems.is_empty() {
        return view! { <Empty text=say.outputs_none() /> }.into_any();
    }
    let mut counted: BTreeMap<String, (SystemKind, Vec<String>, i64)> = BTreeMap::new();
    for system in systems {
        let (_, languages, n) = counted.entry(system.name).or_insert((system.kind, Vec::new(), 0));
        *n += system.outputs;
        languages.extend(system.language.map(|language| say.sources_in_language(language.as_str(), system.outputs)));
    }
    let columns = vec![
        Column::text(say.system()),
        Column::text(say.outputs_origin()),
        Column::number(say.outputs()),
        Column::text(say.outputs_by_language()),
    ];
    let row = |(name, (kind, languages, n)): (String, (SystemKind, Vec<String>, i64))| {
        view! {
            <tr>
                <th scope="row">{name}</th>
                <td>{origin(kind, say)}</td>
                <td class="number" data-sort=n.to_string()>
                    {say.integer(n)}
                </td>
                <td>{languages.join(", ")}</td>
            </tr>
        }
    };
    let rows = counted.into_iter().map(row).collect_view();
    view! {
        <Table caption=say.systems() columns=columns sortable=true>
            {rows}
        </Table>
    }
    .into_any()
}

const fn origin(kind: SystemKind, say: Locale) -> &'static str {
    match kind {
        SystemKind::Human => say.outputs_origin_human(),
        SystemKind::Written => say.outputs_origin_written(),
        SystemKind::Copy => say.outputs_origin_copy(),
        SystemKind::RuleBased => say.outputs_origin_rules(),
        SystemKind::Imported => say.outputs_origin_file(),
    }
}

fn run(study: StudyId, system: &'static str) -> impl IntoView {
    view! {
        <Form action="/fn/output/run" class="inline" mark=("system", system.to_owned())>
            <Hidden name="study" value=study.to_string() />
            <SubmitButton label=spoken().outputs_run(system) look=Look::Plain />
        </Form>
    }
}
