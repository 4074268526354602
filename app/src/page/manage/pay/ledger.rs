//! The ledger: one line per reward, bonus or correction.

use engine::money::pay::LedgerRow;
use leptos::prelude::*;
use shared::{Locale, Money, PaymentKind, pseudonym};

use super::details::state_of_line;
use crate::part::{Column, Empty, MoneyText, Table, Tag, When, spoken};

/// Lines shown; the export has all.
pub(super) const SHOWN: i64 = 200;

/// The newest of so many lines.
pub(super) fn view(newest: &[LedgerRow], n: i64) -> impl IntoView + use<> {
    let say = spoken();
    if newest.is_empty() {
        return view! { <Empty text=say.payments_ledger_empty() /> }.into_any();
    }
    let columns = vec![
        Column::text(say.when()),
        Column::text(say.worker()),
        Column::text(say.payments_type()),
        Column::number(say.payments_amount()),
        Column::text(say.state()),
    ];
    let rows = newest.iter().map(|line| row(line, say)).collect_view();
    let more = (n > SHOWN).then(|| say.payments_newest(SHOWN, n));
    view! {
        <Table caption=say.payments_ledger() columns=columns sortable=true>
            {rows}
        </Table>
        {more.map(|more| view! { <p class="muted">{more}</p> })}
    }
    .into_any()
}

fn row(line: &LedgerRow, say: Locale) -> impl IntoView + use<> {
    let amount = Money::new(line.amount, line.currency.clone());
    let (state, tone) = state_of_line(line.state, say);
    let reason = line.reason.clone().map(|reason| view! { <p class="small as-written" dir="auto">{reason}</p> });
    view! {
        <tr>
            <th scope="row">
                <When at=line.created_at />
            </th>
            <td>{pseudonym(line.number)}</td>
            <td>{kind(line.kind, say)} {reason}</td>
            <td class="number">
                <MoneyText amount=amount />
            </td>
            <td>
                <Tag text=state tone=tone />
            </td>
        </tr>
    }
}

/// The kind of an entry in words.
const fn kind(kind: PaymentKind, say: Locale) -> &'static str {
    match kind {
        PaymentKind::Reward => say.payments_reward(),
        PaymentKind::Bonus => say.payments_bonus(),
        PaymentKind::Correction => say.payments_correction(),
    }
}
