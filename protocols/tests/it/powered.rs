//! The interval of prediction-powered inference covers the mean as often as it says.

use protocols::ppi::{Power, powered_mean};
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

/// How often the interval of 95 % covers the mean, and the mean ratio of its standard error to that of people alone.
/// People rate from 0 to 100; the judge knows a share of what they say, and is 8 too high.
fn coverage(n: usize, others: usize, knows: f64, power: Power) -> (f64, f64) {
    // The README has the coverage in 2,000 studies.
    const DRAWS: u64 = 400;
    let (mut covered, mut ratios) = (0, 0.0);
    for seed in 0..DRAWS {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut item = || {
            // The mean is 75: a skewed distribution.
            let people = 100.0 - 100.0 * rng.random_range(0.0..1.0_f64) * rng.random_range(0.0..1.0_f64);
            (people, 8.0 + knows * people + (1.0 - knows) * rng.random_range(0.0..100.0))
        };
        let rated: Vec<(f64, f64)> = (0..n).map(|_| item()).collect();
        let judged: Vec<f64> = (0..others).map(|_| item().1).collect();
        let found = powered_mean(&rated, &judged, power, 0.95).expect("an interval");
        covered += u64::from(found.interval.low <= 75.0 && 75.0 <= found.interval.high);
        ratios += found.se / found.people_se;
    }
    (covered as f64 / DRAWS as f64, ratios / DRAWS as f64)
}

#[test]
fn the_interval_covers_however_good_the_judge_is() {
    for power in [Power::Full, Power::Tuned] {
        for knows in [0.0, 0.5, 0.95] {
            for (n, others) in [(50, 500), (200, 300)] {
                let (covered, ratio) = coverage(n, others, knows, power);
                println!("{power:?}, judge knows {knows}, {n} of {}: {covered:.3}, length {ratio:.2}", n + others);
                assert!((0.90..=0.98).contains(&covered), "{power:?} {knows} {n} {others}: {covered}");
                assert!(knows < 0.9 || ratio < 0.8, "a good judge shortens the interval: {ratio}");
                assert!(power == Power::Full || ratio < 1.02, "a tuned interval is hardly longer: {ratio}");
            }
        }
    }
}
