//! How often intervals of 95 % hold the truth.

use std::sync::OnceLock;

use ::agreement::aggregate::plackett_luce;
use ::agreement::cohen::{Pairs, Weight};
use ::agreement::correlation::{Correlation, Tau, kendall, pearson, spearman};
use ::agreement::fleiss::{Fleiss, per_category};
use ::agreement::krippendorff::{Alpha, Metric};
use ::agreement::percent::Percent;
use ::agreement::significance::{Alternative, Resampling, Test, paired_bootstrap, paired_t};
use ::agreement::simulate::{Draws, Rankings, Simulated, Summary, annotators};
use ::agreement::span::{F1, Unitized};
use ::agreement::{
    Bootstrap, Coefficient, Estimate, Interval, Measure, Ratings, Undefined, brennan_prediger::BrennanPrediger,
    conger::Conger, gwet::Gwet, icc, scott,
};
use rand::RngExt as _;
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use crate::coverage::{Promise, Simulation, Trial};
use crate::design::{Crowd, Marks, crowd, effects, marks, normal, one_way, related};

/// What an interval of a coefficient promises: κ from 0 to .8, levels used about equally often.
const COVERS: Promise = Promise::Covers { least: 0.92, from: 20 };

/// What holds for large samples only, of which estimates warn: also for squared distances and for single categories, where at κ = .8 few of twenty
/// items differ at all.
const LARGE: Promise = Promise::Covers { least: 0.92, from: 50 };

/// What an exact interval promises at every size.
const EXACT: Promise = Promise::Covers { least: 0.94, from: 5 };

/// What is simulated to be read, and promises nothing.
const SHOWN: Promise = Promise::Shown;

const SIZES: &[usize] = &[10, 20, 50, 100];

/// One line an interval.
pub fn simulations() -> Vec<Simulation> {
    let mut all = Vec::new();
    for kappa in [0.0, 0.4, 0.8] {
        all.extend([
            bootstrap("percent agreement", kappa, |k| k + (1.0 - k) / 4.0, |r| drawn(Percent::of(r))),
            bootstrap("Fleiss' kappa", kappa, |k| k, |r| drawn(Fleiss::of(r))),
            bootstrap("Conger's kappa", kappa, |k| k, |r| drawn(Conger::of(r))),
            bootstrap("Scott's pi, mean over pairs", kappa, |k| k, |r| scott::pi(r, Some(&plan()))),
            bootstrap("Krippendorff's alpha, nominal", kappa, |k| k, |r| drawn(Alpha::of(r, Metric::Nominal))),
            bootstrap("Krippendorff's alpha, ordinal", kappa, |k| k, |r| drawn(Alpha::of(r, Metric::Ordinal))),
            bootstrap("Krippendorff's alpha, interval", kappa, |k| k, |r| drawn(Alpha::of(r, Metric::Interval))),
            bootstrap("Gwet's AC1", kappa, |k| k, |r| drawn(Gwet::ac1(r))),
            bootstrap("Gwet's AC2", kappa, |k| k, |r| drawn(Gwet::ac2(r, Weight::Quadratic))),
            bootstrap("Brennan-Prediger", kappa, |k| k, |r| drawn(BrennanPrediger::of(r, Weight::Unweighted))),
            bootstrap("Cohen's kappa, mean over pairs", kappa, |k| k, |r| mean_of_pairs(r, Weight::Unweighted)),
            bootstrap(
                "Cohen's kappa, quadratic, mean over pairs",
                kappa,
                |k| k,
                |r| mean_of_pairs(r, Weight::Quadratic),
            )
            .with_promise(LARGE),
            bootstrap("Fleiss' kappa of one category", kappa, |k| k, first_category).with_promise(LARGE),
            analytic("percent agreement", kappa, |k| k + (1.0 - k) / 4.0, |r| Percent::of(r)?.estimate()),
            analytic("Fleiss' kappa", kappa, |k| k, |r| Fleiss::of(r)?.estimate()),
            analytic("Gwet's AC1", kappa, |k| k, |r| Gwet::ac1(r)?.estimate()),
            analytic("Brennan-Prediger", kappa, |k| k, |r| BrennanPrediger::of(r, Weight::Unweighted)?.estimate()),
        ]);
    }
    all.push(rare("Fleiss' kappa", |r| drawn(Fleiss::of(r))));
    all.push(rare("Krippendorff's alpha, nominal", |r| drawn(Alpha::of(r, Metric::Nominal))));
    all.extend(panels());
    all.extend(intraclass());
    all.extend(correlations());
    all.extend(differences());
    all.extend(simulated_annotators());
    all.extend([strengths(), spans("F1 of spans", f1), spans("Krippendorff's unitizing alpha", unitized)]);
    all
}

