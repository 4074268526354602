//! The answers of a submission next to the texts that they are about, for members of a study and for the worker who gave
//! them.

use engine::crowd::submitted::{AnsweredItem, SubmissionAnswers, SubmittedAnswer};
use leptos::prelude::*;
use shared::{Language, Locale, ShownItem, Value};

use super::answer::{SIDES, answer_in_words};

/// The texts and the answers about them.
pub fn answered_items(found: &SubmissionAnswers, say: Locale) -> impl IntoView + use<> {
    found.items.iter().map(|each| item(each, &found.language, say)).collect_view()
}

fn item(item: &AnsweredItem, language: &Language, say: Locale) -> impl IntoView + use<> {
    let (lang, dir) = (language.to_string(), language.direction().as_str());
    let text = |label: String, text: &str| {
        view! {
            <div>
                <p class="small muted">{label}</p>
                <p class="text-sample" lang=lang.clone() dir=dir>
                    {text.to_owned()}
                </p>
            </div>
        }
    };
    let source = item.shown.source.as_deref().map(|source| text(say.source_text().to_owned(), source));
    let outputs = item.shown.outputs.iter().enumerate();
    let outputs = outputs.map(|(place, output)| text(name(&item.shown, place, say), &output.text)).collect_view();
    let answers = item.answers.iter().map(|answer| line(answer, &item.shown, language, say)).collect_view();
    view! {
        <div class="card stack">
            <div class="columns">{source} {outputs}</div>
            <dl>{answers}</dl>
        </div>
    }
}

/// The name of an output on the worker's page.
fn name(shown: &ShownItem, place: usize, say: Locale) -> String {
    match (shown.outputs.len(), SIDES.get(place)) {
        (0 | 1, _) => say.text().to_owned(),
        (2, Some(side)) => (*side).to_owned(),
        _ => format!("{} {}", say.text(), say.integer(i64::try_from(place + 1).unwrap_or(i64::MAX))),
    }
}

fn line(answer: &SubmittedAnswer, shown: &ShownItem, language: &Language, say: Locale) -> impl IntoView + use<> {
    let prompt = answer.question.prompt.get(language).to_owned();
    let place = answer.output.and_then(|id| shown.outputs.iter().position(|output| output.output == Some(id)));
    let about = place.map(|place| format!("{}: ", name(shown, place, say)));
    let given = answer_in_words(&answer.question, &answer.value, shown, language, say);
    let (lang, dir) = (language.to_string(), language.direction().as_str());
    // These are sentences of the page; everything else is in the language of the work.
    let is_of_page = matches!(answer.value, Value::Preferred(_) | Value::Tie | Value::Skipped(_));
    let given_lang = (!is_of_page).then(|| lang.clone());
    view! {
        <dt class="small muted">
            <span lang=lang dir=dir>
                {prompt}
            </span>
        </dt>
        <dd>{about} <bdi lang=given_lang>{given}</bdi></dd>
    }
}
