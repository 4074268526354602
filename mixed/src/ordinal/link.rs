//! The log-probability of a category and its derivatives by the two thresholds around it.
//!
//! With a = θ_k − η and b = θ_{k−1} − η, log P = log(F(a) − F(b)). Subscripts are derivatives by a and b; the score by η
//! is −(L_a + L_b), and w is minus the second derivative by η, which is positive for both links.

use statrs::distribution::{Continuous as _, ContinuousCDF as _, Normal};

use super::Link;

/// A category's thresholds, and what depends on their distance alone.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Cut {
    pub(crate) upper: f64,
    pub(crate) lower: f64,
    log_gap: f64,
    slope: f64,
    bend: f64,
}

/// The value, the score by η, and w.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Score {
    pub(crate) value: f64,
    pub(crate) s: f64,
    pub(crate) w: f64,
}

/// All that the gradient needs.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Local {
    pub(crate) value: f64,
    pub(crate) la: f64,
    pub(crate) lb: f64,
    pub(crate) laa: f64,
    pub(crate) lab: f64,
    pub(crate) lbb: f64,
    /// Derivatives of w.
    pub(crate) wa: f64,
    pub(crate) wb: f64,
}

impl Local {
    pub(crate) fn s(&self) -> f64 {
        -(self.la + self.lb)
    }

    /// Derivatives of the score by a and b.
    pub(crate) fn sa(&self) -> f64 {
        -(self.laa + self.lab)
    }

    pub(crate) fn sb(&self) -> f64 {
        -(self.lbb + self.lab)
    }

    pub(crate) fn w(&self) -> f64 {
        self.sa() + self.sb()
    }

    /// dw/dη.
    pub(crate) fn dw(&self) -> f64 {
        -(self.wa + self.wb)
    }
}

/// The categories' thresholds; `None` if they do not increase.
pub(crate) fn cuts(thresholds: &[f64]) -> Option<Vec<Cut>> {
    let n = thresholds.len();
    let cut = |category: usize| {
        let lower = if category == 0 { f64::NEG_INFINITY } else { thresholds[category - 1] };
        let upper = if category == n { f64::INFINITY } else { thresholds[category] };
        let gap = upper - lower;
        let (small, rest) = ((-gap).exp(), -(-gap).exp_m1());
        let inside = gap.is_finite();
        Cut {
            upper,
            lower,
            log_gap: if inside { rest.ln() } else { 0.0 },
            slope: if inside { small / rest } else { 0.0 },
            bend: if inside { small / (rest * rest) } else { 0.0 },
        }
    };
    let increase = thresholds.windows(2).all(|pair| pair[1] - pair[0] > 1e-12);
    (increase && thresholds.iter().all(|x| x.is_finite())).then(|| (0..=n).map(cut).collect())
}

/// 1 − F(x) and log F(x) of the logistic distribution.
fn logistic(x: f64) -> (f64, f64) {
    let e = (-x.abs()).exp();
    let log = e.ln_1p();
    if x > 0.0 { (e / (1.0 + e), -log) } else { (1.0 / (1.0 + e), x - log) }
}

impl Link {
    pub(crate) fn score(self, cut: &Cut, eta: f64) -> Score {
        match self {
            Self::Logit => {
                let (above, log_a) = logistic(cut.upper - eta);
                let (below, log_b) = logistic(eta - cut.lower);
                let w = above * (1.0 - above) + below * (1.0 - below);
                Score { value: log_a.min(0.0) + log_b.min(0.0) + cut.log_gap, s: below - above, w }
            }
            Self::Probit => {
                let local = self.local(cut, eta);
                Score { value: local.value, s: local.s(), w: local.w() }
            }
        }
    }

    pub(crate) fn local(self, cut: &Cut, eta: f64) -> Local {
        match self {
            Self::Logit => {
                let (above, log_a) = logistic(cut.upper - eta);
                let (below, log_b) = logistic(eta - cut.lower);
                let (fa, fb) = (above * (1.0 - above), below * (1.0 - below));
                Local {
                    value: log_a.min(0.0) + log_b.min(0.0) + cut.log_gap,
                    la: above + cut.slope,
                    lb: -below - cut.slope,
                    laa: -fa - cut.bend,
                    lab: cut.bend,
                    lbb: -fb - cut.bend,
                    wa: fa * (2.0 * above - 1.0),
                    wb: -fb * (2.0 * below - 1.0),
                }
            }
            Self::Probit => probit(cut.upper - eta, cut.lower - eta),
        }
    }
}

