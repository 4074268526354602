//! The origin of a task's texts and the name of the system that its outputs belong to, in the designer's form.

use engine::design::task::{ListedTask, TaskForm};
use leptos::prelude::*;
use shared::{FeedWhen, Problem, Study, TaskId};

use crate::page::study::tasks::title;
use crate::part::{Check, Choice, Field, Select};

/// The tasks of a study whose texts another task may use, by position and title: those in which texts are written.
pub(super) fn feeding(study: &Study, tasks: &[ListedTask], task: TaskId) -> Vec<Choice> {
    let others = tasks.iter().filter(|other| other.task.id != task).filter_map(|other| {
        let definition = other.definition().filter(|definition| definition.is_rewriting() && !definition.is_pilot())?;
        let place = other.task.position;
        Some(Choice::new(place.to_string(), format!("{place}. {}", title(definition, study.languages.first()))))
    });
    others.collect()
}

/// The fields of the chain.
pub(super) fn chain(form: &TaskForm, others: Vec<Choice>, refused: Option<&Problem>) -> impl IntoView + use<> {
    let from = form.from.clone();
    let field = refused.and_then(Problem::field).unwrap_or_default();
    let open = !from.task.is_empty() || !form.system.is_empty() || field == "system" || field.starts_with("from");
    let hint = if others.is_empty() {
        "Another task of the study in which texts are written could feed this one; there is none yet."
    } else {
        "What is written there comes here by itself, each text as a hit of its own: a task about one text, one item a hit."
    };
    let mut choices = vec![Choice::new("", "From batches")];
    choices.extend(others);
    if choices.iter().all(|choice| choice.value != from.task) {
        choices.push(Choice::new(from.task.clone(), format!("Task {}", from.task)));
    }
    let whens = [(FeedWhen::Approved, "it is approved for pay"), (FeedWhen::Submitted, "it is submitted and counts")];
    let whens = whens.map(|(when, label)| Choice::new(when.as_str(), label)).to_vec();
    view! {
        <details class="card chain" open=open>
            <summary>"Where its texts come from, and what they go by"</summary>
            <div class="stack">
                <div class="feed">
                    <Select name="from[task]" label="Its texts come" choices=choices value=from.task hint=hint />
                </div>
                <div class="fed stack">
                    <Select name="from[when]" label="A text goes on once" choices=whens value=from.when />
                    <Check name="from[marked]" label="Texts without a mark stay out" checked=!from.marked.is_empty() />
                    <Field
                        name="from[memory]"
                        label="Show earlier texts from this likeness on, in percent"
                        value=from.memory
                        hint="From 30 to 100; empty shows none. The task has to show the source."
                    />
                </div>
                <Field
                    name="system"
                    label="System that texts written here go by"
                    value=form.system.clone()
                    hint="Such as formal; empty for human. Only where a question asks for a text."
                />
            </div>
        </details>
    }
}
