//! A number of the report, or the reason why it is undefined.

use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};

use super::Kind;
use crate::icc::Icc;
use crate::simulate::Summary;
use crate::{Estimate, Undefined};

/// `{"value", "interval", "se", "method"}`, with `"warning"` if there is a warning, or `{"undefined": reason}`.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Outcome {
    /// There is a value.
    Value {
        /// The value.
        value: f64,
        /// Lower and upper end of the interval.
        interval: Option<[f64; 2]>,
        /// The standard error.
        se: Option<f64>,
        /// The statistic, and the method of the interval.
        method: String,
        /// The reason why the interval should not be trusted fully, if so.
        #[serde(skip_serializing_if = "Option::is_none")]
        warning: Option<String>,
    },
    /// The value is undefined.
    Undefined {
        /// Why.
        #[serde(rename = "undefined")]
        reason: String,
    },
}

/// An intraclass correlation with its F test, or the reason why it is undefined.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct IccOutcome {
    /// The value or the reason.
    #[serde(flatten)]
    pub outcome: Outcome,
    /// The test, if the value is defined.
    #[serde(flatten)]
    pub test: Option<FTest>,
}

/// The F test that an intraclass correlation is zero.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct FTest {
    /// The F ratio; absent where the error is exactly zero.
    pub f: Option<f64>,
    /// Numerator degrees of freedom.
    pub df1: f64,
    /// Denominator degrees of freedom.
    pub df2: f64,
    /// P(F or more).
    pub p: f64,
}

/// `{"median", "interval", "spread_over_draws", "sd", "draws", "seed", "method"}`, with `"warning"` if there is a
/// warning, or `{"undefined": reason}`.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Spread {
    /// The draws have values.
    Drawn {
        /// The median of the draws.
        median: f64,
        /// Lower and upper end of the interval of the median, over items and raters.
        interval: Option<[f64; 2]>,
        /// The range of most draws, which is not an interval: other items or raters would vary more.
        spread_over_draws: OverDraws,
        /// The standard deviation of the draws.
        sd: f64,
        /// The number of draws.
        draws: usize,
        /// The seed.
        seed: u64,
        /// The method.
        method: String,
        /// The reason why the interval should not be trusted fully, if so.
        #[serde(skip_serializing_if = "Option::is_none")]
        warning: Option<String>,
    },
    /// They have none.
    Undefined {
        /// Why.
        #[serde(rename = "undefined")]
        reason: String,
    },
}

/// The range that holds 95 of 100 draws.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct OverDraws {
    /// The 2.5 % quantile of the draws.
    pub low: f64,
    /// The 97.5 % quantile of the draws.
    pub high: f64,
}

impl Outcome {
    pub(super) fn undefined(reason: impl ToString) -> Self {
        Self::Undefined { reason: reason.to_string() }
    }

    /// A bare value without interval.
    pub(super) fn of_value(value: Result<f64, Undefined>, method: &str) -> Self {
        match value {
            Ok(value) => Self::Value { value, interval: None, se: None, method: method.to_owned(), warning: None },
            Err(reason) => Self::undefined(reason),
        }
    }
}

impl From<Result<Estimate, Undefined>> for Outcome {
    fn from(estimate: Result<Estimate, Undefined>) -> Self {
        match estimate {
            Ok(Estimate { value, interval, se, method, warning, .. }) => {
                let how = interval.as_ref().map(|i| format!("{method}; {}", i.method));
                let interval = interval.map(|i| [i.low, i.high]);
                Self::Value {
                    value,
                    interval,
                    se,
                    method: how.unwrap_or(method),
                    warning: warning.map(|warning| warning.to_string()),
                }
            }
            Err(reason) => Self::undefined(reason),
        }
    }
}

impl From<Result<&Icc, Undefined>> for IccOutcome {
    fn from(icc: Result<&Icc, Undefined>) -> Self {
        let icc = match icc {
            Ok(icc) => icc,
            Err(reason) => {
                return Self { outcome: Outcome::undefined(reason), test: None };
            }
        };
        let how = icc.interval.as_ref().map_or(String::new(), |i| format!("; {}", i.method));
        let outcome = Outcome::Value {
            value: icc.value,
            interval: icc.interval.as_ref().map(|i| [i.low, i.high]),
            se: icc.se,
            method: format!("{}{how}", icc.method),
            warning: None,
        };
        Self { outcome, test: Some(FTest { f: icc.f, df1: icc.df1, df2: icc.df2, p: icc.p }) }
    }
}

impl From<Result<Summary, Undefined>> for Spread {
    fn from(summary: Result<Summary, Undefined>) -> Self {
        match summary {
            Ok(Summary { median, sd, low, high, draws, seed, interval, warning, .. }) => {
                let how = interval.as_ref().map_or(String::new(), |i| format!("; interval: {}", i.method));
                Self::Drawn {
                    median,
                    interval: interval.map(|i| [i.low, i.high]),
                    spread_over_draws: OverDraws { low, high },
                    sd,
                    draws,
                    seed,
                    method: format!("median over {draws} draws, seed {seed}{how}"),
                    warning: warning.map(|warning| warning.to_string()),
                }
            }
            Err(reason) => Self::Undefined { reason: reason.to_string() },
        }
    }
}

/// Serialises named parts as a JSON object, in their order.
#[expect(clippy::ref_option, reason = "the signature serde calls")]
pub(super) fn as_map<S: Serializer>(groups: &Option<Vec<(String, Kind)>>, serializer: S) -> Result<S::Ok, S::Error> {
    let groups = groups.as_deref().unwrap_or_default();
    named(groups, serializer)
}

/// Serialises named values as a JSON object, in their order.
pub(super) fn named<S: Serializer, T: Serialize>(entries: &[(String, T)], serializer: S) -> Result<S::Ok, S::Error> {
    let mut map = serializer.serialize_map(Some(entries.len()))?;
    for (name, value) in entries {
        map.serialize_entry(name, value)?;
    }
    map.end()
}

/// Returns named values as a JSON object.
pub(super) fn object<T: Serialize>(entries: &[(String, T)]) -> serde_json::Result<serde_json::Value> {
    let entries = entries.iter().map(|(name, value)| Ok((name.clone(), serde_json::to_value(value)?)));
    Ok(serde_json::Value::Object(entries.collect::<serde_json::Result<_>>()?))
}
