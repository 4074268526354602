//! What a folder holds, by its `config.json`: who names a wrong one is told so at once, and not by a job hours later.
//!
//! Only what the file says of itself is looked at; what computes with the model checks the rest.

use std::{fs, path::Path};

use serde::Deserialize;
use shared::ModelKind;

/// What a model that was trained here, or a published one, says it is.
#[derive(Deserialize)]
struct Config {
    kind: Option<String>,
    model_type: Option<String>,
}

/// Why a folder with this configuration is no model of a kind.
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
