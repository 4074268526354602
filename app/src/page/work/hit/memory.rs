//! What was written before for texts like this one, with its marks.

use leptos::prelude::*;
use shared::{Language, Marked, Remembered, Span, Tongue};

/// The earlier texts, the likest first.
pub(super) fn memory(remembered: &[Remembered], language: &Language) -> impl IntoView + use<> {
    let say = Tongue::of(language);
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

/// A text with its marks drawn.
fn marked(one: &Remembered) -> impl IntoView + use<> {
    let labels: Vec<&str> = one.labels.iter().map(String::as_str).collect();
    let marked =
        Marked::read(&one.text, &labels).unwrap_or_else(|_| Marked { text: one.text.clone(), spans: Vec::new() });
    let n = marked.text.chars().count();
    let mut edges: Vec<usize> = marked.spans.iter().flat_map(|span| [span.start, span.end]).chain([0, n]).collect();
    edges.sort_unstable();
    edges.dedup();
    let piece = |pair: &[usize]| {
        let words = marked.quote(&Span { start: pair[0], end: pair[1], label: String::new() });
        let over = marked.spans.iter().filter(|span| span.start <= pair[0] && pair[1] <= span.end);
        let ending: Vec<String> =
            over.clone().filter(|span| span.end == pair[1]).map(|span| span.label.to_uppercase()).collect();
        if over.count() == 0 {
            words.into_any()
        } else {
            view! {
                <mark>{words}</mark>
                {(!ending.is_empty()).then(|| view! { <sup>{ending.join(" ")}</sup> })}
            }
            .into_any()
        }
    };
    edges.windows(2).map(piece).collect_view()
}
