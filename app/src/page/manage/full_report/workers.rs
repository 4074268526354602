//! The workers in the full report: by number only, as everywhere in it.

use leptos::prelude::*;
use report::number::typeset;
use report::quality::{Measured, WorkQuality};
use shared::Locale;

use crate::part::{Column, Section, Table};

/// The workers by number, with the quality of their work.
pub(super) fn section(work: &WorkQuality, say: Locale) -> Option<impl IntoView + use<>> {
    let columns = vec![
        Column::text(say.worker()),
        Column::text(say.language_column()),
        Column::number(say.quality_answers()),
        Column::number(say.agreement_with_others()),
        Column::number(say.agreement_equal()),
        Column::number(say.quality_gold()),
        Column::number(say.quality_seconds()),
        Column::number(say.quality_skipped()),
    ];
    let cell = |measured: &Measured, times: f64, digits: usize| match measured {
        Measured::Value { value, .. } => view! { <td class="number">{typeset(value * times, digits)}</td> }.into_any(),
        Measured::Undefined { undefined } => view! {
            <td class="number">
                <small class="muted">{undefined.in_locale(say)}</small>
            </td>
        }
        .into_any(),
    };
    let rows = work.workers.iter().map(|worker| {
        view! {
            <tr>
                <th scope="row">{worker.pseudonym.clone()}</th>
                <td>{worker.language.name()}</td>
                <td class="number">{worker.n_answers}</td>
                {cell(&worker.agreement, 1.0, 2)}
                {cell(&worker.equal, 100.0, 0)}
                {cell(&worker.gold, 100.0, 0)}
                {cell(&worker.seconds, 1.0, 1)}
                {cell(&worker.skipped, 100.0, 0)}
            </tr>
        }
    });
    let rows = rows.collect_view();
    (!work.workers.is_empty()).then(|| {
        view! {
            <Section title=say.workers() id="workers">
                <div class="unscrolled">
                    <Table caption=say.quality_caption() columns=columns>
                        {rows}
                    </Table>
                </div>
                <details>
                    <summary>{say.how_computed()}</summary>
                    <p>{say.quality_method()}</p>
                </details>
            </Section>
        }
    })
}
