//! Definitions as files: JSON or TOML, refused with the path of the error and what was expected there.

use std::fmt::Display;

use shared::{Definition, Message, refusal};

/// Parses a definition: JSON if the text begins with a brace, otherwise TOML.
///
/// # Errors
/// The path of the error and the reason.
pub fn read(text: &str) -> Result<Definition, Message> {
    if text.trim_start().starts_with('{') {
        let mut json = serde_json::Deserializer::from_str(text);
        let definition = serde_path_to_error::deserialize(&mut json).map_err(|error| refused(&error))?;
        json.end().map_err(|error| unreadable(&error))?;
        Ok(definition)
    } else {
        let toml = toml::Deserializer::parse(text).map_err(|error| unreadable(&error))?;
        serde_path_to_error::deserialize(toml).map_err(|error| refused(&error))
    }
}

/// Formats an error with its path.
fn refused<E: Display>(error: &serde_path_to_error::Error<E>) -> Message {
    match error.path().to_string().as_str() {
        "." => unreadable(error.inner()),
        path => refusal::definition_unreadable(format!("{path}: {}.", one_line(error.inner()))),
    }
}

fn unreadable(error: &impl Display) -> Message {
    refusal::definition_unreadable(format!("{}.", one_line(error)))
}

fn one_line(error: &impl Display) -> String {
    error.to_string().split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::design::preset::Preset;

    fn definition(preset: Preset) -> Definition {
        preset.definition(&["fr".parse().expect("a tag"), "en".parse().expect("a tag")]).expect("a definition")
    }

    #[test]
    fn every_preset_survives_both_kinds_of_file() {
        for preset in Preset::ALL.iter().copied() {
            let whole = definition(preset);
            let json = serde_json::to_string_pretty(&whole).expect("JSON");
            let toml = toml::to_string_pretty(&whole).expect("TOML");
            assert_eq!(read(&json).as_ref(), Ok(&whole), "{}", preset.as_str());
            assert_eq!(read(&toml).as_ref(), Ok(&whole), "{}: {toml}", preset.as_str());
        }
    }

    #[test]
    fn what_is_wrong_is_named_by_its_path() {
        let json = serde_json::to_string(&definition(Preset::Formality)).expect("JSON");
        let said = |text: &str| read(text).expect_err("refused").to_string();
        let refused = |from: &str, to: &str| said(&json.replacen(from, to, 1));
        assert!(refused("\"need\":3", "\"need\":\"three\"").contains("need: invalid type: string"));
        assert!(refused("\"need\"", "\"needs\"").contains("needs: unknown field `needs`, expected one of"));
        assert!(refused("\"value\":-3", "\"value\":\"low\"").contains("questions[0]"));
        assert!(refused("\"kind\":\"scale\"", "\"kind\":\"stars\"").contains("questions[0]"));
        assert!(refused("{", "{{").starts_with("This is not a task definition. "));
        assert!(said(&format!("{json} and more")).contains("trailing"));
        assert!(said("need = 3").contains("missing field"));
        assert!(said("need = ").contains("TOML parse error at line 1"));
    }
}
