//! What must hold for any input: no panic, no number that is not finite, no row that is neither taken nor named. Shared
//! by the targets of `cargo fuzz` and the bounded test `tests/fuzz.rs`.

use agreement::aggregate::{self, BradleyTerryPlan, Comparison, Em, MacePlan, Winner};
use agreement::correlation::{Tau, kendall, pearson, spearman};
use agreement::reader::{self, Format, Hints, Layout, Named};
use agreement::report::{self, Colours, Extent, Options, View};

use agreement::significance::{self, Alternative, Resampling};
use agreement::simulate::{Draws, Rankings};
use agreement::span::{self, Annotation, Span};
use agreement::{Bootstrap, Coefficient, Kind, Measure, Ratings, Replicates, Scale, reliability};
use serde_json::Value;

const SIDES: [Alternative; 3] = [Alternative::TwoSided, Alternative::Less, Alternative::Greater];

fn options(kind: Kind) -> Options {
    Options {
        bootstrap: Some(Bootstrap { replicates: 10, kind, ..Bootstrap::default() }),
        simulate: Some(Draws { draws: 5, ..Draws::default() }),
        threshold: Some(0.0),
        reml: true,
        raters: true,
        pairs: true,
        level: 0.95,
    }
}

/// Any bytes are read or refused, and what was read has a report.
pub fn bytes(bytes: &[u8]) {
    let scales = [Scale::nominal(), Scale::ordinal().with_range(1, 5), Scale::ratio().keep_replicates()];
    for format in [None, Some(Format::Csv), Some(Format::Tsv), Some(Format::Jsonl)] {
        for scale in &scales {
            for by in [None, Some("lang".to_owned())] {
                let Ok(table) =
                    reader::read(bytes, &reader::Options { format, by, ..reader::Options::new(scale.clone()) })
                else {
                    continue;
                };
                assert!(table.bad().is_sorted_by_key(|bad| bad.line), "{:?}", table.bad());
                let report = report::of(table, &options(Kind::Percentile)).expect("values checked while reading");
                finite(&serde_json::to_value(&report).expect("JSON"));
                let (text, csv, latex) =
                    (report.to_text(&agreement::report::View::default()), report.to_csv(), report.to_latex());
                assert!(!text.is_empty() && !csv.is_empty() && !latex.is_empty());
                assert!(
                    report
                        .all
                        .lines()
                        .iter()
                        .all(|line| line.value.as_ref().is_ok_and(|v| v.is_finite()) || line.value.is_err())
                );
            }
        }
    }
}

/// Any bytes are detected or refused, whatever is known about them, and every table has a report.
pub fn detected(bytes: &[u8]) {
    let names = || vec!["a".to_owned(), "b".to_owned()];
    let (layouts, sheet) = ([None, Some(Layout::Long), Some(Layout::Wide)], None);
    for layout in layouts {
        let plain = Hints { layout, sheet: sheet.clone(), ..Hints::default() };
        for hints in [
            plain.clone(),
            Hints { by: Some("lang".to_owned()), replicates: Replicates::Keep, ..plain.clone() },
            Hints { raters: names(), item: Some("item".to_owned()), ..plain.clone() },
            Hints { values: names(), scale: Some(Scale::interval()), ..plain },
        ] {
            let Ok(found) = reader::detect(bytes, &hints) else { continue };
            assert!(!found.tables.is_empty());
            for Named { table, .. } in found.tables {
                assert!(table.bad().is_sorted_by_key(|bad| bad.line), "{:?}", table.bad());
                assert!(table.n_bad() >= table.bad().len());
                let report = report::of(table, &options(Kind::Percentile)).expect("values checked while reading");
                finite(&serde_json::to_value(&report).expect("JSON"));
                let view = View { extent: Extent::All, colours: Colours::Ansi, width: 40 };
                assert!(!report.to_text(&view).is_empty() && !report.to_text(&View::default()).is_empty());
            }
        }
    }
}

/// Any bytes of a Parquet file are read or refused, and what was read has a report.
pub fn parquet(bytes: &[u8]) {
    for by in [None, Some("lang".to_owned())] {
        let options = reader::Options { by, ..reader::Options::new(Scale::ordinal()) };
        let Ok(parquet) = reader::Parquet::of_bytes(bytes.to_vec(), &options) else { continue };
        // A file can declare more rows than anybody waits for.
        if parquet.n_rows() > 10_000 {
            continue;
        }
        assert!(parquet.memory() >= parquet.n_rows());
        if let Ok(table) = parquet.read(|_| ()) {
            assert_eq!(table.n_rows() + table.n_bad(), usize::try_from(parquet.n_rows()).expect("few"));
            let report = report::of(table, &self::options(Kind::Percentile)).expect("values checked while reading");
            finite(&serde_json::to_value(&report).expect("JSON"));
        }
    }
}

