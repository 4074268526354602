//! The hourly rate of each worker.

use engine::money::wage::{Wage, Wages};
use leptos::prelude::*;
use shared::Locale;

use super::super::duration;
use crate::part::{Column, Empty, Table, Tag, Tone};

/// One row per worker.
pub(super) fn view(wages: &Wages) -> impl IntoView + use<> {
    if wages.workers.is_empty() {
        return view! { <Empty text="Workers appear here with their first submission." /> }.into_any();
    }
    let amounts = |name: &str| Column::number(format!("{name} ({})", wages.currency));
    let columns = vec![
        Column::text("Worker"),
        Column::text("Language"),
        Column::number("Submissions"),
        Column::number("Active time"),
        Column::number("Median per hit"),
        amounts("Waiting"),
        amounts("Approved"),
        amounts("Paid"),
        amounts("Per hour"),
        Column::text("Target"),
    ];
    let rows = wages.workers.iter().map(|wage| row(wages, wage)).collect_view();
    view! {
        <Table caption="Workers and their wages" columns=columns sortable=true>
            {rows}
        </Table>
    }
    .into_any()
}

fn row(wages: &Wages, wage: &Wage) -> impl IntoView + use<> {
    let amount = |minor: i64| {
        let shown = Locale::En.amount(&wages.money(minor));
        view! {
            <td class="number" data-sort=minor.to_string()>
                {shown}
            </td>
        }
    };
    let target = wage.hourly.map(|hourly| {
        let reached = hourly >= wages.target;
        let (text, tone) = if reached { ("reached", Tone::Good) } else { ("below", Tone::Warn) };
        view! { <Tag text=text tone=tone /> }
    });
    view! {
        <tr>
            <th scope="row">{wage.worker.clone()}</th>
            <td>{wage.language.to_string()}</td>
            <td class="number">{wage.submissions}</td>
            <td class="number" data-sort=wage.active_ms.to_string()>
                {duration(wage.active_ms)}
            </td>
            <td class="number" data-sort=wage.median_ms.to_string()>
                {duration(wage.median_ms)}
            </td>
            {amount(wage.waiting)} {amount(wage.granted)} {amount(wage.paid)}
            {match wage.hourly {
                Some(hourly) => amount(hourly).into_any(),
                None => view! { <td class="number"></td> }.into_any(),
            }}
            <td>{target}</td>
        </tr>
    }
}
