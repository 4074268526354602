//! How a text was typed, counted by the page on which it was written. What was typed is not kept, nor when.

use serde::{Deserialize, Serialize};

use crate::HitItemId;

/// The most that is counted of anything, so that sums over a study stay exact.
pub const MOST_COUNTED: u32 = 1_000_000;

/// How one text was typed, as far as one page saw it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TypingCounts {
    /// Characters that came by typing, corrections of the keyboard included.
    pub typed: u32,
    /// Characters that were pasted or dropped from elsewhere: not from the texts of the item or from what was already typed.
    pub pasted: u32,
    /// Times that something was pasted or dropped from elsewhere.
    pub pastes: u32,
    /// Pauses between two letters, each of at most two seconds.
    pub pauses: u32,
    /// Of these, the pauses that were as long as the one before, give or take a tenth.
    pub even_pauses: u32,
}

impl TypingCounts {
    /// The same with nothing above [`MOST_COUNTED`], and no more even pauses than pauses.
    #[must_use]
    pub fn bounded(self) -> Self {
        let most = |n: u32| n.min(MOST_COUNTED);
        let pauses = most(self.pauses);
        Self {
            typed: most(self.typed),
            pasted: most(self.pasted),
            pastes: most(self.pastes),
            pauses,
            even_pauses: self.even_pauses.min(pauses),
        }
    }
}

/// How the text that answers a question was typed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Typing {
    /// The item.
    pub item: HitItemId,
    /// The key of the question.
    pub question: String,
    /// The counts.
    #[serde(flatten)]
    pub counts: TypingCounts,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_bounded() {
        let odd = TypingCounts { typed: u32::MAX, pauses: 3, even_pauses: 9, ..TypingCounts::default() };
        let bounded = odd.bounded();
        assert_eq!((bounded.typed, bounded.pauses, bounded.even_pauses), (MOST_COUNTED, 3, 3));
    }
}
