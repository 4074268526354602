//! Quantiles and moments of a sample of draws.

/// The quantile of sorted draws at `p`, interpolated linearly (type 7 of Hyndman and Fan).
///
/// # Panics
/// Never for a sample that is not empty and `p` in 0..=1.
pub(crate) fn quantile(sorted: &[f64], p: f64) -> f64 {
    let last = sorted.len() - 1;
    let place = p.clamp(0.0, 1.0) * last as f64;
    let below = whole(place.floor()).min(last);
    let above = (below + 1).min(last);
    let share = place - below as f64;
    sorted[below] + share * (sorted[above] - sorted[below])
}

/// A number that is whole and not negative, as a count.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "whole and bounded by a length")]
pub(crate) fn whole(x: f64) -> usize {
    x.max(0.0) as usize
}

/// The mean; 0 of nothing.
pub(crate) fn mean(values: &[f64]) -> f64 {
    if values.is_empty() { 0.0 } else { values.iter().sum::<f64>() / values.len() as f64 }
}

/// The standard deviation with n - 1; 0 of fewer than two.
pub(crate) fn sd(values: &[f64]) -> f64 {
    if values.len() < 2 {
        return 0.0;
    }
    let mean = mean(values);
    let squares: f64 = values.iter().map(|v| (v - mean).powi(2)).sum();
    (squares / (values.len() - 1) as f64).sqrt()
}

#[cfg(test)]
mod tests {
    use super::{quantile, sd};

    #[test]
    fn the_quartiles_of_one_to_five_are_two_and_four() {
        let five = [1.0, 2.0, 3.0, 4.0, 5.0];
        assert!((quantile(&five, 0.25) - 2.0).abs() < 1e-12);
        assert!((quantile(&five, 0.75) - 4.0).abs() < 1e-12);
        assert!((sd(&five) - 2.5_f64.sqrt()).abs() < 1e-12);
    }
}
