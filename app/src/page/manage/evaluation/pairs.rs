//! The tests behind the letters: which test compared which two systems, on how many texts.

use leptos::prelude::*;
use report::evaluation::{Comparison, PairTest, Scores};
use shared::Locale;

use crate::part::{Column, Table, in_file, question_name};

/// A table for each question with letters, on demand; nothing without letters.
pub fn view(tables: &[&Scores], say: Locale) -> Option<impl IntoView + use<>> {
    let tested: Vec<_> = tables.iter().filter(|table| !table.pairs.is_empty()).map(|table| one(table, say)).collect();
    (!tested.is_empty()).then(|| {
        view! {
            <details open=in_file()>
                <summary>{say.evaluation_pairs()}</summary>
                {tested}
            </details>
        }
    })
}

fn one(table: &Scores, say: Locale) -> impl IntoView + use<> {
    let columns = vec![
        Column::text("A"),
        Column::text("B"),
        Column::text(say.evaluation_comparison()),
        Column::number(say.texts()),
        Column::number(say.evaluation_p_corrected()),
    ];
    let caption = say.evaluation_pairs_caption(question_name(&table.label, say), table.language.name());
    let rows = table.pairs.iter().map(|pair| row(pair, say)).collect_view();
    view! {
        <Table caption=caption columns=columns sortable=true>
            {rows}
        </Table>
    }
}

fn row(pair: &PairTest, say: Locale) -> impl IntoView + use<> {
    let [own, other] = pair.n_items;
    let (how, n) = match pair.comparison {
        Comparison::Paired => (say.evaluation_paired(), own.to_string()),
        Comparison::Independent => (say.evaluation_independent_samples(), format!("{own} + {other}")),
    };
    let p = if pair.p < 0.001 { "< 0.001".to_owned() } else { format!("{:.3}", pair.p) };
    view! {
        <tr>
            <th scope="row">{pair.first.clone()}</th>
            <td>{pair.second.clone()}</td>
            <td>{how}</td>
            <td class="number" data-sort=own.min(other).to_string()>
                <bdi dir="ltr">{n}</bdi>
            </td>
            <td class="number" data-sort=pair.p.to_string()>
                {p}
            </td>
        </tr>
    }
}
