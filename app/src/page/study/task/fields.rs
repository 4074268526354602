//! The designer's form: the texts of one language, and the settings for all languages.

use engine::design::task::{Step, TaskForm};
use leptos::prelude::*;
use shared::{Definition, Display, Language, Locale, Part, Problem, Study, Subject, TaskId};

use super::chain::chain;
use super::columns::columns;
use super::known::known;
use super::questions::questions;
use super::step::{FORM, lead, onward};
use super::texts::texts;
use super::wording::Wordings;
use crate::call::task::{self, Shown};
use crate::part::{
    Check, Choice, Field, Form, Hidden, Look, Select, SubmitButton, TextArea, display_word, spoken, subject_word,
};

/// The data of the form.
pub(super) struct Designed<'a> {
    /// The study.
    pub study: &'a Study,
    /// The task.
    pub task: TaskId,
    /// The task's definition.
    pub definition: &'a Definition,
    /// The language of the texts.
    pub language: &'a Language,
    /// The form's values, and why it was refused.
    pub shown: Shown,
    /// The step that is shown.
    pub step: Step,
    /// What it offers.
    pub choices: Choices,
    /// The question to look at, from 0.
    pub open: Option<usize>,
    /// Whether it can be published as it is.
    pub is_draft: bool,
}

/// What the form offers to choose from.
pub(super) struct Choices {
    /// The tasks that may feed it.
    pub others: Vec<Choice>,
    /// The other columns of a source.
    pub known_columns: Vec<String>,
    /// The names of the study's pictures.
    pub pictures: Vec<String>,
}

/// The form. Fields look up errors in the form around them, so they are created inside it.
pub(super) fn form(designed: Designed<'_>) -> impl IntoView + use<> {
    let Designed { study, task, definition, language, shown, step, choices, open, is_draft } = designed;
    let Shown { form, refused, saved } = shown;
    let (language, say) = (language.clone(), spoken());
    let (study, definition) = (study.clone(), definition.clone());
    let class = if step == Step::Instructions { "designing wordings" } else { "designing" };
    let publish = (is_draft && step == Step::Check)
        .then(|| view! { <SubmitButton label=say.design_publish() name="act" value="publish" unchecked=true /> });
    view! {
        <Form action=task::EDIT id=FORM class=class mark=("task", task.to_string()) asks=true saved=saved>
            <p class="lead">{lead(step, say)}</p>
            // The last step is about the texts to check; in the others, what is asked comes first.
            {(step == Step::Check).then(|| texts(&study, task, &definition, (step, &language), is_draft))}
            {inside(form, refused.as_ref(), (&study, &definition, &language), (step, open), choices)}
            {(step != Step::Check).then(|| texts(&study, task, &definition, (step, &language), is_draft))}
            <div class="row bar-foot">
                <SubmitButton label=say.design_save_draft() look=Look::Plain unchecked=true />
                {onward(step, say)}
                {publish}
            </div>
        </Form>
    }
}

fn inside(
    form: TaskForm,
    refused: Option<&Problem>,
    (study, definition, language): (&Study, &Definition, &Language),
    (step, open): (Step, Option<usize>),
    Choices { others, known_columns, pictures }: Choices,
) -> impl IntoView + use<> {
    let (tag, say) = (language.as_str().to_owned(), spoken());
    let (title, instructions) = (say.design_title_in(language.name()), say.design_instructions_in(language.name()));
    let wordings = Wordings::new(study, definition, language, step);
    // The step of the texts shows those of the steps before it too: their settings are hidden by the style.
    let is_open = |own: Step| step == own || (step == Step::Instructions && own < Step::Instructions);
    let part = |own: Step, content: AnyView| {
        view! {
            <section class="part stack" hidden=!is_open(own) data-part=own.as_str()>
                {content}
            </section>
        }
    };
    let title = view! { <Field name="title" label=title value=form.title.clone() /> };
    let title = wordings.around(("", &[Part::Title]), |said| Some(said.title.clone()), title);
    let instructions = view! {
        <div class="stack editor">
            {toolbar("instructions", pictures, say)}
            <TextArea name="instructions" label=instructions value=form.instructions.clone() rows=14 lang=tag.clone() hint=say.designer_markdown() />
            <p class="hint">
                {say.designer_picture_hint()} " "
                <a href=format!("/studies/{}/pictures", study.id)>{say.designer_pictures()}</a>
            </p>
        </div>
    };
    let said = |said: &TaskForm| Some(said.instructions.clone());
    let instructions = wordings.around(("", &[Part::Instructions]), said, instructions);
    let columns = columns(&form, language, (known_columns, step), refused).map(|fields| {
        let labels =
            |said: &TaskForm| Some(said.columns.iter().map(|own| own.label.clone()).collect::<Vec<_>>().join("\n"));
        wordings.around(("", &[Part::Columns]), labels, fields)
    });
    let content = view! {
        {title}
        <div class="setting stack">{shown(&form, language, refused, say)}</div>
        {columns}
        <div class="setting stack">{chain(&form, others, refused)}</div>
    };
    let asked = questions(&form, (definition, language), (&wordings, step), (refused, open));
    let only = wordings.translates().then(|| only_open(step, say));
    view! {
        <Hidden name="study" value=study.id.to_string() />
        <Hidden name="language" value=tag.clone() />
        <Hidden name="seen" value=task::hash(definition) />
        <Hidden name="step" value=step.as_str() />
        {only}
        {part(Step::Content, content.into_any())}
        {part(Step::Instructions, instructions)}
        {part(Step::Questions, asked.into_any())}
        {part(Step::Quality, quality(&form, refused, say).into_any())}
        {part(Step::Pay, work(&form, study, say).into_any())}
    }
}

