//! How a value that may be undefined is written: the number, or an object with the reason.

use std::fmt::Display;

use agreement::Undefined;
use serde::ser::{SerializeMap as _, Serializer};

/// A number as itself, and a reason as `{"undefined": "…"}`.
pub fn serialize<S: Serializer>(value: &Result<f64, Undefined>, serializer: S) -> Result<S::Ok, S::Error> {
    match value {
        Ok(value) => serializer.serialize_f64(*value),
        Err(reason) => undefined(reason, serializer),
    }
}

fn undefined<S: Serializer>(reason: &dyn Display, serializer: S) -> Result<S::Ok, S::Error> {
    let mut map = serializer.serialize_map(Some(1))?;
    map.serialize_entry("undefined", &reason.to_string())?;
    map.end()
}
