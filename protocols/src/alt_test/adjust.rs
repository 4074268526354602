//! Which hypotheses the procedure of Benjamini and Yekutieli rejects.

/// Whether each hypothesis is rejected, in the order of the arguments: those with the k smallest p, where k is the largest
/// rank with p₍ₖ₎ ≤ k/m · q/(1 + 1/2 + … + 1/m).
pub fn rejected(p: &[f64], q: f64) -> Vec<bool> {
    let m = p.len();
    let harmonic: f64 = (1..=m).map(|rank| 1.0 / rank as f64).sum();
    let mut order: Vec<usize> = (0..m).collect();
    order.sort_by(|a, b| p[*a].total_cmp(&p[*b]));
    let is_below = |rank: usize| p[order[rank - 1]] <= rank as f64 / m as f64 * q / harmonic;
    let k = (1..=m).rev().find(|rank| is_below(*rank)).unwrap_or(0);
    let mut rejected = vec![false; m];
    for place in &order[..k] {
        rejected[*place] = true;
    }
    rejected
}

#[cfg(test)]
mod tests {
    use super::rejected;

    #[test]
    fn a_large_rank_takes_the_smaller_ones_along() {
        // m = 3: q/(1 + 1/2 + 1/3) = .02727; thresholds .00909, .01818, .02727.
        assert_eq!(rejected(&[0.02, 0.027, 0.019], 0.05), [true, true, true]);
        assert_eq!(rejected(&[0.5, 0.018, 0.012], 0.05), [false, true, true]);
        assert_eq!(rejected(&[0.5, 0.019, 0.012], 0.05), [false, false, false]);
        assert_eq!(rejected(&[], 0.05), [false; 0]);
    }
}
