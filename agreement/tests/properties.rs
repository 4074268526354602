//! Properties of every statistic on random tables: order, names, labels, bounds, no NaN.

use agreement::cohen::{Pairs, Weight};
use agreement::gwet::Gwet;
use agreement::krippendorff::{Alpha, Metric};
use agreement::reader::{self, Format};
use agreement::report::{self, Options};
use agreement::simulate::Draws;
use agreement::{Bootstrap, Coefficient, Kind, Measure, Ratings, Scale, fleiss, percent};
use proptest::prelude::*;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::Value;

type Rows = Vec<(u8, u8, u8)>;

/// A crowd's table: up to 12 items, 5 raters, values 1 to 4, with holes.
fn tables() -> impl Strategy<Value = Rows> {
    prop::collection::btree_map((0..12_u8, 0..5_u8), 1..5_u8, 0..50)
        .prop_map(|cells| cells.into_iter().map(|((i, r), v)| (i, r, v)).collect())
}

fn scale(measure: Measure) -> Scale {
    Scale::new(measure).with_range(1, 4)
}

fn rated(rows: impl IntoIterator<Item = (u8, u8, u8)>, measure: Measure) -> Ratings {
    let rows = rows.into_iter().map(|(i, r, v)| (i, r, f64::from(v)));
    Ratings::from_numbers(rows, &scale(measure)).expect("values on the scale")
}

fn full() -> Options {
    Options {
        bootstrap: Some(Bootstrap { replicates: 20, ..Bootstrap::default() }),
        simulate: Some(Draws { draws: 10, ..Draws::default() }),
        threshold: Some(3.0),
        reml: true,
        raters: true,
        pairs: true,
        level: 0.95,
    }
}

fn report(ratings: &Ratings) -> Value {
    serde_json::to_value(report::of_ratings(ratings, &full())).expect("numbers and strings")
}

/// Every number of a report, by its path, without pairs and raters (which are in the order of names).
fn numbers(value: &Value) -> Vec<(String, f64)> {
    fn walk(path: &str, value: &Value, out: &mut Vec<(String, f64)>) {
        match value {
            Value::Number(n) => out.push((path.to_owned(), n.as_f64().expect("a number"))),
            Value::Array(all) => {
                all.iter().enumerate().for_each(|(i, v)| walk(&format!("{path}/{i}"), v, out));
            }
            Value::Object(all) => all
                .iter()
                .filter(|(key, _)| *key != "pairs" && *key != "raters")
                .for_each(|(key, v)| walk(&format!("{path}/{key}"), v, out)),
            _ => {}
        }
    }
    let mut out = Vec::new();
    walk("", value, &mut out);
    out
}

