//! The condition under which a question is asked, in the designer's form.

use engine::design::task::TaskForm;
use leptos::prelude::*;
use shared::{Definition, QuestionType as _};

use crate::part::{Choice, Field, Select, spoken};

/// The condition of the question at this position; the first question has none.
pub(super) fn condition(form: &TaskForm, index: usize, definition: &Definition) -> Option<AnyView> {
    let own = form.questions[index].when.clone();
    let before = &form.questions[..index];
    if before.is_empty() && own.question.is_empty() {
        return None;
    }
    let mut keys: Vec<String> = before.iter().map(|question| question.key.clone()).collect();
    if !own.question.is_empty() && !keys.contains(&own.question) {
        keys.push(own.question.clone());
    }
    let say = spoken();
    let always = Choice::new("", say.design_condition_always());
    let depending = keys.iter().map(|key| Choice::new(key.clone(), say.design_condition_depends(key)));
    let choices = std::iter::once(always).chain(depending).collect();
    let answers = before.iter().filter_map(|question| {
        let answers = definition.question(&question.was)?.kind.answers()?;
        Some(format!("{}: {}", question.key, answers.join(", ")))
    });
    let answers: Vec<String> = answers.collect();
    let hint = if answers.is_empty() {
        say.design_condition_none().to_owned()
    } else {
        say.design_condition_hint(answers.join("; "))
    };
    let name = |field: &str| format!("questions[{index}][when][{field}]");
    Some(
        view! {
            <div class="when stack">
                <Select name=name("question") label=say.design_condition() choices=choices value=own.question />
                <div class="is">
                    <Field name=name("is") label=say.design_condition_answers() value=own.is hint=hint />
                </div>
            </div>
        }
        .into_any(),
    )
}
