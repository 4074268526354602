//! The tasks of a study as their worker sees them: open, or why not.

use engine::work::MyTask;
use leptos::prelude::*;
use shared::{StudyId, TaskId};

use crate::part::{Empty, Form, Hidden, LinkButton, Look, SubmitButton, Tag, Tone};

/// Takes a hit of a task.
#[component]
pub fn ClaimForm(
    /// The study.
    study: StudyId,
    /// The task.
    task: TaskId,
    /// What the button says.
    label: &'static str,
    /// The weight of the button.
    #[prop(default = Look::Main)]
    look: Look,
) -> impl IntoView {
    view! {
        <Form action="/fn/work/claim" mark=("task", task.to_string())>
            <Hidden name="study" value=study.to_string() />
            <SubmitButton label=label look=look />
        </Form>
    }
}

/// All tasks, those that are open first.
#[component]
pub fn Tasks(
    /// The study.
    study: StudyId,
    /// Its tasks.
    tasks: Vec<MyTask>,
) -> impl IntoView {
    if tasks.is_empty() {
        return view! { <Empty text="Tasks appear here as soon as the study publishes them." /> }.into_any();
    }
    let (open, closed): (Vec<_>, Vec<_>) = tasks.into_iter().partition(|task| task.open || task.live.is_some());
    let cards = open.into_iter().chain(closed).map(|task| view! { <TaskCard study=study task=task /> });
    view! { <div class="grid">{cards.collect_view()}</div> }.into_any()
}

#[component]
fn TaskCard(study: StudyId, task: MyTask) -> impl IntoView {
    let (id, live, is_open) = (task.task, task.live, task.open);
    let (word, tone) = match (live, is_open) {
        (Some(_), _) => ("begun", Tone::Warn),
        (None, true) => ("open", Tone::Good),
        (None, false) => ("closed", Tone::Plain),
    };
    view! {
        <article class="card">
            <div class="step-head">
                <h3>{task.title}</h3>
                <Tag text=word tone=tone />
            </div>
            <p class="muted small">
                {format!("{} each", task.reward)} {(task.done > 0).then(|| format!(" · {} submitted", task.done))}
            </p>
            {(!is_open && live.is_none()).then(|| view! { <p>{task.why}</p> })}
            {match live {
                Some(assignment) => {
                    view! { <LinkButton href=format!("/work/assignments/{assignment}") label="Continue" look=Look::Main /> }
                        .into_any()
                }
                None if is_open => view! { <ClaimForm study=study task=id label="Start" look=Look::Plain /> }.into_any(),
                None => ().into_any(),
            }}
        </article>
    }
}
