//! Languages as BCP 47 tags, with their names and writing directions.

use serde::{Deserialize, Serialize};

use crate::{Problem, refusal};

/// A BCP 47 tag in its usual case: `fr`, `pt-BR`, `zh-Hant`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "stored", derive(borsh::BorshSerialize, borsh::BorshDeserialize))]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(value_type = String))]
pub struct Language(String);

/// The direction in which a text is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// Left to right.
    Ltr,
    /// Right to left.
    Rtl,
}

impl Direction {
    /// The value of the `dir` attribute.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Ltr => "ltr",
            Self::Rtl => "rtl",
        }
    }
}

impl Language {
    /// The tag.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The primary subtag: `pt` of `pt-BR`.
    pub fn primary(&self) -> &str {
        self.0.split('-').next().unwrap_or_default()
    }
}

impl std::fmt::Display for Language {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::str::FromStr for Language {
    type Err = Problem;

    fn from_str(tag: &str) -> Result<Self, Self::Err> {
        let refuse = || Problem::invalid("language", refusal::not_a_language(tag));
        let mut parts = tag.trim().split('-');
        let primary = parts.next().unwrap_or_default();
        if !(2..=3).contains(&primary.len()) || !primary.chars().all(|c| c.is_ascii_alphabetic()) {
            return Err(refuse());
        }
        let mut whole = primary.to_ascii_lowercase();
        for part in parts {
            if !(1..=8).contains(&part.len()) || !part.chars().all(|c| c.is_ascii_alphanumeric()) {
                return Err(refuse());
            }
            whole.push('-');
            match part.len() {
                2 => whole.push_str(&part.to_ascii_uppercase()),
                4 if part.chars().all(|c| c.is_ascii_alphabetic()) => {
                    whole.push_str(&part[..1].to_ascii_uppercase());
                    whole.push_str(&part[1..].to_ascii_lowercase());
                }
                _ => whole.push_str(&part.to_ascii_lowercase()),
            }
        }
        Ok(Self(whole))
    }
}

impl TryFrom<String> for Language {
    type Error = Problem;

    fn try_from(tag: String) -> Result<Self, Self::Error> {
        tag.parse()
    }
}

impl From<Language> for String {
    fn from(language: Language) -> Self {
        language.0
    }
}

#[cfg(feature = "sql")]
crate::words::column_as_text!(Language);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_take_their_usual_case() {
        for (written, read) in [("FR", "fr"), ("pt-br", "pt-BR"), ("zh-hant", "zh-Hant"), ("ar", "ar")] {
            assert_eq!(written.parse::<Language>().expect("a tag").as_str(), read);
        }
    }

    #[test]
    fn what_is_no_tag_is_refused() {
        for text in ["", "f", "french!", "fr_FR", "fr-", "<b>"] {
            assert!(text.parse::<Language>().is_err(), "{text}");
        }
    }

    #[test]
    fn script_decides_before_language() {
        assert_eq!("ar".parse::<Language>().expect("a tag").direction(), Direction::Rtl);
        assert_eq!("az-Arab".parse::<Language>().expect("a tag").direction(), Direction::Rtl);
        assert_eq!("ar-Latn".parse::<Language>().expect("a tag").direction(), Direction::Ltr);
    }
}
