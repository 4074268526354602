//! The reviewer's decisions of the last hour, which they can still take back.

use engine::crowd::review::RecentDecision;
use leptos::prelude::*;
use shared::{Locale, StudyId};

use super::decision_tag;
use crate::part::{Column, Section, Table, When, spoken};

/// The decisions, each with a link to its worker; nothing if there are none.
pub(super) fn recent(study: StudyId, decisions: Vec<RecentDecision>) -> Option<impl IntoView> {
    let say = spoken();
    (!decisions.is_empty()).then(|| {
        let columns = vec![
            Column::text(say.review_page_worker()),
            Column::text(say.language_column()),
            Column::text(say.review_page_decision()),
            Column::text(say.review_page_decided_at()),
            Column::text(say.review_page_until()),
        ];
        let rows = decisions.into_iter().map(|decision| row(study, decision, say)).collect_view();
        view! {
            <Section title=say.review_page_recent() lead=say.review_page_recent_lead()>
                <div class="cards">
                    <Table caption=say.review_page_recent() columns=columns>
                        {rows}
                    </Table>
                </div>
            </Section>
        }
    })
}

fn row(study: StudyId, decision: RecentDecision, say: Locale) -> impl IntoView {
    view! {
        <tr>
            <th scope="row">
                <a class="alone" href=format!("/review/{study}/{}", decision.worker)>{decision.pseudonym}</a>
            </th>
            <td>{decision.language.name()}</td>
            <td>{decision_tag(decision.state, say)}</td>
            <td data-label=say.review_page_decided_at()>
                <When at=decision.at />
            </td>
            <td data-label=say.review_page_until()>
                <When at=decision.until />
            </td>
        </tr>
    }
}
