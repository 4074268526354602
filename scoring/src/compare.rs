//! Whether two systems differ by more than chance on a corpus metric.

use std::ops::AddAssign;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};

use crate::{
    metric::{Metric, Unaligned},
    parallel,
};

/// How chance is imitated.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Resampling {
    /// Segments drawn with replacement, the same for both systems (Koehn 2004).
    #[default]
    Bootstrap,
    /// Each segment's two outputs exchanged or not, by the toss of a coin (Riezler and Maxwell
    /// 2005).
    Randomisation,
}

/// A test's settings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plan {
    /// How chance is imitated.
    pub resampling: Resampling,
    /// How often; 1,000 times is usual.
    pub n_samples: usize,
    /// The seed that gives the same answer again.
    pub seed: u64,
}

impl Default for Plan {
    fn default() -> Self {
        Self { resampling: Resampling::default(), n_samples: 1000, seed: 1 }
    }
}

/// A system beside a baseline on one metric.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Comparison {
    /// The baseline's score.
    pub baseline: f64,
    /// The system's score.
    pub system: f64,
    /// The probability of a difference this large, in either direction, between equally good
    /// systems.
    pub p_value: f64,
    /// Where the difference, system minus baseline, lies in 95 of 100 resamples; of the bootstrap
    /// only.
    pub interval: Option<(f64, f64)>,
    /// How the test was made.
    pub plan: Plan,
}

impl Comparison {
    /// The system's score less the baseline's.
    pub fn difference(&self) -> f64 {
        self.system - self.baseline
    }
}

/// Paired test of two systems on a corpus metric: whether their difference could be chance.
///
/// The papers put a star where the p-value is below 0.05.
///
/// # Definition
/// p = (1 + #{resamples at least as extreme}) / (1 + resamples). Bootstrap: a resample is as
/// extreme if its difference is at least as far from the mean difference of all resamples as the
/// observed difference is from 0. Randomisation: if its difference is at least as far from 0.
/// # Arguments
/// The statistics of both systems' segments, from [`Metric::segments`], in the same order.
/// # Errors
/// [`Unaligned`] if there is no segment or not the same number.
/// # Conventions
/// The p-values are sacrebleu's, but that a resample as extreme as what was observed counts, so
/// that a system does not differ from itself. The draws are others than sacrebleu's; values agree
/// within the error of sampling.
/// # Example
/// ```
/// use scoring::{bleu::Bleu, compare::{Plan, compare}, metric::Metric};
/// let bleu = Bleu::default();
/// let of = |text| bleu.segments(&[text; 30], &[vec!["it is late and we must go"; 30]]).unwrap();
/// let (baseline, system) = (of("its late gotta go"), of("it is late and we should go"));
/// let answer = compare(&bleu, &baseline, &system, Plan::default()).unwrap();
/// assert!(answer.difference() > 0.0 && answer.p_value < 0.05);
/// ```
/// # References
/// P. Koehn, "Statistical Significance Tests for Machine Translation Evaluation", EMNLP 2004. S.
/// Riezler, J. Maxwell, "On Some Pitfalls in Automatic Evaluation and Significance Testing for MT",
/// ACL workshop 2005.
pub fn compare<M: Metric>(
    metric: &M,
    baseline: &[M::Stats],
    system: &[M::Stats],
    plan: Plan,
) -> Result<Comparison, Unaligned> {
    compare_by(|stats| metric.value(stats), baseline, system, plan)
}

/// The same test of anything that is computed from a sum over segments.
pub fn compare_by<S: Clone + Default + for<'a> AddAssign<&'a S> + Sync>(
    value: impl Fn(&S) -> f64 + Sync,
    baseline: &[S],
    system: &[S],
    plan: Plan,
) -> Result<Comparison, Unaligned> {
    if baseline.len() != system.len() {
        let (n_references, n_hypotheses) = (baseline.len(), system.len());
        return Err(Unaligned::Unequal { set: 0, n_references, n_hypotheses });
    }
    if baseline.is_empty() {
        return Err(Unaligned::Empty);
    }
    let (of_baseline, of_system) = scores(&value, baseline.iter().zip(system));
    let observed = (of_system - of_baseline).abs();
    let mut differences = parallel::map_with(plan.n_samples, Vec::new, |times, sample| {
        difference(&value, baseline, system, times, (plan, sample as u64))
    });
    let centre = match plan.resampling {
        Resampling::Bootstrap => differences.iter().sum::<f64>() / plan.n_samples.max(1) as f64,
        Resampling::Randomisation => 0.0,
    };
    let n_extreme = differences.iter().filter(|d| (**d - centre).abs() >= observed).count();
    Ok(Comparison {
        baseline: of_baseline,
        system: of_system,
        p_value: (n_extreme + 1) as f64 / (plan.n_samples + 1) as f64,
        interval: match plan.resampling {
            Resampling::Bootstrap => middle(&mut differences),
            Resampling::Randomisation => None,
        },
        plan,
    })
}

