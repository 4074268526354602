//! Fits compared with lme4, lmerTest, emmeans and ordinal (README.md of this folder), and with the reference folder.

mod reference;

use std::fs;
use std::path::Path;

use mixed::{Against, Column, Criterion, Fit, Formula, Options, Scale, Table, gaussian, ordinal};
use serde_json::Value;

fn folder() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

/// A plain CSV file without quotes; columns named here are numbers.
fn table(path: &Path, numbers: &[&str]) -> Table {
    let text = fs::read_to_string(path).expect("a value");
    let mut lines = text.lines().map(|line| line.split(',').collect::<Vec<_>>());
    let head = lines.next().expect("a value");
    let rows: Vec<Vec<&str>> = lines.collect();
    let column = |(at, name): (usize, &&str)| {
        let cells = rows.iter().map(|row| row[at]);
        if numbers.contains(name) {
            Column::numbers(name, cells.map(|cell| cell.parse().expect("a value")))
        } else {
            Column::names(name, cells)
        }
    };
    Table::new(head.iter().enumerate().map(column).collect()).expect("a value")
}

fn ratings() -> Table {
    table(&folder().join("ratings.csv"), &["rating", "length", "category"])
}

fn expected() -> Value {
    serde_json::from_str(&fs::read_to_string(folder().join("expected.json")).expect("a value")).expect("a value")
}

fn numbers(value: &Value) -> Vec<f64> {
    value.as_array().expect("a value").iter().map(|x| x.as_f64().expect("a value")).collect()
}

#[track_caller]
fn close(ours: &[f64], theirs: &[f64], tolerance: f64, what: &str) {
    assert_eq!(ours.len(), theirs.len(), "{what}");
    for (at, (x, y)) in ours.iter().zip(theirs).enumerate() {
        assert!((x - y).abs() <= tolerance * y.abs().max(1.0), "{what} {at}: {x} is not {y}");
    }
}

fn linear(formula: &str, criterion: Criterion) -> Fit {
    gaussian(&formula.parse::<Formula>().expect("a value"), &ratings(), criterion, &Options::default())
        .expect("a value")
}

/// `shift` makes the naming of emmeans' and our levels comparable.
fn check_linear(fit: &Fit, theirs: &Value, what: &str) {
    let ours = |of: fn(&mixed::Coefficient) -> f64| fit.coefficients.iter().map(of).collect::<Vec<f64>>();
    let names: Vec<&str> = fit.coefficients.iter().map(|one| one.name.as_str()).collect();
    assert_eq!(
        names,
        theirs["names"].as_array().expect("a value").iter().map(|x| x.as_str().expect("a value")).collect::<Vec<_>>()
    );
    close(&ours(|one| one.estimate), &numbers(&theirs["estimate"]), 1e-5, &format!("{what} estimate"));
    close(&ours(|one| one.se), &numbers(&theirs["se"]), 1e-5, &format!("{what} se"));
    close(&ours(|one| one.df.expect("a value")), &numbers(&theirs["df"]), 2e-4, &format!("{what} df"));
    close(&ours(|one| one.p), &numbers(&theirs["p"]), 1e-6, &format!("{what} p"));
    close(
        &[fit.log_likelihood, fit.aic],
        &[theirs["log_likelihood"].as_f64().expect("a value"), theirs["aic"].as_f64().expect("a value")],
        1e-8,
        what,
    );
    for group in &fit.groups {
        close(&[group.variance], &[theirs["variances"][&group.name].as_f64().expect("a value")], 1e-5, &group.name);
    }
    close(
        &[fit.residual_variance.expect("a value")],
        &[theirs["variances"]["Residual"].as_f64().expect("a value")],
        1e-5,
        what,
    );
    let raters = fit.groups.iter().find(|group| group.name == "rater").expect("a value");
    check_raters(raters, &theirs["rater"], what, 1e-5);
    assert!(fit.convergence.converged && fit.convergence.largest_gradient < 1e-3, "{what}: {:?}", fit.convergence);
}

fn check_raters(raters: &mixed::Group, theirs: &Value, what: &str, tolerance: f64) {
    for ((level, mode), sd) in
        theirs["level"].as_array().expect("a value").iter().zip(numbers(&theirs["mode"])).zip(numbers(&theirs["sd"]))
    {
        let effect =
            raters.effects.iter().find(|effect| effect.level == level.as_str().expect("a value")).expect("a value");
        close(&[effect.mode, effect.sd], &[mode, sd], tolerance, &format!("{what} {level}"));
    }
}

