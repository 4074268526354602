//! Differences between levels of a factor, estimated marginal means, and the severity of raters.

use agreement::significance::holm;
use serde::Serialize;

use crate::design::Factor;
use crate::fit::{Combination, Fit, Interval, combination};
use crate::numbers::{dot, quantile};
use crate::{Method, Refusal};

/// Which levels are compared.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Against {
    /// Every level with every other one.
    Pairs,
    /// Every other level with this one.
    One(String),
}

/// The difference between two levels of a factor.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Contrast {
    /// The level whose mean is reduced by the other's.
    pub level: String,
    /// The other level.
    pub other: String,
    /// In units of the response, or on the latent scale: log-odds of a higher rating with the logit link.
    pub difference: f64,
    /// Its standard error.
    pub se: f64,
    /// Its interval, at the level of the fit, not corrected for the number of contrasts.
    pub interval: Interval,
    /// Degrees of freedom by Satterthwaite's method; none where the normal distribution is used.
    pub df: Option<f64>,
    /// Two-sided p of no difference.
    pub p: f64,
    /// p corrected for the number of contrasts by Holm's method.
    pub holm: f64,
}

/// The mean of a level, adjusted for items, raters and the other fixed effects.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Mean {
    /// The level.
    pub level: String,
    /// Estimated marginal mean: other factors at the mean of their levels, numeric columns at their mean, random effects at
    /// 0. Of an ordinal model on the latent scale, less the mean of the thresholds.
    pub mean: f64,
    /// Its standard error.
    pub se: f64,
    /// Its interval.
    pub interval: Interval,
    /// Degrees of freedom, as for contrasts.
    pub df: Option<f64>,
}

/// How severe a rater is.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Severity {
    /// The rater, or a level of another grouping factor.
    pub level: String,
    /// Ratings.
    pub n: usize,
    /// How much lower than average they rate, in units of the response or of the latent scale: minus the conditional mode.
    pub severity: f64,
    /// Its standard deviation given the data.
    pub sd: f64,
    /// The interval severity ± quantile × sd.
    pub interval: Interval,
}

impl Fit {
    /// Differences between the levels of a categorical fixed effect, most certain sign first as the levels are ordered.
    ///
    /// # Definition
    /// (mean of `level`) − (mean of `other`) = l'β, standard error √(l'Vl), where V are the covariances of β. t with
    /// Satterthwaite's degrees of freedom for linear models, as R's lmerTest; normal for ordinal ones, as R's ordinal.
    /// [`Against::Pairs`] reduces the earlier level's mean by the later one's, as R's emmeans.
    ///
    /// # Errors
    /// [`Refusal::NotAFactor`], [`Refusal::UnknownLevel`].
    ///
    /// # References
    /// Holm, A simple sequentially rejective multiple test procedure, 1979; Satterthwaite, An approximate distribution of
    /// estimates of variance components, 1946, doi:10.2307/3002019. Compared with emmeans 1.8.4.
    pub fn contrasts(&self, factor: &str, against: &Against) -> Result<Vec<Contrast>, Refusal> {
        let factor = self.factor(factor)?;
        let n = factor.levels.len();
        let pairs: Vec<(usize, usize)> = match against {
            Against::Pairs => (0..n).flat_map(|a| (a + 1..n).map(move |b| (a, b))).collect(),
            Against::One(name) => {
                let unknown = || Refusal::UnknownLevel { column: factor.name.clone(), level: name.clone() };
                let other = factor.levels.iter().position(|level| level == name).ok_or_else(unknown)?;
                (0..n).filter(|&level| level != other).map(|level| (level, other)).collect()
            }
        };
        let weights = |(a, b): (usize, usize)| {
            let mut l = vec![0.0; self.n_estimates()];
            self.add_level(&mut l, factor, a, 1.0);
            self.add_level(&mut l, factor, b, -1.0);
            self.combine(&l)
        };
        let all: Vec<Combination> = pairs.iter().map(|&pair| weights(pair)).collect();
        let corrected = holm(&all.iter().map(|one| one.p).collect::<Vec<f64>>());
        let contrast = |((&(a, b), one), holm): ((&(usize, usize), Combination), f64)| Contrast {
            level: factor.levels[a].clone(),
            other: factor.levels[b].clone(),
            difference: one.estimate,
            se: one.se,
            interval: one.interval,
            df: one.df,
            p: one.p,
            holm,
        };
        Ok(pairs.iter().zip(all).zip(corrected).map(contrast).collect())
    }

