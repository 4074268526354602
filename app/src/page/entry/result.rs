//! `/work/{study}/test/result`: the result of the latest attempt, and the next step.

use engine::crowd::entry::Entry;
use engine::crowd::test::TestResult as Given;
use engine::crowd::work::MyStudy;
use leptos::prelude::*;
use shared::{Locale, Message, StudyId, refusal};

use super::test::steps_of;
use super::{contact, onward, step};
use crate::call::{my_study, test_result};
use crate::page::WorkFrame;
use crate::page::work::{Next, WayOutCard, next};
use crate::part::{Head, Notice, Prose, Tone, param, spoken};

/// The score, the pass mark, and the next step.
#[component]
pub fn TestResult() -> impl IntoView {
    let study = param::<StudyId>("study");
    let content = step(study.clone(), async move {
        let study = study?;
        let (entry, given) = test_result(study).await?;
        Ok(content(entry, given, &my_study(study).await?))
    });
    view! { <WorkFrame>{content}</WorkFrame> }
}

fn content(entry: Entry, given: Given, my: &MyStudy) -> impl IntoView + use<> {
    let say = spoken();
    // Why there is nothing to do now, as the page of the study says it.
    let (waits, out) = match next(my) {
        Next::Wait(reason) => (Some(reason), None),
        Next::Leave(out) => (None, Some(out)),
        Next::Continue { .. } | Next::Consent | Next::Gate(_) | Next::Start(_) => (None, None),
    };
    let goes_on = given.passed && waits.is_none() && out.is_none();
    let (tone, title) = if given.passed { (Tone::Good, say.passed()) } else { (Tone::Bad, say.not_passed()) };
    view! {
        <Head title=say.test_result() lead=entry.title.clone() />
        <div data-steps-done=steps_of(&entry) hidden></div>
        <Notice tone=tone title=title>
            <p>{say.points_of(given.points, given.pass_mark, given.attempt)}</p>
            {outcome(&given, waits, say)}
        </Notice>
        {out.map(|out| view! { <WayOutCard out=out say=say /> })}
        {if goes_on {
            onward(&entry).into_any()
        } else {
            view! { <p><a class="alone" href=format!("/work/{}", entry.study)>{say.back_to_study()}</a></p> }.into_any()
        }}
        {contact(&entry)}
    }
}

/// What follows from the result.
fn outcome(given: &Given, waits: Option<Message>, say: Locale) -> impl IntoView + use<> {
    let left = given.attempts_left;
    if given.passed {
        let then = waits.unwrap_or_else(|| say.test_passed_see_tasks().to_owned().into());
        return view! {
            <p>
                <Prose message=then />
            </p>
        }
        .into_any();
    }
    match given.opens_at() {
        Some(at) => {
            view! { <p>{say.attempts_are_left(left)} " " <Prose message=refusal::next_attempt_opens(at) /></p> }
                .into_any()
        }
        None => view! { <p>{say.no_attempt_left()}</p> }.into_any(),
    }
}
