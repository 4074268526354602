//! The list of submissions: a filter, the answers of one of them, and the decision about those that wait.

use engine::crowd::submitted::SubmissionAnswers;
use engine::money::pay::{Approvable, SubmissionPage, SubmissionRow};
use leptos::prelude::*;
use report::wages::Wages;
use shared::{AssignmentId, Locale, Outcome, RejectedAnswers, StudyId, SubmissionState, limit, pseudonym};

use super::answers;
use crate::call::{ALL_STATES, Listed, flash, is_refused};
use crate::part::{
    Choice, Column, Confirm, Empty, Form, Hidden, LinkButton, Look, MoneyText, Notice, Select, SubmitButton, Table,
    Tag, TextArea, Tone, When, duration, spoken,
};

/// The name of the fields that choose submissions.
const CHOICE: &str = "assignments[]";

/// The submissions that the address asks for, one of them with its answers.
pub(super) struct Shown {
    pub(super) study: StudyId,
    pub(super) listed: Listed,
    /// The last submission of the page before.
    pub(super) after: Option<AssignmentId>,
    pub(super) page: SubmissionPage,
    pub(super) answers: Option<SubmissionAnswers>,
}

/// The filter with the list, and the buttons that decide: approve or reject the selected ones, approve all.
pub(super) fn view(wages: &Wages, shown: &Shown) -> impl IntoView + use<> {
    let say = spoken();
    let next = shown.page.next.map(|after| {
        let href = format!("{}#submissions", address(shown, Some(after), None));
        view! { <LinkButton href=href label=say.payments_next_page() /> }
    });
    view! {
        {choose(wages, shown, say)}
        {list(wages, shown, say)}
        {next}
    }
}

/// The address of a page of the list, with the answers of a submission.
fn address(shown: &Shown, after: Option<AssignmentId>, answers: Option<AssignmentId>) -> String {
    let address = shown.listed.address(shown.study);
    let given = [("after", after), ("answers", answers)].into_iter().filter_map(|(name, id)| Some((name, id?)));
    given.fold(address, |address, (name, id)| {
        let sign = if address.contains('?') { '&' } else { '?' };
        format!("{address}{sign}{name}={id}")
    })
}

fn choose(wages: &Wages, shown: &Shown, say: Locale) -> impl IntoView + use<> {
    let all = || Choice::new("", say.all());
    let worker = wages.workers.iter().map(|wage| Choice::new(wage.worker.clone(), wage.worker.clone()));
    let workers = std::iter::once(all()).chain(worker).collect();
    let task = shown.page.tasks.iter().map(|(task, title)| Choice::new(task.to_string(), title.get(&say.language())));
    let tasks = std::iter::once(all()).chain(task).collect();
    let states = SubmissionState::ALL.iter().map(|state| Choice::new(state.as_str(), state_word(*state, say)));
    let states = states.chain([Choice::new(ALL_STATES, say.all())]).collect();
    let [(_, worker), (_, task), (_, state)] = shown.listed.fields();
    view! {
        <form method="get" action=format!("/studies/{}/pay#submissions", shown.study) class="form inline">
            <Select name="worker" label=say.worker() choices=workers value=worker />
            <Select name="task" label=say.task() choices=tasks value=task />
            <Select name="state" label=say.state() choices=states value=state />
            <SubmitButton label=say.payments_show() look=Look::Plain />
        </form>
    }
}

fn list(wages: &Wages, shown: &Shown, say: Locale) -> AnyView {
    let (listed, rows) = (shown.listed, &shown.page.rows);
    if rows.is_empty() {
        let waits = listed.is_of_all() && listed.state == Some(SubmissionState::Waiting);
        let text = if waits { say.payments_nothing_waits() } else { say.payments_no_match() };
        return view! { <Empty text=text /> }.into_any();
    }
    let can_decide = rows.iter().any(|row| row.state == SubmissionState::Waiting && !row.own);
    let own = rows.iter().any(|row| row.own).then(|| view! { <Notice>{say.own_work()}</Notice> });
    let (study, table) = (shown.study.to_string(), table(wages, shown, say));
    if !can_decide {
        return view! {
            {own}
            {table}
        }
        .into_any();
    }
    let fields = listed.fields().map(|(name, value)| view! { <Hidden name=name value=value /> }).collect_view();
    let rejected = rejected(wages.rejected_answers, say);
    let Approvable { n, amount, at } = shown.page.approvable;
    let all_means = say.payments_approve_all_means(n, wages.money(amount));
    let is_rejecting = is_refused("/fn/pay/decide", ("verdict", "reject"));
    let approve_all = if listed.is_of_all() { say.payments_approve_all() } else { say.payments_approve_matching() };
    view! {
        {own}
        <Form action="/fn/pay/decide" class="wide">
            <Hidden name="study" value=study />
            <Hidden name="until" value=at.to_string() />
            {fields}
            <label class="option" data-choose-all=CHOICE hidden>
                <input type="checkbox" />
                {say.payments_select_all()}
            </label>
            {table}
            <p class="hint">{say.payments_at_once(limit::DECIDED)}</p>
            <div class="row bar-foot">
                <SubmitButton label=say.payments_approve_selected() name="verdict" value="approve" unchecked=true />
                <Confirm label=approve_all means=all_means>
                    <SubmitButton label=approve_all name="verdict" value="approve_all" unchecked=true />
                </Confirm>
                <Confirm label=say.payments_reject_selected() means=rejected look=Look::Bad open=is_rejecting>
                    // Not a line: Enter in a line would press the first button of the form, which approves.
                    <TextArea
                        name="reason"
                        label=say.payments_rejection_reason()
                        hint=say.payments_rejection_hint()
                        rows=2
                    />
                    <SubmitButton label=say.payments_reject_selected() look=Look::Bad name="verdict" value="reject" unchecked=true />
                </Confirm>
            </div>
        </Form>
    }
    .into_any()
}

