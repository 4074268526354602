//! The intl tokenizer: the rules of NIST's mteval-v14 script, by Unicode's categories.

use unicode_properties::{GeneralCategoryGroup, UnicodeGeneralCategory};

/// The classes of characters in the rules.
#[derive(Clone, Copy, PartialEq)]
enum Class {
    Number,
    Punctuation,
    Symbol,
    Other,
}

/// Adds spaces around punctuation that is not adjacent to a number, then around symbols.
///
/// A mark after the last number of a text is not separated ("in 1999."), as in the script.
pub(super) fn tokenize(text: &str) -> String {
    use Class::{Number, Punctuation};
    let text: Vec<(char, Class)> = text.chars().map(|c| (c, class(c))).collect();
    let before = pairs(&text, |a, b| a != Number && b == Punctuation, false);
    let after = pairs(&before, |a, b| a == Punctuation && b != Number, true);
    let mut out = String::with_capacity(after.len() + after.len() / 4);
    for (c, class) in after {
        if class == Class::Symbol {
            out.extend([' ', c, ' ']);
        } else {
            out.push(c);
        }
    }
    out
}

/// Separates adjacent characters that match, from left to right without overlap: adds a space between them, and another
/// before (`leading`) or after them.
fn pairs(text: &[(char, Class)], matches: impl Fn(Class, Class) -> bool, leading: bool) -> Vec<(char, Class)> {
    const SPACE: (char, Class) = (' ', Class::Other);
    let mut out = Vec::with_capacity(text.len() + text.len() / 4);
    let mut rest = text;
    while let [a, tail @ ..] = rest {
        match tail {
            [b, tail @ ..] if matches(a.1, b.1) => {
                out.extend(if leading { [SPACE, *a, SPACE, *b] } else { [*a, SPACE, *b, SPACE] });
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

/// The class of a character.
fn class(c: char) -> Class {
    if c.is_ascii_alphabetic() || c == ' ' {
        return Class::Other;
    }
    match c.general_category_group() {
        GeneralCategoryGroup::Number => Class::Number,
        GeneralCategoryGroup::Punctuation => Class::Punctuation,
        GeneralCategoryGroup::Symbol => Class::Symbol,
        _ => Class::Other,
    }
}

#[cfg(test)]
mod tests {
    use super::super::split;
    use super::*;

    /// Expected values from sacrebleu 2.6.0, `TokenizerV14International`.
    #[test]
    fn the_rules_are_sacrebleus() {
        let tokens = |text: &str| split(&tokenize(text)).map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(tokens("«Ça va?» 1,5€!"), ["«", "Ça", "va", "?", "»", "1,5", "€", "!"]);
        assert_eq!(tokens("in 1999."), ["in", "1999."]);
        assert_eq!(tokens("a...b"), ["a", ".", ".", ".", "b"]);
        assert_eq!(tokens("यह है।"), ["यह", "है", "।"]);
    }
}
