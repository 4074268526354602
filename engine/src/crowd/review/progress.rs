//! How far the review of a worker's pilot is, as the worker who waits for it sees it.

use serde::Serialize;
use store::live::Place;

use crate::{Result, Tx};

/// How far the review of a worker's pilot is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ReviewProgress {
    /// The texts of the pilot.
    pub n_texts: i64,
    /// Those that a reviewer has judged.
    pub n_read: i64,
    /// The median of the seconds that the latest reviews of the study took, if there were enough of them.
    pub usual_seconds: Option<i64>,
}

/// Of how many reviews at most, and at least, the usual time is the median.
const REVIEWS: std::ops::RangeInclusive<usize> = 3..=50;

pub(crate) async fn review_progress(tx: &mut Tx, place: &Place) -> Result<ReviewProgress> {
    let (n_texts, n_read) = tx.pilot_read(place.worker).await?;
    let mut waits = tx.review_waits(place.study, i64::try_from(*REVIEWS.end()).unwrap_or(i64::MAX)).await?;
    waits.sort_unstable();
    let usual = waits.get(waits.len() / 2).filter(|_| waits.len() >= *REVIEWS.start());
    Ok(ReviewProgress { n_texts, n_read, usual_seconds: usual.map(|wait| wait / 1_000_000) })
}