fn check_pairs(fit: &Fit, theirs: &Value, tolerance: f64) {
    let contrasts = fit.contrasts("system", &Against::Pairs).expect("a value");
    let of = |of: fn(&mixed::Contrast) -> f64| contrasts.iter().map(of).collect::<Vec<f64>>();
    let names: Vec<String> = contrasts.iter().map(|c| format!("{} - {}", c.level, c.other)).collect();
    assert_eq!(
        names,
        theirs["contrast"]
            .as_array()
            .expect("a value")
            .iter()
            .map(|x| x.as_str().expect("a value"))
            .collect::<Vec<_>>()
    );
    close(&of(|c| c.difference), &numbers(&theirs["difference"]), tolerance, "difference");
    close(&of(|c| c.se), &numbers(&theirs["se"]), tolerance, "se");
    close(&of(|c| c.holm), &numbers(&theirs["holm"]), tolerance, "holm");
    if theirs["df"][0].is_number() {
        close(&of(|c| c.df.expect("a value")), &numbers(&theirs["df"]), 2e-4, "df");
    }
    let means = fit.means("system").expect("a value");
    close(&means.iter().map(|m| m.mean).collect::<Vec<_>>(), &numbers(&theirs["mean"]), tolerance, "means");
    close(&means.iter().map(|m| m.se).collect::<Vec<_>>(), &numbers(&theirs["mean_se"]), tolerance, "se of means");
}

const CROSSED: &str = "rating ~ system + (1|item) + (1|rater)";
const WIDE: &str = "rating ~ system + kind + length + (1|item) + (1|rater)";

#[test]
fn linear_models_are_those_of_lme4() {
    let theirs = expected();
    for (name, formula, criterion) in [
        ("reml", CROSSED, Criterion::Reml),
        ("ml", CROSSED, Criterion::Ml),
        ("covariates", WIDE, Criterion::Reml),
        ("nested", "rating ~ system + (1|rater) + (1|item/system)", Criterion::Reml),
        ("one", "rating ~ system + (1|rater)", Criterion::Reml),
    ] {
        check_linear(&linear(formula, criterion), &theirs[name], name);
    }
}

#[test]
fn contrasts_and_means_are_those_of_emmeans() {
    let theirs = expected();
    check_pairs(&linear(CROSSED, Criterion::Reml), &theirs["pairs"], 1e-5);
    check_pairs(&linear(WIDE, Criterion::Reml), &theirs["pairs_covariates"], 1e-5);
}

#[test]
fn crossed_ordinal_models_with_covariates_are_those_of_clmm() {
    let formula: Formula = "category ~ system + kind + length + (1|item) + (1|rater)".parse().expect("a value");
    let options = Options { references: vec![("kind".into(), "chat".into())], ..Options::default() };
    let fit = ordinal(&formula, &ratings(), &Scale::default(), &options).expect("a value");
    let theirs = expected();
    let ours: Vec<&mixed::Coefficient> = fit.thresholds.iter().chain(&fit.coefficients).collect();
    // clmm stops at a gradient of 1e-3 or so: its estimates are in the fourth digit.
    close(
        &ours.iter().map(|one| one.estimate).collect::<Vec<_>>(),
        &numbers(&theirs["clmm"]["estimate"]),
        2e-3,
        "estimate",
    );
    close(&ours.iter().map(|one| one.se).collect::<Vec<_>>(), &numbers(&theirs["clmm"]["se"]), 5e-3, "se");
    close(
        &[fit.log_likelihood],
        &[theirs["clmm"]["log_likelihood"].as_f64().expect("a value")],
        1e-6,
        "log-likelihood",
    );
    for group in &fit.groups {
        close(
            &[group.variance],
            &[theirs["clmm"]["variances"][&group.name].as_f64().expect("a value")],
            2e-3,
            &group.name,
        );
    }
    check_raters(&fit.groups[1], &theirs["clmm"]["rater"], "clmm", 1e-3);
    check_pairs(&fit, &theirs["clmm_pairs"], 2e-3);
}
