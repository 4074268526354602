//! Times and amounts of money in a readable form.

use leptos::prelude::*;
use shared::message::Piece;
use shared::{Locale, Message, Money, Time};

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
        <time datetime=at.rfc3339() data-local=if date_only { "date" } else { "" }>
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

/// A time in milliseconds in a readable form: `3 min 20 s`.
pub fn duration(ms: i64, say: Locale) -> String {
    let seconds = ms / 1_000;
    match (seconds / 3_600, seconds % 3_600 / 60, seconds % 60) {
        (0, 0, s) => say.payments_seconds(s),
        (0, m, s) => say.payments_minutes(m, s),
        (h, m, _) => say.payments_hours(h, m),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_read_as_people_say_them() {
        assert_eq!(duration(9_900, Locale::En), "9 s");
        assert_eq!(duration(200_000, Locale::En), "3 min 20 s");
        assert_eq!(duration(7_260_000, Locale::En), "2 h 1 min");
    }
}
