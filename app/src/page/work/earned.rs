//! The earnings of a worker.

use engine::crowd::work::Earned;
use leptos::prelude::*;

use crate::part::spoken;

/// The pending, approved and paid amounts, and the hourly rate.
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
