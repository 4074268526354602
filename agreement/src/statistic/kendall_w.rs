//! Kendall's W.

use super::{
    Evidence,
    definition::{Asked, Computed, Family, Of, Statistic},
    reading::Reading,
};
use crate::{Estimate, Undefined, correlation};

pub(super) static KENDALL_W: Statistic = Statistic {
    key: "kendall_w",
    name: "Kendall's W",
    plain_name: "Kendall's W",
    path: &["kendall_w"],
    family: Family::Variance,
    shown_for: &[],
    asked: Asked::Always,
    formula: "The variance of the sums of ranks over the greatest it could be, corrected for ties. Kendall and Babington Smith 1939.",
    when: "When all people ranked or rated all texts and only the order matters.",
    reading: Reading::Concordance,
    of: Of::Ratings(compute),
};

fn compute(evidence: &Evidence<'_>) -> Result<Computed, Undefined> {
    let (ratings, found) = (evidence.ratings(), correlation::concordance(evidence.ratings())?);
    Ok(Computed::Estimate(Estimate {
        value: found.value,
        interval: None,
        se: None,
        n_items: found.n_items,
        n_raters: found.n_raters,
        n_ratings: ratings.n_ratings(),
        n_pairs: ratings.n_pairs(),
        method: found.method,
        warning: None,
    }))
}
