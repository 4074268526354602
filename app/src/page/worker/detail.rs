//! `/studies/{study}/workers/{worker}`: one worker, every decision about them, and the buttons to override it.

use engine::access::OWN_WORK;
use engine::crowd::worker::{Decided, WorkerDetail, WorkerRow};
use leptos::prelude::*;
use shared::{Gate, Locale, QualificationState, StudyId, Time, WorkerId};

use super::{gate_name, standing};
use crate::call::{is_refused, worker};
use crate::page::Frame;
use crate::part::{
    Column, Empty, Form, Head, Hidden, LinkButton, Look, Notice, Section, SubmitButton, Table, TextArea, When, load,
    param,
};

/// The qualification steps with their decisions, then the complete history.
#[component]
pub fn Worker() -> impl IntoView {
    let (study, id) = (param::<StudyId>("study"), param::<WorkerId>("worker"));
    let known = study.clone().ok();
    let content = load(async move {
        let (study, id) = (study?, id?);
        Ok(content(study, worker(study, id).await?))
    });
    view! {
        <Frame study=known here="workers">
            {content}
        </Frame>
    }
}

fn content(study: StudyId, detail: WorkerDetail) -> impl IntoView {
    let row = detail.row;
    let lead = format!(
        "{} · {} submitted, {} counted, {} rejected",
        row.language.name(),
        row.submitted,
        row.counted,
        row.rejected
    );
    let own = detail.own;
    let gates = Gate::ALL.iter().map(|gate| gate_card(study, row.worker, (*gate, row.gate(*gate)), own)).collect_view();
    let statistics = (!own).then(|| statistics(study, row.worker, row.left_out_at));
    view! {
        <Head title=format!("Worker {}", row.pseudonym()) lead=lead>
            <LinkButton href=format!("/studies/{study}/workers") label="All workers" />
        </Head>
        {own.then(|| view! { <Notice>{OWN_WORK}</Notice> })}
        <Section title="Gates" lead="A decision can be overturned; the earlier one stays on record, and the worker reads the reason.">
            <div class="grid">{gates}</div>
        </Section>
        {left(&row)}
        {row.removed_at
            .is_none()
            .then(|| {
                view! {
                    <Section title="Statistics" lead="Whatever is chosen here, all work is kept and paid.">
                        {statistics}
                    </Section>
                }
            })}
        <Section title="Decisions">{history(detail.history)}</Section>
    }
}

/// Notes that the worker left the study, what happened to their answers, and whether their data is erased.
fn left(row: &WorkerRow) -> Option<impl IntoView + use<>> {
    let left = row.withdrawn_at.map(|at| match row.removed_at {
        Some(_) => {
            format!(
                "This worker left the study on {} and had their answers removed from the results.",
                Locale::En.date(at)
            )
        }
        None => format!("This worker left the study on {}. Their answers stay in the results.", Locale::En.date(at)),
    });
    let erased = row.erased_at.map(|at| format!("Their personal data was erased on {}.", Locale::En.date(at)));
    let sentences: Vec<String> = left.into_iter().chain(erased).collect();
    (!sentences.is_empty()).then(|| view! { <Notice>{sentences.join(" ")}</Notice> })
}

/// The switch that leaves the worker's answers out of the statistics.
fn statistics(study: StudyId, worker: WorkerId, left_out_at: Option<Time>) -> impl IntoView {
    let out = left_out_at.is_none();
    let (text, label) = match left_out_at {
        None => ("The answers of this worker are in all statistics.".to_owned(), "Leave them out"),
        Some(at) => (
            format!(
                "Since {}, the answers of this worker are in no statistic; each report says how many that are.",
                Locale::En.date(at)
            ),
            "Take them in again",
        ),
    };
    view! {
        <Form action="/fn/worker/leave_out" mark=("worker", worker.to_string())>
            <p>{text}</p>
            <Hidden name="study" value=study.to_string() />
            <Hidden name="out" value=out.to_string() />
            <SubmitButton label=label look=Look::Plain />
        </Form>
    }
}

fn gate_card(
    study: StudyId,
    worker: WorkerId,
    (gate, state): (Gate, Option<QualificationState>),
    own: bool,
) -> impl IntoView {
    let decide = (!own).then(|| {
        view! {
            <details open=is_refused(DECIDE, ("mark", &mark(worker, gate)))>
                <summary>"Decide"</summary>
                {verdict_form(study, worker, gate, state)}
            </details>
        }
    });
    view! {
        <section class="card stack">
            <h3>{gate_name(gate)}</h3>
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
) -> impl IntoView {
    let id = mark(worker, gate);
    let pass = (now != Some(QualificationState::Passed))
        .then(|| view! { <SubmitButton label="Let pass" name="state" value="passed".to_owned() look=Look::Plain /> });
    let fail = (now != Some(QualificationState::Failed))
        .then(|| view! { <SubmitButton label="Refuse" name="state" value="failed".to_owned() look=Look::Bad /> });
    view! {
        <Form action=DECIDE mark=("mark", id.clone())>
            <Hidden name="study" value=study.to_string() />
            <Hidden name="worker" value=worker.to_string() />
            <Hidden name="gate" value=gate.to_string() />
            <TextArea name="message" label="Reason, for the worker to read" rows=3 required=true id=id />
            <div class="row">{pass} {fail}</div>
        </Form>
    }
}

fn history(history: Vec<Decided>) -> AnyView {
    if history.is_empty() {
        return view! { <Empty text="Decisions appear here when the worker has answered the question about their country." /> }.into_any();
    }
    let columns = vec![
        Column::text("When"),
        Column::text("Gate"),
        Column::text("Decision"),
        Column::text("By"),
        Column::text("Rule"),
        Column::text("What the worker reads"),
    ];
    let rows = history.into_iter().map(decided).collect_view();
    view! {
        <Table caption="Decisions, the latest first" columns=columns>
            {rows}
        </Table>
    }
    .into_any()
}

fn decided(decided: Decided) -> impl IntoView {
    let decision = decided.decision;
    view! {
        <tr>
            <th scope="row">
                <When at=decision.created_at />
            </th>
            <td>{gate_name(decision.gate)}</td>
            <td>
                {standing(Some(decision.state))}
                {(!decided.in_force).then(|| view! { <small class="muted">" superseded"</small> })}
            </td>
            <td>{decided.by.unwrap_or_else(|| "the rule".to_owned())}</td>
            <td>{decision.rule}</td>
            <td>{decision.message.to_string()}</td>
        </tr>
    }
}
