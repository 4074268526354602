//! What a service says about a person.

use openidconnect::AdditionalClaims;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// The longest identifier of a person (OpenID Connect Core 1.0, section 2).
const SUBJECT: usize = 255;
/// The longest name of a group, in characters.
const GROUP: usize = 200;

/// A person, as the service knows them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Identity {
    /// The address of the service.
    pub issuer: String,
    /// Who they are there: never given to somebody else, at most 255 characters.
    pub subject: String,
    /// Their e-mail address, if the service names one.
    pub address: Option<Address>,
    /// What they are called, if the service says so.
    pub name: Option<String>,
    /// The groups they are in, in the service's words, each of at most 200 characters.
    pub groups: Vec<String>,
}

/// An e-mail address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Address {
    /// The address.
    pub email: String,
    /// Whether the service has made sure that it is theirs; `None` if it does not say.
    pub is_verified: Option<bool>,
}

/// All other claims.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct ExtraClaims {
    #[serde(flatten)]
    claims: Map<String, Value>,
}

impl AdditionalClaims for ExtraClaims {}

impl ExtraClaims {
    /// The texts in the claim with this name, or with this path (`realm_access.roles`): a list of texts, or one text.
    pub fn texts(&self, name: &str) -> Vec<String> {
        let at_path = || {
            let mut parts = name.split('.');
            let first = self.claims.get(parts.next()?)?;
            parts.try_fold(first, |value, part| value.get(part))
        };
        let found = self.claims.get(name).or_else(at_path);
        let texts: Vec<&str> = match found {
            Some(Value::Array(list)) => list.iter().filter_map(Value::as_str).collect(),
            Some(Value::String(text)) => vec![text],
            _ => Vec::new(),
        };
        let fits =
            |text: &&str| !text.is_empty() && text.chars().count() <= GROUP && !text.chars().any(char::is_control);
        texts.into_iter().filter(fits).map(str::to_owned).collect()
    }

    /// Whether the service has left a person's groups out because there are too many: Entra ID says so by other claims. As
    /// somebody in no group they would lose what groups give them.
    pub fn leaves_groups_out(&self, name: &str) -> bool {
        let elsewhere = self.claims.get("_claim_names").and_then(|names| names.get(name));
        elsewhere.is_some() || self.claims.get("hasgroups").is_some_and(|has| has != false)
    }
}

/// Whether this can be somebody's identifier.
pub(crate) fn is_subject(subject: &str) -> bool {
    !subject.is_empty() && subject.chars().count() <= SUBJECT && !subject.chars().any(char::is_control)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn groups_are_found_by_name_or_path() {
        let claims = json!({
            "groups": ["lab", "", 7, "a\0b", "x".repeat(201)], "realm_access": {"roles": ["staff"]}, "a.b": "whole", "a": {"b": "part"},
        });
        let others: ExtraClaims = serde_json::from_value(claims).expect("claims");
        assert_eq!(others.texts("groups"), ["lab"]);
        assert_eq!(others.texts("realm_access.roles"), ["staff"]);
        assert_eq!(others.texts("a.b"), ["whole"]);
        assert!(others.texts("nothing").is_empty() && others.texts("realm_access").is_empty());
    }

    #[test]
    fn groups_that_are_left_out_are_not_none() {
        let claims = |claims| serde_json::from_value::<ExtraClaims>(claims).expect("claims");
        assert!(claims(json!({"_claim_names": {"groups": "src1"}})).leaves_groups_out("groups"));
        assert!(claims(json!({"hasgroups": true})).leaves_groups_out("groups"));
        assert!(!claims(json!({"groups": []})).leaves_groups_out("groups"));
        assert!(!claims(json!({"_claim_names": {"address": "src1"}, "hasgroups": false})).leaves_groups_out("groups"));
    }

    #[test]
    fn an_identifier_is_short_and_plain() {
        assert!(is_subject("24400320"));
        assert!(!is_subject("") && !is_subject(&"x".repeat(256)) && !is_subject("a\0b"));
    }
}
