//! Reading values out of JSON with reasons that a person can act on.

use serde_json::{Map, Value};

use crate::model;

/// The object that a value is.
///
/// # Errors
/// It is none.
pub fn object(value: &Value) -> Result<&Map<String, Value>, String> {
    value.as_object().ok_or_else(|| "This is not an object.".to_owned())
}

/// A text, number or flag as a text; nothing for what is absent, null or has structure.
pub fn scalar(value: Option<&Value>) -> Option<String> {
    match value? {
        Value::String(text) => Some(text.clone()),
        Value::Number(number) => Some(number.to_string()),
        Value::Bool(flag) => Some(flag.to_string()),
        Value::Null | Value::Array(_) | Value::Object(_) => None,
    }
}

/// The scalar of the first of these names that has one.
pub fn first(members: &Map<String, Value>, names: &[&str]) -> Option<String> {
    names.iter().find_map(|name| scalar(members.get(*name)).filter(|text| !text.is_empty()))
}

/// A scalar that must be there.
///
/// # Errors
/// It is absent or empty.
pub fn need(members: &Map<String, Value>, name: &str) -> Result<String, String> {
    first(members, &[name]).ok_or_else(|| format!("There is no \"{name}\"."))
}

/// A list; an empty one for what is absent or null.
///
/// # Errors
/// It is something else.
pub fn list<'a>(members: &'a Map<String, Value>, name: &str) -> Result<&'a [Value], String> {
    match members.get(name) {
        None | Some(Value::Null) => Ok(&[]),
        Some(Value::Array(values)) => Ok(values),
        Some(_) => Err(format!("\"{name}\" is not a list.")),
    }
}

/// A list of texts.
///
/// # Errors
/// It is no list, or holds something else.
pub fn texts(value: &Value) -> Result<Vec<String>, String> {
    let values = value.as_array().ok_or("This is not a list of texts.")?;
    values
        .iter()
        .map(|value| scalar(Some(value)).ok_or_else(|| "A list of texts holds something else.".to_owned()))
        .collect()
}

/// An offset: a whole number from 0.
///
/// # Errors
/// It is something else.
pub fn offset(members: &Map<String, Value>, name: &str) -> Result<u64, String> {
    let value = members.get(name);
    let text = || value.and_then(Value::as_str).and_then(|text| text.parse().ok());
    value.and_then(Value::as_u64).or_else(text).ok_or_else(|| format!("\"{name}\" is not a whole number from 0."))
}

/// A finite number, also one that is written as a text.
pub fn number(value: Option<&Value>) -> Option<f64> {
    match value? {
        Value::Number(number) => number.as_f64(),
        Value::String(text) => text.trim().parse().ok(),
        Value::Null | Value::Bool(_) | Value::Array(_) | Value::Object(_) => None,
    }
    .filter(|number: &f64| number.is_finite())
}

/// A number as JSON writes it: whole where it is.
pub fn from_number(number: f64) -> Value {
    const EXACT: f64 = 9_007_199_254_740_992.0;
    #[expect(clippy::cast_possible_truncation, reason = "whole numbers below 2^53 are exact")]
    if number.fract() == 0.0 && number.abs() < EXACT && !(number == 0.0 && number.is_sign_negative()) {
        return Value::from(number as i64);
    }
    Value::from(number)
}

/// The number that a cell is: digits with a sign and a point, and no zero before other digits, so that names such as
/// `007` and `1e5` stay texts.
pub fn plain_number(cell: &str) -> Option<f64> {
    let digits = cell.strip_prefix('-').unwrap_or(cell);
    let (whole, rest) = digits.split_once('.').map_or((digits, None), |(whole, rest)| (whole, Some(rest)));
    let is_digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let is_plain = is_digits(whole) && rest.is_none_or(is_digits) && (whole == "0" || !whole.starts_with('0'));
    (is_plain && cell.len() <= 40).then(|| cell.parse().ok()).flatten().filter(|number: &f64| number.is_finite())
}

/// The value of a cell of a file that does not say what it is: a number, a free text if it is long or has line breaks,
/// or else an option.
pub fn guess(cell: &str) -> model::Value {
    match plain_number(cell) {
        Some(number) => model::Value::Number(number),
        None => words(cell),
    }
}

/// The value of a cell that is no number: a free text if it is long or has line breaks, or else an option.
pub fn words(cell: &str) -> model::Value {
    if cell.len() > 200 || cell.contains(['\n', '\r']) {
        model::Value::Text(cell.to_owned())
    } else {
        model::Value::Choice(cell.to_owned())
    }
}

/// A value of the metadata of an item: a text as it is, anything else as JSON.
pub fn as_text(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_like_numbers_stay_names() {
        for (cell, number) in [("-3", Some(-3.0)), ("0", Some(0.0)), ("0.50", Some(0.5)), ("12", Some(12.0))] {
            assert_eq!(plain_number(cell), number, "{cell}");
        }
        for cell in ["007", "1e5", "", "-", ".5", "5.", "NaN", "inf", "--1", "+1", "1 "] {
            assert_eq!(plain_number(cell), None, "{cell}");
        }
        assert_eq!(from_number(-0.0).to_string(), "-0.0");
        assert_eq!(from_number(3.0).to_string(), "3");
    }
}
