//! Krippendorff's α, ordinal.

use super::{
    definition::{Answers, Asked, Family, Of, Statistic},
    reading::Reading,
};
use crate::krippendorff::{Alpha, Metric};

pub(super) static KRIPPENDORFF_ORDINAL: Statistic = Statistic {
    key: "krippendorff_ordinal",
    name: "Krippendorff's α, ordinal",
    plain_name: "Krippendorff's alpha, ordinal",
    path: &["krippendorff", "ordinal"],
    family: Family::Corrected,
    shown_for: &[Answers::Scale],
    asked: Asked::Always,
    formula: "1 − Do / De: observed over expected disagreement, where two points lie as far apart as there are ratings between them. Krippendorff 2011; missing ratings are no obstacle.",
    when: "The first choice for scales judged by a crowd: any number of people, any holes in the table, and the order of the points counts.",
    reading: Reading::Krippendorff,
    of: Of::Ratings(|evidence| evidence.estimate(Alpha::of(evidence.ratings(), Metric::Ordinal))),
};
