//! Questions answered by marking stretches of a text.

use leptos::prelude::*;
use shared::{ChoiceOption, Language, SpansQuestion, TextOf};

use crate::part::{BareTextArea, spoken};
use front::answers::{NONE, TICKED, name};

/// A text in which spans are marked: a field that accepts `[Formal]…[/Formal]` and, if scripts run, a button for each
/// label; and a box for a text with nothing to mark.
#[component]
pub fn Marks(
    /// The key of the answer.
    key: String,
    /// The question.
    prompt: String,
    /// The labels.
    labels: Vec<ChoiceOption>,
    /// The bare text.
    from: String,
    /// The answer so far; initially the bare text.
    given: String,
    /// Whether the worker says that there is nothing to mark.
    none: bool,
    /// The warning of the check before submission.
    flag: Option<String>,
    /// The language of the worker.
    language: Language,
    /// Whether an answer is required.
    required: bool,
) -> impl IntoView {
    let (lang, dir) = (language.as_str().to_owned(), language.direction().as_str());
    let (id, flag_id, hint_id) = (key.clone(), format!("{key}-flag"), format!("{key}-hint"));
    let described = if flag.is_some() { format!("{flag_id} {hint_id}") } else { hint_id.clone() };
    let keys = labels.iter().map(|label| label.key.clone()).collect::<Vec<_>>().join(" ");
    let say = spoken();
    let plain = say.write_only_marks(sign(&labels, &language));
    let given = rewritten(&labels, &given, &language);
    let none_key = format!("{key}.{NONE}");
    let buttons = label_buttons(labels, &language, true);
    view! {
        <div class="question words marks" data-words data-marks=keys data-from=from data-required=required.then_some("")>
            <label for=id.clone() lang=lang.clone()>
                {prompt}
            </label>
            <div class="row script-only" role="group" lang=say.tag() dir=say.direction().as_str() aria-label=say.labels()>
                {buttons}
                <button type="button" class="button quiet" data-unmark>
                    {say.remove()}
                    <kbd aria-hidden="true">"⌫"</kbd>
                </button>
            </div>
            <BareTextArea
                value=given
                attr:id=id
                attr:name=name(&key)
                attr:lang=lang.clone()
                attr:dir=dir
                attr:rows="4"
                attr:spellcheck="false"
                attr:autocapitalize="off"
                attr:autocomplete="off"
                attr:aria-describedby=described
            />
            <label class="pick none" lang=say.tag() dir=say.direction().as_str()>
                <input type="checkbox" name=name(&none_key) value=TICKED checked=none data-none />
                <span class="point-word">{say.nothing_to_highlight()}</span>
            </label>
            {flag.map(|flag| view! { <p class="flag" id=flag_id>{flag}</p> })}
            <p class="under hint" id=hint_id lang=say.tag() dir=say.direction().as_str()>
                <span class="plain-only">{plain}</span>
                <span class="script-only">{say.select_words()}</span>
            </p>
            <p class="reason" role="status" data-marks-trouble hidden></p>
            <p class="text-sample marked" lang=lang dir=dir data-marked hidden></p>
        </div>
    }
}

/// These labels as a question of their own, which knows how they are written.
fn question(labels: &[ChoiceOption]) -> SpansQuestion {
    SpansQuestion { labels: labels.to_vec(), of: TextOf::Answer }
}

/// A text with marks as a worker of this language writes them.
pub(super) fn rewritten(labels: &[ChoiceOption], text: &str, language: &Language) -> String {
    question(labels).rewritten(text, language)
}

/// A text with marks as long as it counts: without them.
pub(super) fn without(labels: &[ChoiceOption], text: &str) -> String {
    question(labels).read_own(text).map_or_else(|_| text.to_owned(), |marked| marked.text)
}

/// The example label between the brackets of a mark that is written by hand.
pub(super) fn sign(labels: &[ChoiceOption], language: &Language) -> String {
    let (question, first) = (question(labels), labels.first());
    let name = first.and_then(|label| question.names_in(language).remove(label.key.as_str()));
    name.unwrap_or_default()
}

/// A button for each label, with the digits as shortcuts if the field takes no other keys.
pub(super) fn label_buttons(labels: Vec<ChoiceOption>, language: &Language, digits: bool) -> impl IntoView + use<> {
    let question = question(&labels);
    let mut names = question.names_in(language);
    let button = |(index, label): (usize, ChoiceOption)| {
        let written = names.remove(label.key.as_str());
        let digit = (digits && index < 9).then(|| (index + 1).to_string());
        let words = label.label.get(language).to_owned();
        view! {
            <button type="button" class="button mark-button" data-mark=label.key data-name=written data-place=index.to_string()>
                <span lang=language.as_str().to_owned()>{words}</span>
                {digit.map(|digit| view! { <kbd aria-hidden="true">{digit}</kbd> })}
            </button>
        }
    };
    labels.into_iter().enumerate().map(button).collect_view()
}
