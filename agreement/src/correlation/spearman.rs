//! Spearman's rank correlation.

#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    reason = "there are at most 2147483647 observations, so that counts and ranks have 32 bits"
)]

use super::levels::Table;
use super::pearson::r;
use super::rank::{groups, place, sorted};
use super::{Correlation, aligned, by_fisher, ranks, t_test};
use crate::Undefined;

/// Spearman's ρ: how monotonically one series rises with the other.
///
/// 1 and -1 are the same and the reverse order, 0 is no monotone association.
///
/// # Definition
/// Pearson's r of the ranks; ties share the mean of their ranks.
///
/// # Errors
/// [`Undefined::UnequalLengths`], [`Undefined::FewObservations`] below two,
/// [`Undefined::NoVariance`] for a constant series.
///
/// # Conventions
/// p from the t distribution with n − 2 degrees of freedom, as in scipy. O(n log n). Interval: tanh(artanh ρ ± 1.96
/// √((1 + ρ²/2)/(n − 3))), which is for values without many ties.
///
/// # Example
/// ```
/// let rho = agreement::correlation::spearman(&[1.0, 2.0, 3.0, 4.0], &[1.0, 9.0, 4.0, 16.0])?;
/// // 1 − 6·(0 + 1 + 1 + 0)/(4·15)
/// assert!((rho.value - 0.8).abs() < 1e-12);
/// # Ok::<(), agreement::Undefined>(())
/// ```
///
/// # References
/// Spearman, The proof and measurement of association between two things, 1904,
/// doi:10.2307/1412159; Bonett and Wright, Sample size requirements for estimating Pearson, Kendall
/// and Spearman correlations, 2000, doi:10.1007/BF02294183. Compared with scipy 1.12.
pub fn spearman(x: &[f64], y: &[f64]) -> Result<Correlation, Undefined> {
    aligned(x, y, 2)?;
    let value = rho(x, y)?;
    let method = "Spearman's rho, ties at mid-ranks".to_owned();
    let interval = by_fisher(value, x.len(), 1.0 + value * value / 2.0, 3);
    Ok(Correlation { value, interval, p: t_test(value, x.len()), n: x.len(), method })
}

/// The sums are those of whole numbers, which rounding and the order of the observations leave alone.
fn rho(x: &[f64], y: &[f64]) -> Result<f64, Undefined> {
    // Ranks are kept as 32 bits.
    if i32::try_from(x.len()).is_err() {
        return Err(Undefined::Argument("at most 2147483647 observations"));
    }
    let (xx, yy, xy) = match Table::of(x, y) {
        Some(table) => sums_of_table(x.len(), &table),
        None => sums_by_sorting(x, y),
    };
    if xx == 0 || yy == 0 {
        return Err(Undefined::NoVariance);
    }
    Ok((xy as f64 / (xx as f64).sqrt() / (yy as f64).sqrt()).clamp(-1.0, 1.0))
}

/// Twice the distance of the mean rank of each of these groups from the mean of all ranks, with the size of the group.
struct Centred {
    n: i64,
    before: i64,
}

impl Centred {
    fn of(n: usize) -> Self {
        Self { n: n as i64, before: 0 }
    }

    fn next(&mut self, size: usize) -> i64 {
        let size = size as i64;
        let twice = 2 * self.before + size - self.n;
        self.before += size;
        twice
    }
}

/// Σx², Σy² and Σxy of centred ranks, each four times as large.
fn sums_of_table(n: usize, table: &Table) -> (i128, i128, i128) {
    let centred = |sizes: &[u64]| {
        let mut next = Centred::of(n);
        sizes.iter().map(|size| i128::from(next.next(*size as usize))).collect::<Vec<_>>()
    };
    let (sizes_x, sizes_y) = (table.of_x(), table.of_y());
    let (x, y) = (centred(&sizes_x), centred(&sizes_y));
    let squares = |sizes: &[u64], ranks: &[i128]| sizes.iter().zip(ranks).map(|(t, r)| i128::from(*t) * r * r).sum();
    let of_row = |row: &[u64]| row.iter().zip(&y).map(|(t, y)| i128::from(*t) * y).sum::<i128>();
    let xy = table.rows().zip(&x).map(|(row, x)| x * of_row(row)).sum();
    (squares(&sizes_x, &x), squares(&sizes_y, &y), xy)
}

