//! Aggregation against crowd-kit, and Bradley-Terry against logistic regression.

use agreement::aggregate::{
    BradleyTerry, BradleyTerryPlan, Comparison, Em, MacePlan, MaceStart, Winner, bradley_terry, dawid_skene, mace,
    mace_from, one_coin,
};
use agreement::{Ratings, Scale};

use crate::EXACT;
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

#[test]
fn mace_against_crowd_kit_from_one_start() {
    let part = &golden()["spam"];
    let ratings = Ratings::from_numbers(rows(&part["rows"]), &Scale::nominal()).unwrap();
    let spam = part["start"]["spam"].as_array().unwrap().iter().map(numbers).collect();
    let start = MaceStart { competence: numbers(&part["start"]["competence"]), spam };
    for (name, iterations) in [("fifty", 50), ("settled", 2000)] {
        // crowd-kit makes all iterations.
        let plan = MacePlan { iterations, tolerance: 0.0, ..MacePlan::default() };
        let fit = mace_from(&ratings, &start, &plan).unwrap();
        for (item, want) in fit.items.iter().zip(numbers(&part[name]["probabilities"])) {
            close(&item.item, item.probabilities[1], want, EXACT);
            assert_eq!(item.label == "1", want > 0.5);
        }
        for (got, want) in fit.competence.iter().zip(numbers(&part[name]["competence"])) {
            close("competence", *got, want, EXACT);
        }
    }
}

#[test]
fn a_rare_label_is_no_spam_with_the_priors_of_the_authors() {
    let part = &golden()["spam"];
    let ratings = Ratings::from_numbers(rows(&part["rows"]), &Scale::nominal()).unwrap();
    let truth = numbers(&part["truth"]);
    let right = |plan: &MacePlan| {
        let fit = mace(&ratings, plan).unwrap();
        let labels = fit.items.iter().zip(&truth).filter(|(item, truth)| (item.label == "1") == (**truth > 0.5));
        labels.count() as f64 / truth.len() as f64
    };
    let (authors, weak) =
        (right(&MacePlan::default()), right(&MacePlan { strategy_prior: 0.5, ..MacePlan::default() }));
    assert!(authors > 0.95 && weak < 0.9, "{authors} {weak}");
}

fn fitted(home: bool) -> BradleyTerry {
    fitted_with(&BradleyTerryPlan { home, prior_sd: None })
}

fn fitted_with(plan: &BradleyTerryPlan) -> BradleyTerry {
    let games = golden()["pairs"]["rows"].as_array().expect("a list").iter().map(|row| Comparison {
        left: row[0].as_u64().expect("a system"),
        right: row[1].as_u64().expect("a system"),
        winner: if row[2].as_bool().expect("who won") { Winner::Left } else { Winner::Right },
    });
    bradley_terry(games, plan).expect("connected systems")
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

#[test]
fn bradley_terry_with_a_prior_against_choix() {
    let part = &golden()["pairs"]["prior"];
    let fit = fitted_with(&BradleyTerryPlan { home: false, prior_sd: part["sd"].as_f64() });
    for (strength, value) in fit.strengths.iter().zip(numbers(&part["strengths"])) {
        close(&strength.name, strength.value, value, 1e-5);
    }
}
