//! Percent agreement.

use super::{
    definition::{Answers, Asked, Family, Of, Statistic},
    reading::Reading,
};
use crate::percent::Percent;

pub(super) static PERCENT_AGREEMENT: Statistic = Statistic {
    key: "percent_agreement",
    name: "Percent agreement",
    plain_name: "percent agreement",
    path: &["percent_agreement"],
    family: Family::Observed,
    shown_for: &[Answers::Labels, Answers::Scale],
    asked: Asked::Always,
    formula: "For each item the share of its pairs of ratings that are equal; then the mean over items. Not corrected for chance.",
    when: "Always, beside another: it shows what the corrected values are made of. Never alone.",
    reading: Reading::EqualPairs,
    of: Of::Ratings(|evidence| evidence.estimate(Percent::of(evidence.ratings()))),
};
