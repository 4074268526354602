//! What a worker reads that belongs to no task: the consent and the qualification test, in the languages of the example.

use serde::Deserialize;
use shared::Language;

use crate::{Error, Result};

/// The file `instructions.LANG.toml`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BuiltIn {
    /// What a worker agrees to.
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
    /// What is asked.
    pub question: String,
    /// The words of the scale, from its lowest point.
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

/// The texts nearest to a language: its own, else English.
///
/// # Errors
/// A built-in file is not what it should be.
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
