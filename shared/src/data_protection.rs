//! Withdrawal from a study, and what happens to the answers.

use crate::{Locale, StudyState, words::words};

words! {
    /// The options that workers of a study have when they leave it.
    WithdrawalPolicy {
        /// Their answers are kept under the pseudonym.
        KeepOnly = "keep_only",
        /// They choose whether their answers are kept in the results.
        WorkerChooses = "worker_chooses",
        /// They choose as long as the study is not closed; after that the answers are kept.
        UntilClosing = "until_closing",
    }
}

words! {
    /// What happens to the answers of a worker who withdraws or is erased.
    AnswerChoice {
        /// They are kept in the results under the pseudonym.
        Keep = "keep",
        /// They are removed from all results and exports.
        Remove = "remove",
    }
}

/// The longest retention period of personal data that can be set, in days: ten years.
pub const LONGEST_RETENTION_DAYS: i64 = 3_650;

#[expect(clippy::derivable_impls, reason = "the macro that writes the enum has no place for a default")]
impl Default for WithdrawalPolicy {
    fn default() -> Self {
        Self::WorkerChooses
    }
}

impl WithdrawalPolicy {
    /// Whether workers can have their answers removed now.
    pub fn may_remove(self, state: StudyState) -> bool {
        match self {
            Self::KeepOnly => false,
            Self::WorkerChooses => true,
            Self::UntilClosing => state != StudyState::Closed,
        }
    }

    /// The sentence that is added to the consent form, in the worker's language.
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
