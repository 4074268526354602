//! Checking a folder by its `config.json`: a wrong choice is refused immediately, and not hours later by a job.
//!
//! Only the file's own description is checked; the code that computes with the model checks the rest.

use std::{fs, path::Path};

use serde::Deserialize;
use shared::ModelKind;

/// The self-description of a model that was trained here, or of a published one.
#[derive(Deserialize)]
struct Config {
    kind: Option<String>,
    model_type: Option<String>,
}

/// What a configuration says its folder is.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Description {
    /// A model of this kind.
    Of(ModelKind),
    /// Something that says a name which is not known here.
    Unknown,
    /// It says nothing.
    Silent,
    /// It cannot be read.
    Unreadable,
}

/// What this configuration says.
pub(super) fn description(config: &Path) -> Description {
    let Ok(text) = fs::read(config) else { return Description::Unreadable };
    match serde_json::from_slice(&text) {
        Ok(Config { kind: Some(own), .. }) => match own.as_str() {
            "text_cnn" => Description::Of(ModelKind::NeuralStyle),
            "recurrent" => Description::Of(ModelKind::NeuralLanguage),
            "regression" => Description::Of(ModelKind::Rating),
            _ => Description::Unknown,
        },
        Ok(Config { model_type: Some(family), .. }) if family == "gpt2" => Description::Of(ModelKind::NeuralLanguage),
        Ok(Config { model_type: Some(_), .. }) => Description::Of(ModelKind::Encoder),
        Ok(_) => Description::Silent,
        Err(_) => Description::Unreadable,
    }
}

/// Whether a folder that describes itself so can be a model of this kind. One that does not say what it is can be any but a
/// language model, which has to.
pub(super) fn fits(kind: ModelKind, description: &Description) -> bool {
    match description {
        Description::Of(own) => *own == kind,
        Description::Unknown | Description::Silent | Description::Unreadable => kind != ModelKind::NeuralLanguage,
    }
}

/// The reason why a folder with this configuration is not a model of this kind.
pub(super) fn fault(kind: ModelKind, config: &Path) -> Option<String> {
    if kind != ModelKind::NeuralLanguage {
        return None;
    }
    let text = match fs::read(config) {
        Ok(text) => text,
        Err(error) => return Some(error.to_string()),
    };
    match serde_json::from_slice(&text) {
        Err(error) => Some(format!("its config.json is none of a model: {error}")),
        Ok(Config { kind: Some(kind), .. }) => {
            (kind != "recurrent").then(|| format!("its config.json is of a model called {kind}"))
        }
        Ok(Config { model_type: Some(family), .. }) => {
            (family != "gpt2").then(|| format!("its config.json is of the family {family}"))
        }
        Ok(_) => Some("its config.json names neither a model of concord train nor a family".to_owned()),
    }
}
