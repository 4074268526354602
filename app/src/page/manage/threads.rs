//! `/studies/{study}/threads`: workers' messages about their texts, the items that they could not judge and why, and
//! the replies.

use engine::crowd::thread::Thread;
use leptos::prelude::*;
use shared::{AssignmentId, Locale, StudyId, ThreadState};

use crate::call;
use crate::page::{Frame, work::Messages};
use crate::part::{
    Empty, Form, Head, Hidden, LinkButton, Look, SubmitButton, Tag, TextArea, Tone, When, load, news, param, query,
    spoken,
};

/// The queue: what waits for an answer first.
#[component]
pub fn Threads() -> impl IntoView {
    let study = param::<StudyId>("study");
    let state = query("state").and_then(|word| word.parse().ok());
    let after = query("after").and_then(|id| id.parse::<AssignmentId>().ok()).map(|id| (id, state));
    view! {
        <Frame study=study.clone().ok() here="threads">
            {load(async move {
                let (study, say) = (study?, spoken());
                let (threads, next) = call::threads(study, after).await?;
                let n_waiting = call::study::attention(study).await?.messages;
                let lead = format!("{} {}", say.messages_lead(), say.overview_n_messages(n_waiting));
                let none = threads.is_empty();
                Ok(view! {
                    <Head title=say.messages_title() lead=lead />
                    {news()}
                    {(none && after.is_none())
                        .then(|| view! { <Empty text=say.messages_none() /> })}
                    {(none && after.is_some()).then(|| view! { <Empty text=say.messages_no_more() /> })}
                    <div class="stack">{threads.into_iter().map(|thread| card(study, thread, say)).collect_view()}</div>
                    <p class="row">
                        {after
                            .is_some()
                            .then(|| view! { <LinkButton href=format!("/studies/{study}/threads") label=say.messages_first_page() /> })}
                        {next
                            .map(|(last, state)| {
                                let state = state.map(|state| format!("&state={state}")).unwrap_or_default();
                                let href = format!("/studies/{study}/threads?after={last}{state}");
                                view! { <LinkButton href=href label=say.messages_next_page() /> }
                            })}
                    </p>
                })
            })}
        </Frame>
    }
}

fn card(study: StudyId, thread: Thread, say: Locale) -> impl IntoView {
    let id = thread.assignment;
    let (state, tone) = match thread.state {
        ThreadState::Waiting => (say.messages_waiting(), Tone::Warn),
        ThreadState::Answered => (say.messages_answered(), Tone::Good),
        ThreadState::Closed => (say.messages_closed(), Tone::Plain),
    };
    let is_open = thread.state != ThreadState::Closed;
    let title = Some(thread.titles.get(&say.language())).filter(|title| !title.is_empty()).unwrap_or(&thread.title);
    let heading = format!("{} · {title}", thread.worker);
    let texts =
        thread.texts.into_iter().map(|text| view! { <p class="text-sample" dir="auto">{text}</p> }).collect_view();
    view! {
        <article class="card stack" id=id.to_string()>
            <div class="step-head">
                <h2>{heading}</h2>
                <Tag text=state tone=tone />
            </div>
            <p class="muted small">{say.messages_received()} " " <When at=thread.opened_at /></p>
            {texts}
            <Messages messages=thread.messages mine=None />
            {if thread.own {
                view! { <p class="muted">{say.own_work()}</p> }.into_any()
            } else {
                forms(study, id, is_open, say).into_any()
            }}
        </article>
    }
}

/// The reply, and the switch that closes the thread.
fn forms(study: StudyId, id: AssignmentId, is_open: bool, say: Locale) -> impl IntoView {
    let switch = if is_open { say.messages_close() } else { say.messages_reopen() };
    view! {
        <Form action="/fn/thread/reply" mark=("thread", id.to_string())>
            <Hidden name="study" value=study.to_string() />
            <TextArea name="text" label=say.messages_reply() rows=3 required=true id=format!("answer-{id}") />
            <SubmitButton label=say.messages_send_reply() look=Look::Plain />
        </Form>
        <Form action="/fn/thread/close" class="inline" mark=("thread", id.to_string())>
            <Hidden name="study" value=study.to_string() />
            <Hidden name="closed" value=is_open.to_string() />
            <SubmitButton label=switch look=Look::Plain />
        </Form>
    }
}
