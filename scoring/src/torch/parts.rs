//! The building blocks of model layers: products, norms, attention.

use tch::{Kind, Tensor};

use super::{
    Error, device,
    encoder::batch::{Block, by_block},
    folder::Activation,
    parameters::{Init, Parameters},
};

/// Texts of this many tokens or fewer are short for attention on a GPU: the kernel that libtorch prefers computes tiles of
/// 128 tokens, and took 1.8 times as long as another for 24 tokens on an H100, but 0.6 times as long for 256.
const SHORT: i64 = 64;

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

/// softmax(Q Kᵀ s) V, in several parallel heads.
#[derive(Debug, Clone, Copy)]
pub(super) struct Attention {
    /// The number of heads.
    pub(super) n_heads: i64,
    /// s, 1 / √(width of a head) by default.
    pub(super) scale: Option<f64>,
    /// Whether a token attends only to itself and to those before it.
    pub(super) is_causal: bool,
    /// Whether it is computed in 32 bits regardless of the precision.
    pub(super) is_upcast: bool,
}

impl Linear {
    /// With the weight `[to, from]`.
    pub(super) fn build(from: &mut Parameters, name: &str, from_size: i64, to_size: i64) -> Result<Self, Error> {
        Ok(Self {
            weight: from.tensor(&format!("{name}.weight"), &[to_size, from_size], Init::Normal(0.02))?,
            bias: from.tensor(&format!("{name}.bias"), &[to_size], Init::Constant(0.0))?,
        })
    }

    /// With the weight `[from, to]`, as a convolution of width 1 has it.
    pub(super) fn transposed(from: &mut Parameters, name: &str, from_size: i64, to_size: i64) -> Result<Self, Error> {
        Ok(Self {
            weight: from.tensor(&format!("{name}.weight"), &[from_size, to_size], Init::Normal(0.02))?.f_tr()?,
            bias: from.tensor(&format!("{name}.bias"), &[to_size], Init::Constant(0.0))?,
        })
    }

    /// The results of three products of one input, side by side: one product is quicker than three.
    pub(super) fn beside(of: [&Self; 3]) -> Result<Self, Error> {
        let cat = |parts: [&Tensor; 3]| Tensor::f_cat(&parts, 0);
        let (weight, bias) = (cat(of.map(|linear| &linear.weight))?, cat(of.map(|linear| &linear.bias))?);
        Ok(Self { weight, bias })
    }

    /// The same product of an input to which `moved` is added: W (x + moved) + (b − W moved).
    pub(super) fn without(&self, moved: &Tensor) -> Result<Self, Error> {
        let kind = self.bias.kind();
        let product = self.weight.f_to_kind(Kind::Float)?.f_mv(&moved.f_to_kind(Kind::Float)?)?;
        let bias = self.bias.f_to_kind(Kind::Float)?.f_sub(&product)?.f_to_kind(kind)?;
        Ok(Self { weight: self.weight.shallow_clone(), bias })
    }

    /// b.
    pub(super) const fn bias(&self) -> &Tensor {
        &self.bias
    }

    /// Wᵀ.
    pub(super) fn transpose(&self) -> Result<Tensor, Error> {
        Ok(self.weight.f_tr()?)
    }

    pub(super) fn forward(&self, x: &Tensor) -> Result<Tensor, Error> {
        self.forward_in(self.weight.kind(), x)
    }

    /// Input and weights are converted to numbers of the kind `products` here, and gradients are propagated back
    /// through the conversion.
    pub(super) fn forward_in(&self, products: Kind, x: &Tensor) -> Result<Tensor, Error> {
        let (weight, bias) = (self.weight.f_to_kind(products)?, self.bias.f_to_kind(products)?);
        Ok(x.f_to_kind(products)?.f_linear(&weight, Some(&bias))?)
    }

    /// The product through an activation, for inference: one kernel for numbers of 16 bits on a GPU.
    ///
    /// That kernel computes GELU by a hyperbolic tangent. In bf16 rounding alone is off by more; in fp16 it is not taken for
    /// GELU proper.
    pub(super) fn activated(&self, x: &Tensor, activation: Activation) -> Result<Tensor, Error> {
        let is_same = match activation {
            Activation::Gelu => x.kind() == Kind::BFloat16,
            Activation::GeluNew | Activation::Relu => matches!(x.kind(), Kind::BFloat16 | Kind::Half),
        };
        debug_assert_eq!(x.kind(), self.weight.kind());
        if is_same && x.device().is_cuda() {
            return Ok(libtorch::activated(&self.bias, x, &self.weight.f_tr()?, activation != Activation::Relu)?);
        }
        activation.forward(&self.forward(x)?)
    }
}

impl Norm {
    /// Over vectors of this width; `epsilon` is added to a variance before its root.
    pub(super) fn build(from: &mut Parameters, name: &str, width: i64, epsilon: f64) -> Result<Self, Error> {
        Ok(Self {
            weight: from.tensor(&format!("{name}.weight"), &[width], Init::Constant(1.0))?,
            bias: from.tensor(&format!("{name}.bias"), &[width], Init::Constant(0.0))?,
            epsilon,
        })
    }

