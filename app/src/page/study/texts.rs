//! What the lists of sources and of outputs have in common: the choice of state, a text with what uses it, the way on.

use engine::texts::source::MayChange;
use leptos::prelude::*;
use serde_json::Value;
use shared::{Language, Locale, StudyId, TextState, Time, import::FileKind, limit};

use crate::call::{is_refused, text};
use crate::part::{Choice, Empty, Form, Hidden, LinkButton, Look, SubmitButton, Tag, TextArea, Tone, escaped};

/// A text in a list.
pub(super) struct Entry {
    /// What identifies it to people: its number, its id, its system.
    pub names: Vec<String>,
    /// Its language.
    pub language: Language,
    /// The text.
    pub text: String,
    /// How many HITs show it and how many submissions are about it.
    pub used: (i64, i64),
    /// Its state.
    pub state: TextState,
    /// When it was withdrawn and why, if it was, and whether only with its source.
    pub withdrawn: Option<(Time, String, bool)>,
    /// Texts below it, folded: a heading and the texts with their names.
    pub more: Option<(String, Vec<(String, String)>)>,
}

/// What a text is to the forms about it.
pub(super) struct Acts {
    /// The study.
    pub study: StudyId,
    /// Its list.
    pub list: FileKind,
    /// Its id.
    pub id: String,
    /// Whether texts of its kind can be edited here, before they are used.
    pub editable: bool,
    /// The query of the page.
    pub back: String,
    /// What the person may do.
    pub may: MayChange,
}

impl Acts {
    fn fields(&self) -> impl IntoView + use<> {
        view! {
            <Hidden name="study" value=self.study.to_string() />
            <Hidden name="list" value=self.list.as_str() />
            <Hidden name="back" value=self.back.clone() />
        }
    }

    /// The form to correct the text.
    fn edit(&self, entry: &Entry, say: Locale) -> impl IntoView + use<> {
        let hint = if self.list == FileKind::Sources { say.texts_edit_hint() } else { "" };
        let (text, lang) = (entry.text.clone(), entry.language.to_string());
        let (fields, id, open) = (self.fields(), self.id.clone(), is_refused(text::EDIT, ("id", &self.id)));
        view! {
            <details class="changes" open=open>
                <summary>{say.texts_edit()}</summary>
                <Form action=text::EDIT mark=("id", id.clone())>
                    {fields}
                    <TextArea
                        name="text"
                        label=say.text()
                        value=text
                        rows=4
                        required=true
                        lang=lang
                        hint=hint
                        id=format!("text-{id}")
                    />
                    <SubmitButton label=say.texts_save() look=Look::Plain />
                </Form>
            </details>
        }
    }

    /// The form to withdraw the text.
    fn withdraw(&self, say: Locale) -> impl IntoView + use<> {
        let (fields, id, open) = (self.fields(), self.id.clone(), is_refused(text::WITHDRAW, ("id", &self.id)));
        view! {
            <details class="changes" open=open>
                <summary>{say.texts_withdraw()}</summary>
                <Form action=text::WITHDRAW mark=("id", id.clone())>
                    {fields} <p class="hint">{say.texts_withdraw_lead()}</p>
                    <TextArea
                        name="reason"
                        label=say.reason()
                        rows=2
                        required=true
                        hint=say.texts_withdraw_hint()
                        id=format!("reason-{id}")
                    />
                    <SubmitButton label=say.texts_withdraw() look=Look::Bad />
                </Form>
            </details>
        }
    }

    fn restore(&self, say: Locale) -> impl IntoView + use<> {
        let (fields, id) = (self.fields(), self.id.clone());
        view! {
            <Form action=text::RESTORE mark=("id", id)>
                {fields} <SubmitButton label=say.texts_restore() look=Look::Plain />
            </Form>
        }
    }
}

/// What can be done about a text, with why it was withdrawn.
fn acts(acts: &Acts, entry: &Entry, say: Locale) -> AnyView {
    if let Some((at, reason, with_source)) = &entry.withdrawn {
        let since = if *with_source {
            say.texts_withdrawn_with_source(say.date(*at))
        } else {
            say.texts_withdrawn_since(say.date(*at))
        };
        let restore = (acts.may.withdraw && !with_source).then(|| acts.restore(say));
        return view! {
            <p class="small">{since}</p>
            <blockquote dir="auto">{reason.clone()}</blockquote>
            {restore}
        }
        .into_any();
    }
    let edit = (acts.may.edit && acts.editable && entry.state == TextState::Unused).then(|| acts.edit(entry, say));
    let withdraw = acts.may.withdraw.then(|| acts.withdraw(say));
    view! {
        {edit}
        {withdraw}
    }
    .into_any()
}

