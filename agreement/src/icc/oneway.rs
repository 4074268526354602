//! ICC(1): raters are interchangeable; each item may have different raters.

use super::{Icc, beyond_rounding, f_interval, f_quantile, f_tail};
use crate::{Ratings, Undefined};

/// ICC(1) and ICC(1,k): reliability of one rating, and of the mean of an item's ratings, if each item is rated by
/// different people.
///
/// 1 if ratings of an item never differ, 0 if items do not differ beyond chance; negative values are possible and mean
/// less agreement than by chance.
///
/// # Definition
/// One-way analysis of variance: ICC(1) = (B − W)/(B + (k₀ − 1)W) and ICC(1,k) = (B − W)/B, B and
/// W the mean squares between and within items, k₀ = (N − Σmᵢ²/N)/(n − 1) for mᵢ ratings of item
/// i, N of all; k₀ = k when every item has k.
///
/// # Arguments
/// Numeric ratings, any number of ratings per item; `level` of the interval, such as 0.95.
///
/// # Errors
/// [`Undefined::NotNumeric`], [`Undefined::NoRatings`], [`Undefined::FewItems`] below two items, [`Undefined::NoPairs`]
/// if no item has two ratings, [`Undefined::NoVariance`] if item means do not differ at all.
///
/// # Conventions
/// Items with one rating are included in B. With unequal numbers, k₀ replaces k in the interval, which is then
/// approximate; with equal numbers it is exact.
///
/// # Example
/// ```
/// use agreement::{Ratings, Scale, icc};
/// let rows = [(1, 1, 1.0), (1, 2, 2.0), (2, 1, 4.0), (2, 2, 5.0)];
/// let ratings = Ratings::from_numbers(rows, &Scale::interval())?;
/// // B = 9, W = 1/2, k = 2.
/// let (single, mean) = icc::one_way(&ratings, 0.95)?;
/// assert!((single.value - 8.5 / 9.5).abs() < 1e-12);
/// assert!((mean.value - 8.5 / 9.0).abs() < 1e-12);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # References
/// Shrout and Fleiss, Intraclass correlations, 1979, doi:10.1037/0033-2909.86.2.420; Donner, A
/// review of inference procedures for the intraclass correlation, 1986, doi:10.2307/1403259.
/// Compared with pingouin 0.6.
pub fn one_way(ratings: &Ratings, level: f64) -> Result<(Icc, Icc), Undefined> {
    let table = Squares::of(ratings)?;
    if !(level > 0.0 && level < 1.0) {
        return Err(Undefined::Argument("the level of an interval is between 0 and 1"));
    }
    let Squares { between, within, k, df1, df2, .. } = table;
    if between <= 0.0 {
        return Err(Undefined::NoVariance);
    }
    let f = between / within;
    let tail = (1.0 - level) / 2.0;
    let up = f_quantile(1.0 - tail, df1, df2);
    let down = f_quantile(1.0 - tail, df2, df1);
    // Bounds on B/W, kept as pairs so that W may be zero.
    let single = |b: f64, w: f64| (b - w) / (b + (k - 1.0) * w);
    let mean = |b: f64, w: f64| (b - w) / b;
    let design = if table.equal { "one-way" } else { "one-way, unequal numbers of ratings" };
    let icc = |form: &str, of: &dyn Fn(f64, f64) -> f64| Icc {
        value: of(between, within),
        interval: f_interval(of(between, up * within), of(between * down, within), level),
        se: None,
        f: f.is_finite().then_some(f),
        df1,
        df2,
        p: f_tail(f, df1, df2),
        n_items: table.n_items,
        n_raters: ratings.n_raters(),
        n_ratings: ratings.n_ratings(),
        method: format!("{form}, {design}"),
    };
    Ok((icc("ICC(1)", &single), icc("ICC(1,k)", &mean)))
}

/// The mean squares of a one-way analysis of variance.
struct Squares {
    between: f64,
    within: f64,
    k: f64,
    df1: f64,
    df2: f64,
    n_items: usize,
    equal: bool,
}

impl Squares {
    fn of(ratings: &Ratings) -> Result<Self, Undefined> {
        if !ratings.is_numeric() {
            return Err(Undefined::NotNumeric);
        }
        let items: Vec<usize> = (0..ratings.n_items()).filter(|&i| !ratings.levels_of(i).is_empty()).collect();
        let (n, total) = (items.len(), ratings.n_ratings());
        if total == 0 {
            return Err(Undefined::NoRatings);
        }
        if n < 2 {
            return Err(Undefined::FewItems { n, need: 2 });
        }
        if total == n {
            return Err(Undefined::NoPairs);
        }
        let all: f64 = items.iter().flat_map(|&i| ratings.values_of(i)).sum();
        let centre = all / total as f64;
        let (mut between, mut within, mut squares) = (0.0, 0.0, 0.0);
        for &item in &items {
            let m = ratings.levels_of(item).len() as f64;
            let mean = ratings.values_of(item).map(|v| v - centre).sum::<f64>() / m;
            between += m * mean * mean;
            within += ratings.values_of(item).map(|v| (v - centre - mean).powi(2)).sum::<f64>();
            squares += m * m;
        }
        let (between, within) = (beyond_rounding(between, between + within), beyond_rounding(within, between + within));
        let (df1, df2) = ((n - 1) as f64, (total - n) as f64);
        let first = ratings.levels_of(items[0]).len();
        Ok(Self {
            between: between / df1,
            within: within / df2,
            k: (total as f64 - squares / total as f64) / df1,
            df1,
            df2,
            n_items: n,
            equal: items.iter().all(|&i| ratings.levels_of(i).len() == first),
        })
    }
}
