//! A model's folder in the format of model hubs.
//!
//! | file | contents |
//! |---|---|
//! | `config.json` | the model's family and its dimensions |
//! | `model.safetensors` | its weights |
//! | `tokenizer.json` | the tokenizer |
//! | `tokenizer_config.json` | the maximum number of tokens of a text, if specified |
//! | `modules.json`, `1_Pooling/config.json`, `sentence_bert_config.json` | how a text's one vector is made, where the folder is of sentence-transformers |

use std::{
    fs::{self, File},
    io::{self, BufReader, Read as _},
    path::{Path, PathBuf},
};

use serde::{Deserialize, de::DeserializeOwned};
use sha2::{Digest as _, Sha256};

use super::Error;

/// A model's folder with the contents of its small files.
#[derive(Debug, Clone, PartialEq)]
pub struct Folder {
    path: PathBuf,
    /// The model's family and sizes.
    pub config: Config,
    /// The pooling of the vectors of a text's tokens into a single vector.
    pub pooling: Pooling,
    /// Whether this vector is scaled to length 1.
    pub normalised: bool,
    /// The number of tokens that are read for a text's single vector.
    pub n_sentence_tokens: usize,
    /// The maximum number of tokens that the model can read.
    pub n_tokens: usize,
}

/// The `config.json` of an encoder.
#[derive(Debug, Clone, PartialEq, Deserialize)]
pub struct Config {
    /// The family.
    pub model_type: Family,
    /// The length of a token's vector.
    pub hidden_size: i64,
    /// The number of layers.
    pub num_hidden_layers: usize,
    /// The number of attention heads in a layer.
    pub num_attention_heads: i64,
    /// The width of the layer within a layer.
    pub intermediate_size: i64,
    /// The size of the vocabulary.
    pub vocab_size: i64,
    /// The number of positions.
    pub max_position_embeddings: i64,
    /// The number of segments that a text may have.
    pub type_vocab_size: i64,
    /// The constant that is added to a variance before its square root.
    pub layer_norm_eps: f64,
    /// The token that fills up.
    #[serde(default)]
    pub pad_token_id: i64,
    /// The function between the two halves of a layer.
    pub hidden_act: Activation,
    /// The dropout rate of vectors in training.
    #[serde(default)]
    pub hidden_dropout_prob: f64,
    /// The dropout rate of the weights of attention in training.
    #[serde(default)]
    pub attention_probs_dropout_prob: f64,
}

/// The supported families of encoders.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Family {
    /// BERT and mBERT.
    Bert,
    /// RoBERTa: positions are counted from the number after that of padding.
    Roberta,
    /// XLM-R: as RoBERTa, with a different vocabulary.
    XlmRoberta,
}

/// Functions between the halves of a layer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Activation {
    /// x Φ(x).
    Gelu,
    /// The same with Φ by a hyperbolic tangent, as GPT-2 has it.
    GeluNew,
    /// max(x, 0).
    Relu,
}

/// The pooling of the vectors of a text's tokens into a single vector.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pooling {
    /// Their mean; padding does not count.
    Mean,
    /// The vector of the first token.
    First,
}

#[derive(Deserialize)]
struct PoolingConfig {
    #[serde(default, rename = "pooling_mode_cls_token")]
    first: bool,
    #[serde(default, rename = "pooling_mode_mean_tokens")]
    mean: bool,
    /// The setting in newer folders, which replaces the switches.
    #[serde(default, rename = "pooling_mode")]
    mode: String,
}

#[derive(Deserialize)]
struct Module {
    path: String,
    r#type: String,
}

#[derive(Deserialize)]
struct SentenceConfig {
    max_seq_length: Option<usize>,
}

#[derive(Deserialize)]
struct TokenizerConfig {
    model_max_length: Option<f64>,
}

