//! What a text looks like: a question, an address.

use crate::text;

/// Whether a sentence of the text ends in a question mark.
pub fn is_question(text: &str) -> bool {
    let closers = |c: char| c.is_whitespace() || "!\"'»”’)]…".contains(c);
    text::sentences(text)
        .iter()
        .any(|sentence| sentence.trim_end_matches(closers).ends_with(['?', '؟', '？', '⁇', '⁈', '⁉']))
}

/// Whether a part of the text is an address of the web or of a mailbox.
pub fn has_address(text: &str) -> bool {
    text.split_whitespace().any(|part| {
        let part = part.to_lowercase();
        part.contains("://") || part.contains("www.") || is_mailbox(&part) || is_domain(&part)
    })
}

/// Whether a part looks like name@place.
fn is_mailbox(part: &str) -> bool {
    let inside = |side: &str| side.chars().any(char::is_alphanumeric);
    part.split_once('@')
        .is_some_and(|(name, place)| inside(name) && place.split_once('.').is_some_and(|(a, b)| inside(a) && inside(b)))
}

/// Whether a part looks like a domain without its scheme, such as `example.com/page`.
fn is_domain(part: &str) -> bool {
    const ENDINGS: [&str; 12] = ["com", "net", "org", "info", "br", "fr", "it", "eu", "uk", "ca", "tv", "io"];
    let host = part.split(['/', '?', '#']).next().unwrap_or_default();
    let host = host.trim_matches(|c: char| !c.is_alphanumeric());
    host.rsplit_once('.').is_some_and(|(name, ending)| {
        let valid = |c: char| c.is_alphanumeric() || c == '-' || c == '.';
        ENDINGS.contains(&ending) && name.chars().count() > 1 && name.chars().all(valid)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn questions_are_found_wherever_they_stand() {
        assert!(is_question("Ça va ? Moi oui."));
        assert!(is_question("sério?!") && is_question("(really?)") && is_question("そうですか？"));
        assert!(!is_question("what a film! i loved it"));
    }

    #[test]
    fn addresses_are_found_with_and_without_their_scheme() {
        for text in ["voir http://a.b", "on www.x.org", "vai em globo.com.br/tv", "me@mail.com ok"] {
            assert!(has_address(text), "{text}");
        }
        for text in ["fim.mas volte", "3.5 stars", "a@b", "it. it", "e.g. this"] {
            assert!(!has_address(text), "{text}");
        }
    }
}