/// What rejecting means for statistics, as the settings of the study say.
const fn rejected(answers: RejectedAnswers, say: Locale) -> &'static str {
    match answers {
        RejectedAnswers::Counted => say.payments_rejected_still_count(),
        RejectedAnswers::LeftOut => say.rejected_are_left_out_here(),
    }
}

fn table(wages: &Wages, shown: &Shown, say: Locale) -> impl IntoView + use<> {
    let columns = vec![
        Column::actions(say.payments_select()),
        Column::text(say.worker()),
        Column::text(say.task()),
        Column::text(say.state()),
        Column::text(say.payments_in_statistics()),
        Column::number(say.payments_active_time()),
        Column::number(say.reward()),
        Column::text(say.when_submitted()),
        Column::actions(say.payments_answers()),
    ];
    let n_columns = columns.len();
    let kept = chosen_before();
    let of_row = |submission: &SubmissionRow| {
        let answers = shown.answers.as_ref().filter(|answers| answers.id == submission.id);
        let answers = answers.map(|answers| answers::row(answers, submission, n_columns, say));
        let link = (!submission.own).then(|| link(shown, submission, say));
        view! {
            <tr>
                <td>{choice(submission, &kept, say)}</td>
                {cells(shown.study, wages, submission, say)}
                <td>{link}</td>
            </tr>
            {answers}
        }
    };
    let rows = shown.page.rows.iter().map(of_row).collect_view();
    view! {
        <div class="dense">
            <Table caption=say.submissions() columns=columns>
                {rows}
            </Table>
        </div>
    }
}

/// The submissions that were selected in a form that was refused.
fn chosen_before() -> Vec<String> {
    let refused = flash().filter(|flash| flash.path == "/fn/pay/decide");
    let values = refused.map(|flash| flash.values).unwrap_or_default().into_iter();
    values.filter(|(name, _)| name.trim_end_matches("[]") == "assignments").map(|(_, id)| id).collect()
}

/// The box of a submission that waits, or the reason why there is none.
fn choice(submission: &SubmissionRow, kept: &[String], say: Locale) -> Option<AnyView> {
    if submission.own {
        return Some(view! { <span class="muted small">{say.payments_your_own()}</span> }.into_any());
    }
    if submission.state != SubmissionState::Waiting {
        return None;
    }
    let id = submission.id.to_string();
    let checked = kept.contains(&id);
    let label = say.payments_select_submission(pseudonym(submission.number), submission.submitted_at);
    Some(view! { <input type="checkbox" name=CHOICE value=id checked=checked aria-label=label /> }.into_any())
}

/// Leads to the same list with the answers of this submission.
fn link(shown: &Shown, submission: &SubmissionRow, say: Locale) -> impl IntoView + use<> {
    let href = format!("{}#answers", address(shown, shown.after, Some(submission.id)));
    view! {
        <a href=href>
            {say.payments_show_answers()} <span class="visually-hidden">{pseudonym(submission.number)}</span>
        </a>
    }
}

fn cells(study: StudyId, wages: &Wages, submission: &SubmissionRow, say: Locale) -> impl IntoView + use<> {
    let reward = wages.money(submission.reward);
    let tone = match submission.state {
        SubmissionState::Waiting | SubmissionState::Approved => Tone::Plain,
        SubmissionState::Paid => Tone::Good,
        SubmissionState::Rejected => Tone::Bad,
    };
    let reason = (!submission.reason.is_empty()).then(|| view! { <p class="hint">{submission.reason.clone()}</p> });
    view! {
        <th scope="row">
            <a href=format!("/studies/{study}/workers/{}", submission.worker)>{pseudonym(submission.number)}</a>
        </th>
        <td class="words">
            {submission.titles.get(&say.language()).to_owned()} <br /> <small class="muted">{submission.language.name()}</small>
        </td>
        <td>
            <Tag text=state_word(submission.state, say) tone=tone />
            {reason}
        </td>
        <td>{in_statistics(submission, wages.rejected_answers, say)}</td>
        <td class="number" data-sort=submission.active_ms.to_string()>
            {duration(submission.active_ms, say)}
        </td>
        <td class="number">
            <MoneyText amount=reward />
        </td>
        <td>
            <When at=submission.submitted_at />
        </td>
    }
}

/// A state in words.
const fn state_word(state: SubmissionState, say: Locale) -> &'static str {
    match state {
        SubmissionState::Waiting => say.waiting_for_approval(),
        SubmissionState::Approved => say.is_approved(),
        SubmissionState::Rejected => say.workers_rejected(),
        SubmissionState::Paid => say.paid(),
    }
}

/// Whether a submission counts in statistics, and if not, why.
const fn in_statistics(submission: &SubmissionRow, rejected: RejectedAnswers, say: Locale) -> &'static str {
    match submission.outcome {
        Outcome::Counted
            if matches!((submission.state, rejected), (SubmissionState::Rejected, RejectedAnswers::LeftOut)) =>
        {
            say.rejected_left_out()
        }
        Outcome::Counted => say.payments_counted(),
        Outcome::Surplus => say.payments_extra(),
        Outcome::Check => say.payments_gold(),
        Outcome::LeftOut => say.payments_excluded(),
    }
}
