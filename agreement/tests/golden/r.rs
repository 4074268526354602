//! Against R: psych, psy, vcd, lme4 and R's own tests.

use std::sync::LazyLock;

use agreement::cohen::{self, Pairs, Weight};
use agreement::correlation::{concordance, kendall, pearson, spearman};
use agreement::significance::{Alternative, benjamini_hochberg, holm, mann_whitney, paired_t, wilcoxon};
use agreement::{Coefficient, Ratings, Scale, icc};
use serde_json::Value;

use crate::data::{close, golden, number, numbers};
use crate::{EXACT, ratings};

/// lme4's optimiser stops within this of the variances.
const OPTIMISED: f64 = 1e-6;

fn r() -> &'static Value {
    static R: LazyLock<Value> =
        LazyLock::new(|| serde_json::from_str(include_str!("golden_r.json")).expect("golden_r.json is JSON"));
    &R
}

#[test]
fn two_raters_with_standard_errors_against_vcd_and_psych() {
    let (data, wanted) = (&golden()["two_raters"], &r()["two_raters"]);
    let both = numbers(&data["x"]).into_iter().zip(numbers(&data["y"])).enumerate();
    let triples = both.flat_map(|(i, (x, y))| [(i, "x", x), (i, "y", y)]);
    let ratings = Ratings::from_numbers(triples, &Scale::ordinal().with_range(0, 3)).unwrap();
    let kappa = |weight| cohen::kappa(&ratings, (0, 1), weight).unwrap();
    for (key, weight) in [("kappa", Weight::Unweighted), ("linear", Weight::Linear), ("quadratic", Weight::Quadratic)] {
        let [value, se] = numbers(&wanted[key])[..] else { panic!() };
        close(key, kappa(weight.clone()).value, value, EXACT);
        close(key, kappa(weight).se.unwrap(), se, EXACT);
    }
    let psych = numbers(&wanted["psych"]);
    close("psych", kappa(Weight::Unweighted).value, psych[0], EXACT);
    close("psych, weighted", kappa(Weight::Quadratic).value, psych[1], EXACT);
}

#[test]
fn six_intraclass_correlations_against_psych() {
    let wanted = &r()["complete"];
    let ratings = ratings(&golden()["complete"], &Scale::interval());
    let forms = icc::forms(&ratings, 0.95).unwrap();
    let got = [&forms.icc1, &forms.icc2, &forms.icc3, &forms.icc1k, forms.icc2k.as_ref().unwrap(), &forms.icc3k];
    for (icc, wanted) in got.into_iter().zip(wanted["icc"].as_array().unwrap()) {
        let [value, f, df1, df2, p, low, high] = numbers(wanted)[..] else { panic!() };
        let interval = icc.interval.as_ref().unwrap();
        for (got, want) in [
            (icc.value, value),
            (icc.f.unwrap(), f),
            (icc.df1, df1),
            (icc.df2, df2),
            (icc.p, p),
            (interval.low, low),
            (interval.high, high),
        ] {
            close(&icc.method, got, want, EXACT * want.abs().max(1.0));
        }
    }
    let w = concordance(&ratings).unwrap();
    close("W", w.value, number(&wanted["kendall_w"]), EXACT);
    close("W, p", w.p, number(&wanted["kendall_p"]), EXACT);
}

#[test]
fn reml_against_the_mixed_model_of_lme4() {
    let wanted = &r()["mixed"];
    let reml = icc::reml(&ratings(&golden()["mixed"], &Scale::interval()), 0.95).unwrap();
    close("item", reml.items, number(&wanted["item"]), OPTIMISED);
    close("rater", reml.raters, number(&wanted["rater"]), OPTIMISED);
    close("residual", reml.residual, number(&wanted["residual"]), OPTIMISED);
    close("mean", reml.mean, number(&wanted["mean"]), OPTIMISED);
}

#[test]
fn lights_kappa_against_psy() {
    let table = r()["light"]["rows"].as_array().unwrap();
    let rows = table.iter().enumerate();
    let rows = rows.flat_map(|(i, row)| numbers(row).into_iter().enumerate().map(move |(j, v)| (i, j, v)));
    let pairs = Pairs::of(&Ratings::from_numbers(rows, &Scale::nominal()).unwrap()).unwrap();
    let mean = pairs.mean(Weight::Unweighted).unwrap().estimate().unwrap();
    close("Light", mean.value, number(&r()["light"]["kappa"]), EXACT);
}

#[test]
fn series_against_the_tests_of_r() {
    for (case, wanted) in r()["series"].as_object().unwrap() {
        let data = &golden()["series"][case];
        let (x, y) = (numbers(&data["x"]), numbers(&data["y"]));
        let both = pearson(&x, &y).unwrap().correlation;
        let interval = both.interval.unwrap();
        let [p, low, high] = numbers(&wanted["pearson"])[..] else { panic!() };
        close(case, both.p.unwrap(), p, EXACT);
        close(case, interval.low, low, EXACT);
        close(case, interval.high, high, EXACT);
        close(case, kendall(&x, &y, agreement::correlation::Tau::B).unwrap().value, number(&wanted["kendall"]), EXACT);
        close(case, spearman(&x, &y).unwrap().value, number(&wanted["spearman"]), EXACT);
        let t = paired_t(&x, &y, Alternative::TwoSided).unwrap();
        let [statistic, p] = numbers(&wanted["t"])[..] else { panic!() };
        close(case, t.statistic, statistic, EXACT);
        close(case, t.p, p, EXACT);
        // With ties R approximates where p is exact here.
        assert_eq!(wanted["wilcoxon"].is_null(), case == "tied");
        if let Some(p) = wanted["wilcoxon"].as_f64() {
            close(case, wilcoxon(&x, &y, Alternative::TwoSided).unwrap().p, p, EXACT);
        }
    }
    let tiny = &golden()["series"]["tiny"];
    let u = mann_whitney(&numbers(&tiny["x"]), &numbers(&tiny["y"]), Alternative::TwoSided).unwrap();
    close("Mann-Whitney", u.p, number(&r()["mann_whitney"]), EXACT);
}

#[test]
fn corrections_for_many_tests_against_r() {
    let p = numbers(&golden()["series"]["adjusted"]["p"]);
    for (key, got) in [("holm", holm(&p)), ("benjamini_hochberg", benjamini_hochberg(&p))] {
        for (got, want) in got.into_iter().zip(numbers(&r()["adjusted"][key])) {
            close(key, got, want, EXACT);
        }
    }
}
