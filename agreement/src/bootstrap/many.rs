//! Intervals with very many items: numbers of items of each kind are drawn instead of items, or groups are left out.

use rayon::prelude::*;

use super::binomial::binomial;
use super::{Bootstrap, Drawn, JACKKNIFE_GROUPS, Kind, Resampled, bca, n_kinds};
use crate::coefficient::Coefficient;
use crate::random::stream;
use crate::{Interval, Undefined};

impl Bootstrap {
    /// The results of `at` for each replicate, drawn as numbers of units of each kind, and with each group of units left
    /// out, which are the groups of single units.
    pub(super) fn draw_kinds<T: Send>(
        &self,
        kinds: &[u32],
        at: impl Fn(&[(usize, f64)]) -> T + Sync,
    ) -> Result<Drawn<T>, Undefined> {
        self.check(kinds.len())?;
        let n_kinds = n_kinds(kinds);
        let mut all = vec![0_u64; n_kinds];
        for &kind in kinds {
            all[kind as usize] += 1;
        }
        let replicate = |draw| {
            let mut rng = stream(self.seed, draw);
            let (mut left, mut rest) = (kinds.len() as u64, kinds.len() as u64);
            let mut units = Vec::with_capacity(n_kinds);
            // Of the units left to draw, those of this kind are binomial.
            for (kind, &of_kind) in all.iter().enumerate() {
                let drawn = binomial(&mut rng, left, of_kind as f64 / rest as f64);
                (left, rest) = (left - drawn, rest - of_kind);
                if drawn > 0 {
                    units.push((kind, drawn as f64));
                }
            }
            at(&units)
        };
        let replicates = (0..self.replicates as u64).into_par_iter().map(replicate).collect();
        let groups = if self.kind == Kind::Bca { kinds.len().min(JACKKNIFE_GROUPS) } else { 0 };
        let without = |group: usize| {
            let mut own = all.clone();
            kinds.iter().skip(group).step_by(groups).for_each(|&kind| own[kind as usize] -= 1);
            let units = own.into_iter().enumerate().filter(|&(_, n)| n > 0);
            at(&units.map(|(kind, n)| (kind, n as f64)).collect::<Vec<_>>())
        };
        let left_out = (0..groups).into_par_iter().map(without).collect();
        Ok(Drawn { replicates, left_out })
    }

    /// The interval without replicates.
    pub(super) fn jackknife(
        &self,
        coefficient: &impl Coefficient,
        value: f64,
        left_out: &[Result<f64, Undefined>],
    ) -> Result<Resampled, Undefined> {
        let values: Vec<f64> = left_out.iter().filter_map(|d| d.ok()).collect();
        let undefined = left_out.len() - values.len();
        let reason = || left_out.iter().find_map(|d| d.err()).unwrap_or(Undefined::Argument("groups of items"));
        if undefined * 2 > left_out.len() {
            return Err(reason());
        }
        let sample = bca::Sample { sorted: &[], value, left_out: &values, n: coefficient.n_paired() };
        let ([low, high], se) = sample.jackknife(self.level, coefficient).ok_or_else(reason)?;
        let method = format!("jackknife over {} groups of items", values.len());
        Ok(Resampled { interval: Interval { low, high, level: self.level, method }, se, undefined, warning: None })
    }
}

#[cfg(test)]
mod tests {
    use rand::RngExt as _;

    use super::super::{Bootstrap, MANY, are_few};
    use crate::cohen::{Pairs, Weight};
    use crate::fleiss::Fleiss;
    use crate::krippendorff::{Alpha, Metric};
    use crate::percent::Percent;
    use crate::random::stream;
    use crate::{Coefficient, Estimate, Ratings, Scale};

    /// Three raters with three levels, which depend on the third of the table that an item is in.
    fn ratings(n: u32) -> Ratings {
        let mut rng = stream(5, 0);
        let mut value = |item: u32| {
            let truth = item / (n / 3 + 1);
            f64::from(if rng.random_bool(0.3) { rng.random_range(0..3) } else { truth })
        };
        let rows: Vec<_> = (0..n).flat_map(|item| [0, 1, 2].map(|rater| (item, rater, value(item)))).collect();
        Ratings::from_numbers(rows, &Scale::ordinal()).unwrap()
    }

    fn same(one: &Estimate, other: &Estimate, share: f64) {
        let ([one, other], value) = ([one, other].map(|e| e.interval.clone().unwrap()), one.value);
        let width = one.high - one.low;
        assert!((one.low - other.low).abs() < share * width, "{one:?} {other:?}");
        assert!((one.high - other.high).abs() < share * width, "{one:?} {other:?}");
        assert!(one.low < value && value < one.high);
    }

    #[test]
    fn drawing_kinds_is_drawing_items() {
        // The same items are drawn one by one where there are few, and by kind.
        let ratings = ratings(3_000);
        let plan = Bootstrap { replicates: 4_000, ..Bootstrap::default() };
        let alpha = Alpha::of(&ratings, Metric::Ordinal).unwrap();
        let value = alpha.estimate().unwrap().value;
        let by_kind = plan.draw_kinds(alpha.kinds().unwrap(), |units| alpha.at_kinds(units)).unwrap();
        let by_item = plan.draw(alpha.n_units(), |weights| alpha.at(weights)).unwrap();
        assert_eq!(by_kind.left_out, by_item.left_out, "leaving out the same groups gives the same numbers");
        let read = |drawn: &super::Drawn<_>| plan.read_off(&alpha, value, &drawn.replicates, &drawn.left_out).unwrap();
        let (by_kind, by_item) = (read(&by_kind), read(&by_item));
        assert!((by_kind.se / by_item.se - 1.0).abs() < 0.05, "{} {}", by_kind.se, by_item.se);
        assert!((by_kind.interval.low - by_item.interval.low).abs() < 0.1 * by_item.se);
        assert!((by_kind.interval.high - by_item.interval.high).abs() < 0.1 * by_item.se);
    }

    #[test]
    fn kinds_are_drawn_only_if_they_are_few() {
        let of = |n: usize, kinds: usize| are_few(&(0..).take(kinds).cycle().take(n).collect::<Vec<u32>>());
        let n = MANY + 8;
        assert!(of(n, 10) && of(n, n / 8 - 1));
        assert!(!of(n, n / 8) && !of(n, n) && !of(MANY, 10));
    }

    #[test]
    fn very_many_items_have_an_interval_from_kinds_or_from_the_jackknife() {
        let ratings = ratings(u32::try_from(MANY).unwrap() + 1);
        let plan = Bootstrap { replicates: 400, ..Bootstrap::default() };
        let fleiss = Fleiss::of(&ratings).unwrap();
        same(&fleiss.bootstrapped(&plan).unwrap(), &fleiss.with_normal(0.95).unwrap(), 0.12);
        let percent = Percent::of(&ratings).unwrap();
        same(&percent.bootstrapped(&plan).unwrap(), &percent.with_normal(0.95).unwrap(), 0.12);
        let pairs = Pairs::of(&ratings).unwrap();
        let kappa = pairs.mean(Weight::Unweighted).unwrap().bootstrapped(&plan).unwrap();
        // With the same raters everywhere, the mean of pairs and Fleiss' kappa vary alike.
        same(&kappa, &fleiss.with_normal(0.95).unwrap(), 0.2);
        assert_eq!(kappa.interval.unwrap().method, "jackknife over 200 groups of items");
        let one = rayon::ThreadPoolBuilder::new().num_threads(1).build().unwrap();
        assert_eq!(one.install(|| fleiss.bootstrapped(&plan)), fleiss.bootstrapped(&plan));
    }
}
