//! The code with which a person without an account comes back to an anonymous link.

/// Its characters: 80 bits.
pub(super) const LENGTH: usize = 16;

/// A code as it was made, however it was typed: spaces, hyphens, small letters, and letters that look like digits.
pub(super) fn typed(code: &str) -> String {
    let as_made = |c: char| match c.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        other => other,
    };
    code.chars().filter(char::is_ascii_alphanumeric).take(2 * LENGTH).map(as_made).collect()
}

#[cfg(test)]
mod tests {
    use super::typed;

    #[test]
    fn a_code_is_read_however_it_is_typed() {
        assert_eq!(typed(" 7qk2-mo1l w9 "), "7QK2M011W9");
    }
}
