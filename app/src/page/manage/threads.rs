//! `/studies/{study}/threads`: workers' messages about their texts, the items that they could not judge and why, and
//! the replies.

use engine::access::OWN_WORK;
use engine::crowd::thread::Thread;
use leptos::prelude::*;
use shared::{AssignmentId, StudyId};

use crate::call;
use crate::page::{Frame, work::Messages};
use crate::part::{
    Empty, Form, Head, Hidden, LinkButton, Look, Notice, SubmitButton, Tag, TextArea, Tone, When, load, param, query,
};

/// The queue: what is open first.
#[component]
pub fn Threads() -> impl IntoView {
    let study = param::<StudyId>("study");
    let after = query("after").and_then(|id| id.parse::<AssignmentId>().ok());
    view! {
        <Frame study=study.clone().ok() here="threads">
            {load(async move {
                let study = study?;
                let (threads, open, next) = call::threads(study, after).await?;
                let lead = format!("What workers raise about their texts, or could not judge. {open} open.");
                let none = threads.is_empty();
                Ok(view! {
                    <Head title="Raised" lead=lead />
                    {call::told().map(|text| view! { <Notice tone=Tone::Good title="Done"><p>{text}</p></Notice> })}
                    {(none && after.is_none())
                        .then(|| view! { <Empty text="What workers raise appears here. Nothing has been raised yet." /> })}
                    {(none && after.is_some()).then(|| view! { <Empty text="There are no more." /> })}
                    <div class="stack">{threads.into_iter().map(|thread| card(study, thread)).collect_view()}</div>
                    <p class="row">
                        {after
                            .is_some()
                            .then(|| view! { <LinkButton href=format!("/studies/{study}/threads") label="First page" /> })}
                        {next.map(|last| view! { <LinkButton href=format!("/studies/{study}/threads?after={last}") label="Next page" /> })}
                    </p>
                })
            })}
        </Frame>
    }
}

fn card(study: StudyId, thread: Thread) -> impl IntoView {
    let id = thread.assignment;
    let is_open = thread.closed_at.is_none();
    let tag = if is_open {
        view! { <Tag text="open" tone=Tone::Warn /> }.into_any()
    } else {
        view! { <Tag text="closed" /> }.into_any()
    };
    let texts =
        thread.texts.into_iter().map(|text| view! { <p class="text-sample" dir="auto">{text}</p> }).collect_view();
    view! {
        <article class="card stack" id=id.to_string()>
            <div class="step-head">
                <h2>{format!("{} · {}", thread.worker, thread.title)}</h2>
                {tag}
            </div>
            <p class="muted small">"Raised " <When at=thread.opened_at /></p>
            {texts}
            <Messages messages=thread.messages mine=None />
            {if thread.own {
                view! { <p class="muted">{OWN_WORK}</p> }.into_any()
            } else {
                forms(study, id, is_open).into_any()
            }}
        </article>
    }
}

/// The answer, and the switch that closes the thread.
fn forms(study: StudyId, id: AssignmentId, is_open: bool) -> impl IntoView {
    view! {
        <Form action="/fn/thread/reply" mark=("thread", id.to_string())>
            <Hidden name="study" value=study.to_string() />
            <TextArea name="text" label="Answer" rows=3 required=true id=format!("answer-{id}") />
            <SubmitButton label="Answer" look=Look::Plain />
        </Form>
        <Form action="/fn/thread/close" class="inline" mark=("thread", id.to_string())>
            <Hidden name="study" value=study.to_string() />
            <Hidden name="closed" value=is_open.to_string() />
            <SubmitButton label=if is_open { "Close" } else { "Open again" } look=Look::Plain />
        </Form>
    }
}