impl Folder {
    /// Reads the small configuration files of a folder.
    ///
    /// # Errors
    /// A file is missing or contains an unsupported value; the error has its path and the expected value.
    pub fn open(path: &Path) -> Result<Self, Error> {
        if !path.is_dir() {
            return Err(Error::Model(path.to_owned(), WANTED.to_owned()));
        }
        let config: Config = read(&path.join("config.json"))?.ok_or_else(|| lacking(path, "config.json"))?;
        for name in ["tokenizer.json", "model.safetensors"] {
            if !path.join(name).is_file() {
                return Err(lacking(path, name));
            }
        }
        check(&path.join("config.json"), &config)?;
        // RoBERTa's first positions are those of padding, and are not used by texts.
        let offset = config.first_place();
        let places = usize::try_from(config.max_position_embeddings - offset).unwrap_or(0);
        let tokenizer: Option<TokenizerConfig> = read(&path.join("tokenizer_config.json"))?;
        let said = tokenizer.and_then(|config| config.model_max_length).filter(|n| *n < 1e6);
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "it is below a million, and NaN is 0"
        )]
        let n_tokens = said.map_or(places, |n| places.min(n as usize));
        let sentence: Option<SentenceConfig> = read(&path.join("sentence_bert_config.json"))?;
        let n_sentence_tokens = sentence.and_then(|config| config.max_seq_length).map_or(n_tokens, |n| places.min(n));
        let modules: Vec<Module> = read(&path.join("modules.json"))?.unwrap_or_default();
        let normalised = modules.iter().any(|module| module.r#type.ends_with(".Normalize"));
        let pooling = match modules.iter().find(|module| module.r#type.ends_with(".Pooling")) {
            Some(module) => pooling(&path.join(&module.path).join("config.json"))?,
            None => Pooling::Mean,
        };
        Ok(Self { path: path.to_owned(), config, pooling, normalised, n_sentence_tokens, n_tokens })
    }

    /// The path of one of its files.
    pub fn file(&self, name: &str) -> PathBuf {
        self.path.join(name)
    }

    /// Its name and the first digits of its digest, for signatures.
    ///
    /// # Errors
    /// A file cannot be read.
    pub fn signed_name(&self) -> Result<String, Error> {
        signed_name(&self.path)
    }
}

/// A folder's name, and the first digits of the SHA-256 digest of its numbers, its configuration and its tokens: a score by
/// another model under the same name compares with nothing.
///
/// # Errors
/// A file cannot be read.
pub fn signed_name(folder: &Path) -> Result<String, Error> {
    let mut digest = Sha256::new();
    for name in ["config.json", "tokenizer.json", "vocabulary.json", "model.safetensors"] {
        let path = folder.join(name);
        let mut file = match File::open(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => continue,
            opened => opened.map_err(Error::file(&path))?,
        };
        let mut part = vec![0; 1 << 16];
        loop {
            match file.read(&mut part).map_err(Error::file(&path))? {
                0 => break,
                n => digest.update(&part[..n]),
            }
        }
    }
    let path = fs::canonicalize(folder).unwrap_or_else(|_| folder.to_owned());
    let name = path.file_name().map_or_else(String::new, |name| name.to_string_lossy().into_owned());
    Ok(format!("{name}@{}", &hex::encode(digest.finalize())[..8]))
}

impl Config {
    /// The number of a text's first place.
    pub const fn first_place(&self) -> i64 {
        match self.model_type {
            Family::Bert => 0,
            Family::Roberta | Family::XlmRoberta => self.pad_token_id + 1,
        }
    }
}

const WANTED: &str = "is no folder of a model: download one of the BERT family, with its config.json, tokenizer.json and model.safetensors";

pub(super) fn lacking(folder: &Path, name: &str) -> Error {
    Error::Model(
        folder.to_owned(),
        format!("lacks {name}: download the model again with its config.json, tokenizer.json and model.safetensors"),
    )
}

/// Returns an error for dimensions with which nothing can be computed.
fn check(path: &Path, config: &Config) -> Result<(), Error> {
    let wrong = |why: String| Err(Error::Model(path.to_owned(), why));
    let sizes = [
        ("hidden_size", config.hidden_size),
        ("num_attention_heads", config.num_attention_heads),
        ("intermediate_size", config.intermediate_size),
        ("vocab_size", config.vocab_size),
        ("max_position_embeddings", config.max_position_embeddings - config.first_place()),
        ("type_vocab_size", config.type_vocab_size),
    ];
    if let Some((name, size)) = sizes.iter().find(|(_, size)| *size < 1) {
        return wrong(format!("{name} leaves {size}, and must leave at least 1"));
    }
    if config.hidden_size % config.num_attention_heads != 0 {
        return wrong(format!(
            "hidden_size {} is no multiple of num_attention_heads {}",
            config.hidden_size, config.num_attention_heads
        ));
    }
    Ok(())
}

fn pooling(path: &Path) -> Result<Pooling, Error> {
    let config: PoolingConfig = read(path)?.ok_or_else(|| {
        Error::Model(path.to_owned(), "is missing, and modules.json names it: download the model again".to_owned())
    })?;
    match (config.mode.as_str(), config.mean, config.first) {
        ("mean", ..) | ("", true, false) => Ok(Pooling::Mean),
        ("cls", ..) | ("", false, true) => Ok(Pooling::First),
        _ => Err(Error::Model(path.to_owned(), "asks for a pooling other than the mean or the first token".to_owned())),
    }
}

/// The contents of a JSON file; `None` if it does not exist.
pub(super) fn read<T: DeserializeOwned>(path: &Path) -> Result<Option<T>, Error> {
    let file = match File::open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(Error::File(path.to_owned(), error)),
    };
    let read = serde_json::from_reader(BufReader::new(file));
    read.map(Some).map_err(|error| Error::Model(path.to_owned(), error.to_string()))
}