fn plan() -> Bootstrap {
    Bootstrap::default()
}

fn drawn(coefficient: Result<impl Coefficient, Undefined>) -> Result<Estimate, Undefined> {
    coefficient?.bootstrapped(&plan())
}

fn mean_of_pairs(ratings: &Ratings, weight: Weight) -> Result<Estimate, Undefined> {
    let pairs = Pairs::of(ratings)?;
    drawn(pairs.mean(weight))
}

fn first_category(ratings: &Ratings) -> Result<Estimate, Undefined> {
    per_category(ratings, Some(&plan()))?.swap_remove(0).kappa
}

fn ends(interval: Option<&Interval>) -> Option<(f64, f64)> {
    interval.map(|interval| (interval.low, interval.high))
}

fn held(estimate: Result<Estimate, Undefined>, truth: f64) -> Trial {
    Trial::covers(estimate.ok().as_ref().and_then(|e| ends(e.interval.as_ref())), truth)
}

/// Three raters of four levels who know an item's level with probability √κ and guess otherwise: chance-corrected
/// agreement is κ whatever the distance between levels, because who guesses is independent of everybody.
fn panel(rng: &mut ChaCha8Rng, n: usize, kappa: f64, rare: f64) -> Ratings {
    crowd(rng, Crowd { n, noise: 1.0 - kappa.sqrt(), rare, ..Crowd::default() }).ratings(Measure::Interval)
}

type Estimator = fn(&Ratings) -> Result<Estimate, Undefined>;

fn bootstrap(name: &str, kappa: f64, truth: fn(f64) -> f64, of: Estimator) -> Simulation {
    let setting = format!("3 raters, 4 levels, κ = {kappa}");
    let trial = move |rng: &mut ChaCha8Rng, n| held(of(&panel(rng, n, kappa, 0.0)), truth(kappa));
    Simulation::of(format!("{name}: bootstrap"), setting, COVERS, SIZES, trial)
}

fn analytic(name: &str, kappa: f64, truth: fn(f64) -> f64, of: Estimator) -> Simulation {
    let setting = format!("3 raters, 4 levels, κ = {kappa}");
    let trial = move |rng: &mut ChaCha8Rng, n| {
        let interval = of(&panel(rng, n, kappa, 0.0)).ok().and_then(|e| Interval::normal(e.value, e.se?, 0.95));
        Trial::covers(ends(interval.as_ref()), truth(kappa))
    };
    Simulation::of(format!("{name}: standard error"), setting, LARGE, SIZES, trial)
}

fn rare(name: &str, of: Estimator) -> Simulation {
    let trial = move |rng: &mut ChaCha8Rng, n| held(of(&panel(rng, n, 0.4, 0.1)), 0.4);
    Simulation::of(
        format!("{name}: bootstrap"),
        "3 raters, other levels than the first are rare (.1), κ = 0.4",
        SHOWN,
        SIZES,
        trial,
    )
}

/// Fleiss' kappa with fewer and more raters and levels, and where one of two levels is in one rating of five.
fn panels() -> Vec<Simulation> {
    let of = |n_raters, n_levels, kappa: f64, rare| {
        let trial = move |rng: &mut ChaCha8Rng, n| {
            let noise = 1.0 - kappa.sqrt();
            let per_item = (n_raters, n_raters);
            let drawn_from = Crowd { n, n_raters, per_item, n_levels, noise, rare, ..Crowd::default() };
            held(drawn(Fleiss::of(&crowd(rng, drawn_from).ratings(Measure::Nominal))), kappa)
        };
        let levels =
            if rare > 0.0 { "2 levels, one in a fifth of the ratings".into() } else { format!("{n_levels} levels") };
        let setting = format!("{n_raters} raters, {levels}, κ = {kappa}");
        let promise = if rare > 0.0 { SHOWN } else { COVERS };
        Simulation::of("Fleiss' kappa: bootstrap", setting, promise, SIZES, trial)
    };
    let mut all = Vec::new();
    for kappa in [0.0, 0.2, 0.4, 0.6, 0.8] {
        all.extend([(2, 2), (3, 2), (5, 2), (2, 5), (5, 5)].map(|(raters, levels)| of(raters, levels, kappa, 0.0)));
        all.extend([2, 3, 5].map(|raters| of(raters, 2, kappa, 0.4)));
    }
    all
}

