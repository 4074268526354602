//! Whether workers score degraded texts below the originals.

use agreement::Undefined;
use agreement::significance::{Alternative, Test, mann_whitney, paired_t, wilcoxon};
use serde::Serialize;

use super::Pair;
use crate::mean::{grouped, is_usable, mean};

/// The test that decides who passes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ControlTest {
    /// Wilcoxon's rank-sum test (Mann-Whitney), as WMT and Appraise use it.
    #[default]
    RankSum,
    /// Wilcoxon's signed-rank test, which uses that each control has its original, and so needs fewer of them.
    SignedRank,
    /// Student's t test of the differences.
    PairedT,
}

/// What one worker made of the controls.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Check {
    /// The worker.
    pub rater: String,
    /// Their pairs.
    pub n: usize,
    /// The mean score of the originals.
    pub original: f64,
    /// The mean score of the controls.
    pub control: f64,
    /// The mean of control less original: negative if the worker notices.
    pub difference: f64,
    /// p of the rank-sum test, one-sided: controls are below.
    #[serde(serialize_with = "crate::reason::serialize")]
    pub rank_sum: Result<f64, Undefined>,
    /// p of the signed-rank test, one-sided.
    #[serde(serialize_with = "crate::reason::serialize")]
    pub signed_rank: Result<f64, Undefined>,
    /// p of the paired t test, one-sided.
    #[serde(serialize_with = "crate::reason::serialize")]
    pub paired_t: Result<f64, Undefined>,
    /// Whether p of the test that decides is at most the level. Without a p nobody passes.
    pub passed: bool,
}

impl Check {
    /// p of a test.
    pub fn p(&self, test: ControlTest) -> Result<f64, Undefined> {
        match test {
            ControlTest::RankSum => self.rank_sum,
            ControlTest::SignedRank => self.signed_rank,
            ControlTest::PairedT => self.paired_t,
        }
    }
}

/// What all workers made of the controls.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Attention {
    /// The workers with at least one pair, by name.
    pub raters: Vec<Check>,
    /// How many pass.
    pub n_passed: usize,
    /// The mean of control less original, over all pairs.
    pub difference: f64,
    /// All pairs.
    pub n: usize,
    /// The test that decides.
    pub test: ControlTest,
    /// The level.
    pub level: f64,
}

/// Who scores degraded texts below the originals.
///
/// # Arguments
/// Pairs in any order, each with the control's and the original's score by one worker; the test that decides; its level,
/// .05 in Graham et al. 2017, .01 in the code of Appraise.
///
/// # Errors
/// [`Undefined::NoPairs`] without pairs; [`Undefined::Argument`] for a score that is not finite or larger than 1e100, or a level that is not
/// between 0 and 1. A test of one worker may be undefined, for example if all scores are equal.
///
/// # Conventions
/// p is one-sided: controls are below. The rank-sum test is exact without ties if a worker has at most eight pairs, else
/// normal with corrections for ties and continuity, as in scipy. The signed-rank test drops zeros and is exact up to 50 pairs that differ.
///
/// # Example
/// ```
/// use protocols::quality::{ControlTest, Pair, attention};
/// let pairs: Vec<Pair> = [(90.0, 10.0), (80.0, 20.0), (95.0, 5.0), (70.0, 30.0)]
///     .map(|(original, control)| Pair { rater: "w".into(), original, control }).to_vec();
/// let found = attention(&pairs, ControlTest::RankSum, 0.05)?;
/// // One of the 70 ways to choose four of eight.
/// assert!((found.raters[0].rank_sum? - 1.0 / 70.0).abs() < 1e-12);
/// assert!(found.raters[0].passed);
/// # Ok::<(), agreement::Undefined>(())
/// ```
pub fn attention(pairs: &[Pair], test: ControlTest, level: f64) -> Result<Attention, Undefined> {
    if !(level > 0.0 && level < 1.0) {
        return Err(Undefined::Argument("the level of a test is between 0 and 1"));
    }
    if pairs.iter().any(|pair| !is_usable(pair.original) || !is_usable(pair.control)) {
        return Err(Undefined::Argument("every score is a number of at most 1e100"));
    }
    let differences: Vec<f64> = pairs.iter().map(|pair| pair.control - pair.original).collect();
    let difference = mean(&differences).ok_or(Undefined::NoPairs)?;
    let by_rater = grouped(pairs.iter().map(|pair| (&*pair.rater, pair)));
    let raters: Vec<Check> = by_rater.into_iter().map(|(rater, own)| check(rater, own, test, level)).collect();
    Ok(Attention {
        n_passed: raters.iter().filter(|rater| rater.passed).count(),
        raters,
        difference,
        n: pairs.len(),
        test,
        level,
    })
}

fn check(rater: &str, mut own: Vec<&Pair>, test: ControlTest, level: f64) -> Check {
    own.sort_by(|a, b| a.original.total_cmp(&b.original).then(a.control.total_cmp(&b.control)));
    let originals: Vec<f64> = own.iter().map(|pair| pair.original).collect();
    let controls: Vec<f64> = own.iter().map(|pair| pair.control).collect();
    let differences: Vec<f64> = own.iter().map(|pair| pair.control - pair.original).collect();
    let p = |test: Result<Test, Undefined>| test.map(|test| test.p);
    let mut check = Check {
        rater: rater.to_owned(),
        n: own.len(),
        original: mean(&originals).unwrap_or_default(),
        control: mean(&controls).unwrap_or_default(),
        difference: mean(&differences).unwrap_or_default(),
        rank_sum: p(mann_whitney(&controls, &originals, Alternative::Less)),
        signed_rank: p(wilcoxon(&controls, &originals, Alternative::Less)),
        paired_t: p(paired_t(&controls, &originals, Alternative::Less)),
        passed: false,
    };
    check.passed = check.p(test).is_ok_and(|p| p <= level);
    check
}
