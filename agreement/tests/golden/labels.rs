//! Aggregation against crowd-kit, and Bradley-Terry against logistic regression.

use agreement::aggregate::{BradleyTerry, Comparison, Em, Winner, bradley_terry, dawid_skene, one_coin};
use agreement::{Ratings, Scale};

use crate::data::{close, golden, number, numbers, rows};

/// Both stop once the likelihood hardly rises, at slightly different places.
const ITERATED: f64 = 1e-4;
/// Both solve the same concave maximum.
const SOLVED: f64 = 1e-7;

#[test]
fn dawid_skene_and_one_coin_against_crowd_kit() {
    let part = &golden()["labels"];
    let ratings = Ratings::from_numbers(rows(&part["rows"]), &Scale::nominal()).unwrap();
    let plan = Em { iterations: 5000, tolerance: 1e-11 };
    let fit = dawid_skene(&ratings, &plan).unwrap();
    let wanted = &part["dawid_skene"];
    for (got, want) in fit.marginals.iter().zip(numbers(&wanted["priors"])) {
        close("prior", *got, want, ITERATED);
    }
    // Items are sorted as whole numbers on both sides.
    for (item, want) in fit.items.iter().zip(wanted["probabilities"].as_array().unwrap()) {
        for (got, want) in item.probabilities.iter().zip(numbers(want)) {
            close(&item.item, *got, want, 10.0 * ITERATED);
        }
    }
    let fit = one_coin(&ratings, &plan).unwrap();
    for (got, want) in fit.skills.iter().zip(numbers(&part["one_coin"]["skills"])) {
        close("skill", *got, want, ITERATED);
    }
}

fn fitted(home: bool) -> BradleyTerry {
    let games = golden()["pairs"]["rows"].as_array().expect("a list").iter().map(|row| Comparison {
        left: row[0].as_u64().expect("a system"),
        right: row[1].as_u64().expect("a system"),
        winner: if row[2].as_bool().expect("who won") { Winner::Left } else { Winner::Right },
    });
    bradley_terry(games, home).expect("connected systems")
}

#[test]
fn bradley_terry_against_logistic_regression() {
    for (key, home) in [("plain", false), ("home", true)] {
        let (fit, part) = (fitted(home), &golden()["pairs"][key]);
        let wanted = numbers(&part["strengths"]).into_iter().zip(numbers(&part["se"]));
        for (strength, (value, se)) in fit.strengths.iter().zip(wanted) {
            close(&strength.name, strength.value, value, SOLVED);
            close(&strength.name, strength.se, se, SOLVED);
        }
        close("log-likelihood", fit.log_likelihood, number(&part["log_likelihood"]), SOLVED);
        if let Some((value, se)) = fit.home {
            let wanted = numbers(&part["advantage"]);
            close("home", value, wanted[0], SOLVED);
            close("home", se, wanted[1], SOLVED);
        }
    }
}
