//! What a worker raises about a hit, and what is answered.

use engine::thread::{Message, MyThread};
use leptos::prelude::*;
use shared::AssignmentId;

use crate::part::{Form, Look, Section, SubmitButton, TextArea, When};

/// The messages of a thread, the oldest first.
#[component]
pub fn Messages(
    /// The messages.
    messages: Vec<Message>,
    /// Whether the worker reads them.
    mine: bool,
) -> impl IntoView {
    let line = move |message: Message| {
        let who = match (message.by_worker, mine) {
            (true, true) => "You",
            (true, false) => "Worker",
            (false, _) => "The study",
        };
        view! {
            <li class:reply=!message.by_worker>
                <p class="muted small">{who} ", " <When at=message.created_at /></p>
                <p dir="auto">{message.text}</p>
            </li>
        }
    };
    view! { <ol class="messages">{messages.into_iter().map(line).collect_view()}</ol> }
}

/// A way to raise something about a hit, with what was raised before.
#[component]
pub fn Raise(
    /// The hit's reservation.
    assignment: AssignmentId,
    /// What was raised before.
    thread: Option<MyThread>,
) -> impl IntoView {
    let open = thread.is_some();
    view! {
        <details class="raise" id="raised" open=open>
            <summary>"Something is wrong with this text, or with the task"</summary>
            {thread.map(|thread| view! { <Messages messages=thread.messages mine=true /> })}
            <Form action="/fn/work/raise" mark=("assignment", assignment.to_string())>
                <TextArea name="text" label="Tell whoever runs the study" rows=3 required=true hint="They answer here and on your page of the study. Save your draft first." />
                <SubmitButton label="Send" look=Look::Plain />
            </Form>
        </details>
    }
}

/// What was answered in a study.
#[component]
pub fn Answered(
    /// The threads, the latest first.
    threads: Vec<MyThread>,
) -> impl IntoView {
    let card = |thread: MyThread| {
        view! {
            <article class="card stack">
                <Messages messages=thread.messages mine=true />
                <p>
                    <a href=format!("/work/assignments/{}", thread.assignment)>"The text"</a>
                </p>
            </article>
        }
    };
    (!threads.is_empty()).then(|| {
        view! { <Section title="Answers to you"><div class="stack">{threads.into_iter().map(card).collect_view()}</div></Section> }
    })
}
