//! Means that do not depend on the order in which values come.

use std::collections::BTreeMap;

/// Whether a value is a number whose square and sums are finite.
pub fn is_usable(value: f64) -> bool {
    value.abs() <= 1e100
}

/// The sum, which is 0 of nothing: that of the standard library is -0.
pub fn total(values: impl IntoIterator<Item = f64>) -> f64 {
    values.into_iter().fold(0.0, |sum, value| sum + value)
}

/// The mean, to the bit the same for every order of the values; none of nothing.
pub fn mean(values: &[f64]) -> Option<f64> {
    let mut sorted = values.to_vec();
    sorted.sort_unstable_by(f64::total_cmp);
    let n = sorted.len() as f64;
    (!sorted.is_empty()).then(|| total(sorted) / n)
}

/// The standard deviation with n − 1 below the line; none of fewer than two values.
pub fn sd(values: &[f64]) -> Option<f64> {
    let center = mean(values)?;
    let mut squares: Vec<f64> = values.iter().map(|value| (value - center).powi(2)).collect();
    squares.sort_unstable_by(f64::total_cmp);
    (values.len() > 1).then(|| (total(squares) / (values.len() - 1) as f64).sqrt())
}

/// The middle value, or the mean of the two in the middle; none of nothing.
pub fn median(values: &[f64]) -> Option<f64> {
    let mut sorted = values.to_vec();
    sorted.sort_unstable_by(f64::total_cmp);
    let (low, high) = (sorted.get(sorted.len().checked_sub(1)? / 2)?, sorted.get(sorted.len() / 2)?);
    Some(f64::midpoint(*low, *high))
}

/// Values by key, each group in the order of its values.
pub fn grouped<K: Ord, V>(rows: impl IntoIterator<Item = (K, V)>) -> BTreeMap<K, Vec<V>> {
    let mut groups: BTreeMap<K, Vec<V>> = BTreeMap::new();
    for (key, value) in rows {
        groups.entry(key).or_default().push(value);
    }
    groups
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_samples() {
        assert_eq!((mean(&[]), sd(&[1.0]), median(&[])), (None, None, None));
        assert_eq!(
            (mean(&[1.0, 3.0]), median(&[3.0, 1.0, 2.0]), median(&[4.0, 1.0])),
            (Some(2.0), Some(2.0), Some(2.5))
        );
        assert_eq!(sd(&[1.0, 2.0, 3.0]), Some(1.0));
        assert!(total([]).is_sign_positive());
        assert_eq!(mean(&[0.1, 0.2, 0.3, 1e9]), mean(&[1e9, 0.3, 0.2, 0.1]));
    }
}
