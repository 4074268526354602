//! One layer of an encoder.

use tch::Tensor;

use crate::torch::{
    Error,
    folder::{Activation, Config},
    parameters::Parameters,
    parts::{Attention, Linear, Norm, dropped},
};

/// Attention and what follows it.
#[derive(Debug)]
pub(super) struct Layer {
    attention: Attention,
    query: Linear,
    key: Linear,
    value: Linear,
    attended: Linear,
    attended_norm: Norm,
    wider: Linear,
    activation: Activation,
    narrower: Linear,
    norm: Norm,
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

    /// [texts, tokens, width] to the same; `seen` says which tokens may be looked at, `drop` which share is left out.
    pub(super) fn forward(&self, hidden: &Tensor, seen: Option<&Tensor>, drop: f64) -> Result<Tensor, Error> {
        let (query, key) = (self.query.forward(hidden)?, self.key.forward(hidden)?);
        let looked = self.attention.forward([&query, &key, &self.value.forward(hidden)?], seen, drop)?;
        let attended = dropped(self.attended.forward(&looked)?, drop)?;
        let hidden = self.attended_norm.forward(&attended.f_add(hidden)?)?;
        let wide = self.activation.forward(&self.wider.forward(&hidden)?)?;
        let narrow = dropped(self.narrower.forward(&wide)?, drop)?;
        self.norm.forward(&narrow.f_add(&hidden)?)
    }
}
