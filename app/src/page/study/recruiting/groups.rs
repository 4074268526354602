//! The results of a study, each with its group of participants at Prolific.

use engine::recruiting::group::{GroupState, OutcomeGroup};
use leptos::prelude::*;
use shared::{GroupOutcome, GroupProblem, Locale, Problem, StudyId};

use crate::call::is_refused;
use crate::part::{Column, Confirm, Field, Form, Hidden, Look, Notice, Section, SubmitButton, Table, Tone};

/// The addresses of the forms.
const ON: &str = "/fn/group/on";
const OFF: &str = "/fn/group/off";

/// The results, with what can be done about the group of each; `title` is that of the study.
pub(super) fn section(study: StudyId, title: &str, groups: Vec<OutcomeGroup>, say: Locale) -> impl IntoView + use<> {
    let columns = vec![
        Column::text(say.groups_outcome()),
        Column::number(say.groups_people()),
        Column::text(say.groups_group()),
        Column::actions(""),
    ];
    let rows = groups.into_iter().map(|group| row(study, title, group, say)).collect_view();
    view! {
        <Section title=say.groups_title() id="groups" lead=say.groups_lead()>
            <p class="muted">{say.groups_hint()}</p>
            <div class="cards">
                <Table caption=say.groups_title() columns=columns>
                    {rows}
                </Table>
            </div>
        </Section>
    }
}

/// Whether a study has a group at Prolific.
pub(super) fn has_group(groups: &[OutcomeGroup]) -> bool {
    groups.iter().any(|one| one.group.is_some())
}

fn row(study: StudyId, title: &str, one: OutcomeGroup, say: Locale) -> impl IntoView + use<> {
    let OutcomeGroup { outcome, people, group } = one;
    let people = say.integer(i64::try_from(people).unwrap_or(i64::MAX));
    let is_gone = group.as_ref().is_some_and(|group| group.problem == Some(GroupProblem::Gone));
    let action = match &group {
        Some(group) if group.is_on && !is_gone => turn_off(study, outcome, say).into_any(),
        Some(_) if !is_gone => resume(study, outcome, say).into_any(),
        _ => create(study, (outcome, title), say).into_any(),
    };
    view! {
        <tr>
            <th scope="row">{name(outcome, say)}</th>
            <td class="number" data-label=say.groups_people()>
                {people}
            </td>
            <td data-label=say.groups_group()>
                <div>{group.map(|group| state(group, say))}</div>
            </td>
            <td>{action}</td>
        </tr>
    }
}

fn state(group: GroupState, say: Locale) -> impl IntoView {
    let GroupState { id, name, is_on, members, checked_at, problem } = group;
    let filled = match checked_at {
        Some(at) => say.groups_filled(members, say.date_time(at)),
        None => say.groups_soon().to_owned(),
    };
    let filled = if is_on { filled } else { say.groups_stopped().to_owned() };
    let problem = problem.filter(|_| is_on).map(|problem| {
        let sentence = say.refusal(&Problem::conflict(problem.message()));
        view! { <Notice tone=Tone::Warn>{sentence}</Notice> }
    });
    view! {
        <p>{name}</p>
        <p class="muted as-written">{say.groups_id(id)}</p>
        <p class="muted">{filled}</p>
        {problem}
    }
}

fn create(study: StudyId, (outcome, title): (GroupOutcome, &str), say: Locale) -> impl IntoView + use<> {
    // Without the invisible characters by which a page isolates Latin letters: the name goes to Prolific.
    let proposed = say.groups_proposed(title, name(outcome, say)).replace(['\u{2068}', '\u{2069}'], "");
    view! {
        <details open=is_refused(ON, ("outcome", outcome.as_str()))>
            <summary>{say.groups_create()}</summary>
            <Form action=ON mark=("outcome", outcome.as_str().to_owned())>
                <Hidden name="study" value=study.to_string() />
                <Field
                    name="name"
                    id=format!("group-{outcome}")
                    label=say.groups_name()
                    value=proposed
                    required=true
                    autocomplete="off"
                />
                <SubmitButton label=say.groups_create() />
            </Form>
        </details>
    }
}

fn resume(study: StudyId, outcome: GroupOutcome, say: Locale) -> impl IntoView {
    view! {
        <Form action=ON mark=("outcome", outcome.as_str().to_owned())>
            <Hidden name="study" value=study.to_string() />
            <Hidden name="resumes" value="on" />
            <SubmitButton label=say.groups_resume() look=Look::Plain />
        </Form>
    }
}

fn turn_off(study: StudyId, outcome: GroupOutcome, say: Locale) -> impl IntoView {
    let is_open = is_refused(OFF, ("outcome", outcome.as_str()));
    view! {
        <Confirm label=say.groups_turn_off() means=say.groups_turn_off_means() open=is_open>
            <Form action=OFF mark=("outcome", outcome.as_str().to_owned())>
                <Hidden name="study" value=study.to_string() />
                <SubmitButton label=say.groups_turn_off() />
            </Form>
        </Confirm>
    }
}

/// What a result is called.
const fn name(outcome: GroupOutcome, say: Locale) -> &'static str {
    match outcome {
        GroupOutcome::Came => say.groups_came(),
        GroupOutcome::PassedTest => say.groups_passed_test(),
        GroupOutcome::PassedReview => say.groups_passed_review(),
        GroupOutcome::Finished => say.groups_finished(),
    }
}
