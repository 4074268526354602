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
                <p class="as-written" dir="auto">{message.text}</p>
            </li>
        }
    };
    view! { <ol class="messages">{messages.into_iter().map(line).collect_view()}</ol> }
}

/// What a worker's message is about, which decides how the form is labelled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RaisedAbout {
    /// Work that is open, with a draft that may not be saved yet.
    Open,
    /// Work that is submitted or returned.
    Over,
    /// Work that was rejected.
    Rejected,
    /// Work that was rejected, which the worker has contested.
    Contested,
}

impl RaisedAbout {
    /// The heading of the form, and the label of its field.
    fn words(self, say: Locale) -> (&'static str, &'static str) {
        match self {
            Self::Open | Self::Over => (say.wrong_with_this(), say.tell_the_study()),
            Self::Rejected => (say.contest_this(), say.why_rejection_is_wrong()),
            Self::Contested => (say.contest_and_replies(), say.tell_the_study()),
        }
    }
}

/// A form for a message about a hit, with the earlier messages.
#[component]
pub fn Raise(
    /// The hit's reservation.
    assignment: AssignmentId,
    /// The earlier messages.
    thread: Option<MyThread>,
    /// What the message is about.
    about: RaisedAbout,
    /// The worker's language.
    say: Locale,
) -> impl IntoView {
    let open = thread.is_some() || about == RaisedAbout::Rejected;
    let (heading, label) = about.words(say);
    view! {
        <details class="raise" id="raised" open=open>
            <summary>{heading}</summary>
            {thread.map(|thread| view! { <Messages messages=thread.messages mine=Some(say) /> })}
            <Form action="/fn/work/raise" mark=("assignment", assignment.to_string())>
                <TextArea name="text" label=label rows=3 required=true hint=say.they_answer_here() />
                {(about == RaisedAbout::Open).then(|| view! { <p class="hint plain-only">{say.save_draft_before()}</p> })}
                <SubmitButton label=say.send() look=Look::Plain />
            </Form>
        </details>
    }
}

/// The messages to a study, and the replies.
#[component]
pub fn MyMessages(
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
                    <a class="alone" href=format!("/work/assignments/{}", thread.assignment)>{say.the_text()}</a>
                </p>
            </article>
        }
    };
    (!threads.is_empty()).then(|| {
        view! { <Section title=say.my_messages() id="replies"><div class="stack">{threads.into_iter().map(card).collect_view()}</div></Section> }
    })
}
