//! Krippendorff's α, unitizing.

use super::{
    definition::{Answers, Asked, Family, Of, Statistic},
    reading::Reading,
};
use crate::{Coefficient as _, span::Unitized};

pub(super) static KRIPPENDORFF_UNITIZING: Statistic = Statistic {
    key: "krippendorff_unitizing",
    name: "Krippendorff's α, unitizing",
    plain_name: "Krippendorff's alpha, unitizing",
    path: &[],
    family: Family::Corrected,
    shown_for: &[Answers::Marks],
    asked: Asked::Always,
    formula: "1 − Σ Do / Σ De over labels: the squared distances of beginnings and ends of stretches, and of stretches that the other leaves out, over those of stretches placed anywhere. Krippendorff 1995.",
    when: "For marked stretches, where all people have read all texts. Beside F1: it counts how far edges lie apart, and chance.",
    reading: Reading::BeyondChance,
    of: Of::Marks(|annotations, plan| Unitized::of(annotations)?.bootstrapped(plan)),
};
