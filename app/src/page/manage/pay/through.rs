//! What of a payout goes through Prolific, which sent its workers.

use engine::money::payout::{Owed, PayOutDetails};
use leptos::prelude::*;
use shared::{Locale, ProviderPaymentProblem, ProviderPaymentState, StudyId};

use crate::call::is_refused;
use crate::part::{Confirm, Form, Hidden, Section, SubmitButton, Tone};

/// The address that sends again what was refused.
const RETRY: &str = "/fn/pay/retry";

/// How many were paid there, and the button that sends again what was refused; nothing if nobody is paid there.
pub(super) fn section(study: StudyId, found: &PayOutDetails, say: Locale) -> Option<impl IntoView + use<>> {
    let through: Vec<ProviderPaymentState> = found.owed.iter().filter_map(|owed| owed.through).collect();
    if through.is_empty() {
        return None;
    }
    let paid = through.iter().filter(|state| **state == ProviderPaymentState::Paid).count();
    let [paid, all] = [paid, through.len()].map(|n| say.integer(i64::try_from(n).unwrap_or(i64::MAX)));
    let id = found.pay_out.id.to_string();
    let retry = found.owed.iter().any(can_retry).then(|| {
        let is_open = is_refused(RETRY, ("pay_out", &id));
        view! {
            <Confirm label=say.pay_outs_retry() means=say.pay_outs_retry_means() open=is_open>
                <Form action=RETRY mark=("pay_out", id.clone())>
                    <Hidden name="study" value=study.to_string() />
                    <SubmitButton label=say.pay_outs_retry() />
                </Form>
            </Confirm>
        }
    });
    let count = say.pay_outs_through_prolific_paid(paid, all);
    let lead = if is_all(found) { "" } else { say.pay_outs_through_prolific_lead() };
    Some(view! {
        <Section title=say.pay_outs_through_prolific() id="prolific" lead=lead>
            <p>{count}</p>
            {retry}
        </Section>
    })
}

/// Whether all workers of a payout are paid there.
pub(super) fn is_all(found: &PayOutDetails) -> bool {
    found.owed.iter().all(|owed| owed.through.is_some())
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
pub(super) const fn returning(owed: &Owed, say: Locale) -> (&'static str, &'static str) {
    match owed.through {
        Some(ProviderPaymentState::Waiting | ProviderPaymentState::Refused) => {
            (say.pay_outs_move(), say.pay_outs_move_why())
        }
        _ => (say.pay_outs_came_back(), say.pay_outs_came_back_why()),
    }
}

/// How far a payment is, in words.
pub(super) const fn state(state: ProviderPaymentState, say: Locale) -> (&'static str, Tone) {
    match state {
        ProviderPaymentState::Waiting => (say.pay_outs_waits_there(), Tone::Plain),
        ProviderPaymentState::Sending => (say.pay_outs_is_being_sent(), Tone::Plain),
        ProviderPaymentState::Accepted => (say.pay_outs_is_accepted(), Tone::Plain),
        ProviderPaymentState::Unclear => (say.pay_outs_may_be_paid(), Tone::Warn),
        ProviderPaymentState::Refused => (say.pay_outs_not_paid(), Tone::Warn),
        ProviderPaymentState::Paid => (say.payments_is_paid(), Tone::Good),
    }
}

/// Why a payment was not made, and what to do.
pub(super) const fn problem(problem: ProviderPaymentProblem, say: Locale) -> &'static str {
    match problem {
        ProviderPaymentProblem::Rejected => say.pay_outs_was_rejected(),
        ProviderPaymentProblem::OtherSum => say.pay_outs_other_sum(),
        ProviderPaymentProblem::Currency => say.pay_outs_other_currency(),
        ProviderPaymentProblem::Refused => say.pay_outs_was_refused(),
        ProviderPaymentProblem::Unknown => say.pay_outs_unknown_there(),
        ProviderPaymentProblem::Disagrees => say.pay_outs_disagrees(),
        ProviderPaymentProblem::Erased => say.pay_outs_was_erased(),
        ProviderPaymentProblem::Several => say.pay_outs_several_there(),
        ProviderPaymentProblem::Disconnected => say.pay_outs_was_disconnected(),
    }
}
