//! Pairwise preferences: one table per question and language.

use leptos::prelude::*;
use report::evaluation::{Preference, Preferences};
use shared::Locale;

use crate::part::{Column, Notice, Section, Table, Tone, question_name};

/// The table, and how to interpret it.
pub fn section(table: &Preferences, say: Locale) -> impl IntoView + use<> {
    let columns = vec![
        Column::text("A"),
        Column::text("B"),
        Column::number(say.evaluation_a_better()),
        Column::number(say.evaluation_neither()),
        Column::number(say.evaluation_b_better()),
        Column::number("p"),
        Column::number(say.texts()),
        Column::number(say.judgements()),
    ];
    let rows = table.pairs.iter().map(|pair| row(pair, say)).collect_view();
    let (question, language) = (&question_name(&table.label, say), table.language.name());
    let (title, caption) =
        (say.evaluation_preferences(question, &language), say.evaluation_preferences_caption(question, &language));
    // The same rule as for means: nothing is found on a single text.
    let few = table.pairs.iter().filter(|pair| pair.n_items < 2).map(|pair| format!("{} · {}", pair.a, pair.b));
    let few: Vec<String> = few.collect();
    let few = (!few.is_empty()).then(|| {
        view! {
            <Notice tone=Tone::Warn>
                <p>{say.evaluation_too_little_pairs(say.list(&few))}</p>
            </Notice>
        }
    });
    view! {
        <Section title=title>
            {few}
            <Table caption=caption columns=columns sortable=true>
                {rows}
            </Table>
            <p class="muted">{say.evaluation_preferences_note()}</p>
        </Section>
    }
}

fn row(pair: &Preference, say: Locale) -> impl IntoView + use<> {
    let percent = |share: f64| {
        let shown = format!("{:.1}", 100.0 * share);
        view! { <td class="number">{shown}</td> }
    };
    let p = match pair.p {
        Some(p) if p < 0.001 => "< 0.001".to_owned(),
        Some(p) => format!("{p:.3}"),
        None => say.not_available().to_owned(),
    };
    let sort = pair.p.map(|p| p.to_string());
    view! {
        <tr>
            <th scope="row">{pair.a.clone()}</th>
            <td>{pair.b.clone()}</td>
            {percent(pair.a_better)}
            {percent(pair.tie)}
            {percent(pair.b_better)}
            <td class="number" data-sort=sort title=pair.method.clone() lang="en">
                {p}
            </td>
            <td class="number">{pair.n_items}</td>
            <td class="number">{pair.n_ratings}</td>
        </tr>
    }
}
