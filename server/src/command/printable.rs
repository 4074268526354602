//! Texts from outside on a terminal, which obeys control characters.

/// A text on one line: a space for each character that a terminal obeys, or that is invisible and changes what is around it.
pub fn printable(text: &str) -> String {
    text.chars().map(|c| if is_obeyed(c) { ' ' } else { c }).collect()
}

/// The same, but lines stay lines.
pub fn printable_lines(text: &str) -> String {
    text.replace("\r\n", "\n").chars().map(|c| if c != '\n' && is_obeyed(c) { ' ' } else { c }).collect()
}

/// Control characters, line ends, and marks that reverse the direction of text.
fn is_obeyed(c: char) -> bool {
    c.is_control() || matches!(c, '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_terminal_obeys_nothing_that_is_printed() {
        let odd = "a\u{1b}[2J\r\nb\tc\u{9b}31m\u{202e}d\u{7}";
        assert_eq!(printable(odd), "a [2J  b c 31m d ");
        assert_eq!(printable_lines(odd), "a [2J\nb c 31m d ");
        assert_eq!(printable("naïve „文“ 👩\u{200d}🔬"), "naïve „文“ 👩\u{200d}🔬", "texts stay as they are");
    }
}
