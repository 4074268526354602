//! ICC(A,1), by REML.

use super::{
    definition::{Answers, Asked, Family, Of, Statistic},
    reading::Reading,
};

pub(super) static ICC_A1: Statistic = Statistic {
    key: "icc_a1",
    name: "ICC(A,1), by REML",
    plain_name: "ICC(A,1) by REML",
    path: &["icc", "reml", "icc_a1"],
    family: Family::Variance,
    shown_for: &[Answers::Scale, Answers::Numbers],
    asked: Asked::Reml,
    formula: "σ²(items) / (σ²(items) + σ²(people) + σ²(rest)), the components by restricted maximum likelihood, so that holes in the table are no obstacle. McGraw and Wong 1996.",
    when: "When the same people judged many texts and their strictness is to count as disagreement.",
    reading: Reading::BetweenTexts,
    of: Of::Ratings(|evidence| evidence.reml(|reml| &reml.agreement)),
};
