//! The layers of an encoder whose weights stay as they are.

use tch::Tensor;

use super::{batch::Block, layer::Layer};
use crate::torch::{
    Error,
    folder::Activation,
    parts::{Attention, Linear, Norm},
};

/// A layer that goes over a batch's numbers less often: where a product is added to what came before, the sum is made
/// within the product, in place.
///
/// The bias b of such a product is added by the norm before it, in y' = y + b, so that y' + W x is the whole sum. What else
/// reads y' has V b taken out of its own bias: V y' + (c − V b) = V y + c.
#[derive(Debug)]
pub(super) struct Frozen {
    attention: Attention,
    /// Queries, keys and values side by side.
    looking: Linear,
    /// Transposed, as a product expects it.
    attended: Tensor,
    attended_norm: Norm,
    wider: Linear,
    activation: Activation,
    /// Transposed.
    narrower: Tensor,
    norm: Norm,
    /// The norm where another layer follows.
    norm_before: Option<Norm>,
}

/// All layers, and the norm before the first.
pub(super) fn frozen(norm: &Norm, layers: &[Layer]) -> Result<(Norm, Vec<Frozen>), Error> {
    // The norm before each layer.
    let norms = [norm].into_iter().chain(layers.iter().map(|layer| &layer.norm));
    let moved = norms.zip(layers).map(|(norm, layer)| norm.moved(layer.attended.bias()));
    let (mut norms, added): (Vec<Norm>, Vec<Tensor>) = moved.collect::<Result<Vec<_>, Error>>()?.into_iter().unzip();
    let first = if norms.is_empty() { norm.share() } else { norms.remove(0) };
    let before = norms.into_iter().map(Some).chain([None]);
    let frozen = layers.iter().zip(&added).zip(before).map(|((layer, added), next)| Frozen::of(layer, added, next));
    Ok((first, frozen.collect::<Result<_, Error>>()?))
}

/// What comes out of the layers; the norm before the first is that of [`frozen`].
pub(super) fn through(layers: &[Frozen], mut hidden: Tensor, blocks: &[Block]) -> Result<Tensor, Error> {
    for (number, layer) in layers.iter().enumerate() {
        hidden = layer.forward(hidden, blocks, number + 1 == layers.len())?;
    }
    Ok(hidden)
}

impl Frozen {
    /// `added` is what the norm before adds; `norm_before` is that before the next layer.
    fn of(layer: &Layer, added: &Tensor, norm_before: Option<Norm>) -> Result<Self, Error> {
        let (attended_norm, added_between) = layer.attended_norm.moved(layer.narrower.bias())?;
        Ok(Self {
            attention: layer.attention,
            looking: Linear::beside([&layer.query, &layer.key, &layer.value])?.without(added)?,
            attended: layer.attended.transpose()?,
            attended_norm,
            wider: layer.wider.without(&added_between)?,
            activation: layer.activation,
            narrower: layer.narrower.transpose()?,
            norm: layer.norm.share(),
            norm_before,
        })
    }

    /// [rows, width] to the same shape, overwriting what comes in.
    fn forward(&self, mut hidden: Tensor, blocks: &[Block], is_last: bool) -> Result<Tensor, Error> {
        let looked = self.attention.forward(&self.looking.forward(&hidden)?, blocks, 0.0)?;
        let mut hidden = self.attended_norm.forward(&hidden.f_addmm_(&looked, &self.attended)?)?;
        let wide = self.wider.activated(&hidden, self.activation)?;
        let norm = self.norm_before.as_ref().filter(|_| !is_last).unwrap_or(&self.norm);
        norm.forward(&hidden.f_addmm_(&wide, &self.narrower)?)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use tch::{Device, Kind};

    use super::*;
    use crate::torch::{
        Precision,
        encoder::{Encoder, Layers, Mode, as_size},
        folder::Config,
        tokens::Tokens,
    };

    /// With biases that are not 0, at each number of layers, and in blocks as in a padded batch.
    #[test]
    fn frozen_layers_compute_the_same() {
        let config: Config = serde_json::from_value(json!({
            "model_type": "bert", "vocab_size": 30, "hidden_size": 16, "num_hidden_layers": 3, "num_attention_heads": 2,
            "intermediate_size": 32, "hidden_act": "gelu", "max_position_embeddings": 40, "type_vocab_size": 2,
            "layer_norm_eps": 1e-12, "pad_token_id": 0, "hidden_dropout_prob": 0.1, "attention_probs_dropout_prob": 0.1,
        }))
        .expect("a configuration");
        let [free, mut inference] = [(); 2].map(|()| Encoder::new(config.clone(), Device::Cpu).expect("memory"));
        tch::no_grad(|| {
            for (name, tensor) in free.parameters() {
                if name.ends_with("bias") || name.contains("LayerNorm") {
                    let numbers = Tensor::arange(as_size(tensor.numel()), (Kind::Float, Device::Cpu));
                    tensor.shallow_clone().copy_(&(numbers * 0.7).sin().view_as(tensor));
                }
            }
        });
        let Layers::Free(layers) = &free.layers else { panic!("its weights may be learnt") };
        let (first, layers) = frozen(&free.norm, layers).expect("memory");
        (inference.norm, inference.layers) = (free.norm.share(), Layers::Frozen(first, layers));
        for (name, tensor) in free.parameters() {
            tch::no_grad(|| inference.parameters()[name].shallow_clone().copy_(tensor));
        }
        let text = |n: i32| Tokens { ids: (0..n).map(|id| 1 + id % 29).collect(), is_special: vec![], is_cut: false };
        let (alike, various) = ([vec![7; 20], vec![3; 9]].concat(), vec![9, 4, 2]);
        for lengths in [alike, various] {
            let batch = free.batch(&lengths.into_iter().map(text).collect::<Vec<_>>()).expect("memory");
            for n_layers in 0..=3 {
                let right = free.forward(&batch, n_layers, Mode::Evaluate).expect("memory");
                let ours = inference.forward(&batch, n_layers, Mode::Evaluate).expect("memory");
                let off = batch.tokens(&(ours - right)).expect("memory").abs().max().double_value(&[]);
                assert!(off < 5e-6, "{off} after {n_layers} layers");
            }
            let refused = inference.forward(&batch, 1, Mode::Train(Precision::Full)).expect_err("it cannot learn");
            assert!(refused.to_string().contains("inference alone"), "{refused}");
        }
    }
}
