//! What holds for any data: order of rows and names do not matter, a constant shifts the intercept alone, hostile tables
//! are refused with a name.

use mixed::{Column, Criterion, Fit, Formula, Options, Quadrature, Refusal, Scale, Table, gaussian, ordinal};
use proptest::prelude::*;

const CROSSED: &str = "rating ~ system + (1|item) + (1|rater)";

/// (item, rater, system, rating)
type Row = (u8, u8, u8, i16);

fn table(rows: &[Row], name: impl Fn(&str, u8) -> String, value: impl Fn(i16) -> f64) -> Table {
    Table::new(vec![
        Column::names("item", rows.iter().map(|row| name("i", row.0))),
        Column::names("rater", rows.iter().map(|row| name("r", row.1))),
        Column::names("system", rows.iter().map(|row| name("s", row.2))),
        Column::numbers("rating", rows.iter().map(|row| value(row.3))),
    ])
    .expect("a value")
}

fn plain(kind: &str, level: u8) -> String {
    format!("{kind}{level}")
}

fn linear(table: &Table) -> Result<Fit, Refusal> {
    gaussian(&CROSSED.parse::<Formula>().expect("a value"), table, Criterion::Reml, &Options::default())
}

fn latent(table: &Table) -> Result<Fit, Refusal> {
    ordinal(&CROSSED.parse::<Formula>().expect("a value"), table, &Scale::default(), &Options::default())
}

/// Estimates, standard errors, variances and likelihood, in an order that names do not change.
fn summary(fit: &Fit) -> Vec<f64> {
    let coefficients = fit.thresholds.iter().chain(&fit.coefficients).flat_map(|one| [one.estimate, one.se]);
    let groups = fit.groups.iter().map(|group| group.sd);
    coefficients.chain(groups).chain([fit.log_likelihood]).collect()
}

/// Whether every number is finite and every p is a probability.
fn is_sound(fit: &Fit) -> bool {
    let one = |one: &mixed::Coefficient| {
        [one.estimate, one.se, one.statistic, one.interval.low, one.interval.high].iter().all(|x| x.is_finite())
            && (0.0..=1.0).contains(&one.p)
    };
    let effect = |effect: &mixed::Effect| effect.mode.is_finite() && effect.sd.is_finite();
    fit.thresholds.iter().chain(&fit.coefficients).all(one)
        && fit.groups.iter().all(|group| group.variance.is_finite() && group.effects.iter().all(effect))
        && fit.log_likelihood.is_finite()
}

fn same(a: &Result<Fit, Refusal>, b: &Result<Fit, Refusal>) -> Result<(), TestCaseError> {
    match (a, b) {
        (Ok(a), Ok(b)) if a.convergence.converged && b.convergence.converged => {
            for (x, y) in summary(a).iter().zip(summary(b)) {
                // A standard deviation near 0 hardly changes the likelihood, and is known less well.
                prop_assert!((x - y).abs() < 2e-3 * y.abs().max(1.0), "{:?} {:?}", summary(a), summary(b));
            }
        }
        (Ok(_), Ok(_)) | (Err(_), Err(_)) => {}
        _ => prop_assert!(false, "{a:?} {b:?}"),
    }
    Ok(())
}

