//! `/studies/{study}/outputs`: the systems, their outputs, and the import of more outputs.

use std::collections::{BTreeMap, BTreeSet};

use engine::texts::output::{CountedSystem, ListedOutput, OutputFilter, OutputPage, PAGE};
use leptos::prelude::*;
use shared::{Language, Locale, StudyId, SystemId, SystemKind, import::FileKind};

use super::import::upload_form;
use super::language_choices;
use super::texts::{Acts, Entry, entry, is_all, list, next, query_of, states};
use crate::call::text;
use crate::page::Frame;
use crate::part::{
    Choice, Column, Empty, Field, Form, Head, Hidden, LinkButton, Look, Section, Select, SubmitButton, Table, load,
    news, param, query, spoken,
};

/// Systems and their outputs.
#[component]
pub fn Outputs() -> impl IntoView {
    let id = param::<StudyId>("study");
    let known = id.clone().ok();
    let filter = asked();
    let content = load(async move {
        let say = spoken();
        let id = id?;
        let (page, systems) = text::outputs(id, filter.clone()).await?;
        let listed = (!systems.is_empty()).then(|| listed(id, page, &systems, &filter, say));
        // The form is below all texts.
        let import = listed.is_some().then(|| view! { <LinkButton href="#import" label=say.import_title() /> });
        Ok(view! {
            <Head title=say.outputs() lead=say.outputs_lead()>
                {import}
            </Head>
            {news()}
            {table(systems)}
            {listed}
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

/// The filter in the address; what cannot be read is ignored.
fn asked() -> OutputFilter {
    OutputFilter {
        system: query("system").and_then(|id| id.parse().ok()),
        language: query("language").and_then(|tag| tag.parse().ok()),
        search: query("search"),
        state: query("state").and_then(|word| word.parse().ok()),
        after: query("after").and_then(|after| after.parse().ok()),
    }
}

/// The fields of the address, without the page.
fn fields(filter: &OutputFilter) -> [(&'static str, String); 4] {
    [
        ("search", filter.search.clone().unwrap_or_default()),
        ("system", filter.system.map(|id| id.to_string()).unwrap_or_default()),
        ("language", filter.language.as_ref().map(ToString::to_string).unwrap_or_default()),
        ("state", filter.state.map(|state| state.to_string()).unwrap_or_default()),
    ]
}

fn listed(
    study: StudyId,
    page: OutputPage,
    systems: &[CountedSystem],
    filter: &OutputFilter,
    say: Locale,
) -> impl IntoView + use<> {
    let base = format!("/studies/{study}/outputs");
    let is_full = page.outputs.len() == usize::try_from(PAGE).unwrap_or_default();
    let further = page.next.map(|after| next(&base, &fields(filter), after.to_string(), is_full, say));
    let back = query_of(&fields(filter), filter.after.map(|id| id.to_string()).unwrap_or_default());
    let acts = |output: &ListedOutput| Acts {
        study,
        list: FileKind::Outputs,
        id: output.id.to_string(),
        editable: output.kind == SystemKind::Imported,
        back: back.clone(),
        may: page.may,
    };
    let entries = page.outputs.into_iter().map(|output| row(&acts(&output), output, say)).collect();
    let form = search_form(base, systems, filter, say);
    let none = (is_all(&fields(filter)) && filter.after.is_none()).then_some(say.outputs_none_yet());
    let list = list(entries, further.is_some(), none, say);
    view! {
        <Section title=say.texts_of_outputs()>
            {form}
            {list}
            {further}
        </Section>
    }
}

fn search_form(action: String, systems: &[CountedSystem], filter: &OutputFilter, say: Locale) -> impl IntoView + use<> {
    let languages: BTreeSet<Language> = systems.iter().filter_map(|system| system.language.clone()).collect();
    let names: BTreeMap<&str, SystemId> = systems.iter().map(|system| (system.name.as_str(), system.id)).collect();
    let mut of_systems = vec![Choice::new("", say.all())];
    of_systems.extend(names.into_iter().map(|(name, id)| Choice::new(id.to_string(), name)));
    let mut of_languages = vec![Choice::new("", say.sources_all_languages())];
    of_languages.extend(language_choices(&languages.into_iter().collect::<Vec<_>>()));
    let [(_, search), (_, system), (_, language), (_, state)] = fields(filter);
    view! {
        <form method="get" action=format!("{action}#texts") class="form inline">
            <Field name="search" label=say.texts_search() kind="search" value=search />
            <Select name="system" label=say.system() choices=of_systems value=system />
            <Select name="language" label=say.language_column() choices=of_languages value=language />
            <Select name="state" label=say.state() choices=states(say) value=state />
            <SubmitButton label=say.texts_show() look=Look::Plain />
        </form>
    }
}

fn row(acts: &Acts, output: ListedOutput, say: Locale) -> AnyView {
    let about = Entry {
        names: vec![output.system, output.external_id.clone()],
        language: output.language,
        text: output.text,
        used: (output.n_hits, output.n_submissions),
        state: output.state,
        withdrawn: output.withdrawn_at.map(|at| (at, output.withdrawn_reason.unwrap_or_default(), output.with_source)),
        more: Some((say.source_text().to_owned(), vec![(output.external_id, output.source)])),
    };
    entry(about, acts, say).into_any()
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
        languages.extend(system.language.map(|language| say.sources_in_language(language.name(), system.outputs)));
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
