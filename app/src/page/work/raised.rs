//! A worker's messages about a hit, and the replies.

use engine::crowd::thread::{Message, MyThread};
use leptos::prelude::*;
use shared::{AssignmentId, Locale};

use crate::part::{Form, Look, Section, SubmitButton, TextArea, When, spoken};

/// The messages of a thread, the oldest first.
#[component]
pub fn Messages(
    /// The messages.
    messages: Vec<Message>,
    /// The language of the worker, if it is the worker who reads them.
    #[prop(optional_no_strip)]
    mine: Option<Locale>,
) -> impl IntoView {
    let line = move |message: Message| {
        let who = match (message.by_worker, mine) {
            (true, Some(say)) => say.you(),
            (true, None) => spoken().worker(),
            (false, say) => say.unwrap_or_else(spoken).the_study(),
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

/// A form for a message about a hit, with the earlier messages.
#[component]
pub fn Raise(
    /// The hit's reservation.
    assignment: AssignmentId,
    /// The earlier messages.
    thread: Option<MyThread>,
    /// The worker's language.
    say: Locale,
) -> impl IntoView {
    let open = thread.is_some();
    view! {
        <details class="raise" id="raised" open=open>
            <summary>{say.wrong_with_this()}</summary>
            {thread.map(|thread| view! { <Messages messages=thread.messages mine=Some(say) /> })}
            <Form action="/fn/work/raise" mark=("assignment", assignment.to_string())>
                <TextArea name="text" label=say.tell_the_study() rows=3 required=true hint=say.they_answer_here() />
                <SubmitButton label=say.send() look=Look::Plain />
            </Form>
        </details>
    }
}

/// The replies in a study.
#[component]
pub fn Answered(
    /// The threads, the latest first.
    threads: Vec<MyThread>,
    /// The worker's language.
    say: Locale,
) -> impl IntoView {
    let card = move |thread: MyThread| {
        view! {
            <article class="card stack">
                <Messages messages=thread.messages mine=Some(say) />
                <p>
                    <a href=format!("/work/assignments/{}", thread.assignment)>{say.the_text()}</a>
                </p>
            </article>
        }
    };
    (!threads.is_empty()).then(|| {
        view! { <Section title=say.answers_to_you()><div class="stack">{threads.into_iter().map(card).collect_view()}</div></Section> }
    })
}
