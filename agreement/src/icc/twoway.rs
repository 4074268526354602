//! ICC(2) and ICC(3): the same raters rate every item.

use super::{Forms, Icc, beyond_rounding, f_interval, f_quantile, f_tail, one_way};
use crate::{Ratings, Undefined};

/// The six forms of Shrout and Fleiss on a complete design.
///
/// ICC(1) treats raters as interchangeable, ICC(2) as a sample of raters whose levels matter (agreement, "A"), ICC(3)
/// as the only raters, whose levels do not matter (consistency, "C"); "k" is the reliability of the mean over the k
/// raters.
///
/// # Definition
/// With mean squares of items R, raters C, residual E of n items and k raters:
/// ICC(2) = (R − E)/(R + (k − 1)E + k(C − E)/n), ICC(3) = (R − E)/(R + (k − 1)E),
/// ICC(2,k) = (R − E)/(R + (C − E)/n), ICC(3,k) = (R − E)/R; ICC(1) as [`one_way`].
///
/// # Arguments
/// Numeric ratings; every rater rated every item once. `level` of the intervals, such as 0.95.
///
/// # Errors
/// [`Undefined::Incomplete`] for a design with missing ratings (use [`one_way`] or [`reml`](super::reml)),
/// [`Undefined::OneRater`], [`Undefined::FewItems`], [`Undefined::NotNumeric`], [`Undefined::NoVariance`] if items do
/// not differ at all. ICC(2,k) alone is [`Undefined::NegativeVariance`] if the variance in its denominator is not
/// positive.
///
/// # Conventions
/// Intervals of McGraw and Wong, as in pingouin and R's psych; the interval of ICC(2) is approximate.
///
/// # Example
/// The judges of Shrout and Fleiss (1979), table 2:
/// ```
/// use agreement::{Ratings, Scale, icc};
/// let table = [[9, 2, 5, 8], [6, 1, 3, 2], [8, 4, 6, 8], [7, 1, 2, 6], [10, 5, 6, 9], [6, 2, 4, 7]];
/// let rows = table.iter().enumerate().flat_map(|(item, row)| {
///     row.iter().enumerate().map(move |(judge, &v)| (item, judge, f64::from(v)))
/// });
/// let forms = icc::forms(&Ratings::from_numbers(rows, &Scale::interval())?, 0.95)?;
/// let two = |icc: &icc::Icc| (icc.value * 100.0).round() / 100.0;
/// let icc2k = forms.icc2k.as_ref().map_err(|reason| *reason)?;
/// assert_eq!([two(&forms.icc1), two(&forms.icc2), two(&forms.icc3)], [0.17, 0.29, 0.71]);
/// assert_eq!([two(&forms.icc1k), two(icc2k), two(&forms.icc3k)], [0.44, 0.62, 0.91]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # References
/// Shrout and Fleiss 1979, doi:10.1037/0033-2909.86.2.420; McGraw and Wong, Forming inferences
/// about some intraclass correlation coefficients, 1996, doi:10.1037/1082-989X.1.1.30. Compared
/// with pingouin 0.6.
pub fn forms(ratings: &Ratings, level: f64) -> Result<Forms, Undefined> {
    let (icc1, icc1k) = one_way(ratings, level)?;
    let squares = Squares::of(ratings)?;
    let (icc2, icc2k) = squares.agreement(level);
    let (icc3, icc3k) = squares.consistency(level);
    // The variance of a mean, R + (C − E)/n, can be negative, and the ratio greater than one.
    let is_ratio = icc2k.value.is_finite() && icc2k.value <= 1.0;
    let icc2k = if is_ratio { Ok(icc2k) } else { Err(Undefined::NegativeVariance) };
    Ok(Forms { icc1, icc2, icc3, icc1k, icc2k, icc3k })
}

/// Mean squares of a complete two-way table.
struct Squares {
    items: f64,
    raters: f64,
    residual: f64,
    n: f64,
    k: f64,
    counts: (usize, usize, usize),
}

impl Squares {
    fn of(ratings: &Ratings) -> Result<Self, Undefined> {
        if !ratings.is_complete() {
            return Err(Undefined::Incomplete);
        }
        let (n_items, n_raters) = (ratings.n_items(), ratings.n_raters());
        if n_raters < 2 {
            return Err(Undefined::OneRater);
        }
        let (n, k) = (n_items as f64, n_raters as f64);
        let centre: f64 = (0..n_items).flat_map(|i| ratings.values_of(i)).sum::<f64>() / (n * k);
        let cells = |item: usize| ratings.raters_of(item).iter().zip(ratings.values_of(item));
        let mut of_rater = vec![0.0; n_raters];
        let mut of_item = vec![0.0; n_items];
        for (item, mean) in of_item.iter_mut().enumerate() {
            for (&rater, value) in cells(item) {
                of_rater[rater as usize] += (value - centre) / n;
                *mean += (value - centre) / k;
            }
        }
        let mut residual = 0.0;
        for (item, mean) in of_item.iter().enumerate() {
            for (&rater, value) in cells(item) {
                residual += (value - centre - mean - of_rater[rater as usize]).powi(2);
            }
        }
        let square = |means: &[f64]| -> f64 { means.iter().map(|m| m * m).sum() };
        let (items, raters) = (k * square(&of_item), n * square(&of_rater));
        Ok(Self {
            items: items / (n - 1.0),
            raters: raters / (k - 1.0),
            residual: beyond_rounding(residual, items + raters + residual) / ((n - 1.0) * (k - 1.0)),
            n,
            k,
            counts: (n_items, n_raters, ratings.n_ratings()),
        })
    }

