//! Expected numbers of scales and sliders: one number or a range, or several of them.

use super::OR;
use crate::{Decimal, ScaleQuestion, SliderQuestion, Value};

/// The separator between the ends of a range.
const TO: &str = "..";

/// Whether all numbers in a cell are points of the scale.
pub(super) fn is_point(cell: &str, scale: &ScaleQuestion) -> bool {
    let is_point = |at: Decimal| at.digits_with(0).is_some_and(|value| scale.point(value).is_some());
    ranges(cell).is_some_and(|all| all.iter().all(|(low, high)| is_point(*low) && is_point(*high)))
}

/// Whether all numbers in a cell can be chosen on the slider.
pub(super) fn is_in_range(cell: &str, slider: &SliderQuestion) -> bool {
    ranges(cell).is_some_and(|all| all.iter().all(|(low, high)| slider.holds(*low) && slider.holds(*high)))
}

/// Whether a number is in one of the expected ranges, or within the tolerance of it.
pub(super) fn is_near(cell: &str, value: &Value, tolerance: i64) -> bool {
    let (Some(value), Some(most)) = (SliderQuestion::number(value), Decimal::new(tolerance, 0)) else { return false };
    let near = |(low, high): &(Decimal, Decimal)| {
        (*low <= value && value <= *high) || low.distance(value) <= most || high.distance(value) <= most
    };
    ranges(cell).is_some_and(|all| all.iter().any(near))
}

/// The ranges in a cell, each with both ends; `None` if a part of it is no range.
fn ranges(cell: &str) -> Option<Vec<(Decimal, Decimal)>> {
    let range = |part: &str| {
        let (low, high) = part.split_once(TO).unwrap_or((part, part));
        let (low, high): (Decimal, Decimal) = (low.trim().parse().ok()?, high.trim().parse().ok()?);
        (low <= high).then_some((low, high))
    };
    cell.split(OR).map(range).collect()
}

/// The first of the expected numbers.
pub(super) fn first_number(cell: &str) -> Option<Decimal> {
    ranges(cell)?.first().map(|(low, _)| *low)
}
