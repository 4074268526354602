//! Patterns of weights: `*` is any run of characters, case and white space at the ends do not matter.

/// A category or severity as patterns compare it.
pub fn normal(text: &str) -> String {
    text.trim().to_lowercase()
}

/// Whether a text fits a pattern; both are [`normal`].
pub fn fits(pattern: &str, text: &str) -> bool {
    let Some((first, rest)) = pattern.split_once('*') else { return pattern == text };
    let Some(mut text) = text.strip_prefix(first) else { return false };
    let mut parts: Vec<&str> = rest.split('*').collect();
    let last = parts.pop().unwrap_or_default();
    for part in parts {
        // The first place is the best one: it leaves the most for the parts that follow.
        let Some(place) = text.find(part) else { return false };
        text = &text[place + part.len()..];
    }
    text.ends_with(last)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_star_is_any_run_of_characters() {
        for (pattern, text, is_fit) in [
            ("*", "", true),
            ("a", "a", true),
            ("a", "ab", false),
            ("fluency/*", "fluency/punctuation", true),
            ("fluency/*", "fluency", false),
            ("*/punctuation", "fluency/punctuation", true),
            ("f*/p*n", "fluency/punctuation", true),
            ("f*x*n", "fluency/punctuation", false),
            ("a*a", "a", false),
            ("é*", "été", true),
        ] {
            assert_eq!(fits(pattern, text), is_fit, "{pattern} {text}");
        }
    }
}
