//! The answers of a submission, under its row in the list of payments and on its worker's page.

use engine::crowd::submitted::SubmissionAnswers;
use engine::money::pay::SubmissionRow;
use leptos::prelude::*;
use shared::{Locale, pseudonym};

use crate::part::answered_items;

/// A row across the whole table with the texts and the answers of the submission above it.
pub(super) fn row(
    found: &SubmissionAnswers,
    submission: &SubmissionRow,
    n_columns: usize,
    say: Locale,
) -> impl IntoView + use<> {
    let title = say.payments_answers_of(pseudonym(submission.number));
    let content = if found.is_removed {
        view! { <p>{say.payments_answers_removed()}</p> }.into_any()
    } else {
        answered_items(found, say).into_any()
    };
    view! {
        <tr id="answers">
            <td colspan=n_columns.to_string()>
                <details open>
                    <summary>{title}</summary>
                    <div class="stack">{content}</div>
                </details>
            </td>
        </tr>
    }
}
