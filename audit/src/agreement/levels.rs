//! How often tests at 5 % reject what is true.

use ::agreement::correlation::{Tau, concordance, kendall, pearson, spearman};
use ::agreement::significance::{
    Alternative, Resampling, Test, benjamini_hochberg, holm, mann_whitney, mcnemar, paired_bootstrap, paired_t,
    randomisation, sign, welch_t, wilcoxon, williams,
};
use ::agreement::{Measure, Undefined, icc};
use rand::RngExt as _;
use rand_chacha::ChaCha8Rng;

use crate::coverage::{Promise, Simulation, Trial};
use crate::design::{Crowd, crowd, effects, metrics, normal, one_way, related};

/// What a test at 5 % promises.
const HOLDS: Promise = Promise::Rejects { most: 0.06, from: 5 };

/// What an approximation promises.
const LARGE: Promise = Promise::Rejects { most: 0.06, from: 20 };

const SIZES: &[usize] = &[5, 10, 20, 50];

const PLAN: Resampling = Resampling { replicates: 2000, seed: 7 };

type Draw = fn(&mut ChaCha8Rng) -> f64;

/// One line a test.
pub fn simulations() -> Vec<Simulation> {
    let mut all = Vec::new();
    for (data, draw) in
        [("normal scores", normal as Draw), ("scores from 1 to 5", five), ("exponential scores", exponential)]
    {
        all.extend([
            paired("paired t test", data, draw, LARGE, |x, y| paired_t(x, y, Alternative::TwoSided)),
            paired("Wilcoxon signed-rank test", data, draw, HOLDS, |x, y| wilcoxon(x, y, Alternative::TwoSided)),
            paired("sign test", data, draw, HOLDS, |x, y| sign(x, y, Alternative::TwoSided)),
            paired("randomisation test", data, draw, HOLDS, |x, y| randomisation(x, y, &PLAN)),
            paired("paired bootstrap", data, draw, Promise::Shown, |x, y| paired_bootstrap(x, y, &PLAN)),
            paired("Mann-Whitney U test", data, draw, HOLDS, |x, y| mann_whitney(x, y, Alternative::TwoSided)),
            paired("Welch's t test", data, draw, LARGE, |x, y| welch_t(x, y, Alternative::TwoSided)),
            paired("McNemar's test", data, draw, HOLDS, |x, y| {
                let right = |scores: &[f64]| scores.iter().map(|v| *v > 0.7).collect::<Vec<bool>>();
                mcnemar(&right(x), &right(y))
            }),
        ]);
    }
    all.extend(correlations());
    all.extend(two_metrics());
    all.extend(variances());
    all.extend(many());
    all
}

fn five(rng: &mut ChaCha8Rng) -> f64 {
    f64::from(rng.random_range(1..=5))
}

fn exponential(rng: &mut ChaCha8Rng) -> f64 {
    -rng.random_range(1e-12_f64..1.0).ln()
}

/// Two series without a difference.
fn paired(
    name: &str,
    data: &str,
    draw: Draw,
    promise: Promise,
    test: fn(&[f64], &[f64]) -> Result<Test, Undefined>,
) -> Simulation {
    let trial = move |rng: &mut ChaCha8Rng, n| {
        let mut series = || (0..n).map(|_| draw(rng)).collect::<Vec<f64>>();
        let (x, y) = (series(), series());
        // Without any difference there is no test, and nothing is rejected.
        Trial::rejects(Some(test(&x, &y).map_or(1.0, |test| test.p)))
    };
    Simulation::of(name, data, promise, SIZES, trial)
}

