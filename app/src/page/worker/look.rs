//! Whose work needs a look, and whose has had one.

use std::cmp::Reverse;

use engine::crowd::look::Looked;
use leptos::prelude::*;
use report::quality::{Reason, WorkQuality, WorkerQuality};
use shared::{Locale, StudyId};

use crate::call::is_refused;
use crate::part::{Confirm, Form, Hidden, Look, Section, SubmitButton, TextArea};

const MARK: &str = "/fn/worker/looked";

/// A worker whose work has something unusual, and the mark of somebody who has looked at it.
type Unusual<'a> = (&'a WorkerQuality, Option<&'a Looked>);

/// Who needs a look, those with the most reasons first; then, folded, those whose work somebody has looked at.
pub(super) fn look(found: &WorkQuality, looks: &[Looked], say: Locale) -> impl IntoView + use<> {
    let unusual = found.workers.iter().filter(|worker| !worker.reasons.is_empty());
    let with_mark = unusual.map(|worker| (worker, looks.iter().find(|look| look.worker == worker.worker)));
    let (done, mut open): (Vec<Unusual<'_>>, Vec<Unusual<'_>>) = with_mark.partition(|one| is_done(*one));
    open.sort_by_key(|(worker, _)| Reverse(worker.reasons.len()));
    let lead = if !open.is_empty() {
        say.quality_look_lead()
    } else if done.is_empty() {
        say.quality_look_none()
    } else {
        say.quality_looked_all()
    };
    let rows = open.into_iter().map(|one| row(found.study, one, false, say)).collect_view();
    let n = done.len();
    let done = done.into_iter().map(|one| row(found.study, one, true, say)).collect_view();
    view! {
        <Section title=say.quality_look() id="look">
            <p class="muted">{lead}</p>
            <ul class="stack">{rows}</ul>
            {(n > 0)
                .then(|| {
                    view! {
                        <details>
                            <summary>{say.quality_looked()} " " {format!("({n})")}</summary>
                            <ul class="stack">{done}</ul>
                        </details>
                    }
                })}
        </Section>
    }
}

/// Whether somebody has looked at it, and nothing unusual has been added since.
fn is_done((worker, look): Unusual<'_>) -> bool {
    look.is_some_and(|look| worker.reasons.iter().all(|reason| look.signs.contains(&reason.sign)))
}

fn row(study: StudyId, (worker, look): Unusual<'_>, is_done: bool, say: Locale) -> impl IntoView + use<> {
    let page = format!("/studies/{study}/workers/{}", worker.worker);
    let look = look.map(|look| looked(look, say));
    let form = if is_done { again(study, worker, say).into_any() } else { mark(study, worker, say).into_any() };
    view! {
        <li>
            <a href=page>{worker.pseudonym.clone()}</a>
            {reasons(&worker.reasons, say)}
            {look}
            {form}
        </li>
    }
}

/// Who has looked at it, and what they found.
pub(super) fn looked(look: &Looked, say: Locale) -> impl IntoView + use<> {
    let note = (!look.note.is_empty()).then(|| view! { <blockquote>{look.note.clone()}</blockquote> });
    let date = say.date(look.at);
    // Who has been erased since has no name.
    let who = if look.by.is_empty() { say.quality_looked_on(date) } else { say.quality_looked_by(&look.by, date) };
    view! {
        <p class="muted">{who}</p>
        {note}
    }
}

/// The button that marks the work as looked at, with what was found.
fn mark(study: StudyId, worker: &WorkerQuality, say: Locale) -> impl IntoView + use<> {
    let mut signs: Vec<&str> = worker.reasons.iter().map(|reason| reason.sign.as_str()).collect();
    signs.dedup();
    let (id, signs) = (worker.worker.to_string(), signs.join(" "));
    let label = say.quality_looked_mark(&worker.pseudonym);
    let (field, is_open) = (format!("note-{id}"), is_refused(MARK, ("worker", &id)));
    view! {
        <Confirm label=label.clone() means=say.quality_looked_means() look=Look::Quiet open=is_open>
            <Form action=MARK mark=("worker", id)>
                <Hidden name="study" value=study.to_string() />
                <Hidden name="signs" value=signs />
                <TextArea name="note" label=say.quality_looked_note() rows=2 id=field />
                <SubmitButton label=label look=Look::Plain />
            </Form>
        </Confirm>
    }
}

/// The button that takes the mark back.
fn again(study: StudyId, worker: &WorkerQuality, say: Locale) -> impl IntoView + use<> {
    let label = say.quality_looked_again(&worker.pseudonym);
    view! {
        <Form action="/fn/worker/look_again" mark=("worker", worker.worker.to_string())>
            <Hidden name="study" value=study.to_string() />
            <SubmitButton label=label look=Look::Quiet />
        </Form>
    }
}

/// The reasons to look at somebody's work.
pub(super) fn reasons(reasons: &[Reason], say: Locale) -> impl IntoView + use<> {
    let items = reasons.iter().map(|one| view! { <li>{one.reason.in_locale(say)}</li> }).collect_view();
    view! { <ul>{items}</ul> }
}
