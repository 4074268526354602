//! Submissions that wait for a decision.

use engine::access::OWN_WORK;
use engine::money::pay::SubmissionRow;
use engine::money::wage::Wages;
use leptos::prelude::*;
use shared::pseudonym;
use shared::{Locale, StudyId};

use super::super::duration;
use crate::part::{Column, Empty, Field, Form, Hidden, Look, MoneyText, Notice, SubmitButton, Table, When};

/// The table with its buttons: approve the selected submissions, approve all, reject with a reason.
pub(super) fn view(study: StudyId, wages: &Wages, submissions: &[SubmissionRow]) -> impl IntoView + use<> {
    if submissions.is_empty() {
        return view! { <Empty text="Nothing waits. Submissions appear here until they are approved, by hand or by themselves after the time set for the study." /> }
            .into_any();
    }
    let columns = vec![
        Column::actions("Choose"),
        Column::text("Worker"),
        Column::text("Task"),
        Column::text("Language"),
        Column::text("Outcome"),
        Column::number("Time"),
        Column::number("Reward"),
        Column::text("Submitted"),
    ];
    let rows = submissions.iter().map(|submission| row(wages, submission)).collect_view();
    let own = submissions.iter().any(|submission| submission.own);
    view! {
        {own.then(|| view! { <Notice>{OWN_WORK}</Notice> })}
        <Form action="/fn/pay/decide" class="wide">
            <Hidden name="study" value=study.to_string() />
            <Table caption="Submissions" columns=columns>
                {rows}
            </Table>
            <Field name="reason" label="Reason for a rejection" hint="The worker reads it: at least ten characters. The answers are kept." />
            <div class="row bar-foot">
                <SubmitButton label="Approve the chosen" name="verdict" value="approve" unchecked=true />
                <SubmitButton label="Approve all that wait" look=Look::Plain name="verdict" value="approve_all" unchecked=true />
                <SubmitButton label="Reject the chosen" look=Look::Bad name="verdict" value="reject" unchecked=true />
            </div>
        </Form>
    }
    .into_any()
}

fn row(wages: &Wages, submission: &SubmissionRow) -> impl IntoView + use<> {
    let id = submission.id.to_string();
    let worker = pseudonym(submission.number);
    let choose = format!("Choose the submission of {worker} at {}", Locale::En.date_time(submission.submitted_at));
    let reward = wages.money(submission.reward);
    let choice = if submission.own {
        view! { <span class="muted small">"yours"</span> }.into_any()
    } else {
        view! { <input type="checkbox" name="assignments[]" value=id aria-label=choose /> }.into_any()
    };
    view! {
        <tr>
            <td>{choice}</td>
            <th scope="row">{worker}</th>
            <td>{submission.preset.clone()}</td>
            <td>{submission.language.to_string()}</td>
            <td>{submission.outcome.as_str()}</td>
            <td class="number" data-sort=submission.active_ms.to_string()>
                {duration(submission.active_ms)}
            </td>
            <td class="number">
                <MoneyText amount=reward />
            </td>
            <td>
                <When at=submission.submitted_at />
            </td>
        </tr>
    }
}
