//! A progress bar.

use leptos::prelude::*;
use shared::Decimal;

use super::spoken::spoken;

/// A progress bar with its numbers: the count and the total.
#[component]
pub fn Progress(
    /// The kind of thing that is counted.
    #[prop(into)]
    label: String,
    /// The number that are done.
    done: i64,
    /// The total number.
    of: i64,
) -> impl IntoView {
    let percent = spoken().decimal(percent(done, of));
    view! {
        <div class="progress">
            <span class="progress-label">{label.clone()}</span>
            <progress max=of.max(1) value=done.clamp(0, of.max(0)) aria-label=label></progress>
            <span class="progress-count">{spoken().part_progress(done, of, percent)}</span>
        </div>
    }
}

/// The share in whole per cent, rounded down, so that 100 means all; what has begun is more than 0 and has a decimal place.
fn percent(done: i64, of: i64) -> Decimal {
    let permille = if of > 0 { i128::from(done.clamp(0, of)) * 1_000 / i128::from(of) } else { 0 };
    let permille = i64::try_from(permille).unwrap_or_default();
    let (number, places) = match permille {
        0 => (i64::from(done > 0 && of > 0), 1),
        1..10 => (permille, 1),
        _ => (permille / 10, 0),
    };
    Decimal::new(number, places).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_has_begun_is_more_than_nothing() {
        let shares = [(0, 400), (1, 4_000), (3, 400), (4, 400), (399, 400), (400, 400), (5, 0), (i64::MAX, i64::MAX)];
        let shown = shares.map(|(done, of)| percent(done, of).to_string());
        assert_eq!(shown, ["0", "0.1", "0.7", "1", "99", "100", "0", "100"]);
    }
}
