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

/// Whether a folder with this configuration can be a model of this kind. One that does not say what it is can be any whose
/// description is not needed.
pub(super) fn describes(kind: ModelKind, config: &Path) -> bool {
    let Ok(text) = fs::read(config) else { return false };
    let described = match serde_json::from_slice(&text) {
        Ok(Config { kind: Some(own), .. }) => match own.as_str() {
            "text_cnn" => Some(ModelKind::NeuralStyle),
            "recurrent" => Some(ModelKind::NeuralLanguage),
            "regression" => Some(ModelKind::Rating),
            _ => None,
        },
        Ok(Config { model_type: Some(family), .. }) if family == "gpt2" => Some(ModelKind::NeuralLanguage),
        Ok(Config { model_type: Some(_), .. }) => Some(ModelKind::Encoder),
        Ok(_) | Err(_) => None,
    };
    match described {
        Some(described) => described == kind,
        None => fault(kind, config).is_none(),
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
