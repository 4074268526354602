//! Golden values: `golden.json`, computed by the library versions in `requirements.txt` with
//! `make.py`, on data that `make.py` draws from a seed.

mod data;
mod labels;
mod r;
mod series;

use agreement::cohen::{self, Weight};
use agreement::krippendorff::{self, Metric};
use agreement::{Estimate, Ratings, Scale, brennan_prediger, conger, fleiss, gwet, icc, scott};
use data::{close, golden, number, numbers, rows};

/// Libraries that compute in double precision.
const EXACT: f64 = 1e-9;
/// irrCAC rounds to five decimals.
const FIVE_DECIMALS: f64 = 0.000_005_1;
/// pingouin rounds intervals to two decimals.
const TWO_DECIMALS: f64 = 0.005_01;
/// statsmodels' optimiser stops short of the last digits.
const OPTIMISED: f64 = 2e-4;

fn ratings(part: &serde_json::Value, scale: &Scale) -> Ratings {
    Ratings::from_numbers(rows(&part["rows"]), scale).expect("sound ratings")
}

#[test]
fn krippendorffs_alpha_against_the_package_krippendorff() {
    let part = &golden()["crowd"];
    let ratings = ratings(part, &Scale::ordinal().with_range(1, 7));
    for (key, metric) in [
        ("alpha_nominal", Metric::Nominal),
        ("alpha_ordinal", Metric::Ordinal),
        ("alpha_interval", Metric::Interval),
        ("alpha_ratio", Metric::Ratio),
    ] {
        let alpha = krippendorff::alpha(&ratings, metric).unwrap();
        close(key, alpha.value, number(&part[key]), EXACT);
    }
}

#[test]
fn the_chance_corrected_coefficients_against_irrcac() {
    let part = &golden()["crowd"];
    let ratings = ratings(part, &Scale::ordinal().with_range(1, 7));
    let check = |key: &str, estimate: Estimate| {
        close(key, estimate.value, number(&part[key]), FIVE_DECIMALS);
        if let Some(se) = estimate.se {
            let key = format!("{key}_se");
            close(&key, se, number(&part[&key]), FIVE_DECIMALS);
        }
    };
    check("fleiss", fleiss::kappa(&ratings).unwrap());
    check("gwet_ac1", gwet::ac1(&ratings).unwrap());
    check("gwet_ac2_quadratic", gwet::ac2(&ratings, Weight::Quadratic).unwrap());
    check("gwet_ac2_ordinal", gwet::ac2(&ratings, Weight::Ordinal).unwrap());
    check("conger", conger::kappa(&ratings).unwrap());
    let uniform = brennan_prediger::coefficient(&ratings, Weight::Unweighted).unwrap();
    check("brennan_prediger", uniform);
}

#[test]
fn cohens_kappa_of_every_pair_against_scikit_learn() {
    let part = &golden()["crowd"];
    let ratings = ratings(part, &Scale::ordinal().with_range(1, 7));
    let pairs = cohen::pairs(&ratings).unwrap();
    for wanted in part["cohen"].as_array().unwrap() {
        let [a, b, n, unweighted, linear, quadratic] = numbers(wanted)[..] else { panic!() };
        let pair = pairs.iter().find(|p| [&p.a, &p.b] == [&a.to_string(), &b.to_string()]).unwrap();
        close("items", pair.n_items as f64, n, 0.0);
        close("unweighted", pair.unweighted.unwrap(), unweighted, EXACT);
        close("linear", pair.linear.unwrap(), linear, EXACT);
        close("quadratic", pair.quadratic.unwrap(), quadratic, EXACT);
    }
}

#[test]
fn two_raters_with_standard_errors_against_statsmodels() {
    let part = &golden()["two_raters"];
    let both = numbers(&part["x"]).into_iter().zip(numbers(&part["y"])).enumerate();
    let triples = both.flat_map(|(i, (x, y))| [(i, "x", x), (i, "y", y)]);
    let ratings = Ratings::from_numbers(triples, &Scale::ordinal().with_range(0, 3)).unwrap();
    for (weight, key) in [(Weight::Unweighted, "kappa"), (Weight::Linear, "linear")] {
        let kappa = cohen::kappa(&ratings, (0, 1), weight).unwrap();
        close(key, kappa.value, number(&part[key]), EXACT);
        close(key, kappa.se.unwrap(), number(&part[format!("{key}_se")]), EXACT);
    }
    let pi = scott::pi(&ratings, None).unwrap();
    close("scott", pi.value, number(&part["scott"]), EXACT);
}

#[test]
fn six_intraclass_correlations_against_pingouin() {
    let part = &golden()["complete"];
    let forms = icc::forms(&ratings(part, &Scale::interval()), 0.95).unwrap();
    let got = [&forms.icc1, &forms.icc2, &forms.icc3, &forms.icc1k, forms.icc2k.as_ref().unwrap(), &forms.icc3k];
    for (icc, wanted) in got.into_iter().zip(part["icc"].as_array().unwrap()) {
        let [value, f, df1, df2, p, low, high] = numbers(wanted)[..] else { panic!() };
        close(&icc.method, icc.value, value, EXACT);
        close(&icc.method, icc.f.unwrap(), f, EXACT * f);
        close(&icc.method, icc.p, p, EXACT);
        close(&icc.method, icc.df1, df1, 0.0);
        close(&icc.method, icc.df2, df2, 0.0);
        let interval = icc.interval.as_ref().unwrap();
        close(&icc.method, interval.low, low, TWO_DECIMALS);
        close(&icc.method, interval.high, high, TWO_DECIMALS);
    }
    let exact = forms.icc3.interval.as_ref().unwrap();
    let [low, high] = numbers(&part["icc3_interval"])[..] else { panic!() };
    close("lower end", exact.low, low, EXACT);
    close("upper end", exact.high, high, EXACT);
}

#[test]
fn reml_against_the_mixed_model_of_statsmodels() {
    let part = &golden()["mixed"];
    let reml = icc::reml(&ratings(part, &Scale::interval()), 0.95).unwrap();
    let wanted = |key: &str| number(&part["components"][key]);
    close("item", reml.items, wanted("item"), OPTIMISED);
    close("rater", reml.raters, wanted("rater"), OPTIMISED);
    close("residual", reml.residual, wanted("residual"), OPTIMISED);
    let all = wanted("item") + wanted("rater") + wanted("residual");
    close("ICC(A,1)", reml.agreement.value, wanted("item") / all, OPTIMISED);
}