/// Any table of ratings has a report and an answer an item.
pub fn ratings(rows: &[(u8, u8, i8)]) {
    for measure in [Measure::Nominal, Measure::Ordinal, Measure::Ratio, Measure::Circular { period: 7.0 }] {
        let triples = rows.iter().map(|&(i, r, v)| (i % 16, r % 8, (v != 77).then(|| f64::from(v) / 4.0)));
        let scale = Scale::new(measure).keep_replicates();
        let ratings = Ratings::from_numbers(triples, &scale).expect("finite numbers, replicates kept");
        let report = report::of_ratings(&ratings, &options(Kind::Bca));
        finite(&serde_json::to_value(&report).expect("JSON"));
        all_finite(&aggregate::majority(&ratings));
        all_finite(&aggregate::means(&ratings));
        all_finite(&aggregate::dawid_skene(&ratings, &Em { iterations: 20, ..Em::default() }));
        all_finite(&aggregate::one_coin(&ratings, &Em { iterations: 20, ..Em::default() }));
        all_finite(&aggregate::mace(&ratings, &MacePlan { restarts: 2, iterations: 5, ..MacePlan::default() }));
        all_finite(&reliability::raters(&ratings));
        all_finite(&reliability::z_scores(&ratings));
    }
}

/// Any comparisons and rankings have strengths or a reason.
pub fn systems(rows: &[(u8, u8, i8)]) {
    let comparisons = rows.iter().map(|&(left, right, winner)| Comparison {
        left: left % 5,
        right: right % 5,
        winner: [Winner::Left, Winner::Right, Winner::Tie][winner.rem_euclid(3) as usize],
    });
    all_finite(&aggregate::bradley_terry(
        comparisons.clone().filter(|c| c.left != c.right),
        &BradleyTerryPlan::default(),
    ));
    all_finite(&aggregate::bradley_terry(comparisons.clone(), &BradleyTerryPlan { home: true, prior_sd: None }));
    all_finite(&aggregate::bradley_terry(comparisons, &BradleyTerryPlan { home: true, prior_sd: Some(1.0) }));
    let rankings = rows.iter().map(|&(item, system, rank)| (item % 4, item / 4 % 3, system % 5, f64::from(rank % 4)));
    if let Ok(rankings) = Rankings::of(rankings) {
        all_finite(&aggregate::plackett_luce(&rankings));
        all_finite(&agreement::simulate::rankings(&rankings, &Draws { draws: 5, ..Draws::default() }));
    }
}

/// Any two series have correlations and tests or a reason.
pub fn series(rows: &[(u8, u8, i8)]) {
    let x: Vec<f64> = rows.iter().map(|row| f64::from(row.0) / 3.0).collect();
    let y: Vec<f64> = rows.iter().map(|row| f64::from(row.2) * 1e-3 + f64::from(row.1)).collect();
    all_finite(&pearson(&x, &y));
    all_finite(&spearman(&x, &y));
    for tau in [Tau::A, Tau::B, Tau::C] {
        all_finite(&kendall(&x, &y, tau));
    }
    for side in SIDES {
        all_finite(&significance::paired_t(&x, &y, side));
        all_finite(&significance::wilcoxon(&x, &y, side));
        all_finite(&significance::mann_whitney(&x, &y, side));
        all_finite(&significance::welch_t(&x, &y, side));
        all_finite(&significance::sign(&x, &y, side));
    }
    let plan = Resampling { replicates: 20, seed: 7 };
    all_finite(&significance::paired_bootstrap(&x, &y, &plan));
    all_finite(&significance::randomisation(&x, &y, &plan));
    let above = |values: &[f64]| values.iter().map(|v| *v > 40.0).collect::<Vec<_>>();
    all_finite(&significance::mcnemar(&above(&x), &above(&y)));
}

/// Any spans have an F1 and an α or a reason.
pub fn spans(rows: &[(u8, u8, i8)]) {
    let marked = |&(place, start, length): &(u8, u8, i8)| Annotation {
        item: (place % 3).to_string(),
        rater: (place / 3 % 4).to_string(),
        length: 64,
        spans: vec![Span {
            start: usize::from(start % 80),
            end: usize::from(start % 80) + usize::from(length.unsigned_abs() % 32),
            label: if length < 0 { "a" } else { "b" }.to_owned(),
        }],
    };
    let annotations: Vec<Annotation> = rows.iter().map(marked).collect();
    all_finite(&span::f1(&annotations));
    all_finite(&span::f1_pairs(&annotations));
    all_finite(&span::unitizing_alpha(&annotations));
    let plan = Bootstrap { replicates: 10, ..Bootstrap::default() };
    all_finite(&span::Unitized::of(&annotations).and_then(|alpha| alpha.bootstrapped(&plan)));
}

fn all_finite<T: serde::Serialize, E>(result: &Result<T, E>) {
    if let Ok(value) = result {
        finite(&serde_json::to_value(value).expect("JSON"));
    }
}

/// No value that must be there is `null`, which is how JSON writes what is not finite.
fn finite(value: &Value) {
    const MUST: [&str; 13] = [
        "value",
        "median",
        "draws",
        "statistic",
        "difference",
        "low",
        "high",
        "level",
        "log_likelihood",
        "observed",
        "expected",
        "share",
        "z",
    ];
    match value {
        Value::Object(all) => all.iter().for_each(|(key, value)| {
            assert!(!(value.is_null() && MUST.contains(&key.as_str())), "{key} is not finite in {all:?}");
            assert!(!(key == "p" && value.is_null() && all.contains_key("statistic")), "p is not finite in {all:?}");
            finite(value);
        }),
        Value::Array(all) if all.iter().any(Value::is_number) => {
            assert!(all.iter().all(|number| !number.is_null()), "not finite: {all:?}");
        }
        Value::Array(all) => all.iter().for_each(finite),
        _ => {}
    }
}
