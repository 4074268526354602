//! Texts in CSV files that people open with a spreadsheet.

use std::borrow::Cow;

/// A text that no spreadsheet takes for a formula: an apostrophe stands before a first character that would start one.
///
/// A text that looks like one already treated so is treated again: [`rearmed`] gives back every text as it was.
pub fn defused(text: &str) -> Cow<'_, str> {
    if is_formula(text.trim_start_matches('\'')) { Cow::Owned(format!("'{text}")) } else { Cow::Borrowed(text) }
}

/// The text that was [`defused`].
pub fn rearmed(text: &str) -> &str {
    let bare = text.strip_prefix('\'').filter(|rest| is_formula(rest.trim_start_matches('\'')));
    bare.unwrap_or(text)
}

fn is_formula(text: &str) -> bool {
    text.starts_with(['=', '+', '-', '@', '\t', '\r', '\n'])
}

/// A defused text in quotes, for reports made of a few lines.
pub fn quoted(text: &str) -> String {
    format!("\"{}\"", defused(text).replace('"', "\"\""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_defused_text_comes_back_as_it_was() {
        for text in ["", "a", "'a", "=1", "'=1", "''-x", "'", "''", "@", "\tx", "' =1", "a'=1"] {
            assert_eq!(rearmed(&defused(text)), text);
            assert!(!is_formula(&defused(text)), "{text:?}");
        }
    }
}
