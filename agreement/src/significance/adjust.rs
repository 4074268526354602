//! Corrections of p-values for multiple tests.

/// Holm's correction: keeps the probability of any false positive below the level.
///
/// # Definition
/// With p₍₁₎ ≤ … ≤ p₍ₘ₎: p̃₍ᵢ₎ = max_{j ≤ i} min(1, (m − j + 1) p₍ⱼ₎), returned in the order of the arguments.
///
/// # Example
/// ```
/// let adjusted = agreement::significance::holm(&[0.01, 0.04, 0.03]);
/// assert!(adjusted.iter().zip([0.03, 0.06, 0.06]).all(|(a, b)| (a - b).abs() < 1e-12));
/// ```
///
/// # References
/// Holm, A simple sequentially rejective multiple test procedure, 1979. Compared with statsmodels
/// 0.15.
pub fn holm(p: &[f64]) -> Vec<f64> {
    let m = p.len();
    let mut adjusted = vec![0.0; m];
    let mut most: f64 = 0.0;
    for (place, i) in ascending(p).into_iter().enumerate() {
        most = most.max((m - place) as f64 * p[i]).min(1.0);
        adjusted[i] = most;
    }
    adjusted
}

/// Benjamini and Hochberg's correction: keeps the share of false positives among the significant results below the
/// level.
///
/// # Definition
/// p̃₍ᵢ₎ = min_{j ≥ i} min(1, m p₍ⱼ₎/j), returned in the order of the arguments.
///
/// # Example
/// ```
/// let adjusted = agreement::significance::benjamini_hochberg(&[0.01, 0.04, 0.03]);
/// assert!(adjusted.iter().zip([0.03, 0.04, 0.04]).all(|(a, b)| (a - b).abs() < 1e-12));
/// ```
///
/// # References
/// Benjamini and Hochberg, Controlling the false discovery rate, 1995,
/// doi:10.1111/j.2517-6161.1995.tb02031.x. Compared with statsmodels 0.15.
pub fn benjamini_hochberg(p: &[f64]) -> Vec<f64> {
    let m = p.len() as f64;
    let mut adjusted = vec![0.0; p.len()];
    let mut least: f64 = 1.0;
    for (place, i) in ascending(p).into_iter().enumerate().rev() {
        least = least.min(m * p[i] / (place + 1) as f64);
        adjusted[i] = least;
    }
    adjusted
}

fn ascending(p: &[f64]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..p.len()).collect();
    order.sort_by(|&a, &b| p[a].total_cmp(&p[b]));
    order
}
