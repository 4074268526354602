//! Power by simulation against formulas that need none, and against a simulation in R.

use mixed::power::{
    Components, Cost, Grid, Limits, Pairing, Plan, Response, Simulations, cheapest, curve, detectable, power,
};
use mixed::{Link, Refusal};
use serde_json::Value;
use statrs::distribution::{ChiSquared, Continuous as _, ContinuousCDF as _, Normal, StudentsT};

/// The power of a two-sided t test whose estimate is normal with this standard error: the noncentral t distribution, by
/// integrating over the estimated variance.
fn exact(difference: f64, se: f64, df: f64) -> f64 {
    let critical = StudentsT::new(0.0, 1.0, df).expect("a value").inverse_cdf(0.975);
    let (chi, normal) = (ChiSquared::new(df).expect("a value"), Normal::standard());
    let (n, most) = (20_000, df + 12.0 * (2.0 * df).sqrt());
    let step = most / f64::from(n);
    let inside = |k: i32| {
        let x = (f64::from(k) + 0.5) * step;
        let bound = critical * (x / df).sqrt();
        let delta = difference / se;
        chi.ln_pdf(x).exp() * (1.0 - normal.cdf(bound - delta) + normal.cdf(-bound - delta)) * step
    };
    (0..n).map(inside).sum()
}

fn gaussian(output_sd: f64) -> Components {
    Components { item_sd: 0.6, rater_sd: 0.4, output_sd, response: Response::Gaussian { residual_sd: 0.9 } }
}

fn many() -> Simulations {
    Simulations { n: 2500, ..Simulations::default() }
}

#[test]
fn a_balanced_design_has_the_power_of_the_t_test() {
    // Items and raters cancel: with N pairs the difference has the variance 2σ²/N.
    for (items, raters_per_item, difference) in [(30, 2, 0.4), (60, 3, 0.25), (12, 4, 0.5)] {
        let plan = Plan { items, raters_per_item, ratings_per_rater: 24, pairing: Pairing::Same };
        let pairs = (items * raters_per_item) as f64;
        let (raters, levels) = (plan.n_raters() as f64, items as f64);
        let theirs = exact(difference, 0.9 * (2.0 / pairs).sqrt(), 2.0 * pairs - levels - raters);
        let ours = power(&plan, &gaussian(0.0), difference, &many()).expect("a value");
        assert!((ours.power - theirs).abs() < 0.02, "{items} {raters_per_item}: {ours:?}, exactly {theirs}");
        assert_eq!(ours.not_fitted, 0);
    }
}

#[test]
fn outputs_of_their_own_quality_make_it_the_t_test_of_items() {
    // The mean differences of the items are independent with the variance 2(σ_o² + σ²/r).
    for (items, raters_per_item, difference) in [(40, 2, 0.5), (25, 4, 0.5)] {
        let plan = Plan { items, raters_per_item, ratings_per_rater: 40, pairing: Pairing::Same };
        let variance = 2.0 * (0.25 + 0.81 / raters_per_item as f64);
        let theirs = exact(difference, (variance / items as f64).sqrt(), items as f64 - 1.0);
        let ours = power(&plan, &gaussian(0.5), difference, &many()).expect("a value");
        assert!((ours.power - theirs).abs() < 0.02, "{items} {raters_per_item}: {ours:?}, exactly {theirs}");
    }
}

#[test]
fn without_a_difference_the_level_is_alpha() {
    let plan = Plan { items: 20, raters_per_item: 2, ratings_per_rater: 20, pairing: Pairing::Same };
    for output_sd in [0.0, 0.5] {
        let level = power(&plan, &gaussian(output_sd), 0.0, &many()).expect("a value");
        assert!((level.power - 0.05).abs() < 0.015, "{level:?}");
    }
}

