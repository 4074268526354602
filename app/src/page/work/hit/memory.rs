//! Earlier texts written for similar sources, with their marks.

use crate::part::spoken;
use leptos::prelude::*;
use shared::{Language, Marked, Remembered, Span};

/// The earlier texts, the most similar first.
pub(super) fn memory(remembered: &[Remembered], language: &Language) -> impl IntoView + use<> {
    let say = spoken();
    let (lang, dir) = (language.as_str().to_owned(), language.direction().as_str());
    let one = |one: &Remembered| {
        let other = (one.likeness < 100)
            .then(|| view! { <p class="muted small" lang=lang.clone() dir=dir>{one.source.clone()}</p> });
        view! {
            <li>
                <p class="muted small" lang=say.tag()>
                    {if one.likeness < 100 { say.likeness(one.likeness) } else { say.this_text().to_owned() }}
                </p>
                {other}
                <p class="text-sample marked" lang=lang.clone() dir=dir>
                    {marked(one)}
                </p>
            </li>
        }
    };
    let list = remembered.iter().map(one).collect_view();
    view! {
        <details class="memory" open>
            <summary lang=say.tag()>{say.written_before()}</summary>
            <ul>{list}</ul>
        </details>
    }
}

/// A text with its marks highlighted.
fn marked(one: &Remembered) -> impl IntoView + use<> {
    let labels: Vec<&str> = one.labels.iter().map(String::as_str).collect();
    let marked =
        Marked::read(&one.text, &labels).unwrap_or_else(|_| Marked { text: one.text.clone(), spans: Vec::new() });
    let mut at = 0;
    let piece = |(words, over): (&str, Vec<&Span>)| {
        at += words.chars().count();
        let ending: Vec<String> =
            over.iter().filter(|span| span.end == at).map(|span| span.label.to_uppercase()).collect();
        let words = words.to_owned();
        if over.is_empty() {
            words.into_any()
        } else {
            view! {
                <mark>{words}</mark>
                {(!ending.is_empty()).then(|| view! { <sup>{ending.join(" ")}</sup> })}
            }
            .into_any()
        }
    };
    marked.pieces().into_iter().map(piece).collect_view()
}
