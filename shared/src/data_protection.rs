//! How people leave a study, and what becomes of their answers.

use crate::{Locale, StudyState, words::words};

words! {
    /// What workers of a study may choose when they leave it.
    WithdrawalPolicy {
        /// Their answers stay under the pseudonym.
        KeepOnly = "keep_only",
        /// They choose whether their answers stay in the results.
        WorkerChooses = "worker_chooses",
        /// They choose as long as the study is not closed; afterwards the answers stay.
        UntilClosing = "until_closing",
    }
}

words! {
    /// What becomes of the answers of somebody who leaves, or is erased.
    AnswerChoice {
        /// They stay in the results under the pseudonym.
        Keep = "keep",
        /// They are taken out of all results and exports.
        Remove = "remove",
    }
}

/// The longest time after which personal data can be set to be erased: ten years.
pub const LONGEST_RETENTION_DAYS: i64 = 3_650;

#[expect(clippy::derivable_impls, reason = "the macro that writes the enum has no place for a default")]
impl Default for WithdrawalPolicy {
    fn default() -> Self {
        Self::WorkerChooses
    }
}

impl WithdrawalPolicy {
    /// Whether workers may have their answers removed now.
    pub fn may_remove(self, state: StudyState) -> bool {
        match self {
            Self::KeepOnly => false,
            Self::WorkerChooses => true,
            Self::UntilClosing => state != StudyState::Closed,
        }
    }

    /// The sentence that the consent form adds, in the worker's language.
    pub const fn sentence(self, say: Locale) -> &'static str {
        match self {
            Self::KeepOnly => say.may_leave_answers_stay(),
            Self::WorkerChooses => say.may_leave_and_choose(),
            Self::UntilClosing => say.may_leave_and_choose_until_closing(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_can_be_removed_as_the_policy_says() {
        let may = |policy: WithdrawalPolicy| StudyState::ALL.iter().map(move |state| policy.may_remove(*state));
        assert!(may(WithdrawalPolicy::KeepOnly).all(|may| !may));
        assert!(may(WithdrawalPolicy::WorkerChooses).all(|may| may));
        assert_eq!(may(WithdrawalPolicy::UntilClosing).collect::<Vec<_>>(), [true, true, false]);
    }
}
