//! Built-in texts for workers that belong to no task: the consent form and the qualification test, in the languages of
//! the example.

use serde::Deserialize;
use shared::Language;

use crate::{Error, Result};

/// The file `instructions.LANG.toml`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BuiltIn {
    /// The consent form.
    pub consent: Text,
    /// The qualification test.
    pub test: Text,
}

/// The texts of one page.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Text {
    /// Instructions, in Markdown.
    pub instructions: String,
    /// The question.
    pub question: String,
    /// The labels of the scale, from its lowest point.
    #[serde(default)]
    pub points: Vec<String>,
}

/// The files by language.
const FILES: [(&str, &str); 4] = [
    ("en", include_str!("../../example/instructions.en.toml")),
    ("fr", include_str!("../../example/instructions.fr.toml")),
    ("it", include_str!("../../example/instructions.it.toml")),
    ("pt-BR", include_str!("../../example/instructions.pt-BR.toml")),
];

/// The texts for a language: its own, otherwise the English ones.
///
/// # Errors
/// A built-in file is invalid.
pub fn built_in(language: &Language) -> Result<BuiltIn> {
    let near = FILES.iter().find(|(tag, _)| tag.split('-').next() == Some(language.primary()));
    let (_, file) = near.unwrap_or(&FILES[0]);
    toml::from_str(file).map_err(|error| Error::Unexpected(format!("built-in texts: {error}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_whole() {
        for (tag, _) in FILES {
            let found = built_in(&tag.parse().expect("a tag")).expect("the texts");
            assert_eq!(found.test.points.len(), 7, "{tag}");
        }
    }
}
