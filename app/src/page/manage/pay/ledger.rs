//! The ledger: one line per reward, bonus or correction.

use engine::money::pay::LedgerRow;
use leptos::prelude::*;
use shared::{Locale, Money, pseudonym};

use crate::part::{Column, Empty, MoneyText, Table, Tag, Tone, When, spoken};

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
    let tone = if line.state == "paid" { Tone::Good } else { Tone::Plain };
    view! {
        <tr>
            <th scope="row">
                <When at=line.created_at />
            </th>
            <td>{pseudonym(line.number)}</td>
            <td>{kind(line, say)}</td>
            <td class="number">
                <MoneyText amount=amount />
            </td>
            <td>
                <Tag text=state(line, say) tone=tone />
            </td>
        </tr>
    }
}

/// The kind of an entry in words; a kind that is not known is shown as it is stored.
fn kind(line: &LedgerRow, say: Locale) -> String {
    match line.kind.as_str() {
        "reward" => say.payments_reward().to_owned(),
        "bonus" => say.payments_bonus().to_owned(),
        "correction" => say.payments_correction().to_owned(),
        other => other.to_owned(),
    }
}

/// The state of an entry in words; a state that is not known is shown as it is stored.
fn state(line: &LedgerRow, say: Locale) -> String {
    match line.state.as_str() {
        "approved" => say.is_approved().to_owned(),
        "paid" => say.payments_is_paid().to_owned(),
        other => other.to_owned(),
    }
}
