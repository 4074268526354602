//! The origin of a task's texts and the name of the system that its outputs belong to, in the designer's form.

use engine::design::task::{ListedTask, TaskForm};
use leptos::prelude::*;
use shared::{FeedWhen, Locale, Problem, Study, TaskId};

use crate::page::study::tasks::title;
use crate::part::{Check, Choice, Field, Select, spoken};

/// The tasks of a study whose texts another task may use, by position and title: those in which texts are written.
pub(super) fn feeding(study: &Study, tasks: &[ListedTask], task: TaskId) -> Vec<Choice> {
    let say = spoken();
    let others = tasks.iter().filter(|other| other.task.id != task).filter_map(|other| {
        let definition = other.definition().filter(|definition| definition.is_rewriting() && !definition.is_pilot())?;
        let place = other.task.position;
        let label = say.design_task_choice(place, title(definition, study.languages.first()));
        Some(Choice::new(place.to_string(), label))
    });
    others.collect()
}

/// When a written text is passed on.
const fn when_label(when: FeedWhen, say: Locale) -> &'static str {
    match when {
        FeedWhen::Approved => say.design_pass_on_approved(),
        FeedWhen::Submitted => say.design_pass_on_submitted(),
    }
}

/// The fields of the chain.
pub(super) fn chain(form: &TaskForm, others: Vec<Choice>, refused: Option<&Problem>) -> impl IntoView + use<> {
    let (from, say) = (form.from.clone(), spoken());
    let field = refused.and_then(Problem::field).unwrap_or_default();
    let open = !from.task.is_empty() || !form.system.is_empty() || field == "system" || field.starts_with("from");
    let hint = if others.is_empty() { say.design_no_other_task() } else { say.design_feed_hint() };
    let mut choices = vec![Choice::new("", say.batches())];
    choices.extend(others);
    if choices.iter().all(|choice| choice.value != from.task) {
        choices.push(Choice::new(from.task.clone(), say.design_task_number(&from.task)));
    }
    let whens = FeedWhen::ALL.iter().map(|when| Choice::new(when.as_str(), when_label(*when, say))).collect();
    view! {
        <details class="card chain" open=open>
            <summary>{say.design_origin()}</summary>
            <div class="stack">
                <div class="feed">
                    <Select name="from[task]" label=say.design_texts_from() choices=choices value=from.task hint=hint />
                </div>
                <div class="fed stack">
                    <Select name="from[when]" label=say.design_pass_on() choices=whens value=from.when />
                    <Check name="from[marked]" label=say.design_only_with_spans() checked=!from.marked.is_empty() />
                    <Field
                        name="from[memory]"
                        label=say.design_memory()
                        value=from.memory
                        hint=say.design_memory_hint()
                    />
                </div>
                <Field
                    name="system"
                    label=say.design_system()
                    value=form.system.clone()
                    hint=say.design_system_hint()
                />
            </div>
        </details>
    }
}