/// The same by sorting both series.
fn sums_by_sorting(x: &[f64], y: &[f64]) -> (i128, i128, i128) {
    let n = x.len();
    let (by_x, by_y) = rayon::join(|| sorted(x), || sorted(y));
    let mut of_x = vec![0_i32; n];
    let (mut xx, mut yy, mut xy) = (0, 0, 0);
    let mut next = Centred::of(n);
    for same in groups(&by_x) {
        let rank = next.next(same.len());
        xx += i128::from(rank * rank) * same.len() as i128;
        for &one in same {
            of_x[place(one)] = rank as i32;
        }
    }
    drop(by_x);
    let mut next = Centred::of(n);
    for same in groups(&by_y) {
        let rank = next.next(same.len());
        yy += i128::from(rank * rank) * same.len() as i128;
        let of_x: i64 = same.iter().map(|one| i64::from(of_x[place(*one)])).sum();
        xy += i128::from(rank) * i128::from(of_x);
    }
    (xx, yy, xy)
}

/// The most observations for which [`spearman_exact`] counts every order: 9! = 362,880.
const MOST_COUNTED: usize = 9;

/// The exact two-sided p of Spearman's ρ: the share of all orders of `y` whose ρ is at least as far from 0. `None` above
/// nine observations, where the t distribution of [`spearman`] is close.
///
/// # Errors
/// As [`spearman`].
///
/// # Example
/// ```
/// // Of the 24 orders of four values, two are as far from 0 as a perfect one.
/// let p = agreement::correlation::spearman_exact(&[1.0, 2.0, 3.0, 4.0], &[4.0, 3.0, 2.0, 1.0])?;
/// assert!((p.expect("few") - 2.0 / 24.0).abs() < 1e-12);
/// # Ok::<(), agreement::Undefined>(())
/// ```
///
/// # References
/// Kendall and Gibbons, Rank Correlation Methods, 5th edition, 1990, chapter 4. Compared with the permutation test of scipy 1.12.
pub fn spearman_exact(x: &[f64], y: &[f64]) -> Result<Option<f64>, Undefined> {
    aligned(x, y, 2)?;
    let (x, mut y) = (ranks(x), ranks(y));
    r(&x, &y)?;
    let n = y.len();
    if n > MOST_COUNTED {
        return Ok(None);
    }
    // With the ranks given, only the sum of their products differs between orders.
    let middle = f64::midpoint(1.0, n as f64);
    let sum = |y: &[f64]| x.iter().zip(y).map(|(x, y)| (x - middle) * (y - middle)).sum::<f64>().abs();
    let observed = sum(&y) - 1e-9;
    let (mut as_far, mut all) = (u64::from(sum(&y) >= observed), 1_u64);
    // Heap's algorithm: each order once, by one exchange.
    let (mut turns, mut i) = (vec![0; n], 1);
    while i < n {
        if turns[i] < i {
            y.swap(if i % 2 == 0 { 0 } else { turns[i] }, i);
            as_far += u64::from(sum(&y) >= observed);
            all += 1;
            turns[i] += 1;
            i = 1;
        } else {
            turns[i] = 0;
            i += 1;
        }
    }
    Ok(Some(as_far as f64 / all as f64))
}

#[cfg(test)]
mod tests {
    use super::{Table, r, ranks, rho, sums_by_sorting, sums_of_table};

    #[test]
    fn the_table_and_sorting_have_the_same_sums() {
        let series = |step: u32, levels: u32| (0..5000).map(|i| f64::from(i * step % 4999 % levels)).collect();
        for (left, right) in [(1, 7), (5, 7), (64, 64)] {
            let (x, y): (Vec<f64>, Vec<f64>) = (series(37, left), series(53, right));
            assert_eq!(sums_of_table(x.len(), &Table::of(&x, &y).unwrap()), sums_by_sorting(&x, &y));
        }
    }

    #[test]
    fn rho_is_the_correlation_of_the_ranks() {
        let series = |step: u32, levels: u32| (0..5000).map(|i| f64::from(i * step % 4999 % levels)).collect();
        for levels in [7, 900, 5000] {
            let (x, y): (Vec<f64>, Vec<f64>) = (series(37, levels), series(53, levels));
            assert!((rho(&x, &y).unwrap() - r(&ranks(&x), &ranks(&y)).unwrap()).abs() < 1e-12);
        }
    }
}
