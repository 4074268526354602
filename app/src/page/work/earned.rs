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
            {line(say.waiting_for_approval(), say.money(&earned.waiting))}
            {line(say.approved(), say.money(&earned.approved))} {line(say.paid(), say.money(&earned.paid))}
            {hourly.map(|money| line(say.hour_came_to(), say.about_money(money)))}
        </dl>
    }
}
