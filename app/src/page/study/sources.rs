//! `/studies/{study}/sources`: the texts to work on.

use engine::texts::source::{SourceFilter, SourcePage};
use leptos::prelude::*;
use shared::{Language, Source, StudyId, import::FileKind};

use super::{import::upload_form, language_choices, news};
use crate::call::text;
use crate::page::Frame;
use crate::part::{Choice, Column, Empty, Field, Head, Hidden, Section, Select, Table, load, param, query};

/// The sources, a page at a time, with search and import.
#[component]
pub fn Sources() -> impl IntoView {
    let id = param::<StudyId>("study");
    let known = id.clone().ok();
    let asked = (query("language"), query("search"), query("after"));
    let content = load(async move {
        let id = id?;
        let (language, search, after) = asked;
        let filter = SourceFilter {
            language: language.and_then(|tag| tag.parse().ok()),
            search,
            after: after.and_then(|after| after.parse().ok()).unwrap_or_default(),
        };
        let (page, counts) = text::sources(id, filter.clone()).await?;
        Ok(view! {
            <Head title="Sources" lead=lead(&counts) />
            {news()}
            {list(id, page, &counts, &filter)}
            <Section title="Import" id="import" lead="CSV, TSV, JSON lines or a text a line, in UTF-8. You see a preview before anything is written.">
                {upload_form(id, FileKind::Sources)}
            </Section>
        })
    });
    view! {
        <Frame study=known here="sources">
            {content}
        </Frame>
    }
}

fn lead(counts: &[(Language, i64)]) -> String {
    let each = counts.iter().map(|(language, n)| format!("{} {n}", language.name()));
    each.collect::<Vec<_>>().join(" · ")
}

fn list(study: StudyId, page: SourcePage, counts: &[(Language, i64)], filter: &SourceFilter) -> AnyView {
    if counts.is_empty() {
        return view! { <Empty text="Sources appear here after the first import." /> }.into_any();
    }
    let columns = vec![Column::number("No."), Column::text("Id"), Column::text("Language"), Column::text("Text")];
    let rows = page.sources.into_iter().map(row).collect_view();
    let next = page.next.map(|after| next_form(study, filter, after));
    view! {
        {search_form(counts, filter)}
        <Table caption="Sources" columns=columns>
            {rows}
        </Table>
        {next}
    }
    .into_any()
}

/// The button to the next page, with the same search.
fn next_form(study: StudyId, filter: &SourceFilter, after: i64) -> impl IntoView + use<> {
    let language = filter.language.as_ref().map(ToString::to_string).unwrap_or_default();
    view! {
        <form method="get" action=format!("/studies/{study}/sources")>
            <Hidden name="after" value=after.to_string() />
            <Hidden name="search" value=filter.search.clone().unwrap_or_default() />
            <Hidden name="language" value=language />
            <button type="submit" class="button">
                "Next page"
            </button>
        </form>
    }
}

fn search_form(counts: &[(Language, i64)], filter: &SourceFilter) -> impl IntoView + use<> {
    let languages: Vec<Language> = counts.iter().map(|(language, _)| language.clone()).collect();
    let mut choices = vec![Choice::new("", "all languages")];
    choices.extend(language_choices(&languages));
    let (search, language) = (
        filter.search.clone().unwrap_or_default(),
        filter.language.as_ref().map(ToString::to_string).unwrap_or_default(),
    );
    view! {
        <form method="get" class="form inline">
            <Field name="search" label="Search" kind="search" value=search />
            <Select name="language" label="Language" choices=choices value=language />
            <button type="submit" class="button">
                "Show"
            </button>
        </form>
    }
}

fn row(source: Source) -> impl IntoView {
    let (lang, dir) = (source.language.as_str().to_owned(), source.language.direction().as_str());
    view! {
        <tr>
            <td class="number">{source.position}</td>
            <th scope="row">{source.external_id}</th>
            <td>{lang.clone()}</td>
            <td lang=lang dir=dir>
                {source.text}
            </td>
        </tr>
    }
}
