//! ICC(C,1), by REML.

use super::{
    definition::{Answers, Asked, Family, Of, Statistic},
    reading::Reading,
};

pub(super) static ICC_C1: Statistic = Statistic {
    key: "icc_c1",
    name: "ICC(C,1), by REML",
    plain_name: "ICC(C,1) by REML",
    path: &["icc", "reml", "icc_c1"],
    family: Family::Variance,
    shown_for: &[Answers::Scale, Answers::Numbers],
    asked: Asked::Reml,
    formula: "σ²(items) / (σ²(items) + σ²(rest)): what ICC(A,1) would be if every person were equally strict. McGraw and Wong 1996.",
    when: "When only the order of the texts matters. Much above ICC(A,1), it says that people differ in strictness more than in judgement.",
    reading: Reading::ButForStrictness,
    of: Of::Ratings(|evidence| evidence.reml(|reml| &reml.consistency)),
};
