//! Encoders of the BERT family: a vector for each token of a text, at each layer.

pub(crate) mod batch;
mod frozen;
mod layer;

use std::{borrow::Borrow, collections::BTreeMap};

use tch::{Device, Kind, Tensor};

use super::{
    Error, Precision,
    folder::{Config, Folder},
    parameters::{Init, Parameters},
    parts::{Norm, dropped},
    tokens::Tokens,
};
pub use batch::Batch;
use frozen::{Frozen, frozen, through};
use layer::{Layer, Pass};

/// An encoder of the BERT family: BERT, mBERT, RoBERTa, XLM-R.
///
/// # Definition
/// h₀ = LN(word + position + segment); h' = LN(h + Attention(h)); hᵢ₊₁ = LN(h' + W₂ act(W₁ h' + b₁) + b₂).
/// # Conventions
/// As the transformers library computes these models: all of a text is segment 0, RoBERTa's positions begin after the
/// number of its padding, and GELU is exact. No token attends to padding, so that a text's vectors do not depend on the
/// other texts of its batch, apart from rounding.
/// # References
/// J. Devlin et al., "BERT", NAACL 2019, doi:10.18653/v1/N19-1423; Y. Liu et al., "RoBERTa", 2019, arXiv:1907.11692.
#[derive(Debug)]
pub struct Encoder {
    config: Config,
    device: Device,
    kind: Kind,
    words: Tensor,
    places: Tensor,
    segments: Tensor,
    norm: Norm,
    layers: Layers,
    parameters: BTreeMap<String, Tensor>,
}

#[derive(Debug)]
enum Layers {
    /// Weights may be learnt.
    Free(Vec<Layer>),
    /// Weights stay as they are; with the norm before the first layer.
    Frozen(Norm, Vec<Frozen>),
}

/// The purpose for which a batch goes through the layers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mode {
    /// For inference: the same text has the same vectors each time, in the precision of the weights.
    Evaluate,
    /// For training: dropout is applied as configured, and products are computed in this precision, to which weights
    /// are rounded when used. If the weights have 32 bits, norms, sums and gradients have 32 bits too.
    Train(Precision),
}

impl Encoder {
    /// Reads the encoder of a folder, for inference alone.
    ///
    /// # Errors
    /// [`Error::Model`] with all tensors that are missing or have a different shape than the configuration specifies.
    pub fn open(folder: &Folder, device: Device, precision: Precision) -> Result<Self, Error> {
        let mut encoder = Self::open_to_train(folder, device, precision)?;
        if let Layers::Free(layers) = &encoder.layers {
            let (norm, layers) = frozen(&encoder.norm, layers)?;
            encoder.layers = Layers::Frozen(norm, layers);
        }
        encoder.parameters.clear();
        Ok(encoder)
    }

    /// Reads the encoder of a folder, for training and inference.
    ///
    /// # Errors
    /// As [`Encoder::open`].
    pub fn open_to_train(folder: &Folder, device: Device, precision: Precision) -> Result<Self, Error> {
        let mut parameters = Parameters::read(&folder.file("model.safetensors"), device, precision.kind())?;
        let model = Self::build(folder.config.clone(), device, precision.kind(), &mut parameters)?;
        Ok(Self { parameters: parameters.finish()?, ..model })
    }

    /// An encoder with new weights, small and random as those of BERT before its training.
    ///
    /// # Errors
    /// The device runs out of memory.
    pub fn new(config: Config, device: Device) -> Result<Self, Error> {
        let mut parameters = Parameters::new(device);
        let model = Self::build(config, device, Kind::Float, &mut parameters)?;
        Ok(Self { parameters: parameters.finish()?, ..model })
    }

