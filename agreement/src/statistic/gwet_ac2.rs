//! Gwet's AC2, ordinal.

use super::{
    definition::{Answers, Asked, Family, Of, Statistic},
    reading::Reading,
};
use crate::{Measure, Ratings, cohen::Weight, gwet::Gwet};

pub(super) static GWET_AC2: Statistic = Statistic {
    key: "gwet_ac2",
    name: "Gwet's AC2, ordinal",
    plain_name: "Gwet's AC2",
    path: &["gwet", "ac2"],
    family: Family::Corrected,
    shown_for: &[Answers::Scale],
    asked: Asked::Always,
    formula: "AC1 with weights for partial agreement: 1 minus the pairs of points between two answers over all pairs of points. Gwet 2014.",
    when: "As AC1, for scales.",
    reading: Reading::BeyondChance,
    of: Of::Ratings(|evidence| evidence.estimate(Gwet::ac2(evidence.ratings(), weight(evidence.ratings())))),
};

/// Ordinal weights on an ordinal scale, quadratic on numbers, none on names.
fn weight(ratings: &Ratings) -> Weight {
    match ratings.measure() {
        Measure::Nominal => Weight::Unweighted,
        Measure::Ordinal => Weight::Ordinal,
        Measure::Interval | Measure::Ratio | Measure::Circular { .. } => Weight::Quadratic,
    }
}
