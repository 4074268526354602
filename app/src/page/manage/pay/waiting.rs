//! Submissions that wait for a decision.

use engine::money::pay::SubmissionRow;
use engine::money::wage::Wages;
use leptos::prelude::*;
use shared::{Locale, Outcome, StudyId, pseudonym};

use super::duration;
use crate::part::{Column, Empty, Field, Form, Hidden, Look, MoneyText, Notice, SubmitButton, Table, When, spoken};

/// The table with its buttons: approve the selected submissions, approve all, reject with a reason.
pub(super) fn view(study: StudyId, wages: &Wages, submissions: &[SubmissionRow]) -> impl IntoView + use<> {
    let say = spoken();
    if submissions.is_empty() {
        return view! { <Empty text=say.payments_nothing_waits() /> }.into_any();
    }
    let columns = vec![
        Column::actions(say.payments_select()),
        Column::text(say.worker()),
        Column::text(say.task()),
        Column::text(say.language_column()),
        Column::text(say.payments_in_statistics()),
        Column::number(say.payments_active_time()),
        Column::number(say.reward()),
        Column::text(say.when_submitted()),
    ];
    let rows = submissions.iter().map(|submission| row(wages, submission, say)).collect_view();
    let own = submissions.iter().any(|submission| submission.own);
    view! {
        {own.then(|| view! { <Notice>{say.own_work()}</Notice> })}
        <Form action="/fn/pay/decide" class="wide">
            <Hidden name="study" value=study.to_string() />
            <Table caption=say.submissions() columns=columns>
                {rows}
            </Table>
            <Field name="reason" label=say.payments_rejection_reason() hint=say.payments_rejection_hint() />
            <p class="hint">{say.payments_rejected_still_count()}</p>
            <div class="row bar-foot">
                <SubmitButton label=say.payments_approve_selected() name="verdict" value="approve" unchecked=true />
                <SubmitButton label=say.payments_approve_all() look=Look::Plain name="verdict" value="approve_all" unchecked=true />
                <SubmitButton label=say.payments_reject_selected() look=Look::Bad name="verdict" value="reject" unchecked=true />
            </div>
        </Form>
    }
    .into_any()
}

fn row(wages: &Wages, submission: &SubmissionRow, say: Locale) -> impl IntoView + use<> {
    let id = submission.id.to_string();
    let worker = pseudonym(submission.number);
    let choose = say.payments_select_submission(&worker, submission.submitted_at);
    let reward = wages.money(submission.reward);
    let choice = if submission.own {
        view! { <span class="muted small">{say.payments_your_own()}</span> }.into_any()
    } else {
        view! { <input type="checkbox" name="assignments[]" value=id aria-label=choose /> }.into_any()
    };
    view! {
        <tr>
            <td>{choice}</td>
            <th scope="row">{worker}</th>
            <td>{submission.title.clone()}</td>
            <td>{submission.language.name()}</td>
            <td>{in_statistics(submission.outcome, say)}</td>
            <td class="number" data-sort=submission.active_ms.to_string()>
                {duration(submission.active_ms, say)}
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

/// Whether a submission counts in statistics, and if not, why.
const fn in_statistics(outcome: Outcome, say: Locale) -> &'static str {
    match outcome {
        Outcome::Counted => say.payments_counted(),
        Outcome::Surplus => say.payments_extra(),
        Outcome::Check => say.payments_gold(),
        Outcome::LeftOut => say.payments_excluded(),
    }
}
