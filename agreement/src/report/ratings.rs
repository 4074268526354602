//! The report of a table of ratings.

use serde::Serialize;

use super::Options;
use super::outcome::{self, IccOutcome, Outcome, Spread};
use super::raters::{self, RaterOutcome};
use crate::brennan_prediger::BrennanPrediger;
use crate::cohen::{self, Light, Pair, Pairs, Weight};
use crate::conger::Conger;
use crate::correlation::concordance;
use crate::fleiss::{self, Fleiss};
use crate::krippendorff::{Alpha, Metric};
use crate::percent::Percent;
use crate::simulate::{self, Careless, Draws, Simulated};
use crate::{Coefficient, Estimate, Measure, Ratings, Undefined, binning, gwet, icc};

/// Draws made for each baseline at most: their spread is wider than the error this leaves.
const BASELINE_DRAWS: usize = 200;

/// Every number of a table of ratings, as documented for the command line.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct RatingsReport {
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
    /// Percent agreement.
    pub percent_agreement: Outcome,
    /// Fleiss' kappa.
    pub fleiss: Outcome,
    /// Conger's kappa.
    pub conger: Outcome,
    /// Scott's π, mean over pairs of raters.
    pub scott: Outcome,
    /// Krippendorff's alpha at four levels.
    pub krippendorff: Krippendorff,
    /// Gwet's coefficients.
    pub gwet: Gwet,
    /// The Brennan-Prediger coefficient.
    pub brennan_prediger: Outcome,
    /// Cohen's kappa over pairs of raters.
    pub cohen: Cohen,
    /// Intraclass correlations.
    pub icc: SixIccs,
    /// Kendall's W.
    pub kendall_w: Outcome,
    /// Simulated annotators.
    pub simulated: SimulatedReport,
    /// Careless annotators on the same design, by name.
    #[serde(serialize_with = "named")]
    pub baselines: Vec<(String, SimulatedReport)>,
    /// Fleiss' kappa of each category, by label.
    #[serde(serialize_with = "named")]
    pub fleiss_per_category: Vec<(String, Outcome)>,
    /// Each rater against the rest, where asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub raters: Option<Vec<RaterOutcome>>,
    /// Agreement on being at or above the threshold, where one was given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub binned: Option<Binned>,
}

/// Krippendorff's alpha at four levels of measurement.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[expect(missing_docs, reason = "each field is the level it is named after")]
pub struct Krippendorff {
    pub nominal: Outcome,
    pub ordinal: Outcome,
    pub interval: Outcome,
    pub ratio: Outcome,
}

/// Gwet's coefficients.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Gwet {
    /// AC1: names.
    pub ac1: Outcome,
    /// AC2: ordinal weights on an ordinal scale, quadratic on numbers, none on names.
    pub ac2: Outcome,
}

/// Cohen's kappa over pairs of raters.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Cohen {
    /// The mean over pairs.
    pub mean: CohenMean,
    /// Each pair that shares an item.
    pub pairs: Vec<PairOutcome>,
}

/// The mean kappa at three weightings.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[expect(missing_docs, reason = "each field is the weighting it is named after")]
pub struct CohenMean {
    pub unweighted: Outcome,
    pub linear: Outcome,
    pub quadratic: Outcome,
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

/// The six forms of Shrout and Fleiss, and the two by REML where asked for.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[expect(missing_docs, reason = "each field is the form it is named after")]
pub struct SixIccs {
    pub icc1: IccOutcome,
    pub icc2: IccOutcome,
    pub icc3: IccOutcome,
    pub icc1k: IccOutcome,
    pub icc2k: IccOutcome,
    pub icc3k: IccOutcome,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reml: Option<IccReml>,
}

/// Intraclass correlations of incomplete designs.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct IccReml {
    /// Absolute agreement of one rating.
    pub icc_a1: Outcome,
    /// Consistency of one rating.
    pub icc_c1: Outcome,
}

