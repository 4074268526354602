//! What a long page contains.

use leptos::prelude::*;

use super::spoken;

/// Links to the parts of this page: the id and the name of each, with how many things it holds.
#[component]
pub fn Contents(
    /// The parts, in their order.
    parts: Vec<(String, String, Option<usize>)>,
) -> impl IntoView {
    let say = spoken();
    let parts = parts.into_iter().map(|(id, name, n)| {
        view! {
            <li>
                <a href=format!("#{id}")>{name}</a>
                {n.map(|n| format!(" ({})", say.integer(i64::try_from(n).unwrap_or(i64::MAX))))}
            </li>
        }
    });
    let parts = parts.collect_view();
    view! {
        <nav aria-labelledby="contents" class="contents">
            <h2 id="contents">{say.part_contents()}</h2>
            <ul>{parts}</ul>
        </nav>
    }
}
