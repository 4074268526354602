//! Why a task is closed to a worker: one answer for both the worker's page and a claim.

use shared::{Definition, Ending, Gate, Message, Problem, StudyState, refusal};
use store::{
    assignment::AssignmentRow,
    live::{Candidate, Place},
    qualification::Passed,
};

/// Everything that decides whether a worker may claim a hit of a task, apart from whether a hit is available.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Standing {
    pub(crate) has_left: bool,
    pub(crate) study_state: StudyState,
    pub(crate) has_consented: bool,
    pub(crate) passed: Passed,
    /// Whether a hit of the task is reserved for the worker.
    pub(crate) holds_hit: bool,
    /// How taking part has ended for them, if they came by an entrance and it did.
    pub(crate) ending: Option<Ending>,
}

impl Standing {
    pub(crate) const fn of_candidate(candidate: &Candidate) -> Self {
        Self {
            has_left: candidate.withdrawn_at.is_some(),
            study_state: candidate.study_state,
            has_consented: candidate.consented_at.is_some(),
            passed: candidate.passed,
            holds_hit: candidate.live.is_some(),
            ending: candidate.ending,
        }
    }

    /// That of a worker who holds a hit.
    pub(crate) const fn of_assignment(row: &AssignmentRow) -> Self {
        Self {
            has_left: row.withdrawn_at.is_some(),
            study_state: row.study_state,
            has_consented: row.consented_at.is_some(),
            passed: row.passed,
            holds_hit: true,
            ending: row.ending,
        }
    }

    pub(crate) const fn in_place(place: &Place, passed: Passed, holds_hit: bool) -> Self {
        Self {
            has_left: place.withdrawn_at.is_some(),
            study_state: place.state,
            has_consented: place.consented_at.is_some(),
            passed,
            holds_hit,
            ending: place.ending,
        }
    }

    /// The reason why the task is closed, if it is: the first in the order in which a worker can act on it.
    pub(crate) fn closed(&self, task: &Definition) -> Option<Closed> {
        if self.has_left {
            return Some(Closed::HasLeft);
        }
        if self.study_state != StudyState::Live {
            return Some(Closed::StudyNotLive);
        }
        if !self.has_consented {
            return Some(Closed::NoConsent);
        }
        if self.ending.is_some() && !self.holds_hit {
            return Some(Closed::Ended);
        }
        if !self.passed.has(Gate::Known) {
            return Some(Closed::MissingGate(Gate::Known));
        }
        if let Some(gate) = self.passed.missing(&task.gates).next() {
            // A pilot that was failed is not read, so the review after it does not come either.
            let failed_before = gate == Gate::Review && self.passed.has_failed(Gate::Pilot);
            let has_failed = failed_before || self.passed.has_failed(gate);
            return Some(if has_failed { Closed::FailedGate(gate) } else { Closed::MissingGate(gate) });
        }
        (task.is_pilot() && self.passed.has(Gate::Pilot) && !self.holds_hit).then_some(Closed::PilotDone)
    }
}

/// The reason why a task is closed to a worker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Closed {
    HasLeft,
    StudyNotLive,
    NoConsent,
    MissingGate(Gate),
    FailedGate(Gate),
    /// The worker has written all pilot texts.
    PilotDone,
    /// Taking part has ended for the worker.
    Ended,
}

impl Closed {
    /// The reason as a sentence.
    pub(crate) fn message(self) -> Message {
        match self {
            Self::HasLeft => refusal::have_left(),
            Self::StudyNotLive => refusal::not_open(),
            Self::NoConsent => refusal::consent_first(),
            Self::MissingGate(Gate::Location) => refusal::closed_location(),
            Self::MissingGate(Gate::Test) => refusal::closed_test(),
            Self::MissingGate(Gate::Known) | Self::FailedGate(Gate::Known) => refusal::closed_known(),
            Self::MissingGate(Gate::Pilot) => refusal::closed_pilot(),
            Self::MissingGate(Gate::Review) => refusal::closed_review(),
            Self::FailedGate(Gate::Location) => refusal::not_passed_location(),
            Self::FailedGate(Gate::Test) => refusal::not_passed_test(),
            Self::FailedGate(Gate::Pilot | Gate::Review) => refusal::not_passed_review(),
            Self::PilotDone => refusal::pilot_done(),
            Self::Ended => refusal::taking_part_has_ended(),
        }
    }

    /// The refusal of a claim; `None` if the worker has simply finished, which is not an error.
    pub(crate) fn refusal(self) -> Option<Problem> {
        let text = self.message();
        match self {
            Self::HasLeft | Self::StudyNotLive => Some(Problem::conflict(text)),
            Self::NoConsent | Self::MissingGate(_) | Self::FailedGate(_) => Some(Problem::forbidden(text)),
            Self::PilotDone | Self::Ended => None,
        }
    }
}
