//! `/studies/{study}/entrances/{entrance}`: one link, its settings, and who came by it.

use engine::crowd::enter::files::HitFiles;
use engine::crowd::enter::quota::LanguagePlaces;
use engine::crowd::entrance::{Arrival, ListedEntrance, PAGE};
use engine::crowd::invitee::InviteeList;
use leptos::prelude::*;
use shared::{Action, EntranceId, Language, Locale, Provider, Service, StudyId, Time, pseudonym};

use super::fields::{Shown, ending_name, fields};
use super::{mturk, people::people, source};
use crate::call::{self, is_refused};
use crate::page::Frame;
use crate::part::{
    Check, Column, Copyable, Empty, Figure, Fold, Form, Head, Hidden, LinkButton, Look, Section, SubmitButton, Table,
    When, load, news, param, query, spoken,
};

/// The link, how many people are where, and its settings.
#[component]
pub fn Entrance() -> impl IntoView {
    let ids = param::<StudyId>("study").and_then(|study| Ok((study, param::<EntranceId>("entrance")?)));
    let known = ids.as_ref().ok().map(|(study, _)| *study);
    let number = |name: &str| query(name).and_then(|after| after.parse().ok()).unwrap_or(0);
    let (after, people) = (number("after"), number("people"));
    let content = load(async move {
        let (study, id) = ids?;
        let (listed, arrivals) = call::entrance(study, id, after).await?;
        let invited = match listed.entrance.settings.provider {
            Some(Provider::Panel) => Some(call::invitees(study, id, people).await?),
            _ => None,
        };
        let files = match listed.entrance.settings.provider {
            Some(Provider::Mturk) => Some(call::hit_files(study, id).await?),
            _ => None,
        };
        let since = call::now()?.plus_seconds(-60 * listed.entrance.settings.hold_minutes);
        let may_pay = call::study::may(study, Action::Pay).await?;
        let languages = call::study::overview(study).await?.study.languages;
        let quotas = call::language_places(study, id).await?;
        Ok(content(study, (listed, may_pay, languages), (arrivals, since), (invited, files, quotas), spoken()))
    });
    view! {
        <Frame study=known here="entrances">
            {content}
        </Frame>
    }
}

fn content(
    study: StudyId,
    (listed, may_pay, languages): (ListedEntrance, bool, Vec<Language>),
    (arrivals, since): (Vec<Arrival>, Time),
    (invited, files, quotas): (Option<InviteeList>, Option<HitFiles>, Vec<LanguagePlaces>),
    say: Locale,
) -> impl IntoView {
    let ListedEntrance { entrance, counts } = listed;
    let settings = &entrance.settings;
    let end = settings.provider.map(|provider| provider.placeholders(&settings.parameters)).unwrap_or_default();
    let link = format!("{}{end}", call::address_of(&entrance.code));
    let link_lead = match settings.provider {
        Some(_) => say.entrances_link_lead(),
        None => say.entrances_link_lead_anonymous(),
    };
    let lead = source(settings.provider, say);
    let figure = move |label: &'static str, n: i64| view! { <Figure label=label value=Ok(say.integer(n)) /> };
    let (closed, label) = (entrance.closed_at.is_some(), entrance.label.clone());
    let (shown, was_study) = (Shown::of(&entrance, &languages), settings.provider_study.clone());
    let id = entrance.id;
    let recruits = (settings.provider == Some(Provider::Prolific) && may_pay).then(|| {
        view! { <LinkButton href=call::posting_address(study, id) label=say.posting_title() look=Look::Main /> }
    });
    let decides = (settings.provider == Some(Provider::Connect) && may_pay).then(|| {
        let address = format!("/studies/{study}/entrances/{id}/decisions");
        view! {
            <LinkButton href=address label=say.connect_decisions() />
            <LinkButton href=call::account_address(study, Service::Connect) label=say.nav_connect() />
        }
    });
    let figures = view! {
        {figure(say.entrances_came(), counts.came)}
        {figure(say.entrances_working(), counts.working)}
        {figure(say.entrances_finished(), counts.finished)}
        {figure(say.entrances_screened_out(), counts.screened_out)}
        {quotas.into_iter().map(|one| quota(one, say)).collect_view()}
    }
    .into_any();
    let way_in = match (invited, files) {
        (Some(list), _) => people((study, id), list, figures, say).into_any(),
        (None, Some(files)) => view! {
            {mturk::files(files, figures, say)}
            {may_pay.then(|| mturk::results(study, id, say))}
        }
        .into_any(),
        (None, None) => view! {
            <Section title=say.entrances_link() id="link" lead=link_lead>
                <Copyable label=say.entrances_link() value=link />
                <div class="figures">{figures}</div>
            </Section>
        }
        .into_any(),
    };
    let refused = is_refused(EDIT, ("entrance", &id.to_string()));
    view! {
        <Head title=label lead=lead>
            <LinkButton href=format!("/studies/{study}/entrances") label=say.nav_entrances() />
            {recruits}
            {decides}
        </Head>
        {news()}
        {way_in}
        <Fold title=say.entrances_settings() id="settings" open=refused>
            <Form action=EDIT mark=("entrance", id.to_string())>
                <Hidden name="study" value=study.to_string() />
                <Hidden name="was_study" value=was_study />
                {fields(&shown, "entrance", say)}
                <Check name="closed" label=say.entrances_close() hint=say.entrances_close_hint() checked=closed />
                <SubmitButton label=say.entrances_save() />
            </Form>
        </Fold>
        <Section title=say.entrances_participants() id="participants" lead=say.entrances_download_lead()>
            {participants(study, id, since, arrivals, say)}
        </Section>
    }
}

