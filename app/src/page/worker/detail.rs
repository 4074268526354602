//! `/studies/{study}/workers/{worker}`: one worker, every decision about them, and the buttons to override it.

use engine::crowd::look::Looked;
use engine::crowd::worker::{Decided, WorkerDetail, WorkerRow};
use leptos::prelude::*;
use report::quality::WorkOfWorker;
use shared::{Gate, Locale, QualificationState, StudyId, WorkerId};

use super::{look::looked, parts::parts, standing};
use crate::call::{is_refused, looks, work_of_worker, worker};
use crate::page::{
    Frame,
    review::{reopen_card, reopen_refused},
};
use crate::part::{
    Column, Empty, Form, Head, Hidden, LinkButton, Look, Notice, Section, SubmitButton, Table, TextArea, When,
    gate_name, load, news, param, spoken,
};

/// The qualification steps with their decisions, then the complete history.
#[component]
pub fn Worker() -> impl IntoView {
    let (study, id) = (param::<StudyId>("study"), param::<WorkerId>("worker"));
    let known = study.clone().ok();
    let content = load(async move {
        let (study, id, say) = (study?, id?, spoken());
        let work = work_of_worker(study, id).await?;
        let look = looks(study).await?.into_iter().find(|look| look.worker == id);
        Ok(content(study, worker(study, id).await?, (&work, look.as_ref()), say))
    });
    view! {
        <Frame study=known here="workers">
            {content}
        </Frame>
    }
}

fn content(
    study: StudyId,
    detail: WorkerDetail,
    (work, look): (&WorkOfWorker, Option<&Looked>),
    say: Locale,
) -> impl IntoView + use<> {
    let row = detail.row;
    let lead = say.worker_lead(row.language.name(), row.submitted, row.counted, row.rejected);
    let own = detail.own;
    let card = |gate: &Gate| gate_card(study, row.worker, (*gate, row.gate(*gate)), own, say);
    let gates = Gate::ALL.iter().map(card).collect_view();
    let statistics = (!own).then(|| statistics(study, &row, say));
    view! {
        <Head title=say.worker_title(row.pseudonym()) lead=lead>
            <LinkButton href=format!("/studies/{study}/workers") label=say.worker_all() />
        </Head>
        {news()}
        {own.then(|| view! { <Notice>{say.own_work()}</Notice> })}
        <Section title=say.worker_qualification() lead=say.worker_qualification_lead()>
            <div class="grid">{gates}</div>
            {match detail.review.and_then(|outcome| reopen_card((study, row.worker), outcome, say)) {
                Some(form) => form.into_any(),
                None => reopen_refused().into_any(),
            }}
        </Section>
        {parts(study, work, say)}
        {look.map(|look| looked(look, say))}
        {left(&row, say)}
        {row.removed_at
            .is_none()
            .then(|| {
                view! {
                    <Section title=say.worker_statistics() lead=say.worker_statistics_lead() id="statistics">
                        {statistics}
                    </Section>
                }
            })}
        <Section title=say.worker_decisions()>{history(detail.history, say)}</Section>
    }
}

/// Notes that the worker left the study, what happened to their answers, and whether their data is erased.
fn left(row: &WorkerRow, say: Locale) -> Option<impl IntoView + use<>> {
    let left = row.withdrawn_at.map(|at| match row.removed_at {
        Some(_) => say.worker_left_removed(say.date(at)),
        None => say.worker_left_kept(say.date(at)),
    });
    let erased = row.erased_at.map(|at| say.worker_erased(say.date(at)));
    let sentences: Vec<String> = left.into_iter().chain(erased).collect();
    (!sentences.is_empty()).then(|| view! { <Notice>{sentences.join(" ")}</Notice> })
}