/// Ratings that depend on item, rater and system, with noise: small designs with gaps and repetitions.
fn rows() -> impl Strategy<Value = Vec<Row>> {
    let row = (0..12_u8, 0..5_u8, 0..3_u8, -2..3_i16);
    proptest::collection::vec(row, 60..150).prop_map(|rows| {
        rows.into_iter()
            .map(|(i, r, s, e)| (i, r, s, (i16::from(i % 4) + i16::from(r % 3) + i16::from(s) + e).clamp(0, 6)))
            .collect()
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_order_of_rows_does_not_matter(rows in rows(), seed in any::<u64>()) {
        let mut other = rows.clone();
        let mut state = seed;
        for i in (1..other.len()).rev() {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            other.swap(i, (state >> 33) as usize % (i + 1));
        }
        let (a, b) = (table(&rows, plain, f64::from), table(&other, plain, f64::from));
        same(&linear(&a), &linear(&b))?;
        same(&latent(&a), &latent(&b))?;
    }

    #[test]
    fn names_do_not_matter(rows in rows()) {
        let renamed = |kind: &str, level: u8| match kind {
            "s" => format!("s{level}"),
            _ => format!("{}-{kind}\u{e9},\"", (u32::from(level) * 7919) % 101),
        };
        let (a, b) = (table(&rows, plain, f64::from), table(&rows, renamed, f64::from));
        same(&linear(&a), &linear(&b))?;
        same(&latent(&a), &latent(&b))?;
    }

    #[test]
    fn a_constant_shifts_the_intercept_alone(rows in rows(), shift in -1e3..1e3_f64) {
        let a = linear(&table(&rows, plain, f64::from)).expect("a value");
        let b = linear(&table(&rows, plain, |value| f64::from(value) + shift)).expect("a value");
        let difference: Vec<f64> = summary(&b).iter().zip(summary(&a)).map(|(x, y)| x - y).collect();
        prop_assert!((difference[0] - shift).abs() < 1e-4, "{difference:?}");
        prop_assert!(difference[1..].iter().all(|x| x.abs() < 1e-4), "{difference:?}");
    }

    #[test]
    fn any_small_table_has_a_sound_fit_or_a_refusal(
        rows in proptest::collection::vec((0..6_u8, 0..4_u8, 0..3_u8, -2..3_i16), 1..25)
    ) {
        let table = table(&rows, plain, f64::from);
        for fit in [linear(&table), latent(&table)] {
            match fit {
                Ok(fit) => prop_assert!(is_sound(&fit), "{fit:?}"),
                Err(refusal) => prop_assert!(!refusal.to_string().contains("NaN")),
            }
        }
        let formula: Formula = "rating ~ system + (1|item)".parse().expect("a value");
        let nodes = Scale { quadrature: Quadrature::Nodes(7), ..Scale::default() };
        if let Ok(fit) = ordinal(&formula, &table, &nodes, &Options::default()) {
            prop_assert!(is_sound(&fit), "{fit:?}");
        }
    }
}

/// A complete design with some noise.
fn design() -> Vec<Row> {
    let mut rows = Vec::new();
    for i in 0..10_u8 {
        for r in 0..4_u8 {
            for s in 0..2_u8 {
                let noise = (i16::from(i) * 31 + i16::from(r) * 17 + i16::from(s) * 7) % 5;
                rows.push((i, r, s, i16::from(i % 3) + noise));
            }
        }
    }
    rows
}

fn with(more: Vec<Column>) -> Table {
    let rows = design();
    let mut columns = vec![
        Column::names("item", rows.iter().map(|row| plain("i", row.0))),
        Column::names("rater", rows.iter().map(|row| plain("r", row.1))),
        Column::names("system", rows.iter().map(|row| plain("s", row.2))),
        Column::numbers("rating", rows.iter().map(|row| f64::from(row.3))),
    ];
    columns.extend(more);
    Table::new(columns).expect("a value")
}

#[track_caller]
fn refused(formula: &str, table: &Table, words: &str) {
    let formula: Formula = formula.parse().expect("a value");
    for fit in [
        gaussian(&formula, table, Criterion::Reml, &Options::default()),
        ordinal(&formula, table, &Scale::default(), &Options::default()),
    ] {
        let said = fit.expect_err("a refusal").to_string();
        assert!(said.contains(words), "{said}");
    }
}

#[test]
fn what_cannot_be_estimated_is_named() {
    let n = design().len();
    let numbers = |name: &str, of: fn(usize) -> f64| Column::numbers(name, (0..n).map(of));
    let names = |name: &str, of: fn(usize) -> String| Column::names(name, (0..n).map(of));
    let twin = with(vec![names("twin", |k| format!("t{}", k % 2))]);
    refused("rating ~ system + twin", &twin, "\"twint1\" cannot be told from \"systems1\"");
    let scaled = with(vec![numbers("x", |k| k as f64), numbers("y", |k| 3.0 - 2.0 * k as f64)]);
    refused("rating ~ x + y + (1|item)", &scaled, "\"y\" cannot be told from \"x\"");
    let one = with(vec![names("only", |_| "a".into()), numbers("flat", |_| 1e300)]);
    refused("rating ~ only", &one, "\"only\" has one value only, \"a\"");
    refused("rating ~ flat", &one, "\"flat\" has one value only");
    refused("rating ~ system + (1|only)", &one, "\"only\" has one level only");
    refused("rating ~ nothing", &one, "no column \"nothing\"");
    refused("flat ~ system", &one, "every value of \"flat\" is the same");
    let huge = with(vec![numbers("huge", |k| if k % 2 == 0 { 1.7e308 } else { -1.7e308 })]);
    refused("rating ~ huge", &huge, "too large");
    assert_eq!(
        Table::new(vec![numbers("x", |k| if k == 3 { f64::NAN } else { 1.0 })]).unwrap_err().to_string(),
        "the column \"x\" has no number in row 4"
    );
    assert_eq!(Table::new(vec![Column::numbers("x", [])]), Err(Refusal::NoRows));
}

#[test]
fn exact_and_separated_ratings_are_refused() {
    let n = design().len();
    let exact =
        with(vec![Column::numbers("sum", design().iter().map(|row| f64::from(row.0) + 3.0 * f64::from(row.2)))]);
    let formula: Formula = "sum ~ system + (1|item)".parse().expect("a value");
    let said = gaussian(&formula, &exact, Criterion::Reml, &Options::default()).unwrap_err();
    assert_eq!(said, Refusal::Exact);
    let like: Formula = "rating ~ system + (1|row)".parse().expect("a value");
    let rows = with(vec![Column::names("row", (0..n).map(|k| k.to_string()))]);
    let said = gaussian(&like, &rows, Criterion::Reml, &Options::default()).unwrap_err();
    assert_eq!(said, Refusal::LikeResidual { group: "row".into() });
    let ends =
        with(vec![Column::numbers("end", design().iter().map(|row| if row.2 == 1 { 6.0 } else { f64::from(row.3) }))]);
    let formula: Formula = "end ~ system + (1|item)".parse().expect("a value");
    let said = ordinal(&formula, &ends, &Scale::default(), &Options::default()).unwrap_err();
    assert_eq!(said.to_string(), "every rating of \"s1\" (system) is 6, so its effect has no finite estimate");
    let apart =
        with(vec![Column::numbers("apart", design().iter().map(|row| f64::from(10 * row.2) + f64::from(row.3)))]);
    let formula: Formula = "apart ~ system + (1|item)".parse().expect("a value");
    let said = ordinal(&formula, &apart, &Scale::default(), &Options::default()).unwrap_err();
    assert!(said.to_string().contains("systems1") || matches!(said, Refusal::NoMaximum { .. }), "{said}");
}

#[test]
fn units_do_not_matter() {
    let table = with(vec![
        Column::numbers("x", (0..80).map(|k| f64::from(k * k % 37))),
        Column::numbers("year", (0..80).map(|k| 2e6 + 1e-3 * f64::from(k * k % 37))),
        Column::numbers("tiny", design().iter().map(|row| 1e-9 * f64::from(row.3))),
    ]);
    let fit = |text: &str| {
        gaussian(&text.parse::<Formula>().expect("a value"), &table, Criterion::Ml, &Options::default())
            .expect("a value")
    };
    let (a, b) = (fit("rating ~ x + (1|item)"), fit("tiny ~ year + (1|item)"));
    assert!((a.coefficients[1].estimate / b.coefficients[1].estimate * 1e-6 - 1.0).abs() < 1e-4);
    assert!((a.coefficients[1].p - b.coefficients[1].p).abs() < 1e-4);
    assert!((a.groups[0].sd * 1e-9 / b.groups[0].sd - 1.0).abs() < 1e-3);
}
