//! AdamW, and gradient clipping. Its moments are ordinary tensors, so that a checkpoint can contain them.

use std::collections::BTreeMap;

use tch::{Kind, Tensor};

use crate::torch::{Error, host::without_gradients};

const BETA_1: f64 = 0.9;
const BETA_2: f64 = 0.999;
const EPSILON: f64 = 1e-8;

/// Adam with decoupled weight decay.
///
/// # Definition
/// With the gradient g at step t (from 1), the rate η and the decay λ:
/// m ← β₁ m + (1 − β₁) g, v ← β₂ v + (1 − β₂) g²,
/// θ ← θ − η λ θ − η (m / (1 − β₁ᵗ)) / (√(v / (1 − β₂ᵗ)) + ε), with β₁ = 0.9, β₂ = 0.999, ε = 10⁻⁸.
/// # Conventions
/// Tensors of one dimension, biases and the weights of norms, do not decay. A tensor that does not contribute to a loss
/// is unchanged; t counts all steps, including these.
/// # References
/// I. Loshchilov, F. Hutter, "Decoupled Weight Decay Regularization", ICLR 2019; algorithm 2.
#[derive(Debug)]
pub struct AdamW {
    decay: f64,
    /// The mean of the gradients and of their squares, by the name of the weights.
    pub(super) moments: BTreeMap<String, [Tensor; 2]>,
}

impl AdamW {
    /// Before the first step.
    ///
    /// # Errors
    /// libtorch runs out of memory.
    pub fn new(weights: &BTreeMap<String, Tensor>, decay: f64) -> Result<Self, Error> {
        let moments = |(name, weight): (&String, &Tensor)| {
            let zeros = || weight.detach().f_zeros_like();
            Ok((name.clone(), [zeros()?, zeros()?]))
        };
        Ok(Self { decay, moments: weights.iter().map(moments).collect::<Result<_, Error>>()? })
    }

    /// Performs step `t`, from 1, with this learning rate.
    ///
    /// # Errors
    /// libtorch runs out of memory.
    pub fn step(
        &mut self,
        weights: &BTreeMap<String, Tensor>,
        gradients: &BTreeMap<&str, Tensor>,
        rate: f64,
        t: usize,
    ) -> Result<(), Error> {
        let t = i32::try_from(t).unwrap_or(i32::MAX);
        let (bias_1, bias_2) = (1.0 - BETA_1.powi(t), 1.0 - BETA_2.powi(t));
        without_gradients(|| {
            for (name, [m, v]) in &mut self.moments {
                let (Some(g), Some(weight)) = (gradients.get(name.as_str()), weights.get(name)) else { continue };
                let mut weight = weight.shallow_clone();
                if weight.dim() > 1 {
                    let _ = weight.f_mul_scalar_(1.0 - rate * self.decay)?;
                }
                let _ = m.f_mul_scalar_(BETA_1)?.f_add_(&g.f_mul_scalar(1.0 - BETA_1)?)?;
                let _ = v.f_mul_scalar_(BETA_2)?.f_add_(&g.f_square()?.f_mul_scalar(1.0 - BETA_2)?)?;
                let scale = v.f_div_scalar(bias_2)?.f_sqrt()?.f_add_scalar(EPSILON)?;
                let _ = weight.f_sub_(&m.f_mul_scalar(rate / bias_1)?.f_div(&scale)?)?;
            }
            Ok(())
        })
    }
}

/// The gradients of a loss by the names of the weights that have a part in it.
///
/// # Errors
/// libtorch runs out of memory.
pub fn gradients<'a>(loss: &Tensor, weights: &'a BTreeMap<String, Tensor>) -> Result<BTreeMap<&'a str, Tensor>, Error> {
    let inputs: Vec<&Tensor> = weights.values().collect();
    let gradients = Tensor::f_run_backward(&[loss], &inputs, false, false)?;
    Ok(weights.keys().map(String::as_str).zip(gradients).filter(|(_, gradient)| gradient.defined()).collect())
}

