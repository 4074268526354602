//! The 13a tokenizer: the rules of NIST's mteval-v13a script, pass by pass as sacrebleu applies
//! them.
//!
//! All rules concern only ASCII characters, so the passes operate on bytes; a space is never inserted inside a
//! character.

use std::borrow::Cow;

use memchr::{memchr, memchr2};

/// The text with spaces around its tokens.
pub(super) fn tokenize(text: &str) -> String {
    points_apart(&marks_apart(&format!(" {} ", unescaped(text))))
}

/// The text on one line, with the four character entities of old test sets resolved.
fn unescaped(text: &str) -> Cow<'_, str> {
    const LINES: [(&str, &str); 3] = [("<skipped>", ""), ("-\n", ""), ("\n", " ")];
    const ENTITIES: [(&str, &str); 4] = [("&quot;", "\""), ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">")];
    if !text.contains(['<', '\n', '&']) {
        return Cow::Borrowed(text);
    }
    let rules = LINES.iter().chain(&ENTITIES);
    Cow::Owned(rules.fold(text.to_owned(), |text, (from, to)| text.replace(from, to)))
}

/// The first rule for Western languages: spaces around every ASCII punctuation mark except `'`, `,`, `-` and `.`.
pub(crate) fn marks_apart(text: &str) -> String {
    let mut out = Vec::with_capacity(text.len() + text.len() / 4);
    for &byte in text.as_bytes() {
        if matches!(byte, b'!'..=b'&' | b'('..=b'+' | b'/' | b':'..=b'@' | b'['..=b'`' | b'{'..=b'~') {
            out.extend([b' ', byte, b' ']);
        } else {
            out.push(byte);
        }
    }
    String::from_utf8(out).expect("spaces were added beside ASCII only")
}

/// The other rules: `.` and `,` are separated unless preceded, or followed, by a digit; `-` is separated after a digit.
pub(crate) fn points_apart(text: &str) -> String {
    let mut parted = Cow::Borrowed(text.as_bytes());
    if memchr2(b'.', b',', &parted).is_some() {
        let before = pairs(&parted, |a, b| !a.is_ascii_digit() && is_point(b), ["", " ", " "]);
        parted = Cow::Owned(pairs(&before, |a, b| is_point(a) && !b.is_ascii_digit(), [" ", " ", ""]));
    }
    if memchr(b'-', &parted).is_some() {
        parted = Cow::Owned(pairs(&parted, |a, b| a.is_ascii_digit() && b == b'-', ["", " ", " "]));
    }
    String::from_utf8(parted.into_owned()).expect("spaces were added beside ASCII only")
}

/// Rewrites matching pairs of adjacent bytes, from left to right without overlap, by inserting the strings before,
/// between and after them.
///
/// A match never splits a character: its first byte ends a character, or its second byte is ASCII.
fn pairs(text: &[u8], matches: impl Fn(u8, u8) -> bool, around: [&str; 3]) -> Vec<u8> {
    let mut out = Vec::with_capacity(text.len() + text.len() / 4);
    let mut rest = text;
    while let [a, tail @ ..] = rest {
        match tail {
            [b, tail @ ..] if matches(*a, *b) => {
                out.extend(around[0].bytes());
                out.push(*a);
                out.extend(around[1].bytes());
                out.push(*b);
                out.extend(around[2].bytes());
                rest = tail;
            }
            _ => {
                out.push(*a);
                rest = tail;
            }
        }
    }
    out
}

/// Whether a byte is a full stop or a comma.
fn is_point(byte: u8) -> bool {
    matches!(byte, b'.' | b',')
}

#[cfg(test)]
mod tests {
    use super::super::split;
    use super::*;

    fn tokens(text: &str) -> Vec<String> {
        split(&tokenize(text)).map(str::to_owned).collect()
    }

    /// Expected values from sacrebleu 2.6.0, `Tokenizer13a`.
    #[test]
    fn the_rules_are_sacrebleus() {
        assert_eq!(tokens("Hello, world!"), ["Hello", ",", "world", "!"]);
        assert_eq!(
            tokens("3.14 is 1,000-2,000 (or so)..."),
            ["3.14", "is", "1,000", "-", "2,000", "(", "or", "so", ")", ".", ".", "."]
        );
        assert_eq!(tokens("l'été, à 5.\u{a0}fin"), ["l'été", ",", "à", "5", ".", "fin"]);
        assert_eq!(tokens("&quot;R&amp;B&quot;"), ["\"", "R", "&", "B", "\""]);
        assert_eq!(tokens("well-known a-\nb"), ["well-known", "ab"]);
    }
}
