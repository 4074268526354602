//! The numbers in a text.

/// A number, or digits that are not one plain number.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Found<'a> {
    Number(f64),
    /// Such as `1-5`, `4,5`, `4/5`, `4th`, `½`.
    Odd(&'a str),
}

/// Finds every number. Digits in a word that begins with a letter (`GPT-4`) are no number.
pub(super) fn find(text: &str) -> Vec<Found<'_>> {
    let pieces = text.split(|c| !belongs(c));
    pieces.filter_map(|piece| of_piece(piece.trim_matches([',', '_', '\'', '’']).trim_end_matches('.'))).collect()
}

/// Whether a character can be part of a number or of a word with digits.
fn belongs(c: char) -> bool {
    c.is_alphanumeric() || c.is_numeric() || ".,_'’+-−–—/".contains(c)
}

fn of_piece(piece: &str) -> Option<Found<'_>> {
    let first = piece.chars().find(|c| c.is_alphanumeric() || c.is_numeric())?;
    if !piece.contains(char::is_numeric) || first.is_alphabetic() {
        return None;
    }
    Some(plain(piece).map_or(Found::Odd(piece), Found::Number))
}

/// A number that is the whole text: a sign, digits and a point, and nothing else.
pub(super) fn plain(text: &str) -> Option<f64> {
    let (sign, digits) = match text.strip_prefix(['-', '−']) {
        Some(digits) => (-1.0, digits),
        None => (1.0, text.strip_prefix('+').unwrap_or(text)),
    };
    let is_plain = digits.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.')
        && digits.matches('.').count() <= 1
        && digits.bytes().any(|byte| byte.is_ascii_digit());
    if !is_plain {
        return None;
    }
    digits.parse::<f64>().ok().filter(|number| number.is_finite()).map(|number| sign * number)
}
