//! Codes as people type them.

/// A code of [`readable_code`](crate::Engine::readable_code) as it was made, however it was typed: spaces, hyphens, small
/// letters, letters that look like digits, and digits of other scripts; at most so many characters.
pub(crate) fn typed(code: &str, most: usize) -> String {
    let as_made = |c: char| match digit(c).to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        other => other,
    };
    code.chars().map(as_made).filter(char::is_ascii_alphanumeric).take(most).collect()
}

/// The European digit for one of the keyboards of the interface's languages.
fn digit(c: char) -> char {
    // Arabic, Persian, Devanagari, full width.
    let zeros = [0x660_u32, 0x6f0, 0x966, 0xff10];
    let found = zeros.iter().find_map(|zero| u32::from(c).checked_sub(*zero).filter(|n| *n < 10));
    found.and_then(|n| char::from_digit(n, 10)).unwrap_or(c)
}

#[cfg(test)]
mod tests {
    use super::typed;

    #[test]
    fn a_code_is_read_however_it_is_typed() {
        assert_eq!(typed(" 7qk2-mo1l w9 ", 32), "7QK2M011W9");
        for six in ["123456", "123 456", "\u{661}\u{662}\u{663}\u{664}\u{665}\u{666}", "１２３４５６", "१२३४५६"]
        {
            assert_eq!(typed(six, 32), "123456", "{six}");
        }
        assert_eq!(typed(&"7".repeat(100_000), 32).len(), 32);
    }
}
