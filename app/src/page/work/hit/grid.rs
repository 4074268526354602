//! Several texts on one scale or slider: each text has its own field, in the random order of this worker.

use leptos::prelude::*;
use shared::{HitItemId, Language, Locale, ShownText};

use front::answers::{Fields, key};

/// A question about each of several texts. `draw` renders it from the key of an answer, the name of the text, and the
/// answer so far.
pub(super) fn grid(
    of: (HitItemId, String),
    prompt: String,
    (outputs, fields): (Vec<ShownText>, &Fields),
    (language, draw): (&Language, impl Fn(String, String, String) -> AnyView),
) -> impl IntoView {
    let lang = language.as_str().to_owned();
    let dir = language.direction().as_str();
    let rows = outputs.into_iter().enumerate().map(|(index, output)| {
        let key = key(of.0, &of.1, output.output);
        let given = fields.get(&key).cloned().unwrap_or_default();
        // The name is part of the question, which is in the language of the task.
        let label = Locale::of(language).text_number(index + 1);
        let field = draw(key, label, given);
        view! {
            <li>
                <p class="text-sample" lang=lang.clone() dir=dir>
                    {output.text}
                </p>
                {field}
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
