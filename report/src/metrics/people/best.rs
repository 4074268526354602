//! Whether the correlation of a metric with the ratings differs from the strongest one.

use std::collections::HashMap;

use ::agreement::{
    Undefined,
    significance::{Alternative, LEVEL, Test, holm, williams},
};
use scoring::registry::Entry;
use serde::Serialize;
use shared::OutputId;

use super::{FEW_PAIRS, NoCorrelation, Pair, Related};

/// A comparison of a metric's correlation with that of the best metric, over the outputs that both score: Williams' test.
///
/// Strengths are compared: a metric with a negative correlation is negated first.
#[derive(Clone, Debug, PartialEq, Serialize, borsh::BorshSerialize, borsh::BorshDeserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = MetricAgainstBest))]
pub struct AgainstBest {
    /// The outputs that both metrics score.
    pub n: usize,
    /// The strength of the best metric's correlation minus that of this one, over these outputs.
    pub difference: Option<f64>,
    /// Williams' t, with n − 3 degrees of freedom.
    pub t: Option<f64>,
    /// The two-sided probability of a difference at least this large between equally strong correlations.
    pub p_value: Option<f64>,
    /// The same with Holm's correction over all comparisons of this table.
    pub p_holm: Option<f64>,
    /// The reason why there is no test, if there is none.
    #[cfg_attr(feature = "schema", schema(value_type = Option<String>))]
    pub undefined: Option<NoCorrelation>,
}

impl AgainstBest {
    /// Whether the corrected p is below .05.
    pub fn differs(&self) -> bool {
        self.p_holm.is_some_and(|p| p < LEVEL)
    }

    fn of(n: usize, tested: Result<Test, Undefined>) -> Self {
        let undefined = tested.as_ref().err().map(|why| NoCorrelation::Undefined(*why));
        let test = tested.ok();
        let number = |of: fn(&Test) -> f64| test.as_ref().map(of);
        Self {
            n,
            difference: number(|test| test.difference),
            t: number(|test| test.statistic),
            p_value: number(|test| test.p),
            p_holm: None,
            undefined,
        }
    }
}

/// Compares every metric with the one whose correlation is strongest, and returns that one. `all` has the pairs of each
/// metric.
pub(super) fn compare(metrics: &mut [Related], all: &[Vec<Pair>]) -> Option<&'static Entry> {
    let strength =
        |related: &Related| related.segments.pearson.filter(|_| related.segments.n >= FEW_PAIRS).map(f64::abs);
    let known = metrics.iter().enumerate().filter_map(|(place, related)| Some((place, strength(related)?)));
    let (best, _) = known.reduce(|best, other| if other.1 > best.1 { other } else { best })?;
    let entry = metrics[best].metric;
    let values: HashMap<OutputId, f64> =
        rising(&metrics[best], &all[best]).map(|(pair, value)| (pair.output, value)).collect();
    for (place, related) in metrics.iter_mut().enumerate() {
        if place != best && strength(related).is_some() {
            let tested = tested(&values, rising(related, &all[place]));
            related.against_best = Some(tested);
        }
    }
    let mut tests: Vec<&mut AgainstBest> = metrics
        .iter_mut()
        .filter_map(|related| related.against_best.as_mut())
        .filter(|one| one.p_value.is_some())
        .collect();
    let p: Vec<f64> = tests.iter().filter_map(|one| one.p_value).collect();
    for (one, adjusted) in tests.iter_mut().zip(holm(&p)) {
        one.p_holm = Some(adjusted);
    }
    Some(entry)
}

/// The pairs of a metric with its values, negated if they fall while ratings rise.
fn rising<'a>(related: &Related, pairs: &'a [Pair]) -> impl Iterator<Item = (&'a Pair, f64)> + use<'a> {
    let sign = related.segments.pearson.map_or(1.0, f64::signum);
    pairs.iter().map(move |pair| (pair, sign * pair.value))
}

/// Williams' test of the best metric against another one.
fn tested<'a>(best: &HashMap<OutputId, f64>, other: impl Iterator<Item = (&'a Pair, f64)>) -> AgainstBest {
    let (mut ratings, mut ours, mut theirs) = (Vec::new(), Vec::new(), Vec::new());
    for (pair, value) in other {
        if let Some(of_best) = best.get(&pair.output) {
            ratings.push(pair.judgement);
            ours.push(*of_best);
            theirs.push(value);
        }
    }
    let n = ratings.len();
    let few = Undefined::FewObservations { n, need: FEW_PAIRS };
    let test = if n < FEW_PAIRS { Err(few) } else { williams(&ratings, &ours, &theirs, Alternative::TwoSided) };
    AgainstBest::of(n, test)
}

