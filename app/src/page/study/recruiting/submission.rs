//! `/studies/{study}/prolific/{submission}`, and the same for Connect: what both sides know of one participant, and what can be
//! decided at the provider.

use engine::recruiting::comparison::{Compared, Here, There};
use engine::recruiting::decide::Possible;
use engine::recruiting::service::Abilities;
use leptos::prelude::*;
use shared::{Ending, Finding, Locale, RejectionReason, Service, StudyId};

use super::submissions::{at_provider, deadline, on_this_server};
use crate::call::{self, is_refused};
use crate::page::Frame;
use crate::part::{
    Choice, Confirm, Fold, Form, Head, Hidden, Look, Notice, Section, Select, ServiceWords, SubmitButton, Tag,
    TextArea, Tone, load, news, param, refusal_without_form, spoken,
};

/// The address of the forms.
const DECIDE: &str = "/fn/recruiting/decide";

/// A submission at Prolific.
#[component]
pub fn ProlificSubmission() -> impl IntoView {
    page(Service::Prolific)
}

/// An assignment at CloudResearch Connect.
#[component]
pub fn ConnectSubmission() -> impl IntoView {
    page(Service::Connect)
}

fn page(service: Service) -> impl IntoView {
    let study = param::<StudyId>("study");
    let submission = param::<String>("submission");
    view! {
        <Frame study=study.clone().ok() here=service.as_str()>
            {load(async move {
                let study = study?;
                let words = ServiceWords { at: service, say: spoken() };
                let Compared { participant, there, here, finding } =
                    call::service_submission((study, service), submission?).await?;
                let (word, advice) = words.finding(finding);
                let tone = if finding.is_difference() { Tone::Warn } else { Tone::Plain };
                let decisions = there.clone().map(|there| decisions(study, &there, (here.as_ref(), finding), words));
                let (there, here) = (
                    there.map(|there| at_provider(there, words)),
                    here.map(|here| on_this_server(study, &here, words.say)),
                );
                let list = format!("{}#submissions", call::account_address(study, service));
                Ok(view! {
                    <Head title=words.submission_title(participant) lead=words.submission_lead()>
                        <Tag text=word tone=tone />
                    </Head>
                    {news()}
                    {(!advice.is_empty()).then(|| view! { <p>{advice}</p> })}
                    <Section title=words.title() id="there">{there}</Section>
                    <Section title=words.say.prolific_here() id="here">{here}</Section>
                    {decisions}
                    <p>
                        <a href=list>{words.all_submissions()}</a>
                    </p>
                })
            })}
        </Frame>
    }
}

/// The forms for what can be decided about it.
fn decisions(study: StudyId, there: &There, (here, finding): (Option<&Here>, Finding), words: ServiceWords) -> AnyView {
    let Possible { approve: can_approve, reject: can_reject, ask_return: can_ask } =
        Possible::of(&there.status, Abilities::of(words.at));
    let forms = [("approve", can_approve), ("ask_return", can_ask), ("reject", can_reject)];
    let gone = forms.into_iter().filter(|(_, is_there)| !is_there);
    let refusal = gone.map(|(decision, _)| refusal_without_form(DECIDE, ("decision", decision))).collect_view();
    if !can_approve && !can_reject && !can_ask {
        return view! {
            {refusal}
            <p class="muted">{words.nothing_to_decide()}</p>
        }
        .into_any();
    }
    let is_finished = finding == Finding::Agree && here.is_some_and(|here| here.ending == Some(Ending::Finished));
    let about = (study, there.submission.clone());
    view! {
        {refusal}
        <Section title=words.say.prolific_decide() id="decide">
            {can_reject.then(|| deadline(words))}
            {can_approve.then(|| approve(about.clone(), words))}
            {can_ask.then(|| ask_return(about.clone(), words))}
            {can_reject.then(|| rejection(about.clone(), is_finished, words))}
        </Section>
    }
    .into_any()
}

/// The fields that name a submission in a form.
fn hidden((study, submission): (StudyId, String), at: Service) -> impl IntoView {
    view! {
        <Hidden name="study" value=study.to_string() />
        <Hidden name="service" value=at.to_string() />
        <Hidden name="submission" value=submission />
    }
}

fn approve(about: (StudyId, String), words: ServiceWords) -> impl IntoView {
    let (say, open) = (words.say, is_refused(DECIDE, ("decision", "approve")));
    // Within the form: a field outside of it does not know what was typed and refused.
    let thanks = move || {
        Abilities::of(words.at).thanks.then(|| {
            view! {
                <TextArea name="message" id="thanks" label=say.connect_thanks() hint=say.connect_thanks_hint() rows=2 />
            }
        })
    };
    view! {
        <Confirm label=say.prolific_approve() means=words.approve_means() look=Look::Main open=open>
            <Form action=DECIDE mark=("decision", "approve".to_owned())>
                {hidden(about, words.at)} {thanks()}
                <SubmitButton label=say.prolific_approve() />
            </Form>
        </Confirm>
    }
}

fn ask_return(about: (StudyId, String), words: ServiceWords) -> impl IntoView {
    let say = words.say;
    view! {
        <Fold title=say.prolific_ask_return() id="ask-return" open=is_refused(DECIDE, ("decision", "ask_return"))>
            <p>{say.prolific_ask_return_means()}</p>
            <Form action=DECIDE mark=("decision", "ask_return".to_owned())>
                {hidden(about, words.at)}
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

fn rejection(about: (StudyId, String), is_finished: bool, words: ServiceWords) -> impl IntoView {
    let say = words.say;
    let category = move || {
        Abilities::of(words.at).has_reasons.then(|| {
            let choice = |reason: &RejectionReason| Choice::new(reason.as_str(), reason_name(*reason, say));
            let choices: Vec<Choice> = RejectionReason::ALL.iter().map(choice).collect();
            view! { <Select name="category" label=say.prolific_category() choices=choices /> }
        })
    };
    let warning = is_finished.then(|| view! { <Notice tone=Tone::Warn>{words.reject_finished()}</Notice> });
    view! {
        <Fold title=say.prolific_reject() id="reject" open=is_refused(DECIDE, ("decision", "reject"))>
            {warning}
            <p>{words.reject_means()}</p>
            <Form action=DECIDE mark=("decision", "reject".to_owned())>
                {hidden(about, words.at)} {category()}
                <TextArea
                    name="message"
                    label=say.prolific_message()
                    hint=words.message_hint()
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
