//! Earlier texts written for similar sources, with their marks.

use crate::part::spoken;
use leptos::prelude::*;
use shared::{Marked, Question, Remembered, Shown, Span, SpansQuestion};

/// The earlier texts, the most similar first.
pub(super) fn memory(remembered: &[Remembered], shown: &Shown) -> impl IntoView + use<> {
    let (say, language) = (spoken(), &shown.language);
    let (lang, dir) = (language.as_str().to_owned(), language.direction().as_str());
    let one = |one: &Remembered| {
        let other = (one.likeness < 100)
            .then(|| view! { <p class="muted small" lang=lang.clone() dir=dir>{one.source.clone()}</p> });
        view! {
            <li>
                <p class="muted small" lang=say.tag() dir=say.direction().as_str()>
                    {if one.likeness < 100 { say.likeness(one.likeness) } else { say.this_text().to_owned() }}
                </p>
                {other}
                <p class="text-sample marked" lang=lang.clone() dir=dir>
                    {marked(one, shown)}
                </p>
            </li>
        }
    };
    let list = remembered.iter().map(one).collect_view();
    view! {
        <details class="memory" open>
            <summary lang=say.tag() dir=say.direction().as_str()>{say.written_before()}</summary>
            <ul>{list}</ul>
        </details>
    }
}

/// A text with its marks highlighted. They were made in an earlier task: a label that this task has too is shown as this
/// task words it, and any other by its key.
fn marked(one: &Remembered, shown: &Shown) -> impl IntoView + use<> {
    let labels: Vec<&str> = one.labels.iter().map(String::as_str).collect();
    let marked =
        Marked::read(&one.text, &labels).unwrap_or_else(|_| Marked { text: one.text.clone(), spans: Vec::new() });
    let questions: Vec<&SpansQuestion> =
        shown.questions.iter().filter_map(|question: &Question| question.kind.as_spans()).collect();
    let place = |key: &str| {
        let of =
            |spans: &&SpansQuestion| Some((spans.labels.iter().position(|label| label.key == key)?, (*spans).clone()));
        questions.iter().find_map(of)
    };
    let word = |key: &str| {
        let own = place(key).map(|(at, spans)| spans.labels[at].label.get(&shown.language).to_owned());
        own.filter(|word| !word.is_empty()).unwrap_or_else(|| key.to_owned())
    };
    let number = |key: &str| place(key).map(|(at, _)| (at + 1).to_string());
    let mut at = 0;
    let piece = |(words, over): (&str, Vec<&Span>)| {
        at += words.chars().count();
        let ending = over.iter().filter(|span| span.end == at);
        let ending =
            ending.map(|span| view! { <sup data-label=number(&span.label)>{word(&span.label)}</sup> }.into_any());
        let ending: Vec<AnyView> = ending.collect();
        let numbers: Vec<String> = over.iter().filter_map(|span| number(&span.label)).collect();
        let words = words.to_owned();
        if over.is_empty() {
            words.into_any()
        } else {
            view! {
                <mark data-label=(!numbers.is_empty()).then(|| numbers.join(" "))>{words}</mark>
                {ending}
            }
            .into_any()
        }
    };
    marked.pieces().into_iter().map(piece).collect_view()
}