/// Standard deviations 1, ½, 1 of items, raters and residual: ICC(1) and ICC(3) are 1/2 without raters, ICC(2) is 4/9.
fn intraclass() -> Vec<Simulation> {
    const SIZES: &[usize] = &[5, 10, 20, 50];
    let one = |name: &str, per_item: (u32, u32), promise| {
        let trial = move |rng: &mut ChaCha8Rng, n| {
            let found = icc::one_way(&one_way(rng, n, [1.0, 1.0], per_item).ratings(Measure::Interval), 0.95);
            Trial::covers(found.ok().and_then(|(single, _)| ends(single.interval.as_ref())), 0.5)
        };
        Simulation::of("ICC(1): F distribution", name, promise, SIZES, trial)
    };
    let two = |name: &str, truth: f64, promise, pick: fn(&icc::Forms) -> &icc::Icc| {
        let trial = move |rng: &mut ChaCha8Rng, n| {
            let found = icc::forms(&effects(rng, (n, 6), [1.0, 0.5, 1.0], 6).ratings(Measure::Interval), 0.95);
            Trial::covers(found.ok().and_then(|forms| ends(pick(&forms).interval.as_ref())), truth)
        };
        Simulation::of(
            format!("{name}: F distribution"),
            format!("6 raters, true value {truth:.3}"),
            promise,
            SIZES,
            trial,
        )
    };
    let reml = |name: &str, truth: f64, pick: fn(icc::Reml) -> Estimate| {
        let trial = move |rng: &mut ChaCha8Rng, n| {
            let found = icc::reml(&effects(rng, (n, 6), [1.0, 0.5, 1.0], 3).ratings(Measure::Interval), 0.95);
            held(found.map(pick), truth)
        };
        let setting = format!("3 of 6 raters an item, true value {truth:.3}");
        Simulation::of(format!("{name} by REML: profile"), setting, COVERS, SIZES, trial).with_effort(0.5)
    };
    vec![
        one("4 ratings an item, true value 0.5", (4, 4), EXACT),
        one("2 to 6 ratings an item, true value 0.5", (2, 6), COVERS),
        two("ICC(2)", 4.0 / 9.0, COVERS, |forms| &forms.icc2),
        two("ICC(3)", 0.5, EXACT, |forms| &forms.icc3),
        reml("ICC(A,1)", 4.0 / 9.0, |fit| fit.agreement),
        reml("ICC(C,1)", 0.5, |fit| fit.consistency),
    ]
}

/// Normal series with correlation r: ρ = 6/π asin(r/2), τ = 2/π asin r.
fn correlations() -> Vec<Simulation> {
    const SIZES: &[usize] = &[5, 10, 20, 50, 100];
    let of = |name: &str,
              r: f64,
              truth: f64,
              promise,
              correlate: fn(&[f64], &[f64]) -> Result<Correlation, Undefined>| {
        let trial = move |rng: &mut ChaCha8Rng, n| {
            let series = related(rng, n, r);
            Trial::covers(correlate(&series.x, &series.y).ok().and_then(|c| ends(c.interval.as_ref())), truth)
        };
        Simulation::of(format!("{name}: Fisher's z"), format!("normal, true value {truth:.3}"), promise, SIZES, trial)
    };
    let rho = |r: f64| 6.0 / std::f64::consts::PI * (r / 2.0).asin();
    let tau = |r: f64| 2.0 / std::f64::consts::PI * r.asin();
    let at = |r: f64| {
        [
            of("Pearson's r", r, r, EXACT, |x, y| pearson(x, y).map(|p| p.correlation)),
            of("Spearman's rho", r, rho(r), COVERS, spearman),
            of("Kendall's tau-b", r, tau(r), COVERS, |x, y| kendall(x, y, Tau::B)),
        ]
    };
    [0.0, 0.5, 0.9].into_iter().flat_map(at).collect()
}

/// Differences with mean 1/2: normal ones, and ones with a long tail.
fn differences() -> Vec<Simulation> {
    const SIZES: &[usize] = &[5, 10, 20, 50, 100];
    let of = |name: &str,
              data: &str,
              promise,
              draw: fn(&mut ChaCha8Rng) -> f64,
              test: fn(&[f64], &[f64]) -> Result<Test, Undefined>| {
        let trial = move |rng: &mut ChaCha8Rng, n| {
            let x: Vec<f64> = (0..n).map(|_| draw(rng)).collect();
            Trial::covers(test(&x, &vec![0.0; n]).ok().and_then(|t| ends(t.interval.as_ref())), 0.5)
        };
        Simulation::of(name, data, promise, SIZES, trial)
    };
    let plain: fn(&mut ChaCha8Rng) -> f64 = |rng| 0.5 + normal(rng);
    let skewed: fn(&mut ChaCha8Rng) -> f64 = |rng| -0.5 * rng.random_range(1e-12_f64..1.0).ln();
    let t: fn(&[f64], &[f64]) -> Result<Test, Undefined> = |x, y| paired_t(x, y, Alternative::TwoSided);
    let boot: fn(&[f64], &[f64]) -> Result<Test, Undefined> =
        |x, y| paired_bootstrap(x, y, &Resampling { replicates: 2000, seed: 7 });
    vec![
        of("mean difference: t", "normal differences", EXACT, plain, t),
        of("mean difference: t", "exponential differences", SHOWN, skewed, t),
        of("mean difference: percentile bootstrap", "normal differences", LARGE, plain, boot),
        of("mean difference: percentile bootstrap", "exponential differences", SHOWN, skewed, boot),
    ]
}

