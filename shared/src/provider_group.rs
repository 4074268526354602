//! Groups of participants at a provider: whom of a study they have, and what can be wrong with one.

use crate::{Message, refusal, words::words};

words! {
    /// What the members of a group have in common in a study.
    GroupOutcome {
        /// They came, however it ended.
        Came = "came",
        /// They passed the qualification test.
        PassedTest = "passed_test",
        /// A reviewer accepted them.
        PassedReview = "passed_review",
        /// They finished.
        Finished = "finished",
    }
}

words! {
    /// Why the members of a group could not be brought up to date.
    GroupProblem {
        /// The provider has no such group any more.
        Gone = "gone",
        /// The provider refuses to show or change it.
        Refused = "refused",
        /// The provider could not be reached, or its answer makes no sense.
        Unreachable = "unreachable",
    }
}

impl GroupProblem {
    /// What is wrong, and what to do.
    pub fn message(self) -> Message {
        match self {
            Self::Gone => refusal::prolific_group_is_gone(),
            Self::Refused => refusal::prolific_refuses_group_members(),
            Self::Unreachable => refusal::prolific_group_unreachable(),
        }
    }
}