/// Makes the gradients together no longer than this: their direction stays.
///
/// # Errors
/// libtorch runs out of memory.
pub fn clip(gradients: &mut BTreeMap<&str, Tensor>, longest: f64) -> Result<(), Error> {
    let squares = gradients.values().map(|gradient| gradient.f_square()?.f_sum(Kind::Float));
    let squares = squares.collect::<Result<Vec<Tensor>, _>>()?;
    if squares.is_empty() {
        return Ok(());
    }
    let length = Tensor::f_stack(&squares, 0)?.f_sum(Kind::Float)?.f_sqrt()?;
    let factor = length.f_add_scalar(1e-6)?.f_reciprocal()?.f_mul_scalar(longest)?.f_clamp_max(1.0)?;
    for gradient in gradients.values_mut() {
        *gradient = gradient.f_mul(&factor.f_to_kind(gradient.kind())?)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(tensor: &Tensor) -> Vec<f64> {
        Vec::try_from(tensor.reshape([-1])).expect("numbers")
    }

    #[test]
    fn three_steps_are_those_of_the_formula() {
        let matrix = Tensor::from_slice(&[1.0, -2.0, 0.5, 3.0]).reshape([2, 2]);
        let bias = Tensor::from_slice(&[0.3]);
        let weights = BTreeMap::from([("bias".to_owned(), bias), ("matrix".to_owned(), matrix)]);
        let mut adam = AdamW::new(&weights, 0.1).expect("there is memory");
        let expect = |theta: f64, decay: f64| {
            let (mut theta, mut m, mut v) = (theta, 0.0, 0.0);
            for t in 1..=3 {
                let (rate, g) = (0.01 / f64::from(t), 0.2 * f64::from(t) - 0.3);
                m = 0.9 * m + 0.1 * g;
                v = 0.999 * v + 0.001 * g * g;
                let (m_hat, v_hat) = (m / (1.0 - 0.9_f64.powi(t)), v / (1.0 - 0.999_f64.powi(t)));
                theta = theta - rate * decay * theta - rate * m_hat / (v_hat.sqrt() + 1e-8);
            }
            theta
        };
        for t in 1..=3_u8 {
            let g = 0.2 * f64::from(t) - 0.3;
            let gradients: BTreeMap<&str, Tensor> =
                weights.iter().map(|(name, weight)| (name.as_str(), weight.full_like(g))).collect();
            adam.step(&weights, &gradients, 0.01 / f64::from(t), usize::from(t)).expect("there is memory");
        }
        let found = numbers(&weights["matrix"]);
        for (found, theta) in found.iter().zip([1.0, -2.0, 0.5, 3.0]) {
            assert!((found - expect(theta, 0.1)).abs() < 1e-12, "{found}");
        }
        // A bias does not decay.
        assert!((numbers(&weights["bias"])[0] - expect(0.3, 0.0)).abs() < 1e-12);
    }

    #[test]
    fn a_long_gradient_is_shortened_and_a_short_one_stays() {
        let of = |numbers: &[f64]| Tensor::from_slice(numbers);
        let mut long = BTreeMap::from([("a", of(&[3.0])), ("b", of(&[0.0, 4.0]))]);
        clip(&mut long, 1.0).expect("there is memory");
        assert!((numbers(&long["a"])[0] - 0.6).abs() < 1e-6 && (numbers(&long["b"])[1] - 0.8).abs() < 1e-6);
        let mut short = BTreeMap::from([("a", of(&[0.3]))]);
        clip(&mut short, 1.0).expect("there is memory");
        assert!((numbers(&short["a"])[0] - 0.3).abs() < 1e-12);
    }

    #[test]
    fn a_weight_without_part_in_the_loss_stays() {
        let of = |number: f64| Tensor::from_slice(&[number]).set_requires_grad(true);
        let weights = BTreeMap::from([("a".to_owned(), of(2.0)), ("b".to_owned(), of(5.0))]);
        let gradients = gradients(&weights["a"].square().sum(Kind::Double), &weights).expect("there is memory");
        assert_eq!(gradients.keys().copied().collect::<Vec<_>>(), ["a"]);
        AdamW::new(&weights, 0.0).expect("memory").step(&weights, &gradients, 0.1, 1).expect("memory");
        assert!((numbers(&weights["a"])[0] - 1.9).abs() < 1e-6);
        assert_eq!(numbers(&weights["b"]), [5.0]);
    }
}