    /// Estimated marginal means of the levels of a categorical fixed effect.
    ///
    /// # Errors
    /// [`Refusal::NotAFactor`].
    ///
    /// # References
    /// Searle, Speed and Milliken, Population marginal means in the linear model, 1980, doi:10.2307/2684063. Compared
    /// with emmeans 1.8.4 (for ordinal models `mode = "latent"`).
    pub fn means(&self, factor: &str) -> Result<Vec<Mean>, Refusal> {
        let factor = self.factor(factor)?;
        let mut base = vec![0.0; self.n_estimates()];
        let n_thresholds = self.thresholds.len();
        for weight in base.iter_mut().take(n_thresholds) {
            *weight = -1.0 / n_thresholds as f64;
        }
        if self.parts.has_intercept {
            base[n_thresholds] = 1.0;
        }
        for numeric in &self.parts.numerics {
            base[n_thresholds + numeric.column] = numeric.mean;
        }
        for other in self.parts.factors.iter().filter(|other| other.name != factor.name) {
            for level in 0..other.levels.len() {
                self.add_level(&mut base, other, level, 1.0 / other.levels.len() as f64);
            }
        }
        let mean = |(level, name): (usize, &String)| {
            let mut l = base.clone();
            self.add_level(&mut l, factor, level, 1.0);
            let one = self.combine(&l);
            Mean { level: name.clone(), mean: one.estimate, se: one.se, interval: one.interval, df: one.df }
        };
        Ok(factor.levels.iter().enumerate().map(mean).collect())
    }

    /// The severity of raters (or the difficulty of items), the most severe first.
    ///
    /// # Errors
    /// [`Refusal::NotAGroup`].
    pub fn severity(&self, group: &str) -> Result<Vec<Severity>, Refusal> {
        let not_a_group = || Refusal::NotAGroup { group: group.to_owned() };
        let group = self.groups.iter().find(|other| other.name == group).ok_or_else(not_a_group)?;
        let factor = quantile(f64::midpoint(1.0, self.level), None);
        let one = |effect: &crate::Effect| {
            let (severity, half) = (0.0 - effect.mode, factor * effect.sd);
            let interval = Interval { low: severity - half, high: severity + half };
            Severity { level: effect.level.clone(), n: effect.n, severity, sd: effect.sd, interval }
        };
        let mut all: Vec<Severity> = group.effects.iter().map(one).collect();
        all.sort_by(|a, b| b.severity.total_cmp(&a.severity));
        Ok(all)
    }

    /// The categorical fixed effects.
    pub fn factors(&self) -> Vec<&str> {
        self.parts.factors.iter().map(|factor| factor.name.as_str()).collect()
    }

    /// The levels of a categorical fixed effect and the one that is the reference.
    ///
    /// # Errors
    /// [`Refusal::NotAFactor`].
    pub fn levels(&self, factor: &str) -> Result<(&[String], &str), Refusal> {
        self.factor(factor).map(|factor| (factor.levels.as_slice(), factor.levels[factor.reference].as_str()))
    }

    /// What differences are measured in, as a label.
    pub fn scale(&self) -> &'static str {
        match self.method {
            Method::Gaussian(_) => "units of the rating",
            Method::Ordinal(crate::Link::Logit, _) => "log-odds of a higher rating",
            Method::Ordinal(crate::Link::Probit, _) => "standard deviations of the latent scale",
        }
    }

    fn factor(&self, name: &str) -> Result<&Factor, Refusal> {
        let found = self.parts.factors.iter().find(|factor| factor.name == name);
        found.ok_or_else(|| Refusal::NotAFactor { column: name.to_owned() })
    }

    fn n_estimates(&self) -> usize {
        self.thresholds.len() + self.coefficients.len()
    }

    fn add_level(&self, l: &mut [f64], factor: &Factor, level: usize, weight: f64) {
        if let Some(column) = factor.columns[level] {
            l[self.thresholds.len() + column] += weight;
        }
    }

    fn combine(&self, l: &[f64]) -> Combination {
        let values: Vec<f64> = self.thresholds.iter().chain(&self.coefficients).map(|one| one.estimate).collect();
        combination(dot(&values, l), l, &self.covariance, self.parts.spread.as_ref(), self.level)
    }
}