/// The places taken in a language.
fn quota(one: LanguagePlaces, say: Locale) -> impl IntoView {
    let LanguagePlaces { language, taken, places } = one;
    let taken = match places {
        Some(places) => say.entrances_taken_of(say.integer(taken), say.integer(places)),
        None => say.integer(taken),
    };
    view! { <Figure label=say.quotas_taken(language.name()) value=Ok(taken) /> }
}

/// The address of the form that changes an entrance.
const EDIT: &str = "/fn/entrance/edit";

fn participants(study: StudyId, id: EntranceId, since: Time, arrivals: Vec<Arrival>, say: Locale) -> AnyView {
    if arrivals.is_empty() {
        return view! { <Empty text=say.entrances_nobody() /> }.into_any();
    }
    let next =
        arrivals.last().filter(|_| i64::try_from(arrivals.len()).is_ok_and(|n| n == PAGE)).map(|last| last.number);
    let next = next.map(|after| {
        let address = format!("/studies/{study}/entrances/{id}?after={after}#participants");
        view! { <LinkButton href=address label=say.entrances_more() /> }
    });
    let columns = vec![
        Column::text(say.worker()),
        Column::text(say.entrances_arrived()),
        Column::text(say.entrances_active()),
        Column::number(say.entrances_submitted()),
        Column::text(say.entrances_state()),
    ];
    let rows = arrivals.into_iter().map(|one| participant(study, one, since, say)).collect_view();
    let download = format!("/api/v1/studies/{study}/entrances/{id}/participants.csv");
    view! {
        <p>
            <a class="button" href=download download>
                {say.entrances_download()}
            </a>
        </p>
        <Table caption=say.entrances_participants() columns=columns>
            {rows}
        </Table>
        {next}
    }
    .into_any()
}

fn participant(study: StudyId, one: Arrival, since: Time, say: Locale) -> impl IntoView {
    let state = match one.ending {
        Some(ending) => ending_name(ending, say),
        None if one.active_at >= since => say.entrances_state_working(),
        None => say.entrances_state_away(),
    };
    view! {
        <tr>
            <th scope="row">
                <a href=format!("/studies/{study}/workers/{}", one.worker)>{pseudonym(one.number)}</a>
            </th>
            <td>
                <When at=one.created_at />
            </td>
            <td>
                <When at=one.active_at />
            </td>
            <td class="number">{say.integer(one.submitted)}</td>
            <td>{state}</td>
        </tr>
    }
}
