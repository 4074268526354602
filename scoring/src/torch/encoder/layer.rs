//! One layer of an encoder.

use tch::{Kind, Tensor};

use crate::torch::{
    Error, device,
    folder::{Activation, Config},
    parameters::{Init, Parameters},
};

/// Attention and what follows it.
#[derive(Debug)]
pub(super) struct Layer {
    n_heads: i64,
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

/// How a batch goes through the layers.
#[derive(Debug, Clone, Copy)]
pub(super) struct Pass {
    /// Which share of the numbers is left out.
    pub(super) drop: f64,
    /// The kind of numbers that products are computed in.
    pub(super) products: Kind,
}

/// y = W x + b.
#[derive(Debug)]
pub(super) struct Linear {
    weight: Tensor,
    bias: Tensor,
}

/// Numbers scaled to mean 0 and variance 1, then by a learnt weight and bias, of whose kind the result is. libtorch sums in
/// 32 bits or more.
#[derive(Debug)]
pub(super) struct Norm {
    weight: Tensor,
    bias: Tensor,
    epsilon: f64,
}

impl Layer {
    pub(super) fn build(from: &mut Parameters, number: usize, config: &Config) -> Result<Self, Error> {
        let (hidden, wide) = (config.hidden_size, config.intermediate_size);
        let name = |part: &str| format!("encoder.layer.{number}.{part}");
        Ok(Self {
            n_heads: config.num_attention_heads,
            query: Linear::build(from, &name("attention.self.query"), hidden, hidden)?,
            key: Linear::build(from, &name("attention.self.key"), hidden, hidden)?,
            value: Linear::build(from, &name("attention.self.value"), hidden, hidden)?,
            attended: Linear::build(from, &name("attention.output.dense"), hidden, hidden)?,
            attended_norm: Norm::build(from, &name("attention.output.LayerNorm"), config)?,
            wider: Linear::build(from, &name("intermediate.dense"), hidden, wide)?,
            activation: config.hidden_act,
            narrower: Linear::build(from, &name("output.dense"), wide, hidden)?,
            norm: Norm::build(from, &name("output.LayerNorm"), config)?,
        })
    }

    /// [texts, tokens, width] to the same; `seen` says which tokens may be looked at.
    pub(super) fn forward(&self, hidden: &Tensor, seen: Option<&Tensor>, pass: Pass) -> Result<Tensor, Error> {
        let Pass { drop, products } = pass;
        let (n, length, width) = hidden.size3()?;
        let heads = |linear: &Linear| -> Result<Tensor, Error> {
            let parts = linear.forward(hidden, products)?.f_view([n, length, self.n_heads, width / self.n_heads])?;
            Ok(parts.f_transpose(1, 2)?)
        };
        let (query, key, value) = (heads(&self.query)?, heads(&self.key)?, heads(&self.value)?);
        let looked = attention([&query, &key, &value], seen, drop, device::in_order() && query.requires_grad())?;
        let looked = looked.f_transpose(1, 2)?.f_reshape([n, length, width])?;
        let attended = dropped(self.attended.forward(&looked, products)?, drop)?;
        let hidden = self.attended_norm.forward(&attended.f_add(hidden)?)?;
        let wide = self.wider.forward(&hidden, products)?;
        let wide = match self.activation {
            Activation::Gelu => wide.f_gelu("none")?,
            Activation::Relu => wide.f_relu()?,
        };
        let narrow = dropped(self.narrower.forward(&wide, products)?, drop)?;
        self.norm.forward(&narrow.f_add(&hidden)?)
    }
}

impl Linear {
    fn build(from: &mut Parameters, name: &str, from_size: i64, to_size: i64) -> Result<Self, Error> {
        Ok(Self {
            weight: from.tensor(&format!("{name}.weight"), &[to_size, from_size], Init::Normal(0.02))?,
            bias: from.tensor(&format!("{name}.bias"), &[to_size], Init::Constant(0.0))?,
        })
    }

    /// Input and weights become numbers of the kind `products` here, and gradients find their way back.
    fn forward(&self, x: &Tensor, products: Kind) -> Result<Tensor, Error> {
        let (weight, bias) = (self.weight.f_to_kind(products)?, self.bias.f_to_kind(products)?);
        Ok(x.f_to_kind(products)?.f_linear(&weight, Some(&bias))?)
    }
}

impl Norm {
    pub(super) fn build(from: &mut Parameters, name: &str, config: &Config) -> Result<Self, Error> {
        Ok(Self {
            weight: from.tensor(&format!("{name}.weight"), &[config.hidden_size], Init::Constant(1.0))?,
            bias: from.tensor(&format!("{name}.bias"), &[config.hidden_size], Init::Constant(0.0))?,
            epsilon: config.layer_norm_eps,
        })
    }

    pub(super) fn forward(&self, x: &Tensor) -> Result<Tensor, Error> {
        let shape = self.weight.size();
        let x = x.f_to_kind(self.weight.kind())?;
        Ok(x.f_layer_norm(&shape, Some(&self.weight), Some(&self.bias), self.epsilon, true)?)
    }
}

/// Σ softmax(q · k / √width) v over the tokens that are seen, [texts, heads, tokens, width]; with the gradients' sums in one
/// order if `in_order`, by way of all weights at once.
fn attention(
    [query, key, value]: [&Tensor; 3],
    seen: Option<&Tensor>,
    drop: f64,
    in_order: bool,
) -> Result<Tensor, Error> {
    Ok(if in_order {
        // This one is told what to add to the logits.
        let hidden = |seen: &Tensor| {
            let none = Tensor::f_zeros(seen.size(), (query.kind(), seen.device()))?;
            none.f_masked_fill(&seen.f_logical_not()?, f64::NEG_INFINITY)
        };
        let hidden = seen.map(hidden).transpose()?;
        let math = Tensor::f_internal_scaled_dot_product_attention_math::<&Tensor>;
        math(query, key, value, hidden.as_ref(), drop, false, None, None, false)?.0
    } else {
        Tensor::f_scaled_dot_product_attention(query, key, value, seen, drop, false, None, false)?
    })
}

/// Leaves a share of numbers out, and makes the others larger by as much.
pub(super) fn dropped(x: Tensor, share: f64) -> Result<Tensor, Error> {
    if share == 0.0 { Ok(x) } else { Ok(x.f_dropout(share, true)?) }
}

#[cfg(test)]
mod tests {
    use tch::Device;

    use super::*;
    use crate::torch::random::{normal, stream};

    #[test]
    fn both_ways_to_attend_are_one() {
        let mut random = stream(1, "attention", 0);
        let mut draw = || normal(2 * 3 * 5 * 4, 1.0, &mut random).expect("memory").reshape([2, 3, 5, 4]);
        let parts = [draw(), draw(), draw()].map(|part| part.set_requires_grad(true));
        let lengths = Tensor::from_slice(&[5_i64, 3]).reshape([2, 1, 1, 1]);
        let seen = Tensor::arange(5, (Kind::Int64, Device::Cpu)).lt_tensor(&lengths);
        let way = |in_order| {
            let [query, key, value] = &parts;
            let looked = attention([query, key, value], Some(&seen), 0.0, in_order).expect("memory");
            let slopes = Tensor::run_backward(&[looked.square().sum(Kind::Float)], &[query, key, value], false, false);
            slopes.into_iter().chain([looked.detach()]).collect::<Vec<Tensor>>()
        };
        for (quick, in_order) in way(false).iter().zip(way(true)) {
            assert!((quick - in_order).abs().max().double_value(&[]) < 1e-5);
        }
    }
}
