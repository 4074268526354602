//! Random numbers of the binomial distribution.

use rand::{Rng, RngExt};
use statrs::function::gamma::ln_gamma;

/// The number of successes of `n` trials with probability `p`.
///
/// Up to a mean of 10, the distribution is inverted from below. Above, values are drawn from a hat over the distribution
/// and kept with the right probability: algorithm BTRS of Hörmann, The generation of binomial random variates, Journal
/// of Statistical Computation and Simulation 1993, doi:10.1080/00949659308811496.
pub(super) fn binomial(rng: &mut impl Rng, n: u64, p: f64) -> u64 {
    if n == 0 || p <= 0.0 {
        return 0;
    }
    if p >= 1.0 {
        return n;
    }
    if p > 0.5 {
        return n - binomial(rng, n, 1.0 - p);
    }
    if n as f64 * p < 10.0 { inverted(rng, n, p) } else { under_a_hat(rng, n, p) }
}

fn inverted(rng: &mut impl Rng, n: u64, p: f64) -> u64 {
    let odds = p / (1.0 - p);
    let none = (n as f64 * (-p).ln_1p()).exp();
    loop {
        let (mut left, mut here): (f64, f64) = (rng.random(), none);
        // Beyond 200, the probability is below 1e-150 and only rounding is left.
        for k in 0..=n.min(200) {
            if left < here {
                return k;
            }
            left -= here;
            here *= odds * (n - k) as f64 / (k + 1) as f64;
        }
    }
}

fn under_a_hat(rng: &mut impl Rng, n: u64, p: f64) -> u64 {
    let size = n as f64;
    let spread = (size * p * (1.0 - p)).sqrt();
    let b = 1.15 + 2.53 * spread;
    let a = -0.0873 + 0.0248 * b + 0.01 * p;
    let centre = size * p + 0.5;
    let v_r = 0.92 - 4.2 / b;
    let alpha = (2.83 + 5.1 / b) * spread;
    let mode = ((size + 1.0) * p).floor();
    let (odds, ln) = ((p / (1.0 - p)).ln(), |x: f64| ln_gamma(x + 1.0));
    let height = ln(mode) + ln(size - mode);
    loop {
        let u = rng.random::<f64>() - 0.5;
        let v = rng.random::<f64>();
        let us = 0.5 - u.abs();
        let k = ((2.0 * a / us + b) * u + centre).floor();
        let inside = (0.0..=size).contains(&k);
        let at_once = us >= 0.07 && v <= v_r;
        let density = || height - ln(k) - ln(size - k) + (k - mode) * odds;
        if inside && (at_once || (v * alpha / (a / (us * us) + b)).ln() <= density()) {
            #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a whole number from 0 to n")]
            return k as u64;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::binomial;
    use crate::random::stream;

    #[test]
    fn mean_variance_and_skewness_are_those_of_the_distribution() {
        for (n, p) in
            [(1, 0.3), (50, 0.1), (100, 0.099), (1_000, 0.5), (1_000, 0.02), (10_000_000, 0.7), (1 << 40, 1e-9)]
        {
            let mut rng = stream(7, n);
            let draws: Vec<f64> = (0..40_000).map(|_| binomial(&mut rng, n, p) as f64).collect();
            let (mean, variance) = (n as f64 * p, n as f64 * p * (1.0 - p));
            let moment =
                |power| draws.iter().map(|d| ((d - mean) / variance.sqrt()).powi(power)).sum::<f64>() / 40_000.0;
            // Five standard errors of each moment, which are 1, √2 and √15 over the root of the draws, or more where
            // the distribution is skewed.
            assert!(moment(1).abs() < 0.025, "{n} {p}: {}", moment(1));
            assert!((moment(2) - 1.0).abs() < 0.06, "{n} {p}: {}", moment(2));
            let skewness = (1.0 - 2.0 * p) / variance.sqrt();
            assert!((moment(3) - skewness).abs() < 0.12 + skewness.abs() * 0.1, "{n} {p}: {}", moment(3));
        }
    }

    #[test]
    fn certain_and_impossible_trials_are_not_drawn() {
        let mut rng = stream(7, 0);
        assert_eq!((binomial(&mut rng, 9, 0.0), binomial(&mut rng, 9, 1.0), binomial(&mut rng, 0, 0.5)), (0, 9, 0));
    }

    #[test]
    fn small_distributions_are_exact() {
        // P(k) of 12 trials with p = .25, by 200,000 draws: the standard error is at most .0011.
        let mut rng = stream(11, 3);
        let mut counts = [0.0; 13];
        (0..200_000).for_each(|_| counts[usize::try_from(binomial(&mut rng, 12, 0.25)).unwrap()] += 1.0 / 200_000.0);
        let mut expected = 0.75_f64.powi(12);
        for (k, share) in counts.into_iter().enumerate() {
            assert!((share - expected).abs() < 0.006, "{k}: {share} {expected}");
            expected *= (12 - k) as f64 / (k + 1) as f64 / 3.0;
        }
    }
}