/// The same numbers but for the order of additions.
fn alike(one: &Value, other: &Value, of: impl Fn(&str) -> bool) -> Result<(), TestCaseError> {
    let kept = |v| numbers(v).into_iter().filter(|(path, _)| of(path)).collect::<Vec<_>>();
    let (one, other) = (kept(one), kept(other));
    prop_assert_eq!(one.len(), other.len());
    for ((path, a), (_, b)) in one.into_iter().zip(other) {
        // REML ends within its optimiser's reach.
        let tolerance = if path.contains("reml") { 1e-3 } else { 1e-7 };
        prop_assert!((a - b).abs() <= tolerance * (1.0 + a.abs()), "{path}: {a} {b}");
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn row_order_never_matters(rows in tables(), turn in 0..50_usize) {
        let mut turned = rows.clone();
        turned.reverse();
        let by = turn.min(turned.len());
        turned.rotate_left(by);
        prop_assert_eq!(rated(rows, Measure::Ordinal), rated(turned, Measure::Ordinal));
    }

    #[test]
    fn rater_names_never_matter(rows in tables()) {
        let renamed = rows.iter().map(|&(i, r, v)| (i, 4 - r, v));
        let one = report(&rated(rows.clone(), Measure::Ordinal));
        alike(&one, &report(&rated(renamed, Measure::Ordinal)), |_| true)?;
    }

    #[test]
    fn label_names_never_matter_to_statistics_of_names(rows in tables()) {
        let renamed = rows.iter().map(|&(i, r, v)| (i, r, [3, 1, 4, 2][usize::from(v) - 1]));
        let one = report(&rated(rows.clone(), Measure::Nominal));
        let of_names = |path: &str| {
            let names = ["fleiss", "conger", "scott", "gwet", "brennan", "percent", "nominal"];
            names.iter().any(|n| path.contains(n)) && !path.contains("category")
                && !path.contains("binned")
        };
        alike(&one, &report(&rated(renamed, Measure::Nominal)), of_names)?;
    }

    #[test]
    fn nothing_is_above_one_and_nothing_is_nan(rows in tables()) {
        let json = report(&rated(rows, Measure::Ordinal));
        for (path, number) in numbers(&json) {
            prop_assert!(number.is_finite());
            let coefficient = path.ends_with("/value") || path.ends_with("/median");
            prop_assert!(!coefficient || number <= 1.0 + 1e-9, "{path}: {number}");
        }
        // A NaN would have become `null`.
        let text = json.to_string();
        prop_assert!(!text.contains("\"value\":null") && !text.contains("\"median\":null"));
    }

    #[test]
    fn tables_with_replicates_and_odd_numbers_have_a_report(
        rows in prop::collection::vec((0..9_u8, 0..5_u8, any::<i8>()), 0..60),
    ) {
        let rows = rows.into_iter().map(|(i, r, v)| (i, r, f64::from(v) / 7.0));
        let scale = Scale::interval().keep_replicates();
        let text = report(&Ratings::from_numbers(rows, &scale).unwrap()).to_string();
        prop_assert!(!text.contains("\"value\":null") && !text.contains("\"median\":null"));
    }

    #[test]
    fn perfect_agreement_is_one(truth in prop::collection::vec(1..5_u8, 2..12)) {
        prop_assume!(truth.iter().any(|v| *v != truth[0]));
        let rows = (0_u8..).zip(&truth).flat_map(|(i, &v)| [(i, 0, v), (i, 1, v), (i, 2, v)]);
        let json = report(&rated(rows, Measure::Ordinal));
        for name in ["percent_agreement", "fleiss", "conger", "scott", "brennan_prediger"] {
            prop_assert!((json[name]["value"].as_f64().unwrap() - 1.0).abs() < 1e-9, "{name}");
        }
        for level in ["nominal", "ordinal", "interval", "ratio"] {
            let alpha = json["krippendorff"][level]["value"].as_f64().unwrap();
            prop_assert!((alpha - 1.0).abs() < 1e-9);
        }
        prop_assert!((json["icc"]["icc1"]["value"].as_f64().unwrap() - 1.0).abs() < 1e-9);
        prop_assert!((json["kendall_w"]["value"].as_f64().unwrap() - 1.0).abs() < 1e-9);
    }

    #[test]
    fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        for format in [None, Some(Format::Csv), Some(Format::Tsv), Some(Format::Jsonl)] {
            let options = reader::Options { format, ..reader::Options::new(Scale::ordinal()) };
            if let Ok(table) = reader::read(&bytes[..], &options) {
                let _ = report::of(table, &Options::default());
            }
        }
    }

    #[test]
    fn any_rows_are_taken_or_refused_with_their_line(
        cells in prop::collection::vec("[a-c1-3 ,\"\\-.eN]{0,8}", 0..40),
    ) {
        let text = format!("item,rater,value\n{}\n", cells.join("\n"));
        let table = reader::read(text.as_bytes(), &reader::Options::new(Scale::nominal())).unwrap();
        prop_assert!(table.bad().iter().all(|bad| bad.line >= 2));
        let report = report::of(table, &Options::default()).unwrap();
        prop_assert!(!report.to_text(&agreement::report::View::default()).contains("NaN") && !report.to_csv().contains("NaN"));
    }
}

#[test]
fn random_answers_are_near_zero() {
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let rows: Vec<(u32, u8, f64)> = (0..2000)
        .flat_map(|i| (0..3).map(move |r| (i, r)))
        .map(|(i, r)| (i, r, f64::from(rng.random_range(1..=5))))
        .collect();
    let ratings = Ratings::from_numbers(rows, &Scale::ordinal().with_range(1, 5)).unwrap();
    let options = Options { bootstrap: None, threshold: None, reml: false, ..full() };
    let json = serde_json::to_value(report::of_ratings(&ratings, &options)).unwrap();
    let value = |path: &str| json.pointer(path).and_then(Value::as_f64).unwrap();
    for path in [
        "/fleiss/value",
        "/conger/value",
        "/scott/value",
        "/krippendorff/nominal/value",
        "/krippendorff/ordinal/value",
        "/krippendorff/interval/value",
        "/gwet/ac1/value",
        "/gwet/ac2/value",
        "/cohen/mean/quadratic/value",
        "/icc/icc1/value",
        "/icc/icc2/value",
        "/simulated/kappa_quadratic/median",
        "/simulated/spearman/median",
    ] {
        assert!(value(path).abs() < 0.05, "{path}: {}", value(path));
    }
}

