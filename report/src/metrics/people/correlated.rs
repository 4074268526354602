//! The correlations of a metric with judgements, over outputs and over systems.

use std::fmt;

use ::agreement::{Undefined, correlation};
use serde::{Serialize, Serializer};

use crate::agreement::decimal;

/// Two correlations over the same pairs.
#[derive(Clone, Debug, PartialEq, Serialize, borsh::BorshSerialize, borsh::BorshDeserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Correlated {
    /// Pairs of a metric's value and a judgement.
    pub n: usize,
    /// Pearson's r.
    pub pearson: Option<f64>,
    /// Fisher's 95 % interval of r.
    pub interval: Option<[f64; 2]>,
    /// Half the width of the plain large-sample interval that Mir et al. print: 1.96(1 − r²)/√n.
    pub bound: Option<f64>,
    /// Spearman's ρ.
    pub spearman: Option<f64>,
    /// The reason why the value is undefined, if it is.
    #[cfg_attr(feature = "schema", schema(value_type = Option<String>))]
    pub undefined: Option<NoCorrelation>,
    /// A warning that the values are uninformative, if there are few pairs: the page then shows no interval.
    pub warning: Option<String>,
}

/// The reason why there is no correlation. Files have it in English; the page has its own words.
#[derive(Clone, Copy, Debug, PartialEq, borsh::BorshSerialize, borsh::BorshDeserialize)]
pub enum NoCorrelation {
    /// Fewer systems than a correlation needs.
    FewSystems {
        /// The systems.
        n: usize,
        /// The systems needed.
        need: usize,
    },
    /// The values have no correlation.
    Undefined(Undefined),
}

impl fmt::Display for NoCorrelation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::FewSystems { n, need } => write!(f, "there are {n} systems, at least {need} are needed"),
            Self::Undefined(why) => why.fmt(f),
        }
    }
}

impl Serialize for NoCorrelation {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// The minimum number of outputs for a correlation: two always lie on a line.
const FEWEST: usize = 3;

/// Systems that have a correlation: with three there is no interval.
pub(super) const FEWEST_SYSTEMS: usize = 4;

/// Pairs below which a correlation has a warning: one more could change it a lot. No interval or test is shown then.
pub const FEW_PAIRS: usize = 10;

/// Both correlations of outputs, or why there are none.
pub(crate) fn correlated(pairs: &[(f64, f64)]) -> Correlated {
    correlated_from(FEWEST, pairs)
}

/// Both correlations of outputs, with a warning if there are fewer than ten.
pub(super) fn correlated_outputs(pairs: &[(f64, f64)]) -> Correlated {
    with_warning(correlated(pairs), "outputs")
}

/// Both correlations of systems; fewer than four have none, fewer than ten a warning.
pub(super) fn correlated_systems(means: &[(f64, f64)]) -> Correlated {
    let found = correlated_from(FEWEST_SYSTEMS, means);
    let n = found.n;
    let undefined = (n < FEWEST_SYSTEMS).then_some(NoCorrelation::FewSystems { n, need: FEWEST_SYSTEMS });
    with_warning(Correlated { undefined: undefined.or(found.undefined), ..found }, "systems")
}

fn with_warning(found: Correlated, what: &str) -> Correlated {
    let n = found.n;
    let warning = (found.pearson.is_some() && n < FEW_PAIRS)
        .then(|| format!("only {n} {what}: one more could change this value a lot"));
    Correlated { warning, ..found }
}

fn correlated_from(fewest: usize, pairs: &[(f64, f64)]) -> Correlated {
    let n = pairs.len();
    let (x, y): (Vec<f64>, Vec<f64>) = pairs.iter().copied().unzip();
    let few = Undefined::FewObservations { n, need: fewest };
    let pearson = if n < fewest { Err(few) } else { correlation::pearson(&x, &y) };
    match pearson {
        Ok(found) => Correlated {
            n,
            pearson: Some(found.correlation.value),
            interval: found.correlation.interval.map(|interval| [interval.low, interval.high]),
            bound: Some(found.bound),
            spearman: correlation::spearman(&x, &y).ok().map(|found| found.value),
            undefined: None,
            warning: None,
        },
        Err(why) => Correlated {
            n,
            pearson: None,
            interval: None,
            bound: None,
            spearman: None,
            undefined: Some(NoCorrelation::Undefined(why)),
            warning: None,
        },
    }
}

impl Correlated {
    /// `0.421 ± 0.096`, without the bound if there is a warning, or why there is nothing.
    pub fn text(&self) -> String {
        let bound = self.bound.filter(|_| self.warning.is_none());
        match (self.pearson, bound, &self.undefined) {
            (Some(r), Some(bound), _) => format!("{} ± {}", decimal(r), decimal(bound)),
            (Some(r), None, _) => decimal(r),
            (_, _, Some(why)) => format!("n/a: {why}"),
            _ => "n/a".to_owned(),
        }
    }

    /// `0.421 [−0.120, 0.770]` with Fisher's interval, without it if there is a warning, or why there is nothing.
    pub fn text_with_interval(&self) -> String {
        let interval = self.interval.filter(|_| self.warning.is_none());
        match (self.pearson, interval, &self.undefined) {
            (Some(r), Some([low, high]), _) => format!("{} [{}, {}]", decimal(r), decimal(low), decimal(high)),
            (Some(r), None, _) => decimal(r),
            (_, _, Some(why)) => format!("n/a: {why}"),
            _ => "n/a".to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(n: u32) -> Vec<(f64, f64)> {
        (0..n).map(|i| (f64::from(i), f64::from(i * 7 % 5) + f64::from(i))).collect()
    }

    #[test]
    fn few_systems_have_no_correlation_and_some_have_a_warning() {
        let none = correlated_systems(&line(3));
        assert_eq!(none.text_with_interval(), "n/a: there are 3 systems, at least 4 are needed");
        assert!(none.pearson.is_none() && none.spearman.is_none() && none.warning.is_none());
        for (n, warned) in [(4, true), (9, true), (10, false)] {
            let found = correlated_systems(&line(n));
            let (Some(r), Some([low, high])) = (found.pearson, found.interval) else { panic!("{n}: {found:?}") };
            let half = 1.959_964 / f64::from(n - 3).sqrt();
            assert!((low - (r.atanh() - half).tanh()).abs() < 1e-6 && (high - (r.atanh() + half).tanh()).abs() < 1e-6);
            assert_eq!(found.warning.is_some(), warned, "{n}");
        }
        assert!(correlated(&line(3)).pearson.is_some(), "three outputs have one");
    }

    #[test]
    fn fewer_than_ten_outputs_have_a_warning_and_no_interval_in_words() {
        for (n, warned) in [(9, true), (10, false)] {
            let found = correlated_outputs(&line(n));
            assert_eq!((found.warning.is_some(), found.text().contains('±')), (warned, !warned), "{n}");
            assert_eq!(found.text_with_interval().contains('['), !warned, "{n}");
            assert!(found.interval.is_some() && found.bound.is_some(), "files have the numbers");
        }
        assert!(correlated_outputs(&line(2)).warning.is_none(), "what has no value has a reason instead");
    }
}
