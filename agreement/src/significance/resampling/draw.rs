//! The differences of two systems' scores in resamples of their items.

use std::ops::AddAssign;

use rand::{Rng, RngExt};
use rayon::prelude::*;

use super::Resampling;
use crate::random::stream;

/// The contributions of each item to the sums of two systems, and the score of a sum.
pub(super) struct Draws<'a, S, V> {
    pub(super) value: &'a V,
    pub(super) first: &'a [S],
    pub(super) second: &'a [S],
}

/// The difference of two scores, first minus second, and the larger of their absolute values.
pub(super) type Drawn = (f64, f64);

impl<S, V> Draws<'_, S, V>
where
    S: Clone + Default + for<'a> AddAssign<&'a S> + Sync,
    V: Fn(&S) -> f64 + Sync,
{
    /// The difference that was observed.
    pub(super) fn observed(&self) -> Drawn {
        self.scored(self.first.iter().zip(self.second))
    }

    /// Every way to exchange the two systems item by item, except for mirror images: the first item is never exchanged.
    pub(super) fn exchanges(&self) -> Vec<Drawn> {
        let mut drawn = Vec::new();
        let (mut a, mut b) = (S::default(), S::default());
        a += &self.first[0];
        b += &self.second[0];
        self.exchange_from(1, (a, b), &mut drawn);
        drawn
    }

    fn exchange_from(&self, item: usize, (a, b): (S, S), drawn: &mut Vec<Drawn>) {
        let (Some(first), Some(second)) = (self.first.get(item), self.second.get(item)) else {
            drawn.push(self.difference(&a, &b));
            return;
        };
        for (to_a, to_b) in [(first, second), (second, first)] {
            let (mut a, mut b) = (a.clone(), b.clone());
            a += to_a;
            b += to_b;
            self.exchange_from(item + 1, (a, b), drawn);
        }
    }

    /// The two systems exchanged or not, item by item, by the toss of a coin.
    pub(super) fn exchanged_at_random(&self, plan: &Resampling) -> Vec<Drawn> {
        let draw = |replicate: u64| {
            let mut rng = stream(plan.seed, replicate);
            let mut bits = 0_u64;
            let pairs = self.first.iter().zip(self.second).enumerate().map(|(item, (a, b))| {
                bits = if item % 64 == 0 { rng.next_u64() } else { bits >> 1 };
                if bits & 1 == 0 { (a, b) } else { (b, a) }
            });
            self.scored(pairs)
        };
        (0..plan.replicates as u64).into_par_iter().map(draw).collect()
    }

    /// Items drawn with replacement.
    ///
    /// They are added in their original order, as many times as they were drawn: in the order of the draws, almost
    /// every access would wait for memory.
    pub(super) fn resampled(&self, plan: &Resampling) -> Vec<Drawn> {
        let n = self.first.len();
        let draw = |times: &mut Vec<u32>, replicate: u64| {
            let mut rng = stream(plan.seed, replicate);
            times.clear();
            times.resize(n, 0);
            (0..n).for_each(|_| times[rng.random_range(0..n)] += 1);
            let pairs = self.first.iter().zip(self.second).zip(&*times);
            self.scored(pairs.flat_map(|(pair, times)| std::iter::repeat_n(pair, *times as usize)))
        };
        (0..plan.replicates as u64).into_par_iter().map_init(Vec::new, draw).collect()
    }

    fn scored<'s>(&self, pairs: impl Iterator<Item = (&'s S, &'s S)>) -> Drawn
    where
        S: 's,
    {
        let (mut a, mut b) = (S::default(), S::default());
        for (to_a, to_b) in pairs {
            a += to_a;
            b += to_b;
        }
        self.difference(&a, &b)
    }

    fn difference(&self, a: &S, b: &S) -> Drawn {
        let (a, b) = ((self.value)(a), (self.value)(b));
        (a - b, a.abs().max(b.abs()))
    }
}
