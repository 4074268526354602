//! The characters that every bank in SEPA accepts: `a-z A-Z 0-9 / - ? : ( ) . , ' +` and the space.
//!
//! - Letters with accents and letters of other scripts become Latin letters: `Müller` is `Muller`, `Łódź` is `Lodz`,
//!   `Νίκος` is `Nikos`.
//! - Dashes become `-`, apostrophes and quotation marks become `'`, `&` becomes `+`, `_` becomes `-`. White space and
//!   control characters become one space. Invisible characters are left out.
//! - Every other character becomes `.`, as [`REPLACEMENT`] says: currency signs, `@`, emoji.

use std::borrow::Cow;

use deunicode::deunicode_char;
use unicode_normalization::char::is_combining_mark;

/// What is written instead of a character that banks do not accept.
pub const REPLACEMENT: &str = ".";

/// Whether banks accept the character.
pub const fn is_accepted(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '/' | '-' | '?' | ':' | '(' | ')' | '.' | ',' | '\'' | '+' | ' ')
}

/// A text in the accepted characters, cut to this many, without white space around it.
///
/// ```
/// use payfile::sepa::latin::text;
/// assert_eq!(text(" Zoë  Müller-Łukasz & Söhne 🚀", 70), "Zoe Muller-Lukasz + Sohne .");
/// ```
pub fn text(text: &str, most: usize) -> String {
    let mut written = String::new();
    for c in text.chars() {
        for c in latin(c).chars() {
            if c != ' ' || !(written.is_empty() || written.ends_with(' ')) {
                written.push(c);
            }
        }
        if written.len() > most {
            break;
        }
    }
    written.truncate(most);
    written.truncate(written.trim_end().len());
    written
}

/// Whether a text in these characters has a letter or a digit.
pub fn says_something(text: &str) -> bool {
    text.bytes().any(|byte| byte.is_ascii_alphanumeric())
}

/// Whether the character only says how others are joined or in which direction they are written. Such characters are
/// pasted along with a text, and nobody sees them.
pub(super) const fn is_invisible(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
}

/// A character in the accepted ones; nothing for an accent of its own and for what is invisible.
fn latin(c: char) -> Cow<'static, str> {
    match c {
        c if is_accepted(c) => String::from(c).into(),
        c if c.is_whitespace() || c.is_control() => " ".into(),
        '&' => "+".into(),
        '"' | '`' | '´' | '‘' | '’' | '‚' | '‛' | '“' | '”' | '„' | '«' | '»' | '‹' | '›' => {
            "'".into()
        }
        '_' | '‐'..='―' | '−' => "-".into(),
        c if is_combining_mark(c) || is_invisible(c) => "".into(),
        c if c.is_alphanumeric() => {
            let letters = deunicode_char(c).filter(|letters| says_something(letters)).unwrap_or(REPLACEMENT);
            letters.replace(|c| !is_accepted(c), REPLACEMENT).into()
        }
        _ => REPLACEMENT.into(),
    }
}

#[cfg(test)]
mod tests {
    use unicode_normalization::UnicodeNormalization as _;

    use super::*;

    #[test]
    fn letters_become_latin_letters() {
        for (typed, written) in [
            ("Renée Größe", "Renee Grosse"),
            ("Łukasz Żółć", "Lukasz Zolc"),
            ("Ðorđe Þór Æsir Øre", "Dorde Thor AEsir Ore"),
            ("Νίκος", "Nikos"),
            ("Иван", "Ivan"),
            ("e\u{301}a\u{308}", "ea"),
            ("ﬁn ①", "fin 1"),
            ("O’Brien “x”", "O'Brien 'x'"),
            ("a_b – c", "a-b - c"),
            ("\u{202a}Ann\u{200b}a\u{ad}bel\u{202c}", "Annabel"),
        ] {
            assert_eq!(text(typed, 70), written);
        }
    }

    #[test]
    fn a_letter_is_the_same_whether_its_accent_is_a_character_of_its_own_or_not() {
        for typed in ["한국", "Йод", "Renée"] {
            let apart: String = typed.nfd().collect();
            assert_ne!(apart, typed);
            assert_eq!(text(&apart, 70), text(typed, 70));
        }
        assert_eq!(text("한국", 70), "hangug");
    }

    #[test]
    fn what_cannot_be_written_is_replaced_visibly() {
        assert_eq!(text("5 € <b> 🚀@", 70), "5 . .b. ..");
        assert_eq!(text("a\u{0}\u{7}b\n\tc", 70), "a b c");
        assert!(!says_something(&text("🚀🚀", 70)) && !says_something(&text("", 70)));
    }

    #[test]
    fn a_text_is_cut_where_the_bank_stops_reading() {
        assert_eq!(text(&"ß".repeat(100), 7), "sssssss");
        assert_eq!(text("abc def", 4), "abc");
        assert_eq!(text(&"中".repeat(10_000), 10), "Zhong Zhon");
    }
}
