//! The gradient of a mini-batch, computed in parts where the memory does not suffice for all of it at once.

use std::collections::BTreeMap;

use tch::Tensor;

use super::{Learner, Loss, adamw};
use crate::{
    text,
    torch::{Error, random::Chance},
};

/// The number of letters in the excerpt that identifies a text.
const EXCERPT: usize = 60;

/// The result of a mini-batch for the weights.
pub(super) struct Slope<'a> {
    /// The parts of the mean loss, on the device.
    losses: Vec<Tensor>,
    /// Its gradients by the names of the weights that have a part in it.
    pub(super) gradients: BTreeMap<&'a str, Tensor>,
    /// The number of words or tokens that were learned from.
    pub(super) n_tokens: usize,
}

/// The gradient of examples, of which at most `most` are computed at once; if these do not fit, `most` is halved.
///
/// # Definition
/// For parts B₁ … Bₖ of a batch B, each with the mean loss L(Bᵢ) over nᵢ terms (examples or words), Σ (nᵢ / n) ∇L(Bᵢ)
/// with n = Σ nᵢ equals ∇L(B) apart from rounding.
///
/// # Errors
/// A single example does not fit: the error names it, and what to do.
pub(super) fn slope<'a, L: Learner>(
    learner: &'a L,
    examples: &[usize],
    most: &mut usize,
    chance: impl Fn() -> Chance,
) -> Result<Slope<'a>, Error> {
    loop {
        // Each attempt begins with the same random numbers. A failed attempt leaves only its error: all tensors that it
        // created were its own.
        match attempt(learner, examples, *most, &mut chance()) {
            Err(error) if error.is_out_of_memory() && examples.len() > 1 => {
                *most = examples.len().min(*most).div_ceil(2);
            }
            done => return done,
        }
    }
}

fn attempt<'a, L: Learner>(
    learner: &'a L,
    examples: &[usize],
    most: usize,
    chance: &mut Chance,
) -> Result<Slope<'a>, Error> {
    // For layers that draw from libtorch's generator.
    tch::manual_seed(chance.seed());
    let n_terms = learner.n_terms(examples) as f64;
    let mut sum = Slope { losses: Vec::new(), gradients: BTreeMap::new(), n_tokens: 0 };
    for part in examples.chunks(most) {
        let weight = learner.n_terms(part) as f64 / n_terms;
        let added = sum.add(learner, part, weight, chance);
        added.map_err(|error| match part {
            [one] if error.is_out_of_memory() => too_large(learner.text(*one)),
            _ => error,
        })?;
    }
    Ok(sum)
}

impl<'a> Slope<'a> {
    /// The mean loss. Waits for the device.
    pub(super) fn loss(&self) -> Result<f64, Error> {
        Ok(self.losses.iter().map(|part| part.f_double_value(&[])).sum::<Result<f64, _>>()?)
    }

    /// Adds the gradient of a part, multiplied by its share of the batch.
    fn add<L: Learner>(
        &mut self,
        learner: &'a L,
        part: &[usize],
        share: f64,
        chance: &mut Chance,
    ) -> Result<(), Error> {
        let Loss { mean, n_tokens } = learner.loss(part, chance)?;
        let weighed = mean.f_mul_scalar(share)?;
        self.losses.push(weighed.detach());
        self.n_tokens += n_tokens;
        for (name, gradient) in adamw::gradients(&weighed, &learner.subject().weights)? {
            // Not in place: two weights may share one gradient tensor.
            let sum = match self.gradients.get(name) {
                None => gradient,
                Some(before) => before.f_add(&gradient)?,
            };
            let _ = self.gradients.insert(name, sum);
        }
        Ok(())
    }
}

/// The error for an example that does not fit alone.
fn too_large(text: &str) -> Error {
    let n_words = text::n_words(text);
    let excerpt: String = text.chars().take(EXCERPT).collect();
    let dots = if excerpt.len() < text.len() { "…" } else { "" };
    Error::Invalid(format!(
        "the text \"{excerpt}{dots}\" of {n_words} words does not fit into the device's memory alone: shorten it or leave it out, train a smaller model, or use a device with more memory"
    ))
}
