//! The payouts of a study, and the button that makes one.

use leptos::prelude::*;
use report::wages::Wages;
use shared::{Locale, StudyId};

use crate::call::is_refused;
use crate::part::{
    Column, Confirm, Form, Hidden, Look, MoneyText, Notice, Section, SubmitButton, Table, Tag, Tone, When,
};

/// What can be paid out, and what was.
pub(super) fn view(study: StudyId, wages: &Wages, say: Locale) -> impl IntoView + use<> {
    let own = wages.own_approved;
    let open = wages.budget.approved - own;
    let own = (own != 0).then(|| format!("{} {}", say.payments_own_unpaid(wages.money(own)), say.own_work()));
    let label = say.payments_pay_out(wages.money(open));
    let warning = say.payments_payout_warning(wages.money(open));
    let make = (open > 0).then(|| {
        let is_open = is_refused("/fn/pay/out", ("study", &study.to_string()));
        view! {
            <Confirm label=label means=warning look=Look::Main open=is_open>
                <Form action="/fn/pay/out">
                    <Hidden name="study" value=study.to_string() />
                    <SubmitButton label=say.payments_confirm_payout() />
                </Form>
            </Confirm>
        }
    });
    let columns = vec![
        Column::text(say.when()),
        Column::text(say.pay_outs_by()),
        Column::number(say.payments_entries()),
        Column::number(say.payments_amount()),
        Column::text(say.state()),
    ];
    let rows = wages.pay_outs.iter().map(|pay_out| {
        let page = format!("/studies/{study}/pay/out/{}", pay_out.id);
        let amount = wages.money(pay_out.amount);
        let (state, tone) = state(pay_out, say);
        view! {
            <tr>
                <th scope="row">
                    <a href=page>
                        <When at=pay_out.created_at />
                    </a>
                </th>
                <td>{pay_out.created_by.clone()}</td>
                <td class="number">{say.integer(pay_out.lines)}</td>
                <td class="number">
                    <MoneyText amount=amount />
                </td>
                <td>
                    <Tag text=state tone=tone />
                </td>
            </tr>
        }
    });
    let rows = rows.collect_view();
    let empty = wages.pay_outs.is_empty();
    view! {
        <Section title=say.payments_payouts() id="pay-outs" lead=say.payments_payouts_lead()>
            {own.map(|own| view! { <Notice>{own}</Notice> })}
            {make}
            {(open == 0).then(|| view! { <p class="muted">{say.payments_nothing_to_pay()}</p> })}
            {(!empty).then(|| view! { <Table caption=say.payments_payouts() columns=columns>{rows}</Table> })}
        </Section>
    }
}

/// How far a payout is.
pub(super) const fn state(pay_out: &engine::money::payout::PayOut, say: Locale) -> (&'static str, Tone) {
    if pay_out.held != 0 {
        (say.payments_is_held(), Tone::Warn)
    } else if pay_out.sent != 0 {
        (say.payments_is_sent(), Tone::Plain)
    } else {
        (say.payments_is_paid(), Tone::Good)
    }
}
