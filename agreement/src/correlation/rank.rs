//! Ranks with ties.

/// Ranks from 1, ties sharing the mean of their places.
///
/// # Example
/// ```
/// assert_eq!(agreement::correlation::ranks(&[10.0, 30.0, 10.0]), [1.5, 3.0, 1.5]);
/// ```
pub fn ranks(values: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..values.len()).collect();
    order.sort_unstable_by(|&a, &b| values[a].total_cmp(&values[b]));
    let mut ranks = vec![0.0; values.len()];
    let mut before = 0.0;
    for tied in order.chunk_by(|&a, &b| values[a] >= values[b]) {
        let n = tied.len() as f64;
        for &i in tied {
            ranks[i] = before + f64::midpoint(n, 1.0);
        }
        before += n;
    }
    ranks
}
