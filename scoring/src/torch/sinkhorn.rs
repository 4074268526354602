//! Many transport problems at once, on the device, solved nearly.

use tch::Tensor;

use super::Error;

/// The factor by which the smoothing decreases from one stage to the next.
const SHRINK: f64 = 0.7;

/// Rounds at each stage but the last.
const ROUNDS: usize = 10;

/// The accuracy with which transport problems are solved.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Sinkhorn {
    /// The smoothing ε at the end, as a share of the largest cost.
    pub smoothing: f64,
    /// Rounds with it at most.
    pub rounds: usize,
}

impl Default for Sinkhorn {
    fn default() -> Self {
        Self { smoothing: 1e-3, rounds: 200 }
    }
}

impl Sinkhorn {
    /// The costs of moving masses, never less than the minimum apart from rounding.
    ///
    /// # Definition
    /// min ⟨P, C⟩ − ε H(P) over plans P with the given margins, by alternately scaling rows and columns in logarithms,
    /// with ε lowered step by step from the largest cost to [`Sinkhorn::smoothing`] of it; the plan is then corrected
    /// to have exactly the given margins, and ⟨P, C⟩ is returned. It exceeds the minimum cost by at most ε (ln n + ln
    /// m) plus the remaining error of the iterations.
    /// # Arguments
    /// `cost` [problems, n, m], non-negative; `supply` [problems, n] and `demand` [problems, m], each summing to 1. A
    /// position of mass 0 is padding, regardless of its cost. All are in 32 or 64 bits; the result is `[problems]`.
    /// # Errors
    /// The device runs out of memory.
    /// # References
    /// M. Cuturi, "Sinkhorn Distances", NeurIPS 2013; J. Altschuler, J. Weed, P. Rigollet, "Near-linear time
    /// approximation algorithms for optimal transport via Sinkhorn iteration", NeurIPS 2017, algorithm 2, for the
    /// correction of the margins.
    pub fn cost(self, cost: &Tensor, supply: &Tensor, demand: &Tensor) -> Result<Tensor, Error> {
        let pairs = supply.f_unsqueeze(2)?.f_mul(&demand.f_unsqueeze(1)?)?.f_gt(0.0)?;
        // The cost of padding must not affect the scale.
        let cost = cost.f_mul(&pairs.f_to_kind(cost.kind())?)?;
        let scale = cost.f_amax([1, 2], true)?.f_clamp_min(1e-12)?;
        let cost = cost.f_div(&scale)?;
        // The logarithm that represents zero mass is far below any other, but still finite.
        let smallest = 1e-30;
        let (a, b) = (supply.f_clamp_min(smallest)?.f_log()?, demand.f_clamp_min(smallest)?.f_log()?);
        let (mut f, mut g) = (supply.f_zeros_like()?, demand.f_zeros_like()?);
        let mut smoothing = 1.0;
        loop {
            let last = smoothing <= self.smoothing;
            for _ in 0..if last { self.rounds } else { ROUNDS } {
                f = a.f_sub(&log_sum(&g.f_unsqueeze(1)?, &cost, smoothing, 2)?)?.f_mul_scalar(smoothing)?;
                g = b.f_sub(&log_sum(&f.f_unsqueeze(2)?, &cost, smoothing, 1)?)?.f_mul_scalar(smoothing)?;
            }
            if last {
                break;
            }
            smoothing = (smoothing * SHRINK).max(self.smoothing);
        }
        let exponent = f.f_unsqueeze(2)?.f_add(&g.f_unsqueeze(1)?)?.f_sub(&cost)?.f_div_scalar(smoothing)?;
        let plan = mended(&exponent.f_exp()?, supply, demand)?;
        Ok(plan.f_mul(&cost)?.f_sum_dim_intlist(&[1, 2][..], false, plan.kind())?.f_mul(&scale.f_flatten(0, -1)?)?)
    }
}

/// ln Σ exp((potential − cost) / ε) along a dimension.
fn log_sum(potential: &Tensor, cost: &Tensor, smoothing: f64, along: i64) -> Result<Tensor, Error> {
    Ok(potential.f_sub(cost)?.f_div_scalar(smoothing)?.f_logsumexp(along, false)?)
}

