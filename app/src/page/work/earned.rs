//! What a worker has earned.

use engine::work::Earned;
use leptos::prelude::*;

/// Waiting, approved, paid, and what it comes to an hour.
#[component]
pub fn EarnedBlock(
    /// The earnings.
    earned: Earned,
) -> impl IntoView {
    let hourly = earned.hourly();
    let line = |label: &'static str, amount: String| {
        view! {
            <div>
                <dt>{label}</dt>
                <dd>{amount}</dd>
            </div>
        }
    };
    view! {
        <dl class="earned">
            {line("Waiting for approval", earned.waiting.to_string())}
            {line("Approved", earned.approved.to_string())} {line("Paid", earned.paid.to_string())}
            {hourly.map(|money| line("An hour of work came to", format!("about {money}")))}
        </dl>
    }
}
