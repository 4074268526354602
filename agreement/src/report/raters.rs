//! Each rater against the rest, in the report.

use serde::Serialize;

use super::lines::Line;
use crate::reliability::{self, Rater};
use crate::{Ratings, Undefined};

/// One rater; undefined values are `null`.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[expect(missing_docs, reason = "the fields of `reliability::Rater`")]
pub struct RaterOutcome {
    pub rater: String,
    pub n_items: usize,
    pub n_pairs: usize,
    pub agreement: Option<f64>,
    pub correlation: Option<f64>,
    pub bias: Option<f64>,
    pub outlier: bool,
}

impl From<Rater> for RaterOutcome {
    fn from(Rater { rater, n_items, n_pairs, agreement, correlation, bias, is_outlier }: Rater) -> Self {
        Self { rater, n_items, n_pairs, agreement, correlation: correlation.ok(), bias, outlier: is_outlier }
    }
}

/// All raters, in the order of their names; none of an empty table.
pub(super) fn of(ratings: &Ratings) -> Vec<RaterOutcome> {
    reliability::raters(ratings).unwrap_or_default().into_iter().map(RaterOutcome::from).collect()
}

impl RaterOutcome {
    pub(super) fn line(&self) -> Line {
        let outlier = if self.outlier { "; far below most raters" } else { "" };
        let agreement = self.agreement.ok_or_else(|| Undefined::NoPairs.to_string());
        Line {
            name: format!("agreement of {} with the rest", self.rater),
            value: agreement,
            interval: None,
            se: None,
            over_draws: None,
            warning: None,
            method: format!("share of equal pairs, {} pairs on {} items{outlier}", self.n_pairs, self.n_items),
            is_count: false,
        }
    }
}
