//! `/review`: the studies in which the person reviews.

use std::cmp::Reverse;

use leptos::prelude::*;
use shared::StudyId;

use crate::call::{review_queue, reviewed_studies};
use crate::page::Frame;
use crate::part::{Column, Empty, Head, Table, load, spoken};

/// The studies with the number of workers who wait in each.
#[component]
pub fn ReviewStudies() -> impl IntoView {
    let say = spoken();
    let content = load(async move {
        let mut studies = Vec::new();
        for (study, title) in reviewed_studies().await? {
            studies.push((review_queue(study).await?.len(), study, title));
        }
        // Where somebody waits comes first.
        studies.sort_by_key(|(waiting, ..)| Reverse(*waiting));
        let rows: Vec<_> = studies.into_iter().map(row).collect();
        Ok(if rows.is_empty() {
            view! { <Empty text=say.review_page_no_studies() /> }.into_any()
        } else {
            let columns = vec![Column::text(say.study()), Column::number(say.review_page_workers_waiting())];
            view! { <Table caption=say.review_page_studies_caption() columns=columns>{rows}</Table> }.into_any()
        })
    });
    view! {
        <Frame>
            <Head title=say.review_page_title() lead=say.review_page_studies_lead() />
            {content}
        </Frame>
    }
}

fn row((waiting, study, title): (usize, StudyId, String)) -> impl IntoView {
    view! {
        <tr>
            <th scope="row">
                <a class="alone" href=format!("/review/{study}")>{title}</a>
            </th>
            <td class="number">{waiting}</td>
        </tr>
    }
}
