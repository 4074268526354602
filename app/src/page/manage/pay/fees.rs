//! What Prolific adds to bonuses: its fees and the tax on them, of what was sent, and of the next payout on demand.

use engine::recruiting::fee::{BonusFees, Charged};
use leptos::prelude::*;
use shared::{Locale, Money, StudyId};

use crate::part::{Figure, Form, Look, Section, SubmitButton, refusal_without_form};

/// The address that asks about the next payout.
const ASK: &str = "/fn/pay/quote";

/// What was charged, and the button that asks; nothing for a study that has nothing to do with Prolific.
pub(super) fn section(study: StudyId, fees: BonusFees, say: Locale) -> Option<impl IntoView + use<>> {
    let BonusFees { can_ask, sent } = fees;
    if !can_ask && sent.is_empty() {
        return None;
    }
    let is_empty = sent.is_empty();
    let sent = sent.into_iter().map(|charged| figures(charged, say)).collect_view();
    let mark = ("study", study.to_string());
    let ask = can_ask.then(|| {
        view! {
            <Form action=ASK mark=mark>
                <SubmitButton label=say.fees_ask() look=Look::Plain />
                <p class="hint">{say.fees_ask_hint()}</p>
            </Form>
        }
    });
    let refused = (!can_ask).then(|| refusal_without_form(ASK, ("study", &study.to_string())));
    Some(view! {
        <Section title=say.fees_title() id="fees" lead=say.fees_lead()>
            {sent}
            {is_empty.then(|| view! { <p class="muted">{say.fees_none()}</p> })}
            {refused}
            {ask}
        </Section>
    })
}

fn figures(charged: Charged, say: Locale) -> impl IntoView {
    let Charged { bonuses, fees, vat, total } = charged;
    let named =
        |money: Option<Money>| money.map(|money| say.money(&money)).ok_or_else(|| say.fees_unnamed().to_owned());
    view! {
        <div class="figures">
            <Figure label=say.fees_sent() value=Ok(say.money(&bonuses)) />
            <Figure label=say.fees_fee() value=named(fees) />
            <Figure label=say.fees_vat() value=named(vat) />
            <Figure label=say.fees_total() value=named(total) />
        </div>
    }
}
