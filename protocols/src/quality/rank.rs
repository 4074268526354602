//! Systems in order, with clusters of systems that no test tells apart.

use std::collections::BTreeMap;

use agreement::Undefined;
use agreement::significance::{Alternative, clusters, mann_whitney, wilcoxon};
use serde::Serialize;

use super::{Scored, standardise};
use crate::mean::{grouped, mean};

/// The test by which two systems are compared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum RankTest {
    /// Wilcoxon's rank-sum test (Mann-Whitney), as in the direct assessment of WMT: systems may have been scored on
    /// different segments, and segments that both have are not paired.
    #[default]
    RankSum,
    /// Wilcoxon's signed-rank test over the segments that both systems have. It tells more systems apart if all were scored on the same segments.
    SignedRank,
}

/// How systems are compared.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RankingOptions {
    /// The test.
    pub test: RankTest,
    /// Its level.
    pub level: f64,
    /// Whether z-scores are ranked and compared, instead of the scores as they are.
    pub standardise: bool,
}

impl Default for RankingOptions {
    /// The rank-sum test at .05 on z-scores.
    fn default() -> Self {
        Self { test: RankTest::default(), level: 0.05, standardise: true }
    }
}

/// One system.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Ranked {
    /// The system.
    pub system: String,
    /// The mean score over its segments.
    pub raw: f64,
    /// The mean z-score over its segments.
    #[serde(serialize_with = "crate::reason::serialize")]
    pub z: Result<f64, Undefined>,
    /// Its segments.
    pub n_segments: usize,
    /// Its scores.
    pub n_scores: usize,
    /// Its best rank: one more than the systems that are significantly better.
    pub first: usize,
    /// Its worst rank: all systems less those that are significantly worse.
    pub last: usize,
    /// Its cluster, from 1.
    pub cluster: usize,
}

/// Two systems compared.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Compared {
    /// The system with the higher mean.
    pub better: String,
    /// The other one.
    pub worse: String,
    /// p, one-sided: the first is better.
    #[serde(serialize_with = "crate::reason::serialize")]
    pub p: Result<f64, Undefined>,
}

/// The systems in order.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Ranking {
    /// The systems, the best first; equal ones by name.
    pub systems: Vec<Ranked>,
    /// Every two systems.
    pub comparisons: Vec<Compared>,
    /// Scores whose rater has no z-score, and which are left out of z-scores.
    pub n_without_z: usize,
    /// The test.
    pub test: RankTest,
    /// The level.
    pub level: f64,
}

/// Means of segments by system.
type Means<'a> = BTreeMap<&'a str, BTreeMap<&'a str, f64>>;