/// The buttons that write Markdown into a field; without scripts, its hint says how it is typed.
fn toolbar(field: &'static str, pictures: Vec<String>, say: Locale) -> impl IntoView {
    let button = |format: &'static str, label: &'static str, keys: Option<&'static str>| {
        view! {
            <button type="button" class="button" data-format=format aria-keyshortcuts=keys>
                {label}
            </button>
        }
    };
    view! {
        <div class="row script-only" role="toolbar" aria-label=say.designer_formatting() data-format-of=field>
            {button("bold", say.designer_bold(), Some("Control+B"))}
            {button("italic", say.designer_italic(), Some("Control+I"))}
            {button("heading", say.designer_heading(), None)}
            {button("list", say.designer_list(), None)}
            {button("link", say.designer_link(), Some("Control+K"))}
            {(!pictures.is_empty()).then(|| choice_of_pictures(pictures, say))}
        </div>
    }
}

/// The pictures of the study, and the button that writes the line of the chosen one. The list has no name, so it sends
/// nothing.
fn choice_of_pictures(pictures: Vec<String>, say: Locale) -> impl IntoView {
    let option = |name: String| {
        let value = name.clone();
        view! { <option value=value>{name}</option> }
    };
    let names = pictures.into_iter().map(option).collect_view();
    view! {
        <select aria-label=say.designer_pictures() data-pictures=say.pictures_description() autocomplete="off">
            {names}
        </select>
        <button type="button" class="button" data-format="picture">
            {say.designer_picture()}
        </button>
    }
}

/// The filter of the texts; the style hides the others, so that it works without scripts and sends nothing.
fn only_open(step: Step, say: Locale) -> Option<impl IntoView> {
    (step == Step::Instructions).then(|| {
        view! {
            <label class="option only-open">
                <input type="checkbox" />
                <span>{say.designer_only_open()}</span>
            </label>
        }
    })
}

/// Who may work, how often an item is judged, and gold items.
fn quality(form: &TaskForm, refused: Option<&Problem>, say: Locale) -> impl IntoView + use<> {
    view! {
        <Field
            name="need"
            label=say.design_judgements_per_item()
            kind="number"
            min=1
            max=1000
            value=form.need.clone()
            required=true
        />
        <fieldset class="field">
            <legend>{say.design_steps_before()}</legend>
            <Check name="location" label=say.design_gate_location() checked=!form.location.is_empty() />
            <Check name="test" label=say.design_gate_test() checked=!form.test.is_empty() />
            <Check name="review" label=say.design_gate_review() checked=!form.review.is_empty() />
        </fieldset>
        {known(form, refused)}
    }
}

/// The contents and the layout of an item.
fn shown(form: &TaskForm, language: &Language, refused: Option<&Problem>, say: Locale) -> impl IntoView + use<> {
    let subject = |subject: &Subject| Choice::new(subject.as_str(), subject_word(*subject, say));
    let subjects = Subject::ALL.iter().map(subject).collect::<Vec<_>>();
    let display = |display: &Display| Choice::new(display.as_str(), display_word(*display, say));
    let displays = Display::ALL.iter().map(display).collect::<Vec<_>>();
    let hides = [Display::Masked, Display::Stripped].iter().any(|display| display.as_str() == form.display);
    let open = hides || refused.and_then(Problem::field) == Some("lexicon");
    let lang = language.as_str().to_owned();
    view! {
        <fieldset class="field stack">
            <legend>{say.design_content()}</legend>
            <Select name="subject" label=say.design_item_shows() choices=subjects value=form.subject.clone() />
            <Select
                name="display"
                label=say.design_display()
                choices=displays
                value=form.display.clone()
                hint=say.design_display_hint()
            />
            <details open=open>
                <summary>{say.design_hidden_words()}</summary>
                <TextArea
                    name="lexicon"
                    label=say.design_words_to_hide(language.name())
                    value=form.lexicon.clone()
                    rows=6
                    lang=lang
                    hint=say.design_words_to_hide_hint()
                />
            </details>
        </fieldset>
    }
}

/// The amount of work in a HIT, and the reward.
fn work(form: &TaskForm, study: &Study, say: Locale) -> impl IntoView + use<> {
    let currency = study.settings.currency.clone();
    view! {
        <Field
            name="items_per_hit"
            label=say.design_items_per_hit()
            kind="number"
            min=1
            max=100
            value=form.items_per_hit.clone()
            required=true
        />
        <Field
            name="lease_minutes"
            label=say.design_timeout()
            kind="number"
            min=1
            value=form.lease_minutes.clone()
            required=true
        />
        <Field
            name="expected_seconds"
            label=say.design_expected_time()
            kind="number"
            min=1
            max=86_400
            value=form.expected_seconds.clone()
            hint=say.design_expected_time_hint()
        />
        <Field
            name="reward"
            label=say.design_reward_per_submission(currency)
            kind="number"
            min=0
            step="any"
            value=form.reward.clone()
            required=true
        />
    }
}
