//! Columns and rows of a paper's table as a table of a page.

use leptos::prelude::*;
use report::grid::{Cell, Grid};

use crate::part::{Column, Table};

/// The table, which is in English, in a box of its own that scrolls, and under it why cells are empty.
pub fn grid(grid: &Grid, caption: String) -> impl IntoView + use<> {
    let column = |(place, head): (usize, &String)| {
        if grid.is_text(place) { Column::text(head) } else { Column::number(head) }
    };
    let columns = grid.columns.iter().enumerate().map(column).collect();
    let rows = grid.rows.iter().map(|row| {
        let shown =
            |(place, cell): (usize, &Cell)| one(cell, grid.shown(cell), (place < grid.n_heads, grid.is_text(place)));
        let cells = row.iter().enumerate().map(shown).collect_view();
        view! { <tr>{cells}</tr> }
    });
    let rows = rows.collect_view();
    let notes = grid.notes();
    view! {
        <Table caption=caption columns=columns sortable=true attr:lang="en" attr:dir="ltr">
            {rows}
        </Table>
        {(!notes.is_empty())
            .then(|| {
                let notes = notes.into_iter().map(|note| view! { <li>{note}</li> }).collect_view();
                view! { <ul class="notes" lang="en" dir="ltr">{notes}</ul> }
            })}
    }
}

fn one(cell: &Cell, text: String, (is_head, is_text): (bool, bool)) -> AnyView {
    if is_head {
        return view! { <th scope="row">{text}</th> }.into_any();
    }
    match cell {
        Cell::Empty { .. } => view! {
            <td class:number=!is_text>
                <small class="muted">{text}</small>
            </td>
        }
        .into_any(),
        Cell::Number(number) => {
            let base = number.n.map(|n| {
                view! {
                    " "
                    <small class="muted">{format!("n = {n}")}</small>
                }
            });
            view! {
                <td class="number" data-sort=number.value.to_string()>
                    {text}
                    {base}
                </td>
            }
            .into_any()
        }
        Cell::Count { .. } => view! { <td class="number">{text}</td> }.into_any(),
        Cell::Text { .. } => view! { <td>{text}</td> }.into_any(),
    }
}