#[cfg(test)]
mod tests {
    use scoring::registry::find;

    use super::{super::correlated::correlated_outputs, *};
    use crate::metrics::people::correlated::correlated_systems;

    const RATINGS: [f64; 12] = [3.5, 1.0, 4.5, 2.0, 5.0, 2.5, 4.0, 1.5, 3.0, 4.5, 2.0, 3.5];
    const STRONG: [f64; 12] = [62.0, 35.5, 70.25, 30.0, 81.0, 40.5, 77.0, 28.0, 55.0, 66.0, 45.0, 50.0];
    const DISTANCE: [f64; 12] = [0.4, 0.55, 0.35, 0.3, 0.1, 0.5, 0.25, 0.45, 0.6, 0.2, 0.35, 0.3];

    fn metric(name: &str, values: &[f64]) -> (Related, Vec<Pair>) {
        let pairs: Vec<Pair> = (0_u128..)
            .zip(values.iter().zip(RATINGS))
            .map(|(id, (value, judgement))| Pair {
                output: OutputId(uuid::Uuid::from_u128(id)),
                value: *value,
                judgement,
            })
            .collect();
        let segments: Vec<(f64, f64)> = pairs.iter().map(|pair| (pair.value, pair.judgement)).collect();
        let related = Related {
            metric: find(name).expect("a metric"),
            segments: correlated_outputs(&segments),
            systems: correlated_systems(&[]),
            against_best: None,
        };
        (related, pairs)
    }

    #[test]
    fn a_distance_is_as_strong_as_a_similarity_and_p_is_corrected() {
        let scaled: Vec<f64> = STRONG.iter().map(|value| 2.0 * value).collect();
        let uneven: Vec<f64> = STRONG.iter().zip(DISTANCE).map(|(a, b)| a + 50.0 * b * b).collect();
        let (mut metrics, all): (Vec<Related>, Vec<Vec<Pair>>) = [
            metric("ter", &DISTANCE),
            metric("bleu", &STRONG),
            metric("chrf", &scaled),
            metric("led", &uneven),
            metric("meteor", &STRONG[..9]),
            metric("length", &[7.0; 12]),
        ]
        .into_iter()
        .unzip();
        assert_eq!(compare(&mut metrics, &all).map(|best| best.name), Some("bleu"));
        let of = |place: usize| metrics[place].against_best.as_ref();
        // The value of the test in the crate `agreement`, where the distance is negated by hand.
        let ter = of(0).expect("compared");
        assert!((ter.t.expect("a test") - 2.108_813_170_918_24).abs() < 1e-9 && ter.n == 12, "{ter:?}");
        let led = of(3).and_then(|led| led.p_value).expect("a test");
        let p = ter.p_value.expect("a test");
        let wanted = if p < led { 2.0 * p } else { p.max(2.0 * led) };
        assert!((ter.p_holm.expect("corrected") - wanted.min(1.0)).abs() < 1e-12, "{ter:?}, {led}");
        assert!(of(1).is_none(), "the best one is not compared with itself");
        let same = of(2).expect("compared");
        assert_eq!(same.undefined, Some(NoCorrelation::Undefined(Undefined::NoDifference)));
        assert!(same.p_holm.is_none() && !same.differs());
        assert!(of(4).is_none() && of(5).is_none(), "nine outputs, and no variance");
    }

    #[test]
    fn without_ten_outputs_no_metric_is_the_best() {
        let (related, pairs) = metric("bleu", &STRONG[..9]);
        let mut metrics = vec![related];
        assert!(compare(&mut metrics, &[pairs]).is_none() && metrics[0].against_best.is_none());
    }
}
