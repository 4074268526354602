//! Examples of the points of a scale: read before the first text, folded away later.

use crate::part::spoken;
use leptos::prelude::*;
use shared::{Example, Language, Question, ScalePoint};

/// The examples of a question, if it has any for this reader.
pub(super) fn examples(question: &Question, language: &Language, open: bool) -> Option<impl IntoView + use<>> {
    let points = &question.kind.as_scale()?.points;
    let of = |point: &ScalePoint| point.examples.own(language).to_vec();
    let all: Vec<Example> = points.iter().flat_map(of).collect();
    let all = || all.iter();
    let first = all().next()?;
    // A source that all examples share is shown once.
    let shared = first.source().filter(|source| all().all(|example| example.source() == Some(source)));
    let say = spoken();
    let lang = language.as_str().to_owned();
    let top = shared.map(|source| {
        let source = source.to_owned();
        view! {
            <p class="example-source">
                <span class="muted small" lang=say.tag() dir=say.direction().as_str()>{say.source_text()}</span>
                <span class="text-sample" lang=lang.clone() dir=language.direction().as_str()>
                    {source}
                </span>
            </p>
        }
    });
    let rows = points.iter().filter_map(|point| of_point(point, &of(point), language, shared.is_some())).collect_view();
    Some(view! {
        <details class="card examples" open=open data-examples data-first=open>
            <summary lang=say.tag() dir=say.direction().as_str()>{say.examples()}</summary>
            {top}
            // A scrollable element must be focusable, so that it can be scrolled with the keyboard.
            <div class="examples-all" tabindex="0" role="region" aria-label=say.examples()>
                <dl>{rows}</dl>
            </div>
        </details>
    })
}

/// A point with its examples.
fn of_point(
    point: &ScalePoint,
    examples: &[Example],
    language: &Language,
    source_is_known: bool,
) -> Option<impl IntoView + use<>> {
    let (lang, dir) = (language.as_str().to_owned(), language.direction().as_str());
    let line = |example: &Example| {
        let source = example.source().filter(|_| !source_is_known).map(|source| {
            let source = source.to_owned();
            view! {
                <span class="muted">{source}</span>
                <span class="muted" aria-hidden="true">
                    {if dir == "rtl" { " ← " } else { " → " }}
                </span>
            }
        });
        let text = example.texts().last().cloned();
        view! { <li>{source} {text}</li> }
    };
    let lines = examples.iter().map(line).collect_view();
    (!examples.is_empty()).then(|| {
        view! {
            <dt>
                <span class="point-number">{point.value}</span>
                <span lang=lang.clone()>{point.label.get(language).to_owned()}</span>
            </dt>
            <dd>
                <ul lang=lang dir=dir>
                    {lines}
                </ul>
            </dd>
        }
    })
}
