//! One layer of a causal model.

use tch::Tensor;

use super::Config;
use crate::torch::{
    Error,
    encoder::batch::Block,
    folder::Activation,
    parameters::Parameters,
    parts::{Attention, Linear, Norm},
};

/// Attention and the feed-forward layer, each after a norm.
#[derive(Debug)]
pub(super) struct Layer {
    norm: Norm,
    /// Queries, keys and values, concatenated.
    looking: Linear,
    attention: Attention,
    attended: Linear,
    attended_norm: Norm,
    wider: Linear,
    activation: Activation,
    narrower: Linear,
}

impl Layer {
    pub(super) fn build(from: &mut Parameters, number: usize, config: &Config) -> Result<Self, Error> {
        let (width, wide, epsilon) = (config.n_embd, config.inner(), config.layer_norm_epsilon);
        let name = |part: &str| format!("h.{number}.{part}");
        Ok(Self {
            norm: Norm::build(from, &name("ln_1"), width, epsilon)?,
            looking: Linear::transposed(from, &name("attn.c_attn"), width, 3 * width)?,
            attention: Attention {
                n_heads: config.n_head,
                scale: config.scale(number),
                is_causal: true,
                is_upcast: config.reorder_and_upcast_attn,
            },
            attended: Linear::transposed(from, &name("attn.c_proj"), width, width)?,
            attended_norm: Norm::build(from, &name("ln_2"), width, epsilon)?,
            wider: Linear::transposed(from, &name("mlp.c_fc"), width, wide)?,
            activation: config.activation_function,
            narrower: Linear::transposed(from, &name("mlp.c_proj"), wide, width)?,
        })
    }

    /// [rows, width] to the same shape; no token attends to later tokens.
    pub(super) fn forward(&self, hidden: &Tensor, blocks: &[Block]) -> Result<Tensor, Error> {
        let looking = self.looking.forward(&self.norm.forward(hidden)?)?;
        let looked = self.attention.forward(&looking, blocks, 0.0)?;
        let hidden = self.attended.forward(&looked)?.f_add(hidden)?;
        let wide = self.wider.activated(&self.attended_norm.forward(&hidden)?, self.activation)?;
        Ok(self.narrower.forward(&wide)?.f_add(&hidden)?)
    }
}
