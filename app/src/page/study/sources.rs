//! `/studies/{study}/sources`: the texts to work on.

use engine::texts::source::{SourceFilter, SourcePage};
use leptos::prelude::*;
use shared::{Language, Locale, Source, StudyId, import::FileKind};

use super::{import::upload_form, language_choices};
use crate::call::text;
use crate::page::Frame;
use crate::part::{
    Choice, Column, Empty, Field, Head, Hidden, Section, Select, Table, load, news, param, query, spoken,
};

/// The sources, a page at a time, with search and import.
#[component]
pub fn Sources() -> impl IntoView {
    let id = param::<StudyId>("study");
    let known = id.clone().ok();
    let asked = (query("language"), query("search"), query("after"));
    let content = load(async move {
        let say = spoken();
        let id = id?;
        let (language, search, after) = asked;
        let filter = SourceFilter {
            language: language.and_then(|tag| tag.parse().ok()),
            search,
            after: after.and_then(|after| after.parse().ok()).unwrap_or_default(),
        };
        let (page, counts) = text::sources(id, filter.clone()).await?;
        Ok(view! {
            <Head title=say.sources() lead=lead(&counts, say) />
            {news()}
            {list(id, page, &counts, &filter)}
            <Section title=say.import_title() id="import" lead=say.sources_import_lead()>
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

fn lead(counts: &[(Language, i64)], say: Locale) -> String {
    let each = counts.iter().map(|(language, n)| say.sources_in_language(language.name(), *n));
    each.collect::<Vec<_>>().join(" · ")
}

fn list(study: StudyId, page: SourcePage, counts: &[(Language, i64)], filter: &SourceFilter) -> AnyView {
    let say = spoken();
    if counts.is_empty() {
        return view! { <Empty text=say.sources_none() /> }.into_any();
    }
    let columns = vec![
        Column::number(say.sources_number()),
        Column::text(say.import_id()),
        Column::text(say.language_column()),
        Column::text(say.text()),
    ];
    let rows = page.sources.into_iter().map(row).collect_view();
    let next = page.next.map(|after| next_form(study, filter, after));
    view! {
        {search_form(counts, filter)}
        <Table caption=say.sources() columns=columns>
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
                {spoken().sources_next_page()}
            </button>
        </form>
    }
}

fn search_form(counts: &[(Language, i64)], filter: &SourceFilter) -> impl IntoView + use<> {
    let say = spoken();
    let languages: Vec<Language> = counts.iter().map(|(language, _)| language.clone()).collect();
    let mut choices = vec![Choice::new("", say.sources_all_languages())];
    choices.extend(language_choices(&languages));
    let (search, language) = (
        filter.search.clone().unwrap_or_default(),
        filter.language.as_ref().map(ToString::to_string).unwrap_or_default(),
    );
    view! {
        <form method="get" class="form inline">
            <Field name="search" label=say.sources_search() kind="search" value=search />
            <Select name="language" label=say.language_column() choices=choices value=language />
            <button type="submit" class="button">
                {say.sources_filter()}
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