#[test]
fn an_ordinal_scale_has_the_power_of_whiteheads_formula() {
    // Without items and raters: Whitehead 1993, Sample size calculations for ordered categorical data,
    // doi:10.1002/sim.4780122404: the variance of the log-odds is 12/(N(1 − Σ p̄³)) for two groups of N/2.
    let response = Response::Ordinal { thresholds: vec![-1.5, 0.0, 1.0], link: Link::Logit };
    let components = Components { item_sd: 0.0, rater_sd: 0.0, output_sd: 0.0, response };
    let plan = Plan { items: 100, raters_per_item: 2, ratings_per_rater: 40, pairing: Pairing::Same };
    let difference = 0.5;
    let f = |x: f64| 1.0 / (1.0 + (-x).exp());
    let cumulative = |x: f64| f64::midpoint(f(x), f(x - difference));
    let bounds = [0.0, cumulative(-1.5), cumulative(0.0), cumulative(1.0), 1.0];
    let cubes: f64 = bounds.windows(2).map(|pair| (pair[1] - pair[0]).powi(3)).sum();
    let se = (12.0 / (400.0 * (1.0 - cubes))).sqrt();
    let theirs = Normal::standard().cdf(difference / se - 1.959_963_985);
    let ours =
        power(&plan, &components, difference, &Simulations { n: 6000, ..Simulations::default() }).expect("a value");
    // The formula knows that there are no effects of items and raters; the model estimates their variances, some above 0 by
    // chance, which makes its log-odds a little larger.
    assert!((ours.power - theirs).abs() < 0.02, "{ours:?}, by the formula {theirs}");
}

/// What golden/power.R found about one plan, over all of its runs: its number of studies, power, and mean standard error.
fn found_by_r(plan: &str) -> (f64, f64, f64) {
    let runs: Vec<Value> = include_str!("golden/power.jsonl")
        .lines()
        .map(|line| serde_json::from_str(line).expect("a value"))
        .filter(|run: &Value| run["plan"] == plan)
        .collect();
    let sum = |of: &dyn Fn(&Value) -> f64| runs.iter().map(of).sum::<f64>();
    let number = |run: &Value, key: &str| run[key].as_f64().expect("a number");
    let n = sum(&|run| number(run, "studies"));
    let mean = |key: &str| sum(&|run| number(run, key) * number(run, "studies")) / n;
    (n, mean("power"), mean("mean_se"))
}

#[test]
fn an_ordinal_plan_has_the_power_of_clmm() {
    let response = Response::Ordinal { thresholds: vec![-1.5, 0.0, 1.2], link: Link::Logit };
    let components = Components { item_sd: 1.0, rater_sd: 0.8, output_sd: 0.0, response };
    let plan = Plan { items: 20, raters_per_item: 3, ratings_per_rater: 12, pairing: Pairing::Same };
    let (n, theirs, se) = found_by_r("same");
    assert_eq!(plan.n_raters(), 10);
    assert!((theirs * (1.0 - theirs) / n).sqrt() < 0.007, "the reference is exact to 0.7 points");
    let ours = power(&plan, &components, 1.2, &Simulations { n: 10_000, ..Simulations::default() }).expect("a value");
    assert!((ours.power - theirs).abs() < 0.02, "{ours:?}, by R {theirs}");
    // Standard errors vary by 5 % from study to study, so that their means are much more exact than the power.
    assert!((ours.se / se - 1.0).abs() < 0.005, "{ours:?}, by R {se}");
    assert_eq!(ours.not_fitted, 0);
}

#[test]
fn a_plan_with_different_raters_has_the_standard_errors_of_clmm() {
    let response = Response::Ordinal { thresholds: vec![-0.8, 0.0, 0.8], link: Link::Probit };
    let components = Components { item_sd: 0.7, rater_sd: 0.5, output_sd: 0.0, response };
    let plan = Plan { items: 20, raters_per_item: 2, ratings_per_rater: 10, pairing: Pairing::Different };
    let (n, theirs, se) = found_by_r("different");
    assert_eq!(plan.n_raters(), 8);
    let ours = power(&plan, &components, 0.8, &Simulations { n: 2000, ..Simulations::default() }).expect("a value");
    assert!((ours.se / se - 1.0).abs() < 0.01, "{ours:?}, by R {se}");
    assert!((ours.power - theirs).abs() < 3.0 * (theirs * (1.0 - theirs) / n).sqrt(), "{ours:?}, by R {theirs}");
}

#[test]
fn the_same_seed_has_the_same_power_on_any_number_of_threads() {
    let plan = Plan { items: 15, raters_per_item: 2, ratings_per_rater: 20, pairing: Pairing::Different };
    let run = |threads: usize| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("a value");
        let plain = Simulations { n: 60, ..Simulations::default() };
        pool.install(|| power(&plan, &gaussian(0.3), 0.4, &plain).expect("a value"))
    };
    assert_eq!(run(1), run(4));
}

