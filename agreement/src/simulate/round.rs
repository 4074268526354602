//! Rounding the mean of the others to a level of the scale.

use serde::{Deserialize, Serialize};

/// The rounding of the mean of the others to the scale, for kappa.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Rounding {
    /// To the nearest level; half-way values to the even level (numpy's `round`).
    #[default]
    HalfEven,
    /// To the nearest level; half-way values to the higher level.
    HalfUp,
    /// To the nearest level; half-way values to the lower level.
    HalfDown,
}

/// The level nearest to `mean`. For a value half-way between two levels, "even" is the even number if both are whole
/// numbers, otherwise the even index on the scale.
pub(super) fn nearest(values: &[f64], mean: f64, rounding: Rounding) -> u32 {
    let above = values.partition_point(|&v| v < mean).min(values.len() - 1);
    let below = above.saturating_sub(1);
    let (up, down) = (values[above] - mean, mean - values[below]);
    // Means of whole numbers are either exactly half-way or clearly not.
    let tie = (up - down).abs() <= 1e-9 * (up + down).abs();
    let whole = values[above].fract() == 0.0 && values[below].fract() == 0.0;
    let even = if whole { values[above].rem_euclid(2.0) == 0.0 } else { above.is_multiple_of(2) };
    let goes_up = match rounding {
        _ if !tie => up < down,
        Rounding::HalfUp => true,
        Rounding::HalfDown => false,
        Rounding::HalfEven => even,
    };
    u32::try_from(if goes_up { above } else { below }).expect("levels are coded in 32 bits")
}

#[cfg(test)]
mod tests {
    use super::{Rounding, nearest};

    #[test]
    fn half_way_goes_to_the_even_number() {
        let scale = [-3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0];
        let at = |mean, rounding| nearest(&scale, mean, rounding);
        let even = [-2.5, -1.5, -0.5, 0.5, 1.5].map(|m| at(m, Rounding::HalfEven));
        assert_eq!(even, [1, 1, 3, 3, 5]);
        assert_eq!([at(0.5, Rounding::HalfUp), at(0.5, Rounding::HalfDown)], [4, 3]);
        assert_eq!([at(2.9, Rounding::HalfEven), at(-3.0, Rounding::HalfEven)], [6, 0]);
    }
}
