//! The people whom researchers invite by an entrance: the list, the e-mails, and how far everybody is.

use engine::crowd::invitee::{Invitee, InviteeList, MOST_MAILS};
use leptos::prelude::*;
use shared::{EntranceId, Language, Locale, MailState, StudyId, pseudonym};

use super::fields::ending_name;
use crate::call::is_refused;
use crate::part::{
    Column, Empty, Figure, Fold, Form, Hidden, LinkButton, Look, Section, SubmitButton, Table, Tag, TextArea, Tone,
    When,
};

/// The address of the form that adds people.
const ADD: &str = "/fn/invitee/add";

/// The list with its forms. `came` are the figures of who came, as of any entrance.
pub(super) fn people(
    (study, id): (StudyId, EntranceId),
    list: InviteeList,
    came: AnyView,
    say: Locale,
) -> impl IntoView {
    let InviteeList { counts, people, more, no_mail, full_languages } = list;
    let is_empty = counts.listed == 0;
    let add = view! {
        <Form action=ADD mark=("entrance", id.to_string())>
            <Hidden name="study" value=study.to_string() />
            <TextArea name="people" label=say.invitees_field() hint=say.invitees_hint() dir="ltr" required=true />
            <SubmitButton label=say.invitees_add_button() />
        </Form>
    };
    let mails = match no_mail.filter(|_| !is_empty) {
        Some(problem) => view! { <p class="muted">{say.refusal(&problem)}</p> }.into_any(),
        None if is_empty => ().into_any(),
        None => {
            let invite = mail((study, id), ("invitation", counts.to_invite), say.invitees_invite(counts.to_invite));
            let remind = mail((study, id), ("reminder", counts.to_remind), say.invitees_remind(counts.to_remind));
            let full: Vec<String> = full_languages.iter().map(Language::name).collect();
            let left_out = say.invitees_left_out(counts.left_out, say.list(&full));
            let left_out = (counts.left_out > 0).then(|| view! { <p>{left_out}</p> });
            view! {
                <div class="row">{invite} {remind}</div>
                {left_out}
                <p class="muted">{say.invitees_mail_hint(MOST_MAILS)}</p>
            }
            .into_any()
        }
    };
    let figures = (!is_empty).then(|| {
        view! {
            <div class="figures">
                <Figure label=say.invitees_listed() value=Ok(say.integer(counts.listed)) />
                {came}
            </div>
        }
    });
    let table = if is_empty {
        view! { <Empty text=say.invitees_none() /> }.into_any()
    } else {
        table((study, id), (people, more), say).into_any()
    };
    let add = if is_empty {
        add.into_any()
    } else {
        let open = is_refused(ADD, ("entrance", &id.to_string()));
        view! { <Fold title=say.invitees_add() id="add" open=open>{add}</Fold> }.into_any()
    };
    view! {
        <Section title=say.invitees_title() id="list" lead=say.invitees_lead()>
            {figures}
            {mails}
            {add}
            {table}
        </Section>
    }
}

/// The button that sends these e-mails, where somebody can get one.
fn mail((study, id): (StudyId, EntranceId), (word, n): (&'static str, i64), label: String) -> impl IntoView {
    (n > 0).then(|| {
        view! {
            <Form action="/fn/invitee/mail" class="inline" mark=("entrance", id.to_string())>
                <Hidden name="study" value=study.to_string() />
                <Hidden name="mail" value=word />
                <SubmitButton label=label look=Look::Plain />
            </Form>
        }
    })
}

fn table((study, id): (StudyId, EntranceId), (people, more): (Vec<Invitee>, bool), say: Locale) -> impl IntoView {
    let next = people.last().filter(|_| more).map(|last| last.number);
    let next = next.map(|after| {
        let address = format!("/studies/{study}/entrances/{id}?people={after}#list");
        view! { <LinkButton href=address label=say.invitees_more() /> }
    });
    let columns = vec![
        Column::text(say.invitees_name()),
        Column::text(say.email_address()),
        Column::text(say.language_column()),
        Column::text(say.entrances_state()),
        Column::actions(""),
    ];
    let rows = people.into_iter().map(|one| row((study, id), one, say)).collect_view();
    let download = format!("/api/v1/studies/{study}/entrances/{id}/people.csv");
    view! {
        <p>
            <a class="button" href=download download>
                {say.invitees_download()}
            </a>
        </p>
        <p class="muted">{say.invitees_download_lead()}</p>
        <div class="cards">
            <Table caption=say.invitees_title() columns=columns>
                {rows}
            </Table>
        </div>
        {next}
    }
}

fn row((study, id): (StudyId, EntranceId), one: Invitee, say: Locale) -> impl IntoView {
    let (state, tone) = state(&one, say);
    let sent = one.invited_at.filter(|_| one.worker.is_none()).map(|at| view! { " " <When at=at /> });
    let worker = one.worker.zip(one.worker_number).map(|(worker, number)| {
        view! { " " <a href=format!("/studies/{study}/workers/{worker}")>{pseudonym(number)}</a> }
    });
    let remove = one.worker.is_none().then(|| {
        let (label, name) = (say.invitees_remove_one(&one.reference), one.reference.clone());
        view! {
            <Form action="/fn/invitee/remove" class="inline" mark=("invitee", one.id.to_string())>
                <Hidden name="study" value=study.to_string() />
                <Hidden name="entrance" value=id.to_string() />
                <Hidden name="name" value=name />
                <button type="submit" class="button quiet" aria-label=label>
                    {say.invitees_remove()}
                </button>
            </Form>
        }
    });
    view! {
        <tr>
            <th scope="row" class="as-written" dir="auto">
                {one.reference}
            </th>
            <td class="as-written" dir="ltr">
                {one.email}
            </td>
            <td>{one.language.map(|language| language.name())}</td>
            <td>
                <Tag text=state tone=tone />
                {worker}
                {sent}
            </td>
            <td>{remove}</td>
        </tr>
    }
}

/// How far somebody is.
const fn state(one: &Invitee, say: Locale) -> (&'static str, Tone) {
    match one {
        Invitee { ending: Some(ending), .. } => (ending_name(*ending, say), Tone::Good),
        Invitee { worker: Some(_), .. } => (say.entrances_state_working(), Tone::Plain),
        Invitee { unsubscribed_at: Some(_), .. } => (say.invitees_stopped(), Tone::Warn),
        Invitee { mail: Some(MailState::Failed), .. } => (say.invitees_failed(), Tone::Warn),
        Invitee { invited_at: Some(_), .. } => (say.invitees_invited(), Tone::Plain),
        _ => (say.invitees_new(), Tone::Plain),
    }
}
