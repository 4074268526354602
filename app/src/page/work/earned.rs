//! What a worker has earned.

use engine::crowd::work::Earned;
use leptos::prelude::*;

use crate::part::spoken;

/// Waiting, approved, paid, and what it comes to an hour.
#[component]
pub fn EarnedBlock(
    /// The earnings.
    earned: Earned,
) -> impl IntoView {
    let say = spoken();
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
            {line(say.waiting_for_approval(), earned.waiting.to_string())}
            {line(say.approved(), earned.approved.to_string())} {line(say.paid(), earned.paid.to_string())}
            {hourly.map(|money| line(say.hour_came_to(), say.about_money(money)))}
        </dl>
    }
}
