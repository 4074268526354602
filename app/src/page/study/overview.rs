//! `/studies/{study}`: an overview of a study, with a checklist of what is missing before workers can start.

use engine::design::study::{Overview as Found, Step as Missing};
use engine::people::retention::Retention;
use leptos::prelude::*;
use shared::{Action, Language, Locale, StudyId, StudyState};

use super::{news, study_tag};
use crate::call::study;
use crate::page::Frame;
use crate::part::{Figure, Form, Head, Hidden, Look, Section, Step, StepState, Steps, SubmitButton, load, param};

/// The study at a glance.
#[component]
pub fn Overview() -> impl IntoView {
    let study = param::<StudyId>("study");
    let known = study.clone().ok();
    let content = load(async move { Ok(glance(study::overview(study?).await?)) });
    view! {
        <Frame study=known here="">
            {content}
        </Frame>
    }
}

fn glance(found: Found) -> impl IntoView {
    let languages = found.study.languages.iter().map(Language::name).collect::<Vec<_>>().join(", ");
    let (id, state, may_edit) = (found.study.id, found.study.state, found.can(Action::EditStudy));
    let ready = found.holding.live_tasks > 0;
    let count = |label: &'static str, n: i64| view! { <Figure label=label value=Ok(n.to_string()) /> };
    let holding = found.holding;
    let next = found.steps.iter().position(|step| !step.done);
    let steps =
        found.steps.into_iter().enumerate().map(|(place, step)| missing(id, step, next == Some(place))).collect_view();
    view! {
        <Head title=found.study.title lead=languages>
            {study_tag(state)}
        </Head>
        {news()}
        <div class="figures">
            {count("Sources", holding.sources)} {count("Outputs", holding.outputs)} {count("Published tasks", holding.live_tasks)}
            {count("Hits", holding.hits)} {count("Workers", holding.workers)}
        </div>
        <Section title="The way to a live study" id="steps" lead="Each step leads to its page. Steps marked as optional do not hold the study back.">
            <Steps>{steps}</Steps>
        </Section>
        {may_edit.then(|| moves(id, state, ready))}
        {retention(found.retention)}
    }
}

/// The date on which workers' personal data is deleted, if the study sets a retention period.
fn retention(of: Retention) -> Option<impl IntoView> {
    if of.days == 0 {
        return None;
    }
    let text = match of.due_at {
        None => format!("Workers' personal data is erased {} days after the study is closed.", of.days),
        Some(at) if of.n_workers > 0 && of.n_erased == of.n_workers => {
            format!("Erasure was due on {} and is complete for all {} workers.", Locale::En.date(at), of.n_workers)
        }
        Some(at) => {
            format!(
                "Erasure starts on {}. Erased so far: {} of {} workers.",
                Locale::En.date(at),
                of.n_erased,
                of.n_workers
            )
        }
    };
    let owed = match (of.n_owed, of.due_at) {
        (0, _) | (_, None) => String::new(),
        (1, _) => "1 worker has not been paid or is waiting for a decision. Their data is kept until that is settled."
            .to_owned(),
        (n, _) => {
            format!(
                "{n} workers have not been paid or are waiting for a decision. Their data is kept until that is settled."
            )
        }
    };
    Some(view! {
        <Section title="Workers' personal data" id="retention">
            <p>{text} " " {owed}</p>
        </Section>
    })
}

fn missing(study: StudyId, step: Missing, is_next: bool) -> impl IntoView {
    let state = match (step.done, is_next) {
        (true, _) => StepState::Done,
        (false, true) => StepState::Next,
        (false, false) => StepState::Later,
    };
    let note = if step.optional && !step.done { "optional" } else { "" };
    view! {
        <Step title=step.what state=state note=note>
            <p>
                <a href=format!("/studies/{study}/{}", step.page)>{format!("Open {}", step.page)}</a>
            </p>
        </Step>
    }
}

/// The buttons that move a study along.
fn moves(study: StudyId, state: StudyState, ready: bool) -> impl IntoView {
    let (to, label, look, lead) = match state {
        StudyState::Draft => (
            StudyState::Live,
            "Go live",
            Look::Main,
            "Workers with a join link can start at once. It needs at least one published task.",
        ),
        StudyState::Live => (
            StudyState::Closed,
            "Close the study",
            Look::Bad,
            "Once it is closed, nothing more is handed out; work under way can still be submitted.",
        ),
        StudyState::Closed => (
            StudyState::Live,
            "Open it again",
            Look::Plain,
            "It is closed. Opened again, it hands out the hits that still want submissions.",
        ),
    };
    let blocked = (to == StudyState::Live && !ready).then(|| view! { <p class="muted">"Publish a task first."</p> });
    view! {
        <Section title="State" id="state" lead=lead>
            {blocked}
            <Form action="/fn/study/state">
                <Hidden name="study" value=study.to_string() />
                <Hidden name="state" value=to.as_str() />
                <SubmitButton label=label look=look />
            </Form>
        </Section>
    }
}
