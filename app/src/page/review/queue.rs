//! `/review/{study}`: the workers whose pilot texts wait.

use engine::crowd::review::Queued;
use leptos::prelude::*;
use shared::{Language, Locale, StudyId, WorkerId};

use super::filter;
use super::recent::recent;
use crate::call::{DECIDED, recent_decisions, review_address, review_queue};
use crate::page::Frame;
use crate::part::{Column, Empty, Head, LinkButton, Look, Table, When, load, news, param, spoken};

/// The queue, the longest waiting first, and the decisions that can still be taken back.
#[component]
pub fn ReviewQueue() -> impl IntoView {
    let say = spoken();
    let study = param::<StudyId>("study");
    let known = study.clone().ok();
    let language = filter::chosen();
    let content = load(async move {
        let study = study?;
        let (queue, decisions) = (review_queue(study).await?, recent_decisions(study).await?);
        Ok(view! {
            {filter::form(study, &queue, language.as_ref())}
            {content(study, queue, language.as_ref(), say)}
            {recent(study, decisions)}
        })
    });
    view! {
        <Frame study=known here="review">
            <Head title=say.review_page_title() lead=say.review_page_queue_lead() />
            <div class="stack" id=DECIDED tabindex="-1">
                {news()} <div class="stack" id="queue" data-live>
                    {content}
                </div>
            </div>
        </Frame>
    }
}

fn content(study: StudyId, mut queue: Vec<Queued>, language: Option<&Language>, say: Locale) -> AnyView {
    queue.retain(|queued| filter::is_shown(queued, language));
    let Some(first) = queue.first().map(|first| first.worker) else {
        return view! { <Empty text=say.review_page_empty() /> }.into_any();
    };
    let columns = vec![
        Column::text(say.review_page_worker()),
        Column::text(say.language_column()),
        Column::text(say.review_page_waiting_since()),
        Column::number(say.review_page_graded_column()),
    ];
    let rows = queue.into_iter().map(|queued| row(study, queued, language, say)).collect_view();
    view! {
        <p class="row">
            <LinkButton href=review_address(study, Some(first), language) label=say.review_page_review_first() look=Look::Main />
        </p>
        <div class="cards">
            <Table caption=say.review_page_queue_caption() columns=columns sortable=true>
                {rows}
            </Table>
        </div>
    }
    .into_any()
}

fn row(study: StudyId, queued: Queued, language: Option<&Language>, say: Locale) -> impl IntoView + use<> {
    view! {
        <tr>
            <th scope="row">
                <a class="alone" href=review_address(study, Some(queued.worker), language)>{queued.pseudonym}</a>
            </th>
            <td>{queued.language.name()}</td>
            <td data-label=say.review_page_waiting_since()>
                <When at=queued.since />
            </td>
            <td class="number" data-label=say.review_page_graded_column()>{say.review_page_n_of(queued.n_graded, queued.n_rewrites)}</td>
        </tr>
    }
}

/// The queue as a list next to the worker who is being reviewed.
pub(super) fn list(
    study: StudyId,
    queue: Vec<Queued>,
    here: WorkerId,
    language: Option<&Language>,
) -> impl IntoView + use<> {
    let say = spoken();
    let items = queue
        .into_iter()
        .filter(|queued| queued.worker == here || filter::is_shown(queued, language))
        .map(|queued| {
            let is_here = queued.worker == here;
            view! {
                <li>
                    <a href=review_address(study, Some(queued.worker), language) aria-current=is_here.then_some("page")>
                        {queued.pseudonym}
                    </a>
                    <small class="muted">{queued.language.name()}</small>
                    <small class="muted" data-graded-of=is_here.then(|| queued.n_rewrites.to_string())>
                        {say.review_page_n_graded(queued.n_graded, queued.n_rewrites)}
                    </small>
                </li>
            }
        })
        .collect_view();
    view! {
        <nav class="review-queue" id="queue" aria-label=say.review_page_queue_caption() data-live>
            <ul>{items}</ul>
        </nav>
    }
}
