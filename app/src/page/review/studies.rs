//! `/review`: the studies in which the person reviews.

use leptos::prelude::*;

use crate::call::{review_queue, reviewed_studies};
use crate::page::Frame;
use crate::part::{Column, Empty, Head, Table, load};

/// The studies with the number of workers who wait in each.
#[component]
pub fn ReviewStudies() -> impl IntoView {
    let content = load(async move {
        let mut rows = Vec::new();
        for (study, title) in reviewed_studies().await? {
            let waiting = review_queue(study).await?.len();
            rows.push(view! {
                <tr>
                    <th scope="row">
                        <a href=format!("/review/{study}")>{title}</a>
                    </th>
                    <td class="number">{waiting}</td>
                </tr>
            });
        }
        Ok(if rows.is_empty() {
            view! { <Empty text="Studies appear here when a manager has made you their reviewer." /> }.into_any()
        } else {
            let columns = vec![Column::text("Study"), Column::number("Workers waiting")];
            view! { <Table caption="Studies you review in" columns=columns>{rows}</Table> }.into_any()
        })
    });
    view! {
        <Frame>
            <Head title="Review" lead="Trial texts that wait for a native speaker." />
            {content}
        </Frame>
    }
}
