//! `/studies/{study}/jobs`: background jobs, their progress and their results.

use engine::jobs::job::{Job, JobPage};
use leptos::prelude::*;
use shared::{JobId, JobState, Locale, StudyId};

use crate::call;
use crate::page::Frame;
use crate::page::manage::processes::processes;
use crate::part::{
    Choice, Column, Empty, Figure, Form, Head, Hidden, LinkButton, Look, Progress, Section, Select, SubmitButton,
    Table, Tag, Tone, When, load, news, param, query, spoken,
};

/// Jobs of the study, the newest first.
#[component]
pub fn Jobs() -> impl IntoView {
    let say = spoken();
    let study = param::<StudyId>("study");
    let state: Option<JobState> = query("state").and_then(|word| word.parse().ok());
    let before: Option<JobId> = query("before").and_then(|id| id.parse().ok());
    view! {
        <Frame study=study.clone().ok() here="jobs">
            {load(async move {
                let study = study?;
                let page = call::jobs(study, state, before).await?;
                let filter = state.map_or_else(String::new, |state| format!("&state={state}"));
                let next = page.next.map(|id| format!("/studies/{study}/jobs?before={id}{filter}"));
                Ok(view! {
                    <Head title=say.jobs_title() lead=say.jobs_lead() />
                    {news()}
                    {choose(study, state, say)}
                    <div id="jobs" class="stack" data-live>{counts(&page, say)} {list(study, &page, say)}</div>
                    {next.map(|href| view! { <LinkButton href=href label=say.jobs_earlier() /> })}
                    {processes(&page.processes, page.jobs.iter().any(Job::wants_neural), say)}
                    {missing(study, say)}
                })
            })}
        </Frame>
    }
}

fn counts(page: &JobPage, say: Locale) -> impl IntoView + use<> {
    let figure = |(state, n): (&JobState, &i64)| {
        view! { <Figure label=state_word(*state, say) value=Ok(say.integer(*n)) /> }
    };
    let figures = page.counts.iter().map(figure);
    view! { <div class="figures">{figures.collect_view()}</div> }
}

fn list(study: StudyId, page: &JobPage, say: Locale) -> AnyView {
    if page.jobs.is_empty() {
        return view! { <Empty text=say.jobs_empty() /> }.into_any();
    }
    let columns = vec![
        Column::text(say.jobs_job()),
        Column::text(say.state()),
        Column::text(say.progress()),
        Column::number(say.jobs_attempts()),
        Column::text(say.error()),
        Column::text(say.created()),
        Column::text(say.jobs_ended()),
        Column::actions(""),
    ];
    let rows = page.jobs.iter().map(|job| row(study, job, say)).collect_view();
    view! {
        <div class="cards">
            <Table caption=say.jobs_title() columns=columns>
                {rows}
            </Table>
        </div>
    }
    .into_any()
}

fn row(study: StudyId, job: &Job, say: Locale) -> impl IntoView + use<> {
    let (name, tone) = (name(job, say), tone(job.state));
    let is_ending = job.called_off && job.state == JobState::Running;
    let word = if is_ending { say.jobs_state_cancelling() } else { state_word(job.state, say) };
    let progress = (job.total > 0).then(|| view! { <Progress label=name.clone() done=job.done of=job.total /> });
    let again = (job.state == JobState::Queued && job.attempts > 0)
        .then(|| view! { " " {say.jobs_next_attempt()} " " <When at=job.run_at /> });
    view! {
        <tr>
            <th scope="row">{name}</th>
            <td>
                <Tag text=word tone=tone />
                {again}
            </td>
            <td>{progress}</td>
            <td class="number" data-label=say.jobs_attempts()>
                {job.attempts}
            </td>
            <td>{job.reason.as_ref().map(|reason| reason.in_locale(say))}</td>
            <td data-label=say.created()>
                <When at=job.created_at />
            </td>
            <td data-label=say.jobs_ended()>{job.ended_at.map(|at| view! { <When at=at /> })}</td>
            <td>{button(study, job, say)}</td>
        </tr>
    }
}

/// A description of the job.
fn name(job: &Job, say: Locale) -> String {
    match job.kind.as_str() {
        "score_texts" => say.jobs_kind_score_texts().to_owned(),
        "score_study" => say.jobs_kind_score_study().to_owned(),
        "score_neural" => say.jobs_kind_score_neural().to_owned(),
        "train" => say.jobs_kind_train().to_owned(),
        "feed" => say.jobs_kind_feed().to_owned(),
        "store_export" => say.jobs_kind_store_export().to_owned(),
        other => other.to_owned(),
    }
}

/// The word for the state of a job.
pub(super) const fn state_word(state: JobState, say: Locale) -> &'static str {
    match state {
        JobState::Queued => say.jobs_state_queued(),
        JobState::Running => say.jobs_state_running(),
        JobState::Done => say.jobs_state_done(),
        JobState::Failed => say.jobs_state_failed(),
        JobState::Cancelled => say.jobs_state_cancelled(),
    }
}

pub(super) const fn tone(state: JobState) -> Tone {
    match state {
        JobState::Queued | JobState::Cancelled => Tone::Plain,
        JobState::Running => Tone::Warn,
        JobState::Done => Tone::Good,
        JobState::Failed => Tone::Bad,
    }
}

/// The button that changes a job, if anything can.
fn button(study: StudyId, job: &Job, say: Locale) -> Option<impl IntoView + use<>> {
    let (action, label) = match job.state {
        state if state.is_retriable() => ("/fn/job/retry", say.jobs_retry()),
        state if state.is_open() && !job.called_off => ("/fn/job/cancel", say.jobs_cancel()),
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

fn choose(study: StudyId, state: Option<JobState>, say: Locale) -> impl IntoView {
    let mut choices = vec![Choice::new("", say.all())];
    choices.extend(JobState::ALL.iter().map(|state| Choice::new(state.as_str(), state_word(*state, say))));
    let chosen = state.map(JobState::as_str).unwrap_or_default();
    view! {
        <form method="get" action=format!("/studies/{study}/jobs") class="form inline">
            <Select name="state" label=say.state() choices=choices value=chosen />
            <SubmitButton label=say.jobs_show() look=Look::Plain />
        </form>
    }
}

fn missing(study: StudyId, say: Locale) -> impl IntoView {
    view! {
        <Section title=say.jobs_missing() lead=say.jobs_missing_lead()>
            <Form action="/fn/job/score">
                <Hidden name="study" value=study.to_string() />
                <SubmitButton label=say.jobs_score_missing() look=Look::Plain />
            </Form>
        </Section>
    }
}
