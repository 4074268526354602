//! A field of a reply that is a JSON object.

use std::fmt;

use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde_json::Value as Json;

/// The members of an object, also those of the same name.
struct Members(Vec<(String, Json)>);

/// The value of a field of a reply that is an object, alone or in the only code fence.
pub(super) fn field(reply: &str, name: &str) -> Result<Json, String> {
    let text = body(reply).ok_or("the reply is not one JSON object")?;
    let members: Members = serde_json::from_str(text).map_err(|error| {
        let (line, column) = (error.line(), error.column());
        format!("the reply is not one JSON object (line {line}, column {column})")
    })?;
    let mut own = members.0.into_iter().filter(|(own, _)| own == name).map(|(_, value)| value);
    match (own.next(), own.next()) {
        (Some(value), None) => Ok(value),
        (None, _) => Err(format!("the object has no \"{name}\"")),
        (Some(_), Some(_)) => Err(format!("the object has \"{name}\" twice")),
    }
}

/// The text of the object.
fn body(reply: &str) -> Option<&str> {
    let reply = reply.trim();
    if reply.starts_with('{') {
        return Some(reply);
    }
    let mut parts = reply.split("```");
    let (_, fence, _, end) = (parts.next()?, parts.next()?, parts.next()?, parts.next());
    // The first line of a fence may name a language.
    let (language, inside) = fence.split_once('\n')?;
    (end.is_none() && language.trim().chars().all(char::is_alphanumeric)).then(|| inside.trim())
}

impl<'de> Deserialize<'de> for Members {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Object;
        impl<'de> Visitor<'de> for Object {
            type Value = Members;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Members, A::Error> {
                let mut members = Vec::new();
                while let Some(member) = map.next_entry()? {
                    members.push(member);
                }
                Ok(Members(members))
            }
        }
        deserializer.deserialize_map(Object)
    }
}
