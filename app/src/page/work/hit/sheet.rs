//! The form of a hit in its island, both for a worker and for a researcher's trial.

use front::Island;
use leptos::prelude::*;
use shared::{Flag, Shown, SubmissionId};

use super::item::Item;
use super::warning::{Flags, Late, Refusal};
use crate::part::{Markdown, Pictures, Woken, spoken};
use front::answers::{Asked, Fields};

/// The form with its items. Its header, its footer and its hidden fields come from the page around it.
#[component]
pub(crate) fn Sheet(
    /// The hit.
    shown: Shown,
    /// The name of its submission.
    submission: SubmissionId,
    /// The answers so far.
    fields: Fields,
    /// The warnings of the check before submission.
    checks: Vec<Flag>,
    /// The address to which the form is sent.
    action: &'static str,
    /// Whether the instructions are new to the worker, and are also shown above the texts.
    first: bool,
    /// Whether nothing is kept, on the device or on the server.
    #[prop(optional)]
    trial: bool,
    /// The line above, with hidden fields.
    head: AnyView,
    /// The buttons.
    foot: AnyView,
    /// Additional content of the island, next to the form.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let of = shown.items.len();
    let items = shown.items.iter().enumerate().map(|(index, item)| {
        view! { <Item shown=shown.clone() item=item.clone() index=index fields=fields.clone() checks=checks.clone() first=first /> }
    });
    let items = items.collect_view();
    let say = spoken();
    let direction = shown.language.direction().as_str();
    let island = Island::Hit(front::Hit {
        assignment: shown.id,
        study: shown.study,
        task: shown.task,
        reward: say.money(&shown.reward),
        submission,
        revision: shown.draft.revision,
        title: shown.title.clone(),
        questions: Asked::all(&shown.questions),
        lease_until: shown.lease_until,
        now: shown.now,
        trial,
        counts_typing: shown.counts_typing,
        locale: say,
    });
    view! {
        <Woken island=island>
            <form method="post" action=action class="hit" autocomplete="off" data-hit data-items=of>
                {head}
                <Refusal say=say />
                <Late shown=shown.clone() />
                <Instructions shown=shown first=first />
                // Texts, questions and the order of their answers are as the language of the task is written.
                <div class="hit-items" dir=direction>
                    {items}
                </div>
                {(!trial).then(|| view! { <Flags checks=checks say=say /> })}
                {foot}
            </form>
            {children.map(|children| children())}
        </Woken>
    }
}

/// The instructions: over the page on demand, and folded above the text, which stays in view, until the worker has
/// submitted a hit of this version of the task.
#[component]
fn Instructions(shown: Shown, first: bool) -> impl IntoView {
    let (text, language) = (shown.instructions, shown.language);
    let pictures = Pictures::new(shown.study, shown.pictures);
    let say = spoken();
    view! {
        {first
            .then(|| {
                let (text, language, pictures) = (text.clone(), language.clone(), pictures.clone());
                view! {
                    <details class="card instructions">
                        <summary>{say.instructions_first()}</summary>
                        <Markdown text=text language=Some(language) pictures=pictures />
                    </details>
                }
            })}
        <dialog id="instructions" class="sheet" popover aria-label=say.instructions()>
            <div class="sheet-head">
                <h2>{say.instructions()}</h2>
                <button type="button" class="button" popovertarget="instructions" popovertargetaction="hide">
                    {say.close()}
                </button>
            </div>
            <Markdown text=text language=Some(language) pictures=pictures />
        </dialog>
    }
}
