//! `/studies/{study}/prolific/{submission}`: what both sides know of one participant, and what can be decided at Prolific.

use engine::recruiting::comparison::{Compared, Here, There};
use engine::recruiting::decide::Possible;
use leptos::prelude::*;
use shared::{Ending, Finding, Locale, RejectionReason, StudyId};

use super::submissions::{on_prolific, on_this_server, words};
use crate::call::{self, is_refused};
use crate::page::Frame;
use crate::part::{
    Choice, Confirm, Fold, Form, Head, Hidden, Look, Notice, Section, Select, SubmitButton, Tag, TextArea, Tone, load,
    news, param, refusal_without_form, spoken,
};

/// The address of the forms.
const DECIDE: &str = "/fn/prolific/decide";

/// A submission.
#[component]
pub fn ProlificSubmission() -> impl IntoView {
    let study = param::<StudyId>("study");
    let submission = param::<String>("submission");
    view! {
        <Frame study=study.clone().ok() here="prolific">
            {load(async move {
                let (study, say) = (study?, spoken());
                let Compared { participant, there, here, finding } =
                    call::prolific_submission(study, submission?).await?;
                let (word, advice) = words(finding, say);
                let tone = if finding.is_difference() { Tone::Warn } else { Tone::Plain };
                let decisions = there.clone().map(|there| decisions(study, &there, here.as_ref(), finding, say));
                let (there, here) = (
                    there.map(|there| on_prolific(there, say)),
                    here.map(|here| on_this_server(study, &here, say)),
                );
                Ok(view! {
                    <Head title=say.prolific_submission_title(participant) lead=say.prolific_submission_lead()>
                        <Tag text=word tone=tone />
                    </Head>
                    {news()}
                    {(!advice.is_empty()).then(|| view! { <p>{advice}</p> })}
                    <Section title=say.nav_prolific() id="there">{there}</Section>
                    <Section title=say.prolific_here() id="here">{here}</Section>
                    {decisions}
                    <p>
                        <a href=format!("/studies/{study}/prolific#submissions")>{say.prolific_all_submissions()}</a>
                    </p>
                })
            })}
        </Frame>
    }
}

/// The forms for what can be decided about it.
fn decisions(study: StudyId, there: &There, here: Option<&Here>, finding: Finding, say: Locale) -> AnyView {
    let Possible { approve: can_approve, reject: can_reject, ask_return: can_ask } = Possible::of(&there.status);
    let forms = [("approve", can_approve), ("ask_return", can_ask), ("reject", can_reject)];
    let gone = forms.into_iter().filter(|(_, is_there)| !is_there);
    let refusal = gone.map(|(decision, _)| refusal_without_form(DECIDE, ("decision", decision))).collect_view();
    if !can_approve && !can_reject && !can_ask {
        return view! {
            {refusal}
            <p class="muted">{say.prolific_nothing_to_decide()}</p>
        }
        .into_any();
    }
    let is_finished = finding == Finding::Agree && here.is_some_and(|here| here.ending == Some(Ending::Finished));
    let submission = there.submission.clone();
    view! {
        {refusal}
        <Section title=say.prolific_decide() id="decide">
            {can_approve.then(|| approve(study, submission.clone(), say))}
            {can_ask.then(|| ask_return(study, submission.clone(), say))}
            {can_reject.then(|| rejection(study, submission.clone(), is_finished, say))}
        </Section>
    }
    .into_any()
}

fn approve(study: StudyId, submission: String, say: Locale) -> impl IntoView {
    view! {
        <Confirm
            label=say.prolific_approve()
            means=say.prolific_approve_means()
            look=Look::Main
            open=is_refused(DECIDE, ("decision", "approve"))
        >
            <Form action=DECIDE mark=("decision", "approve".to_owned())>
                <Hidden name="study" value=study.to_string() />
                <Hidden name="submission" value=submission />
                <SubmitButton label=say.prolific_approve() />
            </Form>
        </Confirm>
    }
}

fn ask_return(study: StudyId, submission: String, say: Locale) -> impl IntoView {
    view! {
        <Fold title=say.prolific_ask_return() id="ask-return" open=is_refused(DECIDE, ("decision", "ask_return"))>
            <p>{say.prolific_ask_return_means()}</p>
            <Form action=DECIDE mark=("decision", "ask_return".to_owned())>
                <Hidden name="study" value=study.to_string() />
                <Hidden name="submission" value=submission />
                <TextArea
                    name="reason"
                    label=say.prolific_return_reason()
                    hint=say.prolific_return_reason_hint()
                    rows=2
                    required=true
                />
                <SubmitButton label=say.prolific_ask_return() />
            </Form>
        </Fold>
    }
}

fn rejection(study: StudyId, submission: String, is_finished: bool, say: Locale) -> impl IntoView {
    let choices: Vec<Choice> =
        RejectionReason::ALL.iter().map(|reason| Choice::new(reason.as_str(), reason_name(*reason, say))).collect();
    let warning = is_finished.then(|| view! { <Notice tone=Tone::Warn>{say.prolific_reject_finished()}</Notice> });
    view! {
        <Fold title=say.prolific_reject() id="reject" open=is_refused(DECIDE, ("decision", "reject"))>
            {warning}
            <p>{say.prolific_reject_means()}</p>
            <Form action=DECIDE mark=("decision", "reject".to_owned())>
                <Hidden name="study" value=study.to_string() />
                <Hidden name="submission" value=submission />
                <Select name="category" label=say.prolific_category() choices=choices />
                <TextArea
                    name="message"
                    label=say.prolific_message()
                    hint=say.prolific_message_hint()
                    rows=4
                    required=true
                />
                <SubmitButton label=say.prolific_reject() look=Look::Bad />
            </Form>
        </Fold>
    }
}

const fn reason_name(reason: RejectionReason, say: Locale) -> &'static str {
    match reason {
        RejectionReason::FailedCheck => say.prolific_failed_check(),
        RejectionReason::FailedInstructions => say.prolific_failed_instructions(),
        RejectionReason::LowEffort => say.prolific_low_effort(),
        RejectionReason::TooQuickly => say.prolific_too_quickly(),
        RejectionReason::TooSlowly => say.prolific_too_slowly(),
        RejectionReason::NoData => say.prolific_no_data(),
        RejectionReason::NoCode => say.prolific_no_code(),
        RejectionReason::BadCode => say.prolific_bad_code(),
        RejectionReason::Malingering => say.prolific_malingering(),
        RejectionReason::IncompleteLongitudinal => say.prolific_incomplete_longitudinal(),
        RejectionReason::UnsupportedDevice => say.prolific_unsupported_device(),
        RejectionReason::Unlisted => say.prolific_unlisted(),
    }
}
