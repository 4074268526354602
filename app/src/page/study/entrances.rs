//! `/studies/{study}/entrances`: the links by which people come in without an account.

mod detail;
mod fields;

pub use detail::Entrance;

use engine::crowd::entrance::ListedEntrance;
use leptos::prelude::*;
use shared::{EntranceKind, Language, Locale, Provider, StudyId};

use self::fields::{Shown, fields};
use super::language_choices;
use crate::call::{self, flash, study};
use crate::page::Frame;
use crate::page::work::provider_name;
use crate::part::{
    Choice, Column, Empty, Fold, Form, Head, Hidden, Section, Select, SubmitButton, Table, Tag, Tone, load, news,
    param, spoken,
};

/// The entrances of a study, and the forms that make one.
#[component]
pub fn Entrances() -> impl IntoView {
    let id = param::<StudyId>("study");
    let known = id.clone().ok();
    let content = load(async move {
        let (id, say) = (id?, spoken());
        let languages = study::overview(id).await?.study.languages;
        let listed = call::entrances(id).await?;
        Ok(view! {
            <Head title=say.nav_entrances() lead=say.entrances_lead() />
            {news()}
            {list(id, listed, say)}
            <Section title=say.entrances_add() id="add">
                {form(id, EntranceKind::Provider, &languages, say)}
                {form(id, EntranceKind::Anonymous, &languages, say)}
            </Section>
        })
    });
    view! {
        <Frame study=known here="entrances">
            {content}
        </Frame>
    }
}

fn list(study: StudyId, listed: Vec<ListedEntrance>, say: Locale) -> AnyView {
    if listed.is_empty() {
        return view! { <Empty text=say.entrances_none() /> }.into_any();
    }
    let columns = vec![
        Column::text(say.entrances_label()),
        Column::text(say.entrances_provider()),
        Column::number(say.entrances_taken()),
        Column::number(say.entrances_finished()),
        Column::number(say.entrances_screened_out()),
        Column::text(say.entrances_state()),
    ];
    let rows = listed.into_iter().map(|one| row(study, one, say)).collect_view();
    view! {
        <Table caption=say.nav_entrances() columns=columns>
            {rows}
        </Table>
    }
    .into_any()
}

fn row(study: StudyId, ListedEntrance { entrance, counts }: ListedEntrance, say: Locale) -> impl IntoView {
    let address = format!("/studies/{study}/entrances/{}", entrance.id);
    let taken = match entrance.places {
        Some(places) => say.entrances_taken_of(say.integer(counts.taken()), say.integer(places)),
        None => say.integer(counts.taken()),
    };
    let (state, tone) = if entrance.closed_at.is_some() {
        (say.entrances_closed(), Tone::Warn)
    } else {
        (say.entrances_open(), Tone::Good)
    };
    view! {
        <tr>
            <th scope="row">
                <a href=address>{entrance.label}</a>
            </th>
            <td>{source(entrance.kind, entrance.settings.provider, say)}</td>
            <td class="number">{taken}</td>
            <td class="number">{say.integer(counts.finished)}</td>
            <td class="number">{say.integer(counts.screened_out)}</td>
            <td>
                <Tag text=state tone=tone />
            </td>
        </tr>
    }
}

/// Where the people of an entrance come from.
fn source(kind: EntranceKind, provider: Provider, say: Locale) -> &'static str {
    match kind {
        EntranceKind::Anonymous => say.entrances_anonymous(),
        EntranceKind::Provider => provider_name(provider).unwrap_or_else(|| say.entrances_provider_other()),
    }
}

fn form(study: StudyId, kind: EntranceKind, languages: &[Language], say: Locale) -> impl IntoView + use<> {
    let (title, id) = match kind {
        EntranceKind::Provider => (say.entrances_add_provider(), "add-provider"),
        EntranceKind::Anonymous => (say.entrances_add_anonymous(), "add-anonymous"),
    };
    let mut options = vec![Choice::new("", say.team_worker_chooses())];
    options.extend(language_choices(languages));
    let provider = match kind {
        EntranceKind::Provider => {
            let name = |provider: Provider| provider_name(provider).unwrap_or_else(|| say.entrances_provider_other());
            let choices = Provider::ALL.iter().map(|one| Choice::new(one.as_str(), name(*one))).collect();
            let label = say.entrances_provider();
            view! { <Select name="provider" label=label choices=choices /> }.into_any()
        }
        EntranceKind::Anonymous => view! { <p>{say.entrances_anonymous_lead()}</p> }.into_any(),
    };
    let refused = flash().is_some_and(|flash| flash.path == ADD && flash.value("kind") == Some(kind.as_str()));
    view! {
        <Fold title=title id=id open=refused>
            <Form action=ADD mark=("kind", kind.to_string())>
                <Hidden name="study" value=study.to_string() />
                {provider}
                <Select name="language" id=format!("{id}-language") label=say.team_worker_language() choices=options />
                {fields(&Shown::new(kind), id, say)}
                <SubmitButton label=say.entrances_create() />
            </Form>
        </Fold>
    }
}

/// The address of the form that makes an entrance.
const ADD: &str = "/fn/entrance/add";