    /// With `by` added to its results, and what is added in its kind of numbers, in 32 bits: `by` up to rounding.
    pub(super) fn moved(&self, by: &Tensor) -> Result<(Self, Tensor), Error> {
        let before = self.bias.f_to_kind(Kind::Float)?;
        let bias = before.f_add(&by.f_to_kind(Kind::Float)?)?.f_to_kind(self.bias.kind())?;
        let added = bias.f_to_kind(Kind::Float)?.f_sub(&before)?;
        Ok((Self { bias, ..self.share() }, added))
    }

    /// The same norm, with the same numbers in memory.
    pub(super) fn share(&self) -> Self {
        Self { weight: self.weight.shallow_clone(), bias: self.bias.shallow_clone(), epsilon: self.epsilon }
    }

    pub(super) fn forward(&self, x: &Tensor) -> Result<Tensor, Error> {
        let shape = self.weight.size();
        let x = x.f_to_kind(self.weight.kind())?;
        Ok(x.f_layer_norm(&shape, Some(&self.weight), Some(&self.bias), self.epsilon, true)?)
    }
}

impl Attention {
    /// Attention within each text of the blocks, from queries, keys and values side by side, [rows, 3 width], to
    /// [rows, width]; `drop` is the dropout rate of the weights.
    pub(super) fn forward(&self, looking: &Tensor, blocks: &[Block], drop: f64) -> Result<Tensor, Error> {
        let kind = looking.kind();
        let upcast = if self.is_upcast { Some(looking.f_to_kind(Kind::Float)?) } else { None };
        let looked = by_block(blocks, upcast.as_ref().unwrap_or(looking), |block, part| {
            // [n, length, 3, heads, width of a head] to three of [n, heads, length, width of a head].
            let parts = part.f_view([block.n, block.length, 3, self.n_heads, -1])?;
            let of = |number: i64| parts.f_select(2, number)?.f_transpose(1, 2);
            let (query, key, value) = (of(0)?, of(1)?, of(2)?);
            let hidden = block.padding.as_ref().map(|padding| padding.added(part.kind())).transpose()?;
            let in_order = device::in_order() && query.requires_grad();
            let looked = self.look([&query, &key, &value], hidden.as_ref(), drop, in_order)?;
            Ok(looked.f_transpose(1, 2)?.f_reshape([block.n * block.length, -1])?)
        })?;
        Ok(looked.f_to_kind(kind)?)
    }

    /// The same for heads, [texts, heads, tokens, width], with what is added to the logits; if `in_order`, it computes all
    /// attention weights at once, so that gradients are summed in a fixed order.
    fn look(&self, of: [&Tensor; 3], hidden: Option<&Tensor>, drop: f64, in_order: bool) -> Result<Tensor, Error> {
        let ([query, key, value], is_causal, scale) = (of, self.is_causal, self.scale);
        if in_order {
            let math = Tensor::f_internal_scaled_dot_product_attention_math::<&Tensor>;
            return Ok(math(query, key, value, hidden, drop, is_causal, None, scale, false)?.0);
        }
        let (length, width) = (query.size()[2], query.size()[3]);
        let is_short = query.device().is_cuda() && length <= SHORT && width % 8 == 0;
        if is_short && hidden.is_none() && !query.requires_grad() {
            let short = Tensor::f_internal_scaled_dot_product_efficient_attention::<&Tensor>;
            match short(query, key, value, None, false, 0.0, is_causal, scale).map_err(Error::from) {
                Ok((looked, ..)) => return Ok(looked),
                Err(error) if error.is_out_of_memory() => return Err(error),
                // It has no kernel for these numbers on this card, such as bf16 on one older than Ampere.
                Err(_) => {}
            }
        }
        let quick = Tensor::f_scaled_dot_product_attention;
        Ok(quick(query, key, value, hidden, drop, is_causal, scale, false)?)
    }
}

impl Activation {
    pub(super) fn forward(self, x: &Tensor) -> Result<Tensor, Error> {
        Ok(match self {
            Self::Gelu => x.f_gelu("none")?,
            Self::GeluNew => x.f_gelu("tanh")?,
            Self::Relu => x.f_relu()?,
        })
    }
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
        let hidden = Tensor::zeros([2, 1, 1, 5], (Kind::Float, Device::Cpu));
        let _ = hidden.get(1).narrow(2, 3, 2).fill_(f64::NEG_INFINITY);
        let all = Attention { n_heads: 3, scale: None, is_causal: false, is_upcast: false };
        let causal = Attention { is_causal: true, scale: Some(0.3), ..all };
        for (attention, hidden) in [(&all, Some(&hidden)), (&all, None), (&causal, None)] {
            let way = |in_order| {
                let [query, key, value] = &parts;
                let looked = attention.look([query, key, value], hidden, 0.0, in_order).expect("memory");
                let sum = looked.square().sum(Kind::Float);
                let slopes = Tensor::run_backward(&[sum], &[query, key, value], false, false);
                slopes.into_iter().chain([looked.detach()]).collect::<Vec<Tensor>>()
            };
            for (quick, in_order) in way(false).iter().zip(way(true)) {
                assert!((quick - in_order).abs().max().double_value(&[]) < 1e-5);
            }
        }
    }
}
