//! The page of a hit: what is shown in which state, and the form itself.

use engine::thread::MyThread;
use engine::work::MyStudy;
use leptos::prelude::*;
use leptos_meta::Title;
use shared::{AssignmentId, AssignmentState, Flag, Problem, Shown, SubmissionId};

use super::foot::Foot;
use super::head::HitHead;
use super::item::Item;
use super::over::Over;
use super::warning::{Flags, Late, Refusal};
use crate::answers::{Asked, Fields, key_of, write};
use crate::call;
use crate::island::{HitDesk, Kept};
use crate::page::{WorkFrame, work::raised::Raise};
use crate::part::{Hidden, Markdown, param, query, refused};

/// The form's address; a refused one comes back with what was given.
const SUBMIT: &str = "/fn/work/submit_form";

/// One hit at work.
#[component]
pub fn Hit() -> impl IntoView {
    let id = param::<AssignmentId>("assignment");
    let (checks, saved) = (query("check").is_some(), query("saved").is_some());
    Suspend::new(async move {
        match desk(id, checks, saved).await {
            Ok(desk) => view! { <Page desk=desk /> }.into_any(),
            Err(problem) => view! { <WorkFrame>{refused(&problem)}</WorkFrame> }.into_any(),
        }
    })
}

async fn desk(id: Result<AssignmentId, Problem>, checks: bool, saved: bool) -> Result<Desk, Problem> {
    let (shown, submission) = call::shown(id?).await?;
    let my = call::my_study(shown.study).await?;
    let thread = call::my_thread(shown.id).await?;
    Ok(Desk { checks: checks_of(&shown, checks).await?, shown, my, submission, saved, thread })
}

/// All that the page shows.
#[derive(Clone, Debug)]
struct Desk {
    shown: Shown,
    my: MyStudy,
    submission: SubmissionId,
    checks: Vec<Flag>,
    saved: bool,
    thread: Option<MyThread>,
}

/// What is odd about the draft, if the worker has just tried to submit it.
async fn checks_of(shown: &Shown, checks: bool) -> Result<Vec<Flag>, Problem> {
    if checks { call::flags(shown.id, &shown.draft.answers).await } else { Ok(Vec::new()) }
}

#[component]
fn Page(desk: Desk) -> impl IntoView {
    let id = desk.shown.id;
    if matches!(desk.shown.state, AssignmentState::Submitted | AssignmentState::Returned) {
        return view! {
            <WorkFrame>
                <Over shown=desk.shown />
                <Raise assignment=id thread=desk.thread />
            </WorkFrame>
        }
        .into_any();
    }
    let thread = desk.thread.clone();
    view! {
        <Title text=format!("{} · Concord", desk.shown.title) />
        <div class="frame slim desk">
            <main id="content" tabindex="-1">
                <Work desk=desk />
                <Raise assignment=id thread=thread />
                <Kept except=Some(id) />
            </main>
        </div>
    }
    .into_any()
}

/// The form in its island.
#[component]
fn Work(desk: Desk) -> impl IntoView {
    let Desk { shown, my, submission, checks, saved, .. } = desk;
    let fields = given(&shown);
    let done = my.tasks.iter().find(|task| task.task == shown.task).map_or(0, |task| task.done);
    let first = done == 0 && shown.draft.revision == 0;
    let of = shown.items.len();
    let items = shown.items.iter().enumerate().map(|(index, item)| {
        view! { <Item shown=shown.clone() item=item.clone() index=index fields=fields.clone() checks=checks.clone() /> }
    });
    let items = items.collect_view();
    let direction = shown.language.direction().as_str();
    view! {
        <HitDesk
            assignment=shown.id
            submission=submission
            revision=shown.draft.revision
            title=shown.title.clone()
            questions=Asked::all(&shown.questions)
            lease_until=shown.lease_until
            now=shown.now
        >
            <form method="post" action=SUBMIT class="hit" dir=direction autocomplete="off" data-hit data-items=of>
                <HitHead shown=shown.clone() hourly=my.earned.hourly() done=done />
                <Hidden name="assignment" value=shown.id.to_string() />
                <Hidden name="submission" value=submission.to_string() />
                <Hidden name="revision" value=shown.draft.revision.to_string() />
                <Refusal />
                <Late shown=shown.clone() />
                <Instructions shown=shown.clone() first=first />
                <div class="hit-items">{items}</div>
                <Flags checks=checks />
                <Foot assignment=shown.id several={of > 1} saved=saved />
            </form>
            <form method="post" action="/fn/work/next" data-next hidden>
                <Hidden name="study" value=shown.study.to_string() />
                <Hidden name="task" value=shown.task.to_string() />
            </form>
        </HitDesk>
    }
}

/// What stands in the fields: what was refused a moment ago, else the draft.
fn given(shown: &Shown) -> Fields {
    let refused = call::flash().filter(|flash| flash.path.starts_with("/fn/work/s"));
    match refused {
        Some(flash) => {
            flash.values.iter().filter_map(|(name, value)| Some((key_of(name)?.to_owned(), value.clone()))).collect()
        }
        None => write(&shown.draft.answers, &Asked::all(&shown.questions)),
    }
}

/// The instructions: over the page on demand, and on the worker's first hit of the task folded above the text, which stays
/// in view.
#[component]
fn Instructions(shown: Shown, first: bool) -> impl IntoView {
    let (text, language) = (shown.instructions, shown.language);
    view! {
        {first
            .then(|| {
                let (text, language) = (text.clone(), language.clone());
                view! {
                    <details class="card instructions">
                        <summary>"Instructions: please read them before your first text"</summary>
                        <Markdown text=text language=Some(language) />
                    </details>
                }
            })}
        <dialog id="instructions" class="sheet" popover aria-label="Instructions">
            <div class="sheet-head">
                <h2>"Instructions"</h2>
                <button type="button" class="button" popovertarget="instructions" popovertargetaction="hide">
                    "Close"
                </button>
            </div>
            <Markdown text=text language=Some(language) />
        </dialog>
    }
}
