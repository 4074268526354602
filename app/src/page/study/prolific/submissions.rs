//! What Prolific and this server each believe about the participants, with what to do where that differs.

use engine::recruiting::comparison::{Compared, Here, There};
use engine::recruiting::decide::{Possible, is_agreed};
use leptos::prelude::*;
use shared::{Finding, Locale, StudyId, Time, pseudonym};

use crate::call::is_refused;
use crate::page::study::entrances::ending_name;
use crate::part::{
    Column, Confirm, Empty, Form, Hidden, Look, Section, SubmitButton, Table, Tag, Tone, refusal_without_form,
};

/// The address that approves everything on which both sides agree.
const APPROVE: &str = "/fn/prolific/approve";

/// The most rows on the page; differences come first, and the REST interface has all.
const ROWS: usize = 500;

/// The list with the button that asks Prolific now; `None` where nothing is followed.
pub(super) fn view(
    study: StudyId,
    asked_at: Time,
    compared: Option<Vec<Compared>>,
    say: Locale,
) -> impl IntoView + use<> {
    let Some(compared) = compared else {
        return view! {
            <Section title=say.prolific_submissions() id="submissions">
                <Empty text=say.prolific_follows_none() />
            </Section>
        }
        .into_any();
    };
    let lead = say.prolific_asked(say.date_time(asked_at));
    let n = compared.iter().filter(|one| one.finding.is_difference()).count();
    let differences = i64::try_from(n).unwrap_or(i64::MAX);
    let all = i64::try_from(compared.len()).unwrap_or(i64::MAX);
    let is_cut = compared.len() > ROWS;
    let ready = compared.iter().filter(|one| is_agreed(one)).count() as u64;
    let approve = (ready > 0).then(|| approve_ready(study, ready, say));
    let gone = (ready == 0).then(|| refusal_without_form(APPROVE, ("study", &study.to_string())));
    let list = if compared.is_empty() {
        view! { <Empty text=say.prolific_no_submissions() /> }.into_any()
    } else {
        let columns = vec![
            Column::text(say.prolific_participant()),
            Column::text(say.nav_prolific()),
            Column::text(say.prolific_here()),
            Column::text(say.prolific_finding()),
        ];
        let rows = compared.into_iter().take(ROWS).map(|one| row(study, one, say)).collect_view();
        view! {
            <p>{say.prolific_differences(differences)}</p>
            {gone}
            {approve}
            <div class="cards">
                <Table caption=say.prolific_submissions() columns=columns>
                    {rows}
                </Table>
            </div>
            {is_cut.then(|| view! { <p class="muted">{say.prolific_first_rows(all)}</p> })}
        }
        .into_any()
    };
    view! {
        <Section title=say.prolific_submissions() id="submissions" lead=lead>
            <Form action="/fn/prolific/ask" mark=("study", study.to_string())>
                <SubmitButton label=say.prolific_ask() />
            </Form>
            {list}
        </Section>
    }
    .into_any()
}

fn row(study: StudyId, one: Compared, say: Locale) -> impl IntoView {
    let Compared { participant, there, here, finding } = one;
    let tone = if finding.is_difference() { Tone::Warn } else { Tone::Plain };
    let (word, advice) = words(finding, say);
    let submission = there.as_ref().filter(|there| can_be_decided(there)).map(|there| there.submission.clone());
    let decide = submission.map(|submission| {
        view! {
            <p>
                <a href=format!("/studies/{study}/prolific/{submission}")>{say.prolific_decide()}</a>
            </p>
        }
    });
    view! {
        <tr>
            <th scope="row">
                <code>{participant}</code>
            </th>
            <td data-label=say.nav_prolific()>
                <div>{there.map(|there| on_prolific(there, say))}</div>
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

fn can_be_decided(there: &There) -> bool {
    let Possible { approve, reject, ask_return } = Possible::of(&there.status);
    approve || reject || ask_return
}

/// The button that approves everything on which both sides agree.
fn approve_ready(study: StudyId, ready: u64, say: Locale) -> impl IntoView {
    let label = say.prolific_approve_ready(ready);
    view! {
        <Confirm
            label=label.clone()
            means=say.prolific_approve_ready_means()
            look=Look::Main
            open=is_refused(APPROVE, ("study", &study.to_string()))
        >
            <Form action=APPROVE mark=("study", study.to_string())>
                <Hidden name="expected" value=ready.to_string() />
                <SubmitButton label=label />
            </Form>
        </Confirm>
    }
}

/// The state is in Prolific's words, so that it can be found there.
pub(super) fn on_prolific(there: There, say: Locale) -> impl IntoView {
    let There { status, code, completed_at, started_at, return_requested_at, .. } = there;
    let asked = return_requested_at.map(|at| say.prolific_return_asked(say.date_time(at)));
    let at = completed_at.or(started_at).map(|at| say.date_time(at));
    view! {
        <p lang="en">{status}</p>
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

/// What was found in a few words, and what to do.
pub(super) const fn words(finding: Finding, say: Locale) -> (&'static str, &'static str) {
    match finding {
        Finding::NoSubmission => (say.prolific_no_submission(), say.prolific_no_submission_advice()),
        Finding::NotFinished => (say.prolific_not_finished(), say.prolific_not_finished_advice()),
        Finding::NeverCame => (say.prolific_never_came(), say.prolific_never_came_advice()),
        Finding::OtherCode => (say.prolific_other_code(), say.prolific_other_code_advice()),
        Finding::NotHandedIn => (say.prolific_not_handed_in(), say.prolific_not_handed_in_advice()),
        Finding::FinishedAnyway => (say.prolific_finished_anyway(), say.prolific_finished_anyway_advice()),
        Finding::StillAtWork => (say.prolific_still_at_work(), say.prolific_still_at_work_advice()),
        Finding::Agree => (say.prolific_agree(), say.prolific_agree_advice()),
        Finding::AtWork => (say.prolific_in_progress(), ""),
        Finding::NotHere => (say.prolific_not_here(), ""),
        Finding::Unclear => (say.prolific_unclear(), ""),
        Finding::Decided => (say.prolific_decided(), ""),
        Finding::GaveUp => (say.prolific_gave_up(), ""),
    }
}
