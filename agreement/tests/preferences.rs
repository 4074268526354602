//! Agreement on pairwise preferences: chance is computed within the options of an item.

use std::fmt::Write as _;

use agreement::report::{self, Options};
use agreement::simulate::Draws;
use agreement::{Bootstrap, Scale, Ties, conger, fleiss, gwet, krippendorff, reader};
use agreement::{Ratings, aggregate::Winner};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::Value;

/// One comparison: item, rater, left, right, winner.
type Row = (u32, u32, usize, usize, Option<usize>);

/// A study of `n_systems`: each item compares two of them, each of three raters prefers the one
/// that is better in this item with probability `seen`, and otherwise any answer offered.
fn study(n_systems: usize, seen: f64, ties: bool) -> Vec<Row> {
    let mut rng = ChaCha8Rng::seed_from_u64(n_systems as u64);
    let mut rows = Vec::new();
    for item in 0..300 {
        let left = rng.random_range(0..n_systems);
        let right = (left + rng.random_range(1..n_systems)) % n_systems;
        let options = [Some(left), Some(right), None];
        let n = if ties { 3 } else { 2 };
        let better = rng.random_range(0..n);
        for rater in 0..3 {
            let any = rng.random_range(0..n);
            let answer = if rng.random_bool(seen) { better } else { any };
            rows.push((item, rater, left, right, options[answer]));
        }
    }
    rows
}

fn json(rows: &[Row], name: impl Fn(usize) -> String) -> Value {
    let mut file = String::from("item,rater,left,right,winner\n");
    for &(item, rater, left, right, winner) in rows {
        let winner = winner.map_or("tie".to_owned(), &name);
        writeln!(file, "{item},{rater},{},{},{winner}", name(left), name(right)).expect("memory");
    }
    let table = reader::read(file.as_bytes(), &reader::Options::new(Scale::ordinal())).expect("a value");
    assert!(table.bad().is_empty());
    let options = Options {
        bootstrap: Some(Bootstrap { replicates: 30, ..Bootstrap::default() }),
        simulate: Some(Draws { draws: 5, replicates: 5, ..Draws::default() }),
        raters: true,
        ..Options::default()
    };
    report::of(table, &options).expect("a value").to_json()
}

const CORRECTED: [&str; 7] = [
    "/fleiss/value",
    "/conger/value",
    "/scott/value",
    "/krippendorff/nominal/value",
    "/gwet/ac1/value",
    "/brennan_prediger/value",
    "/cohen/mean/unweighted/value",
];

fn values(rows: &[Row]) -> Vec<f64> {
    let json = json(rows, |system| format!("s{system}"));
    CORRECTED.iter().map(|path| json.pointer(path).and_then(Value::as_f64).expect(path)).collect()
}

#[test]
fn raters_who_toss_coins_agree_by_chance_whatever_the_number_of_systems() {
    for ties in [false, true] {
        for n_systems in [2, 4, 10, 40] {
            let values = values(&study(n_systems, 0.0, ties));
            // The standard error is .033.
            assert!(values.iter().all(|value| value.abs() < 0.08), "{n_systems}, ties {ties}: {values:?}");
        }
    }
}

#[test]
fn agreement_beyond_chance_does_not_depend_on_the_number_of_systems() {
    for ties in [false, true] {
        for n_systems in [2, 4, 10, 40] {
            // Two raters both see with probability .7².
            let values = values(&study(n_systems, 0.7, ties));
            assert!(values.iter().all(|value| (value - 0.49).abs() < 0.09), "{n_systems}, ties {ties}: {values:?}");
        }
    }
}

#[test]
fn neither_names_of_systems_nor_sides_change_anything() {
    for ties in [false, true] {
        let mut rows = study(6, 0.5, ties);
        // Two pairs under one item, and an item that two raters judged.
        rows.extend([(7, 0, 0, 5, Some(5)), (7, 1, 0, 5, Some(0)), (7, 2, 1, 2, Some(1)), (7, 1, 1, 2, Some(1))]);
        let before = json(&rows, |system| format!("s{system}"));
        let renamed = json(&rows, |system| ["zeta", "beta", "omega", "alpha", "psi", "delta"][system].to_owned());
        assert_eq!(before, renamed);
        let turn = |(place, &(item, rater, left, right, winner)): (usize, &Row)| {
            if place % 3 == 0 { (item, rater, right, left, winner) } else { (item, rater, left, right, winner) }
        };
        let turned: Vec<Row> = rows.iter().enumerate().map(turn).collect();
        assert_eq!(before, json(&turned, |system| format!("s{system}")));
    }
}

#[test]
fn which_side_of_an_item_is_called_left_does_not_matter() {
    let rows = study(3, 0.6, true);
    let of = |turned: fn(u32) -> bool| {
        let answers = rows.iter().map(|&(item, rater, left, _, winner)| {
            let winner = match winner {
                None => Winner::Tie,
                Some(system) if (system == left) != turned(item) => Winner::Left,
                Some(_) => Winner::Right,
            };
            (item, rater, winner)
        });
        let ratings = Ratings::from_preferences(answers, Ties::Allowed).expect("a value");
        let alpha = krippendorff::alpha(&ratings, krippendorff::Metric::Nominal);
        [fleiss::kappa(&ratings), gwet::ac1(&ratings), conger::kappa(&ratings), alpha]
            .map(|found| found.expect("a value").value)
    };
    let before = of(|_| false);
    for turned in [|item| item == 0, |item| item % 2 == 0, |_| true] {
        for (one, other) in before.iter().zip(of(turned)) {
            assert!((one - other).abs() < 1e-12, "{one} {other}");
        }
    }
}

#[test]
fn krippendorffs_alpha_is_the_mean_over_all_ways_to_turn_the_sides() {
    // Three items: (a a b), (a tie), (b b). Observed: (4/2 + 2 + 0)/7.
    let rows = [(1, 1, 'a'), (1, 2, 'a'), (1, 3, 'b'), (2, 1, 'a'), (2, 2, 't'), (3, 1, 'b'), (3, 2, 'b')];
    let disagreement = |turned: u32| {
        let value = |(item, _, answer): (u32, u32, char)| match answer {
            't' => 't',
            side if (turned >> item) & 1 == 0 => side,
            'a' => 'b',
            _ => 'a',
        };
        let values = rows.map(value);
        let differ = values.iter().flat_map(|x| values.iter().filter(move |y| *y != x)).count();
        differ as f64 / 42.0
    };
    let expected = (0..8).map(|turned| disagreement(turned << 1)).sum::<f64>() / 8.0;
    let winner = |answer| match answer {
        'a' => Winner::Left,
        'b' => Winner::Right,
        _ => Winner::Tie,
    };
    let ratings =
        Ratings::from_preferences(rows.map(|(i, r, answer)| (i, r, winner(answer))), Ties::Allowed).expect("a value");
    let alpha = krippendorff::alpha(&ratings, krippendorff::Metric::Nominal).expect("a value").value;
    assert!((alpha - (1.0 - 4.0 / 7.0 / expected)).abs() < 1e-12, "{alpha} {expected}");
}