/// Texts of which 3 of 20 people rate each, who differ in strictness; the truth is the value of a whole population.
fn simulated_annotators() -> Vec<Simulation> {
    type Pick = fn(&Simulated) -> &Result<Summary, Undefined>;
    let graded = |rng: &mut ChaCha8Rng, n_items, n_raters| {
        let mut design = effects(rng, (n_items, n_raters), [1.0, 0.4, 0.8], 3);
        design.levels = (1..=5).map(f64::from).collect();
        design.rows.iter_mut().for_each(|(_, _, value)| *value = (3.0 + *value).round().clamp(1.0, 5.0));
        design.ratings(Measure::Interval)
    };
    let of = |name: &str, pick: Pick| {
        let truth = OnceLock::new();
        let trial = move |rng: &mut ChaCha8Rng, n| {
            let truth = truth.get_or_init(|| {
                let many = graded(&mut ChaCha8Rng::seed_from_u64(77), 40_000, 3_000);
                let few = Draws { draws: 3, replicates: 0, ..Draws::default() };
                annotators(&many, &few).ok().and_then(|s| Some(pick(&s).as_ref().ok()?.median)).unwrap_or(f64::NAN)
            });
            let plan = Draws { draws: 101, seed: rng.random(), ..Draws::default() };
            let found = annotators(&graded(rng, n, 20), &plan).ok();
            let summary = found.as_ref().and_then(|s| pick(s).as_ref().ok());
            Trial::covers(summary.and_then(|s| ends(s.interval.as_ref())), *truth)
        };
        let name = format!("simulated annotators, {name}: bootstrap");
        Simulation::of(name, "3 of 20 raters an item, 5 levels", COVERS, &[20, 100], trial).with_effort(0.25)
    };
    vec![of("quadratic kappa", |s| &s.kappa_quadratic), of("Pearson's r", |s| &s.pearson)]
}

/// Rankings of four systems whose log-strengths are -0.75, -0.25, 0.25, 0.75.
fn strengths() -> Simulation {
    let trial = |rng: &mut ChaCha8Rng, n: usize| {
        let mut rows = Vec::new();
        for rater in (0_u32..).take(n) {
            let gumbel = |rng: &mut ChaCha8Rng| -(-rng.random_range(1e-12_f64..1.0).ln()).ln();
            let mut systems: Vec<(f64, u32)> = (0..4).map(|s| (f64::from(s) / 2.0 - 0.75 + gumbel(rng), s)).collect();
            systems.sort_by(|a, b| b.0.total_cmp(&a.0));
            rows.extend((1..).zip(systems).map(|(rank, (_, system))| (0, rater, system, f64::from(rank))));
        }
        let fit = Rankings::of(rows).and_then(|rankings| plackett_luce(&rankings));
        let of_first = |fit: ::agreement::aggregate::PlackettLuce| {
            let first = &fit.strengths[0];
            Interval::normal(first.value, first.se, 0.95)
        };
        Trial::covers(ends(fit.ok().and_then(of_first).as_ref()), -0.75)
    };
    Simulation::of("Plackett-Luce: standard error", "4 systems", LARGE, SIZES, trial)
}

/// Texts that three annotators marked; the truth is the value of three thousand texts.
fn spans(name: &str, of: fn(&crate::design::Marked) -> Result<Estimate, Undefined>) -> Simulation {
    static TRUTHS: [OnceLock<f64>; 2] = [OnceLock::new(), OnceLock::new()];
    let truth = &TRUTHS[usize::from(name.starts_with('K'))];
    let three = |rng: &mut ChaCha8Rng, n| marks(rng, n, Marks { n_raters: 3, ..Marks::default() });
    let trial = move |rng: &mut ChaCha8Rng, n| {
        let truth = truth.get_or_init(|| {
            let many = three(&mut ChaCha8Rng::seed_from_u64(3), 3000);
            of(&many).map_or(f64::NAN, |estimate| estimate.value)
        });
        held(of(&three(rng, n)), *truth)
    };
    Simulation::of(format!("{name}: bootstrap"), "3 annotators, 2 labels", COVERS, SIZES, trial).with_effort(0.5)
}

fn f1(marked: &crate::design::Marked) -> Result<Estimate, Undefined> {
    drawn(F1::of(&marked.annotations()))
}

fn unitized(marked: &crate::design::Marked) -> Result<Estimate, Undefined> {
    drawn(Unitized::of(&marked.annotations()))
}