/// Six coefficients of two simulated annotators.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[expect(missing_docs, reason = "each field is the coefficient it is named after")]
pub struct SimulatedReport {
    pub kappa_unweighted: Spread,
    pub kappa_linear: Spread,
    pub kappa_quadratic: Spread,
    pub pearson: Spread,
    pub spearman: Spread,
    pub kendall: Spread,
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

fn named<S: serde::Serializer, T: Serialize>(entries: &[(String, T)], serializer: S) -> Result<S::Ok, S::Error> {
    outcome::named(entries, serializer)
}

/// Computes the report of a table of ratings.
pub fn of_ratings(ratings: &Ratings, options: &Options) -> RatingsReport {
    let alpha = |metric| outcome(Alpha::of(ratings, metric), options);
    let (cohen, scott) = cohen(ratings, options);
    RatingsReport {
        n_items: ratings.n_items(),
        n_raters: ratings.n_raters(),
        n_ratings: ratings.n_ratings(),
        n_pairs: ratings.n_pairs(),
        coverage: ratings.coverage(),
        percent_agreement: outcome(Percent::of(ratings), options),
        fleiss: outcome(Fleiss::of(ratings), options),
        conger: outcome(Conger::of(ratings), options),
        scott,
        krippendorff: Krippendorff {
            nominal: alpha(Metric::Nominal),
            ordinal: alpha(Metric::Ordinal),
            interval: alpha(Metric::Interval),
            ratio: alpha(Metric::Ratio),
        },
        gwet: Gwet {
            ac1: outcome(gwet::Gwet::ac1(ratings), options),
            ac2: outcome(gwet::Gwet::ac2(ratings, ac2_weight(ratings)), options),
        },
        brennan_prediger: outcome(BrennanPrediger::of(ratings, Weight::Unweighted), options),
        cohen,
        icc: six(ratings, options),
        kendall_w: concordance(ratings).into(),
        simulated: simulated(options, |draws| simulate::annotators(ratings, draws)),
        baselines: baselines(ratings, options),
        fleiss_per_category: per_category(ratings, options),
        raters: options.raters.then(|| raters::of(ratings)),
        binned: options.threshold.map(|threshold| binned(ratings, threshold, options)),
    }
}

/// The estimate with the interval that was asked for: bootstrap, else from the analytic error.
fn outcome(of: Result<impl Coefficient, Undefined>, options: &Options) -> Outcome {
    let estimate = of.and_then(|coefficient| match &options.bootstrap {
        Some(plan) => coefficient.bootstrapped(plan),
        None => coefficient.with_normal(options.level),
    });
    estimate.into()
}

fn ac2_weight(ratings: &Ratings) -> Weight {
    match ratings.measure() {
        Measure::Nominal => Weight::Unweighted,
        Measure::Ordinal => Weight::Ordinal,
        Measure::Interval | Measure::Ratio | Measure::Circular { .. } => Weight::Quadratic,
    }
}

/// Cohen's kappas, and Scott's π over the same pairs.
fn cohen(ratings: &Ratings, options: &Options) -> (Cohen, Outcome) {
    let pairs = match Pairs::of(ratings) {
        Ok(pairs) => pairs,
        Err(reason) => {
            let none = || Outcome::undefined(reason);
            let mean = CohenMean { unweighted: none(), linear: none(), quadratic: none() };
            return (Cohen { mean, pairs: Vec::new() }, none());
        }
    };
    let weighted = [Weight::Unweighted, Weight::Linear, Weight::Quadratic].map(|weight| pairs.mean(weight));
    let reasons = weighted.each_ref().map(|mean| mean.as_ref().err().copied());
    let mut means: Vec<Light<'_>> = weighted.into_iter().flatten().collect();
    means.push(pairs.scott());
    let mut estimates = match &options.bootstrap {
        Some(plan) => cohen::bootstrapped(&means, plan),
        None => means.iter().map(Coefficient::estimate).collect(),
    }
    .into_iter();
    let mut next = || Outcome::from(estimates.next().unwrap_or(Err(Undefined::NoPairs)));
    let [unweighted, linear, quadratic] = reasons.map(|reason| reason.map_or_else(&mut next, Outcome::undefined));
    let scott = next();
    let pair = |Pair { a, b, n_items, unweighted, linear, quadratic }| PairOutcome {
        a,
        b,
        n_items,
        unweighted: unweighted.ok(),
        linear: linear.ok(),
        quadratic: quadratic.ok(),
    };
    let each = pairs.each(ratings).into_iter().map(pair).collect();
    (Cohen { mean: CohenMean { unweighted, linear, quadratic }, pairs: each }, scott)
}

fn six(ratings: &Ratings, options: &Options) -> SixIccs {
    let one = icc::one_way(ratings, options.level);
    let two = icc::forms(ratings, options.level);
    let (one, two) = (one.as_ref().map_err(|e| *e), two.as_ref().map_err(|e| *e));
    SixIccs {
        icc1: one.map(|i| &i.0).into(),
        icc2: two.map(|i| &i.icc2).into(),
        icc3: two.map(|i| &i.icc3).into(),
        icc1k: one.map(|i| &i.1).into(),
        icc2k: two.and_then(|i| i.icc2k.as_ref().map_err(|e| *e)).into(),
        icc3k: two.map(|i| &i.icc3k).into(),
        reml: options.reml.then(|| by_reml(ratings, options.level)),
    }
}

fn by_reml(ratings: &Ratings, level: f64) -> IccReml {
    let reml = icc::reml(ratings, level);
    let form = |pick: fn(icc::Reml) -> Estimate| reml.clone().map(pick).into();
    IccReml { icc_a1: form(|r| r.agreement), icc_c1: form(|r| r.consistency) }
}

fn simulated(options: &Options, run: impl Fn(&Draws) -> Result<Simulated, Undefined>) -> SimulatedReport {
    let draws = options.simulate.ok_or(Undefined::NotAsked);
    let simulated = draws.and_then(|draws| run(&draws));
    let spread = |pick: fn(&Simulated) -> &Result<simulate::Summary, Undefined>| match &simulated {
        Ok(simulated) => pick(simulated).clone().into(),
        Err(reason) => Spread::from(Err(*reason)),
    };
    SimulatedReport {
        kappa_unweighted: spread(|s| &s.kappa_unweighted),
        kappa_linear: spread(|s| &s.kappa_linear),
        kappa_quadratic: spread(|s| &s.kappa_quadratic),
        pearson: spread(|s| &s.pearson),
        spearman: spread(|s| &s.spearman),
        kendall: spread(|s| &s.kendall),
    }
}

/// Careless annotators on the same items; none where no draws were asked for.
fn baselines(ratings: &Ratings, options: &Options) -> Vec<(String, SimulatedReport)> {
    if options.simulate.is_none() || ratings.n_levels() == 0 {
        return Vec::new();
    }
    let middle = ratings.n_levels() / 2;
    let careless = [
        ("random".to_owned(), Careless::Random),
        ("majority".to_owned(), Careless::Majority),
        (format!("always_{}", ratings.labels()[middle]), Careless::Always(middle)),
        ("noise_0.1".to_owned(), Careless::Noise(0.1)),
        ("noise_0.25".to_owned(), Careless::Noise(0.25)),
        ("noise_0.5".to_owned(), Careless::Noise(0.5)),
    ];
    let run = |careless| {
        simulated(options, |draws| {
            let fewer = Draws { draws: draws.draws.min(BASELINE_DRAWS), ..*draws };
            simulate::baseline(ratings, careless, &fewer)
        })
    };
    careless.into_iter().map(|(name, careless)| (name, run(careless))).collect()
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
