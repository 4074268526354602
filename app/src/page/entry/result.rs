//! `/work/{study}/test/result`: the result of the latest attempt, and the next step.

use engine::crowd::entry::Entry;
use engine::crowd::test::TestResult as Given;
use leptos::prelude::*;
use shared::{Locale, StudyId, refusal};

use super::test::steps_of;
use super::{contact, onward, step};
use crate::call::test_result;
use crate::page::WorkFrame;
use crate::part::{Head, Notice, Prose, Tone, param, spoken};

/// The score, the pass mark, and the next step.
#[component]
pub fn TestResult() -> impl IntoView {
    let study = param::<StudyId>("study");
    let content = step(study.clone(), async move {
        let (entry, given) = test_result(study?).await?;
        Ok(content(entry, given))
    });
    view! { <WorkFrame>{content}</WorkFrame> }
}

fn content(entry: Entry, given: Given) -> impl IntoView + use<> {
    let say = spoken();
    let (tone, title) = if given.passed { (Tone::Good, say.passed()) } else { (Tone::Bad, say.not_passed()) };
    view! {
        <Head title=say.test_result() lead=entry.title.clone() />
        <div data-steps-done=steps_of(&entry) hidden></div>
        <Notice tone=tone title=title>
            <p>{say.points_of(given.points, given.pass_mark, given.attempt)}</p>
            {next(&given, say)}
        </Notice>
        {if given.passed {
            onward(&entry).into_any()
        } else {
            view! { <p><a class="alone" href=format!("/work/{}", entry.study)>{say.back_to_study()}</a></p> }.into_any()
        }}
        {contact(&entry)}
    }
}

fn next(given: &Given, say: Locale) -> impl IntoView + use<> {
    let left = given.attempts_left;
    match given.opens_at() {
        _ if given.passed => view! { <p>{say.test_passed_see_tasks()}</p> }.into_any(),
        Some(at) => {
            view! { <p>{say.attempts_are_left(left)} " " <Prose message=refusal::next_attempt_opens(at) /></p> }
                .into_any()
        }
        None => view! { <p>{say.no_attempt_left()}</p> }.into_any(),
    }
}
