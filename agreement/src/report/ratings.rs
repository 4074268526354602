//! The report of a table of ratings.

use serde::ser::Error as _;
use serde::{Serialize, Serializer};
use serde_json::{Map, Value};

use super::Options;
use super::outcome::{self, IccOutcome, Outcome, Spread};
use super::raters::{self, RaterOutcome};
use crate::cohen::{Pair, Pairs};
use crate::fleiss::{self, Fleiss};
use crate::krippendorff::{Alpha, Metric};
use crate::percent::Percent;
use crate::simulate::Draws;
use crate::statistic::{Asked, Baseline, Computed, Evidence, Of, STATISTICS, Statistic, baselines};
use crate::{Coefficient, Measure, Ratings, Undefined, binning};

/// Draws made for each baseline at most: their spread is wider than the error this leaves.
const BASELINE_DRAWS: usize = 200;

/// Every number of a table of ratings, as documented for the command line.
#[derive(Debug, Clone, PartialEq)]
pub struct RatingsReport {
    /// The level of measurement.
    pub measure: Measure,
    /// Coverage of the intervals.
    pub level: f64,
    /// Items, with those whose ratings are missing.
    pub n_items: usize,
    /// Raters.
    pub n_raters: usize,
    /// Ratings.
    pub n_ratings: usize,
    /// Pairs of ratings of one item.
    pub n_pairs: usize,
    /// Share of the items × raters table that is filled.
    pub coverage: f64,
    /// The statistics of the list that are of ratings, in its order.
    pub statistics: Vec<(&'static Statistic, Shown)>,
    /// Each pair of raters that shares an item.
    pub pairs: Vec<PairOutcome>,
    /// Careless annotators on the same design, by name, each with the statistics of simulated annotators.
    pub baselines: Vec<(String, Vec<(&'static Statistic, Spread)>)>,
    /// Fleiss' kappa of each category, by label.
    pub fleiss_per_category: Vec<(String, Outcome)>,
    /// Each rater compared with the others, if requested.
    pub raters: Option<Vec<RaterOutcome>>,
    /// Agreement on being at or above the threshold, if a threshold was given.
    pub binned: Option<Binned>,
}

/// A statistic's value in the shape that its kind has in JSON.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Shown {
    /// A value with an interval, or the reason why it is undefined.
    Outcome(Outcome),
    /// The same with an F test.
    Icc(IccOutcome),
    /// The median of draws.
    Spread(Spread),
}

/// The kappas of one pair of raters; `null` where undefined.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[expect(missing_docs, reason = "the fields of `cohen::Pair`")]
pub struct PairOutcome {
    pub a: String,
    pub b: String,
    pub n_items: usize,
    pub unweighted: Option<f64>,
    pub linear: Option<f64>,
    pub quadratic: Option<f64>,
}

/// Agreement on being at or above a threshold.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Binned {
    /// The threshold.
    pub threshold: f64,
    /// Percent agreement.
    pub percent_agreement: Outcome,
    /// Fleiss' kappa.
    pub fleiss: Outcome,
    /// Krippendorff's nominal alpha.
    pub krippendorff: Outcome,
}

/// Computes the report of a table of ratings.
pub fn of_ratings(ratings: &Ratings, options: &Options) -> RatingsReport {
    let evidence = Evidence::new(ratings, options.bootstrap, options.simulate, options.level);
    let evidence = if options.pairs { evidence } else { evidence.without_pairs() };
    let wanted = |statistic: &&Statistic| match (statistic.of, statistic.asked) {
        (Of::Marks(_), _) => false,
        (Of::Ratings(_) | Of::Simulated(_), Asked::Reml) => options.reml,
        (Of::Ratings(_) | Of::Simulated(_), Asked::Always) => true,
    };
    let computed = |statistic: &'static Statistic| (statistic, Shown::of(statistic, evidence.compute(statistic)));
    RatingsReport {
        measure: ratings.measure(),
        level: options.bootstrap.map_or(options.level, |plan| plan.level),
        n_items: ratings.n_items(),
        n_raters: ratings.n_raters(),
        n_ratings: ratings.n_ratings(),
        n_pairs: ratings.n_pairs(),
        coverage: ratings.coverage(),
        statistics: STATISTICS.into_iter().filter(wanted).map(computed).collect(),
        pairs: if options.pairs { pairs(ratings) } else { Vec::new() },
        baselines: careless(ratings, options),
        fleiss_per_category: per_category(ratings, options),
        raters: options.raters.then(|| raters::of(ratings)),
        binned: options.threshold.map(|threshold| binned(ratings, threshold, options)),
    }
}

impl Shown {
    fn of(statistic: &Statistic, computed: Result<Computed, Undefined>) -> Self {
        match (computed, statistic.of) {
            (Ok(Computed::Estimate(estimate)), _) => Self::Outcome(Ok(estimate).into()),
            (Ok(Computed::Icc(icc)), _) => Self::Icc(Ok(&icc).into()),
            (Ok(Computed::Summary(summary)), _) => Self::Spread(Ok(summary).into()),
            (Err(reason), Of::Simulated(_)) => Self::Spread(Err(reason).into()),
            (Err(reason), Of::Ratings(_) | Of::Marks(_)) => Self::Outcome(Outcome::undefined(reason)),
        }
    }
}

fn outcome(of: Result<impl Coefficient, Undefined>, options: &Options) -> Outcome {
    let estimate = of.and_then(|coefficient| match &options.bootstrap {
        Some(plan) => coefficient.bootstrapped(plan),
        None => coefficient.with_normal(options.level),
    });
    estimate.into()
}

fn pairs(ratings: &Ratings) -> Vec<PairOutcome> {
    let pair = |Pair { a, b, n_items, unweighted, linear, quadratic }| PairOutcome {
        a,
        b,
        n_items,
        unweighted: unweighted.ok(),
        linear: linear.ok(),
        quadratic: quadratic.ok(),
    };
    Pairs::without_items(ratings).map(|pairs| pairs.each(ratings).into_iter().map(pair).collect()).unwrap_or_default()
}

/// Careless annotators on the same items; empty if no draws were requested.
fn careless(ratings: &Ratings, options: &Options) -> Vec<(String, Vec<(&'static Statistic, Spread)>)> {
    let Some(draws) = options.simulate.filter(|_| ratings.n_levels() > 0) else { return Vec::new() };
    let fewer = Draws { draws: draws.draws.min(BASELINE_DRAWS), ..draws };
    let spreads = |baseline: Baseline| {
        let reached = baseline.reached(ratings, STATISTICS, &fewer).into_iter();
        let spreads = reached.map(|(statistic, summary)| (statistic, Spread::from(summary))).collect();
        (baseline.json_key, spreads)
    };
    baselines(ratings).into_iter().map(spreads).collect()
}

fn per_category(ratings: &Ratings, options: &Options) -> Vec<(String, Outcome)> {
    let categories = fleiss::per_category(ratings, options.bootstrap.as_ref()).unwrap_or_default();
    categories.into_iter().map(|c| (c.label, c.kappa.into())).collect()
}

fn binned(ratings: &Ratings, threshold: f64, options: &Options) -> Binned {
    let cut = binning::at(ratings, threshold);
    let cut = cut.as_ref().map_err(|e| *e);
    Binned {
        threshold,
        percent_agreement: outcome(cut.and_then(Percent::of), options),
        fleiss: outcome(cut.and_then(Fleiss::of), options),
        krippendorff: outcome(cut.and_then(|r| Alpha::of(r, Metric::Nominal)), options),
    }
}

impl Serialize for RatingsReport {
    /// The documented JSON: each statistic at its path.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.json().map_err(S::Error::custom)?.serialize(serializer)
    }
}

impl RatingsReport {
    fn json(&self) -> serde_json::Result<Map<String, Value>> {
        let mut all = Map::new();
        for (name, n) in [
            ("n_items", self.n_items),
            ("n_raters", self.n_raters),
            ("n_ratings", self.n_ratings),
            ("n_pairs", self.n_pairs),
        ] {
            all.insert(name.to_owned(), n.into());
        }
        all.insert("coverage".to_owned(), self.coverage.into());
        for (statistic, shown) in &self.statistics {
            put(&mut all, statistic.path, serde_json::to_value(shown)?);
        }
        put(&mut all, &["cohen", "pairs"], serde_json::to_value(&self.pairs)?);
        let mut baselines = Map::new();
        for (name, spreads) in &self.baselines {
            let mut own = Map::new();
            for (statistic, spread) in spreads {
                put(&mut own, statistic.path.get(1..).unwrap_or_default(), serde_json::to_value(spread)?);
            }
            baselines.insert(name.clone(), own.into());
        }
        all.insert("baselines".to_owned(), baselines.into());
        all.insert("fleiss_per_category".to_owned(), outcome::object(&self.fleiss_per_category)?);
        if let Some(raters) = &self.raters {
            all.insert("raters".to_owned(), serde_json::to_value(raters)?);
        }
        if let Some(binned) = &self.binned {
            all.insert("binned".to_owned(), serde_json::to_value(binned)?);
        }
        Ok(all)
    }
}

/// Inserts a value at a path of names.
fn put(object: &mut Map<String, Value>, path: &[&str], value: Value) {
    match path {
        [] => {}
        [name] => {
            object.insert((*name).to_owned(), value);
        }
        [name, rest @ ..] => {
            let inner = object.entry(*name).or_insert_with(|| Map::new().into());
            if let Value::Object(inner) = inner {
                put(inner, rest, value);
            }
        }
    }
}
