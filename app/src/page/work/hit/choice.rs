//! Questions answered by choosing: among answers offered, or between two texts.

use leptos::prelude::*;
use shared::{ChoiceOption, HitItemId, Language, ShownText, limit};

use crate::part::{SIDES, spoken};
use front::answers::{Fields, OWN_WORDS, TIE, key, name, part};

/// A list of answers, of which one or several can be chosen.
#[component]
pub fn Choice(
    /// The item and the key of the question.
    of: (HitItemId, String),
    /// The question.
    prompt: String,
    /// The answers offered.
    options: Vec<ChoiceOption>,
    /// Whether several answers may be chosen, and whether own words are allowed.
    rules: (bool, bool),
    /// The answers so far.
    fields: Fields,
    /// The language of the worker.
    language: Language,
    /// Whether an answer is required.
    required: bool,
) -> impl IntoView {
    let say = spoken();
    let ((item, question), (many, other)) = (of, rules);
    let whole = key(item, &question, None);
    let lang = language.as_str().to_owned();
    let rows = options.into_iter().enumerate().map(|(index, option)| {
        let at = if many { part(item, &question, &option.key) } else { whole.clone() };
        let checked = fields.get(&at) == Some(&option.key);
        let digit = (index < 9).then(|| (index + 1).to_string());
        view! {
            <label class="pick">
                <input
                    type=if many { "checkbox" } else { "radio" }
                    name=name(&at)
                    value=option.key.clone()
                    checked=checked
                    data-key=digit.clone()
                />
                <span class="point-word" lang=lang.clone()>
                    {option.label.get(&language).to_owned()}
                </span>
                {digit.map(|digit| view! { <kbd class="script-only" aria-hidden="true">{digit}</kbd> })}
            </label>
        }
    });
    let rows = rows.collect_view();
    let own = other.then(|| own_words((item, &question), many, &fields, &language));
    view! {
        <fieldset class="question choice" data-pick data-required=required.then_some("")>
            <legend lang=language.as_str().to_owned()>{prompt}</legend>
            {many.then(|| view! { <p class="hint" lang=say.tag() dir=say.direction().as_str()>{say.all_that_apply()}</p> })}
            <div class="picks">{rows} {own}</div>
        </fieldset>
    }
}

/// An answer in the worker's own words, with a button if only one answer may be chosen.
fn own_words((item, question): (HitItemId, &str), many: bool, fields: &Fields, language: &Language) -> AnyView {
    let say = spoken();
    let (whole, words) = (key(item, question, None), part(item, question, OWN_WORDS));
    let given = fields.get(&words).cloned().unwrap_or_default();
    let button = (!many).then(|| {
        let checked = fields.get(&whole).is_some_and(|at| at == OWN_WORDS);
        view! { <input type="radio" name=name(&whole) value=OWN_WORDS checked=checked aria-label=say.other() /> }
    });
    view! {
        <div class="pick own">
            {button} <label class="point-word" for=words.clone() lang=say.tag() dir=say.direction().as_str()>
                {say.other()}
            </label>
            <input
                type="text"
                id=words.clone()
                name=name(&words)
                value=given
                lang=language.as_str().to_owned()
                dir=language.direction().as_str()
                maxlength=limit::OWN_WORDS.to_string()
                autocomplete="off"
            />
        </div>
    }
    .into_any()
}

/// A choice between two texts, optionally with a tie.
#[component]
pub fn Pairwise(
    /// The item and the key of the question.
    of: (HitItemId, String),
    /// The question.
    prompt: String,
    /// The texts in the random order of this worker.
    outputs: Vec<ShownText>,
    /// Whether a tie is allowed.
    tie: bool,
    /// The answers so far.
    fields: Fields,
    /// The language of the worker.
    language: Language,
    /// Whether an answer is required.
    required: bool,
) -> impl IntoView {
    let say = spoken();
    let at = key(of.0, &of.1, None);
    let given = fields.get(&at).cloned().unwrap_or_default();
    let side = |index: usize| {
        let value = outputs.get(index).and_then(|shown| shown.output).map(|output| output.to_string());
        (value.unwrap_or_default(), SIDES[index], if index == 0 { "1 a" } else { "2 b" })
    };
    let neither = tie.then(|| (TIE.to_owned(), say.no_difference(), "0 t"));
    let buttons = [Some(side(0)), neither, Some(side(1))].into_iter().flatten().map(|(value, label, keys)| {
        let checked = value == given;
        let digit = &keys[..1];
        view! {
            <label class="pick">
                <input type="radio" name=name(&at) value=value checked=checked data-key=keys />
                <span class="point-word" lang=say.tag() dir=say.direction().as_str()>
                    {label}
                </span>
                <kbd class="script-only" aria-hidden="true">
                    {digit}
                </kbd>
            </label>
        }
    });
    let buttons = buttons.collect_view();
    view! {
        <fieldset class="question pairwise" data-pick data-required=required.then_some("")>
            <legend lang=language.as_str().to_owned()>{prompt}</legend>
            <div class="picks">{buttons}</div>
        </fieldset>
    }
}
