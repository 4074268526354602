//! Krippendorff's α, interval.

use super::{
    definition::{Answers, Asked, Family, Of, Statistic},
    reading::Reading,
};
use crate::krippendorff::{Alpha, Metric};

pub(super) static KRIPPENDORFF_INTERVAL: Statistic = Statistic {
    key: "krippendorff_interval",
    name: "Krippendorff's α, interval",
    plain_name: "Krippendorff's alpha, interval",
    path: &["krippendorff", "interval"],
    family: Family::Corrected,
    shown_for: &[Answers::Scale, Answers::Numbers],
    asked: Asked::Always,
    formula: "1 − Do / De with squared differences of the numbers, which takes the steps of the scale as equal. Krippendorff 2011.",
    when: "When means of the scale are reported too, for means take its steps as equal; and to compare with papers that print it.",
    reading: Reading::Krippendorff,
    of: Of::Ratings(|evidence| evidence.estimate(Alpha::of(evidence.ratings(), Metric::Interval))),
};
