//! Tests of agreement on preferences, and of workers against the others.

use std::collections::BTreeMap;

use engine::crowd::answers::{Kind, Table};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use shared::{HitItemId, OutputId, SourceId, SystemId, TaskId, TaskVersionId, WorkerId};
use store::counted::CountedRow;
use uuid::Uuid;

use ::agreement::statistic::{Family, Statistic};

use super::{measure::measure, raters, report::Agreement};

fn row(item: u128, worker: u128, system: Option<usize>, number: i64) -> CountedRow {
    let id = |system: usize| item * 100 + system as u128;
    CountedRow {
        version_id: TaskVersionId(Uuid::nil()),
        worker_id: WorkerId(Uuid::from_u128(worker)),
        item_id: HitItemId(Uuid::from_u128(item)),
        source_id: SourceId(Uuid::from_u128(item)),
        output_id: system.map(|system| OutputId(Uuid::from_u128(id(system)))),
        system_id: system.map(|system| SystemId(Uuid::from_u128(system as u128))),
        number,
        places: 0,
    }
}

/// Raters who choose at random between two of `names` in each of 150 items.
fn coins(names: &[&str]) -> Table {
    let mut rng = ChaCha8Rng::seed_from_u64(11);
    let mut labels: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
    labels.sort();
    labels.push("tie".to_owned());
    let place = |system: usize| i64::try_from(labels.iter().position(|label| label == names[system]).unwrap()).unwrap();
    let mut rows = Vec::new();
    for item in 1..=150 {
        let one = rng.random_range(0..names.len());
        let other = (one + rng.random_range(1..names.len())) % names.len();
        for worker in 1..=3 {
            let system = if rng.random_bool(0.5) { one } else { other };
            rows.push(row(item, worker, Some(system), place(system)));
        }
    }
    Table {
        task: TaskId(Uuid::nil()),
        task_title: "Style".to_owned(),
        preset: "pang/ab-style".to_owned(),
        question: "style".to_owned(),
        language: "fr".parse().unwrap(),
        kind: Kind::Preference(labels),
        versions: Vec::new(),
        rows: rows.into_iter().collect(),
        sides: BTreeMap::new(),
        ties: false,
        options_differ: false,
    }
}

fn corrected(found: &Agreement) -> Vec<(&'static Statistic, f64)> {
    let figures = found.figures.iter().filter(|figure| figure.statistic.family == Family::Corrected);
    figures.map(|figure| (figure.statistic, figure.found.value().expect("a value").value)).collect()
}

#[test]
fn preferences_by_tossed_coins_agree_by_chance_and_names_do_not_matter() {
    let found = measure(&coins(&["a", "b", "c", "d", "e"]), 7);
    // The standard error is .05; on the names of the systems the value would be .4.
    assert!(corrected(&found).iter().all(|(_, value)| value.abs() < 0.12), "{:?}", corrected(&found));
    let renamed = measure(&coins(&["e", "x", "a", "k", "b"]), 7);
    assert_eq!(found.figures, renamed.figures);
}

#[test]
fn versions_that_offered_different_answers_are_said() {
    let table = Table { options_differ: true, ..coins(&["a", "b"]) };
    let found = measure(&table, 7);
    assert_eq!(found.warnings().len(), 1, "{:?}", found.warnings());
    assert!(measure(&coins(&["a", "b"]), 7).warnings().is_empty());
}

/// Twenty workers, each item by three of them. The first two answer at random; the others see an item's true value with
/// noise, and if the answers have no order, say only whether it is high. `n_items` items.
fn crowd(seed: u64, n_items: u128, is_ordered: bool) -> Table {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut rows = Vec::new();
    for item in 1..=n_items {
        let truth: f64 = rng.random_range(0.0..6.0);
        for worker in rand::seq::index::sample(&mut rng, 20, 3) {
            let worker = worker as u128 + 1;
            let seen = if worker <= 2 { rng.random_range(0.0..6.0) } else { truth + rng.random_range(-2.5..2.5) };
            let number = (0..6).filter(|limit| seen > f64::from(*limit) + 0.5).count();
            let number = if is_ordered { i64::try_from(number).unwrap() } else { i64::from(seen > 4.0) };
            rows.push(row(item, worker, None, number));
        }
    }
    let kind = if is_ordered { Kind::Scale(vec![0, 1, 2, 3, 4, 5, 6]) } else { Kind::Tick };
    Table { kind, rows: rows.into_iter().collect(), ..coins(&["a", "b"]) }
}

/// How many of those who answer at random are pointed out, and how many of the others, in 40 crowds: as shares.
fn pointed_out(n_items: u128, is_ordered: bool) -> (f64, f64) {
    let (mut random, mut careful) = (0.0, 0.0);
    for seed in 0..40 {
        for rater in raters(&crowd(seed, n_items, is_ordered), &BTreeMap::new()) {
            let count = if rater.worker.0.as_u128() <= 2 { &mut random } else { &mut careful };
            *count += f64::from(u8::from(rater.agrees_with_nobody));
        }
    }
    (random / 80.0, careful / 720.0)
}

#[test]
fn who_answers_at_random_is_pointed_out_and_hardly_anybody_else() {
    // Two values say less than seven.
    for (is_ordered, n_items) in [(true, 400), (false, 1_000)] {
        let (random, careful) = pointed_out(n_items, is_ordered);
        assert!(random > 0.7 && careful < 0.001, "{n_items} items: {random} and {careful}");
        // A dozen items each say little about anybody.
        let (_, careful) = pointed_out(80, is_ordered);
        assert!(careful < 0.001, "12 items each: {careful}, ordered: {is_ordered}");
    }
}

/// A choice of two by 40 workers, each item by three of them: whether something is there. One in twenty answers is a slip;
/// the first four workers answer at random, and the fifth always says no. The share of items on which it is there.
fn slips(seed: u64, share: f64) -> Table {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut rows = Vec::new();
    for item in 1..=1_600 {
        let is_there = rng.random_bool(share);
        for worker in rand::seq::index::sample(&mut rng, 40, 3) {
            let says = match worker {
                0..4 => rng.random_bool(0.5),
                4 => false,
                _ => is_there != rng.random_bool(0.05),
            };
            rows.push(row(item, worker as u128 + 1, None, i64::from(says)));
        }
    }
    Table {
        kind: Kind::Choice(vec!["no".to_owned(), "yes".to_owned()]),
        rows: rows.into_iter().collect(),
        ..coins(&["a", "b"])
    }
}

#[test]
fn always_the_same_answer_is_pointed_out_only_where_it_is_often_wrong() {
    let constant = |share: f64| -> Vec<u128> {
        let found = raters(&slips(3, share), &BTreeMap::new()).into_iter().filter(|rater| rater.always_the_same);
        found.map(|rater| rater.worker.0.as_u128()).collect()
    };
    assert_eq!(constant(0.4), [5]);
    // Where it is nearly never there, everybody careful says no, and 120 items show only that others slip.
    assert_eq!(constant(0.0), [0_u128; 0]);
}
