//! `/studies/{study}/entrances`: the links by which people come in without an account.

mod decisions;
mod detail;
mod fields;
mod mturk;
mod people;
mod results;

pub use decisions::ConnectFile;
pub use detail::Entrance;

use engine::crowd::entrance::ListedEntrance;
use leptos::prelude::*;
use shared::{Language, Locale, Provider, StudyId};

pub(super) use self::fields::ending_name;
use self::fields::{Shown, fields};
pub(in crate::page) use self::results::compared_results;
use super::language_choices;
use crate::call::{self, is_refused, study};
use crate::page::Frame;
use crate::part::{
    Choice, Column, Empty, Form, Head, Hidden, Section, Select, SubmitButton, Table, Tag, Tone, load, news, param,
    provider_name, spoken,
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
                {providers().map(|provider| form(id, provider, &languages, say)).collect_view()}
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
            <td>{source(entrance.settings.provider, say)}</td>
            <td class="number">{taken}</td>
            <td class="number">{say.integer(counts.finished)}</td>
            <td class="number">{say.integer(counts.screened_out)}</td>
            <td>
                <Tag text=state tone=tone />
            </td>
        </tr>
    }
}

/// Who can send people; the last is nobody.
fn providers() -> impl Iterator<Item = Option<Provider>> {
    Provider::ALL.iter().copied().map(Some).chain([None])
}

/// Where the people of an entrance come from.
fn source(provider: Option<Provider>, say: Locale) -> &'static str {
    match provider {
        Some(Provider::Panel) => say.entrances_panel(),
        Some(provider) => provider_name(provider).unwrap_or_else(|| say.entrances_provider_other()),
        None => say.entrances_anonymous(),
    }
}

/// The form that makes an entrance for people whom this provider sends, on demand.
fn form(study: StudyId, provider: Option<Provider>, languages: &[Language], say: Locale) -> impl IntoView + use<> {
    let word = provider.map_or("", Provider::as_str);
    let id = format!("add-{}", provider.map_or("anonymous", Provider::as_str));
    let mut options = vec![Choice::new("", say.team_worker_chooses())];
    options.extend(language_choices(languages));
    let lead = match provider {
        None => Some(say.entrances_anonymous_lead()),
        Some(Provider::Panel) => Some(say.entrances_panel_lead()),
        Some(Provider::Mturk) => Some(say.mturk_lead()),
        Some(_) => None,
    };
    let lead = lead.map(|lead| view! { <p>{lead}</p> });
    let shown = Shown::new(provider, languages);
    let (form, language_id) = (id.clone(), format!("{id}-language"));
    view! {
        <details class="card" id=id open=is_refused(ADD, ("provider", word))>
            <summary>
                <h3>{source(provider, say)}</h3>
            </summary>
            {lead}
            <Form action=ADD mark=("provider", word.to_owned())>
                <Hidden name="study" value=study.to_string() />
                <Select name="language" id=language_id label=say.team_worker_language() choices=options />
                // In the form, so that the fields find what was typed.
                {fields(&shown, &form, say)}
                <SubmitButton label=say.entrances_create() />
            </Form>
        </details>
    }
}

/// The address of the form that makes an entrance.
const ADD: &str = "/fn/entrance/add";
