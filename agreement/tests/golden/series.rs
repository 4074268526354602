//! Correlations and tests against scipy and statsmodels.

use agreement::correlation::{Tau, kendall, pearson, spearman};
use agreement::significance::{
    Alternative, Resampling, benjamini_hochberg, holm, mann_whitney, mcnemar, paired_t, randomisation, sign, wilcoxon,
};

use crate::EXACT;
use crate::data::{close, golden, number, numbers};

#[test]
fn correlations_with_and_without_ties_against_scipy() {
    for case in ["plain", "tied", "small"] {
        let part = &golden()["series"][case];
        let (x, y) = (numbers(&part["x"]), numbers(&part["y"]));
        let r = pearson(&x, &y).unwrap().correlation;
        let interval = r.interval.unwrap();
        let got = [r.value, r.p.unwrap(), interval.low, interval.high];
        for (got, want) in got.into_iter().zip(numbers(&part["pearson"])) {
            close(case, got, want, EXACT);
        }
        for (key, got) in [
            ("spearman", spearman(&x, &y)),
            ("kendall_b", kendall(&x, &y, Tau::B)),
            ("kendall_c", kendall(&x, &y, Tau::C)),
        ] {
            let (got, want) = (got.unwrap(), numbers(&part[key]));
            close(key, got.value, want[0], EXACT);
            close(key, got.p.unwrap(), want[1], EXACT);
        }
    }
}

#[test]
fn tests_on_three_sides_against_scipy() {
    for case in ["plain", "tied", "small"] {
        let part = &golden()["series"][case];
        let (x, y) = (numbers(&part["x"]), numbers(&part["y"]));
        for (side, alternative) in
            [("two-sided", Alternative::TwoSided), ("less", Alternative::Less), ("greater", Alternative::Greater)]
        {
            let wanted = &part["tests"][side];
            for (key, test) in [
                ("t", paired_t(&x, &y, alternative)),
                ("wilcoxon", wilcoxon(&x, &y, alternative)),
                ("mann_whitney", mann_whitney(&x, &y, alternative)),
            ] {
                let (test, want) = (test.unwrap(), numbers(&wanted[key]));
                close(&format!("{case} {side} {key}"), test.statistic, want[0], EXACT);
                close(&format!("{case} {side} {key} p"), test.p, want[1], EXACT);
            }
            let signs = sign(&x, &y, alternative).unwrap();
            close(&format!("{case} {side} sign"), signs.p, number(&wanted["sign"]), EXACT);
        }
    }
}

#[test]
fn small_samples_and_paired_decisions() {
    let part = &golden()["series"]["tiny"];
    let (x, y) = (numbers(&part["x"]), numbers(&part["y"]));
    let u = mann_whitney(&x, &y, Alternative::TwoSided).unwrap();
    close("U", u.p, number(&part["mann_whitney"]), EXACT);
    let part = &golden()["series"]["mcnemar"];
    let right = |key: &str| -> Vec<bool> { numbers(&part[key]).iter().map(|v| *v > 0.5).collect() };
    close("McNemar", mcnemar(&right("x"), &right("y")).unwrap().p, number(&part["p"]), EXACT);
}

#[test]
fn corrections_for_many_tests_against_statsmodels() {
    let part = &golden()["series"]["adjusted"];
    let p = numbers(&part["p"]);
    for (key, got) in [("holm", holm(&p)), ("benjamini_hochberg", benjamini_hochberg(&p))] {
        for (got, want) in got.into_iter().zip(numbers(&part[key])) {
            close(key, got, want, EXACT);
        }
    }
}

#[test]
fn exact_paired_tests_with_ties_and_zeros_against_permutation_test_of_scipy() {
    for case in golden()["exact"]["small"].as_array().unwrap() {
        let d = numbers(&case["d"]);
        let zeros = vec![0.0; d.len()];
        let signed = wilcoxon(&d, &zeros, Alternative::TwoSided).unwrap();
        close("Wilcoxon", signed.p, number(&case["wilcoxon"]), EXACT);
        let exchanged = randomisation(&d, &zeros, &Resampling::default()).unwrap();
        close("randomisation", exchanged.p, number(&case["randomisation"]), EXACT);
    }
}

#[test]
fn a_long_tied_series_has_the_continuity_correction_of_scipy() {
    let part = &golden()["exact"]["long"];
    let d = numbers(&part["d"]);
    let sides = [Alternative::TwoSided, Alternative::Less, Alternative::Greater];
    for (side, want) in sides.into_iter().zip(numbers(&part["wilcoxon"])) {
        close("Wilcoxon", wilcoxon(&d, &vec![0.0; d.len()], side).unwrap().p, want, EXACT);
    }
}
