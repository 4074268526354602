//! The `config.json` of a causal model.

use std::path::Path;

use serde::Deserialize;

use crate::torch::{
    Error,
    folder::{self, Activation},
};

/// The `config.json` of a model of the GPT-2 family; missing fields have GPT-2's values.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "they are the file's")]
pub struct Config {
    /// The length of a token's vector.
    pub n_embd: i64,
    /// The number of layers.
    pub n_layer: usize,
    /// The number of attention heads in a layer.
    pub n_head: i64,
    /// The maximum number of tokens in the input.
    pub n_positions: i64,
    /// The inner width of the feed-forward layer, 4 `n_embd` by default.
    pub n_inner: Option<i64>,
    /// The size of the vocabulary.
    pub vocab_size: i64,
    /// The function between the two halves of a layer.
    #[serde(default = "Config::activation")]
    pub activation_function: Activation,
    /// The constant that is added to a variance before its square root.
    #[serde(default = "Config::epsilon")]
    pub layer_norm_epsilon: f64,
    /// Whether the token vectors are also used for predicting the next token.
    #[serde(default = "yes")]
    pub tie_word_embeddings: bool,
    /// Whether attention is divided by the square root of a head's width.
    #[serde(default = "yes")]
    pub scale_attn_weights: bool,
    /// Whether it is also divided by the layer's number, from 1.
    #[serde(default)]
    pub scale_attn_by_inverse_layer_idx: bool,
    /// Whether it is computed in 32 bits regardless of the precision.
    #[serde(default)]
    pub reorder_and_upcast_attn: bool,
    /// Whether the layers also attend to a second text.
    #[serde(default)]
    add_cross_attention: bool,
    /// The token before a text.
    #[serde(default = "Config::beginning")]
    pub bos_token_id: i64,
}

const fn yes() -> bool {
    true
}

impl Config {
    const fn activation() -> Activation {
        Activation::GeluNew
    }

    const fn epsilon() -> f64 {
        1e-5
    }

    const fn beginning() -> i64 {
        50_256
    }

    /// Reads the configuration of a folder, which must contain the other files too.
    ///
    /// # Errors
    /// A file is missing or contains an unsupported value; the error has its path and the expected value.
    pub(super) fn read(path: &Path) -> Result<Self, Error> {
        for name in ["tokenizer.json", "model.safetensors"] {
            if !path.join(name).is_file() {
                return Err(folder::lacking(path, name));
            }
        }
        let file = path.join("config.json");
        let config: Self = folder::read(&file)?.ok_or_else(|| folder::lacking(path, "config.json"))?;
        match config.fault() {
            Some(why) => Err(Error::Model(file, why)),
            None => Ok(config),
        }
    }

    /// The width of the layer within a layer.
    pub(super) fn inner(&self) -> i64 {
        self.n_inner.unwrap_or(4 * self.n_embd)
    }

    /// The factor of a layer's attention, if it is not the usual one.
    pub(super) fn scale(&self, layer: usize) -> Option<f64> {
        let Self { n_embd, n_head, scale_attn_weights, scale_attn_by_inverse_layer_idx, .. } = *self;
        let root = if scale_attn_weights { ((n_embd / n_head) as f64).sqrt() } else { 1.0 };
        let number = if scale_attn_by_inverse_layer_idx { layer as f64 + 1.0 } else { 1.0 };
        (!scale_attn_weights || scale_attn_by_inverse_layer_idx).then(|| 1.0 / (root * number))
    }

    /// A problem that prevents any computation with this configuration.
    fn fault(&self) -> Option<String> {
        let sizes = [
            ("n_embd", self.n_embd, 1),
            ("n_head", self.n_head, 1),
            ("n_inner", self.inner(), 1),
            ("vocab_size", self.vocab_size, 1),
            // At least one position to read, and one to predict.
            ("n_positions", self.n_positions, 2),
        ];
        if let Some((name, size, least)) = sizes.iter().find(|(_, size, least)| size < least) {
            return Some(format!("{name} is {size}, and must be at least {least}"));
        }
        if self.n_embd % self.n_head != 0 {
            return Some(format!("n_embd {} is no multiple of n_head {}", self.n_embd, self.n_head));
        }
        if self.add_cross_attention {
            return Some("add_cross_attention is true: only models that read one text are known here".to_owned());
        }
        (!(0..self.vocab_size).contains(&self.bos_token_id)).then(|| {
            format!(
                "bos_token_id is {}, and the vocabulary ends with {}: write the number of the token that stands before a text in training",
                self.bos_token_id,
                self.vocab_size - 1
            )
        })
    }
}
