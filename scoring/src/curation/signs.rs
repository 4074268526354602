//! Surface features of a text: whether it is a question.

use crate::text;

/// Whether a sentence of the text ends in a question mark.
pub fn is_question(text: &str) -> bool {
    let closers = |c: char| c.is_whitespace() || "!\"'»”’)]…".contains(c);
    text::sentences(text)
        .iter()
        .any(|sentence| sentence.trim_end_matches(closers).ends_with(['?', '؟', '？', '⁇', '⁈', '⁉']))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn questions_are_found_wherever_they_stand() {
        assert!(is_question("Ça va ? Moi oui."));
        assert!(is_question("sério?!") && is_question("(really?)") && is_question("そうですか？"));
        assert!(!is_question("what a film! i loved it"));
    }
}
