//! AdamW with gradient clipping. Its moments are ordinary tensors, so that a checkpoint can contain them.

use std::collections::BTreeMap;

use tch::{Kind, Tensor};

use crate::torch::{Error, encoder::as_size, host::without_gradients};

const BETA_1: f64 = 0.9;
const BETA_2: f64 = 0.999;
const EPSILON: f64 = 1e-8;
/// Numbers that are side by side at most, if one tensor has not more: what a step computes in between takes their memory
/// twice.
const TOGETHER: usize = 1 << 25;

/// Adam with decoupled weight decay, after gradients together are made no longer than a given length.
///
/// # Definition
/// With the gradient g at step t (from 1), the rate η and the decay λ:
/// m ← β₁ m + (1 − β₁) g, v ← β₂ v + (1 − β₂) g²,
/// θ ← θ − η λ θ − η (m / (1 − β₁ᵗ)) / (√(v / (1 − β₂ᵗ)) + ε), with β₁ = 0.9, β₂ = 0.999, ε = 10⁻⁸.
/// # Conventions
/// Tensors of one dimension, biases and the weights of norms, do not decay. A tensor that does not contribute to a loss
/// is unchanged; t counts all steps, including these.
///
/// With [`Memory::Moved`] matrices are put side by side in memory, and so are vectors, so that a step on a GPU takes some
/// dozens of launches and not ten for each of hundreds of tensors, whose launches take longer than their arithmetic.
/// # References
/// I. Loshchilov, F. Hutter, "Decoupled Weight Decay Regularization", ICLR 2019; algorithm 2.
#[derive(Debug)]
pub struct AdamW {
    decay: f64,
    groups: Vec<Group>,
}

/// Weights that are updated together.
#[derive(Debug)]
struct Group {
    decays: bool,
    members: Vec<Member>,
    /// All weights, the means of their gradients, and those of their squares, `[sum of sizes]`.
    numbers: Numbers,
}

/// A weight of a group.
#[derive(Debug)]
struct Member {
    name: String,
    start: i64,
    shape: Vec<i64>,
}

/// The weights of a group or of a member, and the means of their gradients and of the gradients' squares.
#[derive(Debug)]
struct Numbers {
    weights: Tensor,
    first: Tensor,
    second: Tensor,
}

/// Where weights are in memory.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Memory {
    /// They may be moved.
    Moved,
    /// They stay where they are.
    Kept,
}

impl AdamW {
    /// Before the first step.
    ///
    /// # Errors
    /// libtorch runs out of memory.
    pub fn new(weights: &BTreeMap<String, Tensor>, decay: f64, memory: Memory) -> Result<Self, Error> {
        let groups: Vec<Vec<(&String, &Tensor)>> = match memory {
            Memory::Kept => weights.iter().map(|one| vec![one]).collect(),
            Memory::Moved => {
                let (matrices, vectors): (Vec<_>, Vec<_>) = weights.iter().partition(|(_, weight)| weight.dim() > 1);
                [matrices, vectors].into_iter().flat_map(side_by_side).collect()
            }
        };
        let groups =
            without_gradients(|| groups.iter().map(|group| Group::of(group, memory)).collect::<Result<_, _>>());
        Ok(Self { decay, groups: groups? })
    }

    /// Performs step `t`, from 1, with this learning rate; gradients, by the names of the weights, are shortened to
    /// `longest` together.
    ///
    /// # Errors
    /// libtorch runs out of memory.
    pub fn step(&self, mut gradients: BTreeMap<&str, Tensor>, longest: f64, rate: f64, t: usize) -> Result<(), Error> {
        without_gradients(|| {
            let mut steps = Vec::new();
            for group in &self.groups {
                steps.extend(group.steps(&mut gradients)?.into_iter().map(|step| (group.decays, step)));
            }
            let Some(factor) = factor(steps.iter().map(|(_, (_, gradient))| gradient), longest)? else { return Ok(()) };
            for (decays, (numbers, mut gradient)) in steps {
                let _ = gradient.f_mul_(&factor.f_to_kind(gradient.kind())?)?;
                numbers.update(&gradient, rate, if decays { self.decay } else { 0.0 }, t)?;
            }
            Ok(())
        })
    }

    /// The means of the gradients and of their squares, by the name of the weight: the tensors themselves.
    ///
    /// # Errors
    /// libtorch runs out of memory.
    pub(super) fn moments(&self) -> Result<BTreeMap<&str, [Tensor; 2]>, Error> {
        let moments = |group: &'_ Group, member: &Member| -> Result<[Tensor; 2], Error> {
            let Numbers { first, second, .. } = group.numbers.part(member)?;
            Ok([first.f_view(member.shape.as_slice())?, second.f_view(member.shape.as_slice())?])
        };
        let mut all = BTreeMap::new();
        for group in &self.groups {
            for member in &group.members {
                let _ = all.insert(member.name.as_str(), moments(group, member)?);
            }
        }
        Ok(all)
    }
}

