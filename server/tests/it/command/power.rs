//! `concord power`: the power of a study of two systems.

use std::path::Path;

use super::text::{Ran, run};

fn power(line: &str) -> Ran {
    run(Path::new("."), &format!("power --simulations 100 {line}"))
}

const NUMBERS: &str = "--item-sd 0.5 --rater-sd 0.4 --residual-sd 0.9";

#[test]
fn a_curve_has_a_row_for_each_plan_in_every_format() {
    let line = format!("--items 20,60 --raters-per-item 1,3 --difference 0.4 {NUMBERS} --cost-per-rating 0.1");
    let json = power(&format!("{line} --format json")).json();
    let plans = json["plans"].as_array().expect("plans");
    assert_eq!(plans.len(), 4);
    assert!(plans[3]["power"]["power"].as_f64() > plans[0]["power"]["power"].as_f64(), "{json}");
    assert_eq!(plans[3]["cost"].as_f64(), Some(36.0));
    let csv = power(&format!("{line} --format csv")).printed;
    assert!(csv.starts_with("power,low,high,items,raters_per_item") && csv.lines().count() == 5, "{csv}");
    let text = power(&line).printed;
    assert!(text.contains("raters per item") && text.contains("seed 7"), "{text}");
    assert!(power(&format!("{line} --format markdown")).printed.starts_with("| power |"));
    assert_eq!(text, power(&line).printed, "the same seed");
}

#[test]
fn differences_and_plans_are_found() {
    let found = power(&format!("--find difference --items 40 --raters-per-item 2 {NUMBERS} --format json")).json();
    let difference = found["plans"][0]["difference"].as_f64().expect("a number");
    assert!((difference - 0.4).abs() < 0.1, "{found}");
    let plan = power(&format!("--find plan --difference 0.4 --most-raters-per-item 2 {NUMBERS}"));
    assert!(plan.printed.starts_with("Cheapest plan: "), "{plan:?}");
    let ordinal = "--items 30 --raters-per-item 2 --difference 1 --item-sd 0.8 --rater-sd 0.5 --thresholds=-1.5,0,1.2";
    let ordinal = power(&format!("{ordinal} --format json")).json();
    assert!(ordinal["plans"][0]["power"]["power"].as_f64() > Some(0.5), "{ordinal}");
}

#[test]
fn what_makes_no_plan_is_said() {
    for (line, words) in [
        (format!("--items 20 --raters-per-item 2 {NUMBERS}"), "--difference"),
        (format!("--difference 0.4 {NUMBERS}"), "--items"),
        (format!("--items 1 --raters-per-item 2 --difference 0.4 {NUMBERS}"), "at least 2 items"),
        (format!("--find plan --difference 0.001 --most-raters-per-item 1 --most-items 50 {NUMBERS}"), "no plan"),
        (
            "--items 9 --raters-per-item 2 --difference 1 --item-sd 0 --rater-sd 0 --thresholds 2,1".into(),
            "they increase",
        ),
    ] {
        let ran = power(&line);
        assert!(ran.code == Some(1) && ran.said.contains(words) && ran.printed.is_empty(), "{words}: {ran:?}");
    }
}
