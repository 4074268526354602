//! `/work/{study}/leave`: what leaving means, what becomes of the answers, and the box to confirm it.

use engine::crowd::withdraw::{Leaving, Withdrawal};
use leptos::prelude::*;
use shared::{AnswerChoice, Locale, StudyId};

use crate::call::leaving;
use crate::page::WorkFrame;
use crate::part::{
    Check, Choice, Form, Head, Hidden, LinkButton, Look, Notice, Radios, SubmitButton, contact_line, load, param,
    spoken,
};

/// The page of a worker who wants to leave.
#[component]
pub fn LeaveStudy() -> impl IntoView {
    let study = param::<StudyId>("study");
    let content = load(async move { Ok(content(leaving(study?).await?)) });
    view! { <WorkFrame>{content}</WorkFrame> }
}

fn content(my: Leaving) -> impl IntoView {
    let say = spoken();
    let form = match my.left {
        None => view! { {leave_form(&my, say)} }.into_any(),
        Some(left) => view! {
            {has_left(left, say)}
            {(my.may_remove && !left.removed).then(|| remove_form(my.study, say))}
        }
        .into_any(),
    };
    let lead = if my.left.is_none() { format!("{} · {}", my.title, say.leave_lead()) } else { my.title.clone() };
    view! {
            <Head title=say.leave_study() lead=lead />
            {form}
            <p class="row">
                <LinkButton href=format!("/work/{}", my.study) label=say.back_to_study() />
            </p>
            <p class="muted">{say.leave_account_stays()}</p>
            {contact_line(&my.contact, |contact| say.questions_about(contact))}
    }
}

/// That the worker has left, and what became of their answers.
pub(super) fn has_left(left: Withdrawal, say: Locale) -> impl IntoView + use<> {
    let day = say.date(left.at);
    let text = if left.removed { say.left_and_removed(day) } else { say.left_and_kept(day) };
    view! {
        <Notice title=say.have_left_title()>
            <p>{text} " " {say.leave_work_is_paid()}</p>
        </Notice>
    }
}

fn leave_form(my: &Leaving, say: Locale) -> impl IntoView + use<> {
    let study = my.study.to_string();
    let choice = if my.may_remove { choices(say).into_any() } else { view! { <p>{say.answers_stay()}</p> }.into_any() };
    view! {
        <ul>
            <li>{say.leave_no_more_tasks()}</li>
            <li>{say.leave_work_is_paid()}</li>
            <li>{say.leave_is_final()}</li>
        </ul>
        <Form action="/fn/work/withdraw" mark=("study", study)>
            {choice}
            <Check name="confirm" label=say.confirm_leaving() required=true />
            <SubmitButton label=say.leave_study() look=Look::Bad />
        </Form>
    }
}

fn choices(say: Locale) -> impl IntoView {
    let choices = vec![
        Choice::new(AnswerChoice::Keep.as_str(), say.keep_answers()).hint(say.keep_answers_means()),
        Choice::new(AnswerChoice::Remove.as_str(), say.remove_answers()).hint(say.remove_answers_means()),
    ];
    view! { <Radios name="choice" label=say.your_answers() choices=choices value=AnswerChoice::Keep.as_str() required=true /> }
}

/// Workers who left and kept their answers may still have them removed.
fn remove_form(study: StudyId, say: Locale) -> impl IntoView {
    view! {
        <Form action="/fn/work/withdraw" mark=("study", study.to_string())>
            <p>{say.remove_answers_means()}</p>
            <Hidden name="choice" value=AnswerChoice::Remove.as_str() />
            <Check name="confirm" label=say.confirm_removing() required=true />
            <SubmitButton label=say.remove_answers() look=Look::Bad />
        </Form>
    }
}
