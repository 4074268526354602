//! Several texts on one scale: each text with its own row of points, in the order drawn for this worker.

use leptos::prelude::*;
use shared::{HitItemId, Language, Locale, ScalePoint, ShownText};

use super::question::Scale;
use crate::answers::{Fields, key};

/// A scale for each of several texts.
#[component]
pub fn Grid(
    /// The item and the key of the question.
    of: (HitItemId, String),
    /// What is asked.
    prompt: String,
    /// The points.
    points: Vec<ScalePoint>,
    /// The texts in the order drawn for this worker.
    outputs: Vec<ShownText>,
    /// What has been given so far.
    fields: Fields,
    /// The language of the worker.
    language: Language,
    /// Whether a submission needs it.
    required: bool,
) -> impl IntoView {
    let lang = language.as_str().to_owned();
    let dir = language.direction().as_str();
    let rows = outputs.into_iter().enumerate().map(|(index, output)| {
        let key = key(of.0, &of.1, output.output);
        let given = fields.get(&key).cloned().unwrap_or_default();
        let label = Locale::of(&language).text_number(index + 1);
        view! {
            <li>
                <p class="text-sample" lang=lang.clone() dir=dir>
                    {output.text}
                </p>
                <Scale key=key prompt=label points=points.clone() given=given language=language.clone() required=required />
            </li>
        }
    });
    let rows = rows.collect_view();
    let name = prompt.clone();
    view! {
        <div class="question" role="group" aria-label=name>
            <p class="grid-prompt" lang=lang.clone()>{prompt}</p>
            <ol class="texts">{rows}</ol>
        </div>
    }
}
