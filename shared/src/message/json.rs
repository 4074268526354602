//! A message as JSON: the text alone, or the text with key and arguments.

#[cfg(target_arch = "wasm32")]
use std::fmt;

use serde::{Deserialize, Serialize};

use super::{Keyed, Message};

/// The JSON form: the text alone, or the text with key and arguments.
#[derive(Serialize)]
#[cfg_attr(not(target_arch = "wasm32"), derive(Deserialize))]
#[serde(untagged)]
enum Wire {
    Text(String),
    Keyed {
        text: String,
        #[serde(flatten)]
        keyed: Keyed,
    },
}

impl Serialize for Message {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let text = self.text.clone();
        match self.keyed.clone() {
            None => Wire::Text(text),
            Some(keyed) => Wire::Keyed { text, keyed },
        }
        .serialize(serializer)
    }
}

#[cfg(not(target_arch = "wasm32"))]
impl<'de> Deserialize<'de> for Message {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(match Wire::deserialize(deserializer)? {
            Wire::Text(text) => text.into(),
            Wire::Keyed { text, keyed } => Self { text, keyed: Some(keyed) },
        })
    }
}

/// A browser reads the text alone: it is in the reader's language already.
#[cfg(target_arch = "wasm32")]
impl<'de> Deserialize<'de> for Message {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Text;

        impl<'de> serde::de::Visitor<'de> for Text {
            type Value = String;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a message")
            }

            fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<String, E> {
                Ok(text.to_owned())
            }

            fn visit_map<A: serde::de::MapAccess<'de>>(self, mut fields: A) -> Result<String, A::Error> {
                let mut text = String::new();
                while let Some(name) = fields.next_key::<String>()? {
                    if name == "text" {
                        text = fields.next_value()?;
                    } else {
                        fields.next_value::<serde::de::IgnoredAny>()?;
                    }
                }
                Ok(text)
            }
        }

        deserializer.deserialize_any(Text).map(Self::from)
    }
}

/// Serialises a message as its text alone.
///
/// # Errors
/// Those of the serialiser.
pub fn as_text<S: serde::Serializer>(message: &Message, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&message.text)
}

/// Serialises a message, if there is one, as its text alone.
///
/// # Errors
/// Those of the serialiser.
pub fn as_optional_text<S: serde::Serializer>(message: &Option<Message>, serializer: S) -> Result<S::Ok, S::Error> {
    message.as_ref().map(Message::text).serialize(serializer)
}

/// Reads a message from the two fields of [`as_reason`]. A browser reads only the sentence, which is in the reader's language
/// already.
///
/// # Errors
/// Those of the deserialiser.
pub fn read_reason<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Message, D::Error> {
    #[derive(Deserialize)]
    struct Reason {
        reason: String,
        #[cfg(not(target_arch = "wasm32"))]
        message: Option<Keyed>,
    }
    let read = Reason::deserialize(deserializer)?;
    #[cfg(target_arch = "wasm32")]
    return Ok(read.reason.into());
    #[cfg(not(target_arch = "wasm32"))]
    Ok(Message::of_parts(read.reason, read.message))
}

/// Represents a message as two fields of what it belongs to, such as a [`crate::Problem`]: `reason`, the text, and `message`, the key and
/// arguments.
macro_rules! as_fields {
    ($(#[$doc:meta])* $module:ident, $wire:ident, $field:ident) => {
        $(#[$doc])*
        pub mod $module {
            use super::{Keyed, Message};

            /// A sentence, with the key and arguments by which it can be translated.
            #[derive(serde::Serialize)]
            #[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
            pub struct $wire {
                /// The sentence, in the reader's language if it is known.
                $field: String,
                /// Its key and arguments.
                #[serde(skip_serializing_if = "Option::is_none")]
                message: Option<Keyed>,
            }

            #[expect(missing_docs, clippy::missing_errors_doc, reason = "serde calls it")]
            pub fn serialize<S: serde::Serializer>(message: &Message, serializer: S) -> Result<S::Ok, S::Error> {
                let wire = $wire { $field: message.text.clone(), message: message.keyed.clone() };
                serde::Serialize::serialize(&wire, serializer)
            }
        }
    };
}

as_fields! {
    /// The sentence of a refusal.
    as_reason, ReasonFields, reason
}
as_fields! {
    /// The rule on which the refusal is based.
    as_rule, RuleFields, rule
}
