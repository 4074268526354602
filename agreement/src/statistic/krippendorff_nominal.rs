//! Krippendorff's α, nominal.

use super::{
    definition::{Answers, Asked, Family, Of, Statistic},
    reading::Reading,
};
use crate::krippendorff::{Alpha, Metric};

pub(super) static KRIPPENDORFF_NOMINAL: Statistic = Statistic {
    key: "krippendorff_nominal",
    name: "Krippendorff's α, nominal",
    plain_name: "Krippendorff's alpha, nominal",
    path: &["krippendorff", "nominal"],
    family: Family::Corrected,
    shown_for: &[Answers::Labels],
    asked: Asked::Always,
    formula: "1 − Do / De: observed over expected disagreement, where any two different answers lie equally far apart. Krippendorff 2011; missing answers are no obstacle.",
    when: "For labels and preferences, by any number of people, with any holes in the table. With equal numbers of people it is Fleiss' κ but for a correction for few texts.",
    reading: Reading::BeyondChance,
    of: Of::Ratings(|evidence| evidence.estimate(Alpha::of(evidence.ratings(), Metric::Nominal))),
};
