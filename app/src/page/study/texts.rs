//! What the lists of sources and of outputs have in common: the choice of state, a text with what uses it, the way on.

use leptos::prelude::*;
use serde_json::Value;
use shared::{Language, Locale, TextState, limit};

use crate::part::{Choice, Empty, LinkButton, Tag, Tone, escaped};

/// A text in a list.
pub(super) struct Entry {
    /// What identifies it to people: its number, its id, its system.
    pub names: Vec<String>,
    /// Its language.
    pub language: Language,
    /// The text.
    pub text: String,
    /// How many HITs show it and how many submissions are about it.
    pub used: (i64, i64),
    /// Its state.
    pub state: TextState,
    /// Texts below it, folded: a heading and the texts with their names.
    pub more: Option<(String, Vec<(String, String)>)>,
}

/// The states to filter by.
pub(super) fn states(say: Locale) -> Vec<Choice> {
    let all = Choice::new("", say.all());
    let each = TextState::ALL.iter().map(|state| Choice::new(state.as_str(), word(*state, say).0));
    std::iter::once(all).chain(each).collect()
}

const fn word(state: TextState, say: Locale) -> (&'static str, Tone) {
    match state {
        TextState::Unused => (say.texts_state_unused(), Tone::Plain),
        TextState::Used => (say.texts_state_used(), Tone::Good),
        TextState::Withdrawn => (say.texts_state_withdrawn(), Tone::Bad),
    }
}

/// An entry of the list, with what can be done about it.
pub(super) fn entry(entry: Entry, acts: AnyView, say: Locale) -> impl IntoView {
    let (lang, dir) = (entry.language.to_string(), entry.language.direction().as_str());
    let (n_hits, n_submissions) = entry.used;
    let (state, tone) = word(entry.state, say);
    let names = entry.names.join(" · ");
    let uses = [say.texts_n_hits(n_hits), say.texts_n_submissions(n_submissions)].join(" · ");
    let more = entry.more.filter(|(_, texts)| !texts.is_empty()).map(|(heading, texts)| {
        let texts = texts.into_iter().map(|(name, text)| {
            view! {
                <div>
                    <dt>{name}</dt>
                    <dd dir="auto">{text}</dd>
                </div>
            }
        });
        view! {
            <details class="changes">
                <summary>{heading}</summary>
                <dl class="columns-of-text">{texts.collect_view()}</dl>
            </details>
        }
    });
    view! {
        <li class="card">
            <p class="row small">
                <strong>
                    <bdi>{names}</bdi>
                </strong>
                <span class="muted">{entry.language.name()}</span>
                <span class="muted">{uses}</span>
                <Tag text=state tone=tone />
            </p>
            <p class="text-sample listed-text" lang=lang dir=dir>
                {entry.text}
            </p>
            {more}
            {acts}
        </li>
    }
}

/// The list, or what to say if there is nothing on this page.
pub(super) fn list(entries: Vec<AnyView>, further: bool, say: Locale) -> AnyView {
    match (entries.is_empty(), further) {
        (false, _) => view! { <ul class="stack plain-list">{entries}</ul> }.into_any(),
        (true, true) => view! { <Empty text=say.texts_none_so_far(limit::SEARCHED) /> }.into_any(),
        (true, false) => view! { <Empty text=say.texts_no_match() /> }.into_any(),
    }
}

/// The link to the next page. A page that is not full has searched as many texts as a page may.
pub(super) fn next(base: &str, fields: &[(&str, String)], after: String, is_full: bool, say: Locale) -> impl IntoView {
    let fields = fields.iter().filter(|(_, value)| !value.is_empty());
    let fields: String = fields.map(|(name, value)| format!("{name}={}&", escaped(value))).collect();
    let label = if is_full { say.texts_next() } else { say.texts_search_further() };
    view! { <LinkButton href=format!("{base}?{fields}after={after}") label=label /> }
}

/// The other columns of a source's row, by name.
pub(super) fn columns(meta: &Value) -> Vec<(String, String)> {
    let columns = meta.as_object().into_iter().flatten();
    columns
        .map(|(name, value)| {
            let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            (name.clone(), text)
        })
        .collect()
}
