//! How far a worker is who came by an entrance.

use serde::Serialize;
use shared::{Arriving, WayOut};
use store::entrance::Participation;

/// How far a worker is who came by an entrance.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TakingPart {
    /// What they have submitted since they came.
    pub submitted: i64,
    /// After how many submissions they have finished; absent, when there is no more work for them.
    pub wanted: Option<i64>,
    /// How they leave, once it has ended.
    pub way_out: Option<WayOut>,
    /// Whether nothing is left for them to do, so that they can end it.
    pub may_finish: bool,
}

impl TakingPart {
    /// What a stored participation says; `may_finish` depends on the tasks.
    pub(crate) fn of(found: &Participation) -> Self {
        let Participation { row, settings, participant, done } = found;
        let arriving =
            Arriving { person: participant.clone(), session: row.session.clone(), study: row.provider_study.clone() };
        Self {
            submitted: done - row.done_before,
            wanted: settings.submissions,
            way_out: row.ending.map(|ending| settings.way_out(ending, &arriving, &row.code)),
            may_finish: false,
        }
    }
}
