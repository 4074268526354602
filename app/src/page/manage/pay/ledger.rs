//! The ledger: one line per reward, bonus or correction.

use engine::money::pay::LedgerRow;
use leptos::prelude::*;
use shared::Money;
use shared::pseudonym;

use crate::part::{Column, Empty, MoneyText, Table, Tag, Tone, When};

/// Lines shown; the export has all.
const SHOWN: usize = 200;

/// The newest lines.
pub(super) fn view(lines: &[LedgerRow]) -> impl IntoView + use<> {
    if lines.is_empty() {
        return view! { <Empty text="A line appears here for each submission that is approved." /> }.into_any();
    }
    let columns = vec![
        Column::text("When"),
        Column::text("Worker"),
        Column::text("For"),
        Column::number("Amount"),
        Column::text("State"),
    ];
    let rows = lines.iter().rev().take(SHOWN).map(row).collect_view();
    let more =
        (lines.len() > SHOWN).then(|| format!("The newest {SHOWN} of {} lines. The download has all.", lines.len()));
    view! {
        <Table caption="Ledger" columns=columns sortable=true>
            {rows}
        </Table>
        {more.map(|more| view! { <p class="muted">{more}</p> })}
    }
    .into_any()
}

fn row(line: &LedgerRow) -> impl IntoView + use<> {
    let amount = Money::new(line.amount, line.currency.clone());
    let tone = if line.state == "paid" { Tone::Good } else { Tone::Plain };
    view! {
        <tr>
            <th scope="row">
                <When at=line.created_at />
            </th>
            <td>{pseudonym(line.number)}</td>
            <td>{line.kind.clone()}</td>
            <td class="number">
                <MoneyText amount=amount />
            </td>
            <td>
                <Tag text=line.state.clone() tone=tone />
            </td>
        </tr>
    }
}
