//! Pairwise preferences: one table per question and language.

use leptos::prelude::*;
use report::evaluation::{Preference, Preferences};

use crate::part::{Column, Section, Table};

/// The table, and how to interpret it.
pub fn section(table: &Preferences) -> impl IntoView + use<> {
    let columns = vec![
        Column::text("A"),
        Column::text("B"),
        Column::number("A better, %"),
        Column::number("Neither, %"),
        Column::number("B better, %"),
        Column::number("p"),
        Column::number("Texts"),
        Column::number("Judgements"),
    ];
    let rows = table.pairs.iter().map(row).collect_view();
    let (question, language) = (&table.question, table.language.name());
    let (title, caption) =
        (format!("Preferences · {question} · {language}"), format!("Preferences by {question} in {language}"));
    view! {
        <Section title=title>
            <Table caption=caption columns=columns sortable=true>
                {rows}
            </Table>
            <p class="muted">
                "Percentages are of judgements. p is of a sign test over texts: each text is won by the system that more people preferred, texts without a winner are left out."
            </p>
        </Section>
    }
}

fn row(pair: &Preference) -> impl IntoView + use<> {
    let percent = |share: f64| {
        let shown = format!("{:.1}", 100.0 * share);
        view! { <td class="number">{shown}</td> }
    };
    let p = match pair.p {
        Some(p) if p < 0.001 => "< 0.001".to_owned(),
        Some(p) => format!("{p:.3}"),
        None => "n/a".to_owned(),
    };
    let sort = pair.p.map(|p| p.to_string());
    view! {
        <tr>
            <th scope="row">{pair.a.clone()}</th>
            <td>{pair.b.clone()}</td>
            {percent(pair.a_better)}
            {percent(pair.tie)}
            {percent(pair.b_better)}
            <td class="number" data-sort=sort title=pair.method.clone()>
                {p}
            </td>
            <td class="number">{pair.n_items}</td>
            <td class="number">{pair.n_ratings}</td>
        </tr>
    }
}