#[test]
fn intervals_cover_at_their_nominal_rate() {
    // Two raters agree on an item with probability 0.7, so that percent agreement is 0.7.
    let covered = |kind: Kind| {
        let hits = (0..200).filter(|&study| {
            let mut rng = ChaCha8Rng::seed_from_u64(study);
            let rows: Vec<(u32, u8, f64)> = (0..80)
                .flat_map(|i| {
                    let second = f64::from(u8::from(!rng.random_bool(0.7)));
                    [(i, 0, 0.0), (i, 1, second)]
                })
                .collect();
            let ratings = Ratings::from_numbers(rows, &Scale::nominal()).unwrap();
            let plan = Bootstrap { replicates: 200, seed: study, level: 0.9, kind };
            let estimate = percent::Percent::of(&ratings).unwrap().bootstrapped(&plan).unwrap();
            let interval = estimate.interval.unwrap();
            interval.low <= 0.7 && 0.7 <= interval.high
        });
        hits.count()
    };
    // 180 of 200 expected; three standard errors are 13.
    for kind in [Kind::Percentile, Kind::Bca] {
        let hits = covered(kind);
        assert!((165..=195).contains(&hits), "{kind:?}: {hits}");
    }
}

/// A crowd in which a rating is the item's value with probability 0.6, else any of four.
fn crowd(seed: u64, items: u32) -> Ratings {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut rows = Vec::new();
    for item in 0..items {
        let truth = rng.random_range(1..=4_u8);
        for rater in 0..rng.random_range(2..6_u8) {
            let value = if rng.random_bool(0.6) { truth } else { rng.random_range(1..=4) };
            rows.push((item, rater, f64::from(value)));
        }
    }
    Ratings::from_numbers(rows, &scale(Measure::Ordinal)).expect("one rating of a rater on an item")
}

#[test]
fn the_intervals_of_chance_corrected_coefficients_cover_at_their_nominal_rate() {
    type Estimated = fn(&Ratings, &Bootstrap) -> agreement::Estimate;
    let coefficients: [Estimated; 4] = [
        |r, plan| fleiss::Fleiss::of(r).unwrap().bootstrapped(plan).unwrap(),
        |r, plan| Alpha::of(r, Metric::Ordinal).unwrap().bootstrapped(plan).unwrap(),
        |r, plan| Gwet::ac1(r).unwrap().bootstrapped(plan).unwrap(),
        |r, plan| Pairs::of(r).unwrap().mean(Weight::Quadratic).unwrap().bootstrapped(plan).unwrap(),
    ];
    let few = Bootstrap { replicates: 2, ..Bootstrap::default() };
    let truth = coefficients.map(|of| of(&crowd(9_999, 40_000), &few).value);
    let mut hits = [0; 4];
    for study in 0..150 {
        let ratings = crowd(study, 120);
        let plan = Bootstrap { replicates: 150, seed: study, level: 0.9, ..Bootstrap::default() };
        for ((hit, of), truth) in hits.iter_mut().zip(coefficients).zip(truth) {
            let interval = of(&ratings, &plan).interval.unwrap();
            *hit += u32::from(interval.low <= truth && truth <= interval.high);
        }
    }
    // 135 of 150 expected; three standard errors are 11, and a percentile interval is a little short.
    assert!(hits.iter().all(|hit| (120..=147).contains(hit)), "{hits:?}");
}

#[test]
fn the_analytic_error_of_fleiss_kappa_is_that_of_the_bootstrap() {
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let mut rows = Vec::new();
    for i in 0..400 {
        let truth = rng.random_range(0..3);
        for r in 0..rng.random_range(2..5_u8) {
            let value = if rng.random_bool(0.7) { truth } else { rng.random_range(0..3) };
            rows.push((i, r, f64::from(value)));
        }
    }
    let ratings = Ratings::from_numbers(rows, &Scale::nominal()).unwrap();
    let fleiss = fleiss::Fleiss::of(&ratings).unwrap();
    let estimate = fleiss.estimate().unwrap();
    let resampled = Bootstrap::default().resample(&fleiss, estimate.value).unwrap();
    assert!((estimate.se.unwrap() / resampled.se - 1.0).abs() < 0.1);
}
