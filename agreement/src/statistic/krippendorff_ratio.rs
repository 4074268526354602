//! Krippendorff's α, ratio.

use super::{
    definition::{Asked, Family, Of, Statistic},
    reading::Reading,
};
use crate::krippendorff::{Alpha, Metric};

pub(super) static KRIPPENDORFF_RATIO: Statistic = Statistic {
    key: "krippendorff_ratio",
    name: "Krippendorff's α, ratio",
    plain_name: "Krippendorff's alpha, ratio",
    path: &["krippendorff", "ratio"],
    family: Family::Corrected,
    shown_for: &[],
    asked: Asked::Always,
    formula: "1 − Do / De with squared differences relative to the sum of the two numbers. Krippendorff 2011.",
    when: "For numbers with a true zero, such as counts or durations.",
    reading: Reading::Krippendorff,
    of: Of::Ratings(|evidence| evidence.estimate(Alpha::of(evidence.ratings(), Metric::Ratio))),
};
