//! Reading a refusal: one flat list of fields, which takes the front end a tenth of the code that a reader derived for each
//! variant takes.

use serde::{Deserialize, Deserializer, de::Error};

use super::Problem;
use crate::Message;
#[cfg(not(target_arch = "wasm32"))]
use crate::message::Keyed;

/// The fields of all refusals.
#[derive(Deserialize)]
struct Fields {
    problem: String,
    field: Option<String>,
    reason: Option<String>,
    rule: Option<String>,
    /// A browser does not read it: the sentence is in the reader's language already.
    #[cfg(not(target_arch = "wasm32"))]
    message: Option<Keyed>,
    seconds: Option<i64>,
    mebibytes: Option<i64>,
    kibibytes: Option<i64>,
    trace: Option<String>,
}

impl<'de> Deserialize<'de> for Problem {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let fields = Fields::deserialize(deserializer)?;
        fields.problem().ok_or_else(|| D::Error::custom("not a refusal"))
    }
}

impl Fields {
    fn problem(self) -> Option<Problem> {
        Some(match self.problem.as_str() {
            "sign_in" => Problem::SignIn,
            "forbidden" => Problem::Forbidden { rule: self.sentence()? },
            "not_found" => Problem::NotFound,
            "invalid" => Problem::Invalid { field: self.field.clone()?, reason: self.sentence()? },
            "conflict" => Problem::Conflict { reason: self.sentence()? },
            "too_many" => Problem::TooMany { seconds: self.seconds? },
            "busy" => Problem::Busy { seconds: self.seconds?, reason: self.sentence()? },
            "unavailable" => Problem::Unavailable { seconds: self.seconds? },
            "too_large" => Problem::TooLarge { mebibytes: self.mebibytes? },
            "body_too_large" => Problem::BodyTooLarge { kibibytes: self.kibibytes? },
            "internal" => Problem::Internal { trace: self.trace? },
            _ => return None,
        })
    }

    fn sentence(self) -> Option<Message> {
        let text = self.reason.or(self.rule)?;
        #[cfg(target_arch = "wasm32")]
        return Some(text.into());
        #[cfg(not(target_arch = "wasm32"))]
        Some(Message::of_parts(text, self.message))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::refusal;

    #[test]
    fn each_refusal_is_read_as_it_was_written() {
        let problems = [
            Problem::SignIn,
            Problem::forbidden(refusal::have_left()),
            Problem::NotFound,
            Problem::invalid("rating", refusal::choose_number(1, 5)),
            Problem::conflict(refusal::have_left()),
            Problem::TooMany { seconds: 3 },
            Problem::busy(refusal::have_left(), 5),
            Problem::Unavailable { seconds: 7 },
            Problem::TooLarge { mebibytes: 64 },
            Problem::BodyTooLarge { kibibytes: 16 },
            Problem::Internal { trace: "12".to_owned() },
        ];
        for problem in problems {
            let json = serde_json::to_string(&problem).expect("JSON");
            assert_eq!(serde_json::from_str::<Problem>(&json).expect("it is read back"), problem, "{json}");
        }
    }

    #[test]
    fn what_lacks_a_field_or_is_unknown_is_refused() {
        for json in
            [r#"{"problem":"invalid","reason":"x"}"#, r#"{"problem":"busy","seconds":1}"#, r#"{"problem":"new"}"#, "{}"]
        {
            assert!(serde_json::from_str::<Problem>(json).is_err(), "{json}");
        }
    }
}
