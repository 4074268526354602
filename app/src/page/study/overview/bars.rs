//! How far each task of a study is: what is open as bars, what is complete in a line.

use leptos::prelude::*;
use report::progress::TaskProgress;
use shared::{Locale, StudyId};

use crate::part::{Progress as Bar, Section};

/// So many complete tasks are listed one by one.
const AT_ONCE: usize = 3;

/// How far each task is in each language.
pub(super) fn in_progress(
    study: StudyId,
    tasks: &[TaskProgress],
    left_out: Option<AnyView>,
    say: Locale,
) -> impl IntoView + use<> {
    let is_complete = |task: &&TaskProgress| !task.is_pilot && task.is_complete();
    let (complete, open): (Vec<_>, Vec<_>) = tasks.iter().partition(is_complete);
    // Many complete ones are one line, so that those which need work are seen.
    let (shown, folded) =
        if complete.len() > AT_ONCE { (open, complete) } else { (tasks.iter().collect(), Vec::new()) };
    let bars = |tasks: &[&TaskProgress]| tasks.iter().map(|task| bar(task, say)).collect_view();
    let (shown, n_folded, folded) = (bars(&shown), folded.len(), bars(&folded));
    let folded = (n_folded > 0).then(|| {
        view! {
            <details>
                <summary>{say.overview_n_complete(n_folded)}</summary>
                <div class="stack">{folded}</div>
            </details>
        }
    });
    view! {
        <Section title=say.overview_progress() id="progress">
            <div class="stack" id="bars" data-live>
                {shown} {folded}
            </div>
            {left_out}
            <p>
                <a href=format!("/studies/{study}/progress")>{say.overview_see_progress()}</a>
            </p>
        </Section>
    }
}

/// How far a task is in a language. A pilot has no target.
fn bar(task: &TaskProgress, say: Locale) -> AnyView {
    let label = format!("{} · {}", task.titles.get(&say.language()), task.language.name());
    if task.is_pilot {
        let counted = say.overview_n_counted(task.counted);
        return view! {
            <p class="progress">
                <span class="progress-label">{label}</span>
                <span class="muted small">{counted}</span>
            </p>
        }
        .into_any();
    }
    view! { <Bar label=label done=task.counted of=task.need /> }.into_any()
}
