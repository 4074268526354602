//! The protocols against the reference data, against properties, and on hostile files.

mod alt_test;
mod esa;
mod fuzz;
mod mqm;
mod powered;
mod properties;
mod sample;

use std::fs;
use std::path::PathBuf;

use formats::{File, Files};
use serde_json::Value;

/// A file of the reference folder, as bytes; `None` where the folder is absent.
pub fn reference(name: &str) -> Option<Vec<u8>> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../shared/reference");
    let Ok(bytes) = fs::read(folder.join(name)) else {
        testing::skipped("the reference folder ../shared/reference is absent");
        return None;
    };
    Some(bytes)
}

/// The expected values of a folder.
pub fn expected(folder: &str) -> Option<Value> {
    Some(serde_json::from_slice(&reference(&format!("{folder}/expected.json"))?).expect("JSON"))
}

/// One file as an import takes it.
pub fn files(name: &str, bytes: impl Into<Vec<u8>>) -> Files {
    Files { main: vec![File::memory(name, bytes.into())], with: Vec::new() }
}

/// Holds that a number is the expected one within an absolute tolerance.
#[track_caller]
pub fn close(found: f64, expected: &Value, tolerance: f64) {
    let expected = expected.as_f64().expect("a number");
    assert!((found - expected).abs() <= tolerance, "{found} is not {expected}");
}

/// Holds that a number is the expected one within a relative tolerance, or below a floor like it.
#[track_caller]
pub fn alike(found: f64, expected: &Value, tolerance: f64, floor: f64) {
    let expected = expected.as_f64().expect("a number");
    let is_alike = (found - expected).abs() <= tolerance * expected.abs() || found.max(expected) <= floor;
    assert!(is_alike, "{found} is not {expected}");
}

/// Holds that a count is the expected one.
#[track_caller]
pub fn equal(found: usize, expected: &Value) {
    assert_eq!(Some(found as u64), expected.as_u64());
}
