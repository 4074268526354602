//! The form for the grade of one rewrite, and the reasons for it. In the browser, each change is saved at once, and keys
//! choose a grade.

use engine::crowd::review::Judgement;
use front::Island;
use leptos::prelude::*;
use shared::{AnswerId, Grade, Locale, Reason, StudyId, WorkerId};

use crate::part::{Woken, spoken};

/// The id of the first form without a grade, to which a link at the top of the page leads.
pub(super) const FIRST: &str = "first-grade";

/// The grade, the reasons and a note on one rewrite. The style sheet shows the reasons once a grade is chosen that has
/// some, so that they are asked for together with the grade, with and without scripts.
#[component]
pub(super) fn Grader(
    /// The study.
    study: StudyId,
    /// The worker who wrote it.
    worker: WorkerId,
    /// The rewrite.
    answer: AnswerId,
    /// The number of the rewrite on the page.
    place: usize,
    /// Whether the link at the top of the page leads here.
    is_first: bool,
    /// The judgement so far.
    judgement: Option<Judgement>,
) -> impl IntoView {
    let say = spoken();
    let grade = judgement.as_ref().map(|given| given.grade);
    let (reasons, note) = judgement.map(|given| (given.reasons, given.note)).unwrap_or_default();
    let grades = Grade::ALL.iter().zip(1..).map(move |(each, key)| {
        view! {
            <label class="option">
                <input type="radio" name="grade" value=each.as_str() required=true checked=grade == Some(*each) />
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
                <input type="checkbox" name="reasons[]" value=each.as_str() checked=reasons.contains(each) />
                <span>{reason_word(*each, say)}</span>
            </label>
        }
    });
    view! {
        <Woken island=Island::Grader>
            <form
                method="post"
                action="/fn/review/grade"
                class="form grader"
                id=is_first.then_some(FIRST)
                tabindex="-1"
                aria-label=say.review_page_grade_of(place)
            >
                <input type="hidden" name="study" value=study.to_string() />
                <input type="hidden" name="worker" value=worker.to_string() />
                <input type="hidden" name="answer" value=answer.to_string() />
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
                        <input type="text" name="note" placeholder=say.review_page_note() maxlength="2000" value=note />
                    </label>
                    <button type="submit" class="button">
                        {say.review_page_save_grade()}
                    </button>
                    <span class="small muted" role="status"></span>
                </div>
            </form>
        </Woken>
    }
}

const fn grade_word(grade: Grade, say: Locale) -> &'static str {
    match grade {
        Grade::Excellent => say.review_page_excellent(),
        Grade::Acceptable => say.review_page_acceptable(),
        Grade::Poor => say.review_page_poor(),
    }
}

const fn reason_word(reason: Reason, say: Locale) -> &'static str {
    match reason {
        Reason::Minimal => say.review_page_reason_minimal(),
        Reason::Meaning => say.review_page_reason_meaning(),
        Reason::Informal => say.review_page_reason_informal(),
        Reason::Fluency => say.review_page_reason_fluency(),
        Reason::Language => say.review_page_reason_language(),
        Reason::Other => say.review_page_reason_other(),
    }
}
