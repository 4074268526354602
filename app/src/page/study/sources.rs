//! `/studies/{study}/sources`: the texts to work on.

use engine::texts::source::{ListedSource, PAGE, SourceFilter, SourcePage};
use leptos::prelude::*;
use shared::{Language, Locale, SourceId, StudyId, import::FileKind};

use super::import::upload_form;
use super::language_choices;
use super::texts::{Acts, Entry, columns, entry, is_all, list, next, query_of, states};
use crate::call::text;
use crate::page::Frame;
use crate::part::{
    Choice, Empty, Field, Head, LinkButton, Look, Section, Select, SubmitButton, load, news, param, query, spoken,
};

/// The sources, a page at a time, with search and import.
#[component]
pub fn Sources() -> impl IntoView {
    let id = param::<StudyId>("study");
    let known = id.clone().ok();
    let filter = asked();
    let content = load(async move {
        let say = spoken();
        let id = id?;
        let (page, counts) = text::sources(id, filter.clone()).await?;
        // The form is below all texts.
        let import = (!counts.is_empty()).then(|| view! { <LinkButton href="#import" label=say.import_title() /> });
        Ok(view! {
            <Head title=say.sources() lead=lead(&counts, say)>
                {import}
            </Head>
            {news()}
            {listed(id, page, &counts, &filter, say)}
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

/// The filter in the address; what cannot be read is ignored.
fn asked() -> SourceFilter {
    SourceFilter {
        language: query("language").and_then(|tag| tag.parse().ok()),
        search: query("search"),
        state: query("state").and_then(|word| word.parse().ok()),
        after: query("after").and_then(|after| after.parse().ok()).unwrap_or_default(),
    }
}

/// The fields of the address, without the page.
fn fields(filter: &SourceFilter) -> [(&'static str, String); 3] {
    [
        ("search", filter.search.clone().unwrap_or_default()),
        ("language", filter.language.as_ref().map(ToString::to_string).unwrap_or_default()),
        ("state", filter.state.map(|state| state.to_string()).unwrap_or_default()),
    ]
}

fn lead(counts: &[(Language, i64)], say: Locale) -> String {
    let each = counts.iter().map(|(language, n)| say.sources_in_language(language.name(), *n));
    each.collect::<Vec<_>>().join(" · ")
}

fn listed(study: StudyId, page: SourcePage, counts: &[(Language, i64)], filter: &SourceFilter, say: Locale) -> AnyView {
    if counts.is_empty() {
        return view! { <Empty text=say.sources_none() /> }.into_any();
    }
    let base = format!("/studies/{study}/sources");
    let is_full = page.sources.len() == usize::try_from(PAGE).unwrap_or_default();
    let further = page.next.map(|after| next(&base, &fields(filter), after.to_string(), is_full, say));
    let acts = |id: SourceId| Acts {
        study,
        list: FileKind::Sources,
        id: id.to_string(),
        editable: true,
        back: query_of(&fields(filter), filter.after.to_string()),
        may: page.may,
    };
    let entries = page.sources.into_iter().map(|source| row(&acts(source.id), source, say)).collect();
    view! {
        {search_form(base, counts, filter, say)}
        {list(entries, further.is_some(), is_all(&fields(filter)).then_some(say.sources_none()), say)}
        {further}
    }
    .into_any()
}

fn search_form(
    action: String,
    counts: &[(Language, i64)],
    filter: &SourceFilter,
    say: Locale,
) -> impl IntoView + use<> {
    let languages: Vec<Language> = counts.iter().map(|(language, _)| language.clone()).collect();
    let mut choices = vec![Choice::new("", say.sources_all_languages())];
    choices.extend(language_choices(&languages));
    let [(_, search), (_, language), (_, state)] = fields(filter);
    view! {
        <form method="get" action=action class="form inline">
            <Field name="search" label=say.texts_search() kind="search" value=search />
            <Select name="language" label=say.language_column() choices=choices value=language />
            <Select name="state" label=say.state() choices=states(say) value=state />
            <SubmitButton label=say.texts_show() look=Look::Plain />
        </form>
    }
}

fn row(acts: &Acts, source: ListedSource, say: Locale) -> AnyView {
    let other = columns(&source.meta);
    let about = Entry {
        names: vec![source.position.to_string(), source.external_id],
        language: source.language,
        text: source.text,
        used: (source.n_hits, source.n_submissions),
        state: source.state,
        withdrawn: source.withdrawn_at.map(|at| (at, source.withdrawn_reason.unwrap_or_default(), false)),
        more: Some((say.texts_other_columns(other.len()), other)),
    };
    entry(about, acts, say).into_any()
}