    fn build(config: Config, device: Device, kind: Kind, from: &mut Parameters) -> Result<Self, Error> {
        if !(0..config.vocab_size).contains(&config.pad_token_id) {
            let (id, n) = (config.pad_token_id, config.vocab_size);
            return Err(Error::Invalid(format!("the token {id} for padding is not among the model's {n} tokens")));
        }
        let mut table = |name: &str, n| {
            from.tensor(&format!("embeddings.{name}.weight"), &[n, config.hidden_size], Init::Normal(0.02))
        };
        let words = table("word_embeddings", config.vocab_size)?;
        let places = table("position_embeddings", config.max_position_embeddings)?;
        let segments = table("token_type_embeddings", config.type_vocab_size)?;
        let norm = Norm::build(from, "embeddings.LayerNorm", config.hidden_size, config.layer_norm_eps)?;
        let layers = (0..config.num_hidden_layers).map(|number| Layer::build(from, number, &config));
        let layers = Layers::Free(layers.collect::<Result<_, _>>()?);
        Ok(Self { config, device, kind, words, places, segments, norm, layers, parameters: BTreeMap::new() })
    }

    /// Its numbers by name, as the folder has them; none if it was opened for inference alone.
    pub const fn parameters(&self) -> &BTreeMap<String, Tensor> {
        &self.parameters
    }

    /// The model's family and sizes.
    pub const fn config(&self) -> &Config {
        &self.config
    }

    /// The device on which it computes.
    pub const fn device(&self) -> Device {
        self.device
    }

    /// The kind of its numbers.
    pub const fn kind(&self) -> Kind {
        self.kind
    }

    /// Copies texts to the device as one batch.
    ///
    /// # Errors
    /// The device runs out of memory.
    pub fn batch<T: Borrow<Tokens>>(&self, texts: &[T]) -> Result<Batch, Error> {
        let padding = i32::try_from(self.config.pad_token_id)
            .map_err(|_| Error::Invalid("a token's number has more than 31 bits".to_owned()))?;
        Batch::of(texts, padding, self.device)
    }

    /// The vectors of all tokens after `n_layers` layers, [rows, width]; those of padding are meaningless.
    ///
    /// # Errors
    /// The device runs out of memory, or the model has fewer layers.
    pub fn forward(&self, batch: &Batch, n_layers: usize, mode: Mode) -> Result<Tensor, Error> {
        if n_layers > self.n_layers() {
            return Err(Error::Invalid(format!(
                "the model has {} layers, and layer {n_layers} is asked for",
                self.n_layers()
            )));
        }
        let words = self.words(batch)?;
        match (&self.layers, mode) {
            (Layers::Free(layers), _) => self.free(&layers[..n_layers], &words, batch, mode),
            (Layers::Frozen(norm, layers), Mode::Evaluate) => {
                let norm = if n_layers == 0 { &self.norm } else { norm };
                through(&layers[..n_layers], norm.forward(&words)?, &batch.blocks)
            }
            (Layers::Frozen(..), Mode::Train(_)) => {
                Err(Error::Invalid("the model was opened for inference alone".to_owned()))
            }
        }
    }

    /// The sums of words, places and segments, [rows, width].
    fn words(&self, batch: &Batch) -> Result<Tensor, Error> {
        let words = Tensor::f_embedding(&self.words, &batch.ids, -1, false, false)?;
        let first = self.config.first_place();
        let segment = self.segments.f_get(0)?;
        for block in &batch.blocks {
            let places = self.places.f_narrow(0, first, block.length)?.f_add(&segment)?;
            let _ = block.of(&words)?.f_add_(&places)?;
        }
        Ok(words)
    }

    /// Words behind the norm and through layers whose weights may be learnt.
    fn free(&self, layers: &[Layer], words: &Tensor, batch: &Batch, mode: Mode) -> Result<Tensor, Error> {
        let pass = match mode {
            Mode::Evaluate => Pass { drop: 0.0, drop_attention: 0.0, products: self.kind },
            Mode::Train(precision) => Pass {
                drop: self.config.hidden_dropout_prob,
                drop_attention: self.config.attention_probs_dropout_prob,
                products: precision.kind(),
            },
        };
        let mut hidden = dropped(self.norm.forward(words)?, pass.drop)?;
        for layer in layers {
            hidden = layer.forward(&hidden, &batch.blocks, pass)?;
        }
        Ok(hidden)
    }

    /// The number of layers.
    pub const fn n_layers(&self) -> usize {
        match &self.layers {
            Layers::Free(layers) => layers.len(),
            Layers::Frozen(_, layers) => layers.len(),
        }
    }
}

/// A number of things as libtorch counts them.
pub(crate) fn as_size(n: usize) -> i64 {
    i64::try_from(n).expect("no memory holds 2^63 things")
}
