//! The grade of one rewrite: a plain form that, once hydrated, saves each change immediately and responds to the keys
//! 1, 2 and 3.

use leptos::{ev, prelude::*, task::spawn_local, web_sys};
use shared::{AnswerId, Grade, Reason, ReviewVerdict, StudyId, WorkerId};
use wasm_bindgen::JsCast as _;

use super::hit::dom::{all_on_page as all, say};
use crate::call::grade_rewrite;

/// The grade and comment on one rewrite.
#[island]
pub fn Grader(
    /// The study.
    study: StudyId,
    /// The worker who wrote it.
    worker: WorkerId,
    /// The rewrite.
    answer: AnswerId,
    /// The grade so far.
    grade: Option<Grade>,
    /// The reasons so far.
    reasons: Vec<Reason>,
    /// The note so far.
    note: String,
) -> impl IntoView {
    let grade = RwSignal::new(grade);
    let reasons = RwSignal::new(reasons);
    let note = RwSignal::new(note);
    let status = RwSignal::new(String::new());
    let send = move || {
        let Some(given) = grade.get_untracked() else { return };
        status.set("Saving…".to_owned());
        spawn_local(async move {
            match grade_rewrite(study, worker, answer, given, reasons.get_untracked(), note.get_untracked()).await {
                Ok(message) => {
                    status.set("Saved".to_owned());
                    propose(&message);
                    count();
                }
                Err(problem) => status.set(problem.to_string()),
            }
        });
    };
    let set_grade = move |given: Grade| {
        grade.set(Some(given));
        send();
    };
    let set_reason = move |reason: Reason, on: bool| {
        reasons.update(|all| {
            all.retain(|known| *known != reason);
            if on {
                all.push(reason);
            }
        });
        send();
    };
    let on_key = move |event: ev::KeyboardEvent| {
        if event.ctrl_key() || event.alt_key() || event.meta_key() || is_typing(&event) {
            return;
        }
        let Some(place) = event.key().parse::<usize>().ok().and_then(|digit| digit.checked_sub(1)) else { return };
        if let Some(given) = Grade::ALL.get(place) {
            event.prevent_default();
            set_grade(*given);
            if *given == Grade::Excellent {
                next(&event);
            }
        }
    };
    let grades = Grade::ALL.iter().enumerate().map(|(place, each)| {
        let each = *each;
        view! {
            <label class="option">
                <input
                    type="radio"
                    name="grade"
                    value=each.as_str()
                    required=true
                    prop:checked=move || grade.get() == Some(each)
                    checked=grade.get_untracked() == Some(each)
                    on:change=move |_| set_grade(each)
                />
                <span>
                    <kbd>{place + 1}</kbd>
                    " "
                    {grade_word(each)}
                </span>
            </label>
        }
    });
    let chips = Reason::ALL.iter().map(|each| {
        let each = *each;
        view! {
            <label class="chip">
                <input
                    type="checkbox"
                    name="reasons[]"
                    value=each.as_str()
                    checked=reasons.with_untracked(|all| all.contains(&each))
                    on:change=move |event| set_reason(each, event_target_checked(&event))
                />
                <span>{reason_word(each)}</span>
            </label>
        }
    });
    view! {
        <form
            method="post"
            action="/fn/review/grade"
            class="form grader"
            tabindex="0"
            aria-label="Grade of this rewrite"
            on:keydown=on_key
            on:submit=move |event| {
                event.prevent_default();
                send();
            }
        >
            <input type="hidden" name="study" value=study.to_string() />
            <input type="hidden" name="worker" value=worker.to_string() />
            <input type="hidden" name="answer" value=answer.to_string() />
            <fieldset class="row grades">
                <legend class="visually-hidden">"How good is it?"</legend>
                {grades.collect_view()}
            </fieldset>
            <fieldset class="row chips" hidden=move || grade.get() == Some(Grade::Excellent)>
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
                        value=note.get_untracked()
                        on:change=move |event| {
                            note.set(event_target_value(&event));
                            send();
                        }
                    />
                </label>
                <button type="submit" class="button">
                    "Save"
                </button>
                <span class="small muted" role="status">
                    {move || status.get()}
                </span>
            </div>
        </form>
    }
}

/// Whether the key press belongs to a text that is being typed.
fn is_typing(event: &ev::KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::HtmlInputElement>().ok());
    target.is_some_and(|input| input.type_() == "text")
}

/// Moves the focus to the grader of the next rewrite, if there is a next rewrite.
fn next(event: &ev::KeyboardEvent) {
    let here = event.current_target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let card = here.and_then(|here| here.closest("section").ok().flatten());
    let grader = card.and_then(|card| card.next_element_sibling()?.query_selector(".grader").ok().flatten());
    if let Some(grader) = grader.and_then(|grader| grader.dyn_into::<web_sys::HtmlElement>().ok()) {
        // If the browser cannot focus the element, the focus does not move.
        let _ = grader.focus();
    }
}

/// Copies the message that fits the reasons into the decision form, unless the reviewer has changed it.
fn propose(message: &str) {
    let id = format!("message-{}", ReviewVerdict::Exclude);
    let field =
        document().get_element_by_id(&id).and_then(|field| field.dyn_into::<web_sys::HtmlTextAreaElement>().ok());
    let is_untouched =
        |field: &web_sys::HtmlTextAreaElement| field.default_value().is_ok_and(|proposed| proposed == field.value());
    if let Some(field) = field.filter(is_untouched) {
        // Both, so that a field the browser has touched once still counts as unchanged.
        let _ = field.set_default_value(message);
        field.set_value(message);
    }
}

/// Updates the number of graded rewrites in the queue and in the decision form.
fn count() {
    let graded = all::<web_sys::Element>("main .grader [name='grade']:checked").len().to_string();
    for place in all::<web_sys::HtmlElement>("[data-graded]") {
        say(Some(&place), &graded);
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
