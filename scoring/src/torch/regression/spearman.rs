//! Spearman's rank correlation, as a measure of a model in training.

/// Spearman's ρ of pairs: the correlation of their ranks, from −1 to 1; tied values share the mean of their ranks.
///
/// `None` with fewer than two pairs, different numbers of values on the two sides, or equal values on one side.
/// Intervals and tests are in the crate `agreement`.
pub fn spearman(a: &[f64], b: &[f64]) -> Option<f64> {
    if a.len() != b.len() || a.iter().chain(b).any(|value| value.is_nan()) {
        return None;
    }
    let (a, b) = (ranks(a), ranks(b));
    // Ranks are centred: their sum is 0.
    let dot = |a: &[f64], b: &[f64]| a.iter().zip(b).map(|(x, y)| x * y).sum::<f64>();
    let lengths = (dot(&a, &a) * dot(&b, &b)).sqrt();
    (lengths > 0.0).then(|| (dot(&a, &b) / lengths).clamp(-1.0, 1.0))
}

/// The ranks, with 0 in their middle.
fn ranks(values: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..values.len()).collect();
    order.sort_by(|a, b| values[*a].total_cmp(&values[*b]));
    let mut ranks = vec![0.0; values.len()];
    let middle = (values.len() as f64 - 1.0) / 2.0;
    let mut first = 0;
    for tied in order.chunk_by(|a, b| values[*a] <= values[*b] && values[*b] <= values[*a]) {
        let rank = first as f64 + (tied.len() as f64 - 1.0) / 2.0 - middle;
        for at in tied {
            ranks[*at] = rank;
        }
        first += tied.len();
    }
    ranks
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tied_ranks_are_shared() {
        // Ranks 1, 2.5, 2.5, 4 and 1, 2, 3, 4: 4.5 / √(4.5 · 5).
        let rho = spearman(&[1.0, 2.0, 2.0, 3.0], &[1.0, 2.0, 3.0, 4.0]).expect("it is defined");
        assert!((rho - 4.5 / 22.5_f64.sqrt()).abs() < 1e-12, "{rho}");
        assert_eq!(spearman(&[1.0, 2.0, 3.0], &[3.0, 2.0, 1.0]), Some(-1.0));
        assert_eq!(spearman(&[1.0, 1.0], &[0.1, 0.2]), None);
        assert_eq!((spearman(&[], &[]), spearman(&[1.0], &[1.0, 2.0])), (None, None));
    }
}
