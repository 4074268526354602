//! One layer of an encoder.

use tch::{Kind, Tensor};

use super::batch::Block;
use crate::torch::{
    Error,
    folder::{Activation, Config},
    parameters::Parameters,
    parts::{Attention, Linear, Norm, dropped},
};

/// Attention and what follows it, with weights that may be learnt.
#[derive(Debug)]
pub(super) struct Layer {
    pub(super) attention: Attention,
    pub(super) query: Linear,
    pub(super) key: Linear,
    pub(super) value: Linear,
    pub(super) attended: Linear,
    pub(super) attended_norm: Norm,
    pub(super) wider: Linear,
    pub(super) activation: Activation,
    pub(super) narrower: Linear,
    pub(super) norm: Norm,
}

/// The options of a batch on its way through the layers.
#[derive(Debug, Clone, Copy)]
pub(super) struct Pass {
    /// The dropout rate of vectors.
    pub(super) drop: f64,
    /// The dropout rate of the weights of attention.
    pub(super) drop_attention: f64,
    /// The kind of numbers that products are computed in.
    pub(super) products: Kind,
}

impl Layer {
    pub(super) fn build(from: &mut Parameters, number: usize, config: &Config) -> Result<Self, Error> {
        let (hidden, wide, epsilon) = (config.hidden_size, config.intermediate_size, config.layer_norm_eps);
        let name = |part: &str| format!("encoder.layer.{number}.{part}");
        Ok(Self {
            attention: Attention {
                n_heads: config.num_attention_heads,
                scale: None,
                is_causal: false,
                is_upcast: false,
            },
            query: Linear::build(from, &name("attention.self.query"), hidden, hidden)?,
            key: Linear::build(from, &name("attention.self.key"), hidden, hidden)?,
            value: Linear::build(from, &name("attention.self.value"), hidden, hidden)?,
            attended: Linear::build(from, &name("attention.output.dense"), hidden, hidden)?,
            attended_norm: Norm::build(from, &name("attention.output.LayerNorm"), hidden, epsilon)?,
            wider: Linear::build(from, &name("intermediate.dense"), hidden, wide)?,
            activation: config.hidden_act,
            narrower: Linear::build(from, &name("output.dense"), wide, hidden)?,
            norm: Norm::build(from, &name("output.LayerNorm"), hidden, epsilon)?,
        })
    }

    /// [rows, width] to the same shape.
    pub(super) fn forward(&self, hidden: &Tensor, blocks: &[Block], pass: Pass) -> Result<Tensor, Error> {
        let Pass { drop, drop_attention, products } = pass;
        let looking = Linear::beside([&self.query, &self.key, &self.value])?.forward_in(products, hidden)?;
        let looked = self.attention.forward(&looking, blocks, drop_attention)?;
        let attended = dropped(self.attended.forward_in(products, &looked)?, drop)?;
        let hidden = self.attended_norm.forward(&attended.f_add(hidden)?)?;
        let wide = self.activation.forward(&self.wider.forward_in(products, &hidden)?)?;
        let narrow = dropped(self.narrower.forward_in(products, &wide)?, drop)?;
        self.norm.forward(&narrow.f_add(&hidden)?)
    }
}
