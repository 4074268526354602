//! Language models of either kind, depending on their folder: a model that was trained here, or one of the GPT-2
//! family.

use std::path::Path;

use serde::Deserialize;
use tch::Device;

use super::{Error, Precision, batch::Progress, causal, folder::read, recurrent};
use crate::{measure::Mean, metric::signature};

/// A language model; its unit is a word or a token, as its signature states.
#[derive(Debug)]
pub enum Language {
    /// Of `concord train lm`: by the word, the end of a text included.
    Recurrent(recurrent::Model),
    /// A model of the GPT-2 family, whose unit is the token.
    Causal(Box<causal::Model>),
}

/// The fields that distinguish the two.
#[derive(Deserialize)]
struct Kind {
    kind: Option<String>,
    model_type: Option<String>,
}

impl Language {
    /// Reads the model of a folder.
    ///
    /// # Errors
    /// The folder contains no supported model; the error states the expected contents.
    pub fn open(folder: &Path, device: Device, precision: Precision) -> Result<Self, Error> {
        let found: Option<Kind> = if folder.is_dir() { read(&folder.join("config.json"))? } else { None };
        let named = |kind: &Kind| match (kind.kind.as_deref(), kind.model_type.as_deref()) {
            (Some(kind), _) => format!("its config.json is of a {kind}"),
            (None, Some(family)) => format!("its config.json is of the family {family}"),
            (None, None) => "its config.json names no family".to_owned(),
        };
        match found {
            Some(Kind { kind: Some(kind), .. }) if kind == recurrent::KIND => {
                Ok(Self::Recurrent(recurrent::Model::load(folder, device)?))
            }
            Some(Kind { kind: None, model_type: Some(family) }) if family == causal::FAMILY => {
                Ok(Self::Causal(Box::new(causal::Model::open(folder, device, precision)?)))
            }
            other => {
                let why = other.as_ref().map_or_else(|| "it has no config.json".to_owned(), named);
                Err(Error::Model(folder.to_owned(), format!("is no folder of a language model, {why}: {WANTED}")))
            }
        }
    }

    /// The log₁₀-probability of each text, weighing as much as it has words or tokens.
    ///
    /// # Errors
    /// A text does not fit into the device's memory.
    pub fn means(&self, texts: &[&str], progress: impl FnMut(Progress)) -> Result<Vec<Mean>, Error> {
        let mean = |sum, n| Mean { sum, weight: n as f64, n_undefined: u64::from(n == 0) };
        Ok(match self {
            Self::Recurrent(model) => {
                model.score(texts, progress)?.into_iter().map(|score| mean(score.log10, score.n_words)).collect()
            }
            Self::Causal(model) => {
                model.score(texts, progress)?.into_iter().map(|score| mean(score.log10, score.n_tokens)).collect()
            }
        })
    }

    /// The configuration that must be equal for two scores to be comparable, given the name of the model and whether
    /// the mean is over a segment or the corpus.
    pub fn signature(&self, name: &str, mean: &str) -> String {
        let mut fields = vec![("model", name.to_owned()), ("mean", mean.to_owned())];
        match self {
            Self::Recurrent(_) => fields.push(("unit", "word".to_owned())),
            Self::Causal(model) => fields.extend(model.conventions()),
        }
        signature(&fields.iter().map(|(name, value)| (*name, value.as_str())).collect::<Vec<_>>())
    }
}

const WANTED: &str = "name one that `concord train lm` wrote, or download one of the GPT-2 family (model_type gpt2), with its config.json, tokenizer.json and model.safetensors";
