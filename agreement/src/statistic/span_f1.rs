//! F1 of spans.

use super::{
    definition::{Answers, Asked, Family, Of, Statistic},
    reading::Reading,
};
use crate::{Coefficient as _, span::F1};

pub(super) static SPAN_F1: Statistic = Statistic {
    key: "span_f1",
    name: "F1 of marks",
    plain_name: "F1 of marks",
    path: &[],
    family: Family::Observed,
    shown_for: &[Answers::Marks],
    asked: Asked::Always,
    formula: "2 Σ |A ∩ B| / Σ (|A| + |B|) over all texts and all pairs of people of a text; A and B the code points they marked, with their labels. Hripcsak and Rothschild 2005. Not corrected for chance.",
    when: "For marked stretches, with any holes in the table: half means that half of what one marks the other marks too. Long stretches weigh more.",
    reading: Reading::MarkedAlike,
    of: Of::Marks(|annotations, plan| F1::of(annotations)?.bootstrapped(plan)),
};
