//! Questions answered by a point of a scale or in words.

use leptos::prelude::*;
use shared::{ChoiceOption, Language, Locale, ScalePoint};

use super::marks::{label_buttons, rewritten, sign, without};
use crate::part::{BareTextArea, spoken};
use front::answers::{name, text_length};

/// A scale: one row of radio buttons with the number above its label. On a phone the row has the numbers, and a key below it
/// says what each of them means.
#[component]
pub fn Scale(
    /// The key of the answer.
    key: String,
    /// The question.
    prompt: String,
    /// The points.
    points: Vec<ScalePoint>,
    /// The answer so far.
    given: String,
    /// The language of the worker.
    language: Language,
    /// Whether an answer is required.
    required: bool,
) -> impl IntoView {
    let lang = language.as_str().to_owned();
    let key_of_points = points.iter().map(|point| meaning(point, &language)).collect_view();
    let points = points.into_iter().map(|point| {
        let value = point.value.to_string();
        let checked = value == given;
        view! {
            <label class="point">
                <input type="radio" name=name(&key) value=value.clone() checked=checked />
                <span class="point-number">{value}</span>
                <span class="point-word" lang=lang.clone()>
                    {point.label.get(&language).to_owned()}
                </span>
            </label>
        }
    });
    let points = points.collect_view();
    view! {
        <fieldset class="question scale" data-scale data-required=required.then_some("")>
            <legend lang=language.as_str().to_owned()>{prompt}</legend>
            <div class="points">{points}</div>
            // Screen readers read each label with its button.
            <ul class="point-key" lang=language.as_str().to_owned() aria-hidden="true">
                {key_of_points}
            </ul>
        </fieldset>
    }
}

/// A line of the key: the number of a point and its label. A point without a label keeps its place, because the style
/// sheet finds the line of the chosen point by its place.
fn meaning(point: &ScalePoint, language: &Language) -> impl IntoView + use<> {
    let label = point.label.get(language).to_owned();
    let is_empty = label.is_empty();
    view! {
        <li hidden=is_empty>
            <span class="point-number">{point.value.to_string()}</span>
            <span>{label}</span>
        </li>
    }
}

/// A rewrite or a comment: typed in the language of the text, in the type it was read in.
#[component]
pub fn Words(
    /// The key of the answer.
    key: String,
    /// The question.
    prompt: String,
    /// The text the field began with, if it did not begin empty.
    #[prop(optional_no_strip)]
    from: Option<String>,
    /// The labels of the spans to mark in it.
    #[prop(optional)]
    labels: Vec<ChoiceOption>,
    /// The answer so far.
    given: String,
    /// The language to write in.
    language: Language,
    /// The longest text in characters.
    max_chars: i64,
    /// The warning of the check before submission.
    flag: Option<String>,
    /// Whether it is a rewrite of the source above, to be compared with it.
    rewrite: bool,
    /// Whether an answer is required.
    required: bool,
) -> impl IntoView {
    let (lang, dir) = (language.as_str().to_owned(), language.direction().as_str());
    let id = key.clone();
    let flag_id = format!("{id}-flag");
    let say = spoken();
    let given = if labels.is_empty() { given } else { rewritten(&labels, &given, &language) };
    let bare = if labels.is_empty() { given.clone() } else { without(&labels, &given) };
    let (count, is_over) = text_length(&bare, max_chars, say);
    let hint_id = format!("{id}-hint");
    let described: Vec<String> = flag
        .is_some()
        .then(|| flag_id.clone())
        .into_iter()
        .chain((!labels.is_empty()).then(|| hint_id.clone()))
        .collect();
    let chars_id = format!("{id}-chars");
    let described: Vec<String> = described.into_iter().chain([chars_id.clone()]).collect();
    let described = described.join(" ");
    let keys =
        (!labels.is_empty()).then(|| labels.iter().map(|label| label.key.as_str()).collect::<Vec<_>>().join(" "));
    let own = keys.is_some();
    let hint = keys.is_some().then(|| marks_hint(sign(&labels, &language), hint_id, say));
    let drawn = keys.is_some().then(|| marks_drawn(&lang, dir));
    let buttons = keys.is_some().then(|| {
        view! {
            <div class="row script-only" role="group" lang=say.tag() dir=say.direction().as_str() aria-label=say.labels()>
                {label_buttons(labels, &language, false)}
                <button type="button" class="button quiet" data-unmark>
                    {say.remove()}
                </button>
            </div>
        }
    });
    view! {
        <div
            class="question words"
            class:marks=keys.is_some()
            data-words
            data-from=from
            data-marks=keys
            data-own=own.then_some("")
            data-required=required.then_some("")
            data-most=max_chars
        >
            <label for=id.clone() lang=lang.clone()>
                {prompt}
            </label>
            {buttons}
            <BareTextArea
                value=given
                attr:id=id
                attr:name=name(&key)
                attr:lang=lang.clone()
                attr:dir=dir
                class:rewrite=rewrite
                attr:rows=if rewrite { 3 } else { 2 }
                attr:spellcheck="true"
                attr:autocapitalize="sentences"
                attr:aria-describedby=described
                attr:aria-invalid=is_over.then_some("true")
                attr:data-rewrite=rewrite.then_some("")
            />
            {flag
                .map(|flag| {
                    view! {
                        <p class="flag" id=flag_id lang=say.tag() dir=say.direction().as_str()>
                            {flag}
                        </p>
                    }
                })}
            {hint}
            {drawn}
            <p class="under" lang=say.tag() dir=say.direction().as_str()>
                <span id=chars_id data-chars class:over=is_over>
                    {count}
                </span>
                {rewrite
                    .then(|| {
                        view! {
                            <button type="button" class="button quiet script-only" data-diff aria-expanded="false">
                                {say.show_changes()}
                            </button>
                        }
                    })}
            </p>
            {rewrite.then(|| view! { <p class="diff text-sample" lang=lang dir=dir data-diff-out hidden></p> })}
        </div>
    }
}

/// Explains how words of the worker's own text are marked.
fn marks_hint(sign: String, id: String, say: Locale) -> impl IntoView + use<> {
    view! {
        <p class="under hint" id=id lang=say.tag() dir=say.direction().as_str()>
            <span class="plain-only">{say.write_marks(sign)}</span>
            <span class="script-only">{say.select_own_words()}</span>
        </p>
    }
}

/// Shows a text with its marks, or the reason why its marks cannot be read.
fn marks_drawn(lang: &str, dir: &'static str) -> impl IntoView + use<> {
    view! {
        <p class="reason" role="status" data-marks-trouble hidden></p>
        <p class="text-sample marked" lang=lang.to_owned() dir=dir data-marked hidden></p>
    }
}
