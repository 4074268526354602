//! The last page of a participant who came by an entrance: how it ended, their code, and the way back.

use engine::crowd::taking_part::TakingPart;
use leptos::prelude::*;
use shared::{Ending, Locale, Provider, StudyId, WayOut};

use crate::part::{Copyable, Form, Hidden, LinkButton, Look, Notice, SubmitButton, Tone, provider_name};

/// How it ended, with the completion code and the link back to the provider.
#[component]
pub fn WayOutCard(
    /// The way out.
    out: WayOut,
    /// The language of the page.
    say: Locale,
) -> impl IntoView {
    let tone = if out.ending == Ending::Finished { Tone::Good } else { Tone::Plain };
    view! {
        <Notice tone=tone title=ending_sentence(out.ending, say)>
            {leaving(out, say)}
        </Notice>
    }
}

/// The completion code and the link back, or what to do without.
pub(crate) fn leaving(out: WayOut, say: Locale) -> impl IntoView {
    let WayOut { code, address, provider, .. } = out;
    let last = match (&code, &address) {
        (_, Some(_)) => None,
        (Some(_), None) if provider == Some(Provider::Mturk) => Some(say.mturk_go_back()),
        (None, None) if provider == Some(Provider::Mturk) => Some(say.mturk_return_hit()),
        (Some(_), None) => Some(say.ending_enter_code()),
        (None, None) => Some(say.ending_close_page()),
    };
    let label = match provider.and_then(provider_name) {
        Some(name) => say.ending_return_to(name),
        None => say.ending_return().to_owned(),
    };
    view! {
        {address.map(|address| view! { <p><LinkButton href=address label=label look=Look::Main /></p> })}
        {code.map(|code| view! { <Copyable label=say.ending_code() value=code /> })}
        {last.map(|text| view! { <p>{text}</p> })}
    }
}

/// How many of their tasks a participant has done, and the button that ends it where no more are left.
pub(super) fn taking_part(study: StudyId, taking: &TakingPart, say: Locale) -> impl IntoView + use<> {
    let progress = taking.wanted.filter(|_| taking.way_out.is_none());
    let progress = progress.map(|all| view! { <p class="muted">{say.entrance_progress(taking.submitted, all)}</p> });
    let finish = taking.may_finish.then(|| {
        view! {
            <p>{say.entrance_nothing_left()}</p>
            <Form action="/fn/finish" mark=("study", study.to_string())>
                <SubmitButton label=say.entrance_finish() />
            </Form>
        }
    });
    view! { {progress} {finish} }
}

/// The form of a participant who does not agree to the consent form.
pub(crate) fn decline(study: StudyId, say: Locale) -> impl IntoView {
    view! {
        <Form action="/fn/decline_consent">
            <Hidden name="study" value=study.to_string() />
            <SubmitButton label=say.entrance_decline() look=Look::Plain />
            <p class="muted">{say.entrance_decline_means()}</p>
        </Form>
    }
}

/// How it ended, in a sentence.
pub(crate) const fn ending_sentence(ending: Ending, say: Locale) -> &'static str {
    match ending {
        Ending::Finished => say.ending_finished(),
        Ending::NoConsent => say.ending_no_consent(),
        Ending::ScreenedOut => say.ending_screened_out(),
        Ending::FailedChecks => say.ending_failed_checks(),
        Ending::TimedOut => say.ending_timed_out(),
        Ending::Full => say.ending_full(),
    }
}