/// The states to filter by.
pub(super) fn states(say: Locale) -> Vec<Choice> {
    let all = Choice::new("", say.all());
    let each = TextState::ALL.iter().map(|state| Choice::new(state.as_str(), word(*state, say).0));
    std::iter::once(all).chain(each).collect()
}

const fn word(state: TextState, say: Locale) -> (&'static str, Tone) {
    match state {
        TextState::Unused => (say.texts_state_unused(), Tone::Plain),
        TextState::Used => (say.texts_state_used(), Tone::Good),
        TextState::Withdrawn => (say.texts_state_withdrawn(), Tone::Bad),
    }
}

/// An entry of the list, with what can be done about it.
pub(super) fn entry(entry: Entry, of: &Acts, say: Locale) -> impl IntoView + use<> {
    let acts = acts(of, &entry, say);
    let (lang, dir) = (entry.language.to_string(), entry.language.direction().as_str());
    let (n_hits, n_submissions) = entry.used;
    let (state, tone) = word(entry.state, say);
    let names = entry.names.join(" · ");
    let uses = [say.texts_n_hits(n_hits), say.texts_n_submissions(n_submissions)].join(" · ");
    let more = entry.more.filter(|(_, texts)| !texts.is_empty()).map(|(heading, texts)| {
        let texts = texts.into_iter().map(|(name, text)| {
            view! {
                <div>
                    <dt>{name}</dt>
                    <dd dir="auto">{text}</dd>
                </div>
            }
        });
        view! {
            <details class="changes">
                <summary>{heading}</summary>
                <dl class="columns-of-text">{texts.collect_view()}</dl>
            </details>
        }
    });
    view! {
        <li class="card">
            <p class="row small">
                <strong>
                    <bdi>{names}</bdi>
                </strong>
                <span class="muted">{entry.language.name()}</span>
                <span class="muted">{uses}</span>
                <Tag text=state tone=tone />
            </p>
            <p class="text-sample listed-text" lang=lang dir=dir>
                {entry.text}
            </p>
            {more}
            {acts}
        </li>
    }
}

/// The list, or what to say if there is nothing on this page: without a filter, `none`.
pub(super) fn list(entries: Vec<AnyView>, further: bool, none: Option<&'static str>, say: Locale) -> AnyView {
    match (entries.is_empty(), further) {
        (false, _) => view! {
            <ul class="stack plain-list" id="texts">
                {entries}
            </ul>
        }
        .into_any(),
        (true, true) => view! { <Empty text=say.texts_none_so_far(limit::SEARCHED) /> }.into_any(),
        (true, false) => view! { <Empty text=none.unwrap_or_else(|| say.texts_no_match()) /> }.into_any(),
    }
}

/// The link to the next page. A page that is not full has searched as many texts as a page may.
pub(super) fn next(
    base: &str,
    fields: &[(&str, String)],
    after: String,
    is_full: bool,
    say: Locale,
) -> impl IntoView + use<> {
    let label = if is_full { say.texts_next() } else { say.texts_search_further() };
    view! { <LinkButton href=format!("{base}?{}", query_of(fields, after)) label=label /> }
}

/// Whether no filter is set.
pub(super) fn is_all(fields: &[(&str, String)]) -> bool {
    fields.iter().all(|(_, value)| value.is_empty())
}

/// The query of a page of the list.
pub(super) fn query_of(fields: &[(&str, String)], after: String) -> String {
    let after = [("after", after)];
    let fields = fields.iter().chain(&after).filter(|(_, value)| !value.is_empty() && value != "0");
    fields.map(|(name, value)| format!("{name}={}", escaped(value))).collect::<Vec<_>>().join("&")
}

/// The other columns of a source's row, by name.
pub(super) fn columns(meta: &Value) -> Vec<(String, String)> {
    let columns = meta.as_object().into_iter().flatten();
    columns
        .map(|(name, value)| {
            let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            (name.clone(), text)
        })
        .collect()
}
