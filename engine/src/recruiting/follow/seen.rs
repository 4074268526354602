//! What of a submission is stored when its provider lists it.

use providers::{Submission, SubmissionState};
use shared::{EntranceId, Service, StudyId, Time};
use store::provider_submission::ProviderSubmissionRow;

use super::{LONGEST_WORD, is_id, plain};

/// The most characters of a completion code.
const LONGEST_CODE: usize = 200;

/// Whose submissions were seen, and when.
pub(super) struct Seen {
    pub study: StudyId,
    pub provider: Service,
    pub now: Time,
}

impl Seen {
    /// What is to be stored of a submission, if something about it has changed. A state that means nothing keeps the last
    /// one.
    pub fn change(
        &self,
        entrance: EntranceId,
        submission: &Submission,
        stored: Option<&ProviderSubmissionRow>,
    ) -> Option<ProviderSubmissionRow> {
        if !is_id(&submission.id) || !is_id(&submission.participant) {
            return None;
        }
        let status = match (&submission.state, stored) {
            (SubmissionState::Unknown | SubmissionState::Processing | SubmissionState::Other(_), Some(stored)) => {
                stored.status.clone()
            }
            (state, _) => plain(state.as_str(), LONGEST_WORD),
        };
        let new = ProviderSubmissionRow {
            study_id: self.study,
            provider: self.provider,
            submission: submission.id.clone(),
            entrance_id: entrance,
            provider_study: submission.study.clone(),
            participant: submission.participant.clone(),
            status,
            code: submission.code.as_deref().map(|code| plain(code, LONGEST_CODE)).filter(|code| !code.is_empty()),
            started_at: submission.started_at,
            completed_at: submission.completed_at,
            return_requested_at: submission.return_requested_at,
            seen_at: stored.map_or(self.now, |stored| stored.seen_at),
            changed_at: self.now,
        };
        match stored {
            // Their personal data was erased.
            Some(stored) if stored.participant.is_empty() => None,
            Some(stored) if *stored == ProviderSubmissionRow { changed_at: stored.changed_at, ..new.clone() } => None,
            _ => Some(new),
        }
    }
}
