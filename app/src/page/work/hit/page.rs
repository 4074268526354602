//! The page of a hit: what is shown in which state, and the form itself.

use engine::crowd::rejection::Rejection;
use engine::crowd::submitted::SubmissionAnswers;
use engine::crowd::thread::MyThread;
use engine::crowd::work::MyStudy;
use leptos::prelude::*;
use shared::{AssignmentId, AssignmentState, Flag, Problem, Shown, SubmissionId};

use super::foot::Foot;
use super::head::HitHead;
use super::over::Over;
use super::sheet::Sheet;
use super::warning::Last;
use crate::call;
use crate::page::{
    WorkFrame,
    work::raised::{Raise, RaisedAbout},
};
use crate::part::{Hidden, Kept, Title, news, param, query, refused, spoken};
use front::SENT_BEFORE;
use front::answers::{Asked, Fields, key_of, write};

/// The form's address; a rejected form is shown again with its answers.
const SUBMIT: &str = "/fn/work/submit_form";

/// The page on which a worker works on a hit.
#[component]
pub fn Hit() -> impl IntoView {
    let id = param::<AssignmentId>("assignment");
    let (checks, saved) = (query("check").is_some(), query("saved").is_some());
    Suspend::new(async move {
        match desk(id, checks, saved).await {
            Ok(desk) => view! { <Page desk=desk /> }.into_any(),
            Err(problem) => view! { <WorkFrame>{refused(&problem, spoken())}</WorkFrame> }.into_any(),
        }
    })
}

async fn desk(id: Result<AssignmentId, Problem>, checks: bool, saved: bool) -> Result<Desk, Problem> {
    let (shown, submission) = call::shown(id?).await?;
    let my = call::my_study(shown.study).await?;
    let thread = call::my_thread(shown.id).await?;
    let rejection = if shown.state == AssignmentState::Submitted { call::rejection(shown.id).await? } else { None };
    let first = call::is_first_of_version(shown.id).await?;
    let answers =
        if shown.state == AssignmentState::Submitted { Some(call::own_answers(shown.id).await?) } else { None };
    let checks = checks_of(&shown, checks).await?;
    Ok(Desk { shown, my, submission, checks, first, saved, thread, rejection, answers })
}

/// All that the page shows.
#[derive(Clone, Debug)]
struct Desk {
    shown: Shown,
    my: MyStudy,
    submission: SubmissionId,
    checks: Vec<Flag>,
    /// Whether the instructions are new to the worker.
    first: bool,
    saved: bool,
    thread: Option<MyThread>,
    rejection: Option<Rejection>,
    answers: Option<SubmissionAnswers>,
}

/// The warnings about the draft, if the worker has just tried to submit it.
async fn checks_of(shown: &Shown, checks: bool) -> Result<Vec<Flag>, Problem> {
    if checks { call::flags(shown.id, &shown.draft.answers).await } else { Ok(Vec::new()) }
}

#[component]
fn Page(desk: Desk) -> impl IntoView {
    let (id, say) = (desk.shown.id, spoken());
    if matches!(desk.shown.state, AssignmentState::Submitted | AssignmentState::Returned) {
        let same = desk.my.tasks.iter().find(|task| task.task == desk.shown.task);
        let goes_on = same.is_some_and(|task| task.open || task.live.is_some());
        return view! {
            <WorkFrame>
                <Over
                    shown=desk.shown
                    rejection=desk.rejection.clone()
                    answers=desk.answers
                    sent_before=query(SENT_BEFORE).is_some()
                    goes_on=goes_on
                />
                <Raise assignment=id thread=desk.thread about=about_over(desk.rejection.as_ref()) say=say />
            </WorkFrame>
        }
        .into_any();
    }
    let thread = desk.thread.clone();
    view! {
        <Title text=desk.shown.title.clone() />
        <div class="frame slim desk">
            <main id="content" tabindex="-1">
                {news()}
                <Work desk=desk />
                <Raise assignment=id thread=thread about=RaisedAbout::Open say=say />
                <Kept except=Some(id) say=say />
            </main>
        </div>
    }
    .into_any()
}

/// What a message about work that is over is about.
const fn about_over(rejection: Option<&Rejection>) -> RaisedAbout {
    match rejection {
        None => RaisedAbout::Over,
        Some(Rejection { contested_at: None, .. }) => RaisedAbout::Rejected,
        Some(Rejection { contested_at: Some(_), .. }) => RaisedAbout::Contested,
    }
}

/// The form, with the earnings and the links.
#[component]
fn Work(desk: Desk) -> impl IntoView {
    let Desk { shown, my, submission, checks, first, saved, .. } = desk;
    let (fields, say) = (given(&shown), spoken());
    let mine = my.tasks.iter().find(|task| task.task == shown.task);
    let (done, all) = mine.map_or((0, None), |task| (task.done, task.all()));
    // A task that is no longer live is closed as well.
    let is_last = mine.is_none_or(|task| task.closed);
    let (hourly, back) = (my.earned.hourly(), (format!("/work/{}", shown.study), say.my_work()));
    let head = view! {
        <HitHead shown=shown.clone() hourly=hourly place=(done, all) back=back />
        <Last is_last=is_last />
        <Hidden name="assignment" value=shown.id.to_string() />
        <Hidden name="submission" value=submission.to_string() />
        <Hidden name="revision" value=shown.draft.revision.to_string() />
    };
    let foot = view! { <Foot assignment=shown.id items=shown.items.len() saved=saved say=say /> };
    let (study, task) = (shown.study.to_string(), shown.task.to_string());
    view! {
        <Sheet
            shown=shown
            submission=submission
            fields=fields
            checks=checks
            action=SUBMIT
            first=first
            head=head.into_any()
            foot=foot.into_any()
        >
            <form method="post" action="/fn/work/next" data-next hidden>
                <Hidden name="study" value=study />
                <Hidden name="task" value=task />
            </form>
        </Sheet>
    }
}

/// The values of the fields: those that were just rejected, otherwise those of the draft.
fn given(shown: &Shown) -> Fields {
    let refused = call::flash().filter(|flash| flash.path.starts_with("/fn/work/s"));
    match refused {
        Some(flash) => {
            flash.values.iter().filter_map(|(name, value)| Some((key_of(name)?.to_owned(), value.clone()))).collect()
        }
        None => write(&shown.draft.answers, &Asked::all(&shown.questions)),
    }
}
