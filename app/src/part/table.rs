//! Tables with a caption, a head that stays in view and, where scripts run, columns that sort.

use leptos::prelude::*;
use shared::Locale;

use super::spoken;

/// The head of a column.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Column {
    label: String,
    number: bool,
    sorts: bool,
}

impl Column {
    /// A column of words that can be sorted by.
    pub fn text(label: impl Into<String>) -> Self {
        Self { label: label.into(), number: false, sorts: true }
    }

    /// A column of numbers: aligned at the end, sorted by value.
    pub fn number(label: impl Into<String>) -> Self {
        Self { label: label.into(), number: true, sorts: true }
    }

    /// A column of buttons and links, which has no order.
    pub fn actions(label: impl Into<String>) -> Self {
        Self { label: label.into(), number: false, sorts: false }
    }

    /// The cell in the head of a table, which sorts the rows if the table can be sorted.
    pub fn head(self, is_sortable: bool, say: Locale) -> impl IntoView {
        let sort = (is_sortable && self.sorts).then_some(if self.number { "number" } else { "text" });
        view! {
            <th scope="col" class:number=self.number data-sorts=sort>
                {if self.label.is_empty() {
                    view! { <span class="visually-hidden">{say.actions()}</span> }.into_any()
                } else {
                    self.label.into_any()
                }}
            </th>
        }
    }
}

/// A table. Rows are `<tr>` of the page's own making: first cell `<th scope="row">`, numbers `<td class="number">`;
/// a cell whose text does not sort as it should carries `data-sort="…"`.
#[component]
pub fn Table(
    /// The contents of the table, as a sentence or a noun.
    #[prop(into)]
    caption: String,
    /// The heads of the columns.
    columns: Vec<Column>,
    /// Whether columns can be sorted by clicking on their heading.
    #[prop(optional)]
    sortable: bool,
    /// The rows.
    children: Children,
) -> impl IntoView {
    let say = spoken();
    let heads = columns.into_iter().map(|column| column.head(sortable, say));
    let name = caption.clone();
    view! {
        <div class="tabular">
            <button type="button" class="button quiet" data-copy-table data-copied=say.is_copied() hidden>
                {say.copy_table()}
            </button>
            <div class="scroll" tabindex="0" role="region" aria-label=name>
                <table data-sortable=sortable.then_some("")>
                    <caption>{caption}</caption>
                    <thead>
                        <tr>{heads.collect_view()}</tr>
                    </thead>
                    <tbody>{children()}</tbody>
                </table>
            </div>
        </div>
    }
}
