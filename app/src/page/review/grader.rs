//! The form for the grade of one rewrite. In the browser, each change is saved at once, and keys choose a grade.

use engine::crowd::review::Judgement;
use front::Island;
use leptos::prelude::*;
use shared::{AnswerId, Grade, Reason, StudyId, WorkerId};

use crate::part::Woken;

/// The grade and comment on one rewrite.
#[component]
pub(super) fn Grader(
    /// The study.
    study: StudyId,
    /// The worker who wrote it.
    worker: WorkerId,
    /// The rewrite.
    answer: AnswerId,
    /// The judgement so far.
    judgement: Option<Judgement>,
) -> impl IntoView {
    let grade = judgement.as_ref().map(|given| given.grade);
    let (reasons, note) = judgement.map(|given| (given.reasons, given.note)).unwrap_or_default();
    let grades = Grade::ALL.iter().zip(1..).map(move |(each, key)| {
        view! {
            <label class="option">
                <input type="radio" name="grade" value=each.as_str() required=true checked=grade == Some(*each) />
                <span>
                    <kbd>{key}</kbd>
                    " "
                    {grade_word(*each)}
                </span>
            </label>
        }
    });
    let chips = Reason::ALL.iter().map(move |each| {
        view! {
            <label class="chip">
                <input type="checkbox" name="reasons[]" value=each.as_str() checked=reasons.contains(each) />
                <span>{reason_word(*each)}</span>
            </label>
        }
    });
    view! {
        <Woken island=Island::Grader>
            <form
                method="post"
                action="/fn/review/grade"
                class="form grader"
                tabindex="0"
                aria-label="Grade of this rewrite"
            >
                <input type="hidden" name="study" value=study.to_string() />
                <input type="hidden" name="worker" value=worker.to_string() />
                <input type="hidden" name="answer" value=answer.to_string() />
                <fieldset class="row grades">
                    <legend class="visually-hidden">"How good is it?"</legend>
                    {grades.collect_view()}
                </fieldset>
                <fieldset class="row chips" hidden=grade == Some(Grade::Excellent)>
                    <legend class="small muted">"Why not excellent?"</legend>
                    {chips.collect_view()}
                </fieldset>
                <div class="row">
                    <label>
                        <span class="visually-hidden">"Note for colleagues"</span>
                        <input
                            type="text"
                            name="note"
                            placeholder="Note for colleagues"
                            maxlength="2000"
                            value=note
                        />
                    </label>
                    <button type="submit" class="button">
                        "Save"
                    </button>
                    <span class="small muted" role="status"></span>
                </div>
            </form>
        </Woken>
    }
}

const fn grade_word(grade: Grade) -> &'static str {
    match grade {
        Grade::Excellent => "Excellent",
        Grade::Acceptable => "Acceptable",
        Grade::Poor => "Poor",
    }
}

const fn reason_word(reason: Reason) -> &'static str {
    match reason {
        Reason::Minimal => "hardly changed",
        Reason::Meaning => "meaning changed",
        Reason::Informal => "still informal",
        Reason::Fluency => "not natural",
        Reason::Language => "wrong language",
        Reason::Other => "other",
    }
}
