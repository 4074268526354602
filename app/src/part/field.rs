//! Fields of a form: a label, a control, a hint, and the reason if the value was rejected.

use leptos::prelude::*;

use super::form::Refused;
use super::raw_text::BareTextArea;

/// The elements around a control: the label above, the hint and the error below.
pub(super) fn around(
    id: &str,
    label: String,
    hint: String,
    reason: Option<String>,
    control: AnyView,
) -> impl IntoView + use<> {
    let (hint_id, reason_id) = (format!("{id}-hint"), format!("{id}-reason"));
    let is_refused = reason.is_some();
    if is_refused {
        Refused::here().is_at(id, &label);
    }
    view! {
        <div class="field" class:refused=is_refused>
            <label for=id.to_owned()>{label}</label>
            {control}
            {(!hint.is_empty()).then(|| view! { <p class="hint" id=hint_id>{hint}</p> })}
            {reason.map(|reason| view! { <p class="reason" id=reason_id>{reason}</p> })}
        </div>
    }
}

/// The ids of the texts that describe a control.
pub(super) fn described_by(id: &str, hint: &str, reason: Option<&String>) -> Option<String> {
    let hint = (!hint.is_empty()).then(|| format!("{id}-hint"));
    let reason = reason.map(|_| format!("{id}-reason"));
    match (reason, hint) {
        (Some(reason), Some(hint)) => Some(format!("{reason} {hint}")),
        (one, other) => one.or(other),
    }
}

/// The id of a control: its own, or its name.
pub(super) fn id_of(id: Option<String>, name: &str) -> String {
    id.unwrap_or_else(|| name.to_owned())
}

/// A single-line input: text, e-mail, password, number, date, file.
#[component]
pub fn Field(
    /// The name of the server function's parameter.
    #[prop(into)]
    name: String,
    /// The label.
    #[prop(into)]
    label: String,
    /// The value before anything is typed.
    #[prop(optional, into)]
    value: String,
    /// A sentence below: what is expected, with an example.
    #[prop(optional, into)]
    hint: String,
    /// The `type` of the input; `text` by default.
    #[prop(default = "text")]
    kind: &'static str,
    /// Whether a value is required.
    #[prop(optional)]
    required: bool,
    /// The `autocomplete` value for the browser: `username`, `current-password`, `new-password`, `email`.
    #[prop(optional_no_strip, into)]
    autocomplete: Option<&'static str>,
    /// The least number.
    #[prop(optional_no_strip, into)]
    min: Option<i64>,
    /// The largest number.
    #[prop(optional_no_strip, into)]
    max: Option<i64>,
    /// The step of a number: `1`, `0.01`, `any`.
    #[prop(optional_no_strip, into)]
    step: Option<&'static str>,
    /// The accepted kinds of file: `.csv,.tsv`.
    #[prop(optional_no_strip, into)]
    accept: Option<&'static str>,
    /// Its id, if the page contains several fields of this name.
    #[prop(optional, into)]
    id: Option<String>,
) -> impl IntoView {
    let refused = Refused::here();
    let id = id_of(id, &name);
    let reason = refused.reason(&name);
    let keeps = !matches!(kind, "password" | "file");
    let value = keeps.then(|| refused.value(&name).unwrap_or(value));
    let control = view! {
        <input
            id=id.clone()
            name=name
            type=kind
            value=value
            required=required
            autocomplete=autocomplete
            min=min
            max=max
            step=step
            accept=accept
            aria-invalid=reason.is_some().then_some("true")
            aria-describedby=described_by(&id, &hint, reason.as_ref())
        />
    };
    around(&id, label, hint, reason, control.into_any())
}

/// Several lines.
#[component]
pub fn TextArea(
    /// The name of the server function's parameter.
    #[prop(into)]
    name: String,
    /// The label.
    #[prop(into)]
    label: String,
    /// The value before anything is typed.
    #[prop(optional, into)]
    value: String,
    /// A sentence below: what is expected, with an example.
    #[prop(optional, into)]
    hint: String,
    /// Lines shown.
    #[prop(default = 6)]
    rows: u32,
    /// Whether a value is required.
    #[prop(optional)]
    required: bool,
    /// Whether it holds code or data, shown in a monospaced font.
    #[prop(optional)]
    code: bool,
    /// The language of the text, as a tag.
    #[prop(optional, into)]
    lang: Option<String>,
    /// Its text direction; determined from the text by default.
    #[prop(default = "auto")]
    dir: &'static str,
    /// Its id, if the page contains several fields of this name.
    #[prop(optional, into)]
    id: Option<String>,
) -> impl IntoView {
    let refused = Refused::here();
    let id = id_of(id, &name);
    let reason = refused.reason(&name);
    let value = refused.value(&name).unwrap_or(value);
    let control = view! {
        <BareTextArea
            value=value
            attr:id=id.clone()
            attr:name=name
            attr:rows=rows
            attr:required=required
            class:code=code
            attr:lang=lang
            attr:dir=dir
            attr:spellcheck=code.then_some("false")
            attr:aria-invalid=reason.is_some().then_some("true")
            attr:aria-describedby=described_by(&id, &hint, reason.as_ref())
        />
    };
    around(&id, label, hint, reason, control.into_any())
}

/// One of the choices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The value to send.
    pub value: String,
    /// The label to show.
    pub label: String,
    /// A hint next to it.
    pub hint: String,
}

impl Choice {
    /// A value and its words.
    pub fn new(value: impl Into<String>, label: impl Into<String>) -> Self {
        Self { value: value.into(), label: label.into(), hint: String::new() }
    }

    /// The same choice with a hint next to it.
    #[must_use]
    pub fn hint(mut self, hint: impl Into<String>) -> Self {
        self.hint = hint.into();
        self
    }
}

/// A drop-down list with one choice.
#[component]
pub fn Select(
    /// The name of the server function's parameter.
    #[prop(into)]
    name: String,
    /// The label.
    #[prop(into)]
    label: String,
    /// The choices.
    choices: Vec<Choice>,
    /// The value chosen before anything is touched.
    #[prop(optional, into)]
    value: String,
    /// A sentence below.
    #[prop(optional, into)]
    hint: String,
    /// Whether a choice is required: a first choice with an empty value does not count.
    #[prop(optional)]
    required: bool,
    /// Its id, if the page contains several fields of this name.
    #[prop(optional, into)]
    id: Option<String>,
) -> impl IntoView {
    let refused = Refused::here();
    let id = id_of(id, &name);
    let reason = refused.reason(&name);
    let value = refused.value(&name).unwrap_or(value);
    let options = choices.into_iter().map(|choice| {
        let selected = choice.value == value;
        view! {
            <option value=choice.value selected=selected>
                {choice.label}
            </option>
        }
    });
    let control = view! {
        <select
            id=id.clone()
            name=name
            required=required
            aria-invalid=reason.is_some().then_some("true")
            aria-describedby=described_by(&id, &hint, reason.as_ref())
        >
            {options.collect_view()}
        </select>
    };
    around(&id, label, hint, reason, control.into_any())
}