/// The derivatives where F is the normal distribution.
fn probit(a: f64, b: f64) -> Local {
    let normal = Normal::standard();
    let p = if a + b > 0.0 { normal.cdf(-b) - normal.cdf(-a) } else { normal.cdf(a) - normal.cdf(b) };
    if p.is_nan() || p <= 1e-290 {
        let none = f64::NEG_INFINITY;
        return Local { value: none, la: 0.0, lb: 0.0, laa: 0.0, lab: 0.0, lbb: 0.0, wa: 0.0, wb: 0.0 };
    }
    // f/p, f'/p and f''/p; of b with the other sign.
    let parts = |x: f64, sign: f64| {
        if !x.is_finite() {
            return (0.0, 0.0, 0.0);
        }
        let f = sign * normal.pdf(x) / p;
        (f, -x * f, (x * x - 1.0) * f)
    };
    let ((a, a1, a2), (b, b1, b2)) = (parts(a, 1.0), parts(b, -1.0));
    let (aaa, bbb) = (a2 - 3.0 * a * a1 + 2.0 * a * a * a, b2 - 3.0 * b * b1 + 2.0 * b * b * b);
    let (aab, abb) = (2.0 * a * a * b - a1 * b, 2.0 * a * b * b - a * b1);
    Local {
        value: p.ln(),
        la: a,
        lb: b,
        laa: a1 - a * a,
        lab: -a * b,
        lbb: b1 - b * b,
        wa: -(aaa + 2.0 * aab + abb),
        wb: -(bbb + 2.0 * abb + aab),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn derivatives_are_those_of_the_value() {
        let at =
            |link: Link, theta: &[f64], category: usize, eta: f64| link.local(&cuts(theta).unwrap()[category], eta);
        let h = 1e-5;
        for link in [Link::Logit, Link::Probit] {
            for category in 0..3 {
                for eta in [-2.5, 0.3, 3.0] {
                    let theta = [-0.7, 1.1];
                    let here = at(link, &theta, category, eta);
                    let close = |x: f64, y: f64, what: &str| {
                        assert!((x - y).abs() < 1e-8, "{link:?} {category} {eta} {what}: {x} {y}");
                    };
                    let (up, down) = (at(link, &theta, category, eta + h), at(link, &theta, category, eta - h));
                    close(here.s(), (up.value - down.value) / (2.0 * h), "s");
                    close(here.w(), -(up.s() - down.s()) / (2.0 * h), "w");
                    close(here.dw(), (up.w() - down.w()) / (2.0 * h), "dw");
                    if category < 2 {
                        let moved = |h: f64| {
                            let mut theta = theta;
                            theta[category] += h;
                            at(link, &theta, category, eta)
                        };
                        let (up, down) = (moved(h), moved(-h));
                        close(here.la, (up.value - down.value) / (2.0 * h), "la");
                        close(here.laa, (up.la - down.la) / (2.0 * h), "laa");
                        close(here.lab, (up.lb - down.lb) / (2.0 * h), "lab");
                        close(here.wa, (up.w() - down.w()) / (2.0 * h), "wa");
                        close(here.sa(), (up.s() - down.s()) / (2.0 * h), "sa");
                    }
                    let score = link.score(&cuts(&theta).unwrap()[category], eta);
                    close(score.s, here.s(), "score");
                    close(score.w, here.w(), "weight");
                }
            }
        }
    }

    #[test]
    fn far_tails_are_finite() {
        for eta in [-800.0, 800.0] {
            for category in 0..3 {
                let local = Link::Logit.local(&cuts(&[-1.0, 1.0]).unwrap()[category], eta);
                assert!(local.value.is_finite() && local.w() >= 0.0 && local.wa.is_finite());
            }
        }
        assert!(cuts(&[1.0, 1.0]).is_none());
    }
}