    fn df(&self) -> (f64, f64) {
        (self.n - 1.0, (self.n - 1.0) * (self.k - 1.0))
    }

    fn icc(&self, form: &str, value: f64, (low, high): (f64, f64), level: f64) -> Icc {
        let (df1, df2) = self.df();
        let f = self.items / self.residual;
        let (n_items, n_raters, n_ratings) = self.counts;
        Icc {
            value,
            interval: f_interval(low, high, level),
            se: None,
            f: f.is_finite().then_some(f),
            df1,
            df2,
            p: f_tail(f, df1, df2),
            n_items,
            n_raters,
            n_ratings,
            method: format!("{form}, two-way"),
        }
    }

    fn agreement(&self, level: f64) -> (Icc, Icc) {
        let Self { items: r, raters: c, residual: e, n, k, .. } = *self;
        let single = (r - e) / (r + (k - 1.0) * e + k * (c - e) / n);
        let mean = (r - e) / (r + (c - e) / n);
        let (df1, df2) = self.df();
        let tail = (1.0 - level) / 2.0;
        // Satterthwaite's degrees of freedom, with F = C/E multiplied out so that E may be zero.
        let (a, b) = (k * single * c, n * (1.0 + (k - 1.0) * single) * e - k * single * e);
        let v = df2 * (a + b).powi(2) / (df1 * a * a + b * b);
        let (up, down) = (f_quantile(1.0 - tail, df1, v), f_quantile(1.0 - tail, v, df1));
        let rest = k * c + (k * n - k - n) * e;
        // With very few degrees of freedom, the quantile exceeds the largest floating-point number.
        let low = if up.is_infinite() { -n * e / rest } else { n * (r - up * e) / (up * rest + n * r) };
        let high = n * (down * r - e) / (rest + n * down * r);
        // If a bound of a single rating is below −1/(k − 1), the bound of the mean of k ratings has no lower end.
        let of_mean = |icc: f64| {
            let below = 1.0 + icc * (k - 1.0);
            if below > 0.0 { icc * k / below } else { f64::NEG_INFINITY }
        };
        (
            self.icc("ICC(2), ICC(A,1)", single, (low, high), level),
            self.icc("ICC(2,k), ICC(A,k)", mean, (of_mean(low), of_mean(high)), level),
        )
    }

    fn consistency(&self, level: f64) -> (Icc, Icc) {
        let Self { items: r, residual: e, k, .. } = *self;
        let (df1, df2) = self.df();
        let tail = (1.0 - level) / 2.0;
        let up = f_quantile(1.0 - tail, df1, df2);
        let down = f_quantile(1.0 - tail, df2, df1);
        // Bounds on R/E, kept as pairs so that E may be zero.
        let single = |r: f64, e: f64| (r - e) / (r + (k - 1.0) * e);
        let mean = |r: f64, e: f64| (r - e) / r;
        (
            self.icc("ICC(3), ICC(C,1)", single(r, e), (single(r, up * e), single(r * down, e)), level),
            self.icc("ICC(3,k), ICC(C,k)", mean(r, e), (mean(r, up * e), mean(r * down, e)), level),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::forms;
    use crate::{Ratings, Scale, Undefined};

    #[test]
    fn consistency_has_a_value_where_the_variance_of_a_mean_has_none() {
        // R = 1/4, C = 1/4, E = 25/4: ICC(2,k) would divide by R + (C − E)/2 = -11/4.
        let rows = [(0, 0, 0.0), (0, 1, 2.0), (1, 0, 3.0), (1, 1, 0.0)];
        let found = forms(&Ratings::from_numbers(rows, &Scale::interval()).unwrap(), 0.95).unwrap();
        assert_eq!(found.icc2k.clone().unwrap_err(), Undefined::NegativeVariance);
        // (1/4 − 25/4)/(1/4 + 25/4), and the same less the raters' part, (1/4 − 25/4)/(1/4 + 1/4).
        assert!((found.icc3.value + 12.0 / 13.0).abs() < 1e-12, "{found:?}");
        assert!((found.icc2.value + 12.0).abs() < 1e-9);
        assert!((found.icc3k.value + 24.0).abs() < 1e-9);
    }

    #[test]
    fn an_interval_without_a_lower_end_is_none() {
        // Two items: the lower bound of ICC(2) is below −1/2, where that of the mean of three raters has its pole.
        let rows = [(0, 0, 0.48), (0, 2, 0.61), (0, 1, -0.07), (1, 1, 1.92), (1, 2, 0.57), (1, 0, 1.23)];
        let found = forms(&Ratings::from_numbers(rows, &Scale::interval()).unwrap(), 0.95).unwrap();
        assert!(found.icc2.interval.as_ref().unwrap().low < -0.5, "{:?}", found.icc2);
        let mean = found.icc2k.unwrap();
        assert!(mean.value > 0.6 && mean.interval.is_none(), "{mean:?}");
    }

    #[test]
    fn full_agreement_has_no_f_and_is_certain() {
        // The mean of .1, .1 and .1 is not .1.
        let rows = (0..5).flat_map(|i| (0..3).map(move |r| (i, r, 0.1 * f64::from(i))));
        let found = forms(&Ratings::from_numbers(rows, &Scale::interval()).unwrap(), 0.95).unwrap();
        for icc in [found.icc1, found.icc2, found.icc3] {
            assert!(icc.f.is_none() && icc.p == 0.0 && (icc.value - 1.0).abs() < 1e-12, "{icc:?}");
        }
    }
}
