//! Times and amounts of money in a readable form.

use leptos::prelude::*;
use shared::message::Piece;
use shared::{Message, Money, Time};

use super::spoken;

/// An instant in UTC; where scripts run it turns into the reader's own time.
#[component]
pub fn When(
    /// The instant.
    at: Time,
    /// Whether only the date is shown.
    #[prop(optional)]
    date_only: bool,
) -> impl IntoView {
    let say = spoken();
    let text = if date_only { say.date(at) } else { say.date_time(at) };
    view! {
        <time datetime=at.rfc3339() data-local=(!date_only).then_some("")>
            {text}
        </time>
    }
}

/// An amount of money.
#[component]
pub fn MoneyText(
    /// The amount.
    amount: Money,
) -> impl IntoView {
    view! {
       <span class="money" data-sort=amount.minor.to_string()>
           {spoken().money(&amount)}
       </span>
    }
}

/// A sentence whose instants are shown like those of [`When`].
#[component]
pub fn Prose(
    /// The sentence.
    message: Message,
) -> impl IntoView {
    let pieces = message.pieces(spoken()).into_iter().map(|piece| match piece {
        Piece::Text(text) => text.into_any(),
        Piece::Time(at) => view! { <When at=at /> }.into_any(),
    });
    pieces.collect_view()
}