/// The switch that excludes the worker's answers from the statistics, with the reason.
fn statistics(study: StudyId, row: &WorkerRow, say: Locale) -> impl IntoView + use<> {
    let out = row.left_out_at.is_none();
    let (text, label) = match row.left_out_at {
        None => (say.worker_included().to_owned(), say.worker_exclude()),
        Some(at) => (say.worker_excluded(say.date(at)), say.worker_include()),
    };
    let quote =
        (!row.left_out_reason.is_empty()).then(|| view! { <blockquote>{row.left_out_reason.clone()}</blockquote> });
    let reason = out.then(|| {
        view! {
            <TextArea
                name="reason"
                label=say.worker_exclude_reason()
                hint=say.worker_exclude_hint()
                rows=2
                required=true
                id="exclude-reason".to_owned()
            />
        }
    });
    view! {
        <Form action="/fn/worker/leave_out" mark=("worker", row.worker.to_string())>
            <p>{text}</p>
            {quote}
            <Hidden name="study" value=study.to_string() />
            <Hidden name="out" value=out.to_string() />
            {reason}
            <SubmitButton label=label look=Look::Plain />
        </Form>
    }
}

fn gate_card(
    study: StudyId,
    worker: WorkerId,
    (gate, state): (Gate, Option<QualificationState>),
    own: bool,
    say: Locale,
) -> impl IntoView {
    let decide = (!own).then(|| {
        view! {
            <details open=is_refused(DECIDE, ("mark", &mark(worker, gate)))>
                <summary>{say.worker_decide()}</summary>
                {verdict_form(study, worker, gate, state, say)}
            </details>
        }
    });
    view! {
        <section class="card stack">
            <h3>{gate_name(gate, say)}</h3>
            <p>{standing(state)}</p>
            {decide}
        </section>
    }
}

/// The address to which a decision is sent.
const DECIDE: &str = "/fn/worker/decide";

/// Identifies the decision on a qualification step of a worker among others on the page.
fn mark(worker: WorkerId, gate: Gate) -> String {
    format!("message-{worker}-{gate}")
}

/// The reason that the worker reads, and a button for each state that the qualification step does not already have.
pub(super) fn verdict_form(
    study: StudyId,
    worker: WorkerId,
    gate: Gate,
    now: Option<QualificationState>,
    say: Locale,
) -> impl IntoView {
    let id = mark(worker, gate);
    let pass = (now != Some(QualificationState::Passed)).then(
        || view! { <SubmitButton label=say.worker_pass() name="state" value="passed".to_owned() look=Look::Plain /> },
    );
    let fail = (now != Some(QualificationState::Failed)).then(
        || view! { <SubmitButton label=say.worker_fail() name="state" value="failed".to_owned() look=Look::Bad /> },
    );
    view! {
        <Form action=DECIDE mark=("mark", id.clone())>
            <Hidden name="study" value=study.to_string() />
            <Hidden name="worker" value=worker.to_string() />
            <Hidden name="gate" value=gate.to_string() />
            <TextArea name="message" label=say.worker_reason() rows=3 required=true id=id />
            <div class="row">{pass} {fail}</div>
        </Form>
    }
}

fn history(history: Vec<Decided>, say: Locale) -> AnyView {
    if history.is_empty() {
        return view! { <Empty text=say.worker_no_decisions() /> }.into_any();
    }
    let columns = vec![
        Column::text(say.when()),
        Column::text(say.worker_step()),
        Column::text(say.worker_decision()),
        Column::text(say.worker_decided_by()),
        Column::text(say.worker_rule()),
        Column::text(say.worker_message()),
    ];
    let rows = history.into_iter().map(|each| decided(each, say)).collect_view();
    view! {
        <Table caption=say.worker_decisions_caption() columns=columns>
            {rows}
        </Table>
    }
    .into_any()
}

fn decided(decided: Decided, say: Locale) -> impl IntoView {
    let decision = decided.decision;
    view! {
        <tr>
            <th scope="row">
                <When at=decision.created_at />
            </th>
            <td>{gate_name(decision.gate, say)}</td>
            <td>
                {standing(Some(decision.state))}
                {(!decided.in_force).then(|| view! { <small class="muted">" " {say.worker_superseded()}</small> })}
            </td>
            <td>{decided.by.unwrap_or_else(|| say.worker_by_rule().to_owned())}</td>
            <td>{decision.rule.in_locale(say)}</td>
            <td>{decision.message.in_locale(say)}</td>
        </tr>
    }
}
