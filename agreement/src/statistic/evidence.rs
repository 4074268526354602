//! A table of ratings during the computation of its statistics: shared intermediate results are computed once.

use std::cell::OnceCell;

use super::{Computed, Of, Statistic};
use crate::{
    Bootstrap, Coefficient, Estimate, Ratings, Undefined,
    cohen::{self, Light, Pairs, Weight},
    icc::{self, Forms, Icc, Reml},
    simulate::{self, Draws, Simulated},
};

/// Ratings, the options of their intervals, and the intermediate results so far.
#[derive(Debug)]
pub struct Evidence<'a> {
    ratings: &'a Ratings,
    bootstrap: Option<Bootstrap>,
    simulate: Option<Draws>,
    level: f64,
    pairs: bool,
    over_pairs: OnceCell<OverPairs>,
    one_way: OnceCell<Result<(Icc, Icc), Undefined>>,
    two_way: OnceCell<Result<Forms, Undefined>>,
    reml: OnceCell<Result<Reml, Undefined>>,
    drawn: OnceCell<Result<Simulated, Undefined>>,
}

/// The means over pairs of raters, computed together by one bootstrap.
#[derive(Debug, Clone)]
pub struct OverPairs {
    /// Cohen's kappa.
    pub unweighted: Result<Computed, Undefined>,
    /// Cohen's kappa by distances.
    pub linear: Result<Computed, Undefined>,
    /// Cohen's kappa by squared distances.
    pub quadratic: Result<Computed, Undefined>,
    /// Scott's π.
    pub scott: Result<Computed, Undefined>,
}

impl<'a> Evidence<'a> {
    /// Ratings with intervals at a confidence level: by a bootstrap, otherwise from the analytic standard error.
    pub fn new(ratings: &'a Ratings, bootstrap: Option<Bootstrap>, simulate: Option<Draws>, level: f64) -> Self {
        Self {
            ratings,
            bootstrap,
            simulate,
            level,
            pairs: true,
            over_pairs: OnceCell::new(),
            one_way: OnceCell::new(),
            two_way: OnceCell::new(),
            reml: OnceCell::new(),
            drawn: OnceCell::new(),
        }
    }

    /// The same without the statistics that compare every two raters.
    pub fn without_pairs(self) -> Self {
        Self { pairs: false, ..self }
    }

    /// A statistic of these ratings.
    ///
    /// # Errors
    /// The reason there is no value; [`Undefined::NoRatings`] for a statistic that is not of ratings.
    pub fn compute(&self, statistic: &Statistic) -> Result<Computed, Undefined> {
        match statistic.of {
            Of::Ratings(compute) => compute(self),
            Of::Simulated(pick) => pick(self.drawn()?).clone().map(Computed::Summary),
            Of::Marks(_) => Err(Undefined::NoRatings),
        }
    }

    /// The ratings.
    pub const fn ratings(&self) -> &'a Ratings {
        self.ratings
    }

    pub(super) fn estimate(&self, of: Result<impl Coefficient, Undefined>) -> Result<Computed, Undefined> {
        let estimate = of.and_then(|coefficient| match &self.bootstrap {
            Some(plan) => coefficient.bootstrapped(plan),
            None => coefficient.with_normal(self.level),
        });
        estimate.map(Computed::Estimate)
    }

    pub(super) fn over_pairs(&self) -> OverPairs {
        let none = || OverPairs::none(Undefined::NotAsked);
        let compute = || OverPairs::of(self.ratings, self.bootstrap.as_ref());
        self.over_pairs.get_or_init(|| if self.pairs { compute() } else { none() }).clone()
    }

    pub(super) fn one_way(&self, pick: fn(&(Icc, Icc)) -> &Icc) -> Result<Computed, Undefined> {
        let both = self.one_way.get_or_init(|| icc::one_way(self.ratings, self.level));
        both.as_ref().map(|both| Computed::Icc(pick(both).clone())).map_err(|why| *why)
    }

    pub(super) fn two_way(&self, pick: fn(&Forms) -> Result<&Icc, Undefined>) -> Result<Computed, Undefined> {
        let forms = self.two_way.get_or_init(|| icc::forms(self.ratings, self.level));
        forms.as_ref().map_err(|why| *why).and_then(pick).map(|icc| Computed::Icc(icc.clone()))
    }

    pub(super) fn reml(&self, pick: fn(&Reml) -> &Estimate) -> Result<Computed, Undefined> {
        let reml = self.reml.get_or_init(|| icc::reml(self.ratings, self.level));
        reml.as_ref().map(|reml| Computed::Estimate(pick(reml).clone())).map_err(|why| *why)
    }

    fn drawn(&self) -> Result<&Simulated, Undefined> {
        let draw = || simulate::annotators(self.ratings, self.simulate.as_ref().ok_or(Undefined::NotAsked)?);
        self.drawn.get_or_init(draw).as_ref().map_err(|why| *why)
    }
}

impl OverPairs {
    const fn none(why: Undefined) -> Self {
        Self { unweighted: Err(why), linear: Err(why), quadratic: Err(why), scott: Err(why) }
    }

    fn of(ratings: &Ratings, bootstrap: Option<&Bootstrap>) -> Self {
        let pairs = if bootstrap.is_some() { Pairs::of(ratings) } else { Pairs::without_items(ratings) };
        let pairs = match pairs {
            Ok(pairs) => pairs,
            Err(why) => return Self::none(why),
        };
        let weighted = [Weight::Unweighted, Weight::Linear, Weight::Quadratic].map(|weight| pairs.mean(weight));
        let reasons = weighted.each_ref().map(|mean| mean.as_ref().err().copied());
        let mut means: Vec<Light<'_>> = weighted.into_iter().flatten().collect();
        means.push(pairs.scott());
        let mut estimates = match bootstrap {
            Some(plan) => cohen::bootstrapped(&means, plan),
            None => means.iter().map(Coefficient::estimate).collect(),
        }
        .into_iter();
        let mut next = || estimates.next().unwrap_or(Err(Undefined::NoPairs)).map(Computed::Estimate);
        let [unweighted, linear, quadratic] = reasons.map(|reason| reason.map_or_else(&mut next, Err));
        Self { unweighted, linear, quadratic, scott: next() }
    }
}