/// Systems by their mean, and clusters of those that a test does not tell apart.
///
/// # Definition
/// Scores of a segment and system are averaged first, then the segments of a system. A system is significantly better
/// than another one if its mean is higher and the one-sided p of the test over segments is below the level. Between two
/// clusters, every system above is significantly better than every system below.
///
/// # Arguments
/// Scores in any order; see [`RankingOptions`].
///
/// # Errors
/// Those of [`standardise`]; [`Undefined::Argument`] for a level that is not between 0 and 1; if z-scores are ranked, the
/// reason why a system has none.
///
/// # Conventions
/// p is not corrected for the number of pairs, as at WMT. Two systems whose p is undefined are not told apart.
///
/// # Example
/// ```
/// use protocols::quality::{RankingOptions, Scored, ranking};
/// let scored: Vec<Scored> = (0..20).flat_map(|segment| {
///     [("A", 80.0), ("B", 20.0)].map(|(system, score)| Scored {
///         rater: "w".into(), system: system.into(), segment: segment.to_string(), score: score + f64::from(segment % 5),
///     })
/// }).collect();
/// let found = ranking(&scored, &RankingOptions::default())?;
/// assert_eq!((&*found.systems[0].system, found.systems[0].cluster, found.systems[1].cluster), ("A", 1, 2));
/// # Ok::<(), agreement::Undefined>(())
/// ```
pub fn ranking(scored: &[Scored], options: &RankingOptions) -> Result<Ranking, Undefined> {
    if !(options.level > 0.0 && options.level < 1.0) {
        return Err(Undefined::Argument("the level of a test is between 0 and 1"));
    }
    let standardised = standardise(scored)?;
    let raw = means(scored.iter().map(|own| (own, own.score)));
    let known = || scored.iter().zip(&standardised.z).filter_map(|(own, z)| z.ok().map(|z| (own, z)));
    let z = means(known());
    let n_scores = grouped(scored.iter().map(|own| (&*own.system, ())));
    let mut systems = Vec::new();
    for (name, segments) in &raw {
        let reason = || {
            let mut own = scored.iter().zip(&standardised.z).filter(|(own, _)| own.system == *name);
            own.find_map(|(_, z)| z.err()).unwrap_or(Undefined::NoRatings)
        };
        systems.push(Ranked {
            system: (*name).to_owned(),
            raw: over(segments).unwrap_or_default(),
            z: z.get(name).and_then(over).ok_or_else(reason),
            n_segments: segments.len(),
            n_scores: n_scores.get(name).map_or(0, Vec::len),
            first: 1,
            last: raw.len(),
            cluster: 1,
        });
    }
    let compared = if options.standardise { &z } else { &raw };
    let values = systems.iter().map(|own| if options.standardise { own.z } else { Ok(own.raw) });
    let values = values.collect::<Result<Vec<f64>, Undefined>>()?;
    let mut order: Vec<usize> = (0..systems.len()).collect();
    order.sort_by(|a, b| values[*b].total_cmp(&values[*a]));
    let mut systems: Vec<Ranked> = order.iter().map(|place| systems[*place].clone()).collect();
    let values: Vec<f64> = order.iter().map(|place| values[*place]).collect();
    let comparisons = compare(&mut systems, &values, compared, options);
    Ok(Ranking {
        systems,
        comparisons,
        n_without_z: standardised.z.iter().filter(|z| z.is_err()).count(),
        test: options.test,
        level: options.level,
    })
}

/// Compares every two systems, of which the better one comes first, and sets their ranks and clusters.
fn compare(systems: &mut [Ranked], values: &[f64], segments: &Means<'_>, options: &RankingOptions) -> Vec<Compared> {
    let n = systems.len();
    let mut comparisons = Vec::new();
    let mut is_better = vec![vec![false; n]; n];
    for above in 0..n {
        for below in above + 1..n {
            let (better, worse) = (systems[above].system.clone(), systems[below].system.clone());
            let p = match (segments.get(&*better), segments.get(&*worse)) {
                (Some(x), Some(y)) => p(x, y, options.test),
                (None, _) | (_, None) => Err(Undefined::NoRatings),
            };
            is_better[above][below] = values[above] > values[below] && p.is_ok_and(|p| p < options.level);
            if is_better[above][below] {
                systems[below].first += 1;
                systems[above].last -= 1;
            }
            comparisons.push(Compared { better, worse, p });
        }
    }
    for (number, cluster) in clusters(values, |a, b| is_better[a][b]).into_iter().enumerate() {
        for place in cluster.systems {
            systems[place].cluster = number + 1;
        }
    }
    comparisons
}

fn p(x: &BTreeMap<&str, f64>, y: &BTreeMap<&str, f64>, test: RankTest) -> Result<f64, Undefined> {
    let tested = match test {
        RankTest::RankSum => {
            let values = |segments: &BTreeMap<&str, f64>| segments.values().copied().collect::<Vec<f64>>();
            mann_whitney(&values(x), &values(y), Alternative::Greater)
        }
        RankTest::SignedRank => {
            let shared = x.iter().filter_map(|(segment, x)| y.get(segment).map(|y| (*x, *y)));
            let (x, y): (Vec<f64>, Vec<f64>) = shared.unzip();
            if x.is_empty() {
                return Err(Undefined::NothingShared);
            }
            wilcoxon(&x, &y, Alternative::Greater)
        }
    };
    tested.map(|test| test.p)
}

fn means<'a>(rows: impl Iterator<Item = (&'a Scored, f64)>) -> Means<'a> {
    let mut all: Means<'a> = BTreeMap::new();
    for ((system, segment), values) in grouped(rows.map(|(own, value)| ((&*own.system, &*own.segment), value))) {
        all.entry(system).or_default().insert(segment, mean(&values).unwrap_or_default());
    }
    all
}

fn over(segments: &BTreeMap<&str, f64>) -> Option<f64> {
    mean(&segments.values().copied().collect::<Vec<f64>>())
}