/// A plan with exactly these margins, close to `plan`: rows and columns with too much mass are scaled down, and the
/// missing mass is then distributed.
fn mended(plan: &Tensor, supply: &Tensor, demand: &Tensor) -> Result<Tensor, Error> {
    let kind = plan.kind();
    let shrink = |plan: &Tensor, wanted: &Tensor, along: i64| -> Result<Tensor, Error> {
        let has = plan.f_sum_dim_intlist(along, false, kind)?.f_clamp_min(1e-30)?;
        let share = wanted.f_div(&has)?.f_clamp_max(1.0)?.f_unsqueeze(along)?;
        Ok(plan.f_mul(&share)?)
    };
    let plan = shrink(&shrink(plan, supply, 2)?, demand, 1)?;
    let missing = |wanted: &Tensor, along: i64| -> Result<Tensor, Error> {
        Ok(wanted.f_sub(&plan.f_sum_dim_intlist(along, false, kind)?)?.f_clamp_min(0.0)?)
    };
    let (rows, columns) = (missing(supply, 2)?, missing(demand, 1)?);
    let all = rows.f_sum_dim_intlist(1, true, kind)?.f_clamp_min(1e-30)?;
    let spread = rows.f_div(&all)?.f_unsqueeze(2)?.f_mul(&columns.f_unsqueeze(1)?)?;
    Ok(plan.f_add(&spread)?)
}

#[cfg(test)]
mod tests {
    use rand::{RngExt as _, SeedableRng as _};
    use rand_chacha::ChaCha8Rng;
    use tch::{Device, Kind};

    use super::*;
    use crate::transport::least_cost;

    /// The error that the iterations may leave in addition to the bound of the smoothing, as a share of the largest
    /// cost.
    const LEFT: f64 = 2e-3;

    fn masses(random: &mut ChaCha8Rng, n: usize) -> Vec<f64> {
        let masses: Vec<f64> = (0..n).map(|_| random.random_range(0.1..1.0)).collect();
        let sum: f64 = masses.iter().sum();
        masses.iter().map(|mass| mass / sum).collect()
    }

    #[test]
    fn costs_are_never_less_than_the_least_and_hardly_more() {
        let mut random = ChaCha8Rng::seed_from_u64(7);
        let (n, m) = (12, 9);
        let settings = Sinkhorn::default();
        let (mut costs, mut supplies, mut demands, mut least) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        for _ in 0..20 {
            // Smaller problems are placed in the corner of a larger one, next to padding with a cost of zero.
            let (rows, columns) = (random.random_range(1..=n), random.random_range(1..=m));
            let (a, b) = (masses(&mut random, rows), masses(&mut random, columns));
            let cost: Vec<f64> = (0..rows * columns).map(|_| random.random_range(0.0..2.0)).collect();
            least.push((least_cost(&a, &b, &cost), cost.iter().copied().fold(0.0, f64::max), rows * columns));
            for row in 0..n {
                costs.extend(
                    (0..m)
                        .map(|column| if row < rows && column < columns { cost[row * columns + column] } else { 0.0 }),
                );
            }
            supplies.extend(a.iter().copied().chain(std::iter::repeat(0.0)).take(n));
            demands.extend(b.iter().copied().chain(std::iter::repeat(0.0)).take(m));
        }
        for kind in [Kind::Double, Kind::Float] {
            let tensor = |values: &[f64], shape: &[i64]| {
                Tensor::from_slice(values).view(shape).to_kind(kind).to_device(Device::Cpu)
            };
            let found = settings.cost(
                &tensor(&costs, &[20, 12, 9]),
                &tensor(&supplies, &[20, 12]),
                &tensor(&demands, &[20, 9]),
            );
            let found =
                Vec::<f64>::try_from(found.expect("there is memory").to_kind(Kind::Double)).expect("one number each");
            for (found, (least, largest, ways)) in found.iter().zip(&least) {
                let over = (found - least) / largest;
                let bound = settings.smoothing * (*ways as f64).ln() + LEFT;
                assert!((-1e-6..=bound).contains(&over), "{found} for {least}: {over} of {bound}");
            }
        }
    }

    #[test]
    fn nothing_to_move_costs_nothing() {
        let one = Tensor::from_slice(&[1.0]).view([1, 1]);
        let free = Sinkhorn::default().cost(&Tensor::zeros([1, 1, 1], (Kind::Double, Device::Cpu)), &one, &one);
        assert!(free.expect("there is memory").double_value(&[0]).abs() < 1e-12);
    }
}
