//! Numbers with a fixed number of digits, as every readable table shows them.

/// A number with this many digits after the point. A zero has no sign, also one that only rounding made: what reads
/// `-0.000` says that something is negative, and nobody can see how much.
///
/// # Example
/// ```
/// use tabular::number::fixed;
/// assert_eq!([fixed(-0.5714, 3), fixed(-0.0004, 3), fixed(-0.4, 0)], ["-0.571", "0.000", "0"]);
/// ```
pub fn fixed(value: f64, digits: usize) -> String {
    let mut text = format!("{value:.digits$}");
    if text.starts_with('-') && text[1..].bytes().all(|byte| matches!(byte, b'0' | b'.')) {
        text.remove(0);
    }
    text
}

/// The same with the sign for minus (U+2212), for text that is typeset: a hyphen is shorter than a plus, and lines may
/// break after it.
pub fn typeset(value: f64, digits: usize) -> String {
    fixed(value, digits).replace('-', "−")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_not_shown_as_zero_has_a_sign() {
        for (value, digits, text) in [
            (-0.0, 3, "0.000"),
            (-0.000_49, 3, "0.000"),
            (-0.000_51, 3, "-0.001"),
            (-0.4, 0, "0"),
            (-10.0, 0, "-10"),
            (-100.0, 2, "-100.00"),
            (0.5, 3, "0.500"),
            (f64::INFINITY, 2, "inf"),
            (f64::NEG_INFINITY, 2, "-inf"),
        ] {
            assert_eq!(fixed(value, digits), text);
        }
        assert_eq!([typeset(-1.25, 1), typeset(-0.01, 1)], ["−1.2", "0.0"]);
    }
}
