//! `/work/{study}/test/result`: what the latest attempt gave, and what comes next.

use engine::entry::Entry;
use engine::test::TestResult as Given;
use leptos::prelude::*;
use shared::StudyId;

use super::{contact, onward, step};
use crate::call::test_result;
use crate::page::WorkFrame;
use crate::part::{Head, Notice, Tone, When, param};

/// Points, the mark needed, and the next step.
#[component]
pub fn TestResult() -> impl IntoView {
    let study = param::<StudyId>("study");
    let content = step(study.clone(), async move {
        let (entry, given) = test_result(study?).await?;
        Ok(content(&entry, given))
    });
    view! { <WorkFrame>{content}</WorkFrame> }
}

fn content(entry: &Entry, given: Given) -> impl IntoView + use<> {
    let (tone, title) = if given.passed { (Tone::Good, "Passed") } else { (Tone::Bad, "Not passed") };
    view! {
        <Head title="Result of the test" lead=entry.title.clone() />
        <Notice tone=tone title=title>
            <p>{format!("{} of 100 points; {} were needed. Attempt {}.", given.points, given.pass_mark, given.attempt)}</p>
            {next(&given)}
        </Notice>
        {if given.passed {
            onward(entry).into_any()
        } else {
            view! { <p><a href=format!("/work/{}", entry.study)>"Back to the study"</a></p> }.into_any()
        }}
        {contact(entry)}
    }
}

fn next(given: &Given) -> impl IntoView + use<> {
    let left = given.attempts_left;
    match given.again_at {
        _ if given.passed => view! { <p>"The tasks behind the test are open to you now."</p> }.into_any(),
        Some(at) => view! { <p>"Attempts left: " {left} ". The next one opens at " <When at=at /> "."</p> }.into_any(),
        None => view! { <p>"No attempt is left, so the tasks behind the test stay closed to you. Thank you for trying."</p> }.into_any(),
    }
}
