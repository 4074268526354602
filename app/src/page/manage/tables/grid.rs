//! Columns and rows of a paper's table as a table of a page.

use engine::paper::{Cell, Grid};
use leptos::prelude::*;

use crate::part::{Column, Table};

/// The table in a box of its own that scrolls.
pub fn grid(grid: &Grid, caption: String) -> impl IntoView + use<> {
    let column = |(place, head): (usize, &String)| {
        if place < grid.n_heads { Column::text(head) } else { Column::number(head) }
    };
    let columns = grid.columns.iter().enumerate().map(column).collect();
    let rows = grid.rows.iter().map(|row| {
        let cells = row.iter().enumerate().map(|(place, cell)| one(cell, place < grid.n_heads)).collect_view();
        view! { <tr>{cells}</tr> }
    });
    let rows = rows.collect_view();
    view! {
        <Table caption=caption columns=columns sortable=true>
            {rows}
        </Table>
    }
}

fn one(cell: &Cell, is_head: bool) -> AnyView {
    let text = cell.to_string();
    if is_head {
        return view! { <th scope="row">{text}</th> }.into_any();
    }
    match cell {
        Cell::Empty { .. } => view! {
            <td>
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
