//! One draw of two annotators from a panel, and their coefficients.

use rand::{Rng, RngExt};

use super::Rounding;
use crate::cohen::{Joint, Weight};
use crate::coefficient::ratio;
use crate::correlation::{Kendall, Tau, r, ranks};
use crate::{Ratings, Undefined};

/// κ unweighted, linear, quadratic, then r, ρ and τ-b.
pub(super) type Values = [Result<f64, Undefined>; 6];

/// Everything a draw needs, made once: for each rating its level, and the mean of the rest as
/// a number and as a level.
pub(super) struct Panel {
    starts: Vec<usize>,
    own: Vec<u32>,
    own_value: Vec<f64>,
    rest: Vec<f64>,
    rest_level: Vec<u32>,
    n_levels: usize,
}

/// Room for one draw, kept between draws.
pub(super) struct Scratch {
    x: Vec<f64>,
    y: Vec<f64>,
}

impl Panel {
    pub(super) fn of(ratings: &Ratings, rounding: Rounding) -> Self {
        let values = ratings.values();
        let whole = values.iter().all(|v| v.fract() == 0.0);
        let mut panel = Self {
            starts: vec![0],
            own: Vec::new(),
            own_value: Vec::new(),
            rest: Vec::new(),
            rest_level: Vec::new(),
            n_levels: values.len(),
        };
        for item in (0..ratings.n_items()).filter(|&i| ratings.levels_of(i).len() >= 2) {
            let sum: f64 = ratings.values_of(item).sum();
            let others = (ratings.levels_of(item).len() - 1) as f64;
            for &level in ratings.levels_of(item) {
                let value = values[level as usize];
                let rest = (sum - value) / others;
                panel.own.push(level);
                panel.own_value.push(value);
                panel.rest.push(rest);
                panel.rest_level.push(nearest(values, rest, rounding, whole));
            }
            panel.starts.push(panel.own.len());
        }
        panel
    }

    pub(super) fn n_items(&self) -> usize {
        self.starts.len() - 1
    }

    pub(super) fn scratch(&self) -> Scratch {
        let n = self.n_items();
        Scratch { x: Vec::with_capacity(n), y: Vec::with_capacity(n) }
    }

    pub(super) fn draw(&self, rng: &mut impl Rng, scratch: &mut Scratch) -> Values {
        scratch.x.clear();
        scratch.y.clear();
        let mut cells = Vec::with_capacity(self.n_items());
        for bounds in self.starts.windows(2) {
            let cell = rng.random_range(bounds[0]..bounds[1]);
            scratch.x.push(self.own_value[cell]);
            scratch.y.push(self.rest[cell]);
            cells.push((self.own[cell], self.rest_level[cell]));
        }
        let joint = Joint::new(cells, self.n_levels);
        let ones = vec![1; joint.n()];
        let kappa = |weight: Weight| {
            let (apart, chance) = joint.disagreement(&ones, &weight);
            ratio(apart, chance, Undefined::OneCategory).map(|d| 1.0 - d)
        };
        let (x, y) = (&scratch.x, &scratch.y);
        [
            kappa(Weight::Unweighted),
            kappa(Weight::Linear),
            kappa(Weight::Quadratic),
            r(x, y),
            r(&ranks(x), &ranks(y)),
            Kendall::of(x, y).and_then(|k| k.tau(Tau::B)),
        ]
    }
}

/// The level nearest to `mean`; `whole` says that all levels are whole numbers.
fn nearest(values: &[f64], mean: f64, rounding: Rounding, whole: bool) -> u32 {
    let above = values.partition_point(|&v| v < mean).min(values.len() - 1);
    let below = above.saturating_sub(1);
    let (up, down) = (values[above] - mean, mean - values[below]);
    // Means of whole numbers hit the half-way point exactly or by far; others to rounding.
    let tie = (up - down).abs() <= 1e-9 * (up + down).abs();
    let even = |place: usize| {
        if whole { values[place].rem_euclid(2.0) == 0.0 } else { place.is_multiple_of(2) }
    };
    let chosen = match rounding {
        _ if !tie => if up < down { above } else { below },
        Rounding::HalfUp => above,
        Rounding::HalfDown => below,
        Rounding::HalfEven => if even(above) { above } else { below },
    };
    u32::try_from(chosen).expect("levels are coded in 32 bits")
}

#[cfg(test)]
mod tests {
    use super::{Rounding, nearest};

    #[test]
    fn half_way_goes_to_the_even_number() {
        let scale = [-3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0];
        let at = |mean, rounding| scale[nearest(&scale, mean, rounding, true) as usize] as i32;
        assert_eq!([-2.5, -1.5, -0.5, 0.5, 1.5].map(|m| at(m, Rounding::HalfEven)), [-2, -2, 0, 0, 2]);
        assert_eq!(at(0.5, Rounding::HalfUp), 1);
        assert_eq!(at(0.5, Rounding::HalfDown), 0);
        assert_eq!(at(2.9, Rounding::HalfEven), 3);
        assert_eq!(at(-3.0, Rounding::HalfEven), -3);
    }
}
