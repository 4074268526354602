//! What a provider and this server each believe about the participants, with what to do where that differs.

use engine::recruiting::comparison::{Compared, Here, There};
use engine::recruiting::decide::{Possible, is_agreed};
use engine::recruiting::service::Abilities;
use leptos::prelude::*;
use shared::{Locale, Service, StudyId, Time, pseudonym};

use crate::call::{account_address, is_refused};
use crate::page::study::entrances::ending_name;
use crate::part::{
    Column, Confirm, Empty, Form, Hidden, Look, Section, ServiceWords, SubmitButton, Table, Tag, Tone,
    refusal_without_form,
};

/// The address that approves everything on which both sides agree.
const APPROVE: &str = "/fn/recruiting/approve";

/// The most rows on the page; differences come first, and the REST interface has all.
const ROWS: usize = 500;

/// The list with the button that asks the provider now; `None` where nothing is followed.
pub(super) fn view(
    study: StudyId,
    asked_at: Time,
    compared: Option<Vec<Compared>>,
    words: ServiceWords,
) -> impl IntoView + use<> {
    let say = words.say;
    let Some(compared) = compared else {
        return view! {
            <Section title=words.submissions() id="submissions">
                <Empty text=words.follows_none() />
            </Section>
        }
        .into_any();
    };
    let lead = words.asked(say.date_time(asked_at));
    let n = compared.iter().filter(|one| one.finding.is_difference()).count();
    let differences = i64::try_from(n).unwrap_or(i64::MAX);
    let all = i64::try_from(compared.len()).unwrap_or(i64::MAX);
    let is_cut = compared.len() > ROWS;
    let ready = compared.iter().filter(|one| is_agreed(one)).count() as u64;
    let approve = (ready > 0).then(|| approve_ready(study, ready, words));
    let gone = (ready == 0).then(|| refusal_without_form(APPROVE, ("study", &study.to_string())));
    let list = if compared.is_empty() {
        view! { <Empty text=words.no_submissions() /> }.into_any()
    } else {
        let columns = vec![
            Column::text(say.prolific_participant()),
            Column::text(words.title()),
            Column::text(say.prolific_here()),
            Column::text(say.prolific_finding()),
        ];
        let rows = compared.into_iter().take(ROWS).map(|one| row(study, one, words)).collect_view();
        view! {
            <p>{say.prolific_differences(differences)}</p>
            {gone}
            {approve}
            <div class="cards">
                <Table caption=words.submissions() columns=columns>
                    {rows}
                </Table>
            </div>
            {is_cut.then(|| view! { <p class="muted">{say.prolific_first_rows(all)}</p> })}
        }
        .into_any()
    };
    view! {
        <Section title=words.submissions() id="submissions" lead=lead>
            {deadline(words)}
            <Form action="/fn/recruiting/ask" mark=("study", study.to_string())>
                <Hidden name="service" value=words.at.to_string() />
                <SubmitButton label=words.ask() />
            </Form>
            {list}
        </Section>
    }
    .into_any()
}

/// What the provider does without anybody, where the page of a study has to say it.
pub(super) fn deadline(words: ServiceWords) -> Option<impl IntoView> {
    match words.at {
        Service::Prolific => None,
        Service::Connect => Some(view! { <p>{words.say.connect_fourteen_days()}</p> }),
    }
}

fn row(study: StudyId, one: Compared, words: ServiceWords) -> impl IntoView {
    let say = words.say;
    let Compared { participant, there, here, finding } = one;
    let tone = if finding.is_difference() { Tone::Warn } else { Tone::Plain };
    let (word, advice) = words.finding(finding);
    let submission =
        there.as_ref().filter(|there| can_be_decided(there, words.at)).map(|there| there.submission.clone());
    let decide = submission.map(|submission| {
        view! {
            <p>
                <a href=format!("{}/{submission}", account_address(study, words.at))>{say.prolific_decide()}</a>
            </p>
        }
    });
    view! {
        <tr>
            <th scope="row">
                <code>{participant}</code>
            </th>
            <td data-label=words.title()>
                <div>{there.map(|there| at_provider(there, words))}</div>
            </td>
            <td data-label=say.prolific_here()>
                <div>{here.map(|here| on_this_server(study, &here, say))}</div>
            </td>
            <td>
                <Tag text=word tone=tone />
                {(!advice.is_empty()).then(|| view! { <p>{advice}</p> })}
                {decide}
            </td>
        </tr>
    }
}

fn can_be_decided(there: &There, at: Service) -> bool {
    let Possible { approve, reject, ask_return } = Possible::of(&there.status, Abilities::of(at));
    approve || reject || ask_return
}

/// The button that approves everything on which both sides agree.
fn approve_ready(study: StudyId, ready: u64, words: ServiceWords) -> impl IntoView {
    let label = words.approve_ready(ready);
    view! {
        <Confirm
            label=label.clone()
            means=words.approve_ready_means()
            look=Look::Main
            open=is_refused(APPROVE, ("study", &study.to_string()))
        >
            <Form action=APPROVE mark=("study", study.to_string())>
                <Hidden name="service" value=words.at.to_string() />
                <Hidden name="expected" value=ready.to_string() />
                <SubmitButton label=label />
            </Form>
        </Confirm>
    }
}

/// The state is in the words of the provider, so that it can be found there.
pub(super) fn at_provider(there: There, words: ServiceWords) -> impl IntoView {
    let say = words.say;
    let There { status, code, completed_at, started_at, return_requested_at, .. } = there;
    let asked = return_requested_at.map(|at| say.prolific_return_asked(say.date_time(at)));
    let at = completed_at.or(started_at).map(|at| say.date_time(at));
    view! {
        <p lang="en">{Abilities::of(words.at).word(&status)}</p>
        {code.map(|code| view! { <p>{say.prolific_code(code)}</p> })}
        {at.map(|at| view! { <p class="muted">{at}</p> })}
        {asked.map(|asked| view! { <p class="muted">{asked}</p> })}
    }
}

/// How far a participant is here.
pub(in crate::page::study) fn on_this_server(study: StudyId, here: &Here, say: Locale) -> impl IntoView + use<> {
    let state = here.ending.map_or_else(|| say.prolific_in_progress(), |ending| ending_name(ending, say));
    let code = here.code.clone().map(|code| view! { <p>{say.prolific_code(code)}</p> });
    view! {
        <p>
            <a href=format!("/studies/{study}/workers/{}", here.worker)>{pseudonym(here.number)}</a>
            {format!(": {state}")}
        </p>
        {code}
        <p class="muted">{say.prolific_hits(here.submitted)}</p>
    }
}
