//! How expected answers are written in a table, for gold items and for qualification tests.

use leptos::prelude::*;
use shared::Locale;

/// A list of the ways, one for each type of question, folded.
pub(super) fn ways_to_write(say: Locale) -> impl IntoView + use<> {
    let ways = [
        say.expected_scale(),
        say.gold_columns_answer(),
        say.expected_choice(),
        say.expected_pairwise(),
        say.expected_ranking(),
        say.expected_spans(),
        say.expected_several(),
    ];
    let ways = ways.map(|way| view! { <li>{way}</li> }).collect_view();
    view! {
        <details>
            <summary>{say.expected_title()}</summary>
            <ul>{ways}</ul>
        </details>
    }
}
