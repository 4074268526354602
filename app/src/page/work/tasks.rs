//! The tasks of a study as their worker sees them: open, or why not.

use engine::crowd::work::{MOST_COUNTED, MyTask};
use leptos::prelude::*;
use shared::{Language, Message, StudyId, TaskId};

use super::offer::facts;
use crate::call::flash;
use crate::part::{Empty, Form, Hidden, LinkButton, Look, Prose, RefusalNotice, SubmitButton, Tag, Tone, spoken};

/// Claims a hit of a task.
#[component]
pub fn ClaimForm(
    /// The study.
    study: StudyId,
    /// The task.
    task: TaskId,
    /// The label of the button.
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

/// The reason why no hit was assigned, if the form that requested it is no longer on the page: a qualification step is
/// missing, or the task has been closed since. The next step is shown below it.
#[component]
pub fn RefusedClaim(
    /// The study.
    study: StudyId,
    /// The tasks whose form is on the page and shows its own error.
    told: Vec<TaskId>,
) -> impl IntoView {
    let sent = flash().filter(|flash| {
        let task = flash.value("task").unwrap_or_default();
        flash.path == "/fn/work/claim"
            && flash.value("study") == Some(study.to_string().as_str())
            && told.iter().all(|told| told.to_string() != task)
    });
    sent.map(|flash| view! { <RefusalNotice flash=flash /> })
}

/// The available tasks as cards; the others in a list, grouped by what they wait for.
#[component]
pub fn Tasks(
    /// The study.
    study: StudyId,
    /// Its tasks.
    tasks: Vec<MyTask>,
    /// The language of the work, and of the tasks' titles.
    language: Language,
) -> impl IntoView {
    if tasks.is_empty() {
        return view! { <Empty text=spoken().tasks_appear() /> }.into_any();
    }
    let (open, closed): (Vec<_>, Vec<_>) = tasks.into_iter().partition(|task| task.open || task.live.is_some());
    let cards = open
        .into_iter()
        .map(|task| view! { <TaskCard study=study task=task language=language.clone() /> })
        .collect_view();
    view! {
        {(!cards.is_empty()).then(|| view! { <div class="grid">{cards}</div> })}
        {closed_tasks(closed, &language)}
    }
    .into_any()
}

#[component]
fn TaskCard(study: StudyId, task: MyTask, language: Language) -> impl IntoView {
    let (id, say) = (task.task, spoken());
    let (word, tone) = if task.live.is_some() { (say.begun(), Tone::Warn) } else { (say.open(), Tone::Good) };
    let about = about(&task);
    view! {
        <article class="card">
            <div class="step-head">
                <h3 lang=language.to_string() dir=language.direction().as_str()>{task.offer.title}</h3>
                <Tag text=word tone=tone />
            </div>
            <p class="muted small">{about}</p>
            {match task.live {
                Some(assignment) => {
                    view! { <LinkButton href=format!("/work/assignments/{assignment}") label=say.continue_it() look=Look::Main /> }
                        .into_any()
                }
                None => view! { <ClaimForm study=study task=id label=say.start() look=Look::Plain /> }.into_any(),
            }}
        </article>
    }
}

/// Each reason once, with the tasks it closes.
fn closed_tasks(tasks: Vec<MyTask>, language: &Language) -> Vec<AnyView> {
    let mut reasons: Vec<(Message, Vec<MyTask>)> = Vec::new();
    for task in tasks {
        match reasons.iter_mut().find(|(why, _)| *why == task.why) {
            Some((_, same)) => same.push(task),
            None => reasons.push((task.why.clone(), vec![task])),
        }
    }
    let (lang, dir) = (language.to_string(), language.direction().as_str());
    let group = |(why, tasks): (Message, Vec<MyTask>)| {
        let say = spoken();
        // The reason says enough where there is only nothing to do at the moment.
        let is_closed = tasks.iter().any(|task| task.closed);
        let lines = tasks.into_iter().map(|task| {
            let about = about(&task);
            view! {
                <li>
                    <p lang=lang.clone() dir=dir>{task.offer.title}</p>
                    <p class="muted small">{about}</p>
                </li>
            }
        });
        view! {
            <div class="card closed">
                <div class="step-head">
                    <p>
                        <Prose message=why />
                    </p>
                    {is_closed.then(|| view! { <Tag text=say.closed() /> })}
                </div>
                <ul>{lines.collect_view()}</ul>
            </div>
        }
        .into_any()
    };
    reasons.into_iter().map(group).collect()
}

/// What a task offers, how much of it is left, and the worker's progress.
pub(super) fn about(task: &MyTask) -> String {
    let say = spoken();
    let left = match task.left() {
        0 => None,
        MOST_COUNTED.. => Some(say.many_available(MOST_COUNTED)),
        left => Some(say.n_available(left)),
    };
    let done = (task.done > 0).then(|| say.n_submitted(task.done));
    std::iter::once(facts(&task.offer, say)).chain(left).chain(done).collect::<Vec<_>>().join(" · ")
}
