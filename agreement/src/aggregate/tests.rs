//! Tests of aggregation.

use super::{Comparison, Em, MacePlan, Winner, bradley_terry, dawid_skene, mace, one_coin};
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
    assert!(spam.spam[8][0] > 0.9);
}

#[test]
fn home_advantage_and_ties_are_told_apart_from_strength() {
    let game = |left, right, winner| Comparison { left, right, winner };
    // Equal systems; the left side wins 6, loses 3, ties 3 whoever it is.
    let both = [("A", "B"), ("B", "A")].into_iter().flat_map(|(l, r)| {
        [(Winner::Left, 6), (Winner::Right, 3), (Winner::Tie, 3)]
            .into_iter()
            .flat_map(move |(w, n)| std::iter::repeat_n(game(l, r, w), n))
    });
    let fit = bradley_terry(both, true).unwrap();
    assert!(fit.strengths[0].value.abs() < 1e-9);
    assert!((fit.home.unwrap().0 - 2_f64.ln()).abs() < 1e-9);
    // ν = ties/√(wins × losses) = 3/√18
    assert!((fit.tie.unwrap().0 - (3.0 / 18_f64.sqrt()).ln()).abs() < 1e-9);
}

#[test]
fn a_system_that_always_wins_has_no_finite_strength() {
    let game = |left, right| Comparison { left, right, winner: Winner::Left };
    let fit = bradley_terry([game("A", "B"), game("B", "C"), game("C", "B")], false);
    assert_eq!(fit.unwrap_err(), Undefined::Disconnected);
}

#[test]
fn the_error_of_two_systems_is_that_of_a_log_odds() {
    let game = |winner| Comparison { left: 1, right: 2, winner };
    let games = [game(Winner::Left), game(Winner::Left), game(Winner::Right)];
    let fit = bradley_terry(games, false).unwrap();
    // Var(β₁ − β₂) = 1/2 + 1/1; each centred strength is half of it.
    assert!((fit.strengths[0].se - 1.5_f64.sqrt() / 2.0).abs() < 1e-9);
}
