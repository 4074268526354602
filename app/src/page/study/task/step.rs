//! The steps of the designer: what each is called, which still holds a problem, and the buttons that lead from one to
//! another. They belong to the form and save it first, so nothing that was typed is lost.

use engine::design::task::{Obstacle, Step};
use leptos::prelude::*;
use shared::{Definition, Language, Locale, Study};

use crate::part::spoken;

/// The id of the designer's form, to which buttons outside it belong.
pub(super) const FORM: &str = "task-form";

/// The name of a step.
pub(super) const fn label(step: Step, say: Locale) -> &'static str {
    match step {
        Step::Content => say.designer_step_content(),
        Step::Questions => say.designer_step_questions(),
        Step::Instructions => say.designer_step_instructions(),
        Step::Quality => say.designer_step_quality(),
        Step::Pay => say.designer_step_pay(),
        Step::Check => say.designer_step_check(),
    }
}

/// What a step is about, in one sentence.
pub(super) const fn lead(step: Step, say: Locale) -> &'static str {
    match step {
        Step::Content => say.designer_lead_content(),
        Step::Questions => say.designer_lead_questions(),
        Step::Instructions => say.designer_lead_instructions(),
        Step::Quality => say.designer_lead_quality(),
        Step::Pay => say.designer_lead_pay(),
        Step::Check => say.designer_lead_check(),
    }
}

/// All steps with the number of problems in each, and the step that is shown.
pub(super) fn steps(study: &Study, definition: &Definition, here: Step) -> impl IntoView + use<> {
    let say = spoken();
    let obstacles = Obstacle::all(definition, &study.languages);
    let first = study.languages.first();
    let each = Step::ALL.into_iter().zip(1..).map(|(step, number)| {
        let own = obstacles.iter().filter(|obstacle| step == Step::Check || obstacle.step(first) == step);
        item((step, number, step == here), own.count(), say)
    });
    let each = each.collect_view();
    view! {
        // This button comes first, because Enter in a field activates the first button of the form.
        <button type="submit" form=FORM class="visually-hidden" tabindex="-1" aria-hidden="true" formnovalidate>
            {say.save()}
        </button>
        <nav class="stepper" aria-label=say.designer_steps()>
            <ol>{each}</ol>
        </nav>
    }
}

fn item((step, number, is_here): (Step, usize, bool), n: usize, say: Locale) -> impl IntoView {
    view! {
        <li>
            <button
                type="submit"
                form=FORM
                name="next"
                value=format!("step:{}", step.as_str())
                class="button"
                aria-current=is_here.then_some("step")
                formnovalidate
            >
                <span>{format!("{number}. {}", label(step, say))}</span>
                {(n > 0)
                    .then(|| {
                        view! {
                            <span class="tag warn" title=say.designer_n_problems(n)>
                                <span aria-hidden="true">{n}</span>
                                <span class="visually-hidden">{format!(" {}", say.designer_n_problems(n))}</span>
                            </span>
                        }
                    })}
            </button>
        </li>
    }
}

/// The buttons to the step before and the next one.
pub(super) fn onward(here: Step, say: Locale) -> impl IntoView {
    let place = Step::ALL.iter().position(|step| *step == here).unwrap_or_default();
    let button = |step: Step, label: String, class: &'static str| {
        let value = format!("step:{}", step.as_str());
        view! {
            <button type="submit" name="next" value=value class=class formnovalidate>
                {label}
            </button>
        }
    };
    let before = place.checked_sub(1).map(|place| Step::ALL[place]);
    let after = Step::ALL.get(place + 1).copied();
    view! {
        {before.map(|step| button(step, say.designer_back(label(step, say)), "button"))}
        {after.map(|step| button(step, say.designer_next(label(step, say)), "button main"))}
    }
}

/// The switch between the languages of the texts; its buttons save the form first.
pub(super) fn languages(study: &Study, here: &Language) -> impl IntoView + use<> {
    let each = study.languages.iter().map(|language| {
        view! {
            <button
                type="submit"
                form=FORM
                name="next"
                value=format!("language:{language}")
                class="button"
                aria-current=(language == here).then_some("true")
                formnovalidate
            >
                {language.name()}
            </button>
        }
    });
    let each = each.collect_view();
    view! {
        <div class="row tabs" role="group" aria-label=spoken().language_column()>
            {each}
        </div>
    }
}
