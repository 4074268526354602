//! What the layers of models are made of: products, norms, attention.

use tch::{Kind, Tensor};

use super::{
    Error,
    folder::Activation,
    parameters::{Init, Parameters},
};

/// y = W x + b.
#[derive(Debug)]
pub(super) struct Linear {
    weight: Tensor,
    bias: Tensor,
}

/// Numbers scaled to mean 0 and variance 1, then by a learnt weight and bias. libtorch sums in 32 bits or more.
#[derive(Debug)]
pub(super) struct Norm {
    weight: Tensor,
    bias: Tensor,
    epsilon: f64,
}

/// softmax(Q Kᵀ s) V, in several heads beside each other.
#[derive(Debug)]
pub(super) struct Attention {
    /// How many heads there are.
    pub(super) n_heads: i64,
    /// s, 1 / √(width of a head) unless said.
    pub(super) scale: Option<f64>,
    /// Whether a token looks at those before it and itself alone.
    pub(super) is_causal: bool,
    /// Whether it is in 32 bits whatever the numbers are.
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

    pub(super) fn forward(&self, x: &Tensor) -> Result<Tensor, Error> {
        Ok(x.f_linear(&self.weight, Some(&self.bias))?)
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

    pub(super) fn forward(&self, x: &Tensor) -> Result<Tensor, Error> {
        let shape = self.weight.size();
        Ok(x.f_layer_norm(&shape, Some(&self.weight), Some(&self.bias), self.epsilon, true)?)
    }
}

impl Attention {
    /// Of queries, keys and values [texts, tokens, width]; `seen` says which tokens may be looked at, `drop` which share is
    /// left out.
    pub(super) fn forward(&self, of: [&Tensor; 3], seen: Option<&Tensor>, drop: f64) -> Result<Tensor, Error> {
        let (n, length, width) = of[0].size3()?;
        let kind = of[0].kind();
        let heads = |x: &Tensor| -> Result<Tensor, Error> {
            let x = if self.is_upcast { x.f_to_kind(Kind::Float)? } else { x.shallow_clone() };
            Ok(x.f_view([n, length, self.n_heads, width / self.n_heads])?.f_transpose(1, 2)?)
        };
        let (query, key, value) = (heads(of[0])?, heads(of[1])?, heads(of[2])?);
        let (is_causal, scale) = (self.is_causal, self.scale);
        let looked = Tensor::f_scaled_dot_product_attention(&query, &key, &value, seen, drop, is_causal, scale, false)?;
        Ok(looked.f_transpose(1, 2)?.f_reshape([n, length, width])?.f_to_kind(kind)?)
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
