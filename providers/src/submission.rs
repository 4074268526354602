//! Submissions at a provider, and what is decided about them.

use std::collections::BTreeMap;

use shared::Time;

use crate::{Invalid, Result};

open_words! {
    /// The state of a submission.
    SubmissionState {
        /// A place is held.
        Reserved = "RESERVED",
        /// The participant works.
        Active = "ACTIVE",
        /// It was submitted and waits for a decision.
        AwaitingReview = "AWAITING REVIEW",
        /// It is paid.
        Approved = "APPROVED",
        /// A share of it is paid.
        PartiallyApproved = "PARTIALLY APPROVED",
        /// It is not paid.
        Rejected = "REJECTED",
        /// The participant gave it up.
        Returned = "RETURNED",
        /// It took too long.
        TimedOut = "TIMED-OUT",
        /// The participant did not pass the screening; a fixed sum may be paid.
        ScreenedOut = "SCREENED OUT",
        /// The provider is changing it; ask again.
        Processing = "PROCESSING",
        /// The provider does not know; ask again.
        Unknown = "UNKNOWN",
    }
}

open_words! {
    /// Why a submission is rejected.
    RejectionCategory {
        /// It was too fast.
        TooQuickly = "TOO_QUICKLY",
        /// It was too slow.
        TooSlowly = "TOO_SLOWLY",
        /// Instructions were not followed.
        FailedInstructions = "FAILED_INSTRUCTIONS",
        /// A part of a longer study is missing.
        IncompleteLongitudinal = "INCOMP_LONGITUDINAL",
        /// Attention checks were failed.
        FailedCheck = "FAILED_CHECK",
        /// There was little effort.
        LowEffort = "LOW_EFFORT",
        /// The participant pretended.
        Malingering = "MALINGERING",
        /// There is no completion code.
        NoCode = "NO_CODE",
        /// The completion code is wrong.
        BadCode = "BAD_CODE",
        /// There are no answers.
        NoData = "NO_DATA",
        /// The device does not fit.
        UnsupportedDevice = "UNSUPP_DEVICE",
        /// Another reason.
        Unlisted = "OTHER",
    }
}

/// A submission, as far as the provider shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Submission {
    /// The provider's id: what came with the participant as the id of the session.
    pub id: String,
    /// The provider's id of the study.
    pub study: String,
    /// The provider's id of the participant.
    pub participant: String,
    /// Its state.
    pub state: SubmissionState,
    /// When it began.
    pub started_at: Option<Time>,
    /// When it was submitted.
    pub completed_at: Option<Time>,
    /// The completion code that was entered.
    pub code: Option<String>,
    /// When the participant was asked to return it.
    pub return_requested_at: Option<Time>,
    /// What its approval pays, in minor units; `None` where the provider only says it of the study.
    pub reward: Option<i64>,
    /// Bonuses that were paid, in minor units; `None` where the provider does not show them, as in Prolific's lists.
    pub bonuses: Option<Vec<i64>>,
}

/// The number of submissions in each state.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SubmissionCounts {
    /// The number in each state, by the provider's word.
    pub by_state: BTreeMap<String, u64>,
    /// All of them.
    pub total: u64,
}

impl SubmissionCounts {
    /// The number in this state.
    pub fn count(&self, state: &SubmissionState) -> u64 {
        self.by_state.get(state.as_str()).copied().unwrap_or(0)
    }
}

/// A rejection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rejection {
    /// The category.
    pub category: RejectionCategory,
    /// What the participant reads.
    pub message: String,
}

/// The end of a submission by a code that only the researcher may use.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Completion {
    /// The code.
    pub code: String,
    /// The share of the reward that is paid, in per cent, for a code with dynamic payment.
    pub percentage: Option<u8>,
    /// What the participant reads, together with a percentage.
    pub message: String,
}

impl Rejection {
    /// Checks that the message has at least this many characters.
    pub(crate) fn check(&self, least: usize) -> Result<()> {
        if self.message.trim().chars().count() < least {
            return Err(Invalid::ShortMessage(least).into());
        }
        Ok(())
    }
}

impl Completion {
    /// Checks the code and the percentage.
    pub(crate) fn check(&self) -> Result<()> {
        if self.code.trim().is_empty() {
            return Err(Invalid::Empty("completion code").into());
        }
        match self.percentage {
            Some(percentage) if !(8..=99).contains(&percentage) => Err(Invalid::Percentage(percentage).into()),
            Some(_) | None => Ok(()),
        }
    }
}
