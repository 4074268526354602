//! The reviewer's decisions of the last hour, which they can still take back.

use engine::crowd::review::RecentDecision;
use leptos::prelude::*;
use shared::{Locale, StudyId};

use super::decision_tag;
use crate::part::{Column, Fold, Section, Table, When, spoken};

/// Decisions that are shown at once. A busy hour has a hundred, and each is a card on a phone.
const SHOWN: usize = 5;

/// The decisions, each with a link to its worker, the earlier ones folded; nothing if there are none.
pub(super) fn recent(study: StudyId, mut decisions: Vec<RecentDecision>) -> Option<impl IntoView> {
    let say = spoken();
    let earlier = decisions.split_off(SHOWN.min(decisions.len()));
    (!decisions.is_empty()).then(|| {
        let earlier = (!earlier.is_empty()).then(|| {
            let title = say.review_page_recent_earlier(earlier.len());
            view! {
                <Fold title=title.clone() id="earlier">
                    {table(study, title, earlier, say)}
                </Fold>
            }
        });
        view! {
            <Section title=say.review_page_recent() lead=say.review_page_recent_lead()>
                {table(study, say.review_page_recent().to_owned(), decisions, say)} {earlier}
            </Section>
        }
    })
}

fn table(study: StudyId, caption: String, decisions: Vec<RecentDecision>, say: Locale) -> impl IntoView {
    let columns = vec![
        Column::text(say.review_page_worker()),
        Column::text(say.language_column()),
        Column::text(say.review_page_decision()),
        Column::text(say.review_page_decided_at()),
        Column::text(say.review_page_until()),
    ];
    let rows = decisions.into_iter().map(|decision| row(study, decision, say)).collect_view();
    view! {
        <div class="cards">
            <Table caption=caption columns=columns>
                {rows}
            </Table>
        </div>
    }
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