fn correlations() -> Vec<Simulation> {
    let of = |name: &str, data: &str, step: f64, promise, p: fn(&[f64], &[f64]) -> Option<f64>| {
        let trial = move |rng: &mut ChaCha8Rng, n| {
            let mut series = related(rng, n, 0.0);
            if step > 0.0 {
                series.x.iter_mut().chain(&mut series.y).for_each(|v| *v = (*v / step).round());
            }
            Trial::rejects(p(&series.x, &series.y).or(Some(1.0)))
        };
        Simulation::of(name, data, promise, SIZES, trial)
    };
    let r: fn(&[f64], &[f64]) -> Option<f64> = |x, y| pearson(x, y).ok()?.correlation.p;
    let rho: fn(&[f64], &[f64]) -> Option<f64> = |x, y| spearman(x, y).ok()?.p;
    let tau: fn(&[f64], &[f64]) -> Option<f64> = |x, y| kendall(x, y, Tau::B).ok()?.p;
    vec![
        of("Pearson's r: t", "unrelated, normal", 0.0, HOLDS, r),
        of("Spearman's rho: t", "unrelated, normal", 0.0, LARGE, rho),
        of("Spearman's rho: t", "unrelated, whole numbers", 1.0, LARGE, rho),
        of("Kendall's tau-b", "unrelated, normal", 0.0, HOLDS, tau),
        of("Kendall's tau-b", "unrelated, whole numbers", 1.0, LARGE, tau),
    ]
}

/// Two metrics that correlate equally with the ratings.
fn two_metrics() -> Vec<Simulation> {
    let of = |data: &str, weight: f64, shared: f64| {
        let trial = move |rng: &mut ChaCha8Rng, n| {
            let drawn = metrics(rng, n, [weight; 2], shared);
            let test = williams(&drawn.target, &drawn.x, &drawn.y, Alternative::TwoSided);
            Trial::rejects(test.ok().map(|test| test.p))
        };
        Simulation::of("Williams' test", data, HOLDS, SIZES, trial)
    };
    vec![
        of("two metrics unrelated to the ratings", 0.0, 0.0),
        of("two metrics with the same correlation", 1.0, 0.0),
        of("two similar metrics with the same correlation", 1.0, 2.0),
    ]
}

/// Items that do not differ.
fn variances() -> Vec<Simulation> {
    let w = |rng: &mut ChaCha8Rng, n| {
        let design =
            crowd(rng, Crowd { n, n_raters: 4, per_item: (4, 4), n_levels: 7, noise: 1.0, ..Crowd::default() });
        Trial::rejects(Some(concordance(&design.ratings(Measure::Ordinal)).map_or(1.0, |w| w.p)))
    };
    let one = |rng: &mut ChaCha8Rng, n| {
        let design = one_way(rng, n, [0.0, 1.0], (2, 5));
        Trial::rejects(icc::one_way(&design.ratings(Measure::Interval), 0.95).ok().map(|(single, _)| single.p))
    };
    let three = |rng: &mut ChaCha8Rng, n| {
        let design = effects(rng, (n, 4), [0.0, 0.5, 1.0], 4);
        Trial::rejects(Some(icc::forms(&design.ratings(Measure::Interval), 0.95).map_or(1.0, |forms| forms.icc3.p)))
    };
    vec![
        Simulation::of("Kendall's W: chi-square", "4 raters, 7 levels at random", HOLDS, SIZES, w),
        Simulation::of("ICC(1): F", "items alike, 2 to 5 ratings each", HOLDS, SIZES, one),
        Simulation::of("ICC(3): F", "items alike, 4 raters", HOLDS, SIZES, three),
    ]
}

/// Any rejection among n true hypotheses.
fn many() -> Vec<Simulation> {
    let of = |name: &str, correct: fn(&[f64]) -> Vec<f64>| {
        let trial = move |rng: &mut ChaCha8Rng, n| {
            let p: Vec<f64> = (0..n).map(|_| rng.random_range(0.0..1.0)).collect();
            correct(&p).iter().any(|p| *p <= 0.05).into()
        };
        Simulation::of(name, "n true hypotheses, any rejected", HOLDS, SIZES, trial)
    };
    vec![of("Holm's correction", holm), of("Benjamini and Hochberg's correction", benjamini_hochberg)]
}
