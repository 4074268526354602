//! Random numbers that depend only on a seed, a purpose and a number: neither on the device, nor on other random
//! numbers of the process. libtorch has a single generator for the whole process, and another for each GPU, by which
//! dropout is drawn there.

use rand::{Rng as _, RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;
use sha2::{Digest as _, Sha256};
use tch::Tensor;

use super::{Error, encoder::as_size};

/// The random numbers for a purpose and a number, such as a step or an epoch.
pub(crate) fn stream(seed: u64, purpose: &str, number: u64) -> ChaCha8Rng {
    let digest = Sha256::new().chain_update(seed.to_le_bytes()).chain_update(number.to_le_bytes());
    ChaCha8Rng::from_seed(digest.chain_update(purpose).finalize().into())
}

/// The numbers below `n` in a random order.
pub(crate) fn order(n: usize, mut random: ChaCha8Rng) -> Vec<usize> {
    let mut order: Vec<usize> = (0..n).collect();
    for last in (1..n).rev() {
        order.swap(last, random.random_range(0..=last));
    }
    order
}

/// The random numbers of a training step, for dropout.
#[derive(Debug)]
pub struct Chance(ChaCha8Rng);

impl Chance {
    /// The random numbers of a step.
    pub fn of(seed: u64, step: u64) -> Self {
        Self(stream(seed, "step", step))
    }

    /// A seed for code that draws its own random numbers.
    pub(crate) fn seed(&mut self) -> i64 {
        i64::from_ne_bytes(self.0.next_u64().to_ne_bytes())
    }

    /// Dropout: each number is set to 0 with the probability `share`, otherwise divided by 1 − `share`, so that the
    /// mean is unchanged. On a GPU, its generator draws, which training seeds at each step.
    ///
    /// # Errors
    /// libtorch runs out of memory.
    ///
    /// # References
    /// N. Srivastava et al., "Dropout: A Simple Way to Prevent Neural Networks from Overfitting", JMLR 15, 2014.
    pub fn dropout(&mut self, x: &Tensor, share: f64) -> Result<Tensor, Error> {
        if share <= 0.0 {
            return Ok(x.shallow_clone());
        }
        if x.device().is_cuda() {
            // By the device's generator, which each step seeds: what is drawn here would have to be sent there.
            return Ok(x.f_dropout(share, true)?);
        }
        let mut bytes = vec![0; 2 * x.numel()];
        self.0.fill_bytes(&mut bytes);
        let drawn = bytes.as_chunks().0.iter().map(|pair| u16::from_le_bytes(*pair));
        let kept: Vec<bool> = drawn.map(|drawn| f64::from(drawn) >= share * 65_536.0).collect();
        let kept = Tensor::f_from_slice(&kept)?.f_to_device(x.device())?.f_reshape(x.size())?.f_to_kind(x.kind())?;
        Ok(x.f_mul(&kept)?.f_div_scalar(1.0 - share)?)
    }
}

/// Numbers from the normal distribution with mean 0 and this standard deviation.
pub(crate) fn normal(n: usize, deviation: f64, random: &mut ChaCha8Rng) -> Result<Tensor, Error> {
    // Box and Muller: the logarithm is of a number above 0.
    let draw = |_| {
        let (u, v): (f64, f64) = (1.0 - random.random::<f64>(), random.random());
        deviation * (-2.0 * u.ln()).sqrt() * (std::f64::consts::TAU * v).cos()
    };
    single(&(0..n).map(draw).collect::<Vec<f64>>())
}

/// Numbers drawn uniformly from −`bound` to `bound`.
pub(crate) fn uniform(n: usize, bound: f64, random: &mut ChaCha8Rng) -> Result<Tensor, Error> {
    single(&(0..n).map(|_| bound * (2.0 * random.random::<f64>() - 1.0)).collect::<Vec<f64>>())
}

fn single(numbers: &[f64]) -> Result<Tensor, Error> {
    Ok(Tensor::f_from_slice(numbers)?.f_to_kind(tch::Kind::Float)?.f_reshape([as_size(numbers.len())])?)
}

#[cfg(test)]
mod tests {
    use tch::{Device, Kind};

    use super::*;

    #[test]
    fn an_order_is_of_its_seed_and_number() {
        let of = |seed, number| order(50, stream(seed, "epoch", number));
        assert_eq!(of(1, 0), of(1, 0));
        assert!(of(1, 0) != of(1, 1) && of(1, 0) != of(2, 0));
        let mut sorted = of(1, 0);
        sorted.sort_unstable();
        assert_eq!(sorted, (0..50).collect::<Vec<_>>());
    }

    #[test]
    fn dropout_keeps_the_mean_and_repeats_itself() {
        let ones = Tensor::ones([200, 100], (Kind::Float, Device::Cpu));
        let dropped = |step| Chance::of(7, step).dropout(&ones, 0.2).expect("there is memory");
        let kept = dropped(3);
        assert!((kept.mean(Kind::Double).double_value(&[]) - 1.0).abs() < 0.02);
        assert!((kept.eq(0.0).to_kind(Kind::Double).mean(Kind::Double).double_value(&[]) - 0.2).abs() < 0.02);
        assert_eq!(kept, dropped(3));
        assert_ne!(kept, dropped(4));
    }

    #[test]
    fn normal_numbers_have_their_deviation() {
        let drawn = normal(20_000, 0.5, &mut stream(1, "test", 0)).expect("there is memory");
        assert!((drawn.std(true).double_value(&[]) - 0.5).abs() < 0.02);
        assert!(drawn.mean(Kind::Double).double_value(&[]).abs() < 0.02);
    }
}
