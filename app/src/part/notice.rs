//! Short messages: a notice, an empty state, a tag.

use leptos::prelude::*;

/// The meaning of a message. It is always shown by a word or sign as well as by colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tone {
    /// A piece of information.
    #[default]
    Plain,
    /// A success: a step is done.
    Good,
    /// Something to look at.
    Warn,
    /// An error, or something that was rejected.
    Bad,
}

impl Tone {
    pub(super) const fn class(self) -> &'static str {
        match self {
            Self::Plain => "plain",
            Self::Good => "good",
            Self::Warn => "warn",
            Self::Bad => "bad",
        }
    }
}

/// A message above the content that it is about.
#[component]
pub fn Notice(
    /// The meaning of the message.
    #[prop(optional)]
    tone: Tone,
    /// A short title.
    #[prop(optional, into)]
    title: String,
    /// The message.
    children: Children,
) -> impl IntoView {
    view! {
        <div class=format!("notice {}", tone.class())>
            {(!title.is_empty()).then(|| view! { <strong>{title}</strong> })}
            {children()}
        </div>
    }
}

/// A placeholder for empty content: it says what will appear and when.
#[component]
pub fn Empty(
    /// The content that will appear here, and the action that makes it appear.
    #[prop(into)]
    text: String,
    /// A link or button that makes content appear.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    view! {
        <div class="empty">
            <p>{text}</p>
            {children.map(|children| view! { <p class="row">{children()}</p> })}
        </div>
    }
}

/// A word about a thing: its state, a hint.
#[component]
pub fn Tag(
    /// The word.
    #[prop(into)]
    text: String,
    /// The meaning of the word.
    #[prop(optional)]
    tone: Tone,
) -> impl IntoView {
    view! { <span class=format!("tag {}", tone.class())>{text}</span> }
}