impl Group {
    fn of(weights: &[(&String, &Tensor)], memory: Memory) -> Result<Self, Error> {
        let mut start = 0;
        let member = |(name, weight): &(&String, &Tensor)| {
            let member = Member { name: (*name).clone(), start, shape: weight.size() };
            start += as_size(weight.numel());
            member
        };
        let members: Vec<Member> = weights.iter().map(member).collect();
        let flat = |weight: &Tensor| weight.detach().f_reshape([-1]);
        let all = match (memory, weights) {
            (Memory::Kept, [(_, only)]) => only.detach().f_view([-1])?,
            _ => Tensor::f_cat(&weights.iter().map(|(_, weight)| flat(weight)).collect::<Result<Vec<_>, _>>()?, 0)?,
        };
        let numbers = Numbers { first: all.f_zeros_like()?, second: all.f_zeros_like()?, weights: all };
        if memory == Memory::Moved {
            for ((_, weight), member) in weights.iter().zip(&members) {
                let place = numbers.part(member)?.weights.f_view(member.shape.as_slice())?;
                // The same tensor for all who hold it, with its numbers in another place.
                weight.shallow_clone().f_set_data(&place)?;
            }
        }
        let decays = weights.iter().any(|(_, weight)| weight.dim() > 1);
        Ok(Self { decays, members, numbers })
    }

    /// What is updated together, with its gradient, `[n]`: all of the group, or its members one by one if one of them
    /// has no gradient. The gradients are copies, and what they are copied from is given up.
    fn steps(&self, gradients: &mut BTreeMap<&str, Tensor>) -> Result<Vec<(Numbers, Tensor)>, Error> {
        let taken = |member: &Member| gradients.remove(member.name.as_str());
        let found: Vec<Option<Tensor>> = self.members.iter().map(taken).collect();
        let copied = |gradients: &[Tensor]| -> Result<Tensor, Error> {
            let flat = gradients.iter().map(|gradient| gradient.f_reshape([-1])).collect::<Result<Vec<_>, _>>()?;
            Ok(Tensor::f_cat(&flat, 0)?)
        };
        if found.iter().all(Option::is_some) {
            let all: Vec<Tensor> = found.into_iter().flatten().collect();
            return Ok(vec![(self.numbers.all(), copied(&all)?)]);
        }
        let of = |(member, gradient): (&Member, Option<Tensor>)| {
            gradient.map(|gradient| Ok((self.numbers.part(member)?, copied(&[gradient])?)))
        };
        self.members.iter().zip(found).filter_map(of).collect()
    }
}

impl Numbers {
    fn all(&self) -> Self {
        let [weights, first, second] = [&self.weights, &self.first, &self.second].map(Tensor::shallow_clone);
        Self { weights, first, second }
    }

    /// Those of a member; changing them changes the group's.
    fn part(&self, member: &Member) -> Result<Self, Error> {
        let part = |numbers: &Tensor| numbers.f_narrow(0, member.start, member.shape.iter().product());
        Ok(Self { weights: part(&self.weights)?, first: part(&self.first)?, second: part(&self.second)? })
    }

    fn update(self, gradient: &Tensor, rate: f64, decay: f64, t: usize) -> Result<(), Error> {
        let t = i32::try_from(t).unwrap_or(i32::MAX);
        let (bias_1, bias_2) = (1.0 - BETA_1.powi(t), 1.0 - BETA_2.powi(t));
        let Self { mut weights, mut first, mut second } = self;
        if decay != 0.0 {
            let _ = weights.f_mul_scalar_(1.0 - rate * decay)?;
        }
        let _ = first.f_lerp_(gradient, 1.0 - BETA_1)?;
        let _ = second.f_lerp_(&gradient.f_square()?, 1.0 - BETA_2)?;
        let scale = second.f_sqrt()?.f_mul_scalar_(bias_2.sqrt().recip())?.f_add_scalar_(EPSILON)?;
        let _ = weights.f_sub_(&first.f_mul_scalar(rate / bias_1)?.f_div_(&scale)?)?;
        Ok(())
    }
}

/// Weights in groups of at most [`TOGETHER`] numbers, or of one weight.
fn side_by_side<'a>(weights: Vec<(&'a String, &'a Tensor)>) -> Vec<Vec<(&'a String, &'a Tensor)>> {
    let (mut groups, mut n): (Vec<Vec<_>>, usize) = (Vec::new(), 0);
    for (name, weight) in weights {
        match groups.last_mut() {
            Some(group) if n + weight.numel() <= TOGETHER => group.push((name, weight)),
            _ => {
                groups.push(vec![(name, weight)]);
                n = 0;
            }
        }
        n += weight.numel();
    }
    groups
}

