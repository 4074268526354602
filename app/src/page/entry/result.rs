//! `/work/{study}/test/result`: the result of the latest attempt, and the next step.

use engine::crowd::entry::Entry;
use engine::crowd::test::TestResult as Given;
use engine::crowd::work::MyStudy;
use leptos::prelude::*;
use shared::{Locale, StudyId, refusal};

use super::test::steps_of;
use super::{contact, step};
use crate::call::{my_study, test_result};
use crate::page::WorkFrame;
use crate::page::work::{Next, NextStep, next};
use crate::part::{Head, Notice, Prose, Tone, param, spoken};

/// The score, the pass mark, and the next step.
#[component]
pub fn TestResult() -> impl IntoView {
    let study = param::<StudyId>("study");
    let content = step(study.clone(), async move {
        let study = study?;
        let (entry, given) = test_result(study).await?;
        Ok(content(entry, given, my_study(study).await?))
    });
    view! { <WorkFrame>{content}</WorkFrame> }
}

fn content(entry: Entry, given: Given, my: MyStudy) -> impl IntoView {
    let say = spoken();
    let (tone, title) = if given.passed { (Tone::Good, say.passed()) } else { (Tone::Bad, say.not_passed()) };
    // Who came by an entrance and has not passed may have to leave.
    let tells_next = given.passed || matches!(next(&my), Next::Leave(_));
    view! {
        <Head title=say.test_result() lead=entry.title.clone() />
        <div data-steps-done=steps_of(&entry) hidden></div>
        <Notice tone=tone title=title>
            <p>{say.points_of(given.points, given.pass_mark, given.attempt)}</p>
            {(!given.passed).then(|| left(&given, say))}
        </Notice>
        {tells_next
            .then(|| {
                view! {
                    <div class="card now">
                        <h2>{say.now()}</h2>
                        <NextStep my=my />
                    </div>
                }
            })}
        <p>
            <a class="alone" href=format!("/work/{}", entry.study)>{say.back_to_study()}</a>
        </p>
        {contact(&entry)}
    }
}

/// What a worker can do who has not passed.
fn left(given: &Given, say: Locale) -> impl IntoView + use<> {
    match given.opens_at() {
        Some(at) => view! {
            <p>{say.attempts_are_left(given.attempts_left)} " " <Prose message=refusal::next_attempt_opens(at) /></p>
        }
        .into_any(),
        None => view! { <p>{say.no_attempt_left()}</p> }.into_any(),
    }
}
