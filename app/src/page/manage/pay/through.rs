//! What of a payout goes through the providers that sent its workers.

use engine::money::payout::{Owed, PayOutDetails};
use leptos::prelude::*;
use shared::{Locale, ProviderPaymentProblem, ProviderPaymentState, Service, StudyId, pseudonym};

use crate::call::is_refused;
use crate::part::{Confirm, Form, Hidden, Section, ServiceWords, SubmitButton, provider_name};

/// The address that sends again what was refused.
const RETRY: &str = "/fn/pay/retry";

/// For each provider through which somebody is paid, how many were paid there, and the button that sends again what was refused.
pub(super) fn sections(study: StudyId, found: &PayOutDetails, say: Locale) -> Vec<AnyView> {
    let of = |service: &Service| section(study, found, ServiceWords { at: *service, say });
    Service::ALL.iter().filter_map(of).map(IntoAny::into_any).collect()
}

/// For each provider that had not listed workers when the payout was made, who they are and what can be done.
pub(super) fn unlisted(found: &PayOutDetails, say: Locale) -> Vec<AnyView> {
    let sections =
        found.unlisted.iter().filter(|unlisted| !found.asks_payee || unlisted.service.provider().pays_its_people());
    let sections = sections.map(|unlisted| {
        let words = ServiceWords { at: unlisted.service, say };
        let who: Vec<String> = unlisted.workers.iter().map(|number| pseudonym(*number)).collect();
        let title = say.pay_outs_unlisted(provider_name(unlisted.service.provider()).unwrap_or_default());
        view! {
            <Section title=title id=format!("unlisted-{}", unlisted.service)>
                <p>{words.unlisted(say.list(&who))}</p>
            </Section>
        }
        .into_any()
    });
    sections.collect()
}

/// Whether a worker is one of them.
pub(super) fn is_unlisted(found: &PayOutDetails, owed: &Owed) -> bool {
    found.unlisted.iter().any(|unlisted| unlisted.workers.contains(&owed.number)) && owed.through.is_none()
}

fn section(study: StudyId, found: &PayOutDetails, words: ServiceWords) -> Option<impl IntoView + use<>> {
    let of_service = || found.owed.iter().filter(|owed| owed.service == Some(words.at));
    let through: Vec<ProviderPaymentState> = of_service().filter_map(|owed| owed.through).collect();
    if through.is_empty() {
        return None;
    }
    let say = words.say;
    let paid = through.iter().filter(|state| **state == ProviderPaymentState::Paid).count();
    let [paid, all] = [paid, through.len()].map(|n| say.integer(i64::try_from(n).unwrap_or(i64::MAX)));
    let id = found.pay_out.id.to_string();
    let retry = of_service().any(can_retry).then(|| {
        let is_open = is_refused(RETRY, ("pay_out", &id));
        view! {
            <Confirm label=words.retry() means=words.retry_means() open=is_open>
                <Form action=RETRY mark=("pay_out", id.clone())>
                    <Hidden name="study" value=study.to_string() />
                    <Hidden name="service" value=words.at.to_string() />
                    <SubmitButton label=words.retry() />
                </Form>
            </Confirm>
        }
    });
    let count = say.pay_outs_through_prolific_paid(paid, all);
    let lead = if all_through(found) == Some(words.at) { "" } else { words.pays_lead() };
    Some(view! {
        <Section title=words.pays() id=words.at.as_str() lead=lead>
            <p>{count}</p>
            {retry}
        </Section>
    })
}

/// The provider through which all workers of a payout are paid, if it is one.
pub(super) fn all_through(found: &PayOutDetails) -> Option<Service> {
    let first = found.owed.first()?.service;
    found.owed.iter().all(|owed| owed.service == first).then_some(first)?
}

/// Whether a payment was refused and is sent again on request; the same rule as `retry_provider_payments` of the store.
const fn can_retry(owed: &Owed) -> bool {
    if !matches!(owed.through, Some(ProviderPaymentState::Refused)) {
        return false;
    }
    match owed.problem {
        Some(ProviderPaymentProblem::Several | ProviderPaymentProblem::Erased) => false,
        None
        | Some(
            ProviderPaymentProblem::Rejected
            | ProviderPaymentProblem::OtherSum
            | ProviderPaymentProblem::Currency
            | ProviderPaymentProblem::Refused
            | ProviderPaymentProblem::Unknown
            | ProviderPaymentProblem::Disagrees
            | ProviderPaymentProblem::Disconnected,
        ) => true,
    }
}

/// Whether a person can say that a worker was paid: what goes through a provider is confirmed there.
pub(super) const fn can_confirm(owed: &Owed) -> bool {
    matches!(owed.through, None | Some(ProviderPaymentState::Unclear | ProviderPaymentState::Refused))
}

/// Whether a person can put what a worker gets into the next payout.
pub(super) const fn can_return(owed: &Owed) -> bool {
    can_confirm(owed) || matches!(owed.through, Some(ProviderPaymentState::Waiting))
}

/// The button by which what a worker gets is put into the next payout, and what is asked for there: money came back, or
/// no bonus was paid.
pub(super) fn returning(found: &PayOutDetails, owed: &Owed, say: Locale) -> (&'static str, &'static str) {
    match owed.through {
        None if is_unlisted(found, owed) => (say.pay_outs_move(), say.pay_outs_move_why()),
        Some(ProviderPaymentState::Waiting | ProviderPaymentState::Refused) => {
            (say.pay_outs_move(), say.pay_outs_move_why())
        }
        _ => (say.pay_outs_came_back(), say.pay_outs_came_back_why()),
    }
}