/// The factor that makes gradients together no longer than this; their direction stays. `None` if there are none.
fn factor<'a>(gradients: impl Iterator<Item = &'a Tensor>, longest: f64) -> Result<Option<Tensor>, Error> {
    // Not by libtorch's norm, which on a CPU adds up one after the other: of 10⁸ numbers it is a hundredth off.
    let squares = gradients.map(|gradient| gradient.f_square()?.f_sum(Kind::Float)).collect::<Result<Vec<_>, _>>()?;
    if squares.is_empty() {
        return Ok(None);
    }
    let length = Tensor::f_stack(&squares, 0)?.f_sum(Kind::Float)?.f_sqrt()?;
    Ok(Some(length.f_add_scalar(1e-6)?.f_reciprocal()?.f_mul_scalar(longest)?.f_clamp_max(1.0)?))
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

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(tensor: &Tensor) -> Vec<f64> {
        Vec::try_from(tensor.reshape([-1])).expect("numbers")
    }

    #[test]
    fn three_steps_are_those_of_the_formula() {
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
        for memory in [Memory::Moved, Memory::Kept] {
            let matrix = Tensor::from_slice(&[1.0, -2.0, 0.5, 3.0]).reshape([2, 2]);
            let weights = BTreeMap::from([
                ("bias".to_owned(), Tensor::from_slice(&[0.3])),
                ("matrix".to_owned(), matrix.shallow_clone()),
                ("other".to_owned(), Tensor::from_slice(&[1.5]).reshape([1, 1])),
            ]);
            let adam = AdamW::new(&weights, 0.1, memory).expect("there is memory");
            for t in 1..=3_u8 {
                let g = 0.2 * f64::from(t) - 0.3;
                let gradients: BTreeMap<&str, Tensor> =
                    weights.iter().map(|(name, weight)| (name.as_str(), weight.full_like(g))).collect();
                adam.step(gradients, 100.0, 0.01 / f64::from(t), usize::from(t)).expect("there is memory");
            }
            // Who holds a weight sees it change.
            for (found, theta) in numbers(&matrix).iter().zip([1.0, -2.0, 0.5, 3.0]) {
                assert!((found - expect(theta, 0.1)).abs() < 1e-12, "{found}");
            }
            assert!((numbers(&weights["other"])[0] - expect(1.5, 0.1)).abs() < 1e-12);
            // A bias does not decay.
            assert!((numbers(&weights["bias"])[0] - expect(0.3, 0.0)).abs() < 1e-12);
            let moments = adam.moments().expect("there is memory");
            assert_eq!(moments.keys().copied().collect::<Vec<_>>(), ["bias", "matrix", "other"]);
            assert_eq!(moments["matrix"][0].size(), [2, 2]);
        }
    }

    #[test]
    fn a_long_gradient_is_shortened_and_a_short_one_stays() {
        let of = |numbers: &[f64]| Tensor::from_slice(numbers);
        let shortened =
            |gradients: &[&Tensor]| factor(gradients.iter().copied(), 1.0).expect("memory").map(|f| numbers(&f)[0]);
        let (a, b) = (of(&[3.0]), of(&[0.0, 4.0]));
        assert!((shortened(&[&a, &b]).expect("a factor") - 0.2).abs() < 1e-6);
        assert_eq!(shortened(&[&of(&[0.3])]), Some(1.0));
        assert_eq!(shortened(&[]), None);
    }

    #[test]
    fn a_weight_without_part_in_the_loss_stays() {
        let of = |number: f64| Tensor::from_slice(&[number]).set_requires_grad(true);
        for memory in [Memory::Moved, Memory::Kept] {
            let weights = BTreeMap::from([("a".to_owned(), of(2.0)), ("b".to_owned(), of(5.0))]);
            let gradients = gradients(&weights["a"].square().sum(Kind::Double), &weights).expect("there is memory");
            assert_eq!(gradients.keys().copied().collect::<Vec<_>>(), ["a"]);
            AdamW::new(&weights, 0.5, memory).expect("memory").step(gradients, 100.0, 0.1, 1).expect("memory");
            assert!((numbers(&weights["a"])[0] - 1.9).abs() < 1e-6);
            assert_eq!(numbers(&weights["b"]), [5.0]);
        }
    }

    #[test]
    fn the_length_of_many_numbers_is_theirs() {
        let many = Tensor::full([1 << 24], 1.0, (Kind::Float, tch::Device::Cpu));
        let found = numbers(&factor([many].iter(), 1.0).expect("memory").expect("a factor"))[0];
        assert!((found * 4096.0 - 1.0).abs() < 1e-5, "{found}");
    }

    #[test]
    fn weights_are_side_by_side_up_to_a_size() {
        let (name, of) = ("w".to_owned(), |n: i64| Tensor::zeros([n], (Kind::Int8, tch::Device::Cpu)));
        let most = as_size(TOGETHER);
        let weights = [of(most - 1), of(1), of(1), of(2 * most), of(3)];
        let groups = side_by_side(weights.iter().map(|weight| (&name, weight)).collect());
        assert_eq!(groups.iter().map(Vec::len).collect::<Vec<_>>(), [2, 1, 1, 1]);
    }
}