#[test]
fn a_detectable_difference_is_found_with_that_power() {
    let plan = Plan { items: 40, raters_per_item: 2, ratings_per_rater: 40, pairing: Pairing::Same };
    let plain = Simulations::default();
    let difference = detectable(&plan, &gaussian(0.0), 0.8, &plain).expect("a value");
    let found = power(&plan, &gaussian(0.0), difference, &plain).expect("a value");
    assert!((found.power - 0.8).abs() < 0.005, "{difference} {found:?}");
    // z(.975) + z(.8) times the standard error.
    assert!((difference - 2.8016 * 0.9 * (2.0_f64 / 80.0).sqrt()).abs() < 0.03, "{difference}");
}

#[test]
fn the_cheapest_plan_is_that_of_the_formula() {
    // Without own quality of outputs only the number of ratings counts: about (2.80 · 0.9)² · 2/0.4² = 79 pairs.
    let limits = Limits { most_items: 500, most_raters_per_item: 3, ratings_per_rater: 40, pairing: Pairing::Same };
    let cost = Cost { per_rating: 0.1, per_rater: 1.0, per_item: 0.5 };
    let plain = Simulations { n: 500, ..Simulations::default() };
    let found = cheapest(0.8, &gaussian(0.0), 0.4, &limits, &cost, &plain).expect("a value");
    let best = found.best.expect("a value");
    assert_eq!((best.plan.raters_per_item, found.compared.len()), (3, 3), "items cost most: {found:?}");
    assert!((best.plan.items as f64 - 79.4 / 3.0).abs() < 4.0, "{best:?}");
    assert!(best.power.power >= 0.8);
    let none = cheapest(0.8, &gaussian(0.0), 0.001, &limits, &cost, &Simulations { n: 50, ..plain }).expect("a value");
    assert!(none.best.is_none());
}

#[test]
fn a_curve_has_a_point_for_each_plan() {
    let grid = Grid { items: vec![10, 40], raters_per_item: vec![1, 3], ratings_per_rater: 20, pairing: Pairing::Same };
    let plain = Simulations { n: 100, ..Simulations::default() };
    let curve = curve(&grid, &gaussian(0.2), 0.5, &Cost::default(), &plain).expect("a value");
    assert_eq!(curve.len(), 4);
    assert!(curve[0].power.power < curve[3].power.power && curve[3].cost > curve[0].cost);
}

#[test]
fn what_makes_no_plan_is_refused() {
    let plan = Plan { items: 10, raters_per_item: 2, ratings_per_rater: 20, pairing: Pairing::Same };
    let few = Simulations { n: 10, ..Simulations::default() };
    let refused = |plan: Plan, components: &Components, difference: f64, simulations: Simulations| {
        assert!(matches!(
            power(&plan, components, difference, &simulations),
            Err(Refusal::Argument(_) | Refusal::TooMany { .. })
        ));
    };
    refused(Plan { items: 1, ..plan }, &gaussian(0.0), 0.1, few);
    refused(Plan { raters_per_item: 0, ..plan }, &gaussian(0.0), 0.1, few);
    refused(Plan { ratings_per_rater: 0, ..plan }, &gaussian(0.0), 0.1, few);
    refused(Plan { items: usize::MAX, raters_per_item: usize::MAX, ..plan }, &gaussian(0.0), 0.1, few);
    refused(plan, &gaussian(-1.0), 0.1, few);
    refused(plan, &gaussian(f64::NAN), 0.1, few);
    refused(plan, &gaussian(0.0), f64::INFINITY, few);
    refused(plan, &gaussian(0.0), 0.1, Simulations { n: 0, ..few });
    refused(plan, &gaussian(0.0), 0.1, Simulations { n: usize::MAX, ..few });
    refused(plan, &gaussian(0.0), 0.1, Simulations { alpha: 0.0, ..few });
    let ordinal = |thresholds: Vec<f64>| Components {
        response: Response::Ordinal { thresholds, link: Link::Logit },
        ..gaussian(0.0)
    };
    refused(plan, &ordinal(vec![]), 0.1, few);
    refused(plan, &ordinal(vec![1.0, 1.0]), 0.1, few);
    assert!(detectable(&plan, &gaussian(0.0), 1.0, &few).is_err());
    // Ratings that never vary have no fit: they count as not significant.
    let flat = power(&plan, &ordinal(vec![1e6]), 0.1, &few).expect("a value");
    assert_eq!((flat.not_fitted, flat.power), (10, 0.0));
}