/// The scores of both sides of paired segments.
fn scores<'a, S>(value: impl Fn(&S) -> f64, pairs: impl Iterator<Item = (&'a S, &'a S)>) -> (f64, f64)
where
    S: Default + AddAssign<&'a S> + 'a,
{
    let (mut a, mut b) = (S::default(), S::default());
    for (of_a, of_b) in pairs {
        a += of_a;
        b += of_b;
    }
    (value(&a), value(&b))
}

/// The difference of the scores in one resample, which has random numbers of its own: it is the same
/// in whatever order the resamples are made.
///
/// Segments are added in their order, as many times as they were drawn (`times`, memory used again): in the order they
/// are drawn, nearly each waits for memory.
fn difference<S>(
    value: impl Fn(&S) -> f64,
    baseline: &[S],
    system: &[S],
    times: &mut Vec<u32>,
    (plan, sample): (Plan, u64),
) -> f64
where
    S: Default + for<'a> AddAssign<&'a S>,
{
    let mut random = ChaCha8Rng::seed_from_u64(plan.seed);
    random.set_stream(sample);
    let pairs = baseline.iter().zip(system);
    let (a, b) = match plan.resampling {
        Resampling::Bootstrap => {
            let n = baseline.len();
            times.clear();
            times.resize(n, 0);
            (0..n).for_each(|_| times[random.random_range(0..n)] += 1);
            let drawn = pairs.zip(&*times).flat_map(|(pair, times)| std::iter::repeat_n(pair, *times as usize));
            scores(value, drawn)
        }
        Resampling::Randomisation => scores(value, pairs.map(|(a, b)| if random.random() { (a, b) } else { (b, a) })),
    };
    b - a
}

/// The bounds of the middle 95 of 100 values, if there are any.
fn middle(values: &mut [f64]) -> Option<(f64, f64)> {
    values.sort_by(f64::total_cmp);
    let outside = values.len() / 40;
    Some((*values.get(outside)?, *values.get(values.len() - 1 - outside)?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{bleu::Bleu, bleu::BleuStats, ter::Ter};

    const PLANS: [Plan; 2] = [
        Plan { resampling: Resampling::Bootstrap, n_samples: 500, seed: 3 },
        Plan { resampling: Resampling::Randomisation, n_samples: 500, seed: 3 },
    ];

    fn segments(texts: &[&str], reference: &str) -> Vec<BleuStats> {
        Bleu::default().segments(texts, &[vec![reference; texts.len()]]).unwrap()
    }

    #[test]
    fn a_system_does_not_differ_from_itself() {
        let stats = segments(&["a b c d", "a b c e", "x b c d"], "a b c d");
        for plan in PLANS {
            let answer = compare(&Bleu::default(), &stats, &stats, plan).unwrap();
            assert!(answer.difference().abs() < f64::EPSILON && answer.p_value > 0.05);
        }
    }

    #[test]
    fn a_clear_difference_is_found_and_small_noise_is_not() {
        let good = segments(&["a b c d e", "a b c d f"].repeat(20), "a b c d e");
        let bad = segments(&["a b x d e", "y b c d f"].repeat(20), "a b c d e");
        let same = segments(&["a b c d f", "a b c d e"].repeat(20), "a b c d e");
        for plan in PLANS {
            assert!(compare(&Bleu::default(), &bad, &good, plan).unwrap().p_value < 0.05);
            assert!(compare(&Bleu::default(), &good, &same, plan).unwrap().p_value > 0.05);
        }
    }

    #[test]
    fn the_interval_holds_the_difference_and_a_seed_repeats_it() {
        let ter = Ter::default();
        let of = |texts: &[&str]| ter.segments(texts, &[vec!["a b c"; texts.len()]]).unwrap();
        let (a, b) = (of(&["a b d", "a b c", "b"]), of(&["a b c", "a c b", "a b c"]));
        let answer = compare(&ter, &a, &b, PLANS[0]).unwrap();
        let (low, high) = answer.interval.unwrap();
        assert!(low <= answer.difference() && answer.difference() <= high);
        assert_eq!(answer, compare(&ter, &a, &b, PLANS[0]).unwrap());
    }

    #[test]
    fn systems_of_other_segments_are_refused() {
        let stats = segments(&["a", "b"], "a");
        let refused = compare(&Bleu::default(), &stats, &stats[..1], Plan::default());
        assert!(refused.is_err());
    }
}
