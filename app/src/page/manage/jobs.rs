//! `/studies/{study}/jobs`: background jobs, their progress and their results.

use engine::jobs::job::{Job, JobPage};
use leptos::prelude::*;
use shared::{JobId, JobState, StudyId};

use crate::call::{self, told};
use crate::page::Frame;
use crate::page::manage::processes::processes;
use crate::part::{
    Choice, Column, Empty, Figure, Form, Head, Hidden, LinkButton, Look, Notice, Progress, Section, Select,
    SubmitButton, Table, Tag, Tone, When, load, param, query, spoken,
};

/// Jobs of the study, the newest first.
#[component]
pub fn Jobs() -> impl IntoView {
    let study = param::<StudyId>("study");
    let state: Option<JobState> = query("state").and_then(|word| word.parse().ok());
    let before: Option<JobId> = query("before").and_then(|id| id.parse().ok());
    view! {
        <Frame study=study.clone().ok() here="jobs">
            {load(async move {
                let study = study?;
                let page = call::jobs(study, state, before).await?;
                let news = told().map(|told| view! { <Notice tone=Tone::Good title="Done"><p>{told}</p></Notice> });
                let filter = state.map_or_else(String::new, |state| format!("&state={state}"));
                let next = page.next.map(|id| format!("/studies/{study}/jobs?before={id}{filter}"));
                Ok(view! {
                    <Head title="Jobs" lead="Work that goes on by itself, whoever is here: texts are scored as they arrive." />
                    {news}
                    {choose(study, state)}
                    <div id="jobs" class="stack" data-live>{counts(&page)} {list(study, &page)}</div>
                    {next.map(|href| view! { <LinkButton href=href label="Earlier" /> })}
                    {processes(&page.processes, page.jobs.iter().any(Job::wants_neural))}
                    {missing(study)}
                })
            })}
        </Frame>
    }
}

fn counts(page: &JobPage) -> impl IntoView + use<> {
    let figures =
        page.counts.iter().map(|(state, n)| view! { <Figure label=state.as_str() value=Ok(n.to_string()) /> });
    view! { <div class="figures">{figures.collect_view()}</div> }
}

fn list(study: StudyId, page: &JobPage) -> AnyView {
    if page.jobs.is_empty() {
        return view! { <Empty text="Jobs appear here once rewrites are submitted or outputs are imported." /> }
            .into_any();
    }
    let columns = vec![
        Column::text("Job"),
        Column::text("State"),
        Column::text("Progress"),
        Column::number("Attempts"),
        Column::text("Why it came to nothing"),
        Column::text("Caused"),
        Column::text("Ended"),
        Column::actions(""),
    ];
    let rows = page.jobs.iter().map(|job| row(study, job)).collect_view();
    view! {
        <Table caption="Jobs" columns=columns>
            {rows}
        </Table>
    }
    .into_any()
}

fn row(study: StudyId, job: &Job) -> impl IntoView + use<> {
    let (name, tone) = (name(job), tone(job.state));
    let word = if job.called_off && job.state == JobState::Running { "being cancelled" } else { job.state.as_str() };
    let progress = (job.total > 0).then(|| view! { <Progress label=name.clone() done=job.done of=job.total /> });
    let again =
        (job.state == JobState::Queued && job.attempts > 0).then(|| view! { " again at " <When at=job.run_at /> });
    view! {
        <tr>
            <th scope="row">{name}</th>
            <td>
                <Tag text=word tone=tone />
                {again}
            </td>
            <td>{progress}</td>
            <td class="number">{job.attempts}</td>
            <td>{job.reason.as_ref().map(|reason| reason.in_locale(spoken()))}</td>
            <td>
                <When at=job.created_at />
            </td>
            <td>{job.ended_at.map(|at| view! { <When at=at /> })}</td>
            <td>{button(study, job)}</td>
        </tr>
    }
}

/// A description of the job.
fn name(job: &Job) -> String {
    match job.kind.as_str() {
        "score_texts" => "Score new rewrites".to_owned(),
        "score_study" => "Score all that has no score".to_owned(),
        "score_neural" => "Score by neural models".to_owned(),
        "train" => "Train a model".to_owned(),
        "feed" => "Hand texts on to the next task".to_owned(),
        other => other.to_owned(),
    }
}

const fn tone(state: JobState) -> Tone {
    match state {
        JobState::Queued | JobState::Cancelled => Tone::Plain,
        JobState::Running => Tone::Warn,
        JobState::Done => Tone::Good,
        JobState::Failed => Tone::Bad,
    }
}

/// The button that changes a job, if anything can.
fn button(study: StudyId, job: &Job) -> Option<impl IntoView + use<>> {
    let (action, label) = match job.state {
        state if state.is_retriable() => ("/fn/job/retry", "Try again"),
        state if state.is_open() && !job.called_off => ("/fn/job/cancel", "Cancel"),
        _ => return None,
    };
    let id = job.id.to_string();
    Some(view! {
        <Form action=action mark=("job", id) class="inline">
            <Hidden name="study" value=study.to_string() />
            <SubmitButton label=label look=Look::Quiet />
        </Form>
    })
}

fn choose(study: StudyId, state: Option<JobState>) -> impl IntoView {
    let mut choices = vec![Choice::new("", "all")];
    choices.extend(JobState::ALL.iter().map(|state| Choice::new(state.as_str(), state.as_str())));
    let chosen = state.map(JobState::as_str).unwrap_or_default();
    view! {
        <form method="get" action=format!("/studies/{study}/jobs") class="form inline">
            <Select name="state" label="Show" choices=choices value=chosen />
            <SubmitButton label="Show" look=Look::Plain />
        </form>
    }
}

fn missing(study: StudyId) -> impl IntoView {
    view! {
        <Section
            title="What has no score yet"
            lead="New texts are scored by themselves. After an update of Concord, or of the abbreviations of a language, this scores the rest by today's metrics; what was scored before stays."
        >
            <Form action="/fn/job/score">
                <Hidden name="study" value=study.to_string() />
                <SubmitButton label="Score all texts" look=Look::Plain />
            </Form>
        </Section>
    }
}
