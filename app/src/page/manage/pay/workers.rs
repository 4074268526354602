//! The hourly rate of each worker.

use leptos::prelude::*;
use report::wages::{Wage, Wages};
use shared::Locale;

use crate::part::{Column, Empty, Table, Tag, Tone, duration, spoken};

/// One row per worker.
pub(super) fn view(wages: &Wages) -> impl IntoView + use<> {
    let say = spoken();
    if wages.workers.is_empty() {
        return view! { <Empty text=say.payments_no_workers_yet() /> }.into_any();
    }
    let currency = &wages.currency;
    let columns = vec![
        Column::text(say.worker()),
        Column::number(say.payments_hourly_in(currency)),
        Column::text(say.payments_target()),
        Column::number(say.payments_waiting_in(currency)),
        Column::number(say.payments_approved_in(currency)),
        Column::number(say.payments_paid_in(currency)),
        Column::number(say.submissions()),
        Column::number(say.payments_active_time()),
        Column::number(say.payments_median_time()),
        Column::text(say.language_column()),
    ];
    let rows = wages.workers.iter().map(|wage| row(wages, wage, say)).collect_view();
    view! {
        <div class="dense">
            <Table caption=say.payments_workers_caption() columns=columns sortable=true>
                {rows}
            </Table>
        </div>
    }
    .into_any()
}

fn row(wages: &Wages, wage: &Wage, say: Locale) -> impl IntoView + use<> {
    let amount = |minor: i64| {
        let shown = say.amount(&wages.money(minor));
        view! {
            <td class="number" data-sort=minor.to_string()>
                {shown}
            </td>
        }
    };
    let target = wage.hourly.map(|hourly| {
        let reached = hourly >= wages.target;
        let (text, tone) = if reached {
            (say.payments_target_reached(), Tone::Good)
        } else {
            (say.payments_target_missed(), Tone::Warn)
        };
        view! { <Tag text=text tone=tone /> }
    });
    view! {
        <tr>
            <th scope="row">{wage.worker.clone()}</th>
            {match wage.hourly {
                Some(hourly) => amount(hourly).into_any(),
                None => view! { <td class="number"></td> }.into_any(),
            }}
            <td>{target}</td>
            {amount(wage.waiting)} {amount(wage.granted)} {amount(wage.paid)}
            <td class="number" data-sort=wage.submissions.to_string()>
                {say.integer(wage.submissions)}
            </td>
            <td class="number" data-sort=wage.active_ms.to_string()>
                {duration(wage.active_ms, say)}
            </td>
            <td class="number" data-sort=wage.median_ms.to_string()>
                {duration(wage.median_ms, say)}
            </td>
            <td>{wage.language.name()}</td>
        </tr>
    }
}
