//! `/review/{study}`: the workers whose trial texts wait.

use engine::crowd::review::Queued;
use leptos::prelude::*;
use shared::{StudyId, WorkerId};

use crate::call::review_queue;
use crate::page::Frame;
use crate::part::{Column, Empty, Head, LinkButton, Look, Table, When, load, param};

/// The queue, the longest waiting first.
#[component]
pub fn ReviewQueue() -> impl IntoView {
    let study = param::<StudyId>("study");
    let known = study.clone().ok();
    let content = load(async move {
        let study = study?;
        Ok(content(study, review_queue(study).await?))
    });
    view! {
        <Frame study=known here="review">
            <Head
                title="Review"
                lead="Workers who have finished their trial texts and wait to hear whether they can go on. The longest waiting come first."
            />
            <div class="stack" id="queue" data-live>
                {content}
            </div>
        </Frame>
    }
}

fn content(study: StudyId, queue: Vec<Queued>) -> AnyView {
    let Some(first) = queue.first().map(|first| first.worker) else {
        return view! { <Empty text="Nobody waits. Workers appear here when they have finished their trial texts." /> }
            .into_any();
    };
    let columns =
        vec![Column::text("Worker"), Column::text("Language"), Column::text("Waiting since"), Column::number("Graded")];
    let rows = queue.into_iter().map(|queued| row(study, queued)).collect_view();
    view! {
        <p class="row">
            <LinkButton href=format!("/review/{study}/{first}") label="Read the first" look=Look::Main />
        </p>
        <Table caption="Workers waiting" columns=columns sortable=true>
            {rows}
        </Table>
    }
    .into_any()
}

fn row(study: StudyId, queued: Queued) -> impl IntoView {
    view! {
        <tr>
            <th scope="row">
                <a href=format!("/review/{study}/{}", queued.worker)>{queued.pseudonym}</a>
            </th>
            <td>{queued.language.name()}</td>
            <td>
                <When at=queued.since />
            </td>
            <td class="number">{format!("{} of {}", queued.n_graded, queued.n_rewrites)}</td>
        </tr>
    }
}

/// The queue as a list next to the worker who is being reviewed.
pub(super) fn list(study: StudyId, queue: Vec<Queued>, here: WorkerId) -> impl IntoView {
    let items = queue
        .into_iter()
        .map(|queued| {
            let is_here = queued.worker == here;
            view! {
                <li>
                    <a href=format!("/review/{study}/{}", queued.worker) aria-current=is_here.then_some("page")>
                        {queued.pseudonym}
                    </a>
                    <small class="muted">
                        {format!(" {} · ", queued.language.name())}
                        <span data-graded=is_here.then_some("")>{queued.n_graded}</span>
                        {format!(" of {}", queued.n_rewrites)}
                    </small>
                </li>
            }
        })
        .collect_view();
    view! {
        <nav class="review-queue" id="queue" aria-label="Workers waiting" data-live>
            <ul>{items}</ul>
        </nav>
    }
}
