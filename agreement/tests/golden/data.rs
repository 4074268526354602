//! Reading `golden.json`.

use std::sync::LazyLock;

use serde_json::Value;

static GOLDEN: LazyLock<Value> =
    LazyLock::new(|| serde_json::from_str(include_str!("golden.json")).expect("make.py writes JSON"));

/// All golden values.
pub fn golden() -> &'static Value {
    &GOLDEN
}

/// A number.
pub fn number(value: &Value) -> f64 {
    value.as_f64().expect("a number")
}

/// A list of numbers; truth counts as 1.
pub fn numbers(value: &Value) -> Vec<f64> {
    let number = |v: &Value| v.as_bool().map_or_else(|| number(v), |b| f64::from(u8::from(b)));
    value.as_array().expect("a list").iter().map(number).collect()
}

/// (item, rater, value) rows.
pub fn rows(value: &Value) -> Vec<(u64, u64, f64)> {
    let id = |v: &Value| v.as_u64().expect("a whole number");
    let row = |row: &Value| (id(&row[0]), id(&row[1]), number(&row[2]));
    value.as_array().expect("a list").iter().map(row).collect()
}

/// Fails with the name and both numbers when they are further apart than the tolerance.
#[track_caller]
pub fn close(name: &str, got: f64, want: f64, tolerance: f64) {
    assert!((got - want).abs() <= tolerance, "{name}: {got} is not {want}");
}
