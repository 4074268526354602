//! Tests of aggregation.

use super::{
    BradleyTerryPlan, Comparison, Em, MacePlan, Winner, bradley_terry, dawid_skene, mace, one_coin, plackett_luce,
};
use crate::simulate::Rankings;
use crate::{Ratings, Scale, Undefined};

/// Nine raters: seven right nine times in ten, two who always say 0.
fn crowd() -> Ratings {
    let answer = |i: i32, r: i32| {
        let truth = i * 7 % 3;
        if r >= 7 {
            0
        } else if (i * 13 + r * 29) % 10 == 0 {
            (truth + 1) % 3
        } else {
            truth
        }
    };
    let rows = (0..90).flat_map(|i| (0..9).map(move |r| (i, r, f64::from(answer(i, r)))));
    Ratings::from_numbers(rows, &Scale::nominal()).unwrap()
}

#[test]
fn three_models_find_the_labels_and_the_spammers() {
    let ratings = crowd();
    let right = |items: &[super::Posterior]| {
        let hit = |p: &&super::Posterior| p.label == (p.item.parse::<i32>().unwrap() * 7 % 3).to_string();
        items.iter().filter(hit).count()
    };
    let full = dawid_skene(&ratings, &Em::default()).unwrap();
    let coin = one_coin(&ratings, &Em::default()).unwrap();
    let spam = mace(&ratings, &MacePlan::default()).unwrap();
    assert_eq!([right(&full.items), right(&coin.items), right(&spam.items)], [90, 90, 90]);
    assert!(full.converged && coin.converged);
    assert!(coin.skills[0] > 0.8 && coin.skills[8] < 0.5);
    assert!(spam.competence[0] > 0.7 && spam.competence[8] < 0.1, "{:?}", spam.competence);
    // 90 answers against a prior of ten for each of three levels.
    assert!(spam.spam[8][0] > 0.75);
}

#[test]
fn home_advantage_and_ties_are_told_apart_from_strength() {
    let game = |left, right, winner| Comparison { left, right, winner };
    // Equal systems; the left side wins 6, loses 3 and ties 3, whichever system it is.
    let both = [("A", "B"), ("B", "A")].into_iter().flat_map(|(l, r)| {
        [(Winner::Left, 6), (Winner::Right, 3), (Winner::Tie, 3)]
            .into_iter()
            .flat_map(move |(w, n)| std::iter::repeat_n(game(l, r, w), n))
    });
    let fit = bradley_terry(both, &BradleyTerryPlan { home: true, prior_sd: None }).unwrap();
    assert!(fit.strengths[0].value.abs() < 1e-9);
    assert!((fit.home.unwrap().0 - 2_f64.ln()).abs() < 1e-9);
    // ν = ties/√(wins × losses) = 3/√18
    assert!((fit.tie.unwrap().0 - (3.0 / 18_f64.sqrt()).ln()).abs() < 1e-9);
}

const PLAIN: BradleyTerryPlan = BradleyTerryPlan { home: false, prior_sd: None };

fn games(all: &[(&'static str, &'static str, Winner)]) -> Vec<Comparison<&'static str>> {
    all.iter().map(|&(left, right, winner)| Comparison { left, right, winner }).collect()
}

#[test]
fn each_reason_for_infinite_strengths_has_its_own_sentence() {
    use Winner::{Left, Right, Tie};
    let home = BradleyTerryPlan { home: true, ..PLAIN };
    let both = [("A", "B", Left), ("A", "B", Right)];
    for (all, plan, reason) in [
        (&[("A", "B", Left), ("B", "C", Left), ("C", "B", Left)][..], PLAIN, Undefined::Separated),
        (&[both[0], both[1], ("C", "D", Left), ("D", "C", Left)], PLAIN, Undefined::NotCompared),
        (&[("A", "B", Tie), ("B", "A", Tie)], PLAIN, Undefined::OnlyTies),
        (&[("A", "B", Left), ("A", "B", Left), ("A", "B", Tie)], PLAIN, Undefined::Separated),
        (&[("A", "B", Left), ("B", "A", Left)], home, Undefined::OneSided),
        (&[("A", "B", Left), ("B", "A", Left), ("B", "A", Tie)], home, Undefined::OneSided),
    ] {
        assert_eq!(bradley_terry(games(all), &plan).unwrap_err(), reason);
        let fit = bradley_terry(games(all), &BradleyTerryPlan { prior_sd: Some(1.0), ..plan }).unwrap();
        assert!(fit.strengths.iter().all(|one| one.value.abs() < 3.0 && one.se > 0.0 && one.se < 1.1), "{fit:?}");
        assert!(fit.strengths.iter().map(|one| one.value).sum::<f64>().abs() < 1e-9);
    }
    let rank = |item, system, rank| (item, 0, system, rank);
    let apart = Rankings::of([rank(1, "A", 1.0), rank(1, "B", 2.0), rank(2, "C", 1.0), rank(2, "D", 2.0)]).unwrap();
    assert_eq!(plackett_luce(&apart).unwrap_err(), Undefined::NotCompared);
    let always = Rankings::of([rank(1, "A", 1.0), rank(1, "B", 2.0)]).unwrap();
    assert_eq!(plackett_luce(&always).unwrap_err(), Undefined::Separated);
}

#[test]
fn a_weak_prior_is_maximum_likelihood_and_a_strong_one_is_equality() {
    use Winner::{Left, Right};
    let all = games(&[("A", "B", Left), ("A", "B", Left), ("A", "B", Right)]);
    let value = |plan: BradleyTerryPlan| bradley_terry(all.clone(), &plan).unwrap().strengths[0].clone();
    let (plain, weak) = (value(PLAIN), value(BradleyTerryPlan { prior_sd: Some(1e4), ..PLAIN }));
    assert!((plain.value - weak.value).abs() < 1e-6 && (plain.se - weak.se).abs() < 1e-6);
    assert!(value(BradleyTerryPlan { prior_sd: Some(1e-3), ..PLAIN }).value < 1e-5);
}

#[test]
fn the_error_of_two_systems_is_that_of_a_log_odds() {
    let game = |winner| Comparison { left: 1, right: 2, winner };
    let games = [game(Winner::Left), game(Winner::Left), game(Winner::Right)];
    let fit = bradley_terry(games, &BradleyTerryPlan::default()).unwrap();
    // Var(β₁ − β₂) = 1/2 + 1/1; each centred strength is half of it.
    assert!((fit.strengths[0].se - 1.5_f64.sqrt() / 2.0).abs() < 1e-9);
}
