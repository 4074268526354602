//! The decision that was made about a worker, and the form that takes it back.

use engine::crowd::review::{MayReopen, Pilot, ReviewOutcome};
use leptos::prelude::*;
use shared::{Locale, QualificationId, QualificationState, StudyId, WorkerId};

use super::decision::DECISION;
use super::grader::FIRST;
use crate::call::flash;
use crate::part::{Form, Hidden, Look, Notice, RefusalNotice, SubmitButton, Tone, When, spoken};

/// The address to which a request to take a decision back is sent.
const REOPEN: &str = "/fn/review/reopen";

/// What was decided, what the worker reads about it, and who can take it back.
pub(super) fn outcome(study: StudyId, pilot: &Pilot) -> impl IntoView + use<> {
    let say = spoken();
    let (tone, title) = match pilot.state {
        Some(QualificationState::Passed) => (Tone::Good, say.review_page_is_passed()),
        Some(QualificationState::Failed) => (Tone::Bad, say.review_page_is_failed()),
        Some(QualificationState::Waiting) | None => (Tone::Warn, say.review_page_is_not_finished()),
    };
    let worker = pilot.worker;
    let text = match pilot.outcome {
        Some(outcome) => decided((study, worker), outcome, pilot.message.clone(), say).into_any(),
        None => view! { <p>{say.review_page_not_finished()}</p> }.into_any(),
    };
    view! {
        <div id=FIRST tabindex="-1">
            <div id=DECISION tabindex="-1">
                <Notice tone=tone title=title>
                    {text}
                </Notice>
            </div>
        </div>
    }
}

fn decided(place: (StudyId, WorkerId), outcome: ReviewOutcome, message: String, say: Locale) -> impl IntoView {
    let who = match outcome.may_reopen {
        MayReopen::Reader => {
            let limit = outcome.until.map_or_else(
                || say.review_page_you_can().into_any(),
                |until| view! { {say.review_page_time_limit()} " " <When at=until /> }.into_any(),
            );
            view! {
                <p>{limit}</p>
                {reopen(place, outcome.decision, say)}
            }
            .into_any()
        }
        MayReopen::Manager => view! {
            {reopen_refused()}
            <p>{say.review_page_manager_can()}</p>
        }
        .into_any(),
        MayReopen::Nobody => reopen_refused().into_any(),
    };
    view! {
        <p>{say.review_page_message_is()}</p>
        <blockquote class="told" dir="auto">
            {message}
        </blockquote>
        <p>{say.review_page_decided_on()} " " <When at=outcome.at /></p>
        {who}
    }
}

/// The form on the worker's page, for managers; nothing if the reader cannot take the decision back.
pub fn reopen_card(place: (StudyId, WorkerId), outcome: ReviewOutcome, say: Locale) -> Option<impl IntoView> {
    (outcome.may_reopen == MayReopen::Reader).then(|| {
        view! {
            <section class="card stack">
                <h3>{say.review_page_take_back_heading()}</h3>
                {reopen(place, outcome.decision, say)}
            </section>
        }
    })
}

/// The form that takes a decision back. It names the decision, so that it cannot undo a later one.
fn reopen((study, worker): (StudyId, WorkerId), decision: QualificationId, say: Locale) -> impl IntoView {
    view! {
        <Form action=REOPEN mark=("decision", decision.to_string())>
            <p class="hint">{say.review_page_take_back_means()}</p>
            <Hidden name="study" value=study.to_string() />
            <Hidden name="worker" value=worker.to_string() />
            <SubmitButton label=say.review_page_take_back() look=Look::Plain />
        </Form>
    }
}

/// Why the decision was not taken back, where the form is not on the page any more.
pub fn reopen_refused() -> impl IntoView {
    flash().filter(|flash| flash.path == REOPEN).map(|flash| view! { <RefusalNotice flash=flash /> })
}
