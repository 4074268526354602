//! The grade of one rewrite and the reasons for it, a part of the form of all grades. In the browser, each change is saved
//! at once, and keys choose a grade.

use engine::crowd::review::{Judgement, PilotRewrite, field_of};
use front::Island;
use leptos::prelude::*;
use shared::{AnswerId, Grade, Locale, Reason};

use crate::call::Flash;
use crate::part::{Woken, grade_word, reason_word, spoken};

/// The address to which grades are sent.
pub(super) const GRADE: &str = "/fn/review/grade";

/// The id of the texts of the first rewrite without a grade, to which a link at the top of the page leads.
pub(super) const FIRST: &str = "first-grade";

/// The id of the card of a rewrite.
pub(super) fn id_of(rewrite: &PilotRewrite) -> String {
    format!("rewrite-{}", rewrite.answer)
}

/// What the fields of a rewrite hold.
#[derive(Clone, Debug, Default)]
pub(super) struct Filled {
    grade: Option<Grade>,
    reasons: Vec<Reason>,
    note: String,
    /// Whether it is stored.
    is_saved: bool,
}

impl Filled {
    /// What was typed, if the form was refused, otherwise what is stored.
    pub(super) fn new(index: usize, judgement: Option<Judgement>, refused: Option<&Flash>) -> Self {
        let stored = judgement.map(|Judgement { grade, reasons, note }| Self {
            grade: Some(grade),
            reasons,
            note,
            is_saved: true,
        });
        refused.map_or_else(|| stored.unwrap_or_default(), |flash| Self::typed(index, flash))
    }

    fn typed(index: usize, flash: &Flash) -> Self {
        let value = |name: &str| flash.value(&field(index, name));
        let reasons = field(index, "reasons");
        let sent = flash.values.iter().filter(|(name, _)| name.trim_end_matches("[]") == reasons);
        Self {
            grade: value("grade").and_then(|grade| grade.parse().ok()),
            reasons: sent.filter_map(|(_, reason)| reason.parse().ok()).collect(),
            note: value("note").unwrap_or_default().to_owned(),
            is_saved: false,
        }
    }
}

/// The name of a field of the rewrite at this place.
fn field(index: usize, name: &str) -> String {
    format!("{}[{name}]", field_of(index))
}

/// The grade, the reasons and a note on one rewrite. The style sheet shows the reasons once a grade is chosen that has
/// some, so that they are asked for together with the grade, with and without scripts.
#[component]
pub(super) fn Grader(
    /// The rewrite.
    answer: AnswerId,
    /// The place of the rewrite on the page, from 0.
    index: usize,
    /// The judgement so far.
    filled: Filled,
) -> impl IntoView {
    let say = spoken();
    let Filled { grade, reasons, note, is_saved } = filled;
    let grades = Grade::ALL.iter().zip(1..).map(move |(each, key)| {
        view! {
            <label class="option">
                <input
                    type="radio"
                    name=field(index, "grade")
                    value=each.as_str()
                    checked=grade == Some(*each)
                    data-grade
                />
                <span>
                    <kbd>{key}</kbd>
                    " "
                    {grade_word(*each, say)}
                </span>
            </label>
        }
    });
    let chips = Reason::ALL.iter().map(move |each| {
        view! {
            <label class="chip">
                <input
                    type="checkbox"
                    name=format!("{}[]", field(index, "reasons"))
                    value=each.as_str()
                    checked=reasons.contains(each)
                />
                <span>{reason_word(*each, say)}</span>
            </label>
        }
    });
    view! {
        <Woken island=Island::Grader>
            <div class="form grader" role="group" aria-label=say.review_page_grade_of(index + 1)>
                <input type="hidden" name=field(index, "answer") value=answer.to_string() />
                <fieldset class="row grades">
                    <legend class="visually-hidden">{say.review_page_how_good()}</legend>
                    {grades.collect_view()}
                </fieldset>
                <fieldset class="row chips">
                    <legend class="small muted">{say.review_page_why_not_excellent()}</legend>
                    {chips.collect_view()}
                    <p class="small needs-reason">{say.review_page_poor_needs_reason()}</p>
                </fieldset>
                <div class="row">
                    <label>
                        <span class="visually-hidden">{say.review_page_note()}</span>
                        <input
                            type="text"
                            name=field(index, "note")
                            placeholder=say.review_page_note()
                            maxlength="2000"
                            value=note
                            data-note
                        />
                    </label>
                    // Where scripts run, each change is saved at once.
                    <span class="plain-only">
                        <button type="submit" class="button" name="at" value=answer.to_string()>
                            {say.review_page_save_grade()}
                        </button>
                    </span>
                    <span class="small muted" role="status">
                        {is_saved.then_some(say.saved())}
                    </span>
                </div>
            </div>
        </Woken>
    }
}

/// The reviewer's grade after the decision, with its reasons and the note.
pub(super) fn graded(judgement: Judgement, say: Locale) -> impl IntoView {
    let reasons = judgement.reasons.iter().map(|reason| reason_word(*reason, say).to_owned());
    let note = Some(judgement.note).filter(|note| !note.is_empty());
    let words: Vec<String> =
        std::iter::once(grade_word(judgement.grade, say).to_owned()).chain(reasons).chain(note).collect();
    view! { <p>{say.review_page_your_grade()} " " <bdi>{words.join(" · ")}</bdi></p> }
}
