//! Refusals in the language of their reader.

use super::Locale;
use crate::Problem;

impl Locale {
    /// The text of a refusal in this language.
    pub fn refusal(self, problem: &Problem) -> String {
        match problem {
            Problem::SignIn => self.please_sign_in().to_owned(),
            Problem::NotFound => self.nothing_here().to_owned(),
            Problem::TooMany { seconds } => self.too_many(seconds),
            Problem::TooLarge { mebibytes } => self.too_large(mebibytes),
            Problem::BodyTooLarge { kibibytes } => self.body_too_large(kibibytes),
            Problem::Internal { trace } => self.our_fault(trace),
            Problem::Unavailable { seconds } => self.server_is_busy(seconds),
            Problem::Forbidden { rule: reason }
            | Problem::Invalid { reason, .. }
            | Problem::Conflict { reason }
            | Problem::Busy { reason, .. } => reason.in_locale(self),
        }
    }

    /// The title of a refusal in this language.
    pub const fn refusal_title(self, problem: &Problem) -> &'static str {
        match problem {
            Problem::SignIn => self.title_sign_in(),
            Problem::Forbidden { .. } => self.title_forbidden(),
            Problem::NotFound => self.title_not_found(),
            Problem::Invalid { .. } => self.title_invalid(),
            Problem::Conflict { .. } => self.title_conflict(),
            Problem::TooLarge { .. } | Problem::BodyTooLarge { .. } => self.title_too_large(),
            Problem::TooMany { .. } => self.title_too_many(),
            Problem::Busy { .. } | Problem::Unavailable { .. } => self.title_busy(),
            Problem::Internal { .. } => self.title_internal(),
        }
    }
}
